"""What writes can complete: for each program the shortest list of writes after which it lies on the launcher.

Shifts and swaps are the same thing here: two adjacent cells exchange what they hold. So the search meets in
the middle. Forwards it lists the launchers that up to two writes make, and keeps for every cell and token the
set of those launchers, as one number with a bit for each. Where a program can lie is then a few `&` of such
numbers. The third write is taken backwards: what must lie where before it, so that the program lies there
after it. Nothing is guessed: no hint is false and none is missing.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from dreamtable.games.tamashii.launcher import (
    ANY,
    BASIC_TYPES,
    CELLS,
    CORE,
    CORRUPTED,
    EDGE_MASKS,
    EDGES,
    OPEN,
    SYMBOLS,
    Pattern,
    counts_of,
    open_edges,
)

MOST_WRITES = 3
"""How many writes are looked ahead."""

Wants = tuple[tuple[int, int], ...]
"""Symbols, each with the cell where its token must lie."""
Fitting = Sequence[Sequence[int]]
"""By symbol and cell: the launchers on which the token there is accepted, a bit for each."""


class Hint(NamedTuple):
    """How a program of the list that was asked about is completed: the writes, and where it lies then."""

    program: int
    writes: tuple[int, ...]
    cells: int


class Reach:
    """The launchers that up to two writes make of one, and where which symbol finds a token on them.

    Each launcher has a number: 0 is the one at hand, then come those after one write, then those after two.
    """

    def __init__(self, launcher: Sequence[int], core: int, unlocked: int) -> None:
        self.core = core
        self.unlocked = unlocked
        self.counts = counts_of(launcher)
        self.ways: list[tuple[int, ...]] = [()]
        """By launcher: the writes that make it."""
        self._start = tuple(launcher)
        self._known = {self._start}
        self._newest = [self._start]
        self._edges = open_edges(unlocked)
        self._where = [[0] * CELLS for _ in range(7)]
        """By token and cell: the launchers where it lies there."""
        for cell, token in enumerate(launcher):
            self._where[token][cell] = 1

    def step(self) -> None:
        """Take in the launchers that one write more makes."""
        first = len(self.ways)
        known, ways = self._known, self.ways
        before = ways[first - len(self._newest) :]
        made: list[tuple[int, ...]] = []
        for launcher, way in zip(self._newest, before, strict=True):
            for edge, a, b in self._edges:
                if launcher[a] != launcher[b]:
                    after = list(launcher)
                    after[a], after[b] = after[b], after[a]
                    new = tuple(after)
                    if new not in known:
                        known.add(new)
                        made.append(new)
                        ways.append((*way, edge))
        self._newest = made
        where, start = self._where, self._start
        all_new = (1 << len(ways)) - (1 << first)
        for cell, token in enumerate(start):
            where[token][cell] |= all_new
        for number in range(first, len(ways)):
            bit = 1 << number
            for cell in {cell for edge in ways[number] for cell in EDGES[edge]}:
                token = made[number - first][cell]
                if token != start[cell]:
                    where[start[cell]][cell] ^= bit
                    where[token][cell] |= bit

    def newest(self) -> int:
        """Return the launchers that the last step took in."""
        return (1 << len(self.ways)) - (1 << len(self.ways) - len(self._newest))

    def fitting(self, with_open: bool = True) -> Fitting:
        """TAM-PRG-06: by symbol and cell, the launchers on which the token there is accepted.

        Without open source, basic symbols accept their own type only (TAM-COD-09 is a may).
        """
        where = self._where
        fits = [[0] * CELLS for _ in range(SYMBOLS)]
        for basic in BASIC_TYPES:
            fits[basic] = where[basic]
            if with_open:
                fits[basic] = [own | source for own, source in zip(where[basic], where[OPEN], strict=True)]
        fits[OPEN] = where[OPEN]
        fits[CORRUPTED] = where[CORRUPTED]
        fits[CORE] = fits[self.core]
        fits[ANY] = [
            r | y | g | b for r, y, g, b in zip(*(fits[basic] for basic in BASIC_TYPES), strict=True)
        ]
        return fits


class Lying(NamedTuple):
    """What must lie where so that a program lies on some cells, perhaps after one write more."""

    wants: Wants
    cells: int
    writes: tuple[int, ...] = ()


@lru_cache(maxsize=4096)
def lying(pattern: Pattern, unlocked: int) -> tuple[Lying, ...]:
    """TAM-PRG-08: the placements of a program that use no locked cell."""
    return tuple(Lying(wants, cells) for cells, wants in pattern.placements if cells & unlocked == cells)


@lru_cache(maxsize=4096)
def lying_after_a_write(pattern: Pattern, unlocked: int) -> tuple[Lying, ...]:
    """Return what must lie where so that one write completes a program; the same wants only once."""
    found: dict[Wants, Lying] = {}
    for wants, cells, _ in lying(pattern, unlocked):
        at = {cell: symbol for symbol, cell in wants}
        for edge, (a, b) in enumerate(EDGES):
            mask = EDGE_MASKS[edge]
            if cells & mask and unlocked & mask == mask and at.get(a) != at.get(b):
                moved = [(symbol, b if cell == a else a if cell == b else cell) for symbol, cell in wants]
                moved.sort()
                found.setdefault(tuple(moved), Lying(tuple(moved), cells, (edge,)))
    return tuple(found.values())


def hints(
    launcher: Sequence[int], programs: Sequence[Pattern], core: int, unlocked: int, most: int = MOST_WRITES
) -> Iterator[list[Hint]]:
    """Yield which programs are complete, then which 1, 2 and 3 writes can complete, each the shortest way.

    Where ways of the same length complete a program, one that spends no open source for a basic code is told.
    """
    reach = Reach(launcher, core, unlocked)
    open_programs = {
        number: pattern
        for number, pattern in enumerate(programs)
        if pattern.can_be_made_of(reach.counts, core)
    }
    for depth in range(min(most, MOST_WRITES) + 1):
        if 0 < depth < MOST_WRITES:
            reach.step()
        find = lying if depth < MOST_WRITES else lying_after_a_write
        newest, fits = reach.newest(), reach.fitting()
        frugal = reach.fitting(with_open=False) if reach.counts[OPEN] else None
        told = []
        for number, pattern in open_programs.items():
            wanted = find(pattern, unlocked)
            way = _first(wanted, fits, newest)
            if way and frugal:
                way = _first(wanted, frugal, newest) or way
            if way:
                lies, launchers = way
                writes = reach.ways[(launchers & -launchers).bit_length() - 1] + lies.writes
                told.append(Hint(number, writes, lies.cells))
        for hint in told:
            del open_programs[hint.program]
        yield told


def _first(wanted: Sequence[Lying], fits: Fitting, among: int) -> tuple[Lying, int] | None:
    """Return the first way in which a program lies on some of the launchers, and those launchers."""
    for lies in wanted:
        launchers = among
        for symbol, cell in lies.wants:
            launchers &= fits[symbol][cell]
            if not launchers:
                break
        else:
            return lies, launchers
    return None
