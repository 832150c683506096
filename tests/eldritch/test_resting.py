"""ELD-RST: Rest."""

import pytest

from eldritch.kit import invent, investigator, seat_at


@pytest.mark.rule("ELD-RST-01")
@pytest.mark.parametrize(
    ("health", "sanity", "after"), [(3, 5, (4, 5)), (7, 2, (7, 3)), (1, 1, (2, 2)), (7, 5, (7, 5))]
)
def test_a_rest_recovers_one_health_and_one_sanity_up_to_the_maximum(
    health: int, sanity: int, after: tuple[int, int]
) -> None:
    """Scenario 6: at most 7 and 5."""
    (a,) = seat_at(investigator("ingrid-solheim", health=health, sanity=sanity))
    a.does("rest")
    assert (a.health, a.sanity) == after


@pytest.mark.rule("ELD-RST-02", "ELD-ACQ-01", "ELD-PRE-03", "ELD-TRD-05")
@pytest.mark.parametrize("monster", ["ghoul", "the-court-herald"])
def test_beside_a_monster_nobody_rests_or_acquires(monster: str) -> None:
    """Scenario 7, also for an Epic Monster."""
    scene = seat_at(investigator(clues=1), investigator(), monsters=f"{monster}@boston")
    a, _ = scene
    assert {offer.split()[0] for offer in a.offers} == {"travel", "trade", "prepare", "end-turn"}


@pytest.mark.rule("ELD-RST-02")
def test_a_monster_next_door_does_not_matter() -> None:
    (a,) = seat_at(investigator(health=3), monsters="ghoul@chicago")
    a.does("rest")
    assert a.health == 4


@pytest.mark.rule("ELD-RST-03")
def test_a_rest_may_be_taken_at_full_health_for_its_effects() -> None:
    scene = seat_at(investigator(cards="paranoia"))
    (a,) = scene
    a.does("rest", dice="6 1")
    assert a.cards == []
    assert scene.told("rested") == ["rested A"]


@pytest.mark.rule("ELD-RST-04")
def test_the_effects_of_a_rest_come_in_the_order_of_the_resting_player() -> None:
    scene = seat_at(investigator(health=1, sanity=1, cards="army-nurse book-of-hours night-terrors"))
    (a,) = scene
    a.does("rest")
    assert scene.rule == "ELD-RST-04"
    assert a.offers == {"resolve army-nurse", "resolve book-of-hours", "resolve night-terrors"}
    a.does("resolve night-terrors", "resolve army-nurse", dice="1 1")
    assert (a.health, a.sanity) == (3, 2)


@pytest.mark.rule("ELD-RST-04")
def test_a_card_gained_during_a_rest_does_nothing_in_it() -> None:
    """Mend Flesh fails and gives a Slow Bleed, which would stop the Health of the next Rest."""
    (a,) = seat_at(investigator(health=1, sanity=1, cards="mend-flesh:2"))
    a.does("rest", "use mend-flesh", dice="1 1")
    assert a.cards == ["slow-bleed"]
    assert (a.health, a.sanity) == (2, 2)


@pytest.mark.rule("ELD-RST-04", "ELD-GEN-06")
def test_an_effect_for_the_rest_of_others_here_works_for_them() -> None:
    scene = seat_at(
        investigator(sanity=1), investigator("sister-agnese-moretti"), investigator(at="rio", sanity=1)
    )
    a, b, c = scene
    a.does("rest", "end-turn")
    b.does("end-turn")
    c.does("rest")
    assert (a.sanity, c.sanity) == (3, 2)


@pytest.mark.rule("ELD-GEN-03", "ELD-RST-01")
def test_who_recovers_no_sanity_by_resting_gets_none_by_what_adds_to_a_rest() -> None:
    scene = seat_at(
        investigator(health=2, sanity=2, cards="book-of-hours army-nurse"),
        investigator("sister-agnese-moretti"),
        ongoing="the-long-eclipse",
    )
    a, _ = scene
    a.does("rest", "resolve book-of-hours")
    assert (a.health, a.sanity) == (4, 2)


@pytest.mark.rule("ELD-GEN-03")
def test_what_is_no_rest_still_brings_sanity_back_in_the_long_eclipse() -> None:
    (a,) = seat_at(investigator(sanity=2, cards="book-of-hours"), ongoing="the-long-eclipse")
    a.tries("recover: {sanity: 1}")
    assert a.sanity == 3


@pytest.mark.rule("ELD-GEN-03", "ELD-RST-01")
def test_a_spell_that_is_cast_when_resting_is_part_of_the_rest() -> None:
    wound = invent(
        "{id: test-fever, kind: condition, traits: [injury], front: [{cannot: [recover-health-by-rest]}],"
        " backs: [[], []]}"
    )
    (a,) = seat_at(investigator(health=2, sanity=2, cards=f"mend-flesh:1 {wound}"))
    a.does("rest", "use mend-flesh", dice="5 1")
    assert (a.health, a.sanity) == (2, 3)
