"""How much a real server bears: answers a second, time to reach everybody, memory, time to open a long table.

Starts `dreamtable serve` on 127.0.0.1 with a database of its own, and plays any game over raw WebSockets from
other processes: a person of its own on each seat, who reads as browsers do (all that is printed first, then
every update) and is told hints as newcomers are. Everything is bounded in time and number; prints one JSON
object a line. `--source` measures another tree beside this one, in the same run.
"""

import argparse
import asyncio
import base64
import http.client
import json
import multiprocessing
import os
import random
import secrets
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from msgspec import UNSET, UnsetType

from bench.services import for_workers
from dreamtable.games import manifest_of, playable_games, rules_of
from dreamtable.kernel import Match, record, replay

HOST = "127.0.0.1"
WARM, WARM_A_TABLE = 1.0, 0.008
"""Seconds of play before anything is counted, and more for each table: they all begin at the same time."""
UNTOLD = 0.05
"""Seconds after which nobody else is taken to hear of an answer."""
SETTING = 16
"""How many tables are set, and how many people come in, at a time."""
READY = 20
"""How often in a row a server says that it is well before it is loaded: there may be several workers."""
SPARE = 300
"""So many matches at most stand ready beside those that are played."""
SEATS = {"lucidity": 2}
"""How many sit at a table where that is not said: as in the comparison with boardgame.io."""
POOLS = {"lucidity": 3, "inception": 3, "eldritch": 3}
"""How many matches stand ready for each that is played: of the short ones many end meanwhile."""


class Choice(msgspec.Struct):
    """An entry of a menu."""

    move: msgspec.Raw


class Asked(msgspec.Struct):
    """A question."""

    moves: list[Choice]


class Message(msgspec.Struct):
    """What the load needs to know of a message; a change leaves out what is as it was."""

    type: str
    number: int | UnsetType = UNSET
    answers: int | UnsetType = UNSET
    question: Asked | UnsetType | None = UNSET
    waiting: list[int] | UnsetType = UNSET
    lane: int | UnsetType | None = UNSET


class Place(msgspec.Struct):
    """Where the match stands for a client."""

    number: int = 0
    answers: int = -1
    question: Asked | None = None
    waiting: list[int] = []
    lane: int | None = None

    def hear(self, message: Message) -> None:
        """Take in what a message says."""
        for name in Place.__struct_fields__:
            if (new := getattr(message, name)) is not UNSET:
                setattr(self, name, new)


_read = msgspec.json.Decoder(Message | list[Message]).decode


def messages_in(frame: bytes) -> list[Message]:
    """Return the messages of a frame: there may be several."""
    read = _read(frame)
    return read if isinstance(read, list) else [read]


# The server


class Server:
    """A real server in a process of its own."""

    def __init__(self, folder: Path, *arguments: str, source: Path | None = None) -> None:
        self.port = free_port()
        self.file = folder / "bench.db"
        self.log = (folder / "log").open("wb")
        command = [sys.executable, "-m", "dreamtable.cli", "serve", "--port", str(self.port)]
        command += [
            "--database",
            str(self.file),
            "--limits",
            "0",
            "--bot-pause",
            "0",
            "--log-level",
            "warning",
        ]
        if source is None:
            command += ["--window-pause", "0"]
        path = os.environ if source is None else os.environ | {"PYTHONPATH": str(source / "src")}
        self.process = subprocess.Popen([*command, *arguments], stdout=self.log, stderr=self.log, env=path)  # noqa: S603
        self._wait()

    def _wait(self) -> None:
        well = 0
        for _ in range(600):
            try:
                well = well + 1 if call(self.port, "GET", "/health")[0] == 200 else 0
                if well == READY:
                    return
            except OSError:
                well = 0
            if not well:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def memory(self) -> int:
        """Return how many bytes it holds, with all its workers."""
        return sum(self._pages(process) for process in self._processes()) * os.sysconf("SC_PAGESIZE")

    def _pages(self, process: int) -> int:
        return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])

    def _processes(self) -> list[int]:
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        return [parent, *map(int, children)]

    def cpu(self) -> float:
        """Return how many seconds it has worked, with all its workers."""
        return sum(map(self._worked, self._processes()))

    def _worked(self, process: int) -> float:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop it and wait."""
        self.process.terminate()
        self.process.wait(20)
        self.log.close()


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def call(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, Any, str]:
    """Make a request; return status, answer and cookie."""
    connection = http.client.HTTPConnection(HOST, port, timeout=30)
    content = json.dumps(body) if body is not None else None
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    connection.request(method, path, content, headers)
    answer = connection.getresponse()
    text = answer.read()
    new = (answer.getheader("set-cookie") or cookie).split(";")[0]
    connection.close()
    return answer.status, json.loads(text) if text else None, new


def set_table(port: int, cookies: list[str], game: str = "lucidity") -> str:
    """Host a table, seat somebody on each of its chairs and let it begin; return its id."""
    _, made, _ = call(port, "POST", "/api/tables", {"game": game, "seats": len(cookies)}, cookies[0])
    table = str(made["table"]["id"])
    for cookie in cookies[1:]:
        call(port, "POST", f"/api/tables/{table}/join", {"invite": made["invite"]}, cookie)
    call(port, "POST", f"/api/tables/{table}/start", None, cookies[0])
    return table


def new_table(port: int, game: str, seats: int, _number: int) -> tuple[str, list[str]]:
    """Set a table for people who are new, with what is printed at hand; return its id and who they are."""
    cookies = [call(port, "GET", "/api/me")[2] for _ in range(seats)]
    table = set_table(port, cookies, game)
    call(port, "GET", f"/api/tables/{table}/reference", None, cookies[0])
    return table, cookies


# Clients


class Client(asyncio.Protocol):
    """A WebSocket client that does no more than it must."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {HOST}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {self._cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames."""
        data = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            self._open = True
            self.opened.set_result(None)
        at = 0
        while len(data) - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + length:
                break
            if data[at] & 15 == 1:
                self._heard(data[begin : begin + length])
            elif data[at] & 15 == 9 and self.transport is not None:
                self.transport.write(b"\x8a\x84\0\0\0\0" + data[begin : begin + length])
            at = begin + length
        self._buffer = data[at:]

    def send(self, content: bytes) -> None:
        """Send a text frame; a mask of zeros is a mask."""
        if self.transport is not None:
            length = len(content)
            size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
            self.transport.write(b"\x81" + size + b"\0\0\0\0" + content)


class Table:
    """One table with a client on each seat; one of those who are asked answers once all have heard."""

    def __init__(self, load: "Load", table: str) -> None:
        self.load = load
        self.table = table
        self.clients: list[Client] = []
        self.places: list[Place] = []
        """Where the match stands for each client."""
        self.asked: dict[int, Asked] = {}
        """What each client is asked that has not answered yet."""
        self.active = False
        self.scheduled = False
        self.over = False
        self.answers = -1
        """How many answers the table has seen, and which clients have heard of the last one, and when."""
        self.told: set[int] = set()
        self.heard = 0.0
        self.sent = 0.0
        self.patience: asyncio.TimerHandle | None = None

    async def connect(self, port: int, cookies: list[str]) -> None:
        """Open all sockets and say hello."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.table}/live"
        for seat, cookie in enumerate(cookies):
            heard = partial(self.hear, seat)
            _, client = await loop.create_connection(partial(Client, path, cookie, heard), HOST, port)
            await client.opened
            self.clients.append(client)
            self.places.append(Place())
            client.send(b'{"type":"hello","lang":"en","stages":true}')

    def hear(self, seat: int, content: bytes) -> None:
        """Take a frame: a message, or a list of several."""
        self.load.bytes += len(content)
        for message in messages_in(content):
            if message.type in ("update", "change"):
                self.update(seat, message)
            elif message.type == "refused":
                self.load.refused += 1
                self.sent = 0.0
                self.wait()

    def update(self, seat: int, message: Message) -> None:
        """Once all clients have the update, or nobody else is told, go on."""
        place = self.places[seat]
        place.hear(message)
        self.asked.pop(seat, None)
        if place.question is not None:
            self.asked[seat] = place.question
        answers = place.answers if place.answers >= 0 else place.number  # all seats once had the same number
        if answers != self.answers:
            self.answers, self.told = answers, set()
        self.told.add(seat)
        self.heard = time.perf_counter()
        if not place.waiting:
            self.over = True
        if len(self.told) == len(self.clients) and self.asked.keys() >= set(place.waiting):
            self.settle()
        else:  # in a window those who are not asked hear nothing; for some the server answers itself
            self.wait()

    def wait(self) -> None:
        """Go on after a while, if nothing else comes."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = asyncio.get_running_loop().call_later(UNTOLD, self.settle)

    def settle(self) -> None:
        """Count the answer that has reached all whom it concerns, and let the next one follow."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if self.sent:
            self.load.count(self.heard - self.sent)
            self.sent = 0.0
        if self.over:
            self.load.finished(self)
        elif self.active and self.asked and not self.scheduled:
            self.scheduled = True
            self.load.schedule(self)

    def answer(self) -> None:
        """Answer one of the open questions."""
        self.scheduled = False
        if not self.asked or self.over:
            return
        seat = self.load.chance.choice(list(self.asked))
        place, question = self.places[seat], self.asked.pop(seat)
        move = bytes(self.load.chance.choice(question.moves).move)
        lane = b"null" if place.lane is None else b"%d" % place.lane
        self.sent = time.perf_counter()
        self.clients[seat].send(
            b'{"type":"answer","number":%d,"lane":%s,"move":%s}' % (place.number, lane, move)
        )


class Load:
    """All tables of one process."""

    def __init__(self, rate: float, seed: int) -> None:
        self.rate = rate
        self.chance = random.Random(seed)
        self.delays: list[float] = []
        self.counting = False
        self.refused = 0
        self.bytes = 0
        self.rest: list[Table] = []

    def count(self, seconds: float) -> None:
        """Note how long an answer took to reach everybody."""
        if self.counting:
            self.delays.append(seconds)

    def schedule(self, table: Table) -> None:
        """Let the next answer follow at once, or at the pace of the table."""
        if self.rate:
            asyncio.get_running_loop().call_later(self.chance.expovariate(self.rate), table.answer)
        else:
            table.answer()

    def finished(self, table: Table) -> None:
        """Let another table go on where one has ended."""
        if table.active and self.rest:
            self.begin(self.rest.pop())
        table.active = False

    def begin(self, table: Table) -> None:
        """Let a table play."""
        table.active = True
        table.settle()


async def load_tables(port: int, wanted: "Wanted", ready: Any) -> dict[str, Any]:
    """Play at all tables of this process, and return what was measured."""
    load = Load(wanted.rate, wanted.seed)
    with ThreadPoolExecutor(SETTING) as setters:
        set_up = partial(new_table, port, wanted.game, wanted.seats)
        made = await asyncio.get_running_loop().run_in_executor(
            None, lambda: list(setters.map(set_up, range(wanted.pool)))
        )
    door = asyncio.Semaphore(SETTING)

    async def come_in(table: Table, cookies: list[str]) -> None:
        async with door:
            await table.connect(port, cookies)

    tables = [Table(load, name) for name, _ in made]
    await asyncio.gather(*(come_in(table, who) for table, (_, who) in zip(tables, made, strict=True)))
    await asyncio.get_running_loop().run_in_executor(None, ready.wait)
    load.rest = tables[wanted.tables :]
    for table in tables[: wanted.tables]:
        load.begin(table)
    await asyncio.sleep(wanted.warm)
    load.counting, load.bytes = True, 0
    begun = time.perf_counter()
    await asyncio.sleep(wanted.seconds)
    load.counting = False
    took = time.perf_counter() - begun
    for table in tables:
        table.active = False
    active = sum(not table.over for table in tables)
    return {
        "delays": load.delays,
        "seconds": took,
        "refused": load.refused,
        "left": active,
        "bytes": load.bytes,
    }


class Wanted(msgspec.Struct):
    """How one process loads the server."""

    game: str
    seats: int
    tables: int
    pool: int
    rate: float
    seconds: float
    warm: float
    seed: int


def load_process(port: int, wanted: Wanted, ready: Any, results: "multiprocessing.Queue[Any]") -> None:
    """Run in a process of its own."""
    uvloop.install()
    results.put(asyncio.run(load_tables(port, wanted, ready)))


def play(
    folder: Path,
    tables: int,
    rate: float,
    seconds: float,
    processes: int,
    game: str = "lucidity",
    seats: int = 2,
    source: Path | None = None,
    arguments: Sequence[str] = (),
) -> dict[str, float]:
    """Let many tables play at once; return the figures."""
    begun = time.perf_counter()
    warm = WARM + WARM_A_TABLE * tables
    server = Server(folder, *arguments, source=source)
    empty = server.memory()
    results: multiprocessing.Queue[Any] = multiprocessing.Queue()
    share = tables // processes
    pool = share + min(share * (POOLS.get(game, 1) - 1), SPARE // processes)
    ready = multiprocessing.Barrier(processes + 1)
    workers = [
        multiprocessing.Process(
            target=load_process,
            args=(
                server.port,
                Wanted(game, seats, share, pool, rate / tables, seconds, warm, seed),
                ready,
                results,
            ),
        )
        for seed in range(processes)
    ]
    for worker in workers:
        worker.start()
    ready.wait(600)
    setting = time.perf_counter() - begun
    time.sleep(warm)
    worked = server.cpu()
    time.sleep(seconds)
    worked = server.cpu() - worked
    held = server.memory() - empty
    parts = [results.get(timeout=300) for _ in workers]
    for worker in workers:
        worker.join(10)
    delays = sorted(delay for part in parts for delay in part["delays"])
    server.stop()
    return {
        "tables": share * processes,
        "clients": seats * share * processes,
        "answers": len(delays),
        "answers_per_second": round(len(delays) / max(part["seconds"] for part in parts)),
        "p50_ms": round(1000 * at_share(delays, 0.5), 1),
        "p99_ms": round(1000 * at_share(delays, 0.99), 1),
        "server_cpu_us_per_answer": round(1e6 * worked / max(1, len(delays))),
        "server_cpu_share": round(worked / seconds, 2),
        "kb_per_answer": round(sum(part["bytes"] for part in parts) / 1000 / max(1, len(delays)), 1),
        "kb_per_table": round(held / 1000 / (pool * processes)),
        "refused": sum(part["refused"] for part in parts),
        "tables_left": sum(part["left"] for part in parts),
        "set_up_seconds": round(setting),
        "seconds": round(time.perf_counter() - begun),
    }


def at_share(delays: list[float], share: float) -> float:
    """Return the delay that so large a share does not exceed."""
    return delays[min(len(delays) - 1, int(len(delays) * share))] if delays else 0.0


def ignore(_content: bytes) -> None:
    """Hear nothing."""


async def connect_idle(port: int, clients: int) -> list[Client]:
    """Let many clients look on at tables that wait."""
    cookies = [call(port, "GET", "/api/me")[2] for _ in range(2)]
    loop = asyncio.get_running_loop()
    connected = []
    for number in range(clients // 2):
        if number % 5 == 0:
            table = set_table(port, cookies)
        for cookie in cookies:
            path = f"/api/tables/{table}/live"
            _, client = await loop.create_connection(partial(Client, path, cookie, ignore), HOST, port)
            await client.opened
            client.send(b'{"type":"hello","lang":"en"}')
            connected.append(client)
    await asyncio.sleep(2)
    return connected


def idle(folder: Path, clients: int, arguments: Sequence[str] = ()) -> None:
    """See how much memory clients take that only look on."""
    server = Server(folder, *arguments)
    before = server.memory()

    async def look() -> int:
        connected = await connect_idle(server.port, clients)
        after = server.memory()
        for client in connected:
            if client.transport is not None:
                client.transport.close()
        return after

    after = asyncio.run(look())
    server.stop()
    show(
        "server.idle",
        clients=clients,
        memory_mb=round(after / 1e6),
        before_mb=round(before / 1e6),
        kb_per_client=round((after - before) / 1000 / clients, 1),
    )


def long_table(folder: Path, answers: int) -> None:
    """See how long it takes to open the longest of many tables, before and after its course is in chapters,
    and to replay so many answers in all.

    No match of the games there are lasts for thousands of answers, so the last figure adds matches up.
    """
    server = Server(folder)
    cookies = [call(server.port, "GET", "/api/me")[2] for _ in range(2)]
    other, table = (set_table(server.port, cookies) for _ in range(2))
    server.stop()
    matches = random_matches(answers)
    longest = max(matches, key=lambda match: len(match.journal))
    write_answers(folder / "bench.db", table, longest)
    server = Server(folder)
    asyncio.run(open_table(server.port, other, cookies[0]))  # reads the language files
    took = asyncio.run(open_table(server.port, table, cookies[0]))
    again = asyncio.run(open_table(server.port, table, cookies[0]))
    server.stop()  # writes the chapters
    server = Server(folder)
    asyncio.run(open_table(server.port, other, cookies[0]))
    in_chapters = asyncio.run(open_table(server.port, table, cookies[0]))
    short = asyncio.run(open_table(server.port, other, cookies[0]))
    server.stop()
    begun = time.process_time()
    for match in matches:
        replay(record(match), match.rules)
    whole = time.process_time() - begun
    show(
        "server.open",
        answers=len(longest.journal),
        open_ms=round(1000 * took, 1),
        open_from_memory_ms=round(1000 * again, 1),
        open_in_chapters_ms=round(1000 * in_chapters, 1),
        open_short_ms=round(1000 * short, 1),
        replayed_answers=sum(len(match.journal) for match in matches),
        replay_cpu_ms=round(1000 * whole, 1),
    )


def random_matches(answers: int) -> list[Match[Any]]:
    """Return random matches with so many answers in all."""
    matches: list[Match[Any]] = []
    while sum(len(match.journal) for match in matches) < answers:
        chance = random.Random(len(matches))
        match: Match[Any] = Match(rules_of("lucidity"), 2, f"long {len(matches)}")
        while due := match.due():
            match.choose(due[0], chance.randrange(len(match.menu(due[0]))))
        matches.append(match)
    return matches


async def open_table(port: int, table: str, cookie: str) -> float:
    """Return how long it takes from connecting to the first update."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()

    def heard(content: bytes) -> None:
        if b'{"type":"update"' in content and not done.done():
            done.set_result(time.perf_counter())

    begun = time.perf_counter()
    path = f"/api/tables/{table}/live"
    _, client = await loop.create_connection(lambda: Client(path, cookie, heard), HOST, port)
    await client.opened
    client.send(b'{"type":"hello","lang":"en"}')
    return float(await done) - begun


def write_answers(file: Path, table: str, match: Match[Any]) -> None:
    """Write a match into the journal of a table."""
    connection = sqlite3.connect(file)
    lines = [
        (table, number, 0, entry[0], msgspec.json.encode(entry[2]).decode(), time.time())
        for number, entry in enumerate(match.journal)
    ]
    with connection:
        connection.execute("UPDATE tables SET seed = ? WHERE id = ?", (match.seed, table))
        connection.executemany(
            "INSERT INTO journal (table_id, number, kind, seat, move, at) VALUES (?, ?, ?, ?, ?, ?)", lines
        )
    connection.close()


def show(name: str, **figures: object) -> None:
    """Print one object."""
    print(json.dumps({"name": name, **figures}), flush=True)


def main(arguments: list[str] | None = None) -> None:
    """Measure what was asked for, or everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=["full", "paced", "half", "idle", "open"])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=3000, help="answers a second of the paced run")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="several have PostgreSQL and Redis")
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--answers", type=int, default=5000)
    parser.add_argument("--game", default="lucidity", help="what is played, or `all`")
    parser.add_argument("--seats", type=int, help="how many sit at each table; usually as many as mostly do")
    parser.add_argument("--source", type=Path, help="another tree of the project, measured beside this one")
    chosen = parser.parse_args(arguments)
    steps: dict[str, Callable[[Path, list[str]], None]] = {
        "full": lambda f, a: loads(f, "server.full", chosen, 0, a),
        "paced": lambda f, a: loads(f, "server.paced", chosen, chosen.rate, a),
        "half": lambda f, a: half_load(f, chosen, a),
        "idle": lambda f, a: idle(f, chosen.clients, a),
        "open": lambda f, _: long_table(f, chosen.answers),
    }
    for name, step in steps.items():
        if chosen.only in (None, name):
            with tempfile.TemporaryDirectory() as folder, for_workers(chosen.workers) as arguments:
                step(Path(folder), arguments)


def half_load(folder: Path, chosen: argparse.Namespace, arguments: list[str]) -> None:
    """See how much the server bears, and then how long answers take under half of that."""
    seats: int = chosen.seats or SEATS.get(chosen.game) or manifest_of(chosen.game).typical_seats or 2
    rate = 0.0
    for name in ("server.full", "server.half"):
        place = folder / name
        place.mkdir()
        counts = (chosen.tables, rate, chosen.seconds, chosen.processes)
        figures = play(place, *counts, chosen.game, seats, arguments=arguments)
        show(name, game=chosen.game, seats=seats, workers=chosen.workers, **figures)
        rate = figures["answers_per_second"] / 2


def loads(
    folder: Path, name: str, chosen: argparse.Namespace, rate: float, arguments: Sequence[str] = ()
) -> None:
    """Load servers with the wanted games, each tree in turn."""
    for game in playable_games() if chosen.game == "all" else [chosen.game]:
        seats: int = chosen.seats or SEATS.get(game) or manifest_of(game).typical_seats or 2
        for source in [None, *([chosen.source] if chosen.source is not None else [])]:
            if source is not None and not (source / "src/dreamtable/games" / game).is_dir():
                continue
            place = folder / f"{game}-{'other' if source is not None else 'this'}"
            place.mkdir()
            counts = (chosen.tables, rate, chosen.seconds, chosen.processes)
            figures = play(place, *counts, game, seats, source, arguments)
            show(name, game=game, seats=seats, **({"source": "other"} if source else {}), **figures)


if __name__ == "__main__":
    main()
