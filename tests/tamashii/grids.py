"""Launchers drawn as text, and what is to be found on them, looked for in the simplest and slowest way."""

import random
from collections.abc import Sequence
from itertools import permutations

from dreamtable.games.tamashii.launcher import BASE, BASIC_TYPES, EMPTY, LOCKABLE

LETTERS = ".RYGBOX"
ACCEPTED = {
    "R": {1, 5},
    "Y": {2, 5},
    "G": {3, 5},
    "B": {4, 5},
    "?": {1, 2, 3, 4, 5},
    "O": {5},
    "X": {6},
    "*": set[int](),
}
"""By symbol of a program: the tokens it accepts; what `*` accepts, the core tells."""

PROGRAMS = [
    "RRR",
    "YYY",
    "GGG",
    "BBB",
    "RRRR",
    "YYYY",
    "GGGG",
    "BBBB",
    "RYGB",
    "RY",
    "?G?",
    "R*R/.?.",
    "B??B",
    "GYG/.*.",
    "BB/BB",
    "Y*/*Y",
    "RR/.RR",
    "*?*/?..",
    "BGB/.O.",
    "YGBR/..O.",
    "XX",
    "R.R/.X.",
    "?.?/.*.",
    "G?G/.O.",
    "RBR/.B./.R.",
    "Y..Y/.BB.",
]


def grid(rows: str) -> list[int]:
    """Return the launcher that is drawn as four rows of five letters."""
    launcher = [LETTERS.index(letter) for letter in rows.replace(" ", "")]
    assert len(launcher) == 20
    return launcher


def accepts(letter: str, token: int, core: int) -> bool:
    """Return whether a symbol accepts a token."""
    return token in (core, 5) if letter == "*" else token in ACCEPTED[letter]


def slow_placements(launcher: Sequence[int], text: str, core: int, unlocked: int) -> set[frozenset[int]]:
    """Return the sets of cells that make a program: every turn on every cell, token by token."""
    wants = [
        (row, column, letter)
        for row, line in enumerate(text.split("/"))
        for column, letter in enumerate(line)
        if letter != "."
    ]
    found = set()
    for _ in range(4):
        for top in range(-3, 4):
            for left in range(-3, 5):
                places = [(top + row, left + column, letter) for row, column, letter in wants]
                if all(
                    0 <= row < 4
                    and 0 <= column < 5
                    and unlocked >> (row * 5 + column) & 1
                    and accepts(letter, launcher[row * 5 + column], core)
                    for row, column, letter in places
                ):
                    found.add(frozenset(row * 5 + column for row, column, _ in places))
        wants = [(column, -row, letter) for row, column, letter in wants]
    return found


def is_made(tokens: Sequence[int], text: str, core: int) -> bool:
    """Return whether some of these tokens, in some order, are what a program wants."""
    letters = [letter for letter in text if letter not in "./"]
    return any(
        all(accepts(letter, token, core) for letter, token in zip(letters, order, strict=True))
        for order in permutations(tokens, len(letters))
    )


def random_launcher(dice: random.Random, tokens: int | None = None) -> tuple[list[int], int, int]:
    """Return a launcher with some tokens on it, its usable cells and a core type."""
    unlocked = BASE
    for cell in LOCKABLE:
        if dice.random() < 0.4:
            unlocked |= 1 << cell
    cells = [cell for cell in range(20) if unlocked >> cell & 1]
    number = dice.randint(4, len(cells)) if tokens is None else tokens
    launcher = [EMPTY] * 20
    for cell in dice.sample(cells, number):
        launcher[cell] = dice.choice((*BASIC_TYPES, *BASIC_TYPES, *BASIC_TYPES, 5, 6))
    return launcher, unlocked, dice.choice(BASIC_TYPES)
