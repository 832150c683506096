"""A lobby for people: one says who one is, invites, sees who is there, and talks before the match begins."""

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import words
from browser.test_absent import later
from browser.test_looks import AXE, STILL, serious

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def test_friends_meet_in_the_lobby(welcome: Welcome) -> None:
    ann, ben, cem = welcome(), welcome(**PHONE), welcome()
    ann.lands()
    ann.hosts("eldritch", 3, 3)
    link = ann.page.get_by_label(words("web-invite")).input_value()
    name = ann.page.get_by_label(words("web-your-name"))
    name.fill("Ann")
    ann.page.get_by_role("button", name=words("web-save")).click()
    seats = ann.page.get_by_role("list", name=words("web-at-table")).get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ann")
    expect(seats.nth(2).locator("[data-level]")).to_be_visible()
    ann.page.get_by_role("button", name=words("web-qr")).click()
    expect(ann.page.get_by_role("img", name=words("web-qr-label"))).to_be_visible()

    for guest, called in ((ben, "Ben"), (cem, "Cem")):
        guest.page.goto(link)
        guest.page.get_by_label(words("web-your-name")).fill(called)
        guest.page.get_by_role("button", name=words("web-save")).click()
        expect(guest.page.get_by_role("button", name=words("web-save"))).to_have_count(0)
    expect(ann.page.get_by_text(words("web-watchers", count=2))).to_be_visible()
    ben.page.get_by_role("button", name=words("web-sit")).click()
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(ann.page.get_by_text(words("web-watchers", count=1))).to_be_visible()
    says = cem.page.get_by_role("textbox", name=words("web-say"))
    says.fill("I only watch today")
    says.press("Enter")
    for guest in (ann, ben):
        chat = guest.page.get_by_role("list", name=words("web-chat"))
        expect(chat).to_contain_text("Cem")
        expect(chat).to_contain_text(words("web-watching"))
        expect(chat).to_contain_text("I only watch today")
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        for theme in ("dark", "light"):
            guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            guest.page.wait_for_function(STILL)
            assert serious(guest.page) == [], theme
    for guest in (ann, ben):
        field = guest.page.get_by_label(words("web-your-name")).bounding_box()
        assert field is not None
        assert field["x"] + field["width"] <= guest.page.evaluate("innerWidth"), "nothing is cut off"

    ben.page.close()
    later(ann.page, 3.5)
    expect(seats.nth(1)).to_contain_text(words("web-offline-for", time="3 minutes"))
    seats.nth(1).get_by_role("button", name=words("web-remove")).click()
    expect(seats.nth(1)).to_contain_text(words("web-empty-seat"))


def test_how_a_match_begins_is_in_sight_however_many_seats_there_are(welcome: Welcome) -> None:
    host = welcome(**PHONE)
    host.lands()
    host.hosts("inception", 8, *range(2, 9))
    start = host.page.get_by_role("button", name=words("web-start"), exact=True)
    expect(start).to_be_in_viewport()
    start.click()
    expect(start).to_have_count(0)
