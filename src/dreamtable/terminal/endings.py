"""The end of a match in words: who won and why, who was what, how it went, and where it turned."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.kernel import Match, Outcome, Seat
from dreamtable.lang import Speaker
from dreamtable.telling import Curve, Story, story_of, telling_of

STEPS = "▁▂▃▄▅▆▇█"
WIDTH = 40
"""Of a curve, in characters."""


def show_ending(console: Console, speaker: Speaker, match: Match[Any], seats: Sequence[Seat]) -> None:
    """Show what is told of a finished match to who sat on these seats."""
    outcome = match.outcome
    if outcome is None:
        return
    story = story_of(match, seats)
    names = [speaker.names[seat] for seat in outcome.winners]
    who = speaker.say("nobody-wins")
    if names:
        who = speaker.say("winner", names=speaker.joined(names), names_count=len(names))
    console.print(Panel(Text(who, style="bold"), title=speaker.say("over"), expand=False))
    console.print(speaker.say(f"reason-{outcome.reason}"))
    console.print(people(speaker, match, outcome, story))
    for deed in story.deeds.together:
        console.print(Text(f"  {speaker.word(deed)}"))
    for curve in story.curves:
        console.print(
            Text(f"{drawn(curve)}  {speaker.word(curve.word)}: {curve.values[0]} → {curve.values[-1]}")
        )
    for point in story.turning:
        line = Text("✦ ", style="yellow")
        line.append(speaker.turning(point.event), style="bold")
        line.append(f"  {speaker.event(point.event)}", style="not bold default")
        console.print(line)


def people(speaker: Speaker, match: Match[Any], outcome: Outcome, story: Story) -> Grid:
    """Return who was what; where nothing else is told of a seat, with its score."""
    grid = Grid()
    grid.add_column(speaker.say("player"))
    grid.add_column("")
    scored = telling_of(match.rules).annals is None
    if scored:
        grid.add_column(speaker.say("score"), justify="right")
    for seat, words in enumerate(story.deeds.seats):
        name = f"{'★' if seat in outcome.winners else ' '} {speaker.names[seat]}"
        row = [name, " · ".join(speaker.word(word) for word in words)]
        grid.add_row(*row, *([str(outcome.scores[seat])] if scored else []))
    return grid


def drawn(curve: Curve) -> str:
    """Return a curve as a row of characters."""
    last = len(curve.values) - 1
    width = min(WIDTH, last + 1)
    points = [curve.values[round(last * at / max(width - 1, 1))] for at in range(width)]
    top = len(STEPS) - 1
    return "".join(STEPS[round(top * value / max(curve.most, 1))] for value in points)
