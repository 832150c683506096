"""ELD-ACT: the Action Phase."""

import pytest

from dreamtable.games.eldritch.moves import Acquire, Rest
from dreamtable.kernel import BadMove
from eldritch.kit import Refused, fresh, invent, investigator, seat_at


@pytest.mark.rule("ELD-ACT-01")
def test_an_investigator_performs_up_to_two_actions() -> None:
    scene = seat_at(investigator(), investigator())
    a, _ = scene
    a.does("rest", "travel chicago")
    assert scene.asked == "B"


@pytest.mark.rule("ELD-ACT-01")
def test_in_the_first_round_there_are_two_actions_as_well() -> None:
    scene = fresh(2, ancient_one="azathoth")
    a, b = scene
    a.does("choose-investigator leela-deshpande")
    b.does("choose-investigator hafiz-demir")
    a.does("prepare ship", "travel kunlun")
    assert scene.asked == "B"


@pytest.mark.rule("ELD-ACT-02")
@pytest.mark.parametrize("action", ["rest", "prepare ship", "travel boston"])
def test_the_same_action_is_not_performed_twice_in_a_round(action: str) -> None:
    scene = seat_at(investigator(at="new-orleans"))
    (a,) = scene
    kind = action.split()[0]
    a.does(action)
    assert a.offered(kind) == set()
    scene.until("action")
    assert a.offered(kind) != set()


@pytest.mark.rule("ELD-ACT-02")
def test_one_ticket_bought_the_other_kind_is_the_same_action() -> None:
    (a,) = seat_at(investigator())
    a.does("prepare train")
    assert a.offers >= {"rest", "acquire"}
    assert a.offered("prepare") == set()


@pytest.mark.rule("ELD-ACT-02", "ELD-ACQ-01")
def test_assets_are_acquired_once_in_a_round() -> None:
    (a,) = seat_at(investigator(cards="debt"))
    a.does("acquire", "pass", dice="1 1")
    assert "rest" in a.offers
    assert "acquire" not in a.offers


@pytest.mark.rule("ELD-ACT-02", "ELD-TRD-01")
def test_one_trade_in_a_round() -> None:
    scene = seat_at(investigator(clues=2), investigator())
    a, b = scene
    a.does("trade B", "give-clue A", "propose")
    b.does("accept")
    assert a.offered("trade") == set()


@pytest.mark.rule("ELD-ACT-03")
def test_an_additional_action_must_be_one_not_yet_performed() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.does("rest")
    a.tries("act: 1")
    assert scene.rule == "ELD-ACT-03"
    assert "rest" not in a.offers
    a.does("prepare ship")
    assert scene.rule == "ELD-ACT-01"
    assert not {"rest", "prepare train", "prepare ship"} & a.offers
    a.does("travel chicago")
    assert scene.round == 2


@pytest.mark.rule("ELD-ACT-03", "ELD-TRD-02")
def test_a_refused_trade_gives_no_action_for_nothing() -> None:
    scene = seat_at(investigator(clues=2), investigator())
    a, b = scene
    a.tries("act: 1", "trade B", "give-clue A", "propose")
    b.does("refuse")
    assert scene.rule == "ELD-ACT-03"
    a.does("rest", "prepare ship", "travel chicago")
    assert scene.asked == "B"


@pytest.mark.rule("ELD-ACT-04")
def test_an_action_is_finished_before_the_next() -> None:
    (a,) = seat_at(investigator(tickets="train"))
    a.does("travel chicago")
    assert a.offers == {
        "spend-ticket train boston",
        "spend-ticket train new-orleans",
        "spend-ticket train vancouver",
        "stop",
    }


@pytest.mark.rule("ELD-ACT-05")
@pytest.mark.parametrize("actions", [[], ["rest"]])
def test_fewer_actions_or_none_may_be_performed(actions: list[str]) -> None:
    scene = seat_at(investigator(), investigator())
    a, _ = scene
    a.does(*actions, "end-turn")
    assert scene.asked == "B"


@pytest.mark.rule("ELD-ACT-06")
def test_the_list_of_actions() -> None:
    scene = seat_at(investigator(cards="field-grimoire", clues=1), investigator(cards="detained"))
    a, _ = scene
    assert {offer.split()[0] for offer in a.offers} == {
        "travel",
        "rest",
        "trade",
        "prepare",
        "acquire",
        "perform",
        "perform-local",
        "end-turn",
    }


@pytest.mark.rule("ELD-ACT-07", "ELD-DLY-02", "ELD-ENC-12")
def test_a_delayed_investigator_stands_up_and_does_nothing_else() -> None:
    """Scenario 28."""
    scene = seat_at(investigator(), investigator(delayed=True))
    a, b = scene
    a.does("end-turn")
    assert not b.delayed
    assert scene.told("stood-up") == ["stood-up B"]
    a.does("meet general")
    assert (scene.phase, b.offers) == ("encounter", {"meet general", "meet regional"})


@pytest.mark.rule("ELD-ACT-08")
def test_what_is_used_in_the_action_phase_is_used_in_ones_own_turn_and_never_by_standing_up() -> None:
    watch = invent(
        "{id: test-watch, kind: asset, value: 1, traits: [item],"
        " abilities: [{local-action: [{recover: {sanity: 1}}]}]}"
    )
    scene = seat_at(investigator(cards=watch), investigator(cards="ivory-die", delayed=True))
    a, b = scene
    a.does("rest")
    assert "perform-local test-watch A" in a.offers
    a.does("end-turn")
    assert b.offers == set()
    assert scene.phase == "encounter"


@pytest.mark.rule("ELD-ACT-08")
def test_only_a_card_that_says_so_gives_a_delayed_investigator_an_action() -> None:
    scene = seat_at(investigator("noah-littlebear", delayed=True))
    (a,) = scene
    assert a.offers == {"use noah-littlebear", "pass"}
    a.does("use noah-littlebear", "travel chicago")
    assert (a.health, a.space) == (5, "chicago")
    assert scene.round == 2


@pytest.mark.rule("ELD-ACT-09")
def test_illegal_actions_are_refused_without_cost() -> None:
    scene = seat_at(investigator(), monsters="ghoul@boston")
    (a,) = scene
    for illegal in ("rest", "acquire", "travel rio"):
        assert illegal not in a.offers
        with pytest.raises(Refused):
            a.does(illegal)
    before = scene.match.hash()
    for move in (Rest(), Acquire()):
        with pytest.raises(BadMove):
            scene.match.answer(0, move)
    assert scene.match.hash() == before
    assert scene.state.actions == 2


@pytest.mark.rule("ELD-ACT-09")
def test_an_answer_that_comes_too_late_is_refused() -> None:
    scene = seat_at(investigator(), investigator())
    a, _ = scene
    a.does("rest")
    with pytest.raises(BadMove):
        scene.match.answer(0, Rest(), number=0)
    assert scene.state.actions == 1


@pytest.mark.rule("ELD-DLY-03", "ELD-ACT-01")
def test_becoming_delayed_in_ones_own_turn_ends_it() -> None:
    """Scenario 57."""
    cramp = invent(
        "{id: test-cramp, kind: asset, value: 1, traits: [item], abilities: [{action: [{delay: you}]}]}"
    )
    scene = seat_at(investigator(cards=cramp), investigator())
    a, _ = scene
    a.does("perform test-cramp")
    assert (scene.asked, a.delayed) == ("B", False)
