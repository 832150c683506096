"""What the gauntlet needs to know of each game: its variants, and what must always be true."""

import os
from collections.abc import Callable
from typing import Any, NamedTuple

from dreamtable.games import GAMES, rules_of
from dreamtable.games.eldritch.model import Difficulty, EldritchOptions, God, Numbers
from dreamtable.games.inception.model import InceptionOptions, Preset
from dreamtable.games.lucidity.model import Lord, LucidityOptions, Temptation
from dreamtable.kernel import AnyRules, Options
from eldritch.invariants import nothing_is_twice
from inception.invariants import components_are_conserved
from lucidity.invariants import dice_are_conserved

GAMES_PER_SEAT_COUNT = int(os.environ.get("GAUNTLET_GAMES", "8"))
ONLY = os.environ.get("GAUNTLET_GAME", "")


class Entry(NamedTuple):
    """A game in the gauntlet."""

    rules: AnyRules
    variants: list[Options]
    invariant: Callable[[Any], None]


def _entries() -> dict[str, Entry]:
    entries = {
        "lucidity": Entry(
            rules_of("lucidity"),
            [
                LucidityOptions(temptation=temptation, last_watch=last_watch, lord=lord)
                for temptation, last_watch, lord in zip(
                    [Temptation.NONE, Temptation.GREEN, Temptation.RED, Temptation.NONE],
                    [False, True, False, True],
                    Lord,
                    strict=True,
                )
            ],
            dice_are_conserved,
        ),
        "inception": Entry(
            rules_of("inception"),
            [
                InceptionOptions(),
                InceptionOptions(preset=Preset.FIRST_GAME, clockwise=True),
                InceptionOptions(lord=2),
                InceptionOptions(teaching=True),
            ],
            components_are_conserved,
        ),
        "eldritch": Entry(
            rules_of("eldritch"),
            [
                EldritchOptions(),
                EldritchOptions(ancient_one=God.RANDOM, random_investigators=True, starting_rumor=True),
                EldritchOptions(ancient_one=God.YOG_SOTHOTH, difficulty=Difficulty.HARD, open_cards=True),
                EldritchOptions(ancient_one=God.SHUB_NIGGURATH, numbers=Numbers.HARDER, final_alone=True),
            ],
            nothing_is_twice,
        ),
    }
    assert set(entries) == set(GAMES), "every game runs the gauntlet"
    return {name: entry for name, entry in entries.items() if ONLY in ("", name)}


ENTRIES = _entries()
TABLES = [(name, seats) for name, entry in ENTRIES.items() for seats in entry.rules.seats]
