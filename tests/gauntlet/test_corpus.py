"""Matches of the past replay, or the rules say which version ended them and why."""

from pathlib import Path

import msgspec
import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import AskedAgain, from_bytes, replay, resume_record
from gauntlet.checks import answer_one, policies
from gauntlet.corpus import FOLDER
from gauntlet.games import ENTRIES

RECORDS = sorted(file for game in ENTRIES for file in (FOLDER / game).glob("*.json"))


def test_every_game_has_stored_records() -> None:
    assert {file.parent.name for file in RECORDS} == set(ENTRIES)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_stored_record_replays(file: Path) -> None:
    kept = from_bytes(file.read_bytes())
    rules = rules_of(kept.game)
    if kept.rules_version != rules.rules_version:
        changes = (FOLDER / "CHANGES.md").read_text(encoding="utf-8")
        assert f"{kept.game} {kept.rules_version + 1}:" in changes
        return
    match = replay(kept, rules)
    assert match.outcome is not None


OLD = [file for file in RECORDS if file.stem.split("-", 1)[1] in ("1-0", "4-0")]


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_stored_match_of_any_version_can_be_played_on(file: Path) -> None:
    kept = from_bytes(file.read_bytes())
    half = len(kept.answers) // 2
    rules = rules_of(kept.game)
    running = msgspec.structs.replace(
        kept,
        rules_version=min(kept.rules_version, rules.rules_version - 1),
        answers=kept.answers[:half],
        drawn=kept.drawn[:half],
        snapshots=[],
        hash="",
    )
    match, before = resume_record(running, rules)
    lost = before.renewed[-1].lost if before.renewed else 0
    assert match.answers == half - lost
    assert [event.answers for _, event in match.events(0) if isinstance(event, AskedAgain)] == [lost] * (
        lost > 0
    )
    policy = policies(file.stem)[0]
    while match.question is not None:
        answer_one(match, policy)
    assert match.outcome is not None
