"""A made-up past of any game: what it has stored, in another form, as if an earlier version had done it."""

import dataclasses
from typing import Any

import msgspec

from dreamtable.kernel import (
    AnyRules,
    AskedAgain,
    Campaign,
    CampaignSession,
    Match,
    Migration,
    Plain,
    Record,
    Snapshot,
    Wire,
    from_bytes,
    record,
    resume_record,
    to_bytes,
)
from gauntlet import checks
from gauntlet.telling import encode

OLD = "old-"


def _renamed(plain: Plain) -> Plain:
    return {f"{OLD}{name}": value for name, value in plain.items()}


def _named_as_now(plain: Plain) -> Plain:
    return {name.removeprefix(OLD): value for name, value in plain.items()}


def _turned_round(wire: Wire) -> Wire:
    return [f"{OLD}{wire[0]}", *reversed(wire[1:])]


def _in_order(wire: Wire) -> Wire:
    return [wire[0].removeprefix(OLD), *reversed(wire[1:])]


def a_new_version_of(rules: AnyRules) -> AnyRules:
    """Return rules that store everything otherwise than those before them, and know how to read theirs."""
    changed = Migration(state=_named_as_now, move=_in_order, event=_in_order, kept=_named_as_now)
    storing = dataclasses.replace(rules.storing, migrations=(*rules.storing.migrations, changed))
    return dataclasses.replace(rules, rules_version=rules.rules_version + 1, storing=storing)


def _changed(raw: msgspec.Raw, change: Any) -> msgspec.Raw:
    data = msgspec.json.decode(raw)
    return raw if data is None else msgspec.Raw(msgspec.json.encode(change(data)))


def old_state(content: bytes) -> bytes:
    """Return a stored state as it was in the past."""
    return msgspec.msgpack.encode(_renamed(msgspec.msgpack.decode(content)))


def old_snapshot(snapshot: Snapshot) -> Snapshot:
    """Return a snapshot as it was in the past."""
    return msgspec.structs.replace(snapshot, state=old_state(snapshot.state))


def old_move(move: bytes | str) -> bytes:
    """Return a stored move as it was in the past."""
    return bytes(_changed(msgspec.Raw(move), _turned_round))


def old_record(kept: Record) -> Record:
    """Return a record as it was in the past."""
    return msgspec.structs.replace(
        kept,
        kept=_changed(kept.kept, _renamed),
        answers=[(seat, _changed(move, _turned_round)) for seat, move in kept.answers],
        snapshots=[old_snapshot(snapshot) for snapshot in kept.snapshots],
    )


def old_campaign(campaign: Campaign[Any]) -> bytes:
    """Return the file of a campaign as it was in the past."""
    sessions: list[CampaignSession] = [
        msgspec.structs.replace(
            session, record=old_record(session.record), kept=_changed(session.kept, _renamed)
        )
        for session in campaign.sessions
    ]
    return Campaign(campaign.rules, title=campaign.title, sessions=sessions).to_bytes()


def a_new_version_goes_on(match: Match[Any], every: int) -> set[str]:
    """Check 9: stored in the middle of any question, a match of the past goes on under a new version.

    Nothing is lost: it stands where it stood, everybody is asked the same, and the same answers lead to the
    same end. Return the rules whose questions were open.
    """
    newer = a_new_version_of(match.rules)
    again = checks.begun_again(match)
    open_questions: set[str] = set()
    for at, (seat, choice, _, _) in enumerate(match.journal):
        if at % every == 0:
            stored = from_bytes(to_bytes(old_record(record(again))))
            resumed, before = resume_record(stored, newer)
            assert (resumed.hash(), checks.asked(resumed)) == (again.hash(), checks.asked(again)), (
                f"another match after {at} answers. {match.whereabouts()}"
            )
            assert heard_since(resumed, resumed.past.events) == heard_since(again, resumed.past.events)
            assert before.renewed[-1].lost == 0
            if at % (7 * every) == 0:
                for by, chosen, _, _ in match.journal[at:]:
                    resumed.choose(by, chosen)
                assert resumed.hash() == match.hash()
                assert len(record(resumed, before=before).answers) == len(match.journal)
        assert again.question is not None
        open_questions.add(again.question.rule)
        again.choose(seat, choice)
    return open_questions


def heard_since(match: Match[Any], since: int) -> list[bytes]:
    """Return what each seat heard from an event on."""
    return [encode(match.events(seat, since)) for seat in range(match.seats)]


def what_does_not_fit_is_asked_again(match: Match[Any], every: int) -> int:
    """Check 9: where answers no longer fit, they are asked for again, the log says so, and it goes on.

    Return how many answers were lost in all.
    """
    newer = a_new_version_of(match.rules)
    again = checks.begun_again(match)
    lost = 0
    for at, (seat, choice, _, _) in enumerate(match.journal):
        again.choose(seat, choice)
        if at % every == 0 and again.question is not None:
            stored = old_record(record(again))
            gone = stored.snapshots[0].answers + at % 3
            stored.answers[gone:] = [(by, msgspec.Raw(b'["gone"]')) for by, _ in stored.answers[gone:]]
            resumed, before = resume_record(from_bytes(to_bytes(stored)), newer)
            missing = again.answers - resumed.answers
            assert before.renewed[-1].lost == missing
            said = [event for _, event in resumed.events(0) if isinstance(event, AskedAgain)]
            assert [event.answers for event in said] == ([missing] if missing else [])
            lost += missing
            play_on(resumed, f"{match.seed} {at}")
            saved, _ = resume_record(from_bytes(to_bytes(record(resumed, before=before))), newer)
            assert saved.hash() == resumed.hash()
    return lost


def play_on(match: Match[Any], seed: str, answers: int = 12) -> None:
    """Answer a few questions, going back at times: that leads to the same again."""
    policy = checks.policies(seed)[0]
    for _ in range(answers):
        if match.question is not None:
            before = (match.answers, match.hash(), checks.asked(match))
            checks.answer_one(match, policy)
            fork = match.fork(before[0])
            assert (fork.answers, fork.hash(), checks.asked(fork)) == before
            assert match.fork().hash() == match.hash()


def a_campaign_of_the_past_goes_on(campaign: Campaign[Any], seed: str) -> None:
    """Check 9: what was kept under an earlier version is read, a session left in its middle goes on, and so
    does the campaign after it.
    """
    policy = checks.policies(seed)[0]
    begun = None
    if not campaign.offer_after(campaign.latest).over:
        begun = campaign.next_match(seed)
        for _ in range(4):
            if begun.question is not None:
                checks.answer_one(begun, policy)
        campaign.save(begun)
    newer = a_new_version_of(campaign.rules)
    again: Campaign[Any] = Campaign.from_bytes(old_campaign(campaign), lambda _: newer)
    again.check()
    for number in campaign.finished:
        assert encode(again.kept_after(number)) == encode(campaign.kept_after(number))
    for number in again.running:
        match = again.resume(number)
        assert begun is not None
        assert match.hash() == begun.hash()
        while match.question is not None:
            checks.answer_one(match, policy)
        again.finish(match)
        assert again.sessions[number].kept_version == newer.state_version
