"""ETH-ACT, ETH-BAS-01: whole deeds for whoever wishes for one: the way, and the payment that hurts least.

All of it is planned from a view. What is paid are cards of the hand, then Items; nothing is left to chance.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from dreamtable.content.effects import ALWAYS, holds
from dreamtable.games.etherfields import routing
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Influence, Item
from dreamtable.games.etherfields.changes import change, forbidden, least_of
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.gradual import markers_on
from dreamtable.games.etherfields.look import is_full
from dreamtable.games.etherfields.map import printed_at, reach, within
from dreamtable.games.etherfields.model import NOTHING, SPACES, Colour, View
from dreamtable.games.etherfields.movement import trapped
from dreamtable.games.etherfields.moves import (
    Act,
    Finish,
    PayCard,
    PayItem,
    PickColour,
    PickPrice,
    PlaceCard,
    StartMove,
    Walk,
)
from dreamtable.games.etherfields.naming import action_name, card_name, space_name
from dreamtable.games.etherfields.parts import DREAM_SORTS, Entry
from dreamtable.games.etherfields.performing import reach_of
from dreamtable.games.etherfields.standing import space_of
from dreamtable.games.etherfields.terms import Cost, Price
from dreamtable.kernel import Menu, Move
from dreamtable.telling import Note, Proposal, Proposing, Word
from dreamtable.telling.guide import change as changes
from dreamtable.telling.guide import price as costs
from dreamtable.telling.guide import warning

FLEXIBLE = 0.2
"""What a card that can pay another colour as well is worth more in the hand."""
TEXT = 0.3
"""What a card is worth more in the hand that could be placed or used at once."""
DEAR = 5.0
"""What an Item is worth more than a card of the hand: it comes back only by luck."""
FAR = 12
"""No Move is longer."""
SILENT = ("ether", "gem", "key", "hour", "distress")
"""Parts of a price that are paid without a question."""


class Payment(NamedTuple):
    """What is paid for something."""

    cards: tuple[int, ...]
    colour: Colour
    loss: float
    """What it costs to do without these cards."""
    wasted: int = 0
    price: Price | None = None
    share: int = 0
    """ETH-GRD-03: of a gradual price, how many of its parts."""
    parts: int = 0
    """ETH-GRD-03: how many parts are still to be paid."""


Ways = dict[int, tuple[list[int], int]]
"""By space, the way there and how much Intent it takes."""


class Way(NamedTuple):
    """A Move that is paid for."""

    spaces: list[int]
    payment: Payment


class Plan(NamedTuple):
    """A whole deed."""

    way: Way | None = None
    first: Move | None = None
    """What is announced at its end."""
    payment: Payment | None = None

    @property
    def loss(self) -> float:
        """What all of it costs."""
        return sum(one.loss for one in (self.way and self.way.payment, self.payment) if one)


# What is paid


def worth(card: int) -> float:
    """Return what a card is worth in the hand."""
    gives = BOX.intent(card)
    held = CARDS[card]
    more = DEAR if isinstance(held, Item) else 0.0
    if isinstance(held, Influence) and (held.rapid or held.place is not None):
        more += TEXT
    return max(gives) + FLEXIBLE * sum(1 for one in gives if one) + more


def sets_of(cards: Sequence[int], colour: int, need: int) -> Iterator[tuple[float, tuple[int, ...], int]]:
    """Return which cards together give enough Intent, none of them too many: loss, cards, what is wasted."""
    giving = [card for card in cards if BOX.intent(card)[colour]]
    for count in range(1, len(giving) + 1):
        for chosen in combinations(giving, count):
            gives = [BOX.intent(card)[colour] for card in chosen]
            if need <= sum(gives) < need + min(gives):
                yield sum(map(worth, chosen)), chosen, sum(gives) - need


def purse(v: View, card: int = NOTHING) -> list[int]:
    """Return what a Dreamer may pay with: the hand but for the card that is played, and Items."""
    hand = list(v.dreamers[v.seat].hand)
    if card in hand:
        hand.remove(card)
    items = [] if forbidden(v, v.seat, "items") else [one for one in v.items if one != card]
    return hand + items


def payments(v: View, cost: Cost, kind: str, card: int, action: int = NOTHING) -> Iterator[Payment]:
    """Return the ways to pay the Intent of a cost whole, or as much of a gradual one as can be paid."""
    cards, seats = purse(v, card), len(v.dreamers)
    less = -change(v, v.seat, f"cost-{kind}") - change(v, v.seat, "cost-next")
    for price in cost.ways:
        has_all = all(has_part(v, part.what, part.num) for part in price.parts)
        if not price.intents or price.is_x or not has_all:
            continue
        for colour, num in price.intents:
            base = num * seats if price.times_players else num
            left = max(1, seats - markers_on(v, action, colour)) if price.gradual else 1
            for share in range(left, 0, -1):
                found = list(sets_of(cards, colour, max(1, base * share - less)))
                for loss, chosen, wasted in found:
                    yield Payment(chosen, Colour(colour), loss, wasted, price, share, left)
                if found:
                    break


def has_part(v: View, what: str, num: int) -> bool:
    """Say whether a Dreamer has what a part of a price asks for, and is not asked which."""
    d = v.dreamers[v.seat]
    has = {"ether": d.ether, "gem": d.gems, "key": v.keys, "hour": v.hours, "distress": num}
    return what in SILENT and has[what] >= num


# The way there


def ways(v: View) -> Ways:
    """ETH-MOV-01, -08: return the spaces that a Move can lead to, each with its way and the Intent it takes.

    The way with the fewest traps is taken, and of those the shortest.
    """
    seat = v.seat
    less = -change(v, seat, "cost-move") - change(v, seat, "cost-next")
    further, most = change(v, seat, "move"), least_of(v, seat, "move-max")
    walls, traps = change(v, seat, "move-walls"), trapped(v)
    rich = sum(BOX.intent(card)[Colour.CUNNING] for card in purse(v)) + less + further
    found: Ways = {}
    for steps in range(1, min(rich, FAR if most is None else most) + 1):
        for space, way in reach(v, v.dreamers[seat].space, steps, traps, walls=walls).items():
            if not way or is_full(v, space):
                continue
            if space not in found or sprung(way, traps) < sprung(found[space][0], traps):
                found[space] = way, max(1, max(1, steps - further) - less)
    return found


def sprung(way: Sequence[int], traps: int) -> int:
    """Return how many traps lie on a way."""
    return sum(traps >> space & 1 for space in way)


def moves_to(v: View, open_: Ways, ends: Sequence[int], keeping: Sequence[int] = ()) -> Iterator[Way]:
    """Return Moves that end in one of some spaces, paid without the cards that are kept."""
    cards = purse(v)
    for card in keeping:
        if card in cards:
            cards.remove(card)
    for space in ends:
        if space in open_:
            way, need = open_[space]
            for loss, chosen, wasted in sets_of(cards, Colour.CUNNING, need):
                yield Way(way, Payment(chosen, Colour.CUNNING, loss + len(way) / 100, wasted))


# What can be wished for


def planned(v: View, wish: str, open_: Ways) -> Plan | None:
    """Return the deed that a wish means, where it costs least; None if it can't be had."""
    kind, _, written = wish.partition(":")
    number = int(written)
    match kind:
        case "space":
            found = [Plan(way) for way in moves_to(v, open_, [number])]
        case "action":
            found = list(of_action(v, number, open_))
        case "card":
            place = BOX.card(number, Influence).place
            paid = payments(v, place, "place", number) if place is not None else ()
            found = [Plan(first=PlaceCard(number), payment=one) for one in paid]
        case _:
            found = []
    return min(found, key=lambda plan: plan.loss, default=None)


def of_action(v: View, action: int, open_: Ways) -> Iterator[Plan]:
    """Return how an action can be come to and paid: from here, or where a Move leads."""
    entry = ACTIONS[action]
    cost = entry.action.cost
    paid: list[Payment | None] = list(payments(v, cost, entry.kind, entry.card, action))
    if cost.is_free:
        paid = [None]
    ends = ends_for(v, action, entry)
    for one in paid:
        if ends is None or v.dreamers[v.seat].space in ends:
            yield Plan(None, Act(action), one)
        else:
            for way in moves_to(v, open_, ends, one.cards if one is not None else ()):
                yield Plan(way, Act(action), one)


def ends_for(v: View, action: int, entry: Entry) -> list[int] | None:
    """ETH-MAP-07, ETH-ATK-02: return the spaces from which an action can be used; None for all."""
    if entry.sort not in ("map", "entity"):
        return None
    far = reach_of(v, v.seat, entry)
    if v.dreamers[v.seat].dazed:
        far = min(far, 1)
    at = [one.space for one in v.figures if one.entity == entry.card] if entry.sort == "entity" else []
    at += [space] if entry.sort == "map" and (space := space_of(v, action)) != NOTHING else []
    mask = 0
    for space in at:
        mask |= within(v, space, far)
    return [space for space in range(SPACES) if mask >> space & 1]


def is_open(v: View, action: int) -> bool:
    """ETH-ACT-14, -15: say whether neither a limit nor an unmet need keeps a Dreamer from a Dream action."""
    entry = ACTIONS[action]
    printed = entry.action
    if action in v.closed or printed.limit == "dream" or forbidden(v, v.seat, entry.kind):
        return False
    if (printed.limit == "once" or "once" in printed.kw) and action in v.used:
        return False
    look = Onlooker(v, v.seat, entry.card)
    return entry.sort == "entity" or printed.needs is ALWAYS or bool(holds(look, printed.needs))


def wishes(v: View, menu: Menu) -> list[str]:
    """Return what a Dreamer on the open floor can wish for: spaces, actions, cards to be placed."""
    if v.world is not None and (found := routing.wishes(v, menu)):
        return found
    moves = list(menu)
    begins = [move for move in moves if isinstance(move, Act | PlaceCard)]
    if v.payments or not any(isinstance(move, StartMove | Act | PlaceCard) for move in moves):
        return []
    found = [
        f"action:{move.action}" if isinstance(move, Act) else f"card:{move.card}"
        for move in begins
        if not isinstance(move, Act) or not ACTIONS[move.action].action.cost.is_free
    ]
    open_: Ways = {}
    if any(isinstance(move, StartMove) for move in moves):
        open_ = ways(v)
        found += [f"space:{space}" for space in open_]
        found += [f"action:{one}" for one in beyond(v)]
    return [wish for wish in dict.fromkeys(found) if planned(v, wish, open_) is not None]


def beyond(v: View) -> list[int]:
    """Return the actions on the map and on figures, wherever they are."""
    if v.options.turn_by_turn:  # ETH-TBT-02: whether another one may be performed in the round is not seen
        return []
    cards = [*(laid.tile for laid in v.tiles), *(entity.card for entity in v.entities)]
    found = [action for card in cards for action in BOX.actions_of.get(card, ())]
    return [one for one in found if ACTIONS[one].sort in DREAM_SORTS and is_open(v, one)]


# The answers, and what is told of them


def plan(v: View, wish: str) -> list[Move]:
    """Return the answers that a wish takes."""
    if v.world is not None and wish.startswith(f"{routing.KIND}:"):
        return routing.plan(v.world, wish.partition(":")[2])
    found = planned(v, wish, ways(v))
    if found is None:
        return []
    answers: list[Move] = []
    if found.way is not None:
        answers += [StartMove(), *paying(v, found.way.payment), Walk(found.way.spaces[-1])]
    if found.first is not None:
        answers += [found.first, *(paying(v, found.payment) if found.payment is not None else ())]
    return answers


def paying(v: View, payment: Payment) -> Iterator[Move]:
    """Return the answers of a payment."""
    if payment.price is not None:
        yield PickPrice(payment.price.written)
        yield PickColour(payment.colour)
    for card in payment.cards:
        yield PayItem(card) if card in v.items else PayCard(card)
    yield Finish()


def told(v: View, wish: str, moves: Sequence[Move]) -> Proposal:
    """Return what is proposed: where it leads, what it takes and wastes, and what lies on the way."""
    if v.world is not None and wish.startswith(f"{routing.KIND}:"):
        return routing.told(v, v.world, wish.partition(":")[2])
    found = planned(v, wish, ways(v)) or Plan()
    notes: list[Note] = []
    refs: list[str] = []
    if found.way is not None:
        way = found.way
        refs += [f"space:{space}" for space in way.spaces]
        if found.first is not None:
            where = space_name(v, way.spaces[-1])
            notes.append(changes("proposal-walks", space=where, steps=len(way.spaces)))
        for space in way.spaces:
            printed = printed_at(v, space)
            if printed is not None and printed.trap:
                notes.append(warning("proposal-trap", space=space_name(v, space)))
    paid = [move.card for move in moves if isinstance(move, PayCard | PayItem)]
    refs += [wish, *(f"card:{card}" for card in paid)]
    if paid:
        names = Word(
            "proposal-cards", {"cards": [Word("proposal-card", {"card": card_name(card)}) for card in paid]}
        )
        notes.insert(0, costs("proposal-pays", cards=names))
    wasted = sum(one.wasted for one in (found.way and found.way.payment, found.payment) if one)
    if wasted:
        notes.append(changes("proposal-wastes", num=wasted))
    if found.payment is not None and found.payment.parts > found.payment.share:
        notes.append(changes("proposal-share", num=found.payment.share, of=found.payment.parts))
    return Proposal(title(v, wish), notes, tuple(dict.fromkeys(refs)))


def title(v: View, wish: str) -> Word:
    """Return what a wish is called."""
    kind, _, written = wish.partition(":")
    match kind:
        case "space":
            return Word("proposal-go", {"space": space_name(v, int(written))})
        case "card":
            return Word("proposal-place", {"card": card_name(int(written))})
    return Word("proposal-act", {"action": action_name(int(written))})


PROPOSING = Proposing(wishes, plan, told, picks=(PickPrice, PickColour, Finish))
