"""Sealed Letters in the browser, with the plain board: what was opened can be read, and nothing else."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from browser.conftest import Welcome
from browser.kit import words
from dreamtable.games import rules_of
from dreamtable.lang import Speaker
from gauntlet.secrets import sealed_in
from outside.kit import forget_games, offer
from server.kit import Server, play, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game, from outside."""
    folder: Path = offer(tmp_path_factory.mktemp("post"), letters="letters.game:GAME")
    with pytest.MonkeyPatch.context() as patch:
        forget_games()
        patch.syspath_prepend(folder)
        one = Server(tmp_path_factory.mktemp("letters"), outside=folder)
        yield one
        one.stop()
    forget_games()
    assert '"trace"' not in one.log(), one.log()


def letter(code: int) -> str:
    """Return what stands in a letter."""
    return Speaker("en", rules_of("letters")).say(f"letter-{code}-text")


def everything_loaded(page: Page) -> list[bytes]:
    """Return a list that fills with whatever this page loads and hears from now on."""
    loaded: list[bytes] = []

    def load(request: Request) -> None:
        response = request.response()
        if response is not None and request.resource_type in ("document", "script", "fetch", "xhr"):
            loaded.append(response.body())

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: loaded.append(str(frame).encode()))

    page.on("requestfinished", load)
    page.on("websocket", listen)
    return loaded


def test_a_letter_that_was_held_against_the_lamp_is_read_on_the_table_by_its_reader(welcome: Welcome) -> None:
    me = welcome()
    loaded = everything_loaded(me.page)
    seat = me.plays("letters", 2)
    revealed = me.page.get_by_role("region", name=words("revealed-head"))
    expect(revealed).to_have_count(0)
    seat.question.get_by_role("button", name="Hold letter 17 against the lamp").click()
    expect(revealed.get_by_text(letter(17))).to_be_visible()
    expect(revealed.get_by_role("heading", name="To whom I was")).to_be_visible()
    me.page.reload()
    expect(revealed.get_by_text(letter(17))).to_be_visible()
    known = {thing["id"] for thing in seat.update["reading"]["things"]}
    assert "letter/17" in known
    assert letter(17).encode() in b"".join(loaded)
    assert sealed_in("letters", "en").found_in(b"".join(loaded), known) == []


def test_a_replay_reveals_the_letters_one_after_the_other(welcome: Welcome, server: Server) -> None:
    table, people = seated(server, 2, "letters", private=False)
    players = [one.sits(table) for one in people]
    play(players, random.Random(3))
    for player in players:
        player.leave()
    steps = people[0].get(f"/api/tables/{table}/replay?seat=-2&lang=en")
    at, opened = next(
        (at, step["reading"]["things"]) for at, step in enumerate(steps) if at and step["reading"]
    )
    page = welcome().page
    revealed = page.get_by_role("region", name=words("revealed-head"))
    page.goto(f"/#/replay/{table}?seat=-2&step={at}")
    expect(revealed.get_by_text(opened[0]["text"])).to_be_visible()
    page.get_by_role("button", name=words("web-first"), exact=True).click()
    expect(revealed).to_have_count(0)
    page.get_by_role("button", name=words("web-last"), exact=True).click()
    total = len({thing["id"] for step in steps for thing in (step["reading"] or {"things": []})["things"]})
    expect(revealed.get_by_role("article")).to_have_count(total)
