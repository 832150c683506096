"""ELD-ACQ: Acquire Assets."""

import pytest

from dreamtable.games.eldritch.box import NUMBERS
from eldritch.kit import invent, investigator, seat_at

RESERVE = "boat-hook laudanum surgeons-kit trench-shotgun"
"""Of the values 1, 1, 2 and 3."""


@pytest.mark.rule("ELD-ACQ-01")
@pytest.mark.parametrize(
    ("space", "there"), [("boston", True), ("nome", True), ("nubia", False), ("ross", False)]
)
def test_assets_are_acquired_in_cities(space: str, there: bool) -> None:
    (a,) = seat_at(investigator(at=space))
    assert ("acquire" in a.offers) is there


@pytest.mark.rule("ELD-ACQ-01")
def test_influence_is_tested_without_a_modifier() -> None:
    scene = seat_at(investigator("hafiz-demir", at="rio", cards="debt"))
    (a,) = scene
    a.does("acquire", dice="1 1 1 1")
    assert scene.told("test-began") == ["test-began A influence 0 4"]


@pytest.mark.rule("ELD-ACQ-01")
def test_it_is_told_that_somebody_tries_to_acquire_assets_before_the_test() -> None:
    scene = seat_at(investigator("hafiz-demir", at="rio", cards="debt"))
    (a,) = scene
    a.does("acquire", dice="1 1 1 1")
    assert scene.told("acquire-began", "test-began") == ["acquire-began A", "test-began A influence 0 4"]


@pytest.mark.rule("ELD-ACQ-02")
def test_the_sum_of_the_values_counts() -> None:
    """Scenario 10: a result of 2 is enough for 1 + 1, for the 2, or for a single 1."""
    buyer = investigator("rafael-quintana", at="boston", cards="debt")
    scene = seat_at(buyer, reserve=RESERVE)
    (a,) = scene
    a.does("acquire", dice="5 6 2")
    assert a.offers == {"buy boat-hook", "buy laudanum", "buy surgeons-kit", "stop"}
    a.does("buy boat-hook")
    assert a.offers == {"buy laudanum", "stop"}
    a.does("buy laudanum")
    assert a.cards == ["debt", "boat-hook", "laudanum"]
    assert scene.rule == "ELD-ACT-01"


@pytest.mark.rule("ELD-ACQ-02")
def test_after_the_dearest_card_nothing_is_left() -> None:
    scene = seat_at(investigator("rafael-quintana", at="boston", cards="debt"), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", "buy surgeons-kit", dice="5 6 2")
    assert (a.cards, scene.rule) == (["debt", "surgeons-kit"], "ELD-ACT-01")


@pytest.mark.rule("ELD-ACQ-03", "ELD-ACQ-06")
def test_with_a_result_of_nothing_the_action_goes_on() -> None:
    scene = seat_at(investigator(), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", dice="1 4")
    assert (scene.rule, a.offers) == ("ELD-ACQ-06", {"take-loan", "pass"})
    a.does("pass")
    assert (scene.rule, a.offered("throw")) == ("ELD-ACQ-04", set(RESERVE.split()))


@pytest.mark.rule("ELD-ACQ-04", "ELD-ACQ-05")
@pytest.mark.parametrize("dice", ["5 6 2", "1 1 1"])
def test_whoever_gains_nothing_may_discard_a_card_of_the_reserve(dice: str) -> None:
    """Scenario 11, also if he could not have bought anything."""
    scene = seat_at(
        investigator("rafael-quintana", at="boston", cards="debt"), reserve=RESERVE, assets="ivory-die"
    )
    (a,) = scene
    a.does("acquire", dice=dice)
    if "5" in dice:
        a.does("stop")
    assert a.offers == {*(f"throw {name}" for name in RESERVE.split()), "pass"}
    a.does("throw trench-shotgun")
    assert scene.reserve == ["boat-hook", "laudanum", "surgeons-kit", "ivory-die"]
    assert NUMBERS["trench-shotgun"] == scene.state.assets.discard


@pytest.mark.rule("ELD-ACQ-04")
def test_whoever_gained_a_card_discards_none() -> None:
    scene = seat_at(investigator(cards="debt"), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", "buy laudanum", "stop", dice="5 6")
    assert scene.rule == "ELD-ACT-01"


@pytest.mark.rule("ELD-ACQ-04")
def test_nothing_need_be_discarded() -> None:
    scene = seat_at(investigator(cards="debt"), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", "pass", dice="1 1")
    assert scene.reserve == RESERVE.split()


@pytest.mark.rule("ELD-ACQ-05")
def test_slots_are_refilled_when_the_action_is_over_and_not_before() -> None:
    scene = seat_at(
        investigator("hafiz-demir", at="boston", cards="debt"),
        reserve=RESERVE,
        assets="ivory-die oak-bokken",
    )
    (a,) = scene
    a.does("acquire", "buy boat-hook", dice="5 6 6 1")  # and one success of his own
    assert a.offered("buy") == {"laudanum", "surgeons-kit", "trench-shotgun"}
    assert len(scene.reserve) == 3
    a.does("buy laudanum")
    assert a.offered("buy") == {"surgeons-kit"}
    a.does("stop")
    assert scene.reserve == ["surgeons-kit", "trench-shotgun", "ivory-die", "oak-bokken"]


@pytest.mark.rule("ELD-ACQ-05", "ELD-ACQ-09")
def test_a_service_and_an_item_for_three() -> None:
    """Scenario 58: values 1 and 2."""
    scene = seat_at(
        investigator("rafael-quintana", at="boston", cards="debt"),
        reserve="chartered-seaplane surgeons-kit gunboat-salvo elephant-gun",
        assets="ivory-die oak-bokken",
    )
    (a,) = scene
    a.does("acquire", "buy chartered-seaplane", dice="5 6 6")
    assert a.offers >= {"pick-space chicago", "stop"}
    a.does("pick-space chicago", "stop", "buy surgeons-kit")
    assert (a.space, a.cards) == ("chicago", ["debt", "surgeons-kit"])
    assert NUMBERS["chartered-seaplane"] == scene.state.assets.discard
    assert scene.reserve == ["gunboat-salvo", "elephant-gun", "ivory-die", "oak-bokken"]


@pytest.mark.rule("ELD-ACQ-06")
def test_a_loan_adds_two_successes_for_a_debt() -> None:
    """Scenario 12: one die, no success."""
    poor = invent(
        "{id: test-pauper, kind: investigator, health: 6, sanity: 6, start: boston,"
        " skills: {lore: 1, influence: 1, observation: 1, strength: 1, will: 1},"
        " gear: [], action: [], passive: [], crippled: [], insane: []}"
    )
    scene = seat_at(investigator(), reserve=RESERVE)
    scene.state.people[0].investigator = NUMBERS[poor][0]  # type: ignore[union-attr]
    (a,) = scene
    a.does("acquire", dice="2")
    a.does("take-loan")
    assert a.cards == ["debt"]
    assert a.offered("buy") == {"boat-hook", "laudanum", "surgeons-kit"}
    a.does("buy surgeons-kit")
    assert scene.rule == "ELD-ACT-01"


@pytest.mark.rule("ELD-ACQ-06")
def test_the_loan_comes_after_roll_and_rerolls_and_only_once() -> None:
    scene = seat_at(investigator(clues=1), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", dice="1 2")
    assert a.offers == {"reroll-with-clue 1", "reroll-with-clue 2", "keep-dice"}
    a.does("reroll-with-clue 1", dice="6")
    assert scene.rule == "ELD-ACQ-06"
    a.does("take-loan")
    assert scene.rule == "ELD-ACQ-02"
    assert "buy trench-shotgun" in a.offers


@pytest.mark.rule("ELD-ACQ-07")
def test_whoever_has_a_debt_gets_no_loan() -> None:
    """Scenario 13."""
    scene = seat_at(investigator(cards="debt"), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", dice="1 1")
    assert scene.rule == "ELD-ACQ-04"


@pytest.mark.rule("ELD-ACQ-07")
def test_without_a_debt_card_there_is_no_loan() -> None:
    scene = seat_at(investigator(), *[investigator(cards="debt") for _ in range(6)], reserve=RESERVE)
    a, *_ = scene
    a.does("acquire", dice="1 1")
    assert scene.rule == "ELD-ACQ-04"


@pytest.mark.rule("ELD-ACQ-08")
def test_the_successes_of_a_loan_are_no_dice() -> None:
    """Whatever alters dice or adds to a test has done so before; the loan adds to the result alone."""
    scene = seat_at(investigator(cards="cursed"), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", dice="5 6")
    a.does("take-loan")
    assert scene.told("rolled", "tested") == ["rolled A 5 6", "tested A influence 1"]
    assert "buy trench-shotgun" in a.offers  # 1 + 2, although he is Cursed


@pytest.mark.rule("ELD-ACQ-09")
def test_a_service_is_carried_out_and_never_kept() -> None:
    scene = seat_at(investigator(cards="debt"), reserve="press-syndicate laudanum boat-hook ivory-die")
    (a,) = scene
    a.does("acquire", "buy press-syndicate", dice="5 6", draws="rio panama")
    assert scene.clues == ["panama", "rio"]
    assert a.cards == ["debt"]


@pytest.mark.rule("ELD-ACQ-10")
def test_a_card_that_leaves_the_reserve_otherwise_is_replaced_at_once() -> None:
    scene = seat_at(
        investigator("hafiz-demir", at="rio"), reserve=RESERVE, assets="ivory-die oak-bokken silk-disguise"
    )
    (a,) = scene
    a.tries("gain: {asset: 1, from: reserve}", "pick-card laudanum")
    assert a.cards == ["laudanum"]
    assert scene.reserve == ["boat-hook", "surgeons-kit", "trench-shotgun", "ivory-die"]


@pytest.mark.rule("ELD-ACQ-10")
def test_an_action_that_discards_from_the_reserve_refills_it_at_once() -> None:
    scene = seat_at(investigator(cards="merchant-ledger"), reserve=RESERVE, assets="ivory-die")
    (a,) = scene
    a.does("perform merchant-ledger", "pick-card laudanum")
    assert scene.reserve == ["boat-hook", "surgeons-kit", "trench-shotgun", "ivory-die"]


@pytest.mark.rule("ELD-ACQ-11")
def test_with_no_asset_left_slots_stay_empty() -> None:
    scene = seat_at(investigator(cards="debt"), investigator(), reserve=RESERVE)
    s = scene.state
    a, b = scene
    b.person.cards += s.assets.pile
    s.assets.pile = []
    a.does("acquire", "buy laudanum", "stop", dice="5 6")
    assert scene.reserve == ["boat-hook", "surgeons-kit", "trench-shotgun"]


@pytest.mark.rule("ELD-ACQ-11", "ELD-SPD-07")
def test_an_empty_asset_deck_is_made_anew_from_its_pile() -> None:
    scene = seat_at(investigator(cards="debt"), reserve=RESERVE)
    s = scene.state
    (a,) = scene
    s.assets.discard, s.assets.pile = s.assets.pile, []
    a.does("acquire", "buy laudanum", "stop", dice="5 6")
    assert len(scene.reserve) == 4
    assert s.assets.discard == []


@pytest.mark.rule("ELD-ACQ-06", "ELD-TIM-09")
def test_the_debt_of_a_loan_comes_before_the_cards() -> None:
    scene = seat_at(investigator(), reserve=RESERVE)
    (a,) = scene
    a.does("acquire", dice="5 1")
    a.does("take-loan", "buy boat-hook", "stop")
    assert scene.told("loan-taken", "card-gained") == [
        "loan-taken A",
        "card-gained A debt",
        "card-gained A boat-hook",
    ]
