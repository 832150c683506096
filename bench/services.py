"""PostgreSQL and Redis servers of our own, for tests and measurements: on this machine, empty at first."""

import asyncio
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg

from bench.machine import POSTGRES, REDIS

HOST = "127.0.0.1"
PATIENCE = 60.0


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def _wait(there: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not there():
        if time.monotonic() > until:
            raise RuntimeError(f"{what} does not start.")
        time.sleep(0.05)


class Postgres:
    """A PostgreSQL server that can be stopped and started with what it holds."""

    def __init__(self, *settings: str) -> None:
        # It refuses to run as root, so it runs as somebody else then, who must reach its folder.
        self.user = "postgres" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="dreamtable-pg-", dir="/tmp"))
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.program, self.port = Path(POSTGRES.needed()).resolve(), free_port()
        self._settings = [part for setting in settings or ("fsync=off",) for part in ("-c", setting)]
        data: list[str | Path] = ["-D", self.folder / "data", "--no-sync", "-U", "dream", "-A", "trust"]
        subprocess.run(  # noqa: S603
            [self.program.with_name("initdb"), *data], user=self.user, check=True, capture_output=True
        )
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://dream@{HOST}:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        where: list[str | Path] = ["-D", self.folder / "data", "-p", str(self.port), "-h", HOST]
        command = [self.program, *where, "-k", self.folder, *self._settings]
        self.process = subprocess.Popen(command, user=self.user, stderr=subprocess.DEVNULL)  # noqa: S603
        _wait(lambda: asyncio.run(self._answers()), "PostgreSQL")

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
    """A Redis server that can be stopped and started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        command: list[str] = [REDIS.needed(), "--port", str(self.port), "--bind", HOST, "--save", ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603
        _wait(self._listens, "Redis")

    def _listens(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), timeout=1):
            return True
        return False

    def stop(self) -> None:
        """Stop it at once."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def for_workers(workers: int) -> Iterator[list[str]]:
    """Give the options of a server with so many workers; several have PostgreSQL, which syncs, and Redis."""
    if workers == 1:
        yield []
        return
    postgres, redis = Postgres("fsync=on"), Redis()
    try:
        yield ["--workers", str(workers), "--database", postgres.url, "--redis", redis.url]
    finally:
        redis.stop()
        postgres.remove()
