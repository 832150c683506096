"""ETH-MAP, ETH-MOV, ETH-RNG: the Dreamscape as masks of 48 bits, and ways over it."""

from collections.abc import Iterator
from functools import cache

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import Overlay, Secret, Tile
from dreamtable.games.etherfields.model import (
    COLUMNS,
    LIGHTS,
    NOTHING,
    ROWS,
    SPACES,
    Dream,
    Laid,
    Quirk,
    Seen,
    Tide,
)
from dreamtable.games.etherfields.parts import CORNERS, TERRAINS, Corner, Patch, Space
from dreamtable.games.etherfields.world.cards import SlumberTile

ALL = (1 << SPACES) - 1
NOT_EAST = ALL & ~sum(1 << row * COLUMNS + COLUMNS - 1 for row in range(ROWS))
OFFSETS = {"nw": 0, "ne": 1, "sw": COLUMNS, "se": COLUMNS + 1}
STEPS = {"N": -COLUMNS, "E": 1, "S": COLUMNS, "W": -1}
LIGHT, WATER = TERRAINS.index("light"), TERRAINS.index("water")


def slot_space(slot: str) -> int:
    """ETH-MAP-01: return the north-west space of a slot such as `B2`."""
    return (ord(slot[0]) - ord("A")) * 2 * COLUMNS + (int(slot[1]) - 1) * 2


def place_of(tile: Tile) -> int:
    """ETH-MAP-03, -04: return where the north-west space of a tile lies."""
    down, right = tile.shift
    return slot_space(tile.slot) + down * COLUMNS + right


def space_named(name: str) -> int:
    """Return a space by its slot and corner: `B2.nw`."""
    slot, _, corner = name.partition(".")
    return slot_space(slot) + OFFSETS[corner]


def bits(mask: int) -> Iterator[int]:
    """Return the spaces of a mask."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def edge_named(written: str) -> tuple[int, int]:
    """Return an edge that is written by its two spaces: `B3.sw|C3.nw`."""
    one, _, other = written.partition("|")
    return _ordered(space_named(one), space_named(other))


def tide_water(s: Seen) -> int:
    """ETH-DRM-01: return the rows that the tide has flooded, the lowest ones."""
    level = s.module.level if isinstance(s.module, Tide) else 0
    return ALL & ~((1 << (ROWS - level) * COLUMNS) - 1)


def redraw(s: Dream) -> None:
    """Make the masks from the tiles that lie there; a later tile lies over an earlier one (ETH-MAP-05)."""
    there = blocked = 0
    walls: set[tuple[int, int]] = set()
    terrain = [0, 0, 0, 0]
    for laid in s.tiles:
        tile = BOX.card(laid.tile, Tile)
        own = 0
        for offset in OFFSETS.values():
            own |= 1 << laid.space + offset
        there |= own
        blocked &= ~own
        walls = {edge for edge in walls if not all(own >> space & 1 for space in edge)}
        for corner in tile.blocked:
            blocked |= 1 << laid.space + OFFSETS[corner]
        for wall in tile.walls:
            edge = edge_of(laid.space, wall)
            if edge[0] >= 0:  # ETH-MAP-24: beyond the board nobody goes anyway
                walls.add(edge)
        for number, kind in enumerate(TERRAINS):
            terrain[number] = terrain[number] & ~own | terrain_of(tile, laid.space, kind)
    if isinstance(s.module, Tide):
        terrain[WATER] |= tide_water(s) & there
    for card in s.overlays:
        overlay = BOX.card(card, Overlay)
        there, blocked = lay_patch(overlay, there, blocked, terrain)
        walls |= set(map(edge_named, overlay.walls))
        walls -= set(map(edge_named, overlay.open))
    for written in s.walled:
        walls.add(read_edge(written))
    for written in s.opened:
        walls.discard(read_edge(written))
    for number, kind in enumerate(TERRAINS):
        for space in s.tokens.get(kind, ()):
            terrain[number] |= 1 << space
    for kind in LIGHTS[1:] if s.tokens else ():
        for space in s.tokens.get(kind, ()):
            terrain[LIGHT] |= 1 << space
    terrain[1] &= ~terrain[0]  # ETH-MAP-22: Light wins over Darkness
    s.there, s.blocked, s.terrain = there & ~blocked, blocked, terrain
    east, south = s.there & NOT_EAST & s.there >> 1, s.there & s.there >> COLUMNS
    for a, b in walls:
        if b - a == 1:
            east &= ~(1 << a)
        else:
            south &= ~(1 << a)
    s.east, s.south = east, south


def lay_patch(overlay: Overlay, there: int, blocked: int, terrain: list[int]) -> tuple[int, int]:
    """ETH-OVL-07: change the terrain as an Overlay says; return what is there now, and what is blocked."""
    for name, patch in overlay.patch.items():
        bit = 1 << space_named(name)
        there |= bit
        if patch.blocked is not None:
            blocked = blocked | bit if patch.blocked else blocked & ~bit
        for number, kind in enumerate(TERRAINS):
            if kind in patch.gone:
                terrain[number] &= ~bit
            if kind in patch.terrain:
                terrain[number] |= bit
    return there, blocked


def edge_of(at: int, wall: str) -> tuple[int, int]:
    """Return the two spaces between which a wall of a tile lies: `nw-ne` or `se.E`."""
    if "." in wall:
        corner, _, side = wall.partition(".")
        one = at + OFFSETS[corner]
        return _ordered(one, one + STEPS[side])
    first, _, second = wall.partition("-")
    return _ordered(at + OFFSETS[first], at + OFFSETS[second])


def _ordered(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)


def read_edge(written: str) -> tuple[int, int]:
    """Return an edge that was noted as `12-13`."""
    a, _, b = written.partition("-")
    return int(a), int(b)


def walled_off(s: Seen, space: int) -> list[int]:
    """ETH-MAP-09: return the spaces beside one that a wall parts from it; no border of the map is one."""
    row, open_ = space // COLUMNS, neighbours(s, space)
    beside = [space - COLUMNS, space + COLUMNS]
    beside += [other for other in (space - 1, space + 1) if other // COLUMNS == row]
    return [one for one in sorted(beside) if one >= 0 and s.there >> one & 1 and one not in open_]


def close_walls(s: Dream) -> None:
    """The walls that were gone for this Turn stand there again."""
    if s.opened_now:
        s.opened = [one for one in s.opened if one not in s.opened_now]
        s.opened_now = []
        redraw(s)


def terrain_of(tile: Tile, at: int, kind: str) -> int:
    """ETH-MAP-21: return where a tile has a terrain."""
    mask = 0
    printed = tile.terrain
    if kind in printed.center:
        for offset in OFFSETS.values():
            mask |= 1 << at + offset
    for edge, kinds in printed.edge.items():
        if kind in kinds:
            for corner in edge.split("-"):
                mask |= 1 << at + OFFSETS[corner]
    for corner, kinds in printed.space.items():
        if kind in kinds:
            mask |= 1 << at + OFFSETS[corner]
    return mask


# What is where


def tile_at(s: Seen, space: int) -> Laid | None:
    """Return the tile that lies uppermost in a space."""
    for laid in reversed(s.tiles):
        if space - laid.space in (0, 1, COLUMNS, COLUMNS + 1):
            return laid
    return None


def printed_at(s: Seen, space: int) -> Space | None:
    """Return what is printed in a space."""
    laid = tile_at(s, space)
    printed: Space | None = None
    if laid is not None:
        corner: Corner = CORNERS[(space - laid.space) // COLUMNS * 2 + (space - laid.space) % COLUMNS]
        printed = BOX.card(laid.tile, Tile).spaces.get(corner)
    for card in s.overlays:
        patch = patches(card, BOX.edition).get(space)
        if patch is not None:
            printed = patch.over(printed)
    return printed


def bonus_at(s: Seen, space: int) -> int:
    """ETH-MAP-18: return the drawing bonus of a space."""
    printed = printed_at(s, space)
    icons = printed.icons if printed is not None else ()
    return sum([int(icon.partition("-")[2]) for icon in icons if icon.startswith("draw-")])


@cache
def patches(card: int, _edition: object) -> dict[int, Patch]:
    """ETH-OVL-07: return what an Overlay says, by space."""
    return {space_named(name): patch for name, patch in BOX.card(card, Overlay).patch.items()}


def quirk_space(s: Seen, quirk: Quirk) -> int:
    """ETH-FAT-05: return the space that is joined to the slot of a Quirk."""
    card = NUMBERS[quirk.tile]
    tile = BOX.card(card, SlumberTile)
    corner = tile.quirk if tile.quirk is not None else "nw"
    return next(one.space for one in s.tiles if one.tile == card) + OFFSETS[corner]


def entrances(s: Seen) -> list[int]:
    """ETH-MAP-06: return the spaces where Dreamers enter."""
    return [laid.space + OFFSETS[corner] for laid in s.tiles for corner in BOX.card(laid.tile, Tile).entrance]


def spaces_with(s: Seen, icon: str) -> list[int]:
    """Return the spaces with an icon; `spawn` also finds those with a suit."""
    if icon == "entrance":
        return entrances(s)
    if s.overlays:
        there = [(space, printed_at(s, space)) for space in bits(s.there)]
        return [space for space, printed in there if printed is not None and has_icon(printed, icon)]
    found = []
    for laid in s.tiles:
        tile = BOX.card(laid.tile, Tile)
        for corner, printed in tile.spaces.items():
            space = laid.space + OFFSETS[corner]
            if has_icon(printed, icon) and tile_at(s, space) is laid and not s.blocked >> space & 1:
                found.append(space)
    return found


def has_icon(printed: Space, icon: str) -> bool:
    """Say whether a space shows an icon, with a suit or without."""
    return any(one == icon or one.startswith(f"{icon}-") for one in printed.icons)


def is_on(s: Seen, space: int, what: str) -> bool:
    """Say whether a space has an icon, a terrain or a token; `terrain` is any of them."""
    if space == NOTHING:
        return False
    if what == "entrance":
        return space in entrances(s)
    if what == "terrain":
        return any(mask >> space & 1 for mask in s.terrain)
    if what in TERRAINS:
        if what in ("light", "darkness") and is_lit_besides(s, space):
            return what == "light"  # ETH-MAP-22
        return bool(s.terrain[TERRAINS.index(what)] >> space & 1)
    printed = printed_at(s, space)
    if printed is not None and has_icon(printed, what):
        return True
    return space in s.tokens.get(what, ())


def is_lit_besides(s: Seen, space: int) -> bool:
    """ETH-MAP-28, -29: say whether a space has Light that is carried there, or through one fold."""
    if is_carried_light(s, space):
        return True
    for pair in joined(s):
        if space in pair:
            other = pair[1] if pair[0] == space else pair[0]
            if s.terrain[LIGHT] >> other & 1 or is_carried_light(s, other):
                return True
    return False


def is_carried_light(s: Seen, space: int) -> bool:
    """ETH-MAP-29: say whether somebody in a space carries a Light, or what shines while it is carried."""
    carried = [thing for d in s.dreamers if d.space == space for thing in d.carries]
    if not carried:
        return False
    beside = [BOX.cards[card] for card in s.beside]
    lamps = [held.token for held in beside if isinstance(held, Secret) and held.lights]
    return any(thing in LIGHTS or thing in lamps for thing in carried)


def room_of(s: Seen, space: int) -> tuple[int, int]:
    """ETH-DRM-06: return the room of a space: its tile, of one whose two columns a wall or a curtain parts
    (a tile that lies across two slots) the column too."""
    laid = tile_at(s, space)
    if laid is None:
        return NOTHING, space
    tile = BOX.card(laid.tile, Tile)
    return laid.space, (space - laid.space) % COLUMNS if tile.shift[1] else 0


# Ways


def widen(s: Seen, mask: int) -> int:
    """Return the spaces of a mask and those one step from them."""
    east, south = s.east, s.south
    return mask | (mask & east) << 1 | mask >> 1 & east | (mask & south) << COLUMNS | mask >> COLUMNS & south


def within(s: Seen, space: int, steps: int) -> int:
    """ETH-RNG-01: return the spaces within so many steps."""
    mask = 1 << space
    for _ in range(steps):
        wider = widen(s, mask)
        if wider == mask:
            break
        mask = wider
    return mask


def joined(s: Seen) -> list[tuple[int, int]]:
    """ETH-MAP-28: return the pairs of spaces that Overlays have made neighbours for Dreamers."""
    if not s.overlays:
        return []
    written = [one for card in s.overlays for one in BOX.card(card, Overlay).joins]
    return [pair for pair in map(edge_named, written) if all(s.there >> space & 1 for space in pair)]


def widen_walking(s: Seen, mask: int) -> int:
    """ETH-MAP-28: return the spaces of a mask and those one step of a Dreamer from them."""
    wider = widen(s, mask)
    for one, other in joined(s):
        if mask >> one & 1:
            wider |= 1 << other
        if mask >> other & 1:
            wider |= 1 << one
    return wider


def walking(s: Seen, space: int, steps: int) -> int:
    """ETH-MOV-01, ETH-MAP-28: return the spaces that a Dreamer comes to in so many steps."""
    if not s.overlays:
        return within(s, space, steps)
    mask = 1 << space
    for _ in range(steps):
        mask = widen_walking(s, mask)
    return mask


def walks_from(s: Seen, space: int) -> list[int]:
    """ETH-MAP-28: return the spaces next to one for Dreamers."""
    return list(bits(walking(s, space, 1) & ~(1 << space))) if s.overlays else neighbours(s, space)


def neighbours(s: Seen, space: int) -> list[int]:
    """Return the spaces one step away."""
    return list(bits(widen(s, 1 << space) & ~(1 << space)))


def distance(s: Seen, start: int, end: int, inside: int = ALL) -> int | None:
    """ETH-RNG-01: return how many steps it is from space to space, inside of some; None without a way."""
    mask, steps = 1 << start, 0
    goal = 1 << end
    while not mask & goal:
        wider = widen(s, mask) & (inside | mask)
        if wider == mask:
            return None
        mask, steps = wider, steps + 1
    return steps


def next_steps(s: Seen, start: int, end: int, inside: int = ALL) -> list[int]:
    """Return the spaces next to the start from which a shortest way goes on to the end, inside of some."""
    if start == end:
        return []
    mask = 1 << end & inside
    around = widen(s, 1 << start) & ~(1 << start)
    while not mask & around:
        wider = widen(s, mask) & inside
        if wider == mask:
            return []
        mask = wider
    return list(bits(mask & around))


def path(s: Seen, start: int, end: int, steps: int, avoid: int) -> list[int]:
    """Return a way of a Dreamer of at most so many steps, through as few spaces to avoid as it can."""
    best: dict[int, tuple[int, list[int]]] = {start: (0, [])}
    found: tuple[int, list[int]] | None = None
    for _ in range(steps):
        after: dict[int, tuple[int, list[int]]] = {}
        for space, (bad, way) in best.items():
            for other in walks_from(s, space):
                worse = bad + (avoid >> other & 1)
                if other not in after or worse < after[other][0]:
                    after[other] = (worse, [*way, other])
        best = after
        if end in best and (found is None or best[end][0] < found[0]):
            found = best[end]
            if not found[0]:
                break
    return found[1] if found is not None else []


def steps_over(s: Seen, space: int, *, walls: bool, blocked: bool, diagonal: bool) -> list[int]:
    """ETH-MOV-02, -04: return the spaces one step away for a move that ignores something."""
    row, column = divmod(space, COLUMNS)
    found = [] if s.blocked >> space & 1 else neighbours(s, space)
    open_ = s.there | s.blocked if blocked else s.there
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            at = (row + down) * COLUMNS + column + right
            inside = 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
            if not inside or at in found or at == space or not open_ >> at & 1:
                continue
            straight = not (down and right)
            through = blocked and (s.blocked >> at | s.blocked >> space) & 1
            if (straight and (walls or through)) or (not straight and diagonal):
                found.append(at)
    return found


def reach(
    s: Seen,
    start: int,
    steps: int,
    avoid: int,
    *,
    walls: int = 0,
    blocked: bool = False,
    diagonal: bool = False,
) -> dict[int, list[int]]:
    """ETH-MOV-02: return the spaces that a move comes to, each with a way through as few spaces to avoid as
    it can; so many walls may be crossed.
    """
    found: dict[int, tuple[int, list[int]]] = {start: (0, [])}
    front: dict[tuple[int, int], tuple[int, list[int]]] = {(start, walls): (0, [])}
    best = {(start, walls): 0}
    for _ in range(steps):
        after: dict[tuple[int, int], tuple[int, list[int]]] = {}
        for (space, left), (bad, way) in front.items():
            plain = neighbours(s, space)
            for other in steps_over(s, space, walls=left > 0, blocked=blocked, diagonal=diagonal):
                crossed = 0 if other in plain or diagonal or blocked else 1
                at, worse = (other, left - crossed), bad + (avoid >> other & 1)
                if at in best and best[at] <= worse:
                    continue
                best[at] = worse
                after[at] = (worse, [*way, other])
                if other not in found or worse < found[other][0]:
                    found[other] = after[at]
        front = after
    return {space: way for space, (_, way) in found.items() if s.there >> space & 1}
