"""The web table and what it has stored: serve, verify, export, import, tidy."""

import asyncio
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import click

from dreamtable.cli.options import available_option, lang_option
from dreamtable.games import rules_of
from dreamtable.kernel import DreamtableError
from dreamtable.lang import Speaker

Command = Callable[..., None]
SHOWN_LINES = 5
"""How many lines of the chat are shown with a report."""


def keeping_options(command: Command) -> Command:
    """Add how long guests and tables are kept."""
    kept = {
        "--keep-abandoned": "tables are kept that nobody goes on with",
        "--keep-tables": "tables are kept whose match is over",
        "--keep-guests": "guests are kept who have left nothing behind",
    }
    for name, what in kept.items():
        text = f"Days for which {what}; for ever by default."
        command = click.option(name, type=float, metavar="DAYS", help=text)(command)
    return command


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, help="The port to listen at.")
@click.option("--database", default="", help="A file, or postgresql://user@host/name.")
@click.option("--redis", help="redis://host/0, for several workers.")
@click.option("--workers", default=1, show_default=True, help="How many processes.")
@click.option("--origin", "origins", multiple=True, help="Another address the client may be loaded from.")
@click.option("--secure", is_flag=True, help="Cookies over https only, for a server behind https.")
@click.option(
    "--contact",
    default="mailto:operator@dreamtable.invalid",
    show_default=True,
    help="Where those who carry calls to browsers reach you: mailto:… or https://…",
)
@click.option("--mail-server", default="", metavar="HOST[:PORT]", help="What takes letters; without it none.")
@click.option(
    "--mail-security",
    type=click.Choice(["starttls", "tls", "none"]),
    default="starttls",
    show_default=True,
    help="How the way there is sealed.",
)
@click.option(
    "--mail-user", default="", help="Who we are there; the password is in DREAMTABLE_MAIL_PASSWORD."
)
@click.option("--mail-from", default="", metavar="ADDRESS", help="The address that letters come from.")
@click.option("--mail-links", default="", metavar="URL", help="Where letters lead: https://play.example.org")
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
    "--book-patience",
    default=120.0,
    show_default=True,
    help="Seconds that bots wait at most while somebody reads a page of the story.",
)
@click.option(
    "--absence",
    default=60.0,
    show_default=True,
    help="Seconds after which others may let a bot play for somebody who is not there.",
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
@keeping_options
@click.option(
    "--metrics-for",
    multiple=True,
    metavar="ADDRESS",
    help="An address or network that may read /metrics, * for everybody; this machine alone by default.",
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
    contact: str,
    mail_server: str,
    mail_security: Literal["starttls", "tls", "none"],
    mail_user: str,
    mail_from: str,
    mail_links: str,
    limits: float,
    bot_pause: float,
    window_pause: float,
    bot_patience: float,
    book_patience: float,
    absence: float,
    stage_seconds: float,
    packs: Path | None,
    keep_states: float | None,
    keep_guests: float | None,
    keep_tables: float | None,
    keep_abandoned: float | None,
    metrics_for: tuple[str, ...],
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
        contact=contact,
        mail_server=mail_server,
        mail_security=mail_security,
        mail_user=mail_user,
        mail_password=os.environ.get("DREAMTABLE_MAIL_PASSWORD", ""),
        mail_from=mail_from,
        mail_links=mail_links.rstrip("/"),
        limits=limits,
        bot_pause=bot_pause,
        window_pause=window_pause,
        bot_patience=bot_patience,
        book_patience=book_patience,
        absence=absence,
        stage_seconds=stage_seconds,
        packs=str(packs or ""),
        keep_states=keep_states,
        keep_guests=keep_guests,
        keep_tables=keep_tables,
        keep_abandoned=keep_abandoned,
        metrics_for=list(metrics_for),
        log_level=log_level,
    )
    settings.check()
    click.echo(Speaker(lang).say("server-serving", address=f"http://{host}:{port}/"))
    run(settings)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--part", "own", multiple=True, help="Your own part of the seed, which must be in it.")
@available_option
@lang_option
def verify(file: Path, own: tuple[str, ...], lang: str) -> None:
    """Check the record in FILE: the moves against the rules, the dice against the players' parts."""
    from dreamtable.server.fair import verify as check

    speaker = Speaker(lang)
    try:
        verdict = check(file.read_bytes(), own)
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
    if verdict.dice and verdict.scheme == 1:
        click.echo(speaker.say("server-verified-first-scheme"))


@click.command(name="export")
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


@click.command(name="import")
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


@click.command()
@click.option("--database", default="", help="A file, or postgresql://user@host/name.")
@click.option(
    "--to",
    "file",
    type=click.Path(path_type=Path),
    help="Write them there with record and chat.",
)
@click.option("--done", metavar="ID", help="Let this one go.")
@lang_option
def reports(database: str, file: Path | None, done: str | None, lang: str) -> None:
    """Show what players have reported."""
    import msgspec

    from dreamtable.server.config import Settings
    from dreamtable.server.reports import stored_reports

    speaker = Speaker(lang)
    found = asyncio.run(stored_reports(Settings(database=database), done))
    for one in found:
        at = datetime.fromtimestamp(one.at, UTC).isoformat(" ", "minutes")
        click.echo(f"{one.id}  {at}  {one.game}  {one.table_id}  {one.name or speaker.say('somebody')}")
        click.echo(f"    {one.why}")
        for line in one.chat[-SHOWN_LINES:]:
            click.echo(f"    > {line.name or speaker.say('somebody')}: {line.text}")
    click.echo(speaker.say("server-reports", count=len(found)))
    if file is not None:
        file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
        click.echo(speaker.say("server-reports-written", file=str(file)))


@click.command()
@click.option("--database", default="", help="A file, or postgresql://user@host/name.")
@keeping_options
@click.option("--now", is_flag=True, help="Let it go; without this it is only said what would.")
@lang_option
def tidy(
    database: str,
    keep_guests: float | None,
    keep_tables: float | None,
    keep_abandoned: float | None,
    now: bool,
    lang: str,
) -> None:
    """Say which guests and tables are older than they are to be kept, and let them go."""
    from dreamtable.server.config import Settings
    from dreamtable.server.tidying import tidy as run

    settings = Settings(
        database=database, keep_guests=keep_guests, keep_tables=keep_tables, keep_abandoned=keep_abandoned
    )
    old = asyncio.run(run(settings, now=now))
    click.echo(
        Speaker(lang).say(
            "server-tidied" if now else "server-to-tidy",
            finished=old.finished,
            abandoned=old.abandoned,
            guests=old.guests,
            sessions=old.sessions,
        )
    )
