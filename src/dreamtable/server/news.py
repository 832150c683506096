"""What one worker tells the others: that a table has changed, who is there, who has had how much."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from dreamtable.server.limits import Spent

log = logging.getLogger("dreamtable.news")
CHANNEL = "dreamtable"
AGAIN_SECONDS = 0.3
"""How often one looks whether Redis is back."""


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something that other workers should know of a table."""

    worker: str
    kind: str
    """`answers`, `changed`, `said`, `papers`, `online`; `missed`: notices of any table may have got lost;
    `moved` and `left`: who came with a session has another one now, or none; `spent`: how much visitors
    have had."""
    table: str
    seats: list[int] = []
    number: int = 0
    sessions: list[str] = []
    spent: Spent = {}


Hear = Callable[[Notice], Awaitable[None]]
Reconcile = Callable[[], Awaitable[None]]
"""Compares everything with what is stored, after notices may have got lost."""


class News(Protocol):
    """The way to the other workers."""

    @property
    def alone(self) -> bool:
        """Whether there are no other workers."""

    @property
    def away(self) -> bool:
        """Whether the others can't be reached at the moment."""

    def answers(self, table: str, entries: int) -> None:
        """Say that a table's journal has so many lines."""

    def changed(self, table: str) -> None:
        """Say that who sits where has changed."""

    def said(self, table: str, number: int) -> None:
        """Say that somebody said something."""

    def papers(self, table: str) -> None:
        """Say that something was pinned up, written down or drawn."""

    def online(self, table: str, seats: list[int], watching: int) -> None:
        """Say who looks on at this worker, and how many only watch."""

    def moved(self, session: str, to: str) -> None:
        """Say that who came with a session has another one now."""

    def left(self, session: str) -> None:
        """Say that who came with a session has signed out."""

    def spent(self, spent: Spent) -> None:
        """Say how much visitors have had here."""

    async def open(self, hear: Hear, reconcile: Reconcile) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""


class NoNews:
    """One worker has nobody to tell."""

    alone = True
    away = False

    def answers(self, table: str, entries: int) -> None:
        """Nobody listens."""

    def changed(self, table: str) -> None:
        """Nobody listens."""

    def said(self, table: str, number: int) -> None:
        """Nobody listens."""

    def papers(self, table: str) -> None:
        """Nobody listens."""

    def online(self, table: str, seats: list[int], watching: int) -> None:
        """Nobody listens."""

    def moved(self, session: str, to: str) -> None:
        """Nobody listens."""

    def left(self, session: str) -> None:
        """Nobody listens."""

    def spent(self, spent: Spent) -> None:
        """Nobody listens."""

    async def open(self, hear: Hear, reconcile: Reconcile) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisNews:
    """Notices through Redis, in the order in which they are told.

    Notices that can't be sent are not kept: once Redis is back, everybody compares with what is stored.
    """

    alone = False

    def __init__(self, url: str) -> None:
        # Only needed at scale, and so is the package.
        from redis.asyncio import Redis

        self.worker = secrets.token_hex(6)
        self._redis = Redis.from_url(url)
        self._out: asyncio.Queue[Notice] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._deaf = self._mute = False

    @property
    def away(self) -> bool:
        """Whether Redis does not answer."""
        return self._deaf or self._mute

    def _tell(self, notice: Notice) -> None:
        try:
            self._out.put_nowait(notice)
        except asyncio.QueueFull:
            log.warning("notice lost", extra={"table": notice.table})

    def answers(self, table: str, entries: int) -> None:
        """Say that a table's journal has so many lines."""
        self._tell(Notice(self.worker, "answers", table, [], entries))

    def changed(self, table: str) -> None:
        """Say that who sits where has changed."""
        self._tell(Notice(self.worker, "changed", table))

    def said(self, table: str, number: int) -> None:
        """Say that somebody said something."""
        self._tell(Notice(self.worker, "said", table, [], number))

    def papers(self, table: str) -> None:
        """Say that something was pinned up, written down or drawn."""
        self._tell(Notice(self.worker, "papers", table))

    def online(self, table: str, seats: list[int], watching: int) -> None:
        """Say who looks on at this worker, and how many only watch."""
        self._tell(Notice(self.worker, "online", table, seats, watching))

    def moved(self, session: str, to: str) -> None:
        """Say that who came with a session has another one now."""
        self._tell(Notice(self.worker, "moved", "", sessions=[session, to]))

    def left(self, session: str) -> None:
        """Say that who came with a session has signed out."""
        self._tell(Notice(self.worker, "left", "", sessions=[session]))

    def spent(self, spent: Spent) -> None:
        """Say how much visitors have had here."""
        self._tell(Notice(self.worker, "spent", "", spent=spent))

    async def open(self, hear: Hear, reconcile: Reconcile) -> None:
        """Begin to listen; if Redis is away, as soon as it is there."""
        listening = self._listen(hear, reconcile)
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(listening)]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _speak(self) -> None:
        """Send notices; those that wait go together."""
        while True:
            notices = [await self._out.get()]
            while not self._out.empty():
                notices.append(self._out.get_nowait())
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(notices))
            except Exception:
                log.exception("notices not sent")
                await self._speak_again()

    async def _speak_again(self) -> None:
        """Wait until Redis is back, and say that notices have got lost."""
        self._mute = True
        while self._mute:
            await asyncio.sleep(AGAIN_SECONDS)
            while not self._out.empty():
                self._out.get_nowait()
            missed = [Notice(self.worker, "missed", "")]
            with contextlib.suppress(Exception):
                await self._redis.publish(CHANNEL, msgspec.json.encode(missed))
                self._mute = False

    async def _listen(self, hear: Hear, reconcile: Reconcile) -> None:
        decode = msgspec.json.Decoder(list[Notice]).decode
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe" and self._deaf:
                            self._deaf = False
                            await reconcile()
                        if message["type"] != "message":
                            continue
                        for notice in decode(message["data"]):
                            if notice.worker != self.worker:
                                await hear(notice)
            except Exception:
                if not self._deaf:
                    log.exception("notices not heard")
                self._deaf = True
                await asyncio.sleep(AGAIN_SECONDS)


def news_for(redis: str | None) -> News:
    """Return the way to the other workers, if there are any."""
    return NoNews() if redis is None else RedisNews(redis)
