"""Sealed Letters comes from outside: it is found while a test wants it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from outside.kit import forget_games, offer
from server.kit import Server


@pytest.fixture(scope="session")
def post(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that offers the game, as an installed package does."""
    return offer(tmp_path_factory.mktemp("post"), letters="letters.game:GAME")


@pytest.fixture
def letters(post: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the game, that is found here."""
    forget_games()
    monkeypatch.syspath_prepend(post)
    yield "letters"
    forget_games()


@pytest.fixture(scope="session")
def server(post: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game."""
    one = Server(tmp_path_factory.mktemp("server"), outside=post)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()
