"""ELD-SET-06 to -08, ELD-NEW-02, ELD-NEW-03: investigators enter play with what they start with."""

from dreamtable.games.eldritch.box import BOX, CARDS, SPACE
from dreamtable.games.eldritch.cards import Gear, Investigator
from dreamtable.games.eldritch.decks import search
from dreamtable.games.eldritch.events import InvestigatorChosen
from dreamtable.games.eldritch.model import NOTHING, Person, Table, Ticket
from dreamtable.games.eldritch.possessions import (
    fill_reserve,
    gain,
    gain_clue,
    gain_condition,
    gain_spell,
    gain_ticket,
)
from dreamtable.games.eldritch.scene import Scene
from dreamtable.kernel import Game, Script, Seat


def enter_play(g: Game[Table], seat: Seat, investigator: int) -> Script[None]:
    """ELD-SET-06 to -08: on the start space, with full Health and Sanity and the possessions of the sheet."""
    s = g.state
    sheet = BOX.card(investigator, Investigator)
    s.unused.remove(investigator)
    s.people[seat] = Person(investigator, SPACE[sheet.start], sheet.health, sheet.sanity, [0] * 5)
    g.tell(InvestigatorChosen, seat, investigator, SPACE[sheet.start])
    for gear in sheet.gear:
        yield from equip(g, seat, gear)


def equip(g: Game[Table], seat: Seat, gear: Gear) -> Script[None]:
    """ELD-NEW-03: named cards come from deck, pile or reserve; what somebody has already is missing."""
    s = g.state
    if gear.asset:
        yield from gain_named_asset(g, seat, gear.asset)
    if gear.spell:
        yield from gain_spell(g, seat, (), gear.spell)
    if gear.condition:
        yield from gain_condition(Scene(g, seat), seat, gear.condition, ())
    for _ in range(gear.clue):
        gain_clue(g, seat)
    if gear.ticket:
        yield from gain_ticket(g, seat, Ticket[gear.ticket.upper()])
    if s.round:
        fill_reserve(g)


def gain_named_asset(g: Game[Table], seat: Seat, name: str) -> Script[None]:
    """ELD-GAN-06: from the reserve if it lies there, else from the deck or its pile."""
    s = g.state
    lying = [card for card in s.reserve if CARDS[card].id == name]
    if lying:
        s.reserve.remove(lying[0])
    card = lying[0] if lying else search(g, s.assets, (), name)
    if card != NOTHING:
        yield from gain(g, seat, card)
