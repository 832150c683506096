"""ETH-ITM, ETH-MSK, ETH-PRG, ETH-LIM: Items, Masks, Progress cards, and what is gained and lost."""

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.changes import item_slots, progress_limit
from dreamtable.games.etherfields.costs import payable, payable_less
from dreamtable.games.etherfields.decks import discard_progress
from dreamtable.games.etherfields.events import (
    ItemActive,
    ItemGained,
    ItemStored,
    MaskGained,
    MaskTakenOff,
    MaskWorn,
    Placed,
    PlacingAnnounced,
)
from dreamtable.games.etherfields.model import NOTHING, Dream
from dreamtable.games.etherfields.moves import Pass, PickCard
from dreamtable.games.etherfields.paying import pay_price, store_item
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.games.etherfields.terms import FREE
from dreamtable.games.etherfields.voting import among, group
from dreamtable.kernel import Game, Move, Script, Seat

PASS: Move = Pass()


# Items


def gain_item(g: Game[Dream], card: int) -> Script[None]:
    """ETH-ITM-04: a gained Item goes to a free slot; else the group says which one goes to Storage."""
    s = g.state
    if card in (*s.items, *s.storage):
        return
    g.tell(ItemGained, card)
    s.items.append(card)
    while (other := (yield from too_many(g))) is not None:
        put_away(g, other)


def too_many(g: Game[Dream]) -> Script[int | None]:
    """ETH-ITM-01: with too many active Items let the group name one that leaves its slot."""
    s = g.state
    if len(s.items) <= item_slots(s):
        return None
    return (yield from group(g, among([PickCard(one) for one in s.items]), rule="ETH-ITM-04")).card


def put_away(g: Game[Dream], card: int) -> None:
    """ETH-ITM-04: an Item that has no slot goes to Storage; that is no discarding."""
    g.state.items.remove(card)
    g.state.storage.append(card)
    g.tell(ItemStored, card)


def restore_item(g: Game[Dream]) -> Script[None]:
    """ETH-ITM-06: an Item that chance picks comes from Storage; without a slot it is put back, or another
    one is discarded.
    """
    s = g.state
    if s.storage:
        card = g.rng.take(s.storage)
        s.items.append(card)
        g.tell(ItemActive, card)
        while (other := (yield from too_many(g))) is not None:
            (put_away if other == card else store_item)(g, other)


# Masks


def gain_mask(g: Game[Dream], seat: Seat, card: int) -> Script[None]:
    """ETH-MSK-01, -07: a Dreamer owns a Mask from now on, and may put it on at once."""
    d = g.state.dreamers[seat]
    if card in d.masks:
        return
    d.masks.append(card)
    g.tell(MaskGained, seat, card)
    if d.mask == NOTHING:
        put_on(g, seat, card)
        return
    move = yield from g.ask(seat, [PickCard(card), PickCard(d.mask)], rule="ETH-MSK-07")
    if move.card == card:
        put_on(g, seat, card)


def put_on(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-MSK-02: a Dreamer wears one Mask."""
    g.state.dreamers[seat].mask = card
    g.tell(MaskWorn, seat, card)


def take_off(g: Game[Dream], seat: Seat) -> None:
    """ETH-MSK-06: a Mask is discarded, but still owned."""
    d = g.state.dreamers[seat]
    if d.mask != NOTHING:
        g.tell(MaskTakenOff, seat, d.mask)
        d.mask = NOTHING


def restore_mask(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-MSK-05: put on another Mask that one owns."""
    d = g.state.dreamers[seat]
    others = [card for card in d.masks if card != d.mask]
    if others:
        move = yield from g.ask(seat, [PickCard(card) for card in others], rule="ETH-MSK-05")
        put_on(g, seat, move.card)


# Progress


def can_place(s: Dream, seat: Seat, card: int, less: int = 0) -> bool:
    """ETH-PRG-02: say whether a Progress card could be paid for."""
    held = BOX.card(card, Influence)
    if held.place is None:
        return False
    if less:
        return any(payable_less(s, seat, price, card, "place", less) for price in held.place.ways)
    return any(payable(s, seat, price, card, "place") for price in held.place.ways)


def place(scene: Scene, card: int, *, less: int = 0, free: bool = False) -> Script[bool]:
    """ETH-PRG-02, -05: pay for a Progress card and place it; at the limit another one goes."""
    g, s, d = scene.g, scene.s, scene.me
    held = BOX.card(card, Influence)
    g.tell(PlacingAnnounced, scene.you, card)
    inside = scene.within(card)
    cost = FREE if free or held.place is None else held.place
    if (yield from pay_price(inside, cost, kind="place", less=less)) is None:
        return False
    if len(d.progress) >= progress_limit(s, scene.you):
        if not d.progress:
            return False
        yield from discard_progress(g, scene.you, 1, "ETH-PRG-05")
    pile = d.hand if card in d.hand else d.discard
    if card not in pile:
        return False
    pile.remove(card)
    d.progress.append(card)
    d.placed += 1
    g.tell(Placed, scene.you, card)
    yield from happened(g, "place-progress", scene.you)
    return True
