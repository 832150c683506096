"""What the box holds: each kind of component as it is written in content."""

from typing import Literal

import msgspec

from dreamtable.content.effects import Ability, Comparison, Steps
from dreamtable.games.eldritch.names import (
    AncientOneName,
    AnyMonster,
    AssetName,
    ConditionName,
    SpaceName,
    SpellName,
)
from dreamtable.games.eldritch.terms import Number

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


class Card(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab", tag_field="kind"
):
    """A component of the box."""

    id: str


class Space(Card, frozen=True, kw_only=True, tag="space"):
    """ELD-MAP-02: a space of the board, with the paths that are not written at its neighbours."""

    type: SpaceType
    number: int = 0
    region: Region | None = None
    site: bool = False
    benefit: str = ""
    x: int
    y: int
    paths: dict[SpaceName, PathType] = {}


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


class Investigator(Card, frozen=True, kw_only=True, tag="investigator"):
    """ELD-SET-06: an investigator's sheet, with the two encounters on its back."""

    health: int
    sanity: int
    skills: Skills
    start: SpaceName
    gear: tuple[Gear, ...]
    action: Steps
    passive: Abilities
    crippled: Steps
    insane: Steps


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


class Awake(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-AWK-02: the back of an Ancient One's sheet."""

    do: Steps
    doom_instead: Steps = ()
    abilities: Abilities = ()
    final: Final | None = None
    cultist: Figures | None = None


class AncientOne(Card, frozen=True, kw_only=True, tag="ancient-one"):
    """ELD-SET-09: an Ancient One's sheet, front and back."""

    doom: int
    solve: int
    stages: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
    setup: Steps = ()
    abilities: Abilities = ()
    cultist: Figures
    awake: Awake


class Mystery(Card, frozen=True, kw_only=True, tag="mystery"):
    """ELD-MYS-01: a mystery of an Ancient One."""

    ao: AncientOneName
    enter: Steps = ()
    abilities: Abilities = ()
    solve: Solve


class Monster(Card, frozen=True, kw_only=True, tag="monster"):
    """ELD-MON: an ordinary monster, of which there are `count` tokens."""

    count: int = 1
    figures: Literal["own", "sheet"] = "own"
    will: int | None = None
    will_skill: Tested = "will"
    """ELD-CBT-11: the skill that is tested in place of Will."""
    horror: int = 0
    strength: int | None = None
    strength_skill: Tested = "strength"
    damage: int = 0
    toughness: Number = Number(1)
    keywords: tuple[Keyword, ...] = ()
    abilities: Abilities = ()


class Epic(Card, frozen=True, kw_only=True, tag="epic"):
    """ELD-EPC-01: an Epic Monster."""

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


class Gate(Card, frozen=True, kw_only=True, tag="gate"):
    """ELD-GAT-03: a gate with its city and omen."""

    city: SpaceName
    omen: Omen


class Mythos(Card, frozen=True, kw_only=True, tag="mythos"):
    """ELD-MYT: a mythos card; its colour says its icons."""

    colour: Literal["green", "yellow", "blue"]
    level: Literal["easy", "normal", "hard"]
    traits: tuple[Trait, ...]
    do: Steps = ()
    enter: Steps = ()
    abilities: Abilities = ()
    space: SpaceName = ""
    tokens: int = 0


class General(Card, frozen=True, kw_only=True, tag="general"):
    """ELD-LOC-01: a general encounter, one part for each type of space."""

    city: Steps
    wilderness: Steps
    sea: Steps


class Research(Card, frozen=True, kw_only=True, tag="research"):
    """ELD-TKN-01: a research encounter of an Ancient One."""

    ao: AncientOneName
    city: Steps
    wilderness: Steps
    sea: Steps


class Regional(Card, frozen=True, kw_only=True, tag="regional"):
    """ELD-LOC-02: an encounter of a region, one part for each of its named cities."""

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


Initial = Steps | Literal["choose"]


class OtherWorld(Card, frozen=True, kw_only=True, tag="other-world"):
    """ELD-TKN-02, ELD-CPX-01: an encounter in another world."""

    initial: Initial
    pass_: Steps = msgspec.field(name="pass")
    fail: Steps


class Expedition(Card, frozen=True, kw_only=True, tag="expedition"):
    """ELD-TKN-03, ELD-CPX-01: an encounter on an expedition; its back shows the site."""

    site: SpaceName
    initial: Initial
    pass_: Steps = msgspec.field(name="pass")
    fail: Steps


class SpecialEncounter(Card, frozen=True, kw_only=True, tag="special"):
    """ELD-CPX-06: an encounter that a sheet or a mystery calls for."""

    title: Special
    initial: Initial
    pass_: Steps = msgspec.field(name="pass")
    fail: Steps


class Asset(Card, frozen=True, kw_only=True, tag="asset"):
    """An asset with its value."""

    value: int
    traits: tuple[Trait, ...]
    abilities: Abilities


class Artifact(Card, frozen=True, kw_only=True, tag="artifact"):
    """An artifact."""

    traits: tuple[Trait, ...]
    abilities: Abilities


class SpellBack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """ELD-SPL-03: the secret back of a spell, by the result of the test on its front."""

    by_result: dict[str, Steps]


class Spell(Card, frozen=True, kw_only=True, tag="spell"):
    """ELD-SPL-01: a spell; one card for each back."""

    traits: tuple[Trait, ...]
    front: Abilities
    backs: tuple[SpellBack, ...]


class Condition(Card, frozen=True, kw_only=True, tag="condition"):
    """ELD-CND-03: a condition; one card for each back."""

    traits: tuple[Trait, ...]
    front: Abilities
    backs: tuple[Steps, ...]
    second: Literal["", "flip"] = ""
    opposite: ConditionName = ""


Complex = OtherWorld | Expedition | SpecialEncounter
"""ELD-CPX-01: encounters in boxes."""
Parted = General | Research | Regional
"""ELD-ENC-10: encounters with a part for each place."""
Creature = Monster | Epic
KINDS: dict[str, type[Card]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Space,
        Investigator,
        AncientOne,
        Mystery,
        Monster,
        Epic,
        Gate,
        Mythos,
        General,
        Research,
        Regional,
        OtherWorld,
        Expedition,
        SpecialEncounter,
        Asset,
        Artifact,
        Spell,
        Condition,
    )
}
