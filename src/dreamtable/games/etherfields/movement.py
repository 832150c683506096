"""ETH-MOV, ETH-CAP: Dreamers move, are relocated and pushed; traps."""

from collections.abc import Sequence

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import CompanionCard
from dreamtable.games.etherfields.changes import change, forbidden, least_of
from dreamtable.games.etherfields.events import Moved, Pushed, Relocated
from dreamtable.games.etherfields.look import dreamers_at, figures_at, free, is_big, is_full, taken_places
from dreamtable.games.etherfields.losses import check_effect
from dreamtable.games.etherfields.map import (
    neighbours,
    path,
    printed_at,
    reach,
    spaces_with,
    walking,
    walks_from,
    widen_walking,
)
from dreamtable.games.etherfields.model import CAPACITY, COLUMNS, SPACES, Dream, Seen
from dreamtable.games.etherfields.moves import PickSeat, PickSpace, Stay, Walk
from dreamtable.games.etherfields.parts import TERRAINS
from dreamtable.games.etherfields.scene import Scene, scene_of
from dreamtable.games.etherfields.voting import among, group, lead
from dreamtable.kernel import Game, Move, Script, Seat

STAY: Move = Stay()
ALONG = "along"
"""What notes that a Dreamer, by number, goes along with another one's next Move."""


def can_move(s: Dream, seat: Seat) -> bool:
    """ETH-STA-05: say whether a Dreamer may move at all."""
    return not s.dreamers[seat].paralyzed and not forbidden(s, seat, "leave")


def length(s: Dream, seat: Seat, steps: int) -> int:
    """ETH-MOV-08: return how far a Move goes that was paid for so many spaces."""
    steps += change(s, seat, "move")
    most = least_of(s, seat, "move-max")
    return max(0, steps if most is None else min(steps, most))


def walk(scene: Scene, steps: int, ignore: Sequence[str] = (), *, a_move: bool = False) -> Script[None]:
    """ETH-MOV-01 to -04: a Dreamer moves up to so many spaces, and traps on the way are triggered."""
    g, s, you = scene.g, scene.s, scene.you
    if not can_move(s, you):
        return
    d = scene.me
    walls = 0
    along: list[Seat] = []
    if a_move:
        steps = length(s, you, steps)
        walls = change(s, you, "move-walls")
        along = [one.num for one in s.passing if one.what == ALONG and one.seat == you]
        s.passing = [one for one in s.passing if not (one.until == "next-move" and one.seat == you)]
    if not steps:
        return
    wades = a_move and least_of(s, you, "swamp-max") is not None
    if ignore or walls:
        ways = reach(
            s,
            d.space,
            steps,
            trapped(s),
            walls=99 if "walls" in ignore else walls,
            blocked="blocked" in ignore,
            diagonal="diagonal" in ignore,
        )
        ends = [space for space in ways if space != d.space and not is_full(s, space)]
    else:
        ways = {}
        mask = walking(s, d.space, steps)
        if wades:
            mask = wading(s, d.space, steps)
        ends = [
            space for space in range(48) if mask >> space & 1 and space != d.space and not is_full(s, space)
        ]
    if not ends:
        return
    moves: list[Move] = [*map(Walk, ends), STAY]
    move = yield from scene.ask(you, moves, rule="ETH-MOV-01")
    if isinstance(move, Walk):
        swamp = s.terrain[TERRAINS.index("swamp")] if wades else 0
        way = ways.get(move.space) or path(s, d.space, move.space, steps, trapped(s) | swamp)
        along = [seat for seat in along if s.dreamers[seat].space == d.space and can_move(s, seat)]
        yield from go(g, you, way)
        for seat in along:
            gone = way[: way.index(d.space) + 1] if d.space in way else []
            yield from go(g, seat, gone)


def wading(s: Seen, start: int, steps: int) -> int:
    """Return where a Move comes to in a Dream in which one that leaves or enters Swamp is 1 space long."""
    swamp = s.terrain[TERRAINS.index("swamp")]
    near = walking(s, start, 1)
    if swamp >> start & 1:
        return near
    mask = 1 << start
    for _ in range(steps):
        mask |= widen_walking(s, mask) & ~swamp
    return mask | near


def trapped(s: Seen) -> int:
    """Return the spaces with a trap that works."""
    calm = {it.space for it in s.companions if BOX.card(it.kind, CompanionCard).calms_traps}
    mask = 0
    for space in spaces_with(s, "trap"):
        if space not in calm:
            mask |= 1 << space
    return mask


def go(g: Game[Dream], seat: Seat, way: list[int]) -> Script[None]:
    """ETH-MAP-15: go along a way; a trap triggers each time, and the movement goes on afterwards."""
    s = g.state
    d = s.dreamers[seat]
    traps = trapped(s)
    gone: list[int] = []
    for space in way:
        d.space = space
        gone.append(space)
        if traps >> space & 1:
            g.tell(Moved, seat, gone)
            gone = []
            yield from spring(g, seat)
            yield from check_effect(g)
            if d.space != space or not can_move(s, seat):
                break
    if gone:
        g.tell(Moved, seat, gone)
    if is_overfull(s, d.space):  # stopped where nobody can stand
        yield from step_aside(g, seat)


def is_overfull(s: Dream, space: int) -> bool:
    """ETH-CAP-01, -09: say whether a space holds more than it can for a Dreamer who stopped there."""
    there = figures_at(s, space)
    return any(map(is_big, there)) or taken_places(s, space) > CAPACITY


def step_aside(g: Game[Dream], seat: Seat) -> Script[None]:
    """Let a Dreamer who can't stay in a space go to the next one."""
    s = g.state
    d = s.dreamers[seat]
    spaces = [space for space in neighbours(s, d.space) if free(s, space)]
    if spaces:
        move = yield from g.ask(seat, [PickSpace(space) for space in spaces], rule="ETH-CAP-02")
        d.space = move.space
        g.tell(Pushed, seat, move.space)


def spring(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-MAP-15: the trap of a Dreamer's space does what is written."""
    printed = printed_at(g.state, g.state.dreamers[seat].space)
    if printed is not None and printed.trap:
        yield from resolve(printed.trap, scene_of(g, seat), "trap")


def relocate(g: Game[Dream], seat: Seat, space: int) -> Script[None]:
    """ETH-MOV-06: a Dreamer is put into another space."""
    s = g.state
    d = s.dreamers[seat]
    if d.paralyzed or forbidden(s, seat, "relocate") or not free(s, space):
        return
    d.space = space
    g.tell(Relocated, seat, space)
    if trapped(s) >> space & 1:
        yield from spring(g, seat)


def push_one(g: Game[Dream], space: int) -> Script[bool]:
    """ETH-CAP-03 to -06: one Dreamer is pushed out of a full space; say whether that was possible."""
    s = g.state
    seats = pushable(s, space)
    if not seats:
        return False
    who = yield from lead(g, among([PickSeat(seat) for seat in seats]), rule="ETH-CAP-03")
    yield from push(g, who.seat, [other for other in walks_from(s, space) if free(s, other)])
    return True


def pushable(s: Dream, space: int) -> list[Seat]:
    """ETH-CAP-04, -06: return the Dreamers who can be pushed out of a space, never one who is alone there."""
    inside = dreamers_at(s, space)
    if len(inside) < 2 or not any(free(s, other) for other in walks_from(s, space)):
        return []
    return [seat for seat in inside if not forbidden(s, seat, "push")]


def push(g: Game[Dream], seat: Seat, spaces: list[int]) -> Script[None]:
    """ETH-CAP-03, ETH-STA-09: a Dreamer is pushed to one of some spaces."""
    to = yield from lead(g, among([PickSpace(space) for space in spaces]), rule="ETH-CAP-03")
    g.state.dreamers[seat].space = to.space
    g.tell(Pushed, seat, to.space)


def move_off(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-OVL-03: a Dreamer on a space that became blocked goes to the nearest legal one."""
    if nearest := nearest_free(g.state, g.state.dreamers[seat].space):
        to = yield from group(g, among([PickSpace(space) for space in nearest]), rule="ETH-OVL-03")
        g.state.dreamers[seat].space = to.space
        g.tell(Pushed, seat, to.space)


def nearest_free(s: Dream, space: int, *, big: bool = False) -> list[int]:
    """Return the nearest spaces, as the crow flies, in which somebody may come to stand."""
    row, column = divmod(space, COLUMNS)
    far = {
        other: abs(other // COLUMNS - row) + abs(other % COLUMNS - column)
        for other in range(SPACES)
        if free(s, other) and not (big and taken_places(s, other))
    }
    return [other for other, steps in far.items() if steps == min(far.values())]
