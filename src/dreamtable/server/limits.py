"""How much one visitor may ask for: buckets that fill slowly."""

import time
from collections import OrderedDict

from dreamtable.server.refusals import Refusal

REMEMBERED = 20_000
"""How many buckets are kept; the oldest go first."""
BODY_BYTES = 32_000
FRAME_BYTES = 4_000


class Bucket:
    """Holds so many tokens at most, and gains some each second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self) -> float:
        """Take a token; return 0, or how many seconds it takes until there is one."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0


KINDS = {
    "request": (50.0, 200.0),
    "change": (10.0, 60.0),
    "guest": (1.0, 100.0),
    "sign-in": (0.2, 10.0),
    "import": (0.1, 5.0),
    "socket": (10.0, 300.0),
    "frame": (20.0, 60.0),
    "say": (1.0, 8.0),
    "ahead": (5.0, 20.0),
}
"""What is counted, with tokens a second and at most; by address or by session."""


class Limits:
    """Counts what visitors do."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def bucket(self, kind: str) -> Bucket:
        """Return a bucket of its own, for one socket."""
        rate, most = KINDS[kind]
        factor = self._factor or 1e9
        return Bucket(rate * factor, most * factor)

    def take(self, kind: str, who: str) -> None:
        """Count something that somebody does; refuse it if it is too much."""
        if not self._factor:
            return
        key = (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.bucket(kind)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        if wait := bucket.take():
            raise Refusal("too-fast", 429, wait=wait)
