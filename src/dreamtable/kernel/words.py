"""From things to words: what a move, an event or a question is called, before any language is chosen."""

import enum
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from dreamtable.kernel.model import Event, Move, Ref, kebab


class Word(NamedTuple):
    """A message of the language files with its arguments."""

    key: str
    args: "dict[str, int | str | Word | list[Word]]" = {}


Namer = Callable[[object, str, int], Word]
"""Says what a thing is called: (view or None, kind, id) to a word."""


def seat_word(seat: int) -> Word:
    """Return the word for the player on a seat; whoever speaks knows the names."""
    return Word("seat", {"seat": seat})


@cache
def _kinds(cls: type[msgspec.Struct]) -> tuple[tuple[str, str | None], ...]:
    """Return the fields of a move or event, each with the kind of thing it names, if any."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple((name, _kind(hints[name])) for name in cls.__struct_fields__)


def _kind(hint: object) -> str | None:
    if get_origin(hint) is Annotated:
        for extra in get_args(hint)[1:]:
            if isinstance(extra, Ref):
                return extra.kind
    for inner in get_args(hint):
        if (kind := _kind(inner)) is not None:
            return kind
    return None


def tag_of(thing: Move | Event) -> str:
    """Return the name of a move or event on the wire."""
    return str(thing.__struct_config__.tag)


def refs_of(thing: Move | Event) -> list[str]:
    """Return what a move or event touches, such as `["die:17", "seat:2"]`."""
    refs: list[str] = []
    for field, kind in _kinds(type(thing)):
        if kind is not None:
            value = getattr(thing, field)
            things = value if isinstance(value, list) else [value]
            refs += [f"{kind}:{one}" for one in things if one is not None]
    return refs


def word_of(thing: Move | Event, name_of: Namer, view: object = None) -> Word:
    """Return the message of a move or event: its key, and its fields as arguments."""
    prefix = "move" if isinstance(thing, Move) else "event"
    return Word(f"{prefix}-{tag_of(thing)}", args_of(thing, name_of, view))


def args_of(thing: Move | Event, name_of: Namer, view: object = None) -> "dict[str, Any]":
    """Return the fields of a move or event as arguments of a message."""
    args: dict[str, int | str | Word | list[Word]] = {}
    for field, kind in _kinds(type(thing)):
        args[field] = _said(getattr(thing, field), kind, name_of, view)
    return args


def _said(value: Any, kind: str | None, name_of: Namer, view: object) -> Any:
    if isinstance(value, list | tuple):
        return [_said(one, kind, name_of, view) for one in value]
    if kind is not None and value is not None:
        return seat_word(value) if kind == "seat" else name_of(view, kind, value)
    if isinstance(value, enum.Enum):
        return enum_word(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


@lru_cache(maxsize=None, typed=True)
def enum_word(value: enum.Enum) -> Word:
    """Return the word for a member of an enum: `Symbol.SHADOW` is `symbol-shadow`."""
    # Typed, because members of different IntEnums are equal.
    return Word(f"{kebab(type(value).__name__)}-{kebab(value.name)}")
