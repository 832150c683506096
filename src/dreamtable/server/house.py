"""Everything that a worker consists of, in one place."""

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from dreamtable.games import broken_games, broken_packs, games_with_content
from dreamtable.server import ledger
from dreamtable.server.accounts import Accounts
from dreamtable.server.coaching import Notebook
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.hall import Hall
from dreamtable.server.journal import AWAY, journal_for
from dreamtable.server.limits import Limits
from dreamtable.server.metrics import Metrics
from dreamtable.server.news import Notice, news_for
from dreamtable.server.refusals import Refusal
from dreamtable.server.visits import Visits

log = logging.getLogger("dreamtable.house")
SUM_UP_SECONDS = 1.0
WAKE_SECONDS = 5.0
DAY_SECONDS = 24 * 3600.0
LET_GO_SECONDS = 3600.0
"""How often is looked for finished matches that need not keep their states any longer."""
STILL_ONLINE_SECONDS = 45.0
PATIENCE_SECONDS = 3.0
"""How long the database may take to answer before it counts as away."""


class House:
    """One worker: database, journal, tables, people and limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings)
        self.journal = journal_for(settings, self.metrics)
        self.news = news_for(settings.redis)
        self.accounts = Accounts(self.database)
        self.notebook = Notebook(self.database)
        self.hall = Hall(settings, self.database, self.journal, self.metrics, self.news)
        self.metrics.gauge("tables_in_memory", "Tables in memory", lambda: self.hall.tables)
        self.metrics.gauge("clients", "People who look on", lambda: self.hall.listeners)
        self.visits = Visits(self.accounts, self.news)
        self.limits = Limits(settings.limits)
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be ready for visitors, and take up what the last stop left behind."""
        await self.journal.open()
        await self.news.open(self._hear, self.hall.reconcile)
        chores = (self._sum_up(), self._wake(), self._let_states_go(), self._look_up_results())
        self._chores = [asyncio.create_task(chore) for chore in chores]
        for name, why in broken_games().items():
            log.error("game left out", extra={"game": name, "reason": why})
        for name in games_with_content():
            for folder, why in broken_packs(name).items():
                log.error("pack left out", extra={"pack": folder, "reason": why})
        log.info("open", extra={"database": "file" if self.settings.embedded else "postgresql"})

    async def close(self) -> None:
        """Write everything down and stop."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.hall.close()
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
        try:
            async with asyncio.timeout(PATIENCE_SECONDS), self.database.reading() as on:
                await on.execute(text("SELECT 1"))
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.journal.try_out()
        except TimeoutError:
            found.append(self.journal.trouble or AWAY)
        except Exception:
            log.exception("database does not answer")
            found.append(AWAY)
        else:
            found += [self.journal.trouble] if self.journal.trouble is not None else []
        return found

    async def _sum_up(self) -> None:
        while True:
            await asyncio.sleep(SUM_UP_SECONDS)
            try:
                await self.hall.sum_up()
                await self.hall.write_chapters()
                await self.notebook.store()
                self.hall.tidy()
            except Exception:
                log.exception("tables not summed up")

    async def _wake(self) -> None:
        left_behind = True
        while True:
            try:
                await self.hall.wake(left_behind=left_behind)
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

    async def _look_up_results(self) -> None:
        """Find out how old matches ended, one after the other while people play."""
        try:
            await self.hall.look_up_results()
        except Exception:
            log.exception("results not looked up")

    def _presence(self) -> None:
        """Forget who was online at workers that have gone silent; say who is here."""
        self.hall.presence(time.monotonic() - STILL_ONLINE_SECONDS)

    async def _hear(self, notice: Notice) -> None:
        """Take in what another worker says of a table that is here too."""
        match notice.kind, notice.sessions:
            case "missed", _:
                await self.hall.reconcile()
                return
            case "moved", [session, to]:
                await self.visits.hear_of_move(session, to)
                return
            case "left", [session]:
                self.visits.hear_of_leaving(session)
                return
        live = self.hall.live(notice.table)
        if live is None:
            return
        with suppress(Refusal):
            if notice.kind == "answers":
                await live.follow()
            elif notice.kind == "changed":
                await self.hall.take_in_change(notice.table)
            elif notice.kind == "said":
                async with self.database.reading() as on:
                    for line in await ledger.said(on, notice.table, 1):
                        live.say(line)
            elif notice.kind == "online":
                live.heard_online(notice.worker, notice.seats)
