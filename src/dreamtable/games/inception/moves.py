"""What a seat may do in Inception City."""

from dreamtable.games.inception.model import Card, CharacterId, Face, Level
from dreamtable.kernel import Move, Seat


class Keep(Move, frozen=True):
    """Set-up: keep this character."""

    character: CharacterId


class KeepAndHide(Move, frozen=True):
    """Set-up: the Lord keeps this character and hides the secret on this level."""

    character: CharacterId
    level: Level


class Hide(Move, frozen=True):
    """Set-up without characters: the Lord hides the secret on this level."""

    level: Level


class Draw(Move, frozen=True):
    """Draw so many cards: the normal draw, or what a skill grants."""

    count: int


class Decline(Move, frozen=True):
    """Make no use of it."""


DECLINE = Decline()


class OutOfControl(Move, frozen=True):
    """Joker: roll a die instead of the normal draw."""


class Scatter(Move, frozen=True):
    """Black Swan: give the whole hand away instead of the normal draw."""


class GiveTo(Move, frozen=True):
    """Scatter: give this card to this thief."""

    card: Card
    target: Seat


class Scout(Move, frozen=True):
    """Point Man: show the cards just drawn."""


class EndPhase(Move, frozen=True):
    """End the play phase."""


class Shoot(Move, frozen=True):
    """Use a SHOOT-class card on a player."""

    card: Card
    target: Seat


class Unlock(Move, frozen=True):
    """Use Unseal on the locks of the own level."""

    card: Card


class Travel(Move, frozen=True):
    """Use a Transit Serum to move to an adjacent level."""

    card: Card
    level: Level


class Peek(Move, frozen=True):
    """A thief uses Dream Peek, to look at a vault."""

    card: Card


class PeekAtBribes(Move, frozen=True):
    """The Lord uses Dream Peek, to look at a thief's bribes."""

    card: Card
    target: Seat


class MindPull(Move, frozen=True):
    """Use Mind Pull: the player moves to the own level."""

    card: Card
    target: Seat


class FromNothing(Move, frozen=True):
    """Use From Nothing: draw two cards."""

    card: Card


class BodySwap(Move, frozen=True):
    """Use Body Swap: exchange character cards with a thief."""

    card: Card
    target: Seat


class Revive(Move, frozen=True):
    """Revive a player by rule, perhaps oneself."""

    target: Seat


class FreeMove(Move, frozen=True):
    """The Lord moves to an adjacent level without a card."""

    level: Level


class Sacrifice(Move, frozen=True):
    """Martyr: roll for the locks of the own level, and die."""


class Support(Move, frozen=True):
    """Tourist: give the whole hand to a player and move to that level."""

    target: Seat


class TagAlong(Move, frozen=True):
    """Shade: move to the Lord's level."""


class Labyrinth(Move, frozen=True):
    """Architect: discard a SHOOT-class card to seal a player."""

    card: Card
    target: Seat


class Dispense(Move, frozen=True):
    """Chemist: discard a card to take a Transit Serum from the discard pile."""

    card: Card


class Inject(Move, frozen=True):
    """Chemist: use a Transit Serum to move another player to an adjacent level."""

    card: Card
    target: Seat
    level: Level


class Trickery(Move, frozen=True):
    """Forger: draw cards blindly from a hand, and give as many back."""

    target: Seat
    count: int


class BlackMarket(Move, frozen=True):
    """Lord of War: discard two cards to take any card from the discard pile."""


class Salvation(Move, frozen=True):
    """Paprika: discard a card to revive a player and take that player's hand."""

    card: Card
    target: Seat


class Teleport(Move, frozen=True):
    """Secret Passage: use a Transit Serum to send a thief to Limbo."""

    card: Card
    target: Seat


class Cancel(Move, frozen=True):
    """Use Unseal to cancel an unlock."""

    card: Card


class Discard(Move, frozen=True):
    """Discard this card: a cost, the answer to Zeal, or the hand limit."""

    card: Card


class AcceptPenalty(Move, frozen=True):
    """Zeal: keep all cards and take the result lower by one."""


class Give(Move, frozen=True):
    """Give this card: to the killer, or back after Trickery."""

    card: Card


class Take(Move, frozen=True):
    """Black Market: take this card from the discard pile."""

    card: Card


class PutOnTop(Move, frozen=True):
    """Creation: put this card on top of the deck."""

    card: Card


class ChooseDie(Move, frozen=True):
    """Convict: this roll counts."""

    roll: int


class Carve(Move, frozen=True):
    """Carve: the size of the target's hand is the result."""

    result: int


class Push(Move, frozen=True):
    """The target of the shot moves to this level."""

    level: Level


class ShootAt(Move, frozen=True):
    """Use an as-if SHOOT on a thief."""

    target: Seat


class LookAt(Move, frozen=True):
    """Dream Peek: look at the vault of this level."""

    level: Level


class Transpose(Move, frozen=True):
    """Transposition: exchange the vault about to open with that of this level."""

    level: Level


class GiveBribe(Move, frozen=True):
    """The thief draws a bribe at random."""


class GiveChosenBribe(Move, frozen=True):
    """Big Money: the thief gets a bribe with this face."""

    face: Face


class AddLocks(Move, frozen=True):
    """Sacrifice: add two locks."""


class TakeLocks(Move, frozen=True):
    """Sacrifice: take two locks away."""


Moves = (
    Keep
    | KeepAndHide
    | Hide
    | Draw
    | Decline
    | OutOfControl
    | Scatter
    | GiveTo
    | Scout
    | EndPhase
    | Shoot
    | Unlock
    | Travel
    | Peek
    | PeekAtBribes
    | MindPull
    | FromNothing
    | BodySwap
    | Revive
    | FreeMove
    | Sacrifice
    | Support
    | TagAlong
    | Labyrinth
    | Dispense
    | Inject
    | Trickery
    | BlackMarket
    | Salvation
    | Teleport
    | Cancel
    | Discard
    | AcceptPenalty
    | Give
    | Take
    | PutOnTop
    | ChooseDie
    | Carve
    | Push
    | ShootAt
    | LookAt
    | Transpose
    | GiveBribe
    | GiveChosenBribe
    | AddLocks
    | TakeLocks
)
