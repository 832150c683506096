"""Content that was found right is kept in the user's cache, but not for ever."""

import os
from pathlib import Path

import pytest

from content.kit import CONTENT, asset
from dreamtable.content.reading import STALE, read_files


def kept_files(folder: Path) -> list[str]:
    """Return the names of what is in the cache."""
    return sorted(file.name for file in (folder / "dreamtable").iterdir())


def read(text: str) -> None:
    """Read cards that are right."""
    read_files([("cards.yaml", text.lstrip())], CONTENT.reader(), lambda _: [])


@pytest.mark.parametrize(("seconds", "stays"), [(STALE + 60, False), (STALE - 60, True)])
def test_content_of_long_ago_is_thrown_away_when_other_content_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int, stays: bool
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    read(asset("bonus: {skill: lore, num: 1}"))
    (old,) = kept_files(tmp_path)
    file = tmp_path / "dreamtable" / old
    then = file.stat().st_mtime - seconds
    os.utime(file, (then, then))
    read(asset("bonus: {skill: lore, num: 2}"))
    assert (old in kept_files(tmp_path), len(kept_files(tmp_path))) == (stays, 2 if stays else 1)


def test_other_files_in_the_cache_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    other = tmp_path / "dreamtable" / "notes.txt"
    other.parent.mkdir()
    other.write_text("mine", encoding="utf-8")
    os.utime(other, (0, 0))
    read(asset("bonus: {skill: lore, num: 1}"))
    assert "notes.txt" in kept_files(tmp_path)
