"""LUC-NM: a Dreamer turns into a Nightmare."""

import pytest

from lucidity.kit import card, nightmare, seat_at


@pytest.mark.rule("LUC-NM-01")
@pytest.mark.parametrize(
    ("rolled", "order", "offers"),
    [
        ("B-S R-S", ["resolve B-S", "Y Y-P1"], {"become blue", "become red"}),
        ("B-S B-S R-S", ["resolve R-S", "Y Y-P1 G G-P1"], set()),
    ],
    ids=["tie", "blue has more"],
)
def test_the_fullest_row_decides_and_of_equal_ones_the_player_chooses(
    rolled: str, order: list[str], offers: set[str]
) -> None:
    """Scenario 28: blue 3 and red 3 among four players; and blue 4 and red 3."""
    scene = seat_at(card(shadows="B B R R"), card(), card(), card())
    a, _, _, _ = scene
    a.dreams(rolled)
    a.does(order[0], chance=order[1])
    assert a.offers == offers
    if offers:
        a.does("become red")
    assert a.role == ("primeval-fear" if offers else "depths")


@pytest.mark.rule("LUC-NM-01")
def test_a_row_that_is_not_full_is_no_choice() -> None:
    scene = seat_at(card(shadows="Y Y B B R R"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.role == "imprisonment"


@pytest.mark.rule("LUC-NM-02", "LUC-NM-03")
def test_power_stays_and_all_else_goes_back() -> None:
    """Scenario 29: A becomes Envy with three Power dice, two Exhaust dice and four Shadows."""
    scene = seat_at(card(power="G-P1 B-P1 R-P2", exhaust="B R", shadows="G G Y"), card(), card())
    a, b, _ = scene
    a.dreams("G-S")
    a.does("resolve G-S")
    b.does("pick Y-S", chance="Y-S")
    assert a.role == "envy"
    assert a.power == "B-P1 G-P1 R-P2"
    assert a.total == 4
    assert (a.exhaust, a.shadows) == ("", "")
    assert [scene.in_bag(colour) for colour in "BGYR"] == [19, 19, 20, 19]


@pytest.mark.rule("LUC-NM-02")
def test_hunt_dice_go_back_too() -> None:
    scene = seat_at(card(hunt="R R R", shadows="Y Y"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.hunt == ""
    assert scene.in_bag("R") == 20


@pytest.mark.rule("LUC-NM-03")
@pytest.mark.parametrize("power", ["B-P1 B-P1", "Y-P1", "R-P1 R-P2", "B-P1 G-P1 R-P2 Y-P1"])
def test_a_nightmare_keeps_power_of_all_colours_and_both_values(power: str) -> None:
    scene = seat_at(card(power=power, shadows="Y Y"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    if a.role == "dreamer":
        a.does("resolve Y-S")
    assert a.role == "imprisonment"
    assert a.power == power


@pytest.mark.rule("LUC-NM-04")
def test_the_dice_on_the_card_go_to_who_takes_it() -> None:
    """Scenario 30: two dice lie on the green card."""
    scene = seat_at(card(shadows="G G"), card(), card(), on_cards="G-P1 G-P1 R-P2")
    a, _, _ = scene
    a.dreams("G-S")
    assert a.role == "envy"
    assert a.power == "G-P1 G-P1"
    assert scene.on_card("G") == ""
    assert scene.on_card("R") == "R-P2"


@pytest.mark.rule("LUC-NM-04")
def test_dice_from_the_card_keep_their_face() -> None:
    scene = seat_at(card(shadows="R R"), card(), card(), on_cards="R-P2 R-P1")
    a, _, _ = scene
    a.dreams("R-S")
    assert a.power == "R-P1 R-P2"
    assert a.total == 3


@pytest.mark.rule("LUC-NM-04")
@pytest.mark.parametrize(("temptation", "shadow"), [("green", "G-S"), ("red", "R-S")])
def test_temptation_is_taken_where_it_replaced_the_nightmare(temptation: str, shadow: str) -> None:
    scene = seat_at(card(shadows=f"{shadow} {shadow}"), card(), card(), temptation=temptation)
    a, _, _ = scene
    a.dreams(shadow)
    assert a.role == f"temptation-{temptation}"


@pytest.mark.rule("LUC-NM-05", "LUC-TURN-03")
def test_the_turn_ends_without_a_rest() -> None:
    """Scenario 31: A becomes a Nightmare in A's turn."""
    scene = seat_at(card(shadows="Y Y R", exhaust="B"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.role == "imprisonment"
    assert scene.told("rested") == []
    assert scene.marker == ""
    assert scene.asked == scene.turn == "B"


@pytest.mark.rule("LUC-NM-05", "LUC-NMT-01")
def test_from_the_next_turn_on_the_player_acts_as_a_nightmare() -> None:
    scene = seat_at(card(shadows="Y Y"), card(power="Y"))
    a, b = scene
    a.dreams("Y-S")
    a.does("dream-again", "put-back B", "put-back B", chance="Y G B B Y-S G-P1")
    assert a.role == "imprisonment"
    b.dreams("R-P1")
    b.does("return-exhaust")
    assert a.offers == {"consume B Y-P1", "send-minions"}


@pytest.mark.rule("LUC-NM-06")
def test_a_newcomer_shares_a_claimed_nightmare_without_the_dice_of_its_card() -> None:
    scene = seat_at(
        card(shadows="R R"), card(shadows="R R"), nightmare("depths"), card(power="R"), on_cards="R-P2"
    )
    a, b, c, _ = scene
    a.dreams("R-S B-S")
    a.does("resolve R-S", chance="R Y")
    c.does("put-back Y", "send-to B", chance="R-S")
    assert (a.role, b.role) == ("primeval-fear", "primeval-fear")
    assert (a.power, b.power) == ("", "R-P2")


@pytest.mark.rule("LUC-NM-06")
def test_both_who_share_a_nightmare_have_its_abilities() -> None:
    scene = seat_at(card(), nightmare("imprisonment"), card(), nightmare("imprisonment"))
    a, b, c, d = scene
    a.dreams("Y-S")
    b.does("let-it-be")
    a.does("return-exhaust", chance="R G")
    b.does("put-back R", "send-to A", chance="G-P1")
    c.dreams("Y-E")
    d.does("give-as-exhaust")
    assert b.power == "Y-P1"
    assert d.power == ""
    assert c.exhaust == "Y-E"


@pytest.mark.rule("LUC-NM-07", "LUC-NAB-01")
def test_a_new_nightmare_steals_on_the_very_next_turn() -> None:
    """Scenario 62: A just became Imprisonment, and B would resolve Y-S."""
    scene = seat_at(card(shadows="Y Y"), card(), card())
    a, b, _ = scene
    a.dreams("Y-S")
    b.dreams("Y-S")
    a.does("let-it-be")
    assert a.power == "Y-P1"
    assert b.shadows == ""


@pytest.mark.rule("LUC-NM-07")
def test_a_new_nightmare_steals_within_the_turn_that_made_it() -> None:
    scene = seat_at(card(), card(shadows="R R"), nightmare("depths"), card())
    a, b, c, _ = scene
    a.dreams("B-S R-S")
    a.does("resolve B-S", chance="R Y")
    c.does("put-back Y", "send-to B", chance="R-S")
    assert b.role == "primeval-fear"
    b.does("let-it-be")
    assert b.power == "R-P1"
    assert a.shadows == ""
