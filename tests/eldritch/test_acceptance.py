"""Scenes in which several rules meet, from the beginning of a game to its later rounds."""

import pytest

from dreamtable.games.eldritch.box import NUMBERS, SPACE
from eldritch.kit import fallen, investigator, nobody, seat_at


@pytest.mark.rule("ELD-MYT-09", "ELD-MYT-11", "ELD-MYT-14", "ELD-RUM-01")
def test_a_rumor_comes_with_clues_a_token_on_the_map_and_tokens_on_its_card() -> None:
    """Scenario 26: three players."""
    scene = seat_at(
        investigator(), investigator(), investigator(), phase="mythos", mythos="the-whistling-wire"
    )
    (rumor,) = NUMBERS["the-whistling-wire"]
    assert len(scene.clues) == 2
    assert scene.state.rumors == {rumor: SPACE["great-slave-lake"]}
    assert scene.tokens_on("the-whistling-wire") == 4
    assert scene.told("omen-moved") == []


@pytest.mark.rule("ELD-NEW-02")
def test_whoever_was_in_play_before_can_not_be_chosen_again() -> None:
    """Scenario 62: one lies on the map, one was devoured, one is in play."""
    lying = fallen("hafiz-demir", seat="B")
    scene = seat_at(
        investigator("moana-rewi"), nobody(), investigator("jack-callahan"), fallen=(lying,), phase="action"
    )
    a, b, c = scene
    a.does("end-turn")
    c.tries("devour: you")
    scene.until("mythos")
    a.does("bring B")
    chosen = b.offered("choose-investigator")
    assert len(chosen) == 9
    assert not {"hafiz-demir", "moana-rewi", "jack-callahan"} & chosen


@pytest.mark.rule("ELD-NEW-03", "ELD-GAN-06", "ELD-ACQ-10")
def test_a_new_investigator_takes_his_asset_out_of_the_reserve_which_is_refilled() -> None:
    scene = seat_at(
        investigator(),
        nobody(),
        phase="end",
        reserve="merchant-ledger surgeons-kit trench-shotgun elephant-gun",
        assets="ivory-die",
    )
    _, b = scene
    b.does("choose-investigator hafiz-demir")
    assert b.cards == ["merchant-ledger"]
    assert scene.reserve == ["surgeons-kit", "trench-shotgun", "elephant-gun", "ivory-die"]


@pytest.mark.rule("ELD-NEW-03")
def test_a_new_investigator_goes_without_what_somebody_has_already() -> None:
    scene = seat_at(investigator(cards="merchant-ledger"), nobody(), phase="end")
    a, b = scene
    b.does("choose-investigator hafiz-demir")
    assert (a.cards, b.cards) == (["merchant-ledger"], [])


@pytest.mark.rule("ELD-RND-01", "ELD-RND-02", "ELD-ACT-01", "ELD-TRV-02", "ELD-ACQ-02", "ELD-TRD-01")
def test_a_round_of_two_friends() -> None:
    """One buys a weapon and hands it over; the other travels to a monster with it and fights."""
    scene = seat_at(
        investigator(at="new-orleans", cards="debt", tickets="train"),
        investigator(at="new-orleans"),
        reserve="boat-hook surgeons-kit trench-shotgun elephant-gun",
        assets="ivory-die",
        monsters="ghoul@chicago",
    )
    a, b = scene
    a.does("acquire", "buy boat-hook", dice="5 1")
    a.does("trade B", "give-card boat-hook", "give-ticket A train")  # there is nothing else to give
    b.does("accept")
    b.does("travel boston", "spend-ticket train chicago")
    assert (b.space, b.cards, b.tickets) == ("chicago", ["boat-hook"], "")
    assert scene.monsters == ["ghoul@chicago"]
    assert scene.reserve == ["surgeons-kit", "trench-shotgun", "elephant-gun", "ivory-die"]
    b.does("end-turn", dice="5 1 1 6 6 1 1")  # Will 2 + 1; Strength 2 and the weapon's 2
    assert (b.health, b.sanity, scene.monsters) == (6, 6, [])
    assert scene.told("tested") == ["tested A influence 1", "tested B will 1", "tested B strength 2"]
