"""Whoever plays here has a folder of their own for saved matches and for what they were told."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be written to the folder of who runs the tests."""
    monkeypatch.setenv("DREAMTABLE_HOME", str(tmp_path / "own"))
