"""Watching a match again, event by event."""

from typing import Any

from rich.console import Console
from rich.prompt import Prompt
from rich.text import Text

from dreamtable.kernel import AnyRules, BadSetup, Match, Record, Seat, last_stand, rewatch
from dreamtable.lang import Speaker
from dreamtable.terminal.boards import draw
from dreamtable.terminal.reading import show_event
from dreamtable.terminal.session import Session


def show_replay(
    console: Console, lang: str, kept: Record, rules: AnyRules, seat: Seat, *, step: bool
) -> None:
    """Show a match from its beginning as a seat saw it; with `step`, wait before each answer.

    One of an earlier version is shown as far as it fits, and then as it stood last.
    """
    match, lost = rewatch(kept, rules)
    session = Session(console, lang, match, kept.players, watching=True)
    speaker = session.speaker
    if not 0 <= seat < match.seats:
        raise BadSetup(speaker.say("cli-seat-range", seats=match.seats, seat=seat + 1))
    title = speaker.say("game-title")
    head = speaker.say("replay-head", title=title, seats=match.seats, count=len(kept.answers))
    console.rule(Text(head))
    if kept.rules_version != rules.rules_version:
        versions = {"version": kept.rules_version, "now": rules.rules_version}
        console.print(Text(speaker.say("replay-older", **versions), style="italic"))
    told = 0
    for again in match.retrace():
        told = _show_events(console, speaker, again, seat, told)
        if step and again.answers < match.answers:
            console.print(draw(again.view(seat), speaker))
            if Prompt.ask(speaker.say("replay-step"), console=console, default="") == "q":
                return
    if not lost:
        session.show_outcome()
        return
    console.print(Text(speaker.say("replay-lost", count=lost, shown=match.answers), style="italic"))
    stood = last_stand(kept, rules)
    if stood is not None and stood.answers > match.answers:
        console.print(Text(speaker.say("replay-stood", count=stood.answers), style="italic"))
        if stood.outcome is not None:
            Session(console, lang, stood, kept.players, watching=True).show_outcome()
        else:
            console.print(draw(stood.view(seat), speaker))


def _show_events(console: Console, speaker: Speaker, match: Match[Any], seat: Seat, since: int) -> int:
    for number, event in match.events(seat, since):
        show_event(console, speaker, match, event)
        since = number + 1
    return since
