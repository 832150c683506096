"""All numbers of a report, before any language is chosen."""

import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import polars as pl

from dreamtable.arena.report.estimates import (
    Contrast,
    Rate,
    Verdict,
    contrast_of,
    rate_of,
    verdicts,
)
from dreamtable.arena.results import Results

BASIC = ("side", "seats", "bot")
"""What makes up a position: only who is in the same position is compared."""
MOST_BARS = 24


@dataclass(frozen=True)
class WinRow:
    """How often those with one value of a trait won."""

    value: str
    side: str
    rate: Rate
    contrast: Contrast | None
    verdict: Verdict = Verdict.UNTESTED


@dataclass(frozen=True)
class WinTable:
    """Win rates by one trait: `side`, `seats`, `seat`, `bot`, `thing`, or another one of the game."""

    trait: str
    rows: list[WinRow]

    @property
    def telling(self) -> bool:
        """Whether it tells anything: among rivals, a win rate by the number of seats does not."""
        return self.trait != "seats" or any(row.contrast is not None for row in self.rows)


@dataclass(frozen=True)
class Spread:
    """How large a number was: the middle, the middle half, and nearly all."""

    label: str
    games: int
    mean: float
    least: float
    p05: float
    p25: float
    median: float
    p75: float
    p95: float
    most: float


@dataclass(frozen=True)
class Histogram:
    """How often a number fell where: (from, to, label, count)."""

    name: str
    bars: list[tuple[float, float, str, int]]
    spreads: list[Spread]


@dataclass(frozen=True)
class Deed:
    """What winners did more or less often than losers: a move, or a thing that was used."""

    kind: str
    """`moves` or `things`."""
    name: str
    side: str
    games: int
    """In how many games it was done at all."""
    a_game: Contrast
    """How often in a game."""
    of_decisions: Contrast
    """How often among a hundred decisions: who plays longer does not have more of these."""
    verdict: Verdict = Verdict.UNTESTED
    verdict_of_decisions: Verdict = Verdict.UNTESTED

    @property
    def sure(self) -> Verdict:
        """What may be said of it either way; unclear if it is only that some play longer."""
        return self.verdict if self.verdict is self.verdict_of_decisions else Verdict.UNCLEAR


@dataclass(frozen=True)
class Failure:
    """A game that a bot did not bring to its end."""

    game: int
    seed: str
    seat: int | None
    bot: str
    why: str


@dataclass(frozen=True)
class Figures:
    """Everything that a report tells of one run."""

    wanted: int
    """How many games the plan has, of which so many are there."""
    games: int
    finished: int
    decisions: int
    together: bool
    """Whether all seats always won or lost together."""
    wins: Rate
    """Of games that somebody won."""
    seats: list[int]
    bots: list[str]
    tables: list[WinTable]
    things: WinTable
    lengths: Histogram
    per_seat: list[Spread]
    figures: list[Histogram]
    """The numbers of whole games, by the number of seats."""
    endings: list[Histogram]
    """The numbers that seats ended with, by whether they won."""
    reasons: list[tuple[str, Rate]]
    deeds: list[Deed]
    failures: list[Failure]
    sides: list[str] = field(default_factory=list)


def figures_of(results: Results) -> Figures:
    """Count and judge everything."""
    played = played_seats(results)
    games = results.games.filter(pl.col("failed_why").is_null()).sort("game")
    tables = win_tables(played)
    things = used_things(played)
    together, somebody = fates(played)
    return Figures(
        wanted=results.plan.games,
        games=results.games.height,
        finished=games.height,
        decisions=int(games["answers"].sum()),
        together=together,
        wins=somebody,
        seats=sorted(set(results.games["seats"])),
        bots=sorted(set(results.seats["bot"])),
        tables=tables,
        things=things,
        lengths=histogram("answers", games.select(label="seats", value="answers")),
        per_seat=spreads_by(played, "side" if has_sides(played) else "bot"),
        figures=[
            histogram(name.removeprefix("figure:"), games.select(label="seats", value=name))
            for name in varying(games, "figure:")
        ],
        endings=[
            histogram(name.removeprefix("figure:"), played.select(label="won", value=name))
            for name in [*varying(played, "score"), *varying(played, "figure:")]
        ],
        reasons=reasons_of(games),
        deeds=deeds_of(played),
        failures=failures_of(results.games),
        sides=sorted(set(played["side"])) if has_sides(played) else [],
    )


def varying(frame: pl.DataFrame, prefix: str) -> list[str]:
    """Return the columns of a kind that are not the same everywhere."""
    return [
        name for name in frame.columns if name.startswith(prefix) and frame[name].drop_nulls().n_unique() > 1
    ]


def played_seats(results: Results) -> pl.DataFrame:
    """Return the seats of games that ended, with the traits of the whole game, each in its position."""
    games = results.games
    shared = [
        name for name in games.columns if name.startswith("trait:") and name not in results.seats.columns
    ]
    seats = (
        results.seats.filter(pl.col("won").is_not_null())
        .join(games.select("game", *shared), on="game", how="left")
        .sort("game", "seat")
        .with_columns(won=pl.col("won").cast(pl.Int8))
        .with_row_index("row")
    )
    side = pl.col("trait:side").fill_null("") if "trait:side" in seats.columns else pl.lit("")
    return seats.with_columns(side=side)


def has_sides(played: pl.DataFrame) -> bool:
    """Say whether there are sides in this game."""
    return played["side"].n_unique() > 1


def in_positions(played: pl.DataFrame, but: str = "") -> pl.DataFrame:
    """Number the positions: the same side, as many seats, the same bot (for a team, the same bots)."""
    position = [name for name in BASIC if name != but]
    # Tables of different size have different teams: there it counts which bots there are, not how many.
    bots = pl.col("bot").unique() if but == "seats" else pl.col("bot")
    team = pl.lit("") if but == "bot" else bots.sort().str.join("\n").over("game")
    size = pl.lit(0) if but == "seats" else pl.col("seats")
    return played.with_columns(
        stratum=pl.struct(position).rank("dense"), team=pl.struct(team.alias("team"), size.alias("size"))
    ).with_columns(pl.col("team").rank("dense"))


def against_others(placed: pl.DataFrame, together: bool) -> Contrast | None:
    """Compare how often the `group` won with the others in the same position.

    Where all win or lose together, games with somebody of the group are compared with games without.
    """
    if together:
        placed = placed.group_by("game").agg(
            pl.col("group").max(), pl.col("won").max(), stratum=pl.col("team").first()
        )
    return contrast_of(placed, "group", "won")


def fates(played: pl.DataFrame) -> tuple[bool, Rate]:
    """Say whether all seats of a game win or lose together, and how often anyone won."""
    by_game = played.group_by("game").agg(wins=pl.col("won").sum(), seats=pl.len())
    together = bool(
        by_game.select(((pl.col("wins") == 0) | (pl.col("wins") == pl.col("seats"))).all()).item()
    )
    somebody = by_game.select("game", won=(pl.col("wins") > 0).cast(pl.Int8))
    return together and played.height > 0, rate_of(somebody)


# Win rates


def win_tables(played: pl.DataFrame) -> list[WinTable]:
    """Return win rates by everything a seat may differ in, judged all together."""
    if not played.height:
        return []
    named = {"side": "side"} if has_sides(played) else {}
    named |= {"bot": "bot", "seats": "seats"}
    if not fates(played)[0]:
        named["seat"] = "seat"
    for name in played.columns:
        if name.startswith("trait:") and name != "trait:side":
            named[name.removeprefix("trait:")] = name
    tables = [WinTable(trait, list(win_rows(played, trait, column))) for trait, column in named.items()]
    return judged([table for table in tables if len(table.rows) > 1])


def win_rows(played: pl.DataFrame, trait: str, column: str) -> Iterator[WinRow]:
    """Return the win rate of each value of a trait, compared with the others in the same position."""
    placed = in_positions(played.filter(pl.col(column).is_not_null()), but=trait)
    together, _ = fates(played)
    apart = has_sides(played) and (trait == "seats" or of_whole_games(placed, column))
    for side in sorted(set(placed["side"])) if apart else [""]:
        here = placed.filter(pl.col("side") == side) if apart else placed
        for value in here[column].unique().sort():
            group = here.with_columns(group=(pl.col(column) == value).cast(pl.Int8))
            # Among rivals, more seats mean fewer wins each: that is no finding.
            fair = trait != "seats" or together or apart
            yield WinRow(
                str(value),
                side,
                rate_of(group.filter(pl.col("group") == 1)),
                against_others(group, together) if fair else None,
            )


def of_whole_games(played: pl.DataFrame, column: str) -> bool:
    """Say whether a trait is the same for all seats of a game: then it can't favour all sides at once."""
    found = played.group_by("game").agg(pl.col(column).n_unique()).get_column(column)
    return played[column].n_unique() > 1 and bool((found == 1).all())


def judged(tables: list[WinTable]) -> list[WinTable]:
    """Give every row its verdict, as one family of comparisons."""
    every = [row for table in tables for row in table.rows]
    found = iter(verdicts([_found(row.contrast) for row in every]))
    return [
        WinTable(table.trait, [replace(row, verdict=next(found)) for row in table.rows]) for table in tables
    ]


def _found(contrast: Contrast | None, games: int | None = None) -> tuple[float, float, int] | None:
    if contrast is None:
        return None
    return (
        contrast.difference,
        contrast.chance,
        contrast.games if games is None else min(contrast.games, games),
    )


# What was done


def counts_of(played: pl.DataFrame, column: str) -> dict[str, pl.DataFrame]:
    """Return, for each name in a column of counts, the rows where it occurs and how often."""
    counts = (
        played.select("row", one=pl.col(column))
        .explode("one")
        .drop_nulls()
        .select("row", name=pl.col("one").struct.field("name"), count=pl.col("one").struct.field("count"))
        .group_by("name", "row")
        .agg(pl.col("count").sum())
        .sort("name", "row")
    )
    return {str(key[0]): part for key, part in counts.partition_by("name", as_dict=True).items()}


def with_counts(played: pl.DataFrame, counts: pl.DataFrame) -> pl.DataFrame:
    """Add a column `count`: how often each seat did it."""
    found = played.join(counts.select("row", "count"), on="row", how="left", maintain_order="left")
    return found.with_columns(pl.col("count").fill_null(0).cast(pl.Float64))


def used_things(played: pl.DataFrame) -> WinTable:
    """Return how often those won who used a thing, compared with those in the same position who did not."""
    placed = in_positions(played).select("row", "game", "stratum", "team", "won")
    together, _ = fates(played)
    rows = []
    for name, counts in counts_of(played, "things").items():
        used = with_counts(placed, counts).with_columns(group=(pl.col("count") > 0).cast(pl.Int8))
        rows.append(
            WinRow(name, "", rate_of(used.filter(pl.col("group") == 1)), against_others(used, together))
        )
    return judged([WinTable("thing", rows)])[0]


def deeds_of(played: pl.DataFrame) -> list[Deed]:
    """Return what winners did more or less often than losers in the same position, largest effect first."""
    placed = in_positions(played).select("row", "game", "stratum", "won", "side", "decisions")
    sides = {side: placed.filter(pl.col("side") == side) for side in sorted(set(placed["side"]))}
    share = 100 * pl.col("count") / pl.col("decisions").clip(lower_bound=1)
    deeds = []
    for kind in ("moves", "things"):
        for name, counts in counts_of(played, kind).items():
            for side, frame in sides.items():
                here = with_counts(frame, counts).with_columns(share=share)
                games = here.filter(pl.col("count") > 0)["game"].n_unique()
                a_game = contrast_of(here, "won", "count") if games else None
                of_decisions = contrast_of(here, "won", "share") if games else None
                if a_game is not None and of_decisions is not None:
                    deeds.append(Deed(kind, name, side, games, a_game, of_decisions))
    found = verdicts([_found(one, deed.games) for deed in deeds for one in (deed.a_game, deed.of_decisions)])
    deeds = [
        replace(deed, verdict=found[2 * at], verdict_of_decisions=found[2 * at + 1])
        for at, deed in enumerate(deeds)
    ]
    return sorted(deeds, key=lambda deed: (-abs(deed.a_game.effect), deed.kind, deed.name, deed.side))


# How long, and how it ended


def spread_of(label: str, values: pl.Series) -> Spread:
    """Return where a number lay."""
    ordered = sorted(float(value) for value in values)
    p05, p25, p75, p95 = (ordered[round(share * (len(ordered) - 1))] for share in (0.05, 0.25, 0.75, 0.95))
    return Spread(
        label,
        len(ordered),
        math.fsum(ordered) / len(ordered),
        ordered[0],
        p05,
        p25,
        statistics.median(ordered),
        p75,
        p95,
        ordered[-1],
    )


def spreads_by(played: pl.DataFrame, column: str) -> list[Spread]:
    """Return how many decisions a seat took, by one column."""
    return [
        spread_of(str(value), played.filter(pl.col(column) == value)["decisions"])
        for value in sorted(set(played[column]))
    ]


def histogram(name: str, frame: pl.DataFrame) -> Histogram:
    """Sort a number (column `value`) into bars of a round width, by `label`."""
    frame = frame.drop_nulls()
    if not frame.height:
        return Histogram(name, [], [])
    least, most = float(min(frame["value"])), float(max(frame["value"]))
    step = round_step((most - least) / MOST_BARS)
    bars = (
        frame.with_columns(at=(pl.col("value") / step).floor() * step)
        .group_by("at", "label")
        .len()
        .sort("at", "label")
    )
    spreads = [
        spread_of(str(label), frame.filter(pl.col("label") == label)["value"])
        for label in sorted(set(frame["label"]))
    ]
    rows = [(float(at), float(at) + step, str(label), int(count)) for at, label, count in bars.iter_rows()]
    return Histogram(name, rows, spreads)


def round_step(rough: float) -> float:
    """Return the next round width: 1, 2, 5, 10, 20, 50, …"""
    size = 1.0
    while True:
        for first in (1, 2, 5):
            if first * size >= rough:
                return first * size
        size *= 10


def reasons_of(games: pl.DataFrame) -> list[tuple[str, Rate]]:
    """Return how the games ended, the most frequent first."""
    found = [
        (str(reason), rate_of(games.select("game", won=(pl.col("reason") == reason).cast(pl.Int8))))
        for reason in sorted(set(games["reason"]))
    ]
    return sorted(found, key=lambda one: -one[1].wins)


def failures_of(games: pl.DataFrame) -> list[Failure]:
    """Return the games that failed."""
    failed = games.filter(pl.col("failed_why").is_not_null()).sort("game")
    return [
        Failure(
            row["game"],
            str(row["seed"]),
            row["failed_seat"],
            row["failed_bot"] or "",
            row["failed_why"] or "",
        )
        for row in failed.iter_rows(named=True)
    ]
