"""From things to words: what a move, an event or a question is called, before any language is chosen."""

import enum
import types
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from dreamtable.kernel.model import Event, Move, Ref, kebab
from dreamtable.kernel.question import Question


class Word(NamedTuple):
    """A message of the language files with its arguments."""

    key: str
    args: "dict[str, int | str | Word | list[Word]]" = {}


Args = dict[str, int | str | Word | list[Word]]
"""What a message is told: numbers, plain words, other messages."""

Namer = Callable[[object, str, int], Word]
"""Says what a thing is called: (view or None, kind, id) to a word."""


def seat_word(seat: int) -> Word:
    """Return the word for the player on a seat; whoever speaks knows the names."""
    return Word("seat", {"seat": seat})


@cache
def kinds_of(cls: type[msgspec.Struct]) -> tuple[tuple[str, str | None], ...]:
    """Return the fields of a move or event, each with the kind of thing it names, if any."""
    hints = _hints(cls)
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
    """Return what a move or event touches or names, such as `["die:17", "seat:2", "track:deep"]`."""
    refs: list[str] = []
    for field, kind in kinds_of(type(thing)):
        value = getattr(thing, field)
        for one in value if isinstance(value, list | tuple) else [value]:
            if kind is not None and one is not None:
                refs.append(f"{kind}:{one}")
            elif isinstance(one, enum.Enum):
                refs.append(enum_ref(one))
    return list(dict.fromkeys(refs))


def enum_ref(member: enum.Enum) -> str:
    """Return by what a member of an enum is named: `Track.DEEP` is `track:deep`."""
    return f"{kebab(type(member).__name__)}:{kebab(member.name)}"


def refs_in(view: msgspec.Struct) -> set[str]:
    """Return everything that a view names: things on the table, and members of enums."""
    found: set[str] = set()
    _collect(view, type(view), found)
    return found


def _collect(value: object, hint: object, found: set[str]) -> None:
    """Collect what a value names that stands where a type says what it is."""
    origin, inner = get_origin(hint), get_args(hint)
    if isinstance(value, enum.Enum):
        found.add(enum_ref(value))
    elif isinstance(value, msgspec.Struct):
        for name, type_of in _hints(type(value)).items():
            _collect(getattr(value, name), type_of, found)
    elif origin in (Union, types.UnionType):
        for arm in inner:
            _collect(value, arm, found)
    elif origin is Annotated:
        refs = [extra for extra in inner[1:] if isinstance(extra, Ref)]
        if refs and isinstance(value, int | str):
            found.add(f"{refs[0].kind}:{value}")
        else:
            _collect(value, inner[0], found)
    elif isinstance(value, dict) and origin is dict:
        for key, one in value.items():
            _collect(key, inner[0], found)
            _collect(one, inner[1], found)
    elif isinstance(value, list | tuple) and origin in (list, tuple):
        for number, one in enumerate(value):
            # A tuple says of each place what stands there, or of the first what stands everywhere.
            _collect(one, inner[number if origin is tuple and ... not in inner else 0], found)


@cache
def _hints(cls: type[msgspec.Struct]) -> dict[str, object]:
    """Return the fields of a struct, each with its type."""
    return get_type_hints(cls, include_extras=True)


def things_of(thing: Move | Event) -> list[tuple[str, int | str]]:
    """Return the things on the table that a move or event touches, each by its kind and its id."""
    things: list[tuple[str, int | str]] = []
    for field, kind in kinds_of(type(thing)):
        if kind is not None:
            value = getattr(thing, field)
            several = value if isinstance(value, list | tuple) else [value]
            things += [(kind, one) for one in several if one is not None]
    return list(dict.fromkeys(things))


def word_of(thing: Move | Event, name_of: Namer, view: object = None) -> Word:
    """Return the message of a move or event: its key, and its fields as arguments."""
    prefix = "move" if isinstance(thing, Move) else "event"
    return Word(f"{prefix}-{tag_of(thing)}", args_of(thing, name_of, view))


def stories_in(event: Event, name_of: Namer) -> dict[str, Word]:
    """Return the stories that an event tells beside what happened, by their fields."""
    return {
        field: name_of(None, kind, getattr(event, field))
        for field, kind in kinds_of(type(event))
        if kind == "story" and getattr(event, field)
    }


def question_word(question: Question, name_of: Namer) -> Word:
    """Return the message of a question: that of its rule, with what it is about as arguments."""
    about = question.about
    return Word(f"ask-{question.rule}", args_of(about, name_of) if about is not None else {})


def args_of(thing: Move | Event, name_of: Namer, view: object = None) -> "dict[str, Any]":
    """Return the fields of a move or event as arguments of a message."""
    args: dict[str, int | str | Word | list[Word]] = {}
    for field, kind in kinds_of(type(thing)):
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
