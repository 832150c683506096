"""What pytest does in every run of ours: it marks what depends on the time of the machine, and writes down
what fails and what is being run, if it is told where.
"""

import faulthandler
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from suite.real_time import RealTime

MARK = "real_time"
FAILED = "failed"
"""The file that names the tests that failed, one a line, after whether they may be tried twice."""
RUNNING = "running"
"""Files that begin with this name the test that a process is running."""
STACKS = "stacks"
"""Files that begin with this tell where a process is, whenever it is sent SIGUSR1."""
AGAIN, NEVER = "again", "never"

_stacks: list[IO[str]] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know where to write."""
    parser.addoption("--notes", type=Path, help="a folder for what fails and what is being run")


def pytest_configure(config: pytest.Config) -> None:
    """Know the mark; be ready to tell where this process is."""
    config.addinivalue_line("markers", f"{MARK}: starts a server or a browser, and may be tried twice")
    notes: Path | None = config.getoption("--notes")
    if notes is not None:
        _stacks.append((notes / f"{STACKS}-{os.getpid()}").open("w", encoding="utf-8"))
        faulthandler.register(signal.SIGUSR1, file=_stacks[-1])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what starts a server or a browser; nothing else can be marked so."""
    real_time = RealTime(config.rootpath)
    for item in items:
        if item in real_time:
            item.add_marker(MARK)
        elif item.get_closest_marker(MARK) is not None:
            raise pytest.UsageError(f"{item.nodeid} starts no server and no browser: it is not {MARK}.")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Name the test that is being run."""
    notes: Path | None = item.config.getoption("--notes")
    if notes is None:
        return (yield)
    file = notes / f"{RUNNING}-{os.getpid()}"
    file.write_text(item.nodeid, encoding="utf-8")
    try:
        return (yield)
    finally:
        file.unlink()


class Noting:
    """Names what fails, in the process that hears of all tests."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take down a test that failed."""
        if report.failed:
            self.note(AGAIN if MARK in report.keywords else NEVER, report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Take down a file that can't be read."""
        if report.failed:
            self.note(NEVER, report.nodeid)

    def note(self, how: str, name: str) -> None:
        """Write a line."""
        with self.file.open("a", encoding="utf-8") as out:
            out.write(f"{how} {name}\n")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Begin to take down what fails."""
    notes: Path | None = session.config.getoption("--notes")
    if notes is not None and not hasattr(session.config, "workerinput"):
        session.config.pluginmanager.register(Noting(notes / FAILED))
