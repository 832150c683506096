"""A pack names the version of the vocabulary it was written for, and the check tells what changed since."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from content.kit import ROOT, copy_of_example, problems_in
from dreamtable.content import versions
from dreamtable.content.packs import head_of
from dreamtable.content.versions import VocabularyTable, VocabularyVersion, outline_of, raised, table_of
from dreamtable.games import content_of, games_with_content, own_games

EXAMPLES = sorted(file.parent for file in (ROOT / "docs" / "examples").glob("*/pack.yaml"))
LATER = VocabularyTable(
    [
        VocabularyVersion(1),
        VocabularyVersion(2, new=["step-fly"], changed=["card-asset"]),
        VocabularyVersion(3, gone=["step-crawl"]),
    ],
    {},
)


AS_OF_LATER = """
from content.test_versions import LATER
from dreamtable.cli import commands
from dreamtable.content import versions
versions.table_of = lambda _: LATER
commands()
"""
"""The command, when what cards can say has had three versions."""


def checked(
    folder: Path, lang: str = "en", *, as_of: str = "from dreamtable.cli import commands; commands()"
) -> str:
    """Return what the check of a pack says; in a process of its own, which takes the pack in."""
    done = subprocess.run(
        [sys.executable, "-c", as_of, "check", str(folder), "--games", "0", "--lang", lang],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def written_for(folder: Path, vocabulary: str) -> Path:
    """Return a copy of the example that names another version."""
    pack = copy_of_example(folder)
    head = (pack / "pack.yaml").read_text(encoding="utf-8")
    (pack / "pack.yaml").write_text(re.sub(r"vocabulary: \d+\n", vocabulary, head), encoding="utf-8")
    return pack


@pytest.mark.parametrize("game", [game for game in games_with_content() if game in own_games()])
def test_what_cards_can_say_is_what_the_newest_version_says(game: str) -> None:
    content, _ = content_of(game)
    table = table_of(content)
    assert table is not None
    assert [one.version for one in table.versions] == list(range(1, table.newest + 1))
    assert table.outline == outline_of(content), (
        "what cards can say has changed: raise its version with `make vocabulary`"
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_the_example_packs_are_written_for_the_newest_version(example: Path) -> None:
    head = head_of(example)
    table = table_of(content_of(head.game)[0])
    assert table is not None
    assert head.vocabulary == table.newest


def test_a_change_of_what_can_be_said_raises_the_version_and_is_named() -> None:
    first = raised(None, {"step-lose": "a", "step-crawl": "b", "who": "c"})
    assert first.versions == [VocabularyVersion(1)]
    assert raised(first, first.outline) is first
    second = raised(first, {"step-lose": "z", "step-fly": "d", "who": "c"})
    assert second.versions[1:] == [
        VocabularyVersion(2, new=["step-fly"], changed=["step-lose"], gone=["step-crawl"])
    ]
    assert second.since(1) == second.versions[1:]
    assert second.since(2) == []


def test_what_is_only_said_to_the_reader_is_no_change() -> None:
    plain = {"type": "object", "properties": {"description": {"type": "string"}}}
    told = {**plain, "description": "What it means."}
    assert versions._bare(told) == plain


def test_the_check_tells_what_changed_since_the_pack_was_written(tmp_path: Path) -> None:
    said = checked(written_for(tmp_path / "first", "vocabulary: 1\n"), as_of=AS_OF_LATER)
    assert "written for version 1 of the vocabulary; this is version 3" in said
    assert "version 2, new: step-fly" in said
    assert "version 2, written otherwise: card-asset" in said
    assert "version 3, gone: step-crawl" in said
    later = checked(written_for(tmp_path / "second", "vocabulary: 2\n"), "zh", as_of=AS_OF_LATER)
    assert "第 3 版，已移除：step-crawl" in later
    assert "step-fly" not in later
    assert "vocabulary" not in checked(written_for(tmp_path / "third", "vocabulary: 3\n"), as_of=AS_OF_LATER)
    assert "A newer Dreamtable" in checked(
        written_for(tmp_path / "fourth", "vocabulary: 4\n"), as_of=AS_OF_LATER
    )


def test_a_pack_that_names_no_version_is_told_which_one_to_write(tmp_path: Path) -> None:
    table = table_of(content_of("eldritch")[0])
    assert table is not None
    assert f"write: vocabulary: {table.newest}" in checked(written_for(tmp_path / "fifth", ""))


def test_a_version_that_is_none_is_refused_with_its_place(tmp_path: Path) -> None:
    pack = written_for(tmp_path, "vocabulary: 0\n")
    (problem,) = problems_in(pack)
    assert problem.file.endswith("pack.yaml")
    assert "vocabulary" in str(problem)
