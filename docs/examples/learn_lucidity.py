"""Learn to beat a random player at Lucidity for two: REINFORCE with a linear policy, numpy alone.

    python docs/examples/learn_lucidity.py [--games 400] [--trials 300] [--seed 1]

The score of an action is a weighted sum of a few things that the player sees; each action has weights of its
own. After each game the weights move towards what was done in games that were won, and away from the rest.
"""

import argparse
import math

import numpy as np

from dreamtable.api import make_env

STEP = 0.03
ALIKE = {"alike": "one", "observation": "dict"}


class Policy:
    """Weights for each action, and what was done in the game that is being played."""

    def __init__(self, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, 8))
        self.slope = np.zeros_like(self.weights)
        self.baseline = 0.0
        self.chance = np.random.default_rng(seed)

    def choose(self, seen: dict, legal: np.ndarray, *, learning: bool) -> int:
        """Choose a legal action: by chance while learning, else the best one."""
        features = features_of(seen)
        scores = self.weights[legal] @ features
        if not learning:
            return int(legal[np.argmax(scores)])
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        chosen = int(np.searchsorted(odds.cumsum(), self.chance.random()))
        chosen = min(chosen, len(legal) - 1)
        self.slope[legal] -= np.outer(odds, features)
        self.slope[legal[chosen]] += features
        return int(legal[chosen])

    def learn(self, reward: float) -> None:
        """Move the weights after a game."""
        self.weights += STEP * (reward - self.baseline) * self.slope
        self.baseline += 0.02 * (reward - self.baseline)
        self.slope[:] = 0


def features_of(seen: dict) -> np.ndarray:
    """Return a few numbers that matter; the first place of a field by seat is one's own."""
    power = seen["cards.power"].sum(axis=1)
    return np.array(
        [
            1.0,
            power[0] / 10,
            power[1] / 10,
            seen["cards.hunt"][0].sum() / 4,
            seen["cards.exhaust"][0].sum() / 3,
            seen["cards.shadows"][0].max() / 4,
            seen["cards.pool"][0].sum() / 5,
            seen["space"][0] / 2,
        ]
    )


def play(env, policy: Policy, seat: int, chance: np.random.Generator, *, learning: bool) -> float:
    """Play one game against a random player; return the policy's reward."""
    env.reset()
    reward = 0.0
    for agent in env.agent_iter():
        observed, gained, ended, cut, _ = env.last()
        mine = agent == f"seat_{seat}"
        if ended or cut:
            reward += gained if mine else 0.0
            env.step(None)
            continue
        legal = np.flatnonzero(observed["action_mask"])
        if mine:
            env.step(policy.choose(observed["observation"], legal, learning=learning))
        else:
            env.step(int(chance.choice(legal)))
    return reward


def train(games: int, seed: int) -> Policy:
    """Return a policy that has learned from so many games, on both seats in turn."""
    env = make_env("lucidity", 2, seed=seed, **ALIKE)
    policy = Policy(env.action_space("seat_0").n, seed)
    chance = np.random.default_rng(seed + 1)
    for game in range(games):
        policy.learn(play(env, policy, game % 2, chance, learning=True))
    return policy


def trial(policy: Policy, games: int, seed: int) -> float:
    """Return the share of games that a policy wins against a random player; a draw is half a win."""
    env = make_env("lucidity", 2, seed=seed, **ALIKE)
    chance = np.random.default_rng(seed)
    rewards = [play(env, policy, game % 2, chance, learning=False) for game in range(games)]
    return sum((1 + reward) / 2 for reward in rewards) / games


def at_least(share: float, games: int) -> float:
    """Return the lower end of the 95 % interval of a share (Wilson)."""
    z = 1.96
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games)


def main() -> None:
    """Learn, then play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--trials", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    before = trial(Policy(make_env("lucidity", 2, **ALIKE).action_space("seat_0").n, 0), 100, 10)
    policy = train(arguments.games, arguments.seed)
    share = trial(policy, arguments.trials, arguments.seed + 1000)
    least = at_least(share, arguments.trials)
    told = [
        f"Before learning: {before:.0%} of 100 games against a random player.",
        f"After {arguments.games} games: {share:.0%} of {arguments.trials},",
        f"with 95 % confidence more than {least:.0%}.",
    ]
    print("\n".join(told))  # noqa: T201


if __name__ == "__main__":
    main()
