"""ELD-OMN, ELD-AWK: the Omen, Doom, and the awakening of the Ancient One."""

import pytest

from dreamtable.games.eldritch.omen import advance_doom, advance_omen
from eldritch.kit import fallen, happens, invent, investigator, nobody, seat_at


@pytest.mark.rule("ELD-OMN-01")
def test_the_omen_goes_from_green_to_blue_to_red_to_blue_and_round() -> None:
    scene = seat_at(investigator())
    happens(scene, lambda g: advance_omen(g, 5))
    assert scene.told("omen-moved") == [
        "omen-moved 1 blue",
        "omen-moved 2 red",
        "omen-moved 3 blue",
        "omen-moved 0 green",
        "omen-moved 1 blue",
    ]


@pytest.mark.rule("ELD-OMN-02")
def test_doom_advances_after_each_step_of_the_omen() -> None:
    # acceptance 59
    scene = seat_at(investigator(), ancient_one="cthulhu", gates="rio boston", doom=10)
    scene.player("A").tries("omen: {advance: 2}")
    assert scene.told("omen-moved", "doom-moved") == [
        "omen-moved 1 blue",
        "doom-moved 9 advanced",
        "omen-moved 2 red",
        "doom-moved 8 advanced",
    ]


@pytest.mark.rule("ELD-OMN-03")
def test_advancing_to_the_colour_where_it_stands_is_a_full_turn() -> None:
    # acceptance 60
    scene = seat_at(investigator(), ancient_one="cthulhu", gates="rio boston", doom=10, omen=2)
    scene.player("A").tries("omen: {to: red}")
    assert len(scene.told("omen-moved")) == 4
    assert (scene.omen, scene.doom) == (2, 7)


@pytest.mark.rule("ELD-OMN-03")
def test_advancing_to_another_colour_stops_at_the_first_space_of_it() -> None:
    scene = seat_at(investigator(), omen=2)
    scene.player("A").tries("omen: {to: blue}")
    assert scene.omen == 3


@pytest.mark.rule("ELD-OMN-03")
def test_advancing_from_blue_to_blue_is_a_full_turn_too() -> None:
    scene = seat_at(investigator(), omen=1)
    scene.player("A").tries("omen: {to: blue}")
    assert len(scene.told("omen-moved")) == 4
    assert scene.omen == 1


@pytest.mark.rule("ELD-OMN-04")
def test_setting_the_omen_advances_no_doom() -> None:
    scene = seat_at(investigator(), gates="rio boston naples", doom=10)
    a, *_ = scene
    a.tries("omen: {set: any}", "pick-omen 2 red")
    assert (scene.omen, scene.doom) == (2, 10)


@pytest.mark.rule("ELD-OMN-05")
def test_doom_never_retreats_above_twenty() -> None:
    scene = seat_at(investigator(), doom=19)
    scene.player("A").tries("doom: {retreat: 3}")
    assert scene.doom == 20


@pytest.mark.rule("ELD-OMN-05")
def test_doom_advances_toward_zero() -> None:
    scene = seat_at(investigator(), doom=9)
    scene.player("A").tries("doom: {advance: 2}")
    assert scene.doom == 7


@pytest.mark.rule("ELD-OMN-06", "ELD-AWK-01", "ELD-TIM-03")
def test_the_ancient_one_awakens_in_the_middle_and_then_the_rest_goes_on() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", doom=1)
    scene.player("A").tries("[{doom: {advance: 1}}, {gain: {clue: 1}}]", draws="rio")
    assert scene.told("awakened", "monster-spawned", "clue-gained") == [
        "awakened cthulhu",
        "monster-spawned great-cthulhu south-pacific",
        "clue-gained A rio",
    ]


@pytest.mark.rule("ELD-OMN-07", "ELD-AWK-01", "ELD-AWK-02")
def test_points_left_over_are_resolved_under_the_awakened_sheet() -> None:
    # acceptance 38
    scene = seat_at(investigator(), investigator(), ancient_one="cthulhu", doom=1)
    a, b = scene
    happens(scene, lambda g: advance_doom(g, 3), dice="1  1  1  1")
    assert (scene.doom, scene.state.awake) == (0, True)
    assert scene.monsters == ["great-cthulhu@south-pacific"]
    assert (a.sanity, b.sanity) == (4, 4)


@pytest.mark.rule("ELD-OMN-08")
def test_doom_cannot_retreat_after_the_awakening() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", awake=True)
    scene.player("A").tries("doom: {retreat: 1}")
    assert scene.doom == 0


@pytest.mark.rule("ELD-AWK-02", "ELD-MON-05")
def test_the_back_of_the_sheet_gives_the_cultists_their_figures() -> None:
    asleep = seat_at(investigator(at="rio"), ancient_one="cthulhu", phase="encounter", monsters="cultist@rio")
    awake = seat_at(
        investigator(at="rio"), ancient_one="cthulhu", phase="encounter", monsters="cultist@rio", awake=True
    )
    assert asleep.told("test-began") == ["test-began A will 0 2", "test-began A strength 0 2"]
    assert awake.told("test-began") == ["test-began A will -1 1", "test-began A strength -1 1"]


@pytest.mark.rule("ELD-AWK-02")
def test_the_front_of_the_sheet_does_not_reckon_any_more() -> None:
    scene = seat_at(investigator(at="ross"), ancient_one="cthulhu", phase="reckoning", awake=True)
    assert scene.player("A").sanity == 6


@pytest.mark.rule("ELD-AWK-03")
def test_it_awakens_only_once() -> None:
    scene = seat_at(investigator(), ancient_one="cthulhu", doom=1)
    happens(scene, lambda g: advance_doom(g, 2))
    happens(scene, lambda g: advance_doom(g, 1))
    assert scene.told("awakened") == ["awakened cthulhu"]


@pytest.mark.rule("ELD-AWK-04", "ELD-WIN-04")
def test_reaching_zero_loses_at_once_only_if_the_back_says_so() -> None:
    # acceptance 39
    lost = seat_at(investigator(), doom=1)
    happens(lost, lambda g: advance_doom(g, 1))
    assert lost.outcome.reason == "awakened"
    running = seat_at(investigator(), ancient_one="shub-niggurath", doom=1)
    happens(running, lambda g: advance_doom(g, 1))
    assert running.running


@pytest.mark.rule("ELD-AWK-04")
def test_nothing_more_happens_after_azathoth_awakens() -> None:
    scene = seat_at(investigator(), doom=1)
    scene.player("A").tries("[{doom: {advance: 1}}, {gain: {clue: 1}}]")
    assert scene.told("clue-gained") == []


@pytest.mark.rule("ELD-TIM-11")
def test_effects_of_the_omens_space_come_before_the_gates_are_counted() -> None:
    scene = seat_at(investigator(), gates="boston", doom=10, omen=1, omen_tokens="0 0 2 0")
    happens(scene, lambda g: advance_omen(g, 1))
    assert scene.told("omen-moved", "used", "doom-moved") == [
        "omen-moved 2 red",
        "used A azathoth",
        "doom-moved 9 advanced",
        "doom-moved 8 advanced",
        "doom-moved 7 advanced",
    ]


@pytest.mark.rule("ELD-ELM-02", "ELD-NEW-04")
def test_who_waits_for_a_new_investigator_at_the_awakening_is_eliminated_in_the_end_step() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        ancient_one="cthulhu",
        doom=1,
        fallen=(fallen("song-yulan", seat="B"),),
    )
    happens(scene, lambda g: advance_doom(g, 1))
    assert scene.state.eliminated == []
    scene.until("action")
    assert scene.told("eliminated") == ["eliminated B"]


WAKER = invent(
    "{id: a-yellow-dusk, kind: mythos, colour: yellow, level: easy, traits: [event], do: []}",
)


@pytest.mark.rule("ELD-OMN-06")
def test_the_rest_of_the_card_follows_an_awakening_by_the_omen() -> None:
    scene = seat_at(
        investigator(at="nome"),
        ancient_one="shub-niggurath",
        phase="mythos",
        mythos=WAKER,
        doom=1,
        gates="rio",
        gate_stack="boston",
        draws="witch",
    )
    assert scene.state.awake
    assert scene.gates == {"rio", "boston"}
