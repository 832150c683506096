"""Everything that a worker consists of, in one place."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from dreamtable.games import broken_games, broken_packs, games_with_content
from dreamtable.server import calling, commitments, ledger, papers, results, tidying
from dreamtable.server.accounts import Accounts
from dreamtable.server.coaching import Notebook
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.journal import AWAY, NotStored, journal_for
from dreamtable.server.limits import Limits
from dreamtable.server.metrics import Metrics
from dreamtable.server.news import Notice, news_for
from dreamtable.server.open_tables import RESULT_SECONDS, OpenTables
from dreamtable.server.shelf import Shelf
from dreamtable.server.visits import Visits
from dreamtable.server.work import Payer, Queue

log = logging.getLogger("dreamtable.worker")
SUM_UP_SECONDS = 1.0
WAKE_SECONDS = 5.0
DAY_SECONDS = 24 * 3600.0
LET_GO_SECONDS = 3600.0
"""How often is looked for finished matches that need not keep their states any longer."""
STILL_ONLINE_SECONDS = 45.0
CALL_SECONDS = 2.0
"""How often is looked who is to be called back."""
COMMIT_SECONDS = 600.0
"""How often is looked whether the server is bound to the dreams of tomorrow."""
PATIENCE_SECONDS = 0.8
"""How long the database may take to answer before it counts as away."""
AGAIN_SECONDS = 0.5
"""After which time it is looked whether the database is back."""
SPENT_SECONDS = 0.5
"""How often workers tell each other how much visitors have had."""
LEVEL_SECONDS = 1.0
"""How often open tables are compared with what is stored, where others write too."""


class Worker:
    """One worker: database, journal, tables, people and limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings)
        self.journal = journal_for(settings, self.metrics)
        self.news = news_for(settings.redis)
        self.accounts = Accounts(self.database)
        self.notebook = Notebook(self.database)
        self.open_tables = OpenTables(settings, self.database, self.journal, self.metrics, self.news)
        self.metrics.gauge("tables_in_memory", "Tables in memory", lambda: self.open_tables.tables)
        self.metrics.gauge("clients", "People who look on", lambda: self.open_tables.listeners)
        self.visits = Visits(self.accounts, self.news)
        self.limits = Limits(settings.limits)
        self._queue = Queue()
        self.shelf: Shelf[bytes] = Shelf(len)
        self.ready = settings.embedded
        """Whether the tables of the database have the newest form. A file was brought to it before."""
        self._chores: asyncio.Task[None] | None = None

    def payer(self, address: str) -> Payer | None:
        """Return who pays for what is asked from an address; nobody where nothing is counted."""
        return Payer(self.limits, self._queue, address) if self.limits.count else None

    async def open(self) -> None:
        """Be ready for visitors, and take up what the last stop left behind."""
        await self.journal.open()
        await self.news.open(self._hear, self._reconcile)
        self._chores = asyncio.create_task(self._do_chores())
        for name, why in broken_games().items():
            log.error("game left out", extra={"game": name, "reason": why})
        for name in games_with_content():
            for folder, why in broken_packs(name).items():
                log.error("pack left out", extra={"pack": folder, "reason": why})
        log.info("open", extra={"database": "file" if self.settings.embedded else "postgresql"})

    async def close(self) -> None:
        """Write everything down and stop."""
        if self._chores is not None:
            self._chores.cancel()
            await asyncio.gather(self._chores, return_exceptions=True)
        with suppress(SQLAlchemyError, OSError, NotStored):
            await self.open_tables.close()
        with suppress(SQLAlchemyError, OSError):
            await self.notebook.store()
        await self.journal.close()
        await self.news.close()
        self.accounts.close()
        await self.database.close()
        log.info("closed")

    async def problems(self) -> list[str]:
        """Return in a word each what keeps people from playing; nothing if all is well."""
        found = ["redis-away"] if self.news.away else []
        if not self.ready:
            return [*found, AWAY]
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asyncio.gather(self._read_something(), self.journal.try_out())
        except Exception as error:  # noqa: BLE001 (whatever it is, people can't play)
            log.warning("database does not answer", extra={"error": type(error).__name__})
            return [*found, self.journal.trouble or AWAY]
        return found + ([self.journal.trouble] if self.journal.trouble is not None else [])

    async def _read_something(self) -> None:
        async with self.database.reading() as on:
            await on.execute(text("SELECT 1"))

    async def _do_chores(self) -> None:
        """Wait until there is a database to work with, then do what is to be done beside serving."""
        while not self.ready:
            try:
                await self.database.migrate()
                self.ready = True
            except Exception as error:  # noqa: BLE001 (whatever keeps it away, it is tried again)
                log.warning("database away", extra={"error": type(error).__name__})
                await asyncio.sleep(AGAIN_SECONDS)
        async with asyncio.TaskGroup() as chores:
            for chore in (
                self._sum_up,
                self._wake,
                self._let_states_go,
                self._commit,
                self._call,
                self._tidy_up,
                self._look_up_results,
                self._level,
                self._tell_spent,
            ):
                chores.create_task(chore())

    async def _sum_up(self) -> None:
        while True:
            await asyncio.sleep(SUM_UP_SECONDS)
            try:
                self.open_tables.show_crowds()
                await self.open_tables.sum_up()
                await self.open_tables.write_chapters()
                await self.notebook.store()
                await self.open_tables.comings.store()
                self.open_tables.tidy()
            except Exception:
                log.exception("tables not summed up")

    async def _wake(self) -> None:
        left_behind = True
        while True:
            try:
                await self.open_tables.wake(left_behind=left_behind)
                left_behind = False
                self._presence()
            except Exception:
                log.exception("tables not woken")
            await asyncio.sleep(WAKE_SECONDS)

    async def _let_states_go(self) -> None:
        """Let go what finished matches need not keep any longer."""
        days = self.settings.keep_states
        while days is not None:
            try:
                async with self.database.writing() as on:
                    chapters = await ledger.let_states_go(on, time.time() - days * DAY_SECONDS)
                if chapters:
                    log.info("states let go", extra={"chapters": chapters})
            except Exception:
                log.exception("states not let go")
            await asyncio.sleep(LET_GO_SECONDS)

    async def _tidy_up(self) -> None:
        """Let go what the operator wants to be kept no longer."""
        while True:
            try:
                await self.tidy_up()
            except Exception:
                log.exception("not tidied up")
            await asyncio.sleep(LET_GO_SECONDS)

    async def tidy_up(self) -> None:
        """Let go once what is old enough; who looks on at a table sees that it is gone."""
        done = await tidying.tidy_up(self.database, self.open_tables.refresh)
        if done != tidying.Old():
            log.info("tidied up", extra=msgspec.structs.asdict(done))

    async def _call(self) -> None:
        """Call those back for whom tables wait."""
        while True:
            await asyncio.sleep(CALL_SECONDS)
            try:
                await calling.call_all(self.database, self.settings, self.open_tables.people())
            except Exception:
                log.exception("nobody called")

    async def _commit(self) -> None:
        """Be bound to what is dreamt tomorrow."""
        while True:
            try:
                await commitments.commit(self.database)
            except Exception:
                log.exception("not committed to the dream of the day")
            await asyncio.sleep(COMMIT_SECONDS)

    async def _look_up_results(self) -> None:
        """Find out how matches ended and what everybody was in them, one after the other."""
        known = False
        while True:
            try:
                if not known:
                    await self.open_tables.look_up_results()
                    known = True
                await results.look_up_all(self.open_tables, RESULT_SECONDS)
            except Exception:
                log.exception("results not looked up")
            await asyncio.sleep(WAKE_SECONDS)

    async def _level(self) -> None:
        """Bring open tables level with what is stored, and try again until they are."""
        while True:
            await asyncio.sleep(LEVEL_SECONDS if self.open_tables.level else AGAIN_SECONDS)
            try:
                await self.open_tables.bring_level(compare=not self.news.alone)
            except Exception as error:  # noqa: BLE001 (the next try comes soon)
                log.warning("tables not compared", extra={"error": type(error).__name__})

    async def _tell_spent(self) -> None:
        """Tell other workers how much visitors have had here, so that all together is what they may have."""
        while True:
            await asyncio.sleep(SPENT_SECONDS)
            if spent := self.limits.spent():
                self.news.spent(spent)

    async def _reconcile(self) -> None:
        """Compare all tables with what is stored: notices of other workers may have got lost."""
        self.open_tables.distrust()
        await self.open_tables.bring_level(compare=False)

    def _presence(self) -> None:
        """Forget who was online at workers that have gone silent; say who is here."""
        self.open_tables.presence(time.monotonic() - STILL_ONLINE_SECONDS)

    async def _hear(self, notice: Notice) -> None:
        """Take in what another worker says of a table that is here too."""
        match notice.kind, notice.sessions:
            case "missed", _:
                await self._reconcile()
                return
            case "moved", [session, to]:
                await self.visits.hear_of_move(session, to)
                return
            case "left", [session]:
                self.visits.hear_of_leaving(session)
                return
            case "spent", _:
                self.limits.hear(notice.spent)
                return
        live = self.open_tables.live(notice.table)
        if live is None:
            return
        try:
            if notice.kind == "answers":
                await live.follow()
            elif notice.kind == "changed":
                await self.open_tables.take_in_change(notice.table)
            elif notice.kind == "said":
                async with self.database.reading() as on:
                    for line in await ledger.said(on, notice.table, 1):
                        live.hear_said(line)
            elif notice.kind == "papers":
                await papers.show(self, live)
            elif notice.kind == "online":
                live.heard_online(notice.worker, notice.seats, notice.number)
        except Exception as error:  # noqa: BLE001 (it is tried again, and other notices must be heard)
            log.warning("notice not followed", extra={"table": live.id, "error": type(error).__name__})
            self.open_tables.distrust(live.id)
