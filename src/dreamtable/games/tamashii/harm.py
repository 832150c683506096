"""TAM-RES-04, TAM-RST: wounds, lost integrity and the reset."""

from dreamtable.games.tamashii.bodies import lose_body
from dreamtable.games.tamashii.codes import dump_cells, gain_corrupted
from dreamtable.games.tamashii.enemies import expel
from dreamtable.games.tamashii.events import (
    BodyDieRolled,
    FigurePut,
    IntegrityLost,
    PlayerReset,
    ShieldRaised,
    WoundsPrevented,
)
from dreamtable.games.tamashii.goals import note, notice
from dreamtable.games.tamashii.happening import awaited, happen, happen_in
from dreamtable.games.tamashii.launcher import CELLS
from dreamtable.games.tamashii.look import face_up_at, guide_of, place_of_tile
from dreamtable.games.tamashii.model import NOTHING, SHIELD, SYMBOL_DIE, Table
from dreamtable.games.tamashii.moves import RaiseShield, TakeWounds
from dreamtable.games.tamashii.resources import lose
from dreamtable.games.tamashii.scene import Harm, scene_of
from dreamtable.games.tamashii.tokens import put_on_place
from dreamtable.games.tamashii.wording import KEEP_BODY
from dreamtable.kernel import Game, Script, Seat

CORRUPTED_BY_RESET = 2
SHELTER = 1


def wound(g: Game[Table], seat: Seat, count: int) -> Script[None]:
    """TAM-TMG-08: wounds are reduced, then the shield may be raised, then integrity falls."""
    p = g.state.players[seat]
    if count <= 0:
        return
    scene = scene_of(g, seat)
    scene.harm = Harm(count)
    yield from happen_in(scene, "wounds")
    left = scene.harm.wounds
    if left < count:
        g.tell(WoundsPrevented, seat, count - left)
    if left > 0 and p.resources[SHIELD]:
        about = IntegrityLost(seat, left)
        move = yield from g.ask(seat, [RaiseShield(), TakeWounds()], rule="TAM-RES-04", about=about)
        if isinstance(move, RaiseShield):
            spent = lose(g, seat, SHIELD, left)  # TAM-RES-04: as many as possible
            g.tell(ShieldRaised, seat, spent)
            left -= spent
    if left > 0:
        note(g, seat, "wounds-taken", min(left, p.integrity))
        yield from bleed(g, seat, left)


def bleed(g: Game[Table], seat: Seat, count: int) -> Script[None]:
    """TAM-BRD-02, TAM-RES-07: integrity falls; at 0 the player resets at once."""
    p = g.state.players[seat]
    lost = min(count, p.integrity)
    if lost <= 0:
        return
    p.integrity -= lost
    g.tell(IntegrityLost, seat, lost)
    if not p.integrity:
        yield from reset(g, seat)
    yield from notice(g)


def reset(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-RST-01: the seven parts of a reset, in order."""
    s = g.state
    p = s.players[seat]
    g.tell(PlayerReset, seat)
    p.out = True
    p.resets += 1
    if p.bodies:
        yield from roll_for_body(g, seat)
    yield from gain_corrupted(g, seat, CORRUPTED_BY_RESET)
    dump_cells(g, seat, range(CELLS))
    for foe in list(p.queue):
        yield from expel(g, seat, foe, quietly=True)
    if p.trace is not None:
        p.trace = 0
    p.integrity = p.cap
    drop_carried(g, seat)
    p.place = reset_place(s, seat)
    g.tell(FigurePut, seat, p.place, face_up_at(s, p.place))
    yield from happen(g, "reset", seat)


def roll_for_body(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-RST-01: on special the active body card is lost, unless its ability keeps it."""
    p = g.state.players[seat]
    if awaited(g.state, KEEP_BODY, seat):
        yield from happen(g, KEEP_BODY, seat)
        return
    special = SYMBOL_DIE[g.rng.below(8)]
    g.tell(BodyDieRolled, seat, special)
    if special:
        yield from lose_body(g, seat, p.bodies[-1])


def drop_carried(g: Game[Table], seat: Seat) -> None:
    """Markers that the player carries drop on the tile that the reset leaves."""
    p = g.state.players[seat]
    for token, count in list(p.carried.items()):
        put_on_place(g, p.place, token, count, carried=True)
    p.carried = {}


def reset_place(s: Table, seat: Seat) -> int:
    """TAM-RST-01, TAM-RST-08: the Shelter, or what the guide names, or where the player started."""
    p = s.players[seat]
    guide = guide_of(s)
    if guide is not None:
        for zone, tile in guide.resets_to.items():
            if p.place in s.zones.get(zone, ()):
                place = place_of_tile(s, tile)
                return place if place != NOTHING else p.start
    place = place_of_tile(s, SHELTER)
    return place if place != NOTHING else p.start
