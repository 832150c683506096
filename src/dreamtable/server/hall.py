"""The hall: all tables that a worker has in memory."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

import msgspec

from dreamtable.kernel import AnyRules, DreamtableError
from dreamtable.server import ledger
from dreamtable.server.config import Settings
from dreamtable.server.course import Course, build_course
from dreamtable.server.database import Database
from dreamtable.server.journal import Entry, Journal, Summary
from dreamtable.server.ledger import Listing
from dreamtable.server.listings import table_info
from dreamtable.server.messages import TableInfo
from dreamtable.server.metrics import Metrics
from dreamtable.server.news import News
from dreamtable.server.refusals import Refusal
from dreamtable.server.tables import Live
from dreamtable.server.thinking import Thinkers

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("dreamtable.hall")
encode = msgspec.json.encode

LONG = 200
"""A journal with more lines than this is replayed beside the event loop."""


class Hall:
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
        self.dirty: set[str] = set()
        """Tables whose rows lag behind their journals."""
        self.closing = False
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

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

    def live(self, table: str) -> Live | None:
        """Return a table if it is in memory."""
        return self._live.get(table)

    async def open(self, table: str) -> Live:
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

    async def _open(self, table: str) -> Live:
        async with self.database.reading() as on:
            listing = await ledger.load(on, table)
        if listing is None:
            raise Refusal("no-table", 404)
        live = Live(self, listing)
        if listing.table.seed is not None:
            if listing.table.rules_version != live.rules.rules_version:
                raise Refusal("other-rules", 409)
            live.course = await self.build(live.rules, listing, await self.journal.read(table))
        self._live[table] = live
        live.attend()
        return live

    async def build(self, rules: AnyRules, listing: Listing, entries: list[Entry]) -> Course:
        """Return the match that a journal describes."""
        if len(entries) > LONG:
            return await self.in_thread(build_course, rules, listing, entries)
        return build_course(rules, listing, entries)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Do something that takes long beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(None, work, *args)

    async def refresh(self, table: str) -> None:
        """Let a changed table be seen, here and at other workers."""
        if (live := self._live.get(table)) is not None:
            await live.refresh()
            if live.gone:
                del self._live[table]
        self.news.changed(table)

    async def info(self, listing: Listing, person: str | None, lang: str) -> TableInfo:
        """Return a table as somebody may see it: from memory, or from its row."""
        live = self._live.get(listing.table.id)
        if live is not None and not live.gone:
            return live.info(person, lang)
        return table_info(listing, person, lang, lambda _: False)

    # In the background

    async def sum_up(self) -> None:
        """Write down how far the matches have come."""
        tables, self.dirty = self.dirty, set()
        rows = [self._live[table].summary() for table in tables if table in self._live]
        if rows:
            await self.journal.sum_up([_summary(row) for row in rows])

    async def settle(self, table: str) -> None:
        """Bring the row of a table up to date before somebody decides by it."""
        if table in self.dirty:
            await self.sum_up()

    async def wake(self, *, left_behind: bool = False) -> None:
        """Open tables where time is up; at the beginning also those where a bot is to answer."""
        async with self.database.reading() as on:
            tables = await ledger.due(on, time.time())
            if left_behind:
                tables += await ledger.unattended(on)
        for table in dict.fromkeys(tables):
            try:
                await self.open(table)
                self.dirty.add(table)
            except Refusal as refusal:
                log.warning("table does not open", extra={"table": table, "reason": refusal.key})
            except DreamtableError as error:
                log.warning("table does not open", extra={"table": table, "reason": str(error)})

    def presence(self, since: float) -> None:
        """Forget who was online elsewhere before that time; say who is online here."""
        for live in self._live.values():
            live.elsewhere = {one: known for one, known in live.elsewhere.items() if known[0] > since}
            if seats := live.present():
                self.news.online(live.id, seats)

    def tidy(self) -> None:
        """Forget tables that nobody has looked at for long."""
        for table, live in list(self._live.items()):
            if table not in self.dirty and live.quiet(self.settings.idle_seconds):
                live.close()
                del self._live[table]

    async def close(self) -> None:
        """Stop all tables and write everything down."""
        self.closing = True
        for live in self._live.values():
            live.close()
        for task in list(self._tasks):
            task.cancel()
        await self.sum_up()
        self.thinkers.close()


def _summary(row: ledger.TableRow) -> Summary:
    waiting = encode(row.waiting).decode()
    return Summary(row.id, row.status, row.updated, row.entries, row.answers, waiting, row.deadline, row.busy)
