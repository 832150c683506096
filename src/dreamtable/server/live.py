"""Live play over a WebSocket: frames in, messages out."""

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.types import Receive, Send

from dreamtable.kernel import DreamtableError
from dreamtable.server import hosting, ledger
from dreamtable.server.accounts import COOKIE, Person, clean
from dreamtable.server.guard import same_origin
from dreamtable.server.house import House
from dreamtable.server.limits import FRAME_BYTES
from dreamtable.server.messages import Answer, Away, Concede, FromClient, Hello, Refused, Say, Undo
from dreamtable.server.offers import phrases_in
from dreamtable.server.refusals import Refusal, language_or
from dreamtable.server.tables import Listener, Live
from dreamtable.server.visitors import address_of, reader_of

log = logging.getLogger("dreamtable.live")
read_frame = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.encode

UNHEARD = 256
"""With so many messages waiting, a client is too slow to follow."""
PATIENCE = 20
"""After so many refusals for speed in a row, the socket is closed."""
REMEMBERED = 50
"""How much of what was said a newcomer hears."""
CHANNEL = "channel"
"""Where a socket's scope keeps its bare channel: frames skip the layers that only requests need."""
NO_TABLE, OTHER_ORIGIN, TOO_FAST, TOO_SLOW = 4404, 4403, 4429, 1013


class Socket:
    """One client: its outbox is sent in order, and a slow one never holds a table up."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        channel: tuple[Receive, Send] = socket.scope["state"][CHANNEL]
        self._receive, self._send = channel
        self._outbox: list[bytes] = []
        self._waiter: asyncio.Future[None] | None = None
        self._open = True
        self.too_slow = False

    def send(self, message: bytes) -> None:
        """Put a message into the outbox."""
        self._outbox.append(message)
        if len(self._outbox) > UNHEARD:
            self.too_slow = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def deliver(self) -> None:
        """Send what comes into the outbox."""
        send = self._send
        loop = asyncio.get_running_loop()
        while self._open:
            if not self._outbox:
                self._waiter = loop.create_future()
                await self._waiter
            if self.too_slow:
                await self._socket.close(code=TOO_SLOW)
                return
            messages, self._outbox = self._outbox, []
            for message in messages:
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def receive(self) -> str | None:
        """Return the next frame; None once the client is gone."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        if text is not None:
            return str(text)
        data = message.get("bytes") or b""
        return bytes(data).decode("utf-8", "replace")

    async def flush(self) -> None:
        """Send what is left, for a last word."""
        messages, self._outbox = self._outbox, []
        for message in messages:
            await self._send({"type": "websocket.send", "text": message.decode(), "bytes": None})


class Visit:
    """One client at one table, from hello to its end."""

    def __init__(self, house: House, socket: Socket, live: Live, person: Person | None, lang: str) -> None:
        self.house = house
        self.socket = socket
        self.live = live
        self.person = person
        self.lang = lang
        self.listener: Listener | None = None
        self.frames = house.limits.bucket("frame")
        self.words = house.limits.bucket("say")
        self.hasty = 0

    async def run(self) -> int | None:
        """Take frames until the client goes; return the code to close with, if it is us who close."""
        try:
            while (frame := await self.socket.receive()) is not None:
                try:
                    await self.take(frame)
                except Refusal as refusal:
                    self.refuse(refusal)
                    if self.hasty > PATIENCE:
                        return TOO_FAST
                except (DreamtableError, asyncio.CancelledError):
                    raise
                except Exception:
                    log.exception("frame failed", extra={"table": self.live.id})
                    self.refuse(Refusal("failed", 500))
        finally:
            if self.listener is not None:
                self.live.exit(self.listener)
        return None

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and show where the match really stands if the client seems not to know."""
        self.house.metrics.refusals[refusal.key] += 1
        self.socket.send(encode(Refused(reason=refusal.reason(self.lang))))
        if refusal.key in ("stale", "not-asked", "not-allowed") and self.listener is not None:
            self.live.show_again(self.listener)

    async def take(self, frame: str) -> None:
        """Do what a frame asks for."""
        if self.frames.take():
            self.hasty += 1
            raise Refusal("too-fast", 429)
        self.hasty = 0
        if len(frame) > FRAME_BYTES:
            raise Refusal("too-long", 413)
        try:
            message = read_frame(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("bad-frame", 400) from None
        if isinstance(message, Hello):
            await self.hello(message)
            return
        if self.listener is None:
            raise Refusal("no-hello", 400)
        if isinstance(message, Say):
            await self.say(message)
            return
        seats = self.listener.seats
        if not seats:
            raise Refusal("not-here", 403)
        match message:
            case Answer(number=number, move=move):
                await self.live.answer(self.listener.seat, number, bytes(move).decode(), self.listener)
            case Undo(number=number):
                await self.live.undo(seats, number, self.listener)
            case Away(away=away):
                await hosting.set_away(self.house, self.live.id, seats, away=away)
            case Concede():
                await hosting.set_away(self.house, self.live.id, seats, away=True, for_good=True)

    async def hello(self, hello: Hello) -> None:
        """Begin to look on, or begin anew in another language."""
        self.lang = language_or(hello.lang, self.lang)
        if self.listener is not None:
            self.live.exit(self.listener)
        person = self.person.id if self.person is not None else None
        listener = Listener(person, self.lang, self.socket.send)
        await self.live.enter(listener, hello.since, hello.undone)
        self.listener = listener
        async with self.house.database.reading() as on:
            lines = await ledger.said(on, self.live.id, REMEMBERED)
        listener.hear_of_before([self.live.said(line, self.lang) for line in lines])

    async def say(self, words: Say) -> None:
        """Say something to the table."""
        if self.person is None:
            raise Refusal("not-here", 403)
        if self.words.take():
            raise Refusal("too-fast", 429)
        text = clean(words.text)
        if words.phrase is not None:
            phrases = phrases_in(self.live.rules.name, self.lang)
            if not 1 <= words.phrase <= len(phrases):
                raise Refusal("no-phrase", 400)
            text = phrases[words.phrase - 1]
        if not text:
            raise Refusal("nothing-said", 400)
        seats = self.live.seats_of(self.person.id)
        line = ledger.ChatRow(
            table_id=self.live.id,
            seat=seats[0] if seats else None,
            name=self.person.name,
            text=text,
            phrase=words.phrase,
            at=time.time(),
        )
        async with self.house.database.writing() as on:
            await ledger.say(on, line)
        self.live.say(line)
        self.house.news.said(self.live.id, line.number)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: str, house: House) -> None:
    """Play or watch at a table."""
    if not same_origin(socket, house.settings):
        await socket.close(code=OTHER_ORIGIN)
        return
    await socket.accept()
    out = Socket(socket)
    person = await house.accounts.find(socket.cookies.get(COOKIE))
    if person is not None:
        socket.scope["state"]["lang"] = person.lang
    lang = reader_of(socket)
    try:
        house.limits.take("socket", address_of(socket))
        if len(table_id) > 64:
            raise Refusal("no-table", 404)
        live = await house.hall.open(table_id)
    except Refusal as refusal:
        out.send(encode(Refused(reason=refusal.reason(lang))))
        await out.flush()
        await socket.close(code=TOO_FAST if refusal.status == 429 else NO_TABLE)
        return
    house.metrics.counts["sockets"] += 1
    delivery = asyncio.create_task(out.deliver())
    code = None
    try:
        code = await Visit(house, out, live, person, lang).run()
    finally:
        delivery.cancel()
        if code is not None:
            await out.flush()
            await socket.close(code=code)
