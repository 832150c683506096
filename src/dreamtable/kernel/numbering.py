"""By which number a seat is asked: questions are counted, in lanes each lane by itself."""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

from dreamtable.kernel.game import Game, S
from dreamtable.kernel.lanes import Lanes
from dreamtable.kernel.model import WATCHER, Event, Menu, Move, Seat
from dreamtable.kernel.question import Question
from dreamtable.kernel.rules import Rules

Entry = tuple[Seat, int, Move, int]
"""An answer in the journal: who, which entry of the menu, the move, and how much chance was drawn before."""


class Step(NamedTuple):
    """An answer that was given while lanes were open."""

    lane: Seat
    """In whose lane."""
    told: int
    """How many events there were before it."""
    rule: str
    about: Event | None


class Past(NamedTuple):
    """What there was of a match before the quiet point from which it was resumed."""

    answers: int = 0
    events: int = 0


class Numbering(Generic[S]):
    """What is asked of whom, and after how many answers: the first chapter of a match."""

    __slots__ = ("_game", "_lanes", "_steps", "journal", "past", "question", "rules", "seats")

    rules: Rules[S, Any]
    seats: int
    question: Question | None
    """What is asked now; None if nothing is any more."""
    journal: list[Entry]
    """The answers, but for those in the past."""
    past: Past
    _game: Game[S]
    _lanes: Lanes | None
    """The lanes that `_steps` belong to."""
    _steps: list[Step]

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return self.past.answers + len(self.journal)

    def menu(self, seat: Seat) -> Menu:
        """Return what a seat may do now; nothing if it is not asked."""
        return self.question.menus.get(seat, ()) if self.question is not None else ()

    def question_of(self, seat: Seat) -> Question | None:
        """Return what a seat is asked, if it is; in lanes each has a question of its own."""
        question = self.question
        if question is None or seat not in question.menus:
            return None
        return question if question.lanes is None else question.lanes[seat].question

    def due(self) -> Sequence[Seat]:
        """Return who must answer now, in the order in which they are to be served.

        If only those are asked who need not answer, it is they. Whoever lets seats answer goes by this. In
        lanes those come first for whom others wait, then whose lane has seen the fewest answers.
        """
        question = self.question
        if question is None:
            return ()
        due: Sequence[Seat] = tuple(question.menus)
        if question.optional:
            due = [seat for seat in due if seat not in question.optional] or due
        if question.lanes is not None:
            return sorted(due, key=lambda seat: (self.lane_of(seat) == seat, self.number(seat)))
        return due

    @property
    def lanes(self) -> Sequence[Seat]:
        """Whose lanes are open; nobody's outside of lanes."""
        return self._game.lanes.seats if self._game.lanes is not None else ()

    def lane_of(self, seat: Seat) -> Seat | None:
        """Return in whose lane a seat is asked, or else its own; None if no lanes are open."""
        question = self.question
        if question is None or question.lanes is None:
            return None
        return question.lanes[seat].lane if seat in question.lanes else seat

    def number(self, seat: Seat = WATCHER) -> int:
        """Return the number of the question to a seat: how many answers there were before it.

        In lanes answers in the same lane count, and those before they were opened: it stays the same
        whatever happens in other lanes. Where answers of several are collected, those of others do not count.
        """
        lane = self.lane_of(seat) if seat != WATCHER else None
        if lane is not None:
            return self.number_in(lane, seat)
        return self.answers - _of_others(self.question, seat)

    def number_in(self, lane: Seat, seat: Seat = WATCHER) -> int:
        """Return the number of the open question in a lane, to a seat."""
        steps, lanes = self._since_opening(), self._game.lanes
        answers = self.answers - len(steps) + sum(step.lane == lane for step in steps)
        return answers - _of_others(lanes.asks(lane) if lanes is not None else None, seat)

    def asked_after(self, seat: Seat) -> int:
        """Return after how many answers in all the open question was put to a seat."""
        lane = self.lane_of(seat)
        question = self.question_of(seat)
        given = sum((question.given or {}).values()) if question is not None else 0
        if lane is None:
            return self.answers - given
        return self.past.answers + self._put_after(seat, lane, len(self.journal), given)

    def answered_after(self, place: int) -> tuple[int, Seat | None]:
        """Return after how many answers the question was put that an answer was given to, and its lane.

        That is known of answers in open lanes, and outside of lanes of all.
        """
        steps = self._since_opening()
        opening = self.answers - len(steps)
        if place < opening:
            return place, None
        lane = steps[place - opening].lane
        past = self.past.answers
        return past + self._put_after(self.journal[place - past][0], lane, place - past), lane

    def _put_after(self, seat: Seat, lane: Seat, answers: int, given: int = 0) -> int:
        """Return after how many answers a question in a lane was put to a seat that was open after so many.

        So many answers to it that were `given` by others made no difference.
        """
        steps = self._since_opening()
        opening = len(self.journal) - len(steps)
        while answers > opening:
            here = steps[answers - opening - 1].lane == lane
            if self.journal[answers - 1][0] == seat or (here and not given):
                break
            given -= here
            answers -= 1
        return answers

    def _since_opening(self) -> list[Step]:
        """Return what was answered since the lanes were opened that are open now; nothing if none are."""
        lanes = self._game.lanes
        if lanes is not self._lanes:
            if self._lanes is not None:
                self._steps = []
            self._lanes = lanes
        return self._steps


def _of_others(question: Question | None, seat: Seat) -> int:
    """Return how many answers to a question are collected already that are not a seat's own."""
    if question is None or question.given is None or seat not in question.menus:
        return 0
    return sum(question.given.values()) - question.given.get(seat, 0)
