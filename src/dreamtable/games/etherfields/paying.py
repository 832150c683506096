"""ETH-ACT, ETH-TIM-03: a cost is paid: Intent from cards and Items, and whatever else it asks for."""

from dreamtable.games.etherfields.boosts import add_intent, boost
from dreamtable.games.etherfields.box import ACTIONS, BOX
from dreamtable.games.etherfields.cards import Item
from dreamtable.games.etherfields.changes import change, distress_limit, forbidden
from dreamtable.games.etherfields.costs import (
    Paid,
    being_played,
    can_boost,
    colours_open,
    in_colours,
    marketable,
    morphable,
    payable_less,
    reduction,
    sign_with,
    spare_cards,
)
from dreamtable.games.etherfields.decks import (
    discard,
    flip,
    flippable,
    gain_flaw,
    lay_down,
    return_to_market,
    take_out,
    take_top,
    take_up,
)
from dreamtable.games.etherfields.entities import morph
from dreamtable.games.etherfields.events import (
    Announced,
    Cancelled,
    CardsSealed,
    Discarded,
    Failed,
    ItemStored,
    Lost,
    SignSpent,
    TeamLost,
)
from dreamtable.games.etherfields.events import Paid as PaidCard
from dreamtable.games.etherfields.gradual import clear_markers, markers_on, put_markers
from dreamtable.games.etherfields.harm import seal_cards, suffer
from dreamtable.games.etherfields.look import cards_of, distress_left, entity_of, order
from dreamtable.games.etherfields.losses import check_rapid
from dreamtable.games.etherfields.model import (
    DISTRESS_MARKERS,
    FEWEST_CARDS,
    NOTHING,
    Colour,
    Dream,
    Passing,
    Payment,
)
from dreamtable.games.etherfields.moves import (
    Accept,
    Act,
    Boost,
    Cancel,
    Finish,
    GiveUp,
    PayCard,
    PayItem,
    PickCard,
    PickColour,
    PickFigure,
    PickNumber,
    PickPrice,
    Refuse,
)
from dreamtable.games.etherfields.scene import Scene, happened
from dreamtable.games.etherfields.tallies import tally, tally_best
from dreamtable.games.etherfields.terms import Cost, Part, Price
from dreamtable.games.etherfields.windows import USING, usable
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, Script, Seat, choose_exactly

BOOST: Move = Boost()
FINISH: Move = Finish()
CANCEL: Move = Cancel()
GIVE_UP: Move = GiveUp()
YES: Move = Accept()
NO: Move = Refuse()


def pay_price(
    scene: Scene, cost: Cost, *, action: int = NOTHING, kind: str = "", less: int = 0
) -> Script[Paid | None]:
    """ETH-TIM-03: pay a cost whole, in one of its ways; None if it was cancelled or failed."""
    if cost.is_free:
        return Paid()
    s, you = scene.s, scene.you
    kind = kind or (ACTIONS[action].kind if action != NOTHING else "action")
    ways = [
        at
        for at, price in enumerate(cost.ways)
        if payable_less(s, you, price, scene.card, kind, less, action)
    ]
    if not ways:
        return None
    price = cost.ways[ways[0]]
    if len(ways) > 1:
        moves = [PickPrice(cost.ways[at].written) for at in ways]
        wanted = yield from scene.ask(you, moves, rule="ETH-ACT-19")
        price = next(one for one in cost.ways if one.written == wanted.price)
    if price.parts and kills(s, you, price) and not (yield from confirmed(scene)):
        return None
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
        yield from check_rapid(scene.g)  # ETH-TIM-07: after every paid cost
    return Paid(paid.times, x)


def kills(s: Dream, seat: Seat, price: Price) -> bool:
    """ETH-PAI-03 to -05: say whether who pays a price dies of it."""
    d = s.dreamers[seat]
    hurts = sum([part.num for part in price.parts if part.what == "distress"])
    seals = sum([part.num for part in price.parts if part.what in ("seal", "seal-each")])
    if hurts and (d.distress + hurts >= distress_limit(s, seat) or hurts > distress_left(s)):
        return True
    return bool(seals) and cards_of(d) - seals < FEWEST_CARDS


def confirmed(scene: Scene) -> Script[bool]:
    """ETH-PAI-10: ask whether a price that kills is meant; who thinks better of it has announced nothing."""
    move = yield from scene.ask(scene.you, [NO, YES], rule="ETH-PAI-10")
    scene.me.cancels += move is NO
    return move is YES


def choose_x(scene: Scene, price: Price) -> Script[int]:
    """ETH-GEN-09: let the payer choose X, at least 1."""
    s, d = scene.s, scene.me
    has = {"hour": s.hours, "key": s.keys, "ether": d.ether, "gem": d.gems}
    most = min([has.get(part.what, DISTRESS_MARKERS) for part in price.parts if not part.num])
    return (
        yield from scene.ask(scene.you, [PickNumber(x) for x in range(1, most + 1)], rule="ETH-GEN-09")
    ).number


def borne_alone(scene: Scene) -> Script[None]:
    """ETH-FME-03 (L8, solo): who is alone has nobody to take Distress over from: what he pays counts."""
    if len(scene.s.dreamers) > 1:
        return NOTHING_TO_DO
    tally(scene.s, scene.you, "distress-taken")
    return happened(scene.g, "redirected", scene.you)


def pay_part(scene: Scene, part: Part, x: int) -> Script[None]:
    """ETH-ACT-11: pay one thing that is no Intent."""
    g, s, d, you = scene.g, scene.s, scene.me, scene.you
    num = part.num or x
    match part.what:
        case "distress":
            scene.as_cost = True
            yield from suffer(scene, {you: num})
            scene.as_cost = False
            yield from borne_alone(scene)
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
            use_note(g, next(one for one in s.notes if BOX.notes[one].code == part.name))
        case "sign":
            spend_sign(scene, sign_with(s, part.name))
        case "top":
            card = take_top(g, you)
            d.discard.append(card)
            g.tell(Discarded, you, [card])
        case "flaw":
            for _ in range(num):
                gain_flaw(g, you)
        case "morph":
            entities = morphable(s, you)
            for _ in range(num):
                move = yield from scene.ask(you, [PickFigure(one.id) for one in entities], rule="ETH-RNG-01")
                struck = next(one for one in entities if one.id == move.figure)
                if (entity := entity_of(s, struck.entity)) is not None:
                    morph(g, entity, 1)
        case "market":
            cards = marketable(s, you, scene.card)
            for card in (yield from choose_exactly(g, you, num, cards, PickCard, rule="ETH-MKT-04")):
                return_to_market(g, you, card)
        case "self":
            put_self(scene, sealed=False)
        case "seal-self":
            put_self(scene, sealed=True)


def use_note(g: Game[Dream], card: int) -> None:
    """ETH-NOT-03: a Note that was used is removed from the game, and is not found again."""
    s = g.state
    s.notes.remove(card)
    s.removed.append(BOX.notes[card].code)
    s.used_notes.append(card)


def spend_sign(scene: Scene, card: int) -> None:
    """ETH-SGN-02, -03, -05: a Sign goes back to the supply; what it pays is paid in full, and Intent markers
    return."""
    g = scene.g
    own = scene.me.signs if card in scene.me.signs else scene.s.signs
    own.remove(card)
    g.tell(SignSpent, scene.you, card)
    clear_markers(g, scene.action)


def put_self(scene: Scene, *, sealed: bool) -> None:
    """ETH-SEA-08: the card itself is discarded, or Sealed, from wherever it is."""
    g, s, d, card = scene.g, scene.s, scene.me, scene.card
    if card in s.items:
        store_item(g, card)
        return
    if card in d.signs:
        spend_sign(scene, card)
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
        s.dreamers[s.lent.pop(card, scene.you)].sealed.append(card)
        g.tell(CardsSealed, scene.you, [card])
    else:
        lay_down(s, scene.you, card)
        g.tell(Discarded, scene.you, [card])


def store_item(g: Game[Dream], card: int) -> None:
    """ETH-ITM-07: a discarded Item goes to Storage, or to the Item Market if it says so."""
    s = g.state
    s.items.remove(card)
    to_market = BOX.card(card, Item).discard_to == "market"
    (s.item_market if to_market else s.storage).append(card)
    g.tell(ItemStored, card)


# Intent


def pay_intent(scene: Scene, price: Price, action: int, kind: str, less: int) -> Script[Paid | None]:
    """ETH-ACT-04: produce Intent of one colour until the cost is reached."""
    s, you = scene.s, scene.you
    lowered = less + reduction(s, you, kind, action, price)
    printed = price.intents
    if kind == "contact":
        price = in_colours(s, you, price)
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
        about = Announced(you, action) if action != NOTHING else scene.about()
        wanted = yield from scene.g.ask(you, moves, rule="ETH-ACT-09", about=about)
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
    if pay.colour is Colour.WRATH:
        tally_best(s, you, "wrath-at-once", pay.paid)
    if not num:
        return Paid(x=max(0, worth))
    count = worth // base
    if not price.gradual:
        return Paid(count if several else 1, 0)
    if rounds_up(s, pay) and worth % base:
        count += 1
    marker = pay.colour if any(one == pay.colour for one, _ in printed) else Colour(printed[0][0])
    return (yield from put_markers(scene, action, marker, count, several=repeats))


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
    lasting = (f"cost-{kind}", f"{kind}-in-wrath")
    return [
        one
        for one in s.passing
        if one.seat in (seat, NOTHING)
        and (one.what == "cost-next" or (one.until == "next" and one.what in lasting))
    ]


def use_up(s: Dream, used: list[Passing]) -> None:
    """ETH-ACT-18: what held for a payment is used up; what came in its midst holds for the next one."""
    s.passing = [one for one in s.passing if not any(one is other for other in used)]


def collect(g: Game[Dream], pay: Payment, *, several: bool) -> Script[bool]:
    """ETH-TIM-03 (2)-(4): cards, Items, Rapid effects, a Boost; say whether the payment holds."""
    s = g.state
    seat = pay.seat
    used = for_next(s, seat, pay.kind)
    s.payments.append(pay)
    answered = list(s.dreamers[seat].answered)
    others = [other for other in order(s) if other != seat]
    yield from happened(g, f"pay-{pay.kind}", seat)

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
                yield from USING.perform(g, by, action)
                pay.locked = pay.locked or s.rng.drawn != drawn  # ETH-ACT-16
                yield from check_rapid(g)
            case Boost():
                held = yield from boost(g, pay)
                break
            case Cancel():
                take_back(g, pay)
                s.dreamers[seat].answered = answered
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
    if pay.paid and can_boost(s, pay.seat, pay.colour):
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
    lay_down(g.state, pay.seat, card)
    pay.cards.append(card)
    pay.paid += num
    g.tell(PaidCard, pay.seat, card, pay.colour, num)


def take_back(g: Game[Dream], pay: Payment) -> None:
    """ETH-ACT-16: cards and Items return."""
    s = g.state
    d = s.dreamers[pay.seat]
    for card in reversed(pay.cards):
        for owner in (pay.seat, *(seat for seat in range(len(s.dreamers)) if seat != pay.seat)):
            pile = s.dreamers[owner].discard
            if card in pile:
                del pile[-1 - pile[::-1].index(card)]
                d.hand.append(card)
                if owner != pay.seat:
                    s.lent[card] = owner
                break
    for card in pay.items:
        for pile in (s.storage, s.item_market):
            if card in pile:
                pile.remove(card)
                s.items.append(card)
    pay.paid, pay.boosted = 0, False
    g.tell(Cancelled, pay.seat)


def open_payment(s: Dream, seat: Seat) -> Payment | None:
    """Return the payment that a Dreamer has open."""
    return s.payments[-1] if s.payments and s.payments[-1].seat == seat else None
