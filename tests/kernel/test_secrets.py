"""The gauntlet passes an honest game, and notices each way of giving a secret away."""

from typing import Any

import pytest

from dreamtable.kernel import BadMove, Match
from gauntlet import checks
from kernel.whispers import RULES, Leak, Swapped, WhispersOptions


def matches(leak: Leak) -> list[Match[Any]]:
    """Return some finished matches of Whispers."""
    found = []
    for number in range(12):
        seats = 2 + number % 3
        policy = checks.policies(str(number))[0]
        options = WhispersOptions(leak=leak)
        found.append(checks.play_to_the_end(RULES, seats, str(number), options, policy, lambda _: None))
    return found


def test_an_honest_game_passes_every_check() -> None:
    for match in matches(Leak.NOTHING):
        checks.the_record_gives_the_same_match(match)
        checks.forks_and_undo_equal_the_original(match)
        checks.forks_of_one_question_are_alike(match)
        checks.nothing_leaks(match)
        checks.everything_survives_the_wire(match)


def check_all(found: list[Match[Any]]) -> None:
    """Look for leaks in all matches."""
    for match in found:
        checks.nothing_leaks(match)


@pytest.mark.parametrize("leak", [Leak.IN_THE_VIEW, Leak.IN_THE_MENU, Leak.IN_AN_EVENT])
def test_a_leak_is_noticed(leak: Leak) -> None:
    found = matches(leak)
    with pytest.raises(AssertionError, match="too much"):
        check_all(found)


@pytest.mark.parametrize(
    ("leak", "told"),
    [
        (Leak.IN_THE_DANGER, "its role, goal and danger"),
        (Leak.IN_A_FORECAST, "prices and forecasts"),
        (Leak.IN_A_GAUGE, "gauges"),
        (Leak.IN_A_DEED, "deeds"),
    ],
)
def test_a_leak_in_what_the_table_tells_besides_the_rules_is_noticed(leak: Leak, told: str) -> None:
    found = matches(leak)
    with pytest.raises(AssertionError, match=f"told too much: {told}"):
        check_all(found)


def test_an_imagined_world_made_from_the_true_one_by_moves_that_can_be_traced_is_noticed() -> None:
    found = matches(Leak.IN_A_DREAM)
    with pytest.raises(AssertionError, match="dreams of what it can't know"):
        check_all(found)


def test_nobody_gets_back_to_the_true_world_from_an_imagined_one() -> None:
    match = Match(RULES, 2, "sealed")
    for seat in (0, 1):
        match.choose(seat, 0)
    world = match.imagine(min(match.question.menus), "world") if match.question else match
    with pytest.raises(BadMove, match="imagined world can't be forked"):
        world.fork()
    with pytest.raises(BadMove, match="imagined world can't be forked or rewound"):
        world.rewind(0)
    while world.question is not None:
        world.choose(min(world.question.menus), 0)
    with pytest.raises(BadMove, match="imagined world can't be forked"):
        world.fork()


def test_an_imagined_world_leaves_the_secret_answers_of_others_open() -> None:
    match = Match(RULES, 3, "sealed")
    match.choose(0, 2)
    assert set(match.question.menus) == {1, 2} if match.question else False
    world = match.imagine(1, "world")
    assert world.question is not None
    assert set(world.question.menus) == {0, 1, 2}
    assert match.menu(1) == world.menu(1)


def test_only_who_is_asked_can_imagine() -> None:
    match = Match(RULES, 2, "sealed")
    match.choose(0, 0)
    with pytest.raises(BadMove, match="not asked"):
        match.imagine(0, "world")


def test_imagined_worlds_have_chance_of_their_own_and_other_hidden_cards() -> None:
    match = Match(RULES, 2, "sealed")
    hands = {tuple(match.imagine(0, str(number)).state.hands[1]) for number in range(20)}
    assert len(hands) > 10
    assert {tuple(match.imagine(0, str(number)).state.hands[0]) for number in range(20)} == {
        tuple(match.state.hands[0])
    }
    assert match.imagine(0, "x").state.rng != match.imagine(0, "y").state.rng


def test_who_holds_several_seats_learns_what_any_of_them_did() -> None:
    match = Match(RULES, 3, "several")
    for seat in range(3):
        match.choose(seat, 0)
    for seat in range(3):
        match.choose(seat, 1)
    for seat in range(3):
        match.choose(seat, 1)
    own, others = match.events_of([0, 2]), match.events(1)
    drawn = [event for _, event in own if isinstance(event, Swapped)]
    assert [event.card is not None for event in drawn] == [True, False, True]
    assert [number for number, _ in own] == [number for number, _ in others]
    assert match.events_of([0, 1, 2], 1) == [match.events(seat)[seat + 1] for seat in range(3)]
