"""What one worker tells the others: that a table has more answers, has changed, or who is there."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

log = logging.getLogger("dreamtable.news")
CHANNEL = "dreamtable"


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something that other workers should know of a table."""

    worker: str
    kind: str
    """`answers`, `changed`, `said` or `online`."""
    table: str
    seats: list[int] = []
    number: int = 0


class News(Protocol):
    """The way to the other workers."""

    def answers(self, table: str, entries: int) -> None:
        """Say that a table's journal has so many lines."""

    def changed(self, table: str) -> None:
        """Say that who sits where has changed."""

    def said(self, table: str, number: int) -> None:
        """Say that somebody said something."""

    def online(self, table: str, seats: list[int]) -> None:
        """Say who looks on at this worker."""

    async def open(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""


class NoNews:
    """One worker has nobody to tell."""

    def answers(self, table: str, entries: int) -> None:
        """Nobody listens."""

    def changed(self, table: str) -> None:
        """Nobody listens."""

    def said(self, table: str, number: int) -> None:
        """Nobody listens."""

    def online(self, table: str, seats: list[int]) -> None:
        """Nobody listens."""

    async def open(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Nobody speaks."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisNews:
    """Notices through Redis, in the order in which they are told."""

    def __init__(self, url: str) -> None:
        # Only needed at scale, and so is the package.
        from redis.asyncio import Redis

        self.worker = secrets.token_hex(6)
        self._redis = Redis.from_url(url)
        self._out: asyncio.Queue[Notice] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

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

    def online(self, table: str, seats: list[int]) -> None:
        """Say who looks on at this worker."""
        self._tell(Notice(self.worker, "online", table, seats))

    async def open(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Begin to listen."""
        await self._redis.ping()
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(hear))]

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
                await asyncio.sleep(1)

    async def _listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        decode = msgspec.json.Decoder(list[Notice]).decode
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] != "message":
                            continue
                        for notice in decode(message["data"]):
                            if notice.worker != self.worker:
                                await hear(notice)
            except Exception:
                log.exception("notices not heard")
                await asyncio.sleep(1)


def news_for(redis: str | None) -> News:
    """Return the way to the other workers, if there are any."""
    return NoNews() if redis is None else RedisNews(redis)
