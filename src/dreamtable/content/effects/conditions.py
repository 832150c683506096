"""Whether something is the case: facts that a game knows, comparisons of numbers, and, or, not.

A condition is a mapping of facts that must all hold (`{space: sea, awake: true}`), or a sentence such as
`time == 0 and (count(success@map) >= 2 or not flag(rest))`. What can't be known from where one looks is None.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from dreamtable.content.effects.numbers import NAME, Number, number
from dreamtable.content.effects.texts import both, one_holds
from dreamtable.content.naming import Names, references
from dreamtable.content.problems import Misread, Raw, Wrong, nearest
from dreamtable.content.reading import OWN_WORDS, Tongue
from dreamtable.content.terms import Term, Vocabulary, written
from dreamtable.telling import Word

SIGNS = {
    ">=": "at-least",
    "<=": "at-most",
    "==": "exactly",
    "!=": "other-than",
    ">": "more-than",
    "<": "less-than",
}
OPPOSITE = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "==": "!=", "!=": "=="}
_SIGN = "|".join(map(re.escape, SIGNS))
_COMPARISON = re.compile(rf"\s*({_SIGN})\s*(.+)")
_TOKEN = re.compile(
    rf"\s*(?:(?P<name>{NAME}(?:\([^()]*\))?)|(?P<sign>{_SIGN})|(?P<bracket>[()])|(?P<other>\d+|[-+*/]))"
)
_FACT = re.compile(rf"({NAME})(?:\(([^()]+)\))?")
WORDS = ("and", "or", "not")


class Comparison:
    """`>=half-players` or `==0`: how a number that the text before it names must be."""

    __slots__ = ("number", "sign")

    def __init__(self, sign: str, number: Number) -> None:
        self.sign = sign
        self.number = number

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        parts = _COMPARISON.fullmatch(raw) if isinstance(raw, str) else None
        if parts is None:
            raise Wrong(f"{raw!r} is no comparison: write for example '>=2' or '==0'")
        return cls(parts[1], read_number(parts[2], tongue))

    @classmethod
    def schema(cls, tongue: Tongue = OWN_WORDS) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string", "pattern": f"^({_SIGN}) ?({numbers_of(tongue).pattern()})$"}

    def parts_inside(self) -> Number:
        """Return the number that is compared with."""
        return self.number

    def refers(self) -> Iterator[tuple[Names, str]]:
        """Return what its number names."""
        return self.number.refers()

    def holds(self, value: int, number: int) -> bool:
        """Say whether a value compares so with the number."""
        match self.sign:
            case ">=":
                return value >= number
            case "==":
                return value == number
            case "<=":
                return value <= number
            case ">":
                return value > number
            case "<":
                return value < number
            case _:
                return value != number

    def text(self) -> Word:
        """Return the words for it."""
        return Word(f"comparison-{SIGNS[self.sign]}", {"number": self.number.text()})


def numbers_of(tongue: Tongue) -> type[Number]:
    """Return the numbers of a game."""
    reader = tongue.get(Number, Number)
    return reader if isinstance(reader, type) and issubclass(reader, Number) else Number


def read_number(written: str, tongue: Tongue) -> Number:
    """Return a number that stands inside something else."""
    bare = written.strip()
    return numbers_of(tongue).read(int(bare) if bare.isdigit() else bare, tongue)


class Condition:
    """Whether something is the case."""

    __slots__ = ()
    is_mapping: ClassVar[bool] = True

    def holds(self, look: Any, /) -> bool | None:
        """Say whether it is fulfilled; None if that can't be known from here."""
        raise NotImplementedError

    def text(self) -> Word:
        """Return the words for it."""
        raise NotImplementedError

    def text_not(self) -> Word:
        """Return the words for its opposite."""
        return Word("check-not", {"check": self.text()})


class _Joined(Condition):
    """Several conditions in one."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Condition]) -> None:
        self.parts = tuple(parts)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.parts == getattr(other, "parts", None)

    def __hash__(self) -> int:
        return hash((type(self), self.parts))

    def parts_inside(self) -> tuple[Condition, ...]:
        """Return the conditions."""
        return self.parts

    def refers(self) -> Iterator[tuple[Names, str]]:
        """Return what they name."""
        return references(self.parts)


class AllOf(_Joined):
    """Everything that is written holds."""

    __slots__ = ()

    def holds(self, look: Any) -> bool | None:
        """Say whether all do; if one does not, what is unknown of the others does not matter."""
        known: bool | None = True
        for one in self.parts:
            so = one.holds(look)
            if so is False:
                return False
            if so is None:
                known = None
        return known

    def text(self) -> Word:
        """Return the words for it."""
        return both([_in_brackets(one) for one in self.parts])

    def text_not(self) -> Word:
        """Return the words for its opposite: one of them does not hold."""
        return one_holds([_in_brackets(NotSo(one)) for one in self.parts])


class AnyOf(_Joined):
    """At least one thing that is written holds."""

    __slots__ = ()

    def holds(self, look: Any) -> bool | None:
        """Say whether one does; if so, what is unknown of the others does not matter."""
        known: bool | None = False
        for one in self.parts:
            so = one.holds(look)
            if so:
                return True
            if so is None:
                known = None
        return known

    def text(self) -> Word:
        """Return the words for it."""
        return one_holds([_in_brackets(one) for one in self.parts])

    def text_not(self) -> Word:
        """Return the words for its opposite: none of them holds."""
        return both([_in_brackets(NotSo(one)) for one in self.parts])


def _in_brackets(one: Condition) -> Word:
    bare = one.one if isinstance(one, NotSo) else one
    return Word("check-group", {"check": one.text()}) if isinstance(bare, AnyOf | AllOf) else one.text()


class NotSo(_Joined):
    """The opposite."""

    __slots__ = ()

    def __init__(self, one: Condition) -> None:
        super().__init__([one])

    @property
    def one(self) -> Condition:
        """Return what must not hold."""
        return self.parts[0]

    def holds(self, look: Any) -> bool | None:
        """Say whether it does not hold."""
        so = self.parts[0].holds(look)
        return None if so is None else not so

    def text(self) -> Word:
        """Return the words for it."""
        return self.parts[0].text_not()

    def text_not(self) -> Word:
        """Return the words for what it denies."""
        return self.parts[0].text()


class Compared(Condition):
    """A number compares so with another."""

    __slots__ = ("left", "than")

    def __init__(self, left: Number, than: Comparison) -> None:
        self.left = left
        self.than = than

    def parts_inside(self) -> tuple[Number, Comparison]:
        """Return both sides."""
        return self.left, self.than

    def refers(self) -> Iterator[tuple[Names, str]]:
        """Return what both sides name."""
        yield from self.left.refers()
        yield from self.than.refers()

    def holds(self, look: Any) -> bool | None:
        """Say whether it does now."""
        left, right = number(look, self.left), number(look, self.than.number)
        return None if left is None or right is None else self.than.holds(left, right)

    def text(self) -> Word:
        """Return the words for it."""
        return self.left.compared(SIGNS[self.than.sign], self.than.number)

    def text_not(self) -> Word:
        """Return the words for the opposite comparison."""
        return Compared(self.left, Comparison(OPPOSITE[self.than.sign], self.than.number)).text()


ALWAYS = AllOf(())
"""What holds whatever is the case: nothing is asked for."""


def holds(look: Any, condition: Condition) -> bool | None:
    """Say whether a condition is fulfilled; None if that can't be known from here."""
    return True if condition is ALWAYS else condition.holds(look)


class Fact(Term, Condition, frozen=True):
    """Something that a game knows of its table: a word of a condition."""

    def text(self) -> Word:
        """Return the message of the fact with its fields."""
        return written(self, "check")


class Conditions:
    """Reads conditions: the facts of a game, and what all games share."""

    def __init__(self) -> None:
        self.vocabulary: Vocabulary[Fact] = Vocabulary("condition")

    @property
    def facts(self) -> Mapping[str, type[Fact]]:
        """Return what a game knows, by its word."""
        return self.vocabulary.terms

    def read(self, raw: Raw, tongue: Tongue = OWN_WORDS) -> Condition:
        """Return what is written."""
        if isinstance(raw, str):
            return _Sentence(raw, self, tongue).whole()
        if not isinstance(raw, dict):
            raise Misread(f"{raw!r} is no condition: a mapping or a sentence is expected.", raw, "")
        found = [self._one(key, value, raw, tongue) for key, value in raw.items()]
        return found[0] if len(found) == 1 else AllOf(found)

    def _one(self, key: str, value: Raw, raw: Raw, tongue: Tongue) -> Condition:
        if key == "not":
            return NotSo(self.read(value, tongue))
        if key in ("and", "or"):
            if not isinstance(value, list):
                raise Misread(f"{key}: a list of conditions is expected.", raw, "")
            every = [self.read(one, tongue) for one in value]
            return AllOf(every) if key == "and" else AnyOf(every)
        if key not in self.facts:
            raise Misread(self.unknown(key), raw, "")
        try:
            return self.vocabulary.read({key: value}, tongue)
        except Misread as error:
            raise Misread(str(error), raw, "") from None

    def unknown(self, key: str) -> str:
        """Return what to say of a word that is no condition."""
        known = [*self.facts, *WORDS]
        return f"{key!r} is no condition.{nearest(key, known)} Allowed here: {', '.join(known)}."

    def fact(self, written: str, tongue: Tongue) -> Condition:
        """Return a fact of a sentence: `awake`, `flag(rest)`."""
        parts = _FACT.fullmatch(written)
        if parts is None or parts[1] not in self.facts:
            raise Wrong(self.unknown(parts[1] if parts else written))
        argument: Raw = parts[2]
        if argument is None:
            argument = True
        elif argument.isdigit():
            argument = int(argument)
        return self.vocabulary.read({parts[1]: argument}, tongue)


class _Sentence:
    """A condition in words and signs, read from left to right."""

    def __init__(self, written: str, conditions: Conditions, tongue: Tongue) -> None:
        self.written = written
        self.conditions = conditions
        self.tongue = tongue
        self.tokens: list[str] = []
        at = 0
        while written[at:].strip():
            token = _TOKEN.match(written, at)
            if token is None:
                raise self.wrong()
            self.tokens.append(token[0].strip())
            at = token.end()

    def wrong(self) -> Wrong:
        return Wrong(
            f"{self.written!r} is no condition: write for example 'round >= 4 and not (players == 1)'"
        )

    def whole(self) -> Condition:
        found = self.either()
        if self.tokens:
            raise self.wrong()
        return found

    def either(self) -> Condition:
        every = [self.every()]
        while self.next_is("or"):
            every.append(self.every())
        return every[0] if len(every) == 1 else AnyOf(every)

    def every(self) -> Condition:
        every = [self.one()]
        while self.next_is("and"):
            every.append(self.one())
        return every[0] if len(every) == 1 else AllOf(every)

    def one(self) -> Condition:
        if self.next_is("not"):
            return NotSo(self.one())
        if self.next_is("("):
            found = self.either()
            if not self.next_is(")"):
                raise self.wrong()
            return found
        taken: list[str] = []
        while self.tokens and self.tokens[0] not in (*WORDS, "(", ")"):
            taken.append(self.tokens.pop(0))
        signs = [at for at, token in enumerate(taken) if token in SIGNS]
        if len(signs) == 1:
            left, right = taken[: signs[0]], taken[signs[0] + 1 :]
            than = Comparison(taken[signs[0]], read_number(" ".join(right), self.tongue))
            return Compared(read_number(" ".join(left), self.tongue), than)
        if len(taken) != 1:
            raise self.wrong()
        return self.conditions.fact(taken[0], self.tongue)

    def next_is(self, token: str) -> bool:
        if self.tokens and self.tokens[0] == token:
            self.tokens.pop(0)
            return True
        return False


def if_text(condition: Condition) -> Word | str:
    """Return the words for a condition, or `none` if nothing is asked for."""
    return "none" if condition is ALWAYS else condition.text()
