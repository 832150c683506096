"""What a lesson of Inception City foresees: the top of the deck, the bribes, `3` on a red die, `deal`."""

from collections.abc import Sequence

from dreamtable.games.inception.model import KIND_OF, Face, Kind, Table, undealt
from dreamtable.kernel import BadSetup
from dreamtable.telling.coach import Foreseer


def number(s: Table, wish: str, _n: int) -> int:
    """DRM-DIC-01, DRM-BRB-05: return by which number a die shows so much, or a bribe is drawn."""
    if wish.isdigit():
        return int(wish) - 1
    return [s.bribes[bribe] for bribe in undealt(s)].index(Face[wish.upper()])


def order(wish: str, things: Sequence[object]) -> list[object]:
    """DRM-SET-01, DRM-SET-10: return the cards that lie on top of the deck, the next one first; or bribes."""
    names = wish.split()
    if set(things) <= set(Face):
        return [Face[name.upper()] for name in names]
    deck = sorted(card for card in things if isinstance(card, int))
    top: list[object] = []
    for name in names:
        kind = Kind[name.upper().replace("-", "_")]
        card = next((card for card in deck if KIND_OF[card] is kind), None)
        if card is None:
            raise BadSetup(f"There are not so many {name} cards in the deck.")
        deck.remove(card)
        top.append(card)
    return top


FORESEER = Foreseer(number, order)
