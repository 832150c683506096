"""What things on the table are called."""

from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOX, BOXES, PROGRAMS
from dreamtable.games.tamashii.cards import FactionCard
from dreamtable.games.tamashii.launcher import COLUMNS, EDGES
from dreamtable.games.tamashii.model import FACE_DOWN, View
from dreamtable.games.tamashii.pieces import Numbered
from dreamtable.games.tamashii.terms import tile_word
from dreamtable.games.tamashii.wording import Spoken
from dreamtable.kernel import WATCHER
from dreamtable.telling import Args, Word

CODE_NAMES = ("empty", "red", "yellow", "green", "blue", "open", "corrupted")


def name(kind: str, thing: int | str, seen: View | None = None) -> Word:
    """Return the word for a thing of a kind, for whoever sees the table so."""
    if isinstance(thing, str):
        return named(kind, thing)
    match kind:
        case "card":
            return BOX.name(thing)
        case "tile":
            return tile_word(thing) if thing > FACE_DOWN else Word("tile-none")
        case "place":
            return place_name(thing, seen)
        case "code":
            return Word(f"code-{CODE_NAMES[thing]}")
        case "cell":
            return Word("cell-at", {"row": thing // COLUMNS + 1, "column": thing % COLUMNS + 1})
        case "edge":
            return write_name(thing, seen)
        case "program":
            return piece_name(PROGRAMS[thing])
        case "ability":
            return piece_name(ABILITIES[thing])
        case "box":
            return piece_name(BOXES[thing])
        case "activity":
            return piece_name(ACTIVITIES[thing])
        case "step":
            return BOX.steps.asked(thing)
    return Word(f"{kind}-{thing}")


def named(kind: str, thing: str) -> Word:
    """Return the word for a thing that goes by a name."""
    if kind == "lock":
        return lock_name(thing)
    if kind == "story":
        return Word(f"answer-{thing}" if thing else "step-none")
    if kind == "way":
        step, _, way = thing.rpartition("-")
        return way_name(step, int(way))
    return Word(f"{kind}-{thing}")


def locked_by(lock: str) -> list[Word]:
    """TAM-SET-16: return the names of the components that a lock number stands on."""
    return [card.name() for card in BOX.cards if getattr(card, "unlock", "") == lock]


def lock_name(lock: str) -> Word:
    """TAM-SET-16: return what a lock number keeps locked: `BO02` is a body, `EN03` are some enemies."""
    cards = locked_by(lock)
    if not cards:
        return Word("lock-number", {"lock": lock})  # of a pack that is not here
    args: Args = {"cards": cards, "count": len(cards)}
    for card in BOX.cards:
        if isinstance(card, FactionCard) and card.unlock == lock:
            args["faction"] = Word(f"faction-{card.faction}")
    return Word(f"lock-{lock[:2].lower()}", args)


def place_name(number: int, seen: View | None) -> Word:
    """Return what lies at a place, as far as one sees it."""
    tile = seen.places[number].tile if seen is not None and number < len(seen.places) else FACE_DOWN
    if tile > FACE_DOWN:
        return tile_word(tile)
    return Word("place-number", {"number": number + 1})


def write_name(edge: int, seen: View | None) -> Word:
    """Return which token a write moves and where to, or which two change places; else between which cells."""
    a, b = EDGES[edge]
    row, column = a // COLUMNS + 1, a % COLUMNS + 1
    down = b - a == COLUMNS
    cells: Args = {"row": row, "column": column, "next": (row if down else column) + 1}
    between = Word("edge-down" if down else "edge-across", cells)
    if seen is None or seen.seat == WATCHER:
        return between
    launcher = seen.players[seen.seat].launcher
    one, other = (name("code", launcher[cell]) for cell in (a, b))
    if launcher[a] and launcher[b]:
        return Word("edge-swap", {"one": one, "other": other, "cells": between})
    if launcher[a]:
        return Word("edge-shift", {"code": one, "cell": name("cell", a), "to": "down" if down else "right"})
    if launcher[b]:
        return Word("edge-shift", {"code": other, "cell": name("cell", b), "to": "up" if down else "left"})
    return between


def way_name(step: str, at: int) -> Word:
    """Return what a way is called where it is chosen: its own words on story cards, or what it does."""
    card, one = step.rpartition(".")[0], BOX.steps.named(step)
    return BOX.components[card].ways_of(one)[at] if isinstance(one, Spoken) else Word("step-none")


def piece_name(piece: Numbered) -> Word:
    """Return the name of a program, ability, combat box or activity."""
    return piece.name(BOX.name(piece.card))
