"""ETH-SFT-07: what an Influence card is worth, by what stands on it; a deck that is suggested, with reasons.

A card is worth its Intent and half of what its text brings beyond its price: of all cards that are drawn,
about every second one is used for its text. All of it is told by what the owner may see: the own cards.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from dreamtable.content.effects import Step, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Influence
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.terms import NAMES, Cost
from dreamtable.telling import Word

WORTH: Mapping[str, float] = {
    "draw": 2.0,
    "discard": -1.5,
    "reshuffle": 3.0,
    "look": 0.75,
    "peek": 1.0,
    "gain-flaw": -5.0,
    "remove-flaw": 6.0,
    "place-progress": 2.5,
    "flip": -2.0,
    "unflip": 1.75,
    "swap-cards": 1.5,
    "restore-item": 3.0,
    "restore-mask": 2.5,
    "remove": -3.5,
    "intent": 1.0,
    "recolour": 1.5,
    "reroll": 2.0,
    "set-die": 4.0,
    "guess": 1.2,
    "give": 0.75,
    "take-along": 1.5,
    "gain": 4.0,
    "lose": -4.0,
    "suffer": -4.0,
    "cure": 4.0,
    "seal": -1.0,
    "unseal": 1.0,
    "prevent": 4.0,
    "redirect": 3.0,
    "move": 0.6,
    "relocate": 3.0,
    "swap": 2.0,
    "mod": 1.0,
    "forbid": 4.0,
    "state": 3.5,
    "unmorph": 3.0,
    "move-entity": 0.75,
    "relocate-entity": 5.0,
    "put": 2.0,
    "take": 2.0,
    "breach": 2.5,
    "cut-open": 2.5,
    "summon": 4.0,
    "marker": 4.5,
    "add-turn": 7.0,
    "block-step": 4.5,
    "resolve-turn": -5.0,
    "discard-turn": -2.0,
    "relocate-team": 4.5,
    "cancel": 5.0,
}
"""By verb: what it is worth in Intent, once."""
STEERING = frozenset({"if", "for", "may", "choose", "roll", "repeat"})
"""Verbs that are worth what stands in them."""
PRICES: Mapping[str, float] = {
    "hand": 1.5,
    "distress": 3.5,
    "ether": 6.0,
    "gem": 4.0,
    "key": 6.0,
    "hour": 7.0,
    "seal": 1.0,
    "seal-self": 1.5,
    "flip": 2.0,
    "flip-self": 2.0,
    "market": 3.5,
    "flaw": 5.0,
    "morph": 4.0,
    "top": 1.0,
}
"""By what a price asks for besides Intent: what that is worth."""
COUNTED = 2
"""What is counted at the table is taken for so many."""
IN_PLAY = 3.0
"""A placed card does what it says so often, as a rule."""
STANDING = 6.0
"""What holds as long as a card lies there is worth so much."""

MOST_BROUGHT = 7.0
"""No text is taken to bring more than this."""

ABOUT = 30
"""ETH-SFT-07: a suggested deck has about so many cards."""
MOST_PROGRESS = 10
"""More Progress cards than this get into each other's way: four can lie there."""
LEAST_INTENT = 12
"""With less Intent of a colour in the whole deck its actions can hardly be paid."""


# What a card is worth


def worth_of_steps(steps: Sequence[Step]) -> float:
    """Return what steps bring, in Intent; of several ways or rolls about half."""
    total = 0.0
    for step in steps_in(steps):
        if not isinstance(step, Deed) or step.called() in STEERING:
            continue
        num = getattr(step, "num", None)
        plus = getattr(num, "plus", 1) if num is not None else 1
        count = COUNTED if num is not None and num.parts else abs(plus) or 1
        many = 2.0 if getattr(getattr(step, "who", None), "name", "") in ("each", "others") else 1.0
        total += WORTH.get(step.called(), 0.0) * min(count, 5) * many
    branches = sum(1 for step in steps if getattr(step, "options", ()) or getattr(step, "faces", ()))
    return total / 2 if branches else total


def worth_of_cost(cost: Cost | None) -> float:
    """Return what a price is worth, in Intent."""
    if cost is None or not cost.ways:
        return 0.0
    price = cost.ways[0]
    return max([num for _, num in price.intents], default=0) + sum(
        [PRICES.get(part.what, 0.0) * min(max(1, part.num), 5) for part in price.parts]
    )


@cache
def brings_of(action: int, _edition: object) -> float:
    """Return what an action brings beyond its price, in Intent."""
    printed = ACTIONS[action].action
    return worth_of_steps(printed.do) - worth_of_cost(printed.cost)


@cache
def worth_of(card: int, _edition: object) -> float:
    """Return what an Influence card is worth, in Intent."""
    held = BOX.card(card, Influence)
    colours = [num for num in held.intent.gives if num]
    intent = max(colours, default=0) + 0.5 * max(0, len(colours) - 1)
    often = IN_PLAY if held.place is not None else 1.0
    brings = often * (worth_of_steps(held.do) - worth_of_cost(held.cost if held.place is not None else None))
    brings -= worth_of_cost(held.cost) if held.place is None else worth_of_cost(held.place)
    brings += STANDING * len(held.while_)
    for steps in (*held.when.values(), *held.first.values()):
        brings += IN_PLAY * worth_of_steps(steps)
    return intent + min(max(0.0, brings), MOST_BROUGHT) / 2


def fitting(card: int, others: Sequence[int]) -> float:
    """Return how well a card fits to the others of a Dreamer: in what they are rich in it is worth most, and
    of what they lack a little is worth much."""
    rich = intent_in(others)
    whole = sum(rich) or 1
    gives = BOX.intent(card)
    shares = [rich[colour] / whole for colour in range(3) if gives[colour]]
    lacks = any(gives[colour] and rich[colour] < LEAST_INTENT for colour in range(3))
    return worth_of(card, BOX.edition) + max(shares, default=0.0) + (0.75 if lacks else 0.0)


def intent_in(cards: Sequence[int]) -> list[int]:
    """Return the Intent of some cards by colour."""
    return [sum([BOX.intent(card)[colour] for card in cards]) for colour in range(3)]


def is_placed(card: int) -> bool:
    """ETH-PRG-01: say whether a card is a Progress card."""
    held = CARDS[card]
    return isinstance(held, Influence) and held.place is not None


# A deck that is suggested


class Advice(NamedTuple):
    """What is advised about a card of one's own, and why."""

    card: int
    inside: bool
    why: str
    """`all`, `colour`, `strong`, `progress` for a card that goes in; `enough`, `weak` for one left out."""
    colour: int = -1

    def word(self) -> Word:
        """Return the reason in words."""
        colour: Word | str = Word(f"colour-{NAMES[self.colour]}") if self.colour >= 0 else "none"
        return Word(f"advice-{self.why}", {"colour": colour})


def advised(owned: Sequence[int]) -> list[Advice]:
    """ETH-SFT-07, ETH-DCK-01, -02: return for each card whether it goes into a deck of about 30, and why."""
    if len(owned) <= ABOUT:
        return [Advice(card, True, "all") for card in owned]
    ranked = sorted(owned, key=lambda card: (-fitting(card, owned), CARDS[card].id))
    inside: dict[int, Advice] = {}
    left: list[int] = []
    progress = 0
    for card in ranked:
        if len(inside) >= ABOUT or (is_placed(card) and progress >= MOST_PROGRESS):
            left.append(card)
            continue
        progress += is_placed(card)
        inside[card] = Advice(card, True, "progress" if is_placed(card) else "strong")
    balance(inside, left)
    out = [
        Advice(card, False, "enough" if is_placed(card) and progress >= MOST_PROGRESS else "weak")
        for card in left
    ]
    return [*inside.values(), *out]


def balance(inside: dict[int, Advice], left: list[int]) -> None:
    """Let the best cards of a colour that is short take the places of the worst of one that is not."""
    for colour in range(3):
        for card in [one for one in left if BOX.intent(one)[colour]]:
            rich = intent_in(list(inside))
            if rich[colour] >= LEAST_INTENT:
                break
            spare = [one for one in reversed(inside) if not BOX.intent(one)[colour]]
            if not spare:
                break
            del inside[spare[0]]
            left[left.index(card)] = spare[0]
            inside[card] = Advice(card, True, "colour", colour)


def advice_on(card: int, owned: Sequence[int]) -> Advice | None:
    """Return what is advised about one card of some."""
    return next((one for one in advised(owned) if one.card == card), None)


# Buying


def is_worth_buying(card: int, price: int, owned: Sequence[int]) -> float:
    """ETH-MKT-02: return how much more a card is worth than what such a price buys as a rule, for whoever
    owns some cards: more than 0 if it is worth its Ether."""
    return fitting(card, owned) - (2.0 + 0.75 * price)
