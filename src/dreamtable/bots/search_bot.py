"""A bot that looks ahead: information-set Monte Carlo tree search, for any game."""

import importlib
import math
import random
import time
from collections.abc import Callable, Mapping
from statistics import variance
from typing import Any, NamedTuple, Protocol

from dreamtable.kernel import Chair, Match, Menu, Move, Seat

CURIOSITY = 0.4
"""How much a move that was seldom tried is preferred to one that did well."""
WIDENING = 0.7
"""Of a wide menu so many moves are tried as this times the square root of the visits, the likeliest first."""
ATTEMPTS = 12
"""So often another world is imagined in place of one that is hard to believe."""
CAUTION = 0.25
"""A few games that all went alike prove less than their spread says: this is added, over their number."""


class QuickBot(Protocol):
    """A game's own bot, which answers at once: it plays imagined games on."""

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        ...

    def weigh(self, chair: Chair) -> list[float]:
        """Return how good each entry of the seat's menu looks."""
        ...

    def note(self, move: Move) -> None:
        """Remember the move that was made after weighing."""
        ...

    def twin(self, seed: str) -> "QuickBot":
        """Return one that goes on in an imagined world with what this one remembers."""
        ...

    def mate(self, seed: str) -> "QuickBot":
        """Return one that plays another seat in an imagined world."""
        ...

    def believes(self, state: Any) -> float:
        """Return how well an imagined world fits what this one has noticed, from 0 to 1."""
        ...

    def ponders(self, chair: Chair) -> bool:
        """Say whether the question is worth a thought; else it is answered at once."""
        ...


class Thought(NamedTuple):
    """How long a bot may think about a move, and how far it looks."""

    worlds: int
    """How many games it imagines."""
    horizon: int
    """After so many answers an imagined game is judged as it stands."""
    seconds: float = math.inf
    """It stops sooner when so much time has passed; then its choice depends on the machine."""
    doubt: float = 1.0
    """A move must do better than the quick bot's own by so many standard errors to be preferred to it."""


class Judge(NamedTuple):
    """How a game that was not played to its end is judged."""

    worth: Callable[[Any], list[float]]
    """Returns for a state how likely each seat is to win."""
    calm: Callable[[Any], bool]
    """Says whether a state can be judged well, or what was begun should be finished first."""


class Node:
    """A place in the tree: what was tried there, and how the games went for who chose to come here."""

    __slots__ = ("children", "offered", "results", "total")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.offered = 0
        """How often it could have been chosen: in another world the move may not be there."""
        self.results: list[float] = []
        self.total = 0.0

    def add(self, result: float) -> None:
        """Remember how a game went that came by here."""
        self.results.append(result)
        self.total += result

    def mean(self) -> float:
        """Return how well it went on average."""
        return self.total / len(self.results)

    def promise(self) -> float:
        """Return how promising it is to come here again."""
        return self.mean() + CURIOSITY * math.sqrt(math.log(self.offered) / len(self.results))

    def room(self) -> bool:
        """Say whether one more of the moves should be tried."""
        return len(self.children) <= WIDENING * math.sqrt(len(self.results))

    def likeliest(self, menu: Menu) -> Move:
        """Return the move to follow, of those that were tried before."""
        tried = [move for move in menu if move in self.children]
        for move in tried:
            self.children[move].offered += 1
        return max(tried, key=lambda move: self.children[move].promise())

    def grow(self, move: Move) -> None:
        """Try a new move."""
        child = self.children[move] = Node()
        child.offered = 1


class SearchBot:
    """Plays many imagined games on from here, more and more along what went well.

    It never sees more than its seat: every game begins in a world that the seat can't tell from the true
    one, with dice of its own; worlds that fit what it has noticed come up more often. Each move is tried in
    the same worlds, so that luck favours none of them. Where the tree ends, the game's quick bot plays all
    seats.
    """

    def __init__(self, game: str, seed: str, thought: Thought) -> None:
        self._thought = thought
        self._seed = seed
        own = importlib.import_module(f"dreamtable.games.{game}.bot")
        self._judge = Judge(own.worth, own.calm)
        self._habit: QuickBot = own.habit(seed)

    def choose(self, chair: Chair) -> Move:
        """Return the move that went clearly best; if none did, the one that the quick bot would take."""
        menu = chair.menu
        if len(menu) == 1 or not self._habit.ponders(chair):
            return self._habit.choose(chair)
        weights = self._habit.weigh(chair)
        order = sorted(range(len(menu)), key=lambda at: -weights[at])
        root = Node()
        until = time.monotonic() + self._thought.seconds
        for _ in range(self._thought.worlds):
            tried = len(root.children)
            if tried < len(menu) and root.room():
                move = menu[order[tried]]
                root.grow(move)
            else:
                move = root.likeliest(menu)
            root.add(self._dream(chair, move, root.children[move]))
            if time.monotonic() > until:
                break
        best = clearly_best(root, menu[order[0]], self._thought.doubt)
        self._habit.note(best)
        return best

    def _dream(self, chair: Chair, move: Move, child: Node) -> float:
        """Try a move in its next world, and return how it went for the own seat."""
        seed, world = self._world(chair, len(child.results))
        own = self._habit.twin(seed)
        own.note(move)
        dream = Dream(world, chair.seat, own, seed)
        result = dream.play(move, child, self._thought.horizon, self._judge)
        child.add(result)
        return result

    def _world(self, chair: Chair, number: int) -> tuple[str, Match[Any]]:
        """Return an imagined world by its number, with its seed: rather one that is easy to believe."""
        for attempt in range(ATTEMPTS):
            seed = f"{self._seed} {chair.number} {number} {attempt}"
            world = chair.imagine(seed)
            belief = self._habit.believes(world.state)
            if belief >= 1 or random.Random(seed).random() < belief:  # noqa: S311 (not a secret)
                break
        return seed, world


def clearly_best(root: Node, habit: Move, doubt: float) -> Move:
    """Return the move that did better in the same worlds than the habit, beyond doubt; else the habit."""
    usual = root.children[habit].results
    best, most = habit, 0.0
    for move, child in root.children.items():
        gains = [won - lost for won, lost in zip(child.results, usual, strict=False)]
        count = len(gains)
        if count < 2:
            continue
        spread = variance(gains) + CAUTION / count
        sure = sum(gains) / count - doubt * math.sqrt(spread / count)
        if sure > most:
            best, most = move, sure
    return best


class Dream:
    """One imagined game."""

    def __init__(self, world: Match[Any], seat: Seat, own: QuickBot, seed: str) -> None:
        self._world = world
        self._seat = seat
        self._seed = seed
        self._bots = {seat: own}
        self._chairs = [Chair(world, one) for one in range(world.seats)]

    def play(self, move: Move, node: Node, horizon: int, judge: Judge) -> float:
        """Play on after a move: down the tree, one step beyond it, then quickly; return how it went."""
        world, seat = self._world, self._seat
        end = len(world.journal) + horizon
        world.answer(seat, move)
        path: list[tuple[Node, Seat]] = []
        known = True
        while known and world.question is not None:
            asked = self._asked(world.question.menus)
            if not self._bot(asked).ponders(self._chairs[asked]):
                self._go_on(asked)
                continue
            move, known = self._follow(node, asked)
            node = node.children[move]
            path.append((node, asked))
            world.answer(asked, move)
        while world.question is not None and (len(world.journal) < end or not judge.calm(world.state)):
            self._go_on(self._asked(world.question.menus))
        results = self._results(judge)
        for node, who in path:
            node.add(results[who])
        return results[seat]

    def _go_on(self, asked: Seat) -> None:
        """Let the quick bot of a seat answer."""
        self._world.answer(asked, self._bot(asked).choose(self._chairs[asked]))

    def _follow(self, node: Node, asked: Seat) -> tuple[Move, bool]:
        """Return the move to follow, and whether it was tried before."""
        chair = self._chairs[asked]
        menu = chair.menu
        new = [move for move in menu if move not in node.children]
        if new and (node.room() or len(new) == len(menu)):
            weights = dict(zip(menu, self._bot(asked).weigh(chair), strict=True))
            move = max(new, key=lambda move: weights[move])
            self._bot(asked).note(move)
            node.grow(move)
            return move, False
        return node.likeliest(menu), True

    def _asked(self, menus: Mapping[Seat, Menu]) -> Seat:
        """Return who answers next: the dreamer itself if it is asked, else the first."""
        return self._seat if self._seat in menus else next(iter(menus))

    def _bot(self, seat: Seat) -> QuickBot:
        """Return the quick bot that plays a seat in this world."""
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._bots[self._seat].mate(f"{self._seed} {seat}")
        return bot

    def _results(self, judge: Judge) -> list[float]:
        """Return how it went for each seat: won, lost, or as likely to win as it stands."""
        outcome = self._world.outcome
        if outcome is None:
            return judge.worth(self._world.state)
        return [float(seat in outcome.winners) for seat in range(self._world.seats)]
