"""ELD-RKN: reckonings."""

import pytest

from dreamtable.games.eldritch.reckoning import reckon
from dreamtable.games.eldritch.rules import RULES
from dreamtable.games.eldritch.view import view
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import Word, entries_on
from eldritch.kit import Scene, fallen, happens, invent, investigator, nobody, seat_at

CURSE_OTHERS = invent(
    "{id: a-bad-name, kind: mythos, colour: blue, level: easy, traits: [ongoing],"
    " abilities: [{reckoning: [{gain: {condition: cursed}, who: each}]}]}"
)
YELLOW_ONGOING = invent(
    "{id: a-yellow-cloud, kind: mythos, colour: yellow, level: easy, traits: [ongoing],"
    " abilities: [{reckoning: [{doom: {advance: 1}}]}]}"
)
TWO_EFFECTS = invent(
    "{id: two-bells, kind: mythos, colour: blue, level: easy, traits: [ongoing],"
    " abilities: [{reckoning: [{doom: {advance: 1}}]}, {reckoning: [{lose: {sanity: 1}, who: each}]}]}"
)


def menu(scene: Scene) -> dict[str, int]:
    """Return what the lead may choose, each with how many alike there are."""
    match = scene.match
    assert match.question is not None
    found = {}
    for entry in entries_on(RULES, view(scene.state, 0), match.menu(0), match.question.rule):
        card = entry.word.args["card"]
        assert isinstance(card, Word)
        found[card.key] = len(entry.moves)
    return found


@pytest.mark.rule("ELD-RKN-01")
def test_monsters_then_the_sheet_then_mythos_cards_then_what_investigators_have() -> None:
    scene = seat_at(
        investigator(at="nome", cards="debt:6"),
        investigator(at="nome", cards="tiara-of-yha-nthlei"),
        ancient_one="cthulhu",
        lead="B",
        phase="reckoning",
        monsters="gug@boston",
        ongoing="the-whistling-wire",
        dice="6",
    )
    assert scene.told("reckoned") == [
        "reckoned gug",
        "reckoned cthulhu",
        "reckoned the-whistling-wire",
        "reckoned tiara-of-yha-nthlei",
        "reckoned debt",
    ]


@pytest.mark.rule("ELD-RKN-02")
def test_the_lead_orders_monsters_and_mythos_cards() -> None:
    scene = seat_at(
        investigator(),
        phase="reckoning",
        monsters="gug@rio witch@rio",
        ongoing="the-whistling-wire the-unlit-lamps",
    )
    a, *_ = scene
    assert a.offers == {"resolve gug", "resolve witch"}
    a.does("resolve witch")
    assert a.offers == {"resolve the-whistling-wire", "resolve the-unlit-lamps"}
    a.does("resolve the-unlit-lamps")
    assert scene.told("reckoned")[:3] == ["reckoned witch", "reckoned gug", "reckoned the-unlit-lamps"]


@pytest.mark.rule("ELD-RKN-02")
def test_equal_effects_are_one_entry_that_says_how_many_they_are() -> None:
    monsters = "young-of-the-goat@rio young-of-the-goat@boston gug@rio"
    scene = seat_at(investigator(), phase="reckoning", monsters=monsters)
    assert menu(scene) == {"card-young-of-the-goat": 2, "card-gug": 1}
    question = scene.match.question
    assert question is not None
    for lang in LANGUAGES:
        assert "3" in Speaker(lang, RULES).question(question, view(scene.state, 0))


@pytest.mark.rule("ELD-RKN-02")
def test_a_card_with_two_effects_is_resolved_twice_and_says_so() -> None:
    scene = seat_at(investigator(), phase="reckoning", ongoing=f"{TWO_EFFECTS} the-unlit-lamps")
    a, *_ = scene
    assert menu(scene) == {f"card-{TWO_EFFECTS}": 2, "card-the-unlit-lamps": 1}
    a.does(f"resolve {TWO_EFFECTS}")
    assert menu(scene) == {f"card-{TWO_EFFECTS}": 1, "card-the-unlit-lamps": 1}
    a.does("resolve the-unlit-lamps")
    assert scene.told("reckoned").count(f"reckoned {TWO_EFFECTS}") == 2


@pytest.mark.rule("ELD-RKN-02")
def test_the_two_effects_of_a_single_card_need_no_question() -> None:
    scene = seat_at(investigator(), phase="reckoning", ongoing=TWO_EFFECTS)
    assert scene.told("reckoned") == [f"reckoned {TWO_EFFECTS}"] * 2
    assert scene.rule != "ELD-RKN-02"


@pytest.mark.rule("ELD-RKN-02")
def test_each_investigator_orders_his_own_cards_lead_first() -> None:
    # acceptance 52
    scene = seat_at(
        investigator(cards="slow-bleed paranoia"),
        investigator(cards="debt:6 blessed"),
        lead="B",
        phase="reckoning",
    )
    a, b = scene
    assert (scene.asked, b.offers) == ("B", {"resolve debt", "resolve blessed"})
    b.does("resolve blessed", dice="6")
    assert (scene.asked, a.offers) == ("A", {"resolve slow-bleed", "resolve paranoia"})


@pytest.mark.rule("ELD-RKN-03", "ELD-TIM-12")
def test_what_is_gained_during_a_reckoning_is_not_resolved_in_it() -> None:
    # acceptance 51
    scene = seat_at(investigator(), phase="reckoning", monsters="witch@boston", dice="")
    assert scene.player("A").cards == ["cursed"]
    assert scene.told("reckoned") == ["reckoned witch"]


@pytest.mark.rule("ELD-RKN-03")
def test_a_monster_that_a_reckoning_spawns_does_not_reckon() -> None:
    scene = seat_at(investigator(), phase="reckoning", monsters="yeb@rio", draws="gug")
    assert scene.told("reckoned") == ["reckoned yeb"]


@pytest.mark.rule("ELD-RKN-04", "ELD-TIM-12")
def test_what_has_left_play_before_its_turn_is_not_resolved() -> None:
    scene = seat_at(investigator(cards="blessed"), phase="reckoning", ongoing=CURSE_OTHERS, dice="")
    assert scene.player("A").cards == []
    assert scene.told("reckoned") == [f"reckoned {CURSE_OTHERS}"]


@pytest.mark.rule("ELD-RKN-03", "ELD-RKN-04", "ELD-AWK-02")
def test_a_sheet_that_is_flipped_in_a_reckoning_resolves_neither_side() -> None:
    scene = seat_at(
        investigator(at="congo"),
        ancient_one="shub-niggurath",
        phase="reckoning",
        doom=1,
        gates="rio",
        monsters="the-court-herald@nome",
    )
    assert scene.state.awake
    assert scene.told("reckoned") == ["reckoned the-court-herald"]
    assert scene.player("A").health == 6


@pytest.mark.rule("ELD-RKN-05")
def test_the_card_with_the_icon_does_not_resolve_its_own_reckoning_text() -> None:
    scene = seat_at(
        investigator(), phase="mythos", mythos=YELLOW_ONGOING, doom=10, gate_stack="rio", draws="witch"
    )
    assert scene.ongoing == [YELLOW_ONGOING]
    assert scene.doom == 10


@pytest.mark.rule("ELD-RKN-06", "ELD-GEN-13")
def test_the_cards_of_a_defeated_investigator_are_not_resolved() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        phase="reckoning",
        fallen=(fallen("song-yulan", seat="B", cards="tiara-of-yha-nthlei"),),
        dice="",
    )
    assert scene.told("reckoned") == []


@pytest.mark.rule("ELD-RKN-06")
def test_who_falls_in_a_reckoning_resolves_no_card_of_his() -> None:
    scene = seat_at(
        investigator(health=1, cards="tiara-of-yha-nthlei"), investigator(), monsters="gug@boston"
    )
    happens(scene, reckon)
    assert scene.told("reckoned") == ["reckoned gug"]


@pytest.mark.rule("ELD-RKN-01")
def test_a_text_may_start_a_reckoning_of_its_own() -> None:
    scene = seat_at(investigator(), monsters="gug@boston")
    scene.player("A").tries("reckoning: resolve")
    assert scene.player("A").health == 5
