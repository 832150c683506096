"""What is read aloud at a table, and what can be read again: texts that the match has revealed."""

from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from dreamtable.kernel import Event, Match
from dreamtable.lang import Speaker
from dreamtable.telling import Thing, read_aloud, readable_to, sealing_of


def show_event(console: Console, speaker: Speaker, match: Match[Any], event: Event) -> None:
    """Show what happened, and what may be read now that it has, such as the outcome of an encounter."""
    line = speaker.event(event)
    if event.is_turning_point():
        console.print(Panel(Text(line), title=speaker.turning(event), style="yellow", expand=False))
    elif event.heads == "round":
        console.rule(Text(line, style="bold"))
    else:
        console.print(Text(line, style="bold" if event.heads else ""))
    for thing in read_aloud(match.rules, event, match.options):
        for word in thing.read():
            if (text := speaker.word(word)) not in line:
                console.print(Text(f"  {text}", style="italic"))


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
