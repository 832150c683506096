"""The way of an answer: it is played, stored, and only then told; or it is taken back, or suggested."""

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.bots import usual_bot
from dreamtable.kernel import BadMove, BadRecord, DreamtableError, Move, Seat
from dreamtable.server.coaching import check_move, lesson_at
from dreamtable.server.days import is_closed
from dreamtable.server.deciding import note_there
from dreamtable.server.hours import now
from dreamtable.server.journal import ANSWER, UNDO, Conflict, Entry, NotStored
from dreamtable.server.listening import Listener
from dreamtable.server.listings import may_suggest
from dreamtable.server.messages import Accepted, Refused, Suggested
from dreamtable.server.moments import seen_by
from dreamtable.server.refusals import Refusal
from dreamtable.server.stored_match import StoredMatch
from dreamtable.server.thinking import Audience, new_bot
from dreamtable.telling import reason_for

if TYPE_CHECKING:
    from dreamtable.server.live_table import LiveTable

log = logging.getLogger("dreamtable.tables")
encode = msgspec.json.Encoder().encode


class Held(NamedTuple):
    """An answer that waits in its lane while another one asks its seat something that comes first."""

    number: int
    move: str | Move
    listener: Listener | None
    kind: int = ANSWER
    """As the journal says it: whether somebody else gives it."""


class Answering:
    """Takes the answers at one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._held: dict[Seat, Held] = {}

    async def answer(
        self,
        seat: Seat,
        number: int,
        move: str | Move,
        lane: Seat | None = None,
        listener: Listener | None = None,
        *,
        kind: int = ANSWER,
    ) -> None:
        """Take an answer: play it, store it, and only then let anybody know.

        Its `kind` says whether a substitute gives it: the time is up, or nobody is there.
        """
        begun = time.perf_counter()
        if (pause := self.table.clock.pause()) > 0:
            await asyncio.sleep(pause)
        async with self.table.lock:
            await self.table.catch_up()
            course = self.table.running()
            match = course.match
            if self.table.clock.paused() is not None:
                raise Refusal("paused")
            if (lane, number) != (match.lane_of(seat), course.number(seat)):
                if lane != seat or seat not in match.lanes or number != course.number_in(seat, seat):
                    raise Refusal("stale")
                self._held[seat] = Held(number, move, listener, kind)
                return
            await self._take(course, seat, Held(number, move, listener, kind))
            await self._take_held(course)
            self.table.publishing.publish()
            self.table.attend()
        if listener is not None and self.table.listing.seats[seat].missed:
            await note_there(self.table, seat)
        self.table.open_tables.metrics.answers.observe(time.perf_counter() - begun)

    async def _take(self, course: StoredMatch, seat: Seat, given: Held) -> None:
        """Play an answer, store it, and let who gave it know."""
        match = course.match
        lane = match.lane_of(seat)
        choice = self._choice(course, seat, given.move)
        happened = match.happened
        if given.listener is not None:
            check_move(self.table.listing.table, match, match.menu(seat)[choice])
        try:
            with seen_by(self.table.eyes(), match, course.moments):
                match.choose(seat, choice)
        except DreamtableError as error:
            log.exception("rules failed", extra={"table": self.table.id})
            raise Refusal("rules-failed", 500) from error
        chosen = match.journal[-1][2]
        course.was_answered_for(given.kind, seat, happened)
        await self._store(course, given.kind, seat, course.as_stored(chosen))
        if given.listener is not None:
            given.listener.tell(Accepted(number=given.number, lane=lane))

    async def _take_held(self, course: StoredMatch) -> None:
        """Take the answers that had to wait for another one and need to no longer."""
        for seat, held in list(self._held.items()):
            if course.match.lane_of(seat) != seat and seat in course.match.lanes:
                continue
            del self._held[seat]
            try:
                if seat not in self.table.running().match.lanes or course.number(seat) != held.number:
                    raise Refusal("stale")
                await self._take(course, seat, held)
            except Refusal as refusal:
                if held.listener is not None:
                    reason = refusal.reason(held.listener.lang)
                    held.listener.tell(Refused(reason=reason, number=held.number, lane=seat))
                if refusal.status >= 500:
                    raise

    def _choice(self, course: StoredMatch, seat: Seat, move: str | Move) -> int:
        """Return which entry of the seat's menu a move is."""
        menu = course.match.menu(seat)
        if not menu:
            raise Refusal("not-asked")
        try:
            return menu.index(self._read(move) if isinstance(move, str) else move)
        except BadRecord:
            raise Refusal("no-such-move", 400) from None
        except ValueError:
            raise Refusal("not-allowed") from None

    def _read(self, move: str) -> Move:
        """Return a move as a client sends it: in the form in which it is stored now."""
        return self.table.rules.stored.move(move, self.table.rules.state_version)

    async def undo(self, seats: Sequence[Seat], number: int, listener: Listener | None = None) -> None:
        """Take an answer back that came from one of these seats, where that is fair."""
        async with self.table.lock:
            await self.table.catch_up()
            course = self.table.course
            if course is None:
                raise Refusal("not-running")
            if is_closed(self.table.listing.table.daily):
                raise Refusal("no-undo-today", 403)
            if course.among:  # whether it was still possible would tell who has answered
                raise Refusal("no-undo")
            eyes = listener.seat if listener is not None else seats[0]
            if number != course.number(eyes):
                raise Refusal("stale")
            own = (seat for seat in (eyes, *seats) if course.match.can_undo(seat))
            seat = next(own, None)
            place = course.match.undoable(seat) if seat is not None else None
            if seat is None or place is None:
                raise Refusal("no-undo")
            put, lane = course.match.answered_after(place)
            if self.table.clock.is_up(seat, course.put_at(put)):
                raise Refusal("undo-too-late")
            try:
                which = course.go_back(seat)
            except BadMove:
                raise Refusal("built-on") from None
            await self._store(course, UNDO, seat, which)
            self.table.attendance.forget()
            if listener is not None:
                listener.seat = seat
                listener.tell(Accepted(number=number, lane=lane))
            self.table.publishing.publish(restart=True)
            self.table.attend()

    async def suggest(self, listener: Listener) -> None:
        """Tell somebody what a bot would do there: one that sees what the seat sees, and no more.

        It thinks once about a question, however often it is asked.
        """
        seat = listener.seat
        async with self.table.lock:
            await self.table.catch_up()
            course, table = self.table.running(), self.table.listing.table
            if not may_suggest(table) or lesson_at(table, course.match) is not None:
                raise Refusal("no-suggestions", 403)
            if not course.match.menu(seat):
                raise Refusal("not-asked")
            lane, number = course.match.lane_of(seat), course.number(seat)
            key, view = (self.table.id, course.entries, seat), course.match.view(seat)
        move = await self.table.open_tables.suggested.once(key, partial(self._suggestion, listener, seat))
        if move is not None:
            why = reason_for(self.table.rules, view, move)
            publishing = self.table.publishing
            said = publishing.voice(listener.lang).word(why) if why is not None else ""
            said = publishing.names(listener.lang).into(said)
            listener.tell(Suggested(number=number, lane=lane, move=Raw(encode(move)), reason=said))

    async def _suggestion(self, listener: Listener, seat: Seat) -> Move | None:
        """Return what a bot would do on a seat that is asked; none if it is not asked any more."""
        await self.table.recall()  # a bot that has heard nothing yet is asked
        async with self.table.lock:
            await self.table.catch_up()
            match = self.table.running().match
            if not match.menu(seat):
                return None
            twin = match.fork(listening=True)
        bot = new_bot(usual_bot(self.table.rules.name), self.table.rules.name)
        audience = Audience([listener.person] if listener.person is not None else [], watches=True)
        move, _ = await self.table.open_tables.thinkers.choose(bot, twin, seat, audience=audience)
        return move

    async def _store(self, course: StoredMatch, kind: int, seat: Seat, move: str) -> None:
        """Write the line of what just happened in memory; if that fails, memory is no longer trusted."""
        entry = Entry(self.table.id, course.entries, kind, seat, move, now(), course.match.drawn)
        self.table.stale = True
        try:
            await self.table.open_tables.journal.append(entry)
        except Conflict:
            self.table.open_tables.metrics.conflicts.inc()
            await self.table.catch_up()
            raise Refusal("stale") from None
        except NotStored as error:
            log.error("not stored", extra={"table": self.table.id, "error": str(error)})
            raise Refusal("not-stored", 503) from None
        self.table.stale = False
        course.stored(entry)
        self.table.used = time.monotonic()
        self.table.open_tables.dirty.add(self.table.id)
        self.table.open_tables.news.answers(self.table.id, course.entries)
