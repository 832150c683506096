"""ETH-DCK, ETH-SFT-07: deck building, by hand or as it is suggested."""

from dreamtable.games.etherfields.decks import make_deck
from dreamtable.games.etherfields.events import DeckBuilt
from dreamtable.games.etherfields.judging import advised
from dreamtable.games.etherfields.look import is_flaw
from dreamtable.games.etherfields.model import Dream, Dreamer
from dreamtable.games.etherfields.moves import DeckDone, LeaveOut, PutIn, TakeAdvice
from dreamtable.kernel import Game, Move, Script, Seat

LEAST, MOST = 20, 40
DONE: Move = DeckDone()
ADVICE: Move = TakeAdvice()


def build_deck(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-DCK-01 to -04: a deck has 20 to 40 Influence cards, all of them if there are fewer, and all Flaws;
    what is left out is unused until the next time. Until then what goes in lies on the discard pile."""
    d = g.state.dreamers[seat]
    gather(g, d)
    while len(influence_in(d.discard)) + len(d.unused) > LEAST:
        match (yield from g.ask(seat, ways_to_build(d), rule="ETH-DCK-01")):
            case LeaveOut(card):
                d.discard.remove(card)
                d.unused.append(card)
            case PutIn(card):
                d.unused.remove(card)
                d.discard.append(card)
            case TakeAdvice():
                take_advice(d)
            case _:
                break
    inside, d.discard = d.discard, []
    make_deck(g, seat, inside)
    g.tell(DeckBuilt, seat, len(influence_in(inside)), len(d.unused))


def gather(g: Game[Dream], d: Dreamer) -> None:
    """ETH-DCK-02, -03: begin with the deck as it was built last, as far as it is a deck."""
    d.discard = g.components.in_order(d.discard)
    while d.unused and len(influence_in(d.discard)) < LEAST:
        d.discard.append(d.unused.pop(0))
    while len(inside := influence_in(d.discard)) > MOST:
        d.discard.remove(inside[-1])
        d.unused.append(inside[-1])


def ways_to_build(d: Dreamer) -> list[Move]:
    """ETH-DCK-01: return what can be done with a deck that is being built."""
    inside = influence_in(d.discard)
    moves: list[Move] = [DONE]
    if set(advised_deck(d)) != set(inside):
        moves.append(ADVICE)
    if len(inside) > LEAST:
        moves += map(LeaveOut, dict.fromkeys(inside))
    if len(inside) < MOST:
        moves += map(PutIn, dict.fromkeys(d.unused))
    return moves


def advised_deck(d: Dreamer) -> list[int]:
    """ETH-SFT-07: return the cards of the deck that is suggested."""
    return [one.card for one in advised([*influence_in(d.discard), *d.unused]) if one.inside]


def take_advice(d: Dreamer) -> None:
    """ETH-SFT-07: take the suggested deck whole; it can still be changed."""
    owned, inside = [*influence_in(d.discard), *d.unused], advised_deck(d)
    flaws = [card for card in d.discard if is_flaw(card)]
    d.unused = [card for card in owned if card not in inside]
    d.discard = [*[card for card in owned if card in inside], *flaws]


def influence_in(cards: list[int]) -> list[int]:
    """ETH-DCK-04: return those of some cards that count for a deck; Flaws do not."""
    return [card for card in cards if not is_flaw(card)]
