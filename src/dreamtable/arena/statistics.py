"""The few statistics that results need: intervals for win rates, tests of differences, many tests at once."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple

NORMAL = NormalDist()


class Interval(NamedTuple):
    """Where the true value is, as sure as one wanted to be."""

    low: float
    high: float


class Rate(NamedTuple):
    """A share of wins with its interval."""

    wins: int
    seats: int
    """How many seats, over all games, it is a share of."""
    rate: float
    low: float
    high: float


def wilson(wins: float, games: float, confidence: float = 0.95) -> Interval:
    """Return the Wilson score interval of a share; of nothing, everything is possible."""
    if games <= 0:
        return Interval(0.0, 1.0)
    z = NORMAL.inv_cdf((1 + confidence) / 2)
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low = 0.0 if wins <= 0 else (centre - spread) / scale
    high = 1.0 if wins >= games else (centre + spread) / scale
    return Interval(low, high)


def win_rate(wins: Sequence[int], seats: Sequence[int], confidence: float = 0.95) -> Rate:
    """Return the share of winning seats, given for each game how many seats won and how many there were.

    Seats of one game are not independent: a team wins as one, and of rivals only one wins. So the interval
    is that of as many independent seats as would vary as much as these games do, at most of all there are.
    """
    won, all_seats, games = sum(wins), sum(seats), len(seats)
    if not all_seats:
        return Rate(0, 0, math.nan, 0.0, 1.0)
    share = won / all_seats
    worth = float(games)
    if games > 1 and 0 < share < 1:
        squares = sum((some - share * many) ** 2 for some, many in zip(wins, seats, strict=True))
        variance = squares / all_seats**2 * games / (games - 1)
        worth = share * (1 - share) / variance if variance > 0 else math.inf
    worth = min(worth, float(all_seats))
    low, high = wilson(share * worth, worth, confidence)
    return Rate(won, all_seats, share, low, high)


def two_sided(z: float) -> float:
    """Return how likely a standard normal number is at least so far from 0."""
    return math.erfc(abs(z) / math.sqrt(2))


def incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularized incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    scale = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    return scale * _fraction(a, b, x) / a


def _fraction(a: float, b: float, x: float) -> float:
    """Lentz's way to the continued fraction of the incomplete beta function."""
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or tiny)
    value = d
    for m in range(1, 300):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + term * d or tiny)
            c = 1 + term / c or tiny
            value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Return each chance corrected for how many were looked at: at most such a share are false alarms."""
    order = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)
    corrected = [1.0] * len(chances)
    least = 1.0
    for place, index in enumerate(order):
        least = min(least, chances[index] * len(chances) / (len(chances) - place))
        corrected[index] = least
    return corrected
