"""The command `dreamtable`."""

import asyncio
import importlib
import os
import secrets
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from dreamtable import __version__
from dreamtable.bots import bots_of
from dreamtable.games import GAMES, rules_of
from dreamtable.kernel import BadSetup, DreamtableError, Match
from dreamtable.lang import LANGUAGES, Speaker, language
from dreamtable.terminal import Session, choose_game, load_record, show_replay, show_rules


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
@click.option("--bots", default="", help="Who plays the other seats, e.g. greedy or greedy,random.")
@click.option("--people", type=int, default=1, show_default=True, help="How many share this keyboard.")
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
    players = seating(speaker, game, seats, seat - 1, bots, people, name)
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


def seating(
    speaker: Speaker, game: str, seats: int, own: int, bots: str, people: int, name: str
) -> list[str]:
    """Return who sits where: people at the keyboard from the own seat on, bots at the other seats."""
    known = bots_of(game)
    named = [bot.strip() for bot in bots.split(",") if bot.strip()] or [known[-1]]
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
@lang_option
def resume(file: Path, lang: str) -> None:
    """Go on with the match in FILE."""
    console = Console(highlight=False)
    speaker = Speaker(lang)
    kept, match = load_record(speaker, file)
    session = Session(console, lang, match, kept.players, file)
    console.print(speaker.say("resumed", count=len(match.journal)))
    if match.outcome is not None:
        console.print(speaker.say("already-over"))
    session.run()


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
