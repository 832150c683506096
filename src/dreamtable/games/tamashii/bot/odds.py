"""Chances of player dice: hits, specials, successes."""

from functools import cache
from math import comb

HIT, SPECIAL, BLANK = 1 / 2, 1 / 3, 1 / 6
"""TAM-CMP-03: how likely a die shows each face."""


@cache
def success_chance(dice: int, need: int) -> float:
    """TAM-CHK-02: how likely so many dice bring the successes; a hit is 1, a special 2."""
    if need <= 0:
        return 1.0
    if not dice:
        return 0.0
    return (
        HIT * success_chance(dice - 1, need - 1)
        + SPECIAL * success_chance(dice - 1, need - 2)
        + BLANK * success_chance(dice - 1, need)
    )


@cache
def faces_of(dice: int) -> tuple[tuple[float, int, int], ...]:
    """Return how likely so many dice show so many hits and specials."""
    found = []
    for hits in range(dice + 1):
        for specials in range(dice - hits + 1):
            blanks = dice - hits - specials
            ways = comb(dice, hits) * comb(dice - hits, specials)
            found.append((ways * HIT**hits * SPECIAL**specials * BLANK**blanks, hits, specials))
    return tuple(found)


def dice_wanted(need: int, tokens: int) -> int:
    """Return how many tokens are best dumped for a check: until it is safe, or all."""
    for dice in range(1, tokens + 1):
        if success_chance(dice, need) >= 0.9:
            return dice
    return tokens
