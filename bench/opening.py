"""How long it takes to open a stored table: it should not matter how long its match is.

No match of the games there are lasts for thousands of answers, so this is a walk.
"""

import time
from collections.abc import Callable

import msgspec

from bench.storing import table_of
from dreamtable.kernel import (
    CHECKPOINT,
    Event,
    Game,
    Mode,
    Move,
    Options,
    Outcome,
    Rules,
    Script,
    Seat,
    State,
    at_once,
)
from dreamtable.kernel.rng import Chance
from dreamtable.server.journal import ANSWER, Chapter, Entry
from dreamtable.server.open_tables import CHAPTER_ANSWERS
from dreamtable.server.stored_match import StoredMatch, build_course
from dreamtable.telling import Telling, Word

LENGTHS = (20, 2_000)


class Walked(State):
    """How far everybody has walked, and where they have been."""

    steps: list[int]
    turn: Seat = 0


class Step(Move, frozen=True):
    """Walk a little."""

    by: int


class Stepped(Event, frozen=True):
    """Somebody has walked."""

    seat: Seat
    to: int


class WalkOptions(Options, frozen=True):
    """Nothing to choose."""


def _setup(_options: WalkOptions, seats: int, rng: Chance) -> Walked:
    return Walked(rng=rng.rng, steps=[0] * seats)


def _play(g: Game[Walked]) -> Script[None]:
    s = g.state
    while True:
        yield CHECKPOINT
        move = yield from g.ask(s.turn, [Step(0), Step(1), Step(2)], rule="WALK")
        if not move.by:
            g.end(Outcome([s.turn], s.steps, "stopped"))
        s.steps[s.turn] += move.by * (1 + g.rng.below(6))
        g.tell(Stepped, s.turn, s.steps[s.turn])
        s.turn = 1 - s.turn


def _view(s: Walked, _seat: Seat) -> Walked:
    return s


WALK = Rules(
    name="walk",
    modes=(Mode("rivals", range(2, 3)),),
    rules_version=1,
    options=WalkOptions,
    state=Walked,
    moves=Step,
    events=Stepped,
    setup=at_once(_setup),
    play=_play,
    view=_view,
    determinize=lambda _state, _seat, _rng: None,
    telling=Telling(
        name_of=lambda _view, kind, value: Word(f"{kind}-{value}"),
    ),
)


def stored(answers: int) -> tuple[list[Chapter], list[Entry]]:
    """Return what is stored of a walk of so many answers: its chapters and its journal."""
    course, entries, chapters = StoredMatch(WALK, table_of(WALK, 2, "walk")), list[Entry](), list[Chapter]()
    for number in range(answers):
        seat = course.match.due()[0]
        course.match.choose(seat, 1 + number % 2)
        move = msgspec.json.encode(course.match.journal[-1][2]).decode()
        entries.append(Entry("walk", number, ANSWER, seat, move, float(number), course.match.drawn))
        course.stored(entries[-1])
        while (draft := course.next_chapter(CHAPTER_ANSWERS)) is not None:
            chapters.append(draft.chapter("walk"))
            course.written(chapters[-1])
    return chapters, entries


def opening(answers: int) -> Callable[[], StoredMatch]:
    """Return what opens a table as it stands after so many answers, from what is read of it."""
    chapters, entries = stored(answers)
    last = chapters[:-3:-1]
    since = [entry for entry in entries if entry.number >= last[-1].entries]

    def work() -> StoredMatch:
        course = build_course(WALK, table_of(WALK, 2, "walk"), last, since)
        if course is None or course.match.answers != answers:
            raise AssertionError("The walk was not opened where it stood.")
        return course

    return work


def figures(rounds: int) -> list[tuple[str, float, str]]:
    """Return how long it takes to open a short table and a long one."""
    rows = []
    for answers in LENGTHS:
        work, best = opening(answers), float("inf")
        for _ in range(rounds):
            begun = time.process_time()
            work()
            best = min(best, time.process_time() - begun)
        rows.append((f"open-{answers}", best * 1e3, "ms"))
    return rows
