"""DRM-DIC: red dice and their results."""

from dreamtable.games.inception.character import world_of
from dreamtable.games.inception.events import ResultKnown, Rolled
from dreamtable.games.inception.model import Table
from dreamtable.kernel import Game, Seat, roll_some

FACES = 6


def roll_dice(g: Game[Table], seat: Seat, count: int) -> list[int]:
    """DRM-DIC-01, DRM-DIC-05: roll red dice in everybody's sight."""
    dice = roll_some(g, count, FACES)
    g.tell(Rolled, seat, dice)
    return dice


def result_of(g: Game[Table], seat: Seat, roll: int, modifier: int) -> int:
    """DRM-DIC-02, DRM-DIC-03, DRM-FRT-04: add everything up, then limit it once to 1..6."""
    s = g.state
    if seat == s.lord:
        modifier += world_of(s).lord_dice
    result = min(max(roll + modifier, 1), FACES)
    g.tell(ResultKnown, seat, result)
    return result


def roll_for_skill(g: Game[Table], seat: Seat) -> int:
    """DRM-DIC-06: a roll that is no SHOOT roll; only the Fortress world view applies."""
    (roll,) = roll_dice(g, seat, 1)
    return result_of(g, seat, roll, 0)
