"""Questions to the seats, and the scripts that ask them."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import NamedTuple, TypeVar, overload

import msgspec

from dreamtable.kernel.model import Event, Menu, Move, Seat

T = TypeVar("T")

Answer = tuple[Seat, int]
"""Who answers, and which entry of that seat's menu."""

REFRESH: Answer = (-1, -1)
"""Not an answer: the hidden part of the world was changed. Menus are to be offered anew, and secret answers
are open again."""
AGAIN: Answer = (-1, 0)
"""Not an answer: somebody has acted in another lane. Menus are to be offered anew."""


class LaterMenu(Sequence[Move]):
    """A menu that is made out when somebody looks at it: most answers are others', or given again.

    It must not come out empty.
    """

    __slots__ = ("_given", "_make", "_moves")

    def __init__(self, make: Callable[[], list[Move]]) -> None:
        self._make = make
        self._moves: list[Move] | None = None
        self._given: tuple[int, Move] | None = None

    def recall(self, choice: int, move: Move) -> None:
        """Know one of its entries, from an answer that was given before."""
        self._given = (choice, move)

    @property
    def moves(self) -> list[Move]:
        """The moves."""
        if self._moves is None:
            self._moves = self._make()
        return self._moves

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        given = self._given
        return given[1] if given is not None and given[0] == at else self.moves[at]


class Asked(NamedTuple):
    """What a seat is asked in lanes: the question, and in whose lane it is asked."""

    question: "Question"
    lane: Seat


class Question(msgspec.Struct, gc=False):
    """Waits for one answer from any of the seats that have a menu."""

    menus: Mapping[Seat, Menu]
    rule: str
    about: Event | None = None
    """What it is about, if the rule alone does not say it."""
    sealed: int | None = None
    """How many secret answers to this question are in already; None if answers are open."""
    given: Mapping[Seat, int] | None = None
    """How often each seat has answered already, if answers of several are collected."""
    optional: frozenset[Seat] = frozenset()
    """Who may answer but need not: the match does not wait for them while others are to answer."""
    anew: bool = False
    """Whether its menus can be offered anew."""
    votes: Mapping[Seat, Move] | None = None
    """Who has voted for what so far; None if it is no vote."""
    silence: Move | None = None
    """What is taken for the answer of a seat that lets its time run out; None if somebody is to decide."""
    within: str = ""
    """The rule of the step, if it is asked in the midst of what a seat does there: who lets the time run out
    is silent there afterwards."""
    window: frozenset[Seat] | None = None
    """Who is asked in turn, also who has nothing to say, so that silence tells nothing; None if nobody is
    asked for that reason. Nobody is to be told who of them has answered before the last one has."""
    picks: int = 1
    """How many of these are picked in a row, with this one: they may be picked together and confirmed."""
    lanes: Mapping[Seat, Asked] | None = None
    """What each seat is asked, if several are in lanes of their own."""


Script = Generator[Question, Answer, T]
"""A piece of rules: asks questions on its way and returns a T."""


def _nothing() -> Script[None]:
    yield from ()


NOTHING_TO_DO = _nothing()
"""A script that is over: what rules return that find, before they ask, that there is nothing to do."""
next(NOTHING_TO_DO, None)  # over from the beginning, so that all matches can share it

CHECKPOINT = Question({}, "")
"""A quiet point: the state says everything, so rules started afresh on it go on in just the same way."""


def part_of(rule: str, seat: Seat, script: Script[None]) -> Script[None]:
    """Let a seat do what it has chosen in a step in which silence is an answer, by the rule of that step.

    If its time runs out in the midst of it, what is still open is decided for it, and then it is silent.
    """
    return script if script is NOTHING_TO_DO else _part_of(rule, seat, script)


def _part_of(rule: str, seat: Seat, script: Script[None]) -> Script[None]:
    answer: Answer | None = None
    while True:
        try:
            question = next(script) if answer is None else script.send(answer)
        except StopIteration:
            return
        if seat in question.menus:
            question.within = rule
        answer = yield question
