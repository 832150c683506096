"""ELD-GAT, ELD-CLU: gates open and close, clues appear."""

from dreamtable.games.eldritch.decks import top_of
from dreamtable.games.eldritch.events import ClueSpawned, GateClosed, GateDiscarded, GateSpawned
from dreamtable.games.eldritch.in_play import cannot
from dreamtable.games.eldritch.model import NOTHING, Table
from dreamtable.games.eldritch.monsters import spawn
from dreamtable.games.eldritch.omen import advance_doom, world_scene
from dreamtable.games.eldritch.places import gate_space
from dreamtable.games.eldritch.pool import draw_clue
from dreamtable.games.eldritch.reactions import happen, settle, waiting
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.who import active
from dreamtable.kernel import Game, Script, Seat


def spawn_gate(g: Game[Table]) -> Script[None]:
    """ELD-TIM-10, ELD-GAT-01, ELD-GAT-02: the top gate on its city, and a monster; without a gate, Doom."""
    s = g.state
    gate = top_of(g, s.gate_stack)
    if gate == NOTHING:
        yield from advance_doom(g, 1)
        return
    s.gates.append(gate)
    space = gate_space(gate)
    g.tell(GateSpawned, gate, space)
    if found := waiting(s, active(s), "gate-spawned"):
        yield from settle(world_scene(g, gate), found)
    yield from spawn(g, space)


def close_gate(scene: Scene, gate: int) -> Script[bool]:
    """ELD-GAT-05, ELD-GAT-10: the gate being encountered is closed, if it is there and nothing forbids it."""
    g, s, seat = scene.g, scene.g.state, scene.you
    if gate not in s.gates or cannot(s, seat, "close-gate"):
        return False
    remove_gate(g, gate)
    g.tell(GateClosed, seat, gate)
    yield from happen(Scene(g, seat, gate), "close-gate")
    return True


def discard_gate(g: Game[Table], gate: int) -> None:
    """ELD-GAT-05: a gate is discarded, which is not closing it."""
    remove_gate(g, gate)
    g.tell(GateDiscarded, gate)


def remove_gate(g: Game[Table], gate: int) -> None:
    """A gate goes to the pile."""
    s = g.state
    s.gates.remove(gate)
    s.gate_stack.discard.append(gate)


def spawn_clue(g: Game[Table], space: int | None = None, by: Seat | None = None) -> Script[bool]:
    """ELD-CLU-02, ELD-CLU-03: a random clue on its own space, or on one that was named."""
    s = g.state
    clue = draw_clue(g)
    if clue is None:
        return False
    s.clues[clue] = clue if space is None else space
    g.tell(ClueSpawned, clue, s.clues[clue])
    by = active(s) if by is None else by
    if found := waiting(s, by, "clue-spawned"):
        scene = world_scene(g, s.ancient_one)
        scene.hand = clue
        scene.by = by
        yield from settle(scene, found)
    return True
