"""LUC-REST, LUC-DRM: rest or dream again."""

import pytest

from lucidity.kit import card, seat_at
from lucidity.scene import Refused


@pytest.mark.rule("LUC-REST-01")
@pytest.mark.parametrize(
    ("choice", "shadows", "exhaust"),
    [("return-shadow B-S", "B-S", "G-E Y-E"), ("return-exhaust", "B-S B-S", "")],
)
def test_a_rest_returns_one_shadow_or_all_exhaust_dice(choice: str, shadows: str, exhaust: str) -> None:
    """Scenario 45: Shadows blue 2 and Exhaust 2."""
    scene = seat_at(card(shadows="B B", exhaust="G Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-P1")
    assert a.offers == {"dream-again", "return-shadow B-S", "return-exhaust"}
    a.does(choice)
    assert (a.shadows, a.exhaust) == (shadows, exhaust)
    assert scene.turn == "B"


@pytest.mark.rule("LUC-REST-01")
def test_what_a_rest_returns_is_in_the_bag() -> None:
    scene = seat_at(card(exhaust="G Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-P1")
    a.does("return-exhaust")
    assert (scene.in_bag("G"), scene.in_bag("Y"), scene.in_bag("R")) == (20, 20, 19)


@pytest.mark.rule("LUC-REST-01")
def test_a_shadow_of_any_colour_may_be_returned() -> None:
    scene = seat_at(card(shadows="B G Y R"), card(), card())
    a, _, _ = scene
    a.dreams("B-P1")
    assert a.offers == {
        "dream-again",
        "return-exhaust",
        *(f"return-shadow {one}-S" for one in "BGYR"),
    }
    a.does("return-shadow Y-S")
    assert a.shadows == "B-S G-S R-S"


@pytest.mark.rule("LUC-REST-02")
def test_exhaust_may_be_chosen_although_there_is_none() -> None:
    scene = seat_at(card(shadows="B B"), card(), card())
    a, _, _ = scene
    a.dreams("R-P1")
    a.does("return-exhaust")
    assert a.shadows == "B-S B-S"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-REST-02")
def test_a_shadow_may_be_chosen_although_there_is_none() -> None:
    scene = seat_at(card(exhaust="B B"), card(), card())
    a, _, _ = scene
    a.dreams("R-P1")
    a.does("return-no-shadow")
    assert a.exhaust == "B-E B-E"
    assert scene.turn == "B"


@pytest.mark.rule("LUC-REST-03", "LUC-REST-01")
def test_no_rest_removes_hunt_or_power() -> None:
    """Scenario 58: Hunt 3, Exhaust 1, Shadows 1."""
    for choice in ("return-shadow Y-S", "return-exhaust"):
        scene = seat_at(card(power="G", hunt="R R R", exhaust="B", shadows="Y"), card(), card())
        a, _, _ = scene
        a.dreams("B-P1")
        assert a.offers == {"dream-again", "return-shadow Y-S", "return-exhaust"}
        a.does(choice)
        assert (a.power, a.hunt) == ("B-P1 G-P1", "R-H R-H R-H")


@pytest.mark.rule("LUC-DRM-01")
def test_a_dreamer_may_dream_again_instead_of_resting() -> None:
    scene = seat_at(card(exhaust="B", shadows="Y"), card(), card())
    a, _, _ = scene
    a.dreams("G-P1")
    a.dreams_again("B-P1 R-P1")
    assert scene.marker == "light 2"
    assert (a.exhaust, a.shadows) == ("B-E", "Y-S")
    assert scene.turn == "A"


@pytest.mark.rule("LUC-DRM-02")
def test_there_is_no_third_option() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("G-P1")
    assert a.offers == {"dream-again", "return-exhaust"}
    with pytest.raises(Refused):
        a.does("let-it-be")
    assert scene.turn == "A"


@pytest.mark.rule("LUC-DRM-02")
@pytest.mark.parametrize("choice", ["dream-again", "return-shadow Y-S", "return-exhaust"])
def test_the_choice_is_free(choice: str) -> None:
    scene = seat_at(card(hunt="R R R", exhaust="B B", shadows="Y"), card(), card())
    a, _, _ = scene
    a.dreams("G-P1")
    assert choice in a.offers
    a.does(choice, chance="G G Y R" if choice == "dream-again" else "")
    assert scene.turn == ("A" if choice == "dream-again" else "B")
