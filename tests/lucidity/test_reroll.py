"""LUC-RR: paying Power to roll a die again."""

import pytest

from lucidity.kit import card, nightmare, seat_at
from lucidity.scene import Refused


@pytest.mark.rule("LUC-RR-01", "LUC-RR-06")
def test_a_power_die_of_its_colour_rerolls_an_unresolved_die() -> None:
    """Scenario 10: A spends G-P1 for G-E, and nobody is Envy."""
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("G-E")
    a.does("reroll G-E G-P1", chance="G-P1")
    assert a.exhaust == ""
    assert a.power == "G-P1"
    assert scene.on_card("G") == "G-P1"


@pytest.mark.rule("LUC-RR-01", "LUC-RR-10")
def test_power_of_another_colour_rerolls_nothing() -> None:
    """Scenario 11: A has only B-P1 and wants to reroll a green die."""
    scene = seat_at(card(power="B"), card(), card())
    a, _, _ = scene
    a.dreams("G-E B-E")
    with pytest.raises(Refused):
        a.does("reroll G-E B-P1")
    assert a.offers == {"resolve B-E", "resolve G-E", "reroll B-E B-P1"}


@pytest.mark.rule("LUC-RR-04", "LUC-RR-06")
def test_a_power_2_die_buys_one_reroll() -> None:
    """Scenario 12: A spends the R-P2 for R-H."""
    scene = seat_at(card(power="R-P2 R-P1"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.offers == {"resolve R-H", "reroll R-H R-P2", "reroll R-H R-P1"}
    a.does("reroll R-H R-P2", chance="R-E")
    assert scene.on_card("R") == "R-P2"
    assert a.power == "R-P1"
    assert a.offers == {"resolve R-E", "reroll R-E R-P1"}
    a.does("resolve R-E")
    assert a.power == "R-P1"


@pytest.mark.rule("LUC-RR-02")
def test_the_same_die_may_be_paid_for_again() -> None:
    """Scenario 13: A rerolled a die once and it still displeases."""
    scene = seat_at(card(power="G G G"), card(), card())
    a, _, _ = scene
    a.dreams("G-E")
    for _ in range(3):
        a.does("reroll G-E G-P1", chance="G-E")
    assert a.power == ""
    assert a.exhaust == "G-E"
    assert scene.on_card("G") == "G-P1 G-P1 G-P1"


@pytest.mark.rule("LUC-RR-05")
def test_the_nightmare_of_the_colour_gets_the_spent_die() -> None:
    """Scenario 14: C is Envy and A spends a G-P1."""
    scene = seat_at(card(power="G"), card(), nightmare("envy", power="Y"))
    a, _, c = scene
    a.dreams("G-E")
    a.does("reroll G-E G-P1", chance="G-E")
    assert c.power == "G-P1 Y-P1"
    assert a.power == ""
    assert scene.on_card("G") == ""


@pytest.mark.rule("LUC-RR-05")
def test_the_nightmare_gets_a_spent_power_2_as_it_is() -> None:
    scene = seat_at(card(power="R-P2"), card(), nightmare("primeval-fear"))
    a, _, c = scene
    a.dreams("R-E")
    a.does("reroll R-E R-P2", chance="R-E")
    assert c.power == "R-P2"


@pytest.mark.rule("LUC-RR-05")
def test_a_nightmare_of_another_colour_gets_nothing() -> None:
    scene = seat_at(card(power="G"), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("G-E")
    a.does("reroll G-E G-P1", chance="G-E")
    assert c.power == ""
    assert scene.on_card("G") == "G-P1"


@pytest.mark.rule("LUC-RR-03")
def test_there_is_a_window_after_the_roll_and_between_two_resolutions() -> None:
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-P1 G-E R-E")
    windows = [a.offers]
    a.does("resolve Y-P1")
    windows.append(a.offers)
    a.does("resolve R-E")
    windows.append(a.offers)
    assert all("reroll G-E G-P1" in window for window in windows)


@pytest.mark.rule("LUC-RR-03")
def test_there_is_a_window_after_a_die_was_added() -> None:
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("B-S", chance="G G-E")
    assert a.offers == {"resolve G-E", "reroll G-E G-P1"}


@pytest.mark.rule("LUC-RR-03")
def test_there_is_a_window_after_a_reroll_for_every_unresolved_die() -> None:
    scene = seat_at(card(power="G R"), card(), card())
    a, _, _ = scene
    a.dreams("G-E R-S")
    a.does("reroll G-E G-P1", chance="G-S")
    assert a.offers == {"resolve G-S", "resolve R-S", "reroll R-S R-P1"}


@pytest.mark.rule("LUC-RR-03")
def test_power_just_placed_pays_for_what_is_still_unresolved() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("G-P1 G-E")
    assert a.power == "G-P1"
    assert a.offers == {"resolve G-E", "reroll G-E G-P1"}


@pytest.mark.rule("LUC-RR-03")
def test_a_resolved_die_can_no_longer_be_rerolled() -> None:
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("G-E")
    a.does("resolve G-E")
    assert a.offers == {"dream-again", "return-no-shadow", "return-exhaust"}


@pytest.mark.rule("LUC-RR-06")
def test_spent_dice_keep_their_face_on_the_unclaimed_card_of_their_colour() -> None:
    scene = seat_at(card(power="R-P2 G-P1"), card(), card())
    a, _, _ = scene
    a.dreams("R-E G-E")
    a.does("reroll R-E R-P2", "reroll G-E G-P1", chance="R-E G-E")
    assert [scene.on_card(colour) for colour in "BGYR"] == ["", "G-P1", "", "R-P2"]


@pytest.mark.rule("LUC-RR-07")
def test_a_nightmare_that_spends_its_own_colour_pays_the_bag() -> None:
    scene = seat_at(nightmare("depths", power="B"), card(power="B-P1"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to C", chance="B Y B-E")
    before = scene.in_bag("B")
    a.does("reroll B-E B-P1", chance="B-P1")
    assert scene.in_bag("B") == before + 1
    assert a.power == ""
    assert b.power == "B-P1"
    assert scene.on_card("B") == ""


@pytest.mark.rule("LUC-RR-07", "LUC-RR-09")
def test_a_nightmare_that_shares_its_colour_still_pays_the_bag() -> None:
    scene = seat_at(nightmare("depths", power="B"), nightmare("depths"), card(power="B"))
    a, b, c = scene
    a.does("send-minions", "put-back Y", chance="B Y B-E")
    c.does("resolve B-E")
    before = scene.in_bag("B")
    a.does("reroll B-E B-P1", chance="B-E")
    assert scene.in_bag("B") == before + 1
    assert b.power == ""


@pytest.mark.rule("LUC-RR-08")
def test_the_sender_of_a_minion_may_pay_after_the_receiver_declined() -> None:
    scene = seat_at(nightmare("depths", power="R R"), card(power="R"), card(power="B"))
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-P2")
    assert scene.asked == "B"
    assert b.offers == {"resolve R-P2", "reroll R-P2 R-P1"}
    b.does("resolve R-P2")
    assert scene.asked == "A"
    assert a.offers == {"let-it-be", "reroll R-P2 R-P1"}
    a.does("reroll R-P2 R-P1", chance="R-E")
    assert scene.told("rolled")[-1] == "rolled B R E"
    assert scene.on_card("R") == "R-P1"


@pytest.mark.rule("LUC-RR-08")
def test_receiver_and_sender_pay_in_turn_until_both_decline() -> None:
    scene = seat_at(nightmare("depths", power="R R"), card(power="R R"), card(power="B"))
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    b.does("reroll R-H R-P1", chance="R-P2")
    b.does("resolve R-P2")
    a.does("reroll R-P2 R-P1", chance="R-H")
    b.does("reroll R-H R-P1", chance="R-P1")
    assert scene.asked == "A"
    a.does("reroll R-P1 R-P1", chance="R-E")
    assert b.exhaust == "R-E"
    assert (a.power, b.power) == ("", "")


@pytest.mark.rule("LUC-RR-08")
def test_the_sender_may_let_the_minion_be() -> None:
    scene = seat_at(nightmare("depths", power="R"), card(), card(power="B"))
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    a.does("let-it-be")
    assert b.hunt == "R-H"
    assert a.power == "R-P1"


@pytest.mark.rule("LUC-RR-08")
def test_the_sender_pays_with_the_colour_of_the_minion_die_only() -> None:
    scene = seat_at(nightmare("depths", power="B Y G"), card(), card(power="B"))
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    assert b.hunt == "R-H"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-RR-08")
def test_dice_that_a_minion_caused_are_not_the_senders_to_reroll() -> None:
    scene = seat_at(nightmare("envy", power="R"), card(), card(power="G"))
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="B Y B-S R R-H")
    assert b.hunt == "R-H"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-RR-08")
def test_other_dice_of_the_receiver_are_not_the_senders_to_reroll() -> None:
    scene = seat_at(card(), card(), nightmare("depths", power="R G"))
    a, _, c = scene
    a.dreams("B-S R-S")
    a.does("resolve B-S", chance="G Y")
    c.does("put-back Y", "send-to A", chance="G-E")
    assert a.pool == "G-E R-S"
    assert c.offers == {"let-it-be", "reroll G-E G-P1"}


@pytest.mark.rule("LUC-RR-09")
@pytest.mark.parametrize(("payer", "gets"), [("A", "B"), ("C", "D")])
def test_of_two_nightmares_of_the_colour_the_next_one_clockwise_gets_the_spent_die(
    payer: str, gets: str
) -> None:
    dreamer = card(power="G")
    scene = seat_at(dreamer, nightmare("envy"), dreamer, nightmare("envy"), turn=payer)
    players = dict(zip("ABCD", scene, strict=True))
    players[payer].dreams("G-E")
    players[payer].does("reroll G-E G-P1", chance="G-E")
    assert {name: players[name].power for name in "BD"} == {"B": "", "D": "", gets: "G-P1"}


@pytest.mark.rule("LUC-RR-10")
def test_spending_is_voluntary() -> None:
    scene = seat_at(card(power="G"), card(), card())
    a, _, _ = scene
    a.dreams("G-E")
    a.does("resolve G-E")
    assert a.power == "G-P1"
    assert a.exhaust == "G-E"


@pytest.mark.rule("LUC-RR-01")
def test_nobody_pays_for_the_dice_of_another_dreamer() -> None:
    scene = seat_at(card(power="G"), card(power="G"), card(power="G"))
    a, _, _ = scene
    a.dreams("G-E")
    assert scene.asked == "A"
    a.does("resolve G-E")
    assert scene.asked == "A"
    assert scene.told("paid") == []
