"""ELD-RND: the game from phase to phase."""

from dreamtable.games.eldritch.actions import action_turn, begin_actions
from dreamtable.games.eldritch.encounters import encounter_turn
from dreamtable.games.eldritch.events import PhaseBegan, RoundBegan
from dreamtable.games.eldritch.model import (
    ACTION,
    ACTIONS,
    ANCIENT_ONE,
    ENCOUNTER,
    END,
    INVESTIGATORS,
    MYTHOS,
    SET_UP,
    Person,
    Table,
)
from dreamtable.games.eldritch.mythos import STEPS as ICONS
from dreamtable.games.eldritch.mythos import draw_mythos, end_step
from dreamtable.games.eldritch.setup import choose_ancient_one, choose_investigators, lay_out
from dreamtable.games.eldritch.who import team
from dreamtable.kernel import CHECKPOINT, NOTHING_TO_DO, Game, Script


def play(g: Game[Table]) -> Script[None]:
    """ELD-RND-01: one step after the other, until the team wins or loses."""
    s = g.state
    while True:
        if g.keeping:
            yield CHECKPOINT
        yield from STEPS[s.phase](g)


def begin_round(g: Game[Table]) -> None:
    """ELD-RND-01: a new round."""
    s = g.state
    begin_actions(s)
    s.phase = ACTION
    g.tell(RoundBegan, s.round)
    g.tell(PhaseBegan, ACTION)


def set_up(g: Game[Table]) -> Script[None]:
    """ELD-SET: the board is laid out, and the first round begins."""
    yield from lay_out(g)
    begin_round(g)


def action_phase(g: Game[Table]) -> Script[None]:
    """ELD-RND-02: everybody's actions, lead first; then the Encounter Phase."""
    s = g.state
    person = skip_to_turn(s)
    if person is not None:
        return action_turn(g, s.turns[0], person)
    s.phase = ENCOUNTER
    s.turns = team(s)
    s.fights = None
    g.tell(PhaseBegan, ENCOUNTER)
    return NOTHING_TO_DO


def encounter_phase(g: Game[Table]) -> Script[None]:
    """ELD-ENC-01: everybody's encounter, lead first; then the Mythos Phase."""
    s = g.state
    person = skip_to_turn(s)
    if person is not None:
        return encounter_turn(g, s.turns[0], person)
    s.phase = MYTHOS
    g.tell(PhaseBegan, MYTHOS)
    return NOTHING_TO_DO


def skip_to_turn(s: Table) -> Person | None:
    """ELD-DEF-08: whoever has fallen has no turn; return whose turn it is then, if there is one left."""
    while s.turns:
        person = s.people[s.turns[0]]
        if person is not None:
            return person
        s.turns.pop(0)
        s.fights = None
        s.actions = ACTIONS
    return None


def mythos_phase(g: Game[Table]) -> Script[None]:
    """ELD-MYT-01: a card is drawn."""
    draw_mythos(g)
    return NOTHING_TO_DO


def end_phase(g: Game[Table]) -> Script[None]:
    """ELD-TIM-14: the end step; then the next round."""
    yield from end_step(g)
    begin_round(g)


STEPS = {
    INVESTIGATORS: choose_investigators,
    ANCIENT_ONE: choose_ancient_one,
    SET_UP: set_up,
    ACTION: action_phase,
    ENCOUNTER: encounter_phase,
    MYTHOS: mythos_phase,
    END: end_phase,
    **ICONS,
}
