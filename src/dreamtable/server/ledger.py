"""Tables and seats in the database: who sits where, and how far a match has come."""

import secrets
import time
from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy import RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import Seat
from dreamtable.server import database as db
from dreamtable.server.messages import Status

Kind = Literal["empty", "person", "bot"]


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits on a seat."""

    table_id: str
    seat: Seat
    kind: Kind = "empty"
    person: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str = ""
    away: bool = False
    conceded: bool = False


class TableRow(msgspec.Struct, kw_only=True):
    """A table, without its journal."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, str]
    private: bool
    seconds: int | None
    status: Status
    host: str
    invite: str
    secret: str
    seed: str | None = None
    next_table: str | None = None
    created: float
    started: float | None = None
    updated: float
    entries: int = 0
    answers: int = 0
    waiting: list[Seat] = []
    deadline: float | None = None
    busy: bool = False


class Listing(msgspec.Struct):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(16)


_JSON_COLUMNS = ("options", "waiting")


def _table(row: RowMapping) -> TableRow:
    values = dict(row)
    for name in _JSON_COLUMNS:
        values[name] = msgspec.json.decode(values[name])
    return TableRow(**values)


def _columns(row: TableRow) -> dict[str, object]:
    values: dict[str, object] = msgspec.structs.asdict(row)
    for name in _JSON_COLUMNS:
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


async def store(on: AsyncConnection, listing: Listing) -> None:
    """Write a new table."""
    await on.execute(insert(db.tables), [_columns(listing.table)])
    await on.execute(insert(db.seats), [msgspec.structs.asdict(seat) for seat in listing.seats])


async def load(on: AsyncConnection, table: str) -> Listing | None:
    """Return a table, if there is such a one."""
    found = await load_all(on, [table])
    return found[0] if found else None


async def load_all(on: AsyncConnection, ids: Sequence[str]) -> list[Listing]:
    """Return tables, the latest first."""
    if not ids:
        return []
    rows = await on.execute(
        select(db.tables).where(db.tables.c.id.in_(ids)).order_by(db.tables.c.updated.desc())
    )
    listings = {row["id"]: Listing(_table(row), []) for row in rows.mappings()}
    seats = await on.execute(
        select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
    )
    for row in seats.mappings():
        if row["table_id"] in listings:
            listings[row["table_id"]].seats.append(SeatRow(**row))
    return list(listings.values())


async def public_ids(on: AsyncConnection, limit: int) -> list[str]:
    """Return public tables that are open or running, the latest first."""
    t = db.tables.c
    query = select(t.id).where(t.status.in_(("open", "running")), t.private.is_(False))
    return list((await on.scalars(query.order_by(t.updated.desc()).limit(limit))).all())


async def ids_of(on: AsyncConnection, person: str, limit: int) -> list[str]:
    """Return the tables that somebody sits at, the latest first."""
    t = db.tables.c
    sat = select(db.seats.c.table_id).where(db.seats.c.person == person)
    query = select(t.id).where(t.id.in_(sat)).order_by(t.updated.desc()).limit(limit)
    return list((await on.scalars(query)).all())


async def take_seat(on: AsyncConnection, seat: SeatRow) -> bool:
    """Sit down where nobody sits; say whether that worked."""
    s = db.seats.c
    free = and_(s.table_id == seat.table_id, s.seat == seat.seat, s.kind == "empty")
    done = await on.execute(update(db.seats).where(free).values(**msgspec.structs.asdict(seat)))
    return done.rowcount == 1


async def put_seat(on: AsyncConnection, seat: SeatRow) -> None:
    """Write who sits on a seat."""
    s = db.seats.c
    here = and_(s.table_id == seat.table_id, s.seat == seat.seat)
    await on.execute(update(db.seats).where(here).values(**msgspec.structs.asdict(seat)))


async def change(on: AsyncConnection, table: str, only: Status | None = None, **values: object) -> bool:
    """Change a table, if it still has that one status; say whether it did."""
    t = db.tables.c
    here = t.id == table if only is None else and_(t.id == table, t.status == only)
    done = await on.execute(update(db.tables).where(here).values(updated=time.time(), **values))
    return done.rowcount == 1


async def remove(on: AsyncConnection, table: str) -> None:
    """Remove a table at which nobody sits any more."""
    await on.execute(delete(db.chat).where(db.chat.c.table_id == table))
    await on.execute(delete(db.seats).where(db.seats.c.table_id == table))
    await on.execute(delete(db.tables).where(db.tables.c.id == table))


async def due(on: AsyncConnection, now: float) -> list[str]:
    """Return running tables whose time for a decision is up."""
    t = db.tables.c
    return list((await on.scalars(select(t.id).where(t.status == "running", t.deadline <= now))).all())


async def unattended(on: AsyncConnection) -> list[str]:
    """Return running tables that a stop has left behind: a bot is to answer, or the row lags behind."""
    t = db.tables.c
    written = (
        select(func.coalesce(func.max(db.journal.c.number) + 1, 0))
        .where(db.journal.c.table_id == t.id)
        .scalar_subquery()
    )
    query = select(t.id).where(t.status == "running", or_(t.busy, t.entries < written))
    return list((await on.scalars(query)).all())


class ChatRow(msgspec.Struct, kw_only=True):
    """Something that was said at a table: free text, or a quick phrase."""

    table_id: str
    number: int = 0
    seat: Seat | None
    name: str
    text: str
    phrase: int | None
    at: float


async def say(on: AsyncConnection, line: ChatRow) -> ChatRow:
    """Write down what was said; return it with its number."""
    c = db.chat.c
    last = await on.scalar(select(func.max(c.number)).where(c.table_id == line.table_id))
    line.number = 0 if last is None else last + 1
    await on.execute(insert(db.chat), [msgspec.structs.asdict(line)])
    return line


async def said(on: AsyncConnection, table: str, limit: int) -> list[ChatRow]:
    """Return what was said last at a table, in order."""
    c = db.chat.c
    query = select(db.chat).where(c.table_id == table).order_by(c.number.desc()).limit(limit)
    rows = (await on.execute(query)).mappings().all()
    return [ChatRow(**row) for row in reversed(rows)]
