"""What a game tells of its matches when they are over: the numbers that went up and down, and the deeds.

A game computes it from what a seat sees and was told, so it can't tell more than the seat knows; every client
only shows it.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from dreamtable.kernel.model import Event, Seat
from dreamtable.telling.words import Word


class Gauge(NamedTuple):
    """A number whose course is worth a look, as everybody sees it."""

    word: Word
    value: int
    most: int = 0
    """What it goes up to; 0 if that is only known at the end."""
    seat: Seat | None = None
    """Whose number it is; None for that of the whole table."""


class Deeds(NamedTuple):
    """What became of a match, in words."""

    seats: list[list[Word]]
    """By seat: what it was and what it did."""
    together: list[Word]
    """What was reached, for all."""


class Chosen(NamedTuple):
    """A way that was taken where a story forked."""

    taken: Word
    left: list[Word]
    """The ways that were read beside it, and that nobody went."""
    answer: Word | None = None
    """What was told in answer, where no page does that."""


class Evening(NamedTuple):
    """A match as a chapter of the book that a group makes, besides what was read and chosen in it."""

    picture: str
    """By what its picture is known."""
    title: Word
    opening: Word
    """What was told before everything else; it is no secret."""
    closing: str
    """The page on which it ended, by its id; nothing if it ended on none."""
    carried: list[list[Word]]
    """By seat: who it was, then what it had in the end."""
    together: list[Word]
    """What all had together in the end."""
    doors: list[Word]
    """What was seen and never opened, by what stands on it; nothing of what lies behind."""


def nothing_chosen(_event: Event) -> Chosen | None:
    """Return what was chosen when an event happened, in a game that does not say."""
    return None


class Annals(NamedTuple):
    """What a game tells of its matches."""

    gauges: Callable[[Any], list[Gauge]]
    """From the view of a watcher to its numbers: always the same ones in the same order, or none yet."""
    deeds: Callable[[Any, Sequence[Event]], Deeds]
    """From the view of a seat at the end and all that it was told to what became of it."""
    evening: Callable[[Any, Sequence[Event]], Evening | None] | None = None
    """From the view of a watcher at the end and all that it was told to a chapter, where it has a story."""
    chosen: Callable[[Event], Chosen | None] = nothing_chosen
    """From an event to the way that was taken in the story, if one was."""
