"""Languages, light and dark, a phone, and what a screen reader needs."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Welcome
from browser.kit import Guest, game_words, meanwhile, words
from dreamtable.lang import LANGUAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL = "() => !document.getAnimations().some(one => one instanceof CSSTransition)"
TOO_WIDE = """() => [...document.querySelectorAll('body *')]
  .filter(thing => thing.getBoundingClientRect().right > document.documentElement.clientWidth)
  .map(thing => `${thing.tagName}.${thing.className} ${thing.textContent.trim().slice(0, 40)}`)"""
AT_REST = """() => document.getAnimations().every(one => one.effect.target.closest('.thinking'))"""
"""The three little dots of who is asked are all that moves."""
IN_SIGHT = """thing => {
  const box = thing.getBoundingClientRect();
  const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return box.height > 0 && box.bottom <= innerHeight && (thing === middle || thing.contains(middle));
}"""
"""Says whether something is on the screen with nothing over it."""
PHONE = {"width": 360, "height": 740}


def speaks(page: Page, lang: str) -> None:
    """Choose a language."""
    page.locator("label:visible select").filter(has=page.locator("option[lang]")).select_option(lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize(("locale", "lang"), [("zh-CN", "zh-Hans"), ("fr-FR", "en")])
def test_the_first_language_is_that_of_the_browser(welcome: Welcome, locale: str, lang: str) -> None:
    page = welcome(locale=locale).page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("web-hero", lang))


def test_the_front_page_changes_its_language_and_remembers_it(guest: Guest) -> None:
    guest.lands()
    page = guest.page
    for lang in ("zh-Hans", "ja", "en", "ja"):
        speaks(page, lang)
        expect(page.get_by_role("heading", level=1)).to_have_text(words("web-hero", lang))
        expect(page.get_by_role("heading", name=game_words("inception", "game-title", lang))).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("button", name=words("web-play-bots", "ja"))).to_be_visible()


def test_a_table_changes_its_language_and_remembers_it(guest: Guest) -> None:
    guest.plays("lucidity", 2, options={"first": "0"})
    page = guest.page
    for lang in LANGUAGES:
        speaks(page, lang)
        question = page.get_by_role("region", name=words("web-question", lang))
        choice = question.locator("li > button").first
        expect(choice).to_have_text(re.compile("[A-Za-z]{4}" if lang == "en" else "[一-龠ぁ-ヶ]{2}"))
        expect(page.get_by_role("heading", level=1)).to_have_text(game_words("lucidity", "game-title", lang))
        expect(page.get_by_role("tab", name=words("web-chat", lang))).to_be_visible()
    speaks(page, "zh-Hans")
    page.reload()
    expect(page.get_by_role("region", name=words("web-question", "zh-Hans"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(game_words("lucidity", "game-title", "zh-Hans"))


def test_light_and_dark_are_remembered(welcome: Welcome) -> None:
    page = welcome(color_scheme="dark").page
    page.goto("/")
    dark = ink(page)
    page.get_by_role("button", name=words("web-theme-light")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert ink(page) != dark
    page.reload()
    expect(page.get_by_role("button", name=words("web-theme-dark"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name=words("web-theme-dark")).click()
    assert ink(page) == dark


def test_light_and_dark_follow_the_system_until_one_is_chosen(welcome: Welcome) -> None:
    page = welcome(color_scheme="dark").page
    page.goto("/")
    expect(page.get_by_role("button", name=words("web-theme-light"))).to_be_visible()
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name=words("web-theme-dark")).click()
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    expect(page.get_by_role("button", name=words("web-theme-light"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_nothing_moves_for_who_wants_things_to_stay_still(guest: Guest) -> None:
    guest.plays("lucidity", 2, options={"first": "0"})
    guest.page.get_by_role("button", name=words("web-theme-light")).or_(
        guest.page.get_by_role("button", name=words("web-theme-dark"))
    ).click()
    assert guest.page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize(("game", "seats"), [("lucidity", 2), ("inception", 4)])
def test_a_table_that_waits_for_somebody_comes_to_rest(welcome: Welcome, game: str, seats: int) -> None:
    guest = welcome(reduced_motion="no-preference")
    guest.plays(game, seats)
    guest.page.wait_for_function(AT_REST)


def ink(page: Page) -> str:
    """Return the colour of the ink, which is light on the dark page and dark on the light one."""
    return str(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ink')"))


def test_everything_fits_on_a_phone_held_upright(welcome: Welcome) -> None:
    phone = welcome(viewport=PHONE, is_mobile=True, has_touch=True)
    phone.lands()
    assert_fits(phone.page, "the front page")
    for game, seats in (("lucidity", 2), ("inception", 4)):
        me = phone.plays(game, seats)
        expect(phone.page.locator("[data-ref]").first).to_be_visible()
        assert_fits(phone.page, game)
        expect(me.choices.first).to_be_in_viewport()
        for at in range(me.choices.count()):
            me.choices.nth(at).scroll_into_view_if_needed()
            expect(me.choices.nth(at)).to_be_in_viewport(ratio=0.9)
        number = me.number
        me.choices.last.tap()
        expect(me.question).to_be_visible()
        assert me.number > number
        assert_fits(phone.page, game)


def test_a_full_hand_of_inception_city_is_no_wider_than_a_phone(welcome: Welcome) -> None:
    """Whoever gives nothing away holds a dozen cards: the hand is scrolled then, not the table."""
    phone = welcome(viewport=PHONE, is_mobile=True, has_touch=True)
    me = phone.plays("inception", 4)
    hand = phone.page.locator("ul:has(> li[data-travel])")
    while not hand.count():  # a character, then some cards
        me.click_choice(0)
        meanwhile([me], lambda: hand.count() > 0 or me.choices.count() > 0)
    hand.evaluate(
        "hand => { while (hand.children.length < 12) hand.append(hand.firstElementChild.cloneNode(true)) }"
    )
    assert_fits(phone.page, "a full hand")


def assert_fits(page: Page, where: str) -> None:
    """Nothing is wider than the screen, once nothing moves."""
    page.wait_for_function(STILL)
    width, room = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert width <= room, f"{where} is {width} wide on a screen of {room}: {page.evaluate(TOO_WIDE)}"


@pytest.mark.parametrize("place", ["front", "host", "lucidity", "inception", "replay"])
def test_axe_finds_nothing_serious_in_the_dark_and_in_the_light(
    guest: Guest, finished: str, place: str
) -> None:
    page = guest.page
    match place:
        case "front":
            guest.lands()
            expect(page.get_by_role("article")).to_have_count(5)
        case "host":
            guest.lands()
            page.get_by_role("button", name=words("web-host"), exact=True).first.click()
            expect(page.get_by_role("dialog", name=words("web-host"))).to_be_visible()
        case "replay":
            page.goto(f"/#/replay/{finished}?seat=0&step=20")
            expect(page.get_by_role("slider", name=words("web-timeline"))).to_have_value("20")
            expect(page.locator("[data-ref]").first).to_be_visible()
        case game:
            guest.plays(game, 2 if game == "lucidity" else 4)
            expect(page.locator("[data-ref]").first).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme


def serious(page: Page) -> list[str]:
    """Return the serious findings of axe."""
    found: list[Any] = page.evaluate("axe.run({resultTypes: ['violations']}).then(all => all.violations)")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
