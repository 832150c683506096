"""A sensible player of Tamashii: solves its launcher, explores, fights or repels, works for the scenario."""

import random

from dreamtable.games.tamashii.bot.memory import Memory
from dreamtable.games.tamashii.bot.mind import Mind
from dreamtable.games.tamashii.bot.standing import chances, is_quiet
from dreamtable.games.tamashii.model import Table, View
from dreamtable.games.tamashii.moves import Finish, KeepDice, Pass, Ready, Refuse, Stay, Stop, Write
from dreamtable.kernel import Chair, GameBot, Move

SEARCHED = frozenset(("TAM-MAP-03", "TAM-SCE-11", "TAM-UPG-05", "TAM-BOD-06", "TAM-VS-05"))
"""The rules whose questions a hard bot thinks about."""


class GreedyBot:
    """Takes the move that looks best at once; equal ones by chance."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)  # noqa: S311 (not a secret)
        self._memory = Memory()

    def choose(self, chair: Chair) -> Move:
        """Return the move of the menu that is worth most."""
        menu = chair.menu
        if len(menu) == 1:
            return menu[0]
        rates = self.rate_moves(chair)
        best = menu[max(range(len(menu)), key=lambda at: (rates[at], self._random.random()))]
        self.remember(best)
        return best

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return what each move of the menu is worth."""
        return self._mind(chair).weigh()

    def remember(self, move: Move) -> None:
        """Remember that a write of the plan was made."""
        if isinstance(move, Write):
            self._memory.made(move.edge)

    def copy(self, seed: str) -> "GreedyBot":
        """Return one that goes on in an imagined world with what this one remembers."""
        twin = GreedyBot(seed)
        twin._memory = self._memory.twin()
        return twin

    def for_other_seat(self, seed: str) -> "GreedyBot":
        """Return one that plays another seat in an imagined world."""
        return GreedyBot(seed)

    def likelihood(self, _state: Table) -> float:
        """Decks tell nothing about themselves: one world is as likely as another."""
        return 1.0

    def is_worth_searching(self, chair: Chair) -> bool:
        """Say whether a search may find a better move."""
        return chair.rule in SEARCHED

    def _mind(self, chair: Chair) -> Mind:
        seen = chair.view
        if not isinstance(seen, View):
            raise TypeError("this bot plays Tamashii")
        return Mind(seen, chair.seat, self._memory, chair.menu, chair.rule, chair.about)


RESTING = (Finish, KeepDice, Pass, Ready, Refuse, Stay, Stop)


def is_first_round(v: View) -> bool:
    """Say whether the first round is not over yet."""
    return v.round <= 1


BOT = GameBot(
    quick=GreedyBot,
    baseline=GreedyBot,
    evaluate=chances,
    is_quiet=is_quiet,
    worlds=16,
    horizon=40,
    doubt=1.5,
    resting=RESTING,
    in_first_turn=is_first_round,
)
