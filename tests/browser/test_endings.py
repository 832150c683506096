"""The end of a game has the whole screen, and so have its turning points."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Welcome
from browser.kit import BEAT, PATIENCE, Guest, words
from browser.test_looks import AXE, STILL, assert_fits, serious
from browser.test_table import concedes
from server.kit import Server, play, seated

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def result(page: Page) -> Locator:
    """Return the full-screen result."""
    return page.locator("dialog[open]:has(.people)")


def sees_the_end(guest: Guest, game: str, seats: int) -> str:
    """Sit at a table and give up; return its id when the result is shown."""
    guest.plays(game, seats)
    concedes(guest)
    # Bots play on, and some matches last; the end waits for the last page of a story.
    for _ in range(4 * PATIENCE // BEAT):
        if guest.seat.ending.is_visible():
            break
        guest.seat.reads()
        guest.page.wait_for_timeout(BEAT)
    expect(guest.seat.ending).to_be_visible()
    expect(result(guest.page).get_by_role("heading", level=3).first).to_be_visible()
    return guest.page.url.rpartition("/")[2]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("lucidity", 3), ("inception", 5), ("eldritch", 2), ("tamashii", 2), ("etherfields", 2)],
)
def test_the_result_says_who_won_why_and_who_was_what(welcome: Welcome, game: str, seats: int) -> None:
    guest = welcome(viewport=DESK)
    table = sees_the_end(guest, game, seats)
    ending = guest.context.request.get(f"/api/tables/{table}/ending").json()
    shown = result(guest.page)
    expect(shown).to_contain_text(ending["title"])
    expect(shown).to_contain_text(ending["reason"])
    people = shown.get_by_role("region", name=words("web-who-was-what")).get_by_role("article")
    expect(people).to_have_count(seats)
    for words_of_seat in ending["seats"]:
        expect(people.filter(has_text=words_of_seat[0]).first).to_be_visible()
    expect(shown.get_by_role("figure", name=words("web-course")).locator("polyline")).to_have_count(
        2 * len(ending["curves"])
    )
    for deed in ending["together"]:
        expect(shown.get_by_text(deed, exact=True).first).to_be_attached()
    shown.get_by_role("button", name=words("web-verify")).click()
    expect(shown.get_by_text(words("web-verdict-fair"))).to_be_visible()
    shown.get_by_role("button", name=words("web-see-table")).click()
    expect(shown).to_have_count(0)
    expect(guest.page.locator("[data-board] [data-ref]").first).to_be_visible()
    guest.page.get_by_role("button", name=words("web-result"), exact=True).click()
    expect(shown).to_be_visible()


def test_whoever_played_against_bots_plays_again_with_one_click(guest: Guest) -> None:
    table = sees_the_end(guest, "lucidity", 2)
    guest.seat.ending.click()
    guest.page.wait_for_url(lambda url: table not in url)
    expect(guest.seat.lines.first).to_be_visible()
    expect(result(guest.page)).to_have_count(0)


def test_finished_tables_show_their_result_in_the_list(guest: Guest) -> None:
    table = sees_the_end(guest, "lucidity", 2)
    ending = guest.context.request.get(f"/api/tables/{table}/ending").json()
    guest.page.goto("/")
    card = guest.page.locator(f'a[href*="{table}"]')
    expect(card).to_contain_text(words(f"web-result-{ending['result']}"))
    expect(card).to_contain_text(ending["reason"])


@pytest.fixture(scope="module")
def turned(server: Server) -> tuple[str, list[int], str]:
    """A finished game of Lucidity, the steps with which it turned, and what the first one is called."""
    for number in range(50):  # the dice of a server are always others
        table, people = seated(server, 2, private=False)
        players = [one.sits(table) for one in people]
        play(players, random.Random(number))
        for player in players:
            player.leave()
        steps = people[0].get(f"/api/tables/{table}/replay?seat=0&lang=en")
        found = [
            (at, str(event["turning"]))
            for at, step in enumerate(steps)
            for event in step["events"]
            if event["turning"]
        ]
        if found:
            return table, sorted({at for at, _ in found}), found[0][1]
    raise AssertionError("No game turned.")


def test_the_replay_jumps_from_one_turning_point_to_the_next(
    guest: Guest, turned: tuple[str, list[int], str]
) -> None:
    table, steps, _ = turned
    page = guest.page
    page.goto(f"/#/replay/{table}?seat=0&step=0")
    at = page.get_by_role("slider", name=words("web-timeline"))
    onward = page.get_by_role("button", name=words("web-next-turning"))
    for step in steps:
        onward.click()
        expect(at).to_have_value(str(step))
    expect(onward).to_be_disabled()
    if len(steps) > 1:
        page.get_by_role("button", name=words("web-previous-turning")).click()
        expect(at).to_have_value(str(steps[-2]))


def test_what_if_is_played_on_from_a_moment_of_the_replay(
    guest: Guest, turned: tuple[str, list[int], str]
) -> None:
    table, (step, *_), _ = turned
    page = guest.page
    page.goto(f"/#/replay/{table}?seat=1&step={step - 1}")
    page.get_by_role("button", name=words("web-chances")).click()
    expect(page.get_by_role("figure", name=words("web-chances-how"))).to_be_visible()
    page.get_by_role("button", name=words("web-close")).click()
    page.get_by_role("button", name=words("web-what-if"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=words("web-what-if-bots")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(words("web-what-if"))
    expect(page.locator("[data-board] [data-ref]").first).to_be_visible()


def test_a_turning_point_has_the_whole_board(welcome: Welcome, turned: tuple[str, list[int], str]) -> None:
    table, (step, *_), name = turned
    guest = welcome(speed="1", reduced_motion="no-preference", viewport=DESK)
    page = guest.page
    page.clock.install()
    page.goto(f"/#/replay/{table}?seat=0&step={step - 1}")
    expect(page.locator("[data-board] [data-ref]").first).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    page.get_by_role("button", name=words("web-next"), exact=True).click()
    curtain = page.locator(".turning strong", has_text=name)
    for _ in range(60):
        if curtain.is_visible():
            break
        page.clock.run_for(100)
    expect(curtain).to_be_visible()
    board, shown = (page.locator(one).first.bounding_box() for one in ("[data-board]", "div.turning"))
    assert board == shown
    page.clock.run_for(6000)
    expect(page.locator("div.turning")).to_have_count(0)
    told = page.get_by_role("list", name=words("web-log")).locator("li", has_text=name)
    expect(told).to_have_class(re.compile("turning"))


def test_the_result_fits_on_a_phone_and_axe_finds_nothing(welcome: Welcome) -> None:
    guest = welcome(viewport=PHONE, is_mobile=True, has_touch=True)
    sees_the_end(guest, "inception", 5)
    page = guest.page
    assert_fits(page, "the result")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme
