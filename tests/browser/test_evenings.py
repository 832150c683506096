"""The last moments of an evening inside a campaign, and the campaign after it."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Seat, game_words, meanwhile, unfold, words
from browser.moments import EVENINGS, course_to, has_evening
from browser.test_endings import result
from dreamtable.kernel import Match
from server.kit import Server

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL_DESK: dict[str, Any] = {"viewport": {"width": 1024, "height": 700}}
"""Where the board is as narrow as on a phone, and the question stands beside it."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LAST_ANSWERS = 3
A_THIRD = 1 / 3
SHARE_OF_THE_WINDOW = "() => document.querySelector('article .sheet').offsetHeight / innerHeight"
FIRST_EVENING = {"tamashii": {"components": "first-box"}, "etherfields": {}}
"""What a campaign begins with."""


def is_won(match: Match[Any]) -> bool:
    """Say whether a match is over and was won."""
    return match.outcome is not None and bool(match.outcome.winners)


def plays_on(me: Seat, lines: Sequence[tuple[int, str]]) -> None:
    """Answer by the menu as these lines of a whole match say, until it is over."""
    meanwhile([me], lambda: me.asked)
    while not me.over:
        at = me.number
        moves = me.update["question"]["moves"]
        text = next(move["text"] for move in moves if move["move"] == json.loads(lines[at][1]))
        unfold(me.question)
        me.choices.filter(has_text=text).first.click()
        meanwhile([me], lambda: me.over or (me.asked and me.number > at))  # noqa: B023 (called at once)


@pytest.mark.parametrize("screen", [DESK, SMALL_DESK, PHONE], ids=["desk", "small-desk", "phone"])
@pytest.mark.parametrize("game", FIRST_EVENING)
def test_an_evening_is_read_to_its_last_page_and_stays_on_the_page_of_the_campaign(
    welcome: Welcome, server: Server, game: str, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    page, me = guest.page, guest.seat
    seed, lines = course_to(is_won, game, 1, None, FIRST_EVENING[game])
    campaign, table = has_evening(guest, server, seed, lines[:-LAST_ANSWERS], game)
    page.goto(f"/#/table/{table}")
    plays_on(me, lines)
    expect(me.book).to_be_visible()
    assert me.update["outcome"] is not None
    expect(result(page)).to_have_count(0)
    assert page.evaluate(SHARE_OF_THE_WINDOW) > A_THIRD
    assert me.reads()
    expect(result(page)).to_contain_text(game_words(game, f"reason-{me.update['outcome']['reason']}"))
    page.get_by_role("link", name=words("web-campaign-back")).first.click()
    told = guest.context.request.get(f"/api/campaigns/{campaign}").json()["sessions"][0]["remembered"]
    assert told
    for _ in range(2):
        expect(page.get_by_role("heading", name=EVENINGS, level=1)).to_be_visible()
        expect(page.locator("ol.road ul.kept > li")).to_have_text(told)
        expect(page.get_by_role("heading", name=words("web-campaign-next"))).to_be_visible()
        page.reload()
