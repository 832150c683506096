"""Several workers heal by themselves: from a database that is away, from one another's death, from drift."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
import httpx
import pytest

from server.kit import Address, Player, Server, Visitor, free_port, play, seated
from server.outages import LONG, Postgres, Redis, problems, wait_until

ROUNDS = int(os.environ.get("DREAMTABLE_CHAOS", "10"))
MANY = 16
"""Who asks one after another may meet the same worker each time; of so many at once both get some."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    one = Postgres()
    yield one
    one.remove()


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    one = Redis()
    yield one.url
    one.stop()


@pytest.fixture
def running(postgres: Postgres) -> Iterator[Postgres]:
    """PostgreSQL, which runs again afterwards."""
    yield postgres
    if postgres.process.poll() is not None:
        postgres.start()


class Command(Address):
    """`dreamtable serve` with two workers."""

    def __init__(self, postgres: Postgres, redis: str, folder: Path) -> None:
        super().__init__(free_port())
        command = [sys.executable, "-m", "dreamtable.cli", "serve", "--port", str(self.port), "--workers"]
        command += ["2", "--database", postgres.url, "--redis", redis, "--limits", "0"]
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def workers(self) -> set[int]:
        """Return the processes that serve."""
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        commands = {int(child): Path(f"/proc/{child}/cmdline") for child in children}
        return {child for child, command in commands.items() if b"spawn_main" in command.read_bytes()}

    def says(self) -> list[str] | None:
        """Return what it says that is wrong with it; None if nobody answers."""
        try:
            return list(httpx.get(f"{self.url}/health", timeout=LONG).json()["problems"])
        except httpx.TransportError:
            return None

    def serves(self) -> bool:
        """Say whether all its workers are well: of many who ask at the same time nobody hears otherwise."""
        with ThreadPoolExecutor(MANY) as crowd:
            return all(said == [] for said in crowd.map(lambda _: self.says(), range(MANY)))

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture
def command(running: Postgres, redis: str, tmp_path: Path) -> Iterator[Command]:
    one = Command(running, redis, tmp_path)
    wait_until(one.serves, "it serves")
    yield one
    one.end()


def play_a_little(address: Address) -> None:
    """Host a table, sit down and answer."""
    table, visitors = seated(address, 2)
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    assert play(players, random.Random(2), 4) == 4


def test_workers_that_die_while_postgresql_is_away_are_replaced_and_serve_when_it_is_back(
    running: Postgres, command: Command
) -> None:
    play_a_little(command)
    running.stop()
    for worker in command.workers():
        os.kill(worker, signal.SIGKILL)
    wait_until(lambda: command.says() == ["database-away"], "the replacements say what they lack")
    refused = httpx.get(f"{command.url}/api/tables", headers={"accept-language": "en"}, timeout=LONG)
    assert refused.status_code == 503
    assert "Nothing is lost" in refused.json()["reason"]
    assert command.process.poll() is None
    running.start()
    wait_until(command.serves, "all is well again")
    play_a_little(command)


def test_a_server_that_starts_without_its_database_waits_for_it(
    running: Postgres, redis: str, tmp_path: Path
) -> None:
    running.stop()
    command = Command(running, redis, tmp_path)
    try:
        wait_until(lambda: command.says() == ["database-away"], "it says that it is not ready")
        assert httpx.get(f"{command.url}/health/live").status_code == 200
        running.start()
        wait_until(command.serves, "it serves")
        play_a_little(command)
    finally:
        command.end()


def test_a_dead_worker_is_replaced_also_while_another_one_does_not_answer(command: Command) -> None:
    stuck, dies = sorted(command.workers())
    os.kill(stuck, signal.SIGSTOP)
    try:
        os.kill(dies, signal.SIGKILL)
        # Well before the parent would take the silent one for dead.
        wait_until(lambda: len(command.workers() - {dies}) == 2, "it is replaced", seconds=20)
    finally:
        os.kill(stuck, signal.SIGCONT)
    assert stuck in command.workers(), "one that is merely slow is left alone"
    wait_until(command.serves, "all is well")
    play_a_little(command)


@pytest.fixture
def two(running: Postgres, redis: str, tmp_path: Path) -> Iterator[list[Server]]:
    """Two workers that can be told apart."""
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    both = [Server(folder, database=running.url, redis=redis) for folder in folders]
    yield both
    for one in both:
        one.kill()


def test_after_postgresql_was_away_all_who_look_on_are_level_again(
    running: Postgres, two: list[Server]
) -> None:
    """Nobody enters or answers: who was told less is told the rest."""
    chance = random.Random("away")
    for _ in range(max(ROUNDS // 3, 1)):
        table, visitors = seated(two[0], 2)
        visitors[1].server = two[1]
        watchers = [Visitor(one).invited_by(visitors[0], table) for one in two]
        everybody = [visitor.sits(table) for visitor in (*visitors, *watchers)]
        for player in everybody:
            player.hear_until("update")
        play(everybody[:2], chance, chance.randrange(1, 6))
        for player in everybody:
            if player.asked:
                player.answer(chance)
        running.stop()
        for server in two:
            wait_until(lambda server=server: problems(server) == ["database-away"], "it is said")  # type: ignore[misc]
        running.start()
        stored = asyncio.run(lines(running.url, table))
        for player in everybody:
            hear_of(player, stored)


def hear_of(player: Player, answers: int) -> None:
    """Wait until somebody is told of so many answers."""
    while player.update["answers"] < answers:
        player.hear_until("update")


async def lines(url: str, table: str) -> int:
    connection = await asyncpg.connect(url)
    count = await connection.fetchval("SELECT count(*) FROM journal WHERE table_id = $1", table)
    await connection.close()
    return int(count)


async def let_write(url: str, *, write: bool) -> None:
    """Let PostgreSQL take changes, or none."""
    connection = await asyncpg.connect(url)
    await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {'off' if write else 'on'}")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


@contextlib.contextmanager
def read_only(postgres: Postgres) -> Iterator[None]:
    asyncio.run(let_write(postgres.url, write=False))
    try:
        yield
    finally:
        asyncio.run(let_write(postgres.url, write=True))


def test_a_database_that_takes_nothing_is_told_and_answers_with_a_sentence(
    running: Postgres, two: list[Server]
) -> None:
    visitor = Visitor(two[0])
    visitor.get("/api/me")
    with read_only(running):
        wait_until(lambda: problems(two[0]) == ["read-only"], "it is said what is wrong")
        answer = visitor.http.post("/api/tables", json={"game": "lucidity", "seats": 2})
        assert answer.status_code == 503
        assert "Nothing is lost" in answer.json()["reason"]
        assert visitor.get("/api/tables") is not None, "what needs no writing goes on"
    wait_until(lambda: problems(two[0]) == [], "all is well again")
