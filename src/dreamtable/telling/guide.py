"""What a table tells somebody who sits there: who one is, what one wants, what threatens, what a move means.

A game computes it from the view of a seat, so it can't tell more than the seat sees; every client only
shows it.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Literal, NamedTuple

from dreamtable.kernel.model import Menu, Move
from dreamtable.telling.words import Word


class Alarm(IntEnum):
    """How near the danger is."""

    CALM = 0
    NEAR = 1
    NEXT = 2
    """The next answer may bring it about."""


class Belonging(NamedTuple):
    """Something that the group has with it."""

    ref: str
    """What it is, as in `card:40`."""
    word: Word
    """What it is called, and who carries it, if it is one of them."""


class Standing(NamedTuple):
    """How it stands for a seat, a line each."""

    side: str
    """What the seat is, by a name that stays: when it changes, the player is told and confirms it."""
    role: Word
    goal: Word
    danger: Word
    alarm: Alarm = Alarm.CALM
    steps: tuple[int, int] = (0, 0)
    """Of a goal that counts: how many steps were taken, and how many it takes."""
    belongings: tuple[Belonging, ...] = ()
    """What the group has with it for its goal."""


class Note(NamedTuple):
    """Something that can be known of a move before it is made."""

    kind: Literal["price", "chance", "change", "warning"]
    """What it costs, what dice may bring, what it surely changes, or why it is hardly ever meant."""
    word: Word


class Explanation(NamedTuple):
    """What a thing is that a move, an event or the board names."""

    title: Word
    text: list[Word]
    """Paragraphs."""


class Prospect(NamedTuple):
    """Something that a seat can bring about by its next moves, for whoever asks to be helped to see it."""

    word: Word
    """What it is, and what it brings."""
    refs: tuple[str, ...]
    """What on the table it is made of (`cell:3`), and where it comes from."""
    moves: tuple[Move, ...] = ()
    """The way there: moves of the seat, in their order; none for what is there already."""


class Sign(NamedTuple):
    """What a board can draw of something that is foretold."""

    kind: Literal["walk", "hurt", "close", "change"]
    """A figure walks, somebody is hurt, somebody's cards are closed to them, something becomes another."""
    refs: tuple[str, ...]
    """Whom or what it concerns (`seat:1`); of a walk the figure, and the places that it comes through."""
    num: int = 0
    sure: bool = True
    """Whether it comes in any case, and not only as dice may fall."""


class Foretold(NamedTuple):
    """Something that comes by itself if nobody does anything about it."""

    ref: str
    """What on the table announces it, as in `turn-step:1`."""
    word: Word
    signs: tuple[Sign, ...] = ()


class Proposal(NamedTuple):
    """A whole deed as one answer: all that it takes, for whoever wishes for nothing but its end."""

    word: Word
    notes: list[Note]
    """What it takes and wastes, and what may come of it."""
    refs: tuple[str, ...]
    """What it leads through and takes: `space:12`, `card:40`."""
    moves: tuple[Move, ...] = ()
    """The answers that it consists of, in their order."""
    goes_on: bool = False
    """Whether it leads further than these answers: the same wish is proposed again once they are given."""


class Proposing(NamedTuple):
    """How a game makes proposals: what can be wished for, and by which answers it comes about."""

    wishes: Callable[[Any, Menu], list[str]]
    """From a view and a menu to the things that can be wished for, such as `space:12`."""
    plan: Callable[[Any, str], Sequence[Move]]
    """From a view and a wish to the answers that it takes; none if it can't be had."""
    told: Callable[[Any, str, Sequence[Move]], Proposal]
    """From a view, a wish and the answers that hold, to what is proposed."""
    picks: tuple[type[Move], ...] = ()
    """Answers of a plan that are asked for only where there is a choice."""


class Guide(NamedTuple):
    """What a game tells its players besides its rules."""

    standing: Callable[[Any], Standing]
    """From a view to how it stands for its seat."""
    notes: Callable[[Any, Move, str], list[Note]]
    """From a view, a move of its menu and the rule that asks, to what can be known of the move."""
    explain: Callable[[str, str], Explanation | None]
    """From the kind of a thing and its id, as in `die:17` or `track:deep`, to what everybody may read of it;
    None for what has no more to say than its name."""
    printed: frozenset[str] = frozenset()
    """What is printed on the board or on help cards, such as `track:deep`: it may be asked for at any time,
    and everything else once a view, a menu or an event has named it."""
    ends: tuple[type[Move], ...] = ()
    """Moves that decline or end something: on a menu they stand after all that can be done."""
    sources: Callable[[Any], list[str]] | None = None
    """From a view to the things whose text asks now; without it what asks is the chapter of the rule."""
    free: tuple[type[Move], ...] = ()
    """Moves that cost nothing, or nothing but what they name themselves: all others say their price."""
    copies: Callable[[Any, Move], int] | None = None
    """From a view and a move to how many alike it stands for, where a menu shows equal things once."""
    foretold: Callable[[Any], list[Foretold]] | None = None
    """From a view to what comes by itself if nobody does anything about it, in its order."""
    proposing: Proposing | None = None
    """How whole deeds are proposed to whoever wishes for something."""
    unasked: Callable[[Any, Menu, str], Move | None] | None = None
    """From a view, a menu and the rule that asks, to what goes without saying: all else would be in vain."""
    reason: Callable[[Any, Move], Word | None] | None = None
    """From a view and a move that is suggested to why it is a good one, as far as the seat can know."""


def price(key: str, **args: int | str | Word) -> Note:
    """Return what a move costs."""
    return Note("price", Word(key, dict(args)))


def odds(key: str, **args: int | str | Word) -> Note:
    """Return what dice may bring."""
    return Note("chance", Word(key, dict(args)))


def change(key: str, **args: int | str | Word) -> Note:
    """Return what a move surely changes."""
    return Note("change", Word(key, dict(args)))


def warning(key: str, **args: int | str | Word) -> Note:
    """Return why a move is hardly ever meant."""
    return Note("warning", Word(key, dict(args)))


def percent(part: float) -> int:
    """Return a share in percent, never quite 0 or 100 where it is not certain."""
    if part <= 0 or part >= 1:
        return 0 if part <= 0 else 100
    return min(max(round(100 * part), 1), 99)
