"""The nouns of Lucidity: dice, cards and the table."""

import enum
from enum import IntEnum
from typing import Annotated

import msgspec

from dreamtable.kernel import Options, Outcome, Ref, Seat, State

Die = Annotated[int, Ref("die")]
"""A die by its number: 0-19 blue, 20-39 green, 40-59 yellow, 60-79 red."""


class Colour(IntEnum):
    """LUC-DIE-01: each colour belongs to a Nightmare."""

    BLUE = 0
    GREEN = 1
    YELLOW = 2
    RED = 3


class Symbol(IntEnum):
    """LUC-DIE-02: what a die can show, in the order in which dice are resolved."""

    POWER_1 = 1
    POWER_2 = 2
    HUNT = 3
    EXHAUST = 4
    SHADOW = 5


class Row(IntEnum):
    """Where a die can stand on a card; the Shadow row is that of the die's colour."""

    POWER = 0
    HUNT = 1
    EXHAUST = 2
    SHADOW = 3


class Role(IntEnum):
    """LUC-GEN-03: what a player is."""

    DREAMER = 0
    NIGHTMARE = 1
    ELIMINATED = 2


class Nightmare(IntEnum):
    """The Nightmare cards; the first four stand in the order of their colours."""

    DEPTHS = 0
    ENVY = 1
    IMPRISONMENT = 2
    PRIMEVAL_FEAR = 3
    TEMPTATION_GREEN = 4
    TEMPTATION_RED = 5


class Track(IntEnum):
    """LUC-TRACK-01: the three tracks of a Dreamer card."""

    LIGHT = 0
    MIDDLE = 1
    DEEP = 2


class Step(IntEnum):
    """LUC-TURN-01: where a turn stands."""

    BEGIN = 0
    DRAW = 1
    RESOLVE = 2
    REST_OR_DREAM = 3


# Members by their own names: in a running game these are looked up far faster than through the enum.
BLUE, GREEN, YELLOW, RED = Colour
DREAMER, NIGHTMARE, ELIMINATED = Role
BEGIN, DRAW, RESOLVE, REST_OR_DREAM = Step
P1, P2, HUNT, EXHAUST, SHADOW = Symbol

NIGHTMARE_COLOUR = (BLUE, GREEN, YELLOW, RED, GREEN, RED)

DICE_PER_COLOUR = 20
DICE = 4 * DICE_PER_COLOUR
COLOURS = tuple(Colour)
COLOUR_OF = tuple(Colour(die // DICE_PER_COLOUR) for die in range(DICE))

SYMBOLS = (P1, *Symbol)
"""The symbol of a face number; 0, the face of a die never rolled, reads as Power 1."""

# Tables by colour are tuples in the order blue, green, yellow, red: an enum is slow as the key of a dict.
FACES = (
    (P1, P1, EXHAUST, SHADOW, SHADOW, SHADOW),
    (P1, P1, P1, EXHAUST, SHADOW, SHADOW),
    (P1, P1, P1, EXHAUST, EXHAUST, SHADOW),
    (P2, P1, EXHAUST, HUNT, SHADOW, SHADOW),
)
"""LUC-DIE-03: the six faces of each colour."""

SPACES = ((3, 4, 5), (4, 5), (5,))
"""LUC-TRACK-02: how many dice are drawn on each space of the tracks Light, Middle and Deep."""

OFF_TRACK = -1
RETURNED = 2
HUNT_LIMIT = 4
EXHAUST_LIMIT = 3
POWER_GOAL = 15

WATCHED = ((SHADOW,), (SHADOW, P1, P2), (SHADOW, EXHAUST), (SHADOW, HUNT))
"""LUC-NAB-04: the symbols that each colour's Nightmare takes."""


class Temptation(enum.Enum):
    """LUC-SETUP-03: which Nightmare Temptation replaces."""

    NONE = "none"
    GREEN = "green"
    RED = "red"


class Lord(enum.Enum):
    """LUC-SOLO-01: the Lords of the solo game, named for their Nightmares."""

    DEPTHS = "depths"
    ENVY = "envy"
    IMPRISONMENT = "imprisonment"
    PRIMEVAL_FEAR = "primeval-fear"


class LucidityOptions(Options, frozen=True):
    """What the host decides."""

    temptation: Temptation = Temptation.NONE
    first: int | None = None
    """The starting seat; None for a random one."""
    last_watch: bool = False
    lord: Lord = Lord.DEPTHS


class Card(msgspec.Struct):
    """A player's card with everything on it, and the player's unresolved dice."""

    shadows: list[list[Die]]
    role: Role = Role.DREAMER
    nightmare: Nightmare | None = None
    power: list[Die] = []
    hunt: list[Die] = []
    exhaust: list[Die] = []
    pool: list[Die] = []
    added: list[Die] = []
    """Those in the pool that came in after the roll: urgent unless they show a Shadow."""
    minions: dict[Die, Seat] = {}
    """Those in the pool that a Nightmare sent, with the sender."""
    tempted: list[Die] = []
    """Those in the pool that Temptation set."""
    resolving: bool = False
    """Whether a resolution is in progress."""


class Table(State):
    """The whole table."""

    cards: list[Card]
    bag: list[Die]
    """In no order that means anything: each is equally likely to be drawn."""
    faces: list[int]
    """The symbol that each die shows, or last showed."""
    nightmares: list[Nightmare]
    """The Nightmare card of each colour."""
    on_nightmares: list[list[Die]]
    """The dice lying on each colour's Nightmare card."""
    claimed: list[bool]
    turn: Seat
    first: Seat
    round: int = 1
    step: Step = Step.BEGIN
    track: Track = Track.LIGHT
    space: int = OFF_TRACK
    """Where on the track the marker stands."""
    drawn: list[Die] = []
    """Dice out of the bag that nobody has rolled yet."""
    exhausted: bool = False
    """Whether the player of this turn was exhausted by the last check."""
    last_watch: bool = False
    watch: list[Seat] | None = None
    """LUC-VAR-02: who still has a last turn; None before the last watch."""
    lord: Lord | None = None
    spooks: list[list[Die]] = []
    """Solo: the columns of Spooks, each from bottom to top."""
    awakened: list[bool] = []
    """Solo: which colours' Nightmares are awake."""


class View(msgspec.Struct):
    """What everybody sees: all but the dice to come."""

    seat: Seat
    cards: list[Card]
    bag: list[Die]
    faces: list[int]
    nightmares: list[Nightmare]
    on_nightmares: list[list[Die]]
    claimed: list[bool]
    turn: Seat
    round: int
    step: Step
    track: Track
    space: int
    drawn: list[Die]
    exhausted: bool
    watch: list[Seat] | None
    lord: Lord | None
    spooks: list[list[Die]]
    awakened: list[bool]
    outcome: Outcome | None


# What can be read off the table


def power_of(faces: list[int], card: Card) -> int:
    """LUC-GEN-04: 1 for each Power 1 and 2 for each Power 2 in the Power row."""
    return sum([faces[die] for die in card.power])


def colours_of(dice: list[Die]) -> list[int]:
    """Return how many dice of each colour there are."""
    counts = [0, 0, 0, 0]
    for die in dice:
        counts[COLOUR_OF[die]] += 1
    return counts


def dice_on(card: Card) -> list[Die]:
    """Return all dice standing in the rows of a card."""
    return card.power + other_dice_on(card)


def other_dice_on(card: Card) -> list[Die]:
    """Return all dice standing in the rows of a card but the Power row."""
    blue, green, yellow, red = card.shadows
    return card.hunt + card.exhaust + blue + green + yellow + red


def nightmare_colour(card: Card) -> Colour | None:
    """Return the colour of the Nightmare that a player is; None for others."""
    return None if card.nightmare is None else NIGHTMARE_COLOUR[card.nightmare]


def shadow_limit(seats: int) -> int:
    """LUC-CARD-06: how many Shadows of one colour make a Nightmare."""
    return 4 if seats <= 2 else 3
