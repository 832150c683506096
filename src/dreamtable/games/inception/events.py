"""What happens in Inception City, as it is told."""

from typing import ClassVar

from dreamtable.games.inception.model import DEAL, Card, CharacterId, Content, Face, Level, SkillId
from dreamtable.kernel import Event, Heading, Seat


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

    heads: ClassVar[Heading] = "turn"

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

    turning: ClassVar[bool] = True

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
    turning: ClassVar[bool] = True

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
    """A thief got a bribe; the thief sees it, the giver if it was chosen, and in the end everybody."""

    open_at_end: ClassVar[bool] = True

    seat: Seat
    by: Seat
    chosen: bool
    face: Face | None

    def is_turning_point(self) -> bool:
        """DRM-TRT-01: a DEAL makes a traitor, for those who see it; once the match is over, for everybody."""
        return self.face is DEAL

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
