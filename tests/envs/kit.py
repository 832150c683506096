"""Playing in environments, for their tests."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from dreamtable.envs.environment import DreamtableEnv
from dreamtable.kernel import Match


def seat_of(agent: str) -> int:
    """Return the seat of an agent."""
    return int(agent.removeprefix("seat_"))


def legal_of(observed: dict[str, Any]) -> npt.NDArray[np.intp]:
    """Return the legal actions."""
    return np.flatnonzero(observed["action_mask"])


def turns(env: DreamtableEnv, seed: int = 1, steps: int = 10_000) -> Iterator[tuple[str, dict[str, Any]]]:
    """Play by chance; before each step say who acts and what that agent sees."""
    chance = random.Random(seed)
    for agent in env.agent_iter(steps):
        observed, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        yield agent, observed
        legal = legal_of(observed)
        env.step(int(chance.choice(list(legal))))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Say whether two observations are equal."""
    return np.array_equal(one["observation"], other["observation"]) and np.array_equal(
        one["action_mask"], other["action_mask"]
    )


def seen_in(env: DreamtableEnv, world: Match[Any], agent: str) -> dict[str, Any]:
    """Return what an agent would see in another world."""
    true, legal = env._match, env._legal
    env._match, env._legal = world, {}
    try:
        observed: dict[str, Any] = env.observe(agent)
        return observed
    finally:
        env._match, env._legal = true, legal
