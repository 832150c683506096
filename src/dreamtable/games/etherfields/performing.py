"""ETH-ACT, ETH-TIM-03, ETH-TIM-20: what can be used, how it is announced, and how it is performed."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from dreamtable.content.effects import ALWAYS, Step, holds, resolve, some_possible, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, DREAM_SORTS, Entry
from dreamtable.games.etherfields.cards import Usable
from dreamtable.games.etherfields.decks import discard
from dreamtable.games.etherfields.events import ActionClosed, Announced, Performed
from dreamtable.games.etherfields.harm import check, check_rapid
from dreamtable.games.etherfields.look import (
    Onlooker,
    active_mask,
    active_progress,
    change,
    entity_of,
    figures_within,
    forbidden,
    order,
    own_range,
    own_sources,
    top_back,
)
from dreamtable.games.etherfields.map import OFFSETS, tile_at
from dreamtable.games.etherfields.model import NOTHING, Colour, Dream, Figure
from dreamtable.games.etherfields.moves import Act, Decide, Pass, PassPhase, PickFigure, PutMarker
from dreamtable.games.etherfields.paying import (
    Paid,
    affordable,
    kind_of,
    markers_on,
    moment_of,
    pay_price,
    put_markers,
    spare_cards,
)
from dreamtable.games.etherfields.scene import Scene, scene_of
from dreamtable.games.etherfields.terms import Which
from dreamtable.kernel import NOTHING_TO_DO, Game, Move, Script, Seat

__all__ = ["affordable", "pay_price"]

PASS: Move = Pass()
PASS_PHASE: Move = PassPhase()
CORNER_OFFSETS = tuple(OFFSETS.values())


# Events that cards wait for


def happen(g: Game[Dream], event: str, seat: Seat) -> Script[None]:
    """Let the cards that wait for an event do what they say."""
    s = g.state
    found: list[int] = []
    for card in (*own_sources(s, seat), *s.items):
        held = CARDS[card]
        if isinstance(held, Usable) and event in held.when:
            found.append(card)
    return _happen(g, event, seat, found) if found else NOTHING_TO_DO


def _happen(g: Game[Dream], event: str, seat: Seat, found: list[int]) -> Script[None]:
    for card in found:
        held = BOX.card(card, Usable)
        yield from resolve(held.when[event], scene_of(g, seat, card))


# What can be used


FITTING = {
    "floor": ("", "step"),
    "phase": ("", "step"),
    "help": ("", "step"),
    "payment": ("", "step", "payment"),
    "roll": ("", "step", "roll"),
    "harm": ("", "step", "harm"),
    "vote": ("vote",),
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


@cache
def _offered(window: str, count: int) -> Offered:
    """ETH-TIM-20: return what a window is for. On the floor that is everything, in a vote whatever ends one
    (ETH-CHO-07), elsewhere what may be used at any moment: Rapid ones and Masks (ETH-INF-04, ETH-MSK-02).
    """
    offered = Offered({}, {}, {})
    for number, entry in enumerate(ACTIONS[:count]):
        rapid = "rapid" in entry.action.kw or entry.sort == "mask"
        if moment_of(entry.action) not in FITTING[window] or not (rapid or window in ("floor", "vote")):
            continue
        if entry.sort == "back":
            offered.backs[CARDS[entry.card].id] = number
        elif entry.sort not in DREAM_SORTS:
            where = offered.in_hand if entry.sort == "hand" else offered.lying
            where.setdefault(entry.card, []).append(number)
    return offered


def is_for(step: Step, moment: str) -> bool:
    """Say whether a step makes sense at a moment alone."""
    return getattr(step, "moment", "") == moment


def own_actions(s: Dream, seat: Seat, window: str = "floor") -> list[int]:
    """Return the actions of the cards that a Dreamer has, as far as they belong into a window."""
    d = s.dreamers[seat]
    in_hand, lying, backs = _offered(window, len(ACTIONS))
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
    if backs and (back := top_back(d)) in backs:
        found.append(backs[back])
    return found


def in_play(s: Dream) -> list[tuple[int, int]]:
    """ETH-ACT-01: return the actions of map, Gate, secrets and Entities, those of a tile with its place."""
    of = BOX.actions_of
    found = [(action, laid.space) for laid in s.tiles for action in of.get(laid.tile, ())]
    for card in (s.gate, *s.beside, *[entity.card for entity in s.entities]):
        found += [(action, NOTHING) for action in of.get(card, ())]
    return found


def dream_actions(s: Dream, seat: Seat) -> list[int]:
    """ETH-ACT-01: return the actions of the Dream that are in place for a Dreamer."""
    return [action for action, at in in_play(s) if in_place(s, seat, action, at)]


def reach_of(s: Dream, seat: Seat, entry: Entry) -> int:
    """ETH-ATK-02, -07: return from how far an action can be used."""
    kind = kind_of(entry.action)
    printed = entry.action.range
    if kind in ("assault", "contact"):
        return (1 if printed is None else printed) + change(s, seat, f"range-{kind}")
    return printed or 0


def in_place(s: Dream, seat: Seat, action: int, at: int = NOTHING) -> bool:
    """ETH-MAP-07, ETH-ENT-04: say whether a Dreamer is where the action can be used."""
    entry = ACTIONS[action]
    match entry.sort:
        case "map":
            space = at + CORNER_OFFSETS[entry.at]
            own = s.dreamers[seat].space
            if kind_of(entry.action) == "action" and not entry.action.range:
                return own == space and _on_top(s, entry.card, space)
            mask = own_range(s, seat, reach_of(s, seat, entry))
            return bool(mask >> space & 1) and _on_top(s, entry.card, space)
        case "entity":
            return bool(targets(s, seat, entry))
    return True


def _on_top(s: Dream, tile: int, space: int) -> bool:
    laid = tile_at(s, space)
    return laid is not None and laid.tile == tile


def targets(s: Dream, seat: Seat, entry: Entry) -> list[Figure]:
    """ETH-GRD-09, ETH-ATK-02: return the figures that an interaction can be used on, or an Assault or Contact
    of a card."""
    if entry.sort != "entity":
        which = next((one for step in steps_in(entry.action.do) if (one := range_of(step))), None)
        kw = printed_kw(entry)
        return figures_within(s, seat, int(which.of), kw) if kw and which is not None else []
    figures = [one for one in s.figures if one.entity == entry.card]
    if not figures or entity_of(s, entry.card) is None:
        return []
    mask = own_range(s, seat, reach_of(s, seat, entry))
    needs = entry.action.needs
    return [
        one
        for one in figures
        if mask >> one.space & 1
        and (needs is ALWAYS or holds(Onlooker(s, seat, entry.card, figure=one.id), needs))
    ]


def range_of(step: Step) -> Which | None:
    """Return the words of a step for a figure within a range."""
    which = getattr(step, "which", None)
    return which if isinstance(which, Which) and which.name == "range" else None


def allowed(g: Game[Dream], seat: Seat, action: int) -> bool:
    """ETH-ACT-15: say whether an action can be announced: limits, needs, price, effect."""
    s = g.state
    entry = ACTIONS[action]
    printed = entry.action
    if not unhindered(s, seat, action) or not affordable(s, seat, printed.cost, entry.card, action):
        return False
    if entry.sort in DREAM_SORTS or entry.sort == "flaw":
        return True
    scene = Scene(g, seat, entry.card, action=action, kw=printed_kw(entry))
    if s.roll is not None and moment_of(printed) == "roll":  # a reroll is worth nothing without the roll
        return some_possible([step for step in steps_in(printed.do) if is_for(step, "roll")], scene)
    return some_possible(printed.do, scene)


def unhindered(s: Dream, seat: Seat, action: int) -> bool:
    """ETH-ACT-14, -15: say whether neither a limit nor an unmet need keeps a Dreamer from an action."""
    entry = ACTIONS[action]
    printed = entry.action
    if action in s.closed:
        return False
    if (printed.limit == "once" or entry.sort in ("item",) or "once" in printed.kw) and is_used(
        s, seat, action
    ):
        return False
    if printed.limit == "dream" and action in s.dreamers[seat].spent:
        return False
    kind = kind_of(printed)
    if kind != "action" and forbidden(s, seat, kind):
        return False
    if entry.sort == "entity" or printed.needs is ALWAYS:
        return True
    return bool(holds(Onlooker(s, seat, entry.card), printed.needs))


def printed_kw(entry: Entry) -> str:
    """Return the keyword of an action, `assault` or `contact`; nothing if it has none."""
    kind = kind_of(entry.action)
    return kind if kind != "action" else ""


def is_used(s: Dream, seat: Seat, action: int) -> bool:
    """ETH-ACT-14: say whether an action was used in this Turn, by this Dreamer or by anybody."""
    shared = ACTIONS[action].sort in (*DREAM_SORTS, "item")
    return action in (s.used if shared else s.dreamers[seat].used)


def usable(g: Game[Dream], seat: Seat, moment: str) -> list[int]:
    """ETH-TIM-20: return what a Dreamer may use in a window; who wants nothing more in this phase is still
    told of what fits this very moment."""
    found: list[int] = []
    quiet = g.state.dreamers[seat].quiet and moment in ("phase", "roll", "harm")
    for action in own_actions(g.state, seat, moment):
        if quiet and moment_of(ACTIONS[action].action) != moment:
            continue
        if action not in found and allowed(g, seat, action):
            found.append(action)
    return found


def ways_to_decide(g: Game[Dream]) -> Callable[[Seat], list[Decide]] | None:
    """ETH-CHO-07: return what offers a seat to end a vote; None where nothing in the box can."""
    if not any(_offered("vote", len(ACTIONS))):
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
            yield from perform(g, seat, move.action)
            yield from check_rapid(g)
        else:
            passed.add(seat)
            s.dreamers[seat].quiet = s.dreamers[seat].quiet or move is PASS_PHASE


def ways_to_pass(menu: Sequence[int], moment: str) -> list[Move]:
    """Return how a Dreamer may pass in a window: for the whole phase what could be used at any moment."""
    lasting = any(moment_of(ACTIONS[action].action) != moment for action in menu)
    return [PASS, PASS_PHASE] if lasting else [PASS]


# How it is performed


def perform(g: Game[Dream], seat: Seat, action: int) -> Script[bool]:
    """ETH-TIM-03: announce an action, pay for it, resolve it; say whether it was performed."""
    entry = ACTIONS[action]
    scene = Scene(g, seat, entry.card, action=action, kw=printed_kw(entry))
    scene.aimed = [one.id for one in targets(g.state, seat, entry)]
    g.tell(Announced, seat, action)
    paid = yield from pay_price(scene, entry.action.cost, action=action)
    return paid is not None and (yield from complete(scene, entry, paid))


def complete(scene: Scene, entry: Entry, paid: Paid) -> Script[bool]:
    """ETH-TIM-03 (5): resolve an action that is paid for; say whether it was performed."""
    g, s, seat, action = scene.g, scene.s, scene.you, scene.action
    scene.x = paid.x
    note_use(g, seat, action)
    if paid.times == 0:  # ETH-GRD-03: only markers were put
        s.dream_action = s.dream_action or entry.sort in DREAM_SORTS  # ETH-TBT-02
        return False
    chosen = yield from choose_targets(scene, entry, paid)
    if entry.sort == "hand" and entry.card in s.dreamers[seat].hand:
        discard(g, seat, entry.card)
    yield from check(g)  # ETH-TIM-07: after every paid cost
    g.tell(Performed, seat, action)
    if entry.sort == "flaw":
        s.dreamers[seat].flaws.remove(entry.card)
        s.dreamers[seat].discard.append(entry.card)
    for figure in chosen:
        inside = scene.within(entry.card, seat)
        if entry.sort != "entity":
            inside.struck = figure
        elif figure != NOTHING:
            inside.figure = figure
            inside.place = next((one.space for one in s.figures if one.id == figure), NOTHING)
        yield from resolve(entry.action.do, inside)
    if entry.sort in DREAM_SORTS:
        s.dream_action = True
        reopen(s, seat)
    return True


def reopen(s: Dream, seat: Seat) -> None:
    """ETH-TRO-06: when something was done to the Dream, who was done is asked again."""
    for other, d in enumerate(s.dreamers):
        if other != seat:
            d.done = False


def note_use(g: Game[Dream], seat: Seat, action: int) -> None:
    """ETH-ACT-14: note that an action is used, where that is limited."""
    s = g.state
    entry = ACTIONS[action]
    shared = entry.sort in (*DREAM_SORTS, "item")
    used = s.used if shared else s.dreamers[seat].used
    if action not in used:
        used.append(action)
    if entry.action.limit == "dream":
        s.dreamers[seat].spent.append(action)


def close_action(g: Game[Dream], action: int) -> None:
    """ETH-MAP-08: put a Block token on an action."""
    if action not in g.state.closed:
        g.state.closed.append(action)
        g.tell(ActionClosed, action)


def choose_targets(scene: Scene, entry: Entry, paid: Paid) -> Script[Sequence[int]]:
    """ETH-ATK-03, -04, ETH-MAP-08: return what each resolution is used on, chosen before any is applied."""
    g, s = scene.g, scene.s
    if "single" in entry.action.kw:
        close_action(g, scene.action)
        return (NOTHING,)
    found = [PickFigure(one.id) for one in s.figures if one.id in scene.aimed]
    if not found:
        return () if entry.sort == "entity" else (NOTHING,) * paid.times
    chosen: list[int] = []
    for _ in range(paid.times):
        chosen.append((yield from g.ask(scene.you, found, rule="ETH-ATK-04")).figure)
    return chosen


# Markers without payment


def may_get_markers(s: Dream, seat: Seat, count: int = 1) -> list[PutMarker]:
    """ETH-GRD-14: return the gradual actions that an effect of a Dreamer may put markers on, by colour."""
    found: list[PutMarker] = []
    for action, at in in_play(s):
        for price in ACTIONS[action].action.cost.ways:
            for colour, _ in price.intents if price.gradual and action not in s.closed else ():
                last = markers_on(s, action, colour) + count >= len(s.dreamers)
                if not last or (in_place(s, seat, action, at) and unhindered(s, seat, action)):
                    found.append(PutMarker(action, Colour(colour)))
    return found


def get_markers(scene: Scene, put: PutMarker, count: int = 1) -> Script[None]:
    """ETH-GRD-14: each marker is one basic cost paid; with the last one the action is performed at once."""
    entry = ACTIONS[put.action]
    inside = Scene(scene.g, scene.you, entry.card, action=put.action, kw=printed_kw(entry))
    inside.aimed = [one.id for one in targets(scene.s, scene.you, entry)]
    paid = yield from put_markers(inside, put.action, put.colour, count, several=False)
    if paid is not None and paid.times:
        yield from complete(inside, entry, paid)
