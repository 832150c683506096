"""Drawings of a view for the terminal: one a game where it helps, a plain listing for all others."""

import importlib
import importlib.util
from collections.abc import Collection
from functools import cache
from types import ModuleType
from typing import Literal

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.kernel import Event, Seat
from dreamtable.lang import Speaker


@cache
def board_for(kind: type[msgspec.Struct]) -> ModuleType | None:
    """Return the board of the game whose view this is, if it has one; loaded when it is first drawn."""
    game = kind.__module__.removeprefix("dreamtable.games.").split(".")[0]
    name = f"{__name__}.{game}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def draw(view: msgspec.Struct, speaker: Speaker) -> RenderableType:
    """Return a drawing of what a seat sees."""
    board = board_for(type(view))
    drawn: RenderableType = board.draw(view, speaker) if board is not None else draw_anything(view)
    return drawn


def explain(view: msgspec.Struct, speaker: Speaker) -> RenderableType:
    """Return what the cards on the table do."""
    board = board_for(type(view))
    told: RenderableType = board.explain(view, speaker) if board is not None else Text()
    return told


Aside = Literal["", "begins", "goes on"]
"""Whether a story is that of another seat, and where it stands."""


def aside_of(view: msgspec.Struct, event: Event, seats: Collection[Seat]) -> Aside:
    """Say whether an event begins or goes on with a story of another seat than these."""
    aside = getattr(board_for(type(view)), "aside", None)
    told: Aside = aside(event, seats) if aside is not None else ""
    return told


def draw_anything(view: msgspec.Struct) -> RenderableType:
    """Return every field of a view, for a game without a drawing of its own."""
    grid = Grid(box=None, show_header=False)
    for field in view.__struct_fields__:
        grid.add_row(field, msgspec.json.encode(getattr(view, field)).decode())
    return grid
