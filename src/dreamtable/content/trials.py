"""Random games with new cards in the box: do they crash, do they end, do the cards come up?"""

import random
import time
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from dreamtable.kernel import AnyRules, Match
from dreamtable.telling import refs_in, refs_of

MOST_ANSWERS = 20_000
"""A game that asks more often than this will never end."""


SetUp = Mapping[str, object]
"""Options of a game, by name."""


class Trial(NamedTuple):
    """One random game; the same seed, seats and options give the same game again."""

    seed: str
    seats: int
    options: SetUp
    answers: int
    seconds: float
    crash: str
    """What went wrong, if something did."""
    seen: set[str]
    """The things that moves and events touched, and those that lay on the table in the end."""


def try_out(
    rules: AnyRules,
    seed: str,
    seats: int,
    mode: str | None = None,
    packs: Sequence[str] = (),
    options: SetUp | None = None,
) -> Trial:
    """Play one random game to its end."""
    begun = time.perf_counter()
    chance = random.Random(f"{seed} {seats}").randrange  # noqa: S311
    seen: set[str] = set()
    answers, crash = 0, ""
    options = options or {}
    try:
        match = Match(
            rules,
            seats,
            seed,
            rules.read_options(dict(options)),
            mode=mode,
            components=rules.components(packs),
            keeping=False,
        )
        try:
            while (question := match.question) is not None and answers < MOST_ANSWERS:
                for menu in question.menus.values():
                    for move in menu:
                        seen.update(refs_of(move))
                due = match.due()
                seat = due[chance(len(due))]
                match.choose(seat, chance(len(question.menus[seat])))
                answers += 1
        finally:
            for seat in range(seats):
                for _, event in match.events(seat):
                    seen.update(refs_of(event))
                seen |= refs_in(match.view(seat))
        if match.question is not None:
            crash = f"the game does not end: {MOST_ANSWERS:,} answers and still going"
    except Exception as error:  # noqa: BLE001
        crash = _told(error)
    return Trial(seed, seats, options, answers, time.perf_counter() - begun, crash, seen)


def _told(error: Exception) -> str:
    cause = error.__cause__ or error
    frames = traceback.extract_tb(cause.__traceback__)
    where = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(cause).__name__}: {cause}{where}"


def try_many(
    rules: AnyRules,
    seed: str,
    games: int,
    seats: int | None,
    watch: Callable[[Trial], None],
    mode: str | None = None,
    packs: Sequence[str] = (),
    set_ups: Sequence[SetUp] = (),
) -> list[Trial]:
    """Play random games, with all set-ups and numbers of players in turn, or one number of them."""
    trials = []
    counts = rules.seats_for(mode)
    set_ups = set_ups or [{}]
    for number in range(games):
        round_, at = divmod(number, len(set_ups))
        trial = try_out(
            rules,
            seed if games == 1 else f"{seed}-{number + 1}",
            seats if seats is not None else counts[round_ % len(counts)],
            mode,
            packs,
            set_ups[at],
        )
        watch(trial)
        trials.append(trial)
    return trials


def never_seen(names: Mapping[str, Iterable[str]], trials: Sequence[Trial]) -> list[str]:
    """Return the cards of which nothing was seen; `names` says what each is called in events and moves."""
    seen = {ref for trial in trials for ref in trial.seen}
    return [card for card, refs in names.items() if not seen.intersection(refs)]
