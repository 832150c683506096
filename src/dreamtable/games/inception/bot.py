"""A sensible player of Inception City: guards or hunts the secret with what its seat can see."""

import random

from dreamtable.games.inception.bot_lord import LordMind
from dreamtable.games.inception.bot_memory import Memory
from dreamtable.games.inception.bot_mind import Mind
from dreamtable.games.inception.bot_skills import SkilledMind
from dreamtable.games.inception.bot_traitor import TraitorMind
from dreamtable.games.inception.model import Face, View
from dreamtable.kernel import Chair, Move


class GreedyBot:
    """Takes the move that looks best at once, remembers how others behave, and leaves ties to chance."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)  # noqa: S311 (not a secret)
        self._memory = Memory()
        self._heard = 0

    def choose(self, chair: Chair) -> Move:
        """Return the move of the menu that is worth most."""
        view = chair.view
        if not isinstance(view, View):
            raise TypeError("this bot plays Inception City")
        menu, rule = chair.menu, chair.rule
        self._memory.observe(view, rule)
        for number, event in chair.events(self._heard):
            self._memory.hear(event)
            self._heard = number + 1
        if len(menu) == 1:
            return menu[0]
        mind = self._mind(view)
        best = max(menu, key=lambda move: (mind.worth(move, rule), self._random.random()))
        self._memory.note(best)
        return best

    def _mind(self, view: View) -> Mind:
        """Return how the player thinks: as the Lord, as a thief, or as a thief who has changed sides."""
        if view.seat == view.lord:
            return LordMind(view, self._memory, self._random)
        if Face.DEAL in view.bribes[view.seat]:
            return TraitorMind(view, self._memory, self._random)
        return SkilledMind(view, self._memory, self._random)
