"""LUC-TIME: what comes before what."""

import pytest

from lucidity.kit import card, gone, nightmare, seat_at


@pytest.mark.rule("LUC-TIME-01")
def test_cannot_beats_may() -> None:
    scene = seat_at(card(exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-E", chance="R")
    assert scene.marker == "light 1"
    assert "dream-again" not in a.offers


@pytest.mark.rule("LUC-TIME-01")
def test_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("G-S Y-S R-S")
    a.resolves_all()
    assert a.shadows == "G-S R-S Y-S"
    assert scene.asked == "A"
    assert scene.rule == "LUC-REST-01"


@pytest.mark.rule("LUC-TIME-02")
def test_the_next_die_waits_for_the_choices_of_the_one_before() -> None:
    scene = seat_at(card(exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("R-S Y-S")
    a.does("resolve R-S")
    assert a.offers == {"move-to-hunt B-E", "move-to-hunt G-E"}
    assert a.pool == "Y-S"
    a.does("move-to-hunt B-E")
    assert scene.told("placed", "moved") == ["placed A R shadow", "moved A B hunt", "placed A Y shadow"]


@pytest.mark.rule("LUC-TIME-03")
def test_a_minion_is_done_with_its_check_before_the_theft_that_caused_it_goes_on() -> None:
    scene = seat_at(card(), card(power="G", exhaust="G G", shadows="R"), nightmare("depths"))
    a, b, c = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="R Y")
    c.does("put-back Y", "send-to B", chance="R-E G")
    assert scene.asked == "B"
    assert a.pool == "Y-S"
    b.does("return-exhaust")
    assert scene.told("placed", "exhausted", "rested") == [
        "placed B R exhaust",
        "exhausted B green G",
        "rested B G G R",
        "placed A Y shadow",
    ]


@pytest.mark.rule("LUC-TIME-04")
def test_the_reroll_window_closes_before_the_theft() -> None:
    scene = seat_at(card(power="Y"), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("Y-S")
    assert scene.asked == "A"
    assert c.power == ""
    a.does("resolve Y-S")
    assert scene.asked == "C"
    assert c.power == "Y-P1"


@pytest.mark.rule("LUC-TIME-04")
def test_a_shadow_is_placed_then_works_then_its_die_is_rolled_then_comes_the_window() -> None:
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("B-S", chance="G G-E")
    assert scene.told("placed", "drew", "rolled")[2:] == ["placed A B shadow", "drew A G", "rolled A G E"]
    assert a.offers == {"resolve G-E", "reroll G-E G-P1"}


@pytest.mark.rule("LUC-TIME-04", "LUC-RR-08")
def test_the_senders_window_closes_before_the_theft_too() -> None:
    scene = seat_at(nightmare("depths", power="Y"), card(power="B"), nightmare("imprisonment"))
    a, _, c = scene
    a.does("send-minions", "put-back G", chance="Y G Y-S")
    assert scene.asked == "A"
    assert c.power == ""
    a.does("reroll Y-S Y-P1", chance="Y-P1")
    assert scene.told("stolen") == []
    assert c.power == "Y-P1"


@pytest.mark.rule("LUC-TIME-05")
def test_the_ability_comes_when_the_stolen_die_is_already_power() -> None:
    scene = seat_at(card(), card(), nightmare("primeval-fear"))
    a, _, c = scene
    a.dreams("R-H")
    assert scene.asked == "C"
    assert (c.power, a.hunt, a.pool) == ("R-P1", "", "")


@pytest.mark.rule("LUC-TIME-06")
def test_decisions_belong_to_who_the_rule_names_also_out_of_turn() -> None:
    scene = seat_at(nightmare("depths"), card(power="B", exhaust="G Y"), gone())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", chance="R Y R-S")
    assert scene.turn == "A"
    assert scene.asked == "B"
    assert b.offers == {"move-to-hunt G-E", "move-to-hunt Y-E"}


@pytest.mark.rule("LUC-TIME-06")
def test_the_eliminated_next_player_decides_out_of_turn_as_well() -> None:
    scene = seat_at(nightmare("depths"), card(power="B R"), gone())
    a, _, c = scene
    a.does("send-minions", "put-back Y", chance="G Y G-S")
    assert scene.asked == "C"
    assert c.offers == {"pick B-P1", "pick R-P1"}


@pytest.mark.rule("LUC-TIME-07")
def test_fifteen_power_waits_for_the_rest_but_an_empty_bag_does_not() -> None:
    scene = seat_at(card(power="B " * 14), card(), bag="Y Y Y")
    a, _ = scene
    a.dreams("Y-P1", back="Y Y")
    assert a.total == 15
    assert scene.match.outcome is None
    a.does("dream-again", chance="Y Y")
    assert scene.outcome.reason == "empty-bag"


@pytest.mark.rule("LUC-TIME-08")
def test_the_marker_is_removed_before_fifteen_power_ends_the_game() -> None:
    scene = seat_at(card(power="B " * 14), card())
    a, _ = scene
    a.dreams("Y-P1")
    assert scene.marker == "light 1"
    a.does("return-exhaust")
    assert scene.outcome.reason == "power"
    assert scene.marker == ""
    assert scene.turn == "A"


@pytest.mark.rule("LUC-TIME-09")
def test_who_became_a_nightmare_out_of_turn_acts_as_one_on_the_next_own_turn() -> None:
    scene = seat_at(nightmare("depths"), card(power="B Y", shadows="R R"), card(power="R"))
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-S")
    assert b.role == "primeval-fear"
    assert scene.turn == "B"
    assert b.offers == {"consume C R-P1", "send-minions"}


@pytest.mark.rule("LUC-TIME-10")
def test_a_seat_later_in_the_round_plays_its_new_role() -> None:
    scene = seat_at(card(), nightmare("depths"), card(shadows="R R"), card(power="R"))
    a, b, c, _ = scene
    a.dreams("B-S", chance="R Y")
    b.does("put-back Y", "send-to C", chance="R-S")
    assert c.role == "primeval-fear"
    a.does("return-exhaust", chance="G Y")
    b.does("put-back Y", "send-to A", chance="G-P1")
    assert scene.turn == "C"
    assert c.offers == {"consume D R-P1", "send-minions"}


@pytest.mark.rule("LUC-TIME-10", "LUC-SETUP-06")
def test_a_seat_eliminated_out_of_turn_is_passed_over() -> None:
    scene = seat_at(nightmare("depths"), card(power="B", hunt="R R R"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    assert b.role == "eliminated"
    assert scene.turn == "C"
