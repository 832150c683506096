"""What was made once and may be asked for again: kept as it is sent, as long as there is room."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Generic, TypeVar

from litestar import MediaType, Request, Response

from dreamtable.server.work import PAYER, counted

T = TypeVar("T")

KEPT = "kept"
"""Marks routes that answer with what is kept, and so is made small already."""
ROOM_BYTES = 64_000_000
LEVEL = 6
"""How hard is tried to make something small that is kept."""


class Shelf(Generic[T]):
    """Keeps things by what they are: what was not asked for longest goes first."""

    def __init__(self, size: Callable[[T], int], room: int = ROOM_BYTES) -> None:
        self._size = size
        self._room = room
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[T]] = {}

    def get(self, key: Hashable) -> T | None:
        """Return a thing that is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, thing: T) -> None:
        """Keep a thing."""
        if key in self._kept:
            return
        self._kept[key] = thing
        self._room -= self._size(thing)
        while self._room < 0:
            self._room += self._size(self._kept.popitem(last=False)[1])

    async def once(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """Return a thing; it is made if it is not kept, once for all who ask for it meanwhile."""
        found = self.get(key)
        if found is not None:
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        try:
            thing = await counted(make(), PAYER.get())
            self.put(key, thing)
            return thing
        finally:
            del self._making[key]


def packed(content: bytes) -> bytes:
    """Return what is kept of an answer."""
    return gzip.compress(content, LEVEL, mtime=0)


def answer_with(request: Request[Any, Any, Any], content: bytes, **headers: str) -> Response[bytes]:
    """Answer with something that is kept."""
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(
        content,
        media_type=MediaType.JSON,
        headers={name.replace("_", "-"): value for name, value in headers.items()},
    )
