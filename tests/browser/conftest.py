"""One server and one Chromium for all browser tests of a process, guests whose pages never fail."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from bench.machine import PAGES, Program
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.kit import PATIENCE, Guest
from dreamtable.server.pages import ROOT
from server.kit import Server, play, seated

FEWEST_ANSWERS = 80
"""Of a game with something to look at; half of all last twice as long."""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What leads browsers; while it is there, nothing else can have an event loop here."""
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A real browser without a window."""
    yield from launched(playwright, PAGES)


def launched(playwright: Playwright, program: Program) -> Iterator[Browser]:
    """Have a browser as long as it is needed."""
    one = playwright.chromium.launch(
        executable_path=program.needed(), args=["--no-sandbox"], timeout=PATIENCE
    )
    yield one
    one.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server with a database of its own, whose bots answer at once."""
    assert (ROOT / "index.html").is_file(), "The browser tests need the built client: make web"
    one = Server(tmp_path_factory.mktemp("browser"))
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


@pytest.fixture(scope="session")
def finished(server: Server) -> str:
    """A table where a game of Lucidity is over that was no short one."""
    chance = random.Random(1)
    while True:
        table, people = seated(server, 2, private=False)
        players = [one.sits(table) for one in people]
        answers = play(players, chance)
        for player in players:
            player.leave()
        if answers >= FEWEST_ANSWERS:
            return table


Welcome = Callable[..., Guest]


@pytest.fixture
def welcome(browser: Browser, server: Server) -> Iterator[Welcome]:
    """Let guests in; when the test is over, none of their pages may have written an error."""
    guests: list[Guest] = []

    def one(**context: Any) -> Guest:
        guests.append(Guest(browser, server, **context))
        return guests[-1]

    yield one
    for guest in guests:
        guest.context.close()
    assert [error for guest in guests for error in guest.errors] == []


@pytest.fixture
def guest(welcome: Welcome) -> Guest:
    """Somebody at a desk, who reads English and likes things to stay still."""
    return welcome()
