"""ELD-RKN: reckonings."""

from collections.abc import Sequence

from dreamtable.games.eldritch.box import FRONTS
from dreamtable.games.eldritch.events import Reckoned
from dreamtable.games.eldritch.model import Due, Table
from dreamtable.games.eldritch.moves import Resolve
from dreamtable.games.eldritch.omen import world_scene
from dreamtable.games.eldritch.scene import Scene, run, sheet, side_of_foe, sides, team
from dreamtable.kernel import Game, Script, Seat


def all_dues(s: Table) -> list[Due]:
    """ELD-RKN-01, ELD-TIM-12: everything with a reckoning effect, in the order of the rules."""
    dues = [
        Due(foe.monster, -1, which) for foe in s.foes for which in range(len(side_of_foe(s, foe).reckonings))
    ]
    dues += [Due(s.ancient_one, -1, which) for which in range(len(sheet(s).reckonings))]
    for card in s.ongoing:
        dues += [Due(card, -1, which) for which in range(len(FRONTS[card].reckonings))]
    for seat in team(s):
        for card, side in sides(s, seat):
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
    there = {s.ancient_one, *s.ongoing, *(foe.monster for foe in s.foes)}
    still = [due for due in s.dues or () if in_play(s, due, there)]
    if not still:
        s.dues = []
        return
    first = rank(s, still[0])
    group = [due for due in still if rank(s, due) == first]
    asked = still[0].seat if still[0].seat >= 0 else s.lead
    due = yield from choose_due(g, asked, group)
    still.remove(due)
    s.dues = still
    g.tell(Reckoned, due.source)
    yield from resolve(g, due)


def rank(s: Table, due: Due) -> tuple[int, Seat]:
    """ELD-RKN-01: monsters, the sheet, mythos cards, then each investigator's cards."""
    if due.seat >= 0:
        return 3, due.seat
    if due.source == s.ancient_one:
        return 1, -1
    return (2 if due.source in s.ongoing else 0), -1


def choose_due(g: Game[Table], seat: Seat, group: Sequence[Due]) -> Script[Due]:
    """ELD-RKN-02: which of those of the same rank comes next."""
    cards = list(dict.fromkeys(due.source for due in group))
    move = yield from g.ask(seat, [Resolve(card) for card in cards], rule="ELD-RKN-02")
    return next(due for due in group if due.source == move.card)


def in_play(s: Table, due: Due, there: set[int]) -> bool:
    """ELD-RKN-04, ELD-RKN-06: whether a component is still there, and an investigator's shows its front."""
    if due.seat < 0:
        return due.source in there
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
