"""TAM-ADV: the advance phase: player activities, the boss, the world activity, the start player token."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from dreamtable.content.effects import FREE, holds, parts_of, resolve, some_possible
from dreamtable.games.tamashii.action import end_step, offer_jordan, pay_battery
from dreamtable.games.tamashii.box import ACTIVITIES, BOX, CARDS
from dreamtable.games.tamashii.cards import Special, Story
from dreamtable.games.tamashii.conditions import All, Onlooker, places_meant
from dreamtable.games.tamashii.events import ActivityDone
from dreamtable.games.tamashii.goals import notice
from dreamtable.games.tamashii.look import (
    cards_on_table,
    figure_place,
    is_story,
    jordan_of,
    order,
    scenario_of,
)
from dreamtable.games.tamashii.model import MOST_SEATS, NOTHING, Seen, Table
from dreamtable.games.tamashii.moves import DoActivity, JordanDoes, Ready, UseJordan
from dreamtable.games.tamashii.parts import Paragraph
from dreamtable.games.tamashii.scene import scene_of, world_scene
from dreamtable.games.tamashii.terms import ANYWHERE
from dreamtable.games.tamashii.verbs.world import Carry, PutDown
from dreamtable.kernel import Game, Move, Script, Seat, part_of

READY: Move = Ready()
Menus = dict[Seat, Sequence[Move]]
JORDAN, GROUP = 6, 7
"""In place of a seat: what Jordan does, what the group does once."""


# Player activities


def offered(s: Seen) -> Iterator[int]:
    """TAM-ADV-01: the activities of active cards and the guide."""
    for card in cards_on_table(s):
        yield from BOX.activities_of.get(card, ())


def open_activities(g: Game[Table], seat: Seat) -> list[int]:
    """TAM-ADV-02: the activities that a player can do now."""
    s = g.state
    return [number for number in offered(s) if is_open(g, seat, number)]


def is_open(g: Game[Table], seat: Seat, number: int) -> bool:
    """Say whether an activity was not done yet, and its place and condition are met."""
    s = g.state
    card, activity = ACTIVITIES[number].card, ACTIVITIES[number].activity
    if mark(s, number, seat) in s.done:
        return False
    scene = scene_of(g, seat, card)
    there = figure_place(s, seat)
    if activity.where != ANYWHERE and there not in places_meant(scene, activity.where.name):
        return False
    if not holds(scene, activity.if_) or not activity.cost.payable(scene):
        return False
    return some_possible(activity.do, scene)


def mark(s: Table, number: int, seat: Seat) -> int:
    """TAM-ADV-02: how it is noted that an activity was done, by a player or by the group."""
    activity = ACTIVITIES[number].activity
    by = JORDAN if s.jordan is not None and s.jordan.acting else seat
    return number * MOST_SEATS + (GROUP if activity.limit == "group" else by)


def activities(g: Game[Table]) -> Script[bool]:
    """TAM-ADV-02: whoever wants acts next; say whether somebody may still act."""
    s = g.state
    if not any(True for _ in offered(s)):
        return False

    def offer() -> Menus:
        menus: Menus = {}
        for seat in order(s):
            p = s.players[seat]
            if p.ready or p.out:
                continue
            moves: list[Move] = list(map(DoActivity, own_activities(g, seat)))
            moves += map(JordanDoes, jordans_activities(g, seat))
            if jordan_may(s):
                moves.append(UseJordan())
            if moves:
                menus[seat] = [READY, *moves]
        return menus

    menus = offer()
    if not menus:
        return False
    if is_story(s):
        seat, move = yield from g.ask_any(
            partial(first_known, [menus], offer), rule="TAM-ADV-01", silence=READY
        )
    else:
        seat, moves = next(iter(menus.items()))
        move = yield from g.ask(seat, moves, rule="TAM-ADV-01")
    act = chosen(g, seat, move)
    yield from part_of("TAM-ADV-01", seat, act) if is_story(s) else act
    return True


def chosen(g: Game[Table], seat: Seat, move: Move) -> Script[None]:
    """TAM-ADV-02: a player does one thing, or is ready."""
    s = g.state
    match move:
        case DoActivity(number):
            yield from do_activity(g, seat, number)
        case JordanDoes(number):
            yield from with_jordan(g, seat, number)
        case UseJordan():
            pay_battery(g)
            jordan_of(s).acting = True
        case _:
            s.players[seat].ready = True
    yield from notice(g)


def first_known(known: list[Menus], offer: Callable[[], Menus]) -> Menus:
    """Return what was just offered, and afterwards what is offered anew."""
    return known.pop() if known else offer()


def jordan_may(s: Table) -> bool:
    """TAM-SOL-06: say whether Jordan's figure can be used in this step."""
    return s.jordan is not None and s.jordan.battery > 0 and not s.jordan.acting


def own_activities(g: Game[Table], seat: Seat) -> list[int]:
    """TAM-SOL-06: what the own figure can do; nothing while Jordan's is used, unless the guide lets both."""
    jordan = g.state.jordan
    if jordan is None or not jordan.acting:
        return open_activities(g, seat)
    if not scenario_of(g.state).solo.both_figures:
        return []
    jordan.acting = False
    found = open_activities(g, seat)
    jordan.acting = True
    return found


def jordans_activities(g: Game[Table], seat: Seat) -> list[int]:
    """TAM-SOL-06: what Jordan can do once its battery is paid; where the guide says so, carry without."""
    jordan = g.state.jordan
    if jordan is None:
        return []
    paid_for, jordan.acting = jordan.acting, True
    found = open_activities(g, seat)
    jordan.acting = paid_for
    if paid_for:
        return found
    free = scenario_of(g.state).solo.jordan_carries
    return [number for number in found if free and only_carries(number)]


def only_carries(number: int) -> bool:
    """Say whether an activity is to take markers along or to put them down."""
    return all(isinstance(step, Carry | PutDown) for step in ACTIVITIES[number].activity.do)


def with_jordan(g: Game[Table], seat: Seat, number: int) -> Script[None]:
    """TAM-SOL-06: Jordan does what a card offers."""
    jordan = jordan_of(g.state)
    paid_for, jordan.acting = jordan.acting, True
    yield from do_activity(g, seat, number)
    if g.state.jordan is not None:
        g.state.jordan.acting = paid_for


def do_activity(g: Game[Table], seat: Seat, number: int) -> Script[None]:
    """TAM-ADV-01: a player does what a card offers."""
    s = g.state
    card, activity = ACTIVITIES[number].card, ACTIVITIES[number].activity
    if activity.limit != "none":
        s.done.append(mark(s, number, seat))
    g.tell(ActivityDone, seat, number)
    scene = scene_of(g, seat, card)
    scene.begin("activity")
    if activity.cost is FREE or (yield from activity.cost.pay(scene)):
        yield from resolve(activity.do, scene)
    scene.end()


def end_activities(g: Game[Table]) -> None:
    """The step is over."""
    g.state.done = []
    end_step(g)


# World activity


def world(g: Game[Table]) -> Script[None]:
    """TAM-ADV-03, TAM-SCE-09: special cards by number, then the active story card."""
    s = g.state
    if s.fresh_story:
        s.fresh_story = False
        return
    if jordan_is_awaited(s):
        yield from offer_jordan(g, s.first)
    story = s.story
    for card, text in list(world_texts(s)):
        if s.story != story:
            return
        yield from paragraphs(g, card, text)


def world_texts(s: Table) -> Iterator[tuple[int, Sequence[Paragraph]]]:
    """TAM-SCE-09: the cards in play with their world activities, in the order in which they come."""
    for card in sorted(s.specials, key=lambda one: CARDS[one].id):
        yield card, BOX.card(card, Special).world_activity
    if s.story != NOTHING:
        yield s.story, BOX.card(s.story, Story).world_activity


def jordan_is_awaited(s: Table) -> bool:
    """TAM-SOL-15: say whether a condition would hold with Jordan's figure that does not with the own one."""
    jordan = s.jordan
    if jordan is None or not jordan.battery:
        return False
    for card, text in world_texts(s):
        look = Onlooker(s, s.first, card)
        for one in text:
            condition = one.if_ if one.if_ is not None else one.else_if
            if condition is None or not any(isinstance(part, All) for part in parts_of(condition)):
                continue
            if not holds(look, condition):
                jordan.acting = True
                awaited = holds(look, condition)
                jordan.acting = False
                if awaited:
                    return True
    return False


def paragraphs(g: Game[Table], card: int, text: Sequence[Paragraph]) -> Script[None]:
    """TAM-ADV-04 to -06: paragraph by paragraph; drawing a story card is the end of it."""
    scene = world_scene(g, card)
    resolved = False
    for one in text:
        if one.if_ is not None:
            resolved = bool(holds(scene, one.if_))
            wanted = resolved
        elif one.else_if is not None:
            wanted = not resolved and bool(holds(scene, one.else_if))
            resolved = resolved or wanted
        elif one.else_:
            wanted = not resolved
            resolved = True
        else:
            wanted = True
        if wanted:
            yield from resolve(one.do, scene, "world")
            if scene.over:
                return
