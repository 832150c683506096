"""The nouns of Lucidity: dice, cards, the table, moves and events."""

import enum
from enum import IntEnum
from typing import Annotated

import msgspec

from dreamtable.kernel import Event, Move, Options, Outcome, Ref, Seat, State

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


# Moves


class Sleep(Move, frozen=True):
    """Choose a track."""

    track: Track


class PutBack(Move, frozen=True):
    """Return a drawn die to the bag."""

    die: Die


class Resolve(Move, frozen=True):
    """Resolve this die next."""

    die: Die


class Reroll(Move, frozen=True):
    """Pay a Power die to reroll an unresolved one."""

    die: Die
    pay: Die


class LetItBe(Move, frozen=True):
    """Do nothing."""


class Pick(Move, frozen=True):
    """Choose this die."""

    die: Die


class MoveToHunt(Move, frozen=True):
    """Move this die from the Exhaust row to the Hunt row."""

    die: Die


class Become(Move, frozen=True):
    """Become the Nightmare of this colour."""

    colour: Colour


class ReturnShadow(Move, frozen=True):
    """Rest: return this Shadow."""

    die: Die


class ReturnNoShadow(Move, frozen=True):
    """Rest: return a Shadow although there is none."""


class ReturnExhaust(Move, frozen=True):
    """Rest: return all Exhaust dice."""


class DreamAgain(Move, frozen=True):
    """Go one space deeper."""


class Consume(Move, frozen=True):
    """Take a Power die of the own colour from another player."""

    victim: Seat
    die: Die


class SendMinions(Move, frozen=True):
    """Send a minion die to a Dreamer."""


class SendTo(Move, frozen=True):
    """Choose who gets the minion die."""

    receiver: Seat


class TargetRerolls(Move, frozen=True):
    """Envy: the target rerolls two dice of its own choice."""


class RerollThis(Move, frozen=True):
    """Envy: the target rerolls this die."""

    die: Die


class TakePower(Move, frozen=True):
    """Envy: take this Power die."""

    die: Die


class GiveAsExhaust(Move, frozen=True):
    """Give the stolen die back as Exhaust."""


class Tempt(Move, frozen=True):
    """Temptation: make the target offer a die."""


class SetFace(Move, frozen=True):
    """Temptation: set the die to this symbol."""

    symbol: Symbol


class TakeHunt(Move, frozen=True):
    """Temptation: take this die from the target's Hunt row."""

    die: Die


class GiveUp(Move, frozen=True):
    """Return this Power die to the bag."""

    die: Die


Moves = (
    Sleep
    | PutBack
    | Resolve
    | Reroll
    | LetItBe
    | Pick
    | MoveToHunt
    | Become
    | ReturnShadow
    | ReturnNoShadow
    | ReturnExhaust
    | DreamAgain
    | Consume
    | SendMinions
    | SendTo
    | TargetRerolls
    | RerollThis
    | TakePower
    | GiveAsExhaust
    | Tempt
    | SetFace
    | TakeHunt
    | GiveUp
)


# Events


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: Seat
    role: Role


class FellAsleep(Event, frozen=True):
    """A Dreamer chose a track."""

    seat: Seat
    track: Track
    dice: int


class DreamedOn(Event, frozen=True):
    """A Dreamer went one space deeper."""

    seat: Seat
    dice: int


class Drew(Event, frozen=True):
    """Dice came out of the bag."""

    seat: Seat
    dice: list[Die]


class Returned(Event, frozen=True):
    """Dice went back to the bag."""

    seat: Seat
    dice: list[Die]


class Rolled(Event, frozen=True):
    """A seat rolled dice."""

    seat: Seat
    dice: list[Die]
    symbols: list[Symbol]


class Paid(Event, frozen=True):
    """A Power die was spent for a reroll; `to` got it, or the Nightmare card, or the bag."""

    seat: Seat
    die: Die
    to: Seat | None
    onto_card: bool


class Placed(Event, frozen=True):
    """A die was resolved and stands in a row."""

    seat: Seat
    die: Die
    row: Row


class Moved(Event, frozen=True):
    """A die went from one row to another without being resolved."""

    seat: Seat
    die: Die
    row: Row


class PickedUp(Event, frozen=True):
    """A die left a card for the pool."""

    seat: Seat
    die: Die
    by: Seat


class Stolen(Event, frozen=True):
    """A Nightmare took a die that a Dreamer would have resolved."""

    seat: Seat
    die: Die
    by: Seat
    nightmare: Nightmare


class GivenAsExhaust(Event, frozen=True):
    """A Nightmare put the stolen die into the target's Exhaust row."""

    seat: Seat
    die: Die
    by: Seat


class PowerTaken(Event, frozen=True):
    """A Power die changed its owner."""

    seat: Seat
    die: Die
    by: Seat


class Tempted(Event, frozen=True):
    """Temptation set a die to a face."""

    seat: Seat
    die: Die
    symbol: Symbol
    by: Seat


class MinionSent(Event, frozen=True):
    """A Nightmare sent a minion die."""

    seat: Seat
    die: Die
    by: Seat


class Exhausted(Event, frozen=True):
    """Three dice in the Exhaust row: all Power of a colour is lost."""

    seat: Seat
    colour: Colour
    lost: list[Die]


class Eliminated(Event, frozen=True):
    """Four dice in the Hunt row."""

    seat: Seat


class BecameNightmare(Event, frozen=True):
    """A Dreamer became a Nightmare and got the dice on its card."""

    seat: Seat
    nightmare: Nightmare
    gained: list[Die]


class Rested(Event, frozen=True):
    """A Dreamer rested and let these dice go."""

    seat: Seat
    dice: list[Die]


class LastWatch(Event, frozen=True):
    """Somebody has 15 Power: the last watch begins."""

    seats: list[Seat]


class SpooksCame(Event, frozen=True):
    """Solo: the lowest Spooks joined the pool."""

    seat: Seat
    dice: list[Die]


class Awoke(Event, frozen=True):
    """Solo: a Nightmare is Awakened."""

    seat: Seat
    nightmare: Nightmare


class GameEnded(Event, frozen=True):
    """The game is over."""

    winners: list[Seat]
    scores: list[int]
    reason: str


Events = (
    TurnBegan
    | FellAsleep
    | DreamedOn
    | Drew
    | Returned
    | Rolled
    | Paid
    | Placed
    | Moved
    | PickedUp
    | Stolen
    | GivenAsExhaust
    | PowerTaken
    | Tempted
    | MinionSent
    | Exhausted
    | Eliminated
    | BecameNightmare
    | Rested
    | LastWatch
    | SpooksCame
    | Awoke
    | GameEnded
)


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
