"""ETH-ACT, ETH-INF-05: what a cost asks for, and whether a Dreamer could come to it."""

from functools import cache
from typing import NamedTuple

from dreamtable.content.effects import ALWAYS, Condition, Steps, holds, number, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Influence, Sign
from dreamtable.games.etherfields.changes import change, figures_within, forbidden
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.decks import flippable
from dreamtable.games.etherfields.deeds import NO_HELP, Deed, Help
from dreamtable.games.etherfields.look import deck_size, influence_in_deck, own_sources, top_back, wisdom_of
from dreamtable.games.etherfields.model import NOTHING, Dream, Figure
from dreamtable.games.etherfields.terms import COLOURS, MANY, NAMES, Cost, Part, Price
from dreamtable.kernel import Seat

MOST_ADDED = 3
STRUCK = ("assault", "contact")
BOOSTS = tuple(f"boost-{colour}" for colour in NAMES)
"""By colour: the name under which Boosting a payment of it can be forbidden."""


class Paid(NamedTuple):
    """What a payment came to."""

    times: int = 1
    """How often the effect is resolved; 0 if only markers were put."""
    x: int = 0


class Helper(NamedTuple):
    """A text that may help in a payment."""

    help: Help
    once: int = NOTHING
    """The action that can be used but once a Turn."""
    kw: str = ""
    """The only kind of payment that it helps with."""
    needs: Condition = ALWAYS
    """ETH-INF-06: what must be so to use it."""


class Helpers(NamedTuple):
    """What may help in a payment, by where it comes from."""

    in_hand: dict[int, Helper]
    lying: dict[int, Helper]
    """By Progress card, Mask or Item."""
    backs: dict[str, Helper]
    when: dict[str, dict[int, Helper]]
    """By event: the cards that wait for it."""


@cache
def _helpers(_edition: object) -> Helpers:
    """Return all that may help in a payment: Rapid effects, Masks, and what waits for payments."""
    found = Helpers({}, {}, {}, {})
    for at, entry in enumerate(ACTIONS):
        if "rapid" not in entry.action.kw and entry.sort != "mask":
            continue
        if entry.moment not in ("", "payment"):
            continue
        once = at if entry.action.limit else NOTHING
        if help_ := _helper(entry.action.do, once, BOX.notes[entry.card].only_for, entry.action.needs):
            if entry.sort == "back":
                found.backs[CARDS[entry.card].id] = help_
            else:
                (found.in_hand if entry.sort == "hand" else found.lying)[entry.card] = help_
    for event, cards in BOX.waiting.items():
        for card, do in cards.items():
            if help_ := _helper(do, NOTHING, BOX.notes[card].only_for):
                found.when.setdefault(event, {})[card] = help_
    return found


def _helper(do: Steps, once: int, kw: str, needs: Condition = ALWAYS) -> Helper | None:
    helps = [step.helps() for step in steps_in(do) if isinstance(step, Deed)]
    help_ = Help(
        tuple(added for one in helps for added in one.adds),
        any(one.recolours for one in helps),
        any(one.draws for one in helps),
    )
    return Helper(help_, once, kw, needs) if help_ != NO_HELP else None


def affordable(s: Dream, seat: Seat, cost: Cost, card: int = NOTHING, action: int = NOTHING) -> bool:
    """ETH-ACT-02: say whether a cost could be paid in one of its ways."""
    kind = ACTIONS[action].kind if action != NOTHING else "action"
    for price in cost.ways:
        if payable(s, seat, price, card, kind, action):
            return True
    return False


def payable(s: Dream, seat: Seat, price: Price, card: int, kind: str, action: int = NOTHING) -> bool:
    """Say whether one way to pay is open."""
    for part in price.parts:
        if not part_payable(s, seat, part, card):
            return False
    if not price.intents:
        return True
    less = reduction(s, seat, kind, action, price)
    if kind == "contact":
        price = in_colours(s, seat, price)
    for colour, _, needed in needed_for(s, seat, price, less):
        if reaches(s, seat, colour, card, kind, needed):
            return True
    return False


def payable_less(
    s: Dream, seat: Seat, price: Price, card: int, kind: str, less: int, action: int = NOTHING
) -> bool:
    """Say whether one way to pay is open with a discount."""
    if not less or not price.intents:
        return payable(s, seat, price, card, kind, action)
    lower = tuple((colour, max(0, num - less)) for colour, num in price.intents)
    if any(not num for _, num in lower):
        return True
    return payable(s, seat, price._replace(intents=lower), card, kind, action)


def colours_open(
    s: Dream, seat: Seat, price: Price, card: int, kind: str, less: int
) -> list[tuple[int, int]]:
    """ETH-ACT-09: return the colours in which a Dreamer could pay a price, each with its amount."""
    return [
        (colour, num)
        for colour, num, needed in needed_for(s, seat, price, less)
        if reaches(s, seat, colour, card, kind, needed)
    ]


def needed_for(s: Dream, seat: Seat, price: Price, less: int) -> list[tuple[int, int, int]]:
    """Return by colour what a price asks for, and how much Intent a Dreamer needs at least to pay it."""
    times = len(s.dreamers) if price.times_players else 1
    rounded = price.gradual and change(s, seat, "round-up")  # ETH-GRD-13
    return [(colour, num, (1 if rounded else max(1, num) * times) - less) for colour, num in price.intents]


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
    if any(one.help.draws for one in helps):
        return True
    if any(one.help.recolours for one in helps):
        total += max([max(intents[one]) - intents[one][colour] for one in hand], default=0)
    look = Onlooker(s, seat)
    total += sum([_most_added(look, one, colour) for one in helps])
    helpers = _helpers(BOX.edition)
    if (back := helpers.backs.get(top_back(d))) is not None:
        total += _most_added(look, back, colour) * deck_size(d)
    if total and can_boost(s, seat, colour):
        total += MOST_ADDED
        good = helpers.when.get("boost-good", {})
        total += sum([_most_added(look, good[one], colour) for one in own_sources(s, seat) if one in good])
    return total >= needed


def _helping(s: Dream, seat: Seat, hand: list[int], kind: str) -> list[Helper]:
    """Return what could help a Dreamer in a payment of a kind, besides Intent and the top of the deck."""
    d = s.dreamers[seat]
    in_hand, lying, _, when = _helpers(BOX.edition)
    found = [in_hand[one] for one in hand if one in in_hand]
    waiting = when.get(f"pay-{kind}", {})
    if d.progress or d.mask != NOTHING or s.items or d.signs or s.wisdom or s.world is not None:
        for one in (*own_sources(s, seat), *s.items, *d.signs, *wisdom_of(s)):
            if one in lying:
                found.append(lying[one])
            if one in waiting:
                found.append(waiting[one])
    return [
        one
        for one in found
        if one.kw in ("", kind)
        and one.once not in d.used
        and (one.needs is ALWAYS or holds(Onlooker(s, seat), one.needs))
    ]


def _most_added(look: Onlooker, helper: Helper, colour: int) -> int:
    """Return how much Intent of a colour a text adds at most."""
    fitting = [num for name, num in helper.help.adds if name in ("same", COLOURS[colour])]
    return max([number(look, num) or 0 for num in fitting], default=0)


def being_played(s: Dream, seat: Seat) -> list[int]:
    """Return the cards that a Dreamer is just paying for, to play or place them."""
    return [pay.card for pay in s.payments if pay.seat == seat] if s.payments else []


def spare_cards(s: Dream, seat: Seat, card: int) -> list[int]:
    """ETH-ACT-07: return the cards of a hand but for one and those that are being played."""
    hand = s.dreamers[seat].hand
    if not s.payments and card not in hand:
        return hand
    hand = list(hand)
    for one in (card, *[busy for busy in being_played(s, seat) if busy != card]):
        if one in hand:
            hand.remove(one)
    return hand


def can_boost(s: Dream, seat: Seat, colour: int) -> bool:
    """ETH-BST-01: say whether a Dreamer may still Boost a payment of a colour in this Turn."""
    d = s.dreamers[seat]
    if d.boosts and d.boosts >= 1 + change(s, seat, "boost-uses"):
        return False
    return not forbidden(s, seat, "boost") and not forbidden(s, seat, BOOSTS[colour])


def in_colours(s: Dream, seat: Seat, price: Price) -> Price:
    """ETH-ACT-09: return the price of a Contact with the colours in which a Dreamer may pay it besides."""
    wrath = COLOURS.index("W")
    if any(colour == wrath for colour, _ in price.intents) or not change(s, seat, "contact-in-wrath"):
        return price
    return price._replace(intents=(*price.intents, (wrath, price.intents[0][1])))


def reduction(s: Dream, seat: Seat, kind: str, action: int, price: Price) -> int:
    """ETH-ACT-18: return by how much a payment of a kind, or of one action, is lower; negative if higher.
    What stands lowers an Assault or a Contact to 1 at the lowest, what is for once also to nothing."""
    less = -change(s, seat, f"cost-{kind}") - change(s, seat, "cost-next")
    if less > 0 and kind in STRUCK:
        passing = [one for one in s.passing if one.seat in (seat, NOTHING)]
        once = -sum([one.num for one in passing if one.what in ("cost-next", f"cost-{kind}")])
        times = len(s.dreamers) if price.times_players else 1
        lowest = min([num for _, num in price.intents], default=0) * times
        less = once + min(less - once, max(0, lowest - 1))
    named = f"cost-{ACTIONS[action].action.id}" if action != NOTHING else ""
    if named and (named in BOX.changing or any(one.what == named for one in s.passing)):
        less -= change(s, seat, named)
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
            return any(BOX.notes[one].code == part.name for one in s.notes)
        case "sign":
            return sign_with(s, part.name) != NOTHING
        case "top":
            return deck_size(d) > 0
        case "flaw":
            return len(s.flaw_deck) + len(s.flaws_below) >= num
        case "morph":
            return len(s.morphings) >= num and bool(morphable(s, seat))
        case "market":
            return s.world is not None and len(marketable(s, seat, card)) >= num
    return False


def sign_with(s: Dream, glyph: str) -> int:
    """ETH-SGN-02: return the Team's Sign with a glyph; NOTHING without one."""
    return next((card for card in s.signs if BOX.card(card, Sign).glyph == glyph), NOTHING)


def morphable(s: Dream, seat: Seat) -> list[Figure]:
    """ETH-MOR-01, ETH-STA-08: return the figures within range 1 whose Entity can get a Morphing."""
    healthy = {one.entity for one in s.figures if not one.poisoned}
    return [one for one in figures_within(s, seat, 1, "") if one.entity in healthy]


def marketable(s: Dream, seat: Seat, card: int) -> list[int]:
    """ETH-MKT-04, ETH-FLW-07: return what a Dreamer could return to the market for the sake of a card."""
    return [one for one in spare_cards(s, seat, card) if isinstance(CARDS[one], Influence) and one != card]
