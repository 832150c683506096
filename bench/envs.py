"""Steps a second of the environments, beside PettingZoo's own classic ones, in one process and in turn.

Every step is what a learner does: `last()` with observation and mask, a legal action by chance, `step()`.
All environments are measured in short rounds, one after the other, and the fastest round of each counts, so
that whatever else the machine does hits all alike. PettingZoo's are measured as they are handed out
(`env()`) and without their wrappers (`raw_env()`).

    python -m bench.envs [--rounds 10] [--seconds 0.3] [--json]

Those that lack a package are named: `pip install pygame-ce chess rlcard`.
"""

import argparse
import contextlib
import importlib
import io
import json
import math
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

from bench.tictactoe import RULES as TICTACTOE
from dreamtable.envs import make_env
from dreamtable.envs.environment import DreamtableEnv
from dreamtable.envs.shape import Domain, Each, Form, Of, Shape
from dreamtable.games import playable_games, rules_of

PEERS = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "chess_v6",
    "go_v5",
    "hanabi_v5",
)


class Runner:
    """An environment and how fast it was."""

    def __init__(self, name: str, make: Callable[[], Any]) -> None:
        self.name = name
        self.env = make()
        self.best = 0.0
        self.chance = random.Random(name).random
        self.env.reset(seed=1)
        observed = self.env.last()[0]
        self.width = int(math.prod(observed["observation"].shape))
        self.actions = int(self.env.action_space(self.env.agent_selection).n)

    def round(self, seconds: float) -> None:
        """Play for a while."""
        env, chance = self.env, self.chance
        begun, steps = time.process_time(), 0
        while (spent := time.process_time() - begun) < seconds:
            env.reset()
            for _ in env.agent_iter():
                observed, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = observed["action_mask"].view(bool).nonzero()[0]
                env.step(legal[int(chance() * len(legal))])
                steps += 1
                if not steps & 63 and time.process_time() - begun > 2 * seconds:
                    break
        self.best = max(self.best, steps / spent)


def tictactoe() -> DreamtableEnv:
    """Return the tic-tac-toe of this folder as an environment: the very game of PettingZoo's."""
    squares = Domain([f"square {square}" for square in range(9)])
    fields: dict[str, Form] = {"squares": Each(9), "squares[]": Of("seat")}
    shape = Shape({"square": squares}, fields)
    return DreamtableEnv(
        TICTACTOE,
        shape,
        ["TTT-01"],
        2,
        TICTACTOE.options(),
        seed=1,
        observation="flat",
        max_cycles=None,
        render_mode=None,
        turns="asked",
        alike="apart",
        replacing=False,
    )


def runners() -> tuple[list[Runner], list[Runner], list[str]]:
    """Return our environments, PettingZoo's, and why some of these are missing."""
    ours = [Runner("tic-tac-toe, 2 seats", tictactoe)]
    for game in playable_games():
        seats = rules_of(game).seats
        for count in sorted({seats[0], min(seats[-1], 4), seats[-1]}):
            ours.append(
                Runner(f"{game}, {count} seats", lambda g=game, n=count: make_env(g, n, observation="flat"))  # type: ignore[misc]
            )
    peers, missing = [], []
    for name in PEERS:
        try:
            # Some of them greet the user.
            with contextlib.redirect_stdout(io.StringIO()):
                module = importlib.import_module(f"pettingzoo.classic.{name}")
                peers += [Runner(name, module.env), Runner(f"{name}, raw", module.raw_env)]
        except (ImportError, AttributeError) as error:
            missing.append(f"{name}: {error}")
    return ours, peers, missing


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    ours, peers, missing = runners()
    for _ in range(arguments.rounds):
        for runner in ours + peers:
            runner.round(arguments.seconds)
    if arguments.json:
        rows = [
            {"name": one.name, "steps": round(one.best), "width": one.width, "actions": one.actions}
            for one in ours + peers
        ]
        print(json.dumps({"rows": rows, "missing": missing}))
        return
    print(f"{'environment':32}{'numbers seen':>13}{'actions':>9}{'steps/s':>9}")
    for one in ours + peers:
        print(f"{one.name:32}{one.width:>13}{one.actions:>9}{one.best:>9.0f}")
    print()
    print(
        "how many times as fast as".ljust(32) + "".join(f"{one.name.split(',')[0][:9]:>10}" for one in ours)
    )
    for peer in peers:
        print(f"{peer.name:32}" + "".join(f"{one.best / peer.best:>10.2f}" for one in ours))
    for line in missing:
        print(f"not measured: {line}")


if __name__ == "__main__":
    main()
