"""Watching a match again, event by event."""

from typing import Any

from rich.console import Console
from rich.prompt import Prompt
from rich.text import Text

from dreamtable.kernel import Match, Record, Seat
from dreamtable.lang import Speaker
from dreamtable.terminal.boards import draw
from dreamtable.terminal.session import Session


def show_replay(
    console: Console, lang: str, kept: Record, match: Match[Any], seat: Seat, *, step: bool
) -> None:
    """Show a match from its beginning as a seat saw it; with `step`, wait before each answer."""
    session = Session(console, lang, match, kept.players, watching=True)
    speaker = session.speaker
    title = speaker.say("game-title")
    head = speaker.say("replay-head", title=title, seats=match.seats, count=len(match.journal))
    console.rule(Text(head))
    again: Match[Any] = Match(match.rules, match.seats, match.seed, match.options)
    told = 0
    for by, choice, _, _ in match.journal:
        told = _show_events(console, speaker, again, seat, told)
        if step:
            console.print(draw(again.view(seat), speaker))
            if Prompt.ask(speaker.say("replay-step"), console=console, default="") == "q":
                return
        again.choose(by, choice)
    _show_events(console, speaker, again, seat, told)
    if again.outcome is not None:
        session.show_outcome()


def _show_events(console: Console, speaker: Speaker, match: Match[Any], seat: Seat, since: int) -> int:
    for number, event in match.events(seat, since):
        console.print(Text(speaker.event(event)))
        since = number + 1
    return since
