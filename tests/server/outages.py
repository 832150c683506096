"""What can go wrong around a server, and how one sees that it has healed."""

import contextlib
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
from bench.services import Postgres, Redis

from server.kit import Server

__all__ = ["Postgres", "Redis", "full_disk", "lines", "locked", "problems", "wait_until"]
LONG = 60.0
"""How long a healing may take on a loaded machine; how fast it is, is measured elsewhere."""
SMALL = 20_000
"""So large at most may files be on a full disk, in bytes: what is stored is longer."""


def wait_until(there: Callable[[], bool], what: str, seconds: float = LONG) -> None:
    """Wait for something to become true."""
    until = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def lines(server: Server, table: str) -> int:
    """Return how many answers of a table are stored."""
    connection = sqlite3.connect(server.file)
    (count,) = connection.execute("SELECT count(*) FROM journal WHERE table_id = ?", (table,)).fetchone()
    connection.close()
    return int(count)


def problems(server: Server) -> list[str]:
    """Return what the server says that is wrong with it."""
    return list(httpx.get(f"{server.url}/health/ready", timeout=LONG).json()["problems"])


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Keep a database from being written."""
    connection = sqlite3.connect(file, isolation_level=None, timeout=LONG)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Let no file of a server grow beyond what it had long ago."""
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (SMALL, hard))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))
