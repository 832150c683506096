"""What is printed on the components of a game, before any language is chosen."""

from typing import NamedTuple

from dreamtable.telling.words import Word

Text = list[Word]
"""Paragraphs."""


class Part(NamedTuple):
    """A part of a component that moves and events name by itself: a pattern to make, a box to fill."""

    ref: str
    """As moves name it: `program:12`."""
    sort: str
    drawn: str = ""
    """What is drawn on it, as the boards of the game read it."""
    text: Text = []


class Thing(NamedTuple):
    """A component as it may be read: at any time without a secret side, or sealed until it is revealed."""

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
    parts: list[Part] = []

    def read(self) -> Text:
        """Return what is read aloud of it: its story, then what it says."""
        return [*((self.flavour,) if self.flavour is not None else ()), *self.text]


class Space(NamedTuple):
    """A place on a printed board: what can be read there, and where it lies on the picture."""

    thing: Thing
    x: int
    y: int
    """In the measures that the game's boards draw with."""


class Path(NamedTuple):
    """A way between two spaces, by their numbers."""

    ends: tuple[int, int]
    type: str


class Printed(NamedTuple):
    """What is printed on the components of a game, by number, and on its board."""

    things: list[Thing] = []
    spaces: list[Space] = []
    paths: list[Path] = []
    parts: list[Part] = []
    """What is printed for everybody, on no component of its own."""
