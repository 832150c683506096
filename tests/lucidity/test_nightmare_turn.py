"""LUC-NMT: what a Nightmare does in its turn."""

import pytest

from lucidity.kit import card, gone, nightmare, seat_at
from lucidity.scene import Refused


@pytest.mark.rule("LUC-NMT-01")
def test_a_nightmare_consumes_or_sends_and_that_is_its_turn() -> None:
    scene = seat_at(nightmare("depths"), card(power="B B"), card())
    a, _, _ = scene
    assert a.offers == {"consume B B-P1", "send-minions"}
    a.does("consume B B-P1")
    assert scene.turn == "B"
    assert scene.told("fell-asleep", "drew", "rolled", "rested") == []


@pytest.mark.rule("LUC-NMT-01")
def test_after_sending_minions_nothing_is_consumed() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to C", chance="G Y G-P1")
    assert scene.turn == "B"
    assert (a.power, b.power) == ("", "B-P1")


@pytest.mark.rule("LUC-NMT-02")
def test_only_who_has_power_of_the_colour_can_be_the_victim() -> None:
    """Scenario 32: B has B-P1, C has no blue Power."""
    scene = seat_at(nightmare("depths"), card(power="B"), card(power="G Y R-P2"))
    a, b, c = scene
    assert a.offers == {"consume B B-P1", "send-minions"}
    a.does("consume B B-P1")
    assert (a.power, b.power) == ("B-P1", "")
    assert c.total == 4


@pytest.mark.rule("LUC-NMT-02")
def test_another_nightmare_can_be_the_victim() -> None:
    """Scenario 34: C is green and holds a B-P1."""
    scene = seat_at(nightmare("depths"), card(), nightmare("envy", power="B G"))
    a, _, c = scene
    assert a.offers == {"consume C B-P1", "send-minions"}
    a.does("consume C B-P1")
    assert (a.power, c.power) == ("B-P1", "G-P1")


@pytest.mark.rule("LUC-NMT-02")
@pytest.mark.parametrize(("wanted", "left"), [("R-P1", "R-P2"), ("R-P2", "R-P1")])
def test_the_nightmare_chooses_between_power_1_and_power_2(wanted: str, left: str) -> None:
    scene = seat_at(nightmare("primeval-fear"), card(power="R-P1 R-P2"), card())
    a, b, _ = scene
    a.does(f"consume B {wanted}")
    assert (a.power, b.power) == (wanted, left)


@pytest.mark.rule("LUC-NMT-02")
def test_dice_of_other_rows_cannot_be_consumed() -> None:
    scene = seat_at(nightmare("depths"), card(power="B", exhaust="B", shadows="B"), card(exhaust="B"))
    a, _, _ = scene
    assert a.offers == {"consume B B-P1", "send-minions"}


@pytest.mark.rule("LUC-NMT-03", "LUC-NMT-05")
def test_without_a_victim_only_sending_minions_is_left() -> None:
    """Scenario 33: nobody else has blue Power."""
    scene = seat_at(nightmare("depths", power="B"), card(power="G"), card(), turn="C")
    a, _, c = scene
    c.dreams("Y-P1")
    c.does("return-exhaust", chance="R G")
    assert scene.turn == "A"
    assert scene.told("drew")[-1] == "drew A R G"
    assert a.offers == {"put-back R", "put-back G"}


@pytest.mark.rule("LUC-NMT-04", "LUC-ELIM-04")
def test_any_dreamer_can_receive_and_nobody_else() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), nightmare("envy"), card())
    a, _, _, _ = scene
    a.does("send-minions", "put-back Y", chance="G Y")
    assert a.offers == {"send-to B", "send-to D"}

    scene = seat_at(nightmare("depths"), card(power="B"), gone(), card())
    a, _, _, _ = scene
    a.does("send-minions", "put-back Y", chance="G Y")
    assert a.offers == {"send-to B", "send-to D"}


@pytest.mark.rule("LUC-NMT-05")
def test_a_nightmare_cannot_pass() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), card())
    a, _, _ = scene
    with pytest.raises(Refused):
        a.does("let-it-be")
    assert a.offers == {"consume B B-P1", "send-minions"}


@pytest.mark.rule("LUC-NMT-05", "LUC-END-04")
@pytest.mark.parametrize("bag", ["", "R"])
def test_minions_out_of_a_bag_with_fewer_than_two_dice_end_the_game(bag: str) -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), bag=bag)
    a, _ = scene
    assert "send-minions" in a.offers
    a.does("send-minions", chance=bag)
    assert scene.outcome.reason == "empty-bag"
