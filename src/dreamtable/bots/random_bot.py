"""A bot that picks any legal move."""

import random

from dreamtable.kernel import Chair, Move


class RandomBot:
    """Every entry of the menu is equally likely."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed).random  # noqa: S311 (not a secret)

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        menu = chair.menu
        return menu[int(self._random() * len(menu))]
