"""LUC-ELIM: out of the game."""

import pytest

from lucidity.kit import card, gone, nightmare, seat_at


@pytest.mark.rule("LUC-ELIM-01")
def test_all_dice_of_the_eliminated_go_back_power_included() -> None:
    scene = seat_at(card(power="B G R-P2", hunt="R R R", exhaust="Y", shadows="G"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    a.resolves_all()
    assert a.role == "eliminated"
    assert [scene.in_bag(colour) for colour in "BGYR"] == [20, 20, 20, 20]
    assert a.total == 0


@pytest.mark.rule("LUC-ELIM-02")
def test_the_eliminated_have_no_more_turns() -> None:
    scene = seat_at(card(hunt="R R R"), card(), card())
    a, b, c = scene
    a.dreams("R-H")
    turns = []
    for player in (b, c, b):
        turns.append(scene.turn)
        player.dreams("Y-P1")
        player.resolves_all()
        player.does("return-exhaust")
    assert turns == ["B", "C", "B"]


@pytest.mark.rule("LUC-ELIM-02", "LUC-END-06")
def test_the_eliminated_cannot_win_not_even_with_as_much_power() -> None:
    scene = seat_at(card(power="B", hunt="R R R"), nightmare("envy"), nightmare("depths"))
    a, _, _ = scene
    a.dreams("R-H")
    assert scene.outcome.scores == [0, 0, 0]
    assert scene.winners == "BC"


@pytest.mark.rule("LUC-ELIM-03")
def test_the_eliminated_keep_their_seat_for_the_choice_of_the_next_player() -> None:
    scene = seat_at(card(power="B Y"), card(hunt="R R R"), card(), turn="B")
    a, b, c = scene
    b.dreams("R-H")
    assert b.role == "eliminated"
    c.dreams("R-P1")
    c.does("return-exhaust")
    a.dreams("G-S")
    assert scene.asked == "B"
    assert b.offers == {"pick B-P1", "pick Y-P1"}


@pytest.mark.rule("LUC-ELIM-04")
def test_the_eliminated_get_no_minions_and_are_no_victims() -> None:
    scene = seat_at(nightmare("depths"), gone(), card(power="B"), card())
    a, _, _, _ = scene
    assert a.offers == {"consume C B-P1", "send-minions"}
    a.does("send-minions", "put-back Y", chance="R Y")
    assert a.offers == {"send-to C", "send-to D"}
