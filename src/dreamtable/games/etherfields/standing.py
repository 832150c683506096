"""How the Team stands, in a few figures that are taken from what everybody sees, and how often it won so."""

from collections.abc import Callable, Sequence
from functools import cache
from math import exp
from operator import mul

import msgspec

from dreamtable.content.effects import AnyOf, holds, steps_in
from dreamtable.games.etherfields.box import ACTIONS, BOX, CARDS
from dreamtable.games.etherfields.cards import Gate, Paragraph, Tile
from dreamtable.games.etherfields.changes import distress_limit
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.look import gate_of, is_a
from dreamtable.games.etherfields.map import OFFSETS, distance, space_named, within
from dreamtable.games.etherfields.model import COLUMNS, NOTHING, SPACES, Dream, Phase, Seen
from dreamtable.games.etherfields.parts import CORNERS, Goal
from dreamtable.games.etherfields.terms import YOU
from dreamtable.games.etherfields.verbs.people import Relocate, Suffer
from dreamtable.games.etherfields.verbs.story import Reveal, ScriptStep
from dreamtable.games.etherfields.verbs.tokens import Deliver
from dreamtable.games.etherfields.world.cards import SlumberEntity
from dreamtable.kernel import Seat

FAR = 8
"""A way so long is as bad as no way."""
BEFORE_ACTING = (Phase.START, Phase.DRAW, Phase.FLOOR)
"""The phases after which the Turn card that lies there still leaves time to act."""
WEIGHTS = (0.03, 1.6, 1.7, 2.5, 0.5, 1.15, 0.5, 1.1, 0.3, 1.0)
"""The weights of the measures, after that of a constant; fitted to games of bots."""
NEVER = AnyOf(())
WON, EVEN, LOST = 0.97, 0.5, 0.02
"""How likely a Team is to win that has done all that the Dream wants, and one that has no Turn left."""


def space_of(s: Seen, action: int) -> int:
    """Return the space of a map action; NOTHING if its tile does not lie there."""
    entry = ACTIONS[action]
    for laid in s.tiles:
        if laid.tile == entry.card and isinstance(CARDS[entry.card], Tile):
            return laid.space + tuple(OFFSETS.values())[entry.at]
    return NOTHING


def lying(s: Seen, name: str) -> int:
    """ETH-MAP-27: return the action of an id as it lies on the map now; the first of that id if none does."""
    called = BOX.called[name]
    if len(called) > 1:
        return next((action for action in called if space_of(s, action) != NOTHING), called[0])
    return called[0]


@cache
def brings(action: int, _edition: object) -> str:
    """Return which tokens are delivered by an action; nothing if none are."""
    return next((one.token for one in ACTIONS[action].action.do if isinstance(one, Deliver)), "")


@cache
def leads_to(action: int, _edition: object) -> int:
    """Return the space to which an action, or the page that it opens, puts whoever uses it; else NOTHING."""
    steps = list(ACTIONS[action].action.do)
    for one in ACTIONS[action].action.do:
        for number in one.opens() if isinstance(one, Deed) else ():
            steps += BOX.card(BOX.paragraphs[number], Paragraph).do
    ends = [
        one.to.of for one in steps if isinstance(one, Relocate) and one.to.name == "at" and one.who == YOU
    ]
    return space_named(ends[0]) if ends else NOTHING


@cache
def harmful(gate: int, _edition: object) -> tuple[str, ...]:
    """Return the terrains in which the Gate's own lines bring Distress."""
    if gate == NOTHING:
        return ()
    lines = BOX.card(gate, Gate)
    hurts = [one.who for one in steps_in((lines.basic, lines.special)) if isinstance(one, Suffer)]
    return tuple(who.of for who in hurts if who.name == "on")


def places_of(s: Seen, seat: Seat, action: int) -> list[int]:
    """Return where a Dreamer has to go for an action: to its space, or first to what is delivered there."""
    entry = ACTIONS[action]
    if entry.sort == "entity" and s.gate == NOTHING:
        return [one.space for one in s.figures if one.entity == entry.card]
    if entry.sort in ("flying", "gate"):
        return [s.dreamers[seat].space] if holds(Onlooker(s, seat), entry.action.needs) else []
    space = space_of(s, action)
    token = brings(action, BOX.edition)
    if space == NOTHING or not token:
        return [space] if space != NOTHING and holds(Onlooker(s, seat), ACTIONS[action].action.needs) else []
    if any(is_a(thing, token) for thing in s.dreamers[seat].carries):
        return [space]
    return [at for thing, spaces in s.tokens.items() if is_a(thing, token) for at in spaces]


Goals = Callable[[Seen], Sequence[Goal]]
"""What a bot holds to be wanted."""


def declared(s: Seen) -> Sequence[Goal]:
    """Return what the Dream wants, as its content declares it for simulations."""
    return gate_of(s).goals if s.gate != NOTHING else in_slumber(s)


def in_slumber(s: Seen) -> Sequence[Goal]:
    """ETH-SLU-19: return what a Slumber wants: a way to deal with its Entities, or what opens one."""
    found: list[Goal] = []
    for entity in s.entities:
        held = CARDS[entity.card]
        if isinstance(held, SlumberEntity):
            ways = [one.id for one in held.interactions]
            open_ = [one for one in ways if targets_of(s, one)]
            if open_ or not held.move or held.move == "-":
                found.append(Goal(done=NEVER, want=tuple(open_ or ways)))
            if not open_:
                found.append(Goal(done=NEVER, want=tuple(one.id for one in held.actions)))
                found.append(Goal(done=NEVER, stand=tuple(sorted(lures(s, ways)))))
    return found


def lures(s: Seen, ways: Sequence[str]) -> set[str]:
    """Return the spaces next to a figure in which it could be dealt with, though not where it stands: whoever
    waits there lets it come."""
    found: set[str] = set()
    for one in s.figures:
        near = within(s, one.space, 1) & ~(1 << one.space)
        for space in [at for at in range(SPACES) if near >> at & 1]:
            there = msgspec.structs.replace(s, figures=[msgspec.structs.replace(one, space=space)])
            if any(targets_of(there, way) for way in ways):
                found.add(name_of_space(space))
    return found


def name_of_space(space: int) -> str:
    """Return a space as it is written, by slot and corner."""
    row, column = divmod(space, COLUMNS)
    return f"{'ABC'[row // 2]}{column // 2 + 1}.{CORNERS[row % 2 * 2 + column % 2]}"


def targets_of(s: Seen, name: str) -> list[int]:
    """Return the spaces of the figures that an interaction can be used on."""
    entry = ACTIONS[BOX.called[name][0]]
    needs = entry.action.needs
    return [
        one.space
        for one in s.figures
        if one.entity == entry.card and holds(Onlooker(s, 0, entry.card, figure=one.id), needs)
    ]


def in_sight(s: Seen) -> Sequence[Goal]:
    """Return what anybody may hold to be wanted who knows the map alone: wherever a page or a card waits."""
    if s.gate == NOTHING:
        return in_slumber(s)
    found = [action for laid in s.tiles for action in BOX.actions_of.get(laid.tile, ())]
    return [
        Goal(done=NEVER, want=(ACTIONS[action].action.id,))
        for action in found
        if leads_on(action, BOX.edition)
    ]


@cache
def leads_on(action: int, _edition: object) -> bool:
    """Say whether an action reads a page or reveals a secret, as its text says."""
    return any(isinstance(step, ScriptStep | Reveal) for step in steps_in(ACTIONS[action].action.do))


def is_done(s: Dream, goal: Goal) -> bool:
    """Say whether what a goal wants is done, or was paid for just now: what comes of it is told next."""
    return holds(Onlooker(s, 0), goal.done) or any(is_performed(s, lying(s, name)) for name in goal.want)


def is_performed(s: Dream, action: int) -> bool:
    """Say whether an action was performed: it is closed for good, or its text is being resolved."""
    if action in s.closed:
        return True
    return action in s.used and any(one.card == ACTIONS[action].card for one in s.stack)


def way_to(s: Dream, goal: Goal) -> int | None:
    """Return how far the nearest Dreamer is from what a goal wants; None if nothing of it can be reached."""
    ways: list[int] = []
    for name in goal.want:
        action = lying(s, name)
        for seat, d in enumerate(s.dreamers):
            if d.space != NOTHING:
                found = [distance(s, d.space, space) for space in places_of(s, seat, action)]
                ways += [way for way in found if way is not None]
    return min(ways, default=None)


def measures(s: Dream, wanted: Sequence[Goal], goals: int, turns: int) -> tuple[float, ...]:
    """Return the figures by which a Dream is judged, each the better the larger it is."""
    gate, count = gate_of(s), len(s.dreamers)
    ways = [min(FAR, way) for goal in wanted if (way := way_to(s, goal)) is not None]
    return (
        1 - len(wanted) / max(1, goals),
        len(s.turn_deck) / max(1, gate.turns),
        -min(3.0, len(wanted) / max(0.5, turns)),
        -max(_burden(s, seat) for seat in range(count)),
        -sum([len(d.sealed) for d in s.dreamers]) / count / 10,
        sum([len(d.hand) for d in s.dreamers]) / count / 5,
        -(sum(ways) / len(ways) if ways else FAR) / FAR,
        sum([d.gems for d in s.dreamers]) / count / 3,
        s.hours / 5,
    )


def _burden(s: Dream, seat: Seat) -> float:
    return s.dreamers[seat].distress / max(1, distress_limit(s, seat))


def evaluate(s: Dream, goals: Goals = declared) -> list[float]:
    """Return how likely the Team is to win, as games of quick bots went on from Dreams like this one."""
    if s.gate == NOTHING:
        return [WON if s.ending else EVEN] * len(s.dreamers)
    chance = WON if s.ending == "victory" else LOST
    turns = len(s.turn_deck) + (s.phase in BEFORE_ACTING)
    if not s.ending:
        every = goals(s)
        wanted = [goal for goal in every if not is_done(s, goal)]
        if not wanted:
            chance = WON
        elif turns:
            base, *weights = WEIGHTS
            figures = measures(s, wanted, len(every), turns)
            chance = 1 / (1 + exp(-base - sum(map(mul, weights, figures))))
    return [min(WON, max(LOST, chance))] * len(s.dreamers)
