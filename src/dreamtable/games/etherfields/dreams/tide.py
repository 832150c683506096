"""ETH-DRM-01, -02, -17: the tide of Dream 2: its marker goes on, rows flood, tiles turn, things drift."""

from dreamtable.games.etherfields.events import Drifted, TideTurned, TokenMoved
from dreamtable.games.etherfields.look import free, order
from dreamtable.games.etherfields.map import neighbours, redraw, tide_water
from dreamtable.games.etherfields.model import COLUMNS, STORY_TOKENS, Dream, Tide
from dreamtable.games.etherfields.movement import can_move, spring, trapped
from dreamtable.games.etherfields.moves import Stay, Walk
from dreamtable.games.etherfields.scene import WAITING, happened
from dreamtable.games.etherfields.secrets import other_side, turn_over
from dreamtable.kernel import Game, Move, Script

LEVELS = (0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 1, 2)
"""ETH-DRM-17: the tide table: how high the water stands, by box."""
AFTER_THE_LAST = 4
"""ETH-DRM-17: the box that follows the last one."""
HOLD, HURRY = "turn.hold", "turn.hurry"
STAY: Move = Stay()


def begin() -> Tide:
    """ETH-DRM-17: the tide as the Dream begins."""
    return Tide()


def turn_tide(g: Game[Dream]) -> Script[None]:
    """ETH-TIM-21: at the end of the Turn the steps of the tide in printed order, then what they opened."""
    s = g.state
    tide = s.module
    if not isinstance(tide, Tide):
        return
    before = tide.level
    advance(g, tide)
    for laid in list(s.tiles):
        other = other_side(s, laid)
        if other is not None:
            yield from turn_over(g, other)
    if tide.level != before:
        yield from drift(g, north=tide.level > before)
        yield from happened(g, "level", number=tide.level)
    if tide.level < before and not tide.fell:
        tide.fell = True
        yield from happened(g, "fall")


def advance(g: Game[Dream], tide: Tide) -> None:
    """ETH-DRM-01, -17: the marker goes one box on; not at all if it is held, two boxes if it is hurried."""
    s = g.state
    for _ in range(0 if HOLD in s.flags else 2 if HURRY in s.flags else 1):
        tide.box = tide.box + 1 if tide.box < len(LEVELS) else AFTER_THE_LAST
    tide.level = LEVELS[tide.box - 1]
    redraw(s)
    g.tell(TideTurned, tide.box, tide.level)


def drift(g: Game[Dream], *, north: bool) -> Script[None]:
    """ETH-DRM-02: loose prizes in the tide's water go one space, then whoever stands there and wants to."""
    s = g.state
    water = tide_water(s) & s.there
    step = -COLUMNS if north else COLUMNS
    for thing in STORY_TOKENS:
        for at, space in enumerate(s.tokens.get(thing, ())):
            if water >> space & 1 and space + step in neighbours(s, space):
                s.tokens[thing][at] = space + step
                g.tell(TokenMoved, thing, space, space + step)
    gone = []
    for seat in order(s):
        d = s.dreamers[seat]
        to = d.space + step
        if not water >> d.space & 1 or to not in neighbours(s, d.space):
            continue
        if not can_move(s, seat) or not free(s, to):
            continue
        move = yield from g.ask(seat, [STAY, Walk(to)], rule="ETH-DRM-02")
        if isinstance(move, Walk):
            d.space = to
            gone.append(seat)
            g.tell(Drifted, seat, to)
    for seat in gone:  # only after all have drifted
        if trapped(s) >> s.dreamers[seat].space & 1:
            yield from spring(g, seat)


WAITING.modules.setdefault("turn-end", []).append(turn_tide)
