"""Inception City in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.inception.model import KIND_OF, LEVELS, LIMBO, SHOOT_CLASS, Content, Face, Kind, View
from dreamtable.games.inception.view import name_of
from dreamtable.kernel import Seat, kebab
from dreamtable.lang import Speaker
from dreamtable.telling import enum_word

KIND_STYLES = {Kind.UNSEAL: "bold cyan", Kind.TRANSIT_SERUM: "green", Kind.DREAM_PEEK: "magenta"}
SHOOT_STYLE = "bold red"
OTHER_STYLE = "yellow"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Return the levels with their locks and people, the players, and the own hand."""
    parts: list[RenderableType] = [levels(view, speaker), players(view, speaker)]
    piles = speaker.say("inception-piles", deck=view.deck_size, discard=len(view.discard))
    parts.append(Text(piles, style="dim"))
    if view.seat >= 0:
        hand = Text(f"{speaker.say('inception-hand')}: ")
        for card in view.hands[view.seat]:
            kind = KIND_OF[card]
            style = SHOOT_STYLE if kind < SHOOT_CLASS else KIND_STYLES.get(kind, OTHER_STYLE)
            hand.append(speaker.word(enum_word(kind)), style).append("  ")
        parts.append(hand)
    return Group(*parts)


def levels(view: View, speaker: Speaker) -> Grid:
    """Return the four levels, deepest last, and Limbo."""
    grid = Grid(show_header=True)
    grid.add_column(speaker.say("inception-level"))
    grid.add_column(speaker.say("inception-locks"))
    grid.add_column(speaker.say("inception-vault"))
    grid.add_column(speaker.say("inception-people"))
    for level in (*LEVELS, LIMBO):
        here = Text("  ").join(
            person(view, speaker, seat) for seat, place in enumerate(view.places) if place == level
        )
        if level == LIMBO:
            grid.add_row(Text(speaker.say("limbo"), style="dim"), "", "", here)
            continue
        locks = Text("● " * view.locks[level])
        grid.add_row(speaker.say("level", level=level), locks, vault(view, speaker, level), here)
    return grid


def vault(view: View, speaker: Speaker, level: int) -> Text:
    """Return what the seat knows of the vault on a level."""
    content = view.vaults[level]
    if content is None:
        return Text("?", style="dim")
    said = speaker.word(enum_word(content))
    style = "bold magenta" if content is Content.SECRET else "yellow"
    return Text(said if view.opened[level] else f"({said})", style=style)


def person(view: View, speaker: Speaker, seat: Seat) -> Text:
    """Return a player's name, the Lord's in another colour."""
    style = "bold " if seat == view.seat else ""
    return Text(speaker.names[seat], style=style + ("red" if seat == view.lord else "blue"))


def players(view: View, speaker: Speaker) -> Grid:
    """Return all players in seat order with what is public of them, and what the seat knows of bribes."""
    grid = Grid(show_header=True)
    for key in ("player", "inception-character", "inception-cards", "inception-bribes"):
        grid.add_column(speaker.say(key))
    for seat, character in enumerate(view.characters):
        name = Text("▶ " if seat == view.turn else "  ") + person(view, speaker, seat)
        if view.seals[seat]:
            name.append(f" ({speaker.say('inception-sealed')})", "dim")
        bribes = Text(" ").join(bribe(speaker, face) for face in view.bribes[seat])
        said = speaker.word(name_of(view, "character", character))
        grid.add_row(name, said, str(view.hand_sizes[seat]), bribes)
    return grid


def bribe(speaker: Speaker, face: Face | None) -> Text:
    """Return a bribe card, face down unless the seat knows it."""
    if face is None:
        return Text("[?]", style="dim")
    return Text(f"[{speaker.word(enum_word(face))}]", style="red" if face is Face.DEAL else "dim")


def explain(view: View, speaker: Speaker) -> RenderableType:
    """Return the world view, what all characters can do, and what the cards in hand do."""
    lines = Text()
    if view.world:
        world = name_of(view, "character", view.world).key.removeprefix("character-")
        lines.append(f"{speaker.say(f'character-{world}')}: ", "red")
        lines.append(f"{speaker.say(f'world-{world}-text')}\n")
    for seat, character in enumerate(view.characters):
        if character:
            key = name_of(view, "character", character).key
            lines.append(f"{speaker.names[seat]} · {speaker.say(key)}: ", "blue")
            lines.append(f"{speaker.say(f'{key}-text')}\n")
    for kind in sorted({KIND_OF[card] for card in view.hands[view.seat]} if view.seat >= 0 else ()):
        lines.append(f"{speaker.word(enum_word(kind))}: ", "cyan")
        lines.append(f"{speaker.say(f'card-{kebab(kind.name)}-text')}\n")
    return lines
