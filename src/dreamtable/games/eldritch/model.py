"""The nouns of Eldritch Horror: investigators, monsters, the world and the table."""

import enum
from enum import IntEnum
from typing import Annotated

import msgspec

from dreamtable.content import effects
from dreamtable.kernel import Deck, Options, Outcome, Ref, Seat

CardId = Annotated[int, Ref("card")]
"""A component by its number in the box: cards, monsters, gates, sheets."""

SpaceId = Annotated[int, Ref("space")]
"""A space of the map, 0-35."""

ClueId = Annotated[int, Ref("clue")]
"""A clue token: the number of the space printed on it."""

StoryId = Annotated[str, Ref("story")]
"""A piece of story in the language files: the component's id and the part of it."""

StepId = Annotated[int, Ref("step")]
"""A step of a card that asks: its number among all steps in the box; and once more in a row behind them
without what its tests bring."""

LabelId = Annotated[str, Ref("label")]
"""What a choice is called in the language files."""

DeckName = Annotated[str, Ref("deck")]
"""A deck by its name in the language files."""

NOTHING = -1


class Skill(IntEnum):
    """ELD-TST-01: the five skills."""

    LORE = 0
    INFLUENCE = 1
    OBSERVATION = 2
    STRENGTH = 3
    WILL = 4


class Ticket(IntEnum):
    """ELD-TRV-02: the two kinds of tickets."""

    TRAIN = 0
    SHIP = 1


class Colour(IntEnum):
    """ELD-OMN-01: the colours of omens and gates."""

    GREEN = 0
    BLUE = 1
    RED = 2


class Phase(IntEnum):
    """ELD-RND-01: where the game stands."""

    INVESTIGATORS = 0
    ANCIENT_ONE = 1
    SET_UP = 2
    ACTION = 3
    ENCOUNTER = 4
    MYTHOS = 5
    OMEN = 6
    RECKONING = 7
    GATES = 8
    SURGE = 9
    CLUES = 10
    TEXT = 11
    END = 12


class Meeting(IntEnum):
    """ELD-LOC, ELD-TKN: the kinds of encounters to choose from."""

    GENERAL = 0
    REGIONAL = 1
    RESEARCH = 2
    OTHER_WORLD = 3
    EXPEDITION = 4
    FALLEN = 5
    TEXT = 6


LORE, INFLUENCE, OBSERVATION, STRENGTH, WILL = Skill
TRAIN_TICKET, SHIP_TICKET = BOTH_TICKETS = tuple(Ticket)
GREEN, BLUE, RED = Colour
(
    INVESTIGATORS,
    ANCIENT_ONE,
    SET_UP,
    ACTION,
    ENCOUNTER,
    MYTHOS,
    OMEN,
    RECKONING,
    GATES,
    SURGE,
    CLUES,
    TEXT,
    END,
) = Phase
SKILL = {"lore": LORE, "influence": INFLUENCE, "observation": OBSERVATION, "strength": STRENGTH, "will": WILL}
COLOUR = {"green": GREEN, "blue": BLUE, "red": RED}
OMENS = (GREEN, BLUE, RED, BLUE)
"""ELD-OMN-01: the four spaces of the Omen track, clockwise."""

MOST_DOOM = 20
RESERVE = 4
ACTIONS = 2
TICKETS = 2
MOST_IMPROVED = 2
TO_SOLVE = 3


class Difficulty(enum.Enum):
    """ELD-VAR-01, ELD-VAR-03: which mythos cards are in the game."""

    NORMAL = "normal"
    EASY = "easy"
    HARD = "hard"
    STAGED = "staged"


class Numbers(enum.Enum):
    """ELD-MYT-14, ELD-VAR-04: which reference numbers are used."""

    PRINTED = "printed"
    EASIER = "easier"
    HARDER = "harder"


class God(enum.Enum):
    """ELD-SET-09: the Ancient One: chosen by the lead, drawn, or fixed."""

    CHOSEN = "chosen"
    RANDOM = "random"
    AZATHOTH = "azathoth"
    CTHULHU = "cthulhu"
    SHUB_NIGGURATH = "shub-niggurath"
    YOG_SOTHOTH = "yog-sothoth"


class EldritchOptions(Options, frozen=True):
    """What the host decides."""

    ancient_one: God = God.CHOSEN
    random_investigators: bool = False
    """ELD-VAR-05: investigators are dealt by chance."""
    difficulty: Difficulty = Difficulty.NORMAL
    numbers: Numbers = Numbers.PRINTED
    starting_rumor: bool = False
    """ELD-VAR-02: a rumor is in play from the beginning."""
    final_alone: bool = False
    """ELD-VAR-08: once the Ancient One is awake the Final Mystery alone wins."""
    open_cards: bool = False
    """ELD-ENC-13: the outcomes of an encounter are shown before its test."""
    lead: int | None = None
    """ELD-SET-05: the first Lead Investigator's seat; None for a random one."""


class Deed(IntEnum):
    """ELD-ACT-06: the actions that everybody has."""

    TRAVEL = 0
    REST = 1
    TRADE = 2
    PREPARE = 3
    ACQUIRE = 4


TRAVEL, REST, TRADE, PREPARE, ACQUIRE = Deed
DEEDS = len(Deed)

Act = Annotated[int, Ref("card", beyond=DEEDS)]
"""Something that was done: a `Deed`, or a local action as its card's number plus DEEDS."""


class Person(msgspec.Struct):
    """An investigator in play."""

    investigator: CardId
    space: SpaceId
    health: int
    sanity: int
    improved: list[int]
    """ELD-SKL-01: by skill, how often it was improved."""
    clues: list[ClueId] = []
    tickets: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By ticket: how many."""
    cards: list[CardId] = []
    """Assets, artifacts, spells and conditions, in the order in which they came."""
    turned: list[CardId] = []
    """ELD-SPL-04: those of them that show their back."""
    delayed: bool = False
    acted: list[Act] = []
    """ELD-ACT-02: what he did this round."""


class Fallen(msgspec.Struct):
    """ELD-DEF-04: a defeated investigator, lying on the map with what he had."""

    investigator: CardId
    seat: Seat
    space: SpaceId
    mad: bool
    """Whether a Sanity token lies on it, not a Health token."""
    clues: list[ClueId]
    tickets: list[int]
    cards: list[CardId]


class Foe(msgspec.Struct):
    """A monster on the map, or one that ambushes."""

    monster: CardId
    space: SpaceId
    damage: int = 0
    toughness: int = 1
    source: CardId = NOTHING
    """ELD-RUM-03: the card that put an Epic Monster here."""
    token: bool = True
    """ELD-AMB-05: whether there is a token; else only the figures printed for a name are fought."""
    away: bool = False
    """Whether it was defeated or discarded."""


class Marker(msgspec.Struct):
    """An eldritch or mystery token on the map, put there by a card."""

    space: SpaceId
    source: CardId
    mystery: bool = False


class Due(msgspec.Struct):
    """ELD-RKN: one effect of a reckoning that is still to come."""

    source: CardId
    seat: Seat
    """Whose card it is; -1 for monsters, the sheet and mythos cards."""
    which: int = 0
    """Which reckoning ability of the card."""


class Resolving(effects.Resolving, gc=False):
    """A text that is being resolved, a combat or a test: these have no card."""

    foe: CardId = NOTHING
    """The monster that is fought."""
    skill: Skill | None = None
    """The skill that is tested."""
    modifier: int = 0
    dice: list[int] = []
    """What the dice of the test show."""


class Table(effects.CardState, kw_only=True):
    """The whole table."""

    options: EldritchOptions
    players: int
    """ELD-GEN-08: never changes."""
    gates_due: int
    clues_due: int
    surge: int
    """ELD-MYT-14: the reference card."""

    phase: Phase = INVESTIGATORS
    round: int = 0
    lead: Seat
    turns: list[Seat] = []
    """Who is still to have a turn in this phase."""
    actions: int = 0
    """How many actions the one whose turn it is has left."""
    refused: list[Seat] = []
    """ELD-TRD-02: who refused a trade in this turn."""
    fights: list[CardId] | None = None
    """ELD-ENC-04: the monsters to be fought in this turn; None before it has begun."""
    fought: bool = False

    people: list[Person | None]
    """By seat."""
    eliminated: list[Seat] = []
    fallen: list[Fallen] = []
    unused: list[CardId]
    """ELD-NEW-02: investigators that were never in play."""
    performed: list[CardId] = []
    """ELD-CMP-05: components whose action was performed this round, by anybody."""
    used: list[CardId] = []
    """ELD-RND-05: components whose effect once a round was used."""

    ancient_one: CardId = NOTHING
    awake: bool = False
    final_solved: bool = False
    doom: int = 0
    omen: int = 0
    """A space of the Omen track, 0-3."""
    mystery: CardId = NOTHING
    solved: list[CardId] = []
    mysteries: list[CardId] = []
    """The mystery deck, in no order."""

    mythos: list[CardId] = []
    """The Mythos deck; its end is the top."""
    stages: list[int] = []
    """By card of the Mythos deck: its stage."""
    mythos_left: list[CardId] = []
    """ELD-SET-19: mythos cards that are not used, unseen."""
    mythos_discard: list[CardId] = []
    exhausted: bool = False
    """ELD-MYT-12: a card had to be drawn and none was left."""
    current: CardId = NOTHING
    """The mythos card being resolved."""
    due: int = 0
    """Gates or clues that the icon being resolved still spawns."""
    surging: list[CardId] = []
    """Gates on which the surge is still to come."""
    dues: list[Due] | None = None
    """ELD-TIM-12: what the reckoning being resolved still has to come; None if there is none."""
    ongoing: list[CardId] = []
    rumors: dict[CardId, SpaceId] = {}
    """Rumor tokens on the map, by their cards."""
    tokens: dict[CardId, int] = {}
    """Eldritch tokens on cards and on the sheet."""
    clues_on: dict[CardId, list[ClueId]] = {}
    """Clues on the mystery and on the sheet."""
    omen_tokens: list[int]
    """Eldritch tokens on the spaces of the Omen track."""
    markers: list[Marker] = []

    gates: list[CardId] = []
    """On the map."""
    gate_stack: Deck
    clues: dict[ClueId, SpaceId] = {}
    """On the map."""
    clue_pool: list[ClueId]
    clue_discard: list[ClueId] = []
    foes: list[Foe] = []
    cup: list[CardId]
    ambushing: list[CardId] = []
    """ELD-AMB-02: monsters that ambush somebody just now and are on no space."""
    aside: list[CardId] = []
    """ELD-ASD-01: monsters set aside, which come only when they are named."""
    kept_aside: list[CardId] = []
    """Monsters that were set aside in set-up, wherever they are now."""
    gone: list[CardId] = []
    """ELD-EPC-05, ELD-SPD-08: out of the game."""

    general: Deck
    regional: list[Deck]
    """America, Europe, Asia/Australia."""
    other_world: Deck
    research: Deck
    expedition: Deck
    site: SpaceId = NOTHING
    """ELD-EXP-01: where the Active Expedition token lies."""
    special: Deck
    assets: Deck
    artifacts: Deck
    reserve: list[CardId] = []
    spells: list[CardId]
    """ELD-GAN-04: their fronts are up, and the last one is what everybody sees; they are drawn from below."""
    conditions: list[CardId]
    backs: dict[CardId, int] = {}
    """ELD-CND-03: which back a spell or condition has, once somebody has looked at it."""
    peeked: dict[CardId, int] = {}
    """Backs that are known: a bit for each seat that has seen it."""
    looked: dict[CardId, int] = {}
    """Cards on top of decks that seats looked at: a bit for each seat."""
    stack: list[Resolving] = []
    """What is being resolved, the outermost first; empty where nothing is."""


class PersonView(msgspec.Struct, gc=False):
    """An investigator as everybody sees him."""

    investigator: CardId
    space: SpaceId
    health: int
    sanity: int
    most_health: int
    most_sanity: int
    skills: list[int]
    improved: list[int]
    clues: list[ClueId]
    tickets: list[int]
    cards: list[CardId]
    turned: list[CardId]
    delayed: bool
    acted: list[int]


class View(msgspec.Struct, gc=False):
    """Everything that a seat may see; seats differ only in the backs and tops that they looked at."""

    seat: Seat
    phase: Phase
    round: int
    lead: Seat
    turns: list[Seat]
    actions: int
    players: int
    gates_due: int
    clues_due: int
    surge: int
    people: list[PersonView | None]
    eliminated: list[Seat]
    fallen: list[Fallen]
    unused: list[CardId]
    ancient_one: CardId
    awake: bool
    final_solved: bool
    doom: int
    omen: int
    mystery: CardId
    solved: list[CardId]
    mystery_goal: int
    """How many tokens the active mystery needs; 0 if it is solved otherwise."""
    mythos_size: int
    mythos_discard: list[CardId]
    current: CardId
    ongoing: list[CardId]
    rumors: dict[CardId, SpaceId]
    tokens: dict[CardId, int]
    clues_on: dict[CardId, list[ClueId]]
    omen_tokens: list[int]
    markers: list[Marker]
    gates: list[CardId]
    gates_left: int
    gate_discard: list[CardId]
    clues: dict[ClueId, SpaceId]
    pool: int
    clue_discard: list[ClueId]
    foes: list[Foe]
    ambushing: list[CardId]
    cup: list[CardId]
    """ELD-MON-08: what is in the cup, in no order."""
    aside: list[CardId]
    gone: list[CardId]
    site: SpaceId
    reserve: list[CardId]
    assets_left: int
    asset_discard: list[CardId]
    artifacts_left: int
    artifact_discard: list[CardId]
    spells_left: int
    top_spell: CardId
    """The name of the spell whose front is on top, as its first copy; or none."""
    conditions_left: int
    top_condition: CardId
    backs: dict[CardId, int]
    """Backs of cards in play that the seat has looked at or that are turned up."""
    tops: list[CardId]
    """Cards on top of decks that the seat has looked at."""
    stack: list[Resolving]
    """What is being resolved, the outermost first."""
    outcome: Outcome | None
