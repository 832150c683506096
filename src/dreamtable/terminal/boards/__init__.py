"""Drawings of a view for the terminal: one a game where it helps, a plain listing for all others."""

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreamtable.games.eldritch.model import View as EldritchView
from dreamtable.games.inception.model import View as InceptionView
from dreamtable.games.lucidity.model import View as LucidityView
from dreamtable.lang import Speaker
from dreamtable.terminal.boards import eldritch, inception, lucidity


def draw(view: msgspec.Struct, speaker: Speaker) -> RenderableType:
    """Return a drawing of what a seat sees."""
    match view:
        case LucidityView():
            return lucidity.draw(view, speaker)
        case InceptionView():
            return inception.draw(view, speaker)
        case EldritchView():
            return eldritch.draw(view, speaker)
    return draw_anything(view)


def explain(view: msgspec.Struct, speaker: Speaker) -> RenderableType:
    """Return what the cards on the table do."""
    match view:
        case LucidityView():
            return lucidity.explain(view, speaker)
        case InceptionView():
            return inception.explain(view, speaker)
        case EldritchView():
            return eldritch.explain(view, speaker)
    return Text()


def draw_anything(view: msgspec.Struct) -> RenderableType:
    """Return every field of a view, for a game without a drawing of its own."""
    grid = Grid(box=None, show_header=False)
    for field in view.__struct_fields__:
        grid.add_row(field, msgspec.json.encode(getattr(view, field)).decode())
    return grid
