"""The way between two Dreams: the city as a map that is walked, and a deck that is built."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Seat, game_words, meanwhile, words
from browser.moments import MOST_SEEDS, course_to, lay_out
from browser.test_evenings import DESK, PHONE, has_finished, is_won
from browser.test_looks import AXE, STILL, serious
from dreamtable.games import rules_of
from dreamtable.games.etherfields.moves import BuyCard, GoTo, Shop, UseShopping
from dreamtable.kernel import Match
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


@pytest.mark.rule("ETH-SFT-06")
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_route_is_seen_with_its_icons_and_walked_by_one_confirmation(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    guest = welcome(together=True, **screen)
    page, me = guest.page, guest.seat
    campaign, _ = has_finished(guest, server, GAME)
    page.goto(f"/#/campaign/{campaign}")
    title = game_words(GAME, "way-title")
    page.get_by_role("button", name=words("web-campaign-play", title=title)).click()
    meanwhile([me], lambda: me.asked)
    for _ in range(MOST_ANSWERS):
        if me.update["question"]["rule"] == "ETH-DWM-03":
            break
        answers(me)
    before = me.update["view"]["world"]["team"]
    far = page.locator('[data-ref^="location:"][data-wish]')
    expect(far.first).to_be_visible()
    page.locator('[data-ref="location:b3"]').click()
    route = page.get_by_role("region", name=words("web-proposal"))
    expect(route).to_contain_text(game_words(GAME, "icon-shop"))
    expect(page.locator("path.chosen")).to_have_count(2)
    assert me.update["view"]["world"]["team"] == before
    route.get_by_role("button", name=words("web-proposal-agree")).click()
    meanwhile([me], lambda: me.update["view"]["world"]["team"] != before)


def buying() -> tuple[str, list[tuple[int, str]]]:
    """Return a seed, and the answers that lead after the first Dream to where one may buy cards."""
    first_seed, first = course_to(is_won, GAME, 1, None, {})
    rules = rules_of(GAME)
    dream: Match[Any] = Match(rules, 1, first_seed)
    for seat, said in first:
        dream.choose(seat, entry_of(dream, seat, said))
    assert rules.campaign is not None
    kept = rules.campaign.carry(dream.state)
    wanted = (GoTo("b2"), GoTo("b3"), UseShopping(), Shop("influence"))
    for number in range(MOST_SEEDS):
        way: Match[Any] = Match(rules, 1, f"way {number}", kept=kept)
        lines: list[tuple[int, str]] = []
        while way.outcome is None and len(lines) < 2 * MOST_ANSWERS:
            menu = list(way.menu(0))
            if any(isinstance(move, BuyCard) for move in menu):
                return f"way {number}", lines
            move = next((one for one in wanted if one in menu), menu[0])
            lines.append((0, msgspec.json.encode(move).decode()))
            way.answer(0, move)
    pytest.fail("no way leads to the market")


def entry_of(match: Match[Any], seat: int, move: str) -> int:
    """Return the entry of a menu that was chosen."""
    return [msgspec.json.encode(one).decode() for one in match.menu(seat)].index(move)


@pytest.mark.rule("ETH-MKT-02")
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_the_market_says_what_a_card_does_to_ones_cards(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    page, me = guest.page, guest.seat
    campaign, _ = has_finished(guest, server, GAME)
    wish = {"number": 1, "follows": 0, "seats": 1}
    made = guest.context.request.post(f"/api/campaigns/{campaign}/sessions", data=wish)
    assert made.ok, made.text()
    table = str(made.json()["table"]["id"])
    seed, lines = buying()
    lay_out(server, table, seed, lines, 1)
    page.goto(f"/#/table/{table}")
    market = page.get_by_role("region", name=game_words(GAME, "web-etherfields-market"))
    expect(market).to_be_visible()
    me.reads()
    shown = [one["move"][1] for one in me.update["question"]["moves"] if one["move"][0] == "buy-card"]
    goods = market.locator("ul > li")
    assert goods.count() >= len(shown) > 0
    expect(goods.first.locator(".curve")).to_be_visible()
    expect(goods.first.locator("dd b").first).to_have_text(re.compile(r"\d+"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function(STILL)
    assert serious(page) == []
    had = me.update["view"]["dreamers"][0]["ether"]
    market.locator(f'[data-ref="card:{shown[0]}"]').first.click()
    meanwhile([me], lambda: me.update["view"]["dreamers"][0]["ether"] < had)
    assert shown[0] in me.update["view"]["dreamers"][0]["discard"]
