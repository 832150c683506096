"""ETH-HND, ETH-SHU, ETH-SEA, ETH-FLW: Influence decks, hands, discard and Sealed piles, Flaws."""

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Flaw, Influence
from dreamtable.games.etherfields.changes import hand_limit, progress_limit
from dreamtable.games.etherfields.events import (
    BackShown,
    CardReturned,
    CardsSealed,
    Discarded,
    FlawGained,
    FlawRemoved,
    FlawSpared,
    Flipped,
    Reshuffled,
    TokenPut,
    Unsealed,
)
from dreamtable.games.etherfields.look import back_of, deck_size, top_back
from dreamtable.games.etherfields.map import redraw
from dreamtable.games.etherfields.model import Dream, Dreamer, InfluenceDeck
from dreamtable.games.etherfields.moves import DiscardCard, PickCard
from dreamtable.kernel import Game, Script, Seat, choose_exactly

# What lies open


def show(g: Game[Dream], card: int) -> None:
    """ETH-SEC-04, -06: from now on everybody may read a component, if it was a secret."""
    if BOX.notes[card].under and card not in g.state.shown:
        g.unseal()
        g.state.shown.append(card)


# The deck


def take_top(g: Game[Dream], seat: Seat) -> int:
    """Take the top card of a deck that has one: chance says which it was, among those with its back."""
    deck = g.state.dreamers[seat].deck
    if deck.top:
        card = deck.top.pop()
    elif not deck.mixed:
        return g.rng.take(deck.loose)
    else:
        like = [card for card in deck.loose if back_of(card) == deck.back]
        card = g.rng.pick(like)
        deck.loose.remove(card)
    turn_up(g, seat)
    return card


def take_out(g: Game[Dream], seat: Seat, card: int) -> bool:
    """Take a card out of a deck into which it was shuffled; say whether it was there."""
    deck = g.state.dreamers[seat].deck
    if card in deck.top:
        deck.top.remove(card)
    elif card in deck.loose:
        deck.loose.remove(card)
        if deck.top or deck.back in map(back_of, deck.loose):
            return True  # what lies on top is another card
    else:
        return False
    turn_up(g, seat)
    return True


def turn_up(g: Game[Dream], seat: Seat) -> None:
    """ETH-INF-13: note and tell the back that lies on top now."""
    d = g.state.dreamers[seat]
    deck = d.deck
    if not deck.mixed:
        return
    if not deck.top and deck.loose:
        deck.back = back_of(g.rng.pick(deck.loose))
    g.tell(BackShown, seat, top_back(d))


def make_deck(g: Game[Dream], seat: Seat, cards: list[int]) -> None:
    """Let some cards be the deck, in an order that nobody knows."""
    cards = g.components.in_order(cards)
    g.state.dreamers[seat].deck = InfluenceDeck(
        cards, mixed=any(back_of(card) != back_of(cards[0]) for card in cards[1:])
    )
    turn_up(g, seat)


def reshuffle(g: Game[Dream], seat: Seat) -> None:
    """ETH-SHU-04: shuffle the deck and the discard pile together."""
    d = g.state.dreamers[seat]
    cards = [*d.deck.loose, *d.deck.top, *d.discard]
    d.discard = []
    g.tell(Reshuffled, seat)
    if cards:
        make_deck(g, seat, cards)


def discard(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-INF-02: put a card of the hand on the discard pile."""
    g.state.dreamers[seat].hand.remove(card)
    lay_down(g.state, seat, card)
    g.tell(Discarded, seat, [card])


def lay_down(s: Dream, seat: Seat, card: int) -> None:
    """ETH-INF-02: a card that a Dreamer had lies on top of its owner's discard pile."""
    s.dreamers[s.lent.pop(card, seat)].discard.append(card)


def give_back(s: Dream) -> None:
    """ETH-INF-02: whatever somebody holds for another Dreamer goes to its owner's discard pile."""
    for card in list(s.lent):
        for seat, d in enumerate(s.dreamers):
            if card in (*d.hand, *d.progress):
                d.hand.remove(card) if card in d.hand else take_up(d, card)
                lay_down(s, seat, card)
                break


def discard_some(g: Game[Dream], seat: Seat, count: int, rule: str) -> Script[int]:
    """Let a Dreamer discard so many cards of the own choice; return how many."""
    d = g.state.dreamers[seat]
    cards = yield from choose_exactly(g, seat, count, d.hand, DiscardCard, rule=rule)
    for card in cards:
        discard(g, seat, card)
    return len(cards)


def return_to_market(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-MKT-04: a card of the hand goes under the Influence Market, whoever owned it."""
    s = g.state
    if s.world is not None:
        s.dreamers[seat].hand.remove(card)
        s.lent.pop(card, None)
        s.world.market.below.append(CARDS[card].id)
        g.tell(CardReturned, seat, card)


# Limits


def keep_limits(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-HND-04, ETH-PRG-11: what is above a limit goes at once."""
    s = g.state
    d = s.dreamers[seat]
    if (too_many := len(d.hand) - hand_limit(s, seat)) > 0:
        yield from discard_some(g, seat, too_many, "ETH-HND-04")
    while len(d.progress) > progress_limit(s, seat):
        yield from discard_progress(g, seat, 1, "ETH-PRG-11")


def discard_progress(g: Game[Dream], seat: Seat, count: int, rule: str) -> Script[None]:
    """ETH-PRG-05, -10: placed Progress cards go to the discard pile."""
    d = g.state.dreamers[seat]
    for card in (yield from choose_exactly(g, seat, count, d.progress, PickCard, rule=rule)):
        drop_progress(g, seat, card)


def drop_progress(g: Game[Dream], seat: Seat, card: int) -> None:
    """Put a placed Progress card on the discard pile."""
    take_up(g.state.dreamers[seat], card)
    lay_down(g.state, seat, card)
    g.tell(Discarded, seat, [card])


def take_up(d: Dreamer, card: int) -> None:
    """Take a placed Progress card from where it lies."""
    d.progress.remove(card)
    if card in d.flipped:
        d.flipped.remove(card)


def flip(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-PRG-06: turn a placed Progress card face down."""
    g.state.dreamers[seat].flipped.append(card)
    g.tell(Flipped, seat, card)


# Sealing


def seal_top(g: Game[Dream], seat: Seat, count: int) -> None:
    """ETH-SEA-01, -04, -05: Seal cards from the top of the deck; Flaws are skipped and lie on top again."""
    d = g.state.dreamers[seat]
    done: list[int] = []
    skipped: list[int] = []
    while len(done) < count and deck_size(d):
        card = take_top(g, seat)
        (skipped if isinstance(CARDS[card], Flaw) else done).append(card)
    if skipped:
        d.deck.top += skipped[::-1]
        turn_up(g, seat)
    d.sealed += done
    if done:
        g.tell(CardsSealed, seat, done)


def unseal(g: Game[Dream], seat: Seat, count: int) -> None:
    """ETH-SEA-02, -07: take cards from the Sealed pile to the discard pile, the last one first."""
    d = g.state.dreamers[seat]
    cards = d.sealed[: -count - 1 : -1]
    if cards:
        del d.sealed[-len(cards) :]
        d.discard += cards
        g.tell(Unsealed, seat, cards)


def unseal_this(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-SEA-07: a card of choice goes from the Sealed pile to the discard pile."""
    d = g.state.dreamers[seat]
    d.sealed.remove(card)
    d.discard.append(card)
    g.tell(Unsealed, seat, [card])


# Flaws


def draw_flaw(g: Game[Dream]) -> int | None:
    """Take the top Flaw card; None if there is none left (ETH-LIM-01)."""
    s = g.state
    if s.flaw_deck:
        return g.rng.take(s.flaw_deck)
    return s.flaws_below.pop(0) if s.flaws_below else None


def gain_flaw(g: Game[Dream], seat: Seat) -> None:
    """ETH-FLW-01: the top Flaw goes on top of the discard pile; ETH-SFT-10: in story mode it is but told."""
    if g.state.options.story:
        g.tell(FlawSpared, seat)
        return
    card = draw_flaw(g)
    if card is not None:
        show(g, card)
        g.state.dreamers[seat].discard.append(card)
        g.tell(FlawGained, seat, card)


def return_flaw(g: Game[Dream], seat: Seat, card: int) -> None:
    """ETH-FLW-04: a Flaw goes under the Flaw deck."""
    g.state.flaws_below.append(card)
    g.tell(FlawRemoved, seat, card)


def put_down_all(g: Game[Dream], seat: Seat) -> None:
    """ETH-MAP-30: a Dreamer puts everything down that is carried."""
    d = g.state.dreamers[seat]
    for token in d.carries:
        g.state.tokens.setdefault(token, []).append(d.space)
        g.tell(TokenPut, token, d.space)
    d.carries = []
    redraw(g.state)


def is_progress(card: int) -> bool:
    """ETH-PRG-01: say whether a card is a Progress card."""
    found = CARDS[card]
    return isinstance(found, Influence) and found.place is not None


def flippable(d: Dreamer) -> list[int]:
    """Return the placed Progress cards that lie face up."""
    return [card for card in d.progress if card not in d.flipped]
