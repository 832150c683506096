"""Running matches that were stored by past versions go on to an end: no version leaves a table behind."""

from pathlib import Path

import msgspec
import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import BadRecord
from gauntlet.checks import answer_one, policies
from gauntlet.games import ENTRIES
from gauntlet.past import a_new_version_of, old_record
from gauntlet.running import FOLDER, SESSION, goes_on, read

MATCHES = sorted(file for game in ENTRIES for file in (FOLDER / game).glob("*.json.gz"))
stored = pytest.mark.parametrize("file", MATCHES, ids=lambda file: f"{file.parent.name}-{file.name[:-8]}")
ONE_OF_EACH_GAME = {file.parent.name: file for file in MATCHES}
one_of_each = pytest.mark.parametrize("game", sorted(ONE_OF_EACH_GAME))


def test_every_game_is_stored_under_its_present_versions_in_all_kinds_of_questions() -> None:
    for game in ENTRIES:
        rules = rules_of(game)
        version = f"s{rules.state_version}v{rules.rules_version}-"
        assert any(file.name.startswith(version) for file in (FOLDER / game).iterdir()), (
            f"no running match of {game} is stored under {version}: write some with `make corpus`"
        )
    kinds = {file.name.partition("-")[2] for file in MATCHES}
    for kind in ("lanes", "vote", "window", "secret", "may-answer", "several-asked", "picks", SESSION):
        assert any(name.startswith(f"{kind}-") for name in kinds), kind


@stored
def test_a_stored_running_match_goes_on_to_its_end(file: Path) -> None:
    kept = read(file)
    match = goes_on(kept, rules_of(kept.game))
    policy = policies(file.name)[0]
    while match.question is not None:
        answer_one(match, policy)
    assert match.outcome is not None


@stored
def test_a_stored_running_match_is_small(file: Path) -> None:
    assert file.stat().st_size < 24_000  # most of it names the components of the box


@one_of_each
def test_a_state_that_changes_with_a_migration_goes_on(game: str) -> None:
    kept = read(ONE_OF_EACH_GAME[game])
    match = goes_on(old_record(kept), a_new_version_of(rules_of(game)))
    assert match.answers == len(kept.answers)


@one_of_each
def test_a_state_that_changes_without_a_migration_is_noticed(game: str) -> None:
    kept = read(ONE_OF_EACH_GAME[game])
    for snapshot in kept.snapshots:
        plain = msgspec.msgpack.decode(snapshot.state)
        renamed = {f"earlier_{name}" if name == "rng" else name: value for name, value in plain.items()}
        more = {**plain, "forgotten": 1}
        wrong = [(renamed, "can't be read")]
        if snapshot.version == rules_of(game).state_version:  # what an earlier one had may have gone since
            wrong.append((more, "without a migration: state.forgotten"))
        for changed, says in wrong:
            state = msgspec.msgpack.encode(changed)
            other = msgspec.structs.replace(kept, snapshots=[msgspec.structs.replace(snapshot, state=state)])
            with pytest.raises((BadRecord, AssertionError), match=says):
                goes_on(other, rules_of(game))
