"""What the box holds: each kind of component as it is written in content."""

from typing import Annotated, Literal

import msgspec

from dreamtable.content import Names
from dreamtable.content.effects import ALWAYS, Condition, Steps
from dreamtable.games.tamashii.terms import ANYWHERE, FREE, Cost, Need, Number, Program, Where

Letter = Literal["R", "Y", "G", "B"]
FaceName = Literal["H", "S", "blank"]
ClassName = Literal["reaper", "striker", "trickster", "telepath"]
FactionName = Literal["spartans", "ninkyodo", "seekers", "nameless"]
Timing = Literal["planning", "combat", "launch", "any", "passive"]
EventName = Annotated[str, Names("event")]
GoalName = Annotated[str, Names("goal")]
LimitName = Literal["", "step", "phase", "round", "game", "none", "player", "card", "group"]
CardName = Annotated[str, Names("story", "special", "victory", "defeat")]
GuideName = Annotated[str, Names("guide")]
CLASSES: tuple[ClassName, ...] = ("reaper", "striker", "trickster", "telepath")
FACTIONS: tuple[FactionName, ...] = ("spartans", "ninkyodo", "seekers", "nameless")
LETTERS: tuple[Letter, ...] = ("R", "Y", "G", "B")


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab", gc=False):
    """A part of a component."""


class Ability(Part, frozen=True, kw_only=True):
    """TAM-VOC-03: something that waits for an event, changes a value, or is a program."""

    when: EventName = ""
    """What it waits for; nothing where it is used at a time of its own."""
    who: Literal["me", "other"] = "me"
    """Whose event: the owner's, or another player's."""
    where: Where = ANYWHERE
    level: int = 0
    at: int | None = None
    """Of `time-is`: the value."""
    to: Literal["", "named"] = ""
    """Of a trade: to whom."""
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    may: bool = False
    instead: bool = False
    """Whether it takes the place of the event."""
    cost: Cost = FREE
    do: Steps = ()
    stat: dict[str, int] = {}
    p: Program | None = None


class Change(Part, frozen=True, kw_only=True):
    """What holds while a card is in play: a value that is other than printed."""

    tile: int = 0
    entry: int | None = None
    linger: int | None = None
    no_entry: bool = False
    until: CardName = ""
    tiles_with: str = ""
    linger_times: int = 1
    top_space: int | None = None
    resource_cap: int | None = None
    experience_program: int | None = None
    stat: str = ""
    add: int = 0
    fights: Literal["", "its-tile"] = ""
    boss_move: int | None = None
    corrupted_discards_to: CardName = ""
    upgrade: Literal["", "open", "cap", "cell", "class"] = ""
    cost: int | None = None
    if_: Condition = msgspec.field(default=ALWAYS, name="if")


class Box(Part, frozen=True, kw_only=True):
    """TAM-CBT-05: a combat box."""

    need: Need
    do: Steps


class Routine(Part, frozen=True, kw_only=True):
    """TAM-PRG-01: a program of a component, with what it does."""

    id: str = ""
    p: Program
    where: Where = ANYWHERE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    do: Steps = ()


class Activity(Part, frozen=True, kw_only=True):
    """TAM-ADV-01: what a card offers in the player activity step."""

    id: str
    where: Where = ANYWHERE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    cost: Cost = FREE
    do: Steps


class Paragraph(Part, frozen=True, kw_only=True):
    """TAM-ADV-04: a paragraph of a world activity."""

    if_: Condition | None = msgspec.field(default=None, name="if")
    else_if: Condition | None = None
    else_: bool = msgspec.field(default=False, name="else")
    do: Steps


class CheckGoal(Part, frozen=True, kw_only=True):
    """TAM-VS-10: an objective that is fulfilled by a check."""

    type: str
    need: Number


class Goal(Part, frozen=True, kw_only=True):
    """TAM-LRN-06, TAM-VOC-10: what a step of a protocol or an objective asks for."""

    event: GoalName = ""
    n: int = 1
    same_step: bool = False
    level: int = 0
    state: Condition | None = None
    program: Program | None = None
    check: CheckGoal | None = None


class Lesson(Part, frozen=True, kw_only=True):
    """TAM-LRN-02: a step of a learning protocol."""

    goal: Goal
    do: Steps = ()
    ability: Ability | None = None


class Card(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab", tag_field="kind"
):
    """A component of the box."""

    id: str


class Lockable(Card, frozen=True, kw_only=True):
    """TAM-SET-16: a component that may be locked at first."""

    unlock: str


class Frame(Card, frozen=True, kw_only=True):
    """TAM-BOD-02: a body, or a Walker."""

    number: str
    move: int
    attack: int
    write: int
    boxes: tuple[Box, ...]
    ability: Ability


class Walker(Frame, frozen=True, kw_only=True, tag="walker"):
    """TAM-BOD-03: the body printed on a board."""

    colour: Letter


class Body(Frame, frozen=True, kw_only=True, tag="body"):
    """TAM-BOD-02: a body card."""

    unlock: str
    p: Program


class Tile(Lockable, frozen=True, kw_only=True, tag="tile"):
    """TAM-MAP-02: an area tile."""

    number: int
    entry: int
    linger: int
    type: Literal["", "start", "stronghold"] = ""
    faction: FactionName | None = None
    do: Steps


class Enemy(Lockable, frozen=True, kw_only=True, tag="enemy"):
    """TAM-ENM-01: an enemy."""

    number: str
    level: int
    hp: int
    basic: int
    special: Steps
    intrude: tuple[Routine, ...]
    repel: Routine
    abilities: tuple[Ability, ...] = ()


class Protocol(Lockable, frozen=True, kw_only=True, tag="protocol"):
    """TAM-LRN-02: a learning protocol."""

    number: str
    steps: tuple[Lesson, Lesson, Lesson]


class ClassCard(Lockable, frozen=True, kw_only=True, tag="class-card"):
    """TAM-AUG-04: a class augmentation, its ability flat on it."""

    number: str
    class_: ClassName = msgspec.field(name="class")
    role: Literal["start", "start-coop", "start-solo", "deck"]
    cost: int
    time: Timing
    when: EventName = ""
    who: Literal["me", "other"] = "me"
    level: int = 0
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    limit: LimitName = ""
    may: bool = False
    do: Steps = ()
    stat: dict[str, int] = {}
    boxes: tuple[Box, ...] = ()


class FactionCard(Lockable, frozen=True, kw_only=True, tag="faction-card"):
    """TAM-AUG-04: a faction augmentation with its program."""

    number: str
    faction: FactionName
    cost: int
    p: Program
    if_: Condition = msgspec.field(default=ALWAYS, name="if")
    do: Steps


class BossCard(Card, frozen=True, kw_only=True, tag="boss"):
    """TAM-BOS-01: a boss."""

    number: str
    scenario: str
    tile: int
    hp: Number | None = None
    intrude: tuple[Routine, ...] = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    setup: Steps = ()
    activity: Steps = ()
    seals: dict[FaceName, Steps] = {}
    defeat: Condition


class JordanCard(Card, frozen=True, kw_only=True, tag="jordan"):
    """TAM-SOL-10: the helper robot."""

    number: str
    move: int
    battery: int
    intrude: tuple[Routine, ...]


# Scenarios


class FaceDown(Part, frozen=True, kw_only=True):
    """Tiles that are dealt face-down at random, and where (q, r)."""

    tiles: tuple[int, ...]
    at: tuple[tuple[int, int], ...]


class MapPlan(Part, frozen=True, kw_only=True):
    """TAM-SSU-02: where tiles lie: by coordinates, or in rows as TAM-GEN-01 says."""

    face_up: dict[int, tuple[int, int]] = {}
    face_down_random: FaceDown | None = None
    rows: str = ""
    face_down: tuple[int, ...] | dict[str, tuple[int, ...]] = ()
    zones: dict[str, tuple[str, ...]] = {}


class ExplorePlan(Part, frozen=True, kw_only=True):
    """TAM-SSU-03: which explore tokens are used, and where."""

    remove_kinds: tuple[Literal["experience", "basic-code", "energy", "shield", "reroll", "memory"], ...] = ()
    at: Literal["all-face-down", "marked-tiles", "none"] = "all-face-down"


class MarkPlan(Part, frozen=True, kw_only=True):
    """TAM-VOC-12: the marked tiles: by number, or the first `n` of some places (row.column from 1)."""

    tiles: tuple[int, ...] = ()
    places: tuple[str, ...] = ()
    n: Number | None = None


class StartPlan(Part, frozen=True, kw_only=True):
    """Every player picks one of these tiles; at least so many on each."""

    choose: tuple[int, ...]
    each: int = 0


class BodyPlan(Part, frozen=True, kw_only=True):
    """How many bodies a scenario uses, and how many more lie in the market."""

    count: int | None = None
    market_extra: int = 0


class SoloPlan(Part, frozen=True, kw_only=True):
    """TAM-SOL-12: what is other when one plays alone."""

    jordan_with: CardName = ""
    jordan_tile: int = 0
    jordan_carries: bool = False
    jordan_wears: Literal["", "covered-body"] = ""
    both_figures: Literal["", "player-activity"] = ""


class Guide(Card, frozen=True, kw_only=True, tag="guide"):
    """TAM-SCE-01: a scenario guide."""

    number: str
    difficulty: Literal["easy", "medium", "hard"]
    length: Literal["short", "medium", "long"]
    warning: bool = False
    final: bool = False
    skip_setup: tuple[str, ...] = ()
    map: MapPlan
    explore: ExplorePlan = ExplorePlan()
    marked: MarkPlan = MarkPlan()
    enemy_deck: tuple[tuple[Number, int], ...]
    enemies: tuple[CardName, ...] = ()
    corrupted: Number
    factions: tuple[FactionName, ...] = ()
    start_tile: int | StartPlan = 1
    first_card: CardName
    on_corrupted_empty: CardName
    defeat: CardName = ""
    bodies: BodyPlan = BodyPlan()
    resets_to: dict[str, int] = {}
    setup: Steps = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    programs: tuple[Routine, ...] = ()
    player_activity: tuple[Activity, ...] = ()
    solo: SoloPlan = SoloPlan()


class Recall(Part, frozen=True, kw_only=True):
    """TAM-END-08: what a story says besides, by what the progress sheet tells of an earlier scenario."""

    of: GuideName
    by: Literal["ending", "choice"]
    """Which ending was ticked last, or which way was noted."""
    lines: int
    """For how many endings or ways there are words."""

    def line(self, card: str, which: int) -> str:
        """Return what one of its lines on a card is called."""
        return f"{card}-{self.of}-{self.by}-{which}"


class Story(Card, frozen=True, kw_only=True, tag="story"):
    """TAM-SCE-02: a story card."""

    number: str
    recalls: tuple[Recall, ...] = ()
    instant: Steps = ()
    discards: bool = True
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    programs: tuple[Routine, ...] = ()
    player_activity: tuple[Activity, ...] = ()
    world_activity: tuple[Paragraph, ...] = ()


class EnemyBlock(Part, frozen=True, kw_only=True):
    """TAM-ENM-12: a scenario-only enemy on a special card."""

    level: int
    hp: int
    basic: int
    special: Steps
    intrude: tuple[Routine, ...]
    repel: Routine
    abilities: tuple[Ability, ...] = ()


class Special(Card, frozen=True, kw_only=True, tag="special"):
    """TAM-SCE-04: a special card."""

    number: str
    recalls: tuple[Recall, ...] = ()
    instant: Steps = ()
    turned: Steps = ()
    """What happens to the player who enters the tile on which it lies face-down."""
    enemy: EnemyBlock | None = None
    faces: dict[FaceName, Steps] = {}
    """What happens when a die face token on it is revealed."""
    reference: str = ""
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()
    programs: tuple[Routine, ...] = ()
    player_activity: tuple[Activity, ...] = ()
    world_activity: tuple[Paragraph, ...] = ()


def recalls_on(card: Story | Special) -> list[str]:
    """Return all that a card may say besides its story."""
    return [one.line(card.id, which) for one in card.recalls for which in range(1, one.lines + 1)]


class Ending(Card, frozen=True, kw_only=True):
    """TAM-END-01: a card that ends the game."""

    number: str
    instant: Steps


class Victory(Ending, frozen=True, kw_only=True, tag="victory"):
    """TAM-END-04: a victory."""


class Defeat(Ending, frozen=True, kw_only=True, tag="defeat"):
    """TAM-END-01: a defeat."""


# The scenario generator


class MapSetup(Card, frozen=True, kw_only=True, tag="map-setup"):
    """TAM-VS-05: a map."""

    number: str
    map: str


class Situation(Card, frozen=True, kw_only=True, tag="situation"):
    """TAM-VS-06: the enemy deck and the start reward."""

    number: str
    deck: tuple[tuple[Number, int], ...]
    reward: Steps
    order: Literal["", "reversed"] = ""


class VariableRule(Card, frozen=True, kw_only=True, tag="variable-rule"):
    """TAM-VS-07: a rule for all."""

    number: str
    do: Steps = ()
    abilities: tuple[Ability, ...] = ()
    changes: tuple[Change, ...] = ()


class Interaction(Card, frozen=True, kw_only=True, tag="interaction"):
    """TAM-VS-07: what players can do to each other."""

    number: str
    p: Program | None = None
    where: Where = ANYWHERE
    do: Steps = ()
    abilities: tuple[Ability, ...] = ()
    player_activity: tuple[Activity, ...] = ()


class Objective(Card, frozen=True, kw_only=True, tag="objective"):
    """TAM-VS-08: an objective."""

    number: str
    points: int
    goal: Goal


class ScoringAid(Card, frozen=True, kw_only=True, tag="scoring-aid"):
    """TAM-VS-18: how to score."""

    number: str


ScenarioCard = Story | Special | Victory | Defeat
KINDS: dict[str, type[Card]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        Walker,
        Body,
        Tile,
        Enemy,
        Protocol,
        ClassCard,
        FactionCard,
        BossCard,
        JordanCard,
        Guide,
        Story,
        Special,
        Victory,
        Defeat,
        MapSetup,
        Situation,
        VariableRule,
        Interaction,
        Objective,
        ScoringAid,
    )
}
BASIC_PROGRAMS: tuple[tuple[str, str, int], ...] = (
    ("RRR", "energy", 1),
    ("YYY", "reroll", 1),
    ("GGG", "memory", 1),
    ("BBB", "shield", 1),
    ("RRRR", "energy", 2),
    ("YYYY", "reroll", 2),
    ("GGGG", "memory", 2),
    ("BBBB", "shield", 2),
    ("RYGB", "xp", 1),
)
"""TAM-BAS-02 to -04: pattern, what it gives, and how much."""
