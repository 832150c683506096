"""The layout of a vector, worked out from the types of a view and from what its game declares."""

import enum
import types
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from operator import add
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
from dreamtable.envs.writing import NOWHERE, Code, Rows, Write, compiled, nothing, too_long
from dreamtable.kernel import AnyRules, BadSetup, Outcome, Ref, Seat

Index = tuple[tuple[int, int], ...]
"""Where an entry stands in lists of lists: its place and how many there are, from the outside in."""

Spot = Callable[[Code, str], str]
"""Returns the expression for the place at which the thing is counted that an expression names."""


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
    """Lays the fields of a view out, and says how they are written."""

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
        return Code.number

    def blanks(self, write: Callable[[], Write]) -> tuple[Write, int]:
        """Make a writer and return how many numbers in order it writes."""
        before = len(self.order)
        made = write()
        return made, len(self.order) - before

    def spot(self, name: str, at: Index, domain: Domain, kind: str, *, unknown: bool = False) -> Spot:
        """Return how the places of things are found; `unknown` ones have a place of their own."""
        names = (*domain.names, "unknown") if unknown else domain.names
        base = self.place(name, at, len(names), names)
        if kind in self._shape.marks:
            return lambda code, value: f"{base} + {code.marked(kind)}[{value}]"
        if domain.keys is not None:
            keys = {key: base + place for key, place in domain.keys.items()}
            return lambda code, value: f"{code.constant(keys)}.get({value}, {OUTSIDE})"
        places = table(domain, base)
        if unknown:
            last = base + len(names) - 1
            return lambda code, value: f"{last} if {value} is None else {code.constant(places)}[{value}]"
        return lambda code, value: f"{code.constant(places)}[{value}]"

    # One value

    def value(self, hint: Any, name: str, at: Index, path: str) -> Write:
        """Return what writes a value of a type."""
        form = self._shape.fields.get(path)
        if isinstance(form, Skip):
            return nothing
        if isinstance(form, Of):
            return self.thing(self._domains[form.domain], name, at, form.domain)
        if one_of := structs_in(hint):
            return self.one_of(one_of, path, at)
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
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return self.optional_thing(members(hint), name, at)
        kind = kind_of(hint)
        if kind is not None:
            return self.optional_thing(self.domain(kind, path), name, at, kind)
        self.number(f"{name}?", at)
        return unless_missing(*self.blanks(lambda: self.value(hint, name, at, path)))

    def optional_struct(self, cls: type[msgspec.Struct], path: str, at: Index) -> Write:
        """Return what writes a struct that may be missing, with a flag."""
        self.number(f"{path}?", at)
        return unless_missing(*self.blanks(lambda: self.struct(cls, path, at)))

    def one_of(self, kinds: Sequence[type[msgspec.Struct]], path: str, at: Index) -> Write:
        """Return what writes a struct of one of several kinds, or of none: each has its flag and places."""

        def one(kind: type[msgspec.Struct]) -> Write:
            full = of_kind(path, kind)
            self.number(f"{full}?", at)
            return unless_other(kind, *self.blanks(lambda: self.struct(kind, full, at)))

        writes = [one(kind) for kind in kinds]

        def put(code: Code, value: str) -> None:
            there = code.local(value)
            for write in writes:
                write(code, there)

        return put

    def optional_thing(self, domain: Domain, name: str, at: Index, kind: str = "") -> Write:
        """Return what writes a thing that may be missing."""
        spot = self.spot(name, at, domain, kind)

        def put(code: Code, value: str) -> None:
            there = code.local(value)
            code.thing(f"{NOWHERE} if {there} is None else {spot(code, there)}")

        return put

    def struct(self, cls: type[msgspec.Struct], path: str, at: Index, but: str = "") -> Write:
        """Return what writes the fields of a struct (but one)."""
        hints = get_type_hints(cls, include_extras=True)
        prefix = f"{path}." if path else ""
        fields: list[tuple[str, Write]] = []
        for name in cls.__struct_fields__:
            if name != but:
                full = f"{prefix}{name}"
                write = self.absolute(at) if full == "seat" else self.value(hints[name], full, at, full)
                fields.append((name, write))

        def put(code: Code, value: str) -> None:
            there = value if value.isidentifier() else code.local(value)
            for name, write in fields:
                write(code, f"{there}.{name}")

        return put

    def absolute(self, at: Index) -> Write:
        """Return what writes the own seat: the only one that is not counted from oneself."""
        return self.thing(Domain([f"seat {seat}" for seat in range(self._seats)]), "seat", at)

    def thing(self, domain: Domain, name: str, at: Index, kind: str = "") -> Write:
        """Return what writes one thing."""
        spot = self.spot(name, at, domain, kind)
        return lambda code, value: code.thing(spot(code, value))

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
                return lambda code, value: code.number(f"len({value})")
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
        blanks = 0
        for place in order:
            write, blanks = self.blanks(partial(self.value, hint, name, (*at, (place, count)), inside))
            writes.append(write)
        zeros = (0,) * (blanks * count)

        def put(code: Code, value: str) -> None:
            entries = code.local(value)
            length = code.local(f"len({entries})")
            code.line(f"if {length} > {count}: {code.constant(too_long)}({path!r}, {length}, {count})")
            if all(write == Code.number for write in writes):
                code.number(f"*{entries}")
            else:
                put_entries(code, entries, length)
            if blanks:
                with code.block(f"if {length} < {count}:"):
                    code.number(f"*{code.constant(zeros)}[{length} * {blanks}:]")

        def put_entries(code: Code, entries: str, length: str) -> None:
            with code.block(f"if {length} == {count}:"):
                names = [code.variable() for _ in writes]
                code.line(f"{', '.join(names)}, = {entries}")
                for write, one in zip(writes, names, strict=True):
                    write(code, one)
            with code.block("else:"):
                for place, write in enumerate(writes):
                    with code.block(f"if {length} > {place}:"):
                        write(code, code.local(f"{entries}[{place}]"))

        return put

    def counts(self, domain: Domain, name: str, at: Index, kind: str, *, unknown: bool) -> Write:
        """Return what counts the things of a list."""
        if domain.keys is not None:
            raise BadSetup(f"{self._game}: {name} is a list of things without numbers.")
        spot = self.spot(name, at, domain, kind, unknown=unknown)
        if unknown or kind in self._shape.marks:

            def put(code: Code, value: str) -> None:
                one = code.variable()
                with code.block(f"for {one} in {value}:"):
                    code.thing(spot(code, one))

            return put
        find = table(domain, self.place(name, at, len(domain), domain.names)).__getitem__
        return lambda code, value: code.thing(f"*map({code.constant(find)}, {value})")

    def first(self, hint: Any, name: str, at: Index, count: int, domain: str | None) -> Write:
        """Return what writes the first things of a list in order."""
        inner, optional = without_none(hint)
        kind = domain or kind_of(inner) or ""
        spots = [
            self.spot(name, (*at, (place, count)), self.domain(kind, name), kind, unknown=optional)
            for place in range(count)
        ]

        def put(code: Code, value: str) -> None:
            entries = code.local(value)
            length = code.local(f"len({entries})")
            for place, spot in enumerate(spots):
                with code.block(f"if {length} > {place}:"):
                    code.thing(spot(code, code.local(f"{entries}[{place}]")))

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
        rows = Rows(writes)

        def put(code: Code, value: str) -> None:
            one = code.variable()
            with code.block(f"for {one} in {value}:"):
                row = code.local(f"{code.constant(row_of)}[{one}.{key}]")
                with code.block(f"if {row} == {OUTSIDE}:"):
                    code.thing(f"{OUTSIDE}")
                with code.block("else:"):
                    code.thing(f"{start} + {row}")
                    aside = code.local("[]")
                    code.line(f"{code.constant(rows)}[{row}]({one}, things, {aside}, places, placed, marks)")
                    code.line(f"places += {code.constant(row_order)}[{row}]")
                    code.line(f"placed += {aside}")

        return put

    def summed(self, cls: type[msgspec.Struct], at: Index, path: str) -> Write:
        """Return what counts the things of all structs of a list together; numbers are summed."""
        write, blanks = self.blanks(lambda: self.struct(cls, path, at))

        def put(code: Code, value: str) -> None:
            one = code.variable()
            if not blanks:
                with code.block(f"for {one} in {value}:"):
                    write(code, one)
                return
            sums = code.local(f"[0] * {blanks}")
            by_itself = code.constant(compiled(write))
            with code.block(f"for {one} in {value}:"):
                aside = code.local("[]")
                code.line(f"{by_itself}({one}, things, {aside}, places, placed, marks)")
                code.line(f"{sums} = list(map({code.constant(add)}, {sums}, {aside}))")
            code.number(f"*{sums}")

        return put

    def dict_of(self, key: Any, hint: Any, name: str, at: Index, form: Form | None) -> Write:
        """Return what writes a dictionary: numbers by thing; or its things, and what they are with.

        Of dictionaries in a dictionary, all numbers by thing together.
        """
        kind = kind_of(key) or ""
        domain = form.domain if isinstance(form, Counts | Known) else kind
        if hint is int:
            keys = self.domain(domain, name)
            base = self.place(name, at, len(keys), keys.names)
            places: Any = table(keys, base) if keys.keys is None else placed_by_name(keys, base)
            plus = " + 1" if isinstance(form, Known) else ""

            def put_numbers(code: Code, value: str) -> None:
                one, number = code.variable(), code.variable()
                with code.block(f"for {one}, {number} in {value}.items():"):
                    code.line(f"places.append({code.constant(places)}[{one}])")
                    code.line(f"placed.append({number}{plus})")

            return put_numbers
        if get_origin(hint) is dict:
            inner_key, inner_hint = get_args(hint)
            inside = self.dict_of(inner_key, inner_hint, name, at, form)

            def put_sums(code: Code, value: str) -> None:
                sums, one = code.local(f"{code.constant(Counter)}()"), code.variable()
                with code.block(f"for {one} in {value}.values():"):
                    code.line(f"{sums}.update({one})")
                inside(code, sums)

            return put_sums
        things = self.counts(self.domain(domain, name), name, at, domain, unknown=False)
        values = self.dict_values(hint, f"{name}=", at)

        def put(code: Code, value: str) -> None:
            there = code.local(value)
            with code.block(f"if {there}:"):
                things(code, there)
                values(code, f"{there}.values()")

        return put

    def dict_values(self, hint: Any, name: str, at: Index) -> Write:
        """Return what counts the values of a dictionary."""
        nested = get_args(hint)[0] if get_origin(hint) is list else None
        kind = kind_of(nested or hint) or ""
        write = self.counts(self.domain(kind, name), name, at, kind, unknown=False)
        if nested is None:
            return write

        def put(code: Code, value: str) -> None:
            one = code.variable()
            with code.block(f"for {one} in {value}:"):
                write(code, one)

        return put


def unless_missing(write: Write, blanks: int) -> Write:
    """Return what writes a flag and a value, or zeros where it is missing."""

    def put(code: Code, value: str) -> None:
        there = code.local(value)
        with code.block(f"if {there} is None:"):
            code.zeros(blanks + 1)
        with code.block("else:"):
            code.number("1")
            write(code, there)

    return put


def unless_other(kind: type[msgspec.Struct], write: Write, blanks: int) -> Write:
    """Return what writes a flag and a struct, or zeros where it is of another kind."""

    def put(code: Code, value: str) -> None:
        with code.block(f"if {value}.__class__ is {code.constant(kind)}:"):
            code.number("1")
            write(code, value)
        with code.block("else:"):
            code.zeros(blanks + 1)

    return put


def placed_by_name(domain: Domain, base: int) -> dict[object, int]:
    """Return the place of each thing by its name."""
    return {key: base + place for key, place in (domain.keys or {}).items()}


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


def structs_in(hint: Any) -> list[type[msgspec.Struct]]:
    """Return the kinds of struct that a value may have, where there are several."""
    kinds = [one for one in get_args(hint) if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    union = get_origin(hint) in (types.UnionType, Union)
    return kinds if union and len(kinds) > 1 else []


def of_kind(path: str, kind: type[msgspec.Struct]) -> str:
    """Return the path of a struct of this kind, where there may be others."""
    return f"{path}.{kind.__struct_config__.tag}"


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
