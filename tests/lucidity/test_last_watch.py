"""LUC-VAR-02: a last turn for the others."""

import pytest

from lucidity.kit import card, nightmare, seat_at

FOURTEEN = "B " * 14


@pytest.mark.rule("LUC-VAR-02")
def test_without_the_option_there_is_no_last_watch() -> None:
    scene = seat_at(card(power=FOURTEEN), card(), card())
    a, _, _ = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.outcome.reason == "power"


@pytest.mark.rule("LUC-VAR-02")
def test_every_other_dreamer_has_one_more_turn_in_seat_order() -> None:
    scene = seat_at(card(), card(power=FOURTEEN), card(), turn="B", last_watch=True)
    a, b, c = scene
    b.dreams("Y-P1")
    b.does("return-exhaust")
    assert scene.told("last-watch") == ["last-watch C A"]
    assert scene.turn == "C"
    c.dreams("G-P1")
    c.does("return-exhaust")
    assert scene.turn == "A"
    a.dreams("G-P1")
    a.does("return-exhaust")
    assert scene.outcome.reason == "power"
    assert scene.outcome.scores == [1, 15, 1]
    assert scene.winners == "B"


@pytest.mark.rule("LUC-VAR-02")
def test_nightmares_have_no_last_turn() -> None:
    scene = seat_at(card(power=FOURTEEN), nightmare("envy"), card(), last_watch=True)
    a, _, c = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.turn == "C"
    c.dreams("Y-P1")
    c.does("return-exhaust")
    assert scene.outcome.reason == "power"


@pytest.mark.rule("LUC-VAR-02")
def test_who_becomes_a_nightmare_in_the_last_watch_has_no_turn_any_more() -> None:
    scene = seat_at(card(power=FOURTEEN), card(), nightmare("depths"), card(shadows="Y Y"), last_watch=True)
    a, b, c, d = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    b.dreams("B-S", chance="Y R")
    c.does("put-back R", "send-to D", chance="Y-S")
    assert d.role == "imprisonment"
    b.does("return-exhaust")
    assert scene.outcome.reason == "power"


@pytest.mark.rule("LUC-VAR-02")
def test_fifteen_power_is_not_tested_again_and_the_most_power_wins() -> None:
    scene = seat_at(card(power=FOURTEEN), card(power="G " * 14), card(), last_watch=True)
    a, b, c = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    b.dreams("R-P2")
    b.does("return-exhaust")
    assert b.total == 16
    assert scene.turn == "C"
    c.dreams("Y-P1")
    c.does("return-exhaust")
    assert scene.winners == "B"


@pytest.mark.rule("LUC-VAR-02")
def test_the_last_watch_ends_the_game_even_if_nobody_has_fifteen_power_any_more() -> None:
    scene = seat_at(card(power=FOURTEEN, exhaust="G G"), card(), nightmare("depths"), last_watch=True)
    a, b, c = scene
    a.dreams("Y-P1")
    a.does("return-no-shadow")
    b.dreams("B-S", chance="R Y")
    c.does("put-back Y", "send-to A", chance="R-E B")
    a.does("return-exhaust")
    assert a.total == 1
    b.does("return-exhaust")
    assert scene.outcome.reason == "power"
    assert scene.winners == "A"


@pytest.mark.rule("LUC-VAR-02")
def test_a_watch_after_a_nightmares_turn_is_for_all_dreamers() -> None:
    scene = seat_at(card(), nightmare("depths", power="G " * 14), card(power="B"), turn="B", last_watch=True)
    a, b, c = scene
    b.does("consume C B-P1")
    assert scene.told("last-watch") == ["last-watch C A"]
    c.dreams("Y-P1")
    c.does("return-exhaust")
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.winners == "B"


@pytest.mark.rule("LUC-VAR-02")
def test_the_other_ends_still_end_the_game_in_the_last_watch() -> None:
    scene = seat_at(card(power=FOURTEEN), card(hunt="R R R"), last_watch=True)
    a, b = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    b.dreams("R-H")
    assert scene.outcome.reason == "lone-survivor"

    scene = seat_at(card(power=FOURTEEN), card(), last_watch=True, bag="Y Y Y")
    a, b = scene
    a.dreams("Y-P1", back="Y Y")
    a.does("return-exhaust")
    b.does("sleep light", chance="Y Y")
    assert scene.outcome.reason == "empty-bag"

    scene = seat_at(nightmare("depths", power="G " * 14), card(power="B", shadows="Y Y Y"), last_watch=True)
    a, b = scene
    a.does("consume B B-P1")
    b.dreams("Y-S")
    assert scene.outcome.reason == "no-dreamer"
