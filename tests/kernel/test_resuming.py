"""A stored match goes on where it stood, counts from its true beginning, and outlives its version."""

import dataclasses
from typing import Any

import msgspec
import pytest
from bench.tictactoe import RULES as TICTACTOE

from dreamtable.games import rules_of
from dreamtable.kernel import (
    AskedAgain,
    BadMove,
    BadRecord,
    Line,
    Match,
    Migration,
    Plain,
    Storing,
    from_bytes,
    record,
    renewed_seed,
    resume,
    resume_record,
    retake,
    to_bytes,
)
from gauntlet import checks
from kernel import whispers

RULES = whispers.RULES


def a_match(answers: int, seed: str = "stored 0") -> Match[Any]:
    """Return a match in its middle, with every quiet point kept."""
    with checks.every_quiet_point_kept():
        match: Match[Any] = Match(RULES, 4, seed)
    policy = checks.policies(seed)[0]
    while match.answers < answers and match.question is not None:
        checks.answer_one(match, policy)
    assert match.question is not None, "it should be in its middle"
    return match


def resumed(match: Match[Any], until: int | None = None) -> Match[Any]:
    """Return a match as it is resumed from its last snapshot, with the answers since."""
    again = resume(RULES, match.seats, match.seed, match.options, snapshots=[match.snapshot(until)])
    for seat, choice, *_ in match.journal[again.answers :]:
        again.choose(seat, choice)
    return again


def test_a_resumed_match_counts_from_its_true_beginning() -> None:
    match = a_match(9)
    again = resumed(match, until=6)
    assert 0 < again.past.answers <= 6
    assert len(again.journal) < len(match.journal)
    assert (again.answers, again.happened, again.hash()) == (9, match.happened, match.hash())
    assert checks.asked(again) == checks.asked(match)
    for seat in range(4):
        heard = match.events(seat)
        assert again.events(seat) == [one for one in heard if one[0] >= again.past.events]
        assert again.events(seat, heard[-1][0]) == heard[-1:]


def test_it_can_be_forked_and_rewound_as_far_as_it_was_resumed_and_no_further() -> None:
    match = a_match(9)
    again = resumed(match, until=6)
    for answers in range(again.past.answers, 10):
        assert again.fork(answers).hash() == match.fork(answers).hash()
    again.rewind(again.past.answers)
    assert again.hash() == match.fork(again.past.answers).hash()
    with pytest.raises(BadMove, match=f"resumed after {again.past.answers} answers"):
        again.rewind(again.past.answers - 1)


def test_what_was_told_before_can_be_recalled() -> None:
    match = a_match(9)
    again = resumed(match, until=6)
    again.recall(match.told_from(0)[: again.past.events])
    assert again.past.events == 0
    assert checks.heard_by_all(again) == checks.heard_by_all(match)
    again.rewind(again.past.answers)
    assert checks.heard_by_all(again) == checks.heard_by_all(match.fork(again.past.answers, listening=True))


def test_a_match_that_is_over_is_stored_with_its_end() -> None:
    match = a_match(1)
    while match.question is not None:
        checks.answer_one(match, lambda _match, _seat: 0)
    again = resumed(match)
    assert again.question is None
    assert again.outcome == match.outcome
    assert again.answers == match.answers


def test_an_answer_that_draws_other_chance_does_not_fit() -> None:
    match = a_match(5)
    before = match.hash()
    seat = match.due()[0]
    move = msgspec.json.encode(match.menu(seat)[0])
    assert not retake(match, Line(seat, move, match.state.rng.drawn + 99, 1))
    assert match.hash() == before
    assert retake(match, Line(seat, move, None, 1))


def test_where_answers_were_lost_chance_is_new_and_the_log_says_so() -> None:
    match = a_match(6)
    twin = match.fork(listening=True)
    match.renew(renewed_seed(match.seed, 6), lost=2)
    assert [event for _, event in match.events(1)][-1] == AskedAgain(2)
    assert match.state.rng.seed != twin.state.rng.seed
    assert checks.asked(match) == checks.asked(twin)


def test_nobody_takes_an_answer_back_across_what_was_asked_again() -> None:
    match: Match[Any] = Match(TICTACTOE, 2, "renewed")
    match.choose(0, 4)
    assert match.can_undo(0)
    match.renew(renewed_seed(match.seed, 1), lost=3)
    assert not match.can_undo(0)
    match.choose(1, 0)
    assert match.undo(1) == 1
    assert [event for _, event in match.events(0)][-1] == AskedAgain(3)


def test_forks_and_rewinds_know_where_chance_began_anew() -> None:
    match = a_match(6)
    match.renew(renewed_seed(match.seed, 6), lost=2)
    trail = []
    while match.question is not None:
        trail.append((match.hash(), checks.asked(match), match.happened))
        checks.answer_one(match, checks.policies("anew")[0])
    states = [twin.stored_state() for twin in match.retrace()]
    assert len(states) == match.answers + 1
    assert states[-1] == match.snapshot().state
    for at, before in enumerate(trail):
        fork = match.fork(6 + at, listening=True)
        assert (fork.hash(), checks.asked(fork), fork.happened) == before
    assert match.fork(3).state.rng.seed == "stored 0"


def test_a_save_of_a_newer_version_is_refused_with_a_sentence() -> None:
    kept = msgspec.structs.replace(record(a_match(4)), rules_version=2)
    with pytest.raises(BadRecord, match="saved by a newer version of whispers: version 2 of the rules"):
        resume_record(kept, RULES)


def test_a_migration_that_fails_loses_answers_but_not_the_match() -> None:
    def forgets(state: Plain) -> Plain:
        return {"hands": state["no such field"]}

    newer = dataclasses.replace(
        RULES, rules_version=2, storing=Storing(migrations=(Migration(state=forgets),))
    )
    kept = from_bytes(to_bytes(record(a_match(8))))
    match, before = resume_record(kept, newer)
    assert match.answers == 8, "from the beginning all answers fit"
    assert before.renewed[-1].rules_version == 2


def test_an_old_save_without_snapshots_goes_on_from_the_last_answer_that_fits() -> None:
    kept = record(a_match(8))
    kept = msgspec.structs.replace(kept, rules_version=0, drawn=[], snapshots=[])
    kept.answers[5] = (kept.answers[5][0], msgspec.Raw(b'["fly"]'))
    match, before = resume_record(kept, RULES)
    assert (match.answers, before.renewed[-1].lost) == (5, 3)
    saved = from_bytes(to_bytes(record(match, before=before)))
    assert resume_record(saved, RULES)[0].hash() == match.hash()


def test_a_save_of_these_very_rules_that_was_changed_is_refused_and_not_gone_on_with() -> None:
    kept = record(a_match(8))
    forged = msgspec.structs.replace(kept, hash="0" * len(kept.hash))
    with pytest.raises(BadRecord, match="the record was changed"):
        resume_record(forged, RULES)
    kept.answers[5] = (kept.answers[5][0], msgspec.Raw(b'["fly"]'))
    with pytest.raises(BadRecord, match="Answer 5 of 8 does not fit"):
        resume_record(kept, RULES)


def test_a_save_of_a_card_game_goes_on_if_its_cards_have_changed_since() -> None:
    rules = rules_of("eldritch")
    match: Match[Any] = Match(rules, 1, "cards")
    for _ in range(6):
        match.choose(match.due()[0], 0)
    kept = msgspec.structs.replace(record(match), hash="other")
    with pytest.raises(BadRecord, match="the record was changed"):
        resume_record(kept, rules)
    mended = msgspec.structs.replace(kept, content="other cards")
    resumed, _ = resume_record(mended, rules)
    assert resumed.answers == 6
