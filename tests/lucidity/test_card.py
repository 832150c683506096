"""LUC-CARD: the rows of a Dreamer card."""

import pytest

from lucidity.kit import card, gone, nightmare, seat_at


@pytest.mark.rule("LUC-CARD-01")
def test_the_power_row_has_no_upper_limit() -> None:
    scene = seat_at(card(power="B " * 14), card())
    a, _ = scene
    a.dreams("G-P1 Y-P1")
    a.dreams_again("R-P2 Y-E R-E")
    a.resolves_all()
    assert a.total == 18
    assert len(a.card.power) == 17


@pytest.mark.rule("LUC-CARD-01")
def test_a_row_of_fifteen_power_dice_is_what_everybody_aims_at() -> None:
    for dice in (13, 14):
        scene = seat_at(card(power="B " * dice), card())
        a, _ = scene
        a.dreams("Y-P1")
        a.does("return-exhaust")
        assert (len(a.card.power) == 15) == (scene.match.outcome is not None)


@pytest.mark.rule("LUC-CARD-02")
def test_three_hunt_dice_of_any_colours_are_survived_and_four_are_not() -> None:
    scene = seat_at(card(hunt="B-E Y-E"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.role == "dreamer"
    a.dreams_again("R-H Y-P1")
    assert a.role == "eliminated"


@pytest.mark.rule("LUC-CARD-03")
def test_two_exhaust_dice_are_borne_and_three_of_any_colours_are_not() -> None:
    scene = seat_at(card(exhaust="B"), card(), card())
    a, _, _ = scene
    a.dreams("G-E")
    assert scene.told("exhausted") == []
    a.dreams_again("R-E Y-P1", chance="B")
    assert scene.told("exhausted") == ["exhausted A blue"]


@pytest.mark.rule("LUC-CARD-04")
def test_shadows_of_each_colour_stand_in_a_row_of_their_own() -> None:
    scene = seat_at(card(shadows="B B G G Y Y R"), card(), card())
    a, _, _ = scene
    a.dreams("R-S")
    assert [len(row) for row in a.card.shadows] == [2, 2, 2, 2]
    assert a.role == "dreamer"


@pytest.mark.rule("LUC-CARD-04", "LUC-CARD-06")
def test_the_fourth_shadow_space_is_used_by_two_players_only() -> None:
    """Scenario 27: three blue Shadows are nothing to two players; four make the Depths."""
    scene = seat_at(card(shadows="B B"), card())
    a, _ = scene
    a.dreams("B-S", chance="Y Y-P1")
    assert a.shadows == "B-S B-S B-S"
    assert a.role == "dreamer"
    a.dreams_again("B-S R-E", chance="R R-P1")
    assert a.role == "depths"


@pytest.mark.rule("LUC-CARD-05")
def test_a_die_beside_a_full_row_is_in_the_row_in_every_respect() -> None:
    """Scenario 22: Hunt 5 by overfilling eliminates."""
    scene = seat_at(card(hunt="R R R"), card(), card())
    a, _, _ = scene
    a.dreams("R-H R-H")
    assert scene.told("placed") == ["placed A R hunt", "placed A R hunt"]
    assert a.role == "eliminated"
    assert scene.in_bag("R") == 20


@pytest.mark.rule("LUC-CARD-05")
def test_a_surplus_exhaust_die_leaves_with_the_others() -> None:
    scene = seat_at(card(exhaust="B B", shadows="Y"), card(), card())
    a, _, _ = scene
    a.dreams("G-E R-E", chance="B")
    assert a.exhaust == "B-E B-E G-E R-E"
    a.does("return-exhaust")
    assert a.exhaust == ""


@pytest.mark.rule("LUC-CARD-06")
def test_eliminations_do_not_change_the_shadow_limit() -> None:
    scene = seat_at(card(shadows="Y Y"), card(), gone())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.role == "imprisonment"


@pytest.mark.rule("LUC-CARD-06")
def test_alone_four_shadows_are_the_limit() -> None:
    scene = seat_at(card(shadows="Y Y"))
    (a,) = scene
    a.dreams("Y-S")
    assert a.shadows == "Y-S Y-S Y-S"
    assert not any(scene.state.awakened)


@pytest.mark.rule("LUC-CARD-07")
def test_a_nightmare_keeps_nothing_but_power_on_the_card() -> None:
    scene = seat_at(card(power="B", hunt="R", exhaust="G", shadows="Y Y R"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert (a.power, a.hunt, a.exhaust, a.shadows) == ("B-P1", "", "", "")


@pytest.mark.rule("LUC-CARD-07", "LUC-NAB-01")
def test_only_dreamers_resolve_so_a_nightmare_never_has_other_dice() -> None:
    """Scenario 63: the dice of Nightmares are never stolen, and they have Power only."""
    scene = seat_at(nightmare("depths", power="G G"), nightmare("envy", power="B"), card(power="B G"))
    a, b, c = scene
    a.does("consume B B-P1")
    b.does("consume A G-P1")
    assert scene.told("stolen") == []
    assert (a.power, b.power) == ("B-P1 G-P1", "G-P1")
    c.dreams("Y-P1")
    assert [(x.hunt, x.exhaust, x.shadows, x.pool) for x in (a, b)] == [("", "", "", "")] * 2
