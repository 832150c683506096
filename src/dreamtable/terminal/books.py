"""The book of a campaign in the terminal: its chapters in words, what was won, and what it promises."""

from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.kernel import BadRecord, Campaign, replay
from dreamtable.lang import Speaker
from dreamtable.telling import Chapter, Leaf, chapter_of, telling_of
from dreamtable.terminal.session import name_on

AnyCampaign = Campaign[Any]


def chapter_in(campaign: AnyCampaign, number: int) -> Chapter | None:
    """Return a session as a chapter; None if it is not over, or has no story that can be told again."""
    if not campaign.sessions[number].over:
        return None
    try:
        return chapter_of(replay(campaign.record_of(number), campaign.rules))
    except BadRecord:
        return None


def in_short(speaker: Speaker, chapter: Chapter) -> list[str]:
    """Return the ways that were taken in a chapter, and how it ended."""
    ways = [speaker.word(leaf.title) for leaf in chapter.leaves if leaf.title is not None and not leaf.sort]
    ends = [speaker.word(leaf.text) for leaf in chapter.leaves if leaf.last and leaf.text is not None]
    return [*(speaker.say("campaign-chose", way=way) for way in ways), *ends]


def show_book(console: Console, lang: str, campaign: AnyCampaign) -> None:
    """Show all chapters of a campaign, one after the other."""
    told = False
    for number, session in enumerate(campaign.sessions):
        chapter = chapter_in(campaign, number)
        if chapter is not None:
            speaker = Speaker(lang, campaign.rules, packs=list(session.record.packs))
            players = session.record.players
            speaker.names = [name_on(speaker, seat, player) for seat, player in enumerate(players)]
            show_chapter(console, speaker, chapter, len(campaign.line_to(number)))
            told = True
    if not told:
        console.print(Speaker(lang, campaign.rules).say("campaign-no-book"))


def show_chapter(console: Console, speaker: Speaker, chapter: Chapter, number: int) -> None:
    """Show a chapter: what was read and chosen, who carried what, and which doors stayed closed."""
    title = speaker.say("campaign-chapter", number=number, title=speaker.word(chapter.title))
    console.print(Rule(Text(title, style="bold magenta")))
    console.print(Text(speaker.word(chapter.opening), style="italic"), "")
    for leaf in chapter.leaves:
        console.print(_leaf(speaker, leaf), "")
    for seat, words in enumerate(chapter.carried):
        had = speaker.joined(list(map(speaker.word, words)))
        console.print(Text(f"{speaker.names[seat]}: ", style="bold").append(had, style="not bold"))
    if chapter.together:
        console.print(Text(speaker.joined(list(map(speaker.word, chapter.together))), style="dim"))
    for door in chapter.doors:
        console.print(Text(speaker.say("campaign-door", door=speaker.word(door)), style="dim"))


def _leaf(speaker: Speaker, leaf: Leaf) -> Group | Padding:
    name = speaker.word(leaf.title) if leaf.title is not None else ""
    if not leaf.sort:
        lines = [Text(speaker.say("campaign-chose", way=name), style="green")]
        lines += [Text(speaker.say("campaign-left", way=speaker.word(way)), style="dim") for way in leaf.left]
    else:
        lines = [Text(name, style="bold cyan")] if name else []
    if leaf.text is not None:
        lines.append(Text(speaker.word(leaf.text)))
    return Group(*lines) if leaf.sort else Padding(Group(*lines), (0, 0, 0, 2))


def show_treasures(console: Console, speaker: Speaker, campaign: AnyCampaign) -> None:
    """Show what a campaign has won, with what it is good for."""
    told, kept = telling_of(campaign.rules).treasures, campaign.kept_after(campaign.latest)
    if told is None or kept is None or not (treasures := told(kept)):
        return
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for line in dict.fromkeys((speaker.word(one.name), speaker.word(one.why)) for one in treasures):
        grid.add_row(Text(line[0], style="green"), Text(line[1], style="dim"))
    console.print(Text(speaker.say("campaign-won"), style="bold"), grid)


def show_shelves(console: Console, speaker: Speaker, campaign: AnyCampaign) -> None:
    """Show what was seen of each story: endings that were reached, and how many secrets were found."""
    told = telling_of(campaign.rules).shelves
    over = [number for number, session in enumerate(campaign.sessions) if session.over]
    kept = [one for number in over if (one := campaign.kept_after(number)) is not None]
    for shelf in told(kept) if told is not None else ():
        numbers = {"count": len(shelf.endings), "places": shelf.places}
        counted = {**numbers, "found": shelf.found, "secrets": shelf.secrets}
        line = speaker.say("campaign-shelf", title=speaker.word(shelf.title), **counted)
        console.print(Text(line, style="bold"))
        for ending in shelf.endings:
            console.print(Text(f"· {speaker.word(ending.name)}", style="green"))


def show_posters(console: Console, speaker: Speaker, campaign: AnyCampaign) -> bool:
    """Show what can be played next, and what may be one day; say whether there is something to show."""
    told = telling_of(campaign.rules).posters
    posters = told(campaign.kept_after(campaign.latest)) if told is not None else []
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for poster in posters:
        facts = [poster.locked] if poster.locked is not None else poster.facts
        style = "dim" if poster.locked is not None else "bold"
        ends = speaker.say("campaign-endings", count=poster.endings) if poster.endings else ""
        grid.add_row(
            Text(speaker.word(poster.title), style=style),
            Text(" · ".join(map(speaker.word, facts)), style="dim"),
            Text(ends, style="green"),
        )
    if posters:
        console.print(Text(speaker.say("campaign-choose"), style="bold"), grid)
    return bool(posters)
