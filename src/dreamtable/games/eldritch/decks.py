"""ELD-ENC-11, ELD-SPD-07, ELD-GAN-04 to -06: decks, and what comes from them."""

from collections.abc import Sequence

from dreamtable.games.eldritch.box import CARDS, NUMBERS, TRAITS
from dreamtable.games.eldritch.model import NOTHING, Table
from dreamtable.kernel import Chance, Deck, Game, draw, renew


def top_of(g: Game[Table], deck: Deck) -> int:
    """ELD-SPD-07: take the top card; an empty deck is made anew from its pile."""
    if not deck.pile:
        renew(deck)
    if not deck.pile:
        return NOTHING
    card = draw(g, deck)
    g.state.looked.pop(card, None)
    return card


def draw_top(g: Game[Table], deck: Deck) -> int:
    """ELD-ENC-11, ELD-SPD-07: take the top card; when the deck is empty then, its pile is shuffled."""
    card = top_of(g, deck)
    if not deck.pile:
        renew(deck)
    return card


def search(g: Game[Table], deck: Deck, traits: Sequence[str], name: str) -> int:
    """ELD-GAN-05, ELD-GAN-06: take the first card that fits, from the deck, then its pile; and shuffle."""
    for pile in (deck.pile, deck.discard):
        if fitting := cards_like(pile, traits, name):
            known = name or pile is deck.discard or fitting[-1] in pile[len(pile) - deck.fixed :]
            card = fitting[-1] if known else g.rng.pick(fitting)
            pile.remove(card)
            deck.fixed = 0
            return card
    return NOTHING


def cards_like(pile: Sequence[int], traits: Sequence[str], name: str) -> list[int]:
    """Return the cards of a pile that have a name, if one is asked for, and one of the traits."""
    cards = [card for card in NUMBERS[name] if card in pile] if name else list(pile)
    return [card for card in cards if not TRAITS[card].isdisjoint(traits)] if traits else cards


def has_trait(card: int, traits: Sequence[str]) -> bool:
    """Say whether a card has one of the traits, or whether none is asked for."""
    return not traits or not TRAITS[card].isdisjoint(traits)


# Spells and conditions: face up, drawn from below


def from_below(g: Game[Table], deck: Sequence[int], fitting: list[int], name: str) -> int:
    """ELD-GAN-04: return a card that fits, by chance; the one whose front lies on top is the last to come.

    Cards of one name are alike as long as nobody has seen their backs: nothing is left to chance among them.
    """
    if len(fitting) > 1 and deck[-1] in fitting:
        fitting.remove(deck[-1])
    return fitting[0] if name else g.rng.pick(fitting)


def turn_up(deck: list[int], rng: Chance) -> None:
    """ELD-SET-14, ELD-GAN-05: shuffle a face-up deck: any of its cards may lie on top."""
    if deck:
        deck.append(rng.take(deck))


def back_of(g: Game[Table], card: int) -> int:
    """ELD-CND-03: which back a card has, which is chance among those of its name that nobody has seen."""
    backs = g.state.backs
    if card not in backs:
        copies = NUMBERS[CARDS[card].id]
        seen = [backs[one] for one in copies if one in backs]
        backs[card] = g.rng.pick([back for back in range(len(copies)) if back not in seen])
    return backs[card]


def shuffle_in(g: Game[Table], deck: list[int], card: int) -> None:
    """ELD-SPL-06: nobody can tell afterwards which of the cards of that name it was."""
    s = g.state
    deck.insert(g.rng.below(len(deck) + 1), card)
    alike = cards_like(deck, (), CARDS[card].id)
    if len(alike) == 1:  # then everybody can
        return
    for one in alike:
        s.backs.pop(one, None)
        s.peeked.pop(one, None)
