"""ELD-RKN: reckonings."""

from dreamtable.content.effects import run
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS
from dreamtable.games.eldritch.cards import AncientOne, Card, Epic, Monster, Mythos
from dreamtable.games.eldritch.events import Reckoned
from dreamtable.games.eldritch.in_play import having, holders, in_world, sheet
from dreamtable.games.eldritch.model import Due, Table
from dreamtable.games.eldritch.moves import Resolve
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.which import foe_on_map, side_of_foe
from dreamtable.kernel import NOTHING_TO_DO, Game, Script

DUE = BOX.doing["reckonings"]
RANKS: dict[type[Card], int] = {Monster: 0, Epic: 0, AncientOne: 1, Mythos: 2}
"""ELD-RKN-01: monsters, the sheet, mythos cards; what investigators have comes after them."""


def all_dues(s: Table) -> list[Due]:
    """ELD-RKN-01, ELD-TIM-12: everything with a reckoning effect, in the order of the rules."""
    dues: list[Due] = []
    for foe in s.foes:
        if powers := side_of_foe(s, foe).reckonings:
            for which in range(len(powers)):
                dues.append(Due(foe.monster, -1, which))
    for card, side in in_world(s, DUE):
        if card != s.mystery:
            for which in range(len(side.reckonings)):
                dues.append(Due(card, -1, which))
    for seat in holders(s, DUE):
        for card, side in having(s.people[seat], DUE):
            for which in range(len(side.reckonings)):
                dues.append(Due(card, seat, which))
    return dues


def reckon(g: Game[Table]) -> Script[None]:
    """ELD-RKN-01: a whole reckoning."""
    s = g.state
    outer = s.dues
    s.dues = all_dues(s)
    while s.dues:
        yield from next_due(g)
    s.dues = outer


def next_due(g: Game[Table]) -> Script[None]:
    """ELD-RKN-02: the next effect, chosen by the lead or by the owner of the cards."""
    s = g.state
    dues = s.dues or []
    group = first_due(s, dues)
    if not group:
        s.dues = []
        return
    due = group[0]
    cards = [due.source for due in group]
    if len(set(cards)) > 1:
        moves = list(map(Resolve, cards))  # a card with two effects is there twice: both are still to come
        move = yield from g.ask(due.seat if due.seat >= 0 else s.lead, moves, rule="ELD-RKN-02")
        due = group[cards.index(move.card)]
    dues.remove(due)
    if g.listening:
        g.tell(Reckoned, due.source)
    yield from resolve(g, due)
    s.stack.pop()


def first_due(s: Table, dues: list[Due]) -> list[Due]:
    """ELD-RKN-01, ELD-RKN-02: those whose turn it is: of the same rank, or of the same investigator."""
    there = {foe.monster for foe in s.foes}
    group: list[Due] = []
    seat, rank = -1, None
    for due in dues:
        if group and (due.seat != seat or RANKS.get(type(CARDS[due.source])) != rank):
            break
        if in_play(s, due, there):
            seat, rank = due.seat, RANKS.get(type(CARDS[due.source]))
            group.append(due)
    return group


def in_play(s: Table, due: Due, monsters: set[int]) -> bool:
    """ELD-RKN-04: say whether the component of an effect is still there."""
    card = due.source
    if due.seat < 0:
        return card == s.ancient_one or card in s.ongoing or card in monsters
    person = s.people[due.seat]
    return (
        person is not None
        and card not in person.turned  # ELD-RKN-06
        and (card == person.investigator or card in person.cards)
    )


def resolve(g: Game[Table], due: Due) -> Script[None]:
    """Put the text of one reckoning effect on the stack and carry it out."""
    s = g.state
    if due.seat >= 0:
        scene, powers = Scene(g, due.seat, due.source), FRONTS[due.source].reckonings
    else:
        scene = world_scene(g, due.source)
        if due.source == s.ancient_one:
            powers = sheet(s).reckonings
        elif due.source in s.ongoing:
            powers = FRONTS[due.source].reckonings
        else:
            scene.foe = foe_on_map(s, due.source)
            powers = side_of_foe(s, scene.foe).reckonings
    scene.begin("reckoning")
    return run(powers[due.which].do, scene) if due.which < len(powers) else NOTHING_TO_DO
