"""ELD-HLT, ELD-DLY: Health, Sanity, and delay."""

from typing import get_args

import pytest

from dreamtable.games.eldritch.abilities import Stat
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import Investigator
from dreamtable.games.eldritch.health import recover
from eldritch.kit import invent, investigator, seat_at


@pytest.mark.rule("ELD-HLT-01")
def test_health_and_sanity_of_every_sheet_add_up_to_twelve() -> None:
    for number in BOX.of(Investigator):
        sheet = BOX.card(number, Investigator)
        assert sheet.health + sheet.sanity == 12, sheet.id
        assert 4 <= sheet.health <= 8, sheet.id


@pytest.mark.rule("ELD-HLT-01", "ELD-HLT-02")
def test_nobody_recovers_above_the_maximum() -> None:
    scene = seat_at(investigator("moana-rewi", health=7, sanity=1))
    a, *_ = scene
    a.tries("recover: {health: 3, sanity: 2}")
    assert (a.health, a.sanity) == (8, 3)
    assert scene.told("recovered") == ["recovered A 1 2"]


@pytest.mark.rule("ELD-HLT-02")
def test_a_loss_goes_down_to_zero_and_no_further() -> None:
    scene = seat_at(investigator(health=2), investigator())
    a, _ = scene
    a.tries("lose: {health: 5}")
    assert scene.told("lost") == ["lost A 2 0"]


@pytest.mark.rule("ELD-HLT-03")
def test_who_has_more_than_the_maximum_recovers_nothing_and_no_component_changes_a_maximum() -> None:
    scene = seat_at(investigator(health=6, sanity=2))
    person = scene.player("A").person
    person.health = 9
    assert not recover(scene.match._game, 0, 1, 0)
    assert not {"health", "sanity", "most-health", "most-sanity"} & set(get_args(Stat))


@pytest.mark.rule("ELD-HLT-04")
def test_losses_named_together_are_one_loss() -> None:
    scene = seat_at(investigator(health=1, sanity=1), investigator())
    a, _ = scene
    a.tries("lose: {health: 2, sanity: 1}")
    assert scene.told("lost") == ["lost A 1 1"]
    assert scene.rule == "ELD-DEF-05"


@pytest.mark.rule("ELD-HLT-04")
def test_what_prevents_each_part_is_asked_before_any_token_goes() -> None:
    scene = seat_at(investigator(at="congo", cards="fur-parka laudanum"))
    a, *_ = scene
    a.tries("lose: {health: 1, sanity: 2}")
    assert a.offers == {"use laudanum", "pass"}
    assert (a.health, a.sanity) == (6, 6)
    a.does("use laudanum")
    assert (a.health, a.sanity) == (6, 6)


# ELD-DLY


@pytest.mark.rule("ELD-DLY-01")
def test_who_is_delayed_performs_no_actions() -> None:
    scene = seat_at(investigator(), investigator(), turn="B")
    a, _ = scene
    a.tries("delay: you")
    assert a.delayed
    scene.until("action")
    assert scene.asked == "B"


@pytest.mark.rule("ELD-DLY-02", "ELD-ACT-07")
def test_who_is_delayed_stands_up_instead_of_acting_and_has_his_encounter() -> None:
    # acceptance 28
    scene = seat_at(investigator(delayed=True), investigator())
    a, b = scene
    assert (scene.asked, a.delayed) == ("B", False)
    assert scene.told("stood-up") == ["stood-up A"]
    b.does("end-turn")
    assert (scene.asked, scene.phase) == ("A", "encounter")


DELAYING = invent(
    "{id: a-heavy-door, kind: asset, value: 1, traits: [item],"
    " abilities: [{action: [{delay: you}, {gain: {clue: 1}}]}]}"
)


@pytest.mark.rule("ELD-DLY-03")
def test_who_is_delayed_in_his_own_turn_loses_the_rest_of_it_and_stays_upright() -> None:
    # acceptance 57
    scene = seat_at(investigator(cards=DELAYING), investigator())
    a, _ = scene
    a.does(f"perform {DELAYING}")
    assert (a.delayed, a.clues) == (False, 0)
    assert scene.asked == "B"


@pytest.mark.rule("ELD-DLY-03")
def test_who_is_delayed_in_somebody_elses_turn_is_laid_down() -> None:
    scene = seat_at(investigator(), investigator())
    a, b = scene
    a.tries("{delay: chosen-other}")
    assert b.delayed
    assert (scene.asked, a.delayed) == ("A", False)


@pytest.mark.rule("ELD-DLY-04")
def test_delayed_twice_is_delayed_once() -> None:
    scene = seat_at(investigator(), investigator(), turn="B")
    a, b = scene
    a.tries("[{delay: you}, {delay: you}]")
    assert a.delayed
    b.does("end-turn")
    scene.until("action")
    scene.until("action")
    assert (scene.asked, a.delayed) == ("A", False)


@pytest.mark.rule("ELD-DLY-04")
def test_who_is_delayed_cannot_choose_it_as_a_cost() -> None:
    scene = seat_at(investigator(health=4), investigator(), turn="B")
    a, _ = scene
    assert a.can("delay: you")
    a.tries("delay: you")
    assert not a.can("delay: you")
    a.tries("{unless: [delay: you], do: [lose: {health: 1}]}")
    assert a.health == 3


@pytest.mark.rule("ELD-DLY-05")
def test_what_prevents_delay_does_not_help_who_chose_it_as_a_cost() -> None:
    scene = seat_at(investigator(cards="pocket-chronometer"), investigator(), turn="B")
    a, _ = scene
    a.tries("delay: you")
    assert not a.delayed
    a.tries("{unless: [delay: you], do: [lose: {health: 1}]}", "accept")
    assert a.delayed


@pytest.mark.rule("ELD-DLY-05")
def test_a_price_for_something_optional_is_a_cost_too() -> None:
    scene = seat_at(investigator(cards="pocket-chronometer"), investigator(), turn="B")
    a, _ = scene
    a.tries("{may: [improve: lore], cost: [delay: you]}", "accept")
    assert (a.delayed, a.improved[0]) == (True, 1)
