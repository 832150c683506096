"""What happens in Lucidity, as it is told."""

from typing import ClassVar

from dreamtable.games.lucidity.model import Colour, Die, Nightmare, Role, Row, Symbol, Track
from dreamtable.kernel import Event, Heading, Seat


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    heads: ClassVar[Heading] = "turn"

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

    turning: ClassVar[bool] = True

    seat: Seat


class BecameNightmare(Event, frozen=True):
    """A Dreamer became a Nightmare and got the dice on its card."""

    turning: ClassVar[bool] = True

    seat: Seat
    nightmare: Nightmare
    gained: list[Die]


class Rested(Event, frozen=True):
    """A Dreamer rested and let these dice go."""

    seat: Seat
    dice: list[Die]


class LastWatch(Event, frozen=True):
    """Somebody has 15 Power: the last watch begins."""

    turning: ClassVar[bool] = True

    seats: list[Seat]


class SpooksCame(Event, frozen=True):
    """Solo: the lowest Spooks joined the pool."""

    seat: Seat
    dice: list[Die]


class Awoke(Event, frozen=True):
    """Solo: a Nightmare is Awakened."""

    turning: ClassVar[bool] = True

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
