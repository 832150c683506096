"""ETH-DCK: deck building."""

from dreamtable.games.etherfields.decks import make_deck
from dreamtable.games.etherfields.events import DeckBuilt
from dreamtable.games.etherfields.look import is_flaw
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.moves import DeckDone, LeaveOut, PutIn
from dreamtable.kernel import Game, Move, Script, Seat

LEAST, MOST = 20, 40
DONE: Move = DeckDone()


def build_deck(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-DCK-01 to -04: a deck has 20 to 40 Influence cards, all of them if there are fewer, and all Flaws;
    what is left out is unused until the next time."""
    d = g.state.dreamers[seat]
    owned = g.components.in_order([*d.discard, *d.unused])
    flaws = [card for card in owned if is_flaw(card)]
    inside = [card for card in owned if not is_flaw(card)]
    outside: list[int] = []
    for card in [one for one in d.unused if len(inside) > LEAST]:  # as it was built last
        inside.remove(card)
        outside.append(card)
    while len(inside) + len(outside) > LEAST:
        moves: list[Move] = [DONE] if LEAST <= len(inside) <= MOST else []
        if len(inside) > LEAST:
            moves += map(LeaveOut, dict.fromkeys(inside))
        if len(inside) < MOST:
            moves += map(PutIn, dict.fromkeys(outside))
        move = yield from g.ask(seat, moves, rule="ETH-DCK-01")
        match move:
            case LeaveOut(card):
                inside.remove(card)
                outside.append(card)
            case PutIn(card):
                outside.remove(card)
                inside.append(card)
            case _:
                break
    d.discard, d.unused = [], outside
    make_deck(g, seat, [*inside, *flaws])
    g.tell(DeckBuilt, seat, len(inside), len(outside))
