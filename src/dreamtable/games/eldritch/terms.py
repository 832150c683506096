"""The small languages of content: numbers, people, places, monsters, conditions; steps and abilities."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, Self

import msgspec

from dreamtable.content import Names, Phrase, Raw, Term, Vocabulary, Wrong, nearest, written
from dreamtable.games.eldritch.names import (
    ConditionName,
    DuringName,
    OmenName,
    PossessionName,
    TraitName,
    TypeName,
)
from dreamtable.kernel import Script, Word

if TYPE_CHECKING:
    from dreamtable.games.eldritch.scene import Scene

_NUMBER = re.compile(r"([a-z-]+?)([+-]\d+)?")
_SKILL_TEST = re.compile(r"(lore|influence|observation|strength|will)([+-]\d+)?")
_COMPARISON = re.compile(r"(>=|==)([a-z0-9+-]+)")


class Number(Phrase):
    """How many: a number, or something that is counted when the card is resolved."""

    sort = "number"
    names = {
        "players": "the number of investigators chosen in set-up",
        "half-players": "half of that, rounded up",
        "result": "the result of the last test",
        "gates": "gates on the map",
        "tokens": "tokens on the place in question",
        "monsters-here": "other monsters on this monster's space",
        "all": "as many as there are",
        "any": "as many as you like",
        "this": "the very one that is at hand",
    }

    @classmethod
    def read(cls, raw: Raw) -> Self:
        """Return `3`, `players` or `half-players+1`."""
        if isinstance(raw, int) and not isinstance(raw, bool):
            return cls("", "", raw)
        parts = _NUMBER.fullmatch(raw) if isinstance(raw, str) else None
        if parts is None or parts[1] not in cls.names:
            raise Wrong(
                f"{raw!r} is no number.{nearest(raw, cls.names)} A number is an integer or {_list(cls.names)}"
            )
        return cls(parts[1], "", int(parts[2] or 0))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        words = {"type": "string", "pattern": f"^({'|'.join(cls.names)})([+-][0-9]+)?$"}
        return {"anyOf": [{"type": "integer"}, words]}

    def text(self) -> int | Word:
        """Return the number, or the words for what is counted."""
        if not self.name:
            return self.plus
        counted = Word(f"number-{self.name}")
        if not self.plus:
            return counted
        return Word(
            "number-plus" if self.plus > 0 else "number-minus", {"number": counted, "by": abs(self.plus)}
        )


NONE = Number("", "", 0)
ONE = Number("", "", 1)
THIS = Number("this")


class Who(Phrase):
    """Which investigators."""

    sort = "who"
    names = {
        "you": "the investigator who resolves it",
        "lead": "the Lead Investigator",
        "trigger": "the investigator whose deed triggered it",
        "each": "every investigator, in turn order",
        "each-here": "every investigator on your space",
        "each-here-of-this": "every investigator on this monster's space",
        "each-on-city": "every investigator on a City space",
        "each-on-wilderness": "every investigator on a Wilderness space",
        "each-on-sea": "every investigator on a Sea space",
        "each-on-gate": "every investigator on a space with a gate",
        "each-cultist": "every Cultist on the map (in `for` only)",
        "each-within-1-of()": "every investigator on or next to the space of a monster",
        "chosen": "an investigator of your choice",
        "chosen-other": "another investigator of your choice",
        "chosen-here": "an investigator of your choice on your space",
        "any-here": "any number of investigators on your space",
        "you-and-one-here": "you and, if you like, another investigator on your space",
    }
    arguments = {"each-within-1-of": Names("monster", "epic")}

    def text(self) -> Word:
        """Return the words for them."""
        return Word(f"who-{self.name}", {"of": Word(f"card-{self.of}")} if self.of else {})


YOU = Who("you")


class Place(Phrase):
    """Which space or spaces; a space is named by its id."""

    sort = "place"
    filters: ClassVar = (
        "city",
        "wilderness",
        "sea",
        "gate",
        "gate-matching",
        "clue",
        "monster",
        "investigator",
    )
    names = {
        "here": "your space",
        "adjacent": "a space next to yours, of your choice",
        "adjacent-by-train": "a space next to yours along a Train path",
        "chosen": "any space of your choice",
        "random": "the space on a random clue",
        "random()": "a random space of a type",
        "expedition": "the space of the Active Expedition",
        "lead-space": "the Lead Investigator's space",
        "this-space": "the space of this monster or token",
        "nearest()": "the nearest space with something on it",
        "any()": "a space with something on it, of your choice",
        "all()": "every space with something on it",
        "space-of()": "the space of a monster",
        "its-tokens": "the spaces with tokens of this card",
    }
    by_id = "space"
    arguments = {
        "space": Names("space"),
        "random": Names("space-type"),
        "nearest": Names("filter"),
        "any": Names("filter"),
        "all": Names("filter"),
        "space-of": Names("monster", "epic"),
    }

    def text(self) -> Word:
        """Return the words for it."""
        if self.name == "space":
            return Word(f"space-{self.of}")
        args: dict[str, int | str | Word | list[Word]] = {}
        if self.of:
            args["of"] = Word(f"filter-{self.of}" if self.of in self.filters else f"card-{self.of}")
        return Word(f"place-{self.name}{'-of' if self.name == 'random' and self.of else ''}", args)


class Spot(Place):
    """Where tokens are put: a place, or a card."""

    sort = "spot for tokens"
    names = {
        "this": "this card",
        "mystery": "the active Mystery",
        "sheet": "the Ancient One's sheet",
        "omen-red": "the red space of the Omen track",
        "omen-blue": "the first blue space of the Omen track",
        "omen-green": "the green space of the Omen track",
        **Place.names,
    }
    cards: ClassVar = ("this", "mystery", "sheet")

    def text(self) -> Word:
        """Return the words for it."""
        spot = self.name in self.cards or self.name.startswith("omen-") or self.name == "here"
        return Word(f"spot-{self.name}") if spot else super().text()


class Which(Phrase):
    """Which monsters; a monster is named by its id."""

    sort = "choice of monsters"
    names = {
        "this": "this monster",
        "fought": "the monster being fought",
        "spawned": "the monster that was just spawned",
        "one-here": "a monster on your space",
        "all-here": "every monster on your space",
        "one-near": "a monster on your space or next to it",
        "one-adjacent": "a monster next to your space",
        "one-anywhere": "any one monster",
        "all": "every monster",
        "all-on()": "every monster on spaces of a type",
        "all-at-chosen-space": "every monster on a space of your choice",
    }
    by_id = "named"
    arguments = {"named": Names("monster", "epic"), "all-on": Names("space-type")}

    def text(self) -> Word:
        """Return the words for them."""
        if self.name == "named":
            return Word(f"card-{self.of}")
        return Word(f"which-{self.name}", {"of": Word(f"filter-{self.of}")} if self.of else {})


class Comparison:
    """`>=half-players` or `==0`."""

    __slots__ = ("number", "sign")

    def __init__(self, sign: str, number: Number) -> None:
        self.sign = sign
        self.number = number

    @classmethod
    def read(cls, raw: Raw) -> Self:
        """Return what is written."""
        parts = _COMPARISON.fullmatch(raw) if isinstance(raw, str) else None
        if parts is None:
            raise Wrong(f"{raw!r} is no comparison: write for example '>=2' or '==0'")
        number = parts[2]
        return cls(parts[1], Number.read(int(number) if number.isdigit() else number))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string", "pattern": f"^(>=|==)([0-9]+|({'|'.join(Number.names)})([+-][0-9]+)?)$"}

    def holds(self, value: int, number: int) -> bool:
        """Say whether a value compares so with the number."""
        return value >= number if self.sign == ">=" else value == number

    def text(self) -> Word:
        """Return the words for it."""
        key = "comparison-at-least" if self.sign == ">=" else "comparison-exactly"
        return Word(key, {"number": self.number.text()})


class Has(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", gc=False):
    """What an investigator has: so many clues, a condition, an asset of a trait, a card of a name."""

    clue: int = 0
    condition: ConditionName = ""
    asset_trait: TraitName = ""
    name: PossessionName = ""


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", gc=False):
    """Whether something is the case; everything that is written must hold."""

    is_mapping: ClassVar[bool] = True

    space: TypeName | None = None
    """You stand on a space of this type."""
    space_has: Literal["gate", "monster", "clue", "fallen"] | None = None
    """On this space is a gate, a monster, a clue or a fallen investigator."""
    any_investigator_on: TypeName | None = None
    """Some investigator stands on a space of this type."""
    has: Has | None = None
    """You have that."""
    omen: OmenName | None = None
    """The Omen stands on this colour."""
    gates: Comparison | None = None
    """So many gates are on the map."""
    result: Comparison | None = None
    """The last test had this result."""
    tokens_on_omen: Comparison | None = None
    """So many eldritch tokens are on the space of the Omen."""
    tokens_on_sheet: Comparison | None = None
    """So many eldritch tokens are on the Ancient One's sheet."""
    cup_empty: bool | None = None
    """No monster is left in the cup."""
    during: DuringName | None = None
    """It happens in such an encounter."""
    trait: TraitName | None = None
    """The card at hand has the trait."""
    who: Literal["other-here"] | None = None
    """`other-here`: somebody else on your space did it."""
    chosen_as_cost: bool | None = None
    """It was chosen as a price."""
    defeated: Literal["this"] | None = None
    """`this`: the monster was defeated."""
    done: bool | None = None
    """The step before had an effect."""
    awake: bool | None = None
    """The Ancient One is awake."""
    not_: "Check | None" = msgspec.field(default=None, name="not")
    """The opposite."""

    def text(self) -> Word:
        """Return the words for it."""
        parts: list[Word] = []
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if value is None:
                continue
            if isinstance(value, Check):
                parts.append(Word("check-not", {"check": value.text()}))
            elif isinstance(value, Has):
                parts += has_words(value)
            elif isinstance(value, Comparison):
                parts.append(Word(f"check-{field.replace('_', '-')}", {"than": value.text()}))
            elif isinstance(value, bool):
                parts.append(Word(f"check-{field.replace('_', '-')}", {"so": "yes" if value else "no"}))
            else:
                parts.append(Word(f"check-{field.replace('_', '-')}-{value}"))
        return parts[0] if len(parts) == 1 else Word("check-all", {"checks": parts})


def has_words(has: Has) -> list[Word]:
    """Return the words for what somebody has."""
    words = []
    if has.clue:
        words.append(Word("check-has-clue", {"num": has.clue}))
    if has.condition:
        words.append(Word("check-has-card", {"card": Word(f"card-{has.condition}")}))
    if has.asset_trait:
        words.append(Word("check-has-asset", {"trait": Word(f"trait-{has.asset_trait}")}))
    if has.name:
        words.append(Word("check-has-card", {"card": Word(f"card-{has.name}")}))
    return words


class SkillTest:
    """`observation-1`: a skill and the modifier of a test."""

    __slots__ = ("modifier", "skill")

    def __init__(self, skill: str, modifier: int) -> None:
        self.skill = skill
        self.modifier = modifier

    @classmethod
    def read(cls, raw: Raw) -> Self:
        """Return what is written."""
        parts = _SKILL_TEST.fullmatch(raw) if isinstance(raw, str) else None
        if parts is None:
            raise Wrong(f"{raw!r} is no test: write a skill such as lore, or lore-1.{nearest(raw, SKILLS)}")
        return cls(parts[1], int(parts[2] or 0))

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return it for editors."""
        return {"type": "string", "pattern": f"^{_SKILL_TEST.pattern}$"}

    def text(self) -> Word:
        """Return the words for it."""
        sign = "none" if not self.modifier else "plus" if self.modifier > 0 else "minus"
        return Word(
            "skill-test", {"skill": Word(f"skill-{self.skill}"), "sign": sign, "by": abs(self.modifier)}
        )


SKILLS = ("lore", "influence", "observation", "strength", "will")


class Step:
    """One thing that a card tells to do: a verb of the closed vocabulary."""

    __slots__ = ()
    yours: ClassVar[bool] = True
    """Whether its text tells what you do, not what a monster does."""

    def do(self, scene: "Scene") -> Script[None]:
        """Carry it out."""
        raise NotImplementedError

    def possible(self, _scene: "Scene") -> bool:
        """Say whether it could be carried out completely now; asked of costs and of choices."""
        return True

    def text(self) -> Word:
        """Return its words."""
        raise NotImplementedError

    def question(self) -> Word:
        """Return the words with which it asks."""
        return self.text()

    def inner(self) -> Iterable["Step"]:
        """Return the steps inside it."""
        return ()

    @classmethod
    def read(cls, raw: Raw) -> "Step":
        """Return what a mapping says."""
        return STEPS.read(raw)


class Verb(Term, Step, frozen=True):
    """A step as it is written; see `Step`."""

    def text(self) -> Word:
        """Return the message of the verb with its fields."""
        return written(self, "do")


Steps = tuple[Step, ...]
STEPS: Vocabulary[Verb] = Vocabulary("step")
step = STEPS.add
"""Takes a verb into the vocabulary."""


class Ability:
    """Something that a component does while it is in play."""

    __slots__ = ()

    def text(self) -> Word:
        """Return its words."""
        raise NotImplementedError

    @classmethod
    def read(cls, raw: Raw) -> "Ability":
        """Return what a mapping says."""
        return ABILITIES.read(raw)


class Power(Term, Ability, frozen=True):
    """An ability as it is written; see `Ability`."""

    def text(self) -> Word:
        """Return the message of the ability with its fields."""
        return written(self, "has")


ABILITIES: Vocabulary[Power] = Vocabulary("ability")
ability = ABILITIES.add
"""Takes an ability into the vocabulary."""


class Readable(Protocol):
    """Something with a text."""

    def text(self) -> Any:
        """Return its words."""


def either(words: list[Word]) -> Word:
    """Return the words for one of several."""
    return words[0] if len(words) == 1 else Word("either", {"parts": words})


def text_of(steps: Iterable[Readable]) -> Word:
    """Return the words of some steps or abilities; simple steps in a row belong together."""
    groups: list[list[Word]] = []
    before = False
    for one in steps:
        simple = is_simple(one)
        if simple and before:
            groups[-1].append(one.text())
        else:
            groups.append([one.text()])
        before = simple
    parts = [group[0] if len(group) == 1 else Word("clauses", {"parts": group}) for group in groups]
    return Word("sequence", {"parts": parts})


def one_clause(steps: Iterable[Readable]) -> str:
    """Say (as an argument of a message) whether the text of some steps is no more than one clause."""
    every = list(steps)
    return "yes" if len(every) == 1 and is_simple(every[0]) else "no"


def is_simple(one: Readable) -> bool:
    """Say whether it is one thing that you do: no choice, no test, nothing that others do."""
    return isinstance(one, Step) and one.yours and not any(one.inner()) and getattr(one, "who", YOU) == YOU


def all_steps(steps: Iterable[Step]) -> Iterable[Step]:
    """Return the steps and everything inside them."""
    for one in steps:
        yield one
        yield from all_steps(one.inner())


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
