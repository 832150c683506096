"""Loaded dice: chance whose next results a test decides."""

from typing import Any, TypeVar

from dreamtable.kernel import Chance, Match

T = TypeVar("T")


class LoadedChance(Chance):
    """Gives the numbers it was loaded with, then goes on by chance."""

    __slots__ = ("_next",)

    def __init__(self, honest: Chance) -> None:
        super().__init__(honest.rng)
        self._next: list[int] = []

    def load(self, *numbers: int) -> None:
        """Add to the numbers that `below` gives next."""
        self._next += numbers

    def below(self, n: int) -> int:
        """Return the next loaded number, which must be possible, or an honest one."""
        if not self._next:
            return super().below(n)
        number = self._next.pop(0)
        self.rng.drawn += 1
        assert 0 <= number < n, f"loaded {number}, but only 0 to {n - 1} can come"
        return number

    def shuffle(self, items: list[T]) -> None:
        """Shuffle by the loaded numbers as well."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def load(match: Match[Any]) -> LoadedChance:
    """Make the chance of a match loadable."""
    loaded = LoadedChance(match._game.rng)
    match._game.rng = loaded
    return loaded
