"""A game from outside is installed once, and is on the path of a test that wants it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from outside.kit import forget_games, install
from server.kit import Server


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game Stones is installed."""
    return install("stones", tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game Seasons is installed, which has a campaign."""
    return install("seasons", tmp_path_factory.mktemp("garden"))


@pytest.fixture
def stones(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game from outside, that is found here and in processes that this one starts."""
    with found_in(site, monkeypatch):
        yield "stones"


@pytest.fixture
def seasons(garden: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game with a campaign, that is found here and in processes that this one starts."""
    with found_in(garden, monkeypatch):
        yield "seasons"


@contextmanager
def found_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the games in a folder be found."""
    forget_games()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    yield
    forget_games()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with our own games."""
    one = Server(tmp_path_factory.mktemp("server"))
    yield one
    one.stop()
