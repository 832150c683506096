"""How answers are given at the table: what a touch means, and how many are wanted."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import game_words, meanwhile, words
from browser.moments import ME, comes_to
from dreamtable.games.etherfields.box import ACTIONS
from dreamtable.games.etherfields.moves import Act, PayCard
from dreamtable.kernel import Match
from server.kit import Server

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
SCREENS = pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
RING = "card => getComputedStyle(card).boxShadow"


def pays_or_acts(match: Match[Any]) -> bool:
    """Say whether the first seat may pay with a card, or use what stands on it instead."""
    menu = match.menu(ME) if ME in match.due() else ()
    paid = {move.card for move in menu if isinstance(move, PayCard)}
    return any(isinstance(move, Act) and ACTIONS[move.action].card in paid for move in menu)


def wants_several(match: Match[Any]) -> bool:
    """Say whether the first seat is to pick several things."""
    question = match.question_of(ME) if ME in match.due() else None
    return question is not None and question.picks > 1


@SCREENS
def test_in_a_payment_a_touched_card_pays_and_using_it_is_a_button_of_its_own(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    me = comes_to(welcome(**screen), server, pays_or_acts, "etherfields", 2)
    expect(me.question).to_be_visible()
    me.reads()
    card = me.page.locator(".hand .card[data-glow]:has(.instead[data-glow])").first
    use = card.get_by_role("button", name=game_words("etherfields", "web-etherfields-use"))
    expect(use).to_be_visible()
    assert "0px 0px 0px 2px" in card.evaluate(RING)
    number = int((card.get_attribute("data-ref") or "").removeprefix("card:"))
    before = me.number
    card.locator("strong").click()
    meanwhile([me], lambda: me.number > before)
    assert number not in me.update["view"]["dreamers"][ME]["hand"]
    assert any(event["event"][0] == "paid" for event in me.update["events"])


@SCREENS
def test_picking_several_says_how_many_are_to_go(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    me = comes_to(welcome(together=True, **screen), server, wants_several, "tamashii", 2)
    expect(me.question).to_be_visible()
    me.reads()
    picks = me.update["question"]["picks"]
    said = me.question.get_by_role("status")
    expect(said).to_have_text(words("web-picks-to-go", picks=picks, left=picks))
    me.choices.first.click()
    expect(said).to_have_text(words("web-picks-to-go", picks=picks, left=picks - 1))
