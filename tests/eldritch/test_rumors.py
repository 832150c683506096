"""ELD-RUM: rumors."""

import pytest

from dreamtable.games.eldritch.box import BOX, NUMBERS, SPACE
from dreamtable.games.eldritch.cards import Mythos
from eldritch.kit import investigator, seat_at


@pytest.mark.rule("ELD-RUM-01")
def test_a_rumor_is_a_blue_ongoing_card_and_puts_its_token_on_a_space() -> None:
    scene = seat_at(investigator(), phase="mythos", mythos="the-whistling-wire")
    assert scene.ongoing == ["the-whistling-wire"]
    assert scene.state.rumors == {NUMBERS["the-whistling-wire"][0]: SPACE["great-slave-lake"]}


@pytest.mark.rule("ELD-RUM-01")
def test_all_rumors_are_blue_and_ongoing_with_a_space() -> None:
    rumors = [BOX.card(n, Mythos) for n in BOX.of(Mythos) if "rumor" in BOX.card(n, Mythos).traits]
    assert len(rumors) == 10
    for rumor in rumors:
        assert (rumor.colour, "ongoing" in rumor.traits, rumor.space != "") == ("blue", True, True), rumor.id


@pytest.mark.rule("ELD-RUM-02")
def test_an_investigator_on_its_space_may_resolve_its_text_as_an_encounter() -> None:
    scene = seat_at(
        investigator(at="great-slave-lake", clues=1),
        investigator(),
        ongoing="the-whistling-wire",
        phase="encounter",
    )
    a, b = scene
    a.does("meet text the-whistling-wire", "keep-dice", "accept", dice="5 1")
    assert (a.clues, scene.ongoing) == (0, [])
    assert b.offers == {"meet general", "meet regional"}


@pytest.mark.rule("ELD-RUM-03", "ELD-RUM-04")
def test_a_solved_rumor_takes_its_tokens_and_epic_monster_along_but_not_its_clues() -> None:
    """Scenario 56: the Haunter's rumor ends by other means."""
    scene = seat_at(investigator(at="rio"), phase="mythos", mythos="haunter-in-the-belfry", draws="congo")
    assert scene.monsters == ["the-haunter-of-the-dark@berlin"]
    scene.player("A").tries("rumor: solve", card="haunter-in-the-belfry")
    assert (scene.monsters, scene.state.rumors, scene.ongoing) == ([], {}, [])
    assert scene.state.mythos_discard == NUMBERS["haunter-in-the-belfry"]
    assert scene.clues == ["congo"]


@pytest.mark.rule("ELD-RUM-03")
def test_the_tokens_on_a_solved_rumor_leave_it() -> None:
    scene = seat_at(investigator(), ongoing="the-whistling-wire:3")
    scene.player("A").tries("rumor: solve", card="the-whistling-wire")
    assert (scene.tokens_on("the-whistling-wire"), scene.state.rumors) == (0, {})


@pytest.mark.rule("ELD-RUM-04")
def test_ordinary_monsters_and_conditions_of_a_rumor_stay() -> None:
    scene = seat_at(
        investigator(at="rio", cards="cursed"), ongoing="a-thousand-missing:3", phase="reckoning", dice="1"
    )
    assert scene.monsters == ["cultist@new-orleans"]
    scene.player("A").tries("rumor: solve", card="a-thousand-missing")
    assert scene.monsters == ["cultist@new-orleans"]
    assert scene.player("A").cards == ["cursed"]


@pytest.mark.rule("ELD-RUM-05")
def test_when_the_last_token_leaves_its_text_comes_at_once() -> None:
    scene = seat_at(investigator(), investigator(), ongoing="the-whistling-wire:1", phase="reckoning")
    assert [player.sanity for player in scene] == [3, 3]
    assert scene.ongoing == []


@pytest.mark.rule("ELD-RUM-05")
def test_the_last_token_may_end_the_game() -> None:
    scene = seat_at(investigator(), ongoing="the-unlit-lamps:1", phase="reckoning")
    assert (scene.outcome.winners, scene.outcome.reason) == ([], "rumor")


@pytest.mark.rule("ELD-RUM-06")
def test_many_rumors_may_be_in_play_each_with_its_own_token() -> None:
    names = "the-whistling-wire a-library-burns the-sleeping-village a-thousand-missing the-unlit-lamps"
    scene = seat_at(
        investigator(at="rio"), ongoing=names, phase="mythos", mythos="the-hunger-winter", draws="congo"
    )
    assert len(scene.state.rumors) == 6
    scene.player("A").tries("rumor: solve", card="a-library-burns")
    assert len(scene.state.rumors) == 5
    assert scene.tokens_on("the-whistling-wire") == 4


@pytest.mark.rule("ELD-RUM-03")
def test_eldritch_tokens_that_a_rumor_put_on_the_map_leave_with_it() -> None:
    scene = seat_at(investigator(), ongoing="the-whistling-wire", mystery="the-nine-angles", markers="congo")
    (a,) = scene
    a.tries("token: {eldritch: 1, to: rio}", card="the-whistling-wire")
    assert [marker.space for marker in scene.state.markers] == [SPACE["congo"], SPACE["rio"]]
    a.tries("rumor: solve", card="the-whistling-wire")
    assert [marker.space for marker in scene.state.markers] == [SPACE["congo"]]
