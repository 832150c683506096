"""The nouns of Inception City: cards, places, vaults, bribes, the table, moves and events."""

import enum
from enum import IntEnum
from typing import Annotated, ClassVar

import msgspec

from dreamtable.kernel import Event, Move, Options, Outcome, Ref, Seat, State

Card = Annotated[int, Ref("card")]
"""An action card by its number, 0-101; `KIND_OF` says what it is."""

Level = Annotated[int, Ref("level")]
"""DRM-GEN-03: a place: a dream level 1-4, or 0 for Limbo."""

CharacterId = Annotated[int, Ref("character")]
"""A character card by its number, or 0 for none; `CHARACTERS` in `character.py` says what it does."""

SkillId = Annotated[int, Ref("skill")]
"""A skill: ten times the number of its character, plus its place on that card."""


class Kind(IntEnum):
    """DRM-CRD: the kinds of action cards."""

    SHOOT = 0
    ASSASSIN_KING = 1
    ARMOUR_SPIRAL = 2
    BURSTING_WARHEAD = 3
    UNSEAL = 4
    TRANSIT_SERUM = 5
    DREAM_PEEK = 6
    MIND_PULL = 7
    FROM_NOTHING = 8
    BODY_SWAP = 9


class Content(IntEnum):
    """DRM-SET-07: what lies in a vault."""

    GOLD = 0
    SECRET = 1


class Face(IntEnum):
    """DRM-BRB-01: the face of a bribe card."""

    FAIL = 0
    DEAL = 1


class Step(IntEnum):
    """DRM-TRN-03: where the game stands; PLAY includes the open times D4 and X1 around it."""

    SET_UP = 0
    TURN_START = 1
    DRAW = 2
    PLAY = 3
    CREATION = 4
    DISCARD = 5


class Preset(enum.Enum):
    """DRM-SET-01: which action cards are in the game."""

    FULL = "full"
    FIRST_GAME = "first-game"


# Members by their own names: in a running game these are looked up far faster than through the enum.
(
    SHOOT,
    ASSASSIN_KING,
    ARMOUR_SPIRAL,
    BURSTING_WARHEAD,
    UNSEAL,
    TRANSIT_SERUM,
    DREAM_PEEK,
    MIND_PULL,
    FROM_NOTHING,
    BODY_SWAP,
) = Kind
GOLD, SECRET = Content
FAIL, DEAL = Face
SET_UP, TURN_START, DRAW, PLAY, CREATION, DISCARD = Step

COPIES = (28, 3, 3, 3, 24, 20, 8, 5, 3, 5)
"""DRM-CRD-01 to -10: how many cards there are of each kind."""

KIND_OF = tuple(kind for kind in Kind for _ in range(COPIES[kind]))
CARDS = len(KIND_OF)
FIRST_BODY_SWAP = CARDS - COPIES[BODY_SWAP]
SHOOT_CLASS = 4
"""DRM-GEN-06: the kinds below this number have SHOOT in their name."""

LIMBO = 0
LEVELS = (1, 2, 3, 4)
ADJACENT = ((), (2,), (1, 3), (2, 4), (3,))
"""DRM-GEN-04, DRM-MOV-03: where one step leads from each place."""

LOCKS = {
    4: (0, 4, 3, 2, 1),
    5: (0, 5, 4, 3, 2),
    6: (0, 5, 4, 3, 2),
    7: (0, 5, 4, 3, 2),
    8: (0, 6, 5, 4, 3),
}
"""DRM-SET-08: the locks that each level starts with, by number of players; Limbo has none."""

BRIBES = {
    4: (DEAL, FAIL),
    5: (DEAL, FAIL, FAIL),
    6: (DEAL, FAIL, FAIL),
    7: (DEAL, DEAL, FAIL),
    8: (DEAL, DEAL, FAIL),
}
"""DRM-SET-10: the bribe pile, by number of players."""

MOST_SEATS = 8
HAND_LIMIT = 5
NO_CHARACTER = 0
UNDEALT = -1
WATCHING = 1 << MOST_SEATS
"""Stands for everybody who only watches, in what is known by whom."""


class InceptionOptions(Options, frozen=True):
    """What the host decides."""

    preset: Preset = Preset.FULL
    lord: int | None = None
    """The Lord's seat; None for a random one."""
    volunteers: tuple[int, ...] = ()
    """DRM-SET-03: who would like to be the Lord; one of them is, if no seat is fixed."""
    teaching: bool = False
    """DRM-VAR-02: no characters, no world view, no Body Swap."""
    clockwise: bool = False
    """DRM-VAR-03: turns go to the left, as in the even games of a series."""


class Table(State, kw_only=True):
    """The whole table. Lists by place have five entries, of which number 0, Limbo, is never used."""

    lord: Seat
    turn: Seat
    onward: int
    """DRM-TRN-02, DRM-VAR-03: 1, or -1 if turns go the other way round."""
    step: Step
    body_swaps: bool
    """Whether Body Swap is in the game."""

    deck: list[Card]
    """Its end is the top."""
    discard: list[Card]
    """Its end is the top."""
    hands: list[list[Card]]
    """By seat, each in ascending order."""
    seen: dict[Card, int] = {}
    """Cards in hands or in the deck that others than their holder can place: a bit for each such seat."""

    offered: list[list[CharacterId]]
    """By seat: the characters to choose from during set-up; empty afterwards."""
    characters: list[CharacterId]
    """By seat: the character card held now."""
    owned: list[CharacterId]
    """By seat: the character card that comes back at turn end."""
    used: dict[SkillId, int] = {}
    """DRM-GEN-10: how often each limited skill was used this turn."""
    used_in_game: dict[SkillId, int] = {}
    """The same for skills that are limited for the whole game."""

    places: list[Level]
    """By seat."""
    fell_at: Level = 1
    """DRM-ADV-03: the level where the Lord last went down."""
    seals: list[int]
    """DRM-LAB-01: by seat, at how many more ends of an own turn the seal is still there; 0 for no seal."""

    locks: list[int]
    """By level."""
    opened: list[bool]
    """By level: whether the vault is open."""
    vaults: list[int]
    """By level: the vault card that lies there, 0-3."""
    secret: int = -1
    """The vault card that hides the secret; -1 before the Lord has placed it."""
    vault_seen: list[int]
    """By vault card: a bit for each seat that has looked at it."""

    bribes: list[Face]
    """By bribe card: its face."""
    bribed: list[Seat]
    """By bribe card: the thief who holds it, or UNDEALT."""
    bribe_seen: list[int]
    """By bribe card: a bit for each seat that knows its face."""

    unlocks: int = 0
    """DRM-UNL-12: successful unlocks of the current player this turn; nobody else can unlock."""
    revived: list[Seat] = []
    """DRM-UNL-11: who was revived this turn."""
    free_moved: bool = False
    """DRM-ADV-02: whether the Lord has made the free move of this turn."""
    acted: bool = False
    """DRM-PLY-05: whether the current player has begun the play phase with some action."""
    fresh: list[Card] = []
    """DRM-PNT-01: the cards of this turn's normal draw, until something closes the open time after it."""
    out_of_control: bool = False
    """DRM-JOK-03: whether the current player has used Out of Control this turn."""


class View(msgspec.Struct):
    """What a seat sees: all that is public, and what it has come to know. After the end, everything."""

    seat: Seat
    lord: Seat
    turn: Seat
    onward: int
    step: Step
    body_swaps: bool

    deck_size: int
    top: list[Card | None]
    """The deck from the top down to the deepest card that the seat knows."""
    discard: list[Card]
    hand_sizes: list[int]
    hands: list[list[Card]]
    """By seat: the cards that the seat knows to be there; its own hand is complete."""

    offered: list[CharacterId]
    """The characters that the seat may choose from during set-up."""
    characters: list[CharacterId]
    owned: list[CharacterId]
    world: CharacterId
    """The Lord character whose world view is in force; 0 for none."""
    used: dict[SkillId, int]
    used_in_game: dict[SkillId, int]

    places: list[Level]
    fell_at: Level
    seals: list[int]

    locks: list[int]
    opened: list[bool]
    vaults: list[Content | None]
    """By level: what lies in the vault there, as far as the seat knows; Limbo has none."""
    looked: list[list[Seat]]
    """By level: the thieves who have looked at the vault that lies there now."""

    undealt: list[Face | None]
    """The bribe pile, as far as the seat knows it."""
    bribes: list[list[Face | None]]
    """By seat: the bribes it holds, as far as this seat knows them."""
    deals: int
    """How many of all bribe cards are DEAL."""

    unlocks: int
    revived: list[Seat]
    free_moved: bool
    acted: bool
    fresh: list[Card]
    """The cards that the seat itself could show with Scout."""
    out_of_control: bool
    outcome: Outcome | None


# Moves


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


# Events


class CharactersDealt(Event, frozen=True):
    """Characters to choose from were dealt; only their seat sees which."""

    seat: Seat
    count: int
    characters: list[CharacterId]

    def reveals_to(self, seat: Seat) -> bool:
        """The seat sees its own."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "CharactersDealt":
        """DRM-SET-05, DRM-SET-06: others see only how many."""
        return self if seat == self.seat else CharactersDealt(self.seat, self.count, [])


class SecretHidden(Event, frozen=True):
    """The Lord placed the vaults; only the Lord sees where the secret is."""

    seat: Seat
    levels: list[Level]

    def seen_by(self, seat: Seat) -> "SecretHidden":
        """DRM-HID-05: others do not see the level."""
        return self if seat == self.seat else SecretHidden(self.seat, [])


class CharacterRevealed(Event, frozen=True):
    """A character was turned face up."""

    reveals: ClassVar[bool] = True

    seat: Seat
    character: CharacterId


class WorldViewBegan(Event, frozen=True):
    """The world view of a Lord character is in force."""

    character: CharacterId


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: Seat


class SkillUsed(Event, frozen=True):
    """A skill was used, or took effect by itself."""

    seat: Seat
    skill: SkillId


class Drew(Event, frozen=True):
    """A seat drew cards from the deck; only it sees which."""

    seat: Seat
    count: int
    cards: list[Card]

    def reveals_to(self, seat: Seat) -> bool:
        """The drawer sees them."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "Drew":
        """DRM-DRW-05: others see only how many."""
        return self if seat == self.seat else Drew(self.seat, self.count, [])


class Showed(Event, frozen=True):
    """A seat showed cards to everybody."""

    seat: Seat
    cards: list[Card]

    def reveals_to(self, seat: Seat) -> bool:
        """Everybody else sees them."""
        return seat != self.seat


class CardUsed(Event, frozen=True):
    """A seat used a card."""

    seat: Seat
    card: Card


class CardUsedOn(Event, frozen=True):
    """A seat used a card on a player."""

    seat: Seat
    card: Card
    target: Seat


class ShotFired(Event, frozen=True):
    """A seat used an as-if SHOOT on a player."""

    seat: Seat
    target: Seat


class Discarded(Event, frozen=True):
    """Cards went from a hand to the discard pile."""

    seat: Seat
    cards: list[Card]

    def reveals_to(self, seat: Seat) -> bool:
        """They lie open now."""
        return seat != self.seat


class Gave(Event, frozen=True):
    """Cards passed from hand to hand; only giver and receiver see which."""

    seat: Seat
    to: Seat
    count: int
    cards: list[Card]

    def reveals_to(self, seat: Seat) -> bool:
        """The receiver sees them."""
        return seat == self.to

    def seen_by(self, seat: Seat) -> "Gave":
        """DRM-GEN-08: third parties see only how many."""
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, self.count, [])


class TookBlindly(Event, frozen=True):
    """Cards were drawn at random from a hand; only the two players know which."""

    seat: Seat
    victim: Seat
    count: int
    cards: list[Card]

    def reveals_to(self, seat: Seat) -> bool:
        """Who drew them sees them."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "TookBlindly":
        """DRM-HID-03: third parties see only how many."""
        if seat in (self.seat, self.victim):
            return self
        return TookBlindly(self.seat, self.victim, self.count, [])


class TookFromPile(Event, frozen=True):
    """A seat took a card from the discard pile."""

    seat: Seat
    card: Card


class PutOnDeck(Event, frozen=True):
    """A seat put a card on top of the deck; only it knows which."""

    seat: Seat
    cards: list[Card]

    def seen_by(self, seat: Seat) -> "PutOnDeck":
        """DRM-SPQ-05: others do not see the card."""
        return self if seat == self.seat else PutOnDeck(self.seat, [])


class Rolled(Event, frozen=True):
    """A seat rolled red dice."""

    seat: Seat
    dice: list[int]


class DieChosen(Event, frozen=True):
    """Convict: the shooter chose the roll that counts."""

    seat: Seat
    roll: int


class PenaltyAccepted(Event, frozen=True):
    """Zeal: the target kept its cards, so the result is lower by one."""

    seat: Seat


class ResultKnown(Event, frozen=True):
    """The result of a roll, after all modifiers."""

    seat: Seat
    result: int


class Carved(Event, frozen=True):
    """The size of the target's hand became the result."""

    seat: Seat
    target: Seat
    result: int


class Moved(Event, frozen=True):
    """A player moved from one level to another."""

    seat: Seat
    start: Level
    level: Level


class Killed(Event, frozen=True):
    """A player was killed and is in Limbo."""

    seat: Seat
    by: Seat


class WentToLimbo(Event, frozen=True):
    """A player went to Limbo without a killer."""

    seat: Seat


class Revived(Event, frozen=True):
    """A player is back from Limbo."""

    seat: Seat
    level: Level
    by: Seat


class Unlocking(Event, frozen=True):
    """A thief used Unseal on the locks of a level; it may still be cancelled."""

    seat: Seat
    card: Card
    level: Level


class UnlockCancelled(Event, frozen=True):
    """A player used Unseal to cancel a thief's unlock."""

    seat: Seat
    card: Card
    thief: Seat


class Unlocked(Event, frozen=True):
    """A thief unlocked successfully; so many locks are left."""

    seat: Seat
    level: Level
    locks: int


class LocksChanged(Event, frozen=True):
    """A level has so many locks now, not by an unlock."""

    level: Level
    locks: int


class VaultsExchanged(Event, frozen=True):
    """Two vaults changed places."""

    level: Level
    other: Level


class VaultOpened(Event, frozen=True):
    """A vault was turned face up."""

    reveals: ClassVar[bool] = True

    level: Level
    content: Content


class VaultLookedAt(Event, frozen=True):
    """A thief looked at a vault; only the thief sees what is in it."""

    seat: Seat
    level: Level
    content: Content | None

    def reveals_to(self, seat: Seat) -> bool:
        """Who looks sees it."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "VaultLookedAt":
        """DRM-HID-02: others see only which vault."""
        return self if seat == self.seat else VaultLookedAt(self.seat, self.level, None)


class BribesLookedAt(Event, frozen=True):
    """The Lord looked at the bribes of a thief; only these two know them."""

    seat: Seat
    target: Seat
    count: int
    faces: list[Face]

    def reveals_to(self, seat: Seat) -> bool:
        """The Lord sees them."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "BribesLookedAt":
        """DRM-PEK-06: others see only whose bribes."""
        if seat in (self.seat, self.target):
            return self
        return BribesLookedAt(self.seat, self.target, self.count, [])


class UndealtLookedAt(Event, frozen=True):
    """Big Money: the Lord looked at the undealt bribes; nobody else is told."""

    seat: Seat
    faces: list[Face]

    def reveals_to(self, seat: Seat) -> bool:
        """The Lord sees them."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "UndealtLookedAt | None":
        """DRM-IMP-02: the Lord may do so at any time, so it tells others nothing."""
        return self if seat == self.seat else None


class BribeGiven(Event, frozen=True):
    """A thief got a bribe; the thief sees it, and the giver if it was chosen."""

    seat: Seat
    by: Seat
    chosen: bool
    face: Face | None

    def reveals_to(self, seat: Seat) -> bool:
        """The thief sees it."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> "BribeGiven":
        """DRM-BRB-08, DRM-TRT-04: others do not see the face."""
        if seat == self.seat or (self.chosen and seat == self.by):
            return self
        return BribeGiven(self.seat, self.by, self.chosen, None)


class BribeWithheld(Event, frozen=True):
    """The Lord gave no bribe to this thief."""

    seat: Seat


class Sealed(Event, frozen=True):
    """A player is sealed in the Labyrinth."""

    seat: Seat
    by: Seat


class SealEnded(Event, frozen=True):
    """A player left the Labyrinth."""

    seat: Seat


class CharactersSwapped(Event, frozen=True):
    """Two players exchanged their character cards until the end of the turn."""

    seat: Seat
    target: Seat


class CharactersReturned(Event, frozen=True):
    """All character cards went back to their owners."""


class GameEnded(Event, frozen=True):
    """The game is over, and all that was hidden is shown."""

    reveals: ClassVar[bool] = True

    winners: list[Seat]
    traitors: list[Seat]
    scores: list[int]
    reason: str


Events = (
    CharactersDealt
    | SecretHidden
    | CharacterRevealed
    | WorldViewBegan
    | TurnBegan
    | SkillUsed
    | Drew
    | Showed
    | CardUsed
    | CardUsedOn
    | ShotFired
    | Discarded
    | Gave
    | TookBlindly
    | TookFromPile
    | PutOnDeck
    | Rolled
    | DieChosen
    | PenaltyAccepted
    | ResultKnown
    | Carved
    | Moved
    | Killed
    | WentToLimbo
    | Revived
    | Unlocking
    | UnlockCancelled
    | Unlocked
    | LocksChanged
    | VaultsExchanged
    | VaultOpened
    | VaultLookedAt
    | BribesLookedAt
    | UndealtLookedAt
    | BribeGiven
    | BribeWithheld
    | Sealed
    | SealEnded
    | CharactersSwapped
    | CharactersReturned
    | GameEnded
)


# What can be read off the table


def bit(seat: Seat) -> int:
    """Return the bit that stands for a seat in what is known by whom; watchers have one, too."""
    return 1 << seat if seat >= 0 else WATCHING


def seats_in_turn(s: Table) -> list[Seat]:
    """DRM-TIM-03: return all seats in turn order, beginning with the current player."""
    seats = len(s.hands)
    return [(s.turn + step * s.onward) % seats for step in range(seats)]


def is_open_target(s: Table, seat: Seat) -> bool:
    """DRM-LMB-03, DRM-LAB-02: whether cards and skills can choose a player: on a level and not sealed."""
    return s.places[seat] != LIMBO and not s.seals[seat]


def within_reach(s: Table, seat: Seat) -> list[Seat]:
    """DRM-GEN-07: return the other players whom cards and skills can choose."""
    seals = s.seals
    return [other for other, place in enumerate(s.places) if place and other != seat and not seals[other]]


def undealt(s: Table) -> list[int]:
    """Return the bribe cards that nobody holds."""
    return [bribe for bribe, holder in enumerate(s.bribed) if holder == UNDEALT]


def bribes_of(s: Table, seat: Seat) -> list[int]:
    """Return the bribe cards that a thief holds."""
    return [bribe for bribe, holder in enumerate(s.bribed) if holder == seat]
