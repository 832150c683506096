"""A kind of component declares itself: a card, a tile, a sheet as it is written, and what it answers.

`Component` is the base of every struct that stands in a file of content. The box asks it for its pieces, its
sides, the messages that it needs, what is wrong with it and what it waits for; nobody else need know kinds.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from dreamtable import telling
from dreamtable.content.effects.control import Option
from dreamtable.content.effects.walking import parts_of
from dreamtable.content.pictures import Creature, Look, Picture, Portrait, default_of
from dreamtable.content.pictures.words import Thing
from dreamtable.telling import Word

C = TypeVar("C", bound="Component")
NOTHING = -1
"""The number of no component, of no piece, of no step."""

Text = list[Word]
"""Paragraphs."""


class NumberOf(NamedTuple):
    """Stands among figures for the number of another component, which the box knows."""

    id: str


Drawn = dict[str, int | str | Word | NumberOf]
"""What boards draw with, by name."""


class Shown(Enum):
    """Who may read a side."""

    PRINTED = "everybody, at any time"
    SEALED = "nobody before a match reveals it"
    ALOUD = "everybody, but it is only read when something happens"


class Side(NamedTuple):
    """What can be read on one side of a component, or on a part of it that is revealed by itself."""

    id: str
    """By what it is asked for; of the printed side the id of the component."""
    shown: Shown = Shown.PRINTED
    kind: str = ""
    """What boards draw it as, where that is not the kind of the component."""
    name: Word | None = None
    title: Word | None = None
    """What follows the name."""
    text: Text = []
    back: Text = []
    """The other side, if it is no secret."""
    story: Word | None = None
    traits: Text = []
    figures: Drawn = {}
    with_pieces: bool = False
    """Whether the pieces of the component that have numbers can be read on it."""
    abridged: bool = False
    """Whether another side says the same and more."""
    pictured: bool = True
    """Whether the picture of the component may be on it: it is on the first side that says so."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A part of a component with a number of its own, since moves name it: an action, a program."""

    row: ClassVar[str] = "piece"
    """What moves and events call its kind: `program` in `program:12`."""
    card: int
    """The number of its component; NOTHING for what everybody has."""

    def printed(self, _ref: str) -> telling.Part | None:
        """Return it as boards draw it by itself; `ref` is what moves call it."""
        return None

    def figures(self, _number: int) -> Drawn:
        """Return what it adds to the figures of the side that it stands on."""
        return {}

    def messages(self) -> Iterable[str]:
        """Return what it needs in every language."""
        return ()


class Waits(NamedTuple):
    """What a component does while it is in play, each by what it waits for, changes or forbids."""

    events: Mapping[str, tuple[Any, ...]] = {}
    changes: Mapping[str, tuple[Any, ...]] = {}
    cannot: Mapping[str, tuple[Any, ...]] = {}


class Everything:
    """All components that lie in a box together, by id and by kind, before they have numbers."""

    def __init__(self, components: Iterable[object]) -> None:
        self.cards = list(components)
        self._kinds: dict[type[Component], dict[str, Component]] = {}
        for one in self.cards:
            if isinstance(one, Component):
                self._kinds.setdefault(type(one), {})[one.id] = one

    def of(self, kind: type[C]) -> dict[str, C]:
        """Return all components of a kind by their ids, in the order in which they are written."""
        found: dict[str, C] = {}
        for one, components in self._kinds.items():
            if issubclass(one, kind):
                found |= {id_: card for id_, card in components.items() if isinstance(card, kind)}
        return found


KINDS: list["type[Component]"] = []
"""Every class of components that was written, in this order."""


class Component(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab", tag_field="kind"
):
    """A component of a box: the base of every kind, which says of itself what is asked here."""

    row: ClassVar[str] = "card"
    """In which row of numbers it stands, as moves name it: `card:12`."""
    on_board: ClassVar[bool] = False
    """Whether it is a part of the board, which packs can't bring."""
    usual: ClassVar[Look] = Picture(things=("card",))
    """How components of its kind look that have no picture of their own."""

    id: str
    picture: Picture | None = None
    """What is drawn on it: a place and things."""
    portrait: Portrait | None = None
    """What is drawn on it: somebody."""
    creature: Creature | None = None
    """What is drawn on it: a monster, a figure of a dream, a machine."""
    marks: tuple[Thing, ...] = ()
    """Small pictures on it."""

    def __init_subclass__(cls) -> None:
        """Remember the kind, so that writing its class is enough."""
        KINDS.append(cls)

    @classmethod
    def kind(cls) -> str:
        """Return what its kind is called in content."""
        return str(cls.__struct_config__.tag)

    # What it is

    def name(self) -> Word:
        """Return what it is called."""
        return Word(f"card-{self.id}")

    def how_many(self) -> int:
        """Return how many of it lie in the box, each with a number of its own."""
        return 1

    def sort(self) -> str:
        """Return what components of its kind are told apart by when decks are made of them."""
        return ""

    def refs(self, numbers: Iterable[int]) -> Iterator[str]:
        """Return what its copies are called in moves and events, by their numbers."""
        return (f"{self.row}:{number}" for number in numbers)

    # How it looks

    def looks(self) -> list[Look]:
        """Return what is written about how it looks: once, or not at all."""
        return [one for one in (self.portrait, self.creature, self.picture) if one is not None]

    def own_look(self) -> Look | None:
        """Return what is drawn on it and on nothing else of its kind."""
        return next(iter(self.looks()), None)

    def look(self) -> Look:
        """Return what is drawn on it; without a picture of its own what its kind looks like."""
        return self.own_look() or default_of(self.usual, self.id)

    def alt(self) -> Word:
        """Return what can be seen on it, for those who hear it."""
        return self.look().alt(self.marks)

    def art(self) -> Drawn:
        """Return its picture as boards draw it, and what can be seen on it."""
        marks = {"marks": ",".join(self.marks)} if self.marks else {}
        return {"art": self.look().drawn(), "alt": self.alt(), **marks}

    # What is made of it

    def pieces(self, _number: int) -> Iterable[Piece]:
        """Return its parts that have numbers of their own; `number` is that of the component."""
        return ()

    def waits(self) -> Waits:
        """Return what it waits for, changes and forbids while it is in play."""
        return Waits()

    def sides(self, _number: int) -> Iterator[Side]:
        """Return what can be read on it, side by side: the printed one first, if there is one."""
        yield Side(self.id, name=self.name())

    def set_up(self) -> Mapping[str, object] | None:
        """Return the options of a game in which it comes up, where the usual ones would not do."""
        return None

    # What must be so

    def messages(self) -> Iterator[str]:
        """Return what it needs in every language: what its sides are called, its stories, its choices."""
        for side in self.sides(NOTHING):
            for word in (side.name, side.title, side.story):
                if word is not None and not word.args:
                    yield word.key
        for piece in self.pieces(NOTHING):
            yield from piece.messages()
        for part in parts_of(self):
            if isinstance(part, Option) and part.label:
                yield f"label-{part.label}"

    def faults(self, _box: Everything) -> Iterator[str]:
        """Return what is wrong with it among all components, beyond its form and names that do not exist."""
        yield from ()

    # For authors

    def read(self) -> Iterator[Word]:
        """Return all that can be read on it: its name, then every side, a paragraph each."""
        for at, side in enumerate(self.sides(NOTHING)):
            if at == 0 and side.name is not None:
                yield side.name
            if not side.abridged:
                yield from (*side.text, *side.back)


def kinds_of(base: type[C]) -> dict[str, type[C]]:
    """Return the kinds of components of a game by what content calls them, in the order of their classes.

    A class that gives no tag is no kind itself, but what some kinds share.
    """
    kinds = [kind for kind in KINDS if issubclass(kind, base) and kind.kind() != kind.__name__]
    return {kind.kind(): kind for kind in kinds}
