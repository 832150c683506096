"""Says in the words of the table what somebody wanted to do and could not."""

from collections.abc import Callable
from typing import Any

from dreamtable.kernel import Match, Move, Seat
from dreamtable.lang import Speaker
from dreamtable.lang.speaker import MissingMessage


class Refused(AssertionError):
    """Somebody wanted to do what is not on the menu."""


def refusal(match: Match[Any], seat: Seat, move: Move, written: Callable[[Move], str] = str) -> Refused:
    """Return that a seat can't make a move now, named as on its menu, and what it can do instead.

    `written` says how moves are written in tests of the game.
    """
    speaker, question, view = Speaker("en", match.rules), match.question_of(seat), match.view(seat)
    menu = match.menu(seat) if question is not None else ()
    offered = "; ".join(_named(speaker, one, view, written) for one in menu) or "nothing"
    rule = question.rule if question is not None else f"seats {list(match.due())} are asked"
    return Refused(
        f"seat {seat} can't {_named(speaker, move, view, written)} now ({rule}). Offered: {offered}"
    )


def _named(speaker: Speaker, move: Move, view: object, written: Callable[[Move], str]) -> str:
    """Return a move as on a menu and in code; in code alone where it means nothing at this table."""
    try:
        return f"{speaker.move(move, view)!r} = {written(move)}"
    except (LookupError, MissingMessage):
        return written(move)
