"""Everything that a worker consists of, in one place."""

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy import text

from dreamtable.server import ledger
from dreamtable.server.accounts import Accounts
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.hall import Hall
from dreamtable.server.journal import journal_for
from dreamtable.server.limits import Limits
from dreamtable.server.metrics import Metrics
from dreamtable.server.news import Notice, news_for
from dreamtable.server.refusals import Refusal

log = logging.getLogger("dreamtable.house")
SUM_UP_SECONDS = 1.0
WAKE_SECONDS = 5.0
STILL_ONLINE_SECONDS = 45.0


class House:
    """One worker: database, journal, tables, people and limits."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings)
        self.journal = journal_for(settings, self.metrics)
        self.news = news_for(settings.redis)
        self.accounts = Accounts(self.database)
        self.hall = Hall(settings, self.database, self.journal, self.metrics, self.news)
        self.limits = Limits(settings.limits)
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Be ready for visitors, and take up what the last stop left behind."""
        await self.journal.open()
        await self.news.open(self._hear)
        self._chores = [asyncio.create_task(self._sum_up()), asyncio.create_task(self._wake())]
        log.info("open", extra={"database": "file" if self.settings.embedded else "postgresql"})

    async def close(self) -> None:
        """Write everything down and stop."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.hall.close()
        await self.journal.close()
        await self.news.close()
        self.accounts.close()
        await self.database.close()
        log.info("closed")

    async def well(self) -> bool:
        """Say whether the database answers."""
        try:
            async with asyncio.timeout(3), self.database.reading() as on:
                await on.execute(text("SELECT 1"))
        except Exception:
            log.exception("database does not answer")
            return False
        return True

    async def _sum_up(self) -> None:
        while True:
            await asyncio.sleep(SUM_UP_SECONDS)
            try:
                await self.hall.sum_up()
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

    def _presence(self) -> None:
        """Forget who was online at workers that have gone silent; say who is here."""
        self.hall.presence(time.monotonic() - STILL_ONLINE_SECONDS)

    async def _hear(self, notice: Notice) -> None:
        """Take in what another worker says of a table that is here too."""
        live = self.hall.live(notice.table)
        if live is None:
            return
        with suppress(Refusal):
            if notice.kind == "answers":
                await live.follow()
            elif notice.kind == "changed":
                await live.refresh()
            elif notice.kind == "said":
                async with self.database.reading() as on:
                    for line in await ledger.said(on, notice.table, 1):
                        live.say(line)
            elif notice.kind == "online":
                live.heard_online(notice.worker, notice.seats)
