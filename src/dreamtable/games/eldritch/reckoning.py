"""ELD-RKN: reckonings."""

from collections.abc import Sequence

from dreamtable.games.eldritch.box import BOX, FRONTS
from dreamtable.games.eldritch.events import Reckoned
from dreamtable.games.eldritch.model import Due, Table
from dreamtable.games.eldritch.moves import Resolve
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.games.eldritch.scene import Scene, having, holders, in_world, run, sheet, side_of_foe
from dreamtable.kernel import Game, Script, Seat


def all_dues(s: Table) -> list[Due]:
    """ELD-RKN-01, ELD-TIM-12: everything with a reckoning effect, in the order of the rules."""
    dues: list[Due] = []
    for foe in s.foes:
        if powers := side_of_foe(s, foe).reckonings:
            dues += [Due(foe.monster, -1, which) for which in range(len(powers))]
    for card, side in in_world(s, BOX.doing["reckonings"]):
        if card != s.mystery:
            dues += [Due(card, -1, which) for which in range(len(side.reckonings))]
    for seat in holders(s, BOX.doing["reckonings"]):
        for card, side in having(s.people[seat], BOX.doing["reckonings"]):
            dues += [Due(card, seat, which) for which in range(len(side.reckonings))]
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
    """ELD-RKN-02, ELD-RKN-04: the next effect, chosen by the lead or by the owner of the cards."""
    s = g.state
    there = {s.ancient_one, *s.ongoing, *[foe.monster for foe in s.foes]}
    still = [due for due in s.dues or () if (due.source in there if due.seat < 0 else in_hand(s, due))]
    if not still:
        s.dues = []
        return
    due = still[0]
    group = equals(s, still)
    if len(group) > 1:
        due = yield from choose_due(g, due.seat if due.seat >= 0 else s.lead, group)
    still.remove(due)
    s.dues = still
    g.tell(Reckoned, due.source)
    yield from resolve(g, due)


def equals(s: Table, dues: list[Due]) -> list[Due]:
    """ELD-RKN-01, ELD-RKN-02: those of the same rank as the first, or of the same investigator."""
    seat, first = dues[0].seat, rank(s, dues[0])
    group = []
    for due in dues:
        if due.seat != seat or rank(s, due) != first:
            break
        group.append(due)
    return group


def rank(s: Table, due: Due) -> int:
    """ELD-RKN-01: monsters, the sheet, mythos cards, then investigators' cards."""
    if due.seat >= 0:
        return 3
    if due.source == s.ancient_one:
        return 1
    return 2 if due.source in s.ongoing else 0


def choose_due(g: Game[Table], seat: Seat, group: Sequence[Due]) -> Script[Due]:
    """ELD-RKN-02: which of those of the same rank comes next."""
    cards = dict.fromkeys([due.source for due in group])
    move = yield from g.ask(seat, [Resolve(card) for card in cards], rule="ELD-RKN-02")
    return next(due for due in group if due.source == move.card)


def in_hand(s: Table, due: Due) -> bool:
    """ELD-RKN-04, ELD-RKN-06: whether an investigator still has the component, and it shows its front."""
    person = s.people[due.seat]
    if person is None or due.source in person.turned:
        return False
    return due.source == person.investigator or due.source in person.cards


def resolve(g: Game[Table], due: Due) -> Script[None]:
    """Carry one reckoning effect out."""
    s = g.state
    if due.seat >= 0:
        yield from run(FRONTS[due.source].reckonings[due.which].do, Scene(g, due.seat, due.source))
        return
    scene = world_scene(g, due.source)
    if due.source == s.ancient_one:
        powers = sheet(s).reckonings
    elif due.source in s.ongoing:
        powers = FRONTS[due.source].reckonings
    else:
        scene.foe = next(foe for foe in s.foes if foe.monster == due.source)
        powers = side_of_foe(s, scene.foe).reckonings
    if due.which < len(powers):
        yield from run(powers[due.which].do, scene)
