"""Sealed letters in a terminal: what was opened is read there, and can be read again."""

import os
import sys
from pathlib import Path

import pytest

from terminal.test_play import PROMPT, Terminal

HELD = "Your great-aunt has counted the silver again"


def test_a_letter_is_read_when_it_is_opened_and_again_with_the_cards_in_the_log_and_in_the_replay(
    post: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(post), *sys.path]))
    terminal = Terminal(tmp_path, "play", "letters", "--seats", "2", "--seed", "7", "--bots", "random")
    terminal.expect("Hold letter 11 against the lamp")
    terminal.expect(PROMPT["en"])
    terminal.type("11")
    terminal.expect(HELD)
    for key, head in (("i", "What was revealed so far"), ("l", "What happened so far")):
        terminal.expect(PROMPT["en"])
        terminal.type(key)
        terminal.expect(head)
        terminal.expect(HELD)
    terminal.expect(PROMPT["en"])
    terminal.type("q")
    terminal.ends()
    (file,) = tmp_path.glob("letters-*.json")
    assert HELD not in file.read_text(encoding="utf-8")
    assert HELD in Terminal(tmp_path, "replay", str(file), "--seat", "1").ends()
    assert HELD not in Terminal(tmp_path, "replay", str(file), "--seat", "2").ends()
