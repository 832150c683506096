"""Lanes: everybody at a bench of their own, all at the same time."""

from functools import partial
from typing import Any

import pytest
from bench.tictactoe import RULES as TICTACTOE
from bench.tictactoe import Mark

from dreamtable.kernel import (
    CHECKPOINT,
    BadMove,
    Chair,
    Game,
    Match,
    Move,
    Outcome,
    Rules,
    RulesBug,
    Script,
    from_bytes,
    record,
    replay,
    to_bytes,
)
from workshop.game import (
    RULES,
    Agree,
    Approve,
    Carve,
    Draw,
    GiveBack,
    Offer,
    Offered,
    Pick,
    Ready,
    Refuse,
    Stow,
    Take,
    Vote,
)


def workshop(*answers: tuple[int, Move], seats: int = 3, seed: str = "wood") -> Match[Any]:
    """Return a match of Workshop after these answers."""
    match: Match[Any] = Match(RULES, seats, seed)
    for seat, move in answers:
        match.answer(seat, move)
    return match


def lanes_of(match: Match[Any]) -> dict[int, int | None]:
    """Return who is asked, and in whose lane."""
    return {seat: match.lane_of(seat) for seat in sorted(match.question.menus)} if match.question else {}


def test_all_are_asked_at_once_each_in_a_lane_of_its_own() -> None:
    match = workshop()
    assert lanes_of(match) == {0: 0, 1: 1, 2: 2}
    match.answer(1, Carve(0))
    match.answer(1, Carve(1))
    match.answer(0, Carve(0))
    assert [bench.marks for bench in match.state.benches] == [[1, 0], [1, 1], [0, 0]]
    assert [match.number(seat) for seat in range(3)] == [1, 2, 0]
    assert match.number() == 3


def test_an_answer_is_too_late_only_if_its_own_lane_has_moved_on() -> None:
    match = workshop((1, Carve(0)), (2, Carve(0)), (1, Carve(1)))
    match.answer(0, Carve(0), number=0)
    with pytest.raises(BadMove, match="answers question 0; the match is at question 1"):
        match.answer(0, Carve(0), number=0)
    match.answer(0, Carve(0), number=1)


def test_each_lane_has_a_rule_and_a_title_of_its_own() -> None:
    match = workshop((0, Carve(0)), (2, Draw()), (0, Offer(1, 0)), (2, Stow()))
    chairs = [Chair(match, seat) for seat in range(3)]
    assert [chair.rule for chair in chairs] == ["WRK-01", "WRK-04", "WRK-03"]
    assert chairs[1].about == Offered(0, 1, 0)
    assert chairs[2].about is None


def test_who_has_done_least_is_served_first() -> None:
    match = workshop((0, Carve(0)), (1, Carve(0)), (0, Carve(1)))
    assert list(match.due()) == [2, 1, 0]


def test_what_others_wait_for_comes_before_the_own_work_which_waits() -> None:
    match = workshop((1, Carve(0)), (0, Offer(1, 0)))
    assert lanes_of(match) == {1: 0, 2: 2}
    assert match.due()[0] == 1
    assert list(match.menu(1)) == [Agree(), Refuse()]
    match.answer(1, Agree())
    assert [bench.marks[0] for bench in match.state.benches] == [1, 0, 0]
    assert lanes_of(match) == {0: 0, 1: 1, 2: 2}
    assert match.number(1) == 1, "its own lane is where it was"


def test_who_has_got_an_offer_answers_it_before_making_one() -> None:
    match = workshop((1, Carve(0)), (2, Carve(1)), (1, Offer(2, 0)))
    assert lanes_of(match) == {0: 0, 2: 1}
    with pytest.raises(BadMove, match="not allowed now"):
        match.answer(2, Offer(1, 1))
    match.answer(2, Refuse())
    match.answer(2, Offer(1, 1))
    assert lanes_of(match) == {0: 0, 1: 2}


def test_several_offers_are_answered_in_the_order_in_which_they_came() -> None:
    match = workshop((0, Carve(0)), (2, Offer(0, 0)), (1, Offer(0, 0)))
    assert lanes_of(match) == {0: 2}
    match.answer(0, Refuse())
    assert lanes_of(match) == {0: 1, 2: 2}


def test_whoever_comes_first_gets_the_last_part_and_others_see_that_it_is_gone() -> None:
    match = workshop((0, Take()), (1, Take()), (0, Take()))
    assert Take() in match.menu(2)
    match.answer(1, Take())
    assert match.state.shelf == 0
    assert Take() not in match.menu(2)
    assert match.number(2) == 0
    match.answer(1, GiveBack())
    assert Take() in match.menu(2)


def test_a_lane_that_is_over_leaves_the_others_going_and_the_last_one_goes_on_alone() -> None:
    match = workshop((1, Ready()))
    assert lanes_of(match) == {0: 0, 2: 2}
    match.answer(2, Ready())
    match.answer(0, Carve(0))
    assert lanes_of(match) == {0: 0}
    match.answer(0, Ready())
    assert match.question is not None
    assert match.question.rule == "WRK-05"
    assert match.lane_of(0) is None
    assert match.number(0) == match.number(2) == 4


def test_the_match_can_end_in_the_middle_of_a_lane() -> None:
    match = workshop(*[(seat, Ready()) for seat in range(3)], *[(seat, Vote(0)) for seat in range(3)])
    match.answer(0, Approve())
    match.answer(1, Stow()) if Stow() in match.menu(1) else match.answer(1, Draw())
    for seat in (0, 1, 2, 0):
        match.answer(seat, Take())
    assert match.outcome is not None
    assert match.outcome.reason == "closed"
    assert match.question is None


def test_even_one_entry_alone_is_asked_at_the_head_of_a_lane() -> None:
    match = workshop(*[(0, Carve(0))] * 4)
    assert list(match.menu(0)) == [Ready()]
    match.answer(0, Ready())


# Taking back


def test_the_own_last_answer_can_be_taken_back_whatever_others_have_done_since() -> None:
    match = workshop((0, Carve(0)), (0, Carve(1)), (1, Carve(0)), (2, Take()), (1, Carve(1)))
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, True]
    assert match.undo(0) == 1
    assert [bench.marks for bench in match.state.benches] == [[1, 0], [1, 1], [0, 0]]
    assert [match.number(seat) for seat in range(3)] == [1, 2, 1]
    assert match.undo(0) == 0
    assert not match.can_undo(0)
    assert [entry[0] for entry in match.journal] == [1, 2, 1]
    assert [match.undo(1), match.undo(1), match.undo(2)] == [2, 0, 0]
    assert match.hash() == workshop().hash()


def test_what_was_drawn_can_not_be_taken_back_but_no_longer_bars_others() -> None:
    match = workshop((0, Carve(0)), (1, Draw()))
    assert not match.can_undo(1)
    tiles = list(match.state.benches[1].tiles)
    match.undo(0)
    assert match.state.benches[1].tiles == tiles


def test_an_offer_can_be_withdrawn_until_it_is_answered() -> None:
    match = workshop((1, Carve(0)), (0, Offer(1, 0)), (2, Carve(0)))
    assert match.undo(0) == 1
    assert lanes_of(match) == {0: 0, 1: 1, 2: 2}
    match.answer(0, Offer(1, 0))
    match.answer(1, Agree())
    assert not match.can_undo(0), "somebody has answered in this lane since"
    assert match.undo(1) == 3, "the consent is taken back"
    assert lanes_of(match) == {1: 0, 2: 2}


def test_what_others_have_built_on_can_not_be_taken_back() -> None:
    match = workshop((0, Take()), (0, Take()), (1, Take()), (1, Take()), (0, GiveBack()), (2, Take()))
    before = match.hash(), match.happened
    with pytest.raises(BadMove, match="what others have done since builds on it"):
        match.undo(0)
    assert (match.hash(), match.happened) == before
    match.undo(2)
    match.undo(0)
    assert match.state.benches[0].parts == 2


def test_what_would_change_the_luck_of_others_can_not_be_taken_back() -> None:
    refused = 0
    for number in range(20):
        match = workshop((0, Draw()), (0, Stow()), seed=str(number))
        without = match.fork()
        match.answer(0, Pick(match.state.benches[0].tiles[0]))
        for one in (match, without):
            one.answer(1, Draw())
        drawn = match.state.benches[1].tiles
        if drawn == without.state.benches[1].tiles:
            assert match.undo(0) == 2
        else:
            refused += 1
            with pytest.raises(BadMove, match="builds on it"):
                match.undo(0)
        assert match.state.benches[1].tiles == drawn
    assert 0 < refused < 20


def test_a_lane_can_go_back_as_far_as_its_own_answers_also_after_loading() -> None:
    match = workshop((0, Carve(0)), *[(1, Carve(0)), (2, Carve(1))] * 4)
    loaded = replay(from_bytes(to_bytes(record(match))), RULES)
    assert loaded.undo(0) == 0
    assert loaded.state.benches[0].marks == [0, 0]


def test_the_state_at_the_opening_is_kept() -> None:
    ready = [(seat, Ready()) for seat in range(3)]
    match = workshop(*ready, *[(seat, Vote(0)) for seat in range(3)], (0, Approve()), (1, Carve(0)))
    assert 7 in [kept.answers for kept in match._checkpoints]


def test_the_answer_that_opened_the_lanes_can_be_taken_back_until_somebody_answers() -> None:
    ready = [(seat, Ready()) for seat in range(3)]
    match = workshop(*ready, *[(seat, Vote(0)) for seat in range(3)], (0, Approve()))
    assert lanes_of(match) == {0: 0, 1: 1, 2: 2}
    assert match.can_undo(0)
    match.answer(1, Carve(0))
    assert not match.can_undo(0)


def test_an_answer_of_before_can_not_be_taken_out() -> None:
    ready = [(seat, Ready()) for seat in range(3)]
    match = workshop(*ready, *[(seat, Vote(0)) for seat in range(3)], (0, Approve()), (1, Carve(0)))
    with pytest.raises(BadMove, match="was not given in an open lane"):
        match.take_back(2)


# Imagined worlds


def test_in_an_imagined_world_others_are_in_the_midst_of_the_same_with_other_tiles() -> None:
    match = workshop((1, Draw()), (1, Stow()), (0, Carve(0)))
    menus = set()
    for number in range(10):
        world = match.imagine(0, str(number))
        assert lanes_of(world) == {0: 0, 1: 1, 2: 2}
        assert list(world.menu(1)) == [Refuse(), *map(Pick, world.state.benches[1].tiles)]
        menus.add(tuple(world.menu(1)))
        world.answer(1, world.menu(1)[1])
    assert len(menus) > 3


def broken(play: Any) -> Rules[Any, Any]:
    """Return tic-tac-toe with another course of play."""
    return Rules(**{**TICTACTOE.__dict__, "play": play, "name": "broken"})


def test_secret_answers_in_a_lane_are_open_again_in_an_imagined_world() -> None:
    def secret(g: Game[Any], seat: int) -> Script[None]:
        yield CHECKPOINT
        yield from g.ask(seat, [Mark(0), Mark(1)], rule="BRK-01")
        answers = yield from g.ask_all(lambda: {0: [Mark(2), Mark(3)], 1: [Mark(4), Mark(5)]}, rule="BRK-02")
        g.end(Outcome([0], [answers[0].square, answers[1].square], "done"))

    def play(g: Game[Any]) -> Script[None]:
        yield from g.together({seat: partial(secret, g, seat) for seat in (0, 1)}, rule="BRK-00")

    match: Match[Any] = Match(broken(play), 2, "x")
    match.answer(0, Mark(0))
    match.answer(1, Mark(4))
    world = match.imagine(0, "x")
    assert lanes_of(match) == {0: 0, 1: 1}
    assert lanes_of(world) == {0: 0, 1: 0}, "the answer of seat 1 is open again, and lane 0 waits for it"
    match.answer(0, Mark(3))
    assert match.outcome == Outcome([0], [3, 4], "done")


# What rules get wrong


def test_lanes_within_lanes_are_a_bug() -> None:
    def inner(g: Game[Any]) -> Script[None]:
        return g.together({}, rule="BRK-02")

    def play(g: Game[Any]) -> Script[None]:
        return g.together({0: lambda: inner(g)}, rule="BRK-01")

    with pytest.raises(RulesBug, match="BRK-02 opens lanes while others are open"):
        Match(broken(play), 2, "x")


def test_a_lane_that_does_not_come_to_its_head_when_begun_anew_is_a_bug() -> None:
    def lane(g: Game[Any], seat: int) -> Script[None]:
        yield from g.ask(seat, [Mark(0), Mark(1)], rule="BRK-01")
        while True:
            yield CHECKPOINT
            yield from g.ask(seat, [Mark(2), Mark(3)], rule="BRK-02")

    def play(g: Game[Any]) -> Script[None]:
        return g.together({seat: partial(lane, g, seat) for seat in (0, 1)}, rule="BRK-00")

    match: Match[Any] = Match(broken(play), 2, "x")
    match.answer(0, Mark(0))
    with pytest.raises(RulesBug, match=r"The lane of seat 0 was at the head .* it asks BRK-01 before"):
        match.answer(1, Mark(0))
    assert match.number(1) == 0, "nothing has happened"


def test_what_can_no_longer_be_offered_in_the_midst_of_a_lane_is_a_bug() -> None:
    def lane(g: Game[Any], seat: int) -> Script[None]:
        def free() -> list[Mark]:
            return [Mark(square) for square in (0, 1) if g.state.squares[square] < 0]

        for _ in range(2):
            move = yield from g.ask_anew(seat, free, rule="BRK-01")
            g.state.squares[move.square] = seat

    def play(g: Game[Any]) -> Script[None]:
        return g.together({seat: partial(lane, g, seat) for seat in (0, 1)}, rule="BRK-00")

    match: Match[Any] = Match(broken(play), 2, "x")
    with pytest.raises(RulesBug, match="BRK-01 asks seat 1 but offers nothing"):
        match.answer(0, Mark(0))
