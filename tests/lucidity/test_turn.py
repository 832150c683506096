"""LUC-TURN: the steps of a Dreamer's turn."""

import pytest

from lucidity.kit import card, seat_at


@pytest.mark.rule("LUC-TURN-01")
def test_a_turn_goes_track_draw_roll_resolve_check_rest() -> None:
    scene = seat_at(card(exhaust="B B"), card())
    a, _ = scene
    a.dreams("G-E", back="Y R", chance="B")
    a.does("return-exhaust")
    steps = ["fell-asleep", "drew", "returned", "rolled", "placed", "exhausted", "rested", "turn-began"]
    told = [one.split()[0] for one in scene.told(*steps)]
    assert told[1:] == [
        "fell-asleep",
        "drew",
        "returned",
        "returned",
        "rolled",
        "placed",
        "drew",
        "exhausted",
        "rested",
        "turn-began",
    ]


@pytest.mark.rule("LUC-TURN-02")
def test_dreaming_again_repeats_draw_roll_and_check() -> None:
    scene = seat_at(card(exhaust="B"), card())
    a, _ = scene
    a.dreams("G-E")
    assert scene.told("exhausted") == []
    a.dreams_again("R-E Y-P1", chance="R")
    assert scene.told("drew") == ["drew A G Y R", "drew A R Y Y R", "drew A R"]
    assert scene.told("exhausted") == ["exhausted A red"]


@pytest.mark.rule("LUC-TURN-03")
def test_the_turn_ends_after_a_rest() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("B-P1")
    assert scene.turn == "A"
    a.does("return-exhaust")
    assert scene.turn == "B"


@pytest.mark.rule("LUC-TURN-03")
def test_the_turn_ends_when_the_dreamer_becomes_a_nightmare() -> None:
    scene = seat_at(card(shadows="Y Y"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.role == "imprisonment"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-TURN-03")
def test_the_turn_ends_when_the_dreamer_is_eliminated() -> None:
    scene = seat_at(card(hunt="R R R"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.role == "eliminated"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-TURN-04")
def test_no_step_of_a_dream_can_be_skipped() -> None:
    scene = seat_at(card(power="B"), card())
    a, _ = scene
    assert a.offers == {"sleep light", "sleep middle", "sleep deep"}
    a.does("sleep light", chance="B G Y")
    assert a.offers == {"put-back B", "put-back G", "put-back Y"}
    a.does("put-back Y")
    assert a.offers == {"put-back B", "put-back G"}
    a.does("put-back G", chance="B-E")
    assert a.offers == {"resolve B-E", "reroll B-E B-P1"}
