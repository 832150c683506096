"""What is read aloud at a table, and what can be read again: texts that the match has revealed."""

from typing import Any

from rich.box import ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from dreamtable.kernel import Event, Match
from dreamtable.lang import Speaker
from dreamtable.telling import Thing, read_aloud, readable_to, sealing_of

PAGE = 78
"""How wide a page is at most, in characters: longer lines tire who reads."""


def show_event(console: Console, speaker: Speaker, match: Match[Any], event: Event) -> None:
    """Show what happened, and as a page what may be read now that it has: a scene, an outcome, a letter."""
    line = speaker.fact(event)
    if event.is_turning_point():
        console.print(Panel(Text(line), title=speaker.turning(event), style="yellow", expand=False))
    elif event.heads == "round":
        console.rule(Text(line, style="bold"))
    elif line:
        console.print(Text(line, style="bold" if event.heads else ""))
    show_page(console, speaker, match, event)


def show_page(console: Console, speaker: Speaker, match: Match[Any], event: Event) -> None:
    """Show what is read aloud when something has happened, if anything is."""
    page = Text("\n\n").join(page_of(speaker, match, event))
    if page:
        width = min(PAGE, console.width)
        console.print(Panel(page, box=ROUNDED, width=width, padding=(1, 3), border_style="magenta"))


def page_of(speaker: Speaker, match: Match[Any], event: Event) -> list[Text]:
    """Return the paragraphs that are read: a story, and below it what it asks for or does."""
    page = []
    for thing in read_aloud(match.rules, event, match.options):
        told = [thing.flavour] if thing.flavour is not None else []
        page += [Text(speaker.word(word)) for word in told]
        page += [Text(speaker.word(word), style="dim") for word in thing.text]
    tale = speaker.tale(event)
    return page or ([Text(tale)] if tale else [])


def show_revealed(console: Console, speaker: Speaker, match: Match[Any], seats: list[int]) -> None:
    """Show everything that somebody on these seats can read of what was sealed."""
    sealed = sealing_of(match.rules)
    ids = readable_to(match, seats) if sealed is not None else []
    if sealed is None or not ids:
        return
    console.print(Text(speaker.say("revealed-head"), style="bold"))
    for one in ids:
        _show_thing(console, speaker, sealed.thing(one))


def _show_thing(console: Console, speaker: Speaker, thing: Thing) -> None:
    names = [speaker.word(word) for word in (thing.name, thing.title) if word is not None]
    if names:
        console.print(Text(", ".join(names), style="bold cyan"))
    for word in thing.read():
        console.print(Text(f"  {speaker.word(word)}"))
