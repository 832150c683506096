"""What a game declares about its things, so that views become numbers and moves become actions."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dreamtable.kernel import Event, kebab

OUTSIDE = -2
"""The class of what a domain does not hold."""


class Domain:
    """The classes that things fall into, such as the ten kinds of a hundred cards.

    `classes` gives the class of each thing by its number; things of one class look the same to everybody.
    """

    __slots__ = ("classes", "keys", "names")

    def __init__(
        self, names: Sequence[str], classes: Sequence[int] | Mapping[object, int] | None = None
    ) -> None:
        self.names = tuple(names)
        self.keys: Mapping[object, int] | None = None
        self.classes: tuple[int, ...] = ()
        if classes is None:
            self.classes = tuple(range(len(names)))
        elif isinstance(classes, Mapping):
            self.keys = classes
        else:
            self.classes = tuple(classes)

    def __len__(self) -> int:
        return len(self.names)


def numbers(first: int, last: int) -> Domain:
    """Return the domain of a number from `first` to `last`."""
    every = range(first, last + 1)
    return Domain([str(number) for number in every], {number: place for place, number in enumerate(every)})


def members(cls: type[enum.Enum]) -> Domain:
    """Return the domain of an enum."""
    names = [kebab(member.name) for member in cls]
    if issubclass(cls, enum.IntEnum) and min(cls) >= 0:
        classes = [OUTSIDE] * (max(cls) + 1)
        for place, member in enumerate(cls):
            classes[member] = place
        return Domain(names, classes)
    return Domain(names, {member: place for place, member in enumerate(cls)})


def named(keys: Sequence[str]) -> Domain:
    """Return the domain of things that go by names."""
    return Domain(keys, {key: place for place, key in enumerate(keys)})


# How a field is written down where its type alone does not say it


@dataclass(frozen=True)
class Each:
    """A list whose places have a meaning: each entry by itself, the places that are not there as zeros."""

    count: int


@dataclass(frozen=True)
class EachSeat:
    """A list by seat: each entry by itself, the own one first and then on in the order of seats."""


@dataclass(frozen=True)
class Counts:
    """A list of things whose order does not matter: how many of each class of the domain."""

    domain: str


@dataclass(frozen=True)
class First:
    """A list of things in order: the class of each of the first so many."""

    count: int
    domain: str | None = None


@dataclass(frozen=True)
class Size:
    """A list of which only the length matters."""


@dataclass(frozen=True)
class Of:
    """A single thing, of a domain other than that of its kind."""

    domain: str


@dataclass(frozen=True)
class By:
    """A list of structs of which each has a thing of its own: a row for each class of that thing."""

    key: str


@dataclass(frozen=True)
class Known:
    """A dictionary from things to numbers of which 0 has a meaning, too: the number plus one."""

    domain: str


@dataclass(frozen=True)
class Skip:
    """A field that says nothing that is not said elsewhere."""


Form = Each | EachSeat | Counts | First | Size | Of | By | Known | Skip


@dataclass(frozen=True)
class Shape:
    """What a game declares. Only what the types of its view and moves do not say by themselves."""

    domains: Mapping[str, Domain]
    """By kind of thing, as in `Ref("card")`, and by any other name that is used below."""
    fields: Mapping[str, Form]
    """By path in the view, such as `cards.power`; `[]` stands for the entries of a list."""
    moves: Mapping[str, str] = field(default_factory=dict)
    """By `tag.field`: the domain of a move's field, where that is not that of its kind."""
    copies: Mapping[str, int] = field(default_factory=dict)
    """By tag: how many entries of one menu may look the same; one if nothing is said."""
    marks: Mapping[str, Callable[[Any], Sequence[int]]] = field(default_factory=dict)
    """By domain: the class of each thing as the view shows it, where the thing's number does not say it."""
    about: tuple[type[Event], ...] = ()
    """What questions can be about."""
