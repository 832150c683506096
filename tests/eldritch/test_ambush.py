"""ELD-AMB: ambushes."""

import pytest

from dreamtable.games.eldritch.box import NUMBERS
from eldritch.kit import investigator, seat_at


@pytest.mark.rule("ELD-AMB-01", "ELD-AMB-03")
def test_an_ambush_is_fought_at_once_and_then_the_card_goes_on() -> None:
    """Scenario 53: the monster was not beaten, and returns to the cup."""
    scene = seat_at(investigator(), cup="gug")
    (a,) = scene
    a.tries("- ambush: 1\n- gain: {clue: 1}", dice="6 6  1")
    assert scene.told("ambushed", "combat-began", "tested", "clue-gained")[:4] == [
        "ambushed A gug",
        "combat-began A gug",
        "tested A will 2",
        "tested A strength 0",
    ]
    assert (scene.in_cup("gug"), scene.monsters, a.clues) == (1, [], 1)


@pytest.mark.rule("ELD-AMB-01")
def test_an_ambush_may_come_in_any_phase() -> None:
    scene = seat_at(investigator(cards="cursed:2"), cup="gug", phase="end")
    (a,) = scene
    a.tries("flip: cursed", dice="6 6  6")
    assert scene.told("ambushed") == ["ambushed A gug"]


@pytest.mark.rule("ELD-AMB-02")
def test_an_ambusher_is_on_no_space_and_was_not_spawned() -> None:
    """The bhole does not go to the Congo Basin."""
    scene = seat_at(investigator(clues=1), cup="bhole")
    (a,) = scene
    a.tries("ambush: 1", dice="6")
    assert scene.rule == "ELD-RRL-01"
    assert (scene.state.foes, scene.state.ambushing) == ([], NUMBERS["bhole"])
    a.does("keep-dice", "keep-dice", dice="6")
    assert scene.told("monster-spawned", "monster-moved") == []


@pytest.mark.rule("ELD-AMB-03")
def test_a_beaten_ambusher_returns_to_the_cup_too() -> None:
    scene = seat_at(investigator(), cup="witch")
    scene.player("A").tries("ambush: 1", dice="6  6 6")
    assert scene.told("monster-defeated") == ["monster-defeated witch"]
    assert scene.in_cup("witch") == 1


@pytest.mark.rule("ELD-AMB-04")
def test_a_beaten_ambusher_gives_no_further_encounter() -> None:
    """Scenario 54."""
    scene = seat_at(
        investigator(at="atlas-mountains"),
        investigator(),
        general="general-4",
        cup="witch",
        phase="encounter",
        dice="1 1  6  6 6",
    )
    assert scene.told("monster-defeated") == ["monster-defeated witch"]
    assert scene.asked == "B"


@pytest.mark.rule("ELD-AMB-04")
def test_a_beaten_ambusher_counts_as_a_defeated_monster() -> None:
    scene = seat_at(investigator(sanity=3, cards="blade-of-sarnath"), cup="witch")
    (a,) = scene
    a.tries("ambush: 1", "use blade-of-sarnath", dice="6  6 6 6 6 6 6")
    assert a.sanity == 4


@pytest.mark.rule("ELD-AMB-05")
@pytest.mark.parametrize("name", ["mummy", "cultist"])
def test_a_named_ambush_draws_nothing(name: str) -> None:
    scene = seat_at(investigator(), cup="")
    scene.player("A").tries(f"ambush: {{name: {name}}}")
    assert scene.told("combat-began") == [f"combat-began A {name}"]
    assert scene.state.cup == []


@pytest.mark.rule("ELD-AMB-05")
def test_a_named_ambusher_that_is_beaten_does_not_come_into_the_cup() -> None:
    scene = seat_at(investigator(), cup="witch")
    scene.player("A").tries("ambush: {name: cultist}", dice="6 6  6 6")
    assert scene.told("monster-defeated") == ["monster-defeated cultist"]
    assert len(scene.state.cup) == 1


@pytest.mark.rule("ELD-AMB-06")
def test_if_he_falls_to_the_ambusher_the_rest_is_lost() -> None:
    scene = seat_at(investigator(sanity=1), cup="gug")
    (a,) = scene
    a.tries("- ambush: 2\n- doom: {advance: 5}", dice="1 1")
    assert (a.alive, scene.doom, scene.in_cup("gug")) == (False, 14, 1)
    assert scene.told("ambushed") == ["ambushed A gug"]


@pytest.mark.rule("ELD-AMB-07")
def test_with_an_empty_cup_there_is_no_ambush() -> None:
    scene = seat_at(investigator(), cup="")
    (a,) = scene
    a.tries("- ambush: 1\n- gain: {clue: 1}", dice="")
    assert (scene.told("combat-began"), a.clues) == ([], 1)
