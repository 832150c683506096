"""ETH-TIM-20: windows: what belongs into which, who is offered it, and how it is used in between.

Whatever is used may hurt, be paid for or be rolled for, and each of these opens windows again. So this
chapter stands below them all: how an action is performed, `performing` tells it.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from dreamtable.content.effects import Verb, parts_of, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.changes import forbidden
from dreamtable.games.etherfields.conditions import In
from dreamtable.games.etherfields.costs import spare_cards
from dreamtable.games.etherfields.look import active_mask, active_progress, order, top_back, wisdom_of
from dreamtable.games.etherfields.losses import check_rapid
from dreamtable.games.etherfields.model import NOTHING, Dream
from dreamtable.games.etherfields.moves import Act, Decide, Pass, PassPhase
from dreamtable.games.etherfields.parts import DREAM_SORTS, Entry
from dreamtable.kernel import Game, Move, Script, Seat

PASS: Move = Pass()
PASS_PHASE: Move = PassPhase()
MOST_CANCELS = 6
"""Nothing is repeated without end: who takes back so often in a row is asked whether to go on."""


class Using:
    """How actions are used, as the chapter on performing says."""

    allowed: Callable[[Game[Dream], Seat, int], bool]
    """ETH-ACT-15: whether a Dreamer may announce an action."""
    perform: Callable[[Game[Dream], Seat, int], Script[bool]]
    """ETH-TIM-03: announces it, pays for it, resolves it; says whether it was performed."""


USING = Using()

FITTING = {
    "floor": ("", "step"),
    "phase": ("", "step"),
    "help": ("", "step"),
    "payment": ("", "step", "payment"),
    "roll": ("", "step", "roll"),
    "harm": ("", "step", "harm"),
    "vote": ("vote",),
    "map": ("",),
    "drawn": ("drawn",),
}
"""By window: the moments of what can be used in it; what needs none can be used in all but votes."""


class Offered(NamedTuple):
    """What can be used in a window at all, by where it comes from."""

    in_hand: dict[int, list[int]]
    """By card of the hand: its action."""
    lying: dict[int, list[int]]
    """By Progress card, Flaw, Mask or Item: its actions."""
    backs: dict[str, int]
    """ETH-INF-07: by back on top of a deck: its action."""
    discarded: dict[int, list[int]]
    """By card of the discard pile: its action."""


@cache
def _offered(window: str, _edition: object) -> Offered:
    """ETH-TIM-20: return what a window is for. On the floor that is everything, in a vote whatever ends one
    (ETH-CHO-07), on the map what names it (ETH-DWC-01), elsewhere what may be used at any moment: Rapid ones
    and Masks (ETH-INF-04, ETH-MSK-02).
    """
    offered = Offered({}, {}, {}, {})
    for number, entry in enumerate(ACTIONS):
        rapid = "rapid" in entry.action.kw or entry.sort == "mask"
        named = window in ("floor", "vote") or (window == "map" and is_of_the_map(entry))
        if entry.moment not in FITTING[window] or not (rapid or named):
            continue
        if entry.sort == "back":
            offered.backs[CARDS[entry.card].id] = number
        elif entry.sort == "discard":
            offered.discarded.setdefault(entry.card, []).append(number)
        elif entry.sort not in DREAM_SORTS:
            where = offered.in_hand if entry.sort == "hand" else offered.lying
            where.setdefault(entry.card, []).append(number)
    return offered


USEFUL_THERE = frozenset({"cure", "unseal", "unflip", "restore-item", "restore-mask"})
"""ETH-DWC-02: the verbs whose effect is as good on the map as anywhere; Hours are gained there, too."""


def is_of_the_map(entry: Entry) -> bool:
    """ETH-DWC-01, -02, ETH-ITM-10: say whether an action may be used on the Dreamworld map: it names it, or
    it is on an Influence card or an Item and its effect is useful there."""
    if any(isinstance(part, In) and part.where == "world" for part in parts_of(entry.action.needs)):
        return True
    if entry.sort not in ("hand", "item", "progress"):
        return False
    steps = [step for step in steps_in(entry.action.do) if isinstance(step, Verb)]
    return any(step.called() in USEFUL_THERE or getattr(step, "what", "") == "hour" for step in steps)


def own_actions(s: Dream, seat: Seat, window: str = "floor") -> list[int]:
    """Return the actions of the cards that a Dreamer has, as far as they belong into a window."""
    d = s.dreamers[seat]
    in_hand, lying, backs, discarded = _offered(window, BOX.edition)
    found: list[int] = []
    for card in spare_cards(s, seat, NOTHING) if s.payments else d.hand:
        if card in in_hand:
            found += in_hand[card]
    if lying:
        if d.progress:
            for card in active_progress(s, d):
                found += lying.get(card, ())
        for card in d.flaws:
            found += lying.get(card, ())
        if d.mask in lying and active_mask(s, seat) != NOTHING and not forbidden(s, seat, "mask"):
            found += lying[d.mask]
        if s.items and not forbidden(s, seat, "items"):
            for card in s.items:
                found += lying.get(card, ())
        for card in (*d.signs, *wisdom_of(s)):
            found += lying.get(card, ())
    for card, actions in discarded.items():
        if card in d.discard:
            found += actions
    if backs and (back := top_back(d)) in backs:
        found.append(backs[back])
    return found


def usable(g: Game[Dream], seat: Seat, moment: str) -> list[int]:
    """ETH-TIM-20: return what a Dreamer may use in a window; who wants nothing more in this phase is still
    told of what fits this very moment."""
    found: list[int] = []
    if g.state.dreamers[seat].cancels >= MOST_CANCELS:
        return found
    quiet = g.state.dreamers[seat].quiet and moment in ("phase", "roll", "harm", "map")
    for action in own_actions(g.state, seat, moment):
        if quiet and ACTIONS[action].moment != moment:
            continue
        if action not in found and USING.allowed(g, seat, action):
            found.append(action)
    return found


def ways_to_decide(g: Game[Dream]) -> Callable[[Seat], list[Decide]] | None:
    """ETH-CHO-07: return what offers a seat to end a vote; None where nothing in the box can."""
    if not any(_offered("vote", BOX.edition)):
        return None
    return lambda seat: [Decide(seat, action) for action in usable(g, seat, "vote")]


def window(g: Game[Dream], moment: str, *, rule: str) -> Script[None]:
    """ETH-TIM-20: whoever has something to use now may use it; nobody else is asked."""
    s = g.state
    passed: set[Seat] = set()

    def offer() -> dict[Seat, list[Move]]:
        found: dict[Seat, list[Move]] = {}
        for seat in order(s):
            if seat not in passed and (menu := usable(g, seat, moment)):
                found[seat] = [*map(Act, menu), *ways_to_pass(menu, moment)]
        return found

    while offer():
        seat, move = yield from g.ask_any(offer, rule=rule)
        if isinstance(move, Act):
            yield from USING.perform(g, seat, move.action)
            yield from check_rapid(g)
        else:
            passed.add(seat)
            s.dreamers[seat].quiet = s.dreamers[seat].quiet or move is PASS_PHASE


def ways_to_pass(menu: Sequence[int], moment: str) -> list[Move]:
    """Return how a Dreamer may pass in a window: for the whole phase what could be used at any moment."""
    lasting = any(ACTIONS[action].moment != moment for action in menu)
    return [PASS, PASS_PHASE] if lasting else [PASS]
