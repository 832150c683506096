"""A sensible player of Inception City: guards or hunts the secret with what its seat can see."""

import random
from math import exp

from dreamtable.games.inception.bot.lord import LordMind
from dreamtable.games.inception.bot.memory import Memory
from dreamtable.games.inception.bot.mind import Mind
from dreamtable.games.inception.bot.skills import SkilledMind
from dreamtable.games.inception.bot.taste import CASUAL, PRACTISED, Taste
from dreamtable.games.inception.bot.traitor import TraitorMind
from dreamtable.games.inception.bot.watch import WatchfulMemory
from dreamtable.games.inception.end import traitors_of
from dreamtable.games.inception.model import KIND_OF, LEVELS, LIMBO, Face, Kind, Level, Table, View
from dreamtable.kernel import Chair, GameBot, Move, Seat


class GreedyBot:
    """Takes the move that looks best at once, remembers how others behave, and leaves ties to chance."""

    def __init__(self, seed: str, taste: Taste = CASUAL) -> None:
        self._random = random.Random(seed)  # noqa: S311 (not a secret)
        self._taste = taste
        self._memory = WatchfulMemory() if taste.watchful else Memory()
        self._heard = 0

    def choose(self, chair: Chair) -> Move:
        """Return the move of the menu that is worth most."""
        menu, weights = chair.menu, self.rate_moves(chair)
        best = menu[max(range(len(menu)), key=lambda at: (weights[at], self._random.random()))]
        self.remember(best)
        return best

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return what each move of the menu is worth, in cards."""
        view = chair.view
        if not isinstance(view, View):
            raise TypeError("this bot plays Inception City")
        menu, rule = chair.menu, chair.rule
        self._memory.observe(view, rule)
        for number, event in chair.events(self._heard):
            self._memory.hear(event)
            self._heard = number + 1
        if len(menu) == 1:
            return [0.0]
        mind = self._mind(view)
        return [mind.worth(move, rule) for move in menu]

    def remember(self, move: Move) -> None:
        """Remember the move that was made."""
        self._memory.remember(move)

    def copy(self, seed: str) -> "GreedyBot":
        """Return one that goes on in an imagined world with what this one remembers."""
        twin = GreedyBot(seed, self._taste)
        twin._memory = self._memory.copy()
        return twin

    def for_other_seat(self, seed: str) -> "GreedyBot":
        """Return one that plays another seat in an imagined world."""
        return GreedyBot(seed)

    def likelihood(self, state: Table) -> float:
        """Return how well a world fits what was noticed: where the secret lies, and who is a traitor."""
        return self._memory.likelihood(secret_level(state), traitors_of(state))

    def is_worth_searching(self, chair: Chair) -> bool:
        """Thinking pays for the Lord; a thief with a practised eye trusts it."""
        view = chair.view
        return not self._taste.watchful or (isinstance(view, View) and view.seat == view.lord)

    def _mind(self, view: View) -> Mind:
        """Return how the player thinks: as the Lord, as a thief, or as a thief who has changed sides."""
        if view.seat == view.lord:
            return LordMind(view, self._memory, self._random)
        if Face.DEAL in view.bribes[view.seat]:
            return TraitorMind(view, self._memory, self._random, self._taste)
        return SkilledMind(view, self._memory, self._random, self._taste)


def baseline(seed: str) -> GreedyBot:
    """Return the quick bot that a hard one leans on: one that watches the Lord."""
    return GreedyBot(seed, PRACTISED)


def evaluate(s: Table) -> list[float]:
    """Return how likely each seat is to win, as games of quick bots went on from tables like this one."""
    level = secret_level(s)
    if level is None:
        return [0.5] * len(s.hands)
    lord_side = [s.lord, *traitors_of(s)]
    loyal = [seat for seat in range(len(s.hands)) if seat not in lord_side]
    lord_wins = 1 / (1 + exp(-lord_standing(s, level, loyal)))
    return [lord_wins if seat in lord_side else 1 - lord_wins for seat in range(len(s.hands))]


def secret_level(s: Table) -> Level | None:
    """Return where the secret lies; None before it is hidden."""
    return next((level for level in LEVELS if s.vaults[level] == s.secret), None)


def lord_standing(s: Table, level: Level, loyal: list[Seat]) -> float:
    """Return how safe the secret is: by its locks, the time left, who is near, and who changed sides."""
    seats = len(s.hands)
    rounds = len(s.deck) / (4 * seats - 2)
    near = sum([1 for seat in loyal if s.places[seat] == level])
    alive = sum([1 for seat in loyal if s.places[seat] != LIMBO]) / max(1, len(loyal))
    unseals = sum([1 for card in s.hands[s.lord] if KIND_OF[card] is Kind.UNSEAL])
    locks = s.locks[level]
    pressed = 0.23 * locks + 8.2 * locks / (rounds + 0.5) / seats - 0.7 * min(near, 2) - 0.7 * alive
    return 0.9 + pressed + 0.19 * min(unseals, 3) + 3.6 * (seats - 1 - len(loyal)) / seats - 0.22 * seats


BOT = GameBot(
    quick=GreedyBot,
    baseline=baseline,
    evaluate=evaluate,
    worlds=100,
    horizon=50,
    doubt=1.0,
)
