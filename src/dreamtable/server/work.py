"""What it costs to serve somebody: measured step by step, and paid by the person and the address.

A step is what the event loop does for a request or a frame until it waits for something. Whoever takes little
is served at once. The steps of those who take much are done one at a time, and in between everybody else is
served; so nobody waits for more than one of them.
"""

import asyncio
import heapq
import itertools
import time
from collections.abc import Awaitable, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

from dreamtable.server.limits import Limits

T = TypeVar("T")

OF_ADDRESS, OF_PERSON, MUCH = "work-of-address", "work-of-person", "much-work"


class Queue:
    """The steps of those who take much: one at a time, first of the person who has taken least."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._calling = False

    def wait(self, taken: float) -> asyncio.Future[None]:
        """Return what is done when it is the turn of somebody who has taken so much."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (taken, next(self._numbers), turn))
        if not self._calling:
            self._calling = True
            loop.call_soon(self._call)
        return turn

    def _call(self) -> None:
        """Let one go on; the next one follows after everybody who can go on by then."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                break
        self._calling = bool(self._waiting)
        if self._calling:
            asyncio.get_running_loop().call_soon(self._call)


class Payer:
    """Who pays: an address, and the person once it is known who it is."""

    __slots__ = ("_limits", "_queue", "address", "person")

    def __init__(self, limits: Limits, queue: Queue, address: str, person: str | None = None) -> None:
        self._limits = limits
        self._queue = queue
        self.address = address
        self.person = person

    @property
    def name(self) -> str:
        """Who takes turns where work takes long."""
        return self.person or self.address

    def check(self) -> None:
        """Refuse those who have used up what they may have for now."""
        self._limits.check(OF_ADDRESS, self.address)
        if self.person is not None:
            self._limits.check(OF_PERSON, self.person)

    def pay(self, seconds: float) -> None:
        """Count so many seconds of computing."""
        self._limits.spend(OF_ADDRESS, self.address, seconds)
        self._limits.spend(MUCH, self.address, seconds)
        if self.person is not None:
            self._limits.spend(OF_PERSON, self.person, seconds)

    def turn(self) -> asyncio.Future[None] | None:
        """Return what has to be waited for before the next step; nothing for who takes little."""
        if self._limits.wait(MUCH, self.address) <= 0:
            return None
        if self.person is not None:
            return self._queue.wait(self._limits.taken(OF_PERSON, self.person))
        return self._queue.wait(self._limits.taken(OF_ADDRESS, self.address))


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)
"""Who pays for what is done now; nobody for what the server does by itself."""


class Counted(Awaitable[T]):
    """Work whose every step is paid for."""

    def __init__(self, work: Awaitable[T], payer: Payer) -> None:
        self._work = work
        self._payer = payer

    def __await__(self) -> Generator[Any, Any, T]:
        """Do it step by step."""
        payer, steps = self._payer, self._work.__await__()
        error: BaseException | None = None
        while True:
            if error is None and (turn := payer.turn()) is not None:
                try:
                    yield from turn
                except BaseException as stopped:  # noqa: BLE001 (it is for the work to deal with)
                    error = stopped
            began = time.thread_time()
            try:
                waits_for = next(steps) if error is None else steps.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                payer.pay(time.thread_time() - began)
            error = None
            try:
                yield waits_for
            except BaseException as stopped:  # noqa: BLE001
                error = stopped


def counted(work: Awaitable[T], payer: Payer | None) -> Awaitable[T]:
    """Let somebody pay for work, if anybody does."""
    return Counted(work, payer) if payer is not None else work
