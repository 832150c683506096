"""A record is watched in the terminal, also one that an earlier version has written."""

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from dreamtable.games import rules_of
from dreamtable.kernel import AnyRules, BadRecord, BadSetup, Match, Record, record
from dreamtable.lang import Speaker
from dreamtable.terminal import show_replay
from gauntlet import checks
from gauntlet.past import a_new_version_of, old_record

RULES = rules_of("lucidity")
GONE = msgspec.Raw(b'["gone"]')


def a_match(answers: int | None = None) -> Match[Any]:
    """Return a match for two that is over, or as it stood after so many answers."""
    match: Match[Any] = Match(RULES, 2, "watched again")
    policy = checks.policies("watched")[0]
    while match.question is not None and (answers is None or match.answers < answers):
        checks.answer_one(match, policy)
    return match


def shown(kept: Record, rules: AnyRules, lang: str = "en", seat: int = 0) -> str:
    """Return what the terminal shows of a record."""
    out = io.StringIO()
    show_replay(Console(file=out, width=120, highlight=False), lang, kept, rules, seat, step=False)
    return out.getvalue()


def without_its_last_answers(kept: Record, lost: int) -> Record:
    """Return a record of which the last answers are on no menu any more."""
    answers = [*kept.answers[:-lost], *((seat, GONE) for seat, _ in kept.answers[-lost:])]
    return msgspec.structs.replace(kept, answers=answers)


def test_a_record_of_an_earlier_version_is_shown_and_says_so() -> None:
    match = a_match()
    now = shown(record(match, ["Ann", "Ben"]), RULES)
    newer = a_new_version_of(RULES)
    old = shown(old_record(record(match, ["Ann", "Ben"])), newer)
    sentence = f"Played under version {RULES.rules_version} of the rules, shown by version"
    assert sentence not in now
    assert sentence in old
    head, *lines = now.splitlines()
    older_head, told, *older_lines = old.splitlines()
    assert sentence in told
    assert (older_head, older_lines) == (head, lines)


def test_what_no_longer_fits_is_left_out_with_a_sentence_and_the_end_is_shown() -> None:
    kept = without_its_last_answers(old_record(record(a_match(), ["Ann", "Ben"])), 5)
    said = shown(kept, a_new_version_of(RULES))
    assert "The last 5 answers no longer fit these rules" in said
    assert f"How it stood after {len(kept.answers)} answers" in said
    assert Speaker("en", RULES).say("over") in said


@pytest.mark.parametrize("lang", ["zh-Hans", "ja"])
def test_so_it_is_in_other_languages(lang: str) -> None:
    kept = without_its_last_answers(old_record(record(a_match(), ["Ann", "Ben"])), 3)
    said = shown(kept, a_new_version_of(RULES), lang)
    for sentence in ("replay-lost", "replay-stood"):
        assert Speaker(lang).say(sentence, count=len(kept.answers) if "stood" in sentence else 3) in said


def test_a_running_match_of_the_past_is_shown_as_it_stood_last() -> None:
    kept = old_record(record(a_match(20), ["Ann", "Ben"]))
    lost = without_its_last_answers(kept, 12)
    said = shown(lost, a_new_version_of(RULES))
    assert "The last 12 answers no longer fit these rules" in said
    assert f"How it stood after {kept.snapshots[0].answers} answers" in said


def test_a_record_of_a_newer_version_and_a_changed_one_of_this_are_refused() -> None:
    kept = record(a_match(), ["Ann", "Ben"])
    newer = msgspec.structs.replace(kept, rules_version=RULES.rules_version + 1)
    with pytest.raises(BadRecord, match="saved by a newer version"):
        shown(newer, RULES)
    with pytest.raises(BadRecord, match="does not fit"):
        shown(without_its_last_answers(kept, 1), RULES)
    with pytest.raises(BadSetup, match="seat"):
        shown(kept, RULES, seat=2)
