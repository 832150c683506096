"""Campaigns at the keyboard: campaign new, list, go, show, export, import."""

import secrets
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from dreamtable.cli.options import available_option, lang_option, pack_option, read_options
from dreamtable.cli.playing import bots_again, seating
from dreamtable.kernel import BEGINNING
from dreamtable.lang import Speaker
from dreamtable.terminal import books, campaigns, show_replay


@click.group()
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
@click.option("--book", is_flag=True, help="Read the book: every session as a chapter.")
@available_option
@lang_option
def show(which: str, number: int | None, seat: int, step: bool, book: bool, lang: str) -> None:
    """Show the story of a campaign so far, its book, or one session of it again."""
    console = Console(highlight=False)
    speaker = Speaker(lang)
    known = campaigns.load_campaign(speaker, campaigns.find_campaign(speaker, which))
    if book:
        books.show_book(console, lang, known)
        return
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
