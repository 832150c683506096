"""The example of the guide learns to beat a random player."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn_lucidity.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_lucidity", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn_lucidity"] = module
    spec.loader.exec_module(module)
    return module


def test_a_linear_policy_learns_to_beat_a_random_player(example: ModuleType) -> None:
    policy = example.train(games=100, seed=1)
    share = example.trial(policy, games=100, seed=1001)
    assert example.at_least(share, 100) > 0.5


def test_learning_is_determined_by_its_seed(example: ModuleType) -> None:
    one, other = (example.train(games=3, seed=7) for _ in range(2))
    assert (one.weights == other.weights).all()
    assert one.weights.any()


def test_the_interval_is_that_of_wilson(example: ModuleType) -> None:
    assert example.at_least(0.5, 100) == pytest.approx(0.4038, abs=1e-4)
