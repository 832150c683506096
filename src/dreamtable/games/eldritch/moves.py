"""What a seat may do in Eldritch Horror."""

from dreamtable.games.eldritch.model import (
    CardId,
    ClueId,
    Colour,
    DeckName,
    LabelId,
    Meeting,
    Skill,
    SpaceId,
    Ticket,
)
from dreamtable.kernel import Move, Seat


class ChooseInvestigator(Move, frozen=True):
    """ELD-SET-06: be this investigator."""

    investigator: CardId


class ChooseAncientOne(Move, frozen=True):
    """ELD-SET-09: this Ancient One is waking."""

    ancient_one: CardId


class DrawAncientOne(Move, frozen=True):
    """ELD-SET-09: chance decides."""


class Travel(Move, frozen=True):
    """ELD-TRV-01: go to an adjacent space."""

    space: SpaceId


class SpendTicket(Move, frozen=True):
    """ELD-TRV-02: spend a ticket for one more space."""

    ticket: Ticket
    space: SpaceId


class Stop(Move, frozen=True):
    """Go no further; take no more."""


class Rest(Move, frozen=True):
    """ELD-RST-01: recover."""


class Trade(Move, frozen=True):
    """ELD-TRD-01: trade with somebody here."""

    partner: Seat


class Prepare(Move, frozen=True):
    """ELD-PRE-01: gain a ticket."""

    ticket: Ticket


class Acquire(Move, frozen=True):
    """ELD-ACQ-01: try to gain assets."""


class Perform(Move, frozen=True):
    """ELD-CMP-01: perform the action of a component of one's own."""

    card: CardId


class PerformLocal(Move, frozen=True):
    """ELD-CMP-04: perform the local action of a component on this space."""

    card: CardId
    holder: Seat


class EndTurn(Move, frozen=True):
    """ELD-ACT-05: do nothing more."""


class GiveCard(Move, frozen=True):
    """ELD-TRD-01: put a card into the exchange; whose it is says which way it goes."""

    card: CardId


class GiveClue(Move, frozen=True):
    """ELD-TRD-01: put a clue into the exchange."""

    owner: Seat


class GiveTicket(Move, frozen=True):
    """ELD-TRD-01: put a ticket into the exchange."""

    owner: Seat
    ticket: Ticket


class Propose(Move, frozen=True):
    """ELD-TRD-02: propose the exchange as it is."""


class Accept(Move, frozen=True):
    """Agree."""


class Refuse(Move, frozen=True):
    """Do not agree."""


class TakeLoan(Move, frozen=True):
    """ELD-ACQ-06: take a bank loan for two more successes."""


class Buy(Move, frozen=True):
    """ELD-ACQ-02: gain a card from the reserve."""

    card: CardId


class Throw(Move, frozen=True):
    """ELD-ACQ-04: discard a card from the reserve."""

    card: CardId


class Fight(Move, frozen=True):
    """ELD-ENC-02: fight this monster."""

    monster: CardId


class Meet(Move, frozen=True):
    """ELD-ENC-06: have such an encounter; `thing` is the token's clue or component, if there is one."""

    meeting: Meeting
    card: CardId | None = None
    clue: ClueId | None = None


class Pass(Move, frozen=True):
    """Do not use what may be used."""


class Use(Move, frozen=True):
    """Use what a card offers."""

    card: CardId


class RerollWithClue(Move, frozen=True):
    """ELD-RRL-01: spend a clue to reroll a die that shows this."""

    face: int


class RerollWithCard(Move, frozen=True):
    """ELD-RRL-04: reroll a die that shows this by a card."""

    card: CardId
    face: int


class KeepDice(Move, frozen=True):
    """ELD-RRL-03: leave the dice as they are."""


class PickSpace(Move, frozen=True):
    """This space."""

    space: SpaceId


class PickSeat(Move, frozen=True):
    """This investigator."""

    seat: Seat


class PickMonster(Move, frozen=True):
    """This monster."""

    monster: CardId


class PickCard(Move, frozen=True):
    """This card."""

    card: CardId


class PickClue(Move, frozen=True):
    """This clue on the map."""

    clue: ClueId


class PickSkill(Move, frozen=True):
    """This skill."""

    skill: Skill


class PickTicket(Move, frozen=True):
    """This ticket."""

    ticket: Ticket


class PickOmen(Move, frozen=True):
    """This space of the Omen track."""

    place: int
    colour: Colour


class PickDie(Move, frozen=True):
    """A die that shows this."""

    face: int


class PickDeck(Move, frozen=True):
    """This deck."""

    deck: DeckName


class PickOption(Move, frozen=True):
    """This way, of those that the card offers."""

    label: LabelId


class PickNumber(Move, frozen=True):
    """So many."""

    number: int


class PickToken(Move, frozen=True):
    """ELD-DEF-05: fallen by loss of Sanity, not of Health; or the other way round."""

    mad: bool


class Resolve(Move, frozen=True):
    """ELD-RKN-02: this effect next."""

    card: CardId


class Bring(Move, frozen=True):
    """ELD-NEW-01: this player brings a new investigator next."""

    seat: Seat


class GiveLead(Move, frozen=True):
    """ELD-RND-03: this one is the Lead Investigator."""

    seat: Seat


Moves = (
    ChooseInvestigator
    | ChooseAncientOne
    | DrawAncientOne
    | Travel
    | SpendTicket
    | Stop
    | Rest
    | Trade
    | Prepare
    | Acquire
    | Perform
    | PerformLocal
    | EndTurn
    | GiveCard
    | GiveClue
    | GiveTicket
    | Propose
    | Accept
    | Refuse
    | TakeLoan
    | Buy
    | Throw
    | Fight
    | Meet
    | Pass
    | Use
    | RerollWithClue
    | RerollWithCard
    | KeepDice
    | PickSpace
    | PickSeat
    | PickMonster
    | PickCard
    | PickClue
    | PickSkill
    | PickTicket
    | PickOmen
    | PickDie
    | PickDeck
    | PickOption
    | PickNumber
    | PickToken
    | Resolve
    | Bring
    | GiveLead
)
