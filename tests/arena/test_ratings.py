"""Ratings: known values, limits that hold what they promise, and nothing that depends on an order."""

import random

import pytest

from dreamtable.arena.ratings import Duel, elo, rate, sign_test, strengths
from dreamtable.kernel import BadSetup

LADDER = {"a": 1300.0, "b": 1400.0, "c": 1500.0, "d": 1600.0, "e": 1700.0}


def results(wins: int, draws: int, defeats: int) -> list[float]:
    """Return the points of so many games."""
    return [1.0] * wins + [0.5] * draws + [0.0] * defeats


def between(one: str, other: str, duels: list[Duel]) -> float:
    """Return how far one bot is rated above another."""
    found = {rating.bot: rating.rating for rating in rate(duels, resamples=0).ratings}
    return round(found[one] - found[other], 1)


def season(games: int, seed: str) -> list[Duel]:
    """Return a round robin of bots of known strength."""
    rng = random.Random(seed)
    bots = list(LADDER)
    return [
        Duel(one, other, [float(rng.random() < expected(one, other)) for _ in range(games)])
        for place, one in enumerate(bots)
        for other in bots[place + 1 :]
    ]


def expected(one: str, other: str) -> float:
    """Return what Elo's formula expects one to get against the other."""
    return float(1 / (1 + 10 ** ((LADDER[other] - LADDER[one]) / 400)))


@pytest.mark.parametrize(
    ("wins", "defeats", "apart"),
    [
        (1, 1, 0.0),
        (2, 1, 120.4),
        (3, 1, 190.8),
        (30, 10, 190.8),
        (10, 1, 400.0),
        (100, 1, 800.0),
        (1, 3, -190.8),
    ],
)
def test_the_distance_of_two_bots_is_elos_formula(wins: int, defeats: int, apart: float) -> None:
    assert between("one", "other", [Duel("one", "other", results(wins, 0, defeats))]) == apart


def test_a_draw_is_half_a_win() -> None:
    assert between("one", "other", [Duel("one", "other", results(2, 2, 0))]) == 190.8


def test_the_mean_of_the_ratings_is_1500() -> None:
    ratings = rate(season(20, "mean"), resamples=0).ratings
    assert sum(one.rating for one in ratings) / len(ratings) == pytest.approx(1500, abs=0.1)


def test_distances_add_up_along_a_chain_of_duels() -> None:
    duels = [Duel("a", "b", results(3, 0, 1)), Duel("b", "c", results(3, 0, 1))]
    assert between("a", "c", duels) == pytest.approx(2 * 190.8, abs=0.1)


def test_strengths_are_found_where_the_expected_points_equal_the_real_ones() -> None:
    points = [[0.0, 7.0, 9.0], [3.0, 0.0, 4.0], [1.0, 6.0, 0.0]]
    found = strengths(points)
    for one in range(3):
        meant = sum(10 * found[one] / (found[one] + found[other]) for other in range(3) if other != one)
        assert meant == pytest.approx(sum(points[one]), abs=1e-6)


def test_known_strengths_are_found_again() -> None:
    for rating in rate(season(3000, "many games"), resamples=0).ratings:
        assert rating.rating == pytest.approx(LADDER[rating.bot], abs=15)


def test_the_strongest_comes_first_and_its_points_and_games_are_counted() -> None:
    ratings = rate(season(300, "order"), resamples=0).ratings
    assert [one.bot for one in ratings] == list("edcba")
    assert {one.games for one in ratings} == {4 * 300}
    assert sum(one.points for one in ratings) == 10 * 300


def test_the_order_of_games_duels_and_names_makes_no_difference() -> None:
    duels = season(40, "shuffled")
    rng = random.Random("other order")
    other = [Duel(d.other, d.one, [1 - p for p in rng.sample(d.points, len(d.points))]) for d in duels]
    rng.shuffle(other)
    assert rate(other, resamples=50) == rate(duels, resamples=50)


def test_the_same_seed_gives_the_same_limits_and_another_seed_nearly_the_same() -> None:
    duels = season(40, "limits")
    first, again, other = (rate(duels, seed=seed) for seed in ("x", "x", "y"))
    assert first == again != other
    for one, two in zip(first.ratings, other.ratings, strict=True):
        assert one.rating == two.rating
        assert one.low == pytest.approx(two.low, abs=15)


def test_the_limits_hold_the_truth_about_as_often_as_they_promise() -> None:
    held = tried = 0
    for number in range(60):
        for rating in rate(season(40, f"season {number}"), resamples=120).ratings:
            held += rating.low <= LADDER[rating.bot] <= rating.high
            tried += 1
    assert 0.91 < held / tried < 0.98


def test_more_games_give_narrower_limits() -> None:
    few, many = (rate([Duel("a", "b", results(3 * n, 0, n))], resamples=200).ratings[0] for n in (5, 125))
    assert 3 < (few.high - few.low) / (many.high - many.low) < 8


def test_who_won_every_game_has_a_finite_rating_that_is_marked() -> None:
    found = rate([Duel("a", "b", results(200, 0, 0))])
    first = found.ratings[0]
    assert found.one_sided
    assert first.rating - 1500 == pytest.approx(520.6, abs=0.1)  # half of 200.5 : 0.5
    assert first.low < first.rating == first.high
    assert not rate([Duel("a", "b", results(199, 0, 1))], resamples=0).one_sided


def test_who_won_more_of_nothing_but_wins_is_rated_higher() -> None:
    duels = [
        Duel("a", "c", results(100, 0, 0)),
        Duel("b", "c", results(20, 0, 0)),
        Duel("a", "b", results(5, 0, 5)),
    ]
    assert between("a", "b", duels) > 0


def test_games_that_nobody_lost_make_no_difference() -> None:
    assert between("a", "b", [Duel("a", "b", results(0, 10, 0))]) == 0.0


def test_bots_that_never_met_are_not_compared() -> None:
    with pytest.raises(BadSetup, match="never met"):
        rate([Duel("a", "b", [1.0, 0.0]), Duel("c", "d", [1.0, 0.0])])
    with pytest.raises(BadSetup, match="never met"):
        rate([Duel("a", "b", [])])


def test_no_duels_give_no_ratings() -> None:
    assert rate([]).ratings == []


def test_strengths_of_1_are_the_mean() -> None:
    assert elo([1.0, 10.0]) == [1500.0, 1900.0]


@pytest.mark.parametrize(
    ("one", "other", "chance"),
    [(0, 0, 1.0), (5, 5, 1.0), (1, 0, 1.0), (0, 6, 0.03125), (10, 2, 0.038574), (2, 10, 0.038574)],
)
def test_the_sign_test_has_its_known_values(one: int, other: int, chance: float) -> None:
    assert sign_test(one, other) == pytest.approx(chance, abs=1e-6)
