"""LUC-SOLO: one Dreamer against a Lord and its Spooks."""

import pytest

from dreamtable.games.lucidity.model import COLOUR_OF, Colour, Lord, Symbol, Table
from dreamtable.games.lucidity.rules import RULES
from dreamtable.games.lucidity.setup import setup
from dreamtable.kernel import BadSetup, chance
from lucidity.kit import card, seat_at

LAYOUTS = {
    "depths": ["SSPSSS", "SPSESS", "PSSSPS"],
    "envy": ["SSPSESPS", "SEPSSSES"],
    "imprisonment": ["SSESSPSS", "ESPSSESS"],
    "primeval-fear": ["SSPSSPSS", "SPSESSPS"],
}
LETTER = {Symbol.SHADOW: "S", Symbol.EXHAUST: "E", Symbol.POWER_1: "P"}


def new_table(lord: str, seed: str = "seed") -> Table:
    """Return a table as it is set up, before the first turn."""
    return setup(RULES.read_options({"lord": lord}), 1, chance(seed))


# Set-up


@pytest.mark.rule("LUC-SOLO-01")
@pytest.mark.parametrize("lord", list(LAYOUTS))
def test_the_player_picks_one_of_four_lords(lord: str) -> None:
    table = new_table(lord)
    assert table.lord is Lord(lord)
    assert len(table.cards) == 1


@pytest.mark.rule("LUC-SOLO-01")
def test_there_is_no_fifth_lord() -> None:
    with pytest.raises(BadSetup):
        RULES.read_options({"lord": "temptation"})
    assert len(Lord) == 4


@pytest.mark.rule("LUC-SOLO-02", "LUC-SOLO-03", "LUC-SOLO-04")
def test_the_lord_of_the_depths_has_eighteen_spooks_in_three_columns() -> None:
    """Scenario 52: set up against the Lord of the Depths."""
    table = new_table("depths")
    assert [len(column) for column in table.spooks] == [6, 6, 6]
    assert len(table.bag) == 62


@pytest.mark.rule("LUC-SOLO-02")
@pytest.mark.parametrize("lord", ["envy", "imprisonment", "primeval-fear"])
def test_the_other_lords_have_two_columns(lord: str) -> None:
    table = new_table(lord)
    assert len(table.spooks) == 2
    assert sum(map(len, table.spooks)) == 16


@pytest.mark.rule("LUC-SOLO-03")
def test_random_dice_of_all_colours_become_spooks() -> None:
    setups = [new_table("envy", f"night {n}").spooks for n in range(20)]
    colours = [[COLOUR_OF[die] for column in spooks for die in column] for spooks in setups]
    assert {colour for one in colours for colour in one} == set(Colour)
    assert len({tuple(one) for one in colours}) > 15


@pytest.mark.rule("LUC-SOLO-04")
@pytest.mark.parametrize("lord", list(LAYOUTS))
def test_each_spook_shows_the_face_that_its_space_prescribes(lord: str) -> None:
    table = new_table(lord)
    shown = ["".join(LETTER[Symbol(table.faces[die])] for die in column) for column in table.spooks]
    assert shown == LAYOUTS[lord]


# The turn


@pytest.mark.rule("LUC-SOLO-05")
def test_the_lowest_spook_of_every_column_comes_as_it_is() -> None:
    scene = seat_at(card(), spooks=("Y-E R-S", "B-P1 G-S"))
    (a,) = scene
    assert a.pool == "B-P1 Y-E"
    assert scene.told("rolled") == []
    assert [scene.show(column) for column in scene.state.spooks] == ["R-S", "G-S"]


@pytest.mark.rule("LUC-SOLO-05")
def test_spooks_are_resolved_together_with_the_first_dream() -> None:
    scene = seat_at(card(), spooks=("Y-E R-S", "B-P1 G-S"))
    (a,) = scene
    a.dreams("R-H")
    assert scene.told("placed") == ["placed A B power", "placed A R hunt", "placed A Y exhaust"]
    a.dreams_again("G-P1 R-P1")
    assert a.shadows == ""


@pytest.mark.rule("LUC-SOLO-05")
def test_spooks_may_be_rerolled_by_payment() -> None:
    scene = seat_at(card(power="Y"), spooks=("Y-E R-S",))
    (a,) = scene
    a.dreams("R-H")
    assert "reroll Y-E Y-P1" in a.offers
    a.does("reroll Y-E Y-P1", chance="Y-P1")
    assert a.power == "Y-P1"
    assert a.exhaust == ""


@pytest.mark.rule("LUC-SOLO-05")
def test_the_next_spooks_come_with_the_next_turn() -> None:
    scene = seat_at(card(), spooks=("Y-P1 R-E G-S", "B-P1"))
    (a,) = scene
    a.dreams("R-H")
    assert a.power == "B-P1 Y-P1"
    a.does("return-exhaust")
    assert a.pool == "R-E"
    assert scene.told("spooks-came") == ["spooks-came A Y B", "spooks-came A R"]


@pytest.mark.rule("LUC-SOLO-06")
def test_otherwise_it_is_the_turn_of_a_dreamer() -> None:
    scene = seat_at(card(shadows="R"), spooks=("G-P1 G-P1",))
    (a,) = scene
    assert a.offers == {"sleep light", "sleep middle", "sleep deep"}
    a.does("sleep light", chance="B Y R")
    assert a.offers == {"put-back B", "put-back Y", "put-back R"}
    a.does("put-back B", "put-back Y", chance="R-E")
    assert (a.power, a.exhaust) == ("G-P1", "R-E")
    assert a.offers == {"dream-again", "return-shadow R-S", "return-exhaust"}
    a.dreams_again("Y-E B-E", chance="G")
    assert a.power == ""
    assert a.offers == {"return-shadow R-S", "return-exhaust"}


# Awakened Nightmares


@pytest.mark.rule("LUC-SOLO-07")
def test_a_fourth_shadow_awakens_its_nightmare() -> None:
    """Scenario 66: four green Shadows at the check."""
    scene = seat_at(card(shadows="G G G"))
    (a,) = scene
    a.dreams("G-S")
    assert a.shadows == ""
    assert scene.in_bag("G") == 20
    assert scene.state.awakened == [False, True, False, False]
    assert a.role == "dreamer"
    assert "dream-again" in a.offers


@pytest.mark.rule("LUC-SOLO-08")
def test_dice_of_an_awakened_colour_may_not_be_returned() -> None:
    """Scenario 53: two blue dice and a red one are drawn."""
    scene = seat_at(card(), awakened="B")
    (a,) = scene
    a.does("sleep light", chance="B B R B-E B-E")
    assert scene.told("returned") == ["returned A R"]
    assert scene.told("rolled") == ["rolled A B B E E"]
    assert a.exhaust == "B-E B-E"


@pytest.mark.rule("LUC-SOLO-08")
def test_two_other_dice_are_returned_where_there_are_two() -> None:
    scene = seat_at(card(), awakened="B")
    (a,) = scene
    a.does("sleep middle", chance="B G Y R")
    assert a.offers == {"put-back G", "put-back Y", "put-back R"}
    a.does("put-back G", "put-back R", chance="B-P1 Y-P1")
    assert a.power == "B-P1 Y-P1"


@pytest.mark.rule("LUC-SOLO-08")
def test_nothing_is_returned_where_all_are_awakened() -> None:
    scene = seat_at(card(), awakened="YR")
    (a,) = scene
    a.does("sleep light", chance="Y Y R Y-E Y-S R-H")
    assert scene.told("returned") == []
    assert a.hunt == "R-H"


@pytest.mark.rule("LUC-SOLO-09", "LUC-SOLO-15")
def test_a_colour_awakened_twice_is_lost_at_once() -> None:
    scene = seat_at(card(power="B " * 15, shadows="Y Y Y"), awakened="Y")
    (a,) = scene
    a.dreams("Y-S", back="R R")
    assert scene.outcome.reason == "awakened-twice"
    assert scene.winners == ""


@pytest.mark.rule("LUC-SOLO-10")
def test_all_full_rows_awaken_together() -> None:
    scene = seat_at(card(shadows="Y Y Y R R R"))
    (a,) = scene
    a.dreams("Y-S R-S")
    a.resolves_all()
    assert scene.state.awakened == [False, False, True, True]
    assert a.shadows == ""
    assert scene.told("awoke") == ["awoke A imprisonment", "awoke A primeval-fear"]


@pytest.mark.rule("LUC-SOLO-10", "LUC-SOLO-09")
def test_of_several_full_rows_one_awakened_before_is_lost() -> None:
    scene = seat_at(card(shadows="Y Y Y R R R"), awakened="R")
    (a,) = scene
    a.dreams("Y-S R-S", back="B B")
    a.resolves_all()
    assert scene.outcome.reason == "awakened-twice"


@pytest.mark.rule("LUC-SOLO-11")
@pytest.mark.parametrize(("die", "power", "exhaust"), [("G-P1", "G-P1", ""), ("Y-E", "", "Y-E")])
def test_awakened_nightmares_steal_nothing_and_take_no_turns(die: str, power: str, exhaust: str) -> None:
    scene = seat_at(card(), awakened="GY", spooks=("R-E B-P1",))
    (a,) = scene
    a.dreams(die, back="R R")
    assert a.power == power
    assert exhaust in a.exhaust
    assert scene.told("stolen") == []
    a.does("return-exhaust")
    assert scene.told("turn-began") == ["turn-began A dreamer", "turn-began A dreamer"]


@pytest.mark.rule("LUC-SOLO-12")
@pytest.mark.parametrize(
    ("power", "picked"), [("B-P1 R-P2", {"B", "R"}), ("", {"B", "Y"})], ids=["power", "no power"]
)
def test_alone_a_shadow_of_envy_rerolls_a_random_power_die_or_else_another(
    power: str, picked: set[str]
) -> None:
    """Scenario 67: Power dice if there are any, else anything but green Shadows."""
    found = set()
    for n in range(40):
        scene = seat_at(card(power, exhaust="B", shadows="G G Y", pool="G-S"), seed=f"night {n}")
        (told,) = scene.told("picked-up")
        found.add(told.split()[2])
    assert found == picked


@pytest.mark.rule("LUC-SOLO-12")
def test_the_die_that_was_picked_at_random_is_rerolled_and_resolved() -> None:
    scene = seat_at(card(power="B-P1 R-P2", hunt="R", shadows="Y"))
    (a,) = scene
    a.dreams("G-S", chance="#1 R-E")
    assert (a.power, a.hunt, a.exhaust, a.shadows) == ("B-P1", "R-H", "R-E", "G-S Y-S")


@pytest.mark.rule("LUC-SOLO-12")
def test_with_green_shadows_alone_nothing_is_rerolled() -> None:
    scene = seat_at(card(shadows="G G"))
    (a,) = scene
    a.dreams("G-S")
    assert a.shadows == "G-S G-S G-S"


@pytest.mark.rule("LUC-SOLO-13")
@pytest.mark.parametrize(("awakened", "bag", "on_card"), [("", 18, "Y-P1"), ("Y", 19, "")])
def test_a_spent_die_goes_onto_its_card_or_once_awakened_to_the_bag(
    awakened: str, bag: int, on_card: str
) -> None:
    """Scenario 68: a Y-P1 is spent."""
    scene = seat_at(card(power="Y"), awakened=awakened)
    (a,) = scene
    a.dreams("Y-S", back="R R")
    a.does("reroll Y-S Y-P1", chance="Y-S")
    assert scene.in_bag("Y") == bag
    assert scene.on_card("Y") == on_card


@pytest.mark.rule("LUC-SOLO-13")
def test_dice_on_the_card_stay_there_when_it_awakens() -> None:
    scene = seat_at(card(shadows="Y Y Y"), on_cards="Y-P1")
    (a,) = scene
    a.dreams("Y-S")
    assert scene.state.awakened == [False, False, True, False]
    assert scene.on_card("Y") == "Y-P1"
    assert a.power == ""


# The end


@pytest.mark.rule("LUC-SOLO-14")
def test_two_power_for_each_awakened_nightmare_win_after_the_last_spooks() -> None:
    """Scenario 54: one Awakened Nightmare and Power 2."""
    scene = seat_at(card(power="G Y"), awakened="B", spooks=("R-S",))
    (a,) = scene
    a.dreams("R-H")
    assert scene.match.outcome is None
    a.does("return-exhaust")
    assert scene.winners == "A"
    assert scene.outcome.reason == "spooks-endured"


@pytest.mark.rule("LUC-SOLO-14")
def test_without_an_awakened_nightmare_no_power_is_needed() -> None:
    scene = seat_at(card(), spooks=("R-S",))
    (a,) = scene
    a.dreams("R-H")
    a.does("return-exhaust")
    assert scene.winners == "A"


@pytest.mark.rule("LUC-SOLO-14")
def test_fifteen_power_at_the_end_of_a_turn_win_at_any_time() -> None:
    scene = seat_at(card(power="G " * 14), spooks=("R-S R-S R-S",))
    (a,) = scene
    a.dreams("Y-P1")
    a.does("return-exhaust")
    assert scene.winners == "A"
    assert scene.outcome.reason == "power"


@pytest.mark.rule("LUC-SOLO-14")
def test_while_spooks_are_left_the_game_goes_on() -> None:
    scene = seat_at(card(power="G Y"), awakened="B", spooks=("R-S R-S", "R-E"))
    (a,) = scene
    a.dreams("R-H")
    a.does("return-exhaust")
    assert scene.match.outcome is None
    assert a.pool == "R-S"


@pytest.mark.rule("LUC-SOLO-15")
def test_too_little_power_after_the_last_spooks_is_a_loss() -> None:
    scene = seat_at(card(power="G Y Y"), awakened="BR", spooks=("R-E",))
    (a,) = scene
    a.dreams("R-H", back="Y Y")
    a.does("return-exhaust")
    assert scene.winners == ""
    assert scene.outcome.reason == "spooks-prevailed"


@pytest.mark.rule("LUC-SOLO-15")
def test_four_hunt_dice_are_a_loss() -> None:
    scene = seat_at(card(power="G", hunt="R R R"), spooks=("Y-P1 Y-P1",))
    (a,) = scene
    a.dreams("R-H")
    assert scene.winners == ""
    assert scene.outcome.reason == "hunted"
    assert a.role == "eliminated"


@pytest.mark.rule("LUC-SOLO-15")
def test_an_empty_bag_is_a_loss() -> None:
    scene = seat_at(card(power="G " * 14), bag="R")
    (a,) = scene
    a.does("sleep light", chance="R")
    assert scene.winners == ""
    assert scene.outcome.reason == "empty-bag"


@pytest.mark.rule("LUC-SOLO-16")
def test_a_loss_comes_before_fifteen_power() -> None:
    scene = seat_at(card(power="G " * 15, hunt="R R R"))
    (a,) = scene
    a.dreams("R-H")
    assert scene.winners == ""
    assert scene.outcome.reason == "hunted"


@pytest.mark.rule("LUC-SOLO-16")
def test_fifteen_power_comes_before_the_spooks() -> None:
    scene = seat_at(card(power="G " * 15), awakened="B", spooks=("R-S",))
    (a,) = scene
    a.dreams("R-H")
    a.does("return-exhaust")
    assert scene.outcome.reason == "power"


# The Lords


@pytest.mark.rule("LUC-SOLO-17", "LUC-RES-07")
def test_two_dice_come_from_the_depths_while_blue_is_awakened() -> None:
    """Scenario 69: B-S against the Lord of the Depths."""
    scene = seat_at(card(), lord="depths", awakened="B")
    (a,) = scene
    a.dreams("B-S", chance="G G-P1 Y Y-E")
    assert a.pool == "G-P1 Y-E"
    assert a.offers == {"resolve G-P1", "resolve Y-E"}
    a.does("resolve Y-E")
    assert scene.told("placed") == ["placed A B shadow", "placed A Y exhaust", "placed A G power"]


@pytest.mark.rule("LUC-SOLO-17")
@pytest.mark.parametrize(("lord", "awakened"), [("depths", "G"), ("envy", "B"), ("primeval-fear", "B")])
def test_otherwise_one_die_comes_from_the_depths(lord: str, awakened: str) -> None:
    scene = seat_at(card(), lord=lord, awakened=awakened)
    (a,) = scene
    a.dreams("B-S", chance="R R-E", back="Y Y")
    assert a.exhaust == "R-E"
    assert scene.told("drew")[1:] == ["drew A R"]


@pytest.mark.rule("LUC-SOLO-18")
def test_the_lord_of_envy_wants_a_power_1_at_each_rest() -> None:
    scene = seat_at(card(power="B-P1 G-P1 R-P2", exhaust="Y"), lord="envy", spooks=("Y-S Y-S",))
    (a,) = scene
    a.dreams("Y-E")
    a.does("return-exhaust")
    assert a.offers == {"give-up B-P1", "give-up G-P1"}
    a.does("give-up G-P1")
    assert a.power == "B-P1 R-P2"
    assert scene.in_bag("G") == 20
    assert scene.marker == ""


@pytest.mark.rule("LUC-SOLO-18")
def test_without_a_power_1_the_lord_of_envy_takes_a_power_2() -> None:
    scene = seat_at(card(power="R-P2 R-P2"), lord="envy", spooks=("Y-S Y-S",))
    (a,) = scene
    a.dreams("B-E")
    a.does("return-exhaust")
    assert a.offers == {"give-up R-P2"}
    a.does("give-up R-P2")
    assert a.power == "R-P2"


@pytest.mark.rule("LUC-SOLO-18")
@pytest.mark.parametrize(("lord", "power"), [("envy", "G-P1 R-P2"), ("depths", "G-P1 R-P2 Y-P1")])
def test_with_less_power_or_another_lord_nothing_is_given_up(lord: str, power: str) -> None:
    scene = seat_at(card(power=power), lord=lord, spooks=("B-E Y-S",))
    (a,) = scene
    a.dreams("B-E")
    a.does("return-exhaust")
    assert a.power == power
    assert scene.rule == "LUC-STEP1-01"


@pytest.mark.rule("LUC-SOLO-19")
def test_the_lord_of_imprisonment_lets_nobody_with_an_exhaust_die_dream_again() -> None:
    """Scenario 70: one Exhaust die."""
    scene = seat_at(card(exhaust="B"), lord="imprisonment")
    (a,) = scene
    a.dreams("G-P1")
    assert a.offers == {"return-no-shadow", "return-exhaust"}


@pytest.mark.rule("LUC-SOLO-19")
@pytest.mark.parametrize(("lord", "exhaust"), [("imprisonment", ""), ("depths", "B")])
def test_without_exhaust_or_with_another_lord_the_dream_may_go_on(lord: str, exhaust: str) -> None:
    scene = seat_at(card(exhaust=exhaust), lord=lord)
    (a,) = scene
    a.dreams("G-P1")
    assert "dream-again" in a.offers


@pytest.mark.rule("LUC-SOLO-20")
def test_awakened_nightmares_hunt_for_the_lord_of_primeval_fear() -> None:
    scene = seat_at(card(hunt="R"), lord="primeval-fear", awakened="BG")
    (a,) = scene
    a.dreams("R-H")
    assert scene.outcome.reason == "hunted"


@pytest.mark.rule("LUC-SOLO-20")
@pytest.mark.parametrize(("lord", "awakened"), [("primeval-fear", "B"), ("envy", "BG")])
def test_fewer_awakened_or_another_lord_hunt_nobody(lord: str, awakened: str) -> None:
    scene = seat_at(card(hunt="R"), lord=lord, awakened=awakened)
    (a,) = scene
    a.dreams("R-H")
    assert a.role == "dreamer"
    assert scene.match.outcome is None
