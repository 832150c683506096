"""What a campaign shows of itself between two sessions, so that one wants to return."""

from typing import NamedTuple

from dreamtable.telling.words import Word


class Treasure(NamedTuple):
    """Something that a campaign has unlocked or won."""

    name: Word
    why: Word
    """What it is good for."""
    sort: str
    """What kind of thing it is, for its picture."""


class Reached(NamedTuple):
    """An ending that was reached."""

    id: str
    name: Word


class Shelf(NamedTuple):
    """What a campaign has seen of one of its stories; what it has not seen has no name here."""

    picture: str
    """By what its picture is known."""
    title: Word
    endings: list[Reached]
    """Those that were reached, the oldest first."""
    places: int
    """How many endings there are."""
    found: int = 0
    secrets: int = 0
    """How many secrets were found, of how many."""


class Poster(NamedTuple):
    """A session that a campaign promises."""

    name: str
    """By what its picture is known."""
    title: Word
    teaser: Word
    """What is told before anybody has played it; it is no secret."""
    facts: list[Word]
    """How long and how hard it is."""
    option: str = ""
    """The option by which it is chosen, where there is something to choose."""
    value: str = ""
    endings: int = 0
    """How many endings the group has found."""
    locked: Word | None = None
    """When it opens, if it is not open yet."""
