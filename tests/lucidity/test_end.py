"""LUC-END: how the game ends, and who wins."""

import pytest

from lucidity.kit import Place, card, gone, nightmare, seat_at

FOURTEEN = "B " * 14


@pytest.mark.rule("LUC-END-02", "LUC-TIME-07")
def test_fifteen_power_ends_the_game_after_the_rest() -> None:
    """Scenario 46: A reaches 15 in the first dream."""
    scene = seat_at(card(power=FOURTEEN, shadows="G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-P1")
    assert a.total == 15
    assert scene.asked == "A"
    a.does("return-shadow G-S")
    assert scene.outcome.reason == "power"
    assert scene.told("rested") == ["rested A G"]
    assert scene.winners == "A"
    assert scene.outcome.scores == [15, 0, 0]


@pytest.mark.rule("LUC-END-02")
def test_fifteen_power_lost_again_within_the_turn_ends_nothing() -> None:
    scene = seat_at(card(power=FOURTEEN, exhaust="G G"), card(), card())
    a, _, _ = scene
    a.dreams("Y-P1")
    assert a.total == 15
    a.dreams_again("R-E G-P1", chance="B")
    assert a.total == 2
    a.does("return-exhaust")
    assert scene.turn == "B"


@pytest.mark.rule("LUC-END-02")
def test_fourteen_power_ends_nothing() -> None:
    scene = seat_at(card(power="B " * 13), card(), card())
    a, _, _ = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.turn == "B"


@pytest.mark.rule("LUC-END-02")
def test_a_nightmare_ends_the_game_in_its_own_turn() -> None:
    scene = seat_at(nightmare("depths", power="G " * 14), card(power="B"), card())
    a, _, _ = scene
    a.does("consume B B-P1")
    assert scene.outcome.reason == "power"
    assert scene.winners == "A"


@pytest.mark.rule("LUC-NAB-08", "LUC-END-02", "LUC-END-08")
def test_fifteen_power_by_theft_ends_the_game_with_the_turn() -> None:
    """Scenario 47: C reaches 15 during A's turn, and A has more."""
    scene = seat_at(card(power="B " * 15 + "R-P2"), card(), nightmare("imprisonment", power="G " * 14))
    a, _, c = scene
    a.dreams("Y-S R-H")
    a.resolves_all()
    c.does("let-it-be")
    assert c.total == 15
    assert scene.asked == "A"
    a.does("return-exhaust")
    assert scene.outcome.reason == "power"
    assert scene.outcome.scores == [17, 0, 15]
    assert scene.winners == "A"


@pytest.mark.rule("LUC-NAB-08", "LUC-END-02")
def test_fifteen_power_of_somebody_else_end_the_game_with_the_turn() -> None:
    scene = seat_at(card(), card(), nightmare("imprisonment", power="G " * 14))
    a, _, c = scene
    a.dreams("Y-S")
    c.does("let-it-be")
    assert scene.match.outcome is None
    a.does("return-exhaust")
    assert scene.outcome.reason == "power"
    assert scene.winners == "C"


@pytest.mark.rule("LUC-END-08")
def test_who_reaches_fifteen_first_does_not_win_against_more() -> None:
    scene = seat_at(card(power=FOURTEEN), nightmare("envy", power="R-P2 " * 8))
    a, _ = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.outcome.scores == [15, 16]
    assert scene.winners == "B"


@pytest.mark.rule("LUC-END-03", "LUC-TIME-07")
def test_the_game_ends_when_the_last_dreamer_becomes_a_nightmare() -> None:
    """Scenario 48: the change is done."""
    scene = seat_at(
        card(power="B", shadows="Y Y"), nightmare("envy", power="R-P2"), gone(), on_cards="Y-P1 Y-P1"
    )
    a, _, _ = scene
    a.dreams("Y-S")
    assert scene.outcome.reason == "no-dreamer"
    assert a.role == "imprisonment"
    assert scene.outcome.scores == [3, 2, 0]
    assert scene.winners == "A"


@pytest.mark.rule("LUC-END-03")
def test_the_game_ends_when_the_last_dreamer_is_eliminated() -> None:
    scene = seat_at(card(power="B B B", hunt="R R R"), nightmare("envy", power="R-P2"), nightmare("depths"))
    a, _, _ = scene
    a.dreams("R-H")
    assert scene.outcome.reason == "no-dreamer"
    assert scene.outcome.scores == [0, 2, 0]
    assert scene.winners == "B"


@pytest.mark.rule("LUC-END-03")
def test_the_last_dreamer_may_fall_in_the_turn_of_a_nightmare() -> None:
    scene = seat_at(nightmare("depths"), card(power="B", shadows="Y Y"), nightmare("envy"))
    a, b, _ = scene
    a.does("send-minions", "put-back R", chance="Y R Y-S")
    assert scene.outcome.reason == "no-dreamer"
    assert b.role == "imprisonment"


@pytest.mark.rule("LUC-END-04", "LUC-TIME-07")
def test_a_shadow_of_the_depths_and_an_empty_bag_end_the_game() -> None:
    scene = seat_at(card(power="G"), card(), bag="B B B B")
    a, _ = scene
    a.dreams("B-S B-S", back="B B", chance="B B-S B B-S")
    assert scene.outcome.reason == "empty-bag"
    assert a.shadows == "B-S B-S B-S"
    assert a.pool == ""
    assert scene.in_bag("B") == 1
    assert scene.outcome.scores == [1, 0]


@pytest.mark.rule("LUC-END-04")
def test_the_exhausted_draw_from_an_empty_bag_and_end_the_game() -> None:
    scene = seat_at(card(power="G", exhaust="G G"), card(), card(), bag="B B B")
    a, _, _ = scene
    a.dreams("B-S", back="B B", chance="B B-S B B-E")
    assert scene.outcome.reason == "empty-bag"
    assert a.exhaust == "B-E G-E G-E"
    assert scene.winners == "A"


@pytest.mark.rule("LUC-END-04")
def test_an_empty_bag_stops_everything_and_unresolved_dice_count_for_nobody() -> None:
    scene = seat_at(card(), card(), bag="B B B Y")
    a, _ = scene
    a.dreams("B-S Y-S", back="B B")
    a.does("resolve B-S", "resolve B-S", chance="B B-S B B-S")
    a.does("resolve B-S")
    assert scene.outcome.reason == "empty-bag"
    assert a.shadows == "B-S B-S B-S"
    assert a.pool == ""
    assert (scene.in_bag("B"), scene.in_bag("Y")) == (0, 1)


@pytest.mark.rule("LUC-END-05", "LUC-TIME-07")
def test_a_lone_survivor_wins_at_once() -> None:
    """Scenario 51: B is eliminated in a game for two."""
    scene = seat_at(card(), card(power=FOURTEEN, hunt="R R R"), turn="B")
    _, b = scene
    b.dreams("R-H")
    assert scene.outcome.reason == "lone-survivor"
    assert scene.winners == "A"
    assert scene.outcome.scores == [0, 0]


@pytest.mark.rule("LUC-END-05")
def test_the_lone_survivor_may_be_a_nightmare() -> None:
    scene = seat_at(nightmare("depths"), card(power="B", hunt="R R R"), gone())
    a, _, _ = scene
    a.does("send-minions", "put-back Y", chance="R Y R-H")
    assert scene.outcome.reason == "lone-survivor"
    assert scene.winners == "A"


@pytest.mark.rule("LUC-END-05")
def test_two_survivors_play_on() -> None:
    scene = seat_at(card(hunt="R R R"), card(), card())
    a, _, _ = scene
    a.dreams("R-H")
    assert a.role == "eliminated"
    assert scene.asked == "B"


@pytest.mark.rule("LUC-END-06")
def test_the_most_power_wins_as_a_dreamer_or_as_a_nightmare() -> None:
    scene = seat_at(card(power="B"), nightmare("envy", power="R-P2"), card(power="Y"), bag="R")
    a, _, _ = scene
    a.does("sleep light", chance="R")
    assert scene.winners == "B"

    scene = seat_at(card(power="B"), nightmare("envy", power="R-P2"), card(power="Y Y Y"), bag="R")
    a, _, _ = scene
    a.does("sleep light", chance="R")
    assert scene.winners == "C"


@pytest.mark.rule("LUC-END-06", "LUC-END-07")
def test_a_dreamer_beats_a_nightmare_with_as_much_power() -> None:
    """Scenario 50: A and B are both at 14 when the bag runs dry."""
    scene = seat_at(card(power=FOURTEEN, exhaust="R R"), nightmare("envy", power="G " * 14), bag="R")
    a, _ = scene
    a.does("sleep light", chance="R")
    assert scene.outcome.scores == [14, 14]
    assert scene.winners == "A"


@pytest.mark.rule("LUC-END-07")
@pytest.mark.parametrize(
    ("other", "winners"),
    [
        (card("G", exhaust="G"), "B"),
        (card("G", hunt="R", shadows="G"), "AB"),
        (card("G", shadows="Y Y Y"), "A"),
    ],
)
def test_of_dreamers_with_as_much_power_the_one_with_fewer_other_dice_wins(
    other: Place, winners: str
) -> None:
    scene = seat_at(card(power="B", exhaust="R", shadows="R"), other, bag="R")
    a, _ = scene
    a.does("sleep light", chance="R")
    assert scene.winners == winners


@pytest.mark.rule("LUC-END-07")
def test_nightmares_with_as_much_power_share_the_victory() -> None:
    scene = seat_at(card(), nightmare("envy", power="B"), nightmare("depths", power="G"), bag="R")
    a, _, _ = scene
    a.does("sleep light", chance="R")
    assert scene.winners == "BC"


@pytest.mark.rule("LUC-END-01")
def test_when_the_game_is_over_nothing_is_asked() -> None:
    scene = seat_at(card(power=FOURTEEN), card(), card())
    a, b, _ = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.asked == ""
    assert a.offers == b.offers == set()
    assert scene.told("turn-began")[-1] == "turn-began A dreamer"


@pytest.mark.rule("LUC-END-01")
def test_the_end_of_a_turn_alone_ends_nothing() -> None:
    scene = seat_at(card(power="B"), card(power="G"))
    a, _ = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.match.outcome is None
    assert scene.asked == "B"
