"""A sensible player of Eldritch Horror: weighs what the team gains, and shares work out by what all see."""

from math import exp
from operator import mul

from dreamtable.games.eldritch.bot.memory import Memory
from dreamtable.games.eldritch.bot.mind import Mind
from dreamtable.games.eldritch.bot.standing import EVEN, WEIGHTS, measures, near_the_end
from dreamtable.games.eldritch.bot.taste import CASUAL, PRACTISED, Taste, in_team
from dreamtable.games.eldritch.model import ACTION, ACTIONS, NOTHING, Table, View
from dreamtable.games.eldritch.view import view
from dreamtable.kernel import WATCHER, Chair, GameBot, Move

SEARCHED = frozenset(("ELD-ACT-01", "ELD-ACT-03", "ELD-ENC-05", "ELD-ENC-06", "ELD-GEN-10", "ELD-GEN-11"))
"""The rules whose questions a hard bot thinks about, once the end is near."""


class GreedyBot:
    """Takes the move that looks best at once; the first of equal ones, so that all bots foresee it."""

    def __init__(self, seed: str, taste: Taste = CASUAL) -> None:
        self.seed = seed
        self.taste = taste
        self._memory = Memory()

    def choose(self, chair: Chair) -> Move:
        """Return the move of the menu that is worth most."""
        menu = chair.menu
        if len(menu) == 1:
            return menu[0]
        return self._mind(chair).choose()

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return what each move of the menu is worth to the team."""
        return self._mind(chair).weigh()

    def remember(self, move: Move) -> None:
        """Remember the move that was made after weighing."""
        self._memory.follow(move)

    def copy(self, _seed: str) -> "GreedyBot":
        """Return one that goes on in an imagined world with what this one remembers."""
        twin = GreedyBot(self.seed, self.taste)
        twin._memory = self._memory.twin()
        return twin

    def for_other_seat(self, seed: str) -> "GreedyBot":
        """Return one that plays another seat in an imagined world: what it sees is seen by all."""
        other = self.copy(seed)
        other._memory.plan, other._memory.rests = (), {}
        return other

    def likelihood(self, _state: Table) -> float:
        """Decks and backs tell nothing about themselves: one world is as likely as another."""
        return 1.0

    def is_worth_searching(self, chair: Chair) -> bool:
        """Actions, encounters and choices of cards are worth a thought when the end is near enough to see."""
        plan = self._memory.plan
        if chair.rule not in SEARCHED or (plan and plan[0] in chair.menu):
            return False
        seen = chair.view
        return isinstance(seen, View) and near_the_end(seen)

    def _mind(self, chair: Chair) -> Mind:
        seen = chair.view
        if not isinstance(seen, View):
            raise TypeError("this bot plays Eldritch Horror")
        self._memory.begin()
        taste = in_team(self.taste, seen.players)
        return Mind(seen, chair.seat, self._memory, taste, chair.menu, chair.rule, chair.about)


def baseline(seed: str) -> GreedyBot:
    """Return the quick bot that a hard one leans on: one with a practised eye."""
    return GreedyBot(seed, PRACTISED)


def is_quiet(s: Table) -> bool:
    """A game is judged between two rounds, when everybody has had his encounter."""
    return s.phase is ACTION and s.actions == ACTIONS and s.turns[0] == s.lead


def evaluate(s: Table) -> list[float]:
    """Return how likely each seat is to win, as games of quick bots went on from tables like this one."""
    if s.ancient_one == NOTHING:
        return [EVEN] * s.players
    base, *weights = WEIGHTS
    chance = 1 / (1 + exp(-base - sum(map(mul, weights, measures(view(s, WATCHER))))))
    return [chance] * s.players


BOT = GameBot(
    quick=GreedyBot,
    baseline=baseline,
    evaluate=evaluate,
    is_quiet=is_quiet,
    worlds=24,
    horizon=30,
    doubt=2.0,
)
