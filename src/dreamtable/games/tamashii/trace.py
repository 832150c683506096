"""TAM-TRC: trace and the enemies that it draws."""

from dreamtable.games.tamashii.changed import top_space
from dreamtable.games.tamashii.enemies import lock_on
from dreamtable.games.tamashii.events import TraceChanged
from dreamtable.games.tamashii.happening import happen, happen_in
from dreamtable.games.tamashii.model import Table
from dreamtable.games.tamashii.scene import Rise, scene_of
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat

AT_TOP = 2
"""TAM-TRC-04: how many enemies the top space draws."""


def change_trace(g: Game[Table], seat: Seat, by: int) -> Script[None]:
    """TAM-TRC-01, TAM-VOC-09: trace rises or falls; without a marker nothing happens (TAM-PRO-05)."""
    p = g.state.players[seat]
    if p.trace is None or not by:
        return NOTHING_TO_DO
    if by > 0:
        return rise(g, seat, by)
    set_trace(g, seat, max(0, p.trace + by))
    return NOTHING_TO_DO


def rise(g: Game[Table], seat: Seat, by: int) -> Script[None]:
    """TAM-TRC-04: trace rises; on the top space 2 enemies come at once, and it becomes 0."""
    p = g.state.players[seat]
    scene = scene_of(g, seat)
    scene.rise = Rise(by)
    yield from happen_in(scene, "trace-rise")
    if scene.rise.by <= 0 or p.trace is None:
        return
    top = top_space(g.state)
    set_trace(g, seat, min(top, p.trace + scene.rise.by))
    if p.trace >= top:
        lock_on(g, seat, AT_TOP)
        set_trace(g, seat, 0)
        yield from happen(g, "trace-top", seat)


def set_trace(g: Game[Table], seat: Seat, to: int) -> None:
    """TAM-KEY-08: put the marker there."""
    p = g.state.players[seat]
    if p.trace is not None and p.trace != to:
        p.trace = to
        g.tell(TraceChanged, seat, to)
