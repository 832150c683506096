"""Many games between bots, and speed: simulate, tournament, report, bench."""

import importlib
import sys
from pathlib import Path

import click
from rich.console import Console

from dreamtable.bots import swift_bot
from dreamtable.cli.options import available_option, lang_option, mode_option, pack_option, read_options
from dreamtable.games import rules_of
from dreamtable.kernel import DreamtableError
from dreamtable.lang import Speaker


@click.command()
@click.argument("game")
@mode_option
@click.option("--seats", default="", help="How many players: 6, 2-6 or 3,4 in turn; by default all numbers.")
@click.option("--bots", default="", help="Who plays, e.g. greedy,random; by default greedy, or random.")
@click.option("--games", default=1000, show_default=True, help="How many games.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("results"),
    show_default=True,
    help="The folder of the results; one that holds a part of them is completed.",
)
@click.option("--seed", default="simulate", show_default=True, help="Another seed gives other games.")
@click.option("--on", default="processes", show_default=True, help="here, processes, ray or ray://host:port.")
@click.option("--workers", type=int, help="How many play at the same time; by default one a processor.")
@click.option("--option", "chosen", multiple=True, help="An option of the game, e.g. temptation=green.")
@click.option("--limit", default=60.0, show_default=True, help="Seconds for one move; 0 for no limit.")
@click.option("--chunk", type=int, help="How many games are stored together; by default 50 or fewer.")
@click.option("--rotate/--no-rotate", default=True, help="Whether bots change seats from game to game.")
@click.option("--campaign", default=0, help="Each game is a whole campaign of so many sessions at most.")
@pack_option
@lang_option
def simulate(
    game: str,
    mode: str | None,
    seats: str,
    bots: str,
    games: int,
    out: Path,
    seed: str,
    on: str,
    workers: int | None,
    chosen: tuple[str, ...],
    limit: float,
    chunk: int | None,
    rotate: bool,
    campaign: int,
    packs: tuple[str, ...],
    lang: str,
) -> None:
    """Let bots play many games of GAME, and keep the results as tables."""
    from dreamtable.arena import plan, results, running, summary

    speaker = Speaker(lang)
    what = plan.make_plan(
        game,
        mode=mode,
        seats=plan.read_seats(seats) if seats else rules_of(game).seats_for(mode),
        bots=[bot.strip() for bot in (bots or swift_bot(game)).split(",") if bot.strip()],
        games=games,
        seed=seed,
        options=read_options(speaker, chosen),
        rotate=rotate,
        chunk=chunk,
        limit=limit,
        campaign=campaign,
        packs=packs,
    )
    console = Console(highlight=False)
    try:
        with summary.progress_bar(console, speaker) as tell:
            done = running.run(what, out, on, workers, tell)
    except KeyboardInterrupt:
        stored = results.stored_games(out)
        key = "arena-stopped" if stored else "arena-stopped-early"
        click.echo(speaker.say(key, done=stored, games=games, folder=str(out)))
        sys.exit(130)
    summary.show(console, lang, results.read(out), done)
    click.echo(speaker.say("arena-results", folder=str(out)))


@click.command()
@click.argument("game")
@click.option(
    "--bots", default="random,easy,normal", show_default=True, help="Who plays, also hard or my_bots.py:Bold."
)
@click.option("--games", default=200, show_default=True, help="How many games between each two bots.")
@mode_option
@click.option("--seats", default="", help="How many players: 2, 2-6 or 3,4 in turn; by default the fewest.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("tournament"),
    show_default=True,
    help="The folder of the results; one that holds a part of them is completed.",
)
@click.option("--seed", default="tournament", show_default=True, help="Another seed gives other games.")
@click.option("--on", default="processes", show_default=True, help="here, processes, ray or ray://host:port.")
@click.option("--workers", type=int, help="How many play at the same time; by default one a processor.")
@click.option("--option", "chosen", multiple=True, help="An option of the game, e.g. temptation=green.")
@click.option("--limit", default=60.0, show_default=True, help="Seconds for one move; 0 for no limit.")
@pack_option
@lang_option
def tournament(
    game: str,
    bots: str,
    games: int,
    mode: str | None,
    seats: str,
    out: Path,
    seed: str,
    on: str,
    workers: int | None,
    chosen: tuple[str, ...],
    limit: float,
    packs: tuple[str, ...],
    lang: str,
) -> None:
    """Let bots meet each other in GAME, and rate them."""
    from dreamtable.arena import plan, rounds, summary, tables
    from dreamtable.arena.tournament import play_tournament

    speaker = Speaker(lang, rules_of(game))
    what = rounds.make_tournament(
        game,
        [bot.strip() for bot in bots.split(",") if bot.strip()],
        games=games,
        seed=seed,
        mode=mode,
        seats=plan.read_seats(seats) if seats else None,
        options=read_options(speaker, chosen),
        limit=limit,
        packs=packs,
    )
    console = Console(highlight=False)
    try:
        with summary.progress_bar(console, speaker) as tell:
            standings = play_tournament(what, out, on, workers, tell)
    except KeyboardInterrupt:
        click.echo(speaker.say("tournament-stopped", folder=str(out)))
        sys.exit(130)
    tables.show(console, speaker, standings)
    click.echo(speaker.say("arena-results", folder=str(out)))


@click.command()
@click.argument("results", type=click.Path(path_type=Path))
@click.option("--against", type=click.Path(path_type=Path), help="Another run of the same game, from before.")
@click.option("--out", type=click.Path(path_type=Path), default="report.html", show_default=True)
@available_option
@lang_option
def report(results: Path, against: Path | None, out: Path, lang: str) -> None:
    """Write a page about the games in RESULTS: who wins, how long it takes, what winners do."""
    from dreamtable.arena.report import report as make

    speaker = Speaker(lang)
    page = make(results, against, lang)
    try:
        out.write_text(page, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise DreamtableError(speaker.say("cli-cannot-write", file=str(out), reason=why)) from None
    click.echo(speaker.say("report-written", file=str(out)))


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(arguments: tuple[str, ...]) -> None:
    """Measure speed; part of the source tree (bench/)."""
    root = Path(__file__).parents[3]
    if not (root / "bench" / "speed.py").is_file():
        raise DreamtableError("The benchmarks are part of the source tree, not of the installed package.")
    sys.path.insert(0, str(root))
    importlib.import_module("bench.speed").main(list(arguments))
