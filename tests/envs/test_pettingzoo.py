"""PettingZoo's own tests, for every game and every number of seats."""

import warnings
from types import SimpleNamespace

import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    max_cycles_test,
    parallel_api_test,
    seed_test,
)

from dreamtable.envs import make_env, make_parallel_env
from dreamtable.games import own_games, rules_of

TABLES = [(game, seats) for game in own_games() for seats in rules_of(game).seats]
SMALLEST = [(game, rules_of(game).seats[0]) for game in own_games()]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_is_kept(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make_env(game, seats, observation="flat"), num_cycles=60 // seats)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_the_api_is_kept_with_named_fields(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(make_env(game, seats, observation="dict"), num_cycles=40 // seats)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", own_games())
def test_a_whole_game_keeps_the_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = rules_of(game).seats[0]
    api_test(make_env(game, seats, seed=4, observation="flat"), num_cycles=700 // seats)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seed_determines_everything(game: str, seats: int) -> None:
    seed_test(lambda: make_env(game, seats, observation="flat"), num_cycles=60 // seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_game_is_cut_off_after_max_cycles(game: str, seats: int) -> None:
    # That test acts without looking at masks, and counts cycles in which every agent acts once.
    max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: make_env(
                game, seats, observation="flat", max_cycles=max_cycles, turns="all", illegal="replace"
            ),
            parallel_env=lambda max_cycles: make_parallel_env(
                game, seats, observation="flat", max_cycles=max_cycles, illegal="replace"
            ),
        )
    )


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_the_api_of_parallel_environments_is_kept(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(
            make_parallel_env(game, seats, observation="flat", illegal="replace"), num_cycles=60
        )
