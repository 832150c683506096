"""The small languages of content: numbers, people, places, targets; and what cards can say."""

import re
from collections.abc import Iterator
from typing import Self

from dreamtable.content import Raw, Vocabulary, Wrong, effects, nearest
from dreamtable.content.effects import (
    Arguments,
    Condition,
    Conditions,
    Counted,
    Option,
    Step,
    Verb,
    only_part,
    plainly,
)
from dreamtable.content.reading import OWN_WORDS, Tongue, convert
from dreamtable.games.tamashii.launcher import LETTERS, Pattern, pattern
from dreamtable.telling import Word

_DOTTED = re.compile(r"\b(me|top|supply|boss)\.([a-z][a-z0-9-]*)")
_SPAN = re.compile(r"(\d+)\.\.(\d+|\*)")
_CARD = re.compile(r"[a-z]+\d+")
UNLIMITED = 99


def undotted(raw: Raw) -> Raw:
    """Return what is written with `me(trace)` for `me.trace`, and without square brackets around it all."""
    if not isinstance(raw, str):
        return raw
    bare = raw.strip()
    if bare.startswith("[") and bare.endswith("]"):
        bare = bare[1:-1]
    return _DOTTED.sub(r"\1(\2)", bare)


TILE_NAMES: dict[int, Word] = {}
"""By the number that is printed on it, what a tile is called: each tells it when it comes into the box."""


def tile_word(number: int) -> Word:
    """Return the name of a tile with its number."""
    return Word("tile-name", {"tile": TILE_NAMES.get(number, Word("tile-none")), "number": number})


def place_word(name: str) -> Word:
    """Return the words for a place of TAM-VOC-11: a tile, a card, or a word."""
    number, _, near = name.partition("-")
    if number.isdigit():
        return Word(f"spot-tile-{near}" if near else "spot-tile", {"tile": tile_word(int(number))})
    if _CARD.fullmatch(name):
        return Word("spot-numbered-card", {"card": name.upper()})
    return Word(f"spot-{name}")


def token_words(token: str) -> Arguments:
    """Return the words for one token of a name, and for several."""
    return {"token": Word(f"token-{token}"), "tokens": Word(f"tokens-{token}")}


CODES = ("R", "Y", "G", "B", "basic", "open", "corrupted", "code")
CARDS = ("body", "equipped-faction", "equipped-class", "faction-card")
OWNED = (*CODES, *CARDS, "enemy", "resource", "resource-at-5", "unlocked-cell")
"""Things that players have; whatever else is theirs they carry."""
COUNTED = {"enemies": "enemy", "bodies": "body"}
"""Values of players that are things which they have."""


def much(how: str, num: int, thing: str) -> Arguments:
    """Return the words for so many things as a comparison says."""
    return {"how": how, "num": num, "much": Word("much", {"how": how, "num": num, **token_words(thing)})}


def check_of_things(how: str, num: int, thing: str, at: Word) -> Word:
    """Return the words for whether there are so many things somewhere."""
    return Word("check-count", {**much(how, num, thing), **token_words(thing), "at": at})


class Number(effects.Number):
    """How many: a number, or something that is counted when the card is resolved.

    Sums, differences and products are written as such: `2*P+2`, `8 - P`.
    """

    names = {
        "P": "the number of players",
        "round": "the number of the round",
        "time": "the time value",
        "all": "as many as there are",
        "dumped": "the codes dumped as this cost",
        "highest-trace": "the highest trace value of all players",
        "me()": "a value of yours, written `me.trace`",
        "top()": "a value of the top enemy, written `top.left`",
        "supply()": "what is left in a supply, written `supply.corrupted`",
        "boss()": "a value of the boss, written `boss.left`",
        "count(@)": "things at a place",
    }

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        return super().read(undotted(raw), tongue)

    def compared(self, how: str, other: effects.Number) -> Word:
        """Return the words for how it compares with another, plainly where that one is just a number."""
        only = only_part(self)
        if only is None:
            return super().compared(how, other)
        if how == "exactly" and (there := only_part(other)) and only == there._replace(at="map"):
            return Word("check-all-there", {**token_words(only.of), "at": place_word(there.at)})
        if other.parts:
            return super().compared(how, other)
        how, num = plainly(how, other.plus)
        match only.name:
            case "count":
                at = "my-load" if only.at == "me" and only.of not in OWNED else only.at
                return check_of_things(how, num, only.of, place_word(at))
            case "me" if only.of in COUNTED:
                return check_of_things(how, num, COUNTED[only.of], Word("spot-me"))
            case "me" if only.of == "tile" and how in ("exactly", "other-than"):
                return Word(f"check-tile-{how}", {"tile": tile_word(num)})
            case "P":
                return Word("check-players", much(how, num, "player"))
            case "me" | "boss" | "top" | "time" | "round" | "highest-trace":
                of: Arguments = {"of": Word(f"value-{only.of}")} if only.of else {}
                return Word(f"check-{only.name}", {"how": how, "num": num, **of})
        return super().compared(how, other)

    def arguments_of(self, part: Counted) -> Iterator[tuple[str, Word]]:
        """Return the words for what is counted and where."""
        if part.name == "count":
            yield "of", Word(f"tokens-{part.of}")
            yield "at", place_word(part.at)
        elif part.of:
            yield "of", Word(f"value-{part.of}")


NONE = Number(0)
ONE = Number(1)


class Who(effects.Who):
    """Which players."""

    names = {
        "me": "you",
        "each": "every player, from the start player clockwise",
        "other": "another player of your choice",
        "all-others": "every other player",
        "chosen": "a player of your choice; on a card that waits for another player's event, that player",
        "others-here": "every other player on your tile",
        "chosen-here": "another player on your tile, of your choice",
        "chosen-near": "another player on your tile or an adjacent one, of your choice",
        "left": "the next player clockwise",
        "each-here": "every player on your tile",
        "each-on-its-tile": "every player on the boss's tile",
        "each-adjacent": "every player on a tile next to the boss's",
        "each-on-tile-with-ascend": "every player on a tile with an Ascend token",
        "each-on()": "every player on a place",
    }

    def text(self) -> Word:
        """Return the words for them."""
        return Word(f"who-{self.name}", {"at": place_word(self.of)} if self.of else {})


ME = Who("me")


class Target(effects.Who):
    """TAM-VOC-01: which enemies of the own queue."""

    sort = "target"
    names = {
        "top": "the top enemy",
        "next": "the enemy behind the top enemy",
        "last": "the last enemy of the queue",
        "self": "the enemy whose text it is",
        "all": "every enemy of the queue",
        "chosen": "an enemy of the queue, of your choice",
        "others": "every enemy of the queue but the one whose text it is",
    }

    def text(self) -> Word:
        """Return the words for them."""
        return Word(f"target-{self.name}")


TOP = Target("top")


class Per:
    """TAM-VOC-11: `success@map` or `dumped`: something that is counted, once for each."""

    __slots__ = ("number",)

    def __init__(self, number: Number) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Per) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        if isinstance(raw, str) and "@" in raw and "(" not in raw:
            return cls(Number.read(f"count({raw})", tongue))
        return cls(Number.read(raw, tongue))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string"}

    def parts_inside(self) -> Number:
        """Return the number."""
        return self.number

    def text(self) -> Word:
        """Return the words for it."""
        part = self.number.parts[0]
        if part.name == "count":
            return Word("per-thing", {"of": Word(f"token-{part.of}"), "at": place_word(part.at)})
        return Word(f"per-{part.name}", {"of": Word(f"value-{part.of}")} if part.of else {})


class Amount:
    """A number, or from one to another: `2`, `2*P`, `1..2`, `1..*`, `all`."""

    __slots__ = ("high", "low")

    def __init__(self, low: Number, high: Number | None) -> None:
        self.low = low
        self.high = high
        """None where there is no upper limit."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Amount) and (self.low, self.high) == (other.low, other.high)

    def __hash__(self) -> int:
        return hash((self.low, self.high))

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        span = _SPAN.fullmatch(raw) if isinstance(raw, str) else None
        if span is None:
            exactly = Number.read(raw, tongue)
            return cls(exactly, exactly)
        return cls(Number(int(span[1])), None if span[2] == "*" else Number(int(span[2])))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        span = {"type": "string", "pattern": _SPAN.pattern}
        return {"anyOf": [{"type": "integer"}, span, {"type": "string"}]}

    def parts_inside(self) -> tuple[Number, ...]:
        """Return its numbers."""
        return (self.low,) if self.high is None else (self.low, self.high)

    @property
    def is_none(self) -> bool:
        """Whether it is just 0."""
        return self.low == NONE and self.high == NONE

    def text(self) -> Word | int:
        """Return the words for it."""
        if self.high is None:
            return Word("amount-or-more", {"low": self.low.text()})
        if self.low == self.high:
            return self.low.text()
        return Word("amount-to", {"low": self.low.text(), "high": self.high.text()})


NO_AMOUNT = Amount(NONE, NONE)


class Where:
    """TAM-VOC-11, -12: a tile number, a card, or a word for a place."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Where) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        if isinstance(raw, bool) or not isinstance(raw, int | str):
            raise Wrong(f"{raw!r} is no place: write the number of a tile, the id of a card, or a word")
        return cls(str(raw))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"anyOf": [{"type": "integer"}, {"type": "string"}]}

    @property
    def tile(self) -> int:
        """The number of the tile, if it is one; else 0."""
        return int(self.name) if self.name.isdigit() else 0

    def text(self) -> Word:
        """Return the words for it."""
        return place_word(self.name)


ANYWHERE = Where("")


SYMBOL_WORDS = (
    "pattern-gap",
    *(f"code-{colour}" for colour in ("red", "yellow", "green", "blue")),
    "pattern-open",
    "code-corrupted",
    "pattern-core",
    "pattern-any",
)
"""By symbol, what it is called in a pattern."""


def pattern_word(written: str) -> Word:
    """TAM-NOT-01: return a pattern in words, symbol by symbol and row by row."""
    rows = []
    for row in written.split("/"):
        first, *others = (Word(SYMBOL_WORDS[LETTERS.index(letter)]) for letter in row)
        for other in others:
            first = Word("pattern-beside", {"before": first, "symbol": other})
        rows.append(first)
    above, *others = rows
    for other in others:
        above = Word("pattern-below", {"above": above, "row": other})
    return above


class Program:
    """TAM-NOT-01: a pattern, as it is written."""

    __slots__ = ("pattern",)

    def __init__(self, written: Pattern) -> None:
        self.pattern = written

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Program) and self.pattern == other.pattern

    def __hash__(self) -> int:
        return hash(self.pattern)

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        if not isinstance(raw, str):
            raise Wrong(f"{raw!r} is no program: write for example RRB or R*R/.?.")
        return cls(pattern(raw))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string", "pattern": f"^[{re.escape(LETTERS)}/]+$"}

    def text(self) -> Word:
        """Return the words for it."""
        return Word("program-pattern", {"pattern": self.pattern_word})

    @property
    def pattern_word(self) -> Word:
        """The pattern in words."""
        return pattern_word(self.pattern.text)


class Need:
    """TAM-NOT-04: what a combat box demands: `HH`, `HS`, `H*`."""

    __slots__ = ("hits", "many", "specials", "written")

    def __init__(self, written: str) -> None:
        self.written = written
        self.many = written.endswith("*")
        self.hits = written.count("H")
        self.specials = written.count("S")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Need) and self.written == other.written

    def __hash__(self) -> int:
        return hash(self.written)

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        if not isinstance(raw, str) or not re.fullmatch(r"[HS]+\*?", raw):
            raise Wrong(f"{raw!r} is no demand of a combat box: write for example H, HS or H*")
        return cls(raw)

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string", "pattern": r"^[HS]+\*?$"}

    def text(self) -> Word:
        """Return the words for it: the faces, each with how many of them."""
        faces = [("hit", self.hits), ("special", self.specials)]
        return Word(
            "box-need",
            {
                "faces": [
                    Word("box-face", {"face": Word(f"face-{face}"), "count": count})
                    for face, count in faces
                    if count
                ]
            },
        )


class Ways:
    """TAM-SCE-11: the ways of a choice: lists of steps, or mappings with `label`, `if` and `do`."""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[Option, ...]) -> None:
        self.ways = ways

    @classmethod
    def read(cls, raw: Raw, tongue: Tongue = OWN_WORDS) -> Self:
        """Return what is written."""
        if not isinstance(raw, list):
            raise Wrong(f"{raw!r} is no list of ways")
        ways = [one if isinstance(one, dict) else {"do": one} for one in raw]
        return cls(tuple(convert(one, Option, tongue) for one in ways))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "array"}

    def parts_inside(self) -> tuple[Option, ...]:
        """Return the ways."""
        return self.ways


class Sentences(Conditions):
    """Reads conditions, with `me.trace` for a value of yours."""

    def read(self, raw: Raw, tongue: Tongue = OWN_WORDS) -> Condition:
        """Return what is written."""
        return super().read(undotted(raw), tongue)


class StepWords(Vocabulary[Verb]):
    """The verbs of steps; `if` is one of them, but beside another verb it is a condition of it."""

    def verbs_in(self, raw: dict[str, Raw]) -> list[str]:
        """Return the verbs that a mapping names."""
        found = super().verbs_in(raw)
        return [key for key in found if key != "if"] if len(found) > 1 else found

    def unknown(self, word: str) -> str:
        """Return what to say of a word that is none."""
        return f"{word!r} is no step.{nearest(word, self.terms)}"


STEPS = StepWords("step")
step = STEPS.add
"""Takes a verb into the vocabulary."""

CONDITIONS = Sentences()
fact = CONDITIONS.vocabulary.add
"""Takes a fact into the vocabulary."""

TONGUE: Tongue = {
    Step: STEPS,
    Condition: CONDITIONS,
    effects.Number: Number,
    effects.Who: Who,
    effects.Price: effects.StepPrice,
}
"""What cards of this game can say."""
