"""Names in content: which fields name something else, and whether that exists."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from dreamtable.content.problems import Problem, nearest
from dreamtable.content.reading import Placed

Known = Mapping[str, Collection[str]]
"""The names there are, by sort: the ids of each kind of card, and the words of closed lists."""


class Names:
    """Says of a text that it names something of one of these sorts: `Annotated[str, Names("condition")]`."""

    __slots__ = ("also", "sorts")

    def __init__(self, *sorts: str, also: tuple[str, ...] = ()) -> None:
        self.sorts = sorts
        self.also = also
        """Words that may stand there, too."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and (self.sorts, self.also) == (other.sorts, other.also)

    def __hash__(self) -> int:
        return hash((self.sorts, self.also))

    def known(self, known: Known) -> list[str]:
        """Return everything that may be named."""
        return [*self.also, *(name for sort in self.sorts for name in known.get(sort, ()))]

    def __str__(self) -> str:
        """Return the sorts in words."""
        return " or ".join(self.sorts)


def names_in(hint: object) -> Names | None:
    """Return what a type says about names, wherever it is noted in it."""
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, Names):
            return note
    for inner in get_args(hint):
        if (names := names_in(inner)) is not None:
            return names
    return None


@cache
def hints_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the types of the fields of a struct, with what is noted about them."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: hints[field] for field in kind.__struct_fields__}


@cache
def _plan(kind: type[msgspec.Struct]) -> tuple[tuple[str, Names | None, bool], ...]:
    """Return the fields of a struct: what each names, and whether it may name nothing."""
    hints = hints_of(kind)
    fields = msgspec.structs.fields(kind)
    return tuple((field.name, names_in(hints[field.name]), not field.required) for field in fields)


def references(thing: object) -> Iterator[tuple[Names, str]]:
    """Return every name that something says, also deep inside, with what it should name."""
    if isinstance(thing, msgspec.Struct):
        for field, names, optional in _plan(type(thing)):
            value = getattr(thing, field)
            if names is None:
                yield from references(value)
            elif value or not optional:
                for name in (value,) if isinstance(value, str) else value or ():
                    if name not in names.also:
                        yield names, name
    elif isinstance(thing, tuple | list):
        for one in thing:
            yield from references(one)
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from references(one)
    elif hasattr(thing, "refers"):
        yield from thing.refers()


def dangling(placed: Iterable[Placed], known: Known) -> list[Problem]:
    """Return the names that nothing has, one problem a card."""
    problems = []
    for one in placed:
        for names, name in references(one.card):
            if not any(name in known.get(sort, ()) for sort in names.sorts):
                message = f"there is no {names} {name!r}.{nearest(name, names.known(known))}"
                problems.append(one.problem(message, about=name))
                break
    return problems


def twice(placed: Sequence[Placed], known: Collection[str]) -> list[Problem]:
    """Return the ids that are taken."""
    problems = []
    seen = dict[str, Placed]()
    for one in placed:
        if one.id in known:
            problems.append(one.problem(f"the game has a card with the id {one.id!r} already."))
        elif one.id in seen:
            other = seen[one.id]
            where = f"{other.source.name}:{other.source.line(other.raw)}"
            problems.append(one.problem(f"there is another card with the id {one.id!r}: {where}."))
        seen.setdefault(one.id, one)
    return problems
