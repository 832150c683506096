"""LUC-DRAW: dice out of the bag, and two of them back."""

from collections import Counter

import pytest

from dreamtable.games.lucidity.events import Drew
from dreamtable.games.lucidity.model import COLOUR_OF, Colour
from dreamtable.games.lucidity.rules import RULES
from dreamtable.kernel import Match, chance
from dreamtable.telling import telling_of
from lucidity.kit import card, nightmare, seat_at
from lucidity.scene import Refused


def first_draws(nights: int, bag: str | None = None) -> Counter[Colour]:
    """Return which colours come out of a bag first, night after night."""
    found: Counter[Colour] = Counter()
    for n in range(nights):
        state = seat_at(card(), card(), bag=bag).state
        state.rng = chance(f"night {n}").rng
        match = Match(RULES, 2, "seed", RULES.read_options({"first": 0}), state=state)
        match.choose(0, 0)
        drew = next(event for _, event in match.events(0) if isinstance(event, Drew))
        found[COLOUR_OF[drew.dice[0]]] += 1
    return found


@pytest.mark.rule("LUC-TRACK-02", "LUC-DRAW-01", "LUC-DRAW-02")
def test_a_middle_sleeper_draws_four_dice_and_returns_two() -> None:
    """Scenario 3: A chooses Middle."""
    scene = seat_at(card(), card())
    a, _ = scene
    a.does("sleep middle", chance="B G Y R")
    assert scene.told("drew") == ["drew A B G Y R"]
    a.does("put-back Y")
    assert scene.rule == "LUC-DRAW-02"
    a.does("put-back R", chance="B-P1 G-P1")
    assert scene.told("returned") == ["returned A Y", "returned A R"]
    assert a.power == "B-P1 G-P1"


@pytest.mark.rule("LUC-DRAW-02", "LUC-GEN-08")
def test_returning_one_die_or_three_is_refused() -> None:
    """Scenario 4: three dice are drawn."""
    scene = seat_at(card(power="B"), card())
    a, _ = scene
    a.does("sleep light", chance="B G Y")
    a.does("put-back G")
    with pytest.raises(Refused):
        a.does("resolve B-E")
    assert scene.told("rolled") == []
    a.does("put-back Y", chance="B-E")
    with pytest.raises(Refused):
        a.does("put-back B")
    assert a.pool == "B-E"


@pytest.mark.rule("LUC-DRAW-01")
def test_each_colour_comes_out_of_a_full_bag_equally_often() -> None:
    found = first_draws(1200)
    assert all(230 < found[colour] < 370 for colour in Colour)


@pytest.mark.rule("LUC-DRAW-01")
def test_each_die_in_the_bag_is_equally_likely_so_colours_are_not() -> None:
    found = first_draws(1200, bag="B G G R R R R R R")
    assert 80 < found[Colour.BLUE] < 195
    assert 195 < found[Colour.GREEN] < 345
    assert 710 < found[Colour.RED] < 890
    assert found[Colour.YELLOW] == 0


@pytest.mark.rule("LUC-DRAW-02")
def test_any_two_of_the_drawn_dice_may_go_back() -> None:
    for back, kept in (("B G", "Y-P1"), ("G Y", "B-P1"), ("B Y", "G-P1")):
        scene = seat_at(card(), card())
        a, _ = scene
        one, two = back.split()
        a.does("sleep light", f"put-back {one}", f"put-back {two}", chance=f"B G Y {kept}")
        assert a.power == kept
        assert scene.in_bag(one) == scene.in_bag(two) == 20


@pytest.mark.rule("LUC-DRAW-03")
def test_drawn_dice_have_a_colour_but_no_face() -> None:
    scene = seat_at(card(), card(), turn="A")
    a, _ = scene
    a.does("sleep light", chance="B G Y")
    view = scene.match.view(0)
    assert [telling_of(RULES).name_of(view, "die", die).key for die in scene.state.drawn] == [
        "die",
        "die",
        "die",
    ]
    assert a.pool == ""
    assert scene.told("rolled") == []


@pytest.mark.rule("LUC-DRAW-03")
def test_all_dice_that_were_kept_are_rolled() -> None:
    scene = seat_at(card(), card())
    a, _ = scene
    a.dreams("B-P1 G-P1 R-P2", back="Y Y")
    assert scene.told("rolled") == ["rolled A B G R P1 P1 P2"]


@pytest.mark.rule("LUC-DRAW-04", "LUC-END-04")
def test_the_third_draw_from_a_bag_of_two_ends_the_game() -> None:
    """Scenario 49: the two drawn dice count for nobody."""
    scene = seat_at(card(power="B"), card(), bag="B G")
    a, _ = scene
    a.does("sleep light", chance="B G")
    assert scene.outcome.reason == "empty-bag"
    assert scene.outcome.scores == [1, 0]
    assert (scene.in_bag("B"), scene.in_bag("G")) == (1, 1)
    assert a.pool == ""
    assert scene.state.drawn == []


@pytest.mark.rule("LUC-DRAW-04")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_bag_with_just_enough_dice_is_enough(number: int) -> None:
    scene = seat_at(card(), card(), bag="Y " * number)
    a, _ = scene
    a.dreams(" ".join(["Y-P1"] * (number - 2)), back="Y Y")
    a.resolves_all()
    assert a.total == number - 2


@pytest.mark.rule("LUC-DRAW-04", "LUC-NMT-05")
def test_a_minion_out_of_an_empty_bag_ends_the_game() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), bag="R")
    a, _ = scene
    a.does("send-minions", chance="R")
    assert scene.outcome.reason == "empty-bag"
    assert scene.in_bag("R") == 1
