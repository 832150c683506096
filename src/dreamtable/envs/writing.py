"""What writes views down: small writers for numbers, things and lists, and how like ones are joined."""

from collections.abc import Callable, Iterable, Sequence, Sized
from operator import attrgetter
from typing import Any

import msgspec

from dreamtable.envs.shape import Shape


class Marks(dict[str, Sequence[int]]):
    """The classes that things have by what a view shows: worked out when they are first wanted."""

    __slots__ = ("_shape", "_view")

    def __init__(self, shape: Shape, view: msgspec.Struct) -> None:
        self._shape = shape
        self._view = view

    def __missing__(self, domain: str) -> Sequence[int]:
        self[domain] = found = self._shape.marks[domain](self._view)
        return found


class Page:
    """What is being written down: where things are, numbers in their order, numbers with their places."""

    __slots__ = ("marks", "numbers", "placed", "places", "things")

    def __init__(self, marks: Marks) -> None:
        self.things: list[int] = []
        self.numbers: list[int] = []
        self.places: list[int] = []
        self.placed: list[int] = []
        self.marks = marks


Write = Callable[[Any, Page], None]
"""Writes a value down."""

NOWHERE = 0
"""Where things that are not there are counted; this place is cut off in the end."""


class Number:
    """Writes one number."""

    def __call__(self, value: int, page: Page) -> None:
        page.numbers.append(value)


class Thing:
    """Writes one thing."""

    def __init__(self, places: list[int]) -> None:
        self.places = places

    def __call__(self, value: int, page: Page) -> None:
        page.things.append(self.places[value])


class Tally:
    """Counts the things of a list."""

    def __init__(self, places: list[int]) -> None:
        self.find = places.__getitem__

    def __call__(self, value: Iterable[int], page: Page) -> None:
        page.things.extend(map(self.find, value))


class MarkedTally:
    """Counts the things of a list by what the view shows of them."""

    def __init__(self, base: int, domain: str) -> None:
        self.base = base
        self.domain = domain

    def __call__(self, value: Iterable[int], page: Page) -> None:
        marks, base = page.marks[self.domain], self.base
        page.things += [base + marks[one] for one in value]


class Length:
    """Writes how long a list is."""

    def __call__(self, value: Sized, page: Page) -> None:
        page.numbers.append(len(value))


def nothing(_value: Any, _page: Page) -> None:
    """Write nothing."""


def all_of(writes: list[Write]) -> Write:
    """Return what writes the entries of a list, each by its own writer; like ones in one go."""
    if all(isinstance(write, Number) for write in writes):

        def put_numbers(value: Iterable[int], page: Page) -> None:
            page.numbers += value

        return put_numbers
    if all(isinstance(write, Length) for write in writes):

        def put_lengths(value: Iterable[Sized], page: Page) -> None:
            page.numbers += map(len, value)

        return put_lengths
    places = [write.places for write in writes if isinstance(write, Thing)]
    if len(places) == len(writes):

        def put_things(value: Iterable[int], page: Page) -> None:
            page.things += [place[one] for place, one in zip(places, value, strict=False)]

        return put_things
    finds = [write.find for write in writes if isinstance(write, Tally)]
    if len(finds) == len(writes):

        def put_tallies(value: Iterable[Iterable[int]], page: Page) -> None:
            things = page.things
            for find, one in zip(finds, value, strict=False):
                if one:
                    things.extend(map(find, one))

        return put_tallies
    bases = [(write.base, write.domain) for write in writes if isinstance(write, MarkedTally)]
    if len(bases) == len(writes):

        def put_marked(value: Iterable[Iterable[int]], page: Page) -> None:
            things, every = page.things, page.marks
            for (base, domain), one in zip(bases, value, strict=False):
                if one:
                    marks = every[domain]
                    things += [base + marks[thing] for thing in one]

        return put_marked

    def put(value: Iterable[Any], page: Page) -> None:
        for write, one in zip(writes, value, strict=False):
            write(one, page)

    return put


def struct_of(fields: list[tuple[str, Write]]) -> Write:
    """Return what writes some fields of a struct: those that are written alike in one go."""
    parts: list[tuple[Callable[[Any], Any], Write]] = []
    for likes in (Number, Length, Thing, Tally, MarkedTally):
        alike = [(name, write) for name, write in fields if isinstance(write, likes)]
        if len(alike) > 1:
            names = [name for name, _ in alike]
            parts.append((attrgetter(*names), all_of([write for _, write in alike])))
        else:
            parts += [(attrgetter(name), write) for name, write in alike]
    grouped = (Number, Length, Thing, Tally, MarkedTally)
    parts += [(attrgetter(name), write) for name, write in fields if not isinstance(write, grouped)]

    def put(value: Any, page: Page) -> None:
        for get, write in parts:
            write(get(value), page)

    return put
