"""How long healing takes: from the end of an outage until play goes on. Prints one JSON object a line.

The database is locked, the server is killed, and, if redis-server is installed, two workers lose Redis. Each
figure is the middle one of several rounds, in milliseconds of the clock on the wall.
"""

import argparse
import asyncio
import random
import socket
import sqlite3
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.machine import REDIS
from bench.server_load import HOST, Client, Place, Server, call, free_port, messages_in, set_table, show

AWAY = 1.0
"""Seconds of an outage."""


def table_of_bots(port: int) -> str:
    """Let bots play a long game; return its table."""
    wish = {"game": "eldritch", "seats": 2, "bots": {"0": "random", "1": "random"}, "start": True}
    _, made, _ = call(port, "POST", "/api/tables", wish, call(port, "GET", "/api/me")[2])
    return str(made["table"]["id"])


def answers(file: Path, table: str) -> int:
    """Return how many answers of a table are stored."""
    connection = sqlite3.connect(file)
    (count,) = connection.execute("SELECT count(*) FROM journal WHERE table_id = ?", (table,)).fetchone()
    connection.close()
    return int(count)


def until(there: Callable[[], bool]) -> float:
    """Return after how many seconds something is true."""
    begun = time.perf_counter()
    while not there():
        time.sleep(0.002)
    return time.perf_counter() - begun


def after_a_lock(folder: Path) -> float:
    """Return how long bots need to go on once the database can be written again."""
    server = Server(folder)
    table = table_of_bots(server.port)
    until(lambda: answers(server.file, table) > 0)
    connection = sqlite3.connect(server.file, isolation_level=None, timeout=60)
    connection.execute("BEGIN IMMEDIATE")
    time.sleep(AWAY)
    before = answers(server.file, table)
    connection.execute("ROLLBACK")
    took = until(lambda: answers(server.file, table) > before)
    connection.close()
    server.stop()
    return took


def after_a_kill(folder: Path) -> float:
    """Return how long it takes from starting a killed server anew until its bots play on."""
    server = Server(folder)
    table = table_of_bots(server.port)
    until(lambda: answers(server.file, table) > 0)
    server.process.kill()
    server.process.wait()
    before = answers(server.file, table)
    begun = time.perf_counter()
    server = Server(folder)
    until(lambda: answers(server.file, table) > before)
    took = time.perf_counter() - begun
    server.stop()
    return took


def start_redis(port: int) -> subprocess.Popen[bytes]:
    """Start Redis, and wait until it listens."""
    words = [REDIS.needed(), "--port", str(port), "--bind", HOST, "--save", ""]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)  # noqa: S603
    until(lambda: listens(port))
    return process


def listens(port: int) -> bool:
    """Say whether somebody takes connections at a port."""
    with socket.socket() as one:
        return one.connect_ex((HOST, port)) == 0


def after_redis(folder: Path) -> float:
    """Return how long it takes from Redis' return until a worker has told what happened at the other one."""
    port = free_port()
    redis = start_redis(port)
    workers = [Server(folder, "--redis", f"redis://{HOST}:{port}/0") for _ in range(2)]
    try:
        cookies = [call(workers[0].port, "GET", "/api/me")[2] for _ in range(2)]
        table = set_table(workers[0].port, cookies)
        return asyncio.run(drift_apart(workers, table, cookies, port, redis))
    finally:
        for worker in workers:
            worker.stop()


class Guest:
    """Somebody at one of the workers."""

    def __init__(self) -> None:
        self.place: Place | None = None
        self.news = asyncio.Event()

    def hear(self, content: bytes) -> None:
        """Take a frame."""
        for message in messages_in(content):
            if message.type in ("update", "change"):
                self.place = self.place or Place()
                self.place.hear(message)
                self.news.set()

    async def sees(self, number: int) -> Place:
        """Wait until so many entries of the journal were told."""
        while self.place is None or self.place.number < number:
            self.news.clear()
            await self.news.wait()
        return self.place


async def drift_apart(
    workers: list[Server], table: str, cookies: list[str], port: int, redis: subprocess.Popen[bytes]
) -> float:
    """Answer at one worker while Redis is away; return how long the other one needs to hear of it."""
    guests, clients = [Guest(), Guest()], []
    for guest, worker, cookie in zip(guests, workers, cookies, strict=True):
        path = f"/api/tables/{table}/live"
        connecting = partial(Client, path, cookie, guest.hear)
        _, client = await asyncio.get_running_loop().create_connection(connecting, HOST, worker.port)
        await client.opened
        client.send(b'{"type":"hello","lang":"en"}')
        clients.append(client)
    seen = [await guest.sees(0) for guest in guests]
    asked = 0 if seen[0].question is not None else 1
    redis.kill()
    redis.wait()
    question = seen[asked].question
    assert question is not None
    move = bytes(random.Random(1).choice(question.moves).move)
    clients[asked].send(b'{"type":"answer","number":%d,"move":%s}' % (seen[asked].number, move))
    number = (await guests[asked].sees(seen[asked].number + 1)).number
    await asyncio.sleep(AWAY)
    again = start_redis(port)
    begun = time.perf_counter()
    await guests[1 - asked].sees(number)
    took = time.perf_counter() - begun
    for client in clients:
        client.transport.close()
    again.kill()
    again.wait()
    return took


def main(arguments: list[str] | None = None) -> None:
    """Let everything go wrong a few times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args(arguments).rounds
    outages = {"database": after_a_lock, "kill": after_a_kill, "redis": after_redis}
    if REDIS.path is None:
        del outages["redis"]
    for name, outage in outages.items():
        took = []
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                took.append(outage(Path(folder)))
        show(f"healing.{name}", value=round(1000 * statistics.median(took)), unit="ms", rounds=rounds)


if __name__ == "__main__":
    main()
