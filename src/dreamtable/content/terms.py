"""A closed vocabulary: each verb is a struct that is read from a mapping with that verb as its key."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec

from dreamtable.content.naming import Names
from dreamtable.content.problems import Misread, Raw, Wrong, nearest
from dreamtable.content.reading import OWN_WORDS, Tongue, convert
from dreamtable.kernel import kebab
from dreamtable.telling import Word

T = TypeVar("T", bound="Term")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""How things are named in content."""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", gc=False):
    """A thing that content can say: `{lose: {health: 1}, who: each}`.

    The key that is a verb names the struct. Its value is a mapping of fields, or the first field alone;
    the keys beside it are further fields.
    """

    verb: ClassVar[str] = ""
    """What it is called in content: the name of the class unless it says otherwise."""
    besides: ClassVar[tuple[str, ...]] = ()
    """Fields that stand beside the verb only, never alone in its place."""

    @classmethod
    def called(cls) -> str:
        """Return the verb of this term."""
        return cls.verb or kebab(cls.__name__)


class Vocabulary(Generic[T]):
    """The terms of one sort, by verb."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.terms: dict[str, type[T]] = {}

    def add(self, term: type[T]) -> type[T]:
        """Take a term in; for use as a decorator."""
        self.terms[term.called()] = term
        return term

    def read(self, raw: Raw, tongue: Tongue = OWN_WORDS) -> T:
        """Return what a mapping says."""
        if not isinstance(raw, dict):
            raise Misread(f"{raw!r} is no {self.name}: a mapping with a verb is expected.", raw, "")
        verbs = self.verbs_in(raw)
        if len(verbs) != 1:
            raise Misread(self._no_verb(raw, verbs), raw, "")
        verb = verbs[0]
        wanted = self.terms[verb]
        said = raw[verb]
        fields = {key: value for key, value in raw.items() if key != verb}
        if isinstance(said, dict) and not wanted_mapping(wanted):
            twice = fields.keys() & said.keys()
            if twice:
                raise Misread(f"{verb!r} says {twice.pop()!r} twice.", raw, "")
            fields |= said
        elif first := first_field(wanted):
            fields[first] = said
        elif said is not True:
            raise Misread(f"{verb!r} takes nothing: write `{verb}: true`.", raw, "")
        try:
            return convert(fields, wanted, tongue)
        except Misread as error:
            if error.raw is fields:  # seen from the content the fields stand in the mapping or under the verb
                raise Misread(f"{verb}: {error}", raw, f".{verb}{error.path}") from None
            raise

    def verbs_in(self, raw: dict[str, Raw]) -> list[str]:
        """Return the verbs that a mapping names; a game may have verbs that are fields beside others."""
        return [key for key in raw if key in self.terms]

    def _no_verb(self, raw: dict[str, Raw], verbs: list[str]) -> str:
        if verbs:
            return f"Only one of {', '.join(verbs)} can stand in one {self.name}."
        for key in raw:
            if hint := nearest(key, self.terms):
                return f"{key!r} is no {self.name}.{hint}"
        known = ", ".join(sorted(self.terms))
        return f"{', '.join(map(str, raw)) or 'This'} is no {self.name}. There are: {known}."


@cache
def first_field(term: type[Term]) -> str | None:
    """Return the key of the first field of a term, which may stand alone."""
    fields = msgspec.structs.fields(term)
    return fields[0].encode_name if fields and fields[0].name not in term.besides else None


@cache
def wanted_mapping(term: type[Term]) -> bool:
    """Say whether the first field of a term is a mapping by itself, as a condition is."""
    fields = msgspec.structs.fields(term)
    return bool(fields) and getattr(fields[0].type, "is_mapping", False)


class Phrase:
    """A word of a small language, written as `name`, `name(argument)` or `name+1`: a number, a place."""

    __slots__ = ("name", "of", "plus")
    names: ClassVar[dict[str, str]] = {}
    """The words there are, each with what it means; a word that takes an argument ends in `()`."""
    sort: ClassVar[str] = "phrase"
    arguments: ClassVar[dict[str, Names]] = {}
    """What the argument of each word that takes one names."""
    by_id: ClassVar[str] = ""
    """The word that an id alone stands for, where ids may be written."""

    def __init__(self, name: str, of: str = "", plus: int = 0) -> None:
        self.name = name
        self.of = of
        self.plus = plus

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase):
            return NotImplemented
        return self is other or (
            self.name == other.name
            and self.of == other.of
            and self.plus == other.plus
            and self.sort == other.sort
        )

    def __hash__(self) -> int:
        return hash((self.sort, self.name, self.of, self.plus))

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written, or say which words there are."""
        if not isinstance(raw, str):
            raise Wrong(f"{raw!r} is no {cls.sort}")
        name, _, of = raw.removesuffix(")").partition("(")
        if (f"{name}()" if of else name) in cls.names:
            return cls(name, of)
        if cls.by_id and ID.fullmatch(raw):
            return cls(cls.by_id, raw)
        raise Wrong(f"{raw!r} is no {cls.sort}.{nearest(raw, cls.names)} There are: {', '.join(cls.names)}")

    def refers(self) -> Iterator[tuple[Names, str]]:
        """Return what its argument names."""
        if self.of and self.name in self.arguments:
            yield self.arguments[self.name], self.of


def written(term: Term, prefix: str, **extra: Any) -> Word:
    """Return the message of a term, with its fields as arguments: numbers, texts, and words in words."""
    args: dict[str, Any] = {}
    for name in term.__struct_fields__:
        args[name.rstrip("_")] = said(getattr(term, name))
    return Word(f"{prefix}-{term.called()}", args | extra)


def said(value: Any) -> Any:
    """Return a field of a term as an argument of a message."""
    if isinstance(value, tuple | list):
        return [said(one) for one in value]
    if hasattr(value, "text"):
        return value.text()
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
