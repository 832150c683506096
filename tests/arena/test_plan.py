"""A plan decides everything: who sits where, which seed, which games belong together."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from arena.kit import small
from dreamtable.arena.plan import differences, from_json, make_plan, read_seats, to_json
from dreamtable.kernel import BadSetup


@pytest.mark.parametrize(
    ("text", "counts"),
    [("6", [6]), ("2-6", [2, 3, 4, 5, 6]), ("3,4", [3, 4]), (" 4, 2-4 ", [4, 2, 3])],
)
def test_seats_are_a_number_a_range_or_a_list(text: str, counts: list[int]) -> None:
    assert read_seats(text) == counts


@pytest.mark.parametrize("text", ["", "six", "6-2", "2-", "-3", "2..4", "3,,4"])
def test_other_seats_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadSetup, match="Seats are given as 6, 2-6 or 3,4, not as"):
        read_seats(text)


def test_games_are_dealt_over_the_seat_counts_in_turn() -> None:
    plan = small(seats=(2, 4), bots=("random",))
    assert [plan.seats_of(number) for number in range(5)] == [2, 4, 2, 4, 2]


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e")])
def test_every_bot_sits_on_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    plan = small(seats=(2, 3, 4), bots=("random",), games=3 * 60)
    plan = msgspec.structs.replace(plan, bots=[*bots])
    sat = Counter(
        (plan.seats_of(number), seat, bot)
        for number in range(plan.games)
        for seat, bot in enumerate(plan.bots_of(number))
    )
    assert len(sat) == (2 + 3 + 4) * len(bots)
    assert set(sat.values()) == {60 // len(bots)}


def test_without_rotation_bots_stay_where_they_are() -> None:
    plan = make_plan("lucidity", seats=[3], bots=["greedy", "random"], games=5, seed="stay", rotate=False)
    assert {tuple(plan.bots_of(number)) for number in range(5)} == {("greedy", "random", "greedy")}


def test_each_game_is_in_exactly_one_chunk() -> None:
    plan = small(games=10, chunk=4)
    assert [list(plan.games_of(chunk)) for chunk in plan.chunks] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_few_games_are_cut_into_enough_chunks_for_several_workers() -> None:
    assert len(small(games=60, chunk=None).chunks) >= 12
    assert small(games=100_000, chunk=None).chunk == 50


def test_a_plan_survives_its_file_with_all_options() -> None:
    plan = make_plan(
        "inception", seats=[4], bots=["random"], games=1, seed="夢", options={"volunteers": [1, 2]}
    )
    assert from_json(to_json(plan), Path("plan.json")) == plan
    assert plan.options["preset"] == "full"


def test_plans_differ_in_what_they_say() -> None:
    old, new = small(games=12, seed="a"), small(games=12, seed="b", seats=(2,))
    assert differences(old, new) == ["seats: [2,3], not [2]", 'seed: "a", not "b"']
    assert not differences(old, small(games=12, seed="a"))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": [5]}, "lucidity is for 1 to 4 players, not for 5."),
        ({"seats": []}, "At least one number of seats is needed."),
        ({"bots": []}, "At least one bot must be named."),
        ({"bots": ["gredy"]}, "There is no bot 'gredy'. Did you mean 'greedy'?"),
        ({"games": 0}, "At least 1 game must be played, not 0."),
        ({"games": -3}, "At least 1 game must be played, not -3."),
        ({"chunk": 0}, "At least 1 game must be stored at a time, not 0."),
        ({"limit": -1.0}, "The limit must be a number of seconds, or 0 for none, not -1.0."),
        ({"limit": float("nan")}, "The limit must be a number of seconds, or 0 for none, not nan."),
        ({"options": {"lords": 2}}, "Wrong options for lucidity: Object contains unknown field `lords`."),
        (
            {"bots": ["random"] * 3, "rotate": False},
            "3 bots are named, but there are at most 2 seats: without rotation some would never play.",
        ),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(wrong: dict[str, object], sentence: str) -> None:
    right: dict[str, object] = {"game": "lucidity", "seats": [2], "bots": ["random"], "games": 1, "seed": "x"}
    with pytest.raises(BadSetup) as refused:
        make_plan(**right | wrong)  # type: ignore[arg-type]
    assert sentence in str(refused.value)
