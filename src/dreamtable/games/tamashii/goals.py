"""TAM-LRN, TAM-VS-12: what learning protocols and objectives ask for, and what was done of it."""

from dreamtable.content.effects import holds, resolve
from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.cards import Protocol
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.events import ObjectiveNext, ObjectiveShown, ObjectiveTaken, StepLearned
from dreamtable.games.tamashii.look import LESSONS, order
from dreamtable.games.tamashii.model import NOTHING, Player, Table
from dreamtable.games.tamashii.parts import Goal
from dreamtable.games.tamashii.scene import scene_of
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat

VISIT = "visit-different-tiles"


def note(
    g: Game[Table], seat: Seat, event: str, num: int = 1, *, level: int = 0, program: int = NOTHING
) -> None:
    """TAM-LRN-06, TAM-GEN-02: count an event for the open step of the protocol, and for objectives."""
    s = g.state
    p = s.players[seat]
    if num <= 0:
        return
    if p.protocol != NOTHING and p.learned < LESSONS:
        _note_for_protocol(s, seat, p, event, num, level, program)
    for card in s.objectives:
        goal = BOX.objectives[card]
        if goal.event == event and level >= goal.level:
            p.goals[card] = p.goals.get(card, 0) + num


def _note_for_protocol(
    s: Table, seat: Seat, p: Player, event: str, num: int, level: int, program: int
) -> None:
    goals = BOX.lessons[p.protocol]
    for at in range(p.learned, LESSONS):
        goal = goals[at]
        if goal.program is not None:
            fits = program != NOTHING and BOX.programs[program].step == at
        else:
            fits = goal.event == event and level >= goal.level
        if fits:
            p.counted[at] += num
        if not is_reached(s, seat, goal, p.counted[at]):
            return


def is_reached(s: Table, seat: Seat, goal: Goal, counted: int) -> bool:
    """Say whether a goal is fulfilled, by what was counted or by how things are."""
    if goal.state is not None:
        return bool(holds(Onlooker(s, seat), goal.state))
    return goal.check is None and counted >= goal.n


def visit(g: Game[Table], seat: Seat, tile: int) -> None:
    """TAM-VOC-10: count a tile where a move ended: once for a step of the protocol, once for an objective."""
    s = g.state
    p = s.players[seat]
    if p.protocol != NOTHING and p.learned < LESSONS and tile not in p.visited:
        p.visited.append(tile)
        _note_for_protocol(s, seat, p, VISIT, 1, 0, NOTHING)
    for card in s.objectives:
        if BOX.objectives[card].event == VISIT:
            tiles = p.visits.setdefault(card, [])
            if tile not in tiles:
                tiles.append(tile)
                p.goals[card] = len(tiles)


def begin_launch_step(s: Table, seat: Seat) -> None:
    """TAM-VOC-10: what must be done in one launch step is counted anew."""
    p = s.players[seat]
    if p.protocol != NOTHING:
        for at, goal in enumerate(BOX.lessons[p.protocol]):
            if goal.same_step and at >= p.learned:
                p.counted[at] = 0
    for card in s.objectives:
        if BOX.objectives[card].same_step:
            p.goals.pop(card, None)


def notice(g: Game[Table]) -> Script[None]:
    """TAM-TMG-03: complete steps of protocols and take objectives, as soon as they are fulfilled."""
    return _notice(g) if _is_any_reached(g.state) else NOTHING_TO_DO


def _is_any_reached(s: Table) -> bool:
    for seat, p in enumerate(s.players):
        at = p.learned
        if (
            p.protocol != NOTHING
            and at < LESSONS
            and is_reached(s, seat, BOX.lessons[p.protocol][at], p.counted[at])
        ):
            return True
    for card in s.objectives:
        goal = BOX.objectives[card]
        if goal.check is not None:  # it is tried for, at its time
            continue
        for seat, p in enumerate(s.players):
            if is_reached(s, seat, goal, p.goals.get(card, 0)):
                return True
    return False


def _notice(g: Game[Table]) -> Script[None]:
    s = g.state
    for seat in order(s):
        p = s.players[seat]
        while p.protocol != NOTHING and p.learned < LESSONS:
            lesson = BOX.card(p.protocol, Protocol).steps[p.learned]
            if not is_reached(s, seat, lesson.goal, p.counted[p.learned]):
                break
            p.learned += 1
            p.visited = counted_already(p)
            g.tell(StepLearned, seat, p.protocol, p.learned)
            yield from resolve(lesson.do, scene_of(g, seat, p.protocol), "reward")
    if s.objectives:
        yield from take_objectives(g)


def counted_already(p: Player) -> list[int]:
    """TAM-LRN-06: the tiles that count for the step that is open now: those that completed the one before."""
    if p.learned == LESSONS or BOX.lessons[p.protocol][p.learned].event != VISIT:
        return []
    return p.visited[len(p.visited) - p.counted[p.learned] :]


def take_objectives(g: Game[Table]) -> Script[None]:
    """TAM-VS-12 to -14: from the start player clockwise, whoever has fulfilled an objective takes it."""
    s = g.state
    again = True
    while again:
        again = False
        for card in list(s.objectives):
            goal = BOX.objectives[card]
            for seat in order(s):
                if is_reached(s, seat, goal, s.players[seat].goals.get(card, 0)):
                    take_objective(g, seat, card)
                    again = True
                    break
    yield from ()


def take_objective(g: Game[Table], seat: Seat, card: int) -> None:
    """TAM-VS-12, -13: a player takes an objective; the next one comes at once."""
    s = g.state
    s.objectives.remove(card)
    s.players[seat].taken.append(card)
    for p in s.players:
        p.goals.pop(card, None)
        p.visits.pop(card, None)
    g.tell(ObjectiveTaken, seat, card)
    if s.next_objective != NOTHING:
        s.objectives.append(s.next_objective)
        g.tell(ObjectiveShown, s.next_objective)
        turn_up_objective(g)


def turn_up_objective(g: Game[Table]) -> None:
    """TAM-VS-08: turn the top card of the objective deck face-up."""
    s = g.state
    s.next_objective = g.rng.take(s.objective_deck) if s.objective_deck else NOTHING
    if s.next_objective != NOTHING:
        g.tell(ObjectiveNext, s.next_objective)
