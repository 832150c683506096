"""Groups meet on their page and sit down with one click; at a table its host keeps the peace."""

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import words
from browser.test_looks import AXE, STILL, serious

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def test_friends_meet_on_the_page_of_their_group_and_the_host_keeps_the_peace(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome(**PHONE)
    for guest, called in ((ann, "Ann"), (ben, "Ben")):
        guest.context.request.get("/api/me")
        assert guest.context.request.put("/api/me/name", data={"name": called}).ok
    ann.lands()
    ann.page.get_by_label(words("web-group-title")).fill("Friday dreamers")
    ann.page.get_by_role("button", name=words("web-group-begin")).click()
    expect(ann.page.get_by_role("heading", name="Friday dreamers")).to_be_visible()
    ben.page.goto(ann.page.get_by_label(words("web-invite")).input_value())
    expect(ben.page.get_by_role("heading", name=words("web-group-members", count=2))).to_be_visible()
    says = ben.page.get_by_role("textbox", name=words("web-say"))
    says.fill("Friday again?")
    says.press("Enter")
    expect(ann.page.get_by_role("list", name=words("web-chat"))).to_contain_text("Friday again?")
    ann.page.get_by_label(words("web-group-start")).fill("2030-01-04T19:30")
    ann.page.get_by_role("button", name=words("web-save")).click()
    expect(ann.page.get_by_role("link", name=words("web-group-calendar"))).to_be_visible()
    expect(ben.page.get_by_role("link", name=words("web-group-calendar"))).to_be_visible()
    for guest in (ann, ben):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        guest.page.wait_for_function(STILL)
        assert serious(guest.page) == []
        wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "nothing is cut off"

    ann.page.get_by_role("button", name=words("web-group-seat")).click()
    seats = ann.page.get_by_role("list", name=words("web-at-table")).get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("Ann")
    expect(seats.nth(1)).to_contain_text("Ben")
    ben.page.locator("a[href^='/table/']").first.click()
    says = ben.page.get_by_role("textbox", name=words("web-say"))
    says.fill("rude words")
    says.press("Enter")
    chat = ann.page.get_by_role("list", name=words("web-chat"))
    expect(chat).to_contain_text("rude words")
    chat.get_by_role("button", name="Ben").click()
    ann.page.get_by_role("button", name=words("web-mute"), exact=True).click()
    expect(chat).to_contain_text(words("web-muted-line"))
    expect(chat).not_to_contain_text("rude words")
    chat.get_by_role("button", name="Ben").click()
    ann.page.get_by_role("button", name=words("web-ban")).click()
    expect(seats.nth(1)).to_contain_text(words("web-empty-seat"))
    ann.page.get_by_role("button", name=words("web-unban", name="Ben")).click()
    expect(ann.page.get_by_role("button", name=words("web-unban", name="Ben"))).to_have_count(0)
