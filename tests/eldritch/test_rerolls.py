"""ELD-RRL: dice that are rolled again."""

import pytest

from dreamtable.games.eldritch.moves import KeepDice
from dreamtable.telling import sole_answer
from eldritch.kit import invent, investigator, seat_at

TWO_MORE = invent(
    "{id: two-more, kind: asset, value: 1, traits: [trinket], abilities: [{reroll: {num: 2, skill: any}}]}"
)


@pytest.mark.rule("ELD-RRL-01", "ELD-RRL-02", "ELD-TST-08")
def test_each_clue_rerolls_one_die() -> None:
    """Scenario 16: 4, 3, 1 and two clues; the 1 becomes a 2, the 2 becomes a 6."""
    scene = seat_at(investigator(clues=2, improved={"will": 1}))
    (a,) = scene
    a.tries("test: will", dice="4 3 1")
    assert a.offers == {"keep-dice", "reroll-with-clue 1", "reroll-with-clue 3", "reroll-with-clue 4"}
    a.does("reroll-with-clue 1", "reroll-with-clue 2", dice="2 6")
    assert scene.told("tested") == ["tested A will 1"]
    assert a.clues == 0


@pytest.mark.rule("ELD-RRL-02", "ELD-RRL-06")
def test_the_new_face_counts_even_if_worse() -> None:
    scene = seat_at(investigator(clues=1))
    scene.player("A").tries("test: will", "reroll-with-clue 6", dice="6 1 2")
    assert scene.told("tested") == ["tested A will 0"]


@pytest.mark.rule("ELD-RRL-03")
def test_he_sees_each_result_before_the_next_and_settles_it_by_stopping() -> None:
    scene = seat_at(investigator(clues=3))
    (a,) = scene
    a.tries("test: will", "reroll-with-clue 1", dice="1 1 3")
    assert scene.told("rerolled") == ["rerolled A 1 3"]
    assert (a.offered("reroll-with-clue"), scene.told("tested")) == ({"1", "3"}, [])
    a.does("keep-dice")
    assert (scene.told("tested"), a.clues) == (["tested A will 0"], 2)


@pytest.mark.rule("ELD-RRL-04")
def test_other_rerolls_and_clues_come_in_any_order() -> None:
    scene = seat_at(investigator(clues=2, cards="ivory-die"))
    (a,) = scene
    a.tries("test: will", "reroll-with-clue 1", "reroll-with-card ivory-die 2", dice="1 1 2 3")
    assert a.offered("reroll-with-card") == set()
    a.does("reroll-with-clue 3", dice="5")
    assert scene.told("tested") == ["tested A will 1"]


@pytest.mark.rule("ELD-RRL-04")
def test_a_reroll_once_a_round_is_used_up_until_the_next_round() -> None:
    scene = seat_at(investigator(cards="ivory-die"))
    (a,) = scene
    a.tries("test: will", "reroll-with-card ivory-die 1", dice="1 2 5")
    a.tries("test: will", dice="1 1")
    assert scene.rule == "ELD-ACT-01"
    scene.until("action")
    a.tries("test: will", dice="1 1")
    assert a.offers == {"keep-dice", "reroll-with-card ivory-die 1"}


@pytest.mark.rule("ELD-RRL-04")
def test_up_to_two_dice_may_be_one_or_both() -> None:
    scene = seat_at(investigator(cards=TWO_MORE))
    (a,) = scene
    a.tries("test: will", "reroll-with-card two-more 1", "keep-dice", dice="1 2 5")
    a.tries("test: will", "reroll-with-card two-more 1", "reroll-with-card two-more 2", dice="1 2 5 6")
    assert scene.told("tested") == ["tested A will 1", "tested A will 2"]


@pytest.mark.rule("ELD-RRL-04")
def test_each_one_on_the_dice_of_the_fencing_master_is_rerolled_once() -> None:
    """Strength 4 against a gug rolls two dice; a 1 that comes again stays."""
    scene = seat_at(investigator("shun-takeda"), monsters="gug@boston")
    (a,) = scene
    a.tries("fight: one-here", dice="6 6 6  1 3")
    assert a.offers == {"keep-dice", "reroll-with-card shun-takeda 1"}
    a.does("reroll-with-card shun-takeda 1", dice="1")
    assert scene.told("tested")[-1] == "tested A strength 0"


@pytest.mark.rule("ELD-RRL-05")
def test_only_the_tester_spends_his_own_clues() -> None:
    scene = seat_at(investigator(), investigator(clues=5))
    a, b = scene
    a.tries("test: will", dice="1 1")
    assert scene.told("tested") == ["tested A will 0"]
    assert (b.clues, scene.rule) == (5, "ELD-ACT-01")


@pytest.mark.rule("ELD-RRL-06")
def test_successes_may_be_rerolled() -> None:
    scene = seat_at(investigator(clues=1))
    (a,) = scene
    a.tries("test: will", dice="5 6")
    assert a.offered("reroll-with-clue") == {"5", "6"}


@pytest.mark.rule("ELD-RRL-01")
def test_who_rolled_nothing_but_successes_is_not_asked_what_to_roll_again() -> None:
    for dice, conditions, unasked in (
        ("5 6", "", True),
        ("4 6", "", False),
        ("6 6", "cursed", True),
        ("5 6", "cursed", False),
    ):
        scene = seat_at(investigator(clues=2, cards=conditions))
        scene.player("A").tries("test: will", dice=dice)
        assert scene.rule == "ELD-RRL-01"
        answer = sole_answer(scene.match, 0)
        assert (answer == KeepDice()) is unasked, (dice, conditions)


@pytest.mark.rule("ELD-RRL-01", "ELD-TST-14")
def test_a_success_that_could_count_for_more_is_asked_about() -> None:
    for cards, unasked in (("", True), ("trench-shotgun", False)):
        scene = seat_at(investigator(clues=2, cards=cards))
        a = scene.player("A")
        a.tries("test: strength", dice="5 6")
        assert scene.rule == "ELD-RRL-01"
        assert (sole_answer(scene.match, 0) == KeepDice()) is unasked
