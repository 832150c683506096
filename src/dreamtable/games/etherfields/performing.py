"""ETH-ACT, ETH-TIM-03, ETH-TIM-20: what can be used, how it is announced, and how it is performed."""

from collections.abc import Sequence
from itertools import zip_longest

from dreamtable.content.effects import ALWAYS, Step, holds, resolve, some_possible, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Overlay
from dreamtable.games.etherfields.changes import change, figures_within, forbidden, own_range
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.costs import Paid, affordable
from dreamtable.games.etherfields.decks import discard
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import ActionClosed, Announced, Performed
from dreamtable.games.etherfields.gradual import markers_on, put_markers
from dreamtable.games.etherfields.look import entity_of
from dreamtable.games.etherfields.losses import check_rapid
from dreamtable.games.etherfields.map import (
    OFFSETS,
    patches,
    quirk_space,
    space_named,
    steps_over,
    tile_at,
)
from dreamtable.games.etherfields.model import NOTHING, Colour, Dream, Figure, Seen
from dreamtable.games.etherfields.moves import PickFigure, PutMarker
from dreamtable.games.etherfields.parts import DREAM_SORTS, Entry
from dreamtable.games.etherfields.paying import pay_price
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.script import resolve_each
from dreamtable.games.etherfields.tallies import in_a_dream, tally
from dreamtable.games.etherfields.terms import Which
from dreamtable.games.etherfields.windows import USING
from dreamtable.games.etherfields.world.cards import Fate
from dreamtable.kernel import Game, Script, Seat

CORNER_OFFSETS = tuple(OFFSETS.values())
SHARED = (*DREAM_SORTS, "item", "wisdom")
"""ETH-ACT-14: the sorts of actions that are used by one for all."""
REFUSAL = "no-such-rule"
"""ETH-FME-03: the card of the Free Spirit that L11 asks for."""
ON_INFLUENCE = ("hand", "progress", "back")
"""ETH-GEN-08: the sorts of actions that stand on Influence cards, whose effects happen at the same time."""


# What can be used


def is_for(step: Step, moment: str) -> bool:
    """Say whether a step makes sense at a moment alone."""
    return isinstance(step, Deed) and step.moment == moment


def in_play(s: Dream) -> list[tuple[int, int]]:
    """ETH-ACT-01: return the actions of map, Gate, secrets and Entities, those of a tile with its place."""
    of = BOX.actions_of
    found = [(action, laid.space) for laid in s.tiles for action in of.get(laid.tile, ())]
    for card in s.overlays:
        places = [*map(space_named, BOX.card(card, Overlay).places())]
        found += zip_longest(of.get(card, ()), places, fillvalue=NOTHING)
    for card in (s.gate, *s.beside, *s.notes, *[entity.card for entity in s.entities]):
        found += [(action, NOTHING) for action in of.get(card, ())]
    if s.world is not None:
        found += [(action, at) for card, at in quirks(s) for action in of.get(card, ())]
    return found


def quirks(s: Dream) -> list[tuple[int, int]]:
    """ETH-FAT-05: return the Quirks that lie there, each with its space."""
    lying = s.world.quirks if s.world is not None else []
    return [(NUMBERS[one.card], quirk_space(s, one)) for one in lying]


def dream_actions(s: Dream, seat: Seat) -> list[int]:
    """ETH-ACT-01: return the actions of the Dream that are in place for a Dreamer."""
    return [action for action, at in in_play(s) if in_place(s, seat, action, at)]


def reach_of(s: Seen, seat: Seat, entry: Entry) -> int:
    """ETH-ATK-02, -07: return from how far an action can be used."""
    kind = entry.kind
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
            on_quirk = isinstance(CARDS[entry.card], Fate)  # ETH-ATK-06
            if on_quirk or (entry.kind == "action" and not entry.action.range):
                return own == space and _on_top(s, entry.card, space)
            mask = own_range(s, seat, reach_of(s, seat, entry))
            if s.blocked >> space & 1:  # ETH-OVL-06: what blocks a space is dealt with from beside it
                near = steps_over(s, space, walls=False, blocked=True, diagonal=False)
                return any(mask >> one & 1 for one in near) and own in near and entry.card in s.overlays
            return bool(mask >> space & 1) and _on_top(s, entry.card, space)
        case "entity":
            return bool(targets(s, seat, entry))
    return True


def _on_top(s: Dream, card: int, space: int) -> bool:
    """ETH-OVL-07: say whether what a tile or an Overlay prints in a space is not gone."""
    if s.overlays:
        if card in s.overlays:
            return True
        over = [patches(one, BOX.edition).get(space) for one in s.overlays]
        if any(patch is not None and "actions" in patch.gone for patch in over):
            return False
    laid = tile_at(s, space)
    return laid is not None and (laid.tile == card or (s.world is not None and (card, space) in quirks(s)))


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
        return not entry.asks_for or entry.asks_for.possible(Scene(g, seat, entry.card, action=action))
    scene = Scene(g, seat, entry.card, action=action, kw=printed_kw(entry))
    if s.roll is not None and entry.moment == "roll":  # a reroll is worth nothing without the roll
        return some_possible([step for step in steps_in(printed.do) if is_for(step, "roll")], scene)
    return some_possible(printed.do, scene)


def unhindered(s: Dream, seat: Seat, action: int) -> bool:
    """ETH-ACT-14, -15: say whether neither a limit nor an unmet need keeps a Dreamer from an action."""
    entry = ACTIONS[action]
    printed = entry.action
    if action in s.closed:
        return False
    if (printed.limit == "once" or entry.sort == "item" or "once" in printed.kw) and is_used(s, seat, action):
        return False
    if printed.limit == "dream" and action in s.dreamers[seat].spent:
        return False
    kind = entry.kind
    if kind != "action" and forbidden(s, seat, kind):
        return False
    if entry.sort == "entity" or printed.needs is ALWAYS:
        return True
    return bool(holds(Onlooker(s, seat, entry.card), printed.needs))


def printed_kw(entry: Entry) -> str:
    """Return the keyword of an action, `assault` or `contact`; nothing if it has none."""
    kind = entry.kind
    return kind if kind != "action" else ""


def is_used(s: Dream, seat: Seat, action: int) -> bool:
    """ETH-ACT-14: say whether an action was used in this Turn, by this Dreamer or by anybody."""
    return action in (s.used if ACTIONS[action].sort in SHARED else s.dreamers[seat].used)


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
    yield from check_rapid(g)  # ETH-TIM-07: after every paid cost
    g.tell(Performed, seat, action)
    note_deed(s, seat, entry)
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
        if entry.sort in ON_INFLUENCE:
            yield from resolve(entry.action.do, inside)
        else:
            yield from resolve_each(entry.action.do, inside)
    if entry.sort in DREAM_SORTS:
        s.dream_action = True
        reopen(s, seat)
    return True


def note_deed(s: Dream, seat: Seat, entry: Entry) -> None:
    """ETH-FME-03: count Contacts, and a rule that was refused, in a Dream."""
    if in_a_dream(s):
        if entry.kind == "contact":
            tally(s, seat, "contacts")
        if CARDS[entry.card].id == REFUSAL:
            tally(s, seat, "rule-refused")


def reopen(s: Dream, seat: Seat) -> None:
    """ETH-TRO-06: when something was done to the Dream, who was done is asked again."""
    for other, d in enumerate(s.dreamers):
        if other != seat:
            d.done = False


def note_use(g: Game[Dream], seat: Seat, action: int) -> None:
    """ETH-ACT-14: note that an action is used, where that is limited."""
    s = g.state
    entry = ACTIONS[action]
    used = s.used if entry.sort in SHARED else s.dreamers[seat].used
    if action not in used:
        used.append(action)
    if entry.action.limit == "dream":
        for d in s.dreamers if entry.sort == "wisdom" else [s.dreamers[seat]]:
            d.spent.append(action)


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


USING.allowed, USING.perform = allowed, perform
