"""Called back: what a browser shows that is called, the rulebooks without a line, and a lost password."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.machine import CHROMIUM
from playwright.sync_api import Browser, CDPSession, Page, Playwright, expect

from browser.conftest import Welcome, launched
from browser.kit import Guest, meanwhile, words
from browser.test_again import PHONE
from server.kit import Server

CALL = '{"title": "It is your turn", "body": "Lucidity", "url": "/table/x", "tag": "turn/x/0/1"}'
REGISTER = """async () => {
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
}"""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map(one => [one.title, one.body, one.data, one.tag]);
}"""
LAY_BY = """async () => {
  const shelf = await caches.open('dreamtable-offline-1');
  await shelf.addAll(['/api/games?lang=en', '/api/rules/lucidity?lang=en']);
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser that can show calls; one for pages alone can't."""
    yield from launched(playwright, CHROMIUM)


def registration(page: Page) -> tuple[CDPSession, str]:
    """Return the line to the worker of a page, and by what it is known."""
    line = page.context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.wait_for_timeout(500)
    return line, known[-1]


def with_worker(welcome: Welcome) -> Guest:
    """Return somebody whose browser may be called."""
    ann = welcome()
    ann.context.grant_permissions(["notifications"])
    ann.lands()
    ann.page.evaluate(REGISTER)
    return ann


def test_a_call_is_shown_with_what_it_is_for(welcome: Welcome, server: Server) -> None:
    ann = with_worker(welcome)
    line, known = registration(ann.page)
    line.send(
        "ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": known, "data": CALL}
    )
    ann.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert ann.page.evaluate(SHOWN) == [["It is your turn", "Lucidity", "/table/x", "turn/x/0/1"]]


CHROMIUMS_OWN = "user_visible_auto_notification"
"""What Chromium says by itself, now and then, when a push shows nothing."""


@pytest.mark.parametrize("data", ["no text of ours", "{}", "null", '{"title": 3}'])
def test_what_is_no_call_is_not_shown(welcome: Welcome, server: Server, data: str) -> None:
    ann = with_worker(welcome)
    line, known = registration(ann.page)
    for one in (data, CALL):
        line.send(
            "ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": known, "data": one}
        )
    ours: list[Any] = []

    def ours_is_shown() -> bool:
        ours[:] = [one for one in ann.page.evaluate(SHOWN) if one[3] != CHROMIUMS_OWN]
        return any(one[3] == "turn/x/0/1" for one in ours)

    meanwhile([ann.seat], ours_is_shown)
    assert len(ours) == 1


def test_without_a_line_the_rulebooks_are_there(browser: Browser, tmp_path: Path) -> None:
    own = Server(tmp_path)
    try:
        ann = Guest(browser, own)
        ann.lands()
        ann.page.evaluate(REGISTER)
        ann.page.evaluate(LAY_BY)
    finally:
        own.stop()
    ann.page.goto("/table/somewhere")
    expect(ann.page.get_by_text("There is no line to the table")).to_be_visible()
    ann.page.get_by_text("Lucidity: Six-Sided Nightmares").click()
    expect(ann.page.get_by_role("heading", level=2).first).to_be_visible()
    ann.context.close()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_the_recovery_code_is_shown_once_and_brings_one_back(
    welcome: Welcome, screen: dict[str, Any]
) -> None:
    name = f"Nadia {len(screen)}"
    ann = welcome(**screen)
    account(ann)
    ann.page.get_by_role("textbox", name=words("web-account-name")).first.fill(name)
    ann.page.get_by_label(words("web-password"), exact=True).fill("first words")
    ann.page.get_by_role("button", name=words("web-register")).click()
    expect(ann.page.get_by_text(words("web-recovery-more"))).to_be_visible()
    code = ann.page.locator("[data-code]").inner_text()
    ann.page.get_by_role("button", name=words("web-recovery-kept")).click()
    ben = welcome(**screen)
    account(ben)
    ben.page.get_by_text(words("web-forgot")).click()
    form = ben.page.locator("details form")
    form.get_by_role("textbox", name=words("web-account-name")).fill(name)
    form.get_by_label(words("web-recovery-code")).fill(code)
    form.get_by_label(words("web-new-password")).fill("second words")
    form.get_by_role("button", name=words("web-recover")).click()
    expect(ben.page.get_by_text(words("web-recovery-more"))).to_be_visible()
    assert ben.context.request.get("/api/me").json()["account"] == name


def account(guest: Guest) -> None:
    """Open what is about one's account."""
    guest.lands()
    me = guest.context.request.get("/api/me").json()["name"]
    guest.page.get_by_role("banner").get_by_role("button", name=me).click()
