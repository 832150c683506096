"""TAM-ACT: the action phase: move & trace, area effect, launch."""

from dreamtable.content.effects import resolve, some_possible
from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.changed import entry_trace, linger_trace, reach, value_of
from dreamtable.games.tamashii.codes import dump_corrupted
from dreamtable.games.tamashii.events import AreaUsed, BatteryChanged, JordanLeft, Stayed
from dreamtable.games.tamashii.exploring import move_figure
from dreamtable.games.tamashii.goals import begin_launch_step, notice
from dreamtable.games.tamashii.happening import forget, happen
from dreamtable.games.tamashii.look import figure_place, jordan_of, order, tile_at
from dreamtable.games.tamashii.model import Table
from dreamtable.games.tamashii.moves import (
    Finish,
    JordanMovesForYou,
    Launch,
    MoveJordan,
    MoveTo,
    Stay,
    UseAbility,
    UseArea,
    UseJordan,
    UseOwnFigure,
)
from dreamtable.games.tamashii.planning import usable_now, use_ability
from dreamtable.games.tamashii.programs import launch, launchable
from dreamtable.games.tamashii.scene import scene_of
from dreamtable.games.tamashii.tokens import put_on_place
from dreamtable.games.tamashii.trace import change_trace
from dreamtable.games.tamashii.verbs.control import Pay
from dreamtable.kernel import Game, Move, Script, Seat

FINISH: Move = Finish()
STAY: Move = Stay()
JORDANS_MOVE = 2
"""TAM-SOL-04: how far Jordan moves for free."""


# Move & trace


def move_and_trace(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-MAP-03 to -09: move or stay, then trace rises by the tile where the figure stands."""
    s = g.state
    p = s.players[seat]
    p.moved = False
    if s.jordan is not None:
        yield from move_two(g, seat)
    else:
        moves: list[Move] = [STAY, *map(MoveTo, reach(s, p.place, value_of(s, seat, "move"), seat))]
        move = yield from g.ask(seat, moves, rule="TAM-MAP-03")
        yield from make_move(g, seat, move)
    if not p.out:
        yield from raise_trace(g, seat)
    yield from notice(g)


def make_move(g: Game[Table], seat: Seat, move: Move, *, jordan: bool = False) -> Script[None]:
    """TAM-MAP-03: move the figure, or stay."""
    if isinstance(move, MoveTo):
        g.state.players[seat].moved = True
        yield from move_figure(g, seat, move.place, jordan=jordan)
    else:
        g.tell(Stayed, seat)
        yield from happen(g, "linger", seat)


def move_two(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-SOL-04, -05, -14: the own figure and Jordan, in either order; or Jordan makes the player's move."""
    s = g.state
    p = s.players[seat]
    jordan = jordan_of(s)
    jordan.free, jordan.moved, jordan.promised, jordan.acting = True, False, False, False
    done = False
    while not done or jordan.free:
        moves: list[Move] = [FINISH] if done else [STAY]
        if not done:
            moves += [MoveTo(place) for place in reach(s, p.place, value_of(s, seat, "move"), seat)]
        if jordan.free:
            moves += [MoveJordan(place) for place in reach(s, jordan.place, JORDANS_MOVE, seat)]
            if not done and jordan.battery:
                moves.append(JordanMovesForYou())
        match (yield from g.ask(seat, moves, rule="TAM-SOL-05")):
            case MoveJordan(place):
                jordan.free, jordan.moved = False, True
                yield from move_figure(g, seat, place, jordan=True)
            case JordanMovesForYou():
                yield from jordan_moves(g, seat)
                return
            case Finish():
                return
            case move:
                done = True
                yield from make_move(g, seat, move)
        if p.out or s.jordan is None:
            return


def jordan_moves(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-SOL-14: for 1 battery Jordan makes the player's move, as far as the active body moves."""
    s = g.state
    jordan = jordan_of(s)
    pay_battery(g)
    jordan.free, jordan.acting = False, True
    goals = reach(s, jordan.place, value_of(s, seat, "move"), seat)
    move = yield from g.ask(seat, [STAY, *map(MoveTo, goals)], rule="TAM-SOL-14")
    jordan.moved = isinstance(move, MoveTo)
    jordan.freshly_moved = True
    yield from make_move(g, seat, move, jordan=True)


def raise_trace(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-MAP-09, TAM-SOL-08: entry trace after a move, linger trace after staying."""
    s = g.state
    p = s.players[seat]
    place, moved = p.place, p.moved
    jordan = s.jordan
    if jordan is not None and jordan.acting:
        place, moved = jordan.place, jordan.moved
    elif jordan is not None and jordan.battery and (jordan.place, jordan.moved) != (p.place, p.moved):
        moves: list[Move] = [UseOwnFigure(), UseJordan()]
        if isinstance((yield from g.ask(seat, moves, rule="TAM-SOL-08")), UseJordan):
            jordan.promised = True
            place, moved = jordan.place, jordan.moved
    by = entry_trace(s, place, seat) if moved else linger_trace(s, place, seat)
    yield from change_trace(g, seat, by)


# Jordan's battery


def pay_battery(g: Game[Table]) -> None:
    """TAM-SOL-06: 1 battery."""
    jordan = g.state.jordan
    if jordan is not None:
        jordan.battery -= 1
        g.tell(BatteryChanged, jordan.battery)


def offer_jordan(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-SOL-06: ask whose figure is used in a step in which that matters."""
    moves: list[Move] = [UseOwnFigure(), UseJordan()]
    if isinstance((yield from g.ask(seat, moves, rule="TAM-SOL-06")), UseJordan):
        pay_battery(g)
        jordan_of(g.state).acting = True


def end_step(g: Game[Table]) -> None:
    """TAM-SOL-06, -11: Jordan's figure is no longer the own one; without battery Jordan leaves.

    What it carries stays on its tile.
    """
    s = g.state
    jordan = s.jordan
    if jordan is not None:
        jordan.acting = False
        if not jordan.battery:
            for token, count in jordan.carried.items():
                put_on_place(g, jordan.place, token, count, carried=True)
            s.jordan = None
            g.tell(JordanLeft)


# Area effect


def area_effect(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-MAP-13: the player may resolve the effect of the own tile once."""
    s = g.state
    jordan = s.jordan
    moves: list[Move] = [FINISH]
    if (jordan is None or not jordan.promised) and can_use_area(g, seat):
        moves.append(UseArea())
    if jordan is not None and jordan.battery and (jordan.promised or jordan.freshly_moved):
        jordan.acting = True
        moves += [UseJordan()] if can_use_area(g, seat) else []
        jordan.acting = False
    match (yield from g.ask(seat, moves, rule="TAM-MAP-13")):
        case UseArea():
            yield from use_area(g, seat)
        case UseJordan():
            pay_battery(g)
            jordan_of(s).acting = True
            yield from use_area(g, seat)
    if s.jordan is not None:
        s.jordan.promised = s.jordan.freshly_moved = False
    yield from notice(g)


def can_use_area(g: Game[Table], seat: Seat) -> bool:
    """TAM-VOC-07: say whether the effect of the tile can do anything."""
    tile = tile_at(g.state, figure_place(g.state, seat))
    return tile is not None and some_possible(tile.do, scene_of(g, seat, NUMBERS[tile.id]))


def use_area(g: Game[Table], seat: Seat) -> Script[None]:
    """TAM-TIL-02: the steps of the tile in order."""
    tile = tile_at(g.state, figure_place(g.state, seat))
    if tile is None:
        return
    g.tell(AreaUsed, seat, tile.number)
    scene = scene_of(g, seat, NUMBERS[tile.id])
    first = tile.do[0]
    scene.agreed = isinstance(first, Pay)  # the player has chosen the effect as a whole
    yield from resolve(tile.do, scene)


# Launch


def launch_step(g: Game[Table], seat: Seat) -> Script[bool]:
    """TAM-ACT-04: one program or ability; say whether the player goes on."""
    s = g.state
    moves: list[Move] = [FINISH, *map(Launch, launchable(s, seat))]
    moves += [UseAbility(number) for number in usable_now(g, seat, "launch", "any")]
    jordan = s.jordan
    if jordan is not None and jordan.battery and not jordan.acting and not s.players[seat].launched:
        moves.append(UseJordan())
    match (yield from g.ask(seat, moves, rule="TAM-ACT-04")):
        case Launch(program):
            yield from launch(g, seat, program)
        case UseAbility(number):
            yield from use_ability(g, seat, number)
        case UseJordan():
            pay_battery(g)
            jordan_of(s).acting = True
        case _:
            return False
    yield from notice(g)
    return not s.players[seat].out


def begin_launch(s: Table, seat: Seat) -> None:
    """TAM-RUN-03: a new launch step."""
    s.players[seat].launched = []
    begin_launch_step(s, seat)


def end_launch(g: Game[Table], seat: Seat) -> None:
    """TAM-ACT-05: corrupted codes leave the launcher."""
    dump_corrupted(g, seat)
    g.state.players[seat].launched = []
    forget(g.state, "step", seat)


def action_end(g: Game[Table]) -> Script[None]:
    """What waits for the end of the action phase, player by player."""
    for seat in order(g.state):
        yield from happen(g, "action-end", seat)
    yield from notice(g)
