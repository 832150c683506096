"""A match puts together once an answer what is public, and never shows a table that is no more."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamtable.kernel import WATCHER, AnyRules, Match, Seat
from kernel import whispers
from workshop.game import RULES as WORKSHOP
from workshop.game import Carve, Take


def looking_once(rules: AnyRules, looks: list[Any] | None = None) -> AnyRules:
    """Return rules whose looker copies the table: what happens later can't be seen through it."""

    def looker(state: Any) -> Callable[[Seat], msgspec.Struct]:
        copied = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=rules.state)
        if looks is not None:
            looks.append(copied)
        return partial(rules.view, copied)

    return replace(rules, looker=looker)


def sees_what_is(match: Match[Any]) -> bool:
    """Say whether everybody sees the table as it is now."""
    everybody = (*range(match.seats), WATCHER)
    return all(match.view(seat) == match.rules.view(match._game.state, seat) for seat in everybody)


def test_one_look_serves_all_seats_until_the_next_answer() -> None:
    looks: list[Any] = []
    match: Match[Any] = Match(looking_once(whispers.RULES, looks), 3, "x")
    assert not looks, "nobody has looked yet"
    assert sees_what_is(match)
    assert sees_what_is(match)
    assert len(looks) == 1
    match.choose(0, 0)
    assert sees_what_is(match)
    assert len(looks) == 2


def test_an_answer_that_is_taken_back_is_seen_no_more() -> None:
    match: Match[Any] = Match(looking_once(whispers.RULES), 2, "x")
    for seat in (0, 1, 0):
        match.choose(seat, 0)
    assert sees_what_is(match)
    match.undo(0)
    match.choose(1, 0)
    assert sees_what_is(match), "there are as many answers as before, but not the same"


def test_an_answer_in_a_lane_that_is_taken_back_is_seen_no_more() -> None:
    match: Match[Any] = Match(looking_once(WORKSHOP), 3, "wood")
    for seat, move in ((0, Carve(0)), (1, Carve(0)), (2, Take())):
        match.answer(seat, move)
    assert sees_what_is(match)
    match.undo(0)
    match.answer(0, Carve(1))
    assert sees_what_is(match), "there are as many answers as before, but not the same"


def test_an_imagined_world_is_seen_as_it_was_imagined() -> None:
    match: Match[Any] = Match(looking_once(whispers.RULES), 3, "x")
    assert sees_what_is(match)
    world = match.imagine(0, "dream")
    assert sees_what_is(world)
    assert world.view(0) == match.view(0)
    assert world.view(1) != match.view(1)


def test_who_has_the_true_state_and_changes_it_sees_it_changed() -> None:
    match: Match[Any] = Match(looking_once(whispers.RULES), 3, "x")
    assert sees_what_is(match)
    match.state.turn = 2
    assert sees_what_is(match)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["answer", "rewind", "fork"]), st.integers(0, 1000)), max_size=40))
def test_whatever_happens_everybody_sees_the_table_of_now(steps: list[tuple[str, int]]) -> None:
    match: Match[Any] = Match(looking_once(whispers.RULES), 3, "course")
    for what, number in steps:
        if what == "answer" and match.question is not None:
            seats = sorted(match.question.menus)
            seat = seats[number % len(seats)]
            match.choose(seat, number % len(match.menu(seat)))
        elif what == "rewind":
            match.rewind(number % (len(match.journal) + 1))
        elif what == "fork":
            match = match.fork(number % (len(match.journal) + 1), listening=True)
        assert sees_what_is(match)
