"""Playing in a terminal: play, lesson, resume, replay, rules, games."""

import secrets
import shlex
import sys
from itertools import cycle
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from dreamtable.bots import Boldness, is_code, usual_bot
from dreamtable.cli.options import (
    available_option,
    default_language,
    lang_option,
    mode_option,
    pack_option,
    read_options,
)
from dreamtable.games import broken_games, manifest_of, playable_games, rules_of
from dreamtable.kernel import BadSetup, Match
from dreamtable.lang import Speaker
from dreamtable.terminal import (
    BOT,
    Session,
    choose_game,
    give_lesson,
    load_record,
    resume_file,
    show_replay,
    show_rules,
)


@click.command()
@click.argument("game", required=False)
@mode_option
@click.option("--seats", type=int, help="How many players, bots included.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit.")
@click.option("--bots", default="", help="Who plays the other seats, e.g. hard or easy,normal.")
@click.option(
    "--people", type=int, default=1, show_default=True, help="How many seats play at this keyboard."
)
@click.option("--name", default="", help="Your name at the table.")
@click.option("--seed", help="The seed of the match, to play the same dice again.")
@click.option("--option", "chosen", multiple=True, help="An option of the game, e.g. temptation=green.")
@click.option("--hints/--no-hints", default=True, help="Whether what is new to you is explained.")
@click.option("--ask-always", is_flag=True, help="Ask also where there is only one answer.")
@click.option(
    "--boldness",
    type=click.Choice([one.value for one in Boldness]),
    default=Boldness.CONSIDERATE.value,
    show_default=True,
    help="How much of the story bots take upon themselves.",
)
@pack_option
@lang_option
def play(
    game: str | None,
    mode: str | None,
    seats: int | None,
    seat: int,
    bots: str,
    people: int,
    name: str,
    seed: str | None,
    chosen: tuple[str, ...],
    hints: bool,
    ask_always: bool,
    boldness: str,
    packs: tuple[str, ...],
    lang: str,
) -> None:
    """Play a GAME here against bots; without one, choose."""
    console = Console(highlight=False)
    if game is None:
        game, mode, seats = choose_game(console, lang)
    rules = rules_of(game)
    counts = rules.seats_for(mode)
    seats = seats if seats is not None else counts[min(2, len(counts) - 1)]
    rules.mode_for(seats, mode)
    speaker = Speaker(lang, rules)
    if not 1 <= seat <= seats:
        raise BadSetup(speaker.say("cli-seat-range", seats=seats, seat=seat))
    options = rules.read_options(read_options(speaker, chosen))
    match = Match(
        rules, seats, seed or secrets.token_hex(8), options, mode=mode, components=rules.components(packs)
    )
    players = seating(speaker, seats, seat - 1, bots or usual_bot(game), people, name)
    session = Session(
        console,
        lang,
        match,
        players,
        hinting=hints,
        orders=not ask_always,
        boldness=Boldness(boldness),
    )
    names = session.speaker.names
    console.print(Text(speaker.say("game-title"), style="bold magenta"))
    console.print(speaker.say("welcome", name=names[seat - 1], seed=match.seed))
    others = [other for at, other in enumerate(names) if at != seat - 1]
    console.print(speaker.say("opponents", names=", ".join(others)) if others else speaker.say("alone"))
    if session.bots and manifest_of(game).bot is None:
        console.print(speaker.say("no-bot-of-its-own"))
    session.run()


def seating(speaker: Speaker, seats: int, own: int, bots: str, people: int, name: str) -> list[str]:
    """Return who sits where: people at the keyboard from the own seat on, bots at the other seats."""
    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    humans = {(own + step) % seats for step in range(max(1, min(people, seats)))}
    others = [seat for seat in range(seats) if seat not in humans]
    if len(named) > max(1, len(others)):
        raise BadSetup(speaker.say("cli-bot-seats", bots=len(named), seats=len(others)))
    players = [""] * seats
    players[own] = name
    for at, seat in enumerate(others):
        players[seat] = f"bot:{named[at % len(named)]}"
    return players


@click.command()
@click.argument("game")
@lang_option
def lesson(game: str, lang: str) -> None:
    """Learn a GAME in a few minutes, step by step; a lesson that was left goes on."""
    give_lesson(Console(highlight=False), lang, game)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--bots", default="", help="Who plays the seats of bots; by default those of the match.")
@available_option
@lang_option
def resume(file: Path, bots: str, lang: str) -> None:
    """Go on with the match in FILE."""
    console = Console(highlight=False)
    speaker = Speaker(lang)
    kept, match = resume_file(speaker, file)
    players = bots_again(speaker, ("resume",), file, kept.players, bots)
    session = Session(console, lang, match, players, file, before=kept)
    console.print(speaker.say("resumed", count=match.answers))
    if match.outcome is not None:
        console.print(speaker.say("already-over"))
    session.run()


def bots_again(
    speaker: Speaker, command: tuple[str, ...], file: Path, players: list[str], bots: str
) -> list[str]:
    """Return who goes on. A file may come from anybody: code it names is run only if the user says so."""
    seats = [seat for seat, player in enumerate(players) if player.startswith(BOT)]
    kept = [players[seat].removeprefix(BOT) for seat in seats]
    named = [bot.strip() for bot in bots.split(",") if bot.strip()]
    if not named and any(map(is_code, kept)):
        again = shlex.join(["dreamtable", *command, str(file), "--bots", ",".join(kept)])
        raise BadSetup(speaker.say("cli-bot-code", command=again))
    again_at = dict(zip(seats, cycle(named or kept), strict=False))
    return [f"{BOT}{again_at[seat]}" if seat in again_at else player for seat, player in enumerate(players)]


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=1, show_default=True, help="Through whose eyes.")
@click.option("--step", is_flag=True, help="Wait before each answer.")
@available_option
@lang_option
def replay(file: Path, seat: int, step: bool, lang: str) -> None:
    """Watch the match in FILE again."""
    kept = load_record(Speaker(lang), file)
    show_replay(Console(highlight=False), lang, kept, rules_of(kept.game), seat - 1, step=step)


@click.command()
@click.argument("game")
@click.argument("search", nargs=-1)
@lang_option
def rules(game: str, search: tuple[str, ...], lang: str) -> None:
    """Show the rulebook of GAME, or what it says about some words or a rule id."""
    known = rules_of(game)
    found = show_rules(Console(highlight=False), Speaker(lang, known), game, " ".join(search))
    sys.exit(0 if found else 1)


@click.command()
def games() -> None:
    """List the games."""
    for name in playable_games():
        known = manifest_of(name)
        title = Speaker(default_language(), package=known.package).say("game-title")
        click.echo(f"{name}  {title}  {known.seats[0]}-{known.seats[-1]}")
    for why in broken_games().values():
        click.echo(f"dreamtable: {why}", err=True)
