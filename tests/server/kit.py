"""A real server, visitors with cookies, and seats that play over real sockets."""

import dataclasses
import importlib
import json
import multiprocessing
import os
import pkgutil
import random
import socket
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from dreamtable import games
from dreamtable.games import own_games, rules_of
from dreamtable.server.config import Settings
from dreamtable.server.serving import serve
from gauntlet.past import a_new_version_of

HOST = "127.0.0.1"
PATIENCE = 20.0
NOTHING_NEW: dict[str, Any] = {"events": [], "reading": None, "late": "", "restart": False, "moments": []}
"""What a change says that leaves it out."""


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


def serve_in_child(settings: bytes, log: str, one_for_many: bool, outside: str | None, newer: bool) -> None:
    """Serve in this process, with everything it writes in a file.

    Maybe let one person hold many seats, let games from outside be found in a folder, or let our games be of
    a newer version that stores everything otherwise.
    """
    with open(log, "ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    if outside is not None:
        sys.path.append(outside)
    for name in own_games() if one_for_many else ():
        module = importlib.import_module(f"dreamtable.games.{name}.rules")
        vars(module)["RULES"] = dataclasses.replace(
            rules_of(name), modes=tuple(mode._replace(open_hands=True) for mode in rules_of(name).modes)
        )
    for name in own_games() if newer else ():
        module = importlib.import_module(f"dreamtable.games.{name}.rules")
        vars(module)["RULES"] = a_new_version_of(rules_of(name))
    serve(msgspec.json.decode(settings, type=Settings))


Serving = Callable[[bytes, str, bool, str | None, bool], None]
"""What serves in a process of its own."""
NURSERY = multiprocessing.get_context("forkserver")
"""Has imported everything once, so that a server starts as fast as it forks."""
NURSERY.set_forkserver_preload(
    [
        "dreamtable.server.app",
        *(f"{games.__name__}.{one.name}.rules" for one in pkgutil.iter_modules(games.__path__) if one.ispkg),
        "server.kit",
    ]
)


class Address:
    """Where a server listens."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"


class Server(Address):
    """A server in a process of its own, as `dreamtable serve` runs it."""

    def __init__(
        self,
        folder: Path,
        *,
        one_for_many: bool = False,
        outside: Path | None = None,
        serving: Serving = serve_in_child,
        **settings: Any,
    ) -> None:
        self.folder = folder
        self.serving = serving
        self.one_for_many = one_for_many
        self.newer = False
        """Whether it has a newer version of our games when it is started next."""
        self.outside = str(outside) if outside is not None else None
        self.file = folder / "tables.db"
        super().__init__(free_port())
        file = {"database": str(self.file)}
        plain = {"bot_pause": 0.0, "window_pause": 0.0, "limits": 0.0, "port": self.port}
        self.settings = Settings(**{**file, **plain, **settings})
        self.start()

    def start(self) -> None:
        """Start it and wait until it is well."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it."""
        settings = msgspec.json.encode(self.settings)
        arguments = (settings, str(self.folder / "log"), self.one_for_many, self.outside, self.newer)
        self.process = NURSERY.Process(target=self.serving, args=arguments)
        self.process.start()

    def wait(self) -> None:
        """Wait until it is well."""
        until = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
            assert self.process.exitcode is None, self.log()
        raise AssertionError(self.log())

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def log(self) -> str:
        """Return what it has written."""
        return (self.folder / "log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Kill it as kill -9 does."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self.process.terminate()
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None


class Visitor:
    """A browser's worth of cookies."""

    def __init__(self, server: Address, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.http = httpx.Client(base_url=server.url, headers={"accept-language": lang}, timeout=PATIENCE)

    def get(self, path: str, **options: Any) -> Any:
        """Return what is at an address."""
        answer = self.http.get(path, **options)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        """Do something that works."""
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def put(self, path: str, body: Any) -> Any:
        """Change something."""
        answer = self.http.put(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, status: int = 409) -> str:
        """Do something that is refused; return the reason."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        reason = answer.json()["reason"]
        assert set(answer.json()) == {"reason"}
        return str(reason)

    def host(self, game: str = "lucidity", seats: int = 2, **wishes: Any) -> Any:
        """Host a table; return the answer."""
        return self.post("/api/tables", {"game": game, "seats": seats, **wishes})

    def invited_by(self, host: "Visitor", table: str) -> Self:
        """Come to a private table with the invitation that somebody there knows."""
        invite = host.get(f"/api/tables/{table}")["invite"]
        self.post(f"/api/tables/{table}/invitation", {"invite": invite})
        return self

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sits(self, table: str, **hello: Any) -> "Player":
        """Open a socket at a table and say hello."""
        player = Player(self.server, table, self.cookie)
        player.send({"type": "hello", "lang": self.lang, **hello})
        return player


def messages_in(frame: str | bytes) -> list[Any]:
    """Return the messages of a frame: there may be several."""
    read = json.loads(frame)
    return read if isinstance(read, list) else [read]


def with_changes(known: Any, message: Any) -> Any:
    """Return a message; a change as an update, in which what was left out is as it was."""
    if message["type"] != "change":
        return message
    return {**known, **NOTHING_NEW, **message, "type": "update"}


class Player:
    """A socket at a table."""

    def __init__(self, server: Address, table: str, cookie: str = "", **headers: str) -> None:
        address = f"ws://{HOST}:{server.port}/api/tables/{table}/live"
        if cookie:
            headers["Cookie"] = cookie
        self.socket: ClientConnection = connect(
            address, additional_headers=headers, max_size=None, ping_interval=None, legacy=True
        )
        self.update: Any = None
        self.table: Any = None
        self.events: list[Any] = []
        self.said: list[Any] = []
        self.accepted: list[int] = []
        self.refusals: list[str] = []
        self.raw: list[str] = []
        """All messages, changes put together to updates."""
        self.unheard: deque[Any] = deque()
        """What has come in the same frame as what was heard last."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Close the socket."""
        self.socket.close()

    def send(self, message: Any) -> None:
        """Send a message, or a frame as it is."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next_text(self, timeout: float) -> str:
        """Return the next frame as it comes."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        return text

    def hear(self, timeout: float = PATIENCE) -> Any:
        """Take the next message in."""
        if not self.unheard:
            self.unheard += messages_in(self.next_text(timeout))
        message = with_changes(self.update, self.unheard.popleft())
        self.raw.append(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        match message["type"]:
            case "update":
                if message["restart"]:
                    self.events.clear()
                self.events += message["events"]
                self.update = message
            case "table":
                self.table = message["table"]
            case "said":
                self.said.append(message)
            case "accepted":
                self.accepted.append(message["number"])
            case "refused":
                self.refusals.append(message["reason"])
        return message

    def hear_until(self, kind: str) -> Any:
        """Take messages in until one of a kind comes."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def refused(self, message: Any) -> str:
        """Send something that is refused; return the reason."""
        self.send(message)
        return str(self.hear_until("refused")["reason"])

    def hear_rest(self) -> None:
        """Take in what has come already."""
        try:
            while True:
                self.hear(timeout=0.2)
        except TimeoutError:
            return

    @property
    def asked(self) -> bool:
        return self.update is not None and self.update["question"] is not None

    @property
    def over(self) -> bool:
        return self.update is not None and self.update["outcome"] is not None

    def answer(self, chance: random.Random, index: int | None = None) -> None:
        """Answer the open question, by chance or by the number of the entry."""
        moves = self.update["question"]["moves"]
        chosen = chance.choice(moves) if index is None else moves[index]
        lane = self.update["lane"]
        self.send({"type": "answer", "number": self.update["number"], "lane": lane, "move": chosen["move"]})

    def closed_with(self) -> int:
        """Wait until the server closes; return its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


def hear_something(players: list[Player]) -> None:
    """Wait until somebody is told something: in a window most are told nothing."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for player in players:
            try:
                if player.hear(timeout=0.02)["type"] == "update":
                    return
            except TimeoutError:
                pass
    raise AssertionError("Nobody is told anything.")


def play(players: list[Player], chance: random.Random, answers: int | None = None) -> int:
    """Let players answer until the match is over, or for so many answers; return how many there were."""
    given = 0
    number = max((player.update["answers"] for player in players if player.update is not None), default=0)
    while True:
        for player in players:
            while player.update is None or player.update["answers"] < number:
                player.hear_until("update")
        if players[0].over or given == answers:
            break
        asked = [player for player in players if player.asked]
        if not asked:
            hear_something(players)
            number = max(player.update["answers"] for player in players)
            continue
        one = chance.choice(asked)
        one.answer(chance)
        one.hear_until("accepted")
        one.hear_until("update")
        number = one.update["answers"]
        given += 1
    return given


def seated(server: Address, people: int, game: str = "lucidity", **wishes: Any) -> tuple[str, list[Visitor]]:
    """Return a table at which people sit and play has begun."""
    visitors = [Visitor(server) for _ in range(people)]
    made = visitors[0].host(game, people, **wishes)
    table = str(made["table"]["id"])
    for visitor in visitors[1:]:
        visitor.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    visitors[0].post(f"/api/tables/{table}/start")
    return table, visitors


def in_the_midst(server: Address, chance: random.Random, answers: int) -> tuple[str, list[Visitor]]:
    """Return a table of Lucidity for two that has come so far and is not over: chance may end it sooner."""
    while True:
        table, visitors = seated(server, 2)
        players = [visitor.sits(table) for visitor in visitors]
        if play(players, chance, answers) == answers and not players[0].over:
            return table, visitors


def log_of(visitor: Visitor, table: str, player: Player) -> list[Any]:
    """Return the whole log, read back page by page."""
    events, first = list(player.events), player.update["first"]
    while first:
        page = visitor.get(f"/api/tables/{table}/log", params={"before": first})
        assert all(page["first"] <= event["number"] < first for event in page["events"])
        events, first = page["events"] + events, page["first"]
    return events
