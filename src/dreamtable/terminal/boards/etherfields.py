"""Etherfields in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Tile
from dreamtable.games.etherfields.foretelling import foretold
from dreamtable.games.etherfields.look import companions_at, steps_of
from dreamtable.games.etherfields.model import (
    COLUMNS,
    NOTHING,
    ROWS,
    STEP_LETTERS,
    DreamerView,
    Kind,
    View,
)
from dreamtable.games.etherfields.naming import action_name, card_name, gained_name, space_name
from dreamtable.games.etherfields.parts import CORNERS, TERRAINS, Space
from dreamtable.lang import Speaker
from dreamtable.telling import enum_word

GROUND = ("yellow", "bright_black", "green", "blue")
"""The colours of the terrains: Light, Darkness, Swamp, Water."""
LOW = 2
"""So near to the limit Distress should worry."""


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Return the Turn, the Dreamscape, the Dreamers and what is in play."""
    parts: list[RenderableType] = [head(view, speaker)]
    if view.tiles:
        parts.append(dreamscape(view, speaker))
        parts.append(Text(speaker.say("etherfields-legend"), style="dim"))
    parts.append(dreamers(view, speaker))
    parts += in_play(view, speaker)
    return Group(*parts)


def name(speaker: Speaker, card: int) -> str:
    """Return what a component is called."""
    return speaker.word(card_name(card))


def names(speaker: Speaker, cards: list[int]) -> str:
    """Return what some components are called."""
    return ", ".join(name(speaker, card) for card in cards)


def head(view: View, speaker: Speaker) -> Text:
    """Return where the evening stands."""
    said = speaker.say(
        "etherfields-head",
        turn=view.turn,
        phase=enum_word(view.phase),
        left=view.turns_left,
        hours=view.hours,
        keys=view.keys,
    )
    text = Text(said, style="bold magenta")
    if view.current != NOTHING:
        text.append(f"\n{speaker.say('etherfields-card', card=card_name(view.current))}", "cyan")
        text.append(f" ({' '.join(speaker.word(word) for word in CARDS[view.current].words()[:1])})", "dim")
        text.append_text(coming(view, speaker))
    return text


def coming(view: View, speaker: Speaker) -> Text:
    """Return what the steps of the Turn card do if nobody changes anything, a line each."""
    text, steps = Text(), steps_of(view)
    for one in foretold(view):
        kind = enum_word(Kind(STEP_LETTERS.index(steps[int(one.ref.partition(":")[2])])))
        harms = any(sign.kind in ("hurt", "close") for sign in one.signs)
        text.append(f"\n  {speaker.word(kind)} · ", "dim")
        text.append(speaker.word(one.word), "red" if harms else "dim")
    return text


# The Dreamscape


def dreamscape(view: View, speaker: Speaker) -> Text:
    """Return the map: Dreamers by number, figures as E, Companions as C, what can be done, and walls; beside
    a row of spaces the names of the tiles that begin there, from west to east."""
    text = Text()
    known = view.there | view.blocked
    rows = [row for row in range(ROWS) if known >> row * COLUMNS & 0xFF]
    for row in range(rows[0], rows[-1] + 1):
        below = Text()
        for column in range(COLUMNS):
            space = row * COLUMNS + column
            text.append(*cell(view, space))
            text.append("┃" if column < COLUMNS - 1 and walled(view, space, space + 1, view.east) else " ")
            down = row < ROWS - 1 and walled(view, space, space + COLUMNS, view.south)
            below.append("━━━━ " if down else "     ")
        begin = sorted((one for one in view.tiles if one.space // COLUMNS == row), key=lambda one: one.space)
        text.append("  " + " · ".join(name(speaker, one.tile) for one in begin), style="dim")
        text.append("\n")
        if below.plain.strip() or row < rows[-1]:
            text.append_text(below)
            text.append("\n")
    return text


def walled(view: View, space: int, other: int, open_: int) -> bool:
    """Say whether a wall stands between two spaces that are both on the map."""
    both = view.there >> space & 1 and view.there >> other & 1
    return bool(both) and not open_ >> space & 1


def cell(view: View, space: int) -> tuple[str, str]:
    """Return what is in a space, and its colour."""
    if view.blocked >> space & 1:
        return "▒▒▒▒", "dim"
    if not view.there >> space & 1:
        return "    ", ""
    found = "".join(str(seat + 1) for seat, d in enumerate(view.dreamers) if d.space == space)
    found += "E" * len([one for one in view.figures if one.space == space])
    found += "C" * companions_at(view, space)
    found += "".join(signs(view, space))
    ground = next((GROUND[at] for at in range(len(TERRAINS)) if view.terrain[at] >> space & 1), "white")
    return f"{found or '·':<4.4}", f"bold {ground}" if found else ground


def signs(view: View, space: int) -> list[str]:
    """Return signs for what is printed in a space: an open action, a Gem slot, a trap, a spawn icon."""
    printed = printed_in(view, space)
    if printed is None:
        return []
    found = []
    open_ = [one for one in printed.actions if BOX.named.get(one.id, NOTHING) not in view.closed]
    if open_:
        found.append("!")
    if printed.gem:
        found.append("◆" if space in view.gems else "◇")
    if printed.trap:
        found.append("x")
    if any(icon.startswith("spawn") for icon in printed.icons):
        found.append("*")
    return found


def printed_in(view: View, space: int) -> Space | None:
    """Return what is printed in a space."""
    for laid in reversed(view.tiles):
        row, column = divmod(space - laid.space, COLUMNS)
        if row in (0, 1) and column in (0, 1):
            return BOX.card(laid.tile, Tile).spaces.get(CORNERS[row * 2 + column])
    return None


# The Dreamers


def dreamers(view: View, speaker: Speaker) -> Grid:
    """Return the Dreamers with what they have."""
    grid = Grid(show_header=True)
    grid.add_column(speaker.say("player"))
    for key in ("where", "cards", "state", "hand", "progress"):
        grid.add_column(speaker.say(f"etherfields-{key}"))
    for seat, d in enumerate(view.dreamers):
        who = Text(f"{seat + 1} {speaker.names[seat]}", style="bold" if seat == view.seat else "")
        if d.card != NOTHING:
            who.append(f"\n  {name(speaker, d.card)}", "dim")
        marks = [speaker.say("etherfields-first")] if seat == view.first else []
        marks += [speaker.say("etherfields-done")] if d.done else []
        if marks:
            who.append(f"\n  ({', '.join(marks)})", "dim")
        placed = [*d.progress, *([d.mask] if d.mask != NOTHING else []), *d.flaws]
        grid.add_row(
            who,
            speaker.word(space_name(view, d.space)),
            f"{d.deck} / {len(d.discard)} / {len(d.sealed)}",
            condition(d),
            held(view, seat, d, speaker),
            names(speaker, placed),
        )
    return grid


def held(view: View, seat: int, d: DreamerView, speaker: Speaker) -> str:
    """Return a hand: with closed hands only the number of others' cards."""
    if view.options.closed_hands and seat != view.seat:
        return str(len(d.hand))
    return names(speaker, d.hand)


def condition(d: DreamerView) -> Text:
    """Return Distress, Ether and Gems."""
    near = d.distress_limit - d.distress <= LOW
    text = Text(f"{d.distress}/{d.distress_limit}", style="bold red" if near else "")
    text.append(f" · {d.ether} · {d.gems}", "none")
    return text


def in_play(view: View, speaker: Speaker) -> list[RenderableType]:
    """Return Items, what the campaign keeps, Entities with their Morphings, and markers on actions."""
    lines: list[RenderableType] = []
    if view.items:
        lines.append(Text(speaker.say("etherfields-items", items=names(speaker, view.items)), style="yellow"))
    if view.gained:
        kept = [speaker.word(gained_name(one)) for one in view.gained]
        lines.append(Text(speaker.say("etherfields-gained", gained=", ".join(kept)), style="cyan"))
    for entity in view.entities:
        said = speaker.say(
            "etherfields-entity",
            card=card_name(entity.card),
            morphings=names(speaker, entity.morphings) or "–",
        )
        lines.append(Text(said, style="red"))
    for one in view.markers:
        wrath, cunning, awareness = one.counts
        said = speaker.say(
            "etherfields-markers",
            action=action_name(one.action),
            wrath=wrath,
            cunning=cunning,
            awareness=awareness,
        )
        lines.append(Text(said, style="green"))
    return lines


def explain(view: View, speaker: Speaker) -> RenderableType:
    """Return what the own cards and what lies on the table do."""
    own = view.dreamers[view.seat] if 0 <= view.seat < len(view.dreamers) else None
    shown: list[int] = [*(own.hand if own is not None else []), *view.items]
    if own is not None:
        shown += [*own.progress, *([own.mask] if own.mask != NOTHING else [])]
    shown += [*(laid.tile for laid in view.tiles), *(entity.card for entity in view.entities)]
    text = Text()
    for card in dict.fromkeys(shown):
        text.append(f"{name(speaker, card)}\n", "bold")
        for word in CARDS[card].words():
            text.append(f"  {speaker.word(word)}\n")
    return text
