"""Lucidity in the terminal."""

from rich.console import Group, RenderableType
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
from dreamtable.kernel import enum_word, kebab
from dreamtable.lang import Speaker

DICE_STYLES = ("bold white on blue", "bold white on green", "bold black on yellow", "bold white on red")
FACES = {
    Symbol.POWER_1: "+1",
    Symbol.POWER_2: "+2",
    Symbol.HUNT: "☠",
    Symbol.EXHAUST: "z",
    Symbol.SHADOW: "●",
}


def draw(view: View, speaker: Speaker) -> RenderableType:
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
