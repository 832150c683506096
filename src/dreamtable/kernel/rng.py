"""The only source of chance: a stream of random words that belongs to a seed."""

import hashlib
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import NamedTuple, TypeVar

import msgspec

from dreamtable.kernel.errors import BadSetup

T = TypeVar("T")

BLOCK = 16
_words_of = struct.Struct(f"<{BLOCK}I").unpack

PREPARED = "prepared:"
"""How a seed begins that says itself what some of its words are."""


class Given(NamedTuple):
    """What is drawn at one place of a prepared stream: the number, from 0 to one less than `of`."""

    number: int
    of: int

    @property
    def word(self) -> int:
        """The least word that gives the number."""
        return -((self.number << 32) // -self.of)


def prepared(seed: str, given: Mapping[int, Given]) -> str:
    """Return a seed whose stream is that of another one, but for what is given at some places of it.

    For lessons: what was prepared can be read in the seed, and a match with it is stored and played again
    like any other.
    """
    places = ",".join(f"{place}={number}/{of}" for place, (number, of) in sorted(given.items()))
    return f"{PREPARED}{seed}:{places}"


@lru_cache(maxsize=64)
def _given_in(seed: str) -> tuple[str, dict[int, int]]:
    """Return the seed behind a prepared one, and the words that are given by place."""
    honest, _, places = seed.removeprefix(PREPARED).rpartition(":")
    words = {}
    try:
        for text in places.split(",") if places else ():
            place, given = text.split("=")
            number, of = given.split("/")
            words[int(place)] = Given(int(number), int(of)).word
    except (ValueError, ZeroDivisionError):
        raise BadSetup(f"In the prepared seed {text!r} is not of the form place=number/of.") from None
    return honest, words


class Rng(msgspec.Struct):
    """A seed, and how many words of its stream were drawn: plain data, stored with the state."""

    seed: str
    drawn: int = 0


class Chance:
    """Draws from the stream of an `Rng`.

    The stream is cut into blocks of sixteen words. Block n is BLAKE2b-512 of the text `seed:n`, read as
    sixteen little-endian 32-bit words. Nobody can tell the next word from the ones before, and anybody
    who knows the seed can check them all, in any language. A prepared seed names some of its words itself.
    """

    __slots__ = ("_words", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self._words: list[int] = []
        """What is left of the block that was begun, the next word last."""

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely (to one part in 2 ** 32 / n)."""
        words = self._words or self._next_block()
        self.rng.drawn += 1
        return words.pop() * n >> 32

    def _next_block(self) -> list[int]:
        """Turn to the words that were not drawn yet; only when none are left of the block before."""
        seed = self.rng.seed
        block, begun = divmod(self.rng.drawn, BLOCK)
        if not seed.startswith(PREPARED):
            words = _words_of(hashlib.blake2b(f"{seed}:{block}".encode()).digest())
        else:
            honest, given = _given_in(seed)
            stream = _words_of(hashlib.blake2b(f"{honest}:{block}".encode()).digest())
            words = tuple(given.get(block * BLOCK + at, word) for at, word in enumerate(stream))
        self._words[:] = words[begun:][::-1]
        return self._words

    def _several(self, count: int) -> list[int]:
        """Draw so many words at once."""
        words: list[int] = []
        while (missing := count - len(words)) > 0:
            left = self._words or self._next_block()
            some = left[: -missing - 1 : -1]
            del left[-missing:]
            self.rng.drawn += len(some)
            words += some
        return words

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

    def take(self, items: list[T]) -> T:
        """Take one of the items away, each equally likely."""
        return items.pop(self.below(len(items)))

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, each order equally likely (Fisher-Yates)."""
        left = len(items)
        for word in self._several(left - 1) if items else ():
            other = word * left >> 32
            left -= 1
            items[left], items[other] = items[other], items[left]

    def restart(self, seed: str) -> None:
        """Go on with the stream of another seed."""
        self.rng.seed = seed
        self.rng.drawn = 0
        self._words = []


Draws = dict[int, tuple[int, int]]
"""What was drawn, by its place in the stream: of how many, and which."""
_DRAWS: ContextVar[Draws | None] = ContextVar("draws", default=None)


class NotedChance(Chance):
    """Draws the same, and notes what was drawn."""

    __slots__ = ("_draws",)

    def __init__(self, rng: Rng, draws: Draws) -> None:
        super().__init__(rng)
        self._draws = draws

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        place = self.rng.drawn
        number = super().below(n)
        self._draws[place] = (n, number)
        return number

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, one draw after the other."""
        for left in range(len(items), 1, -1):
            other = self.below(left)
            items[left - 1], items[other] = items[other], items[left - 1]


@contextmanager
def noting_draws() -> Iterator[Draws]:
    """Note what is drawn in matches that are played here."""
    draws: Draws = {}
    before = _DRAWS.set(draws)
    try:
        yield draws
    finally:
        _DRAWS.reset(before)


def chance_of(rng: Rng) -> Chance:
    """Return what draws from a stream, and notes it if somebody wants to know."""
    draws = _DRAWS.get()
    return Chance(rng) if draws is None else NotedChance(rng, draws)


def chance(seed: str) -> Chance:
    """Return the stream of a seed from its beginning."""
    return chance_of(Rng(seed))
