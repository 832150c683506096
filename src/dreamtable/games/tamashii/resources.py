"""TAM-RES, TAM-BRD: resources, experience and integrity of players."""

from collections.abc import Sequence

from dreamtable.games.tamashii.changed import resource_cap
from dreamtable.games.tamashii.events import (
    CapRaised,
    CellUnlocked,
    CoreChanged,
    ExperienceGained,
    ExperienceSpent,
    Recovered,
    ResourceGained,
    ResourceLost,
)
from dreamtable.games.tamashii.goals import note
from dreamtable.games.tamashii.launcher import BASIC_TYPES, locked_cells
from dreamtable.games.tamashii.model import MOST_CAP, RESOURCES, Resource, Table
from dreamtable.games.tamashii.moves import PickCode, PickResource, Stop, UnlockCell
from dreamtable.games.tamashii.scene import Scene
from dreamtable.kernel import Game, Move, Script, Seat


def gain(g: Game[Table], seat: Seat, resource: Resource, count: int) -> None:
    """TAM-RES-01: gain points of a resource; what goes beyond the cap is lost."""
    p = g.state.players[seat]
    before = p.resources[resource]
    now = max(before, min(resource_cap(g.state), before + count))
    p.resources[resource] = now
    if now > before:
        g.tell(ResourceGained, seat, resource, now - before)


def lose(g: Game[Table], seat: Seat, resource: Resource, count: int) -> int:
    """TAM-RES-02: lose or spend points of a resource, as far as there are any; return how many."""
    p = g.state.players[seat]
    gone = min(count, p.resources[resource])
    if gone > 0:
        p.resources[resource] -= gone
        g.tell(ResourceLost, seat, resource, gone)
    return gone


def gain_any(scene: Scene, count: int) -> Script[None]:
    """TAM-RES-14: gain points that the owner splits freely among the four resources."""
    for _ in range(count):
        move = yield from scene.ask(scene.you, list(map(PickResource, RESOURCES)), rule="TAM-RES-14")
        gain(scene.g, scene.you, move.resource, 1)


def lose_any(scene: Scene, count: int) -> Script[None]:
    """TAM-RES-02: lose points of the owner's choice, as far as there are any."""
    p = scene.me
    for _ in range(count):
        some = [one for one in RESOURCES if p.resources[one]]
        if not some:
            return
        move = yield from scene.ask(scene.you, list(map(PickResource, some)), rule="TAM-RES-02")
        lose(scene.g, scene.you, move.resource, 1)


def gain_xp(g: Game[Table], seat: Seat, count: int) -> None:
    """TAM-RES-15: gain experience."""
    if count > 0:
        g.state.players[seat].xp += count
        g.tell(ExperienceGained, seat, count)


def spend_xp(g: Game[Table], seat: Seat, count: int) -> int:
    """Spend or lose experience, as far as there is any; return how much."""
    p = g.state.players[seat]
    gone = min(count, p.xp)
    if gone > 0:
        p.xp -= gone
        g.tell(ExperienceSpent, seat, gone)
    return gone


def recover(g: Game[Table], seat: Seat, count: int) -> None:
    """TAM-KEY-07: integrity rises, at most to the cap."""
    p = g.state.players[seat]
    gained = min(count, p.cap - p.integrity)
    if gained > 0:
        p.integrity += gained
        g.tell(Recovered, seat, gained)
        note(g, seat, "recover", gained)


def raise_cap(g: Game[Table], seat: Seat, count: int) -> None:
    """TAM-UPG-05: the integrity cap and integrity rise."""
    p = g.state.players[seat]
    for _ in range(count):
        if p.cap < MOST_CAP:
            p.cap += 1
            p.integrity += 1
            g.tell(CapRaised, seat, p.cap)


def unlock_cell(g: Game[Table], seat: Seat, cell: int) -> None:
    """TAM-LAU-03: remove the lock token from a cell."""
    g.state.players[seat].unlocked |= 1 << cell
    g.tell(CellUnlocked, seat, cell)


def unlock_cells(scene: Scene, count: int) -> Script[None]:
    """D-07: the owner picks which cells are unlocked."""
    p = scene.me
    for picks in range(count, 0, -1):
        locked = locked_cells(p.unlocked)
        if not locked:
            return
        together = min(picks, len(locked))
        moves = list(map(UnlockCell, locked))
        move = yield from scene.ask(scene.you, moves, rule="TAM-LAU-03", picks=together)
        unlock_cell(scene.g, scene.you, move.cell)


def change_core(scene: Scene) -> Script[None]:
    """TAM-COD-13: the owner picks any of the other three types."""
    p = scene.me
    others = [code for code in BASIC_TYPES if code != p.core]
    move = yield from scene.ask(scene.you, list(map(PickCode, others)), rule="TAM-COD-13")
    p.core = move.code
    scene.g.tell(CoreChanged, scene.you, move.code)


def pick_resource(scene: Scene, seat: Seat, of: Sequence[int], *, may_stop: bool) -> Script[Resource | None]:
    """Let somebody pick a resource of which there are points."""
    moves: list[Move] = [PickResource(one) for one in RESOURCES if of[one]]
    if not moves:
        return None
    move = yield from scene.ask(seat, [*moves, Stop()] if may_stop else moves, rule="TAM-RES-14")
    return move.resource if isinstance(move, PickResource) else None
