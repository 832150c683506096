"""What a hostile stranger sends: seeded requests, frames and files, straight into the application."""

import asyncio
import copy
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

from dreamtable.server.app import create
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from server.kit import messages_in, with_changes

STRINGS = [
    "",
    "x",
    "\0",
    "a\0b",
    "\ud800",
    "é" * 3,
    "\u202e",
    "😀" * 20,
    "x" * 5000,
    "../..",
    "%00",
    "-1",
    "null",
]
NUMBERS: list[Any] = [0, 1, -1, 2, 99, 2**31, 2**63, -(2**63), 2**64, 10**400, 1.5, 1e308, -0.0]
OTHERS: list[Any] = [None, True, False, [], {}, [[]], {"": None}, "\0", [None] * 50]
BODIES = [
    b"",
    b"{",
    b"[" * 20_000,
    b'{"a":' * 5_000,
    b"\xff\xfe",
    b'"\xed\xa0\x80"',
    b"\0",
    b"null",
    b"1e999",
]
BODIES += [b"[" * 900 + b"]" * 900, b'{"game":"\\ud800"}', b"x" * 40_000]
ORIGINS = [
    "http://[::1",
    "null",
    "http://",
    "//",
    "http://a:b:c",
    "http://evil.example",
    "\xff",
    "http://\u212a",
]
HEADERS = ["accept-language", "cookie", "content-type", "x-forwarded-for", "host", "range", "accept-encoding"]
VALUES = [b"", b"\xff", b"x" * 4000, b";q=x", b"dreamtable=\xff\x00", b"dreamtable=" + b"a" * 90, b"en;q=nan"]
TYPES = [b"application/json", b"text/plain", b"multipart/form-data", b"application/x-msgpack", b"\xff/\xff"]
PATHS = [
    "/",
    "/assets/",
    "/t/",
    "/schema/openapi.json",
    "/health",
    "/metrics",
    "/api/",
    "/assets/x.js",
    "/c/",
]


class Answer(NamedTuple):
    """What came back."""

    status: int
    body: bytes
    asked: str


class Complaints(logging.Handler):
    """Keeps what the application logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


ADDRESS = "192.0.2.1"


class Seat:
    """A socket that stays open, without a wire."""

    def __init__(self) -> None:
        self.out: asyncio.Queue[Any] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.update: Any = None
        self.out.put_nowait({"type": "websocket.connect"})

    def send(self, message: Any) -> None:
        """Send a message."""
        self.out.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def take(self, message: Any) -> None:
        """Take what the server sends."""
        if message["type"] == "websocket.close":
            self.heard.put_nowait({"type": "closed", "code": message["code"]})
        for one in messages_in(message.get("text") or "[]"):
            self.heard.put_nowait(one)

    def hear(self, message: Any) -> Any:
        """Take a message in."""
        message = with_changes(self.update, message)
        if message["type"] == "update":
            self.update = message
        return message

    def hear_rest(self) -> None:
        """Take in what has come already."""
        while not self.heard.empty():
            self.hear(self.heard.get_nowait())

    async def hear_until(self, *kinds: str) -> Any:
        """Take messages in until one of a kind comes."""
        while True:
            message = self.hear(await self.heard.get())
            if message["type"] in kinds:
                return message
            assert message["type"] not in ("refused", "closed"), message


class Inside:
    """An application in this process, spoken to in bytes: whatever a wire could carry."""

    def __init__(self, settings: Settings) -> None:
        self.app: Any = create(settings)
        self.headers: list[tuple[bytes, bytes]] = []
        """Those of the last answer."""
        self.address = ADDRESS
        """Where those come from who ask."""
        self.complaints = Complaints()
        logging.getLogger("dreamtable").addHandler(self.complaints)

    async def ask(
        self, method: str, path: bytes, body: bytes = b"", headers: list[tuple[bytes, bytes]] | None = None
    ) -> Answer:
        """Send a request; return the answer."""
        raw, _, query = path.partition(b"?")
        scope = {
            **plain_scope("http", raw, query, headers or [], self.address),
            "method": method,
        }
        told: dict[str, Any] = {"body": b""}
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told["status"] = message.get("status", told.get("status"))
            told["body"] += message.get("body", b"")
            self.headers = message.get("headers", self.headers)

        await self.app(scope, receive, send)
        asked = f"{method} {path[:300]!r} {(headers or [])!r:.300} {body[:300]!r}"
        return Answer(told["status"], told["body"], asked)

    async def cookie(self) -> bytes:
        """Return the token of a new guest; nonsense if nobody can come in."""
        await self.ask("GET", b"/api/me")
        given = dict(self.headers).get(b"set-cookie", b"dreamtable=nobody;")
        return given.partition(b"=")[2].partition(b";")[0]

    @asynccontextmanager
    async def seat(self, table: str, cookie: bytes, seat: Seat | None = None) -> AsyncIterator[Seat]:
        """Open a socket, and close it in the end."""
        path, seat = f"/api/tables/{table}/live".encode(), seat or Seat()
        scope = plain_scope("websocket", path, b"", [(b"cookie", cookie)], self.address)
        task = asyncio.create_task(self.app({**scope, "subprotocols": []}, seat.out.get, seat.take))
        yield seat
        seat.out.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await task

    async def sit(self, table: str, frames: list[str | bytes], cookie: bytes) -> list[Any]:
        """Open a socket, send frames, and return all that is told."""
        path = f"/api/tables/{table}/live".encode()
        scope = {
            **plain_scope("websocket", path, b"", [(b"cookie", cookie)], self.address),
            "subprotocols": [],
        }
        events: list[Any] = [{"type": "websocket.connect"}]
        for frame in frames:
            kind = "text" if isinstance(frame, str) else "bytes"
            events.append({"type": "websocket.receive", kind: frame})
        events.append({"type": "websocket.disconnect", "code": 1000})
        told: list[Any] = []

        async def receive() -> Any:
            await asyncio.sleep(0)
            return events.pop(0)

        async def send(message: Any) -> None:
            if message.get("text"):
                read = json.loads(message["text"])
                told.extend(read if isinstance(read, list) else [read])

        await self.app(scope, receive, send)
        return told


def plain_scope(
    kind: str, path: bytes, query: bytes, headers: list[tuple[bytes, bytes]], address: str = ADDRESS
) -> dict[str, Any]:
    """Return what a server says of a connection."""
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquoted(path),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": [(b"host", b"here"), *headers],
        "client": (address, 1),
        "server": ("here", 80),
        "state": {},
        "extensions": {},
    }


def unquoted(path: bytes) -> str:
    """Return a path as servers give it on."""
    return unquote(path.decode("latin-1"))


@asynccontextmanager
async def application(folder: Path, **settings: Any) -> AsyncIterator[Inside]:
    """Give an application that is open."""
    chosen = Settings(
        **{"database": str(folder / "tables.db"), "limits": 0, "log_level": "error", **settings}
    )
    database = Database(chosen)
    await database.migrate()
    await database.close()
    inside = Inside(chosen)
    begun, over = asyncio.Event(), asyncio.Event()
    messages = iter(("lifespan.startup", "lifespan.shutdown"))

    async def receive() -> Any:
        kind = next(messages)
        if kind == "lifespan.shutdown":
            await over.wait()
        return {"type": kind}

    async def send(message: Any) -> None:
        if message["type"] == "lifespan.startup.complete":
            begun.set()

    life = asyncio.create_task(
        inside.app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send)
    )
    await begun.wait()
    while (await inside.ask("GET", b"/health")).status != 200:
        await asyncio.sleep(0.05)
    yield inside
    over.set()
    await life


class Stranger:
    """Makes requests, frames and files up, by chance."""

    def __init__(self, seed: object, schema: dict[str, Any], ids: list[str]) -> None:
        self.chance = random.Random(str(seed))
        self.schema = schema
        self.ids = ids
        self.routes = [(path, method) for path, ways in schema["paths"].items() for method in ways]

    def request(self, cookie: bytes) -> tuple[str, bytes, bytes, list[tuple[bytes, bytes]]]:
        """Return a method, a path, a body and headers."""
        chance = self.chance
        path, method = chance.choice(self.routes)
        way = self.schema["paths"][path][method]
        query = []
        for one in way.get("parameters", ()):
            word = self.word(one["name"], one.get("schema", {}))
            if one["in"] == "path":
                path = path.replace("{" + one["name"] + "}", word)
            elif chance.random() < 0.8:
                query.append(f"{one['name']}={word}")
        while "{" in path:
            path = path[: path.index("{")] + self.word("", {}) + path[path.index("}") + 1 :]
        if chance.random() < 0.05:
            path = chance.choice(PATHS) + self.word("", {})
        if chance.random() < 0.3:
            query.append(f"lang={self.word('', {})}")
        headers = [(b"cookie", cookie)] if chance.random() < 0.8 else []
        body = b""
        if "requestBody" in way:
            content = next(iter(way["requestBody"]["content"].values()))
            body = self.encoded(self.made(content["schema"]))
            headers.append((b"content-type", b"application/json"))
        if chance.random() < 0.1:
            body = chance.choice(BODIES)
            headers.append((b"content-type", chance.choice(TYPES)))
        if chance.random() < 0.1:
            headers.append((b"origin", chance.choice(ORIGINS).encode("utf-8", "replace")))
        if chance.random() < 0.1:
            headers.append((chance.choice(HEADERS).encode(), chance.choice(VALUES)))
        if chance.random() < 0.05:
            method = chance.choice(["get", "post", "put", "delete", "head", "options", "patch", "trace"])
        asked = path + ("?" + "&".join(query) if query else "")
        return method.upper(), asked.encode("utf-8", "surrogatepass"), body, headers

    def word(self, name: str, schema: dict[str, Any]) -> str:
        """Return something for a place in a path or a query."""
        chance = self.chance
        if name.endswith("_id") and chance.random() < 0.7:
            return chance.choice(self.ids)
        if name == "game" and chance.random() < 0.7:
            return chance.choice(["lucidity", "tamashii", "etherfields", "inception", "eldritch"])
        if schema.get("type") == "integer" and chance.random() < 0.6:
            return str(chance.choice(NUMBERS))
        text = chance.choice(
            [*STRINGS, *map(str, NUMBERS[:8]), "%ff", "%00", "%2e%2e%2f", "%ed%a0%80", "a" * 300]
        )
        return text.replace("/", "%2f").replace("?", "%3f").replace("#", "%23").replace("\0", "%00")

    def made(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Return what a schema asks for, mostly."""
        chance = self.chance
        if "$ref" in schema:
            return self.made(self.schema["components"]["schemas"][schema["$ref"].split("/")[-1]], depth)
        if chance.random() < 0.12 or depth > 5:
            return chance.choice([*OTHERS, *STRINGS, *NUMBERS])
        if "oneOf" in schema or "anyOf" in schema:
            return self.made(chance.choice(schema.get("oneOf") or schema["anyOf"]), depth)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                made = {
                    name: self.made(one, depth + 1)
                    for name, one in schema.get("properties", {}).items()
                    if name in schema.get("required", ()) or chance.random() < 0.6
                }
                if chance.random() < 0.1:
                    made[chance.choice(STRINGS)] = chance.choice(OTHERS)
                return made
            case "array":
                return [self.made(schema.get("items", {}), depth + 1) for _ in range(chance.randrange(4))]
            case "integer" | "number":
                return chance.choice([1, 2, 3, *NUMBERS])
            case "boolean":
                return chance.random() < 0.5
            case "null":
                return None
        return chance.choice([*STRINGS, "lucidity", "random", "Ann", "correct horse", *self.ids])

    def encoded(self, thing: Any) -> bytes:
        """Return something as JSON, at times a little broken."""
        text = json.dumps(thing, ensure_ascii=self.chance.random() < 0.5)
        content = text.encode("utf-8", "surrogatepass")
        return self.broken(content) if self.chance.random() < 0.1 else content

    def broken(self, content: bytes) -> bytes:
        """Return bytes of which a few were changed, lost or doubled."""
        chance, made = self.chance, bytearray(content)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(made) + 1)
            match chance.randrange(4):
                case 0:
                    made[at : at + 1] = bytes([chance.randrange(256)])
                case 1:
                    del made[at : at + chance.randrange(1, 30)]
                case 2:
                    made[at:at] = made[max(0, at - 20) : at]
                case _:
                    made = made[:at]
        return bytes(made)

    def mutated(self, file: Any) -> Any:
        """Return what is in a file with one or two places changed: still a file of that form."""
        made = copy.deepcopy(file)
        for _ in range(self.chance.randrange(1, 3)):
            self._mutate(made)
        return made

    def _mutate(self, thing: Any) -> None:
        chance = self.chance
        while isinstance(thing, dict | list) and thing:
            key: Any = chance.choice(list(thing)) if isinstance(thing, dict) else chance.randrange(len(thing))
            if isinstance(thing[key], dict | list) and thing[key] and chance.random() < 0.9:
                thing = thing[key]
                continue
            if chance.random() < 0.1:
                del thing[key]
            elif chance.random() < 0.8:
                thing[key] = self._like(thing[key])
            else:
                thing[key] = chance.choice([*OTHERS, *STRINGS, *NUMBERS])
            return

    def _like(self, value: Any) -> Any:
        """Return something else of the same kind: nobody sees at once that it is wrong."""
        chance = self.chance
        match value:
            case bool():
                return not value
            case int():
                return chance.choice([value + 1, value - 1, 0, -1, 7, 99, 2**31, 2**62])
            case float():
                return chance.choice([value + 1, -value, 0.0, 1e300])
            case str():
                return chance.choice([value[:-1], value + "x", value.upper(), value[::-1], *STRINGS])
            case list() if value:
                return chance.choice([value[1:], [*value, value[0]], value[::-1], []])
        return chance.choice(OTHERS)

    def frame(self, number: int) -> str | bytes:
        """Return a frame that asks for something, mostly."""
        chance = self.chance
        kinds = [
            "hello",
            "answer",
            "undo",
            "look",
            "say",
            "coached",
            "ready",
            "skip",
            "reads",
            "ahead",
            "away",
        ]
        kinds += ["suggest", "orders", "see-ahead", "nothing"]
        fields = {
            "type": chance.choice(kinds),
            "number": number,
            "lang": "en",
            "seat": 0,
            "move": ["draw"],
            "lane": None,
            "since": 0,
            "undone": 0,
            "text": "hi",
            "phrase": 1,
            "on": True,
            "away": False,
            "wish": "read",
            "name": "x",
            "stages": True,
        }
        for name in chance.sample(sorted(fields), chance.randrange(4)):
            if name != "type" or chance.random() < 0.3:
                fields[name] = chance.choice([*STRINGS, *NUMBERS, *OTHERS])
        content = self.encoded(fields)
        if chance.random() < 0.1:
            content = chance.choice(BODIES)
        if chance.random() < 0.5:
            return content
        return content.decode("utf-8", "replace")
