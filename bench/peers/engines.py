"""Other engines of games in Python, measured in the same process and by the same rounds as ours.

Each is measured where it is installed: `pip install --group peers`.

- catanatron: Catan for four who choose by chance; decisions, and copies of a game in its middle.
- rlcard: gin rummy as an environment; every step gives the observation and the legal actions.
- pettingzoo: its own leduc hold'em, as it is handed out.
"""

import contextlib
import importlib
import importlib.util
import io
import random
from collections.abc import Callable
from typing import Any, NamedTuple

Work = Callable[[], int]


class Peer(NamedTuple):
    """Another engine."""

    modules: tuple[str, ...]
    """What must be there to be imported."""
    works: Callable[[], dict[str, Work]]
    """What is measured, by name: each does some units of work and says how many."""

    def is_installed(self) -> bool:
        """Say whether it can be measured."""
        return all(importlib.util.find_spec(module) is not None for module in self.modules)


def random_steps(env: Any, games: int = 1) -> int:
    """Play in an environment as a learner does: `last()` with observation and mask, some legal action."""
    chance, steps = random.Random(5).random, 0
    for game in range(games):
        env.reset(seed=game)
        for _ in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observed["action_mask"].view(bool).nonzero()[0]
            env.step(legal[int(chance() * len(legal))])
            steps += 1
    return steps


def catan() -> dict[str, Work]:
    """Return the works of catanatron."""
    engine, players = (importlib.import_module(f"catanatron{part}") for part in ("", ".models.player"))

    def begun() -> Any:
        return engine.Game([players.RandomPlayer(colour) for colour in players.Color])

    def decisions() -> int:
        random.seed(3)
        game, ticks = begun(), 0
        while game.winning_color() is None and ticks < 1_000:
            game.play_tick()
            ticks += 1
        return ticks

    random.seed(3)
    middle = begun()
    for _ in range(200):
        middle.play_tick()

    def copies() -> int:
        for _ in range(200):
            middle.copy()
        return 200

    return {"catan.decisions": decisions, "catan.copies": copies}


def gin_rummy() -> dict[str, Work]:
    """Return the works of rlcard."""
    env = importlib.import_module("rlcard").make("gin-rummy", config={"seed": 3})

    def steps() -> int:
        chance, taken = random.Random(3).random, 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            taken += 1
        return taken

    return {"gin-rummy.env-steps": steps}


def leduc() -> dict[str, Work]:
    """Return the works of PettingZoo."""
    with contextlib.redirect_stdout(io.StringIO()):  # some of its packages greet the user
        env = importlib.import_module("pettingzoo.classic.leduc_holdem_v4").env()
    return {"leduc-holdem.env-steps": lambda: random_steps(env, 50)}


PEERS = {
    "catanatron": Peer(("catanatron",), catan),
    "rlcard": Peer(("rlcard",), gin_rummy),
    "pettingzoo": Peer(("pettingzoo", "rlcard", "pygame"), leduc),
}
"""By the name under which each is installed."""
