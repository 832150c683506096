"""The dream of the day in the browser: found on the front page, dreamt, and its result with everybody's."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import words
from browser.test_again import PHONE, cookie_of
from browser.test_endings import result
from browser.test_looks import AXE, STILL, serious
from server.kit import Player, Server, play


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_somebody_finds_the_dream_of_the_day_dreams_it_and_sees_the_day(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    ann = welcome(**screen)
    ann.lands()
    begin = ann.page.get_by_role("button", name=words("web-daily-begin"))
    ann.page.locator("li[data-game=lucidity]", has=begin).locator(begin).click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rpartition("/")[2]
    with Player(server, table, cookie_of(ann)) as player:
        player.send({"type": "hello", "lang": "en"})
        player.hear_until("update")
        play([player], random.Random(3))
    expect(result(ann.page)).to_be_visible()
    expect(result(ann.page).get_by_role("button", name=words("web-verify"))).to_have_count(0)
    result(ann.page).get_by_role("link", name=words("web-daily-page")).click()
    ann.page.wait_for_url("**/daily/*")
    expect(ann.page.get_by_text(words("web-daily-guest"))).to_be_visible()
    expect(ann.page.get_by_text(words("web-daily-commitment")).first).to_be_visible()
    ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    ann.page.wait_for_function(STILL)
    assert serious(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits"
    ann.page.get_by_role("link", name=words("web-daily-see")).click()
    ann.page.wait_for_url("**/replay/*")
    expect(ann.page.get_by_text(words("web-daily-today"))).to_be_visible()
    expect(ann.page.get_by_role("button", name=words("web-verify"))).to_have_count(0)
