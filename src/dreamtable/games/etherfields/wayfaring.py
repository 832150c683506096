"""How bots find their way between the Dreams: over the map, through Slumbers, markets and Awakenings."""

from collections.abc import Mapping

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Gate, Influence
from dreamtable.games.etherfields.changes import distress_limit
from dreamtable.games.etherfields.judging import is_worth_buying
from dreamtable.games.etherfields.model import View, WorldView
from dreamtable.games.etherfields.moves import (
    Awaken,
    BuyCard,
    DeckDone,
    EndEvening,
    EnterGate,
    FaceSlumber,
    GoTo,
    LeaveOut,
    PickCard,
    PutBack,
    PutIn,
    Recover,
    Refresh,
    Shop,
    SkipSlumber,
    TakeAdvice,
    TakeKey,
    TakeShortcut,
    ThroughDoor,
    UseShopping,
)
from dreamtable.games.etherfields.world.cards import District, Location
from dreamtable.games.etherfields.world.gates import price_of as gate_price
from dreamtable.games.etherfields.world.places import places_in
from dreamtable.games.etherfields.world.shopping import price_of
from dreamtable.kernel import Move, Seat

FAR = 99
SHORTCUT = 3
"""A shortcut is worth so many arrows: each Dreamer Seals a card for it."""
WORTH_BUYING = 0.4
"""So much better than a usual card of its price must one be to be bought."""
WORTH_A_WALK = 3
"""With so much Ether one goes shopping first."""
WORN_DISTRESS, WORN_CARDS = 3, 10
"""Who can bear so little more, or has so few cards left, had better awaken."""


def rate_way(v: View, seat: Seat, move: Move) -> float | None:
    """Return how good a move looks between the Dreams; None if it is one that is made anywhere."""
    world = v.world
    if world is None:
        return None
    match move:
        case GoTo(to) | ThroughDoor(to):
            return 50.0 - 2.0 * steps_from(v, world, to)
        case TakeShortcut(to):
            return 50.0 - 2.0 * (steps_from(v, world, to) + SHORTCUT)
        case Awaken():
            return 60.0 if is_worn(v) and world.team != awakening(world) else -10.0
        case EndEvening():
            return -20.0 if wanted(v, world) else 55.0
        case EnterGate():
            return 100.0
        case FaceSlumber():
            return 4.0 if is_worn(v) else 10.0
        case SkipSlumber():
            return 6.0
        case Recover(what) | Refresh(what):
            return need_of(v, seat, what)
        case BuyCard(card):
            return rate_goods(v, seat, card)
        case LeaveOut() | PutIn():
            return -1.0
        case Shop(what):
            return 2.0 if what == "influence" else 1.0
        case PickCard(card) if card in (*v.items, *v.storage):
            return 3.0
    return FIXED.get(type(move))


FIXED: Mapping[type[Move], float] = {
    TakeKey: 10.0,
    UseShopping: 10.0,
    PutBack: -5.0,
    TakeAdvice: 30.0,
    DeckDone: 20.0,
}


def rate_goods(v: View, seat: Seat, card: int) -> float:
    """ETH-MKT-02, ETH-SHP-03: return how good it looks to buy something; an Item always does."""
    if not isinstance(CARDS[card], Influence):
        return 6.0
    d = v.dreamers[seat]
    owned = [
        one for one in (*d.discard, *d.hand, *d.sealed, *d.progress) if isinstance(CARDS[one], Influence)
    ]
    gain = is_worth_buying(card, price_of(v, seat, card), owned)
    return 5.0 + gain if gain > WORTH_BUYING else -1.0


def is_worn(v: View) -> bool:
    """Say whether a Dreamer is too weak for another Slumber."""
    for seat, d in enumerate(v.dreamers):
        if distress_limit(v, seat) - d.distress <= WORN_DISTRESS:
            return True
        if d.deck + len(d.hand) + len(d.discard) <= WORN_CARDS:
            return True
    return False


def need_of(v: View, seat: Seat, what: str) -> float:
    """Return how much a Dreamer needs to recover in a way."""
    d = v.dreamers[seat]
    match what:
        case "distress":
            return 3.0 * d.distress
        case "sealed":
            return 1.5 * len(d.sealed)
        case "progress":
            return 2.5 * len(d.flipped)
        case "deck":
            return float(len(d.discard) - d.deck)
    return 1.0


# Over the map


def there(world: WorldView) -> dict[str, Location]:
    """Return the locations that were found."""
    return places_in([CARDS[card].id for card in world.districts])


def awakening(world: WorldView) -> str:
    """Return the Awakening location."""
    return next((at for at, place in there(world).items() if "awakening" in place.icons), "")


def wanted(v: View, world: WorldView) -> list[str]:
    """Return where the Team wants to go: shopping with Ether, to a Gate whose Keys it has, else to Keys."""
    found = there(world)
    if world.shopping and max(d.ether for d in v.dreamers) >= WORTH_A_WALK:
        return [at for at, place in found.items() if "shop" in place.icons]
    gates = [BOX.card(card, Gate) for card in world.gates]
    tiles = [BOX.card(card, District) for card in world.districts]
    ends: list[str] = []
    for gate in gates:
        letters = {at[:1] for tile in tiles if gate.district in (tile.code, tile.of) for at in tile.locations}
        doors = [at for at, place in found.items() if at[:1] in letters and "gate" in place.icons]
        if doors and gate_price(v, gate) > v.keys:
            doors = [at for at, place in found.items() if {"key", "gate"} & set(place.icons)]
        ends += doors
    return ends


def steps_from(v: View, world: WorldView, start: str) -> int:
    """Return how many arrows it is from a location to where the Team wants to go; shortcuts count more."""
    ends, found = wanted(v, world), there(world)
    far = {start: 0}
    left = [start]
    while left:
        left.sort(key=far.__getitem__)
        at = left.pop(0)
        if at in ends:
            return far[at]
        ways = [*((to, 1) for to in found[at].to), *((to, SHORTCUT) for to in found[at].short)]
        for to, steps in ways:
            if to in found and far[at] + steps < far.get(to, FAR):
                far[to] = far[at] + steps
                left.append(to)
    return FAR // 3
