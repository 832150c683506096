"""Statistics against values from tables and other programs."""

import math
import random

import pytest

from dreamtable.arena.statistics import (
    benjamini_hochberg,
    incomplete_beta,
    wilson,
    win_rate,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe 1998, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 1 - 0.1170, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_nothing_is_known_about_no_games() -> None:
    assert wilson(0, 0) == (0, 1)
    assert math.isnan(win_rate([], []).rate)
    assert win_rate([], [])[3:] == (0, 1)


def test_independent_seats_have_the_interval_of_wilson() -> None:
    rate = win_rate([1] * 300 + [0] * 700, [1] * 1000)
    assert (rate.wins, rate.seats, rate.rate) == (300, 1000, 0.3)
    assert (rate.low, rate.high) == pytest.approx(wilson(300, 1000), abs=1e-4)


def test_a_team_that_wins_as_one_counts_once_a_game() -> None:
    rate = win_rate([6] * 30 + [0] * 70, [6] * 100)
    assert (rate.low, rate.high) == pytest.approx(wilson(30, 100), abs=1e-3)


def test_rivals_of_whom_one_wins_are_not_less_sure_than_independent_ones() -> None:
    rate = win_rate([1] * 100, [4] * 100)
    assert (rate.low, rate.high) == pytest.approx(wilson(100, 400))


def test_teams_that_always_win_leave_the_doubt_of_so_many_games() -> None:
    assert win_rate([6] * 20, [6] * 20).low == pytest.approx(wilson(20, 20).low)


def test_intervals_hold_what_they_promise() -> None:
    chance = random.Random(7)
    held = 0
    for _ in range(400):
        teams = [3 * (chance.random() < 0.4) + (chance.random() < 0.4) for _ in range(80)]
        rate = win_rate(teams, [4] * 80)
        held += rate.low <= 0.4 <= rate.high
    assert 0.92 < held / 400 < 0.98


def test_the_incomplete_beta_function() -> None:
    assert incomplete_beta(1, 1, 0.3) == pytest.approx(0.3)
    assert incomplete_beta(2, 3, 0.4) == pytest.approx(0.5248)
    assert incomplete_beta(0.5, 0.5, 0.5) == pytest.approx(0.5)
    assert incomplete_beta(500, 0.5, 0.999) == pytest.approx(1 - incomplete_beta(0.5, 500, 0.001))


def test_many_comparisons_are_corrected_as_benjamini_and_hochberg_did() -> None:
    found = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240]
    found += [0.4262, 0.5719, 0.6528, 0.7590, 1.0000]
    corrected = benjamini_hochberg(found)
    assert sum(chance <= 0.05 for chance in corrected) == 4  # as in their paper of 1995
    assert corrected == sorted(corrected)
    assert benjamini_hochberg([0.03, 0.01, 0.04]) == pytest.approx([0.04, 0.03, 0.04])
    assert benjamini_hochberg([]) == []
