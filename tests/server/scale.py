"""Several workers on PostgreSQL and Redis. Not part of the usual run: it starts real database servers.

    python -m pytest tests/server/scale.py

Wants PostgreSQL's programs (PG_BIN, or the newest in /usr/lib/postgresql) and redis-server (REDIS_SERVER).
"""

import asyncio
import os
import pwd
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from dreamtable.kernel import BadSetup
from dreamtable.server.config import Settings
from server.kit import HOST, Address, Server, Visitor, free_port, play, seated


def postgres_programs() -> Path:
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return Path(os.environ["PG_BIN"]) if "PG_BIN" in os.environ else known[0]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own; it refuses to run as root, so it runs as somebody else then."""
    folder = Path("/tmp") / f"dreamtable-pg-{os.getpid()}"  # noqa: S108 (another user must reach it)
    user = "postgres" if os.geteuid() == 0 else None
    folder.mkdir(mode=0o700)
    if user is not None:
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    programs, port = postgres_programs(), free_port()
    init: list[str | Path] = [programs / "initdb", "-D", folder / "data", "-U", "dream", "-A", "trust"]
    subprocess.run(init, user=user, check=True, capture_output=True)
    options: list[str | Path] = ["-D", folder / "data", "-p", str(port), "-h", HOST, "-k", folder]
    process = subprocess.Popen([programs / "postgres", *options], user=user, stderr=subprocess.DEVNULL)
    url = f"postgresql://dream@{HOST}:{port}/postgres"
    wait_for(lambda: asyncio.run(answers(url)))
    yield url
    process.terminate()
    process.wait()
    shutil.rmtree(folder)


async def answers(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.close()


def wait_for(attempt: Any) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            attempt()
        except (OSError, httpx.HTTPError, asyncpg.PostgresError):
            assert time.monotonic() < until
            time.sleep(0.1)
        else:
            return


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    """A Redis server of our own."""
    port = free_port()
    program = os.environ.get("REDIS_SERVER", "redis-server")
    process = subprocess.Popen([program, "--port", str(port), "--save", ""], stdout=subprocess.DEVNULL)
    time.sleep(0.5)
    yield f"redis://{HOST}:{port}/0"
    process.terminate()
    process.wait()


def test_a_game_is_played_through_two_workers(postgres: str, redis: str, tmp_path: Path) -> None:
    """Each player is at another worker; both see the same match, and every answer is stored once."""
    first = Server(tmp_path, database=postgres, redis=redis)
    second_folder = tmp_path / "second"
    second_folder.mkdir()
    second = Server(second_folder, database=postgres, redis=redis)
    try:
        table, visitors = seated(first, 2)
        visitors[1].server = second
        players = [visitor.sits(table) for visitor in visitors]
        for player in players:
            player.hear_until("update")
        given = play(players, random.Random(1))
        assert players[0].over
        assert players[1].over
        heard, other = ([event["event"] for event in player.events] for player in players)
        assert heard == other
        assert players[0].update["number"] == given
        while not all(seat["online"] for seat in players[0].table["seats"]):
            players[0].hear_until("table")
        numbers = asyncio.run(lines(postgres, table))
        assert numbers == list(range(given))
        players[0].send({"type": "say", "text": "good game"})
        assert players[1].hear_until("said")["text"] == "good game"
    finally:
        first.stop()
        second.stop()
    for one in (first, second):
        assert '"trace"' not in one.log(), one.log()


async def lines(url: str, table: str) -> list[int]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT number FROM journal WHERE table_id = $1 ORDER BY number", table)
    await connection.close()
    return [row["number"] for row in rows]


def test_workers_that_race_with_bots_agree(postgres: str, redis: str, tmp_path: Path) -> None:
    """Both workers let the bots of one table think; conflicts are noticed and nothing is played twice."""
    first = Server(tmp_path, database=postgres, redis=redis)
    second_folder = tmp_path / "second"
    second_folder.mkdir()
    second = Server(second_folder, database=postgres, redis=redis)
    try:
        visitor = Visitor(first)
        made = visitor.host(seats=3, bots={str(seat): "random" for seat in range(3)}, start=True)
        table = made["table"]["id"]
        one = visitor.sits(table)
        visitor.server = second
        other = visitor.sits(table)
        for player in (one, other):
            player.hear_until("update")
            while not player.over:
                player.hear_until("update")
        assert one.events[-1]["event"] == other.events[-1]["event"]
        assert one.update["number"] == other.update["number"]
        numbers = asyncio.run(lines(postgres, table))
        assert numbers == list(range(one.update["number"]))
    finally:
        first.stop()
        second.stop()


@pytest.fixture
def command(postgres: str, redis: str, tmp_path: Path) -> Iterator[tuple[Address, int]]:
    """The command itself with two workers: where it listens, and its process."""
    port = free_port()
    command = [sys.executable, "-m", "dreamtable.cli", "serve", "--port", str(port), "--workers", "2"]
    command += ["--database", postgres, "--redis", redis, "--limits", "0"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    address = Address(port)
    try:
        wait_until_well(address)
        yield address, process.pid
    finally:
        process.terminate()
        process.wait()


def wait_until_well(address: Address) -> None:
    wait_for(lambda: httpx.get(f"{address.url}/health").raise_for_status())


def play_to_the_end(table: str, visitors: list[Visitor]) -> None:
    """Let everybody sit down and play."""
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    play(players, random.Random(2))
    assert players[0].over


def test_the_command_itself_runs_several_workers(command: tuple[Address, int]) -> None:
    address, _ = command
    play_to_the_end(*seated(address, 2))


def test_a_killed_worker_is_replaced_and_its_replacement_serves(command: tuple[Address, int]) -> None:
    address, parent = command
    table, visitors = seated(address, 2)
    first = workers_of(parent)
    assert len(first) == 2
    for worker in first:  # one after the other, so that in the end nobody is left who was there before
        os.kill(worker, signal.SIGKILL)
        wait_for_workers(parent, but=worker)
    wait_until_well(address)
    play_to_the_end(table, visitors)


def workers_of(parent: int) -> list[int]:
    """Return the processes that serve."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"spawn_main" in command]


def wait_for_workers(parent: int, *, but: int) -> None:
    """Wait until there are two again, without one."""
    until = time.monotonic() + 60
    while len(now := workers_of(parent)) < 2 or but in now:
        assert time.monotonic() < until, now
        time.sleep(0.1)


def test_several_workers_without_their_servers_are_refused() -> None:
    with pytest.raises(BadSetup, match="postgresql"):
        Settings(workers=2).check()
