"""A chair: the table as one seat sees it. Bots and clients get this and nothing else."""

from typing import Any

import msgspec

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Event, Menu, Seat


class Chair:
    """What one seat may know and do in a match."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self._match = match
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._match.rules.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._match.seats

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees: to be read, never changed, and only until the next answer."""
        return self._match.view(self.seat)

    @property
    def menu(self) -> Menu:
        """What the seat may do now; nothing if it is not asked."""
        return self._match.menu(self.seat)

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self._match.question.rule if self._match.question is not None else ""

    @property
    def about(self) -> Event | None:
        """What the question is about, if its rule alone does not say it."""
        question = self._match.question
        return question.about if question is not None and self.seat in question.menus else None

    @property
    def number(self) -> int:
        """How many answers the match has seen: the number of the open question."""
        return len(self._match.journal)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """Return what the seat learned of what happened, each with its number."""
        return self._match.events(self.seat, since)

    def imagine(self, seed: str) -> Match[Any]:
        """Return a world that the seat can't tell from the true one, to try things in."""
        return self._match.imagine(self.seat, seed)
