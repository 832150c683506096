"""A match takes legal answers only, and can be forked, undone and replayed anywhere."""

from dataclasses import replace
from typing import Any

import pytest
from bench.tictactoe import RULES as TICTACTOE
from bench.tictactoe import Mark, Marked
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamtable.kernel import (
    BadMove,
    BadSetup,
    Game,
    Match,
    Mode,
    Options,
    Outcome,
    Rules,
    RulesBug,
    Script,
    from_bytes,
    record,
    replay,
    to_bytes,
)
from kernel import whispers


def started(*squares: int) -> Match[Any]:
    """Return a match of tic-tac-toe after these marks."""
    match: Match[Any] = Match(TICTACTOE, 2, "x")
    for square in squares:
        match.answer(match.state.turn, Mark(square))
    return match


def ended(match: Match[Any]) -> bool:
    """Say whether a match is over."""
    return match.outcome is not None


def test_a_match_runs_from_setup_to_outcome() -> None:
    match = started(0, 3, 1, 4)
    assert not ended(match)
    match.answer(0, Mark(2))
    assert match.outcome == Outcome([0], [1, 0], "line")
    assert match.question is None
    assert [event for _, event in match.events(1)] == [
        Marked(turn % 2, square) for turn, square in enumerate((0, 3, 1, 4, 2))
    ]


def test_the_last_square_is_taken_without_a_question() -> None:
    match = started(0, 1, 2, 4, 3, 5, 7, 6)
    assert len(match.journal) == 8
    assert match.outcome == Outcome([0, 1], [0, 0], "full")


@pytest.mark.parametrize(
    ("seat", "square", "number", "says"),
    [
        (0, 4, None, "Seat 0 is not asked now; the question goes to seat 1"),
        (1, 0, None, r'\["mark",0\] is not allowed now \(TTT-01\); allowed: \["mark",1\]'),
        (1, 99, None, "is not allowed now"),
        (1, 4, 0, "answers question 0; the match is at question 1"),
        (7, 4, None, "Seat 7 is not asked"),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(
    seat: int, square: int, number: int | None, says: str
) -> None:
    match = started(0)
    before = match.hash(), len(match.journal), len(match.events(0))
    with pytest.raises(BadMove, match=says):
        match.answer(seat, Mark(square), number)
    assert (match.hash(), len(match.journal), len(match.events(0))) == before
    match.answer(1, Mark(4), 1)
    assert match.state.squares[4] == 1


def test_nothing_is_asked_after_the_end() -> None:
    match = started(0, 3, 1, 4, 2)
    with pytest.raises(BadMove, match="over"):
        match.answer(1, Mark(5))
    with pytest.raises(BadMove, match="over"):
        match.choose(1, 0)
    assert match.menu(1) == ()


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadSetup, match="tictactoe is for 2 to 2 players, not for 3"):
        Match(TICTACTOE, 3, "x")


def test_options_are_checked() -> None:
    with pytest.raises(BadSetup, match=r"Wrong options for whispers: .*colour.* Its options: leak"):
        whispers.RULES.read_options({"colour": "red"})
    with pytest.raises(BadSetup, match="Wrong options"):
        whispers.RULES.read_options({"leak": 77})
    assert whispers.RULES.read_options({"leak": "1"}).leak is whispers.Leak.IN_THE_VIEW


def test_a_fork_goes_its_own_way() -> None:
    match = started(0, 1)
    fork = match.fork()
    fork.answer(0, Mark(8))
    assert match.state.squares[8] == -1
    earlier = match.fork(1)
    assert earlier.menu(1)
    assert earlier.state.squares == [0, -1, -1, -1, -1, -1, -1, -1, -1]


def test_a_fork_leaves_its_last_quiet_point_to_the_next_one() -> None:
    match = started(0, 1, 2)
    assert [kept.answers for kept in match._checkpoints] == [0]
    first, second = match.fork(), match.fork()
    assert [kept.answers for kept in second._checkpoints] == [0, 3], "no answer is given again"
    assert first.hash() == second.hash() == match.hash()
    match.rewind(2)
    match.answer(0, Mark(5))
    assert match.fork().state.squares == match.state.squares, "what was taken back is forgotten"


def test_a_fork_that_listens_hears_all_that_was_told_before() -> None:
    match = started(0, 1, 2)
    match.fork()
    assert match.fork(listening=True).events(0) == match.events(0)


def test_a_match_without_copies_forks_and_rewinds_all_the_same() -> None:
    kept, bare = started(0, 1), Match(TICTACTOE, 2, "x", listening=False, keeping=False)
    for seat, choice, _, _ in kept.journal:
        bare.choose(seat, choice)
    assert bare.fork(1).hash() == kept.fork(1).hash()
    bare.rewind(1)
    assert bare.hash() == kept.fork(1).hash()
    assert bare.events(0) == []


def test_rewinding_beyond_the_journal_is_refused() -> None:
    with pytest.raises(BadMove, match="The match has 2 answers; it can't stand after 3"):
        started(0, 1).rewind(3)


def test_the_own_last_answer_can_be_taken_back() -> None:
    match = started(0, 1)
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.squares == [0, -1, -1, -1, -1, -1, -1, -1, -1]
    assert len(match.events(0)) == 1
    with pytest.raises(BadMove, match="can't be taken back"):
        match.undo(1)


def test_answers_can_be_taken_back_one_after_the_other_across_quiet_points() -> None:
    match = started(0, 1, 2, 4, 3, 5, 7)
    assert len(match._checkpoints) > 1, "else there is no quiet point to go back across"
    for left in range(6, -1, -1):
        undoer = match.undoer()
        assert undoer == left % 2
        match.undo(undoer)
        assert match.happened == len(match.events(0)) == left
    assert match.undoer() is None


def test_a_match_that_does_not_listen_takes_nothing_back() -> None:
    match = Match(TICTACTOE, 2, "x", listening=False)
    match.choose(0, 0)
    assert match.undoer() is None


def test_what_turned_something_up_can_not_be_taken_back() -> None:
    match: Match[Any] = Match(whispers.RULES, 2, "x")
    match.choose(0, 0)
    assert match.can_undo(0)
    match.choose(1, 0)
    assert not match.can_undo(1), "the committed cards were shown"


def test_a_match_can_begin_at_a_prepared_state() -> None:
    state = started(0, 3, 1).state
    match: Match[Any] = Match(TICTACTOE, 2, "x", state=state)
    match.answer(1, Mark(8))
    match.answer(0, Mark(2))
    assert match.outcome is not None
    match.rewind(0)
    assert match.state.squares == [0, 0, -1, 1, -1, -1, -1, -1, -1]


def broken(play: Any) -> Rules[Any, Any]:
    """Return tic-tac-toe with another course of play."""
    return Rules(**{**TICTACTOE.__dict__, "play": play, "name": "broken"})


def test_an_empty_menu_is_a_bug_of_the_rules() -> None:
    def play(g: Game[Any]) -> Script[None]:
        yield from g.ask(0, [], rule="BRK-01")

    with pytest.raises(RulesBug, match="BRK-01 asks seat 0 but offers nothing"):
        Match(broken(play), 2, "x")


def test_rules_that_stop_without_an_outcome_are_a_bug() -> None:
    def play(g: Game[Any]) -> Script[None]:
        yield from g.ask(0, [Mark(1)], rule="BRK-01")

    with pytest.raises(RulesBug, match="stopped without an outcome"):
        Match(broken(play), 2, "x")


def test_a_failure_of_the_rules_loses_nothing() -> None:
    def play(g: Game[Any]) -> Script[None]:
        first = yield from g.ask(0, [Mark(1), Mark(2)], rule="BRK-01")
        g.state.squares[first.square] = 0
        second = yield from g.ask(1, [Mark(3), Mark(4)], rule="BRK-02")
        g.state.squares[second.square] = 1
        raise ZeroDivisionError

    match: Match[Any] = Match(broken(play), 2, "x")
    match.answer(0, Mark(1))
    before = match.hash()
    with pytest.raises(RulesBug, match=r"failed: ZeroDivisionError.* Seed 'x', 2 seats, after 2 answers"):
        match.answer(1, Mark(3))
    assert match.hash() == before
    assert match.question is not None
    assert match.question.rule == "BRK-02"


def test_always_asks_even_with_one_option() -> None:
    def play(g: Game[Any]) -> Script[None]:
        yield from g.ask(0, [Mark(1)], rule="BRK-01", always=True)
        g.end(Outcome([0], [0, 0], "done"))

    match: Match[Any] = Match(broken(play), 2, "x")
    assert match.menu(0) == [Mark(1)]
    match.choose(0, 0)
    assert match.outcome is not None


def test_open_floor_takes_whoever_answers_first() -> None:
    match: Match[Any] = Match(whispers.RULES, 3, "x")
    for seat in range(3):
        match.choose(seat, 0)
    assert set(match.question.menus) == {0, 1, 2} if match.question else False
    match.answer(2, whispers.Silence())
    assert set(match.question.menus) == {0, 1} if match.question else False
    match.answer(1, whispers.Shout())
    assert match.state.shouter == 1


def with_a_reaction(g: Game[Any]) -> Script[None]:
    """Seat 1 is to mark a square; seat 0 may mark one or two before."""
    squares = g.state.squares

    def offer() -> dict[int, list[Mark]]:
        return {1: [Mark(7), Mark(8)], 0: [Mark(square) for square in (0, 1) if squares[square] < 0]}

    while True:
        seat, move = yield from g.ask_any(offer, rule="BRK-01", optional=[0])
        g.state.squares[move.square] = seat
        if seat == 1:
            break
    left = {0: [Mark(2), Mark(3)]}
    seat, move = yield from g.ask_any(lambda: left, rule="BRK-02", optional=[0])
    g.state.squares[move.square] = seat
    g.end(Outcome([1], [0, 1], "done"))


def test_who_may_answer_but_need_not_is_not_waited_for() -> None:
    match: Match[Any] = Match(broken(with_a_reaction), 2, "x")
    assert match.due() == [1]
    match.answer(0, Mark(1))
    assert match.due() == [1]
    match.answer(1, Mark(8))
    assert list(match.due()) == [0], "if nobody must, those are served who may"
    match.answer(0, Mark(2))
    assert not match.due()
    assert match.state.squares == [-1, 0, 0, -1, -1, -1, -1, -1, 1]


def test_who_must_answer_is_served_in_the_order_of_the_rule() -> None:
    def play(g: Game[Any]) -> Script[None]:
        offer = {1: [Mark(1), Mark(2)], 0: [Mark(3), Mark(4)]}
        yield from g.ask_any(lambda: offer, rule="BRK-01")
        g.end(Outcome([0], [0, 0], "done"))

    assert list(Match(broken(play), 2, "x").due()) == [1, 0]


def test_sealed_answers_wait_for_the_last_and_do_not_depend_on_who_was_first() -> None:
    one: Match[Any] = Match(whispers.RULES, 3, "x")
    other: Match[Any] = Match(whispers.RULES, 3, "x")
    for seat in (0, 1, 2):
        one.choose(seat, 1)
    for seat in (2, 0):
        other.choose(seat, 1)
    assert other.state.shown == []
    assert other.events(0) == []
    other.choose(1, 1)
    assert one.hash() == other.hash()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["answer", "rewind", "fork"]), st.integers(0, 1000)), max_size=40))
def test_any_course_of_answers_rewinds_and_forks_equals_a_straight_replay(
    steps: list[tuple[str, int]],
) -> None:
    match: Match[Any] = Match(whispers.RULES, 3, "course")
    for what, number in steps:
        if what == "answer" and match.question is not None:
            seats = sorted(match.question.menus)
            seat = seats[number % len(seats)]
            match.choose(seat, number % len(match.menu(seat)))
        elif what == "rewind":
            match.rewind(number % (len(match.journal) + 1))
        elif what == "fork":
            match = match.fork(number % (len(match.journal) + 1), listening=True)
    straight: Match[Any] = Match(whispers.RULES, 3, "course")
    for seat, choice, _, _ in match.journal:
        straight.choose(seat, choice)
    assert straight.hash() == match.hash()
    assert straight.events(1) == match.events(1)
    assert isinstance(match.options, Options)


def test_a_mode_is_the_first_one_for_so_many_unless_one_is_named() -> None:
    rules = replace(
        whispers.RULES, modes=(Mode("few", range(2, 4)), Mode("many", range(3, 5), together=True))
    )
    assert [Match(rules, seats, "x").mode.name for seats in (2, 3, 4)] == ["few", "few", "many"]
    assert Match(rules, 3, "x", mode="many").fork().mode.together
    assert (rules.seats[0], rules.seats[-1]) == (2, 4)
    with pytest.raises(BadSetup, match=r"whispers \(few\) is for 2 to 3 players, not for 4"):
        Match(rules, 4, "x", mode="few")
    with pytest.raises(BadSetup, match=r"no mode 'man'.*many"):
        Match(rules, 4, "x", mode="man")


def test_a_record_tells_its_mode() -> None:
    rules = replace(whispers.RULES, modes=(Mode("few", range(2, 4)), Mode("many", range(3, 5))))
    kept = from_bytes(to_bytes(record(Match(rules, 3, "x", mode="many"))))
    assert replay(kept, rules).mode.name == "many"
