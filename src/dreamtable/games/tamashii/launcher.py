"""TAM-LAU, TAM-WRI, TAM-PRG: the launcher, what a write changes on it, and which programs its tokens make.

A launcher is 20 small numbers, row by row: what lies on each cell. Sets of cells are bit masks, the
lowest bit for the first cell. Which cells can be used is such a set, too: `BASE`, and the cells of
column 5 that are unlocked.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from dreamtable.content import Wrong

ROWS, COLUMNS = 4, 5
CELLS = ROWS * COLUMNS

EMPTY, RED, YELLOW, GREEN, BLUE, OPEN, CORRUPTED = range(7)
"""TAM-COD-01: what can lie on a cell."""
BASIC_TYPES = RED, YELLOW, GREEN, BLUE
CORE, ANY = 7, 8
"""TAM-COD-12, TAM-COD-14: the symbols of programs that are no tokens."""
LETTERS = ".RYGBOX*?"
"""TAM-NOT-01: by symbol, how a program writes it."""
SYMBOLS = len(LETTERS)

LOCKABLE = tuple(range(COLUMNS - 1, CELLS, COLUMNS))
"""TAM-CMP-12: the cells of column 5, on which the lock tokens lie."""
EVERYWHERE = (1 << CELLS) - 1
BASE = EVERYWHERE - sum(1 << cell for cell in LOCKABLE)
LIGHT = sum(
    1 << cell for cell in range(CELLS) if cell in LOCKABLE or (cell // COLUMNS + cell % COLUMNS) % 2 == 0
)
"""TAM-CMP-12: the highlighted cells, those of column 5 as soon as they are unlocked."""

EDGES: tuple[tuple[int, int], ...] = tuple(
    (cell, other)
    for cell in range(CELLS)
    for other, fits in ((cell + 1, cell % COLUMNS < COLUMNS - 1), (cell + COLUMNS, cell < CELLS - COLUMNS))
    if fits
)
"""TAM-LAU-04: the pairs of adjacent cells; a write is the number of one of them."""
EDGE_BETWEEN = {pair: edge for edge, (a, b) in enumerate(EDGES) for pair in ((a, b), (b, a))}
EDGE_MASKS = tuple(1 << a | 1 << b for a, b in EDGES)
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(other for other in range(CELLS) if (cell, other) in EDGE_BETWEEN) for cell in range(CELLS)
)

LARGEST = 4
"""TAM-NOT-03: no program needs unlocked cells."""


def mask_of(cells: Iterable[int]) -> int:
    """Return some cells as a mask."""
    return sum(1 << cell for cell in set(cells))


def cells_of(mask: int) -> list[int]:
    """Return the cells of a mask, row by row."""
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def to_refill(launcher: Sequence[int], unlocked: int) -> list[int]:
    """TAM-PLN-02: the empty highlighted cells, in the order in which they are refilled."""
    return [cell for cell in cells_of(LIGHT & unlocked) if not launcher[cell]]


def empty_cells(launcher: Sequence[int], unlocked: int) -> list[int]:
    """TAM-KEY-04: the cells on which a token can be put."""
    return [cell for cell in cells_of(unlocked) if not launcher[cell]]


def locked_cells(unlocked: int) -> list[int]:
    """TAM-LAU-03: the cells on which lock tokens lie."""
    return cells_of(EVERYWHERE & ~unlocked)


# Writes


def writes(launcher: Sequence[int], unlocked: int) -> list[int]:
    """TAM-WRI-01: the shifts and swaps that change something; exchanging two equal tokens does not."""
    return [edge for edge, a, b in open_edges(unlocked) if launcher[a] != launcher[b]]


@lru_cache
def open_edges(unlocked: int) -> tuple[tuple[int, int, int], ...]:
    """Return the pairs of adjacent cells of which none is locked: the edge and its cells."""
    return tuple(
        (edge, a, b) for edge, (a, b) in enumerate(EDGES) if unlocked & EDGE_MASKS[edge] == EDGE_MASKS[edge]
    )


def write(launcher: list[int], edge: int) -> None:
    """TAM-WRI-01: shift a token to an empty cell, or swap two: two cells exchange what they hold."""
    a, b = EDGES[edge]
    launcher[a], launcher[b] = launcher[b], launcher[a]


# Patterns


class Placement(NamedTuple):
    """One way to lay a pattern on the grid: which cells it uses, and which symbol it wants on each."""

    cells: int
    wants: tuple[tuple[int, int], ...]
    """Symbol and cell of each token."""


class Turn(NamedTuple):
    """A pattern turned by some quarters: where its first corner can lie, and its tokens from there."""

    corners: int
    wants: tuple[tuple[int, int], ...]
    """Symbol and distance from the corner, in cells, of each token."""
    cells: int
    """The cells it uses when it lies in the first corner of the grid."""


class Pattern:
    """TAM-NOT-01: the pattern of a program, ready to be looked for in all its turns and places."""

    def __init__(self, text: str) -> None:
        self.text = text
        rows = _rows(text)
        self.symbols = tuple(LETTERS.index(letter) for row in rows for letter in row if letter != ".")
        """What it wants, in the order in which it is written."""
        self.size = len(self.symbols)
        self.turns = _turns(rows)

    def __repr__(self) -> str:
        """Return how it is written."""
        return f"Pattern({self.text!r})"

    def __eq__(self, other: object) -> bool:
        """Two patterns are the same when they are written the same."""
        return isinstance(other, Pattern) and self.text == other.text

    def __hash__(self) -> int:
        """Return a number by which dictionaries find it."""
        return hash(self.text)

    @cached_property
    def placements(self) -> tuple[Placement, ...]:
        """TAM-PRG-03, TAM-PRG-09: every way to lay it on the whole grid."""
        return tuple(
            Placement(turn.cells << corner, tuple((symbol, corner + step) for symbol, step in turn.wants))
            for turn in self.turns
            for corner in cells_of(turn.corners)
        )

    def can_be_made_of(self, counts: Sequence[int], core: int) -> bool:
        """TAM-PRG-06: whether some tokens suffice, wherever they lie; `counts` has their number by type."""
        wanted = [0] * SYMBOLS
        for symbol in self.symbols:
            wanted[core if symbol == CORE else symbol] += 1
        spare = counts[OPEN] - wanted[OPEN]
        if spare < 0 or counts[CORRUPTED] < wanted[CORRUPTED]:
            return False
        left = 0
        for basic in BASIC_TYPES:
            over = counts[basic] - wanted[basic]
            if over < 0:
                spare += over
            else:
                left += over
        return spare >= 0 and left + spare >= wanted[ANY]


def _rows(text: str) -> list[str]:
    """TAM-NOT-01, -03, -05: the rows of a pattern, all of the same length, or what is wrong with it."""
    for letter in text:
        if letter not in LETTERS and letter != "/":
            raise Wrong(
                f"program {text!r}: {letter!r} is no symbol; write R Y G B, * (core), ? (any basic), "
                "O (open source), X (corrupted), . (free) and / between rows."
            )
    rows = text.split("/")
    columns = max(map(len, rows))
    rows = [row.ljust(columns, ".") for row in rows]
    if not text.strip("./"):
        raise Wrong(f"program {text!r} wants no token.")
    if len(rows) > LARGEST or columns > LARGEST:
        raise Wrong(
            f"program {text!r} is {len(rows)} × {columns} cells; it must fit {LARGEST} × {LARGEST}, so that "
            "it needs no unlocked cell."
        )
    for what, lines in (("row", rows), ("column", ["".join(column) for column in zip(*rows, strict=True)])):
        for place, line in (("first", lines[0]), ("last", lines[-1])):
            if not line.strip("."):
                raise Wrong(f"program {text!r}: nothing is wanted in its {place} {what}; leave it out.")
    if text.count("O") > 1:
        raise Wrong(f"program {text!r} wants {text.count('O')} open-source codes; 1 is the most.")
    return rows


def _turns(rows: list[str]) -> tuple[Turn, ...]:
    """TAM-PRG-03, -04: a pattern in its quarter turns, never mirrored; turns that look the same only once."""
    turns: dict[Turn, None] = {}
    for _ in range(4):
        wants = [
            (LETTERS.index(letter), row * COLUMNS + column)
            for row, line in enumerate(rows)
            for column, letter in enumerate(line)
            if letter != "."
        ]
        corners = mask_of(
            row * COLUMNS + column
            for row in range(ROWS - len(rows) + 1)
            for column in range(COLUMNS - len(rows[0]) + 1)
        )
        wants.sort(key=lambda want: want[0] == ANY)  # what most tokens fit is looked at last
        turns[Turn(corners, tuple(wants), mask_of(step for _, step in wants))] = None
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return tuple(turns)


@lru_cache(maxsize=2048)
def pattern(text: str) -> Pattern:
    """Return the pattern that is written so, made once."""
    return Pattern(text)


# Matching


def counts_of(launcher: Sequence[int]) -> list[int]:
    """Return how many tokens of each type lie on a launcher (at 0: how many cells are empty)."""
    counts = [0] * 7
    for token in launcher:
        counts[token] += 1
    return counts


def fitting_cells(launcher: Sequence[int], core: int, unlocked: int) -> list[int]:
    """TAM-PRG-06, TAM-PRG-08: by symbol, the cells whose token it accepts."""
    lie = [0] * 7
    for cell, token in enumerate(launcher):
        lie[token] |= 1 << cell
    _, red, yellow, green, blue, source, corrupted = (cells & unlocked for cells in lie)
    fits = [
        unlocked,
        red | source,
        yellow | source,
        green | source,
        blue | source,
        source,
        corrupted,
        0,
        red | yellow | green | blue | source,
    ]
    fits[CORE] = fits[core]  # TAM-COD-12
    return fits


def is_complete(fits: Sequence[int], pattern: Pattern) -> bool:
    """TAM-PRG-02: whether a pattern lies anywhere on the cells that `fitting_cells` found."""
    for corners, wants, _ in pattern.turns:
        for symbol, step in wants:
            corners &= fits[symbol] >> step
            if not corners:
                break
        else:
            return True
    return False


def placements_on(fits: Sequence[int], pattern: Pattern) -> list[int]:
    """TAM-PRG-07: the distinct sets of cells on which a pattern lies, given what `fitting_cells` found."""
    found: set[int] = set()
    for corners, wants, cells in pattern.turns:
        for symbol, step in wants:
            corners &= fits[symbol] >> step
            if not corners:
                break
        while corners:
            first = corners & -corners
            found.add(cells * first)
            corners ^= first
    return sorted(found)


def placements(launcher: Sequence[int], pattern: Pattern, core: int, unlocked: int) -> list[int]:
    """TAM-PRG-02, -07: the distinct sets of cells whose tokens make a program, each as a mask."""
    return placements_on(fitting_cells(launcher, core, unlocked), pattern)
