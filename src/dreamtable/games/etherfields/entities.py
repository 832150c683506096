"""ETH-ENT, ETH-EMV, ETH-SPN, ETH-MOR, ETH-STA: Entities come, move, change and leave."""

from collections.abc import Sequence

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Entity, StateToken
from dreamtable.games.etherfields.changes import change, forbidden
from dreamtable.games.etherfields.events import (
    DreamerState,
    EntityCame,
    FigureGone,
    FigureMoved,
    FigureSpawned,
    FigureState,
    FigureStood,
    MorphingAdded,
    MorphingRemoved,
)
from dreamtable.games.etherfields.look import (
    companions_at,
    dreamers_at,
    dreamers_of,
    entity_of,
    figures_at,
    free,
    is_big,
    is_full,
    morphed,
    suit_of,
    taken_places,
)
from dreamtable.games.etherfields.map import (
    ALL,
    distance,
    entrances,
    is_on,
    neighbours,
    next_steps,
    printed_at,
    space_named,
    spaces_with,
)
from dreamtable.games.etherfields.model import CAPACITY, NOTHING, ActiveEntity, Dream, Figure, Pace, Seen
from dreamtable.games.etherfields.movement import push, push_one, pushable
from dreamtable.games.etherfields.moves import PickFigure, PickSpace
from dreamtable.games.etherfields.parts import SUITS, TERRAINS
from dreamtable.games.etherfields.rolls import roll_pace
from dreamtable.games.etherfields.scene import Scene, scene_of
from dreamtable.games.etherfields.voting import among, lead
from dreamtable.kernel import Game, Script

MOST_FIGURES = 4
"""ETH-ENT-07: Shapeshifters of each kind."""
SPEED = 2
LEAPS = ("to-suit-icon", "jumps-to:")
"""ETH-EMV-12: how those move who are put somewhere instead of walking."""


# Coming and going


def entity_comes(g: Game[Dream], card: int) -> Script[None]:
    """ETH-SEC-11, ETH-ENT-03: an Entity tile becomes active, and its set-up is done."""
    s = g.state
    if entity_of(s, card) is not None:
        return
    s.entities.append(ActiveEntity(card))
    g.tell(EntityCame, card)
    yield from resolve(BOX.card(card, Entity).setup, scene_of(g, s.first, card), "setup")


def spawn(g: Game[Dream], entity: int, count: int, spaces: Sequence[int]) -> Script[None]:
    """ETH-SPN-01 to -07: figures come to spawn spaces, spread evenly; the first one goes to the suit's."""
    s = g.state
    laid = dict.fromkeys(spaces, 0)
    for number in range(count):
        if not laid or figures_left(s, entity) < 1:
            return
        least = min(laid.values())
        open_ = [space for space, there in laid.items() if there == least]
        if number == 0 and (suited := [space for space in open_ if _is_suited(s, space)]):
            open_ = suited
        move = yield from lead(g, among([PickSpace(one) for one in open_]), rule="ETH-SPN-01")
        laid[move.space] += 1
        figure = Figure(s.figures_made, entity, NOTHING)
        if not (yield from enter(g, figure, move.space)):
            beside = [other for other in neighbours(s, move.space) if has_place(s, figure, other)]
            if not beside:
                continue
            move = yield from lead(g, among([PickSpace(one) for one in beside]), rule="ETH-SPN-06")
            figure.space = move.space
        s.figures.append(figure)
        g.tell(FigureSpawned, figure.id, entity, figure.space)
        s.figures_made += 1


def _is_suited(s: Dream, space: int) -> bool:
    """ETH-SPN-03: say whether a spawn space bears the current suit."""
    printed, suit = printed_at(s, space), suit_of(s)
    return printed is not None and suit != NOTHING and f"spawn-{SUITS[suit]}" in printed.icons


def figures_left(s: Dream, entity: int) -> int:
    """ETH-ENT-07, ETH-SPN-07: how many figures of an Entity are left in the supply."""
    kind = BOX.card(entity, Entity).figure
    if kind in ("token", "big"):
        return 1 + MOST_FIGURES - len([one for one in s.figures if one.entity == entity])
    used = [one for one in s.figures if BOX.card(one.entity, Entity).figure == kind]
    return MOST_FIGURES - len(used)


def banish(g: Game[Dream], figure: Figure) -> None:
    """ETH-ENT-09: a figure leaves, with its States; the tile stays active until something discards it."""
    s = g.state
    s.figures.remove(figure)
    g.tell(FigureGone, figure.id, figure.entity)


def discard_entity(g: Game[Dream], card: int) -> None:
    """ETH-ENT-09: an Entity tile leaves play."""
    s = g.state
    entity = entity_of(s, card)
    if entity is None:
        return
    for token in list(entity.morphings):
        unmorph(g, entity, token)
    for figure in [one for one in s.figures if one.entity == card]:
        banish(g, figure)
    s.entities.remove(entity)
    s.markers = [one for one in s.markers if BOX.actions[one.action].card != card]


# Morphings and States


def morph(g: Game[Dream], entity: ActiveEntity, count: int) -> None:
    """ETH-MOR-01, -12, ETH-STA-08: draw Morphings from the pool for an Entity."""
    s = g.state
    figures = [one for one in s.figures if one.entity == entity.card]
    if figures and all(one.poisoned for one in figures):
        return
    for _ in range(count):
        if s.morphings:
            token = g.rng.take(s.morphings)
            entity.morphings.append(token)
            g.tell(MorphingAdded, entity.card, token)


def unmorph(g: Game[Dream], entity: ActiveEntity, token: int) -> None:
    """ETH-MOR-10: a Morphing returns to the pool."""
    entity.morphings.remove(token)
    g.state.morphings.append(token)
    g.state.morphings = g.components.in_order(g.state.morphings)
    g.tell(MorphingRemoved, entity.card, token)


def token_left(s: Dream, state: str) -> bool:
    """ETH-STA-02: say whether a token with this State is available."""
    card = BOX.card(BOX.numbers[state], StateToken)
    used = 0
    for name in (state, card.other):
        used += len([one for one in s.figures if getattr(one, name)])
        if name in ("dazed", "paralyzed"):
            used += len([d for d in s.dreamers if getattr(d, name)])
    return used < card.copies


def give_state(g: Game[Dream], figure: Figure, state: str) -> None:
    """ETH-STA-01: a figure gets a State."""
    if token_left(g.state, state) and not getattr(figure, state):
        setattr(figure, state, True)
        g.tell(FigureState, figure.id, BOX.numbers[state], figure.entity)


def give_dreamer_state(g: Game[Dream], seat: int, state: str) -> None:
    """ETH-STA-03, -05, ETH-TIM-15: a Dreamer gets a State; Stunned and Poisoned do nothing to one."""
    s = g.state
    if state in ("dazed", "paralyzed") and token_left(s, state) and not forbidden(s, seat, f"state-{state}"):
        setattr(s.dreamers[seat], state, 1)
        g.tell(DreamerState, seat, BOX.numbers[state])


# Movement


def move_figures(g: Game[Dream]) -> Script[None]:
    """ETH-EMV-01, -09: all figures move, one after another in the order of the First Player's choice."""
    s = g.state
    left = [one.id for one in s.figures if is_mover(one)]
    rolled: list[Pace] = []
    while left:
        move = yield from lead(g, among([PickFigure(one) for one in left]), rule="ETH-EMV-09")
        left.remove(move.figure)
        figure = next((one for one in s.figures if one.id == move.figure), None)
        if figure is None or not can_go(s, figure):
            continue
        if BOX.card(figure.entity, Entity).move == "-":  # ETH-EMV-08
            yield from go_for(g, figure, 0)
        else:
            yield from advance(g, figure, rolled if s.options.one_roll else [])


def is_mover(figure: Figure) -> bool:
    """ETH-EMV-08, ETH-STA-05, ETH-ENT-11: say whether a figure moves by the die."""
    card = BOX.card(figure.entity, Entity)
    if card.behaviour.startswith(LEAPS):
        return not figure.paralyzed and not figure.friend
    return (
        card.move != "-"
        and card.behaviour not in ("none", "stay")
        and not figure.paralyzed
        and not figure.friend
    )


def can_go(s: Seen, figure: Figure) -> bool:
    """ETH-EMV-05, -06, -12: say whether a figure has a target that it can go to."""
    return bool(goals_of(s, figure))


def advance(g: Game[Dream], figure: Figure, rolled: list[Pace]) -> Script[None]:
    """ETH-EMV-01, -02: a figure moves as was rolled, or rolls now; `full_again` has another roll."""
    s = g.state
    at = 0
    while True:
        if at == len(rolled):
            rolled.append((yield from roll_pace(g, figure.id)))
        yield from go_for(g, figure, 1 if rolled[at] is Pace.ONE else speed_of(s, figure))
        if rolled[at] is not Pace.FULL_AGAIN:
            return
        at += 1


def speed_of(s: Seen, figure: Figure) -> int:
    """ETH-MOR-04: return the movement value of a figure."""
    printed = BOX.card(figure.entity, Entity).move
    return (printed if isinstance(printed, int) else 0) + SPEED * morphed(s, figure.entity, "speed")


def goals_of(s: Seen, figure: Figure) -> list[int]:
    """ETH-EMV-03 to -06, -12, -13: return the spaces that a figure may go for: the closest ones."""
    behaviour, _, of = BOX.card(figure.entity, Entity).behaviour.partition(":")
    if behaviour in ("", "only-terrain", "own-target"):
        if dreamers_at(s, figure.space):
            return []
        far: dict[int, int] = {}
        for seat, d in enumerate(dreamers_of(s)):
            if forbidden(s, seat, "target") or (behaviour == "own-target" and not _is_prey(s, d.space, of)):
                continue
            steps = distance(s, figure.space, d.space, paths_of(s, figure))
            if steps is not None:
                far[d.space] = min(far.get(d.space, 99), steps + change(s, seat, "target-distance"))
        return [space for space, steps in far.items() if steps == min(far.values())]
    if behaviour == "jumps-to":
        return _below_feet(s, figure, of)
    wanted = _wanted(s, behaviour, of)
    if figure.space in wanted:
        return []
    near = {space: steps for space in wanted if (steps := distance(s, figure.space, space)) is not None}
    return [space for space, steps in near.items() if steps == min(near.values())]


def _below_feet(s: Seen, figure: Figure, icon: str) -> list[int]:
    """ETH-EMV-12: return the spaces with an icon that are closest to a Dreamer, unless one of its kind is on
    such a space already."""
    far: dict[int, int] = {}
    for space in spaces_with(s, icon):
        ways = [steps for d in dreamers_of(s) if (steps := distance(s, d.space, space)) is not None]
        if ways:
            far[space] = min(ways)
    found = [space for space, steps in far.items() if steps == min(far.values())]
    taken = any(one.space in found for one in s.figures if one.entity == figure.entity)
    return [] if taken else found


def paths_of(s: Seen, figure: Figure) -> int:
    """ETH-EMV-03: return where a figure may go: everywhere, or through the terrain that it keeps to."""
    behaviour, _, terrain = BOX.card(figure.entity, Entity).behaviour.partition(":")
    return s.terrain[TERRAINS.index(terrain)] if behaviour == "only-terrain" else ALL


def _is_prey(s: Seen, space: int, of: str) -> bool:
    return is_on(s, space, "darkness") if of == "dark" else not of or is_on(s, space, of)


def _wanted(s: Seen, behaviour: str, of: str) -> list[int]:
    match behaviour:
        case "to-icon":
            return spaces_with(s, of)
        case "to-terrain":
            return [space for space in range(48) if is_on(s, space, of)]
        case "to-token":
            return list(s.tokens.get(of, ()))
        case "to-free":
            return [space for space in spaces_with(s, of) if not figures_at(s, space)]
        case "to-space":
            return [space_named(of)]
        case "to-suit-icon":
            return spaces_with(s, f"special-{SUITS[suit_of(s)]}") if suit_of(s) != NOTHING else []
        case "to-tuned":
            tuned = s.score.tuned if s.score is not None else None
            return spaces_with(s, f"special-{SUITS[tuned]}") if tuned is not None else []
    return []


def go_for(g: Game[Dream], figure: Figure, steps: int) -> Script[None]:
    """ETH-EMV-03, -04, -07: a figure goes a shortest way towards its target."""
    s = g.state
    card = BOX.card(figure.entity, Entity)
    goals = goals_of(s, figure)
    if not goals:
        return
    goal = (yield from lead(g, among([PickSpace(one) for one in goals]), rule="ETH-EMV-04")).space
    if card.behaviour.startswith(LEAPS):
        yield from stand(g, figure, goal)
        return
    gone: list[int] = []
    for _ in range(steps):
        on = next_steps(s, figure.space, goal, paths_of(s, figure))
        if not on:
            break
        space = (yield from lead(g, among([PickSpace(one) for one in on]), rule="ETH-EMV-04")).space
        pushes = is_big(figure) and not is_empty(s, space)
        if not (yield from enter(g, figure, space)):
            break
        gone.append(space)
        if space == goal or pushes:  # ETH-CAP-08
            break
    if gone:
        g.tell(FigureMoved, figure.id, gone, figure.entity)


def enter(g: Game[Dream], figure: Figure, space: int) -> Script[bool]:
    """ETH-CAP-03 to -08: a figure enters a space, which may push others; say whether it could."""
    s = g.state
    if is_big(figure):
        if not (yield from make_room(g, space)):
            return False
    elif is_full(s, space) and not (yield from push_one(g, space)):
        return False
    figure.space = space
    return True


def make_room(g: Game[Dream], space: int) -> Script[bool]:
    """ETH-CAP-08: a Big Entity pushes everybody else out; if one has nowhere to go, it does not enter."""
    s = g.state
    if not can_make_room(s, space):
        return False
    spaces = neighbours(s, space)
    for seat in dreamers_at(s, space):
        yield from push(g, seat, [other for other in spaces if free(s, other)])
    for figure in figures_at(s, space):
        open_ = among([PickSpace(one) for one in spaces if free(s, one)])
        to = yield from lead(g, open_, rule="ETH-CAP-08")
        figure.space = to.space  # ETH-STA-09: also of a paralyzed one
        g.tell(FigureStood, figure.id, figure.space, figure.entity)
    return True


def can_make_room(s: Dream, space: int) -> bool:
    """ETH-CAP-07, -08: say whether everybody in a space could be pushed out of it."""
    inside, others = dreamers_at(s, space), figures_at(s, space)
    spaces = [other for other in neighbours(s, space) if free(s, other)]
    room = sum([CAPACITY - taken_places(s, other) for other in spaces])
    if len(inside) + len(others) > room or any(map(is_big, others)) or companions_at(s, space):
        return False
    return not any(forbidden(s, seat, "push") for seat in inside)


def is_empty(s: Dream, space: int) -> bool:
    """Say whether nobody stands in a space."""
    return not taken_places(s, space)


def has_place(s: Dream, figure: Figure, space: int) -> bool:
    """ETH-CAP-01, -07: say whether a figure finds a place in a space without pushing anybody."""
    return free(s, space) and (not is_big(figure) or is_empty(s, space))


def can_push_into(s: Dream, figure: Figure, space: int) -> bool:
    """ETH-CAP-03, -08: say whether a figure could enter a space by pushing others out of it."""
    return can_make_room(s, space) if is_big(figure) else bool(pushable(s, space))


def stand(g: Game[Dream], figure: Figure, space: int) -> Script[None]:
    """ETH-MOV-06: a figure is put into a space, if it may be."""
    if not figure.paralyzed and free(g.state, space) and (yield from enter(g, figure, space)):
        g.tell(FigureStood, figure.id, space, figure.entity)


def drive(scene: Scene, figure: Figure, steps: int, *, away: bool) -> Script[None]:
    """Let a figure move so many spaces towards you or away from you."""
    g, s = scene.g, scene.s
    if figure.paralyzed:
        return
    gone: list[int] = []
    for _ in range(steps):
        here = distance(s, figure.space, scene.me.space)
        on = []
        for space in neighbours(s, figure.space):
            far = distance(s, space, scene.me.space)
            if far is None or here is None or not (far > here if away else far < here):
                continue
            if has_place(s, figure, space) or can_push_into(s, figure, space):
                on.append(space)
        if not on:
            break
        space = (yield from lead(g, among([PickSpace(one) for one in on]), rule="ETH-EMV-04")).space
        pushes = is_big(figure) and not is_empty(s, space)
        yield from enter(g, figure, space)
        gone.append(space)
        if pushes:  # ETH-CAP-08
            break
    if gone:
        g.tell(FigureMoved, figure.id, gone, figure.entity)


def lead_home(g: Game[Dream], figure: Figure, steps: int) -> Script[None]:
    """A figure goes towards the nearest entrance, and leaves by it."""
    s = g.state
    gone: list[int] = []
    for _ in range(0 if figure.paralyzed else steps):
        ends = {space: far for space in entrances(s) if (far := distance(s, figure.space, space)) is not None}
        near = [space for space, far in ends.items() if far == min(ends.values())]
        on = {one for goal in near for one in next_steps(s, figure.space, goal) if has_place(s, figure, one)}
        if not on or figure.space in near:
            break
        moves = among([PickSpace(one) for one in sorted(on)])
        figure.space = (yield from lead(g, moves, rule="ETH-EMV-04")).space
        gone.append(figure.space)
    if gone:
        g.tell(FigureMoved, figure.id, gone, figure.entity)


def end_states(s: Dream) -> None:
    """ETH-TIM-13: States of Entities end with the Turn; Poisoned lasts."""
    for figure in s.figures:
        figure.dazed = figure.stunned = figure.paralyzed = False
