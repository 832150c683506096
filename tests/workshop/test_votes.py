"""Deciding together: votes, abstaining, ties, and who decides in the end."""

from typing import Any

import pytest

from dreamtable.kernel import Chair, Game, Match, Move, Outcome, RulesBug, Script
from workshop.game import (
    RULES,
    Abstain,
    Approve,
    Decides,
    Decree,
    Object,
    Planned,
    Ready,
    Reject,
    Take,
    Vote,
    WorkshopOptions,
)
from workshop.test_lanes import broken


def voting(*votes: tuple[int, Move], seats: int = 3, decides: Decides = Decides.MAJORITY) -> Match[Any]:
    """Return a match in which everybody is ready, after these votes; seat 0 is the foreman."""
    match: Match[Any] = Match(RULES, seats, "wood", WorkshopOptions(decides=decides))
    for seat in range(seats):
        match.answer(seat, Ready())
    for seat, vote in votes:
        match.answer(seat, vote)
    return match


def test_most_votes_decide_once_all_have_voted() -> None:
    match = voting((2, Vote(1)), (0, Vote(2)))
    assert match.state.plan is None
    assert list(match.due()) == [1]
    match.answer(1, Vote(1))
    assert match.state.plan == 1


def test_a_vote_is_seen_and_can_be_changed_until_the_last_one_has_voted() -> None:
    match = voting((2, Vote(1)), (0, Vote(2)))
    assert dict(Chair(match, 1).votes) == {2: Vote(1), 0: Vote(2)}
    assert list(match.menu(2)) == [Vote(0), Vote(2), Abstain()]
    match.answer(2, Vote(0))
    assert dict(Chair(match, 1).votes) == {2: Vote(0), 0: Vote(2)}
    assert list(match.due()) == [1]
    match.answer(1, Vote(0))
    assert match.state.plan == 0


def test_in_a_tie_the_vote_of_the_leader_counts() -> None:
    assert voting((1, Vote(1)), (0, Vote(2)), (2, Abstain())).state.plan == 2


def test_a_leader_who_wants_neither_of_the_tied_options_is_asked_which_it_shall_be() -> None:
    match = voting((0, Vote(0)), (1, Vote(1)), (2, Vote(1)), (3, Vote(2)), seats=4)
    assert match.state.plan == 1
    match = voting((0, Abstain()), (1, Vote(1)), (2, Vote(2)), (3, Abstain()), seats=4)
    assert list(match.due()) == [0]
    assert list(match.menu(0)) == [Vote(1), Vote(2), Abstain()]
    match.answer(0, Vote(2))
    assert match.state.plan == 2


def test_if_the_leader_does_not_want_to_break_a_tie_the_next_one_does() -> None:
    match = voting((0, Abstain()), (1, Vote(1)), (2, Vote(2)))
    match.answer(0, Abstain())
    assert match.state.plan == 1


def test_if_all_abstain_the_rule_decides() -> None:
    match = voting(*[(seat, Abstain()) for seat in range(3)])
    assert match.state.plan == 0
    assert match.events(0)[-1][1] == Planned(0, None)


def test_who_lets_the_time_run_out_abstains() -> None:
    match = voting()
    question = match.question_of(1)
    assert question is not None
    assert question.silence == Abstain()


def test_a_leader_decides_and_the_others_may_say_what_they_would_do() -> None:
    match = voting((1, Vote(1)), (2, Vote(2)), decides=Decides.LEADER)
    assert list(match.due()) == [0]
    assert not match.menu(1), "advice is given once"
    assert dict(Chair(match, 0).votes) == {1: Vote(1), 2: Vote(2)}
    match.answer(0, Vote(0))
    assert match.state.plan == 0


def test_for_a_leader_who_abstains_the_next_one_decides() -> None:
    match = voting((0, Abstain()), decides=Decides.LEADER)
    assert list(match.due()) == [1]
    match.answer(1, Vote(2))
    assert match.state.plan == 2
    assert voting((1, Vote(1)), (0, Abstain()), decides=Decides.LEADER).state.plan == 1


def test_one_alone_decides_alone() -> None:
    match = voting(seats=1)
    assert list(match.menu(0)) == [Vote(0), Vote(1), Vote(2)]
    assert Chair(match, 0).votes == {}
    match.answer(0, Vote(2))
    assert match.state.plan == 2


def test_a_decree_ends_the_vote() -> None:
    match: Match[Any] = Match(RULES, 2, "wood")
    for _ in range(3):
        match.answer(1, Take())
    match.answer(0, Ready())
    match.answer(1, Ready())
    match.answer(0, Vote(1))
    assert Decree(2) not in match.menu(0)
    match.answer(1, Decree(2))
    assert match.state.plan == 2
    assert match.state.benches[1].parts == 0


def test_who_may_object_is_not_waited_for() -> None:
    match = voting(*[(seat, Vote(0)) for seat in range(3)])
    assert list(match.due()) == [0]
    match.answer(2, Object())
    assert not match.menu(2)
    match.answer(0, Reject())
    assert match.state.built == []


def test_what_a_tie_means_is_for_the_rule_to_say() -> None:
    def nothing(_tied: Any) -> Script[None]:
        yield from ()

    def play(g: Game[Any]) -> Script[None]:
        chosen = yield from g.ask_group([0, 1], lambda: [Approve(), Reject()], rule="BRK-01", ties=nothing)
        g.end(Outcome([], [0, 0], "tied" if chosen is None else "decided"))

    for answer, reason in ((Reject(), "tied"), (Approve(), "decided")):
        match: Match[Any] = Match(broken(play), 2, "x")
        match.answer(0, Approve())
        match.answer(1, answer)
        assert match.outcome == Outcome([], [0, 0], reason)


def test_nobody_is_asked_about_one_option_and_none_is_a_bug() -> None:
    def play(g: Game[Any]) -> Script[None]:
        chosen = yield from g.ask_group([0, 1], lambda: [Approve()], rule="BRK-01")
        assert chosen == Approve()
        yield from g.ask_group([0, 1], list[Move], rule="BRK-02")

    with pytest.raises(RulesBug, match="BRK-02 asks a group but offers nothing"):
        Match(broken(play), 2, "x")
