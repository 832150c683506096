"""The layout of a vector, worked out from the types of a view and from what its game declares."""

import enum
import types
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from dreamtable.envs.shape import (
    OUTSIDE,
    By,
    Counts,
    Domain,
    Each,
    EachSeat,
    First,
    Form,
    Known,
    Of,
    Shape,
    Size,
    Skip,
    members,
)
from dreamtable.envs.writing import (
    NOWHERE,
    Length,
    MarkedTally,
    Number,
    Page,
    Tally,
    Thing,
    Write,
    all_of,
    nothing,
    struct_of,
)
from dreamtable.kernel import AnyRules, BadSetup, Outcome, Ref, RulesBug, Seat

Index = tuple[tuple[int, int], ...]
"""Where an entry stands in lists of lists: its place and how many there are, from the outside in."""


class Leaf(msgspec.Struct, frozen=True):
    """A piece of the vector: a field of the view."""

    name: str
    start: int
    shape: tuple[int, ...]
    classes: tuple[str, ...]
    """What its last axis counts; nothing if it holds plain numbers."""

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def slice(self) -> slice:
        """Where it is in the vector."""
        return slice(self.start, self.stop)

    @property
    def stop(self) -> int:
        """Where the next one begins."""
        return self.start + self.size


class Plan:
    """Lays the fields of a view out, and makes the functions that write them."""

    def __init__(self, rules: AnyRules, shape: Shape, seats: int, seat: Seat) -> None:
        self._game = rules.name
        self._shape = shape
        self._seats = seats
        self._domains = dict(shape.domains)
        self._domains["seat"] = seats_from(seats, seat)
        self._round = [(other - seat) % seats for other in range(seats)]
        self.leaves: dict[str, Leaf] = {}
        self.order: list[int] = []
        self.end = 1

    # Where things stand

    def place(self, name: str, at: Index, size: int, classes: tuple[str, ...] = ()) -> int:
        """Return where an entry of a field begins; lay the field out when it is first met."""
        leaf = self.leaves.get(name)
        if leaf is None:
            outer = tuple(length for _, length in at)
            inner = (size,) if classes or not outer else ()
            leaf = Leaf(name, self.end - 1, outer + inner, classes)
            self.leaves[name] = leaf
            self.end += leaf.size
        entry = 0
        for index, length in at:
            entry = entry * length + index
        return leaf.start + 1 + entry * size

    def number(self, name: str, at: Index) -> Write:
        """Return what writes one number."""
        self.order.append(self.place(name, at, 1))
        return Number()

    def blanks(self, write: Callable[[], Write]) -> tuple[Write, int]:
        """Make a writer and return how many numbers in order it writes."""
        before = len(self.order)
        made = write()
        return made, len(self.order) - before

    # One value

    def value(self, hint: Any, name: str, at: Index, path: str) -> Write:
        """Return what writes a value of a type."""
        form = self._shape.fields.get(path)
        if isinstance(form, Skip):
            return nothing
        if isinstance(form, Of):
            return self.thing(self._domains[form.domain], name, at, form.domain)
        inner, optional = without_none(hint)
        if optional:
            return self.optional(inner, name, at, path)
        kind = kind_of(inner)
        if kind is not None:
            return self.thing(self.domain(kind, path), name, at, kind)
        origin = get_origin(inner)
        if origin is list:
            return self.list_of(get_args(inner)[0], name, at, path, form)
        if origin is dict:
            key, of = get_args(inner)
            return self.dict_of(key, of, name, at, form)
        if isinstance(inner, type):
            if issubclass(inner, enum.Enum):
                return self.thing(members(inner), name, at)
            if issubclass(inner, Outcome):
                return nothing
            if issubclass(inner, msgspec.Struct):
                return self.struct(inner, path, at)
            if issubclass(inner, int):
                return self.number(name, at)
        raise BadSetup(f"{self._game}: nothing is declared for the field {path} of its view ({hint}).")

    def domain(self, kind: str, path: str) -> Domain:
        """Return the domain of a kind of thing."""
        found = self._domains.get(kind)
        if found is None:
            raise BadSetup(f"{self._game}: no domain is declared for {kind} ({path}).")
        return found

    def optional(self, hint: Any, name: str, at: Index, path: str) -> Write:
        """Return what writes a value that may be missing: zeros then, and a flag where zeros are unclear."""
        if isinstance(hint, type) and issubclass(hint, Outcome):
            return nothing
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.optional_struct(hint, path, at)
        flagged = kind_of(hint) is None and not (isinstance(hint, type) and issubclass(hint, enum.Enum))
        there = self.number(f"{name}?", at) if flagged else nothing
        write, blanks = self.blanks(lambda: self.value(hint, name, at, path))
        zeros = [0] * blanks

        def put(value: Any, page: Page) -> None:
            if value is None:
                if flagged:
                    page.numbers.append(0)
                page.numbers += zeros
            else:
                there(1, page)
                write(value, page)

        return put

    def optional_struct(self, cls: type[msgspec.Struct], path: str, at: Index) -> Write:
        """Return what writes a struct that may be missing, with a flag."""
        there = self.number(f"{path}?", at)
        write, blanks = self.blanks(lambda: self.struct(cls, path, at))
        zeros = [0] * (blanks + 1)

        def put(value: Any, page: Page) -> None:
            if value is None:
                page.numbers += zeros
            else:
                there(1, page)
                write(value, page)

        return put

    def struct(self, cls: type[msgspec.Struct], path: str, at: Index, but: str = "") -> Write:
        """Return what writes the fields of a struct (but one)."""
        hints = get_type_hints(cls, include_extras=True)
        prefix = f"{path}." if path else ""
        fields: list[tuple[str, Write]] = []
        orders: list[list[int]] = []
        before = len(self.order)
        for name in cls.__struct_fields__:
            if name != but:
                full = f"{prefix}{name}"
                began = len(self.order)
                write = self.absolute(at) if full == "seat" else self.value(hints[name], full, at, full)
                fields.append((name, write))
                orders.append(self.order[began:])
        # Numbers are written first, then lengths, then what other fields hold.
        del self.order[before:]
        for likes in (Number, Length, object):
            for place, (_, write) in enumerate(fields):
                if isinstance(write, likes):
                    self.order += orders[place]
                    orders[place] = []
        return struct_of([(name, write) for name, write in fields if write is not nothing])

    def absolute(self, at: Index) -> Write:
        """Return what writes the own seat: the only one that is not counted from oneself."""
        return self.thing(Domain([f"seat {seat}" for seat in range(self._seats)]), "seat", at)

    def thing(self, domain: Domain, name: str, at: Index, kind: str = "") -> Write:
        """Return what writes one thing."""
        base = self.place(name, at, len(domain), domain.names)
        if kind in self._shape.marks:

            def put_marked(value: Any, page: Page) -> None:
                page.things.append(base + page.marks[kind][value])

            return put_marked
        if domain.keys is not None:
            keys = {key: base + place for key, place in domain.keys.items()}

            def put_key(value: Any, page: Page) -> None:
                page.things.append(keys.get(value, OUTSIDE))

            return put_key
        return Thing(table(domain, base))

    # Many values

    def list_of(self, hint: Any, name: str, at: Index, path: str, form: Form | None) -> Write:
        """Return what writes a list."""
        match form:
            case Each(count):
                return self.each(hint, name, at, path, list(range(count)))
            case EachSeat():
                return self.each(hint, name, at, path, self._round)
            case Size():
                self.number(name, at)
                return Length()
            case By(key):
                return self.rows(hint, at, path, key)
            case First(count, domain):
                return self.first(hint, name, at, count, domain)
            case Counts(domain):
                return self.counts(self._domains[domain], name, at, domain, unknown=False)
        inner, optional = without_none(hint)
        kind = kind_of(inner)
        if kind is not None:
            return self.counts(self.domain(kind, path), name, at, kind, unknown=optional)
        if isinstance(inner, type) and issubclass(inner, enum.Enum):
            return self.counts(members(inner), name, at, "", unknown=optional)
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
            return self.summed(inner, at, path)
        raise BadSetup(f"{self._game}: how long the list {path} of its view is must be declared.")

    def each(self, hint: Any, name: str, at: Index, path: str, order: list[int]) -> Write:
        """Return what writes a list whose places have a meaning; `order` says where each entry goes."""
        inside = path if is_struct(without_none(hint)[0]) else f"{path}[]"
        count = len(order)
        writes: list[Write] = []
        zeros: list[int] = []
        for place in order:
            write, blanks = self.blanks(partial(self.value, hint, name, (*at, (place, count)), inside))
            writes.append(write)
            zeros += [0] * blanks
        width = len(zeros) // count
        put_all = all_of(writes)

        def put(value: list[Any], page: Page) -> None:
            there = len(value)
            if there > count:
                raise RulesBug(f"The list {path} has {there} entries; {count} are declared.")
            put_all(value, page)
            if there < count:
                page.numbers += zeros[there * width :]

        return put

    def counts(self, domain: Domain, name: str, at: Index, kind: str, *, unknown: bool) -> Write:
        """Return what counts the things of a list."""
        names = (*domain.names, "unknown") if unknown else domain.names
        base = self.place(name, at, len(names), names)
        if kind in self._shape.marks:
            return MarkedTally(base, kind)
        if domain.keys is not None:
            raise BadSetup(f"{self._game}: {name} is a list of things without numbers.")
        places = table(domain, base)
        if unknown:
            last = base + len(names) - 1

            def put_known(value: list[int | None], page: Page) -> None:
                page.things += [last if one is None else places[one] for one in value]

            return put_known
        return Tally(places)

    def first(self, hint: Any, name: str, at: Index, count: int, domain: str | None) -> Write:
        """Return what writes the first things of a list in order."""
        inner, optional = without_none(hint)
        kind = domain or kind_of(inner) or ""
        writes = [
            self.counts(self.domain(kind, name), name, (*at, (place, count)), kind, unknown=optional)
            for place in range(count)
        ]

        def put(value: list[Any], page: Page) -> None:
            for write, one in zip(writes, value, strict=False):
                write([one], page)

        return put

    def rows(self, cls: type[msgspec.Struct], at: Index, path: str, key: str) -> Write:
        """Return what writes structs, each into the row of its thing."""
        form = self._shape.fields.get(f"{path}.{key}")
        if not isinstance(form, Of):
            raise BadSetup(f"{self._game}: the domain of {path}.{key} must be declared.")
        domain = self._domains[form.domain]
        start = self.place(path, at, len(domain), domain.names)
        writes: list[Write] = []
        row_order: list[list[int]] = []
        for row in range(len(domain)):
            before = len(self.order)
            writes.append(self.struct(cls, path, (*at, (row, len(domain))), but=key))
            row_order.append(self.order[before:])
            del self.order[before:]
        row_of = table(domain, 0)
        find = attrgetter(key)

        def put(value: list[Any], page: Page) -> None:
            for one in value:
                row = row_of[find(one)]
                if row == OUTSIDE:
                    page.things.append(OUTSIDE)
                    continue
                aside = Page(page.marks)
                writes[row](one, aside)
                page.things.append(start + row)
                page.things += aside.things
                page.places += row_order[row]
                page.placed += aside.numbers

        return put

    def summed(self, cls: type[msgspec.Struct], at: Index, path: str) -> Write:
        """Return what counts the things of all structs of a list together; numbers are summed."""
        before = len(self.order)
        write = self.struct(cls, path, at)
        blanks = len(self.order) - before

        def put(value: list[Any], page: Page) -> None:
            sums = [0] * blanks
            for one in value:
                aside = Page(page.marks)
                write(one, aside)
                page.things += aside.things
                sums = [a + b for a, b in zip(sums, aside.numbers, strict=True)]
            page.numbers += sums

        return put

    def dict_of(self, key: Any, hint: Any, name: str, at: Index, form: Form | None) -> Write:
        """Return what writes a dictionary: numbers by thing; or its things, and what they are with."""
        kind = kind_of(key) or ""
        domain = form.domain if isinstance(form, Counts | Known) else kind
        if hint is int:
            keys = self.domain(domain, name)
            places = table(keys, self.place(name, at, len(keys), keys.names))
            plus = 1 if isinstance(form, Known) else 0

            def put_numbers(value: dict[int, int], page: Page) -> None:
                for one, number in value.items():
                    page.places.append(places[one])
                    page.placed.append(number + plus)

            return put_numbers
        things = self.counts(self.domain(domain, name), name, at, domain, unknown=False)
        values = self.dict_values(hint, f"{name}=", at)

        def put(value: dict[int, Any], page: Page) -> None:
            if value:
                things(list(value), page)
                for one in value.values():
                    values(one, page)

        return put

    def dict_values(self, hint: Any, name: str, at: Index) -> Write:
        """Return what counts the values of a dictionary."""
        nested = get_args(hint)[0] if get_origin(hint) is list else None
        kind = kind_of(nested or hint) or ""
        write = self.counts(self.domain(kind, name), name, at, kind, unknown=False)
        return write if nested is not None else lambda value, page: write([value], page)


def table(domain: Domain, base: int) -> list[int]:
    """Return the place of each thing by its number; -1, for none, is nowhere."""
    if domain.keys is not None:
        raise BadSetup("Only things that have numbers can be listed.")
    places = [OUTSIDE if one == OUTSIDE else base + one for one in domain.classes]
    return [*places, NOWHERE]


def seats_from(seats: int, seat: Seat) -> Domain:
    """Return the seats as one of them counts them: 0 is itself, 1 the next one."""
    names = ["self", *(f"self+{step}" for step in range(1, seats))]
    return Domain(names, [(other - seat) % seats for other in range(seats)])


def without_none(hint: Any) -> tuple[Any, bool]:
    """Return a type without None, and whether None was in it."""
    if get_origin(hint) in (types.UnionType, Union):
        inner = [one for one in get_args(hint) if one is not type(None)]
        if len(inner) == 1:
            return inner[0], len(get_args(hint)) > 1
    return hint, False


def kind_of(hint: Any) -> str | None:
    """Return the kind of thing that a type names, if it names one."""
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Ref):
                return extra.kind
    return None


def is_struct(hint: Any) -> bool:
    """Say whether a type is a struct."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)
