"""LUC-SHD: what a Shadow does to the Dreamer who resolved it."""

import pytest

from dreamtable.games.lucidity.rules import RULES
from dreamtable.lang import Speaker
from lucidity.kit import card, nightmare, seat_at
from lucidity.scene import Refused


@pytest.mark.rule("LUC-SHD-01")
def test_the_effect_hits_who_resolved_the_shadow_and_nobody_else() -> None:
    scene = seat_at(card(exhaust="G"), card(exhaust="G"), card(exhaust="G"))
    a, b, c = scene
    a.dreams("R-S")
    assert [x.hunt for x in (a, b, c)] == ["G-E", "", ""]
    assert [x.exhaust for x in (a, b, c)] == ["", "G-E", "G-E"]


@pytest.mark.rule("LUC-SHD-01")
def test_the_effect_comes_right_after_the_shadow_is_placed_and_cannot_be_declined() -> None:
    scene = seat_at(card(exhaust="G B"), card(), card())
    a, _, _ = scene
    a.dreams("R-S Y-S")
    a.does("resolve R-S")
    assert a.shadows == "R-S"
    assert a.offers == {"move-to-hunt G-E", "move-to-hunt B-E"}


@pytest.mark.rule("LUC-SHD-02")
def test_a_stolen_shadow_has_no_effect_and_is_not_placed() -> None:
    scene = seat_at(card(exhaust="G B"), card(), nightmare("primeval-fear"))
    a, _, c = scene
    a.dreams("R-S")
    c.does("let-it-be")
    assert (a.shadows, a.hunt, a.exhaust) == ("", "", "B-E G-E")


@pytest.mark.rule("LUC-SHD-03")
def test_a_shadow_of_the_depths_draws_a_die_and_rolls_it() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("B-S", chance="R R-H")
    assert scene.told("drew", "rolled")[-2:] == ["drew A R", "rolled A R H"]
    assert a.hunt == "R-H"


@pytest.mark.rule("LUC-SHD-03")
def test_each_shadow_of_the_depths_draws_again() -> None:
    scene = seat_at(card(), card())
    a, _ = scene
    a.dreams("B-S", chance="B B-S B B-S G G-P1")
    assert a.shadows == "B-S B-S B-S"
    assert a.power == "G-P1"


@pytest.mark.rule("LUC-SHD-04")
def test_the_next_player_must_choose_a_die_on_the_card() -> None:
    """Scenario 15: A resolves G-S and B is next."""
    scene = seat_at(card(power="B", hunt="R", exhaust="Y", shadows="G R"), card(), card())
    a, b, _ = scene
    a.dreams("G-S")
    assert scene.asked == "B"
    assert b.offers == {"pick B-P1", "pick R-H", "pick Y-E", "pick R-S"}
    b.does("pick B-P1", chance="B-E")
    assert scene.told("rolled")[-1] == "rolled A B E"
    assert (a.power, a.exhaust) == ("", "B-E Y-E")


@pytest.mark.rule("LUC-SHD-05")
def test_green_shadows_alone_leave_nothing_to_choose() -> None:
    """Scenario 16: A's card holds only green Shadows."""
    scene = seat_at(card(shadows="G G"), card())
    a, _ = scene
    a.dreams("G-S")
    assert a.shadows == "G-S G-S G-S"
    assert scene.told("picked-up") == []
    assert scene.asked == "A"


@pytest.mark.rule("LUC-SHD-05")
def test_unresolved_dice_cannot_be_chosen() -> None:
    scene = seat_at(card(power="B R"), card(), card())
    a, b, _ = scene
    a.dreams("G-S Y-S")
    a.does("resolve G-S")
    assert a.pool == "Y-S"
    with pytest.raises(Refused):
        b.does("pick Y-S")
    assert b.offers == {"pick B-P1", "pick R-P1"}


@pytest.mark.rule("LUC-SHD-05")
def test_with_unresolved_dice_alone_nothing_happens() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("G-S Y-S")
    a.does("resolve G-S")
    assert scene.told("picked-up") == []
    assert a.shadows == "G-S Y-S"


@pytest.mark.rule("LUC-SHD-06")
@pytest.mark.parametrize(
    ("picked", "rolled"), [("R-H", "R-P1"), ("B-E", "B-P1"), ("Y-S", "Y-P1"), ("R-P2", "R-P1")]
)
def test_a_chosen_die_leaves_its_row(picked: str, rolled: str) -> None:
    scene = seat_at(card(power="R-P2", hunt="R", exhaust="B", shadows="Y"), card(), card())
    a, b, _ = scene
    a.dreams("G-S")
    b.does(f"pick {picked}", chance=rolled)
    a.resolves_all()
    rows = f"{a.hunt} {a.exhaust} {a.shadows}".split()
    assert sorted(rows) == sorted({"R-H", "B-E", "Y-S", "G-S"} - {picked})
    assert sorted(a.power.split()) == sorted({"R-P2", rolled} - {picked})


@pytest.mark.rule("LUC-SHD-07")
def test_a_shadow_of_imprisonment_turns_a_yellow_exhaust_die() -> None:
    """Scenario 18: A has a yellow die in Exhaust."""
    scene = seat_at(card(exhaust="Y B"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.shadows == "Y-S Y-S"
    assert a.exhaust == "B-E"


@pytest.mark.rule("LUC-SHD-07")
def test_only_one_yellow_exhaust_die_is_turned() -> None:
    scene = seat_at(card(exhaust="Y Y"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert a.shadows == "Y-S Y-S"
    assert a.exhaust == "Y-E"


@pytest.mark.rule("LUC-SHD-08")
def test_without_a_yellow_exhaust_die_nothing_happens() -> None:
    """Scenario 19: A has only a blue die in Exhaust."""
    scene = seat_at(card(exhaust="B"), card(), card())
    a, _, _ = scene
    a.dreams("Y-S")
    assert (a.shadows, a.exhaust) == ("Y-S", "B-E")
    assert scene.told("moved") == []


@pytest.mark.rule("LUC-SHD-08")
def test_the_turned_die_has_no_effect_of_its_own() -> None:
    scene = seat_at(card(exhaust="Y Y"), card())
    a, _ = scene
    a.dreams("Y-S")
    assert scene.told("placed") == ["placed A Y shadow"]
    assert scene.told("moved") == ["moved A Y shadow"]
    assert a.exhaust == "Y-E"


@pytest.mark.rule("LUC-SHD-09", "LUC-DIE-06")
def test_a_shadow_of_primeval_fear_moves_an_exhaust_die_to_hunt() -> None:
    """Scenario 20: A has a blue and a green die in Exhaust."""
    scene = seat_at(card(exhaust="B G"), card(), card())
    a, _, _ = scene
    a.dreams("R-S")
    assert scene.asked == "A"
    assert a.offers == {"move-to-hunt B-E", "move-to-hunt G-E"}
    a.does("move-to-hunt G-E")
    assert (a.hunt, a.exhaust, a.shadows) == ("G-E", "B-E", "R-S")


@pytest.mark.rule("LUC-SHD-09")
def test_dice_of_other_rows_are_not_moved_to_hunt() -> None:
    scene = seat_at(card(exhaust="B G", power="Y", shadows="Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-S")
    assert a.offers == {"move-to-hunt B-E", "move-to-hunt G-E"}


@pytest.mark.rule("LUC-SHD-10")
def test_with_an_empty_exhaust_row_primeval_fear_does_nothing() -> None:
    scene = seat_at(card(power="Y", shadows="Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-S")
    assert (a.power, a.hunt, a.shadows) == ("Y-P1", "", "R-S Y-S")
    assert scene.told("moved") == []


@pytest.mark.rule("LUC-SHD-04")
def test_who_chooses_reads_whose_die_it_is() -> None:
    scene = seat_at(card(power="B", shadows="R"), card(), card())
    a, _, _ = scene
    a.dreams("G-S")
    question = scene.match.question
    assert question is not None
    speaker = Speaker("en", RULES, ["Ada", "Bo", "Cy"])
    assert "on the card of Ada must be rerolled" in speaker.question(question, scene.match.view(1))
