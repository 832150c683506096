"""Work that takes long is done for people in turn: whoever has had less goes first."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

HALF_SECONDS = 30.0
"""After which time half of what somebody has had is forgotten."""
REMEMBERED = 10_000


class Had(NamedTuple):
    """How many seconds somebody has had, as of when."""

    seconds: float
    at: float


class Waiting(NamedTuple):
    """Somebody who waits for a place."""

    people: Sequence[str]
    last: bool
    called: asyncio.Future[None]


class Turns:
    """So many places for work that takes long."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._had: dict[str, Had] = {}

    @asynccontextmanager
    async def of(self, people: Sequence[str], *, last: bool = False) -> AsyncIterator[None]:
        """Give these people a place once it is their turn; what nobody waits for comes `last`."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._called(Waiting(people, last, asyncio.get_running_loop().create_future()))
        begun = time.monotonic()
        try:
            yield
        finally:
            self._note(people, time.monotonic() - begun)
            self._free += 1
            self._call()

    async def _called(self, one: Waiting) -> None:
        """Wait until somebody is called; who goes away meanwhile leaves the place to the next."""
        self._waiting.append(one)
        try:
            await one.called
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:
                self._free += 1
                self._call()
            raise

    def _call(self) -> None:
        """Give free places to those who have had least; of one's own requests the first is the next."""
        while self._free and self._waiting:
            now = time.monotonic()
            following = min(self._waiting, key=lambda one: (one.last, self._least(one.people, now)))
            self._waiting.remove(following)
            self._free -= 1
            following.called.set_result(None)

    def _least(self, people: Sequence[str], now: float) -> float:
        """Return how much the one of them has had who has had least."""
        return min((self._seconds(one, now) for one in people), default=0.0)

    def _seconds(self, one: str, now: float) -> float:
        had = self._had.get(one)
        return had.seconds * 0.5 ** ((now - had.at) / HALF_SECONDS) if had is not None else 0.0

    def _note(self, people: Sequence[str], seconds: float) -> None:
        """Remember what people have had; what they share counts for each in part."""
        now = time.monotonic()
        for one in people:
            self._had[one] = Had(self._seconds(one, now) + seconds / len(people), now)
        if len(self._had) > REMEMBERED:
            kept = sorted(self._had, key=lambda one: -self._seconds(one, now))[: REMEMBERED // 2]
            self._had = {one: self._had[one] for one in kept}
