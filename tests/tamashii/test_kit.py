"""What the kit of scenes promises to those who write tests."""

import pytest

from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS, PROGRAMS
from dreamtable.games.tamashii.cards import Special
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.model import Step
from dreamtable.games.tamashii.moves import Launch, Stay
from refusing import Refused
from tamashii.kit import INVENTED, board, invent, seat_at

GIFT = """
    id: z01
    kind: special
    number: Z01
    world-activity: [{do: [{gain: {energy: 1}, who: each}]}]
"""


def test_an_invented_card_is_in_the_box_until_the_test_ends() -> None:
    before = (len(CARDS), len(PROGRAMS), list(BOX.steps.names), CONTENT.catalogue().names)
    card = invent(GIFT)
    assert invent(GIFT) == card
    assert len(CARDS) == before[0] + 1
    assert BOX.steps.named("z01.1") is not None
    assert NUMBERS[card] not in BOX.of(Special), "no set-up deals it"
    assert "tamashii/z01" in CONTENT.catalogue().names["card"]
    scene = seat_at(scenario="a", story="a01", specials=card, step="world", stops="passing")
    assert scene.notices("energy") == (1, 1)
    INVENTED.take_out()
    assert (len(CARDS), len(PROGRAMS), list(BOX.steps.names), CONTENT.catalogue().names) == before
    assert BOX.steps.named("z01.1") is None


def test_another_card_under_the_same_number_is_told_from_the_one_before() -> None:
    invent(GIFT)
    assert "z01.1" in list(BOX.steps.names)
    INVENTED.take_out()
    invent("{id: z02, kind: special, number: Z02, instant: [{time: 1}]}")
    assert "z01.1" not in list(BOX.steps.names)
    assert "z02.1" in list(BOX.steps.names)


def test_an_invented_card_names_only_what_there_is() -> None:
    with pytest.raises(AssertionError, match="nowhere"):
        invent("{id: z01, kind: special, number: Z01, instant: [{story: nowhere}]}")


def test_a_deck_that_is_said_to_be_empty_is_empty() -> None:
    assert seat_at(deck="").s.deck == []
    assert seat_at().s.deck != []
    assert seat_at(scenario="c", bodies="").s.bodies == []
    assert seat_at(scenario="c").s.bodies != []


def test_a_scene_stands_still_where_a_step_would_begin() -> None:
    scene = seat_at(scenario="a", story="a02", step="world", time=4, stops="passing")
    for _ in range(3):
        assert (scene.s.step, scene.s.time) == (Step.PASSING, 3)
        scene.players[0].ready()


def test_chance_that_was_prepared_comes_in_forks_too() -> None:
    scene = seat_at(board(queue="rust-hound"), step="launch")
    scene.dice("H S", enemy="- basic")
    before = scene.match.answers
    scene.goes_on(until=Step.ACTIVITIES)
    twin = scene.match.fork(before)
    for seat, choice, _, _ in scene.match.journal[before:]:
        twin.choose(seat, choice)
    assert twin.hash() == scene.match.hash()


def test_a_refusal_names_what_was_wanted_and_what_is_offered() -> None:
    (a, _) = seat_at(board(at=1), step="move").players
    with pytest.raises(Refused, match=r"Launch \[red red red\].* now \(TAM-MAP-03\)\. Offered: .*Stay"):
        a.does(Launch(0))
    assert a.can(Stay())
