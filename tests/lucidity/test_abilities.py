"""LUC-NAB, LUC-NDEP, LUC-NENV, LUC-NIMP, LUC-NFEAR: what Nightmares steal, and what they do then."""

import pytest

from lucidity.kit import card, nightmare, seat_at
from lucidity.scene import Refused

WATCHED = {
    "depths": ["B-S"],
    "envy": ["G-S", "G-P1"],
    "imprisonment": ["Y-S", "Y-E"],
    "primeval-fear": ["R-S", "R-H"],
    "temptation-green": ["G-S", "G-P1"],
    "temptation-red": ["R-S", "R-H"],
}
ALL_DICE = [
    *("B-P1", "B-E", "B-S", "G-P1", "G-E", "G-S", "Y-P1", "Y-E", "Y-S"),
    *("R-P1", "R-P2", "R-E", "R-H", "R-S"),
]


# Every Nightmare


@pytest.mark.rule("LUC-NAB-01", "LUC-NAB-04")
@pytest.mark.parametrize("die", ALL_DICE)
@pytest.mark.parametrize("name", list(WATCHED))
def test_a_nightmare_takes_what_it_watches_and_nothing_else(name: str, die: str) -> None:
    side = name.partition("-")[2] if name.startswith("temptation") else "none"
    scene = seat_at(card(), card(), nightmare(name), temptation=side)
    a, _, c = scene
    stolen = die in WATCHED[name]
    chance = {True: "R Y" if die == "B-S" else "", False: "Y Y-P1" if die == "B-S" else ""}[stolen]
    a.dreams(die, chance=chance)
    assert scene.told("stolen") == ([f"stolen A {die[0]} C {name}"] if stolen else [])
    assert c.power == (f"{die[0]}-P1" if stolen else "")


@pytest.mark.rule("LUC-NAB-01")
def test_nothing_is_stolen_where_nobody_is_the_nightmare_of_the_colour() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("G-P1 Y-E R-H")
    assert scene.told("stolen") == []
    assert (a.power, a.exhaust, a.hunt) == ("G-P1", "Y-E", "R-H")


@pytest.mark.rule("LUC-NAB-01")
def test_a_minion_die_is_watched_like_any_other() -> None:
    scene = seat_at(nightmare("primeval-fear"), card(power="R"), card())
    a, b, _ = scene
    a.does("send-minions", "put-back Y", "send-to B", chance="R Y R-H")
    b.does("resolve R-H")
    a.does("let-it-be")
    assert a.power == "R-P1"
    assert b.hunt == ""


@pytest.mark.rule("LUC-NAB-02", "LUC-NIMP-01", "LUC-NIMP-02")
@pytest.mark.parametrize(
    ("choice", "power", "exhaust"),
    [("let-it-be", "Y-P1", "B-E"), ("give-as-exhaust", "", "B-E Y-E")],
)
def test_imprisonment_takes_an_exhaust_die_or_puts_it_back(choice: str, power: str, exhaust: str) -> None:
    """Scenario 38: A would resolve Y-E, and C is Imprisonment."""
    scene = seat_at(card(exhaust="B"), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("Y-E")
    assert (c.power, a.exhaust) == ("Y-P1", "B-E")
    assert c.offers == {"let-it-be", "give-as-exhaust"}
    c.does(choice)
    assert (c.power, a.exhaust) == (power, exhaust)


@pytest.mark.rule("LUC-NAB-02")
def test_a_theft_cannot_be_declined() -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1")
    assert c.power == "G-P1"
    assert a.power == ""
    assert scene.asked == "A"


@pytest.mark.rule("LUC-NAB-02")
def test_a_stolen_shadow_turns_to_power_1() -> None:
    scene = seat_at(card(), card(), nightmare("primeval-fear"))
    a, _, c = scene
    a.dreams("R-S")
    assert c.power == "R-P1"
    assert c.total == 1


@pytest.mark.rule("LUC-NAB-03")
@pytest.mark.parametrize(
    ("name", "die", "offers"),
    [
        ("imprisonment", "Y-S", {"let-it-be", "give-as-exhaust"}),
        ("primeval-fear", "R-S", {"let-it-be", "give-as-exhaust"}),
        ("envy", "G-P1", {"target-rerolls", "reroll-this B-E", "reroll-this R-E"}),
    ],
)
def test_after_each_theft_the_ability_happens_and_only_may_can_be_declined(
    name: str, die: str, offers: set[str]
) -> None:
    scene = seat_at(card(), card(), nightmare(name))
    a, _, c = scene
    a.dreams(f"{die} B-E R-E")
    if scene.asked == "A":
        a.resolves_all()
    assert scene.asked == "C"
    assert c.offers == offers


@pytest.mark.rule("LUC-NAB-03")
def test_the_ability_is_used_for_each_theft_of_a_turn() -> None:
    scene = seat_at(card(), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("Y-E Y-S")
    c.does("give-as-exhaust")
    c.does("let-it-be")
    assert a.exhaust == "Y-E"
    assert c.power == "Y-P1"


@pytest.mark.rule("LUC-NAB-05")
def test_a_die_moved_to_hunt_is_not_stolen() -> None:
    scene = seat_at(card(exhaust="Y"), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("R-S")
    assert a.hunt == "Y-E"
    assert c.power == ""


@pytest.mark.rule("LUC-NAB-05")
def test_a_red_die_moved_to_hunt_by_temptation_is_not_stolen() -> None:
    scene = seat_at(card(exhaust="R B"), card(), nightmare("temptation-red"), temptation="red")
    a, _, c = scene
    a.dreams("R-S")
    c.does("move-to-hunt R-E")
    assert a.hunt == "R-E"
    assert len(scene.told("stolen")) == 1
    assert c.power == "R-P1"


@pytest.mark.rule("LUC-NAB-05")
def test_a_die_given_as_exhaust_is_not_stolen_again() -> None:
    scene = seat_at(card(), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("Y-E")
    c.does("give-as-exhaust")
    assert a.exhaust == "Y-E"
    assert len(scene.told("stolen")) == 1
    assert scene.asked == "A"


@pytest.mark.rule("LUC-NAB-06")
@pytest.mark.parametrize(("dreamer", "thief", "other"), [("A", "B", "D"), ("C", "D", "B")])
def test_of_two_nightmares_of_a_colour_the_next_one_clockwise_steals(
    dreamer: str, thief: str, other: str
) -> None:
    scene = seat_at(card(), nightmare("imprisonment"), card(), nightmare("imprisonment"), turn=dreamer)
    players = dict(zip("ABCD", scene, strict=True))
    players[dreamer].dreams("Y-S")
    assert scene.asked == thief
    players[thief].does("let-it-be")
    assert players[thief].power == "Y-P1"
    assert players[other].power == ""
    assert scene.asked == dreamer


@pytest.mark.rule("LUC-NAB-07")
def test_the_target_is_whose_die_was_stolen() -> None:
    scene = seat_at(nightmare("depths"), card(power="B"), nightmare("imprisonment"), card())
    a, b, c, d = scene
    a.does("send-minions", "put-back G", "send-to D", chance="Y G Y-S")
    c.does("give-as-exhaust")
    assert d.exhaust == "Y-E"
    assert b.exhaust == ""


# The Depths


@pytest.mark.rule("LUC-NDEP-01", "LUC-NDEP-02", "LUC-SHD-02")
def test_the_depths_steal_a_blue_shadow_and_send_a_minion() -> None:
    """Scenario 40: A would resolve B-S, and C is the Depths."""
    scene = seat_at(card(), card(), nightmare("depths"))
    a, b, c = scene
    a.dreams("B-S", chance="R Y")
    assert c.power == "B-P1"
    assert a.shadows == ""
    assert scene.told("drew")[-1] == "drew C R Y"
    with pytest.raises(Refused):
        c.does("let-it-be")
    c.does("put-back Y", "send-to B", chance="R-H")
    assert b.hunt == "R-H"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-NDEP-01")
def test_a_blue_shadow_rerolled_in_time_is_not_stolen() -> None:
    scene = seat_at(card(power="B"), card(), nightmare("depths"))
    a, _, c = scene
    a.dreams("B-S")
    assert scene.told("stolen") == []
    a.does("reroll B-S B-P1", chance="B-P1")
    assert scene.told("stolen") == []
    assert a.power == "B-P1"
    assert c.power == "B-P1"


@pytest.mark.rule("LUC-NDEP-02")
def test_the_minion_of_the_depths_may_go_to_the_target() -> None:
    scene = seat_at(card(), card(), nightmare("depths"))
    a, _, c = scene
    a.dreams("B-S", chance="R Y")
    c.does("put-back Y")
    assert c.offers == {"send-to A", "send-to B"}
    c.does("send-to A", chance="R-H")
    assert a.hunt == "R-H"


@pytest.mark.rule("LUC-NDEP-02")
def test_with_one_dreamer_left_the_target_gets_the_minion() -> None:
    scene = seat_at(card(), nightmare("envy"), nightmare("depths"))
    a, _, c = scene
    a.dreams("B-S", chance="R Y")
    c.does("put-back Y", chance="R-H")
    assert a.hunt == "R-H"


@pytest.mark.rule("LUC-NDEP-03")
def test_a_blue_shadow_on_the_minion_is_stolen_too() -> None:
    scene = seat_at(card(), card(), nightmare("depths"))
    a, b, c = scene
    a.dreams("B-S", chance="B Y")
    c.does("put-back Y", "send-to B", chance="B-S")
    c.does("let-it-be", chance="R G")
    assert c.power == "B-P1 B-P1"
    c.does("put-back G", "send-to B", chance="R-H")
    assert b.hunt == "R-H"
    assert b.shadows == ""


# Envy


@pytest.mark.rule("LUC-NENV-01", "LUC-NENV-02")
def test_envy_steals_green_power_and_must_choose() -> None:
    """Scenario 41: A rolled G-P1, Y-E, B-S, and C is Envy."""
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E B-S")
    assert c.power == "G-P1"
    assert a.power == ""
    assert c.offers == {"target-rerolls", "reroll-this Y-E", "reroll-this B-S"}


@pytest.mark.rule("LUC-NENV-02")
def test_envy_does_nothing_to_a_target_without_unresolved_dice() -> None:
    scene = seat_at(card(power="B", exhaust="Y"), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-S")
    assert c.power == "G-P1"
    assert scene.asked == "A"
    assert a.offers == {"dream-again", "return-no-shadow", "return-exhaust"}


@pytest.mark.rule("LUC-NENV-03")
def test_the_target_chooses_which_two_dice_to_reroll() -> None:
    scene = seat_at(card(pool="G-P1 Y-E B-E R-S"), card(), nightmare("envy"))
    a, _, c = scene
    c.does("target-rerolls")
    assert scene.asked == "A"
    assert a.offers == {"pick Y-E", "pick B-E", "pick R-S"}
    a.does("pick R-S", "pick B-E", chance="R-E B-E")
    assert scene.told("rolled") == ["rolled A R B E E"]


@pytest.mark.rule("LUC-NENV-03")
def test_if_only_one_die_is_left_the_target_rerolls_it() -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E")
    assert c.offers == {"target-rerolls", "reroll-this Y-E"}
    c.does("target-rerolls", chance="Y-S")
    assert a.shadows == "Y-S"
    assert a.exhaust == ""


@pytest.mark.rule("LUC-NENV-04")
def test_envy_may_take_one_of_the_rerolled_dice_that_show_power() -> None:
    """Scenario 42: both rerolled dice show Power."""
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E B-S")
    c.does("target-rerolls", chance="Y-P1 B-P1")
    assert c.offers == {"let-it-be", "take-power Y-P1", "take-power B-P1"}
    c.does("take-power B-P1")
    assert c.power == "B-P1 G-P1"
    assert a.power == "Y-P1"


@pytest.mark.rule("LUC-NENV-04")
def test_envy_takes_power_2_with_its_face_and_without_a_second_ability() -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 R-E G-S")
    c.does("target-rerolls", chance="R-P2 G-P1")
    c.does("take-power R-P2")
    assert c.power == "G-P1 G-P1 R-P2"
    assert scene.told("stolen") == ["stolen A G C envy", "stolen A G C envy"]
    assert scene.told("power-taken") == ["power-taken A R C"]
    assert a.power == ""


@pytest.mark.rule("LUC-NENV-04")
def test_taking_a_green_power_die_is_no_theft() -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 G-S Y-S")
    c.does("target-rerolls", chance="G-P1 Y-S")
    c.does("take-power G-P1")
    assert scene.told("stolen") == ["stolen A G C envy"]
    assert c.power == "G-P1 G-P1"
    assert scene.asked == "A"


@pytest.mark.rule("LUC-NENV-04")
def test_envy_need_not_take_power_and_cannot_take_anything_else() -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E B-S")
    c.does("target-rerolls", chance="Y-E B-P1")
    assert c.offers == {"let-it-be", "take-power B-P1"}
    c.does("let-it-be")
    assert c.power == "G-P1"
    assert a.power == "B-P1"


@pytest.mark.rule("LUC-NENV-05", "LUC-NENV-06")
def test_a_die_that_envy_chose_stays_unresolved_and_may_be_paid_for() -> None:
    """Scenario 60: Envy chose A's Y-E."""
    scene = seat_at(card(power="Y"), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E B-S")
    a.does("resolve G-P1")
    c.does("reroll-this Y-E", chance="Y-S")
    assert a.pool == "B-S Y-S"
    assert a.offers == {"resolve B-S", "resolve Y-S", "reroll Y-S Y-P1"}
    a.does("reroll Y-S Y-P1", chance="Y-P1 R R-E")
    assert a.power == "Y-P1"


@pytest.mark.rule("LUC-NENV-05")
def test_envy_takes_nothing_after_choosing_one_die() -> None:
    scene = seat_at(card(), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E")
    c.does("reroll-this Y-E", chance="Y-P1")
    assert c.power == "G-P1"
    assert a.power == "Y-P1"


@pytest.mark.rule("LUC-NENV-06")
def test_dice_rerolled_by_the_target_stay_unresolved() -> None:
    scene = seat_at(card(power="B"), card(), nightmare("envy"))
    a, _, c = scene
    a.dreams("G-P1 Y-E B-S")
    a.does("resolve G-P1")
    c.does("target-rerolls", chance="Y-S B-E")
    assert a.pool == "B-E Y-S"
    assert a.offers == {"resolve B-E", "reroll B-E B-P1"}


# Imprisonment


@pytest.mark.rule("LUC-NIMP-01")
def test_imprisonment_steals_a_yellow_shadow() -> None:
    scene = seat_at(card(exhaust="Y"), card(), nightmare("imprisonment"))
    a, _, c = scene
    a.dreams("Y-S")
    c.does("let-it-be")
    assert (a.shadows, a.exhaust) == ("", "Y-E")
    assert c.power == "Y-P1"


@pytest.mark.rule("LUC-NIMP-02")
def test_imprisonment_gives_a_stolen_shadow_as_exhaust() -> None:
    scene = seat_at(card(), card(), nightmare("imprisonment", power="B"))
    a, _, c = scene
    a.dreams("Y-S")
    c.does("give-as-exhaust")
    assert (a.shadows, a.exhaust) == ("", "Y-E")
    assert c.power == "B-P1"


# Primeval Fear


@pytest.mark.rule("LUC-NFEAR-01")
def test_primeval_fear_steals_hunt() -> None:
    """Scenario 39: A would resolve R-H, and C is Primeval Fear."""
    scene = seat_at(card(hunt="R R R"), card(), nightmare("primeval-fear"))
    a, _, c = scene
    a.dreams("R-H")
    c.does("let-it-be")
    assert a.hunt == "R-H R-H R-H"
    assert a.role == "dreamer"
    assert c.power == "R-P1"


@pytest.mark.rule("LUC-NFEAR-02")
def test_primeval_fear_gives_a_stolen_die_as_exhaust() -> None:
    """Scenario 61: C stole R-S from A and gives it away."""
    scene = seat_at(card(), card(), nightmare("primeval-fear", power="B"))
    a, _, c = scene
    a.dreams("R-S")
    assert scene.rule == "LUC-NFEAR-02"
    c.does("give-as-exhaust")
    assert a.exhaust == "R-E"
    assert c.power == "B-P1"
    assert c.total == 1
