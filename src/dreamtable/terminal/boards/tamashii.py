"""Tamashii in the terminal: the city, the boards with their launchers, the story."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.tamashii.box import BOX, CARDS, ENEMIES, TILES
from dreamtable.games.tamashii.launcher import COLUMNS, LETTERS, LIGHT, ROWS
from dreamtable.games.tamashii.model import FACE_DOWN, GAP, NOTHING, RESOURCES, Colour, PlayerView, View
from dreamtable.games.tamashii.naming import name as word_for
from dreamtable.lang import Speaker
from dreamtable.telling import Word, enum_word

CODE_STYLES = ("dim", "bold red", "bold yellow", "bold green", "bold blue", "bold white", "magenta")
"""By code; each has a letter as well."""
SEAT_STYLES = {Colour.RED: "red", Colour.YELLOW: "yellow", Colour.GREEN: "green", Colour.BLUE: "blue"}
LOCKED, EMPTY_LIGHT, EMPTY_PLAIN = "#", "o", "."
LOW = 2
"""Integrity that should worry."""
CELL_WIDTH = 8


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Return the story, the map, the boards and the market."""
    parts: list[RenderableType] = [head(view, speaker)]
    if view.places:
        parts += [city(view), tiles(view, speaker)]
    if any(one.colour is not None for one in view.players):
        parts += [boards(view, speaker), Text(speaker.say("tamashii-launcher-key"), style="dim")]
    if view.market:
        parts.append(row(speaker, "tamashii-market", view.market, "green"))
    return Group(*parts)


def name(speaker: Speaker, card: int) -> str:
    """Return what a component is called."""
    return speaker.word(word_for("card", card))


def row(speaker: Speaker, key: str, cards: list[int], style: str) -> Text:
    """Return some cards after what they are."""
    return Text(f"{speaker.say(key)}: {', '.join(name(speaker, card) for card in cards)}", style=style)


def head(view: View, speaker: Speaker) -> Text:
    """Return round, step, time, what is left, and what the table asks for."""
    said = speaker.say(
        "tamashii-head",
        round=view.round,
        step=enum_word(view.step),
        time=view.time,
        corrupted=view.supply[-1],
    )
    lines = Text(said, style="bold")
    if view.story != NOTHING:
        objective = speaker.word(Word(f"objective-{CARDS[view.story].id}"))
        lines.append(f"\n{name(speaker, view.story)}: {objective}", "cyan")
    if view.specials:
        lines.append("\n").append(row(speaker, "tamashii-specials", view.specials, "yellow"))
    if view.standing:
        lines.append("\n").append(row(speaker, "tamashii-standing", view.standing, "yellow"))
    if view.objectives:
        lines.append("\n").append(row(speaker, "tamashii-objectives", view.objectives, "cyan"))
    for card, tokens in view.tokens.items():
        if any(tokens.values()):
            lines.append(f"\n{name(speaker, card)}: {marks(speaker, tokens)}", "yellow")
    return lines


def marks(speaker: Speaker, tokens: dict[str, int]) -> str:
    """Return tokens and markers with their numbers."""
    return ", ".join(
        f"{speaker.word(word_for('token', one))} {count}" for one, count in tokens.items() if count
    )


def label_of(tile: int, place: int) -> str:
    """Return the number of a tile, or of the place where one lies face down, as menus name it."""
    return str(tile) if tile > FACE_DOWN else f"?{place + 1}"


def city(view: View) -> Text:
    """Return the map: a row of tiles a line, shifted as hexes are; who stands where by seat number."""
    lines = Text()
    places = [(at, one) for at, one in enumerate(view.places) if one.tile != GAP]
    first = min(2 * one.q + one.r for _, one in places)
    for r in sorted({one.r for _, one in places}):
        line = Text()
        for at, one in sorted((pair for pair in places if pair[1].r == r), key=lambda pair: pair[1].q):
            left = (2 * one.q + one.r - first) * CELL_WIDTH // 2
            line.append(" " * max(0, left - len(line)))
            style = "bold" if one.shown else "dim"
            line.append(f"[{label_of(one.tile, at):>3}{'*' if one.explore else ' '}", style)
            for seat, player in enumerate(view.players):
                if player.place == at and player.colour is not None:
                    line.append(str(seat + 1), f"bold {SEAT_STYLES[player.colour]}")
            if view.jordan is not None and view.jordan.place == at:
                line.append("J", "bold white")
            if view.boss != NOTHING and view.boss_place == at:
                line.append("!", "bold red")
            line.append("]", style)
        lines.append(line).append("\n")
    return lines


def tiles(view: View, speaker: Speaker) -> Grid:
    """Return the tiles that are known, with trace and what lies on them."""
    grid = Grid(show_header=True)
    for key in ("tile", "trace", "here"):
        grid.add_column(speaker.say(f"tamashii-{key}"))
    for at, one in enumerate(view.places):
        here = [speaker.names[seat] for seat, player in enumerate(view.players) if player.place == at]
        things = marks(speaker, one.tokens)
        if one.tile > FACE_DOWN:
            tile = TILES[one.tile]
            title = speaker.word(word_for("tile", one.tile))
            if not one.shown:  # known to who has looked only: for all others it goes by its number
                title = f"{label_of(FACE_DOWN, at)} {title}"
            grid.add_row(
                title, f"{tile.entry}/{tile.linger}", ", ".join([*here, *([things] if things else [])])
            )
        elif things:
            grid.add_row(label_of(one.tile, at), "", things)
    return grid


def boards(view: View, speaker: Speaker) -> Grid:
    """Return the boards side by side: values, launcher, queue."""
    grid = Grid(show_header=True)
    for seat, player in enumerate(view.players):
        turn = "▶ " if view.turns[:1] == [seat] else ""
        style = SEAT_STYLES[player.colour] if player.colour is not None else ""
        who = Text(f"{turn}{seat + 1} {speaker.names[seat]}", style=f"bold {style}")
        grid.add_column(who.append(" ★", "yellow") if seat == view.first else who)
    grid.add_row(*(board(speaker, player) for player in view.players))
    return grid


def board(speaker: Speaker, player: PlayerView) -> Text:
    """Return one board."""
    lines = Text()
    if player.body == NOTHING:
        return lines
    who = name(speaker, player.body)
    if player.calling is not None:
        who = f"{speaker.word(enum_word(player.calling))} · {who}"
    lines.append(f"{who}\n", "dim")
    values = speaker.say("tamashii-values", move=player.move, attack=player.attack, write=player.write)
    lines.append(f"{values}\n")
    whole = speaker.say("tamashii-integrity", left=player.integrity, cap=player.cap)
    lines.append(whole, "bold red" if player.integrity <= LOW else "")
    trace = "–" if player.trace is None else player.trace
    lines.append(f"\n{speaker.say('tamashii-stand', trace=trace, xp=player.xp)}\n")
    points = [
        f"{speaker.word(enum_word(one))} {player.resources[one]}"
        for one in RESOURCES
        if player.resources[one]
    ]
    lines.append(f"{', '.join(points) or '–'}\n").append(launcher(player))
    if player.writes:
        lines.append(f"{speaker.say('tamashii-writes', count=player.writes)}\n", "cyan")
    for place, foe in enumerate(player.queue):
        left = f"{ENEMIES[foe.enemy].hp - foe.damage}/{ENEMIES[foe.enemy].hp}"
        lines.append(f"{'▸' if not place else ' '} {name(speaker, foe.enemy)} {left}\n", "red")
    for card in player.cards:
        lines.append(f"· {name(speaker, card)}\n", "" if card in player.equipped else "dim")
    if any(player.carried.values()):
        lines.append(f"{marks(speaker, player.carried)}\n", "yellow")
    return lines


def launcher(player: PlayerView) -> Text:
    """Return the launcher, a letter a code; the core type is in the corner."""
    lines = Text()
    for at_row in range(ROWS):
        for column in range(COLUMNS):
            cell = at_row * COLUMNS + column
            code = player.launcher[cell]
            if code:
                lines.append(f" {LETTERS[code]}", CODE_STYLES[code])
            elif not player.unlocked >> cell & 1:
                lines.append(f" {LOCKED}", "dim")
            else:
                lines.append(f" {EMPTY_LIGHT if LIGHT >> cell & 1 else EMPTY_PLAIN}", "dim")
        if not at_row:
            lines.append(f"  *={LETTERS[player.core]}", CODE_STYLES[player.core])
        lines.append("\n")
    return lines


def explain(view: View, speaker: Speaker) -> RenderableType:
    """Return what is printed on all that is in play and can be seen."""
    lines = Text()
    own = view.players[view.seat] if 0 <= view.seat < len(view.players) else None
    wanted = [view.guide, view.story, *view.specials, *view.standing, *view.objectives, view.next_objective]
    for player in (own, *view.players):
        if player is not None:
            wanted += [player.body, *player.bodies, player.protocol, *(foe.enemy for foe in player.queue)]
            wanted += player.cards
    wanted += [*(own.protocols if own is not None else ()), *view.market, view.boss]
    for card in dict.fromkeys(wanted):
        if card != NOTHING:
            tell(lines, speaker, name(speaker, card), BOX.text_on(CARDS[card]))
    for one in view.places:
        if one.tile > FACE_DOWN:
            tell(lines, speaker, speaker.word(word_for("tile", one.tile)), BOX.text_on(TILES[one.tile]))
    return lines


def tell(lines: Text, speaker: Speaker, title: str, text: list[Word]) -> None:
    """Add the text of a component, if it has any."""
    said = " ".join(speaker.word(one) for one in text)
    if said:
        lines.append(f"{title}: ", "cyan").append(f"{said}\n")
