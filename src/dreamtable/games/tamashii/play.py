"""TAM-RND: the game from step to step."""

from collections.abc import Callable

from dreamtable.games.tamashii import rivals
from dreamtable.games.tamashii.action import (
    action_end,
    area_effect,
    begin_launch,
    end_launch,
    end_step,
    launch_step,
    move_and_trace,
    offer_jordan,
)
from dreamtable.games.tamashii.advance import activities, end_activities, world
from dreamtable.games.tamashii.bosses import act as boss_acts
from dreamtable.games.tamashii.combat import attack_roll, end_combat, may_fight, only_jordan_fights, slot
from dreamtable.games.tamashii.events import RoundBegan, StartPlayer, StepBegan, TurnBegan
from dreamtable.games.tamashii.goals import notice
from dreamtable.games.tamashii.happening import forget, happen_to_all
from dreamtable.games.tamashii.look import is_story, order
from dreamtable.games.tamashii.model import Step, Table
from dreamtable.games.tamashii.planning import (
    begin_window,
    begin_writing,
    lock_on_all,
    refill_all,
    rolls_trace,
    trace_rolls,
    window,
    writing,
)
from dreamtable.games.tamashii.progress import counts_as_won, win_unplayed
from dreamtable.games.tamashii.setup import (
    choose_classes,
    choose_colours,
    choose_protocols,
    choose_starts,
    deal_protocols,
    lay_out,
    open_scenario,
)
from dreamtable.kernel import CHECKPOINT, Game, Script


def play(g: Game[Table]) -> Script[None]:
    """TAM-RND-01: one step after the other, until the game is over."""
    s = g.state
    while True:
        if g.keeping:
            yield CHECKPOINT
        yield from STEPS[s.step](g)


# Set-up


def colours(g: Game[Table]) -> Script[None]:
    """TAM-SET-03: boards; unless the Prologue is not played at all."""
    if counts_as_won(g.state):
        win_unplayed(g)
    if not (yield from choose_colours(g)):
        g.state.step = Step.CLASSES


def classes(g: Game[Table]) -> Script[None]:
    """TAM-SET-10: classes."""
    if not (yield from choose_classes(g)):
        deal_protocols(g)
        g.state.step = Step.PROTOCOLS


def protocols(g: Game[Table]) -> Script[None]:
    """TAM-SET-11: learning protocols; then the table is laid out."""
    if not (yield from choose_protocols(g)):
        yield from lay_out(g) if is_story(g.state) else rivals.lay_out(g)
        g.state.step = Step.STARTS


def starts(g: Game[Table]) -> Script[None]:
    """TAM-SSU-07, TAM-VS-05: start tiles."""
    s = g.state
    if not (yield from choose_starts(g) if is_story(s) else rivals.choose_starts(g)):
        s.step = Step.OPENING


def opening(g: Game[Table]) -> Script[None]:
    """TAM-SSU-11, TAM-VS-06: the first card, or the generator cards; then round 1."""
    s = g.state
    yield from open_scenario(g) if is_story(s) else rivals.open_generator(g)
    yield from begin_round(g)


# Planning


def begin_round(g: Game[Table]) -> Script[None]:
    """TAM-RND-01: a new round."""
    s = g.state
    s.round += 1
    g.tell(RoundBegan, s.round)
    begin_phase(s)
    for p in s.players:
        p.dealt, p.refused = [], []
    s.fresh_story = False
    yield from happen_to_all(g, "round-start")
    enter(g, Step.BEFORE_TRACE if rolls_trace(s) else Step.BEFORE_REFILL)
    begin_window(g)


def begin_phase(s: Table) -> None:
    """TAM-RST-02: whoever has reset takes part again; limits of the phase before are over."""
    for p in s.players:
        p.out = False
    forget(s, "phase")


def enter(g: Game[Table], step: Step) -> None:
    """Go on to a step."""
    g.state.step = step
    g.tell(StepBegan, step)


def before_trace(g: Game[Table]) -> Script[None]:
    """TAM-UPG-08: upgrades before the trace roll."""
    yield from window(g)
    enter(g, Step.TRACE_ROLL)


def trace_roll(g: Game[Table]) -> Script[None]:
    """TAM-PLN-01: everybody rolls for trace."""
    yield from trace_rolls(g)
    g.state.step = Step.LOCK_ON


def locking_on(g: Game[Table]) -> Script[None]:
    """TAM-PLN-01: then enemies are drawn."""
    yield from lock_on_all(g)
    enter(g, Step.BEFORE_REFILL)
    begin_window(g)


def before_refill(g: Game[Table]) -> Script[None]:
    """TAM-UPG-08: upgrades before the refill."""
    yield from window(g)
    enter(g, Step.REFILL)


def refilling(g: Game[Table]) -> Script[None]:
    """TAM-PLN-02: the launchers are refilled."""
    yield from refill_all(g)
    enter(g, Step.WRITING)
    begin_writing(g.state)


def writing_step(g: Game[Table]) -> Script[None]:
    """TAM-PLN-04: writing; then the action phase."""
    s = g.state
    yield from writing(g)
    for p in s.players:
        p.writes, p.most_writes = 0, None
    begin_phase(s)
    begin_turns(g, Step.MOVE)


# Action


def begin_turns(g: Game[Table], step: Step) -> None:
    """TAM-RND-02: a phase in which one player after another acts."""
    s = g.state
    s.turns = order(s)
    enter(g, step)
    skip_turns(g)


def skip_turns(g: Game[Table]) -> None:
    """TAM-RST-02: whoever has reset in this phase has no turn in it."""
    s = g.state
    while s.turns and s.players[s.turns[0]].out:
        s.turns.pop(0)
    if s.turns:
        g.tell(TurnBegan, s.turns[0], s.step)


def moving(g: Game[Table]) -> Script[None]:
    """TAM-ACT-02: move & trace."""
    s = g.state
    if not s.turns:
        s.step = Step.ACTION_END
        return
    seat = s.turns[0]
    yield from move_and_trace(g, seat)
    end_step(g)
    if s.players[seat].out:
        next_turn(g, Step.MOVE)
    else:
        enter(g, Step.AREA)


def area(g: Game[Table]) -> Script[None]:
    """TAM-ACT-03: the area effect."""
    s = g.state
    seat = s.turns[0]
    yield from area_effect(g, seat)
    end_step(g)
    if s.players[seat].out:
        next_turn(g, Step.MOVE)
    else:
        begin_launch(s, seat)
        enter(g, Step.LAUNCH)


def launching(g: Game[Table]) -> Script[None]:
    """TAM-ACT-04: program after program."""
    s = g.state
    seat = s.turns[0]
    if not (yield from launch_step(g, seat)):
        end_launch(g, seat)
        end_step(g)
        yield from notice(g)
        next_turn(g, Step.MOVE)


def next_turn(g: Game[Table], step: Step) -> None:
    """TAM-RND-02: the next player's turn."""
    s = g.state
    s.turns.pop(0)
    s.step = step
    skip_turns(g)


def ending_action(g: Game[Table]) -> Script[None]:
    """What comes at the end of the action phase; then combat."""
    s = g.state
    yield from action_end(g)
    begin_phase(s)
    begin_turns(g, Step.COMBAT)


# Combat


def attacking(g: Game[Table]) -> Script[None]:
    """TAM-CBT-01, -02: the attack roll of the player whose turn it is."""
    s = g.state
    if not s.turns:
        begin_phase(s)
        for p in s.players:
            p.ready = False
        enter(g, Step.ACTIVITIES)
        return
    seat = s.turns[0]
    if only_jordan_fights(s, seat):
        yield from offer_jordan(g, seat)
    if may_fight(s, seat):
        yield from attack_roll(g, seat)
    if s.combat is None or s.players[seat].out:
        s.combat = None
        end_step(g)
        next_turn(g, Step.COMBAT)
    else:
        s.step = Step.SLOTS


def slots(g: Game[Table]) -> Script[None]:
    """TAM-CBT-04: slot after slot."""
    s = g.state
    seat = s.turns[0]
    if not (yield from slot(g, seat)):
        yield from end_combat(g, seat)
        end_step(g)
        next_turn(g, Step.COMBAT)


# Advance


def activity_step(g: Game[Table]) -> Script[None]:
    """TAM-ADV-01: player activities."""
    if not (yield from activities(g)):
        end_activities(g)
        enter(g, Step.BOSS)


def boss_step(g: Game[Table]) -> Script[None]:
    """TAM-BCO-02: the boss, directly before the world activity."""
    yield from boss_acts(g)
    yield from notice(g)
    enter(g, Step.WORLD)


def world_step(g: Game[Table]) -> Script[None]:
    """TAM-ADV-03: the world activity; against each other the checks of objectives."""
    s = g.state
    if is_story(s):
        yield from world(g)
        yield from notice(g)
        end_step(g)
        s.step = Step.PASSING
    elif not (yield from rivals.try_objectives(g)):
        s.step = Step.PASSING


def passing(g: Game[Table]) -> Script[None]:
    """TAM-ADV-08, TAM-VS-10: the start player token passes; against each other time falls."""
    s = g.state
    yield from happen_to_all(g, "round-end")
    for p in s.players:
        p.brief = {}
    forget(s, "round")
    s.first = (s.first + 1) % len(s.players)
    g.tell(StartPlayer, s.first)
    if not is_story(s):
        rivals.lower_time(g)
    yield from begin_round(g)


STEPS: dict[Step, Callable[[Game[Table]], Script[None]]] = {
    Step.COLOURS: colours,
    Step.CLASSES: classes,
    Step.PROTOCOLS: protocols,
    Step.STARTS: starts,
    Step.OPENING: opening,
    Step.BEFORE_TRACE: before_trace,
    Step.TRACE_ROLL: trace_roll,
    Step.LOCK_ON: locking_on,
    Step.BEFORE_REFILL: before_refill,
    Step.REFILL: refilling,
    Step.WRITING: writing_step,
    Step.MOVE: moving,
    Step.AREA: area,
    Step.LAUNCH: launching,
    Step.ACTION_END: ending_action,
    Step.COMBAT: attacking,
    Step.SLOTS: slots,
    Step.ACTIVITIES: activity_step,
    Step.BOSS: boss_step,
    Step.WORLD: world_step,
    Step.PASSING: passing,
}
