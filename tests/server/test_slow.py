"""Clients that send nothing, send it bit by bit, or never read: they are cut off."""

import asyncio
import base64
import json
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn

from dreamtable.server import connections
from dreamtable.server.connections import Frames, Requests
from server.kit import HOST, PATIENCE, Server, Visitor, free_port, seated
from server.outages import wait_until

MOMENT = 0.2
"""How long everything may take in these tests that may take long otherwise."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SLOW_SECONDS", MOMENT)
    monkeypatch.setattr(connections, "IDLE_SECONDS", 2 * MOMENT)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that reads everything, and answers at length."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(200):
        await send({"type": "http.response.body", "body": b"x" * 50_000, "more_body": True})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def serving() -> AsyncIterator[int]:
    """Serve in this process; give the port."""
    port = free_port()
    ways: dict[str, Any] = {"http": Requests, "ws": Frames, "log_config": None, "lifespan": "off"}
    server = uvicorn.Server(uvicorn.Config(echo, host=HOST, port=port, **ways))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield port
    server.should_exit = True
    await task


async def is_cut_off(*parts: bytes, reads: bool = True) -> bool:
    """Send something, one part after the other and no more; say whether the server ends the connection."""
    async with serving() as port:
        reader, writer = await asyncio.open_connection(HOST, port, limit=1000)
        for part in parts:
            writer.write(part)
            await asyncio.sleep(MOMENT / 4)
        if not reads:
            await asyncio.sleep(4 * MOMENT)
        try:
            async with asyncio.timeout(PATIENCE):
                got = b""
                while data := await reader.read(100_000):
                    got += data
        except ConnectionError:
            return True
        finally:
            writer.close()
        return not got.endswith(b"0\r\n\r\n")


GET = b"GET / HTTP/1.1\r\nhost: here\r\n"
POST = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [[], [GET], [GET] + [b"x"] * 12, [POST], [POST] + [b"x"] * 12, [GET + b"a: " + b"b" * 40_000]],
    ids=["nothing", "half a header", "bit by bit", "no body", "a body bit by bit", "an endless header"],
)
def test_who_asks_by_halves_is_cut_off(parts: list[bytes]) -> None:
    assert asyncio.run(is_cut_off(*parts))


def test_who_does_not_read_the_answer_is_cut_off() -> None:
    assert asyncio.run(is_cut_off(GET + b"\r\n", reads=False))


def test_whoever_asks_in_time_is_answered_also_at_length_and_again() -> None:
    async def ask() -> None:
        async with serving() as port, httpx.AsyncClient() as client:
            for _ in range(2):
                answer = await client.post(f"http://{HOST}:{port}/", content=b"y" * 300_000)
                assert len(answer.content) == 200 * 50_000

    asyncio.run(ask())


@pytest.fixture
def deaf(server: Server) -> Iterator[socket.socket]:
    """A socket at a table that never reads."""
    table, visitors = seated(server, 2, "eldritch")
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.connect((HOST, server.port))
    key = base64.b64encode(b"0123456789abcdef").decode()
    one.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {visitors[0].cookie}\r\n\r\n".encode()
    )
    yield one
    one.close()


def frame(message: Any) -> bytes:
    """Return a masked frame of text."""
    content = json.dumps(message).encode()
    assert len(content) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(content)) + content


def test_a_socket_that_never_reads_is_cut_off(server: Server, deaf: socket.socket) -> None:
    asks = frame({"type": "hello", "lang": "en"})

    def cut_off() -> bool:
        try:
            for _ in range(20):
                deaf.sendall(asks)
        except ConnectionError:
            return True
        return False

    wait_until(cut_off, "it is cut off before it has failed to answer a ping", seconds=30)
    assert httpx.get(f"{server.url}/health").status_code == 200
    Visitor(server).get("/api/games")
