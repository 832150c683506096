"""How a component looks: a picture of a place and things, a portrait, a creature; each tells what is seen."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_origin
from zlib import crc32

import msgspec

from dreamtable.content.pictures import words
from dreamtable.content.pictures.words import (
    Body,
    Clothes,
    Colour,
    Face,
    Gaze,
    Hair,
    Hide,
    Light,
    Part,
    Person,
    Place,
    Sky,
    Thing,
    Worn,
)
from dreamtable.telling import Word

L = TypeVar("L", bound="Look")
LISTS: dict[Any, str] = {one: name.lower() for name, one in vars(words).items() if get_origin(one) is Literal}
"""The closed vocabularies of pictures, each with what it is called on pages for authors."""
LIGHTS: tuple[Light, ...] = get_args(Light)
NO_PLACE = "paper"
"""The place of what is drawn on a plain ground: nothing is told about it."""
Hundredth = Annotated[int, msgspec.Meta(ge=0, le=100)]
Eyes = Annotated[int, msgspec.Meta(ge=0, le=9)]


def word(sort: str, name: str | None, **args: Word) -> Word | str:
    """Return what a word of a vocabulary is called."""
    return Word(f"art-{sort}-{name}", dict(args)) if name else "none"


class Set(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something at a certain place of a picture of 100 by 100: its middle, and how large it is."""

    thing: Thing
    x: Hundredth = 50
    y: Hundredth = 50
    size: Hundredth = 80

    def __str__(self) -> str:
        """Return it as boards read it."""
        return f"{self.thing}@{self.x}.{self.y}.{self.size}"


def _name(one: Thing | Set) -> str:
    return one.thing if isinstance(one, Set) else one


class Look(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """What is drawn on a component."""

    kind: ClassVar[str]
    light: Light | None = None

    def fields(self) -> Iterator[tuple[str, str]]:
        """Return what is written about it, field by field, as boards read it."""
        for field in msgspec.structs.fields(type(self)):
            value = getattr(self, field.name)
            if isinstance(value, tuple):
                value = ",".join(map(str, value))
            if value not in (None, ""):
                yield field.encode_name, str(value)

    def drawn(self) -> str:
        """Return it as boards draw it: `creature body:hound hide:rust eyes:2`."""
        return " ".join([self.kind, *(f"{name}:{value}" for name, value in self.fields())])

    def said(self) -> list[Word]:
        """Return what is seen, a sentence each."""
        raise NotImplementedError

    def alt(self, marks: tuple[Thing, ...] = ()) -> Word:
        """Return what is seen, with small marks on it last; never what it means."""
        said = self.said()
        if marks:
            said.append(Word("art-marks", {"things": [Word(f"art-thing-{mark}") for mark in marks]}))
        return Word("sequence", {"parts": said})


class Picture(Look, frozen=True, kw_only=True):
    """A place and the things in it, in the order in which eyes find them: the largest first."""

    kind: ClassVar[str] = "picture"
    place: Place = "paper"
    sky: Sky | None = None
    things: tuple[Thing | Set, ...] = ()

    def said(self) -> list[Word]:
        """Return the place, then what is there."""
        found: list[Word] = []
        if self.place != NO_PLACE:
            scene = {"place": self.place, "sky": self.sky, "light": self.light}
            found.append(Word("art-scene", {sort: word(sort, name) for sort, name in scene.items()}))
        if self.things:
            things = [Word(f"art-thing-{_name(one)}") for one in self.things]
            found.append(Word("art-things", {"things": things}))
        return found


class Portrait(Look, frozen=True, kw_only=True):
    """Somebody, from the chest upwards."""

    kind: ClassVar[str] = "portrait"
    person: Person = "person"
    face: Face = "oval"
    skin: Annotated[int, msgspec.Meta(ge=1, le=6)] = 3
    """From 1, the fairest, to 6, the darkest."""
    hair: Hair = "cropped"
    hair_colour: Colour = "black"
    clothes: Clothes = "coat"
    colour: Colour = "grey"
    """That of the clothes."""
    wears: tuple[Worn, ...] = ()
    holds: Thing | None = None
    look: Gaze = "ahead"

    def said(self) -> list[Word]:
        """Return who it is: face, hair, clothes, what is held, where the eyes go."""
        hair, coat = (Word(f"art-colour-{colour}") for colour in (self.hair_colour, self.colour))
        return [
            Word(
                "art-portrait",
                {
                    "person": word("person", self.person),
                    "face": word("face", self.face),
                    "hair": word("hair", self.hair, colour=hair),
                    "clothes": word("clothes", self.clothes, colour=coat),
                    "wears": [Word(f"art-worn-{one}") for one in self.wears],
                    "holds": word("thing", self.holds),
                    "look": word("gaze", self.look),
                },
            )
        ]


class Creature(Look, frozen=True, kw_only=True):
    """A monster, a figure of a dream, a machine."""

    kind: ClassVar[str] = "creature"
    body: Body
    hide: Hide = "iron"
    parts: tuple[Part, ...] = ()
    eyes: Eyes = 2
    bears: Thing | None = None

    def said(self) -> list[Word]:
        """Return what it is at first sight, then what is on it."""
        return [
            Word(
                "art-creature",
                {
                    "body": word("body", self.body),
                    "hide": word("hide", self.hide),
                    "parts": [Word(f"art-part-{one}") for one in self.parts],
                    "eyes": self.eyes,
                    "bears": word("thing", self.bears),
                },
            )
        ]


def default_of(usual: L, id_: str) -> L:
    """Return how a component looks that has no picture: as its kind usually does, in a light by its id."""
    return msgspec.structs.replace(usual, light=LIGHTS[crc32(id_.encode()) % len(LIGHTS)])
