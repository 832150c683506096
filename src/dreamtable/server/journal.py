"""The journal: an answer is stored before anybody hears of it. Those that come together share a commit."""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

import msgspec

from dreamtable.kernel import DreamtableError
from dreamtable.server.config import Settings
from dreamtable.server.database import SQLITE_SETTINGS
from dreamtable.server.metrics import Metrics

ANSWER, UNDO = 0, 1


class Entry(NamedTuple):
    """One line of the journal: an answer, or that the last answer was taken back."""

    table: str
    number: int
    kind: int
    seat: int
    move: str
    at: float


class Summary(NamedTuple):
    """How far a match has come, for the row of its table."""

    table: str
    status: str
    updated: float
    entries: int
    answers: int
    waiting: str
    deadline: float | None
    busy: bool


class Conflict(DreamtableError):
    """Another worker has written that line already; the table must be read again."""


class NotStored(DreamtableError):
    """The database did not take the line; nothing has happened."""


class Store(Protocol):
    """Where the lines go."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Let the connection go."""

    async def write(self, entries: list[Entry]) -> list[bool]:
        """Store lines in one transaction; say of each whether it went in."""

    async def read(self, table: str, since: int) -> list[Entry]:
        """Return the lines of a table from a number on."""

    async def sum_up(self, summaries: list[Summary]) -> None:
        """Write how far matches have come; what another worker knows better stays."""


class Journal:
    """Takes lines from all tables and stores those that wait together in one transaction."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Be ready to write."""
        await self._store.open()

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer is not None:
            await self._writer
        await self._store.close()

    def append(self, entry: Entry) -> "asyncio.Future[None]":
        """Return what is done once the line is stored for good."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return done

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """Return the lines of a table from a number on."""
        return await self._store.read(table, since)

    async def sum_up(self, summaries: list[Summary]) -> None:
        """Write how far matches have come. Here, because a second writer would hold the journal up."""
        await self._store.sum_up(summaries)

    async def _write(self) -> None:
        """Store what waits until nothing does; while one batch is stored, the next one gathers."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            begun = time.perf_counter()
            try:
                stored = await self._store.write([entry for entry, _ in batch])
            except Exception as error:  # noqa: BLE001 (whatever the database says, each waiting table is told)
                for _, done in batch:
                    if not done.done():
                        done.set_exception(NotStored(repr(error)))
                continue
            self._metrics.commit(len(batch), time.perf_counter() - begun)
            for (entry, done), in_place in zip(batch, stored, strict=True):
                if done.done():
                    continue
                if in_place:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict(f"Line {entry.number} of table {entry.table} is taken."))
        self._writer = None


COLUMNS = "table_id, number, kind, seat, move, at"
_FROM_JSON = f"""
INSERT INTO journal ({COLUMNS})
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?)
"""  # noqa: S608 (no text from outside)
_ONE = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"  # noqa: S608
_READ = f"SELECT {COLUMNS} FROM journal WHERE table_id = ? AND number >= ? ORDER BY number"  # noqa: S608
_SUM_UP = """
UPDATE tables
SET status = new.value ->> 1, updated = new.value ->> 2, entries = new.value ->> 3, answers = new.value ->> 4,
    waiting = new.value ->> 5, deadline = new.value ->> 6, busy = new.value ->> 7
FROM json_each(?) AS new
WHERE tables.id = new.value ->> 0 AND tables.entries <= new.value ->> 3
"""
_encode = msgspec.json.encode


class SqliteStore:
    """Lines in the embedded database, written by a thread of their own.

    A batch is a single statement: the thread asks for the interpreter's lock once, not once a line.
    """

    def __init__(self, settings: Settings) -> None:
        self._file = str(settings.file)
        self._writer = ThreadPoolExecutor(1, "journal-writer")
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._write_to: sqlite3.Connection | None = None
        self._read_from: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Connect, once to write and once to read."""
        loop = asyncio.get_running_loop()
        self._write_to = await loop.run_in_executor(self._writer, self._connect)
        self._read_from = await loop.run_in_executor(self._reader, self._connect)

    async def close(self) -> None:
        """Let both connections go."""
        for thread, connection in ((self._writer, self._write_to), (self._reader, self._read_from)):
            if connection is not None:
                await asyncio.get_running_loop().run_in_executor(thread, connection.close)
            thread.shutdown(wait=False)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        for line in SQLITE_SETTINGS:
            connection.execute(line)
        return connection

    async def write(self, entries: list[Entry]) -> list[bool]:
        """Store lines in one transaction; say of each whether it went in."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._insert, entries)

    def _insert(self, entries: list[Entry]) -> list[bool]:
        if self._write_to is None:
            raise NotStored("The journal is not open.")
        try:
            self._write_to.execute(_FROM_JSON, (_encode(entries).decode(),))
        except sqlite3.IntegrityError:
            return [self._insert_one(self._write_to, entry) for entry in entries]
        return [True] * len(entries)

    def _insert_one(self, connection: sqlite3.Connection, entry: Entry) -> bool:
        try:
            connection.execute(_ONE, entry)
        except sqlite3.IntegrityError:
            return False
        return True

    async def sum_up(self, summaries: list[Summary]) -> None:
        """Write how far matches have come."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._update, summaries)

    def _update(self, summaries: list[Summary]) -> None:
        if self._write_to is None:
            raise NotStored("The journal is not open.")
        self._write_to.execute(_SUM_UP, (_encode(summaries).decode(),))

    async def read(self, table: str, since: int) -> list[Entry]:
        """Return the lines of a table from a number on."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._select, table, since)

    def _select(self, table: str, since: int) -> list[Entry]:
        if self._read_from is None:
            raise NotStored("The journal is not open.")
        return [Entry(*row) for row in self._read_from.execute(_READ, (table, since))]


def journal_for(settings: Settings, metrics: Metrics) -> Journal:
    """Return the journal that fits the database."""
    if settings.embedded:
        return Journal(SqliteStore(settings), metrics)
    # Only needed at scale, and so is its driver.
    from dreamtable.server.postgres import PostgresStore

    return Journal(PostgresStore(settings), metrics)
