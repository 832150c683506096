"""LUC-CHK: the rows are checked."""

import pytest

from lucidity.kit import card, seat_at


@pytest.mark.rule("LUC-CHK-01", "LUC-CHK-02")
def test_hunt_is_checked_first_and_nothing_after_an_elimination() -> None:
    scene = seat_at(card(hunt="R R R", exhaust="B B B", shadows="Y Y Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.role == "eliminated"
    assert scene.told("exhausted", "became-nightmare") == []


@pytest.mark.rule("LUC-CHK-01", "LUC-CHK-06")
def test_exhaust_is_checked_before_shadow() -> None:
    scene = seat_at(card(power="B G", exhaust="G G", shadows="Y Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-E Y-S", chance="B")
    assert scene.told("exhausted", "became-nightmare") == [
        "exhausted A blue B",
        "became-nightmare A imprisonment",
    ]
    assert a.power == "G-P1"


@pytest.mark.rule("LUC-CHK-02", "LUC-ELIM-01")
def test_a_fourth_hunt_die_eliminates() -> None:
    """Scenario 21: Hunt 3 and a rolled R-H."""
    scene = seat_at(card(power="B G", hunt="R R R", exhaust="Y", shadows="B"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.role == "eliminated"
    assert (a.power, a.hunt, a.exhaust, a.shadows) == ("", "", "", "")
    assert [scene.in_bag(colour) for colour in "BGYR"] == [20, 20, 20, 20]


@pytest.mark.rule("LUC-CHK-02")
def test_three_hunt_dice_do_not_eliminate() -> None:
    scene = seat_at(card(hunt="R R"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.role == "dreamer"


@pytest.mark.rule("LUC-CHK-03", "LUC-CHK-05")
def test_an_exhausted_player_loses_all_power_of_the_drawn_colour() -> None:
    """Scenario 23: Exhaust 3, Power of all colours, and a yellow die is drawn."""
    scene = seat_at(card(power="B G Y Y R-P2", exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", back="B B")
    a.does("resolve Y-E", chance="Y")
    assert a.power == "B-P1 G-P1 R-P2"
    assert a.exhaust == "B-E G-E Y-E"
    assert scene.in_bag("Y") == 19


@pytest.mark.rule("LUC-CHK-03")
def test_the_die_that_names_the_colour_goes_back() -> None:
    scene = seat_at(card(exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", chance="R")
    assert scene.in_bag("R") == 20


@pytest.mark.rule("LUC-CHK-03")
def test_a_power_2_of_the_drawn_colour_is_lost_too() -> None:
    scene = seat_at(card(power="R-P2 R-P1 B-P1", exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", chance="R")
    assert a.power == "B-P1"


@pytest.mark.rule("LUC-CHK-04", "LUC-CHK-06")
def test_without_power_of_that_colour_nothing_is_lost_but_the_rest_is_forced() -> None:
    """Scenario 24: A has no yellow Power, and yellow is drawn."""
    scene = seat_at(card(power="B G R-P2", exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", chance="Y")
    assert a.total == 4
    assert scene.told("exhausted") == ["exhausted A yellow"]
    assert "dream-again" not in a.offers


@pytest.mark.rule("LUC-CHK-06", "LUC-DRM-01")
def test_the_exhausted_are_offered_rest_only() -> None:
    """Scenario 25: step 5 of an exhausted A."""
    scene = seat_at(card(exhaust="B G", shadows="R"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", chance="Y")
    assert scene.marker == "light 1"
    assert a.offers == {"return-shadow R-S", "return-exhaust"}


@pytest.mark.rule("LUC-CHK-05")
def test_exhaust_dice_stay_until_a_rest_removes_them_and_exhaust_again() -> None:
    scene = seat_at(card(power="B G", exhaust="B G", shadows="R"), card())
    a, b = scene
    a.dreams("Y-E", chance="B")
    a.does("return-shadow R-S")
    b.dreams("Y-P1")
    b.does("return-exhaust")
    a.dreams("Y-P1", chance="G")
    assert a.exhaust == "B-E G-E Y-E"
    assert a.power == "Y-P1"
    a.does("return-exhaust")
    assert a.exhaust == ""


@pytest.mark.rule("LUC-CHK-07", "LUC-CARD-06")
def test_three_blue_shadows_make_the_depths() -> None:
    """Scenario 26: three players."""
    scene = seat_at(card(shadows="B B"), card(), card())
    a, _, _ = scene
    a.dreams("B-S", chance="Y Y-P1")
    assert a.role == "depths"


@pytest.mark.rule("LUC-CHK-07")
def test_shadows_of_different_colours_do_not_add_up() -> None:
    scene = seat_at(card(shadows="B B R R Y"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.role == "dreamer"


@pytest.mark.rule("LUC-CHK-08")
def test_the_check_looks_at_the_own_card_only() -> None:
    scene = seat_at(card(), card(power="G", exhaust="B B B"), card())
    a, b, _ = scene
    a.dreams("Y-E")
    a.does("return-exhaust")
    assert b.role == "dreamer"
    assert b.power == "G-P1"
    assert scene.told("exhausted") == []


@pytest.mark.rule("LUC-CHK-09")
def test_after_a_rest_the_rows_are_not_checked_again() -> None:
    scene = seat_at(card(power="B G", exhaust="B G", shadows="R R"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", chance="B")
    a.does("return-shadow R-S")
    assert scene.turn == "B"
    assert scene.told("exhausted") == ["exhausted A blue B"]
    assert a.power == "G-P1"
