"""A bot that looks ahead: information-set Monte Carlo tree search, for any game."""

import math
import random
import time
from statistics import variance
from typing import Any, NamedTuple

from dreamtable.kernel import AnyBot, Chair, Match, Menu, Move, QuickBot, Seat

CURIOSITY = 0.4
"""How much a move that was seldom tried is preferred to one that did well."""
WIDENING = 0.7
"""Of a wide menu so many moves are tried as this times the square root of the visits, the likeliest first."""
ATTEMPTS = 12
"""So often another world is imagined in place of one that is hard to believe."""
CAUTION = 0.25
"""A few games that all went alike prove less than their spread says: this is added, over their number."""


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

    def __init__(self, bot: AnyBot, seed: str, thought: Thought) -> None:
        self._bot = bot
        self._thought = thought
        self._seed = seed
        self._baseline = bot.baseline(seed)

    def choose(self, chair: Chair) -> Move:
        """Return the move that went clearly best; if none did, the one that the quick bot would take."""
        menu = chair.menu
        if len(menu) == 1 or not self._baseline.is_worth_searching(chair):
            return self._baseline.choose(chair)
        weights = self._baseline.rate_moves(chair)
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
        self._baseline.remember(best)
        return best

    def _dream(self, chair: Chair, move: Move, child: Node) -> float:
        """Try a move in its next world, and return how it went for the own seat."""
        seed, world = self._world(chair, len(child.results))
        own = self._baseline.copy(seed)
        own.remember(move)
        dream = Dream(world, chair.seat, own, seed)
        result = dream.play(move, child, self._thought.horizon, self._bot)
        child.add(result)
        return result

    def _world(self, chair: Chair, number: int) -> tuple[str, Match[Any]]:
        """Return an imagined world by its number, with its seed: rather one that is easy to believe."""
        for attempt in range(ATTEMPTS):
            seed = f"{self._seed} {chair.number} {number} {attempt}"
            world = chair.imagine(seed)
            likelihood = self._baseline.likelihood(world.state)
            if likelihood >= 1 or random.Random(seed).random() < likelihood:  # noqa: S311 (not a secret)
                break
        return seed, world


def clearly_best(root: Node, usual: Move, doubt: float) -> Move:
    """Return the move that did better in the same worlds than the usual one, beyond doubt; else that one."""
    best, most = usual, 0.0
    for move, child in root.children.items():
        gains = [won - lost for won, lost in zip(child.results, root.children[usual].results, strict=False)]
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

    def play(self, move: Move, node: Node, horizon: int, judge: AnyBot) -> float:
        """Play on after a move: down the tree, one step beyond it, then quickly; return how it went."""
        world, seat = self._world, self._seat
        end = len(world.journal) + horizon
        world.answer(seat, move)
        path: list[tuple[Node, Seat]] = []
        known = True
        while known and world.question is not None:
            asked = self._asked()
            if not self._bot(asked).is_worth_searching(self._chairs[asked]):
                self._go_on(asked)
                continue
            move, known = self._follow(node, asked)
            node = node.children[move]
            path.append((node, asked))
            world.answer(asked, move)
        while world.question is not None and (len(world.journal) < end or not judge.is_quiet(world.state)):
            self._go_on(self._asked())
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
            weights = dict(zip(menu, self._bot(asked).rate_moves(chair), strict=True))
            move = max(new, key=lambda move: weights[move])
            self._bot(asked).remember(move)
            node.grow(move)
            return move, False
        return node.likeliest(menu), True

    def _asked(self) -> Seat:
        """Return who answers next: the dreamer itself if it is to answer, else the first."""
        due = self._world.due()
        return self._seat if self._seat in due else due[0]

    def _bot(self, seat: Seat) -> QuickBot:
        """Return the quick bot that plays a seat in this world."""
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = self._bots[self._seat].for_other_seat(f"{self._seed} {seat}")
        return bot

    def _results(self, judge: AnyBot) -> list[float]:
        """Return how it went for each seat: won, lost, or as likely to win as it stands."""
        outcome = self._world.outcome
        if outcome is None:
            return judge.evaluate(self._world.state)
        return [float(seat in outcome.winners) for seat in range(self._world.seats)]
