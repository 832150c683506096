"""The table that says how hard Tamashii is."""

import pytest
from bench import balance
from bench.balance import Fought, Played

from dreamtable.games.tamashii.model import Scenario


def test_a_row_counts_wins_by_players_and_by_ending() -> None:
    played = [Played(Scenario.G, 1, 2, 0), Played(Scenario.G, 1, 0, 1), Played(Scenario.G, 2, 1, 3)]
    row = balance.row(played)
    assert row.startswith(
        "| G: Nine Empty Chairs | medium, 45–65 % | 1 of 2 | 1 of 1 | 0 of 0 | 0 of 0 | 67 %"
    )
    assert "| 1 · 1 | 1.0 |" in row


@pytest.mark.parametrize("ending", [0, 1], ids=["too hard", "too easy"])
def test_a_row_outside_of_its_band_is_marked(ending: int) -> None:
    assert "✗" in balance.row([Played(Scenario.B, 2, ending, 0)] * 60)


def test_a_row_that_may_lie_in_its_band_is_not_marked() -> None:
    won, lost = Played(Scenario.B, 2, 1, 0), Played(Scenario.B, 2, 0, 0)
    assert "✗" not in balance.row([won] * 8 + [lost] * 2)


def test_wins_against_each_other_are_counted_by_seat_and_class() -> None:
    colours, callings = ["red", "green", "blue", "yellow"], ["reaper", "reaper", "striker", "telepath"]
    lines = list(balance.shares([Fought([1], colours, callings), Fought([0, 3], colours, callings)]))
    assert lines[0] == "- 4 seats, 2 games: won by seat [1, 1, 0, 1]"
    assert lines[2] == "- reaper 2 of 4, striker 0 of 2, telepath 1 of 2"


def test_games_stop_when_each_scenario_has_had_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    balance.main(["--seed", "a test", "--games", "1", "--scenarios", "a"])
    told = capsys.readouterr().out
    assert told.startswith("7 games, seed 'a test'\n")
    assert "| A: Prologue | easy, 70–90 % |" in told
    assert "- 4 seats, 1 games" in told


def test_games_stop_when_the_time_is_up() -> None:
    assert list(balance.games([Scenario.A], "a test", None, -1.0)) == []
