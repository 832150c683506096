"""How much one visitor may ask for: buckets that fill slowly."""

import time
from collections import OrderedDict, defaultdict
from collections.abc import Mapping

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

    def wait(self, tokens: float = 1.0) -> float:
        """Return how many seconds it takes until there are so many tokens; 0 if there are."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (tokens - self.left) / self.rate)

    def take(self) -> float:
        """Take a token; return 0, or how many seconds it takes until there is one."""
        wait = self.wait()
        if not wait:
            self.left -= 1
        return wait


KINDS = {
    "request": (50.0, 200.0),
    "change": (10.0, 60.0),
    "guest": (1.0, 100.0),
    "sign-in": (0.2, 10.0),
    "guess": (0.2, 10.0),
    "guess-under-attack": (0.01, 2.0),
    "wrong": (0.1, 20.0),
    "import": (0.1, 5.0),
    "socket": (10.0, 300.0),
    "frame": (20.0, 60.0),
    "say": (1.0, 8.0),
    "name": (0.1, 6.0),
    "report": (0.02, 4.0),
    "group": (0.02, 6.0),
    "say-in-group": (1.0, 8.0),
    "mail": (0.002, 4.0),
    "what-if": (0.1, 10.0),
    "paper": (2.0, 20.0),
    "ahead": (5.0, 20.0),
    # In seconds of computing, for whatever was asked for over sockets and otherwise.
    "work-of-address": (0.5, 20.0),
    "work-of-person": (0.25, 10.0),
    "much-work": (0.05, 0.02),
}
"""What is counted, with tokens a second and at most; by address or by session. Guesses are counted by address
and account, and wrong ones by account: if there are many, all addresses have few more guesses at it, but each
has some, so that nobody is locked out by others."""

Spent = dict[str, dict[str, float]]
"""How much was taken, by kind and by whom."""


class Limits:
    """Counts what visitors do, here and (as other workers tell) elsewhere."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._spent: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))

    @property
    def count(self) -> bool:
        """Whether anything is counted."""
        return self._factor > 0

    def bucket(self, kind: str) -> Bucket:
        """Return a bucket of its own, for one socket."""
        rate, most = KINDS[kind]
        factor = self._factor or 1e9
        return Bucket(rate * factor, most * factor)

    def guess(self, address: str, account: str) -> None:
        """Count that a password is tried from an address; refuse it if it is too much."""
        self.take("sign-in", address)
        attacked = self.count and self._bucket("wrong", account).wait() > 0
        self.take("guess-under-attack" if attacked else "guess", f"{address} {account}")

    def guessed_wrong(self, account: str) -> None:
        """Count that somebody did not know the password of an account."""
        if self.count:
            self._bucket("wrong", account).take()
            self._spent["wrong"][account] += 1

    def take(self, kind: str, who: str) -> None:
        """Count something that somebody does; refuse it if it is too much."""
        if not self.count:
            return
        if wait := self._bucket(kind, who).take():
            raise Refusal("too-fast", 429, wait=wait)
        self._spent[kind][who] += 1

    def spend(self, kind: str, who: str, tokens: float) -> None:
        """Count what somebody has taken already, be it too much or not."""
        if self.count:
            self._bucket(kind, who).left -= tokens
            self._spent[kind][who] += tokens

    def wait(self, kind: str, who: str) -> float:
        """Return for how many seconds somebody has taken more than is there."""
        return self._bucket(kind, who).wait(0.0) if self.count else 0.0

    def taken(self, kind: str, who: str) -> float:
        """Return how much of what somebody may have at once was taken lately."""
        bucket = self._bucket(kind, who)
        return bucket.most - bucket.left

    def check(self, kind: str, who: str) -> None:
        """Refuse somebody who has taken more than is there."""
        if wait := self.wait(kind, who):
            raise Refusal("too-fast", 429, wait=wait)

    def spent(self) -> Spent:
        """Return what was taken here since this was asked last, for other workers."""
        spent, self._spent = self._spent, defaultdict(lambda: defaultdict(float))
        return {kind: dict(by) for kind, by in spent.items()}

    def hear(self, spent: Mapping[str, Mapping[str, float]]) -> None:
        """Count what was taken at another worker."""
        for kind, by in spent.items():
            for who, tokens in by.items() if kind in KINDS and self.count else ():
                self._bucket(kind, who).left -= tokens

    def _bucket(self, kind: str, who: str) -> Bucket:
        key = (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = self.bucket(kind)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
