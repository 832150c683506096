"""Connections that cost us nothing when nobody sends or reads: whoever is too slow is cut off."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

IDLE_SECONDS = 60
"""How long a connection may be open on which nothing is asked."""
SLOW_SECONDS = 10.0
"""How long a request may take to arrive, and an answer to be read: as a whole, or each part of this size."""
PART_BYTES = 64_000
HEADER_BYTES = 32_000
"""How much may be sent before it is clear what is asked."""
CUT_OFF = "cut_off"
"""Where a socket's scope keeps the way to cut it off, whatever still waits to be sent."""


class Requests(HttpToolsProtocol):
    """Requests that arrive in time, and answers that are read."""

    _alarm: asyncio.TimerHandle | None = None
    """Rings when the client was silent for too long."""
    _unread: asyncio.TimerHandle | None = None
    """Rings when an answer was not read for too long."""
    _asking = False
    """Whether a request has begun to arrive and is not there yet."""
    _headed = False
    """Whether it is clear what is asked."""
    _arrived = 0
    """How many bytes of it have come since the alarm was set."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a first request, but not for ever."""
        super().connection_made(transport)
        self._watch(IDLE_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Watch no longer."""
        self._rest()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; the whole must come in time, a long one part by part."""
        self._arrived += len(data)
        if not self._asking:
            self._asking, self._arrived = True, len(data)
            self._watch(SLOW_SECONDS)
        elif self._arrived > PART_BYTES:
            self._arrived = 0
            self._watch(SLOW_SECONDS)
        super().data_received(data)
        if self._asking and not self._headed and self._arrived > HEADER_BYTES:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """Know what is asked."""
        self._headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Watch no longer: the request is there, and how long the answer takes is up to us."""
        self._asking = self._headed = False
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the rest to the socket."""
        self._rest()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the client to read, but not for ever."""
        super().pause_writing()
        self._unread = self.loop.call_later(SLOW_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: it reads."""
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def _watch(self, seconds: float) -> None:
        self._rest()
        self._alarm = self.loop.call_later(seconds, self.transport.abort)

    def _rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class Frames(WebSocketsSansIOProtocol):
    """Sockets that can be cut off though they do not read."""

    def handle_connect(self, event: Request) -> None:
        """Let the application cut it off."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][CUT_OFF] = self.transport.abort

    def keepalive_timeout(self) -> None:
        """Cut off who has not answered for long: what waits to be sent will not be read either."""
        super().keepalive_timeout()
        self.transport.abort()
