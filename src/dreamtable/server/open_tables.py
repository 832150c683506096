"""All tables that a worker has in memory."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from dreamtable.games import rules_of
from dreamtable.kernel import (
    WATCHER,
    AnyRules,
    BadRecord,
    DreamtableError,
    MissingComponent,
    Move,
    Outcome,
)
from dreamtable.server import ledger
from dreamtable.server.campaigns import rows
from dreamtable.server.campaigns.keeping import kept_session
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.failures import AWAY, passes
from dreamtable.server.hours import now
from dreamtable.server.journal import RENEWED, Chapter, Conflict, Entry, Journal, Summary
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.listings import table_info
from dreamtable.server.live_table import LiveTable
from dreamtable.server.messages import TableInfo
from dreamtable.server.metrics import Metrics
from dreamtable.server.news import News
from dreamtable.server.presence import Comings
from dreamtable.server.publishing import Told
from dreamtable.server.refusals import Refusal, gone
from dreamtable.server.shelf import Shelf
from dreamtable.server.stored_match import EARLIER_RULES, StoredMatch, build_course, is_played_by
from dreamtable.server.thinking import Thinkers
from dreamtable.server.turns import Turns
from dreamtable.server.work import PAYER

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("dreamtable.open_tables")
encode = msgspec.json.encode

AGAIN_SECONDS = 0.5
"""After which time it is tried again to store what could not be stored."""
CHAT_LINES = 30
"""So many of the last lines of a chat are compared."""
CHAPTER_ANSWERS = 50
"""So many answers make a chapter: at most so many, and a few, are played when a table is opened."""
LONG = 200
"""A journal with more lines than this is replayed beside the event loop."""
SUGGESTION_BYTES = 1_000
RESULT_SECONDS = 0.05
"""How long others have the machine to themselves between two results that are looked up."""


class OpenTables:
    """All tables that this worker has in memory."""

    def __init__(
        self, settings: Settings, database: Database, journal: Journal, metrics: Metrics, news: News
    ) -> None:
        self.settings = settings
        self.database = database
        self.journal = journal
        self.metrics = metrics
        self.news = news
        self.thinkers = Thinkers(settings.bot_seconds)
        self.comings = Comings(database)
        self.told: Shelf[Told] = Shelf(lambda told: 2 * len(told[1]))
        """Where matches stand, for those who ask again."""
        self.suggested: Shelf[Move | None] = Shelf(lambda _: SUGGESTION_BYTES)
        """What bots would do, for those who ask again."""
        self._beside = ThreadPoolExecutor(1, "back")
        self._turns = Turns(1)
        self.dirty: set[str] = set()
        """Tables whose rows lag behind their journals."""
        self.crowds: set[str] = set()
        """Tables at which others watch than were told."""
        self.unwritten: set[str] = set()
        """Tables that may have a chapter to store."""
        self.closing = False
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._distrusted: set[str] = set()
        """Tables that may differ from what is stored."""

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def listeners(self) -> int:
        """How many people look on."""
        return sum(len(live.listeners) for live in self._live.values())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def people(self) -> set[str]:
        """Return who looks on at any table here."""
        heard = (one.person for live in self._live.values() for one in live.listeners)
        return {person for person in heard if person is not None}

    def live(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table)

    async def open(self, table: str) -> LiveTable:
        """Return a table, read from its journal if it is not in memory."""
        live = self._live.get(table)
        if live is not None:
            return live
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table))
        try:
            return await asyncio.shield(self._opening[table])
        finally:
            self._opening.pop(table, None)

    async def _open(self, table: str) -> LiveTable:
        async with self.database.reading() as on:
            listing = await ledger.load(on, table)
        if listing is None:
            raise Refusal("no-table", 404)
        live = LiveTable(self, listing)
        if listing.table.seed is not None:
            try:
                live.course = await self.read_course(live.rules, listing)
            except MissingComponent as missing:
                raise gone(missing) from missing
        self._live[table] = live
        if listing.table.status == "running" and not listing.table.waiting:
            self.dirty.add(table)  # for whom it waits is not written yet
        live.attend()
        return live

    async def read_course(self, rules: AnyRules, listing: TableWithSeats) -> StoredMatch:
        """Return the match that is stored, also if an earlier version has stored it."""
        table = listing.table
        while True:
            course = await self._build(rules, listing)
            if course.of_this_version or course.ended is not None:
                return course
            if table.status == "over" or course.match.outcome is not None:
                outcome = Outcome(table.winners or [], [0] * table.seats, table.reason or EARLIER_RULES)
                course.match.close(outcome, course.lost)
                return course
            renewed = (course.match.answers, rules.rules_version, rules.state_version)
            move = encode(renewed).decode()
            entry = Entry(table.id, course.entries, RENEWED, WATCHER, move, now(), course.match.drawn)
            try:
                await self.journal.append(entry)
            except Conflict:
                continue  # another worker was faster
            log.info("goes on under another version", extra={"table": table.id, "lost": course.lost})
            course.renew(entry)
            return course

    async def _build(self, rules: AnyRules, listing: TableWithSeats, long: int = LONG) -> StoredMatch:
        table = listing.table
        chapters = await self.journal.last_chapters(table.id) if table.lesson is None else []
        versions = [(table.rules_version, table.state_version)]
        versions += [(chapter.rules_version, chapter.version) for chapter in chapters]
        if any(one > rules.rules_version or form > rules.state_version for one, form in versions):
            raise Refusal("other-rules", 409)
        if chapters:
            entries = await self.journal.read(table.id, chapters[-1].entries)
            course = await self._play(rules, listing, chapters, entries, long)
            if course is not None:
                return course
        course = await self._play(rules, listing, [], await self.journal.read(table.id), long)
        if course is None:
            raise BadRecord(f"The journal of table {table.id} contradicts itself.")
        return course

    async def _play(
        self,
        rules: AnyRules,
        listing: TableWithSeats,
        chapters: list[Chapter],
        entries: list[Entry],
        long: int,
    ) -> StoredMatch | None:
        if len(entries) > long:
            return await self.in_thread(build_course, rules, listing, chapters, entries)
        return build_course(rules, listing, chapters, entries)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Do something that takes long beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(None, work, *args)

    async def look_back(self, work: Callable[[], T]) -> T:
        """Do something for one person that takes long: one thing at a time beside the event loop, in turn."""
        payer = PAYER.get()
        async with self._turns.of([payer.name] if payer is not None else []):
            done, seconds = await asyncio.get_running_loop().run_in_executor(self._beside, _measured, work)
        if payer is not None:
            payer.pay(seconds)
        return done

    async def refresh(self, table: str) -> None:
        """Let a changed table be seen, here and at other workers."""
        await self.take_in_change(table)
        self.news.changed(table)

    async def take_in_change(self, table: str) -> None:
        """Read a changed table again if it is in memory; forget one that was removed."""
        if (live := self._live.get(table)) is not None:
            await live.refresh()
            if live.gone:
                live.close()
                self._live.pop(table, None)

    async def info(self, listing: TableWithSeats, person: str | None, lang: str) -> TableInfo:
        """Return a table as somebody may see it: from memory, or from its row."""
        live = self._live.get(listing.table.id)
        if live is not None and not live.gone:
            return live.publishing.info(person, lang)
        return table_info(listing, person, lang, lambda row: row.seen or listing.table.updated)

    # In the background

    async def sum_up(self) -> None:
        """Write down how far the matches have come."""
        tables, self.dirty = self.dirty, set()
        rows = [self._live[table].summary() for table in tables if table in self._live]
        try:
            if rows:
                await self.journal.sum_up([_summary(row) for row in rows])
        except Exception:
            self.dirty |= tables
            raise
        self.unwritten |= tables

    async def look_up_results(self) -> None:
        """Write down how matches ended of which that was not stored; what can't be known stays empty."""
        async with self.database.reading() as on:
            tables = await ledger.without_result(on)
        for table in tables:
            try:
                await self._look_up_result(table)
            except (Refusal, DreamtableError) as error:
                log.info("result can't be known", extra={"table": table, "reason": str(error)})
            except Exception:
                log.exception("result not looked up", extra={"table": table})
            await asyncio.sleep(RESULT_SECONDS)

    async def _look_up_result(self, table: str) -> None:
        async with self.database.reading() as on:
            listing = await ledger.load(on, table)
        if listing is None:
            return
        rules, row = rules_of(listing.table.game), listing.table
        chapters = await self.journal.last_chapters(table)
        since = await self.journal.read(table, chapters[0].entries if chapters else 0)
        if since and not is_played_by(rules, row, chapters, since):
            return
        course = await self._build(rules, listing, long=0)
        if course.ended is not None:
            row.winners, row.reason = course.ended.winners, course.ended.reason
            await self.journal.sum_up([_summary(row)])

    async def write_chapters(self, apart: int = CHAPTER_ANSWERS) -> None:
        """Store the course of matches that have gone on by so many answers, or are over."""
        tables, self.unwritten = self.unwritten, set()
        for table in tables:
            live = self._live.get(table)
            try:
                while live is not None and await live.write_chapter(apart):
                    pass
            except Exception:
                if await self._is_removed(table):
                    continue
                log.exception("chapter not stored", extra={"table": table})
                self.unwritten.add(table)

    async def _is_removed(self, table: str) -> bool:
        """Say whether a table is surely not there any more."""
        try:
            async with self.database.reading() as on:
                return await ledger.load(on, table) is None
        except (SQLAlchemyError, OSError):
            return False

    @property
    def level(self) -> bool:
        """Whether all tables in memory are as they are stored, as far as is known."""
        return not self._distrusted and not any(live.stale for live in self._live.values())

    def distrust(self, table: str | None = None) -> None:
        """Take a table to differ from what is stored, or all: notices of other workers may have got lost."""
        self._distrusted |= set(self._live) if table is None else {table}

    async def bring_level(self, *, compare: bool) -> None:
        """Read again what memory may lack; compare all tables with what is stored first, in one statement.

        What can't be read stays distrusted, and is read the next time.
        """
        if compare and self._live:
            async with self.database.reading() as on:
                stored = await ledger.lengths(on, list(self._live))
            self._distrusted |= {one for one, live in self._live.items() if live.lags(stored.get(one))}
        self._distrusted |= {one for one, live in self._live.items() if live.stale}
        for table in list(self._distrusted):
            live = self._live.get(table)
            try:
                if live is not None:
                    await self._read_again(live)
            except Exception as error:
                if passes(error) or (isinstance(error, Refusal) and error.status == AWAY):
                    raise
                log.warning("table can't be read again", extra={"table": table, "error": repr(error)})
            self._distrusted.discard(table)

    async def _read_again(self, live: LiveTable) -> None:
        await self.take_in_change(live.id)
        if live.gone:
            return
        await live.follow()
        async with self.database.reading() as on:
            lines = await ledger.said(on, live.id, CHAT_LINES)
        for line in lines:
            live.publishing.say(line)

    async def settle(self, table: str) -> None:
        """Bring the row of a table up to date before somebody decides by it."""
        if table in self.dirty:
            await self.sum_up()

    async def wake(self, *, left_behind: bool = False) -> None:
        """Open tables where time is up; at the beginning also those that a stop has left behind."""
        async with self.database.reading() as on:
            tables = await ledger.due(on, now())
            if left_behind:
                tables += await ledger.unattended(on)
                tables += await rows.not_kept(on)
        for table in dict.fromkeys(tables):
            try:
                await self.open(table)
                self.dirty.add(table)
            except Refusal as refusal:
                log.warning("table does not open", extra={"table": table, "reason": refusal.key})
            except DreamtableError as error:
                log.warning("table does not open", extra={"table": table, "reason": str(error)})

    async def keep(self, live: LiveTable) -> None:
        """Store what a campaign keeps of a session that is over. What was kept already stays as it is."""
        if live.match is None or live.match.outcome is None or live.listing.table.campaign is None:
            return
        if live.course is None or live.course.lost or live.course.ended is None:
            return  # where it led is not known
        try:
            entries = await self.journal.read(live.id)
            session = kept_session(live.listing, live.match, entries)
        except Exception:
            log.exception("nothing can be kept", extra={"table": live.id})
            return
        while not live.kept and not self.closing:
            try:
                async with self.database.writing() as on:
                    await rows.keep(on, session)
                live.kept = True
            except Exception:
                log.exception("session not kept yet", extra={"table": live.id})
                await asyncio.sleep(AGAIN_SECONDS)

    async def keep_all(self, campaign: str) -> None:
        """Store what is kept of all sessions of a campaign that are over."""
        async with self.database.reading() as on:
            tables = await rows.underway(on, campaign)
        for table, status in tables:
            live = self._live.get(table)
            if live is not None or status == "over":
                await self.keep(live or await self.open(table))

    def presence(self, since: float) -> None:
        """Forget who was online elsewhere before that time; say who is online here."""
        for live in self._live.values():
            live.forget_silent(since)
            if live.listeners:
                live.announce()

    def show_crowds(self) -> None:
        """Let everybody see how many watch where that has changed."""
        tables, self.crowds = self.crowds, set()
        for table in tables:
            if (live := self._live.get(table)) is not None:
                live.publishing.show_table()
                live.announce()

    def tidy(self) -> None:
        """Forget tables that nobody has looked at for long."""
        for table, live in list(self._live.items()):
            if table not in self.dirty | self.unwritten and live.quiet(self.settings.idle_seconds):
                live.close()
                del self._live[table]

    async def close(self) -> None:
        """Stop all tables and write everything down."""
        self.closing = True
        for live in self._live.values():
            live.close()
        for task in list(self._tasks):
            task.cancel()
        await self.comings.store()
        await self.sum_up()
        self.unwritten |= set(self._live)
        await self.write_chapters(apart=1)
        self.thinkers.close()
        self._beside.shutdown(wait=False, cancel_futures=True)


def _measured(work: Callable[[], T]) -> tuple[T, float]:
    """Do something; return also how many seconds of computing it took."""
    begun = time.thread_time()
    return work(), time.thread_time() - begun


def _summary(row: ledger.TableRow) -> Summary:
    return Summary(
        table=row.id,
        status=row.status,
        updated=row.updated,
        entries=row.entries,
        answers=row.answers,
        waiting=encode(row.waiting).decode(),
        deadline=row.deadline,
        busy=row.busy,
        winners=encode(row.winners).decode(),
        reason=row.reason,
    )
