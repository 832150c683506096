"""Random games with new cards in the box: do they crash, do they end, do the cards come up?"""

import random
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from dreamtable.kernel import AnyRules, Match, refs_of

MOST_ANSWERS = 20_000
"""A game that asks more often than this will never end."""


class Trial(NamedTuple):
    """One random game; the same seed and seats give the same game again."""

    seed: str
    seats: int
    answers: int
    seconds: float
    crash: str
    """What went wrong, if something did."""
    seen: set[str]
    """The things that moves and events touched."""


def try_out(rules: AnyRules, seed: str, seats: int) -> Trial:
    """Play one random game to its end."""
    begun = time.perf_counter()
    chance = random.Random(f"{seed} {seats}").randrange  # noqa: S311
    seen: set[str] = set()
    answers, crash = 0, ""
    try:
        match = Match(rules, seats, seed, keeping=False)
        try:
            while (question := match.question) is not None and answers < MOST_ANSWERS:
                for menu in question.menus.values():
                    for move in menu:
                        seen.update(refs_of(move))
                seat = list(question.menus)[chance(len(question.menus))]
                match.choose(seat, chance(len(question.menus[seat])))
                answers += 1
        finally:
            for seat in range(seats):
                for _, event in match.events(seat):
                    seen.update(refs_of(event))
        if match.question is not None:
            crash = f"the game does not end: {MOST_ANSWERS:,} answers and still going"
    except Exception as error:  # noqa: BLE001
        crash = _told(error)
    return Trial(seed, seats, answers, time.perf_counter() - begun, crash, seen)


def _told(error: Exception) -> str:
    cause = error.__cause__ or error
    frames = traceback.extract_tb(cause.__traceback__)
    where = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(cause).__name__}: {cause}{where}"


def try_many(
    rules: AnyRules, seed: str, games: int, seats: int | None, watch: Callable[[Trial], None]
) -> list[Trial]:
    """Play random games with all numbers of players in turn, or one number of them."""
    trials = []
    for number in range(games):
        trial = try_out(
            rules,
            seed if games == 1 else f"{seed}-{number + 1}",
            seats if seats is not None else rules.seats[number % len(rules.seats)],
        )
        watch(trial)
        trials.append(trial)
    return trials


def never_seen(names: Mapping[str, Iterable[str]], trials: Sequence[Trial]) -> list[str]:
    """Return the cards of which nothing was seen; `names` says what each is called in events and moves."""
    seen = {ref for trial in trials for ref in trial.seen}
    return [card for card, refs in names.items() if not seen.intersection(refs)]
