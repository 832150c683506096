"""ELD-RND: rounds and the Lead Investigator."""

import pytest

from eldritch.kit import investigator, nobody, seat_at


@pytest.mark.rule("ELD-RND-01")
def test_a_round_has_three_phases_and_rounds_repeat() -> None:
    scene = seat_at(investigator())
    for _ in range(2):
        scene.until("action")
    assert scene.round == 3
    assert scene.told("phase-began", "round-began") == [
        "phase-began encounter",
        "phase-began mythos",
        "round-began 2",
        "phase-began action",
        "phase-began encounter",
        "phase-began mythos",
        "round-began 3",
        "phase-began action",
    ]


@pytest.mark.rule("ELD-RND-02")
def test_each_finishes_his_turn_before_the_next_lead_first_then_clockwise() -> None:
    scene = seat_at(investigator(), investigator(at="rio"), investigator(), lead="B")
    a, b, c = scene
    b.does("rest")
    assert scene.asked == "B"
    b.does("end-turn")
    c.does("end-turn")
    a.does("rest", "travel chicago")
    assert (scene.phase, scene.asked) == ("encounter", "B")
    b.does("meet general")
    c.does("meet general")
    began = [one.split()[1] for one in scene.told("encounter-began")]
    assert began == ["B", "C", "A"]


@pytest.mark.rule("ELD-RND-03")
@pytest.mark.parametrize("to", ["A", "C"])
def test_at_the_end_of_the_mythos_phase_the_lead_gives_the_token_or_keeps_it(to: str) -> None:
    scene = seat_at(investigator(), investigator(), investigator(), phase="end")
    a, *_ = scene
    assert (scene.asked, scene.rule) == ("A", "ELD-RND-03")
    assert a.offers == {"give-lead A", "give-lead B", "give-lead C"}
    a.does(f"give-lead {to}")
    assert (scene.lead, scene.asked, scene.phase) == (to, to, "action")


@pytest.mark.rule("ELD-RND-03")
def test_the_token_goes_only_to_somebody_with_an_investigator() -> None:
    scene = seat_at(investigator(), nobody(), investigator(), phase="end", awake=True, ancient_one="cthulhu")
    a, *_ = scene
    assert a.offers == {"give-lead A", "give-lead C"}


@pytest.mark.rule("ELD-RND-04")
def test_without_any_investigator_the_first_new_one_clockwise_from_the_last_lead_leads() -> None:
    scene = seat_at(nobody(), nobody(), nobody(), lead="B", phase="end")
    assert (scene.rule, scene.asked) == ("ELD-NEW-02", "C")
    _, _, c = scene
    c.does("choose-investigator hafiz-demir")
    assert (scene.lead, scene.asked) == ("C", "C")


@pytest.mark.rule("ELD-RND-04")
def test_a_lead_alone_who_fell_leads_again_with_a_new_investigator() -> None:
    scene = seat_at(nobody(), phase="end")
    (a,) = scene
    a.does("choose-investigator hafiz-demir")
    assert (scene.lead, scene.phase) == ("A", "action")


@pytest.mark.rule("ELD-RND-05")
def test_what_works_once_per_round_works_again_in_the_next_action_phase() -> None:
    scene = seat_at(investigator(cards="ivory-die"))
    (a,) = scene
    a.tries("test: lore", "reroll-with-card ivory-die 1", dice="1 1 2")
    a.tries("test: lore", dice="1 1")
    assert scene.rule == "ELD-ACT-01"
    scene.until("action")
    a.tries("test: lore", dice="1 1")
    assert a.offers == {"reroll-with-card ivory-die 1", "keep-dice"}


@pytest.mark.rule("ELD-RND-05")
def test_once_per_round_is_not_once_per_phase() -> None:
    scene = seat_at(investigator(cards="ivory-die"))
    (a,) = scene
    a.tries("test: lore", "reroll-with-card ivory-die 1", dice="1 1 2")
    scene.until("encounter")
    a.tries("test: lore", dice="1 1")
    assert scene.rule == "ELD-ENC-06"
