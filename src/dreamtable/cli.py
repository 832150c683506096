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
from dreamtable.bots import is_code, swift_bot, usual_bot
from dreamtable.games import (
    broken_games,
    broken_packs,
    content_of,
    games_with_content,
    manifest_of,
    own_games,
    playable_games,
    rules_of,
    use_packs,
)
from dreamtable.kernel import BEGINNING, AnyRules, BadSetup, DreamtableError, Match
from dreamtable.lang import LANGUAGES, Speaker, language
from dreamtable.terminal import (
    BOT,
    Session,
    campaigns,
    choose_game,
    give_lesson,
    load_record,
    resume_file,
    show_replay,
    show_rules,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dreamtable.content.game import Content
    from dreamtable.content.packs import Verdict
    from dreamtable.content.problems import Problem
    from dreamtable.content.trials import SetUp


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


def take_packs(_ctx: click.Context, _param: click.Parameter, paths: tuple[Path, ...]) -> tuple[str, ...]:
    """Let games be played with the packs that a command names; return by what matches know them."""
    from dreamtable.content.packs import head_of, open_pack

    use_packs(paths)
    for path in paths:
        if wrong := broken_packs(head_of(path).game):
            raise BadSetup("\n".join(wrong.values()))
    return tuple(open_pack(path).name for path in paths)


pack_option = click.option(
    "--pack",
    "packs",
    multiple=True,
    type=click.Path(path_type=Path),
    callback=take_packs,
    is_eager=True,
    help="The folder of a pack to play with; may be given several times.",
)

available_option = click.option(
    "--pack",
    multiple=True,
    type=click.Path(path_type=Path),
    callback=take_packs,
    expose_value=False,
    is_eager=True,
    help="The folder of a pack that the match is played with.",
)

mode_option = click.option(
    "--mode", help="A way to play the game, e.g. solo; by default the first one for so many players."
)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def commands() -> None:
    """Five dream games at one table, every rule enforced."""


@commands.command()
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
    session = Session(console, lang, match, players, hinting=hints, orders=not ask_always)
    names = session.speaker.names
    console.print(Text(speaker.say("game-title"), style="bold magenta"))
    console.print(speaker.say("welcome", name=names[seat - 1], seed=match.seed))
    others = [other for at, other in enumerate(names) if at != seat - 1]
    console.print(speaker.say("opponents", names=", ".join(others)) if others else speaker.say("alone"))
    if session.bots and manifest_of(game).bot is None:
        console.print(speaker.say("no-bot-of-its-own"))
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


@commands.command()
@click.argument("game")
@lang_option
def lesson(game: str, lang: str) -> None:
    """Learn a GAME in a few minutes, step by step; a lesson that was left goes on."""
    give_lesson(Console(highlight=False), lang, game)


@commands.command()
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


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, default=1, show_default=True, help="Through whose eyes.")
@click.option("--step", is_flag=True, help="Wait before each answer.")
@available_option
@lang_option
def replay(file: Path, seat: int, step: bool, lang: str) -> None:
    """Watch the match in FILE again."""
    kept = load_record(Speaker(lang), file)
    show_replay(Console(highlight=False), lang, kept, rules_of(kept.game), seat - 1, step=step)


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
    for name in playable_games():
        known = manifest_of(name)
        title = Speaker(default_language(), package=known.package).say("game-title")
        click.echo(f"{name}  {title}  {known.seats[0]}-{known.seats[-1]}")
    for why in broken_games().values():
        click.echo(f"dreamtable: {why}", err=True)


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
@click.option(
    "--window-pause",
    default=1.0,
    show_default=True,
    help="Seconds that every answer takes where silence shall tell nothing.",
)
@click.option(
    "--bot-patience",
    default=4.0,
    show_default=True,
    help="Seconds that a bot lets people go first where all play at the same time.",
)
@click.option(
    "--stage-seconds",
    default=8.0,
    show_default=True,
    help="Seconds for which a clock waits at most until a page has shown what went before.",
)
@click.option(
    "--packs",
    type=click.Path(path_type=Path),
    help="A folder with packs that hosts can choose for their tables.",
)
@click.option(
    "--keep-states",
    type=float,
    metavar="DAYS",
    help="Days for which finished matches keep how they stood after each answer; for ever by default.",
)
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
    window_pause: float,
    bot_patience: float,
    stage_seconds: float,
    packs: Path | None,
    keep_states: float | None,
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
        window_pause=window_pause,
        bot_patience=bot_patience,
        stage_seconds=stage_seconds,
        packs=str(packs or ""),
        keep_states=keep_states,
        log_level=log_level,
    )
    settings.check()
    click.echo(Speaker(lang).say("server-serving", address=f"http://{host}:{port}/"))
    run(settings)


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@available_option
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
    if verdict.versions:
        versions = ", ".join(map(str, verdict.versions))
        said = speaker.say("server-verified-versions", game=title, answers=verdict.answers, versions=versions)
    else:
        said = speaker.say("server-verified", game=title, answers=verdict.answers)
    click.echo(said)
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


@commands.group()
def campaign() -> None:
    """Play a game over many sessions that remember each other."""


seats_option = click.option("--seats", type=int, help="How many players, bots included; else as before.")
people_option = click.option("--people", type=int, help="How many seats play at this keyboard.")
bots_option = click.option("--bots", default="", help="Who plays the other seats, e.g. hard or easy,normal.")
name_option = click.option("--name", default="", help="Your name at the table.")
mode_option = click.option("--mode", help="The mode of the game, of those that are unlocked.")
seed_option = click.option("--seed", help="The seed of the session, to play the same dice again.")
chosen_option = click.option(
    "--option", "chosen", multiple=True, help="An option of the game, of what is unlocked."
)


@campaign.command()
@click.argument("game")
@click.option("--title", default="", help="What the campaign is called.")
@seats_option
@people_option
@bots_option
@name_option
@mode_option
@seed_option
@chosen_option
@pack_option
@lang_option
def new(
    game: str,
    title: str,
    seats: int | None,
    people: int | None,
    bots: str,
    name: str,
    mode: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    packs: tuple[str, ...],
    lang: str,
) -> None:
    """Begin a campaign of GAME, with its first session."""
    file, begun = campaigns.new_campaign(Speaker(lang), game, title)
    go_on(begun, file, lang, BEGINNING, seats, people, bots, name, mode, seed, chosen, packs)


@campaign.command(name="list")
@lang_option
def list_(lang: str) -> None:
    """List your campaigns."""
    campaigns.show_campaigns(Console(highlight=False), Speaker(lang))


@campaign.command()
@click.argument("which")
@click.option(
    "--after",
    type=int,
    help="Go on from after this session again, in a line of its own; 0 for the beginning.",
)
@seats_option
@people_option
@bots_option
@name_option
@mode_option
@seed_option
@chosen_option
@pack_option
@lang_option
def go(
    which: str,
    after: int | None,
    seats: int | None,
    people: int | None,
    bots: str,
    name: str,
    mode: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    packs: tuple[str, ...],
    lang: str,
) -> None:
    """Go on with a campaign, by its name or file: with the session that was left, or with the next one."""
    speaker = Speaker(lang)
    file = campaigns.find_campaign(speaker, which)
    known = campaigns.load_campaign(speaker, file)
    if known.running and after is None:
        number = known.running[-1]
        match = known.resume(number)
        players = known.sessions[number].record.players
        players = bots_again(speaker, ("campaign", "go"), file, players, bots)
        click.echo(speaker.say("resumed", count=match.answers))
        campaigns.CampaignEvening(Console(highlight=False), lang, known, match, players, file).run()
        return
    follows = known.latest if after is None else after - 1 if after else BEGINNING
    go_on(known, file, lang, follows, seats, people, bots, name, mode, seed, chosen, packs)


def go_on(
    known: campaigns.AnyCampaign,
    file: Path,
    lang: str,
    follows: int | None,
    seats: int | None,
    people: int | None,
    bots: str,
    name: str,
    mode: str | None,
    seed: str | None,
    chosen: tuple[str, ...],
    packs: tuple[str, ...],
) -> None:
    """Begin the next session of a campaign and play it; who played before plays again, unless said else."""
    console = Console(highlight=False)
    speaker = Speaker(lang, known.rules)
    offer = known.offer_after(follows)
    wanted = seats if seats is not None else known.usual_seats(follows)
    before = known.sessions[follows].record.players if follows is not BEGINNING else []
    options = campaigns.choose_unlocked(console, speaker, offer, read_options(speaker, chosen))
    match = known.next_match(
        seed or secrets.token_hex(8),
        follows=follows,
        seats=wanted,
        mode=mode,
        options=options,
        packs=packs or None,
    )
    if before and wanted == len(before) and people is None and not name:
        players = bots_again(speaker, ("campaign", "go"), file, before, bots)
    else:
        players = seating(speaker, wanted, 0, bots, people or 1, name)
    evening = campaigns.CampaignEvening(console, lang, known, match, players, file)
    console.print(Text(known.title, style="bold magenta"))
    console.print(speaker.say("campaign-session", number=len(known.line_to(known.number_of(match)))))
    evening.run()


@campaign.command()
@click.argument("which")
@click.option("--session", "number", type=int, help="Watch this session again.")
@click.option("--seat", type=int, default=1, show_default=True, help="Through whose eyes.")
@click.option("--step", is_flag=True, help="Wait before each answer.")
@available_option
@lang_option
def show(which: str, number: int | None, seat: int, step: bool, lang: str) -> None:
    """Show the story of a campaign so far, or one session of it again."""
    console = Console(highlight=False)
    speaker = Speaker(lang)
    known = campaigns.load_campaign(speaker, campaigns.find_campaign(speaker, which))
    if number is None:
        campaigns.show_campaign(console, lang, known)
        return
    show_replay(console, lang, known.record_of(number - 1), known.rules, seat - 1, step=step)


@campaign.command(name="export")
@click.argument("which")
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
def export_campaign(which: str, file: Path, lang: str) -> None:
    """Write the sessions of a campaign that are over, and what was kept, to FILE."""
    speaker = Speaker(lang)
    count = campaigns.export_campaign(speaker, campaigns.find_campaign(speaker, which), file)
    click.echo(speaker.say("campaign-exported", sessions=count, file=str(file)))
    click.echo(speaker.say("campaign-reads-ahead"))


@campaign.command(name="import")
@click.argument("file", type=click.Path(path_type=Path))
@available_option
@lang_option
def import_campaign(file: Path, lang: str) -> None:
    """Take in a campaign from FILE, once all its sessions have been played again to check them."""
    speaker = Speaker(lang)
    new_file, known = campaigns.import_campaign(speaker, file)
    click.echo(
        speaker.say("campaign-imported", title=known.title, sessions=len(known.sessions), file=str(new_file))
    )
    click.echo(speaker.say("campaign-how-to-go-on", file=str(new_file)))


@commands.command()
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--game", help="The game that the cards are for; by default what pack.yaml says.")
@click.option("--games", default=20, show_default=True, help="How many random games to play with them.")
@mode_option
@click.option("--seats", type=int, help="How many players; by default all numbers in turn.")
@click.option("--seed", default="check", show_default=True, help="The seed of the random games.")
@click.option("--option", "chosen", multiple=True, help="An option of the game, e.g. temptation=green.")
@click.option("--show", is_flag=True, help="Show the texts that are made from the cards.")
@lang_option
def check(
    path: Path,
    game: str | None,
    games: int,
    mode: str | None,
    seats: int | None,
    seed: str,
    chosen: tuple[str, ...],
    show: bool,
    lang: str,
) -> None:
    """Check the cards in PATH, a pack or a single file, and play random games with them."""
    from dreamtable.content.packs import check_pack, open_pack, put_in_box

    speaker = Speaker(lang)
    pack = open_pack(path)
    game = game or (pack.head.game if pack.head is not None else games_with_content()[0])
    content, rules = content_of(game)
    if pack.head is not None:
        tell_of_vocabulary(speaker, content, pack.head.vocabulary)
    verdict = check_pack(pack, content, list(LANGUAGES))
    spoken = [other for other in LANGUAGES if other in pack.texts]
    problems = verdict.problems
    if not problems:
        put_in_box(pack, verdict, content)
        for other in spoken:
            says = Speaker(other, rules, packs=[pack.name])
            problems += speak_cards(says, content, verdict, show=show and other == lang)
    for problem in problems:
        click.echo(str(problem))
    if problems:
        click.echo(speaker.say("check-wrong", count=len(problems)))
        sys.exit(1)
    title = Speaker(lang, rules).say("game-title")
    click.echo(speaker.say("check-read", count=len(verdict.placed), game=title))
    if verdict.lacking:
        click.echo(speaker.say("check-no-texts", languages=", ".join(verdict.lacking)))
    names = {one.id: list(content.refs(one.id)) for one in verdict.placed}
    wanted = read_options(speaker, chosen)
    set_ups = [wanted] if wanted else content.set_ups([one.card for one in verdict.placed])
    if games > 0 and not play_trials(
        speaker, rules, path, pack.name, names, seed, games, seats, mode, set_ups
    ):
        sys.exit(1)


def tell_of_vocabulary(speaker: Speaker, content: "Content", version: int | None) -> None:
    """Say what has changed in what cards can say since the version that a pack was written for."""
    from dreamtable.content.versions import table_of

    table = table_of(content)
    if table is None:
        return
    if version is None:
        click.echo(speaker.say("check-vocabulary-none", newest=table.newest))
    elif version > table.newest:
        click.echo(speaker.say("check-vocabulary-newer", version=version, newest=table.newest))
    elif version < table.newest:
        click.echo(speaker.say("check-vocabulary-older", version=version, newest=table.newest))
        for later in table.since(version):
            for change in ("new", "changed", "gone"):
                if names := getattr(later, change):
                    words = ", ".join(names)
                    click.echo(speaker.say(f"check-vocabulary-{change}", version=later.version, words=words))


def speak_cards(speaker: Speaker, content: "Content", verdict: "Verdict", *, show: bool) -> "list[Problem]":
    """Say what is printed on the cards in one language; return those of which it can't be said."""
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
    pack: str,
    names: dict[str, list[str]],
    seed: str,
    games: int,
    seats: int | None,
    mode: str | None,
    set_ups: "Sequence[SetUp]",
) -> bool:
    """Play random games, say what went wrong and which cards never came up; return whether all ended well."""
    from dreamtable.content.trials import Trial, never_seen, try_many

    def watch(trial: Trial) -> None:
        if trial.crash:
            again = ["dreamtable", "check", str(path), "--seed", trial.seed, "--seats", str(trial.seats)]
            again += ["--mode", mode] if mode is not None else []
            for name, value in trial.options.items():
                again += ["--option", f"{name}={value}"]
            click.echo(speaker.say("check-crash", seed=trial.seed, seats=trial.seats, why=trial.crash))
            click.echo(speaker.say("check-again", command=shlex.join([*again, "--games", "1"])))

    if seats is not None:
        rules.mode_for(seats, mode)
    trials = try_many(rules, seed, games, seats, watch, mode, [pack], set_ups)
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


@commands.command()
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


@commands.command()
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


@commands.command()
@click.argument("game", required=False)
def schema(game: str | None) -> None:
    """Write the JSON Schema of the cards of GAME, for editors."""
    from dreamtable.content.schema import schema_of

    content, _ = content_of(game or games_with_content()[0])
    click.echo(json.dumps(schema_of(content), indent=1, ensure_ascii=False))


@commands.command()
@click.argument("game", required=False)
@click.option(
    "--raise", "raising", is_flag=True, help="Raise the version where something can be said otherwise."
)
def vocabulary(game: str | None, raising: bool) -> None:
    """Write the page of everything that cards of GAME can say."""
    from dreamtable.content.page import page_of

    if raising:
        raise_vocabularies()
        return
    content, _ = content_of(game or games_with_content()[0])
    click.echo(page_of(content), nl=False)


def raise_vocabularies() -> None:
    """Write the versions of all vocabularies anew, beside our games in the source tree."""
    from dreamtable.content.versions import FILE, outline_of, raised, table_of, written

    for game in games_with_content():
        if game in own_games():
            content, _ = content_of(game)
            table = raised(table_of(content), outline_of(content))
            file = Path(__file__).parent / "games" / game / FILE
            file.write_text(written(table), encoding="utf-8")
            click.echo(f"{game} {table.newest}")


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
