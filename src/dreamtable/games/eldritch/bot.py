"""A sensible player of Eldritch Horror: weighs what the team gains, and shares work out by what all see."""

from dreamtable.games.eldritch.bot_memory import Memory
from dreamtable.games.eldritch.bot_mind import Mind
from dreamtable.games.eldritch.model import View
from dreamtable.kernel import Chair, Move


class GreedyBot:
    """Takes the move that looks best at once; the first of equal ones, so that all bots foresee it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._memory = Memory()
        self._heard = 0

    def listen(self, chair: Chair) -> None:
        """Follow what has happened since the last question."""
        for number, event in chair.events(self._heard):
            self._memory.hear(event)
            self._heard = number + 1

    def choose(self, chair: Chair) -> Move:
        """Return the move of the menu that is worth most."""
        view = chair.view
        if not isinstance(view, View):
            raise TypeError("this bot plays Eldritch Horror")
        self.listen(chair)
        menu = chair.menu
        if len(menu) == 1:
            return menu[0]
        self._memory.begin()
        return Mind(view, chair.seat, self._memory, menu, chair.rule, chair.about).choose()
