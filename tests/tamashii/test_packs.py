"""A scenario from outside: a pack of data only is judged, and played to its end."""

import dataclasses
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec.structs import replace

from dreamtable.cli.authoring import Checked, play_trials
from dreamtable.content.component import Everything
from dreamtable.content.packs import check_pack, open_pack
from dreamtable.content.reading import convert
from dreamtable.content.trials import SetUp, try_many
from dreamtable.games.tamashii.cards import Guide
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.model import Table
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.terms import TONGUE
from dreamtable.kernel import Game, Script
from dreamtable.lang import LANGUAGES, Speaker

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "last-tram"

PLAY = """
import sys
from pathlib import Path
from dreamtable.content.packs import check_pack, open_pack
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.model import TamashiiOptions
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.box import CARDS
from dreamtable.kernel import Match, chance
verdict = check_pack(open_pack(Path(sys.argv[1])), CONTENT, ["en"])
CONTENT.box.add([one.card for one in verdict.placed])
for seats, mode in ((1, "solo"), (3, "cooperative")):
    for number in range(4):
        rng = chance(f"tram {number}")
        match = Match(RULES, seats, f"tram {number}", TamashiiOptions(guide="guide-z"), mode=mode)
        while match.question is not None:
            seat = match.due()[0]
            match.choose(seat, rng.below(len(match.menu(seat))))
        print(mode, CARDS[match.state.drawn[-1]].id, match.state.outcome.reason)
"""


def cards_of_pack() -> list[msgspec.Struct]:
    """Return the cards of the example."""
    raw = yaml.safe_load((EXAMPLE / "cards.yaml").read_text(encoding="utf-8"))
    return [convert(one, CONTENT.kinds[one["kind"]], TONGUE) for one in raw]


@pytest.mark.rule("TAM-SCE-13", "TAM-NOT-07")
def test_the_last_tram_is_right_in_every_language() -> None:
    verdict = check_pack(open_pack(EXAMPLE), CONTENT, list(LANGUAGES))
    assert not verdict.problems, verdict.problems


@pytest.mark.rule("TAM-SSU-01", "TAM-SCE-13")
def test_the_last_tram_is_played_to_its_end() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(EXAMPLE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.split("\n")[:-1]
    assert len(lines) == 8
    assert all(line.split()[1] in ("z03", "z04") for line in lines)


@pytest.mark.rule("TAM-SSU-01")
def test_the_check_plays_the_scenario_of_the_pack() -> None:
    command = [sys.executable, "-m", "dreamtable.cli", "check", str(EXAMPLE), "--games", "8", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "8 random games" in done.stdout
    never = done.stdout.partition("Never came up:")[2]
    assert "guide-z" not in never
    assert "z01" not in never


def test_each_scenario_of_a_pack_is_tried_in_turn() -> None:
    guide = next(one for one in cards_of_pack() if isinstance(one, Guide))
    both = [guide, replace(guide, id="guide-y")]
    assert CONTENT.set_ups([*both, *cards_of_pack()[1:]]) == [{"guide": "guide-z"}, {"guide": "guide-y"}]


def test_games_are_tried_with_every_set_up_at_every_number_of_players() -> None:
    set_ups: list[SetUp] = [{"guide": "guide-a"}, {"guide": "guide-b"}]
    rules = dataclasses.replace(RULES, play=breaking)
    trials = try_many(rules, "s", 6, None, lambda _: None, set_ups=set_ups)
    assert [(trial.seats, trial.options["guide"]) for trial in trials] == [
        (seats, guide) for seats in (1, 2, 3) for guide in ("guide-a", "guide-b")
    ]


def breaking(_g: Game[Table]) -> Script[None]:
    """Rules that fail at once."""
    yield from ()
    raise ZeroDivisionError("a card went wrong")


def test_a_game_that_fails_can_be_seen_again_in_its_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    rules = dataclasses.replace(RULES, play=breaking)
    set_ups: list[SetUp] = [{"guide": "guide-b"}]
    read = Checked(CONTENT, rules, check_pack(open_pack(EXAMPLE), CONTENT, ["en"]), ["tram"], ["en"])
    assert not play_trials(Speaker("en"), read, Path("tram"), "s", 1, 2, None, set_ups)
    assert (
        "dreamtable check tram --seed s --seats 2 --option guide=guide-b --games 1" in capsys.readouterr().out
    )


def wrong(change: str, to: str) -> Iterator[str]:
    """Return what is wrong with the example after a change of its text."""
    text = (EXAMPLE / "cards.yaml").read_text(encoding="utf-8")
    assert change in text
    raw = yaml.safe_load(text.replace(change, to))
    cards = [convert(one, CONTENT.kinds[one["kind"]], TONGUE) for one in raw]
    for card in cards:
        yield from CONTENT.faults(card, Everything(cards))


@pytest.mark.rule("TAM-SCE-13")
def test_what_is_wrong_with_a_scenario_is_told() -> None:
    assert list(wrong("corrupted: 8", "corrupted: 9")) == []
    assert list(wrong("[{time-set: 6}, {special: z05}]", "[{time-set: 6}]")) == [
        "nothing brings z05 into play."
    ]
    assert list(wrong("[3, 11, 14, 15, 17]", "[3, 11, 14, 15]")) == [
        "the map has 5 face-down places, but 4 tiles for them."
    ]
    assert "an else stands where no if" in " ".join(wrong('{if: "all(player@9)", do', "{do"))


def test_a_guide_that_names_no_card_is_refused() -> None:
    guide = next(one for one in cards_of_pack() if isinstance(one, Guide))
    assert list(CONTENT.faults(guide, Everything([guide]))) == [
        "no victory card can be drawn.",
        "no defeat card can be drawn.",
    ]


def test_the_cards_on_the_authors_page_are_those_of_the_pack() -> None:
    page = (EXAMPLE.parents[1] / "authors.md").read_text(encoding="utf-8")
    _, _, tram = page.partition("## A scenario of Tamashii")
    shown = re.findall(r"```yaml\n(.*?)```", tram, re.S)
    cards = (EXAMPLE / "cards.yaml").read_text(encoding="utf-8")
    assert len(shown) == 2
    assert all(one in cards for one in shown)
