"""Who is at a table and who is not, since when, and what happened meanwhile."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from dreamtable.kernel import Match, Seat
from dreamtable.server import ledger
from dreamtable.server.database import Database
from dreamtable.server.hours import now
from dreamtable.server.ledger import SeatRow
from dreamtable.server.messages import Update
from dreamtable.server.texts import Names, Voice
from dreamtable.server.updates import Situation, update

if TYPE_CHECKING:
    from dreamtable.server.listening import Listener
    from dreamtable.server.live_table import LiveTable

MOST_RETOLD = 100
"""So many answers are told again at most to somebody who comes back."""
_encode = msgspec.json.encode


class Left(NamedTuple):
    """When a seat was left, and after how many answers; None if that is not known."""

    at: float
    answers: int | None


class Comings:
    """Who came and went since it was last stored: nobody waits until that is written down."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted: dict[tuple[str, Seat], tuple[float | None, int]] = {}

    def note(self, table: str, seat: Seat, left: Left | None) -> None:
        """Take down that somebody has left a seat, or is there."""
        self._noted[table, seat] = (left.at, left.answers or 0) if left is not None else (None, 0)

    async def store(self) -> None:
        """Write everything down together; what could not be written is kept for the next time."""
        if not self._noted:
            return
        noted, self._noted = self._noted, {}
        try:
            async with self._database.writing() as on:
                await ledger.note_presence(on, [(*key, *value) for key, value in sorted(noted.items())])
        except Exception:
            self._noted = noted | self._noted
            raise


class Presence:
    """Who looks on from the seats of one table, here and at other workers."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.elsewhere: dict[str, tuple[float, list[Seat]]] = {}
        """Which seats are online at other workers, and since when we know."""
        self._crowds: dict[str, int] = {}
        """How many only watch at other workers."""
        self._left: dict[Seat, Left] = {}
        self._opened = now()

    def online(self, seat: Seat) -> bool:
        """Say whether somebody looks on from a seat."""
        if any(seat in listener.seats for listener in self.table.listeners):
            return True
        return any(seat in seats for _, seats in self.elsewhere.values())

    def here(self) -> list[Seat]:
        """Return from which seats somebody looks on at this worker."""
        return sorted({seat for listener in self.table.listeners for seat in listener.seats})

    def watching(self) -> int:
        """Return how many only watch at this worker, each once."""
        return len({one.person or id(one) for one in self.table.listeners if not one.seats})

    @property
    def watchers(self) -> int:
        """How many only watch, here and elsewhere."""
        return self.watching() + sum(self._crowds.values())

    def absent_since(self, row: SeatRow) -> float | None:
        """Return since when nobody looks on from somebody's seat; None while somebody does."""
        return None if row.kind != "person" or self.online(row.seat) else self._left_at(row).at

    def _left_at(self, row: SeatRow) -> Left:
        """Return when a seat was left, as far as is known: a server that was killed has cut everybody off."""
        stored = Left(row.seen, row.heard) if row.seen is not None else Left(self._opened, None)
        return self._left.get(row.seat, stored)

    def come(self, listener: "Listener") -> Left | None:
        """Let somebody look on; return when the own seats were left, if nobody was there."""
        away = [seat for seat in listener.seats if not self.online(seat)]
        left = [self._left_at(self.table.listing.seats[seat]) for seat in away]
        self.table.listeners.append(listener)
        self._note(away)
        self._count(listener)
        return min(left, default=None)

    def go(self, listener: "Listener") -> bool:
        """Let somebody go; say whether a seat is left by that."""
        self.table.listeners.remove(listener)
        self._count(listener)
        left = [seat for seat in listener.seats if not self.online(seat)]
        self._note(left)
        return bool(left)

    def _count(self, listener: "Listener") -> None:
        """Let everybody be told soon how many watch, if somebody does who came or went."""
        if not listener.seats:
            self.table.open_tables.crowds.add(self.table.id)

    def hear(self, worker: str, seats: list[Seat], watching: int, at: float) -> bool:
        """Remember who looks on at another worker; say whether that changes who is there."""
        before, watched = self._all_online(), self.watchers
        self.elsewhere[worker] = (at, seats)
        self._crowds[worker] = watching
        return self._changed(before) or watched != self.watchers

    def forget_silent(self, since: float) -> bool:
        """Forget workers of which nothing was heard since then; say whether that changes who is there."""
        before = self._all_online()
        self.elsewhere = {one: known for one, known in self.elsewhere.items() if known[0] > since}
        self._crowds = {one: crowd for one, crowd in self._crowds.items() if one in self.elsewhere}
        return self._changed(before)

    def close(self) -> None:
        """Take down that everybody is cut off."""
        for seat in self.here():
            self.table.open_tables.comings.note(self.table.id, seat, self._left_now())

    def _all_online(self) -> list[Seat]:
        return [row.seat for row in self.table.listing.seats if self.online(row.seat)]

    def _changed(self, before: list[Seat]) -> bool:
        after = self._all_online()
        for seat in set(before) - set(after):
            self._left[seat] = self._left_now()
        for seat in set(after) - set(before):
            self._left.pop(seat, None)
        return before != after

    def _note(self, seats: Sequence[Seat]) -> None:
        """Take down who has come or gone, and when."""
        for seat in seats:
            if self.online(seat):
                self._left.pop(seat, None)
                self.table.open_tables.comings.note(self.table.id, seat, None)
            else:
                self._left[seat] = self._left_now()
                self.table.open_tables.comings.note(self.table.id, seat, self._left[seat])

    def _left_now(self) -> Left:
        return Left(now(), told_answers(self.table))


def told_answers(table: "LiveTable") -> int | None:
    """Return how many answers everybody knows of; None before the match."""
    course = table.course
    return course.match.answers - course.hidden if course is not None else None


def retold_to(
    match: Match[Any], seat: Seat, since: int, situation: Situation, voice: Voice, names: Names
) -> bytes:
    """Return what a seat would have seen answer by answer, as one JSON text; nothing is asked in it.

    What several were asked so that silence tells nothing is told as one.
    """
    steps: list[Update] = []
    told = 0
    first = max(since, match.past.answers, match.answers - MOST_RETOLD)
    for again in match.retrace(first):
        question = again.question
        if steps and question is not None and question.window is not None and len(question.window) > 1:
            continue
        told = told if steps else again.happened
        step = update(again, seat, voice, names, told, situation, restart=False)
        steps.append(msgspec.structs.replace(step, question=None, can_undo=False, deadline=None))
        told = step.total
    return _encode(steps)
