"""What can go wrong around a server, and how one sees that it has healed."""

import asyncio
import contextlib
import os
import pwd
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
from bench.machine import POSTGRES, REDIS

from server.kit import HOST, Server, free_port

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


class Postgres:
    """A PostgreSQL server of our own that can be stopped and started with what it holds."""

    def __init__(self) -> None:
        # It refuses to run as root, so it runs as somebody else then, who must reach its folder.
        self.user = "postgres" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="dreamtable-pg-", dir="/tmp"))
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.program, self.port = Path(POSTGRES.needed()).resolve(), free_port()
        data: list[str | Path] = ["-D", self.folder / "data", "--no-sync", "-U", "dream", "-A", "trust"]
        subprocess.run(
            [self.program.with_name("initdb"), *data], user=self.user, check=True, capture_output=True
        )
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://dream@{HOST}:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        where: list[str | Path] = ["-D", self.folder / "data", "-p", str(self.port), "-h", HOST]
        command = [self.program, *where, "-k", self.folder, "-c", "fsync=off"]
        self.process = subprocess.Popen(command, user=self.user, stderr=subprocess.DEVNULL)
        wait_until(lambda: asyncio.run(self._answers()), "PostgreSQL starts")

    async def _answers(self) -> bool:
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            connection = await asyncpg.connect(self.url)
            await connection.close()
            return True
        return False

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self.folder)


class Redis:
    """A Redis server of our own that can be stopped and started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        command: list[str] = [REDIS.needed(), "--port", str(self.port), "--bind", HOST, "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(lambda: ping(self.port), "Redis starts")

    def stop(self) -> None:
        """Stop it at once."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def ping(port: int) -> bool:
    """Say whether somebody listens at a port."""
    with contextlib.suppress(OSError), socket.create_connection((HOST, port), timeout=1):
        return True
    return False
