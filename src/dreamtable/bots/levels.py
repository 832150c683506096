"""Levels: the bots that people choose at a table, from easy to hard."""

import random

from dreamtable.bots.search_bot import SearchBot, Thought
from dreamtable.kernel import AnyBot, Chair, Move, QuickBot

SLIPS = 0.3
"""How often an easy bot does not think."""
SECONDS = 1.45
"""How long a hard bot thinks at a table at most."""


class EasyBot:
    """Plays like the game's quick bot, but now and then does just anything."""

    def __init__(self, quick: QuickBot, seed: str) -> None:
        self._quick = quick
        self._random = random.Random(f"{seed} slips").random  # noqa: S311 (not a secret)

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        move = self._quick.choose(chair)
        if self._random() < SLIPS:
            menu = chair.menu
            return menu[int(self._random() * len(menu))]
        return move


def bot_of_level(level: str, bot: AnyBot, seed: str, seconds: float) -> EasyBot | QuickBot | SearchBot:
    """Return a fresh bot of a level; a hard one thinks about a move for so many `seconds` at most."""
    if level == "easy":
        return EasyBot(bot.quick(seed), seed)
    if level == "hard":
        return SearchBot(bot, seed, Thought(bot.worlds, bot.horizon, seconds, bot.doubt))
    return bot.quick(seed)
