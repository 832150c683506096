"""LUC-TEMG, LUC-TEMR: the two sides of Temptation."""

import pytest

from lucidity.kit import card, nightmare, seat_at
from lucidity.scene import Player, Scene


def tempted(
    power: str = "", hunt: str = "", exhaust: str = "", shadows: str = ""
) -> tuple[Scene, Player, Player]:
    """Return a scene with A as the Dreamer and C as Temptation, green side."""
    dreamer = card(power, hunt, exhaust, shadows)
    scene = seat_at(dreamer, card(), nightmare("temptation-green"), temptation="green")
    a, _, c = scene
    return scene, a, c


def hunted(power: str = "", hunt: str = "", exhaust: str = "") -> tuple[Scene, Player, Player]:
    """Return a scene with A as the Dreamer and C as Temptation, red side."""
    scene = seat_at(card(power, hunt, exhaust), card(), nightmare("temptation-red"), temptation="red")
    a, _, c = scene
    return scene, a, c


@pytest.mark.rule("LUC-TEMG-01", "LUC-TEMG-04")
def test_a_target_without_dice_is_not_tempted() -> None:
    """Scenario 64: C stole a die, and A has none on the card."""
    scene, a, c = tempted()
    a.dreams("G-S")
    assert c.power == "G-P1"
    assert scene.asked == "A"
    assert scene.told("tempted") == []


@pytest.mark.rule("LUC-TEMG-01")
def test_temptation_uses_its_ability_for_each_green_shadow_and_power() -> None:
    scene, a, c = tempted(exhaust="B")
    a.dreams("G-P1 G-P1 G-S")
    for _ in range(3):
        assert c.offers == {"let-it-be", "tempt"}
        c.does("let-it-be")
    assert c.power == "G-P1 G-P1 G-P1"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMG-01")
def test_temptation_does_not_do_what_envy_does() -> None:
    scene, a, c = tempted()
    a.dreams("G-P1 Y-E")
    assert c.power == "G-P1"
    assert a.exhaust == "Y-E"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMG-02")
def test_temptation_may_be_declined() -> None:
    scene, a, c = tempted(exhaust="B")
    a.dreams("G-S")
    assert c.offers == {"let-it-be", "tempt"}
    c.does("let-it-be")
    assert a.exhaust == "B-E"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMG-02")
def test_the_target_picks_a_die_of_any_row_and_temptation_a_face() -> None:
    scene, a, c = tempted(power="B", hunt="R", exhaust="B", shadows="Y")
    a.dreams("G-S")
    c.does("tempt")
    assert scene.asked == "A"
    assert a.offers == {"pick B-P1", "pick R-H", "pick B-E", "pick Y-S"}
    a.does("pick R-H")
    assert scene.asked == "C"
    assert c.offers == {
        "let-it-be",
        "set-face P1",
        "set-face P2",
        "set-face H",
        "set-face E",
        "set-face S",
    }
    c.does("set-face E")
    assert a.hunt == ""
    assert a.exhaust == "B-E R-E"


@pytest.mark.rule("LUC-TEMG-02")
def test_only_faces_of_the_colour_can_be_set_also_the_one_it_shows() -> None:
    scene, a, c = tempted(power="B")
    a.dreams("G-S")
    c.does("tempt")
    assert c.offers == {"let-it-be", "set-face P1", "set-face E", "set-face S"}
    c.does("set-face P1")
    assert a.pool == "B-P1" or a.power == "B-P1"
    assert scene.told("tempted") == ["tempted A B P1 C"]


@pytest.mark.rule("LUC-TEMG-02")
def test_a_die_that_is_not_set_stays_where_it_is() -> None:
    scene, a, c = tempted(hunt="R", exhaust="B")
    a.dreams("G-S")
    c.does("tempt")
    a.does("pick R-H")
    c.does("let-it-be")
    assert (a.hunt, a.exhaust) == ("R-H", "B-E")
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMG-02")
def test_the_set_die_is_resolved_with_its_effect() -> None:
    _, a, c = tempted(power="R", exhaust="B")
    a.dreams("G-S")
    c.does("tempt")
    a.does("pick R-P1")
    c.does("set-face S")
    assert (a.power, a.shadows) == ("", "R-S")
    assert (a.exhaust, a.hunt) == ("", "B-E")


@pytest.mark.rule("LUC-TEMG-03")
@pytest.mark.parametrize("face", ["P1", "S"])
def test_a_die_that_temptation_set_is_stolen_without_tempting_again(face: str) -> None:
    scene, a, c = tempted(exhaust="G B")
    a.dreams("G-S")
    c.does("tempt")
    a.does("pick G-E")
    c.does(f"set-face {face}")
    assert c.power == "G-P1 G-P1"
    assert a.exhaust == "B-E"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMG-03")
def test_the_next_die_that_is_stolen_tempts_again() -> None:
    _, a, c = tempted(exhaust="G B")
    a.dreams("G-P1 G-S")
    c.does("tempt")
    a.does("pick G-E")
    c.does("set-face P1")
    assert c.power == "G-P1 G-P1 G-P1"
    assert c.offers == {"let-it-be", "tempt"}


@pytest.mark.rule("LUC-TEMG-04")
def test_unresolved_dice_do_not_stand_on_the_card() -> None:
    _, a, c = tempted()
    a.dreams("G-P1 Y-E B-E")
    assert c.power == "G-P1"
    assert c.offers == set()
    assert a.pool == "B-E Y-E"


@pytest.mark.rule("LUC-TEMR-01", "LUC-TEMR-02")
def test_with_one_exhaust_die_and_no_hunt_die_nothing_is_left_to_choose() -> None:
    """Scenario 65: C steals R-S."""
    scene, a, c = hunted(exhaust="B")
    a.dreams("R-S")
    assert c.power == "R-P1"
    assert (a.shadows, a.hunt, a.exhaust) == ("", "", "B-E")
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMR-01")
def test_temptation_red_steals_hunt_and_gives_no_exhaust() -> None:
    _, a, c = hunted(exhaust="B G")
    a.dreams("R-H")
    assert c.power == "R-P1"
    assert c.offers == {"let-it-be", "move-to-hunt B-E", "move-to-hunt G-E"}


@pytest.mark.rule("LUC-TEMR-02", "LUC-TEMR-03")
def test_temptation_moves_one_of_two_exhaust_dice_to_hunt_as_it_is() -> None:
    scene, a, c = hunted(exhaust="B G", hunt="R")
    a.dreams("R-S")
    c.does("move-to-hunt G-E")
    assert (a.hunt, a.exhaust) == ("G-E R-H", "B-E")
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMR-02")
def test_temptation_takes_a_hunt_die_as_power_1() -> None:
    scene, a, c = hunted(hunt="B-E R")
    a.dreams("R-S")
    assert c.offers == {"let-it-be", "take-hunt B-E", "take-hunt R-H"}
    c.does("take-hunt B-E")
    assert a.hunt == "R-H"
    assert c.power == "B-P1 R-P1"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMR-02")
def test_temptation_chooses_one_thing_for_each_theft() -> None:
    scene, a, c = hunted(hunt="R", exhaust="B G")
    a.dreams("R-S")
    assert c.offers == {"let-it-be", "move-to-hunt B-E", "move-to-hunt G-E", "take-hunt R-H"}
    c.does("let-it-be")
    assert (a.hunt, a.exhaust) == ("R-H", "B-E G-E")
    assert scene.asked == "A"


@pytest.mark.rule("LUC-TEMR-03")
def test_a_die_that_temptation_moved_counts_for_hunt() -> None:
    _, a, c = hunted(hunt="R R R", exhaust="B G")
    a.dreams("R-S")
    c.does("move-to-hunt B-E")
    assert a.role == "eliminated"
