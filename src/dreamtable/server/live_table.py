"""A live table: a match in memory that is exactly what its journal says, and all who look on."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from dreamtable.bots import Boldness, Company, usual_bot
from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, Match, Seat
from dreamtable.server import ledger
from dreamtable.server.answering import Answering
from dreamtable.server.attending import BY_ORDER, Attendance
from dreamtable.server.chapters import shows_all, told_before
from dreamtable.server.clock import Clock
from dreamtable.server.coaching import lesson_at
from dreamtable.server.hours import on_the_clock
from dreamtable.server.journal import RENEWED, UNDO, Chapter, NotStored
from dreamtable.server.ledger import SeatRow, TableWithSeats
from dreamtable.server.listening import Listener
from dreamtable.server.messages import Meanwhile, TableChanged
from dreamtable.server.moments import seen_by
from dreamtable.server.presence import Left, Presence, retold_to, told_answers
from dreamtable.server.publishing import Publishing
from dreamtable.server.refusals import Refusal
from dreamtable.server.stored_match import Misfit, StoredMatch, played_again
from dreamtable.server.thinking import Audience
from dreamtable.server.updates import Situation
from dreamtable.telling import sole_answer

if TYPE_CHECKING:
    from dreamtable.server.open_tables import OpenTables

log = logging.getLogger("dreamtable.tables")


class LiveTable:
    """One table in memory."""

    def __init__(self, open_tables: "OpenTables", listing: TableWithSeats) -> None:
        self.open_tables = open_tables
        self.id = listing.table.id
        self.rules = rules_of(listing.table.game)
        self.listing = listing
        self.course: StoredMatch | None = None
        self.listeners: list[Listener] = []
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        self.recalled = False
        """Whether all that was told before the match was opened is in memory again."""
        self.kept = False
        """Whether the campaign has stored what it keeps of this session."""
        self.stale = False
        """Whether memory may differ from the journal."""
        self.answering = Answering(self)
        self.publishing = Publishing(self)
        self.clock = Clock(self)
        self.attendance = Attendance(self)
        self.presence = Presence(self)

    @property
    def match(self) -> Match[Any] | None:
        """The match, once it has begun."""
        return self.course.match if self.course is not None else None

    def seats_of(self, person: str | None) -> Sequence[Seat]:
        """Return where somebody sits: on several seats only if the game allows it."""
        if person is None:
            return ()
        return [row.seat for row in self.listing.seats if row.person == person]

    def played_by_bot(self, row: SeatRow) -> str | None:
        """Return the level of the bot that plays on a seat, if one does."""
        if row.kind == "bot":
            return row.level
        return usual_bot(self.rules.name) if row.away or row.conceded else None

    def given_up(self) -> bool:
        """Say whether everybody who sat down here has left the game for good: nobody needs to follow it."""
        people = [row for row in self.listing.seats if row.kind == "person"]
        return bool(people) and all(row.conceded for row in people)

    def answered_by(self, seat: Seat) -> str | None:
        """Return who answers on a seat without being asked: the level of a bot, or a standing order."""
        level = self.played_by_bot(self.listing.seats[seat])
        return BY_ORDER if level is None and self._follows_order(seat) else level

    def ordered(self) -> list[Seat]:
        """Return who is to answer what there is only one answer to, and wants that to be done by itself."""
        return [seat for seat in self.waiting() if self._follows_order(seat)]

    def _follows_order(self, seat: Seat) -> bool:
        """Say whether a standing order answers for a person: there is only one answer, outside of lessons."""
        row, match = self.listing.seats[seat], self.match
        if match is None or not row.orders or not self.plays(seat) or sole_answer(match, seat) is None:
            return False
        return lesson_at(self.listing.table, match) is None

    def waiting(self) -> list[Seat]:
        """Return whose answers the match waits for."""
        return list(self.match.due()) if self.match is not None else []

    def plays(self, seat: Seat) -> bool:
        """Say whether a person plays on a seat, and no bot."""
        return self.played_by_bot(self.listing.seats[seat]) is None

    def hear_said(self, line: ledger.ChatRow) -> None:
        """Let everybody hear what was said; a bot that was asked for something does it."""
        self.publishing.say(line)
        if line.asked is not None and line.asked < len(self.listing.seats):
            self.attendance.ask(line.asked)

    def company(self) -> Company:
        """Return the people here, as bots are to know them."""
        people = [seat for seat in range(self.listing.table.seats) if self.plays(seat)]
        return Company(frozenset(people), Boldness(self.listing.table.boldness), self.attendance.asked())

    def audience(self) -> Audience:
        """Return for whom bots think here: all who play, if anybody does, else the host."""
        people = {row.person for row in self.listing.seats if row.kind == "person" and not row.conceded}
        watched = bool(self.listeners) or any(seats for _, seats in self.presence.elsewhere.values())
        return Audience(
            sorted(one for one in people if one is not None) or [self.listing.table.host], watched
        )

    async def enter(self, listener: Listener, since: int, undone: int | None) -> None:
        """Let somebody look on, from the given event on."""
        async with self.lock:
            await self.catch_up()
            if not self.open_tables.news.alone:
                await self._read_on()
            if self.gone:
                raise Refusal("no-table", 404)
            listener.sit(self.seats_of(listener.person))
            left = self.presence.come(listener)
            self.used = time.monotonic()
            listener.tell(TableChanged(table=self.publishing.info(listener.person, listener.lang)))
            if self.course is not None:
                self.publishing.welcome(listener, self.course, since, undone)
            if left is not None:
                self._missed(listener, left)
                self._presence(but=listener)
            self.attend()

    def _missed(self, listener: Listener, left: Left) -> None:
        """Tell somebody who was away for how long that was, if something happened meanwhile."""
        answers = told_answers(self)
        if left.answers is not None and answers is not None and answers > left.answers:
            count = answers - left.answers
            listener.tell(Meanwhile(since=on_the_clock(left.at), first=left.answers, answers=count))

    async def retell(self, seat: Seat, lang: str, since: int) -> bytes:
        """Return what a seat has missed since so many answers, step by step."""
        async with self.lock:
            await self.catch_up()
            course = self.course
            if course is None:
                raise Refusal("not-running")
            until = course.match.answers - course.hidden
            twin = course.match.fork(until, listening=True)
            situation = Situation(late=course.late, stood_in=course.stood_in)
        voice, names = self.publishing.voice(lang), self.publishing.names(lang)
        return await self.open_tables.look_back(lambda: retold_to(twin, seat, since, situation, voice, names))

    def exit(self, listener: Listener) -> None:
        """Let somebody go."""
        if listener in self.listeners:
            left = self.presence.go(listener)
            self.used = time.monotonic()
            if left:
                self._presence()

    def _presence(self, but: Listener | None = None) -> None:
        self.publishing.show_table(but)
        self.announce()

    def announce(self) -> None:
        """Let other workers know who looks on here."""
        self.open_tables.news.online(self.id, self.presence.here(), self.presence.watching())

    def heard_online(self, worker: str, seats: list[Seat], watching: int) -> None:
        """Remember who looks on at another worker."""
        if self.presence.hear(worker, seats, watching, time.monotonic()):
            self.publishing.show_table()

    def forget_silent(self, since: float) -> None:
        """Forget who was online at workers of which nothing was heard since then."""
        if self.presence.forget_silent(since):
            self.publishing.show_table()

    def running(self) -> StoredMatch:
        if self.course is None:
            raise Refusal("not-running")
        if self.course.match.question is None:
            raise Refusal("over")
        return self.course

    def eyes(self) -> set[Seat]:
        """Return the seats from which somebody watches what happens, step by step."""
        watching = [listener for listener in self.listeners if listener.stages]
        return {seat for listener in watching for seat in listener.seats or (WATCHER,)}

    def followed(self) -> bool:
        """Say whether somebody follows what bots do."""
        players = [listener for listener in self.listeners if listener.seats]
        skipped = bool(players) and all(listener.skips for listener in players)
        return bool(self.listeners) and not skipped and not self.given_up()

    def skip(self, listener: Listener) -> None:
        """Let somebody not follow what happens until the own seat is asked."""
        listener.skips = True
        self.attendance.skip()

    async def catch_up(self) -> None:
        """Read the journal again if memory may differ from it."""
        if self.stale:
            try:
                await self._read_anew()
            except (NotStored, SQLAlchemyError, OSError) as error:
                log.error("not read", extra={"table": self.id, "error": repr(error)})
                raise Refusal("not-stored", 503) from None
            self.stale = False
            self.publishing.publish(restart=True)

    async def _read_anew(self) -> None:
        async with self.open_tables.database.reading() as on:
            listing = await ledger.load(on, self.id)
        if listing is None:
            self.gone = True
            return
        self._seat(listing)
        self.course = None
        if listing.table.seed is not None:
            self.course = await self.open_tables.read_course(self.rules, listing)
            self.recalled = False

    def _seat(self, listing: TableWithSeats) -> None:
        """Take over who sits where: who looked on may have sat down, or got up."""
        self.listing = listing
        self.publishing.forget_names()
        for listener in self.listeners:
            listener.sit(self.seats_of(listener.person))
            if listing.standing(listener.person) == "banned":
                listener.end()

    async def follow(self) -> None:
        """Apply what other workers have written since."""
        async with self.lock:
            await self.catch_up()
            if await self._read_on():
                self.attend()

    def lags(self, stored: tuple[bool, int] | None) -> bool:
        """Say whether more is stored than memory has: that the match has begun, lines, that it is gone."""
        if stored is None:
            return not self.gone
        begun, entries = stored
        return begun if self.course is None else entries > self.course.entries

    async def _read_on(self) -> bool:
        """Take in the lines that other workers have written; say whether there were any."""
        if self.course is None:
            return False
        entries = await self.open_tables.journal.read(self.id, self.course.entries)
        if entries:
            try:
                with seen_by(self.eyes(), self.course.match, self.course.moments):
                    self.course.follow(entries)
            except Misfit:
                self.stale = True
                await self.catch_up()
                return True
            self.publishing.publish(restart=any(entry.kind in (UNDO, RENEWED) for entry in entries))
        return bool(entries)

    async def recall(self) -> None:
        """Have all that was told in memory: a table is opened without it."""
        course = self.course
        if course is None or self.recalled or not course.match.past.events:
            return
        stored = await self.open_tables.journal.all_chapters(self.id)
        told = await self.open_tables.in_thread(told_before, course.match, stored, course.match.past.events)
        async with self.lock:
            if course is self.course and not self.recalled:
                course.match.recall(told[-course.match.past.events :])
                self.recalled = True

    async def write_chapter(self, apart: int) -> bool:
        """Store the next chapter if it would hold so many answers, or is the last one; say whether it did."""
        async with self.lock:
            course = self.course
            lags = course is None or self.stale or self.listing.table.lesson is not None
            draft = course.next_chapter(apart) if course is not None and not lags else None
        if course is None or draft is None:
            return False
        chapter = await self.open_tables.in_thread(draft.chapter, self.id)
        await self.open_tables.journal.write_chapter(chapter)
        course.written(chapter)
        return True

    async def chapters(self) -> list[Chapter]:
        """Return the course of the match in chapters, up to its end if it is over."""
        while await self.write_chapter(apart=1):
            pass
        return await self.open_tables.journal.all_chapters(self.id)

    async def retelling(self, match: Match[Any]) -> tuple[Match[Any], list[Chapter]]:
        """Return a finished match with the chapters to watch it by.

        Where its states are no longer kept it is played again, if this version can, and needs no chapters.
        """
        chapters = await self.chapters()
        if shows_all(chapters):
            return match, chapters
        entries = await self.open_tables.journal.read(self.id)
        again = await self.open_tables.in_thread(
            played_again, self.rules, self.listing, entries, match.hash()
        )
        return (again, []) if again is not None else (match, chapters)

    async def refresh(self) -> None:
        """Read who sits where again, and begin the match if it has begun."""
        async with self.lock:
            await self.catch_up()
            async with self.open_tables.database.reading() as on:
                listing = await ledger.load(on, self.id)
            if listing is None:
                self.gone = True
                for listener in self.listeners:
                    listener.tell(TableChanged(table=self.publishing.info(None, listener.lang)))
                return
            begins = self.course is None and listing.table.seed is not None
            rests = listing.table.rests != self.listing.table.rests
            self._seat(listing)
            if begins:
                self.course = await self.open_tables.read_course(self.rules, listing)
                self.open_tables.dirty.add(self.id)
            self.publishing.show_table()
            if begins or rests:
                self.publishing.publish(restart=begins)
            self.attend()

    def sum_up(self) -> None:
        """Bring the row of the table up to what the match says."""
        row, course = self.listing.table, self.course
        if course is None:
            return
        row.entries = course.entries
        row.answers = course.match.answers - course.hidden
        row.waiting = self.waiting()
        row.deadline = self.clock.deadline()
        row.updated = course.window.at if course.window is not None and course.hidden else course.at
        row.busy = any(self.answered_by(seat) for seat in row.waiting)
        row.status = "over" if course.match.outcome is not None else "running"
        if course.ended is not None:
            row.winners, row.reason = course.ended.winners, course.ended.reason
        elif row.status == "running":
            row.winners = row.reason = None

    def summary(self) -> ledger.TableRow:
        """Return the row of the table for the lists."""
        self.sum_up()
        return self.listing.table

    def attend(self) -> None:
        """Let bots answer if they are asked, watch the time, and let the campaign keep what is over."""
        self.attendance.look_after()
        over = self.match is not None and self.match.outcome is not None
        if over and not self.kept and not self.open_tables.closing:
            self.open_tables.spawn(self.open_tables.keep(self))

    def quiet(self, seconds: float) -> bool:
        """Say whether nobody has needed the table for so long."""
        busy = self.listeners or self.attendance.busy or self.lock.locked()
        return not busy and time.monotonic() - self.used > seconds

    def close(self) -> None:
        """Stop bots and clock."""
        self.presence.close()
        self.attendance.close()
