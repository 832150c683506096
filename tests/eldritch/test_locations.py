"""ELD-LOC, ELD-TKN: what a space and its tokens offer."""

import pytest

from dreamtable.games.eldritch.box import BOX, SPACES
from dreamtable.games.eldritch.cards import Regional
from eldritch.kit import fallen, investigator, seat_at

REGIONS = {
    "america": ("boston", "vancouver", "rio"),
    "europe": ("liverpool", "naples", "constantinople"),
    "asia": ("bombay", "yokohama", "melbourne"),
}


@pytest.mark.rule("ELD-LOC-01")
@pytest.mark.parametrize(
    ("space", "skill"),
    [("chicago", "lore"), ("atlas-mountains", "strength"), ("north-pacific", "observation")],
)
def test_the_part_of_a_general_encounter_is_that_of_the_type_of_the_space(space: str, skill: str) -> None:
    scene = seat_at(investigator(at=space), general="general-3", phase="encounter", dice="1 1")
    assert scene.told("tested") == [f"tested A {skill} 0"]


@pytest.mark.rule("ELD-LOC-02")
@pytest.mark.parametrize(("region", "city"), [(r, city) for r, cities in REGIONS.items() for city in cities])
def test_a_named_city_has_the_deck_of_its_region_and_a_part_of_its_own(region: str, city: str) -> None:
    scene = seat_at(investigator(at=city), phase="encounter")
    next(iter(scene)).does("meet regional")
    (_, _, card, part) = scene.told("encounter-began")[0].split()
    assert (card[:-2], part) == (region, city)


@pytest.mark.rule("ELD-LOC-02")
def test_regional_cards_have_a_part_for_each_city_of_their_region_and_no_other() -> None:
    for number in BOX.of(Regional):
        card = BOX.card(number, Regional)
        parts = {city for cities in REGIONS.values() for city in cities if getattr(card, city)}
        assert parts == set(REGIONS[card.deck]), card.id


@pytest.mark.rule("ELD-LOC-03")
def test_the_deck_is_chosen_before_a_card_is_drawn() -> None:
    scene = seat_at(investigator(), phase="encounter")
    (a,) = scene
    assert a.offers == {"meet general", "meet regional"}
    assert scene.told("encounter-began") == []


@pytest.mark.rule("ELD-LOC-04")
def test_sites_and_numbered_spaces_have_no_regional_deck() -> None:
    named = {city for cities in REGIONS.values() for city in cities}
    for space in SPACES:
        scene = seat_at(investigator(at=space.id), clues=space.id, phase="encounter")
        assert ("meet regional" in next(iter(scene)).offers) == (space.id in named)


@pytest.mark.rule("ELD-TKN-01")
@pytest.mark.parametrize(
    ("space", "skill"), [("chicago", "observation"), ("congo", "lore"), ("cape-horn", "observation")]
)
def test_a_clue_offers_a_research_encounter_by_the_type_of_the_space(space: str, skill: str) -> None:
    scene = seat_at(investigator(at=space), clues=space, research="research-azathoth-1", phase="encounter")
    next(iter(scene)).does(f"meet research {space}", dice="1 1")
    assert scene.told("encounter-began")[0].startswith("encounter-began A research-azathoth-1")
    assert scene.told("tested") == [f"tested A {skill} 0"]


@pytest.mark.rule("ELD-TKN-02")
def test_a_gate_offers_an_encounter_in_another_world() -> None:
    scene = seat_at(investigator(), gates="boston", other_world="other-world-1", phase="encounter")
    next(iter(scene)).does("meet other-world gate-boston", dice="1 1 5 1")
    assert scene.told("encounter-began") == ["encounter-began A other-world-1 initial"]


@pytest.mark.rule("ELD-TKN-03")
def test_the_expedition_token_offers_an_expedition() -> None:
    scene = seat_at(investigator(at="congo"), expedition="expedition-congo-1", phase="encounter")
    (a,) = scene
    assert a.offers == {"meet general", "meet expedition"}
    a.does("meet expedition")
    assert scene.told("encounter-began") == ["encounter-began A expedition-congo-1 initial"]


@pytest.mark.rule("ELD-TKN-04")
def test_a_rumor_token_offers_the_text_of_its_card_and_nothing_is_drawn() -> None:
    scene = seat_at(investigator(at="moscow"), ongoing="a-library-burns", phase="encounter")
    (a,) = scene
    before = len(scene.state.general.pile)
    a.does("meet text a-library-burns", dice="1 1")
    assert a.health == 5
    assert len(scene.state.general.pile) == before


@pytest.mark.rule("ELD-TKN-05")
@pytest.mark.parametrize(("mad", "part"), [(False, "crippled"), (True, "insane")])
def test_a_defeated_token_offers_the_back_of_that_sheet(mad: bool, part: str) -> None:
    lying = fallen("moana-rewi", at="rio", seat="B", mad=mad)
    scene = seat_at(investigator(at="rio"), investigator(at="congo"), fallen=(lying,), phase="encounter")
    scene.player("A").does("meet fallen moana-rewi", dice="1 1")
    assert scene.told("encounter-began")[0] == f"encounter-began A moana-rewi {part}"


@pytest.mark.rule("ELD-TKN-06")
def test_tokens_of_a_card_are_met_only_if_it_says_so() -> None:
    speaking = seat_at(
        investigator(), mystery="an-instrument-of-silence", markers="boston", phase="encounter"
    )
    assert "meet text an-instrument-of-silence" in next(iter(speaking)).offers
    silent = seat_at(investigator(), mystery="the-nine-angles", markers="boston", phase="encounter")
    assert next(iter(silent)).offers == {"meet general", "meet regional"}


@pytest.mark.rule("ELD-TKN-06")
def test_tokens_elsewhere_offer_nothing_here() -> None:
    scene = seat_at(investigator(), mystery="an-instrument-of-silence", markers="rio", phase="encounter")
    assert next(iter(scene)).offers == {"meet general", "meet regional"}


@pytest.mark.rule("ELD-TKN-07", "ELD-ENC-06")
def test_all_that_lies_here_is_offered_and_one_is_chosen() -> None:
    """Scenario 22: Boston with a clue and a gate."""
    scene = seat_at(
        investigator(),
        investigator(),
        clues="boston",
        gates="boston",
        research="research-azathoth-1",
        phase="encounter",
    )
    a, b = scene
    assert a.offers == {
        "meet general",
        "meet regional",
        "meet research boston",
        "meet other-world gate-boston",
    }
    a.does("meet research boston", dice="1 1")
    assert scene.asked == "B"
    assert b.offers


@pytest.mark.rule("ELD-TKN-07")
def test_two_clues_are_two_encounters_to_choose_from() -> None:
    scene = seat_at(investigator(at="chicago"), clues="chicago rio@chicago", phase="encounter")
    (a,) = scene
    assert a.offered("meet") == {"general", "research chicago", "research rio"}
