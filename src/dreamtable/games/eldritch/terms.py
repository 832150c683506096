"""The small languages of content: numbers, people, places, monsters, tests; and what cards can say."""

import re
from typing import ClassVar, Self

from dreamtable.content import Names, Phrase, Raw, Vocabulary, Wrong, effects, nearest
from dreamtable.content.effects import (
    Ability,
    Condition,
    Conditions,
    Counted,
    Power,
    Step,
    Verb,
    take_control,
)
from dreamtable.content.reading import OWN_WORDS, Tongue
from dreamtable.telling import Word

_SKILL_TEST = re.compile(r"(lore|influence|observation|strength|will)([+-]\d+)?")


class Number(effects.Number):
    """How many: a number, or something that is counted when the card is resolved.

    Sums, differences and products are written as such: `half-players+1`, `2*gates`, `8 - players`.
    """

    names = {
        "players": "the number of investigators chosen in set-up",
        "half-players": "half of that, rounded up",
        "by-team": "1 for one or two of them, 2 for three to six, 3 for seven or eight",
        "result": "the result of the last test",
        "gates": "gates on the map",
        "tokens": "tokens on the place in question",
        "monsters-here": "other monsters on this monster's space",
        "all": "as many as there are",
        "any": "as many as you like",
        "this": "the very one that is at hand",
    }


NONE = Number(0)
ONE = Number(1)
THIS = Number(0, Counted("this"))


class Who(effects.Who):
    """Which investigators."""

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

    @property
    def acts(self) -> bool:
        """Whether somebody is meant who can do things."""
        return self.name != "each-cultist"

    def text(self) -> Word:
        """Return the words for them."""
        return Word(f"who-{self.name}", {"of": Word(f"card-{self.of}")} if self.of else {})


YOU = Who("you")


class Whose(effects.Whose):
    """Whose event an ability waits for."""

    names = {
        "you": "what you do, or what happens to you",
        "other-here": "what another investigator on your space does, or what happens to him",
    }


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
            return Word("place-space", {"space": Word(f"space-{self.of}")})
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


class SkillTest:
    """`observation-1`: a skill and the modifier of a test."""

    __slots__ = ("modifier", "skill")

    def __init__(self, skill: str, modifier: int) -> None:
        self.skill = skill
        self.modifier = modifier

    @classmethod
    def read(cls, raw: Raw, _tongue: Tongue = OWN_WORDS) -> Self:
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


SUCCESSES: tuple[int, ...] = (5, 6)
"""ELD-TST-07: the faces that are successes, unless something says otherwise."""
SKILLS = ("lore", "influence", "observation", "strength", "will")


STEPS: Vocabulary[Verb] = Vocabulary("step")
take_control(STEPS)
step = STEPS.add
"""Takes a verb into the vocabulary."""

ABILITIES: Vocabulary[Power] = Vocabulary("ability")
ability = ABILITIES.add
"""Takes an ability into the vocabulary."""

CONDITIONS = Conditions()
fact = CONDITIONS.vocabulary.add
"""Takes a fact into the vocabulary."""

TONGUE: Tongue = {
    Step: STEPS,
    Ability: ABILITIES,
    Condition: CONDITIONS,
    effects.Number: Number,
    effects.Who: Who,
    effects.Whose: Whose,
    effects.Price: effects.StepPrice,
}
"""What cards of this game can say."""
