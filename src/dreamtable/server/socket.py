"""Live play over a WebSocket: frames in, messages out."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.types import Receive, Send, WebSocketSendEvent

from dreamtable.kernel import DreamtableError
from dreamtable.server import admission, coaching, deciding, heard, hosting, ledger, papers, reports
from dreamtable.server.accounts import COOKIE, Person, clean
from dreamtable.server.connections import CUT_OFF
from dreamtable.server.failures import AWAY, refusal_for
from dreamtable.server.guard import same_origin
from dreamtable.server.limits import FRAME_BYTES
from dreamtable.server.listening import Listener
from dreamtable.server.listings import askable_at
from dreamtable.server.live_table import LiveTable
from dreamtable.server.messages import (
    Agree,
    Answer,
    Away,
    Coached,
    Concede,
    Draw,
    FromClient,
    Hello,
    Jot,
    Look,
    Orders,
    PinUp,
    Reads,
    Ready,
    Refused,
    Say,
    SeeAhead,
    Skip,
    Suggest,
    Undo,
    Wish,
)
from dreamtable.server.offers import phrases_in
from dreamtable.server.refusals import Refusal, language_or
from dreamtable.server.visitors import address_of, check_work, reader_of
from dreamtable.server.work import PAYER
from dreamtable.server.worker import Worker

log = logging.getLogger("dreamtable.live")
read_frame = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.encode

UNHEARD, UNHEARD_BYTES = 256, 1_000_000
"""With so many messages waiting, or so much, a client is too slow to follow."""
PATIENCE = 20
"""After so many refusals for speed in a row, the socket is closed."""
REMEMBERED = 50
"""How much of what was said a newcomer hears."""
CHANNEL = "channel"
"""Where a socket's scope keeps its bare channel: frames skip the layers that only requests need."""
NO_TABLE, OTHER_ORIGIN, SIGNED_OUT, TOO_FAST, LATER = 4404, 4403, 4401, 4429, 1013
CODES = {429: TOO_FAST, AWAY: LATER}
"""How a socket is closed that can't be served, by the status of the refusal; others are for no table."""


class Socket:
    """One client: its outbox is sent in order, and a slow one never holds a table up."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        channel: tuple[Receive, Send] = socket.scope["state"][CHANNEL]
        self._receive, self._send = channel
        self._cut_off: Callable[[], None] = socket.scope["state"].get(CUT_OFF, self.end)
        self._outbox: list[bytes] = []
        self._unheard = 0
        """How many bytes wait."""
        self._waiter: asyncio.Future[None] | None = None
        self._ended = False

    def end(self) -> None:
        """Close it: whose it was has signed out."""
        self._ended = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; cut a client off that does not read what is there."""
        if self._ended:
            return
        self._outbox.append(message)
        self._unheard += len(message)
        if len(self._outbox) > (1 if self._unheard > UNHEARD_BYTES else UNHEARD):
            self._ended = True
            self._outbox = []
            self._cut_off()
        self._wake()

    async def deliver(self) -> None:
        """Send what comes into the outbox."""
        send = self._send
        loop = asyncio.get_running_loop()
        while True:
            if not self._outbox and not self._ended:
                self._waiter = loop.create_future()
                await self._waiter
            if self._ended:
                await self._socket.close(code=SIGNED_OUT)
                return
            await send(self._frame())

    def _frame(self) -> WebSocketSendEvent:
        """Take everything out of the outbox: a message, or a list of several."""
        messages, self._outbox, self._unheard = self._outbox, [], 0
        content = messages[0] if len(messages) == 1 else b"[%b]" % b",".join(messages)
        return {"type": "websocket.send", "text": content.decode(), "bytes": None}

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
        if self._outbox:
            await self._send(self._frame())


class Visit:
    """One client at one table, from hello to its end."""

    def __init__(
        self, worker: Worker, socket: Socket, live: LiveTable, person: Person | None, lang: str
    ) -> None:
        self.worker = worker
        self.socket = socket
        self.live = live
        self.person = person
        self.lang = lang
        self.listener: Listener | None = None
        self.frames = worker.limits.bucket("frame")
        self.words = worker.limits.bucket("say")
        self.glances = worker.limits.bucket("ahead")
        self.strokes = worker.limits.bucket("paper")
        self.payer = PAYER.get()
        self.hasty = 0
        """How many frames in a row were too many."""

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
                except Exception as error:
                    failure = refusal_for(error)
                    if failure.status != AWAY:
                        log.exception("frame failed", extra={"table": self.live.id})
                        if isinstance(error, DreamtableError):
                            raise
                    self.refuse(failure)
        finally:
            if self.listener is not None:
                self.live.exit(self.listener)
        return None

    async def become(self, person: Person) -> None:
        """Be who has signed in or made an account; the seats stay."""
        self.person = person
        if self.listener is not None:
            self.listener.person = person.id
            await self.live.refresh()
            self.live.publishing.show_again(self.listener)

    def end(self) -> None:
        """Go, since whose socket it was has signed out."""
        self.socket.end()

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and show where the match really stands if the client seems not to know."""
        self.worker.metrics.refused(refusal.key)
        number, lane = refusal.question or (None, None)
        self.socket.send(encode(Refused(reason=refusal.reason(self.lang), number=number, lane=lane)))
        if refusal.key in ("stale", "not-asked", "not-allowed") and self.listener is not None:
            self.live.publishing.show_again(self.listener)

    async def take(self, frame: str) -> None:
        """Do what a frame asks for."""
        self.hasty += 1
        if self.frames.take():
            raise Refusal("too-fast", 429)
        if self.payer is not None:
            self.payer.check()
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
            case Coached():
                await self.coached(self.listener, message)
            case Answer(number=number, move=move, lane=lane, seat=seat):
                if seat is None:
                    seat = self.listener.seat
                elif seat not in seats:
                    raise Refusal("not-here", 403)
                self.read(self.listener)
                self.listener.reads_since = None  # whoever answers has read
                try:
                    await self.live.answering.answer(seat, number, bytes(move).decode(), lane, self.listener)
                except Refusal as refusal:
                    refusal.question = (number, lane)
                    raise
            case Ready(number=number, lane=lane, seat=seat):
                if seat is not None and seat not in seats:
                    raise Refusal("not-here", 403)
                self.live.clock.ready(self.listener.seat if seat is None else seat, number, lane)
            case Skip():
                self.live.skip(self.listener)
            case Reads(on=on):
                self.live.clock.reads(self.listener, on=on)
            case Undo(number=number):
                await self.live.answering.undo(seats, number, self.listener)
            case Look(seat=seat):
                if seat not in seats:
                    raise Refusal("not-here", 403)
                self.live.publishing.look(self.listener, seat)
            case SeeAhead(number=number):
                await self.see_ahead(self.listener, number)
            case Wish(number=number, ref=ref):
                if self.glances.take():
                    raise Refusal("too-fast", 429)
                self.listener.tell(self.live.publishing.propose(self.listener, number, ref))
            case PinUp() | Jot() | Draw():
                if self.strokes.take():
                    raise Refusal("too-fast", 429)
                await papers.take(self.worker, self.live, self.listener, message)
            case Away(away=away):
                await hosting.set_away(self.worker, self.live.id, seats, away=away)
            case Agree(topic=topic, seat=seat, on=on):
                await deciding.agree(self.live, seats[0], topic, seat, on=on)
            case Suggest():
                await self.live.answering.suggest(self.listener)
            case Orders(on=on):
                await hosting.give_orders(self.worker, self.live.id, seats, on=on)
            case Concede():
                await hosting.set_away(self.worker, self.live.id, seats, away=True, for_good=True)

    async def hello(self, hello: Hello) -> None:
        """Begin to look on, or begin anew in another language."""
        self.lang = language_or(hello.lang, self.lang)
        if self.listener is not None:
            self.live.exit(self.listener)
        person = self.person.id if self.person is not None else None
        listener = Listener(person, self.lang, self.socket.send, self.socket.end)
        listener.stages = hello.stages
        listener.hints = await coaching.hints_for(
            self.worker.database, self.worker.notebook, person, self.live.rules
        )
        await self.live.enter(listener, hello.since, hello.undone)
        self.listener = listener
        async with self.worker.database.reading() as on:
            lines = await ledger.said(on, self.live.id, REMEMBERED)
            listener.muted = await reports.muted_by(on, person)
        listener.hear_of_before([self.live.publishing.said(line, listener) for line in lines])
        await papers.show(self.worker, self.live, listener)
        await heard.show(self.worker, self.live, listener)

    async def coached(self, listener: Listener, message: Coached) -> None:
        """Go on in a lesson or leave it, remember that a hint was read, or give no more hints."""
        if self.person is None:
            raise Refusal("not-here", 403)
        database, person, table = self.worker.database, self.person.id, self.live.listing.table
        lesson = coaching.lesson_at(table, self.live.match)
        if message.wish == "mute":
            await coaching.want_hints(database, person, wanted=False)
            listener.hints = None
        elif lesson is not None:
            if message.wish == "skip":
                await coaching.skip(database, person, lesson, table)
            else:
                answers = len(self.live.match.journal) if self.live.match is not None else 0
                await coaching.go_on(database, person, lesson, table, answers, message.name)
            await self.worker.open_tables.refresh(table.id)
            if coaching.lesson_at(self.live.listing.table, self.live.match) is None:
                listener.hints = await coaching.hints_for(
                    database, self.worker.notebook, person, self.live.rules
                )
        else:
            self.read(listener)
        self.live.publishing.show_again(listener)

    async def see_ahead(self, listener: Listener, number: int) -> None:
        """Tell what the next moves can bring about, step by step; others are served in between."""
        if self.glances.take():
            raise Refusal("too-fast", 429)
        for step in self.live.publishing.ahead(listener, number):
            listener.tell(step)
            await asyncio.sleep(0)

    def read(self, listener: Listener) -> None:
        """Take down that somebody has read the hint that is shown, if one is."""
        hint = listener.hints.read_shown() if listener.hints is not None else None
        if hint is not None and self.person is not None:
            self.worker.notebook.note(self.person.id, self.live.rules.name, hint)

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
        seats = self.live.seats_of(self.person.id)
        listing = self.live.listing
        if listing.standing(self.person.id) in ("muted", "banned"):
            raise Refusal("muted", 403)
        if listing.table.quiet and not seats and listing.table.host != self.person.id:
            raise Refusal("quiet", 403)
        if words.to is not None:
            if not seats or words.to not in askable_at(self.live.listing):
                raise Refusal("not-askable", 400)
            text = self.live.publishing.request(words.to, self.lang)
        if not text:
            raise Refusal("nothing-said", 400)
        line = ledger.ChatRow(
            table_id=self.live.id,
            seat=seats[0] if seats else None,
            person=self.person.id,
            name=self.person.name,
            text=text,
            phrase=words.phrase if words.to is None else ledger.request_to(words.to),
            at=time.time(),
        )
        async with self.worker.database.writing() as on:
            await ledger.say(on, line)
        self.live.hear_said(line)
        self.worker.news.said(self.live.id, line.number)


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: str, worker: Worker) -> None:
    """Play or watch at a table."""
    if not same_origin(socket, worker.settings):
        await socket.close(code=OTHER_ORIGIN)
        return
    await socket.accept()
    out = Socket(socket)
    try:
        worker.limits.take("socket", address_of(socket))
        if len(table_id) > 64:
            raise Refusal("no-table", 404)
        person = await worker.accounts.find(socket.cookies.get(COOKIE))
        check_work(socket, person)
        if person is not None:
            socket.scope["state"]["lang"] = person.lang
        live = await admission.open_for(worker, table_id, person)
    except Exception as error:
        refusal = error if isinstance(error, Refusal) else refusal_for(error)
        if refusal.status not in CODES and not isinstance(error, Refusal):
            raise
        out.send(encode(Refused(reason=refusal.reason(reader_of(socket)))))
        await out.flush()
        await socket.close(code=CODES.get(refusal.status, NO_TABLE))
        return
    lang = reader_of(socket)
    worker.metrics.sockets.inc()
    delivery = asyncio.create_task(out.deliver())
    code = None
    try:
        visit = Visit(worker, out, live, person, lang)
        with worker.visits.of(person, visit):
            code = await visit.run()
    finally:
        delivery.cancel()
        await asyncio.gather(delivery, return_exceptions=True)  # the client may be gone in the midst of it
        if code is not None:
            await out.flush()
            await socket.close(code=code)
