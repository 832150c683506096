"""LUC-MIN: dice that a Nightmare sends to a Dreamer."""

import pytest

from lucidity.kit import card, nightmare, seat_at


@pytest.mark.rule("LUC-MIN-01", "LUC-MIN-02")
def test_the_sender_returns_one_die_and_the_receiver_rolls_the_other() -> None:
    """Scenario 35: A sends minions."""
    scene = seat_at(nightmare("depths"), card(power="B"), card())
    a, _, c = scene
    a.does("send-minions", chance="R Y")
    assert a.offers == {"put-back R", "put-back Y"}
    a.does("put-back R")
    assert a.offers == {"send-to B", "send-to C"}
    a.does("send-to C", chance="Y-P1")
    assert scene.told("minion-sent", "rolled") == ["minion-sent C Y A", "rolled C Y P1"]
    assert c.power == "Y-P1"
    assert scene.in_bag("R") == 20


@pytest.mark.rule("LUC-MIN-01")
def test_both_choices_come_after_the_two_dice_are_seen() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), card())
    a, _, _ = scene
    a.does("send-minions", chance="R R")
    assert scene.told("drew") == ["drew A R R"]
    assert scene.asked == "A"
    assert a.offers == {"send-to B", "send-to C"}
    assert scene.told("minion-sent", "rolled") == []


@pytest.mark.rule("LUC-MIN-02")
def test_the_receiver_may_pay_for_a_reroll() -> None:
    scene = seat_at(nightmare("depths"), card(power="B R"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    b.does("reroll R-H R-P1", chance="R-P2")
    assert b.power == "B-P1 R-P2"
    assert scene.on_card("R") == "R-P1"


@pytest.mark.rule("LUC-MIN-02")
def test_a_minion_shadow_has_its_effect() -> None:
    scene = seat_at(nightmare("envy"), card(power="G", exhaust="B"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-S")
    assert (b.shadows, b.hunt, b.exhaust) == ("R-S", "B-E", "")


@pytest.mark.rule("LUC-MIN-02")
def test_a_minion_die_can_be_stolen() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), nightmare("imprisonment"))
    a, b, c = scene
    a.does("send-minions", "put-back G", chance="Y G Y-E")
    c.does("let-it-be")
    assert c.power == "Y-P1"
    assert b.exhaust == ""


@pytest.mark.rule("LUC-MIN-02")
def test_a_minion_may_bring_further_dice() -> None:
    scene = seat_at(nightmare("envy"), card(power="G"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="B Y B-S R R-H")
    assert (b.shadows, b.hunt) == ("B-S", "R-H")


@pytest.mark.rule("LUC-MIN-03")
def test_a_fourth_hunt_die_from_a_minion_eliminates_at_once() -> None:
    """Scenario 36: the receiver has Hunt 3."""
    scene = seat_at(nightmare("depths"), card(power="B", hunt="R R R"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    assert b.role == "eliminated"
    assert scene.turn == "C"


@pytest.mark.rule("LUC-MIN-03")
def test_a_shadow_row_filled_by_a_minion_makes_a_nightmare_at_once() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), card(shadows="Y Y"))
    a, _, c = scene
    a.does("send-minions", "put-back R", "send-to C", chance="Y R Y-S")
    assert c.role == "imprisonment"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-MIN-03")
def test_the_check_waits_for_all_dice_that_the_minion_caused() -> None:
    scene = seat_at(nightmare("envy"), card(power="G", hunt="R R R"), card(exhaust="G", shadows="B B"))
    a, _, c = scene
    a.does("send-minions", "put-back Y", "send-to C", chance="B Y B-S R R-S")
    assert scene.told("placed", "moved", "became-nightmare") == [
        "placed C B shadow",
        "placed C R shadow",
        "moved C G hunt",
        "became-nightmare C depths",
    ]
    assert c.role == "depths"


@pytest.mark.rule("LUC-MIN-04")
def test_a_receiver_exhausted_by_a_minion_loses_power_and_rests_at_once() -> None:
    """Scenario 37: the receiver has Exhaust 2."""
    scene = seat_at(nightmare("depths"), card(power="B"), card(power="R G", exhaust="B G", shadows="Y"))
    a, _, c = scene
    a.does("send-minions", "put-back R", "send-to C", chance="Y R Y-E G")
    assert c.power == "R-P1"
    assert scene.asked == "C"
    assert c.offers == {"return-shadow Y-S", "return-exhaust"}
    c.does("return-exhaust")
    assert c.exhaust == ""
    assert scene.turn == "B"


@pytest.mark.rule("LUC-MIN-04")
def test_who_becomes_a_nightmare_by_that_check_does_not_rest() -> None:
    scene = seat_at(nightmare("envy"), card(power="G"), card(power="R", exhaust="G G", shadows="B B"))
    a, _, c = scene
    a.does("send-minions", "put-back Y", "send-to C", chance="B Y B-S Y Y-E R")
    assert c.role == "depths"
    assert c.power == ""
    assert scene.told("rested") == []
    assert scene.asked == "B"


@pytest.mark.rule("LUC-MIN-04")
def test_a_receiver_who_is_not_exhausted_does_not_rest() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), card(exhaust="G", shadows="Y"))
    a, _, c = scene
    a.does("send-minions", "put-back R", "send-to C", chance="Y R Y-E")
    assert c.exhaust == "G-E Y-E"
    assert scene.told("rested") == []
    assert scene.turn == "B"


@pytest.mark.rule("LUC-MIN-05")
def test_in_the_own_turn_the_check_comes_in_its_place() -> None:
    scene = seat_at(card(hunt="R R R"), card(), nightmare("depths"))
    a, _, c = scene
    a.dreams("B-S R-S Y-S")
    a.does("resolve B-S", chance="R Y")
    c.does("put-back Y", "send-to A", chance="R-H")
    assert a.hunt == "R-H R-H R-H R-H"
    assert a.role == "dreamer"
    a.does("resolve R-S")
    assert a.role == "eliminated"


@pytest.mark.rule("LUC-MIN-05")
def test_a_second_minion_joins_the_first_and_there_is_one_check() -> None:
    scene = seat_at(nightmare("depths"), card(power="B G", exhaust="G G", shadows="R"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="B Y B-S")
    b.does("resolve B-S", chance="Y R")
    a.does("put-back R", "send-to B", chance="Y-E G")
    b.does("return-shadow R-S")
    assert scene.told("exhausted") == ["exhausted B green G"]
    assert scene.told("rested") == ["rested B R"]
    assert b.exhaust == "G-E G-E Y-E"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-MIN-05")
def test_a_minion_for_the_player_whose_turn_it_is_waits_for_that_turn() -> None:
    scene = seat_at(card(hunt="R R R"), card(power="R"), nightmare("depths"))
    a, b, c = scene
    a.dreams("B-S Y-S")
    a.does("resolve B-S", chance="B Y")
    c.does("put-back Y", "send-to B", chance="B-S")
    c.does("let-it-be", chance="R Y")
    c.does("put-back Y", "send-to A", chance="R-H")
    assert b.shadows == ""
    assert scene.told("stolen") == ["stolen A B C depths", "stolen B B C depths"]
    assert a.role == "eliminated"
    assert scene.told("placed") == ["placed A R hunt", "placed A Y shadow"]


@pytest.mark.rule("LUC-MIN-06")
def test_the_interrupted_resolution_goes_on_where_it_stopped() -> None:
    scene = seat_at(card(power="R"), card(power="G", exhaust="G G"), nightmare("depths"))
    a, b, c = scene
    a.dreams("B-S R-S Y-S")
    a.does("resolve B-S", chance="G Y")
    c.does("put-back Y", "send-to B", chance="G-E")
    assert scene.asked == "B"
    b.does("resolve G-E", chance="B")
    b.does("return-exhaust")
    assert scene.asked == "A"
    assert a.pool == "R-S Y-S"
    assert a.offers == {"resolve R-S", "resolve Y-S", "reroll R-S R-P1"}
