"""DRM-SWP: Body Swap, and the end of it."""

from dreamtable.games.inception.cards import use_card
from dreamtable.games.inception.events import CardUsedOn, CharactersReturned, CharactersSwapped
from dreamtable.games.inception.model import (
    CARDS,
    FIRST_BODY_SWAP,
    LIMBO,
    MOST_SEATS,
    Card,
    Table,
    within_reach,
)
from dreamtable.games.inception.moves import BodySwap
from dreamtable.kernel import Game, Seat

SWAPS = {
    card: [BodySwap(card, target) for target in range(MOST_SEATS)] for card in range(FIRST_BODY_SWAP, CARDS)
}


def may_swap(s: Table, seat: Seat) -> bool:
    """DRM-SWP-03, DRM-TIM-13: whether a player could use Body Swap as far as the table knows."""
    return (
        s.body_swaps
        and bool(s.hands[seat])
        and s.places[seat] != LIMBO
        and not s.seals[seat]
        and within_reach(s, seat) not in ([], [s.lord])
    )


def swaps(s: Table, seat: Seat, card: Card, reach: list[Seat]) -> list[BodySwap]:
    """DRM-SWP-02, DRM-SWP-03, DRM-LAB-06: with any thief within reach, if the user is not sealed."""
    ways = SWAPS[card]
    return [] if s.seals[seat] else [ways[target] for target in reach if target != s.lord]


def swap(g: Game[Table], seat: Seat, move: BodySwap) -> None:
    """DRM-SWP-04: the two exchange character cards; everything else stays with the seats."""
    characters = g.state.characters
    use_card(g, seat, move.card)
    g.tell(CardUsedOn, seat, move.card, move.target)
    characters[seat], characters[move.target] = characters[move.target], characters[seat]
    g.tell(CharactersSwapped, seat, move.target)


def swap_back(g: Game[Table]) -> None:
    """DRM-SWP-05: at turn end every character card goes back to its owner."""
    s = g.state
    if s.characters != s.owned:
        s.characters = list(s.owned)
        g.tell(CharactersReturned)
