"""ETH-MKT, ETH-SHP: the Influence Market, the Item Market, and Shopping cards."""

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.changes import change
from dreamtable.games.etherfields.decks import show
from dreamtable.games.etherfields.events import CardGained, MarketShown, ShoppingUsed
from dreamtable.games.etherfields.look import gems_left, order
from dreamtable.games.etherfields.model import Dream, Seen
from dreamtable.games.etherfields.moves import BuyCard, Pass, PickCard, Shop, UseShopping
from dreamtable.games.etherfields.paying import use_note
from dreamtable.games.etherfields.possessions import gain_item
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.script import open_paragraph
from dreamtable.games.etherfields.supplies import gain, lose
from dreamtable.games.etherfields.voting import among, group
from dreamtable.games.etherfields.world.piles import draw, shuffle, world_of
from dreamtable.kernel import Game, Move, Script, Seat

SHOWN = 3
ITEM_PRICE = 2
RECEIPT = "II-33 I"
LEDGER, LEDGER_OPENS = 160, 2
"""ETH-SHP-01: the paragraph of the grocer's ledger, and with which Shopping card of the campaign it opens."""
PASS: Move = Pass()
USE: Move = UseShopping()


def shop(g: Game[Dream]) -> Script[None]:
    """ETH-SHP-01, -04, -05, -07: the Team may use one Shopping card: each Dreamer buys cards or an Item; who
    buys nothing gains a Gem."""
    s = g.state
    world = world_of(s)
    if not world.shopping:
        return
    if (yield from group(g, among([USE, PASS]), rule="ETH-SHP-01", silence=PASS)) is PASS:
        return
    world.shopping -= 1
    g.tell(ShoppingUsed, world.shopping)
    open_market(g)
    for seat in order(s):
        move = yield from g.ask(seat, list(map(Shop, goods(s))), rule="ETH-SHP-01")
        match move.what:
            case "item":
                bought = yield from buy_item(g, seat)
            case "receipt":
                bought = yield from take_item(g)
            case _:
                bought = yield from buy_influence(g, seat)
        if not bought and gems_left(s):
            gain(g, seat, "gem", 1)
    world.shopped += 1
    if world.shopped == LEDGER_OPENS:
        scene = scene_of(g, s.first)
        scene.nobody = True
        yield from open_paragraph(scene, LEDGER)


def goods(s: Dream) -> list[str]:
    """ETH-SHP-01: return what a Dreamer may look at: Influence cards, an Item, or an Item for the Receipt."""
    found = ["influence"]
    if s.item_market:
        found.append("item")
        found += ["receipt"] if receipt_of(s) is not None else []
    return found


def receipt_of(s: Dream) -> int | None:
    """ETH-NOT-01: return the Receipt, if the Team has it."""
    return next((card for card in s.notes if BOX.notes[card].code == RECEIPT), None)


def take_item(g: Game[Dream]) -> Script[int]:
    """ETH-NOT-01, -03: for the Receipt a random Item of the market costs nothing."""
    s = g.state
    note = receipt_of(s)
    if note is None:
        return 0
    use_note(g, note)
    card = g.rng.take(s.item_market)
    show(g, card)
    yield from gain_item(g, card)
    return 1


def open_market(g: Game[Dream]) -> None:
    """ETH-MKT-03: the market is shuffled once for each time that is bought, before the first Dreamer
    draws."""
    shuffle(world_of(g.state).market)


def buy_influence(g: Game[Dream], seat: Seat) -> Script[int]:
    """ETH-MKT-02, -07, ETH-SHP-02: a Dreamer sees the top cards of the market and buys any of them for Ether;
    they go to the discard pile, the others under the market. Return how many."""
    s = g.state
    market = world_of(s).market
    d = s.dreamers[seat]
    count = min(len(market), SHOWN + change(s, seat, "show"))
    shown = [name for _ in range(count) if (name := draw(g, market)) is not None]
    if not shown:
        return 0
    cards = [NUMBERS[name] for name in shown]
    for card in cards:
        show(g, card)
    g.tell(MarketShown, seat, list(cards))
    cards = yield from passed_over(g, seat, cards)
    bought = 0
    while open_ := [card for card in cards if price_of(s, seat, card) <= d.ether]:
        move = yield from g.ask(
            seat, [*(BuyCard(card) for card in dict.fromkeys(open_)), PASS], rule="ETH-MKT-02"
        )
        if not isinstance(move, BuyCard):
            break
        lose(g, seat, "ether", price_of(s, seat, move.card))
        cards.remove(move.card)
        d.discard.append(move.card)
        g.tell(CardGained, seat, move.card)
        bought += 1
    market.below += [CARDS[card].id for card in cards]
    return bought


def passed_over(g: Game[Dream], seat: Seat, cards: list[int]) -> Script[list[int]]:
    """ETH-SOL-01: one Dreamer alone may remove one of the cards from the game and see another one."""
    s = g.state
    market = world_of(s).market
    if len(s.dreamers) > 1 or not len(market):
        return cards
    move = yield from g.ask(seat, [PASS, *(PickCard(card) for card in cards)], rule="ETH-SOL-01")
    name = draw(g, market) if isinstance(move, PickCard) else None
    if not isinstance(move, PickCard) or name is None:
        return cards
    s.removed.append(CARDS[move.card].id)
    show(g, NUMBERS[name])
    g.tell(MarketShown, seat, [NUMBERS[name]])
    return [*[card for card in cards if card != move.card], NUMBERS[name]]


def price_of(s: Seen, seat: Seat, card: int) -> int:
    """ETH-MKT-02: return what a card costs a Dreamer, at least 1."""
    return max(1, BOX.card(card, Influence).price + change(s, seat, "price"))


def buy_item(g: Game[Dream], seat: Seat) -> Script[int]:
    """ETH-SHP-03, ETH-MKT-06: a random Item of the market may be bought for 2 Ether, or goes under it."""
    s = g.state
    card = g.rng.take(s.item_market)
    show(g, card)
    g.tell(MarketShown, seat, [card])
    if s.dreamers[seat].ether >= ITEM_PRICE:
        move = yield from g.ask(seat, [BuyCard(card), PASS], rule="ETH-SHP-03")
        if isinstance(move, BuyCard):
            lose(g, seat, "ether", ITEM_PRICE)
            yield from gain_item(g, card)
            return 1
    s.item_market.append(card)
    return 0
