"""A chair: the table as one seat sees it. Bots and clients get this and nothing else."""

from collections.abc import Mapping
from typing import Any

import msgspec

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Event, Menu, Move, Seat


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
        """The id of the rule that asks; if the seat is not asked, that of the rule that asks others."""
        question = self._match.question_of(self.seat) or self._match.question
        return question.rule if question is not None else ""

    @property
    def about(self) -> Event | None:
        """What the question is about, if its rule alone does not say it."""
        question = self._match.question_of(self.seat)
        return question.about if question is not None else None

    @property
    def votes(self) -> Mapping[Seat, Move]:
        """Who has voted for what so far, if the question is a vote."""
        question = self._match.question_of(self.seat)
        return (question.votes or {}) if question is not None else {}

    @property
    def number(self) -> int:
        """The number of the open question: how many answers the match, or in lanes its lane, has seen."""
        return self._match.number(self.seat)

    def events(self, since: int = 0) -> list[tuple[int, Event]]:
        """Return what the seat learned of what happened, each with its number."""
        return self._match.events(self.seat, since)

    def imagine(self, seed: str) -> Match[Any]:
        """Return a world that the seat can't tell from the true one, to try things in."""
        return self._match.imagine(self.seat, seed)
