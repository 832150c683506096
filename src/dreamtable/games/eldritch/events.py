"""What happens in Eldritch Horror, as it is told."""

from typing import ClassVar

from dreamtable.content.effects import Asked as Asked
from dreamtable.games.eldritch.model import (
    CardId,
    ClueId,
    Colour,
    DeckName,
    Phase,
    Skill,
    SpaceId,
    StoryId,
    Ticket,
)
from dreamtable.kernel import Event, Heading, Seat


class LeadChosen(Event, frozen=True):
    """ELD-SET-05, ELD-RND-03: who is the Lead Investigator."""

    seat: Seat


class InvestigatorChosen(Event, frozen=True):
    """ELD-SET-06: somebody enters play."""

    seat: Seat
    investigator: CardId
    space: SpaceId


class AncientOneChosen(Event, frozen=True):
    """ELD-SET-09: who is waking."""

    ancient_one: CardId


class RoundBegan(Event, frozen=True):
    """ELD-RND-01: a round begins."""

    heads: ClassVar[Heading] = "round"

    round: int


class PhaseBegan(Event, frozen=True):
    """ELD-RND-01: a phase begins."""

    heads: ClassVar[Heading] = "turn"

    phase: Phase


class Moved(Event, frozen=True):
    """An investigator came to a space."""

    seat: Seat
    space: SpaceId


class TicketSpent(Event, frozen=True):
    """ELD-TRV-02: a ticket was spent."""

    seat: Seat
    ticket: Ticket


class TicketGained(Event, frozen=True):
    """A ticket was gained."""

    seat: Seat
    ticket: Ticket


class TicketLost(Event, frozen=True):
    """A ticket was discarded."""

    seat: Seat
    ticket: Ticket


class Rested(Event, frozen=True):
    """ELD-RST-01: somebody rests."""

    seat: Seat


class Recovered(Event, frozen=True):
    """ELD-HLT-02: Health and Sanity came back."""

    seat: Seat
    health: int
    sanity: int


class Lost(Event, frozen=True):
    """ELD-HLT-02: Health and Sanity went."""

    seat: Seat
    health: int
    sanity: int


class Spent(Event, frozen=True):
    """ELD-SPD-03: Health and Sanity were paid."""

    seat: Seat
    health: int
    sanity: int


class Prevented(Event, frozen=True):
    """ELD-TIM-05: a loss was prevented."""

    seat: Seat
    health: int
    sanity: int


class TradeProposed(Event, frozen=True):
    """ELD-TRD-02: an exchange is proposed; clues and tickets are counted."""

    seat: Seat
    partner: Seat
    given: list[CardId]
    taken: list[CardId]
    clues_given: int
    clues_taken: int
    tickets_given: int
    tickets_taken: int


class Traded(Event, frozen=True):
    """ELD-TRD-01: an exchange took place."""

    seat: Seat
    partner: Seat


class TradeRefused(Event, frozen=True):
    """ELD-TRD-02: nothing changes hands."""

    seat: Seat
    partner: Seat


class CluesGiven(Event, frozen=True):
    """Clues went from one to another."""

    seat: Seat
    partner: Seat
    count: int


class Performed(Event, frozen=True):
    """ELD-CMP-01: somebody performs the action of a component."""

    seat: Seat
    card: CardId


class Used(Event, frozen=True):
    """Somebody uses what a card offers."""

    seat: Seat
    card: CardId


class TestBegan(Event, frozen=True):
    """ELD-TST-02: a test with so many dice."""

    __test__: ClassVar = False
    seat: Seat
    skill: Skill
    modifier: int
    dice: int


class Rolled(Event, frozen=True):
    """ELD-TST-07: the dice of a test."""

    seat: Seat
    dice: list[int]


class Rerolled(Event, frozen=True):
    """ELD-RRL-02: one die was rolled again."""

    seat: Seat
    old: int
    new: int


class Tested(Event, frozen=True):
    """ELD-TST-08: the result of a test."""

    seat: Seat
    skill: Skill
    result: int


class DiceThrown(Event, frozen=True):
    """ELD-TST-12: dice that are no test."""

    seat: Seat
    dice: list[int]


class SkillImproved(Event, frozen=True):
    """ELD-SKL-01: a skill is better now."""

    seat: Seat
    skill: Skill
    by: int


class AcquireBegan(Event, frozen=True):
    """ELD-ACQ-01: somebody tries to gain assets."""

    seat: Seat


class LoanTaken(Event, frozen=True):
    """ELD-ACQ-06: a bank loan."""

    seat: Seat


class ReserveFilled(Event, frozen=True):
    """ELD-ACQ-05: a card came into the reserve."""

    reveals = True
    card: CardId


class ReserveDiscarded(Event, frozen=True):
    """A card left the reserve for the discard pile."""

    card: CardId


class CardGained(Event, frozen=True):
    """ELD-GAN-02: somebody gained a card."""

    reveals = True
    seat: Seat
    card: CardId


class CardLost(Event, frozen=True):
    """Somebody discarded a card."""

    seat: Seat
    card: CardId


class CardBoxed(Event, frozen=True):
    """ELD-SPD-08: a card left the game."""

    seat: Seat
    card: CardId


class GainReplaced(Event, frozen=True):
    """ELD-CND-07: instead of gaining a condition its opposite was discarded."""

    seat: Seat
    card: CardId


class CardFlipped(Event, frozen=True):
    """ELD-SPL-03: a card shows its back."""

    reveals = True
    seat: Seat
    card: CardId
    back: int
    story: StoryId = ""


class CardTurnedBack(Event, frozen=True):
    """ELD-SPL-03: a card shows its front again."""

    seat: Seat
    card: CardId


class BackSeen(Event, frozen=True):
    """Somebody looked at the back of a card; what he saw is his."""

    seat: Seat
    card: CardId
    back: list[int]

    def reveals_to(self, seat: Seat) -> bool:
        """To the one who looked."""
        return seat == self.seat

    def seen_by(self, seat: Seat) -> Event:
        """Others see that he looked."""
        return self if seat == self.seat else BackSeen(self.seat, self.card, [])


class TopSeen(Event, frozen=True):
    """Somebody looked at the top of a deck; what he saw is his."""

    seat: Seat
    deck: DeckName
    cards: list[CardId]

    def reveals_to(self, seat: Seat) -> bool:
        """To the one who looked."""
        return seat == self.seat and bool(self.cards)

    def seen_by(self, seat: Seat) -> Event:
        """Others see that he looked."""
        return self if seat == self.seat else TopSeen(self.seat, self.deck, [])


class ClueSpawned(Event, frozen=True):
    """ELD-CLU-02: a clue came onto the map."""

    reveals = True
    clue: ClueId
    space: SpaceId


class ClueMoved(Event, frozen=True):
    """A clue lies elsewhere now."""

    clue: ClueId
    space: SpaceId


class ClueGained(Event, frozen=True):
    """ELD-CLU-04: somebody gained a clue."""

    reveals = True
    seat: Seat
    clue: ClueId


class CluesSpent(Event, frozen=True):
    """ELD-CLU-06: clues were spent."""

    seat: Seat
    count: int


class CluesLost(Event, frozen=True):
    """Clues were discarded."""

    seat: Seat
    count: int


class ClueDiscarded(Event, frozen=True):
    """A clue was discarded from the map or from a card, or drawn for a random space."""

    reveals = True
    clue: ClueId


class GateSpawned(Event, frozen=True):
    """ELD-GAT-01: a gate opened."""

    reveals = True
    gate: CardId
    space: SpaceId


class GateClosed(Event, frozen=True):
    """ELD-GAT-05: a gate was closed."""

    seat: Seat
    gate: CardId


class GateDiscarded(Event, frozen=True):
    """ELD-GAT-05: a gate was discarded without being closed."""

    gate: CardId


class MonsterSpawned(Event, frozen=True):
    """ELD-MON-01: a monster came onto the map."""

    reveals = True
    monster: CardId
    space: SpaceId


class MonsterMoved(Event, frozen=True):
    """ELD-MON-06: a monster moved."""

    monster: CardId
    space: SpaceId


class MonsterHurt(Event, frozen=True):
    """ELD-CBT-04: a monster lost Health."""

    monster: CardId
    num: int


class MonsterHealed(Event, frozen=True):
    """A monster got Health back."""

    monster: CardId
    num: int


class MonsterDefeated(Event, frozen=True):
    """ELD-CBT-05: a monster was defeated."""

    monster: CardId


class MonsterDiscarded(Event, frozen=True):
    """ELD-MON-03: a monster left the map without being defeated."""

    monster: CardId


class CombatBegan(Event, frozen=True):
    """ELD-CBT-01: a combat encounter."""

    seat: Seat
    monster: CardId


class Ambushed(Event, frozen=True):
    """ELD-AMB-01: a monster ambushes somebody."""

    reveals = True
    seat: Seat
    monster: CardId


class EncounterBegan(Event, frozen=True):
    """ELD-ENC-10: an encounter, by its card and the part that fits."""

    reveals = True
    seat: Seat
    card: CardId
    part: str
    story: StoryId = ""


class StoryTold(Event, frozen=True):
    """ELD-CPX-02: the story goes on in this box of the card."""

    reveals = True
    seat: Seat
    card: CardId
    part: str
    story: StoryId = ""


class EncounterEnded(Event, frozen=True):
    """ELD-ENC-10: the encounter is over."""

    seat: Seat
    card: CardId


class ExpeditionMoved(Event, frozen=True):
    """ELD-EXP-01: where the Active Expedition is now."""

    reveals = True
    space: SpaceId


class MythosDrawn(Event, frozen=True):
    """ELD-MYT-01: a mythos card."""

    reveals = True
    card: CardId
    story: StoryId = ""


class MythosStays(Event, frozen=True):
    """ELD-MYT-10: an ongoing card came into play."""

    reveals = True
    card: CardId


class MythosLeft(Event, frozen=True):
    """An ongoing card left play."""

    card: CardId


class MythosExhausted(Event, frozen=True):
    """ELD-MYT-12: no card is left."""


class OmenMoved(Event, frozen=True):
    """ELD-OMN-01: the Omen stands on this colour now."""

    place: int
    colour: Colour


class DoomMoved(Event, frozen=True):
    """ELD-OMN-05: where Doom stands now."""

    doom: int
    advanced: bool


class DoomStopped(Event, frozen=True):
    """Doom would have advanced, and did not."""

    card: CardId


class Reckoned(Event, frozen=True):
    """ELD-RKN-01: a reckoning effect is resolved."""

    card: CardId


class TokensPut(Event, frozen=True):
    """Eldritch tokens were put on a card."""

    card: CardId
    count: int


class TokensTaken(Event, frozen=True):
    """Eldritch tokens were taken from a card."""

    card: CardId
    count: int


class ClueOnCard(Event, frozen=True):
    """A clue was put on a card."""

    card: CardId
    clue: ClueId


class OmenMarked(Event, frozen=True):
    """An eldritch token was put on a space of the Omen track."""

    colour: Colour


class MarkerPut(Event, frozen=True):
    """A token of a card lies on a space."""

    card: CardId
    space: SpaceId


class MarkerTaken(Event, frozen=True):
    """A token of a card left a space."""

    card: CardId
    space: SpaceId


class RumorPut(Event, frozen=True):
    """ELD-RUM-01: a Rumor token lies on a space."""

    card: CardId
    space: SpaceId


class RumorEnded(Event, frozen=True):
    """ELD-RUM-03: a rumor is over."""

    card: CardId


class MysteryDrawn(Event, frozen=True):
    """ELD-MYS-01: the active Mystery."""

    reveals = True
    card: CardId


class MysteryAdvanced(Event, frozen=True):
    """ELD-MYS-06: the active Mystery was advanced."""

    card: CardId


class MysterySolved(Event, frozen=True):
    """ELD-MYS-03: a Mystery is solved."""

    turning: ClassVar[bool] = True

    card: CardId
    solved: int


class FinalMysterySolved(Event, frozen=True):
    """ELD-FIN-01: the Final Mystery is solved."""

    turning: ClassVar[bool] = True

    ancient_one: CardId


class Awakened(Event, frozen=True):
    """ELD-AWK-01: the Ancient One is awake."""

    turning: ClassVar[bool] = True

    ancient_one: CardId


class TaleEnded(Event, frozen=True):
    """ELD-WIN-01, ELD-WIN-04: how the story of the Ancient One ends."""

    ancient_one: CardId
    won: bool


class WasDelayed(Event, frozen=True):
    """ELD-DLY-01: somebody is Delayed."""

    seat: Seat


class StoodUp(Event, frozen=True):
    """ELD-DLY-02: somebody is no longer Delayed."""

    seat: Seat


class TurnLost(Event, frozen=True):
    """ELD-DLY-03: somebody's turn is over."""

    seat: Seat


class Defeated(Event, frozen=True):
    """ELD-DEF-01: an investigator is defeated and lies in a city."""

    turning: ClassVar[bool] = True

    seat: Seat
    investigator: CardId
    space: SpaceId
    mad: bool


class Devoured(Event, frozen=True):
    """ELD-DVR-01: an investigator is devoured."""

    turning: ClassVar[bool] = True

    seat: Seat
    investigator: CardId


class Rescued(Event, frozen=True):
    """ELD-DFE-03: a defeated investigator's sheet leaves the game."""

    seat: Seat
    investigator: CardId


class Eliminated(Event, frozen=True):
    """ELD-ELM-01: a player has no further part in the game."""

    turning: ClassVar[bool] = True

    seat: Seat


Events = (
    LeadChosen
    | InvestigatorChosen
    | AncientOneChosen
    | RoundBegan
    | PhaseBegan
    | Moved
    | TicketSpent
    | TicketGained
    | TicketLost
    | Rested
    | Recovered
    | Lost
    | Spent
    | Prevented
    | TradeProposed
    | Traded
    | TradeRefused
    | CluesGiven
    | Performed
    | Used
    | TestBegan
    | Rolled
    | Rerolled
    | Tested
    | DiceThrown
    | SkillImproved
    | AcquireBegan
    | LoanTaken
    | ReserveFilled
    | ReserveDiscarded
    | CardGained
    | CardLost
    | CardBoxed
    | GainReplaced
    | CardFlipped
    | CardTurnedBack
    | BackSeen
    | TopSeen
    | ClueSpawned
    | ClueMoved
    | ClueGained
    | CluesSpent
    | CluesLost
    | ClueDiscarded
    | GateSpawned
    | GateClosed
    | GateDiscarded
    | MonsterSpawned
    | MonsterMoved
    | MonsterHurt
    | MonsterHealed
    | MonsterDefeated
    | MonsterDiscarded
    | CombatBegan
    | Ambushed
    | EncounterBegan
    | StoryTold
    | EncounterEnded
    | ExpeditionMoved
    | MythosDrawn
    | MythosStays
    | MythosLeft
    | MythosExhausted
    | OmenMoved
    | DoomMoved
    | DoomStopped
    | Reckoned
    | TokensPut
    | TokensTaken
    | ClueOnCard
    | OmenMarked
    | MarkerPut
    | MarkerTaken
    | RumorPut
    | RumorEnded
    | MysteryDrawn
    | MysteryAdvanced
    | MysterySolved
    | FinalMysterySolved
    | Awakened
    | TaleEnded
    | WasDelayed
    | StoodUp
    | TurnLost
    | Defeated
    | Devoured
    | Rescued
    | Asked
    | Eliminated
)
