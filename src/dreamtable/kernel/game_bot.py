"""What a game offers for bots: a quick player of its own, and what a search asks of it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self

from dreamtable.kernel.chair import Chair
from dreamtable.kernel.game import S
from dreamtable.kernel.model import Move


class QuickBot(Protocol):
    """A game's own bot, which answers at once: it plays imagined games on."""

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        ...

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return how good each entry of the seat's menu looks."""
        ...

    def remember(self, move: Move) -> None:
        """Take note of the move that was made after the moves were rated."""
        ...

    def copy(self, seed: str) -> "QuickBot":
        """Return one that goes on in an imagined world with what this one remembers."""
        ...

    def for_other_seat(self, seed: str) -> "QuickBot":
        """Return one that plays another seat in an imagined world."""
        ...

    def likelihood(self, state: Any) -> float:
        """Return how well an imagined world fits what this one has noticed, from 0 to 1."""
        ...

    def is_worth_searching(self, chair: Chair) -> bool:
        """Say whether a search may find a better move; else the question is answered at once."""
        ...


class BotWithoutMemory:
    """A quick bot of which only `rate_moves` is to be written: it goes by what lies on the table alone."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)  # noqa: S311 (not a secret)

    def rate_moves(self, chair: Chair) -> list[float]:
        """Return how good each entry of the seat's menu looks."""
        raise NotImplementedError

    def choose(self, chair: Chair) -> Move:
        """Return the move of the menu that looks best; equal ones by chance."""
        menu, rates = chair.menu, self.rate_moves(chair)
        return menu[max(range(len(menu)), key=lambda at: (rates[at], self._random.random()))]

    def remember(self, move: Move) -> None:
        """Nothing is remembered."""

    def copy(self, seed: str) -> Self:
        """Return one that goes on in an imagined world."""
        return type(self)(seed)

    def for_other_seat(self, seed: str) -> Self:
        """Return one that plays another seat in an imagined world."""
        return type(self)(seed)

    def likelihood(self, _state: Any) -> float:
        """One world is as likely as another."""
        return 1.0

    def is_worth_searching(self, _chair: Chair) -> bool:
        """Every question is worth a search."""
        return True


def at_any_time(_state: Any) -> bool:
    """A game that can be judged wherever it stands."""
    return True


def never(_view: Any) -> bool:
    """A game in which nobody needs to be let go first."""
    return False


@dataclass(frozen=True)
class GameBot(Generic[S]):
    """The bot of one game."""

    quick: Callable[[str], QuickBot]
    """From a seed to the quick bot: the level normal, called greedy in the arena."""
    baseline: Callable[[str], QuickBot]
    """From a seed to the quick bot that a hard one leans on, and must beat to prefer a move of its own."""
    evaluate: Callable[[S], list[float]]
    """Returns for a state how likely each seat is to win."""
    is_quiet: Callable[[S], bool] = at_any_time
    """Says whether a state can be judged well, or what was begun should be finished first."""
    worlds: int = 80
    """How many games a hard bot imagines before a move."""
    horizon: int = 30
    """After how many answers it judges them as they stand."""
    doubt: float = 1.0
    """By how many standard errors a move must beat that of the baseline."""
    resting: tuple[type[Move], ...] = ()
    """The moves by which a seat does nothing more: whatever comes next is no deed of its own."""
    in_first_turn: Callable[[Any], bool] = never
    """Says for a view whether it is the first Turn, in which bots let people go first."""
    among_people: "GameBot[S] | None" = None
    """What plays beside people instead: it goes by what has been read, not by what simulations are told."""


AnyBot = GameBot[Any]
