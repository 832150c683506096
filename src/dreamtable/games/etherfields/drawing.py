"""ETH-HND, ETH-SHU, ETH-FLW: cards are drawn, a deck runs out, a Flaw turns up."""

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import FLAW, Flaw
from dreamtable.games.etherfields.changes import forbidden, hand_limit
from dreamtable.games.etherfields.costs import affordable
from dreamtable.games.etherfields.decks import put_down_all, reshuffle, return_flaw, take_top
from dreamtable.games.etherfields.events import Discarded, Drawn, FlawDrawn
from dreamtable.games.etherfields.harm import seal_cards, suffer
from dreamtable.games.etherfields.look import deck_size, influence_in_deck
from dreamtable.games.etherfields.losses import check_effect
from dreamtable.games.etherfields.model import Dream, Luckless
from dreamtable.games.etherfields.moves import Bear, Pass, RemoveFlaw
from dreamtable.games.etherfields.paying import pay_price
from dreamtable.games.etherfields.scene import happened, scene_of
from dreamtable.games.etherfields.tallies import tally
from dreamtable.kernel import Game, Script, Seat

RESHUFFLE_SEAL = 3


def draw_cards(g: Game[Dream], seat: Seat, count: int) -> Script[list[int]]:
    """ETH-HND-02, ETH-SHU-01, ETH-FLW-02: draw cards one after another, up to the hand limit."""
    d = g.state.dreamers[seat]
    drawn: list[int] = []
    for _ in range(count):
        if len(d.hand) >= hand_limit(g.state, seat):
            break
        if not deck_size(d):
            if not d.discard:
                break
            _tell_drawn(g, seat, drawn)
            yield from run_out(g, seat)
            yield from check_effect(g)
            if not deck_size(d) or len(d.hand) >= hand_limit(g.state, seat):
                continue  # something was drawn in between
        card = take_top(g, seat)
        if BOX.backs[card] == FLAW:
            _tell_drawn(g, seat, drawn)
            yield from resolve_flaw(g, seat, card)
            yield from check_effect(g)
        else:
            d.hand.append(card)
            drawn.append(card)
    _tell_drawn(g, seat, drawn)
    return drawn


def _tell_drawn(g: Game[Dream], seat: Seat, drawn: list[int]) -> None:
    if drawn:
        g.tell(Drawn, seat, list(drawn))
        drawn.clear()


def run_out(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-SHU-01, -02: the discard pile becomes the deck, and that costs 1 Distress or 3 Sealed cards."""
    reshuffle(g, seat)
    tally(g.state, seat, "penalty")
    d = g.state.dreamers[seat]
    moves = [Bear(Luckless.DISTRESS)]
    if influence_in_deck(d) >= RESHUFFLE_SEAL:  # ETH-SHU-03
        moves.append(Bear(Luckless.SEAL))
    move = yield from g.ask(seat, moves, rule="ETH-SHU-02")
    if move.what is Luckless.SEAL:
        yield from seal_cards(scene_of(g, seat), {seat: RESHUFFLE_SEAL})
    else:
        yield from suffer(scene_of(g, seat), {seat: 1})


def excused(g: Game[Dream], seat: Seat, card: int) -> Script[bool]:
    """ETH-FLW-02: what waits for a drawn Flaw comes before it; say whether it was removed by that."""
    d = g.state.dreamers[seat]
    if "flaw-drawn" not in BOX.waiting:
        return False
    d.discard.append(card)
    yield from happened(g, "flaw-drawn", seat)
    if card not in d.discard:
        return True
    del d.discard[-1 - d.discard[::-1].index(card)]
    return False


def resolve_flaw(g: Game[Dream], seat: Seat, card: int) -> Script[None]:
    """ETH-FLW-02, -03, -04: a Flaw that was drawn is paid off or resolved."""
    g.tell(FlawDrawn, seat, card)
    flaw = BOX.card(card, Flaw)
    d = g.state.dreamers[seat]
    if (yield from excused(g, seat, card)):
        return
    scene = scene_of(g, seat, card)
    if flaw.price is not None and affordable(g.state, seat, flaw.price, card):
        move = yield from g.ask(seat, [RemoveFlaw(card), Pass()], rule="ETH-FLW-04")
        if isinstance(move, RemoveFlaw) and (yield from pay_price(scene, flaw.price)) is not None:
            return_flaw(g, seat, card)
            return
    if flaw.stays:
        d.flaws.append(card)
        if forbidden(g.state, seat, "carry"):  # ETH-FLW-08
            put_down_all(g, seat)
        yield from resolve(flaw.do, scene)
        return
    yield from resolve(flaw.do, scene)
    d.discard.append(card)
    g.tell(Discarded, seat, [card])
