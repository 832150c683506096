"""ELD-CMP: component and local actions."""

import pytest

from eldritch.kit import invent, investigator, seat_at


@pytest.mark.rule("ELD-CMP-01")
def test_actions_of_sheet_possessions_and_conditions_are_actions() -> None:
    scene = seat_at(
        investigator("ingrid-solheim", cards="field-grimoire whisper-of-names the-silver-key debt")
    )
    (a,) = scene
    assert a.offered("perform") == {
        "ingrid-solheim",
        "field-grimoire",
        "whisper-of-names",
        "the-silver-key",
        "debt",
    }
    a.does("perform debt", "perform field-grimoire", dice="1 1 1")
    assert scene.phase == "encounter"


@pytest.mark.rule("ELD-CMP-02", "ELD-ACT-02")
def test_each_component_acts_once_per_round() -> None:
    scene = seat_at(investigator(cards="debt field-grimoire"))
    (a,) = scene
    a.does("perform debt", dice="1 1")
    assert a.offered("perform") == {"field-grimoire"}
    scene.until("action")
    assert a.offered("perform") == {"debt", "field-grimoire"}


@pytest.mark.rule("ELD-CMP-02")
def test_two_copies_of_a_card_are_two_actions() -> None:
    scene = seat_at(investigator(cards="debt"), investigator(cards="debt"))
    a, b = scene
    a.does("perform debt", "end-turn", dice="1 1")
    b.does("perform debt", dice="1 1")
    assert scene.told("performed") == ["performed A debt", "performed B debt"]


@pytest.mark.rule("ELD-CMP-03")
def test_an_action_belongs_to_whoever_has_the_sheet_or_the_card() -> None:
    scene = seat_at(investigator("ingrid-solheim"), investigator("hafiz-demir", cards="field-grimoire"))
    a, b = scene
    assert a.offered("perform") == {"ingrid-solheim"}
    a.does("end-turn")
    assert b.offered("perform") == {"hafiz-demir", "field-grimoire"}


@pytest.mark.rule("ELD-CMP-04")
def test_a_local_action_is_for_everybody_here_once_each() -> None:
    """Scenario 44."""
    scene = seat_at(
        investigator(), investigator(cards="detained"), investigator(), investigator(at="chicago")
    )
    a, b, c, d = scene
    a.does("perform-local detained B", dice="1 1")
    assert a.offered("perform-local") == set()
    a.does("end-turn")
    b.does("perform-local detained B", dice="1 1")
    assert b.offers == {"end-turn"} or scene.asked == "C"
    c.does("perform-local detained B", dice="1 6")
    assert b.cards == []
    c.does("end-turn")
    assert d.offered("perform-local") == set()


@pytest.mark.rule("ELD-CMP-04")
def test_a_local_action_may_do_something_for_the_holder() -> None:
    bench = invent(
        "{id: test-bench, kind: asset, value: 1, traits: [item],"
        " abilities: [{local-action: [{recover: {sanity: 1}, who: trigger}]}]}"
    )
    scene = seat_at(investigator(sanity=2), investigator(sanity=2, cards=bench))
    a, b = scene
    a.does("perform-local test-bench B")
    assert (a.sanity, b.sanity) == (2, 3)


@pytest.mark.rule("ELD-CMP-04")
def test_a_local_action_is_not_for_those_elsewhere() -> None:
    a, *_ = seat_at(investigator(at="chicago"), investigator(cards="detained"))
    assert a.offered("perform-local") == set()


@pytest.mark.rule("ELD-CMP-04", "ELD-GEN-03")
def test_the_detained_perform_no_other_local_action() -> None:
    radio = invent(
        "{id: test-radio, kind: asset, value: 1, traits: [item],"
        " abilities: [{local-action: [{recover: {sanity: 1}}]}]}"
    )
    scene = seat_at(investigator(cards=f"detained {radio}"), investigator(cards="detained"), investigator())
    a, b, c = scene
    assert a.offered("perform-local") == {"detained A"}
    a.does("end-turn")
    b.does("end-turn")
    assert c.offered("perform-local") == {"detained A", "detained B", "test-radio A"}


@pytest.mark.rule("ELD-CMP-05")
def test_a_traded_card_does_not_act_again_this_round() -> None:
    scene = seat_at(investigator(cards="field-grimoire boat-hook"), investigator())
    a, b = scene
    a.does("perform field-grimoire", dice="1")
    a.does("trade B", "give-card field-grimoire", "propose")
    b.does("accept")
    assert b.cards == ["field-grimoire"]
    assert b.offered("perform") == set()
    scene.until("action")
    a.does("end-turn")
    assert b.offered("perform") == {"field-grimoire"}


@pytest.mark.rule("ELD-CMP-06", "ELD-SPD-02")
@pytest.mark.parametrize(("sanity", "there"), [(2, False), (3, True)])
def test_an_action_needs_its_cost(sanity: int, there: bool) -> None:
    (a,) = seat_at(investigator(sanity=sanity, cards="necronomicon"))
    assert ("perform necronomicon" in a.offers) is there


@pytest.mark.rule("ELD-CMP-06")
def test_an_action_may_be_taken_although_it_changes_nothing() -> None:
    scene = seat_at(investigator(cards="hunting-rifle"))
    (a,) = scene
    a.does("perform hunting-rifle", "rest")
    assert scene.told("performed") == ["performed A hunting-rifle"]
    assert scene.phase == "encounter"


@pytest.mark.rule("ELD-CMP-06")
def test_a_cost_is_paid_before_the_effect() -> None:
    vial = invent(
        "{id: test-vial, kind: asset, value: 1, traits: [item],"
        " abilities: [{action: [{gain: {clue: 1}}], cost: [{discard: this}]}]}"
    )
    scene = seat_at(investigator(cards=vial))
    (a,) = scene
    a.does("perform test-vial")
    assert (a.cards, a.clues) == ([], 1)
    assert [one.split()[0] for one in scene.told("card-lost", "clue-gained")] == ["card-lost", "clue-gained"]
