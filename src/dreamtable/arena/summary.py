"""What a simulation says in a few lines: who won how often, how long games were, which ones failed."""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from dreamtable.arena import running
from dreamtable.arena.playing import BOT_FAILED
from dreamtable.arena.results import TRAIT, Results, polars
from dreamtable.arena.running import Run
from dreamtable.arena.statistics import Rate, win_rate
from dreamtable.games import rules_of
from dreamtable.lang import Speaker

if TYPE_CHECKING:
    import polars as pl

SIDE = f"{TRAIT}side"
MOST_FAILURES = 10
"""More kinds of failure than this are only counted."""


class Line(NamedTuple):
    """How often a bot won, on one side or on all."""

    bot: str
    side: str
    """The message of the side; empty for all."""
    rate: Rate


class Failure(NamedTuple):
    """Games that failed in the same way."""

    bot: str
    """Empty if it was the rules that failed."""
    why: str
    games: int
    first: int
    """The number of the first of them."""
    seed: str
    seat: int | None


class Chapter(NamedTuple):
    """The sessions of all campaigns that had the same place in theirs."""

    campaigns: int
    """How many campaigns came that far."""
    won: Rate
    """How often somebody won."""


class Summary(NamedTuple):
    """What is said about all games."""

    games: int
    decisions: float
    """In a game, on average."""
    failed: int
    lines: list[Line]
    failures: list[Failure]
    campaigns: int
    """How many campaigns there were; 0 if single games were played."""
    ended: int
    """How many of them came to their end."""
    chapters: list[Chapter]


def summarize(found: Results) -> Summary:
    """Return what is said about results."""
    pl = polars()
    good = found.games.filter(pl.col("failed_why").is_null())
    seats = found.seats.filter(pl.col("won").is_not_null())
    lines = []
    for bot in sorted(dict.fromkeys(found.plan.bots), key=found.plan.bots.index):
        own = seats.filter(pl.col("bot") == bot)
        lines.append(Line(bot, "", rate_of(own)))
        if SIDE in own.columns:
            sides = own[SIDE].drop_nulls().unique().sort().to_list()
            lines += [Line(bot, side, rate_of(own.filter(pl.col(SIDE) == side))) for side in sides]
    return Summary(
        found.games.height,
        sum(good["answers"]) / good.height if good.height else 0.0,
        found.games.height - good.height,
        lines,
        failures_in(found.games),
        found.games["game"].n_unique() if found.plan.campaign else 0,
        int(found.games["ends"].sum()) if found.plan.campaign else 0,
        chapters_in(seats) if found.plan.campaign else [],
    )


def chapters_in(seats: "pl.DataFrame") -> list[Chapter]:
    """Return how the first sessions of all campaigns went, the second ones, and so on."""
    pl = polars()
    games = seats.group_by("session", "game").agg(pl.col("won").any()).sort("session", "game")
    return [
        Chapter(part.height, win_rate(part["won"].cast(pl.Int32).to_list(), [1] * part.height))
        for part in games.partition_by("session", maintain_order=True)
    ]


def rate_of(seats: "pl.DataFrame") -> Rate:
    """Return the share of these seats that won."""
    pl = polars()
    games = seats.group_by("game", maintain_order=True).agg(pl.col("won").sum(), pl.len().alias("all"))
    return win_rate(games["won"].to_list(), games["all"].to_list())


def failures_in(games: "pl.DataFrame") -> list[Failure]:
    """Return how games failed, what happened most often first."""
    pl = polars()
    kinds: dict[tuple[str, str], Failure] = {}
    for row in games.filter(pl.col("failed_why").is_not_null()).iter_rows(named=True):
        bot = row["failed_bot"] if row["reason"] == BOT_FAILED else ""
        kind = bot, row["failed_why"]
        known = kinds.get(kind)
        kinds[kind] = (
            known._replace(games=known.games + 1)
            if known is not None
            else Failure(*kind, 1, row["game"], row["seed"], row["failed_seat"])
        )
    return sorted(kinds.values(), key=lambda failure: (-failure.games, failure.first))


@contextlib.contextmanager
def progress_bar(console: Console, speaker: Speaker) -> Iterator[running.Progress | None]:
    """Show how far a run is, to somebody who looks; a file gets nothing of it."""
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(speaker.say("arena-progress"), total=None)
        yield lambda done, games: bar.update(task, completed=done, total=games)


def show(console: Console, lang: str, found: Results, done: Run) -> None:
    """Print the summary of a run."""
    speaker = Speaker(lang, rules_of(found.plan.game), packs=found.plan.packs)
    summary = summarize(found)
    console.print(Text(speaker.say("game-title"), style="bold magenta"))
    console.print(wins_table(speaker, summary))
    if summary.campaigns:
        console.print(chapters_table(speaker, summary))
    lines = [speaker.say("arena-games", games=summary.games, decisions=f"{summary.decisions:.1f}")]
    if summary.campaigns:
        lines[0] = speaker.say(
            "arena-campaigns",
            campaigns=summary.campaigns,
            sessions=f"{summary.games / summary.campaigns:.1f}",
            ended=summary.ended,
            decisions=f"{summary.decisions:.1f}",
        )
    if done.played:
        seconds, speed = f"{done.seconds:.1f}", f"{done.played / done.seconds:.1f}"
        lines.append(speaker.say("arena-speed", games=done.played, seconds=seconds, speed=speed))
    else:
        lines.append(speaker.say("arena-nothing-to-do"))
    for line in lines + failure_lines(speaker, summary):
        console.print(Text(line), soft_wrap=True)


def wins_table(speaker: Speaker, summary: Summary) -> Table:
    """Return the table of win rates."""
    sides = any(line.side for line in summary.lines)
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(speaker.say("arena-bot"))
    if sides:
        table.add_column(speaker.say("trait-side"))
    for name in ("arena-seats", "arena-wins", "arena-win-rate", "arena-interval"):
        table.add_column(speaker.say(name), justify="right")
    for line in summary.lines:
        rate = line.rate
        table.add_row(
            "" if line.side else Text(line.bot),
            *([speaker.say(line.side) if line.side else ""] if sides else []),
            f"{rate.seats}",
            f"{rate.wins}",
            f"{rate.rate:.1%}" if rate.seats else "–",
            f"{rate.low:.1%} – {rate.high:.1%}" if rate.seats else "–",
        )
    return table


def chapters_table(speaker: Speaker, summary: Summary) -> Table:
    """Return the table of what came of the first sessions, the second ones, and so on."""
    table = Table(show_edge=False, pad_edge=False)
    for name in ("arena-session", "arena-came-so-far", "arena-session-won", "arena-interval"):
        table.add_column(speaker.say(name), justify="right")
    for number, chapter in enumerate(summary.chapters, 1):
        won = chapter.won
        table.add_row(
            f"{number}", f"{chapter.campaigns}", f"{won.rate:.1%}", f"{won.low:.1%} – {won.high:.1%}"
        )
    return table


def failure_lines(speaker: Speaker, summary: Summary) -> list[str]:
    """Say which games failed and why."""
    if not summary.failed:
        return []
    lines = [speaker.say("arena-failed", failed=summary.failed)]
    for failure in summary.failures[:MOST_FAILURES]:
        said = speaker.say(
            "arena-failed-bot" if failure.bot else "arena-failed-rules",
            bot=failure.bot,
            seat=(failure.seat or 0) + 1,
            games=failure.games,
            first=failure.first,
            seed=failure.seed,
            why=failure.why,
        )
        lines.append(f"  {said}")
    if (more := len(summary.failures) - MOST_FAILURES) > 0:
        lines.append(f"  {speaker.say('arena-failed-more', count=more)}")
    return lines
