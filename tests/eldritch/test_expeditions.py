"""ELD-EXP, ELD-CPX: expeditions, and encounters of three boxes."""

import pytest

from dreamtable.games.eldritch.box import BOX, CARDS, NUMBERS, SPACES
from dreamtable.games.eldritch.cards import Expedition, OtherWorld, SpecialEncounter
from eldritch.kit import Scene, investigator, seat_at


def site(scene: Scene) -> str:
    """Return where the Active Expedition token lies."""
    return SPACES[scene.state.site].id


@pytest.mark.rule("ELD-EXP-01")
def test_the_token_lies_where_the_back_of_the_top_card_says() -> None:
    scene = seat_at(investigator(), expedition="expedition-kunlun-2")
    assert site(scene) == "kunlun"


@pytest.mark.rule("ELD-EXP-02")
def test_only_who_is_on_the_site_may_take_the_top_card() -> None:
    scene = seat_at(
        investigator(at="amazon"),
        investigator(at="congo"),
        investigator(at="boston"),
        clues="congo",
        expedition="expedition-amazon-2",
        phase="encounter",
    )
    a, b, _ = scene
    assert a.offers == {"meet general", "meet expedition"}
    a.does("meet general")
    assert b.offers == {"meet general", "meet research congo"}


@pytest.mark.rule("ELD-EXP-03")
def test_the_token_moves_only_when_the_card_is_resolved_and_discarded() -> None:
    """Scenario 36: an Upper Amazon card, then one of the Congo Basin."""
    scene = seat_at(
        investigator(at="amazon", clues=1),
        expedition="expedition-amazon-2 expedition-congo-1",
        phase="encounter",
    )
    (a,) = scene
    a.does("meet expedition", dice="1 1")
    assert site(scene) == "amazon"
    a.does("keep-dice")
    assert scene.told("encounter-ended", "expedition-moved") == [
        "encounter-ended A expedition-amazon-2",
        "expedition-moved congo",
    ]
    assert CARDS[scene.state.expedition.discard[-1]].id == "expedition-amazon-2"


@pytest.mark.rule("ELD-EXP-03")
def test_during_the_encounter_the_active_expedition_is_still_where_he_stands() -> None:
    scene = seat_at(investigator(at="amazon", clues=1), expedition="expedition-amazon-2 expedition-congo-1")
    scene.until("encounter")
    (a,) = scene
    a.does("meet expedition", dice="1 1")
    assert site(scene) == a.space


@pytest.mark.rule("ELD-EXP-04")
def test_after_the_last_card_the_pile_is_shuffled_with_it_and_then_the_token_moves() -> None:
    scene = seat_at(investigator(at="amazon"), expedition="expedition-amazon-2", phase="encounter")
    deck = scene.state.expedition
    deck.discard, deck.pile = deck.pile[:-1], deck.pile[-1:]
    scene.player("A").does("meet expedition", dice="1 1")
    assert (sorted(deck.pile), deck.discard) == (sorted(BOX.of(Expedition)), [])
    assert site(scene) == BOX.card(deck.pile[-1], Expedition).site


@pytest.mark.rule("ELD-EXP-05")
def test_the_token_stays_if_the_next_card_shows_the_same_site() -> None:
    scene = seat_at(
        investigator(at="amazon"),
        investigator(at="amazon"),
        expedition="expedition-amazon-2 expedition-amazon-3",
        phase="encounter",
    )
    a, b = scene
    a.does("meet expedition", dice="5 1")
    assert site(scene) == "amazon"
    assert "meet expedition" in b.offers


@pytest.mark.rule("ELD-EXP-06")
def test_if_he_falls_the_card_is_discarded_and_the_token_moves_all_the_same() -> None:
    scene = seat_at(
        investigator(at="amazon", health=2),
        expedition="expedition-amazon-1 expedition-congo-1",
        phase="encounter",
    )
    (a,) = scene
    a.does("meet expedition", "pick-space rio", dice="1 1")
    assert not a.alive
    assert (site(scene), scene.state.expedition.discard) == ("congo", NUMBERS["expedition-amazon-1"])


@pytest.mark.rule("ELD-CPX-01")
def test_other_worlds_expeditions_and_special_encounters_have_three_boxes() -> None:
    cards = [CARDS[n] for kind in (OtherWorld, Expedition, SpecialEncounter) for n in BOX.of(kind)]
    assert len(cards) == 24 + 18 + 12
    for card in cards:
        assert isinstance(card, OtherWorld | Expedition | SpecialEncounter)
        assert all((card.initial, card.pass_, card.fail)), card.id


@pytest.mark.rule("ELD-CPX-02")
def test_after_a_pass_the_whole_pass_box_is_resolved_and_nothing_else() -> None:
    scene = seat_at(investigator(at="amazon"), expedition="expedition-amazon-2", phase="encounter")
    (a,) = scene
    a.does("meet expedition", dice="5 1")
    assert (a.clues, a.improved, a.sanity, scene.monsters) == (2, [0, 1, 0, 0, 0], 6, [])


@pytest.mark.rule("ELD-CPX-02")
def test_after_a_fail_the_whole_fail_box_is_resolved_and_nothing_else() -> None:
    scene = seat_at(investigator(at="amazon"), expedition="expedition-amazon-2", phase="encounter")
    (a,) = scene
    a.does("meet expedition", dice="1 1", draws="gug")
    assert (a.clues, a.improved, a.sanity, scene.monsters) == (0, [0] * 5, 4, ["gug@amazon"])


@pytest.mark.rule("ELD-CPX-03")
@pytest.mark.parametrize(("box", "tested"), [("pass", "influence"), ("fail", "lore")])
def test_where_the_first_box_gives_a_choice_the_choice_decides(box: str, tested: str) -> None:
    scene = seat_at(investigator(), gates="boston", other_world="other-world-8", phase="encounter")
    (a,) = scene
    a.does("meet other-world gate-boston")
    assert scene.rule == "ELD-CPX-03"
    a.does(f"pick-option other-world-8-{box}", dice="1")
    assert scene.told("test-began") == [f"test-began A {tested} -1 1"]


@pytest.mark.rule("ELD-CPX-04")
def test_the_second_box_has_tests_of_its_own_and_there_is_no_third() -> None:
    scene = seat_at(investigator(), gates="boston", other_world="other-world-1", phase="encounter")
    scene.player("A").does("meet other-world gate-boston", dice="5 1 1 1")
    assert scene.told("story-told", "tested", "lost") == [
        "tested A will 1",
        "story-told A other-world-1 pass",
        "tested A lore 0",
        "story-told A other-world-1 pass-fail",
    ]


@pytest.mark.rule("ELD-CPX-05")
def test_then_the_card_is_discarded() -> None:
    scene = seat_at(investigator(), gates="boston", other_world="other-world-1", phase="encounter")
    scene.player("A").does("meet other-world gate-boston", dice="5 1 1 1")
    assert scene.state.other_world.discard == NUMBERS["other-world-1"]


@pytest.mark.rule("ELD-CPX-06")
def test_special_encounters_are_drawn_only_where_a_component_says_so() -> None:
    scene = seat_at(
        investigator(at="south-pacific"),
        investigator(at="cape-horn"),
        ancient_one="cthulhu",
        mystery="the-drowned-city",
        special="drowned-city-5",
        clues="cape-horn",
        phase="encounter",
    )
    a, b = scene
    assert a.offers == {"meet general", "meet text the-drowned-city"}
    a.does("meet text the-drowned-city", dice="5 1")
    assert scene.tokens_on("the-drowned-city") == 1
    assert scene.state.special.discard == NUMBERS["drowned-city-5"]
    assert b.offers == {"meet general", "meet research cape-horn"}


@pytest.mark.rule("ELD-CPX-06")
def test_the_sheet_of_an_awake_god_may_call_for_special_encounters_at_gates() -> None:
    scene = seat_at(
        investigator(),
        ancient_one="yog-sothoth",
        awake=True,
        on_sheet=5,
        gates="boston",
        special="threshold-4",
        phase="encounter",
    )
    (a,) = scene
    assert "meet text yog-sothoth" in a.offers
    a.does("meet text yog-sothoth", "pick-option threshold-4-pass", dice="6")
    assert (scene.clues_on("yog-sothoth"), scene.gates) == (1, set())
