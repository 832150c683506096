"""ELD-ENC: the Encounter Phase."""

import pytest

from dreamtable.games.eldritch.box import CARDS, NUMBERS
from eldritch.kit import invent, investigator, seat_at

BROOM = invent(
    "{id: broom, kind: asset, value: 1, traits: [item],"
    " abilities: [{when: combat-end, do: [{remove: {which: all-here}}]}]}"
)
WHISTLE = invent(
    "{id: whistle, kind: asset, value: 1, traits: [item],"
    " abilities: [{when: combat-end, do: [{spawn: {monster: 1, at: here}}]}]}"
)
LASSO = invent(
    "{id: lasso, kind: asset, value: 1, traits: [item],"
    " abilities: [{when: combat-end, do: [{shift: {monster: all-here, to: rio}}]}]}"
)


@pytest.mark.rule("ELD-ENC-01")
def test_everybody_has_an_encounter_lead_first_then_clockwise() -> None:
    scene = seat_at(investigator(), investigator(), investigator(), phase="encounter", lead="B")
    asked = []
    while scene.phase == "encounter":
        asked.append(scene.asked)
        scene.passes()
    assert asked == ["B", "C", "A"]


@pytest.mark.rule("ELD-ENC-01", "ELD-ENC-06")
def test_without_monsters_exactly_one_encounter_must_be_had() -> None:
    scene = seat_at(investigator(), investigator(), phase="encounter")
    a, b = scene
    assert (scene.rule, a.offers) == ("ELD-ENC-06", {"meet general", "meet regional"})
    a.does("meet general")
    assert (a.offers, b.offers) == (set(), {"meet general", "meet regional"})


@pytest.mark.rule("ELD-ENC-06")
def test_a_general_encounter_is_always_possible() -> None:
    scene = seat_at(investigator(at="high-andes"), phase="encounter")
    assert scene.told("encounter-began") == ["encounter-began A a-quiet-day wilderness"]


@pytest.mark.rule("ELD-ENC-02")
def test_every_monster_here_is_fought_first_one_at_a_time_in_any_order() -> None:
    scene = seat_at(investigator(), monsters="ghoul@boston witch@boston gug@rio", phase="encounter")
    (a,) = scene
    assert (scene.rule, a.offers) == ("ELD-ENC-02", {"fight ghoul", "fight witch"})
    a.does("fight witch", dice="6  6 1  6 6 6  6 6")
    assert scene.told("combat-began") == ["combat-began A witch", "combat-began A ghoul"]
    assert scene.told("encounter-began") == []


@pytest.mark.rule("ELD-ENC-03")
def test_ordinary_monsters_come_before_epic_ones() -> None:
    scene = seat_at(investigator(), monsters="yeb@boston ghoul@boston witch@boston", phase="encounter")
    (a,) = scene
    assert a.offers == {"fight ghoul", "fight witch"}
    a.does("fight ghoul")
    assert scene.told("combat-began") == [f"combat-began A {name}" for name in ("ghoul", "witch", "yeb")]


@pytest.mark.rule("ELD-ENC-04")
def test_a_listed_monster_is_fought_even_after_he_was_moved_away() -> None:
    """Nightgaunts carry him off to the nearest gate; the witch of Boston is still to be fought."""
    scene = seat_at(
        investigator(sanity=6), monsters="nightgaunt@boston witch@boston", gates="rio", phase="encounter"
    )
    (a,) = scene
    a.does("fight nightgaunt", dice="6 6 1  6 1 1")
    assert scene.told("combat-began") == ["combat-began A nightgaunt", "combat-began A witch"]
    assert (a.space, scene.monsters) == ("rio", ["nightgaunt@boston", "witch@boston"])


@pytest.mark.rule("ELD-ENC-04")
def test_a_listed_monster_is_fought_even_after_it_was_moved_away() -> None:
    scene = seat_at(investigator(cards=LASSO), monsters="ghoul@boston gug@boston", phase="encounter")
    (a,) = scene
    a.does("fight ghoul", dice="6 6 6 1 1  6 6 1")
    assert scene.told("combat-began") == ["combat-began A ghoul", "combat-began A gug"]
    assert scene.monsters == ["ghoul@rio", "gug@rio"]


@pytest.mark.rule("ELD-ENC-04", "ELD-ENC-05")
def test_after_the_fights_the_space_where_he_stands_then_counts() -> None:
    """Monsters are left in Boston, but none is in Rio, where he was carried."""
    scene = seat_at(
        investigator(), monsters="nightgaunt@boston", gates="rio", phase="encounter", dice="6 6 1"
    )
    (a,) = scene
    assert scene.rule == "ELD-ENC-05"
    assert a.offers == {"meet general", "meet regional", "meet other-world gate-rio", "pass"}


@pytest.mark.rule("ELD-ENC-04")
def test_a_listed_monster_that_has_left_the_map_is_struck_off() -> None:
    scene = seat_at(investigator(cards=BROOM), monsters="ghoul@boston gug@boston", phase="encounter")
    (a,) = scene
    a.does("fight ghoul", dice="6 6 6 1 1")
    assert scene.told("combat-began") == ["combat-began A ghoul"]
    assert scene.rule == "ELD-ENC-05"


@pytest.mark.rule("ELD-ENC-04", "ELD-ENC-07")
def test_monsters_that_arrive_later_are_not_fought_now_but_end_the_turn() -> None:
    scene = seat_at(
        investigator(cards=WHISTLE),
        investigator(at="rio"),
        monsters="ghoul@boston",
        draws="gug",
        phase="encounter",
        dice="6 6 6 6 6",
    )
    assert scene.told("combat-began") == ["combat-began A ghoul"]
    assert (scene.monsters, scene.asked) == (["gug@boston"], "B")


@pytest.mark.rule("ELD-ENC-05")
def test_with_all_monsters_beaten_a_further_encounter_is_offered_and_may_be_declined() -> None:
    """Scenario 20."""
    scene = seat_at(investigator(), investigator(), monsters="ghoul@boston witch@boston", phase="encounter")
    a, b = scene
    a.does("fight ghoul", dice="6 6 6 6 6  6 6 6")
    assert (scene.rule, a.offers) == ("ELD-ENC-05", {"meet general", "meet regional", "pass"})
    a.does("pass")
    assert scene.told("encounter-began") == []
    assert scene.asked == "B"
    assert b.offers


@pytest.mark.rule("ELD-ENC-07")
def test_with_a_monster_left_the_phase_is_over_for_him() -> None:
    """Scenario 21."""
    scene = seat_at(investigator(), investigator(), monsters="ghoul@boston gug@boston", phase="encounter")
    a, _ = scene
    a.does("fight ghoul", dice="6 6 6 6 6  6 6 1  6 6 1")
    assert scene.monsters == ["gug@boston"]
    assert scene.told("combat-began", to="A")[-1] == "combat-began B gug"


@pytest.mark.rule("ELD-ENC-08")
def test_as_an_encounter_needs_a_space_free_of_monsters() -> None:
    free = seat_at(investigator(at="moscow"), ongoing="a-library-burns", phase="encounter")
    assert "meet text a-library-burns" in next(iter(free)).offers
    watched = seat_at(
        investigator(at="moscow"),
        investigator(at="rio"),
        ongoing="a-library-burns",
        monsters="gug@moscow",
        phase="encounter",
        dice="6 6 1",
    )
    assert watched.asked == "B"


@pytest.mark.rule("ELD-ENC-08", "ELD-ENC-09")
def test_the_detained_flip_that_card_and_fight_nobody() -> None:
    """Scenario 43: also where a monster is, and no further encounter is offered."""
    scene = seat_at(
        investigator(cards="detained:2"),
        investigator(at="rio"),
        monsters="gug@boston",
        phase="encounter",
        dice="6 1",
    )
    a, _ = scene
    assert scene.told("card-flipped") == ["card-flipped A detained 1"]
    assert scene.told("combat-began", "encounter-began") == []
    assert (a.cards, scene.asked) == ([], "B")


@pytest.mark.rule("ELD-ENC-10")
def test_only_the_part_that_fits_is_resolved_and_the_card_is_discarded() -> None:
    scene = seat_at(investigator(), general="general-3", phase="encounter")
    (a,) = scene
    a.does("meet general", dice="5 1")
    assert scene.told("tested") == ["tested A lore 1"]
    assert a.improved == [1, 0, 0, 0, 0]
    assert CARDS[scene.state.general.discard[-1]].id == "general-3"


@pytest.mark.rule("ELD-ENC-10")
def test_the_card_of_somebody_who_falls_is_discarded_too() -> None:
    scene = seat_at(investigator(sanity=1), general="general-3", phase="encounter")
    (a,) = scene
    a.does("meet general", dice="1 1")
    assert not a.alive
    assert NUMBERS["general-3"][0] in scene.state.general.discard


@pytest.mark.rule("ELD-ENC-11")
def test_when_the_last_card_is_drawn_the_pile_is_shuffled_at_once() -> None:
    scene = seat_at(investigator(), general="general-3", phase="encounter")
    deck = scene.state.general
    deck.discard, deck.pile = deck.pile[:-1], deck.pile[-1:]
    others = sorted(deck.discard)
    next(iter(scene)).does("meet general", dice="5 1")
    assert sorted(deck.pile) == others
    assert deck.discard == NUMBERS["general-3"]


@pytest.mark.rule("ELD-ENC-12")
def test_the_delayed_have_their_encounter() -> None:
    scene = seat_at(investigator(delayed=True), phase="encounter")
    (a,) = scene
    assert a.offers == {"meet general", "meet regional"}
    assert a.delayed


@pytest.mark.rule("ELD-ENC-13")
def test_what_a_pass_or_fail_brings_is_told_when_the_test_is_settled() -> None:
    scene = seat_at(investigator(clues=1), gates="boston", other_world="other-world-1", phase="encounter")
    (a,) = scene
    a.does("meet other-world gate-boston", dice="1 1")
    assert (scene.rule, scene.told("story-told")) == ("ELD-RRL-01", [])
    a.does("reroll-with-clue 1", dice="5 1 1")
    assert scene.told("story-told") == [
        "story-told A other-world-1 pass",
        "story-told A other-world-1 pass-fail",
    ]


@pytest.mark.rule("ELD-ENC-10")
@pytest.mark.parametrize(("dice", "outcome"), [("5 5", "pass"), ("1 1", "fail")])
def test_how_a_scene_ends_is_told_after_its_test_and_before_what_it_brings(dice: str, outcome: str) -> None:
    scene = seat_at(investigator(sanity=3), general="general-3", phase="encounter")
    scene.player("A").does("meet general", dice=dice)
    told = scene.told("encounter-began", "tested", "story-told", "lost", "skill-improved")
    assert [line.split()[0] for line in told[:3]] == ["encounter-began", "tested", "story-told"]
    assert told[2] == f"story-told A general-3 city-{outcome}"
    assert len(told) == 4


@pytest.mark.rule("ELD-ENC-10")
def test_a_way_that_was_chosen_is_told_and_then_how_its_own_test_ends() -> None:
    scene = seat_at(investigator(at="high-andes"), general="general-8", phase="encounter")
    assert scene.told("encounter-began", "story-told") == ["encounter-began A general-8 wilderness"]
    scene.player("A").does("pick-option descend", dice="6")
    assert scene.told("story-told") == [
        "story-told A general-8 wilderness-descend",
        "story-told A general-8 wilderness-descend-pass",
    ]


@pytest.mark.rule("ELD-ENC-10")
def test_an_encounter_without_written_outcomes_tells_none() -> None:
    untold = invent(
        "{id: untold-research, kind: research, ao: azathoth, wilderness: [], sea: [],"
        " city: [{test: observation, fail: [lose: {sanity: 1}]}]}"
    )
    scene = seat_at(investigator(), clues="boston", research=untold, phase="encounter")
    scene.player("A").does("meet research boston", dice="1 1")
    assert scene.told("tested")
    assert scene.told("story-told") == []
