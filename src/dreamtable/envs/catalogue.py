"""The actions of a game: every move that could ever be on a menu, each with a number of its own."""

import enum
from collections.abc import Callable
from operator import attrgetter
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from dreamtable.envs.layout import kind_of, seats_from, without_none
from dreamtable.envs.shape import OUTSIDE, Domain, Shape, members
from dreamtable.envs.writing import Marks
from dreamtable.kernel import AnyRules, BadSetup, Menu, Move, RulesBug, Seat

WAIT = 0
"""The action of a seat that is not asked; legal only where all seats act in turn."""

ABSENT = -1
"""In the table of actions: a field that the move does not have."""

FLAG = Domain(("no", "yes"))

Find = Callable[[Any, Marks], int]
"""Returns the action of a move as if it were the first of its looks."""


Field = tuple[str, str, Domain]
"""A field of a move: its name, the name of its domain, the domain."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of move: which of its fields is of which domain, and where its actions are."""

    tag: str
    cls: type[Move]
    fields: tuple[Field, ...]
    """Those that it always has."""
    choices: tuple[Field, ...]
    """Those of which it has at most one."""
    start: int
    size: int
    copies: int
    more: int
    """Where the second, third… of those that look the same begin."""


class Catalogue:
    """All actions of a game for a number of seats."""

    def __init__(self, rules: AnyRules, shape: Shape, seats: int, *, alike: str) -> None:
        self._rules = rules
        self._shape = shape
        self._seats = seats
        self._merge = alike == "one"
        self.kinds: list[Kind] = []
        self._by_class: dict[type[Move], Kind] = {}
        self._lay_out(seats)
        self._finders = [{kind.cls: self._finder(kind, seat) for kind in self.kinds} for seat in range(seats)]

    def _lay_out(self, seats: int) -> None:
        start = 1
        laid: list[Kind] = []
        for cls in get_args(self._rules.moves) or (self._rules.moves,):
            tag = str(cls.__struct_config__.tag)
            hints = get_type_hints(cls, include_extras=True)
            always: list[Field] = []
            choices: list[Field] = []
            for name in cls.__struct_fields__:
                inner, optional = without_none(hints[name])
                field = (name, *self._domain(inner, f"{tag}.{name}", seats))
                (choices if optional else always).append(field)
            size = 1 + sum(len(domain) for _, _, domain in choices)
            for _, _, domain in always:
                size *= len(domain)
            copies = self._shape.copies.get(tag, 1)
            laid.append(Kind(tag, cls, tuple(always), tuple(choices), start, size, copies, 0))
            start += size
        self.first = start
        for kind in laid:
            placed = msgspec.structs.replace(kind, more=start)
            if not self._merge:
                start += kind.size * (kind.copies - 1)
            self.kinds.append(placed)
            self._by_class[placed.cls] = placed
        self.size = start

    def _domain(self, hint: Any, path: str, seats: int) -> tuple[str, Domain]:
        declared = self._shape.moves.get(path)
        if declared is not None:
            return declared, self._shape.domains[declared]
        kind = kind_of(hint)
        if kind == "seat":
            return kind, seats_from(seats, 0)
        if kind is not None and kind in self._shape.domains:
            return kind, self._shape.domains[kind]
        if hint is bool:
            return "", FLAG
        if isinstance(hint, type) and issubclass(hint, enum.Enum):
            return "", members(hint)
        raise BadSetup(f"{self._rules.name}: nothing is declared for the field {path} of its moves.")

    # From moves to actions

    def legal(self, menu: Menu, seat: Seat, marks: Marks) -> dict[int, int]:
        """Return the actions that a menu allows, each with its entry."""
        finders = self._finders[seat]
        found: dict[int, int] = {}
        for place, move in enumerate(menu):
            try:
                action = finders[type(move)](move, marks)
            except KeyError:
                raise RulesBug(self._strange(move)) from None
            if action in found:
                if self._merge:
                    continue
                action = self._copy(action, move, found)
            found[action] = place
        return found

    def _copy(self, action: int, move: Move, found: dict[int, int]) -> int:
        """Return the action of a move that looks like one found already."""
        kind = self._by_class[type(move)]
        for copy in range(kind.copies - 1):
            other = kind.more + copy * kind.size + action - kind.start
            if other not in found:
                return other
        raise RulesBug(
            f"The menu of {self._rules.name} has more than {kind.copies} moves that look like {move}; "
            f"no more are declared for {kind.tag}."
        )

    def _strange(self, move: Move) -> str:
        """Return the sentence for a move that is not in the catalogue."""
        kind = self._by_class.get(type(move))
        fields = (
            "its kind" if kind is None else " or ".join(name for name, _, _ in kind.fields + kind.choices)
        )
        return f"{self._rules.name} offers {move}, but {fields} is not in the domain that is declared."

    def _finder(self, kind: Kind, seat: Seat) -> Find:
        """Return the function that finds the action of a move of this kind when a seat makes it."""
        start = kind.start
        terms = [
            self._term(field, stride, seat)
            for field, stride in zip(kind.fields, self._strides(kind), strict=True)
        ]
        if kind.choices:
            return self._find_any(kind, terms, seat)
        if not terms:
            return lambda _move, _marks: start
        if len(terms) == 1:
            return self._term(kind.fields[0], 1, seat, start)
        if len(terms) == 2:
            one, two = terms
            return lambda move, marks: start + one(move, marks) + two(move, marks)
        return lambda move, marks: start + sum([term(move, marks) for term in terms])

    def _strides(self, kind: Kind) -> list[int]:
        """Return how far apart actions are that differ in a field by one, field by field."""
        stride = kind.size
        strides = []
        for _, _, domain in kind.fields:
            stride //= len(domain)
            strides.append(stride)
        return strides

    def _find_any(self, kind: Kind, terms: list[Find], seat: Seat) -> Find:
        """Return the function for moves that have at most one of some fields."""
        start = kind.start
        after = 1
        options: list[tuple[str, Find]] = []
        for field in kind.choices:
            options.append((field[0], self._term(field, 1, seat, after)))
            after += len(field[2])

        def find(move: Any, marks: Marks) -> int:
            action = start + sum([term(move, marks) for term in terms])
            there = [term for name, term in options if getattr(move, name) is not None]
            if len(there) > 1:
                raise RulesBug(f"{move} has two fields of which the catalogue knows one at a time.")
            return action + there[0](move, marks) if there else action

        return find

    def _term(self, field: Field, stride: int, seat: Seat, start: int = 0) -> Find:
        """Return what a field adds to the number of an action, and a start."""
        name, domain_name, domain = field
        get = attrgetter(name)
        if domain_name in self._shape.marks:
            return lambda move, marks: start + stride * marks[domain_name][get(move)]
        if domain_name == "seat":
            domain = seats_from(self._seats, seat)
        keys = domain.keys if domain.keys is not None else dict(enumerate(domain.classes))
        terms = {key: start + stride * place for key, place in keys.items() if place != OUTSIDE}
        return lambda move, _marks: terms[get(move)]

    # What actions mean

    def meaning(self, action: int) -> str:
        """Return an action in words: the tag of the move, its fields, and which copy it is."""
        if action == WAIT:
            return "wait"
        kind, values, copy = self._parts(action)
        said = [f"{name}={domain.names[value]}" for name, domain, value in values]
        return " ".join([kind.tag, *said, *([f"#{copy + 1}"] if copy else [])])

    def _parts(self, action: int) -> tuple[Kind, list[tuple[str, Domain, int]], int]:
        if not 0 < action < self.size:
            raise BadSetup(f"There is no action {action}; actions go from 0 to {self.size - 1}.")
        for kind in self.kinds:
            copy, rest = 0, action - kind.start
            if action >= self.first:
                copy, rest = divmod(action - kind.more, kind.size)
                copy += 1
            if 0 <= rest < kind.size and copy < kind.copies and (copy == 0 or action >= kind.more):
                return kind, self._values(kind, rest), copy
        raise BadSetup(f"There is no action {action}.")

    def _values(self, kind: Kind, rest: int) -> list[tuple[str, Domain, int]]:
        values = []
        for (name, _, domain), stride in zip(kind.fields, self._strides(kind), strict=True):
            place, rest = divmod(rest, stride)
            values.append((name, domain, place))
        rest -= 1
        for name, _, domain in kind.choices:
            if 0 <= rest < len(domain):
                values.append((name, domain, rest))
            rest -= len(domain)
        return values

    def outline(self) -> list[tuple[str, int, list[tuple[str, tuple[str, ...]]]]]:
        """Return the kinds of moves in order: how many may look the same, and what each field can be."""
        return [
            (
                kind.tag,
                kind.copies,
                [(name, domain.names) for name, _, domain in (*kind.fields, *kind.choices)],
            )
            for kind in self.kinds
        ]

    def columns(self) -> tuple[str, ...]:
        """Return what the columns of the table of actions are."""
        names: dict[str, None] = {}
        for kind in self.kinds:
            for name, _, _ in (*kind.fields, *kind.choices):
                names[name] = None
        return ("kind", "copy", *names)

    def table(self) -> npt.NDArray[np.int16]:
        """Return a row for each action: the number of its kind, which copy it is, the class of each field."""
        columns = {name: place for place, name in enumerate(self.columns())}
        rows = np.full((self.size, len(columns)), ABSENT, dtype=np.int16)
        numbers = {kind.tag: number for number, kind in enumerate(self.kinds)}
        for action in range(1, self.size):
            kind, values, copy = self._parts(action)
            rows[action, :2] = numbers[kind.tag], copy
            for name, _, value in values:
                rows[action, columns[name]] = value
        return rows
