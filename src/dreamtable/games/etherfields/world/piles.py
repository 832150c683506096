"""Face-down decks of the world: drawn from, put under, shuffled; and what their cards are in the box."""

from functools import cache

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Card, Gate
from dreamtable.games.etherfields.model import Dream, Pile, World
from dreamtable.games.etherfields.world.cards import (
    Coded,
    District,
    Fate,
    FirstMemory,
    Season,
    SlumberEntity,
    SlumberEvent,
    Wisdom,
)
from dreamtable.kernel import Game, RulesBug

CODED = (Wisdom, Season, District, Gate, SlumberEntity, SlumberEvent, Fate, FirstMemory)


def world_of(s: Dream) -> World:
    """Return what lies between the Dreams; only on a Way it does."""
    if s.world is None:
        raise RulesBug("There is no world inside a Dream.")
    return s.world


def draw(g: Game[Dream], pile: Pile) -> str | None:
    """Take the top card; chance says which it was, unless somebody has seen it. None if there is none."""
    if pile.top:
        return pile.top.pop(0)
    if pile.loose:
        return g.rng.take(pile.loose)
    return pile.below.pop(0) if pile.below else None


def shuffle(pile: Pile, *more: str) -> None:
    """Shuffle a deck, with some cards more: from now on nobody knows its order."""
    pile.loose = sorted([*pile.loose, *pile.top, *pile.below, *more])
    pile.top, pile.below = [], []


@cache
def _coded(kind: type[Card], _edition: object) -> dict[str, str]:
    return {BOX.notes[card].code: CARDS[card].id for card in BOX.of(kind)}


def with_code(code: str, *kinds: type[Card]) -> str:
    """Return the id of the component of some kinds with a code; nothing if this edition has none."""
    for kind in kinds or CODED:
        if code in (found := _coded(kind, BOX.edition)):
            return found[code]
    return ""


def district(name: str) -> District:
    """Return a Dreamworld tile by its id."""
    return BOX.card(NUMBERS[name], District)


def coded(name: str) -> Coded:
    """Return a Season, a Wisdom card or a district by its id."""
    return BOX.card(NUMBERS[name], Coded)
