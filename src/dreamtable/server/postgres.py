"""The journal in PostgreSQL."""

from collections.abc import Sequence

import asyncpg

from dreamtable.server.config import Settings
from dreamtable.server.database import PATIENCE
from dreamtable.server.journal import CHANGED, CHAPTER, COLUMNS, LAST, Chapter, Entry, NotStored, Summary

_FROM_ARRAYS = f"""
INSERT INTO journal ({COLUMNS})
SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::float8[], $7::int[])
"""  # noqa: S608
_READ_NUMBERED = f"SELECT {COLUMNS} FROM journal WHERE table_id = $1 AND number >= $2 ORDER BY number"  # noqa: S608

_PLACES = ", ".join(f"${place}" for place, _ in enumerate(Chapter._fields, 1))
_WRITE_CHAPTER = (
    f"INSERT INTO chapters ({CHAPTER}) VALUES ({_PLACES}) "  # noqa: S608
    f"ON CONFLICT (table_id, number) DO UPDATE SET {CHANGED}"
)
_REMOVE_LATER = "DELETE FROM chapters WHERE table_id = $1 AND number > $2"
_LET_STATES_GO = (
    "UPDATE chapters SET state = NULL WHERE table_id = $1 AND number < $2 - 1 AND state IS NOT NULL"
)
_LAST_CHAPTERS = f"SELECT {LAST} FROM chapters WHERE table_id = $1 AND state IS NOT NULL ORDER BY number DESC"  # noqa: S608
_ALL_CHAPTERS = f"SELECT {CHAPTER} FROM chapters WHERE table_id = $1 ORDER BY number"  # noqa: S608

_SUM_UP = """
UPDATE tables
SET status = new.status, updated = new.updated, entries = new.entries, answers = new.answers,
    waiting = new.waiting, deadline = new.deadline, busy = new.busy,
    winners = new.winners, reason = new.reason
FROM unnest($1::text[], $2::text[], $3::float8[], $4::int[], $5::int[], $6::text[], $7::float8[], $8::bool[],
    $9::text[], $10::text[])
    AS new (id, status, updated, entries, answers, waiting, deadline, busy, winners, reason)
WHERE tables.id = new.id AND tables.entries <= new.entries
"""


class PostgresStore:
    """Lines in PostgreSQL, over a few connections of their own."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.url.replace("postgresql+asyncpg://", "postgresql://")
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Be ready to connect when there is something to store: the database may be away just now."""
        self._pool = await asyncpg.create_pool(self._url, min_size=0, max_size=4, **PATIENCE)

    async def close(self) -> None:
        """Let the connections go."""
        if self._pool is not None:
            await self._pool.close()

    @property
    def _connected(self) -> asyncpg.Pool:
        if self._pool is None:
            raise NotStored("The journal is not open.")
        return self._pool

    async def write(self, entries: list[Entry]) -> list[bool]:
        """Store lines in one transaction; say of each whether it went in."""
        columns: Sequence[list[object]] = [list(column) for column in zip(*entries, strict=True)]
        try:
            await self._connected.execute(_FROM_ARRAYS, *columns)
        except asyncpg.UniqueViolationError:
            return [await self._insert_one(entry) for entry in entries]
        return [True] * len(entries)

    async def try_out(self) -> None:
        """Write what stands there already: refused where nothing can be written."""
        await self._connected.execute("UPDATE alembic_version SET version_num = version_num")

    async def _insert_one(self, entry: Entry) -> bool:
        try:
            await self._connected.execute(_FROM_ARRAYS, *([value] for value in entry))
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def read(self, table: str, since: int) -> list[Entry]:
        """Return the lines of a table from a number on."""
        return [Entry(*row) for row in await self._connected.fetch(_READ_NUMBERED, table, since)]

    async def write_chapter(self, chapter: Chapter) -> None:
        """Store a chapter in the place of any with its number or a later one; two can be gone on from."""
        here = (chapter.table, chapter.number)
        async with self._connected.acquire() as connection, connection.transaction():
            await connection.execute(_WRITE_CHAPTER, *chapter)
            await connection.execute(_REMOVE_LATER, *here)
            await connection.execute(_LET_STATES_GO, *here)

    async def last_chapters(self, table: str) -> list[Chapter]:
        """Return the chapters that a match can go on from, the last one first, without their course."""
        return [Chapter(*row) for row in await self._connected.fetch(_LAST_CHAPTERS, table)]

    async def all_chapters(self, table: str) -> list[Chapter]:
        """Return the whole course of a match."""
        return [Chapter(*row) for row in await self._connected.fetch(_ALL_CHAPTERS, table)]

    async def sum_up(self, summaries: list[Summary]) -> None:
        """Write how far matches have come."""
        # Always in the same order, so that two workers never wait for each other.
        columns = [list(column) for column in zip(*sorted(summaries), strict=True)]
        await self._connected.execute(_SUM_UP, *columns)
