"""What runs the tests: what may be tried twice, how that is told, and what becomes of a run that hangs."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from suite.__main__ import MOST_SECOND_TRIES, Part, main, run, try_again

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "suite.plugin", "-p", "xdist", "-c")
HEAD = """
import contextlib
import time
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

@pytest.fixture
def browser():
    return sync_playwright

def late(name):
    file = Path(__file__).with_name(name)
    assert file.exists() or file.write_text("") == 1, "too late"
"""
"""A test that is late fails the first time."""

Suite = Callable[..., Part]


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """Write tests that are a part of a suite."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")

    def write(*tests: str, options: tuple[str, ...] = ()) -> Part:
        (tmp_path / "test_some.py").write_text("\n\n".join([HEAD, *tests]), encoding="utf-8")
        command = (*PYTEST, str(tmp_path / "pytest.ini"), f"--rootdir={tmp_path}")
        return Part("small", (*command, *options), command, tmp_path)

    return write


def late_test(number: int, given: str = "browser") -> str:
    return f"def test_late_{number}({given}):\n    late('{number}')"


def goes(part: Part, folder: Path) -> bool:
    """Run a part; say whether all is well in the end."""
    running = run([part], folder / "notes", lambda: False)
    assert running is not None
    return try_again(running, folder / "told")


def told(folder: Path) -> list[str]:
    """Return what was tried twice."""
    file = folder / "told"
    names = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [name.partition("::")[2] for name in names]


def test_what_starts_a_browser_by_itself_by_a_fixture_or_by_a_helper_is_real_time(
    suite: Suite, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    part = suite(
        "def test_plain():\n    assert Path",
        "def test_given(browser):\n    pass",
        "def test_itself():\n    sync_playwright()",
        "class Helper:\n    def helps(self):\n        return [sync_playwright for _ in (1, 2)]",
        "def test_helped():\n    Helper().helps()",
        "@contextlib.contextmanager\ndef context():\n    yield sync_playwright",
        "def test_within():\n    with context():\n        pass",
        options=("-m", "real_time", "-vv"),
    )
    assert goes(part, tmp_path)
    said = capfd.readouterr().out
    ran = [name for name in ("plain", "given", "itself", "helped", "within") if f"test_{name} PASSED" in said]
    assert ran == ["given", "itself", "helped", "within"]


def test_nothing_else_can_carry_the_mark(
    suite: Suite, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert not goes(suite("@pytest.mark.real_time\ndef test_plain():\n    pass"), tmp_path)
    assert "test_plain starts no server and no browser" in capfd.readouterr().out


def test_what_is_late_is_tried_once_more_and_told(
    suite: Suite, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert goes(suite(late_test(1), late_test(2)), tmp_path)
    assert told(tmp_path) == ["test_late_1", "test_late_2"]
    said = capfd.readouterr().out
    assert "too late" in said
    assert said.rstrip().endswith("test_late_2")


def test_what_fails_again_fails(suite: Suite, tmp_path: Path) -> None:
    assert not goes(suite(late_test(1), "def test_wrong(browser):\n    assert False"), tmp_path)


def test_what_is_late_without_a_server_or_a_browser_fails(suite: Suite, tmp_path: Path) -> None:
    assert not goes(suite(late_test(1), late_test(2, given="")), tmp_path)
    assert told(tmp_path) == []


def test_too_many_that_are_late_fail(suite: Suite, tmp_path: Path) -> None:
    assert not goes(suite(*map(late_test, range(MOST_SECOND_TRIES + 1))), tmp_path)
    assert told(tmp_path) == []


def test_what_fails_without_naming_a_test_fails(tmp_path: Path) -> None:
    assert not goes(Part("style", (sys.executable, "-c", "raise SystemExit(1)")), tmp_path)


def test_a_run_that_hangs_ends_and_says_where(
    suite: Suite, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    hangs = "def test_hangs():\n    Path(__file__).with_name('here').touch()\n    time.sleep(1000)"
    part = suite(hangs, options=("-n", "1"))
    assert run([part], tmp_path / "notes", (tmp_path / "here").exists) is None
    said = capfd.readouterr().out
    assert "small   | HANGS" in said
    assert "test_some.py::test_hangs" in said
    assert re.search(r"line \d+ in test_hangs$", said, re.MULTILINE), "the stack"


def test_parts_run_beside_each_other(tmp_path: Path) -> None:
    """Each waits for what the other one does."""
    script = (
        "import pathlib, sys, time\n"
        "here, there = map(pathlib.Path, sys.argv[1:])\n"
        "here.touch()\n"
        "while not there.exists(): time.sleep(0.01)\n"
    )
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    parts = [Part(a, (sys.executable, "-c", script, a, b)) for a, b in ((one, other), (other, one))]
    running = run(parts, tmp_path / "notes", lambda: False)
    assert running is not None
    assert try_again(running)


def test_a_part_that_is_not_there_is_refused() -> None:
    with pytest.raises(SystemExit, match="brwser"):
        main(["brwser"])
