"""From wins and counts to what can be said with confidence.

Seats of one game share its fate: a side wins together, a winner leaves losers. So the game, not the seat, is
the unit of evidence here: variances are added up by game before anything is called sure.
"""

import enum
import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import polars as pl

from dreamtable.arena.statistics import benjamini_hochberg, incomplete_beta, two_sided, win_rate

Z = 1.959963984540054
"""Of the normal distribution, 95 % lies within so many standard deviations."""
FALSE_ALARMS = 0.05
"""The share of false alarms that is allowed among all differences called sure."""
FEWEST = 30
"""With fewer games nothing is called a difference."""


class Verdict(enum.Enum):
    """What may be said of a difference."""

    MORE = "more"
    LESS = "less"
    UNCLEAR = "unclear"
    TOO_FEW = "too-few"
    UNTESTED = "untested"


class Rate(NamedTuple):
    """How often something came true, with its interval of 95 %."""

    wins: int
    seats: int
    games: int
    rate: float
    low: float
    high: float


class Contrast(NamedTuple):
    """How much one group lies above the others in the same position."""

    difference: float
    low: float
    high: float
    chance: float
    """How likely a difference as large would be if there were none."""
    games: int
    """In how many games there was somebody of the group, or somebody else, whichever is less."""
    group: float
    """The mean of the group, and that of the others: both over the same positions."""
    others: float
    effect: float
    """The difference in standard deviations."""


def rate_of(frame: pl.DataFrame) -> Rate:
    """Return the rate of the column `won` over the seats of a frame."""
    by_game = frame.group_by("game").agg(wins=pl.col("won").sum(), seats=pl.len()).sort("game")
    if not by_game.height:
        return Rate(0, 0, 0, 0.0, 0.0, 1.0)
    found = win_rate(by_game["wins"].to_list(), by_game["seats"].to_list())
    return Rate(found.wins, found.seats, by_game.height, found.rate, found.low, found.high)


def contrast_of(frame: pl.DataFrame, group: str, value: str) -> Contrast | None:
    """Compare a value between the group (a column of 0 and 1) and the others of the same `stratum`.

    The differences inside the strata are averaged as a regression with one constant a stratum does it; the
    error is added up by `game`. None if no stratum has both.
    """
    both = (
        frame.lazy()
        .group_by("stratum")
        .agg(
            inside=pl.col(group).sum().cast(pl.Float64),
            size=pl.len().cast(pl.Float64),
            inside_sum=pl.col(value).filter(pl.col(group) == 1).sum().cast(pl.Float64),
            whole_sum=pl.col(value).sum().cast(pl.Float64),
        )
        .filter((pl.col("inside") > 0) & (pl.col("inside") < pl.col("size")))
        .collect()
    )
    if not both.height:
        return None
    outside = pl.col("size") - pl.col("inside")
    weight = pl.col("inside") * outside / pl.col("size")
    sums = both.sort("stratum").select(
        weight.sum().alias("weight"),
        (weight * pl.col("inside_sum") / pl.col("inside")).sum().alias("group"),
        (weight * (pl.col("whole_sum") - pl.col("inside_sum")) / outside).sum().alias("others"),
    )
    weights, mean, others = sums.row(0)
    mean, others = mean / weights, others / weights
    slope = mean - others
    errors = (
        frame.lazy()
        .join(both.lazy().select("stratum"), on="stratum", how="semi")
        .select(
            "game",
            x=pl.col(group) - pl.col(group).mean().over("stratum"),
            y=pl.col(value) - pl.col(value).mean().over("stratum"),
        )
        .group_by("game")
        .agg(
            lean=(pl.col("x") * (pl.col("y") - slope * pl.col("x"))).sum(),
            spread=(pl.col("y") ** 2).sum(),
            seats=pl.len(),
            inside=(pl.col("x") > 0).any(),
            outside=(pl.col("x") < 0).any(),
        )
        .collect()
    )
    games = errors.height
    lean = math.fsum(one * one for one in errors["lean"])
    error = math.sqrt(lean * games / max(1, games - 1)) / weights
    fewest = min(int(errors["inside"].sum()), int(errors["outside"].sum()))
    freedom = max(1, fewest - 1)
    half = reach(freedom) * error
    deviation = math.sqrt(math.fsum(errors["spread"]) / max(1, int(errors["seats"].sum())))
    return Contrast(
        slope,
        slope - half,
        slope + half,
        chance_of(slope, error, freedom),
        fewest,
        mean,
        others,
        slope / deviation if deviation > 0 else 0.0,
    )


def chance_of(difference: float, error: float, freedom: int | None = None) -> float:
    """Return how likely a difference as large would be by chance alone, from its standard error.

    With few degrees of freedom the error itself is uncertain: then it is Student's chance.
    """
    if error <= 1e-12:
        return 1.0 if abs(difference) <= 1e-12 else 0.0
    t = difference / error
    if freedom is None:
        return two_sided(t)
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@cache
def reach(freedom: int) -> float:
    """Return within how many standard errors 95 % lies, by Student's distribution."""
    low, high = Z, 13.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        if chance_of(middle, 1.0, freedom) > 0.05:
            low = middle
        else:
            high = middle
    return high


def verdicts(found: Sequence[tuple[float, float, int] | None]) -> list[Verdict]:
    """Judge differences that are looked at together; each is (difference, chance, games), or was not tested.

    Of all that are called sure, no more than one in twenty may be expected to be a false alarm (Benjamini and
    Hochberg). What has too few games is not judged, and does not make it harder for the others.
    """
    judged = [one for one in found if one is not None and one[2] >= FEWEST]
    adjusted = iter(benjamini_hochberg([chance for _, chance, _ in judged]))
    verdicts = []
    for one in found:
        if one is None:
            verdicts.append(Verdict.UNTESTED)
        elif one[2] < FEWEST:
            verdicts.append(Verdict.TOO_FEW)
        elif next(adjusted) >= FALSE_ALARMS:
            verdicts.append(Verdict.UNCLEAR)
        else:
            verdicts.append(Verdict.MORE if one[0] > 0 else Verdict.LESS)
    return verdicts


def rates_apart(before: Rate, after: Rate) -> tuple[float, float, float, float]:
    """Return the difference of two rates, its interval (Newcombe's) and how likely it is by chance."""
    difference = after.rate - before.rate
    low = difference - math.hypot(after.rate - after.low, before.high - before.rate)
    high = difference + math.hypot(after.high - after.rate, before.rate - before.low)
    # Half of the interval on the side of no difference: so the two always say the same.
    reach = difference - low if difference > 0 else high - difference
    return difference, low, high, chance_of(difference, reach / Z)


class Mean(NamedTuple):
    """The mean of a number over so many games, and its variance."""

    games: int
    mean: float
    variance: float


def mean_of(values: pl.Series) -> Mean:
    """Return the mean of a number and its variance."""
    count = len(values)
    value = pl.col("value").cast(pl.Float64)
    total, squares = values.to_frame("value").select(value.sum(), squares=(value**2).sum()).row(0)
    mean = total / count if count else 0.0
    return Mean(count, mean, max(0.0, squares - count * mean * mean) / (count - 1) if count > 1 else 0.0)


def means_apart(before: Mean, after: Mean) -> tuple[float, float, float, float]:
    """Return the difference of two means, its interval and how likely it is by chance."""
    difference = after.mean - before.mean
    error = math.sqrt(sum(one.variance / one.games for one in (before, after) if one.games))
    return difference, difference - Z * error, difference + Z * error, chance_of(difference, error)
