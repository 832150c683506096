"""The journal: an answer is stored before anybody hears of it. Those that come together share a commit."""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import NamedTuple, Protocol

import msgspec

from dreamtable.kernel import DreamtableError
from dreamtable.server.config import Settings
from dreamtable.server.database import SQLITE_SETTINGS
from dreamtable.server.metrics import Metrics

ANSWER, UNDO, LATE, RENEWED, STAND_IN, BRANCHED = range(6)
"""What a line says: that somebody answered, that an answer was taken back, that somebody was answered for
because the time was up, that another version goes on, that a bot answered in the place of somebody who was
not there, or that the match goes its own way from here on, with other chance than the one it branches off
from."""
ANSWERS = (ANSWER, LATE, STAND_IN)


class Entry(NamedTuple):
    """One line of the journal: an answer, that one was taken back, or that it goes on in another way."""

    table: str
    number: int
    kind: int
    seat: int
    move: str
    """Of an answer the move. Of an answer that was taken back which one, as `[place, lane]`: its place among
    the answers that stood until then, and in whose lane it was; nothing for the last one outside of lanes.
    Where another version goes on `[answers, rules_version, state_version]`: how many answers still fit."""
    at: float
    drawn: int | None = None
    """How much chance was drawn up to the end of what an answer led to; None in old lines."""


class Chapter(NamedTuple):
    """A part of a match that begins and ends at a quiet point, or ends with the match."""

    table: str
    number: int
    entries: int
    """How many lines of the journal there were at its end, and so on."""
    answers: int
    events: int
    rules_version: int
    version: int
    """The version of the form in which states and events are stored."""
    next_version: int
    """That of the form in which the next line of the journal is stored."""
    at: float
    """When the question after it was put."""
    undone: int
    taken_back: str
    """How many answers were taken back in each lane."""
    late: str
    """For whom the table has answered until then because the time was up, by the number of the next event."""
    stood_in: str
    """For whom a bot has answered who was not there, in the same way."""
    state: bytes | None
    """The state at its end: the match can go on from there."""
    states: bytes | None
    """How the match stood where it begins and after each answer; None if that is no longer kept."""
    told: bytes
    """What was told before the first answer, and by each."""


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
    winners: str
    reason: str | None


class Conflict(DreamtableError):
    """Another worker has written that line already; the table must be read again."""


class NotStored(DreamtableError):
    """The database did not take the line; nothing has happened."""


CAUSES = {
    "SQLITE_FULL": "disk-full",
    "DiskFullError": "disk-full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "ReadOnlySQLTransactionError": "read-only",
}
"""What operators are told, by the name of an error."""
DISK = "SQLITE_IOERR"
"""How the names of errors of a disk begin."""
AWAY = "database-away"
TRIAL_SECONDS = 1.0
"""How often it is found out at most whether something can be stored."""


def cause_of(error: Exception) -> str:
    """Return in a word why something could not be stored."""
    names = (str(getattr(error, "sqlite_errorname", "")), type(error).__name__)
    if names[0].startswith(DISK):
        return "disk-fails"
    return next((CAUSES[name] for name in names if name in CAUSES), AWAY)


class Store(Protocol):
    """Where the lines go."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Let the connection go."""

    async def write(self, entries: list[Entry]) -> list[bool]:
        """Store lines in one transaction; say of each whether it went in."""

    async def try_out(self) -> None:
        """Fail within a moment if nothing can be stored."""

    async def read(self, table: str, since: int) -> list[Entry]:
        """Return the lines of a table from a number on."""

    async def sum_up(self, summaries: list[Summary]) -> None:
        """Write how far matches have come; what another worker knows better stays."""

    async def write_chapter(self, chapter: Chapter) -> None:
        """Store a chapter in the place of any with its number or a later one; two can be gone on from."""

    async def last_chapters(self, table: str) -> list[Chapter]:
        """Return the chapters that a match can go on from, the last one first, without their course."""

    async def all_chapters(self, table: str) -> list[Chapter]:
        """Return the whole course of a match."""


class Journal:
    """Takes lines from all tables and stores those that wait together in one transaction."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.trouble: str | None = None
        """Why the last line could not be stored; None if it was."""
        self._trial: asyncio.Task[None] | None = None
        self._tried = -TRIAL_SECONDS

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
        try:
            return await self._store.read(table, since)
        except Exception as error:
            raise NotStored(repr(error)) from error

    async def try_out(self) -> None:
        """Find out whether lines can be stored, once a second at most however often somebody asks."""
        if self._trial is None and time.monotonic() - self._tried >= TRIAL_SECONDS:
            self._trial = asyncio.create_task(self._try_out())
        if self._trial is not None:
            await asyncio.shield(self._trial)

    async def _try_out(self) -> None:
        try:
            await self._store.try_out()
        except Exception as error:  # noqa: BLE001 (whatever the database says is the trouble)
            self.trouble = cause_of(error)
        else:
            self.trouble = None
        finally:
            self._trial, self._tried = None, time.monotonic()

    async def sum_up(self, summaries: list[Summary]) -> None:
        """Write how far matches have come. Here, because a second writer would hold the journal up."""
        await self._store.sum_up(summaries)

    async def write_chapter(self, chapter: Chapter) -> None:
        """Store a chapter."""
        await self._store.write_chapter(chapter)

    async def last_chapters(self, table: str) -> list[Chapter]:
        """Return the chapters that a match can go on from, the last one first, without their course."""
        try:
            return await self._store.last_chapters(table)
        except Exception as error:
            raise NotStored(repr(error)) from error

    async def all_chapters(self, table: str) -> list[Chapter]:
        """Return the whole course of a match."""
        try:
            return await self._store.all_chapters(table)
        except Exception as error:
            raise NotStored(repr(error)) from error

    async def _write(self) -> None:
        """Store what waits until nothing does; while one batch is stored, the next one gathers."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            begun = time.perf_counter()
            try:
                stored = await self._store.write([entry for entry, _ in batch])
            except Exception as error:  # noqa: BLE001 (whatever the database says, each waiting table is told)
                self.trouble = cause_of(error)
                for _, done in batch:
                    if not done.done():
                        done.set_exception(NotStored(repr(error)))
                continue
            self.trouble = None
            self._metrics.commit(len(batch), time.perf_counter() - begun)
            for (entry, done), in_place in zip(batch, stored, strict=True):
                if done.done():
                    continue
                if in_place:
                    done.set_result(None)
                else:
                    done.set_exception(Conflict(f"Line {entry.number} of table {entry.table} is taken."))
        self._writer = None


COLUMNS = "table_id, number, kind, seat, move, at, drawn"
CHAPTER = ", ".join(("table_id", *Chapter._fields[1:]))
CHANGED = ", ".join(f"{name} = excluded.{name}" for name in CHAPTER.split(", ")[2:])
LAST = CHAPTER.replace("states, told", "NULL, told")
_FROM_JSON = f"""
INSERT INTO journal ({COLUMNS})
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
FROM json_each(?)
"""  # noqa: S608 (no text from outside)
_ONE = f"INSERT INTO journal ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
_READ = f"SELECT {COLUMNS} FROM journal WHERE table_id = ? AND number >= ? ORDER BY number"  # noqa: S608
_SUM_UP = """
UPDATE tables
SET status = new.value ->> 1, updated = new.value ->> 2, entries = new.value ->> 3, answers = new.value ->> 4,
    waiting = new.value ->> 5, deadline = new.value ->> 6, busy = new.value ->> 7,
    winners = new.value ->> 8, reason = new.value ->> 9
FROM json_each(?) AS new
WHERE tables.id = new.value ->> 0 AND tables.entries <= new.value ->> 3
"""
_WRITE_CHAPTER = (
    f"INSERT INTO chapters ({CHAPTER}) VALUES ({', '.join('?' * len(Chapter._fields))}) "  # noqa: S608
    f"ON CONFLICT (table_id, number) DO UPDATE SET {CHANGED}"
)
_REMOVE_LATER = "DELETE FROM chapters WHERE table_id = ? AND number > ?"
_LET_STATES_GO = (
    "UPDATE chapters SET state = NULL WHERE table_id = ? AND number < ? - 1 AND state IS NOT NULL"
)
_LAST_CHAPTERS = f"SELECT {LAST} FROM chapters WHERE table_id = ? AND state IS NOT NULL ORDER BY number DESC"  # noqa: S608
_ALL_CHAPTERS = f"SELECT {CHAPTER} FROM chapters WHERE table_id = ? ORDER BY number"  # noqa: S608
_TRY_OUT = ("PRAGMA busy_timeout=400", "PRAGMA user_version = 0")
"""Writes to the file what stands there already, and does not wait long for others who write."""
_encode = msgspec.json.encode


class SqliteStore:
    """Lines in the embedded database, written by a thread of their own.

    A batch is a single statement: the thread asks for the interpreter's lock once, not once a line. A line
    alone, as most are, goes in as it is.
    """

    def __init__(self, settings: Settings) -> None:
        self._file = str(settings.file)
        self._writer = ThreadPoolExecutor(1, "journal-writer")
        self._reader = ThreadPoolExecutor(1, "journal-reader")
        self._trier = ThreadPoolExecutor(1, "journal-trier")
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
        self._trier.shutdown(wait=False)

    async def try_out(self) -> None:
        """Fail within a moment if nothing can be stored; the writer of the journal is not held up."""
        await asyncio.get_running_loop().run_in_executor(self._trier, self._try_out)

    def _try_out(self) -> None:
        with closing(self._connect()) as connection:
            for line in _TRY_OUT:
                connection.execute(line)

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
        if len(entries) == 1:
            return [self._insert_one(self._write_to, entries[0])]
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

    async def write_chapter(self, chapter: Chapter) -> None:
        """Store a chapter in the place of any with its number or a later one; two can be gone on from."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._put_chapter, chapter)

    def _put_chapter(self, chapter: Chapter) -> None:
        if self._write_to is None:
            raise NotStored("The journal is not open.")
        here = (chapter.table, chapter.number)
        self._write_to.execute("BEGIN IMMEDIATE")
        with self._write_to:
            self._write_to.execute(_WRITE_CHAPTER, chapter)
            self._write_to.execute(_REMOVE_LATER, here)
            self._write_to.execute(_LET_STATES_GO, here)

    async def last_chapters(self, table: str) -> list[Chapter]:
        """Return the chapters that a match can go on from, the last one first, without their course."""
        return await self._chapters(_LAST_CHAPTERS, table)

    async def all_chapters(self, table: str) -> list[Chapter]:
        """Return the whole course of a match."""
        return await self._chapters(_ALL_CHAPTERS, table)

    async def _chapters(self, query: str, table: str) -> list[Chapter]:
        return await asyncio.get_running_loop().run_in_executor(
            self._reader, self._select_chapters, query, table
        )

    def _select_chapters(self, query: str, table: str) -> list[Chapter]:
        if self._read_from is None:
            raise NotStored("The journal is not open.")
        return [Chapter(*row) for row in self._read_from.execute(query, (table,))]

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
