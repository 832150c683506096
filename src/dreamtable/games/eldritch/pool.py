"""ELD-CLU-06, ELD-RSP: the pool of clues."""

from dreamtable.games.eldritch.box import SPACES
from dreamtable.games.eldritch.events import ClueDiscarded
from dreamtable.games.eldritch.model import Table
from dreamtable.kernel import Game


def draw_clue(g: Game[Table]) -> int | None:
    """ELD-CLU-06, ELD-CLU-07: take a random clue; into an empty pool the discarded ones are mixed first."""
    s = g.state
    if not s.clue_pool:
        s.clue_pool, s.clue_discard = g.components.in_order(s.clue_discard, "clue"), []
    if not s.clue_pool:
        return None
    return g.rng.take(s.clue_pool)


def draw_for_space(g: Game[Table], kind: str) -> int | None:
    """ELD-RSP-01, ELD-RSP-03: draw and discard clues until one shows a space that fits."""
    s = g.state
    before, mixed = list(s.clue_discard), False
    searched: list[int] = []
    while True:
        if not s.clue_pool:
            if mixed or not before:
                return None
            mixed = True
            s.clue_pool, s.clue_discard = g.components.in_order(before, "clue"), list(searched)
        clue = g.rng.take(s.clue_pool)
        s.clue_discard.append(clue)
        searched.append(clue)
        g.tell(ClueDiscarded, clue)
        if not kind or SPACES[clue].type == kind:
            return clue
