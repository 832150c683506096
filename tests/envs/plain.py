"""A view as numbers, written down the plain way: entry by entry into the named fields of the layout."""

import enum
from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from dreamtable.envs.layout import Leaf, kind_of, of_kind, seats_from, structs_in, without_none
from dreamtable.envs.shape import (
    By,
    Counts,
    Domain,
    Each,
    EachSeat,
    First,
    Known,
    Of,
    Shape,
    Size,
    Skip,
    members,
)
from dreamtable.kernel import Outcome, Question, Seat

At = tuple[int, ...]


class PlainWriter:
    """Writes what one seat sees."""

    def __init__(self, shape: Shape, leaves: Mapping[str, Leaf], seats: int, seat: Seat) -> None:
        self.shape = shape
        self.seats, self.seat = seats, seat
        self.domains = {**shape.domains, "seat": seats_from(seats, seat)}
        self.fields = {name: np.zeros(leaf.shape, dtype=np.int64) for name, leaf in leaves.items()}
        self.view: Any = None

    def vector(self, view: Any, question: Question | None, asking: list[str]) -> npt.NDArray[np.int64]:
        """Return all fields, one after the other."""
        self.view = view
        self.struct(view, "", ())
        if question is not None:
            self.fields["rule"][asking.index(question.rule)] = 1
            for cls in self.shape.about:
                if type(question.about) is cls:
                    self.number(f"about.{cls.__name__}?", (), 1)
                    self.struct(question.about, f"about.{cls.__name__}", ())
        return np.concatenate([field.ravel() for field in self.fields.values()])

    def number(self, name: str, at: At, value: int) -> None:
        """Write a number."""
        self.fields[name][at or 0] = value

    def count(self, name: str, at: At, domain: Domain, kind: str, value: Any) -> None:
        """Count a thing; -1 is none, None is one that nobody knows."""
        if value is None:
            place = len(domain)
        elif kind in self.shape.marks:
            place = self.shape.marks[kind](self.view)[value]
        elif domain.keys is not None:
            place = domain.keys[value]
        elif value == -1:
            return
        else:
            place = domain.classes[value]
        self.fields[name][(*at, place)] += 1

    def struct(self, value: Any, path: str, at: At, but: str = "") -> None:
        """Write the fields of a struct."""
        hints = get_type_hints(type(value), include_extras=True)
        for name in value.__struct_fields__:
            full = f"{path}.{name}" if path else name
            if full == "seat":
                self.fields["seat"][value.seat] = 1
            elif name != but:
                self.value(hints[name], getattr(value, name), full, at, full)

    def value(self, hint: Any, value: Any, name: str, at: At, path: str) -> None:
        """Write a value."""
        form = self.shape.fields.get(path)
        inner, optional = without_none(hint)
        kind = kind_of(inner)
        if isinstance(form, Skip) or (isinstance(inner, type) and issubclass(inner, Outcome)):
            return
        if isinstance(form, Of):
            self.count(name, at, self.domains[form.domain], form.domain, value)
        elif structs_in(hint):
            if value is not None:
                self.number(f"{of_kind(path, type(value))}?", at, 1)
                self.struct(value, of_kind(path, type(value)), at)
        elif optional and value is None:
            return
        elif kind is not None:
            self.count(name, at, self.domains[kind], kind, value)
        elif get_origin(inner) is list:
            self.list_of(get_args(inner)[0], value, name, at, path)
        elif get_origin(inner) is dict:
            self.dict_of(inner, value, name, at, path)
        elif issubclass(inner, enum.Enum):
            self.count(name, at, members(inner), "", value)
        elif issubclass(inner, msgspec.Struct):
            if optional:
                self.number(f"{path}?", at, 1)
            self.struct(value, path, at)
        else:
            self.number(name, at, value)
        if optional and f"{name}?" in self.fields:
            self.number(f"{name}?", at, 1)

    def list_of(self, hint: Any, values: list[Any], name: str, at: At, path: str) -> None:
        """Write a list."""
        inner, _ = without_none(hint)
        is_struct = isinstance(inner, type) and issubclass(inner, msgspec.Struct)
        match form := self.shape.fields.get(path):
            case Each() | EachSeat():
                inside = path if is_struct else f"{path}[]"
                for place, value in enumerate(values):
                    where = (place - self.seat) % self.seats if isinstance(form, EachSeat) else place
                    self.value(hint, value, name, (*at, where), inside)
            case Size():
                self.number(name, at, len(values))
            case By(key):
                of = self.shape.fields[f"{path}.{key}"]
                assert isinstance(of, Of)
                for value in values:
                    row = self.domains[of.domain].classes[getattr(value, key)]
                    self.fields[path][(*at, row)] += 1
                    self.struct(value, path, (*at, row), but=key)
            case First(count, domain):
                kind = domain or kind_of(inner) or ""
                for place, value in enumerate(values[:count]):
                    self.count(name, (*at, place), self.domains[kind], kind, value)
            case _ if is_struct:
                self.summed(values, path, at)
            case _:
                kind = form.domain if isinstance(form, Counts) else kind_of(inner) or ""
                of_enum = not kind
                for value in values:
                    self.count(name, at, members(inner) if of_enum else self.domains[kind], kind, value)

    def summed(self, values: list[Any], path: str, at: At) -> None:
        """Write what several structs hold together."""
        total = {name: field.copy() for name, field in self.fields.items()}
        for value in values:
            self.fields = {name: np.zeros_like(field) for name, field in total.items()}
            self.struct(value, path, at)
            total = {name: field + self.fields[name] for name, field in total.items()}
        self.fields = total

    def dict_of(self, hint: Any, values: dict[Any, Any], name: str, at: At, path: str) -> None:
        """Write a dictionary."""
        key, inner = get_args(hint)
        form = self.shape.fields.get(path)
        kind = form.domain if isinstance(form, Counts | Known) else kind_of(key) or ""
        domain = self.domains[kind]
        if get_origin(inner) is dict:
            for value in values.values():
                for thing, number in value.items():
                    self.fields[name][(*at, self.place(domain, thing))] += number
        elif inner is int:
            for thing, number in values.items():
                self.fields[name][(*at, self.place(domain, thing))] = number + isinstance(form, Known)
        else:
            nested = get_args(inner)[0] if get_origin(inner) is list else None
            of = kind_of(nested or inner) or ""
            for thing, value in values.items():
                self.count(name, at, domain, kind, thing)
                for one in value if nested is not None else [value]:
                    self.count(f"{name}=", at, self.domains[of], of, one)

    def place(self, domain: Domain, thing: Any) -> int:
        """Return the place of a thing that has a number beside it."""
        return domain.keys[thing] if domain.keys is not None else domain.classes[thing]
