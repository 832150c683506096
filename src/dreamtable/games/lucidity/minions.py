"""LUC-MIN: minion dice that a Nightmare sends to a Dreamer."""

from dreamtable.games.lucidity import check, resolve  # what is resolved may send a minion
from dreamtable.games.lucidity.dice import draw, return_one, roll
from dreamtable.games.lucidity.events import MinionSent
from dreamtable.games.lucidity.model import DREAMER, Die, Table
from dreamtable.games.lucidity.moves import SendTo
from dreamtable.games.lucidity.rows import add_to_pool
from dreamtable.kernel import Game, Script, Seat


def send_minion(g: Game[Table], sender: Seat) -> Script[None]:
    """LUC-MIN-01: draw two dice, return one, give the other to a Dreamer of the sender's choice."""
    s = g.state
    s.drawn = draw(g, sender, 2)
    yield from return_one(g, sender, s.drawn, rule="LUC-MIN-01")
    dreamers = [SendTo(seat) for seat, card in enumerate(s.cards) if card.role is DREAMER]
    receiver = (yield from g.ask(sender, dreamers, rule="LUC-MIN-01")).receiver
    (die,) = s.drawn
    s.drawn = []
    g.tell(MinionSent, receiver, die, sender)
    yield from receive_minion(g, receiver, die, sender)


def receive_minion(g: Game[Table], receiver: Seat, die: Die, sender: Seat) -> Script[None]:
    """LUC-MIN-02 to -06: the receiver rolls and resolves it, now or with a pool already in progress."""
    card = g.state.cards[receiver]
    add_to_pool(card, die)
    card.minions[die] = sender
    roll(g, receiver, [die])
    if card.resolving:
        return  # LUC-MIN-05
    yield from resolve.resolve_pool(g, receiver)
    if (yield from check.check_rows(g, receiver)):
        yield from check.must_rest(g, receiver)  # LUC-MIN-04
