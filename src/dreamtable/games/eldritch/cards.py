"""What the box holds: each kind of component as it is written in content, and what it says of itself."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from dreamtable.content import pictures
from dreamtable.content.component import Component, Drawn, Everything, NumberOf, Shown, Side, Text
from dreamtable.content.effects import Ability, Comparison, Steps, alone, text_of
from dreamtable.content.effects.checking import MOST
from dreamtable.content.effects.spans import gaps, is_span, shown
from dreamtable.games.eldritch.abilities import Action, AsEncounter, Forbidden, StandingMod
from dreamtable.games.eldritch.model import MOST_DOOM
from dreamtable.games.eldritch.names import (
    AncientOneName,
    AnyMonster,
    AssetName,
    ConditionName,
    SpaceName,
    SpellName,
)
from dreamtable.games.eldritch.terms import SKILLS, STEPS, Number, Place, SkillTest
from dreamtable.games.eldritch.texts import closed, each, headed, whole
from dreamtable.telling import Word

if TYPE_CHECKING:
    from dreamtable.games.eldritch.box import Box

Abilities = tuple[Ability, ...]
Trait = Literal[
    "item",
    "weapon",
    "tome",
    "ally",
    "service",
    "trinket",
    "magical",
    "teamwork",
    "madness",
    "injury",
    "boon",
    "bane",
    "deal",
    "common",
    "restriction",
    "incantation",
    "ritual",
    "event",
    "ongoing",
    "rumor",
]
Omen = Literal["green", "blue", "red"]
SpaceType = Literal["city", "wilderness", "sea"]
PathType = Literal["train", "ship", "uncharted"]
Region = Literal["america", "europe", "asia"]
Keyword = Literal["physical-resistance", "magical-resistance"]
Special = Literal["drowned-city", "threshold"]
Tested = Literal["lore", "influence", "observation", "strength", "will"]


STORY, TASK, TEXT, BACK = "story", "task", "text", "back"
"""What can be revealed of a card: how a part is told, what it asks for, what it does; one of its backs."""
ACTION, FINAL = "action", "final"
"""No secrets: told when an investigator does what only he or she can, and when an Ancient One wakes."""
OPENING, WON, LOST = "opening", "won", "lost"
"""Told of an Ancient One when it is chosen, and when the game is over."""
FRONT = "front"
"""What is printed on a Mystery as a story, told when it is drawn."""
CRIPPLED, INSANE, DEVOURED = "falls-crippled", "falls-insane", "falls-devoured"
"""The last line of an investigator, by how he or she falls."""


NO_OUTCOMES: frozenset[str] = frozenset()


class Card(Component, frozen=True, kw_only=True):
    """A component of the box."""

    is_held: ClassVar[bool] = False
    """Whether an investigator can have it."""
    lies_open: ClassVar[bool] = False
    """Whether it lies there for everybody, and what its parts do is printed on its front."""
    is_closed: ClassVar[bool] = False
    """ELD-ENC-13: whether its outcomes may be secret until they come."""
    has_story: ClassVar[bool] = False
    """Whether a story is printed on its front."""
    has_title: ClassVar[bool] = False
    """Whether something follows its name."""
    home: ClassVar[Literal["", "assets", "artifacts", "spells", "conditions"]] = ""
    """The deck to which it goes back."""

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box what is looked up again and again while playing."""
        box.note_powers(number, self)

    # What it does and says

    def powers(self) -> Abilities:
        """Return what it does while it is in play and shows its front."""
        return ()

    def powers_turned(self) -> Abilities:
        """Return what it does while it is in play and shows its back, which is no secret."""
        return ()

    def face(self) -> Text:
        """Return what everybody may read on it in play: the front of spells, conditions and sheets."""
        return each(self.powers())

    def in_figures(self) -> Text:
        """Return the figures on it in words."""
        return []

    def other_side(self) -> Text:
        """Return what stands on its back, if that is no secret."""
        return []

    def parts(self) -> dict[str, Text]:
        """ELD-ENC-10: return what can be met as an encounter, by part, such as `city` or `pass`."""
        return {}

    def outcomes(self) -> frozenset[str]:
        """Return the ways by which its story goes on: `city-pass`, `sea-open-it`; none, if it ends before."""
        return NO_OUTCOMES

    def told(self) -> tuple[str, ...]:
        """Return what is only read aloud: how its action begins, how the end does."""
        return ()

    def tells_on_front(self) -> bool:
        """Say whether a story is printed on its front."""
        return self.has_story

    def back_texts(self) -> list[Text]:
        """ELD-SPL-03, ELD-CND-02: return its secret backs."""
        return []

    def drawn(self) -> Drawn:
        """Return the figures that are printed on it."""
        return {}

    def sides(self, _number: int) -> Iterator[Side]:
        """ELD-ENC-13, ELD-CND-02: the front; what is met part by part; backs; what is only read aloud."""
        yield Side(
            self.id,
            name=self.name(),
            title=Word(f"title-{self.id}") if self.has_title else None,
            text=self.face(),
            back=self.other_side(),
            story=Word(f"story-{self.id}") if self.tells_on_front() else None,
            traits=[Word(f"trait-{trait}") for trait in self.traits_of()],
            figures=self.drawn(),
        )
        for part, text in self.parts().items():
            yield Side(self.hidden(STORY, part), Shown.SEALED, story=self.story(part))
            if self.lies_open:
                yield Side(self.hidden(TEXT, part), Shown.ALOUD, text=text)
            else:
                task = [closed(word) for word in text]
                yield Side(self.hidden(TASK, part), Shown.SEALED, text=task, abridged=True)
                yield Side(self.hidden(TEXT, part), Shown.SEALED, text=text)
        for way in sorted(self.outcomes()):
            yield Side(self.hidden(STORY, way), Shown.SEALED, story=self.story(way))
        for number, text in enumerate(self.back_texts(), 1):
            yield Side(self.hidden(BACK, number), Shown.SEALED, text=text, story=self.story(number))
        for part in self.told():
            yield Side(self.hidden(STORY, part), Shown.ALOUD, story=self.story(part))

    def traits_of(self) -> tuple[Trait, ...]:
        """Return its traits."""
        return ()

    def hidden(self, what: str, part: str | int) -> str:
        """Return by what is asked for that is not printed on its front."""
        return f"{what}/{self.id}/{part}"

    def story(self, part: str | int) -> Word:
        """Return how one of its parts, or one of its backs, is told."""
        return Word(f"story-{self.id}-{part}")

    def read_aloud(self, part: str, *, open_cards: bool) -> list[str]:
        """ELD-ENC-13: return what may be read of a part that is met: all of it, or nothing."""
        return [self.hidden(TEXT, part)] if open_cards or self.lies_open else []


class Told(Card, frozen=True, kw_only=True):
    """What is met as a scene and may be told further than that."""

    told_to_the_end: bool = False
    """Whether its story goes on: `story-<card>-<part>-pass`, `-fail`, `-<label>`, and so on inside."""

    def steps(self) -> dict[str, Steps]:
        """Return its parts by name."""
        raise NotImplementedError

    def outcomes(self) -> frozenset[str]:
        """Return how its tests can end and where its choices can lead, if stories are told of that."""
        return _outcomes(self) if self.told_to_the_end else NO_OUTCOMES


@cache
def _outcomes(card: Told) -> frozenset[str]:
    """Return all ways through the parts of what is met."""
    parts = card.steps().items()
    return frozenset(f"{part}-{way}" for part, steps in parts for step in steps for way in step.branches())


class Space(Card, frozen=True, kw_only=True, tag="space"):
    """ELD-MAP-02: a space of the board, with the paths that are not written at its neighbours."""

    row = "space"
    on_board = True

    type: SpaceType
    number: int = 0
    region: Region | None = None
    site: bool = False
    benefit: str = ""
    x: int
    y: int
    paths: dict[SpaceName, PathType] = {}

    def name(self) -> Word:
        """Return what it is called."""
        return Word(f"space-{self.id}")

    def noted(self, _number: int, box: "Box") -> None:
        """Put it on the map."""
        box.add_space(self)

    def sides(self, _number: int) -> Iterator[Side]:
        """Return what is printed there."""
        figures: Drawn = {"number": self.number} if self.number else {}
        yield Side(
            self.id,
            kind=self.type,
            name=self.name(),
            text=[Word(f"benefit-{self.benefit}")] if self.benefit else [],
            figures=figures | ({"site": 1} if self.site else {}),
        )

    def faults(self, box: Everything) -> Iterator[str]:
        """ELD-MAP-04: paths work in both directions, so both ends must say the same where both say it."""
        spaces = box.of(Space)
        for other, path in self.paths.items():
            back = spaces[other].paths.get(self.id, path)
            if other == self.id:
                yield "a path leads to the space itself."
            if back != path:
                yield f"the path to {other!r} is {path!r} here and {back!r} there."
        if not self.paths and all(self.id not in other.paths for other in spaces.values()):
            yield "no path leads here."
        if (self.region is not None or self.site) and self.number:
            yield "a named space has no number."
        if self.region is not None and self.type != "city":
            yield "only a city has a region."


class Skills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ELD-TST-01: the five skills."""

    lore: int
    influence: int
    observation: int
    strength: int
    will: int


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ELD-SET-07: one thing that an investigator starts with."""

    asset: AssetName = ""
    spell: SpellName = ""
    condition: ConditionName = ""
    clue: int = 0
    ticket: Literal["", "train", "ship"] = ""


class Investigator(Told, frozen=True, kw_only=True, tag="investigator"):
    """ELD-SET-06: an investigator's sheet, with the two encounters on its back."""

    usual = pictures.Portrait()
    is_held = True
    has_title = True

    health: int
    sanity: int
    skills: Skills
    start: SpaceName
    gear: tuple[Gear, ...]
    action: Steps
    passive: Abilities
    crippled: Steps
    insane: Steps

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box the printed skills."""
        super().noted(number, box)
        box.skills[number] = msgspec.structs.astuple(self.skills)

    def powers(self) -> Abilities:
        """Return what stands on the sheet."""
        return (*self.passive, Action(do=self.action))

    def face(self) -> Text:
        """Return the sheet, the action first."""
        return each([Action(do=self.action), *self.passive])

    def tells_on_front(self) -> bool:
        """Say whether the sheet tells who the investigator is."""
        return self.told_to_the_end

    def told(self) -> tuple[str, ...]:
        """Return how the action begins; and the last line, by how the investigator falls."""
        return (ACTION, CRIPPLED, INSANE, DEVOURED) if self.told_to_the_end else (ACTION,)

    def steps(self) -> dict[str, Steps]:
        """Return the two encounters with whoever was defeated."""
        return {"crippled": self.crippled, "insane": self.insane}

    def in_figures(self) -> Text:
        """Return Health, Sanity, skills, and where the investigator begins."""
        figures = {"health": self.health, "sanity": self.sanity, **msgspec.structs.asdict(self.skills)}
        return [alone(Word("figure-sheet", {**figures, "space": Word(f"space-{self.start}")}))]

    def parts(self) -> dict[str, Text]:
        """Return what these encounters say."""
        return {part: whole(steps) for part, steps in self.steps().items()}

    def drawn(self) -> Drawn:
        """Return Health, Sanity and the skills."""
        skills: Drawn = {skill: int(getattr(self.skills, skill)) for skill in SKILLS}
        return {"health": self.health, "sanity": self.sanity, **skills}

    def faults(self, _box: Everything) -> Iterator[str]:
        """Nobody sets out defeated."""
        if self.health < 1 or self.sanity < 1:
            yield "health and sanity must be at least 1."


class Figures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-CBT: the figures of a monster; None where there is no such test."""

    will: int | None = None
    will_skill: Tested = "will"
    """ELD-CBT-11: the skill that is tested in place of Will."""
    horror: int = 0
    strength: int | None = None
    strength_skill: Tested = "strength"
    damage: int = 0
    toughness: Number
    abilities: Abilities = ()


class Final(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-FIN-01: how the Final Mystery is solved."""

    solve_on: "Solve | None" = None
    solve_when: "Solve | None" = None


class Solve(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-MYS-04, ELD-MYS-05: by tokens, looked at in the end step; or by a defeat, at once."""

    clues_on_this: Comparison | None = None
    eldritch_on_this: Comparison | None = None
    clues_on_sheet: Comparison | None = None
    defeat: AnyMonster = ""

    def text(self, *, final: bool = False) -> Text:
        """Return its words; other ones on the back of a sheet."""
        if self.defeat:
            key = "text-final-defeat" if final else "text-solve-defeat"
            return [alone(Word(key, {"monster": Word(f"card-{self.defeat}")}))]
        goals: dict[str, Comparison | None] = {
            "clues-on-this": self.clues_on_this,
            "eldritch-on-this": self.eldritch_on_this,
            "clues-on-sheet": self.clues_on_sheet,
        }
        return [
            alone(Word(f"text-solve-{where}", {"than": goal.text()}))
            for where, goal in goals.items()
            if goal is not None
        ]


class Awake(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-AWK-02: the back of an Ancient One's sheet."""

    do: Steps
    doom_instead: Steps = ()
    abilities: Abilities = ()
    final: Final | None = None
    cultist: Figures | None = None

    def text(self) -> Text:
        """Return its words."""
        goals = (self.final.solve_on, self.final.solve_when) if self.final is not None else ()
        return [
            *headed("text-awake", self.do),
            *headed("text-doom-instead", self.doom_instead),
            *each(self.abilities),
            *(one for goal in goals if goal is not None for one in goal.text(final=True)),
        ]


class AncientOne(Card, frozen=True, kw_only=True, tag="ancient-one"):
    """ELD-SET-09: an Ancient One's sheet, front and back."""

    usual = pictures.Creature(body="octopus")
    lies_open = True
    has_title = True

    told_to_the_end: bool = False
    """Whether there is a story for its beginning and for both ends."""
    doom: int
    solve: int
    stages: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
    setup: Steps = ()
    abilities: Abilities = ()
    cultist: Figures
    awake: Awake

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box what cultists do while it sleeps, and when it is awake."""
        super().noted(number, box)
        awake = self.awake.cultist
        box.note_cultists(number, self.cultist.abilities, awake.abilities if awake is not None else ())

    def powers(self) -> Abilities:
        """Return what the front does."""
        return self.abilities

    def powers_turned(self) -> Abilities:
        """Return what the back does."""
        return self.awake.abilities

    def face(self) -> Text:
        """Return the front, which says what is set up."""
        return [*headed("text-setup", self.setup), *each(self.abilities)]

    def other_side(self) -> Text:
        """ELD-AWK-02: return the back of the sheet."""
        return self.awake.text()

    def told(self) -> tuple[str, ...]:
        """Return how it begins, awakens and ends."""
        return (OPENING, FINAL, WON, LOST) if self.told_to_the_end else (FINAL,)

    def parts(self) -> dict[str, Text]:
        """Return what can be met once it is awake."""
        return encounter_of(self.awake.abilities)

    def cultists(self, *, is_awake: bool = False) -> Figures:
        """ELD-MON-05: return the figures of cultists, asleep or awake."""
        return self.awake.cultist or self.cultist if is_awake else self.cultist

    def drawn(self) -> Drawn:
        """Return where Doom begins, and the figures of the cultists, asleep and awake."""
        found: Drawn = {"doom": self.doom}
        for prefix, cultist in (("cultist-", self.cultist), ("awake-cultist-", self.awake.cultist)):
            if cultist is not None:
                found |= combat(cultist, prefix)
                found[f"{prefix}text"] = Word("sequence", {"parts": of_monster(cultist.abilities)})
        return found

    def faults(self, _box: Everything) -> Iterator[str]:
        """Doom can be advanced, and there is something to solve."""
        if not 1 <= self.doom <= MOST_DOOM or self.solve < 1:
            yield f"doom must be from 1 to {MOST_DOOM}, and solve at least 1."

    def read(self) -> Iterator[Word]:
        """Return all that can be read on it, with what cultists do."""
        yield from super().read()
        for cultist in (self.cultist, self.awake.cultist):
            yield from of_monster(cultist.abilities) if cultist is not None else ()


class Mystery(Told, frozen=True, kw_only=True, tag="mystery"):
    """ELD-MYS-01: a mystery of an Ancient One."""

    usual = pictures.Picture(things=("eye",))
    lies_open = True
    has_story = True

    ao: AncientOneName
    enter: Steps = ()
    abilities: Abilities = ()
    solve: Solve

    def sort(self) -> str:
        """Return whose it is."""
        return self.ao

    def powers(self) -> Abilities:
        """Return what it does while it is active."""
        return self.abilities

    def face(self) -> Text:
        """Return what it does, and how it is solved."""
        return [*headed("text-enter", self.enter), *each(self.abilities), *self.solve.text()]

    def steps(self) -> dict[str, Steps]:
        """Return what can be met while it is active."""
        return steps_met(self.abilities)

    def parts(self) -> dict[str, Text]:
        """Return what that says."""
        return encounter_of(self.abilities)

    def sides(self, number: int) -> Iterator[Side]:
        """Its sides, and its story by itself."""
        yield from super().sides(number)
        yield Side(self.hidden(STORY, FRONT), Shown.ALOUD, story=Word(f"story-{self.id}"))

    def faults(self, _box: Everything) -> Iterator[str]:
        """ELD-MYS-04, ELD-MYS-05: exactly one way to solve it."""
        solve = self.solve
        ways = (solve.clues_on_this, solve.eldritch_on_this, solve.clues_on_sheet, solve.defeat)
        if sum(bool(way) for way in ways) != 1:
            yield "solve must say exactly one of clues-on-this, eldritch-on-this, clues-on-sheet, defeat."


class Creature(Card, frozen=True, kw_only=True):
    """ELD-CBT: what one fights, with its figures."""

    has_story = True

    will: int | None = None
    will_skill: Tested = "will"
    """ELD-CBT-11: the skill that is tested in place of Will."""
    horror: int = 0
    strength: int | None = None
    strength_skill: Tested = "strength"
    damage: int = 0
    toughness: Number
    keywords: tuple[Keyword, ...] = ()
    abilities: Abilities = ()

    def powers(self) -> Abilities:
        """Return what it does."""
        return self.abilities

    def face(self) -> Text:
        """Return its keywords and what it does."""
        keywords = [alone(Word(f"keyword-{word}")) for word in self.keywords]
        return [*keywords, *of_monster(self.abilities)]

    def in_figures(self) -> Text:
        """Return what it is fought with."""
        return in_words(self)

    def drawn(self) -> Drawn:
        """Return its figures."""
        return combat(self)


class Monster(Creature, frozen=True, kw_only=True, tag="monster"):
    """ELD-MON: an ordinary monster, of which there are `count` tokens."""

    usual = pictures.Creature(body="beast")
    count: int = 1
    figures: Literal["own", "sheet"] = "own"
    toughness: Number = Number(1)

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box whether its figures and text stand on the Ancient One's sheet."""
        super().noted(number, box)
        if self.figures == "sheet":
            box.by_sheet.add(number)

    def how_many(self) -> int:
        """Return how many tokens there are."""
        return self.count

    def drawn(self) -> Drawn:
        """Return its figures, or that they stand on the sheet."""
        return {"sheet": 1} if self.figures == "sheet" else super().drawn()

    def faults(self, _box: Everything) -> Iterator[str]:
        """There is one, and not too many."""
        if not 1 <= self.count <= MOST:
            yield f"count must be from 1 to {MOST}, not {self.count}."


class Epic(Creature, frozen=True, kw_only=True, tag="epic"):
    """ELD-EPC-01: an Epic Monster."""

    usual = pictures.Creature(body="giant")

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box that it is one."""
        super().noted(number, box)
        box.epics.add(number)


Fighter = Figures | Creature
"""Whatever has figures to fight with."""


def in_words(of: Fighter) -> Text:
    """ELD-CBT-02, ELD-CBT-03, ELD-CBT-11: return figures in words."""
    text: Text = []
    for skill, modifier, key, harm in (
        (of.will_skill, of.will, "figure-horror", of.horror),
        (of.strength_skill, of.strength, "figure-damage", of.damage),
    ):
        if modifier is not None:
            test = SkillTest(skill, modifier).text()
            text.append(alone(Word(key, {"test": test, "harm": harm})))
    text.append(alone(Word("figure-toughness", {"num": of.toughness.text()})))
    return text


def combat(of: Fighter, prefix: str = "") -> Drawn:
    """ELD-CBT: return figures as they are drawn."""
    found: Drawn = {
        f"{prefix}horror": of.horror,
        f"{prefix}damage": of.damage,
        f"{prefix}toughness": of.toughness.text(),
    }
    for name, modifier in (("will", of.will), ("strength", of.strength)):
        if modifier is not None:
            found[prefix + name] = modifier
    return found


def of_monster(abilities: Abilities) -> Text:
    """Return what a monster does: it changes figures of its own."""
    return [
        alone(one.text_of("this")) if isinstance(one, StandingMod) else text_of([one]) for one in abilities
    ]


def steps_met(abilities: Abilities) -> dict[str, Steps]:
    """ELD-ENC-08: return what abilities let somebody resolve as an encounter, if there is anything."""
    met = [step for one in abilities if isinstance(one, AsEncounter) for step in one.do]
    return {"encounter": tuple(met)} if met else {}


def encounter_of(abilities: Abilities) -> dict[str, Text]:
    """ELD-ENC-08: return what such an encounter says."""
    text = [text_of(one.do) for one in abilities if isinstance(one, AsEncounter)]
    return {"encounter": text} if text else {}


class Gate(Card, frozen=True, kw_only=True, tag="gate"):
    """ELD-GAT-03: a gate with its city and omen."""

    usual = pictures.Picture(things=("portal",))
    city: SpaceName
    omen: Omen

    def name(self) -> Word:
        """Return where it opens."""
        return Word("gate-of", {"space": Word(f"space-{self.city}")})

    def drawn(self) -> Drawn:
        """Return its omen and its city."""
        return {"omen": self.omen, "space": NumberOf(self.city)}

    def faults(self, box: Everything) -> Iterator[str]:
        """ELD-GAT-03: its space is a city."""
        if box.of(Space)[self.city].type != "city":
            yield f"gates open in cities, and {self.city!r} is none."


class Mythos(Told, frozen=True, kw_only=True, tag="mythos"):
    """ELD-MYT: a mythos card; its colour says its icons."""

    usual = pictures.Picture(things=("scroll",))
    lies_open = True
    has_story = True

    colour: Literal["green", "yellow", "blue"]
    level: Literal["easy", "normal", "hard"]
    traits: tuple[Trait, ...]
    do: Steps = ()
    enter: Steps = ()
    abilities: Abilities = ()
    space: SpaceName = ""
    tokens: int = 0

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box its colour and its level."""
        super().noted(number, box)
        box.colours[number] = self.colour
        box.colours_and_levels[number] = self.sort()

    def sort(self) -> str:
        """Return its colour and its level."""
        return f"{self.colour} {self.level}"

    def traits_of(self) -> tuple[Trait, ...]:
        """Return its traits."""
        return self.traits

    def powers(self) -> Abilities:
        """Return what it does while it is ongoing."""
        return self.abilities

    def face(self) -> Text:
        """Return what it does; what it forbids it forbids everybody."""
        abilities = [
            alone(Word("has-cannot-all", one.text().args)) if isinstance(one, Forbidden) else text_of([one])
            for one in self.abilities
        ]
        text = [*headed("text-enter", self.enter), *abilities, *whole(self.do)]
        if "rumor" in self.traits:
            rumor = Word("text-rumor", {"space": Place("space", self.space).text(), "tokens": self.tokens})
            return [alone(rumor), *text]
        return text

    def steps(self) -> dict[str, Steps]:
        """Return what can be met while it is ongoing."""
        return steps_met(self.abilities)

    def parts(self) -> dict[str, Text]:
        """Return what that says."""
        return encounter_of(self.abilities)

    def drawn(self) -> Drawn:
        """Return its colour and its tokens."""
        return {"colour": self.colour, "tokens": self.tokens}

    def faults(self, _box: Everything) -> Iterator[str]:
        """An event does something at once; an ongoing card has abilities; a rumor has a place."""
        if ("event" in self.traits) == ("ongoing" in self.traits):
            yield "its traits must say either 'event' or 'ongoing'."
        elif "event" in self.traits and not self.do:
            yield "an event needs `do`."
        elif "ongoing" in self.traits and not self.abilities:
            yield "an ongoing card needs `abilities`."
        if "rumor" in self.traits and not self.space:
            yield "a rumor needs a `space`."


class Encounter(Told, frozen=True, kw_only=True):
    """ELD-ENC-10: what is drawn and met: a scene, and where it is written, how it goes on."""

    is_closed = True


class Parted(Encounter, frozen=True, kw_only=True):
    """ELD-ENC-10: an encounter with a part for each place."""

    def parts(self) -> dict[str, Text]:
        """Return what they say."""
        return {place: whole(steps) for place, steps in self.steps().items()}

    def faults(self, _box: Everything) -> Iterator[str]:
        """ELD-LOC-01: no part is empty."""
        for place, steps in self.steps().items():
            if not steps:
                yield f"the part {place!r} is empty: the card needs all three."


class General(Parted, frozen=True, kw_only=True, tag="general"):
    """ELD-LOC-01: a general encounter, one part for each type of space."""

    usual = pictures.Picture(things=("signpost",))
    city: Steps
    wilderness: Steps
    sea: Steps

    def name(self) -> Word:
        """Return what its back shows."""
        return Word("encounter-general")

    def steps(self) -> dict[str, Steps]:
        """Return its parts by type of space."""
        return {"city": self.city, "wilderness": self.wilderness, "sea": self.sea}


class Research(Parted, frozen=True, kw_only=True, tag="research"):
    """ELD-TKN-01: a research encounter of an Ancient One."""

    usual = pictures.Picture(things=("lens",))
    ao: AncientOneName
    city: Steps
    wilderness: Steps
    sea: Steps

    def name(self) -> Word:
        """Return what its back shows."""
        return Word("encounter-research")

    def sort(self) -> str:
        """Return whose it is."""
        return self.ao

    def steps(self) -> dict[str, Steps]:
        """Return its parts by type of space."""
        return {"city": self.city, "wilderness": self.wilderness, "sea": self.sea}


NAMED_CITIES = (
    "boston",
    "vancouver",
    "rio",
    "liverpool",
    "naples",
    "constantinople",
    "bombay",
    "yokohama",
    "melbourne",
)
"""ELD-LOC-02: those with encounters of their own."""


class Regional(Parted, frozen=True, kw_only=True, tag="regional"):
    """ELD-LOC-02: an encounter of a region, one part for each of its named cities."""

    usual = pictures.Picture(things=("house",))
    deck: Region
    boston: Steps = ()
    vancouver: Steps = ()
    rio: Steps = ()
    liverpool: Steps = ()
    naples: Steps = ()
    constantinople: Steps = ()
    bombay: Steps = ()
    yokohama: Steps = ()
    melbourne: Steps = ()

    def name(self) -> Word:
        """Return what its back shows."""
        return Word(f"encounter-{self.deck}")

    def sort(self) -> str:
        """Return its region."""
        return self.deck

    def steps(self) -> dict[str, Steps]:
        """Return its parts by city."""
        return {city: getattr(self, city) for city in NAMED_CITIES if getattr(self, city)}

    def faults(self, box: Everything) -> Iterator[str]:
        """ELD-LOC-02: a part for each named city of its region, and for no other."""
        cities = [space.id for space in box.of(Space).values() if space.region == self.deck]
        parts = self.steps()
        for city in cities:
            if city not in parts:
                yield f"the part for {city!r} is missing: the card needs {', '.join(cities)}."
        for part in parts:
            if part not in cities:
                yield f"{part!r} is not in {self.deck}."


Initial = Steps | Literal["choose"]


class Boxed(Encounter, frozen=True, kw_only=True):
    """ELD-CPX-01: an encounter in three boxes, of which the first is a test or a choice."""

    def boxes(self) -> tuple[Initial, Steps, Steps]:
        """Return the first box, and what follows on a pass and on a fail."""
        raise NotImplementedError

    def steps(self) -> dict[str, Steps]:
        """Return what follows on the first box, whose own ways are the other two."""
        _, passed, failed = self.boxes()
        return {"pass": passed, "fail": failed}

    def parts(self) -> dict[str, Text]:
        """Return what the boxes say; ELD-CPX-03: one without a test offers two ways."""
        initial, passed, failed = self.boxes()
        labels = {"pass": Word(f"label-{self.id}-pass"), "fail": Word(f"label-{self.id}-fail")}
        choice = [alone(Word("text-initial-choose", {**labels}))]
        first = choice if isinstance(initial, str) else whole(initial)
        return {"initial": first, "pass": whole(passed), "fail": whole(failed)}

    def messages(self) -> Iterator[str]:
        """Return what it needs in every language, with the names of the two ways."""
        yield from super().messages()
        if self.boxes()[0] == "choose":
            yield from (f"label-{self.id}-{box}" for box in ("pass", "fail"))

    def read_aloud(self, part: str, *, open_cards: bool) -> list[str]:
        """ELD-ENC-13: return what may be read of a box that is met: all boxes, or the test of this one."""
        if not open_cards:
            return [self.hidden(TASK, part)]
        return [self.hidden(TEXT, one) for one in (self.parts() if part == "initial" else (part,))]

    def faults(self, _box: Everything) -> Iterator[str]:
        """ELD-CPX-01: the first box is a test alone, and no box is empty."""
        initial, passed, failed = self.boxes()
        if initial != "choose" and not (len(initial) == 1 and isinstance(initial[0], STEPS.terms["test"])):
            yield "initial must be one test, or the word 'choose'."
        elif initial != "choose" and any(one.inner() for one in initial):
            yield "initial is the test alone: what follows stands in the boxes pass and fail."
        for box, steps in (("pass", passed), ("fail", failed)):
            if not steps:
                yield f"the box {box!r} is empty: the card needs all three."


class OtherWorld(Boxed, frozen=True, kw_only=True, tag="other-world"):
    """ELD-TKN-02, ELD-CPX-01: an encounter in another world."""

    usual = pictures.Picture(place="void", things=("portal",))
    initial: Initial
    pass_: Steps = msgspec.field(name="pass")
    fail: Steps

    def boxes(self) -> tuple[Initial, Steps, Steps]:
        """Return its boxes."""
        return self.initial, self.pass_, self.fail


class Expedition(Boxed, frozen=True, kw_only=True, tag="expedition"):
    """ELD-TKN-03, ELD-CPX-01: an encounter on an expedition; its back shows the site."""

    usual = pictures.Picture(things=("tent",))
    site: SpaceName
    initial: Initial
    pass_: Steps = msgspec.field(name="pass")
    fail: Steps

    def name(self) -> Word:
        """Return what its back shows."""
        return Word("encounter-expedition", {"space": Word(f"space-{self.site}")})

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box where it goes, which its back shows."""
        super().noted(number, box)
        box.sites[number] = self.site

    def boxes(self) -> tuple[Initial, Steps, Steps]:
        """Return its boxes."""
        return self.initial, self.pass_, self.fail

    def faults(self, box: Everything) -> Iterator[str]:
        """ELD-EXP-01: it leads to a site."""
        yield from super().faults(box)
        spaces = box.of(Space)
        if not spaces[self.site].site:
            sites = ", ".join(space.id for space in spaces.values() if space.site)
            yield f"no expedition leads to {self.site!r}: the sites are {sites}."


class SpecialEncounter(Boxed, frozen=True, kw_only=True, tag="special"):
    """ELD-CPX-06: an encounter that a sheet or a mystery calls for."""

    usual = pictures.Picture(things=("stairs",))
    title: Special
    initial: Initial
    pass_: Steps = msgspec.field(name="pass")
    fail: Steps

    def name(self) -> Word:
        """Return what its back shows."""
        return Word("encounter-special", {"title": Word(f"title-{self.title}")})

    def sort(self) -> str:
        """Return what its back shows."""
        return self.title

    def boxes(self) -> tuple[Initial, Steps, Steps]:
        """Return its boxes."""
        return self.initial, self.pass_, self.fail


Complex = OtherWorld | Expedition | SpecialEncounter
"""ELD-CPX-01: encounters in boxes."""

SORTS = ("weapon", "tome", "ally", "service", "trinket", "magical")
"""The traits that say best what an asset is, first come first."""


def best_trait(traits: tuple[Trait, ...]) -> str:
    """Return the trait that says best what a thing is."""
    return next((one for one in SORTS if one in traits), "item" if "item" in traits else "")


class Asset(Card, frozen=True, kw_only=True, tag="asset"):
    """An asset with its value."""

    usual = pictures.Picture(things=("satchel",))
    home = "assets"
    is_held = True
    has_story = True

    value: int
    traits: tuple[Trait, ...]
    abilities: Abilities

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box its value."""
        super().noted(number, box)
        box.values[number] = self.value

    def traits_of(self) -> tuple[Trait, ...]:
        """Return its traits."""
        return self.traits

    def powers(self) -> Abilities:
        """Return what it does for whoever has it."""
        return self.abilities

    def drawn(self) -> Drawn:
        """Return its value and what it is."""
        return {"value": self.value, "sort": best_trait(self.traits)}


class Artifact(Card, frozen=True, kw_only=True, tag="artifact"):
    """An artifact."""

    usual = pictures.Picture(things=("casket",))
    home = "artifacts"
    is_held = True
    has_story = True

    traits: tuple[Trait, ...]
    abilities: Abilities

    def traits_of(self) -> tuple[Trait, ...]:
        """Return its traits."""
        return self.traits

    def powers(self) -> Abilities:
        """Return what it does for whoever has it."""
        return self.abilities

    def drawn(self) -> Drawn:
        """Return what it is."""
        sort = best_trait(self.traits)
        return {"sort": sort} if sort else {}


class SpellBack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-SPL-03: the secret back of a spell, by the result of the test on its front."""

    by_result: dict[str, Steps]

    def text(self) -> Text:
        """Return its lines."""
        return [
            alone(Word("on-result", {"result": shown(span), "do": text_of(steps)}))
            for span, steps in self.by_result.items()
        ]


class TwoFaced(Card, frozen=True, kw_only=True):
    """ELD-SPL-01, ELD-CND-03: a card with a secret back; there is one card for each back."""

    is_held = True

    traits: tuple[Trait, ...]
    front: Abilities

    def traits_of(self) -> tuple[Trait, ...]:
        """Return its traits."""
        return self.traits

    def powers(self) -> Abilities:
        """Return what it does for whoever has it."""
        return self.front

    def drawn(self) -> Drawn:
        """Return what it is."""
        return {"sort": next((one for one in self.traits if one != "common"), "")}


class Spell(TwoFaced, frozen=True, kw_only=True, tag="spell"):
    """ELD-SPL-01: a spell; one card for each back."""

    usual = pictures.Picture(things=("sigil",))
    home = "spells"

    backs: tuple[SpellBack, ...]

    def noted(self, number: int, box: "Box") -> None:
        """Tell the box that it is one."""
        super().noted(number, box)
        box.spells.add(number)

    def how_many(self) -> int:
        """Return how many backs there are."""
        return len(self.backs)

    def back_texts(self) -> list[Text]:
        """ELD-SPL-03: return its backs."""
        return [back.text() for back in self.backs]

    def faults(self, _box: Everything) -> Iterator[str]:
        """ELD-SPL-03: every result of the test has exactly one line on each back."""
        if not self.backs:
            yield "a spell needs at least one back."
        for number, back in enumerate(self.backs, 1):
            wrong = [span for span in back.by_result if not is_span(span)]
            if wrong:
                yield f"back {number}: {wrong[0]!r} is no span of results: write '0', '1-2' or '3+'."
                return
            if fault := gaps(back.by_result):
                yield f"back {number}: {fault}"


class Condition(TwoFaced, frozen=True, kw_only=True, tag="condition"):
    """ELD-CND-03: a condition; one card for each back."""

    usual = pictures.Picture(things=("mask",))
    home = "conditions"

    backs: tuple[Steps, ...]
    second: Literal["", "flip"] = ""
    opposite: ConditionName = ""

    def face(self) -> Text:
        """Return its front; ELD-CND-07, ELD-CND-08: what happens to it and its opposite."""
        text = each(self.front)
        if self.second:
            text.append(alone(Word("text-second-flip")))
        if self.opposite:
            text.append(alone(Word("text-opposite", {"card": Word(f"card-{self.opposite}")})))
        return text

    def how_many(self) -> int:
        """Return how many backs there are."""
        return len(self.backs)

    def back_texts(self) -> list[Text]:
        """ELD-CND-02: return its backs."""
        return [[text_of(back)] for back in self.backs]

    def faults(self, box: Everything) -> Iterator[str]:
        """ELD-CND-03: a condition has backs; of two opposites each names the other."""
        if not self.backs:
            yield "a condition needs at least one back."
        if self.opposite and box.of(Condition)[self.opposite].opposite != self.id:
            yield f"its opposite {self.opposite!r} must name it as opposite, too."
