"""Drawings of a view for the terminal: one a game where it helps, a plain listing for all others."""

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.lucidity.model import (
    COLOUR_OF,
    COLOURS,
    EXHAUST_LIMIT,
    HUNT_LIMIT,
    OFF_TRACK,
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
from dreamtable.kernel import enum_word
from dreamtable.lang import Speaker

DICE_STYLES = ("bold white on blue", "bold white on green", "bold black on yellow", "bold white on red")
FACES = {
    Symbol.POWER_1: "+1",
    Symbol.POWER_2: "+2",
    Symbol.HUNT: "☠",
    Symbol.EXHAUST: "z",
    Symbol.SHADOW: "●",
}


def draw(view: msgspec.Struct, speaker: Speaker) -> RenderableType:
    """Return a drawing of what a seat sees."""
    if isinstance(view, View):
        return draw_lucidity(view, speaker)
    return draw_anything(view)


def draw_anything(view: msgspec.Struct) -> RenderableType:
    """Return every field of a view, for a game without a drawing of its own."""
    grid = Grid(box=None, show_header=False)
    for field in view.__struct_fields__:
        grid.add_row(field, msgspec.json.encode(getattr(view, field)).decode())
    return grid


def draw_lucidity(view: View, speaker: Speaker) -> RenderableType:
    """Return the cards of all players, and what lies between them."""
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
        power = Text(f"{power_of(view.faces, card):2} ")
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
        bag.append(f" {count:2} ", DICE_STYLES[colour]).append(" ")
    lines.append(bag)
    lines.append(Text(speaker.say("lucidity-legend"), style="dim"))
    return Group(*lines)


def dice(which: list[Die], faces: list[int] | None) -> Text:
    """Return dice side by side, with their faces or, before they are rolled, without."""
    drawn = Text()
    for die in which:
        face = FACES[SYMBOLS[faces[die]]] if faces is not None else "?"
        drawn.append(f" {face} ", DICE_STYLES[COLOUR_OF[die]]).append(" ")
    return drawn
