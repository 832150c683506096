"""A table can be heard by who wants to, and by nobody else."""

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Seat, words

COUNTING = """
// What a test evaluates counts as a gesture in Chromium: here only hands do.
Object.defineProperty(navigator, 'userActivation', { value: undefined });
window.made = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor(...args) { super(...args); window.made += 1; } };
"""


def made(seat: Seat) -> int:
    return int(seat.page.evaluate("window.made"))


def test_a_table_is_silent_at_first_and_remembers_how_loud_it_was_made(welcome: Welcome) -> None:
    guest = welcome()
    guest.context.add_init_script(COUNTING)
    seat = guest.plays("lucidity", 3)
    page = seat.page
    page.get_by_role("button", name=words("web-more"), exact=True).click()
    slider = page.get_by_role("slider", name=words("web-volume"))
    expect(slider).to_have_value("0")
    expect(slider).to_have_attribute("aria-valuetext", words("web-volume-off"))
    assert made(seat) == 0
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(slider).to_have_value("0.2")
    assert made(seat) == 1
    address = page.url
    seat = guest.opens_tab()
    page = seat.page
    page.goto(address)
    slider = page.get_by_role("slider", name=words("web-volume"))
    expect(page.get_by_role("button", name=words("web-more"), exact=True)).to_be_visible()
    expect(page.locator("[data-board] *").first).to_be_attached()
    assert made(seat) == 0, "no sound before the page was touched"
    page.get_by_role("button", name=words("web-more"), exact=True).click()
    expect(slider).to_have_value("0.2")
    assert made(seat) == 1
    expect(slider).to_have_attribute("aria-valuetext", words("web-volume-percent", percent=20))
