"""The only source of chance: a stream of random words that belongs to a seed."""

import hashlib
import struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_words_of = struct.Struct("<16I").unpack
_NO_BLOCK = -1


class Rng(msgspec.Struct):
    """A seed, and how many words of its stream were drawn: plain data, stored with the state."""

    seed: str
    drawn: int = 0


class Chance:
    """Draws from the stream of an `Rng`.

    The stream is cut into blocks of sixteen words. Block n is BLAKE2b-512 of the text `seed:n`, read as
    sixteen little-endian 32-bit words. Nobody can tell the next word from the ones before, and anybody
    who knows the seed can check them all, in any language.
    """

    __slots__ = ("_block", "_words", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self._block = _NO_BLOCK
        self._words: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely (to one part in 2 ** 32 / n)."""
        rng = self.rng
        at = rng.drawn
        rng.drawn = at + 1
        block = at >> 4
        if block != self._block:
            self._turn_to(block)
        return self._words[at & 15] * n >> 32

    def _turn_to(self, block: int) -> None:
        self._block = block
        self._words = _words_of(hashlib.blake2b(f"{self.rng.seed}:{block}".encode()).digest())

    def _several(self, count: int) -> tuple[int, ...]:
        """Draw so many words at once."""
        at = self.rng.drawn
        self.rng.drawn = at + count
        block, first = at >> 4, at & 15
        if block != self._block:
            self._turn_to(block)
        words = self._words[first : first + count]
        while len(words) < count:
            block += 1
            self._turn_to(block)
            words += self._words[: count - len(words)]
        return words

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        """Return one of the items, each equally likely."""
        return items[self.below(len(items))]

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
        self._block = _NO_BLOCK


def chance(seed: str) -> Chance:
    """Return the stream of a seed from its beginning."""
    return Chance(Rng(seed))
