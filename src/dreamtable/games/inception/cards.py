"""DRM-GEN-05, DRM-GEN-08: cards drawn, used, discarded, given, shown, chosen; and who can place them."""

from typing import TypeVar

from dreamtable.games.inception.end import DECK_EMPTY, end_game
from dreamtable.games.inception.events import (
    Discarded,
    Drew,
    Gave,
    PutOnDeck,
    Showed,
    TookBlindly,
    TookFromPile,
)
from dreamtable.games.inception.model import CARDS, KIND_OF, WATCHING, Card, Kind, Table, bit
from dreamtable.games.inception.moves import Discard, Give
from dreamtable.kernel import Event, Game, Script, Seat

C = TypeVar("C", Discard, Give)

NOT_HELD = -1
DISCARDS = [Discard(card) for card in range(CARDS)]
GIFTS = [Give(card) for card in range(CARDS)]


# What can be read off a hand


def one_of_each_kind(cards: list[Card]) -> list[Card]:
    """Return the lowest card of each kind among cards in ascending order: equal cards are one choice."""
    found: list[Card] = []
    last = None
    for card in cards:
        kind = KIND_OF[card]
        if kind is not last:
            found.append(card)
            last = kind
    return found


def holds(hand: list[Card], kind: Kind) -> Card:
    """Return the lowest card of a kind in a hand, or NOT_HELD."""
    for card in hand:
        if KIND_OF[card] is kind:
            return card
    return NOT_HELD


# Deck and discard pile


def draw(g: Game[Table], seat: Seat, count: int) -> list[Card]:
    """DRM-DRW-05, DRM-DRW-06, DRM-END-02: draw as many as there are; an empty deck ends the game."""
    s = g.state
    deck, hand = s.deck, s.hands[seat]
    cards = deck[-count:]
    del deck[-count:]
    cards.reverse()
    hand += cards
    hand.sort()
    if s.seen:
        for card in cards:
            knows(s, card, s.seen.get(card, 0) & ~bit(seat))
    g.tell(Drew, seat, len(cards), cards)
    if not deck:
        end_game(g, DECK_EMPTY)
    return cards


def use_card(g: Game[Table], seat: Seat, card: Card) -> None:
    """DRM-PLY-03: a used card goes to the discard pile as it is played, before its effect."""
    s = g.state
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.seen.pop(card, None)


def discard(g: Game[Table], seat: Seat, cards: list[Card]) -> None:
    """DRM-GEN-05: put cards on the discard pile without their effect."""
    if cards:
        g.tell(Discarded, seat, cards)
        for card in cards:
            use_card(g, seat, card)


def take_from_pile(g: Game[Table], seat: Seat, card: Card) -> None:
    """DRM-CHE-01, DRM-LOW-01: take a card from the discard pile, in everybody's sight."""
    s = g.state
    s.discard.remove(card)
    add_to_hand(s, seat, [card])
    knows(s, card, everybody_but(s, seat))
    g.tell(TookFromPile, seat, card)


def put_on_top(g: Game[Table], seat: Seat, card: Card) -> None:
    """DRM-SPQ-05: put a hand card on top of the deck; only its owner sees it."""
    s = g.state
    hand = s.hands[seat]
    if len(hand) > 1:
        forget(s, hand, 0)
    hand.remove(card)
    s.deck.append(card)
    knows(s, card, s.seen.get(card, 0) | bit(seat))
    g.tell(PutOnDeck, seat, [card])


# From hand to hand


def give(g: Game[Table], giver: Seat, receiver: Seat, cards: list[Card]) -> None:
    """DRM-GEN-08: cards pass unseen by third parties; their number is public."""
    if cards:
        pass_on(g.state, giver, receiver, cards)
        g.tell(Gave, giver, receiver, len(cards), cards)


def draw_blindly(g: Game[Table], taker: Seat, victim: Seat, count: int) -> None:
    """DRM-GEN-08, DRM-FOR-01: draw random cards from another hand."""
    hand = list(g.state.hands[victim])
    cards = [g.rng.take(hand) for _ in range(count)]
    pass_on(g.state, victim, taker, cards)
    g.tell(TookBlindly, taker, victim, count, cards)


def show(g: Game[Table], seat: Seat, cards: list[Card]) -> None:
    """DRM-GEN-08: everybody sees the cards."""
    others = everybody_but(g.state, seat)
    for card in cards:
        knows(g.state, card, others)
    g.tell(Showed, seat, list(cards))


def add_to_hand(s: Table, seat: Seat, cards: list[Card]) -> None:
    """Put cards into a hand, which stays in order."""
    hand = s.hands[seat]
    hand += cards
    hand.sort()


def pass_on(s: Table, giver: Seat, receiver: Seat, cards: list[Card]) -> None:
    """DRM-HID-03, DRM-HID-04: move cards between hands; the two players know which they were."""
    hand = s.hands[giver]
    if len(cards) < len(hand):
        forget(s, hand, bit(receiver))
    s.hands[giver] = [card for card in hand if card not in cards]
    add_to_hand(s, receiver, cards)
    for card in cards:
        knows(s, card, s.seen.get(card, 0) & ~bit(receiver) | bit(giver))


# Who can place a card


def everybody_but(s: Table, seat: Seat) -> int:
    """Return the bits of all seats but one, and of those who watch."""
    return (1 << len(s.hands)) - 1 & ~bit(seat) | WATCHING


def knows(s: Table, card: Card, seats: int) -> None:
    """Set who, besides its holder, can tell where a card is."""
    if seats:
        s.seen[card] = seats
    else:
        s.seen.pop(card, None)


def forget(s: Table, hand: list[Card], but: int) -> None:
    """A part of a hand leaves unseen: only these seats can still tell what is where."""
    if s.seen:
        for card in hand:
            if card in s.seen:
                knows(s, card, s.seen[card] & but)


# Choosing cards


def choose_cards(
    g: Game[Table],
    seat: Seat,
    count: int,
    moves: list[C],
    *,
    rule: str,
    about: Event | None = None,
) -> Script[list[Card]]:
    """Let a seat choose so many cards of its hand one by one; all of them if there are not more.

    `moves` gives the move for each card. DRM-TIM-13: also who holds only one kind of card is asked.
    """
    left = list(g.state.hands[seat])
    chosen: list[Card] = []
    while len(chosen) < count < len(chosen) + len(left):
        menu = [moves[card] for card in one_of_each_kind(left)]
        picks = count - len(chosen)
        card = (yield from g.ask(seat, menu, rule=rule, about=about, always=True, picks=picks)).card
        left.remove(card)
        chosen.append(card)
    return chosen + left[: count - len(chosen)]
