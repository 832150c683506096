"""What a player can tell about cards that he does not see."""

from dreamtable.games.inception.model import COPIES, KIND_OF, Kind, View
from dreamtable.kernel import Seat


def unseal_rate(view: View) -> float:
    """DRM-BOT-02: return the share of Unseals among the cards that nobody has seen yet."""
    hand = view.hands[view.seat]
    seen = [KIND_OF[card] for card in (*view.discard, *hand)].count(Kind.UNSEAL)
    cards = view.deck_size + sum(view.hand_sizes) - len(hand)
    return (COPIES[Kind.UNSEAL] - seen) / cards if cards else 0.0


def unseals_of(view: View, seat: Seat, rate: float) -> float:
    """Return how many Unseals another player is likely to hold, at a share of them among unseen cards."""
    known = view.hands[seat]
    sure = sum(1 for card in known if KIND_OF[card] is Kind.UNSEAL)
    return sure + (view.hand_sizes[seat] - len(known)) * rate
