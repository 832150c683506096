"""ETH-SAV: the group ends the evening."""

from typing import NoReturn

from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.events import EtherStored
from dreamtable.games.etherfields.look import order
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.moves import Accept, Refuse
from dreamtable.games.etherfields.scene import happened
from dreamtable.games.etherfields.supplies import lose
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.world.gates import clear_dreamscape, end_way
from dreamtable.games.etherfields.world.shopping import buy_influence, open_market
from dreamtable.games.etherfields.world.waking import discard_all, drop_keys_and_gems, heal
from dreamtable.kernel import Game, Move, Script

YES: Move = Accept()
NO: Move = Refuse()


def end_evening(g: Game[Dream]) -> Script[NoReturn]:
    """ETH-SAV-02 to -06: the group may buy, Ether becomes II-41 R cards, Awakening steps 1 to 3 are done."""
    s = g.state
    if (yield from group(g, among([YES, NO]), rule="ETH-SAV-02", silence=NO)) is YES:
        open_market(g)
        for seat in order(s):
            yield from buy_influence(g, seat)
    for seat in order(s):
        store_ether(g, seat)
    yield from happened(g, "save")
    discard_all(g)
    heal(g)
    drop_keys_and_gems(g)
    clear_dreamscape(g)
    end_way(g, "evening")


def store_ether(g: Game[Dream], seat: int) -> None:
    """ETH-SAV-03: who still has Ether discards all of it and gains one II-41 R card, with the Ledger two."""
    d = g.state.dreamers[seat]
    if d.ether:
        d.ether_cards += min(d.ether, 1 + change(g.state, seat, "ether-kept"))
        lose(g, seat, "ether", d.ether)
        g.tell(EtherStored, seat)
