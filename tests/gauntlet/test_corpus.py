"""Matches of the past replay, or the rules say which version ended them and why."""

from pathlib import Path

import pytest

from dreamtable.kernel import from_bytes, replay
from gauntlet.corpus import FOLDER
from gauntlet.games import ENTRIES

RECORDS = sorted(file for game in ENTRIES for file in (FOLDER / game).glob("*.json"))


def test_every_game_has_stored_records() -> None:
    assert {file.parent.name for file in RECORDS} == set(ENTRIES)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_stored_record_replays(file: Path) -> None:
    kept = from_bytes(file.read_bytes())
    rules = ENTRIES[kept.game].rules
    if kept.rules_version != rules.rules_version:
        changes = (FOLDER / "CHANGES.md").read_text(encoding="utf-8")
        assert f"{kept.game} {kept.rules_version + 1}:" in changes
        return
    match = replay(kept, rules)
    assert match.outcome is not None
