"""ELD-TRD: trade."""

from dreamtable.games.eldritch.box import CARDS
from dreamtable.games.eldritch.cards import Condition, Spell
from dreamtable.games.eldritch.events import CluesGiven, Traded, TradeProposed, TradeRefused
from dreamtable.games.eldritch.model import BOTH_TICKETS, Person, Table
from dreamtable.games.eldritch.moves import (
    Accept,
    GiveCard,
    GiveClue,
    GiveTicket,
    PickNumber,
    Propose,
    Refuse,
    Stop,
)
from dreamtable.games.eldritch.possessions import keep_two_tickets
from dreamtable.games.eldritch.who import person_of
from dreamtable.kernel import Game, Move, Script, Seat


class Bundle:
    """What one of two traders gives."""

    __slots__ = ("cards", "clues", "owner", "person", "tickets")

    def __init__(self, owner: Seat, person: Person) -> None:
        self.owner = owner
        self.person = person
        self.cards: list[int] = []
        self.clues = 0
        self.tickets = [0, 0]

    @property
    def empty(self) -> bool:
        """Say whether nothing is in it."""
        return not (self.cards or self.clues or sum(self.tickets))

    def offers(self) -> list[Move]:
        """ELD-TRD-01, ELD-TRD-03: return what could still be added."""
        moves: list[Move] = [
            GiveCard(card)
            for card in self.person.cards
            if card not in self.cards and not isinstance(CARDS[card], Condition)
        ]
        if self.clues < len(self.person.clues):
            moves.append(GiveClue(self.owner))
        for ticket in BOTH_TICKETS:
            if self.tickets[ticket] < self.person.tickets[ticket]:
                moves.append(GiveTicket(self.owner, ticket))
        return moves

    def add(self, move: Move) -> bool:
        """Put something in; say whether it is this one's to give."""
        match move:
            case GiveCard(card) if card in self.person.cards:
                self.cards.append(card)
            case GiveClue(owner) if owner == self.owner:
                self.clues += 1
            case GiveTicket(owner, ticket) if owner == self.owner:
                self.tickets[ticket] += 1
            case _:
                return False
        return True


def trade(g: Game[Table], seat: Seat, partner: Seat) -> Script[bool]:
    """ELD-TRD-01, ELD-TRD-02: build an exchange and propose it; say whether it took place.

    Who stops before he proposes has asked nobody; who is refused does not ask the partner again in this turn.
    """
    s = g.state
    given = Bundle(seat, person_of(s, seat))
    taken = Bundle(partner, person_of(s, partner))
    while True:
        moves = given.offers() + taken.offers()
        ready = not (given.empty and taken.empty) and not twins(given, taken)
        ends: list[Move] = [Propose(), Stop()] if ready and moves else [Propose()] if ready else [Stop()]
        move = yield from g.ask(seat, moves + ends, rule="ELD-TRD-01")
        if not (given.add(move) or taken.add(move)):
            break
    if isinstance(move, Stop):
        return False
    about = TradeProposed(
        seat,
        partner,
        given.cards,
        taken.cards,
        given.clues,
        taken.clues,
        sum(given.tickets),
        sum(taken.tickets),
    )
    g.tell(lambda: about)
    answer: Move = yield from g.ask(partner, [Accept(), Refuse()], rule="ELD-TRD-02", about=about)
    if isinstance(answer, Refuse):
        g.tell(TradeRefused, seat, partner)
        s.refused.append(partner)
        return False
    hand_over(given, taken.person)
    hand_over(taken, given.person)
    g.tell(Traded, seat, partner)
    yield from keep_two_tickets(g, seat)
    yield from keep_two_tickets(g, partner)
    return True


def twins(given: Bundle, taken: Bundle) -> bool:
    """ELD-TRD-08: say whether somebody would have two spells of the same name."""
    for one, other in ((given, taken), (taken, given)):
        kept = [card for card in other.person.cards if card not in other.cards] + one.cards
        names = [CARDS[card].id for card in kept if isinstance(CARDS[card], Spell)]
        if len(names) != len(set(names)):
            return True
    return False


def hand_over(bundle: Bundle, to: Person) -> None:
    """ELD-TRD-06, ELD-TRD-07: things change hands as they are; that is no gain."""
    giver = bundle.person
    for card in bundle.cards:
        giver.cards.remove(card)
        to.cards.append(card)
        if card in giver.turned:
            giver.turned.remove(card)
            to.turned.append(card)
    for _ in range(bundle.clues):
        to.clues.append(giver.clues.pop())
    for ticket in BOTH_TICKETS:
        giver.tickets[ticket] -= bundle.tickets[ticket]
        to.tickets[ticket] += bundle.tickets[ticket]


def share_clues(g: Game[Table], seat: Seat, partner: Seat) -> Script[bool]:
    """Clues change hands over any distance: some are given, or some are asked for and granted."""
    s = g.state
    mine, theirs = person_of(s, seat), person_of(s, partner)
    most, least = len(mine.clues), -len(theirs.clues)
    if most == least:
        return False
    move = yield from g.ask(seat, list(map(PickNumber, range(least, most + 1))), rule="ELD-TRD-01")
    giver, taker, count = (mine, theirs, move.number) if move.number >= 0 else (theirs, mine, -move.number)
    if giver is theirs:
        answer: Move = yield from g.ask(partner, [Accept(), Refuse()], rule="ELD-TRD-02")
        if isinstance(answer, Refuse):
            return False
    for _ in range(count):
        taker.clues.append(giver.clues.pop())
    if count:
        g.tell(CluesGiven, seat if giver is mine else partner, partner if giver is mine else seat, count)
    return count > 0
