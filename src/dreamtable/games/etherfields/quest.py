"""What the Dream wants, as far as the group has learned it, and how far the group has come with it."""

from dreamtable.content.effects import holds
from dreamtable.games.etherfields.conditions import Onlooker
from dreamtable.games.etherfields.events import GoalNearer
from dreamtable.games.etherfields.look import gate_of
from dreamtable.games.etherfields.model import NOTHING, Dream, Seen
from dreamtable.games.etherfields.parts import Stage
from dreamtable.kernel import Game


def goal_of(s: Seen) -> str:
    """Return what the Dream wants as far as it is known: its Gate, the stage, steps taken, steps in all."""
    gate = gate_of(s)
    stage = stage_of(s)
    return gate.id if stage is None else " ".join([gate.id, stage.id, *map(str, steps_of(s, stage))])


def stage_of(s: Seen) -> Stage | None:
    """Return the last stage of which something was read or seen; None in a Dream without stages."""
    look = Onlooker(s, 0)
    known = [stage for stage in gate_of(s).stages if holds(look, stage.known)]
    return known[-1] if known else None


def steps_of(s: Seen, stage: Stage) -> tuple[int, int]:
    """Return how many steps of a stage were taken, and of how many it consists."""
    look = Onlooker(s, 0)
    return sum([bool(holds(look, one)) for one in stage.counts]), len(stage.counts)


def notice(g: Game[Dream]) -> None:
    """Tell it when the group has learned more, or has come a step nearer; what it begins with is no news."""
    s = g.state
    if s.gate == NOTHING:
        return  # on a Way no Dream wants anything
    goal = goal_of(s)
    if goal != s.goal:
        if s.goal and not s.ending:
            g.tell(GoalNearer, goal)
        s.goal = goal
