"""ETH-ACT, ETH-GRD, ETH-BST: costs, the payment that is open, Boosts, gradual actions."""

from functools import cache
from typing import NamedTuple

from dreamtable.content.effects import Steps, number, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Action, Usable
from dreamtable.games.etherfields.decks import (
    discard,
    flip,
    flippable,
    seal_cards,
    take_out,
    take_top,
    take_up,
)
from dreamtable.games.etherfields.events import (
    Cancelled,
    CardsSealed,
    Discarded,
    Failed,
    IntentAdded,
    ItemStored,
    Lost,
    MarkersPut,
    MarkersTaken,
    TeamLost,
)
from dreamtable.games.etherfields.events import (
    Paid as PaidCard,
)
from dreamtable.games.etherfields.look import (
    Onlooker,
    change,
    deck_size,
    forbidden,
    influence_in_deck,
    order,
    own_sources,
    top_back,
)
from dreamtable.games.etherfields.model import (
    DISTRESS_MARKERS,
    LUCK_ADDS,
    MARKERS,
    NOTHING,
    Colour,
    Dream,
    Luck,
    Luckless,
    Markers,
    Passing,
    Payment,
)
from dreamtable.games.etherfields.moves import (
    Act,
    Bear,
    Boost,
    Cancel,
    Finish,
    GiveUp,
    PayCard,
    PayItem,
    PickCard,
    PickColour,
    PickNumber,
    PickPrice,
    TakeMarker,
)
from dreamtable.games.etherfields.rolls import roll_luck
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import COLOURS, MANY, Cost, Number, Part, Price
from dreamtable.kernel import Game, Move, Script, Seat, choose_exactly

BOOST: Move = Boost()
FINISH: Move = Finish()
CANCEL: Move = Cancel()
GIVE_UP: Move = GiveUp()
FAIL_SEAL = 3
MOST_ADDED = 3


class Paid(NamedTuple):
    """What a payment came to."""

    times: int = 1
    """How often the effect is resolved; 0 if only markers were put."""
    x: int = 0


def kind_of(action: Action) -> str:
    """Return what kind of payment an action makes."""
    if "assault" in action.kw:
        return "assault"
    return "contact" if "contact" in action.kw else "action"


def moment_of(action: Action) -> str:
    """Return the moment at which alone an action makes sense (`roll`, `harm`, `payment`, `step`, `vote`)."""
    return next((moment for step in steps_in(action.do) if (moment := getattr(step, "moment", ""))), "")


# What can be paid


class Help(NamedTuple):
    """What a text may do for a payment."""

    adds: tuple[tuple[str, Number], ...] = ()
    """Intent that it adds, each with its colour or `same`."""
    recolours: bool = False
    draws: bool = False
    once: int = NOTHING
    """The action that can be used but once a Turn."""
    kw: str = ""
    """The only kind of payment that it helps with."""


class Helpers(NamedTuple):
    """What may help in a payment, by where it comes from."""

    in_hand: dict[int, Help]
    lying: dict[int, Help]
    """By Progress card, Mask or Item."""
    backs: dict[str, Help]
    when: dict[str, dict[int, Help]]
    """By event: the cards that wait for it."""


@cache
def _helpers(count: int) -> Helpers:
    """Return all that may help in a payment: Rapid effects, Masks, and what waits for payments."""
    found = Helpers({}, {}, {}, {})
    for at, entry in enumerate(ACTIONS[:count]):
        if "rapid" not in entry.action.kw and entry.sort != "mask":
            continue
        if moment_of(entry.action) not in ("", "payment"):
            continue
        once = at if entry.action.limit else NOTHING
        if help_ := _help_of(entry.action.do, once, getattr(CARDS[entry.card], "kw", "")):
            if entry.sort == "back":
                found.backs[CARDS[entry.card].id] = help_
            else:
                (found.in_hand if entry.sort == "hand" else found.lying)[entry.card] = help_
    for at, held in enumerate(CARDS):
        if isinstance(held, Usable):
            for event, do in held.when.items():
                if help_ := _help_of(do, NOTHING, held.kw):
                    found.when.setdefault(event, {})[at] = help_
    return found


def _help_of(do: Steps, once: int, kw: str) -> Help | None:
    adds: list[tuple[str, Number]] = []
    verbs: list[str] = []
    for step in steps_in(do):
        verbs.append(type(step).__name__)
        if verbs[-1] == "Intent":
            adds.append((getattr(step, "colour", ""), getattr(step, "num", Number(1))))
    help_ = Help(tuple(adds), "Recolour" in verbs, "Draw" in verbs, once, kw)
    return help_ if adds or help_.recolours or help_.draws else None


def affordable(s: Dream, seat: Seat, cost: Cost, card: int = NOTHING, action: int = NOTHING) -> bool:
    """ETH-ACT-02: say whether a cost could be paid in one of its ways."""
    kind = kind_of(ACTIONS[action].action) if action != NOTHING else "action"
    for price in cost.ways:
        if payable(s, seat, price, card, kind):
            return True
    return False


def payable(s: Dream, seat: Seat, price: Price, card: int, kind: str) -> bool:
    """Say whether one way to pay is open."""
    for part in price.parts:
        if not part_payable(s, seat, part, card):
            return False
    if not price.intents:
        return True
    return bool(colours_open(s, seat, price, card, kind, reduction(s, seat, kind)))


def colours_open(
    s: Dream, seat: Seat, price: Price, card: int, kind: str, less: int
) -> list[tuple[int, int]]:
    """ETH-ACT-09: return the colours in which a Dreamer could pay a price, each with its amount."""
    times = len(s.dreamers) if price.times_players else 1
    rounded = price.gradual and change(s, seat, "round-up")  # ETH-GRD-13
    return [
        (colour, num)
        for colour, num in price.intents
        if reaches(s, seat, colour, card, kind, (1 if rounded else max(1, num) * times) - less)
    ]


def reaches(s: Dream, seat: Seat, colour: int, card: int, kind: str, needed: int) -> bool:
    """ETH-INF-05: say whether a Dreamer could come to so much Intent of a colour in a payment."""
    d = s.dreamers[seat]
    intents = BOX.intents
    hand = spare_cards(s, seat, card)
    total = sum([intents[one][colour] for one in hand])
    if total >= needed:
        return True
    if s.items and not forbidden(s, seat, "items"):
        total += sum([intents[one][colour] for one in s.items if one != card])
    helps = _helping(s, seat, hand, kind)
    if any(one.draws for one in helps):
        return True
    if any(one.recolours for one in helps):
        total += max([max(intents[one]) - intents[one][colour] for one in hand], default=0)
    look = Onlooker(s, seat)
    total += sum([_most_added(look, one, colour) for one in helps])
    helpers = _helpers(len(ACTIONS))
    if (back := helpers.backs.get(top_back(d))) is not None:
        total += _most_added(look, back, colour) * deck_size(d)
    if total and can_boost(s, seat):
        total += MOST_ADDED
        good = helpers.when.get("boost-good", {})
        total += sum([_most_added(look, good[one], colour) for one in own_sources(s, seat) if one in good])
    return total >= needed


def _helping(s: Dream, seat: Seat, hand: list[int], kind: str) -> list[Help]:
    """Return what could help a Dreamer in a payment of a kind, besides Intent and the top of the deck."""
    d = s.dreamers[seat]
    in_hand, lying, _, when = _helpers(len(ACTIONS))
    found = [in_hand[one] for one in hand if one in in_hand]
    waiting = when.get(f"pay-{kind}", {})
    if d.progress or d.mask != NOTHING or s.items:
        for one in (*own_sources(s, seat), *s.items):
            if one in lying:
                found.append(lying[one])
            if one in waiting:
                found.append(waiting[one])
    return [one for one in found if one.kw in ("", kind) and one.once not in d.used]


def _most_added(look: Onlooker, help_: Help, colour: int) -> int:
    """Return how much Intent of a colour a text adds at most."""
    fitting = [num for name, num in help_.adds if name in ("same", COLOURS[colour])]
    return max([number(look, num) or 0 for num in fitting], default=0)


def being_played(s: Dream, seat: Seat) -> list[int]:
    """Return the cards that a Dreamer is just paying for, to play or place them."""
    return [pay.card for pay in s.payments if pay.seat == seat] if s.payments else []


def spare_cards(s: Dream, seat: Seat, card: int) -> list[int]:
    """ETH-ACT-07: return the cards of a hand but for one and those that are being played."""
    hand = list(s.dreamers[seat].hand)
    for one in (card, *[busy for busy in being_played(s, seat) if busy != card]):
        if one in hand:
            hand.remove(one)
    return hand


def can_boost(s: Dream, seat: Seat) -> bool:
    """ETH-BST-01: say whether a Dreamer may still Boost in this Turn."""
    d = s.dreamers[seat]
    if d.boosts and d.boosts >= 1 + change(s, seat, "boost-uses"):
        return False
    return not forbidden(s, seat, "boost")


def reduction(s: Dream, seat: Seat, kind: str) -> int:
    """ETH-ACT-18: return by how much a payment of a kind is lower; negative if it is higher."""
    less = -change(s, seat, f"cost-{kind}") - change(s, seat, "cost-next")
    if kind == "place" and not s.dreamers[seat].placed:
        less -= change(s, seat, "cost-place-first")
    return less


def part_payable(s: Dream, seat: Seat, part: Part, card: int) -> bool:
    """ETH-ACT-11: say whether a Dreamer or the Team has what a part of a price asks for."""
    d = s.dreamers[seat]
    num = max(1, part.num)
    match part.what:
        case "distress" | "self" | "seal-self":
            return True
        case "ether":
            return d.ether >= num
        case "gem":
            return d.gems >= num
        case "key":
            return s.keys >= num
        case "hour":
            return s.hours >= num
        case "hand":
            return num == MANY or len(spare_cards(s, seat, card)) >= num
        case "flip":
            return len(flippable(d)) >= num
        case "flip-self":
            return card in d.progress and card not in d.flipped
        case "seal":
            return influence_in_deck(d) >= num
        case "seal-each":
            return all(influence_in_deck(other) >= num for other in s.dreamers)
        case "item":
            return BOX.numbers.get(part.name, NOTHING) in s.items
        case "note":
            return any(getattr(CARDS[one], "code", "") == part.name for one in s.notes)
        case "top":
            return deck_size(d) > 0
    return False


# Paying


def pay_price(
    scene: Scene, cost: Cost, *, action: int = NOTHING, kind: str = "", less: int = 0
) -> Script[Paid | None]:
    """ETH-TIM-03: pay a cost whole, in one of its ways; None if it was cancelled or failed."""
    if cost.is_free:
        return Paid()
    s, you = scene.s, scene.you
    kind = kind or (kind_of(ACTIONS[action].action) if action != NOTHING else "action")
    ways = [at for at, price in enumerate(cost.ways) if payable_less(s, you, price, scene.card, kind, less)]
    if not ways:
        return None
    price = cost.ways[ways[0]]
    if len(ways) > 1:
        moves = [PickPrice(cost.ways[at].written) for at in ways]
        wanted = yield from scene.ask(you, moves, rule="ETH-ACT-19")
        price = next(one for one in cost.ways if one.written == wanted.price)
    paid = Paid()
    if price.intents:
        reached = yield from pay_intent(scene, price, action, kind, less)
        if reached is None:
            return None
        paid = reached
    x = paid.x
    if any(part.num == 0 for part in price.parts):
        x = yield from choose_x(scene, price)
    for part in price.parts:
        yield from pay_part(scene, part, x)
    if price.parts and action == NOTHING:  # who performs an action lays the card down first
        from dreamtable.games.etherfields.harm import check_rapid

        yield from check_rapid(scene.g)  # ETH-TIM-07: after every paid cost
    return Paid(paid.times, x)


def payable_less(s: Dream, seat: Seat, price: Price, card: int, kind: str, less: int) -> bool:
    """Say whether one way to pay is open with a discount."""
    if not less or not price.intents:
        return payable(s, seat, price, card, kind)
    lower = tuple((colour, max(0, num - less)) for colour, num in price.intents)
    if any(not num for _, num in lower):
        return True
    return payable(s, seat, price._replace(intents=lower), card, kind)


def choose_x(scene: Scene, price: Price) -> Script[int]:
    """ETH-GEN-09: let the payer choose X, at least 1."""
    s, d = scene.s, scene.me
    has = {"hour": s.hours, "key": s.keys, "ether": d.ether, "gem": d.gems}
    most = min([has.get(part.what, DISTRESS_MARKERS) for part in price.parts if not part.num])
    return (
        yield from scene.ask(scene.you, [PickNumber(x) for x in range(1, most + 1)], rule="ETH-GEN-09")
    ).number


def pay_part(scene: Scene, part: Part, x: int) -> Script[None]:
    """ETH-ACT-11: pay one thing that is no Intent."""
    g, s, d, you = scene.g, scene.s, scene.me, scene.you
    num = part.num or x
    match part.what:
        case "distress":
            from dreamtable.games.etherfields.harm import suffer

            scene.as_cost = True
            yield from suffer(scene, {you: num})
            scene.as_cost = False
        case "ether":
            d.ether -= num
            g.tell(Lost, you, "ether", num)
        case "gem":
            d.gems -= num
            g.tell(Lost, you, "gem", num)
        case "key":
            s.keys -= num
            g.tell(TeamLost, "key", num)
        case "hour":
            s.hours -= num
            g.tell(TeamLost, "hour", num)
        case "hand":
            cards = spare_cards(s, you, scene.card)
            chosen = yield from choose_exactly(g, you, num, cards, PickCard, rule="ETH-ACT-11")
            for card in list(chosen):
                discard(g, you, card)
            scene.same = len(chosen)
        case "flip":
            for card in (yield from choose_exactly(g, you, num, flippable(d), PickCard, rule="ETH-PRG-06")):
                flip(g, you, card)
        case "flip-self":
            flip(g, you, scene.card)
        case "seal":
            scene.as_cost = True
            yield from seal_cards(scene, {you: num})
            scene.as_cost = False
        case "seal-each":
            scene.as_cost = True
            yield from seal_cards(scene, dict.fromkeys(order(s), num))
            scene.as_cost = False
        case "item":
            store_item(g, BOX.numbers[part.name])
        case "note":
            s.notes.remove(next(one for one in s.notes if getattr(CARDS[one], "code", "") == part.name))
        case "top":
            card = take_top(g, you)
            d.discard.append(card)
            g.tell(Discarded, you, [card])
        case "self":
            put_self(scene, sealed=False)
        case "seal-self":
            put_self(scene, sealed=True)


def put_self(scene: Scene, *, sealed: bool) -> None:
    """ETH-SEA-08: the card itself is discarded, or Sealed, from wherever it is."""
    g, s, d, card = scene.g, scene.s, scene.me, scene.card
    if card in s.items:
        store_item(g, card)
        return
    if card == d.mask:
        d.mask = NOTHING
        return
    if card in d.hand:
        d.hand.remove(card)
    elif card in d.progress:
        take_up(d, card)
    elif card in d.discard:
        d.discard.remove(card)
    elif not take_out(g, scene.you, card):
        return
    if sealed:
        d.sealed.append(card)
        g.tell(CardsSealed, scene.you, [card])
    else:
        d.discard.append(card)
        g.tell(Discarded, scene.you, [card])


def store_item(g: Game[Dream], card: int) -> None:
    """ETH-ITM-07: a discarded Item goes to Storage, or to the Item Market if it says so."""
    s = g.state
    s.items.remove(card)
    to_market = getattr(CARDS[card], "discard_to", "") == "market"
    (s.item_market if to_market else s.storage).append(card)
    g.tell(ItemStored, card)


# Intent


def pay_intent(scene: Scene, price: Price, action: int, kind: str, less: int) -> Script[Paid | None]:
    """ETH-ACT-04: produce Intent of one colour until the cost is reached."""
    s, you = scene.s, scene.you
    lowered = less + reduction(s, you, kind)
    players = len(s.dreamers)
    times = players if price.times_players else 1
    repeats = kind in ("assault", "contact") and not is_single(action)  # ETH-ATK-03
    if any(num and num * times <= lowered for _, num in price.intents) and not (price.gradual or repeats):
        use_up(s, for_next(s, you, kind))
        return Paid(x=lowered)  # ETH-ACT-18: nothing is left to be paid
    open_ = colours_open(s, you, price, scene.card, kind, lowered)
    colour, num = open_[0] if open_ else price.intents[0]
    if len(open_) > 1:
        moves = [PickColour(Colour(one)) for one, _ in open_]
        wanted = yield from scene.ask(you, moves, rule="ETH-ACT-09")
        colour, num = next((one, n) for one, n in open_ if one == wanted.colour)
    several = price.gradual or not num or repeats
    base = num * times
    pay = Payment(you, action, scene.card, kind, Colour(colour), base, 0 if several else base, lowered)
    if price.gradual and not repeats:
        pay.need = base * max(1, players - markers_on(s, action, colour))
    closed = yield from collect(scene.g, pay, several=several)
    if not closed:
        return None
    worth = pay.paid + pay.less
    if not num:
        return Paid(x=max(0, worth))
    count = worth // base
    if not price.gradual:
        return Paid(count if several else 1, 0)
    if rounds_up(s, pay) and worth % base:
        count += 1
    return (yield from put_markers(scene, action, pay.colour, count, several=repeats))


def rounds_up(s: Dream, pay: Payment) -> bool:
    """ETH-GRD-13: say whether a payment for a gradual action that is no whole multiple is rounded up."""
    if not pay.paid or pay.action == NOTHING or not change(s, pay.seat, "round-up"):
        return False
    return any(price.gradual for price in ACTIONS[pay.action].action.cost.ways)


def is_single(action: int) -> bool:
    """ETH-MAP-08: say whether an action can be performed only once."""
    return action != NOTHING and "single" in ACTIONS[action].action.kw


def for_next(s: Dream, seat: Seat, kind: str) -> list[Passing]:
    """ETH-ACT-18: return what holds for the next payment, of a kind or of any."""
    return [
        one
        for one in s.passing
        if one.seat in (seat, NOTHING)
        and (one.what == "cost-next" or (one.until == "next" and one.what == f"cost-{kind}"))
    ]


def use_up(s: Dream, used: list[Passing]) -> None:
    """ETH-ACT-18: what held for a payment is used up; what came in its midst holds for the next one."""
    s.passing = [one for one in s.passing if not any(one is other for other in used)]


def collect(g: Game[Dream], pay: Payment, *, several: bool) -> Script[bool]:
    """ETH-TIM-03 (2)-(4): cards, Items, Rapid effects, a Boost; say whether the payment holds."""
    from dreamtable.games.etherfields.harm import check_rapid
    from dreamtable.games.etherfields.performing import happen, perform, usable

    s = g.state
    seat = pay.seat
    used = for_next(s, seat, pay.kind)
    s.payments.append(pay)
    others = [other for other in order(s) if other != seat]
    yield from happen(g, f"pay-{pay.kind}", seat)

    def offer() -> dict[Seat, list[Move]]:
        menu = payments(s, pay, several=several)
        menu[1:1] = [Act(one) for one in usable(g, seat, "payment")]
        if menu[0] is FINISH and len(menu) > 1 and not pay.locked:
            menu.append(CANCEL)  # ETH-ACT-16
        found: dict[Seat, list[Move]] = {seat: menu}
        for other in others:
            if acts := usable(g, other, "help"):
                found[other] = [Act(one) for one in acts]
        return found

    held = True
    while True:
        if pay.need and pay.paid + pay.less >= pay.need:
            break
        by, move = yield from g.ask_any(offer, rule="ETH-ACT-04", optional=others)
        match move:
            case PayCard(card):
                give_card(g, pay, card)
            case PayItem(card):
                num = BOX.intent(card)[pay.colour]
                store_item(g, card)
                pay.items.append(card)
                add_intent(g, pay, num)
            case Act(action):
                drawn = s.rng.drawn
                yield from perform(g, by, action)
                pay.locked = pay.locked or s.rng.drawn != drawn  # ETH-ACT-16
                yield from check_rapid(g)
            case Boost():
                held = yield from boost(g, pay)
                break
            case Cancel():
                take_back(g, pay)
                s.dreamers[seat].cancels += 1
                held = False
                break
            case GiveUp():
                s.dreamers[seat].cancels += not pay.paid
                held = False
                break
            case _:
                break
    s.payments.pop()
    if pay.paid or held:
        use_up(s, used)
    enough = pay.paid + pay.less >= (pay.need or max(1, pay.base))
    if several and pay.base:
        enough = pay.paid + pay.less >= pay.base
    if not (held and (enough or rounds_up(s, pay))):
        if pay.paid or pay.boosted:
            g.tell(Failed, seat)
        return False
    return True


def payments(s: Dream, pay: Payment, *, several: bool) -> list[Move]:
    """Return what the payer may do: close or leave first, then what gives Intent."""
    worth = pay.paid + pay.less
    closes = several and (worth >= max(1, pay.base) or rounds_up(s, pay))
    moves: list[Move] = [FINISH if closes else GIVE_UP if pay.locked else CANCEL]
    hand = spare_cards(s, pay.seat, pay.card)
    for card in dict.fromkeys(hand):
        if (pay.recolours and max(BOX.intent(card))) or BOX.intent(card)[pay.colour]:
            moves.append(PayCard(card))
    busy = being_played(s, pay.seat)
    if s.items and not forbidden(s, pay.seat, "items"):
        moves += [PayItem(card) for card in s.items if BOX.intent(card)[pay.colour] and card not in busy]
    if pay.paid and can_boost(s, pay.seat):
        moves.append(BOOST)
    return moves


def give_card(g: Game[Dream], pay: Payment, card: int) -> None:
    """ETH-ACT-05: discard a card for its Intent."""
    d = g.state.dreamers[pay.seat]
    num = BOX.intent(card)[pay.colour]
    if not num and pay.recolours:
        pay.recolours -= 1
        num = max(BOX.intent(card))
    d.hand.remove(card)
    d.discard.append(card)
    pay.cards.append(card)
    pay.paid += num
    g.tell(PaidCard, pay.seat, card, pay.colour, num)


def add_intent(g: Game[Dream], pay: Payment, num: int) -> None:
    """Add Intent to a payment."""
    if num > 0:
        pay.paid += num
        g.tell(IntentAdded, pay.seat, pay.colour, num)


def take_back(g: Game[Dream], pay: Payment) -> None:
    """ETH-ACT-16: cards and Items return."""
    s = g.state
    d = s.dreamers[pay.seat]
    for card in reversed(pay.cards):
        if card in d.discard:
            del d.discard[-1 - d.discard[::-1].index(card)]
            d.hand.append(card)
    for card in pay.items:
        for pile in (s.storage, s.item_market):
            if card in pile:
                pile.remove(card)
                s.items.append(card)
    pay.paid, pay.boosted = 0, False
    g.tell(Cancelled, pay.seat)


def boost(g: Game[Dream], pay: Payment) -> Script[bool]:
    """ETH-BST-01 to -07: roll the Luck die as the last source of Intent; say whether the action goes on."""
    from dreamtable.games.etherfields.performing import happen

    s = g.state
    pay.boosted = pay.locked = True
    s.dreamers[pay.seat].boosts += 1
    luck = yield from roll_luck(g, pay.seat)
    if luck is Luck.FAIL:
        yield from bear_failure(g, pay.seat)
        return False
    add_intent(g, pay, LUCK_ADDS[luck])
    if luck > Luck.BLANK:
        yield from happen(g, "boost-good", pay.seat)
    return True


def bear_failure(g: Game[Dream], seat: Seat) -> Script[None]:
    """ETH-BST-04: 1 Ether, 1 Distress or 3 Sealed cards."""
    s = g.state
    d = s.dreamers[seat]
    if change(s, seat, "fail-price"):
        return
    moves = [Bear(Luckless.DISTRESS)]
    if d.ether:
        moves.append(Bear(Luckless.ETHER))
    if influence_in_deck(d) >= FAIL_SEAL:
        moves.append(Bear(Luckless.SEAL))
    what = (yield from g.ask(seat, moves, rule="ETH-BST-04")).what
    scene = Scene(g, seat)
    if what is Luckless.ETHER:
        yield from pay_part(scene, Part("ether", 1), 0)
    elif what is Luckless.SEAL:
        yield from seal_cards(scene, {seat: FAIL_SEAL})
    else:
        from dreamtable.games.etherfields.harm import suffer

        yield from suffer(scene, {seat: 1})


# Gradual actions


def markers_on(s: Dream, action: int, colour: int) -> int:
    """ETH-GRD-03: return how many Intent markers of a colour lie on an action."""
    for one in s.markers:
        if one.action == action:
            return one.counts[colour]
    return 0


def put_markers(
    scene: Scene, action: int, colour: Colour, count: int, *, several: bool
) -> Script[Paid | None]:
    """ETH-GRD-02 to -10: note how often the basic cost was paid; at last the action is performed."""
    from dreamtable.games.etherfields.performing import happen

    g, s = scene.g, scene.s
    players = len(s.dreamers)
    need = players - markers_on(s, action, colour)
    if count >= need:
        clear_markers(g, action)
        if players > 1:
            yield from happen(g, "gradual-done", scene.you)
        return Paid(1 + (count - need) // players if several else 1)
    for _ in range(count):
        if sum([one.counts[colour] for one in s.markers]) >= MARKERS:
            others = [one.action for one in s.markers if one.counts[colour] and one.action != action]
            if not others:
                break
            move = yield from g.ask(scene.you, [TakeMarker(one) for one in others], rule="ETH-GRD-07")
            take_marker(g, move.action, colour)
        own = next((one for one in s.markers if one.action == action), None)
        if own is None:
            own = Markers(action, [0, 0, 0])
            s.markers.append(own)
        own.counts[colour] += 1
    g.tell(MarkersPut, action, colour, count)
    return Paid(0)


def take_marker(g: Game[Dream], action: int, colour: int) -> None:
    """ETH-GRD-07: take one marker from an action."""
    s = g.state
    for one in s.markers:
        if one.action == action:
            one.counts[colour] -= 1
            g.tell(MarkersTaken, action, 1)
    s.markers = [one for one in s.markers if any(one.counts)]


def clear_markers(g: Game[Dream], action: int) -> None:
    """ETH-GRD-06: all markers of an action return to the supply."""
    s = g.state
    for one in s.markers:
        if one.action == action:
            g.tell(MarkersTaken, action, sum(one.counts))
    s.markers = [one for one in s.markers if one.action != action]


def open_payment(s: Dream, seat: Seat) -> Payment | None:
    """Return the payment that a Dreamer has open."""
    return s.payments[-1] if s.payments and s.payments[-1].seat == seat else None
