"""ELD-GAT: gates and other worlds."""

import pytest

from dreamtable.games.eldritch.box import CARDS, NUMBERS
from eldritch.kit import invent, investigator, seat_at

EVERY = "boston vancouver rio liverpool naples constantinople bombay yokohama melbourne"
GREEN = {"vancouver", "constantinople"}
BLUE = {"rio", "liverpool", "yokohama"}
RED = {"boston", "naples", "bombay", "melbourne"}
SECOND = invent("{id: gate-second-of-boston, kind: gate, city: boston, omen: green}")


@pytest.mark.rule("ELD-GAT-01")
def test_a_gate_comes_onto_its_city_with_a_monster() -> None:
    scene = seat_at(investigator(), gate_stack="rio")
    scene.player("A").tries("spawn: {gate: 1}", draws="gug")
    assert (scene.gates, scene.monsters) == ({"rio"}, ["gug@rio"])


@pytest.mark.rule("ELD-GAT-02")
def test_an_empty_stack_is_made_anew_from_the_pile() -> None:
    """Scenario 49, first half."""
    scene = seat_at(investigator(), gates="boston vancouver rio liverpool naples constantinople")
    stack = scene.state.gate_stack
    stack.discard, stack.pile = stack.pile, []
    scene.player("A").tries("spawn: {gate: 1}")
    assert len(scene.gates) == 7
    assert (len(stack.pile), stack.discard, scene.doom) == (2, [], 15)


@pytest.mark.rule("ELD-GAT-02")
def test_without_any_gate_left_doom_advances_and_no_monster_comes() -> None:
    """Scenario 49, second half."""
    scene = seat_at(investigator(), gates=EVERY)
    scene.player("A").tries("spawn: {gate: 2}")
    assert (scene.doom, scene.monsters) == (13, [])


@pytest.mark.rule("ELD-GAT-03")
@pytest.mark.parametrize(("omen", "cities"), [(0, GREEN), (1, BLUE), (2, RED), (3, BLUE)])
def test_gates_match_by_the_colour_of_the_omens_space(omen: int, cities: set[str]) -> None:
    scene = seat_at(investigator(), gates=EVERY, omen=omen)
    (a,) = scene
    a.tries("drop-gate: one-matching")
    assert a.offered("pick-card") == {f"gate-{city}" for city in cities}


@pytest.mark.rule("ELD-GAT-04")
def test_a_matching_gate_does_not_advance_doom_by_coming() -> None:
    scene = seat_at(investigator(), gate_stack="boston", omen=2)
    scene.player("A").tries("spawn: {gate: 1}")
    assert (scene.gates, scene.doom) == ({"boston"}, 15)


@pytest.mark.rule("ELD-GAT-05")
def test_closing_discards_the_gate_being_met() -> None:
    scene = seat_at(investigator(), gates="boston rio", other_world="other-world-1", phase="encounter")
    scene.player("A").does("meet other-world gate-boston", dice="5 1 5 1")
    assert scene.told("gate-closed") == ["gate-closed A gate-boston"]
    assert scene.gates == {"rio"}
    assert scene.state.gate_stack.discard == NUMBERS["gate-boston"]


@pytest.mark.rule("ELD-GAT-05")
def test_discarding_a_gate_is_not_closing_it() -> None:
    scene = seat_at(investigator(clues=2), gates="boston", mystery="the-widening-eye")
    (a,) = scene
    a.tries("drop-gate: any")
    assert (scene.gates, scene.told("gate-closed"), scene.rule) == (set(), [], "ELD-ACT-01")


@pytest.mark.rule("ELD-GAT-05")
def test_gates_that_cannot_be_closed_can_be_discarded() -> None:
    scene = seat_at(investigator(), gates="boston rio", ongoing="locks-without-keys")
    (a,) = scene
    a.tries("close: this-gate", gate="boston")
    assert scene.gates == {"boston", "rio"}
    a.tries("drop-gate: any", "pick-card gate-rio")
    assert scene.gates == {"boston"}


@pytest.mark.rule("ELD-GAT-06")
def test_monsters_stay_when_the_gate_is_closed() -> None:
    scene = seat_at(investigator(), gates="boston", monsters="gug@boston")
    scene.player("A").tries("close: this-gate", gate="boston")
    assert (scene.gates, scene.monsters) == (set(), ["gug@boston"])


@pytest.mark.rule("ELD-GAT-07")
def test_in_another_world_he_remains_on_his_space() -> None:
    scene = seat_at(investigator(clues=1), gates="boston", other_world="other-world-1", phase="encounter")
    (a,) = scene
    a.does("meet other-world gate-boston", dice="1 1")
    assert (scene.rule, a.space) == ("ELD-RRL-01", "boston")
    a.does("keep-dice", "keep-dice", dice="5 1")
    assert a.space == "boston"


@pytest.mark.rule("ELD-GAT-08")
def test_a_gate_that_was_not_closed_may_be_tried_by_the_next() -> None:
    scene = seat_at(
        investigator(),
        investigator(),
        gates="boston",
        other_world="other-world-1 other-world-2",
        phase="encounter",
    )
    a, b = scene
    a.does("meet other-world gate-boston", dice="5 1 1 1")
    assert scene.gates == {"boston"}
    b.does("meet other-world gate-boston", dice="5 5 1")
    assert scene.gates == set()


@pytest.mark.rule("ELD-GAT-09")
def test_two_gates_on_a_space_are_two_encounters() -> None:
    scene = seat_at(investigator(), gates="boston", other_world="other-world-1")
    scene.state.gates += NUMBERS[SECOND]
    scene.until("encounter")
    (a,) = scene
    a.does("meet other-world gate-second-of-boston", dice="5 1 5 1")
    assert [CARDS[gate].id for gate in scene.state.gates] == ["gate-boston"]


@pytest.mark.rule("ELD-GAT-10")
def test_a_gate_that_is_gone_already_is_not_closed() -> None:
    scene = seat_at(investigator(), gates="boston")
    scene.player("A").tries("- drop-gate: any\n- close: this-gate", gate="boston")
    assert (scene.told("gate-discarded"), scene.told("gate-closed")) == (["gate-discarded gate-boston"], [])


@pytest.mark.rule("ELD-GAT-03", "ELD-MYT-03", "ELD-OMN-01")
def test_an_omen_that_comes_to_the_colour_of_a_gate_advances_doom() -> None:
    """Scenario 23: the omen on green, gates in Rio (blue) and Boston (red)."""
    scene = seat_at(investigator(at="congo"), gates="rio boston", phase="omen")
    assert (scene.omen_colour, scene.doom) == ("blue", 14)


@pytest.mark.rule("ELD-GAT-03", "ELD-MYT-06")
def test_a_surge_comes_out_of_every_matching_gate() -> None:
    """Scenario 24: four players, the omen on red, gates in Boston and Naples (red)."""
    people = [investigator(at="congo") for _ in range(4)]
    scene = seat_at(*people, gates="boston naples rio", omen=2, phase="surge")
    scene.player("A").does("pick-card gate-naples", draws="gug witch ghast vampire")
    assert scene.monsters == ["ghast@boston", "gug@naples", "vampire@boston", "witch@naples"]


@pytest.mark.rule("ELD-GAT-01", "ELD-MYT-07")
def test_a_surge_without_a_matching_gate_opens_exactly_one() -> None:
    """Scenario 25: six players."""
    people = [investigator(at="congo") for _ in range(6)]
    scene = seat_at(*people, gates="boston", gate_stack="rio naples", phase="surge", draws="gug")
    assert (scene.gates, scene.monsters) == ({"boston", "rio"}, ["gug@rio"])
