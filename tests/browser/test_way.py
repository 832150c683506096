"""The way between two Dreams: the city as a map that is walked, and a deck that is built."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Seat, game_words, meanwhile, words
from browser.test_evenings import DESK, PHONE, has_finished
from browser.test_looks import AXE, STILL, serious
from server.kit import Server

GAME = "etherfields"
MOST_ANSWERS = 12
"""So many at most until an Awakening is over."""


def answers(me: Seat) -> None:
    """Give the first answer that is offered, and wait for what follows."""
    at = me.number
    me.choices.first.click()
    meanwhile([me], lambda: me.asked and me.number > at)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_after_the_first_dream_one_wakes_builds_a_deck_and_walks_through_the_city(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    page, me = guest.page, guest.seat
    campaign, _ = has_finished(guest, server, GAME)
    page.goto(f"/#/campaign/{campaign}")
    title = game_words(GAME, "way-title")
    page.get_by_role("button", name=words("web-campaign-play", title=title)).click()
    meanwhile([me], lambda: me.asked)
    deck = page.get_by_role("region", name=game_words(GAME, "web-etherfields-building"))
    city = page.get_by_role("region", name=game_words(GAME, "web-etherfields-dreamworld"))
    built = False
    for _ in range(MOST_ANSWERS):
        if me.update["question"]["rule"] == "ETH-DWM-03":
            break
        if me.update["question"]["rule"] == "ETH-DCK-01":
            expect(deck).to_be_visible()
            built = True
        answers(me)
    assert built
    expect(city).to_be_visible()
    before = me.update["view"]["world"]["team"]
    open_ = page.locator('[data-ref^="location:"][data-glow]')
    to = (open_.first.get_attribute("data-ref") or "").removeprefix("location:")
    open_.first.click()
    meanwhile([me], lambda: me.update["view"]["world"]["team"] != before)
    assert any(event["event"][:2] == ["team-moved", to] for event in me.events)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function(STILL)
    assert serious(page) == []
