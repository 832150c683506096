"""Two runs side by side: what changed with the rules, the content or the bots."""

import math
from dataclasses import dataclass, replace

import polars as pl

from dreamtable.arena.plan import Plan
from dreamtable.arena.report.estimates import Rate, Verdict, mean_of, means_apart, rates_apart, verdicts
from dreamtable.arena.report.figures import Figures, played_seats
from dreamtable.arena.results import Results
from dreamtable.arena.statistics import wilson
from dreamtable.kernel import BadSetup

SAID = ("rules_version", "options", "seats", "bots", "rotate", "games", "seed", "limit")
"""What of a plan is worth telling where two runs differ in it."""


@dataclass(frozen=True)
class Change:
    """One number before and after."""

    topic: str
    """`win`, `reason`, `length`, `figure`, `moves` or `things`."""
    trait: str
    value: str
    side: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    effect: float
    """The difference in standard deviations."""
    chance: float
    games: int
    verdict: Verdict = Verdict.UNTESTED

    @property
    def share(self) -> bool:
        """Whether it is a share of games, and not a number per game."""
        return self.topic in ("win", "reason")


@dataclass(frozen=True)
class Comparison:
    """Everything that a report tells of two runs."""

    before: Figures
    changes: list[Change]
    plans: list[tuple[str, object, object]]
    """What the plans differ in: the field, before and after."""


def compare(before: Results, after: Results, was: Figures, now: Figures) -> Comparison:
    """Compare two runs of the same game."""
    changes = [
        *won_changes(was, now),
        *reason_changes(was, now),
        *length_changes(before, after),
        *deed_changes(before, after),
    ]
    found = verdicts([(one.difference, one.chance, one.games) for one in changes])
    judged = [replace(one, verdict=verdict) for one, verdict in zip(changes, found, strict=True)]
    judged.sort(key=lambda one: -abs(one.effect))
    return Comparison(was, judged, plan_differences(before.plan, after.plan))


def check_same_game(before: Plan, after: Plan) -> None:
    """Refuse to compare different games."""
    if before.game != after.game:
        raise BadSetup(
            f"These are runs of different games, {after.game} and {before.game}: "
            "only two runs of the same game can be compared."
        )


def plan_differences(before: Plan, after: Plan) -> list[tuple[str, object, object]]:
    """Return what two plans differ in."""
    pairs = [(name, getattr(before, name), getattr(after, name)) for name in SAID]
    return [(name, old, new) for name, old, new in pairs if old != new]


def won_changes(was: Figures, now: Figures) -> list[Change]:
    """Compare the win rates of everybody who is in both runs."""
    pairs = [("", "", "", was.wins, now.wins)] if now.together else []
    old = {(table.trait, row.value, row.side): row.rate for table in was.tables for row in table.rows}
    for table in now.tables:
        if not table.telling:
            continue
        for row in table.rows:
            if (rate := old.get((table.trait, row.value, row.side))) is not None:
                pairs.append((table.trait, row.value, row.side, rate, row.rate))
    return [_of_rates("win", *pair) for pair in pairs]


def reason_changes(was: Figures, now: Figures) -> list[Change]:
    """Compare how the games ended."""
    old, new = dict(was.reasons), dict(now.reasons)
    return [
        _of_rates("reason", "", reason, "", old.get(reason) or _never(was), new.get(reason) or _never(now))
        for reason in sorted({*old, *new})
    ]


def _never(figures: Figures) -> Rate:
    games = figures.finished
    return Rate(0, games, games, 0.0, *wilson(0, games))


def _of_rates(topic: str, trait: str, value: str, side: str, before: Rate, after: Rate) -> Change:
    difference, low, high, chance = rates_apart(before, after)
    middle = (before.rate + after.rate) / 2
    deviation = math.sqrt(middle * (1 - middle))
    return Change(
        topic,
        trait,
        value,
        side,
        before.rate,
        after.rate,
        difference,
        low,
        high,
        difference / deviation if deviation > 0 else 0.0,
        chance,
        min(before.games, after.games),
    )


def length_changes(before: Results, after: Results) -> list[Change]:
    """Compare the numbers of whole games: how many decisions, and the game's own figures."""
    old, new = (_finished(results) for results in (before, after))
    numbers = [name for name in new.columns if name.startswith("figure:") and name in old.columns]
    changes = [_of_means("length", "", "", "", old["answers"], new["answers"])]
    return changes + [
        _of_means(
            "figure", "", name.removeprefix("figure:"), "", old[name].drop_nulls(), new[name].drop_nulls()
        )
        for name in numbers
    ]


def _finished(results: Results) -> pl.DataFrame:
    return results.games.filter(pl.col("failed_why").is_null()).sort("game")


def deed_changes(before: Results, after: Results) -> list[Change]:
    """Compare how often each move was made and each thing used, by a seat in a game."""
    changes = []
    for kind in ("moves", "things"):
        old, new = (_per_game(results, kind) for results in (before, after))
        for name in sorted({*old[1], *new[1]}):
            series = [_filled(games, found.get(name)) for games, found in (old, new)]
            changes.append(_of_means(kind, "", name, "", *series, used=True))
    return changes


def _per_game(results: Results, kind: str) -> tuple[int, dict[str, pl.Series]]:
    """Return the number of games, and for each name how often a seat did it in those where it was done."""
    played = played_seats(results)
    counts = (
        played.with_columns(table=pl.len().over("game"))
        .select("game", "table", one=pl.col(kind))
        .explode("one")
        .drop_nulls()
        .select(
            "game",
            name=pl.col("one").struct.field("name"),
            rate=pl.col("one").struct.field("count") / pl.col("table"),
        )
        .group_by("name", "game")
        .agg(pl.col("rate").sum())
        .sort("name", "game")
    )
    parts = counts.partition_by("name", as_dict=True)
    return played["game"].n_unique(), {str(key[0]): part["rate"] for key, part in parts.items()}


def _filled(games: int, found: pl.Series | None) -> pl.Series:
    """Return one value a game: none where it was not done."""
    values = found.to_list() if found is not None else []
    return pl.Series("rate", values + [0.0] * (games - len(values)), dtype=pl.Float64)


def _of_means(
    topic: str, trait: str, value: str, side: str, before: pl.Series, after: pl.Series, *, used: bool = False
) -> Change:
    was, now = mean_of(before), mean_of(after)
    difference, low, high, chance = means_apart(was, now)
    games = min(was.games, now.games)
    if used:
        games = min(games, int((before > 0).sum()) + int((after > 0).sum()))
    deviation = math.sqrt((was.variance + now.variance) / 2)
    effect = difference / deviation if deviation > 0 else 0.0
    return Change(topic, trait, value, side, was.mean, now.mean, difference, low, high, effect, chance, games)
