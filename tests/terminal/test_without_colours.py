"""What is told by colours is told in words where a terminal shows none."""

import io
import re

import pytest
from rich.console import Console

from dreamtable.games import rules_of
from dreamtable.games.lucidity.model import COLOUR_OF, COLOURS, Table, View
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import enum_word
from dreamtable.terminal.boards.lucidity import draw


def with_dice_drawn() -> Match[Table]:
    """Return a match of Lucidity in which somebody has drawn dice, and not rolled them."""
    match: Match[Table] = Match(rules_of("lucidity"), 2, "drawn")
    while not match.state.drawn:
        seat = match.due()[0]
        match.answer(seat, match.menu(seat)[0])
    return match


def screen(match: Match[Table], lang: str, *, coloured: bool) -> str:
    """Return the board as a console shows it, with colours or without."""
    out = io.StringIO()
    console = Console(
        file=out, width=160, force_terminal=True, color_system="standard", no_color=not coloured
    )
    console.print(draw(view_of(match), Speaker(lang, match.rules, ["Ann", "Ben"])))
    return out.getvalue()


def view_of(match: Match[Table]) -> View:
    """Return what the one who is asked sees."""
    view = match.view(match.due()[0])
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_dice_without_colours_are_named(lang: str) -> None:
    match = with_dice_drawn()
    speaker = Speaker(lang, match.rules)
    names = [speaker.word(enum_word(COLOURS[COLOUR_OF[die]])) for die in match.state.drawn]
    seen = screen(match, lang, coloured=False)
    assert re.findall(r"(\S+) \?", seen) == names
    assert all(f"{speaker.word(enum_word(colour))} " in seen for colour in COLOURS)  # those in the bag


def test_coloured_dice_need_no_names() -> None:
    match = with_dice_drawn()
    seen = screen(match, "en", coloured=True)
    assert seen.count(" ? ") == len(match.state.drawn)
    assert "blue" not in seen
