"""What the operator lets go after some time: guests, tables that are over, and tables that were abandoned.

Campaigns stay, with all their tables. So does every guest who sits at a table, hosts one, takes part in a
campaign or has said something at a table that is still there.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Select, delete, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import BadSetup
from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.accounts import SESSION_SECONDS
from dreamtable.server.config import Settings
from dreamtable.server.database import Database

DAY_SECONDS = 24 * 3600.0
BATCH = 50
"""So many tables or guests go in one transaction: who plays meanwhile waits for no more than that."""
REST_SECONDS = 0.2
"""How long others have the database to themselves between two of them."""


class Old(msgspec.Struct, kw_only=True):
    """How much there is to let go, or was."""

    sessions: int = 0
    """Visits that no cookie can go on with."""
    finished: int = 0
    """Tables whose match is over."""
    abandoned: int = 0
    """Tables whose match never began, or was never played to its end."""
    guests: int = 0


def finished(settings: Settings, now: float) -> Select[Any] | None:
    """Return which finished tables are old enough to go."""
    return _tables(settings.keep_tables, now, db.tables.c.status == "over")


def abandoned(settings: Settings, now: float) -> Select[Any] | None:
    """Return which tables have waited long enough for somebody to play."""
    return _tables(settings.keep_abandoned, now, db.tables.c.status != "over")


def _tables(days: float | None, now: float, which: Any) -> Select[Any] | None:
    t = db.tables.c
    if days is None:
        return None
    old = t.updated < now - days * DAY_SECONDS
    return select(t.id).where(which, old, t.campaign.is_(None)).order_by(t.updated)


def guests(settings: Settings, now: float) -> Select[Any] | None:
    """Return which guests came long ago and have left nothing behind."""
    p = db.people.c
    if settings.keep_guests is None:
        return None
    parts = (
        exists().where(db.seats.c.person == p.id),
        exists().where(db.tables.c.host == p.id),
        exists().where(db.campaign_members.c.person == p.id),
        exists().where(db.campaigns.c.host == p.id),
        exists().where(db.chat.c.person == p.id),
        exists().where(db.reports.c.person == p.id),
        exists().where(db.reports.c.about == p.id),
        exists().where(db.group_members.c.person == p.id),
    )
    old = p.created < now - settings.keep_guests * DAY_SECONDS
    return select(p.id).where(p.account.is_(None), old, ~or_(*parts)).order_by(p.created)


def _ended(now: float) -> Any:
    return db.sessions.c.created < now - SESSION_SECONDS


async def look(database: Database, now: float | None = None) -> Old:
    """Return how much would go, and change nothing."""
    settings, now = database.settings, now or time.time()
    async with database.reading() as on:
        return Old(
            sessions=await on.scalar(select(func.count()).select_from(db.sessions).where(_ended(now))) or 0,
            finished=await _count(on, finished(settings, now)),
            abandoned=await _count(on, abandoned(settings, now)),
            guests=await _count(on, guests(settings, now)),
        )


async def _count(on: AsyncConnection, wanted: Select[Any] | None) -> int:
    if wanted is None:
        return 0
    return await on.scalar(select(func.count()).select_from(wanted.order_by(None).subquery())) or 0


async def _nothing(_table: str) -> None:
    """Nobody has the table in memory."""


async def tidy_up(database: Database, gone: Callable[[str], Awaitable[None]] = _nothing) -> Old:
    """Let go what is old enough, in batches; tables that are `gone` are told of."""
    settings, now, done = database.settings, time.time(), Old()
    async with database.writing() as on:
        done.sessions = (await on.execute(delete(db.sessions).where(_ended(now)))).rowcount
    done.finished = await _remove_tables(database, finished(settings, now), gone)
    done.abandoned = await _remove_tables(database, abandoned(settings, now), gone)
    if (old := guests(settings, now)) is not None:
        while batch := await _batch(database, old):
            async with database.writing() as on:
                await on.execute(delete(db.seen_hints).where(db.seen_hints.c.person.in_(batch)))
                await on.execute(delete(db.mutes).where(db.mutes.c.person.in_(batch)))
                await on.execute(delete(db.sessions).where(db.sessions.c.person.in_(batch)))
                await on.execute(delete(db.people).where(db.people.c.id.in_(batch)))
            done.guests += len(batch)
            await asyncio.sleep(REST_SECONDS)
    return done


async def _remove_tables(
    database: Database, old: Select[Any] | None, gone: Callable[[str], Awaitable[None]]
) -> int:
    count = 0
    while old is not None and (batch := await _batch(database, old)):
        async with database.writing() as on:
            for table in batch:
                await ledger.remove(on, table)
        for table in batch:
            await gone(table)
        count += len(batch)
        await asyncio.sleep(REST_SECONDS)
    return count


async def _batch(database: Database, wanted: Select[Any]) -> list[str]:
    async with database.reading() as on:
        return list((await on.scalars(wanted.limit(BATCH))).all())


async def tidy(settings: Settings, *, now: bool) -> Old:
    """Return what would go by the operator's rules; let it go `now`, if that is wanted."""
    if settings.keep_guests is settings.keep_tables is settings.keep_abandoned is None:
        raise BadSetup("Say what is to be kept for how long: --keep-guests, --keep-tables, --keep-abandoned.")
    settings.check()
    database = Database(settings)
    try:
        await database.migrate()
        return await tidy_up(database) if now else await look(database)
    finally:
        await database.close()
