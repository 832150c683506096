"""The command `dreamtable`."""

import asyncio
import importlib
import json
import os
import secrets
import shlex
import sys
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.text import Text

from dreamtable import __version__
from dreamtable.bots import is_code
from dreamtable.games import GAMES, WITH_CONTENT, content_of, rules_of
from dreamtable.kernel import AnyRules, BadSetup, DreamtableError, Match
from dreamtable.lang import LANGUAGES, Speaker, language
from dreamtable.terminal import BOT, Session, choose_game, load_record, show_replay, show_rules

if TYPE_CHECKING:
    from dreamtable.content.game import Content
    from dreamtable.content.packs import Pack, Verdict
    from dreamtable.content.problems import Problem


def default_language() -> str:
    """Return the language of the environment; English if there is none of ours."""
    for name in ("DREAMTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            try:
                return language(value)
            except BadSetup:
                continue
    return "en"


class Languages(click.ParamType[str]):
    """A language by its name or a short form of it."""

    name = "language"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the language, or fail with those there are."""
        try:
            return language(value)
        except BadSetup as error:
            self.fail(str(error), param, ctx)


lang_option = click.option(
    "--lang", type=Languages(), default=default_language, help=f"{', '.join(LANGUAGES)}; by default yours."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def commands() -> None:
    """Five dream games at one table, every rule enforced."""


@commands.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many players, bots included.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit.")
@click.option("--bots", default="", help="Who plays the other seats, e.g. hard or easy,normal.")
@click.option(
    "--people", type=int, default=1, show_default=True, help="How many seats play at this keyboard."
)
@click.option("--name", default="", help="Your name at the table.")
@click.option("--seed", help="The seed of the match, to play the same dice again.")
@click.option("--option", "chosen", multiple=True, help="An option of the game, e.g. temptation=green.")
@lang_option
def play(
    game: str | None,
    seats: int | None,
    seat: int,
    bots: str,
    people: int,
    name: str,
    seed: str | None,
    chosen: tuple[str, ...],
    lang: str,
) -> None:
    """Play a GAME here against bots; without one, choose."""
    console = Console(highlight=False)
    if game is None:
        game, seats = choose_game(console, lang)
    rules = rules_of(game)
    seats = seats if seats is not None else rules.seats[min(2, len(rules.seats) - 1)]
    rules.check_seats(seats)
    speaker = Speaker(lang, rules)
    if not 1 <= seat <= seats:
        raise BadSetup(speaker.say("cli-seat-range", seats=seats, seat=seat))
    match = Match(
        rules, seats, seed or secrets.token_hex(8), rules.read_options(read_options(speaker, chosen))
    )
    players = seating(speaker, seats, seat - 1, bots, people, name)
    session = Session(console, lang, match, players)
    names = session.speaker.names
    console.print(Text(speaker.say("game-title"), style="bold magenta"))
    console.print(speaker.say("welcome", name=names[seat - 1], seed=match.seed))
    others = [other for at, other in enumerate(names) if at != seat - 1]
    console.print(speaker.say("opponents", names=", ".join(others)) if others else speaker.say("alone"))
    session.run()


def read_options(speaker: Speaker, chosen: tuple[str, ...]) -> dict[str, object]:
    """Return the options given as name=value."""
    options: dict[str, object] = {}
    for text in chosen:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(speaker.say("cli-option-form", text=text))
        options[name.replace("-", "_")] = value
    return options


def seating(speaker: Speaker, seats: int, own: int, bots: str, people: int, name: str) -> list[str]:
    """Return who sits where: people at the keyboard from the own seat on, bots at the other seats."""
    named = [bot.strip() for bot in bots.split(",") if bot.strip()] or ["normal"]
    humans = {(own + step) % seats for step in range(max(1, min(people, seats)))}
    others = [seat for seat in range(seats) if seat not in humans]
    if len(named) > max(1, len(others)):
        raise BadSetup(speaker.say("cli-bot-seats", bots=len(named), seats=len(others)))
    players = [""] * seats
    players[own] = name
    for at, seat in enumerate(others):
        players[seat] = f"bot:{named[at % len(named)]}"
    return players


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--bots", default="", help="Who plays the seats of bots; by default those of the match.")
@lang_option
def resume(file: Path, bots: str, lang: str) -> None:
    """Go on with the match in FILE."""
    console = Console(highlight=False)
    speaker = Speaker(lang)
    kept, match = load_record(speaker, file)
    session = Session(console, lang, match, bots_again(speaker, file, kept.players, bots), file)
    console.print(speaker.say("resumed", count=len(match.journal)))
    if match.outcome is not None:
        console.print(speaker.say("already-over"))
    session.run()


def bots_again(speaker: Speaker, file: Path, players: list[str], bots: str) -> list[str]:
    """Return who goes on. A file may come from anybody: code it names is run only if the user says so."""
    seats = [seat for seat, player in enumerate(players) if player.startswith(BOT)]
    kept = [players[seat].removeprefix(BOT) for seat in seats]
    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if not named and any(map(is_code, kept)):
        again = shlex.join(["dreamtable", "resume", str(file), "--bots", ",".join(kept)])
        raise BadSetup(speaker.say("cli-bot-code", command=again))
    again_at = dict(zip(seats, cycle(named or kept), strict=False))
    return [f"{BOT}{again_at[seat]}" if seat in again_at else player for seat, player in enumerate(players)]


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=1, show_default=True, help="Through whose eyes.")
@click.option("--step", is_flag=True, help="Wait before each answer.")
@lang_option
def replay(file: Path, seat: int, step: bool, lang: str) -> None:
    """Watch the match in FILE again."""
    speaker = Speaker(lang)
    kept, match = load_record(speaker, file)
    if not 1 <= seat <= match.seats:
        raise BadSetup(speaker.say("cli-seat-range", seats=match.seats, seat=seat))
    show_replay(Console(highlight=False), lang, kept, match, seat - 1, step=step)


@commands.command()
@click.argument("game")
@click.argument("search", nargs=-1)
@lang_option
def rules(game: str, search: tuple[str, ...], lang: str) -> None:
    """Show the rulebook of GAME, or what it says about some words or a rule id."""
    known = rules_of(game)
    found = show_rules(Console(highlight=False), Speaker(lang, known), game, " ".join(search))
    sys.exit(0 if found else 1)


@commands.command()
def games() -> None:
    """List the games."""
    for name in GAMES:
        known = rules_of(name)
        title = Speaker(default_language(), known).say("game-title")
        click.echo(f"{name}  {title}  {known.seats[0]}-{known.seats[-1]}")


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, help="The port to listen at.")
@click.option("--database", default="", help="A file, or postgresql://user@host/name.")
@click.option("--redis", help="redis://host/0, for several workers.")
@click.option("--workers", default=1, show_default=True, help="How many processes.")
@click.option("--origin", "origins", multiple=True, help="Another address the client may be loaded from.")
@click.option("--secure", is_flag=True, help="Cookies over https only, for a server behind https.")
@click.option("--limits", default=1.0, show_default=True, help="Rate limits times this; 0 for none.")
@click.option("--bot-pause", default=0.25, show_default=True, help="Seconds before a bot answers.")
@click.option("--log-level", default="info", show_default=True, help="debug, info, warning or error.")
@lang_option
def serve(
    host: str,
    port: int,
    database: str,
    redis: str | None,
    workers: int,
    origins: tuple[str, ...],
    secure: bool,
    limits: float,
    bot_pause: float,
    log_level: str,
    lang: str,
) -> None:
    """Open the web table: play in the browser."""
    from dreamtable.server.config import Settings
    from dreamtable.server.serving import serve as run

    settings = Settings(
        host=host,
        port=port,
        database=database,
        redis=redis,
        workers=workers,
        origins=list(origins),
        secure=secure,
        limits=limits,
        bot_pause=bot_pause,
        log_level=log_level,
    )
    settings.check()
    click.echo(Speaker(lang).say("server-serving", address=f"http://{host}:{port}/"))
    run(settings)


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
def verify(file: Path, lang: str) -> None:
    """Check the record in FILE: the moves against the rules, the dice against the players' parts."""
    from dreamtable.server.fair import verify as check

    speaker = Speaker(lang)
    try:
        verdict = check(file.read_bytes())
    except OSError:
        raise DreamtableError(speaker.say("cli-no-file", file=str(file))) from None
    title = Speaker(lang, rules_of(verdict.game)).say("game-title")
    click.echo(speaker.say("server-verified", game=title, answers=verdict.answers))
    click.echo(speaker.say("server-verified-dice" if verdict.dice else "server-verified-no-dice"))


@commands.command(name="export")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", default="", help="A file, or postgresql://user@host/name.")
@click.option("--table", help="Only this table.")
@lang_option
def export_(file: Path, database: str, table: str | None, lang: str) -> None:
    """Write the server's tables to FILE."""
    from dreamtable.server.config import Settings
    from dreamtable.server.transfer import export_tables

    count = asyncio.run(export_tables(Settings(database=database), file, table))
    click.echo(Speaker(lang).say("server-exported", tables=count, file=str(file)))


@commands.command(name="import")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", default="", help="A file, or postgresql://user@host/name.")
@lang_option
def import_(file: Path, database: str, lang: str) -> None:
    """Read tables from FILE into the server's database."""
    from dreamtable.server.config import Settings
    from dreamtable.server.transfer import import_tables

    try:
        added, known = asyncio.run(import_tables(Settings(database=database), file))
    except OSError:
        raise DreamtableError(Speaker(lang).say("cli-no-file", file=str(file))) from None
    click.echo(Speaker(lang).say("server-imported", tables=added, known=known, file=str(file)))


@commands.command()
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--game", help="The game that the cards are for; by default what pack.yaml says.")
@click.option("--games", default=20, show_default=True, help="How many random games to play with them.")
@click.option("--seats", type=int, help="How many players; by default all numbers in turn.")
@click.option("--seed", default="check", show_default=True, help="The seed of the random games.")
@click.option("--show", is_flag=True, help="Show the texts that are made from the cards.")
@lang_option
def check(
    path: Path, game: str | None, games: int, seats: int | None, seed: str, show: bool, lang: str
) -> None:
    """Check the cards in PATH, a pack or a single file, and play random games with them."""
    from dreamtable.content.packs import check_pack, open_pack

    speaker = Speaker(lang)
    pack = open_pack(path)
    game = game or (pack.head.game if pack.head is not None else WITH_CONTENT[0])
    content, rules = content_of(game)
    verdict = check_pack(pack, content, list(LANGUAGES))
    spoken = [other for other in LANGUAGES if other in pack.texts]
    problems = verdict.problems
    if not problems:
        for other in spoken:
            problems += speak_cards(
                Speaker(other, rules), content, pack, verdict, show=show and other == lang
            )
    for problem in problems:
        click.echo(str(problem))
    if problems:
        click.echo(speaker.say("check-wrong", count=len(problems)))
        sys.exit(1)
    title = Speaker(lang, rules).say("game-title")
    click.echo(speaker.say("check-read", count=len(verdict.placed), game=title))
    if verdict.lacking:
        click.echo(speaker.say("check-no-texts", languages=", ".join(verdict.lacking)))
    content.add([one.card for one in verdict.placed])
    names = {one.id: list(content.refs(one.id)) for one in verdict.placed}
    if games > 0 and not play_trials(speaker, rules, path, names, seed, games, seats):
        sys.exit(1)


def speak_cards(
    speaker: Speaker, content: "Content", pack: "Pack", verdict: "Verdict", *, show: bool
) -> "list[Problem]":
    """Say what is printed on the cards in one language; return those of which it can't be said."""
    for _, text in pack.texts[speaker.lang]:
        speaker.learn(text)
    problems = []
    for one in verdict.placed:
        try:
            paragraphs = [speaker.word(word) for word in content.printed(one.card)]
        except DreamtableError as error:
            problems.append(one.problem(str(error)))
            continue
        if show:
            click.echo("\n    ".join([f"{one.id}", *paragraphs]) + "\n")
    return problems


def play_trials(
    speaker: Speaker,
    rules: AnyRules,
    path: Path,
    names: dict[str, list[str]],
    seed: str,
    games: int,
    seats: int | None,
) -> bool:
    """Play random games, say what went wrong and which cards never came up; return whether all ended well."""
    from dreamtable.content.trials import Trial, never_seen, try_many

    def watch(trial: Trial) -> None:
        if trial.crash:
            again = ["dreamtable", "check", str(path), "--seed", trial.seed, "--seats", str(trial.seats)]
            click.echo(speaker.say("check-crash", seed=trial.seed, seats=trial.seats, why=trial.crash))
            click.echo(speaker.say("check-again", command=shlex.join([*again, "--games", "1"])))

    if seats is not None:
        rules.check_seats(seats)
    trials = try_many(rules, seed, games, seats, watch)
    seconds = sum(trial.seconds for trial in trials)
    answers = sum(trial.answers for trial in trials)
    crashes = sum(bool(trial.crash) for trial in trials)
    speed = round(1000 * seconds / len(trials))
    click.echo(speaker.say("check-played", games=len(trials), answers=answers, speed=speed, crashes=crashes))
    if never := never_seen(names, trials):
        click.echo(speaker.say("check-never", cards=", ".join(never)))
    return not crashes


@commands.command()
@click.argument("game")
@click.option("--seats", default="", help="How many players: 6, 2-6 or 3,4 in turn; by default all numbers.")
@click.option("--bots", default="greedy", show_default=True, help="Who plays, e.g. greedy or greedy,random.")
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
@lang_option
def simulate(
    game: str,
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
    lang: str,
) -> None:
    """Let bots play many games of GAME, and keep the results as tables."""
    from dreamtable.arena import plan, results, running, summary

    speaker = Speaker(lang)
    what = plan.make_plan(
        game,
        seats=plan.read_seats(seats) if seats else rules_of(game).seats,
        bots=[bot.strip() for bot in bots.split(",") if bot.strip()],
        games=games,
        seed=seed,
        options=read_options(speaker, chosen),
        rotate=rotate,
        chunk=chunk,
        limit=limit,
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


@commands.command()
@click.argument("game")
@click.option(
    "--bots", default="random,easy,normal", show_default=True, help="Who plays, also hard or my_bots.py:Bold."
)
@click.option("--games", default=200, show_default=True, help="How many games between each two bots.")
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
@lang_option
def tournament(
    game: str,
    bots: str,
    games: int,
    seats: str,
    out: Path,
    seed: str,
    on: str,
    workers: int | None,
    chosen: tuple[str, ...],
    limit: float,
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
        seats=plan.read_seats(seats) if seats else None,
        options=read_options(speaker, chosen),
        limit=limit,
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


@commands.command()
@click.argument("results", type=click.Path(path_type=Path))
@click.option("--against", type=click.Path(path_type=Path), help="Another run of the same game, from before.")
@click.option("--out", type=click.Path(path_type=Path), default="report.html", show_default=True)
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


@commands.command()
@click.argument("game", required=False)
def schema(game: str | None) -> None:
    """Write the JSON Schema of the cards of GAME, for editors."""
    from dreamtable.content.schema import schema_of

    content, _ = content_of(game or WITH_CONTENT[0])
    click.echo(json.dumps(schema_of(content), indent=1, ensure_ascii=False))


@commands.command()
@click.argument("game", required=False)
def vocabulary(game: str | None) -> None:
    """Write the page of everything that cards of GAME can say."""
    from dreamtable.content.page import page_of

    content, _ = content_of(game or WITH_CONTENT[0])
    click.echo(page_of(content), nl=False)


@commands.command(context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(arguments: tuple[str, ...]) -> None:
    """Measure speed; part of the source tree (bench/)."""
    root = Path(__file__).parents[2]
    if not (root / "bench" / "speed.py").is_file():
        raise DreamtableError("The benchmarks are part of the source tree, not of the installed package.")
    sys.path.insert(0, str(root))
    importlib.import_module("bench.speed").main(list(arguments))


def main() -> None:
    """Run the command; what went wrong is said in a sentence."""
    try:
        commands(standalone_mode=True)
    except DreamtableError as error:
        click.echo(f"dreamtable: {error}", err=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
