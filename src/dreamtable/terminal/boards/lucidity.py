"""Lucidity in the terminal."""

from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    COLOURS,
    EXHAUST_LIMIT,
    HUNT_LIMIT,
    OFF_TRACK,
    POWER_GOAL,
    SPACES,
    SYMBOLS,
    Die,
    Role,
    Symbol,
    View,
    colours_of,
    power_of,
    shadow_limit,
)
from dreamtable.kernel import kebab
from dreamtable.lang import Speaker
from dreamtable.telling import enum_word

DICE_STYLES = ("bold white on blue", "bold white on green", "bold black on yellow", "bold white on red")
FACES = {
    Symbol.POWER_1: "+1",
    Symbol.POWER_2: "+2",
    Symbol.HUNT: "☠",
    Symbol.EXHAUST: "z",
    Symbol.SHADOW: "●",
}


class Drawn(NamedTuple):
    """The table, drawn with coloured dice, or with their colours in words where there are none."""

    view: View
    speaker: Speaker

    def __rich_console__(self, console: Console, _options: ConsoleOptions) -> RenderResult:
        """Draw it as the console can show it."""
        plain = console.no_color or console.color_system is None
        names = [self.speaker.word(enum_word(colour)) for colour in COLOURS] if plain else None
        yield table(self.view, self.speaker, names)


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Return the cards of all players, and what lies between them."""
    return Drawn(view, speaker)


def table(view: View, speaker: Speaker, names: list[str] | None) -> RenderableType:
    """Return the table; the names of the colours are there if dice are to be told apart by them."""

    def dice(which: list[Die], faces: list[int] | None) -> Text:
        return side_by_side(which, faces, names)

    solo = len(view.cards) == 1
    limit = shadow_limit(len(view.cards))
    grid = Grid(
        title=speaker.say("lucidity-round", round=view.round), title_justify="left", title_style="dim"
    )
    grid.add_column(speaker.say("player"))
    grid.add_column(speaker.say("lucidity-power"))
    grid.add_column(speaker.say("lucidity-hunt"))
    grid.add_column(speaker.say("lucidity-exhaust"))
    grid.add_column(speaker.say("lucidity-shadows"))
    for seat, card in enumerate(view.cards):
        name = Text(("▶ " if seat == view.turn else "  ") + speaker.names[seat])
        name.stylize("bold" if seat == view.seat else "")
        role = enum_word(card.nightmare) if card.nightmare is not None else enum_word(card.role)
        name.append(f"\n  {speaker.word(role)}", "magenta" if card.role is Role.NIGHTMARE else "dim")
        power = Text(f"{power_of(view.faces, card):2}/{POWER_GOAL} ")
        power.append(dice(card.power, view.faces))
        shadows = Text("\n").join(
            Text(f"{len(row)}/{limit} ") + dice(row, view.faces) for row in card.shadows if row
        )
        grid.add_row(
            name,
            power,
            Text(f"{len(card.hunt)}/{HUNT_LIMIT} ") + dice(card.hunt, view.faces),
            Text(f"{len(card.exhaust)}/{EXHAUST_LIMIT} ") + dice(card.exhaust, view.faces),
            shadows,
        )
    lines: list[RenderableType] = [grid]
    if view.space != OFF_TRACK:
        track = speaker.word(enum_word(view.track))
        spaces = SPACES[view.track]
        steps = " → ".join(f"[{n}]" if at == view.space else str(n) for at, n in enumerate(spaces))
        lines.append(Text(f"{speaker.say('lucidity-track', track=track, dice=spaces[view.space])}  {steps}"))
    for seat, card in enumerate(view.cards):
        if card.pool:
            owner = speaker.names[seat]
            lines.append(Text(f"{speaker.say('lucidity-pool')} ({owner}): ") + dice(card.pool, view.faces))
    if view.drawn:
        lines.append(Text(f"{speaker.say('lucidity-drawn')}: ") + dice(view.drawn, None))
    lying = [die for on_card in view.on_nightmares for die in on_card]
    if lying:
        lines.append(Text(f"{speaker.say('lucidity-on-card')}: ") + dice(lying, view.faces))
    if solo:
        for column in view.spooks:
            lines.append(Text(f"{speaker.say('lucidity-spooks')}: ") + dice(column, view.faces))
        awake = [speaker.word(enum_word(COLOURS[at])) for at, awake in enumerate(view.awakened) if awake]
        if awake:
            lines.append(Text(f"{speaker.say('lucidity-awakened')}: {', '.join(awake)}"))
    bag = Text(f"{speaker.say('lucidity-bag')}: ")
    for colour, count in enumerate(colours_of(view.bag)):
        bag.append(f" {named(names, colour)}{count:2} ", DICE_STYLES[colour]).append(" ")
    lines.append(bag)
    lines.append(Text(speaker.say("lucidity-legend"), style="dim"))
    return Group(*lines)


def side_by_side(which: list[Die], faces: list[int] | None, names: list[str] | None) -> Text:
    """Return dice side by side, with their faces or, before they are rolled, without."""
    drawn = Text()
    for die in which:
        face = FACES[SYMBOLS[faces[die]]] if faces is not None else "?"
        colour = COLOUR_OF[die]
        drawn.append(f" {named(names, colour)}{face} ", DICE_STYLES[colour]).append(" ")
    return drawn


def named(names: list[str] | None, colour: int) -> str:
    """Return the name of a colour before what it is the colour of, where it is not seen."""
    return f"{names[colour]} " if names is not None else ""


def explain(view: View, speaker: Speaker) -> RenderableType:
    """Return what Shadows do, and what the Nightmares of this game do."""
    lines = Text()
    for colour, nightmare in zip(COLOURS, view.nightmares, strict=True):
        shadow = speaker.say(f"shadow-{kebab(colour.name)}-text")
        lines.append(f" {speaker.word(enum_word(colour))} ", DICE_STYLES[colour]).append(f" {shadow}\n")
        ability = speaker.say(f"{enum_word(nightmare).key}-text")
        lines.append(f"   {speaker.word(enum_word(nightmare))}: ", "magenta").append(f"{ability}\n")
    if view.lord is not None:
        lord = enum_word(view.lord)
        lines.append(f"{speaker.word(lord)}: ", "magenta").append(speaker.say(f"{lord.key}-text"))
    return lines
