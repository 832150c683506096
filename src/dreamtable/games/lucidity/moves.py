"""What a seat may do in Lucidity."""

from dreamtable.games.lucidity.model import Colour, Die, Symbol, Track
from dreamtable.kernel import Move, Seat


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
