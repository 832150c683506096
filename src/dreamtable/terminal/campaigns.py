"""Campaigns in the terminal: each in a file of its own, one session after the other."""

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.prompt import IntPrompt
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from dreamtable.games import rules_of
from dreamtable.kernel import BEGINNING, BadRecord, Campaign, Match, Offer
from dreamtable.kernel.campaign import modes_within
from dreamtable.lang import Speaker
from dreamtable.telling import telling_of
from dreamtable.terminal.books import chapter_in, in_short, show_posters, show_shelves, show_treasures
from dreamtable.terminal.files import home, new_file, read, write
from dreamtable.terminal.session import BOT, Session

AnyCampaign = Campaign[Any]
MARK = "campaign"
"""What the names of their files have in common."""


def campaign_files() -> list[Path]:
    """Return the files of all campaigns, those that were played last first."""
    found = home().glob(f"*-{MARK}-*.json")
    return sorted(found, key=lambda file: (-file.stat().st_mtime, file.name))


def find_campaign(speaker: Speaker, name: str) -> Path:
    """Return the file of a campaign, by its path or by its name in the own folder."""
    for file in (Path(name), home() / f"{name}.json", home() / name):
        if file.is_file():
            return file
    known = ", ".join(file.stem for file in campaign_files())
    raise BadRecord(speaker.say("campaign-none" if known else "campaign-none-at-all", name=name, known=known))


def load_campaign(speaker: Speaker, file: Path) -> AnyCampaign:
    """Read a campaign from its file."""
    return Campaign.from_bytes(read(speaker, file), rules_of)


def new_campaign(speaker: Speaker, game: str, title: str) -> tuple[Path, AnyCampaign]:
    """Begin a campaign, before its first session; return its file, too."""
    rules = rules_of(game)
    campaign: AnyCampaign = Campaign(rules, title=title or Speaker(speaker.lang, rules).say("game-title"))
    file = new_file(f"{game}-{MARK}")
    return file, campaign


def export_campaign(speaker: Speaker, file: Path, to: Path) -> int:
    """Write the sessions that are over to a file for others; return how many."""
    given = load_campaign(speaker, file).without_running()
    write(speaker, to, given.to_bytes())
    return len(given.sessions)


def import_campaign(speaker: Speaker, file: Path) -> tuple[Path, AnyCampaign]:
    """Take in a campaign from a file, once every session in it has been played again."""
    campaign = load_campaign(speaker, file)
    campaign.check()
    new = new_file(f"{campaign.rules.name}-{MARK}")
    write(speaker, new, campaign.to_bytes())
    return new, campaign


# Playing


class CampaignEvening(Session):
    """A session at this keyboard. What is saved is the campaign with all that went before."""

    how_to_go_on = "campaign-how-to-go-on"

    def __init__(
        self,
        console: Console,
        lang: str,
        campaign: AnyCampaign,
        match: Match[Any],
        players: list[str],
        file: Path,
    ) -> None:
        super().__init__(console, lang, match, players, file)
        self.campaign = campaign
        campaign.sessions[campaign.number_of(match)].record.players = players

    def content(self) -> bytes:
        """Return the campaign with the match as it stands."""
        self.campaign.save(self.match)
        return self.campaign.to_bytes()

    def conclude(self) -> None:
        """Keep what is to be kept, and say what has come of it."""
        before = self.campaign.sessions[self.campaign.number_of(self.match)].follows
        number = self.campaign.finish(self.match)
        write(self.speaker, self.file, self.campaign.to_bytes())
        for line in remembered(self.speaker, self.campaign, number):
            self.console.print(Text(f"· {line}"))
        old, new = self.campaign.offer_after(before), self.campaign.offer_after(number)
        for line in newly_unlocked(self.speaker, self.campaign, old, new):
            self.console.print(Text(line, style="green"))
        if new.over:
            self.console.print(Text(self.speaker.say("campaign-over"), style="bold"))
        else:
            how = self.speaker.say(self.how_to_go_on, file=str(self.file))
            self.console.print(Text(how, style="dim"), soft_wrap=True)


def choose_unlocked(
    console: Console, speaker: Speaker, offer: Offer, chosen: dict[str, object]
) -> dict[str, object]:
    """Let the player choose where several things are unlocked and nothing was said."""
    wishes = dict(chosen)
    for name, values in offer.options.items():
        if name in chosen or len(values) < 2:
            continue
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for number, value in enumerate(values, 1):
            grid.add_row(Text(str(number), style="bold green"), option_label(speaker, name, value))
        console.print(
            Panel(grid, title=speaker.say(f"option-{name}"), title_align="left", border_style="cyan")
        )
        numbers = [str(number) for number in range(1, len(values) + 1)]
        answer = IntPrompt.ask(speaker.say("prompt"), console=console, choices=numbers, default=1)
        wishes[name] = msgspec.to_builtins(values[answer - 1])
    return wishes


# Showing


def option_label(speaker: Speaker, name: str, value: object) -> str:
    """Return the value of an option in words."""
    plain = str(msgspec.to_builtins(value))
    said = f"option-{name}-{plain}"
    return speaker.say(said) if speaker.has(said) else plain


def remembered(speaker: Speaker, campaign: AnyCampaign, number: int) -> list[str]:
    """Return what was kept of a session, in words."""
    kept = campaign.kept_after(number)
    told = telling_of(campaign.rules).remembered
    return [speaker.word(word) for word in told(kept)] if told is not None and kept is not None else []


def newly_unlocked(speaker: Speaker, campaign: AnyCampaign, before: Offer, after: Offer) -> list[str]:
    """Return what can be chosen now and could not before, in words."""
    if after.over:
        return []
    lines = []
    for name, values in after.options.items():
        known = before.options.get(name, values)
        new = [option_label(speaker, name, value) for value in values if value not in known]
        if new:
            label = speaker.say(f"option-{name}")
            lines.append(speaker.say("campaign-unlocked", option=label, values=", ".join(new)))
    modes_before = {mode.name for mode in modes_within(campaign.rules, before)}
    modes = [mode for mode in modes_within(campaign.rules, after) if mode.name not in modes_before]
    if modes:
        names = ", ".join(speaker.say(f"mode-{mode.name}") for mode in modes)
        lines.append(speaker.say("campaign-unlocked-mode", values=names))
    return lines


def show_campaigns(console: Console, speaker: Speaker) -> None:
    """Show all campaigns in the own folder, each in a line."""
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for file in campaign_files():
        try:
            campaign = load_campaign(speaker, file)
        except BadRecord as error:
            grid.add_row(Text(file.stem, style="bold"), Text(str(error), style="yellow"))
            continue
        game = Speaker(speaker.lang, campaign.rules).say("game-title")
        grid.add_row(
            Text(file.stem, style="bold"),
            campaign.title,
            game,
            Text(state_of(speaker, campaign), style="dim"),
        )
    console.print(grid if grid.row_count else speaker.say("campaign-none-yet"))


def state_of(speaker: Speaker, campaign: AnyCampaign) -> str:
    """Return how far a campaign has come."""
    played = len(campaign.line_to(campaign.latest))
    if campaign.running:
        return speaker.say("campaign-state-running", played=played)
    over = campaign.offer_after(campaign.latest).over
    return speaker.say("campaign-state-over" if over else "campaign-state", played=played)


def show_campaign(console: Console, lang: str, campaign: AnyCampaign) -> None:
    """Show the story so far: all sessions with who took part and what came of it."""
    speaker = Speaker(lang, campaign.rules)
    root = Tree(Text(campaign.title, style="bold magenta"))
    nodes: dict[int | None, Tree] = {BEGINNING: root}
    lines: dict[int | None, Tree] = {BEGINNING: root}
    """In which part of the tree what follows is drawn."""
    for number, session in enumerate(campaign.sessions):
        # A line goes straight down; only another road from the same point goes to the side.
        line = lines.pop(session.follows, None)
        if line is None:
            line = nodes[session.follows].add(Text(speaker.say("campaign-other-road"), style="italic"))
        nodes[number] = line.add(_told(speaker, campaign, number))
        lines[number] = line
    console.print(root)
    show_treasures(console, speaker, campaign)
    show_shelves(console, speaker, campaign)
    offer = campaign.offer_after(campaign.latest)
    told = not offer.over and show_posters(console, speaker, campaign)
    for name, values in offer.options.items() if not told else ():
        if len(values) < 2 and isinstance(values[0], bool):
            continue  # it can't be switched any more
        labels = ", ".join(option_label(speaker, name, value) for value in values)
        console.print(speaker.say("campaign-offers", option=speaker.say(f"option-{name}"), values=labels))
    console.print(Text(state_of(speaker, campaign), style="dim"))


def _told(speaker: Speaker, campaign: AnyCampaign, number: int) -> Text:
    """Return what there is to say of a session."""
    session = campaign.sessions[number]
    chapter = chapter_in(campaign, number)
    text = Text(speaker.say("campaign-session", number=number + 1), style="bold cyan")
    text.append(f" · {speaker.word(chapter.title)}" if chapter is not None else "")
    people = [player for player in session.record.players if player and not player.startswith(BOT)]
    bots = sum(player.startswith(BOT) for player in session.record.players)
    text.append(f" · {', '.join(people)}" if people else "", style="default not bold")
    text.append(f" · {speaker.say('campaign-bots', bots=bots)}" if bots else "", style="dim not bold")
    if not session.over:
        return text.append(f"\n{speaker.say('campaign-session-running')}", style="yellow not bold")
    if session.outcome is not None:
        text.append(f"\n{speaker.say(f'reason-{session.outcome.reason}')}", style="default not bold")
    lines = in_short(speaker, chapter) if chapter is not None else remembered(speaker, campaign, number)
    for line in lines:
        text.append(f"\n· {line}", style="dim not bold")
    return text
