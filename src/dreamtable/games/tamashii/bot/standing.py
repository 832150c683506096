"""How a state is judged: how likely each seat is to win from it."""

from math import exp

from dreamtable.games.tamashii.bot.aims import STEP, Aims
from dreamtable.games.tamashii.bot.sight import Sight
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.look import RIVALS
from dreamtable.games.tamashii.model import NOTHING, Step, Table
from dreamtable.games.tamashii.rivals import score
from dreamtable.games.tamashii.view import view

EVEN = 0.5
AHEAD = 3.5
"""With so many points more one is about three times as likely to win."""


def is_quiet(s: Table) -> bool:
    """A game is judged when everybody has planned, before the first one moves."""
    return s.step is Step.MOVE and len(s.turns) == len(s.players)


def chances(s: Table) -> list[float]:
    """Return how likely each seat is to win."""
    if s.step < Step.BEFORE_TRACE:
        return [EVEN] * len(s.players)
    if s.mode == RIVALS:
        return against(s)
    return [together(s)] * len(s.players)


def against(s: Table) -> list[float]:
    """Return how likely each player is to have the highest score."""
    strengths = [
        exp((score(s, seat) + 0.35 * p.xp + 0.15 * len(p.cards) - 0.2 * len(p.queue)) / AHEAD)
        for seat, p in enumerate(s.players)
    ]
    total = sum(strengths)
    return [one / total for one in strengths]


def together(s: Table) -> float:
    """Return how likely the group is to win: how far the story is, how much time is left."""
    worth = 0.25 * len(s.drawn)
    if s.time:
        worth += 0.08 * s.time
    worth += 0.06 * min(8, s.supply[CORRUPTED])
    for p in s.players:
        worth += (0.05 * p.integrity - 0.12 * len(p.queue) + 0.03 * sum(p.resources)) / len(s.players)
    if s.story != NOTHING:
        aims = Aims(Sight(view(s, 0), 0))
        worth -= 0.05 * sum(abs(one) for one in aims.things.values()) / STEP
    return 1 / (1 + exp(1.2 - worth))
