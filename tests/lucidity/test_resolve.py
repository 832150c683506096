"""LUC-RES: one die after another into the rows."""

import pytest

from lucidity.kit import card, nightmare, seat_at
from lucidity.scene import Refused


@pytest.mark.rule("LUC-RES-01")
def test_all_kept_dice_are_rolled_together_into_the_pool() -> None:
    scene = seat_at(card(power="B"), card())
    a, _ = scene
    a.dreams("B-E G-P1 Y-E")
    assert a.pool == "B-E G-P1 Y-E"
    assert scene.told("rolled") == ["rolled A B G Y E P1 E"]


@pytest.mark.rule("LUC-RES-02")
@pytest.mark.parametrize(
    ("rolled", "order"),
    [
        ("B-S Y-E G-P1", ["G power", "Y exhaust", "B shadow", "R power"]),
        ("B-S Y-E R-H", ["R hunt", "Y exhaust", "B shadow", "R power"]),
    ],
)
def test_power_comes_before_hunt_before_exhaust_before_shadow(rolled: str, order: list[str]) -> None:
    """Scenario 6: two rolls and their orders."""
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams(rolled, chance="R R-P1")
    assert scene.told("placed") == [f"placed A {one}" for one in order]


@pytest.mark.rule("LUC-RES-02")
def test_the_order_is_looked_up_anew_before_each_die() -> None:
    scene = seat_at(card(power="R"), card(), card())
    a, _, _ = scene
    a.dreams("R-E Y-E")
    assert "resolve R-E" in a.offers
    a.does("resolve Y-E")
    a.does("reroll R-E R-P1", chance="R-H")
    assert scene.told("placed") == ["placed A Y exhaust", "placed A R hunt"]
    assert a.exhaust == "Y-E"


@pytest.mark.rule("LUC-RES-02")
def test_a_later_class_cannot_be_resolved_first() -> None:
    scene = seat_at(card(power="Y"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E Y-S")
    with pytest.raises(Refused):
        a.does("resolve Y-S")
    assert "resolve Y-E" in a.offers


@pytest.mark.rule("LUC-RES-03")
def test_of_several_shadows_the_dreamer_chooses_the_first() -> None:
    """Scenario 7: B-S and Y-S are left in the pool."""
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("B-S Y-S")
    assert a.offers == {"resolve B-S", "resolve Y-S"}
    a.does("resolve Y-S", chance="R R-P1")
    assert scene.told("placed") == ["placed A Y shadow", "placed A B shadow", "placed A R power"]


@pytest.mark.rule("LUC-RES-03")
@pytest.mark.parametrize("first", ["G-P1", "Y-P1"])
def test_of_several_other_dice_the_dreamer_chooses_where_a_nightmare_may_profit(first: str) -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, _ = scene
    a.dreams("G-P1 Y-P1")
    assert a.offers == {"resolve G-P1", "resolve Y-P1"}
    a.does(f"resolve {first}")
    assert scene.asked == ("C" if first == "G-P1" else "A")


@pytest.mark.rule("LUC-RES-04", "LUC-RES-05")
@pytest.mark.parametrize(
    ("rolled", "rows"),
    [
        ("G-P1", ("G-P1", "", "", "")),
        ("R-P2", ("R-P2", "", "", "")),
        ("R-H", ("", "R-H", "", "")),
        ("B-E", ("", "", "B-E", "")),
        ("Y-S", ("", "", "", "Y-S")),
    ],
)
def test_a_die_goes_into_the_row_of_its_symbol(rolled: str, rows: tuple[str, str, str, str]) -> None:
    scene = seat_at(card(), card(), card())
    a, b, c = scene
    a.dreams(rolled)
    assert (a.power, a.hunt, a.exhaust, a.shadows) == rows
    assert a.pool == ""
    assert [b.total, c.total] == [0, 0]


@pytest.mark.rule("LUC-RES-04")
def test_a_shadow_is_placed_before_its_effect() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("B-S", chance="Y Y-P1")
    assert scene.told("placed", "rolled")[1:] == ["placed A B shadow", "rolled A Y P1", "placed A Y power"]


@pytest.mark.rule("LUC-RES-05")
def test_power_hunt_and_exhaust_do_nothing_more() -> None:
    scene = seat_at(card(exhaust="G", shadows="B"), card(), card())
    a, _, _ = scene
    a.dreams("G-P1 R-H Y-E")
    assert (a.power, a.hunt, a.exhaust, a.shadows) == ("G-P1", "R-H", "G-E Y-E", "B-S")


@pytest.mark.rule("LUC-SHD-03", "LUC-RES-06")
def test_a_die_from_the_depths_is_placed_before_the_waiting_shadow() -> None:
    """Scenario 8: the extra die shows G-P1."""
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="G G-P1")
    assert scene.told("placed") == ["placed A B shadow", "placed A G power", "placed A Y shadow"]


@pytest.mark.rule("LUC-RES-06", "LUC-RES-03")
def test_an_added_shadow_waits_with_the_other_shadows() -> None:
    """Scenario 9: the extra die shows R-S."""
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="R R-S")
    assert a.offers == {"resolve Y-S", "resolve R-S"}


@pytest.mark.rule("LUC-RES-06", "LUC-SHD-03")
def test_a_die_from_the_depths_comes_before_all_other_unresolved_dice() -> None:
    scene = seat_at(card(power="Y"), card(), card())
    a, _, _ = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="R R-E")
    a.does("reroll Y-S Y-P1", chance="Y-P1")
    assert scene.told("placed") == ["placed A B shadow", "placed A R exhaust", "placed A Y power"]


@pytest.mark.rule("LUC-RES-06", "LUC-SHD-04")
def test_a_die_that_envy_picks_comes_before_all_other_unresolved_dice() -> None:
    scene = seat_at(card(power="Y R"), card(), card())
    a, b, _ = scene
    a.dreams("G-S Y-S")
    a.does("resolve G-S")
    b.does("pick R-P1", chance="R-E")
    a.does("reroll Y-S Y-P1", chance="Y-P1")
    assert scene.told("placed") == ["placed A G shadow", "placed A R exhaust", "placed A Y power"]


@pytest.mark.rule("LUC-RES-06")
def test_a_minion_die_from_the_depths_comes_before_all_other_unresolved_dice() -> None:
    scene = seat_at(card(power="Y"), card(), nightmare("depths"))
    a, _, c = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="G R")
    c.does("put-back R", "send-to A", chance="G-E")
    a.does("reroll Y-S Y-P1", chance="Y-P1")
    assert scene.told("placed") == ["placed A G exhaust", "placed A Y power"]


@pytest.mark.rule("LUC-RES-06")
def test_a_minion_die_that_shows_a_shadow_waits() -> None:
    scene = seat_at(card(), card(), nightmare("depths"))
    a, _, c = scene
    a.dreams("B-S R-S")
    a.does("resolve B-S", chance="Y R")
    c.does("put-back R", "send-to A", chance="Y-S")
    assert scene.told("placed") == []
    assert a.offers == {"resolve R-S", "resolve Y-S"}


@pytest.mark.rule("LUC-RES-06", "LUC-TEMG-02")
def test_a_die_that_temptation_sets_comes_before_all_other_unresolved_dice() -> None:
    scene = seat_at(card(power="Y", exhaust="B"), card(), nightmare("temptation-green"), temptation="green")
    a, _, c = scene
    a.dreams("G-S Y-S")
    a.does("resolve G-S")
    c.does("tempt")
    a.does("pick B-E")
    c.does("set-face E")
    a.does("reroll Y-S Y-P1", chance="Y-P1")
    assert scene.told("placed") == ["placed A B exhaust", "placed A Y power"]


@pytest.mark.rule("LUC-RES-06", "LUC-TEMG-02")
def test_a_die_that_temptation_sets_to_shadow_waits() -> None:
    scene = seat_at(card(exhaust="B"), card(), nightmare("temptation-green"), temptation="green")
    a, _, c = scene
    a.dreams("G-S Y-S")
    a.does("resolve G-S")
    c.does("tempt", "set-face S")
    assert a.offers == {"resolve B-S", "resolve Y-S"}


@pytest.mark.rule("LUC-RES-07")
@pytest.mark.parametrize("first", ["R-P1", "R-E"])
def test_of_several_urgent_dice_their_owner_chooses(first: str) -> None:
    scene = seat_at(card(power="R"), card(), card())
    a, _, _ = scene
    a.dreams("B-S B-S", chance="R R-S")
    a.does("resolve B-S", chance="R R-P1")
    a.does("reroll R-S R-P1", chance="R-E")
    assert a.offers == {"resolve R-P1", "resolve R-E"}
    a.does(f"resolve {first}")
    row = {"R-P1": "power", "R-E": "exhaust"}[first]
    assert scene.told("placed")[2] == f"placed A R {row}"


@pytest.mark.rule("LUC-RES-08")
def test_an_added_die_rerolled_into_a_shadow_is_no_longer_urgent() -> None:
    """Scenario 59: A pays to turn the added G-P1 into G-S."""
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="G G-P1")
    assert a.offers == {"resolve G-P1", "reroll G-P1 G-P1"}
    a.does("reroll G-P1 G-P1", chance="G-S")
    assert a.offers == {"resolve G-S", "resolve Y-S"}


@pytest.mark.rule("LUC-RES-08")
def test_an_added_shadow_rerolled_into_something_else_becomes_urgent() -> None:
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("B-S Y-S R-S")
    a.does("resolve B-S", chance="G G-S")
    a.does("reroll G-S G-P1", chance="G-E")
    assert scene.told("placed") == ["placed A B shadow", "placed A G exhaust"]
    assert a.offers == {"resolve R-S", "resolve Y-S"}


@pytest.mark.rule("LUC-RES-09")
def test_a_row_may_be_over_its_limit_before_the_check() -> None:
    scene = seat_at(card(hunt="R R R"), card(), card())
    a, b, _ = scene
    a.dreams("R-H G-S")
    assert a.hunt == "R-H R-H R-H R-H"
    assert a.role == "dreamer"
    b.does("pick R-H", chance="R-P2")
    assert a.role == "dreamer"
    assert a.hunt == "R-H R-H R-H"
    assert scene.told("eliminated") == []


@pytest.mark.rule("LUC-RES-09")
def test_the_rows_are_checked_only_when_the_pool_is_empty() -> None:
    scene = seat_at(card(exhaust="B B"), card(), card())
    a, _, _ = scene
    a.dreams("G-E Y-S R-S")
    assert a.exhaust == "B-E B-E G-E"
    assert a.pool == "R-S Y-S"
    assert scene.told("exhausted") == []
    a.does("resolve R-S")
    a.does("move-to-hunt G-E")
    assert scene.told("exhausted") == []
