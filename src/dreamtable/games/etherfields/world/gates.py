"""ETH-GATE-02, -03, -11 to -14: Gates on the map, what they cost, and how a Way ends at one."""

from typing import NoReturn

from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import Gate
from dreamtable.games.etherfields.decks import give_back
from dreamtable.games.etherfields.events import TeamLost, WayEnded
from dreamtable.games.etherfields.map import redraw
from dreamtable.games.etherfields.model import NOTHING, Dream, Seen
from dreamtable.games.etherfields.world.cards import SlumberTile
from dreamtable.games.etherfields.world.fate import clear_quirks
from dreamtable.games.etherfields.world.piles import district, world_of
from dreamtable.kernel import Game, Outcome


def enterable(s: Dream, tile: str) -> list[str]:
    """ETH-GATE-02, -11: return the Gates of a district that are owned and whose Keys can be paid."""
    if not tile:
        return []
    codes = [code for code in (district(tile).code, district(tile).of) if code]
    gates = {name: BOX.card(NUMBERS[name], Gate) for name in world_of(s).gates}
    return [name for name, gate in gates.items() if gate.district in codes and price_of(s, gate) <= s.keys]


def price_of(s: Seen, gate: Gate) -> int:
    """ETH-GATE-13, ETH-VAR-12: return how many Keys a Gate costs, never less than none; in Short nights 1
    less where it is 2 or more."""
    less = 1 if s.options.short_nights and gate.keys > 1 else 0
    return max(0, gate.keys - less)


def leave_by(g: Game[Dream], gate: Gate) -> NoReturn:
    """ETH-GATE-02, -03, -14: the Keys are paid, the Slumber Dreamscape is cleared, and the Way is over."""
    s = g.state
    keys = price_of(s, gate)
    if keys:
        s.keys -= keys
        g.tell(TeamLost, "key", keys)
    clear_dreamscape(g)
    give_back(s)
    s.saga.gate = gate.id
    end_way(g, "gate")


def clear_dreamscape(g: Game[Dream]) -> None:
    """ETH-GATE-03, ETH-AWK-04: Slumber Map tiles go under their deck, Quirks under the Fate deck, tokens and
    Gems to the supplies."""
    s = g.state
    clear_quirks(g)
    for laid in s.tiles:
        tile = BOX.card(laid.tile, SlumberTile)
        if not tile.setup:
            world_of(s).map_tiles.below.append(tile.id)
    s.tiles, s.tokens, s.gems, s.closed, s.markers = [], {}, [], [], []
    s.opened, s.walled = [], []
    for d in s.dreamers:
        d.space = NOTHING
        d.carries = []
    redraw(s)


def end_way(g: Game[Dream], ending: str) -> NoReturn:
    """ETH-TIM-22, ETH-MCH-01: the Way is over: at a Gate, or with the evening."""
    s = g.state
    s.ending = ending
    g.tell(WayEnded, ending)
    seats = list(range(len(s.dreamers)))
    g.end(Outcome(seats, [1] * len(seats), ending))
