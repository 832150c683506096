"""A quick player of Sealed Letters, and how good a position looks: both by what a seat sees only."""

from dreamtable.kernel import BotWithoutMemory, Chair, GameBot, Move
from letters.game import Burn, Chest, Draw, Open

TASTE: dict[type[Move], float] = {Draw: 1.0, Open: 0.5, Burn: -1.0}


class LettersBot(BotWithoutMemory):
    """Likes to draw, and then to open, rather than to look."""

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return how much it likes each move."""
        return [TASTE.get(type(move), 0.0) for move in chair.menu]


def evaluate(s: Chest) -> list[float]:
    """Return how likely each seat is to win, by the points that everybody knows of."""
    mean = sum(s.scores) / len(s.scores)
    return [0.5 + (score - mean) / 40 for score in s.scores]


BOT = GameBot(quick=LettersBot, baseline=LettersBot, evaluate=evaluate, worlds=60, horizon=8)
