"""Face-down decks of the world: drawn from, put under, shuffled; and what their cards are in the box."""

from msgspec.structs import replace

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Card, Gate
from dreamtable.games.etherfields.model import Dream, Pile, World
from dreamtable.games.etherfields.world.cards import District
from dreamtable.kernel import Game, RulesBug


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


def whole(pile: Pile) -> list[str]:
    """Return all cards of a deck."""
    return [*pile.loose, *pile.top, *pile.below]


def shuffle(pile: Pile, *more: str) -> None:
    """Shuffle a deck, with some cards more: from now on nobody knows its order."""
    pile.loose = sorted([*whole(pile), *more])
    pile.top, pile.below = [], []


def with_code(code: str, *kinds: type[Card]) -> str:
    """Return the id of the component of some kinds with a code; nothing if this edition has none. Faces that
    share a letter lie together in the box (ETH-SEC-21)."""
    faces = [
        *BOX.secrets.get(code.partition(".")[0], ()),
        *BOX.secrets.get(f"tile {code}", ()),
        *BOX.of(Gate),
    ]
    for card in faces:
        held: Card = CARDS[card]
        if isinstance(held, kinds) and BOX.notes[card].code == code:
            return held.id
    return ""


def district(name: str) -> District:
    """Return a Dreamworld tile by its id."""
    return BOX.card(NUMBERS[name], District)


def without(world: World, done: list[str]) -> World:
    """ETH-FME-01: return a world without First Memories that were fulfilled. It is another one, because what
    was kept before a lost try must stay as it was (ETH-MCH-09)."""
    left = [one for one in world.memories if one not in done]
    gone = [one for one in done if one not in world.removed]
    return replace(world, memories=left, removed=[*world.removed, *gone])
