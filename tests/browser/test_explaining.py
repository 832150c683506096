"""Whatever is named explains itself: by hover, by focus and by tap, in menus, in the log and on the board."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Welcome
from browser.kit import Guest, game_words, words

SETTLING = 1000
"""Milliseconds."""
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SEATS = {"lucidity": 2, "inception": 4, "eldritch": 1, "tamashii": 1, "etherfields": 1}
games = pytest.mark.parametrize("game", list(SEATS))


def tip(page: Page) -> Locator:
    """What is explained now."""
    return page.locator(".tip")


def says_more_than_its_name(page: Page) -> None:
    """Check that something is explained, in sight, and by more than its name."""
    expect(tip(page)).to_be_visible()
    assert len(tip(page).locator("p").first.inner_text()) > 20
    box = tip(page).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["x"] <= size["width"] - box["width"]
    assert 0 <= box["y"] <= size["height"] - box["height"]


def naming_choice(guest: Guest) -> Locator:
    """A choice that names a thing: the first question of every game offers some."""
    choice = guest.seat.question.locator(".choice[data-refs]").first
    expect(choice).to_be_visible()
    return choice


@games
def test_a_choice_explains_what_it_names_by_hover_and_by_focus(welcome: Welcome, game: str) -> None:
    guest = welcome(viewport=DESK)
    guest.plays(game, SEATS[game])
    naming_choice(guest).hover()
    says_more_than_its_name(guest.page)
    guest.page.mouse.move(5, 5)
    expect(tip(guest.page)).to_have_count(0)
    naming_choice(guest).press("ArrowDown")
    guest.page.keyboard.press("ArrowUp")
    says_more_than_its_name(guest.page)
    guest.page.keyboard.press("Escape")
    expect(tip(guest.page)).to_have_count(0)


@games
def test_on_a_phone_a_tap_beside_a_choice_explains_it_and_chooses_nothing(
    welcome: Welcome, game: str
) -> None:
    phone = welcome(viewport=PHONE, is_mobile=True, has_touch=True)
    seat = phone.plays(game, SEATS[game])
    name = words("web-what-is", what="").strip()
    phone.page.wait_for_timeout(SETTLING)  # what glows comes into sight, and scrolling takes a tip away
    seat.question.get_by_role("button", name=name).first.tap()
    says_more_than_its_name(phone.page)
    assert seat.answered == 0
    what = tip(phone.page).locator("strong").first.inner_text()
    seat.question.locator(".text").tap()  # it may have something of its own to tell
    expect(tip(phone.page).get_by_text(what, exact=True)).to_have_count(0)


def test_a_line_of_the_log_explains_what_it_names_to_a_pointer_and_to_the_keys(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK)
    seat = guest.plays("lucidity", 2)
    while not guest.page.locator("li[data-refs]").count():
        before = seat.number
        seat.click_choice()
        expect(seat.question).to_be_visible()
        guest.page.wait_for_timeout(50 if seat.number == before else 0)
    lines = guest.page.get_by_role("list", name=words("web-log"))
    lines.locator("[data-refs]").last.hover()
    says_more_than_its_name(guest.page)
    guest.page.mouse.move(5, 5)
    lines.focus()
    guest.page.keyboard.press("ArrowUp")
    says_more_than_its_name(guest.page)


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_a_colour_on_the_board_tells_its_faces_in_the_readers_language(welcome: Welcome, lang: str) -> None:
    guest = welcome(viewport=DESK, locale=lang)
    guest.page.goto(f"/#/table/{guest.has_table('lucidity', 2)}")
    colour = guest.page.locator('[data-refs="colour:yellow"]')
    colour.hover()
    expect(tip(guest.page).locator("strong")).to_have_text(
        game_words("lucidity", "about-colour", lang, colour=game_words("lucidity", "colour-yellow", lang))
    )
    says_more_than_its_name(guest.page)
    guest.page.mouse.move(5, 5)
    expect(tip(guest.page)).to_have_count(0)
    colour.focus()
    guest.page.keyboard.press("Tab")
    says_more_than_its_name(guest.page)


def test_on_a_phone_a_tap_on_the_board_explains_what_does_not_glow(welcome: Welcome) -> None:
    phone = welcome(viewport=PHONE, is_mobile=True, has_touch=True)
    seat = phone.plays("lucidity", 2)
    phone.page.locator('[data-refs="colour:red"]').tap()
    says_more_than_its_name(phone.page)
    assert seat.answered == 0


@games
def test_who_asks_for_a_suggestion_sees_it_on_the_menu(welcome: Welcome, game: str) -> None:
    guest = welcome(viewport=DESK)
    seat = guest.plays(game, SEATS[game])
    expect(seat.question.locator(".suggested")).to_have_count(0)
    seat.question.get_by_role("button", name=words("web-suggest")).click()
    expect(seat.question.locator(".suggested")).to_have_count(1)
    expect(seat.question.locator(".suggested")).to_contain_text(words("web-suggested"))
    assert seat.answered == 0


def test_where_the_host_wants_no_suggestions_nobody_can_ask_for_one(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK)
    seat = guest.plays("lucidity", 2, suggestions=False)
    expect(seat.question.get_by_role("button", name=words("web-suggest"))).to_have_count(0)
