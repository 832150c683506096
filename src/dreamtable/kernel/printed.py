"""What is printed on the components of a game, before any language is chosen."""

from typing import NamedTuple

from dreamtable.kernel.words import Word

Text = list[Word]
"""Paragraphs."""


class Thing(NamedTuple):
    """A component as everybody may read it at any time: no secret side of it."""

    id: str
    kind: str
    name: Word | None = None
    title: Word | None = None
    """What follows the name."""
    text: Text = []
    back: Text = []
    """The other side, if it is no secret."""
    flavour: Word | None = None
    traits: Text = []
    figures: dict[str, int | str | Word] = {}


class Place(NamedTuple):
    """A space of a map of 1000 by 500."""

    id: str
    name: Word
    type: str
    number: int
    site: bool
    offers: Word | None
    x: int
    y: int


class Path(NamedTuple):
    """A path between two places, by their numbers."""

    ends: tuple[int, int]
    type: str


class Printed(NamedTuple):
    """The components of a game by number, and its map."""

    things: list[Thing]
    places: list[Place]
    paths: list[Path]
