"""Numbers in content: `3`, `2*players+2`, `8 - players`, `count(success@map)`, `me(distress)/3`."""

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, NamedTuple, Protocol, Self

from dreamtable.content.naming import Names
from dreamtable.content.problems import Raw, Wrong, nearest
from dreamtable.content.reading import OWN_WORDS, Tongue
from dreamtable.content.terms import Phrase
from dreamtable.telling import Word

NAME = r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*"
"""A word: a hyphen before a letter belongs to it, so a minus before a word needs a space."""
_PART = re.compile(
    rf"\s*(?P<sign>[+-])?\s*(?:(?P<times>\d+)\s*\*\s*)?"
    rf"(?:(?P<whole>\d+)|(?P<name>{NAME})(?:\((?P<of>[^()@]*)(?:@(?P<at>[^()@]*))?\))?)"
    rf"(?:\s*/\s*(?P<over>[1-9]\d*))?\s*"
)

MANY = 99
"""More than there can be of anything."""


class Counted(NamedTuple):
    """Something that is counted when a card is resolved, so many times, perhaps only a part of it."""

    name: str
    of: str = ""
    """What its argument names: in `count(success@map)` the success."""
    at: str = ""
    """Where: in `count(success@map)` the map."""
    times: int = 1
    over: int = 1


class CountsThings(Protocol):
    """Whoever looks at a table, really or only in thought."""

    def count(self, what: Counted) -> int | None:
        """Return how many there are; None if that can't be known from here."""


class Number(Phrase):
    """How many: a number, or something that is counted when the card is resolved.

    Sums, differences and products are written as such; a part is rounded down.
    """

    __slots__ = ("most", "parts")
    sort = "number"
    places: ClassVar[dict[str, Names]] = {}
    """What may stand behind the `@` of words that take it."""

    def __init__(self, plus: int = 0, *parts: Counted) -> None:
        single = parts[0] if len(parts) == 1 and parts[0].times == parts[0].over == 1 else Counted("")
        super().__init__(single.name, single.of, plus)
        self.parts = parts
        self.most: int | None = None
        """How many are meant at most, where a game lets that be written."""

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Number):
            return NotImplemented
        return self.plus == other.plus and self.parts == other.parts and self.most == other.most

    def __hash__(self) -> int:
        return hash((self.plus, self.parts, self.most))

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        if isinstance(raw, int) and not isinstance(raw, bool):
            return cls(raw)
        if not isinstance(raw, str) or not raw.strip():
            raise Wrong(cls._no_number(raw))
        plus, parts, at = 0, list[Counted](), 0
        while at < len(raw):
            found = _PART.match(raw, at)
            if found is None or (at and not found["sign"]):
                raise Wrong(cls._no_number(raw))
            times = int(found["times"] or 1) * (-1 if found["sign"] == "-" else 1)
            if found["whole"] is not None:
                plus += times * (int(found["whole"]) // int(found["over"] or 1))
            else:
                parts.append(cls._counted(raw, found, times))
            at = found.end()
        return cls(plus, *parts)

    @classmethod
    def _counted(cls, raw: Raw, found: re.Match[str], times: int) -> Counted:
        name, of, at = found["name"], found["of"], found["at"]
        word = name if of is None else f"{name}()" if at is None else f"{name}(@)"
        if word not in cls.names:
            raise Wrong(cls._no_number(raw))
        return Counted(name, of or "", at or "", times, int(found["over"] or 1))

    @classmethod
    def _no_number(cls, raw: Raw) -> str:
        known = ", ".join(cls.names)
        return f"{raw!r} is no number.{nearest(raw, cls.names)} A number is an integer or {known}"

    @classmethod
    def pattern(cls) -> str:
        """Return how numbers that count are written, for editors."""
        ways = [_written(word) for word in cls.names]
        part = rf"([0-9]+ ?\* ?)?([0-9]+|{'|'.join(ways)})( ?/ ?[1-9][0-9]*)?"
        return rf"[+-]?{part}( ?[+-] ?{part})*"

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": f"^{cls.pattern()}$"}]}

    def refers(self) -> Iterator[tuple[Names, str]]:
        """Return what its arguments name."""
        for part in self.parts:
            if part.of and part.name in self.arguments:
                yield self.arguments[part.name], part.of
            if part.at and part.name in self.places:
                yield self.places[part.name], part.at

    def text(self) -> int | Word:
        """Return the number, or the words for what is counted."""
        said: int | Word | None = None
        rest = self.plus
        if rest > 0 and not any(part.times > 0 for part in self.parts):
            said, rest = rest, 0
        for part in sorted(self.parts, key=lambda part: part.times < 0):
            word = self._said(part)
            said = word if said is None else Word(_joint(part.times), {"number": said, "by": word})
        if said is None:
            return self.plus
        return Word(_joint(rest), {"number": said, "by": abs(rest)}) if rest else said

    def compared(self, how: str, other: "Number") -> Word:
        """Return the words for how it compares with another: `at-least`, `exactly`, …"""
        than = Word(f"comparison-{how}", {"number": other.text()})
        return Word("check-compared", {"number": self.text(), "than": than})

    def _said(self, part: Counted) -> Word:
        word = Word(f"number-{part.name}", dict(self.arguments_of(part)))
        if part.over > 1:
            word = Word("number-part", {"number": word, "over": part.over})
        times = abs(part.times)
        return Word("number-times", {"number": word, "times": times}) if times > 1 else word

    def arguments_of(self, part: Counted) -> Iterator[tuple[str, Word]]:
        """Return the words for what is counted and where."""
        if part.of:
            yield "of", Word(f"{_sort(self.arguments, part.name)}-{part.of}")
        if part.at:
            yield "at", Word(f"{_sort(self.places, part.name)}-{part.at}")


def only_part(number: Number) -> Counted | None:
    """Return what is counted, if that is the whole number."""
    part = number.parts[0] if len(number.parts) == 1 and not number.plus else None
    return part if part is not None and part.times == part.over == 1 else None


def plainly(how: str, num: int) -> tuple[str, int]:
    """Return the plainest words for a comparison of something that is never less than 0."""
    if how in ("more-than", "less-than"):
        how, num = ("at-least", num + 1) if how == "more-than" else ("at-most", num - 1)
    if num == 0 and how in ("at-most", "other-than"):
        return ("exactly", 0) if how == "at-most" else ("at-least", 1)
    return how, num


def _sort(names: dict[str, Names], word: str) -> str:
    return names[word].sorts[0]


def _joint(sign: int) -> str:
    return "number-minus" if sign < 0 else "number-plus"


def _written(word: str) -> str:
    name, bracket, _ = word.partition("(")
    if not bracket:
        return name
    return rf"{name}\([^()@]+{'@[^()@]+' if word.endswith('@)') else ''}\)"


_SUMS: dict[str, Callable[[int, int], int]] = {
    "number-plus": operator.add,
    "number-minus": operator.sub,
    "number-times": operator.mul,
}
"""What the words for sums mean."""

NONE = Number(0)
ONE = Number(1)


def settled(word: Word, given: Mapping[str, int]) -> int | None:
    """Return the number that the words for one mean where some words are given; None if that is not enough.

    A part of something stays in words.
    """
    if word.key in given:
        return given[word.key]
    if word.key not in _SUMS:
        return None
    values = [settled(one, given) if isinstance(one, Word) else one for one in word.args.values()]
    known = [one for one in values if isinstance(one, int)]
    return _SUMS[word.key](*known) if len(known) == len(values) else None


def number(look: CountsThings, words: Number) -> int | None:
    """Return how many are meant now; None if that can't be known from here."""
    total = words.plus
    for part in words.parts:
        counted = look.count(part)
        if counted is None:
            return None
        total += (
            counted * part.times // part.over if part.times > 0 else -(counted * -part.times // part.over)
        )
    return total if words.most is None else min(total, words.most)
