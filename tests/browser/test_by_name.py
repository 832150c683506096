"""A riddle is solved by who sees nothing of it: by roles and names alone, with the keyboard alone."""

from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Welcome
from browser.kit import Seat, game_words, meanwhile, words
from browser.moments import ME, comes_to
from dreamtable.kernel import Match
from server.kit import Server

MOST_STOPS = 150
"""So often the keyboard goes on before something is not to be found with it."""
CODE = "427"
"""From the bottom up: what the three glasses and the margin of the tide table say."""
IS_IT = "(element) => element === document.activeElement"

ether_words = partial(game_words, "etherfields")


def at_the_dials(match: Match[Any]) -> bool:
    """Say whether the first seat is about to set the first dial of a riddle."""
    riddle = match.state.riddle
    return riddle is not None and riddle.seat == ME and not riddle.dials and ME in match.due()


def presses(me: Seat, what: Locator) -> None:
    """Go to something with the keyboard, and press it."""
    expect(what).to_be_visible()
    for _ in range(MOST_STOPS):
        if what.evaluate(IS_IT):
            return me.page.keyboard.press("Enter")
        me.page.keyboard.press("Tab")
    raise AssertionError(f"The keyboard does not come to {what}.")


def named(within: Locator, name: str) -> Locator:
    return within.get_by_role("button", name=name, exact=True)


def test_the_riddle_of_the_drowned_arcade_is_solved_by_names_and_keyboard_alone(
    welcome: Welcome, server: Server
) -> None:
    me = comes_to(welcome(), server, at_the_dials, "etherfields", 1, gate="i-02-x")
    riddle = me.page.get_by_role("region", name=ether_words("web-etherfields-riddle"))
    dials = riddle.get_by_role("listitem")
    expect(dials).to_have_count(len(CODE))
    for at, digit in enumerate(CODE):
        presses(me, named(riddle.get_by_role("group", name=ether_words("web-etherfields-dial")), digit))
        expect(dials.nth(at)).to_contain_text(digit)
    presses(me, named(riddle, ether_words("move-enter-answer")))
    asks = me.page.get_by_role("region", name=words("web-question"))
    expect(asks).to_contain_text(ether_words("ask-ETH-ACT-19"))
    presses(me, asks.get_by_role("listitem").get_by_role("button").first)
    meanwhile([me], lambda: any(event["event"][0] == "riddle-solved" for event in me.events))
    told = me.page.get_by_role("article", name=ether_words("web-etherfields-book"))
    expect(told).to_contain_text("2027")
    presses(me, named(told, ether_words("web-etherfields-continue")))
    expect(riddle).to_have_count(0)
