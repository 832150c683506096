"""ETH-MAP-31: tiles that move, and what rides along."""

from dreamtable.games.etherfields.events import TileRode
from dreamtable.games.etherfields.map import OFFSETS, redraw
from dreamtable.games.etherfields.model import Dream, Laid
from dreamtable.kernel import Game


def ride(g: Game[Dream], laid: Laid, to: int) -> None:
    """ETH-MAP-31: a tile goes elsewhere, and figures, tokens and Gems on it with it: no Move, no trap.
    Markers and Block tokens lie on its actions, so they go along by themselves."""
    s = g.state
    moved = {laid.space + offset: to + offset for offset in OFFSETS.values()}
    for d in s.dreamers:
        d.space = moved.get(d.space, d.space)
    for figure in s.figures:
        figure.space = moved.get(figure.space, figure.space)
    for it in s.companions:
        it.space = moved.get(it.space, it.space)
    s.tokens = {token: [moved.get(at, at) for at in spaces] for token, spaces in s.tokens.items()}
    s.gems = [moved.get(at, at) for at in s.gems]
    laid.space = to
    redraw(s)
    g.tell(TileRode, laid.tile, to)
