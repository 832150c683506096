"""What somebody has looked at alone: a page for them, and a chip that keeps it."""

from functools import partial

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Seat, meanwhile, unfold, words
from browser.moments import asked_by, comes_to, offers
from server.kit import Server

ALONE = words("web-look-alone")
LOOKS = words("web-looks")
MOST_ANSWERS = 8


def answers_until_it_looked(me: Seat, *kinds: str) -> None:
    """Answer by moves of these kinds until something was looked at."""
    for _ in range(MOST_ANSWERS):
        if any(event["event"][0] == "peeked" for event in me.events):
            return
        expect(me.question).to_be_visible()
        me.reads()
        moves = me.update["question"]["moves"]
        wanted = next(one for kind in kinds for one in moves if one["move"][0] == kind)
        unfold(me.question)
        before = me.number
        me.choices.filter(has_text=wanted["text"]).first.click()
        meanwhile([me], partial(answered_since, me, before))
    raise AssertionError("Nothing was looked at.")


def answered_since(me: Seat, before: int) -> bool:
    """Say whether more was answered."""
    return me.number > before


def keeps_the_look(me: Seat) -> None:
    """The page lies open; closed, it is kept by a chip, also for who comes back."""
    page = me.page
    look = page.get_by_role("article", name=LOOKS)
    expect(me.book).to_be_visible()
    while not look.is_visible():  # the story goes first
        me.book.locator("footer .primary").click()
    expect(look).to_contain_text(ALONE)
    name = look.get_by_role("heading").inner_text()
    assert name
    look.locator("footer .primary").click()
    expect(look).to_have_count(0)
    chip = page.get_by_role("button", name=LOOKS)
    chip.click()
    expect(look.get_by_role("heading")).to_have_text(name)
    page.keyboard.press("Escape")
    page.reload()
    expect(chip).to_be_visible()
    me.reads()
    expect(look).to_have_count(0)
    chip.click()
    expect(look.get_by_role("heading")).to_have_text(name)


def test_a_secret_of_etherfields_that_was_peeked_at_is_a_page(welcome: Welcome, server: Server) -> None:
    me = comes_to(welcome(), server, offers("peek"), "etherfields", 1)
    answers_until_it_looked(me, "peek-at", "peek", "discard-card")
    keeps_the_look(me)


def test_a_tile_of_tamashii_that_was_looked_under_is_a_page(welcome: Welcome, server: Server) -> None:
    me = comes_to(welcome(), server, asked_by("TAM-TIL-01"), "tamashii", 1, "solo", scenario="a")
    answers_until_it_looked(me, "pick-place")
    keeps_the_look(me)
