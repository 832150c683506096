"""ETH-PAI, ETH-SEA, ETH-TIM-06: Distress, cards that are Sealed, and what prevents both."""

from dreamtable.games.etherfields.companions import stand_before
from dreamtable.games.etherfields.conditions import morphed_by
from dreamtable.games.etherfields.decks import seal_top
from dreamtable.games.etherfields.events import Cured, Suffered
from dreamtable.games.etherfields.look import Look, distress_left
from dreamtable.games.etherfields.losses import borne_by
from dreamtable.games.etherfields.model import Dream, Harm
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.games.etherfields.windows import window
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat


def suffer(scene: Scene, amounts: dict[Seat, int]) -> Script[None]:
    """ETH-PAI-01: some Dreamers suffer Distress at the same time; Anguish adds to it (ETH-MOR-02)."""
    if scene.line and is_stunned(scene):
        return NOTHING_TO_DO
    return _harm(scene, worse(scene, amounts, "anguish", 1), seals=False)


def seal_cards(scene: Scene, amounts: dict[Seat, int]) -> Script[None]:
    """ETH-SEA-01: some Dreamers Seal cards at the same time; Sealing adds to it (ETH-MOR-03)."""
    return _harm(scene, worse(scene, amounts, "sealing", 2), seals=True)


def worse(scene: Scene, amounts: dict[Seat, int], kind: str, more: int) -> dict[Seat, int]:
    """ETH-MOR-02, -03, -11: return what a line inflicts; a Morphing adds once for each Dreamer."""
    added = more * morphed_by(scene, kind) if scene.line else 0
    if not added:
        return amounts
    found = dict(amounts)
    for seat, num in amounts.items():
        once = f"{kind} {seat}"
        if num and once not in scene.worsened:
            scene.worsened.append(once)
            found[seat] = num + added
    return found


def is_stunned(scene: Look) -> bool:
    """ETH-STA-04, -08: say whether all figures from which a line of an Entity comes are Stunned."""
    figures = scene.s.figures if scene.stood is None else scene.stood
    own = [one for one in figures if one.entity == scene.card and not one.friend]
    return bool(own) and all(one.stunned for one in own)


def _harm(scene: Scene, amounts: dict[Seat, int], *, seals: bool) -> Script[None]:
    g, s = scene.g, scene.s
    if not any(num > 0 for num in amounts.values()):
        return
    seats = len(s.dreamers)
    before = s.harm
    coming = [max(0, amounts.get(seat, 0)) for seat in range(seats)]
    harm = s.harm = Harm(seals, coming, [0] * seats, [0] * seats)
    if not scene.as_cost:  # ETH-ACT-02: a price is paid whole, nothing of it is prevented
        for seat in range(seats):
            if harm.amounts[seat]:
                yield from happened(g, "would-seal" if seals else "would-suffer", seat)
        if not seals and s.companions:
            yield from stand_before(g, harm)
        yield from window(g, "harm", rule="ETH-TIM-06")
    borne = borne_by(harm)
    if not seals and sum(borne) > distress_left(s):
        s.overdrawn = True  # ETH-TIM-08: the check after the effect looks at who was to take them
    else:
        s.harm = before
    for seat, num in enumerate(borne):
        if not num:
            continue
        if seals:
            seal_top(g, seat, num)
        else:
            take = min(num, distress_left(s))
            s.dreamers[seat].distress += take
            g.tell(Suffered, seat, take)


def cure(g: Game[Dream], seat: Seat, count: int) -> None:
    """ETH-PAI-01: Distress markers return to the supply."""
    d = g.state.dreamers[seat]
    count = min(count, d.distress)
    if count:
        d.distress -= count
        g.tell(Cured, seat, count)
