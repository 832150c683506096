"""ETH-GRD: gradual actions and the Intent markers on them."""

from dreamtable.games.etherfields.costs import Paid
from dreamtable.games.etherfields.events import MarkersPut, MarkersTaken
from dreamtable.games.etherfields.model import MARKERS, Colour, Dream, Markers, Seen
from dreamtable.games.etherfields.moves import TakeMarker
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.kernel import Game, Script


def markers_on(s: Seen, action: int, colour: int) -> int:
    """ETH-GRD-03: return how many Intent markers of a colour lie on an action."""
    for one in s.markers:
        if one.action == action:
            return one.counts[colour]
    return 0


def put_markers(
    scene: Scene, action: int, colour: Colour, count: int, *, several: bool
) -> Script[Paid | None]:
    """ETH-GRD-02 to -10: note how often the basic cost was paid; at last the action is performed."""
    g, s = scene.g, scene.s
    players = len(s.dreamers)
    need = players - markers_on(s, action, colour)
    if count >= need:
        clear_markers(g, action)
        if players > 1:
            yield from happened(g, "gradual-done", scene.you)
        return Paid(1 + (count - need) // players if several else 1)
    for _ in range(count):
        if sum([one.counts[colour] for one in s.markers]) >= MARKERS:
            others = [one.action for one in s.markers if one.counts[colour] and one.action != action]
            if not others:
                break
            move = yield from g.ask(scene.you, [TakeMarker(one) for one in others], rule="ETH-GRD-07")
            take_marker(g, move.action, colour)
        own = next((one for one in s.markers if one.action == action), None)
        if own is None:
            own = Markers(action, [0, 0, 0])
            s.markers.append(own)
        own.counts[colour] += 1
    g.tell(MarkersPut, action, colour, count)
    return Paid(0)


def take_marker(g: Game[Dream], action: int, colour: int) -> None:
    """ETH-GRD-07: take one marker from an action."""
    s = g.state
    for one in s.markers:
        if one.action == action:
            one.counts[colour] -= 1
            g.tell(MarkersTaken, action, 1)
    s.markers = [one for one in s.markers if any(one.counts)]


def clear_markers(g: Game[Dream], action: int) -> None:
    """ETH-GRD-06: all markers of an action return to the supply."""
    s = g.state
    for one in s.markers:
        if one.action == action:
            g.tell(MarkersTaken, action, sum(one.counts))
    s.markers = [one for one in s.markers if one.action != action]
