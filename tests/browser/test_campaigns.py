"""A campaign in the browser: begun, joined by a friend, played on, played again from its beginning."""

import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from seasons.rules import RULES

from browser.conftest import Welcome
from browser.kit import Guest, Seat, meanwhile, words
from dreamtable.kernel import Campaign
from outside.kit import install
from server.kit import Server

ORCHARD = {"en": "The orchard", "zh-Hans": "果园", "ja": "果樹園"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game from outside that has a campaign."""
    garden = install("seasons", tmp_path_factory.mktemp("garden"))
    one = Server(tmp_path_factory.mktemp("campaigns"), outside=garden)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


def wants_a_campaign(guest: Guest, lang: str = "en") -> None:
    """Ask for a campaign of Seasons, on its poster."""
    poster = guest.page.locator('article[data-game="seasons"]')
    poster.get_by_role("button", name=words("web-campaign-new", lang)).click()


def begins(guest: Guest, title: str) -> None:
    """Begin a campaign by clicks."""
    guest.lands()
    wants_a_campaign(guest)
    dialog = guest.page.get_by_role("dialog", name=words("web-campaign-new"))
    dialog.get_by_label(words("web-campaign-title")).fill(title)
    dialog.get_by_role("button", name=words("web-campaign-begin"), exact=True).click()
    expect(guest.page.get_by_role("heading", name=title, level=1)).to_be_visible()


def sets_up(page: Page, chapter: int, garden: str | None = None) -> None:
    """Open the table of a session in the dialog that stands open; it is for as many as the one before."""
    dialog = page.get_by_role("dialog", name=words("web-campaign-session", number=chapter))
    seats = dialog.get_by_role("combobox", name=words("web-seats"), exact=True)
    expect(seats).to_have_value("2")
    if garden is not None:
        dialog.get_by_role("combobox", name="Garden").select_option(label=garden)
    dialog.get_by_role("button", name=words("web-open-table")).click()


def back(page: Page) -> Locator:
    """The way from a finished session to its campaign."""
    return page.get_by_role("link", name=words("web-campaign-back"))


def plays_to_the_end(*guests: Guest) -> None:
    """Plant whenever asked, until the year is over."""
    seats = [guest.seat for guest in guests]
    while True:
        meanwhile(seats, lambda: any(seat.asked or seat.over for seat in seats))
        asked = next((seat for seat in seats if seat.asked and not seat.over), None)
        if asked is None:
            return
        expect(asked.question).to_be_visible()
        after = asked.number + 1
        asked.click_choice(0)
        meanwhile(seats, partial(have_come, seats, after))


def have_come(seats: Sequence[Seat], number: int) -> bool:
    """Say whether all tabs were told of so many answers."""
    return all(seat.number >= number for seat in seats)


def until_won(host: Guest, friend: Guest, chapter: int) -> None:
    """Play sessions from the same point until one is won, each a road of its own."""
    for _ in range(30):
        plays_to_the_end(host, friend)
        for guest in (host, friend):
            back(guest.page).click()
        again = host.page.get_by_role("button", name=words("web-campaign-again")).last
        expect(again).to_be_visible()
        if host.page.get_by_text("The garden was in bloom.").count():
            return
        again.click()
        sets_up(host.page, chapter)
        sits_down(host, friend)
    raise AssertionError("never won")


def sits_down(host: Guest, friend: Guest) -> None:
    """The host is at the table, the friend finds it on the page of the campaign, and they begin."""
    expect(host.page.get_by_label(words("web-invite"))).to_be_visible()
    host.seat.update = friend.seat.update = None
    friend.page.get_by_role("link", name=words("web-campaign-go")).first.click()
    friend.page.get_by_role("button", name=words("web-sit")).click()
    host.page.get_by_role("button", name=words("web-start"), exact=True).click()
    seats = [host.seat, friend.seat]
    meanwhile(seats, lambda: all(seat.update is not None for seat in seats))


def test_two_friends_play_a_campaign_and_take_another_road(welcome: Welcome) -> None:
    host, friend = welcome(), welcome()
    begins(host, "The old garden")
    page = host.page
    expect(page.get_by_text(words("web-campaign-nothing-yet"))).to_be_visible()
    expect(page.get_by_text("The courtyard")).to_be_visible()
    expect(page.get_by_text(ORCHARD["en"])).to_have_count(0)
    link = page.get_by_label(words("web-campaign-invite")).input_value()
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="The old garden", level=1)).to_be_visible()
    friend.page.get_by_role("button", name=words("web-campaign-join")).click()
    expect(friend.page.get_by_text(words("web-campaign-story"))).to_be_visible()
    assert "join" not in friend.page.url

    expect(page.get_by_text("2 seats. It begins when everybody sits.")).to_be_visible()
    page.get_by_role("button", name=words("web-campaign-first")).click()
    sits_down(host, friend)
    until_won(host, friend, 1)
    for one in (host.page, friend.page):
        expect(one.get_by_role("list", name=words("web-campaign-unlocked"))).to_contain_text(ORCHARD["en"])

    expect(page.get_by_role("button", name=words("web-campaign-continue", number=2))).to_be_visible()
    page.get_by_role("button", name=words("web-campaign-otherwise")).click()
    sets_up(page, 2, garden=ORCHARD["en"])
    sits_down(host, friend)
    expect(page.get_by_text("orchard").first).to_be_visible()
    plays_to_the_end(host, friend)
    back(page).click()
    expect(page.get_by_text("2 years in the garden")).to_be_visible()

    first = page.locator("ol.road > li").first
    first.get_by_role("button", name=words("web-campaign-again")).click()
    dialog = page.get_by_role("dialog", name=words("web-campaign-session", number=1))
    dialog.get_by_role("combobox", name=words("web-seats"), exact=True).select_option("1")
    host.seat.update = None
    dialog.get_by_role("button", name=words("web-campaign-begin"), exact=True).click()
    plays_to_the_end(host)
    back(page).click()
    expect(page.get_by_text(words("web-campaign-road-beginning")).last).to_be_visible()
    expect(page.get_by_text("2 years in the garden")).to_be_visible()
    is_led_while_away(host, friend)
    first.get_by_role("link", name=words("web-replay")).click()
    expect(page.get_by_label(words("web-eyes"))).to_be_visible()


def is_led_while_away(host: Guest, friend: Guest) -> None:
    """Go on from the first session without the friend: a bot leads the seat, and nobody waits."""
    page = host.page
    page.get_by_role("button", name=words("web-campaign-on-from")).first.click()
    dialog = page.get_by_role("dialog", name=words("web-campaign-session", number=2))
    seat = dialog.get_by_role("combobox", name=words("web-seat", number=2), exact=True)
    expect(seat).to_have_value("")
    expect(dialog.get_by_text(words("web-campaign-absent"))).to_be_visible()
    seat.select_option("led")
    host.seat.update = None
    dialog.get_by_role("button", name=words("web-campaign-begin"), exact=True).click()
    plays_to_the_end(host)
    back(page).click()


def played(sessions: int) -> "Campaign[Any]":
    """Return a campaign with two roads."""
    campaign: Campaign[Any] = Campaign(RULES, title="Grandmother's garden")
    for number in range(sessions):
        follows = None if number in (0, sessions - 1) else number - 1
        garden = campaign.offer_after(follows).options["garden"][-1]
        match = campaign.next_match(
            f"years {number}",
            follows=follows,
            seats=2,
            options={"garden": str(garden)},
            players=["Ines", "bot:random"],
        )
        while match.question is not None:
            seat = min(match.question.menus)
            match.choose(seat, 4 if number == 1 and len(match.menu(seat)) > 4 else 0)
        campaign.finish(match)
    return campaign


def takes_in(guest: Guest, file: Path, lang: str = "en") -> None:
    """Take in a campaign from a file, by clicks."""
    guest.page.goto("/")
    wants_a_campaign(guest, lang)
    guest.page.get_by_label(words("web-campaign-import", lang)).set_input_files(file)
    expect(guest.page.get_by_text("Grandmother's garden")).to_be_visible()


def test_a_campaign_is_taken_along_and_taken_in(welcome: Welcome, tmp_path: Path) -> None:
    guest = welcome()
    file = tmp_path / "garden.json"
    file.write_bytes(played(4).to_bytes())
    takes_in(guest, file)
    expect(guest.page.get_by_text(words("web-campaign-export-note"))).to_contain_text("read ahead")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=words("web-campaign-export")).click()
    taken: Campaign[Any] = Campaign.from_bytes(Path(download.value.path()).read_bytes(), lambda _: RULES)
    taken.check()
    assert len(taken.sessions) == 4
    guest.page.goto("/")
    expect(guest.page.get_by_role("link", name="Grandmother's garden")).to_be_visible()
    file.write_text(json.dumps({"format": 1}), encoding="utf-8")
    wants_a_campaign(guest)
    guest.page.get_by_label(words("web-campaign-import")).set_input_files(file)
    expect(guest.page.get_by_text("This file can't be taken in")).to_be_visible()
    guest.errors.clear()  # the refusal itself


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_fits_and_reads_well(
    welcome: Welcome, tmp_path: Path, lang: str, width: int, height: int, scheme: str
) -> None:
    guest = welcome(locale=lang, viewport={"width": width, "height": height}, color_scheme=scheme)
    file = tmp_path / "garden.json"
    file.write_bytes(played(5).to_bytes())
    takes_in(guest, file, lang)
    page = guest.page
    expect(page.get_by_text(words("web-campaign-story", lang))).to_be_visible()
    expect(page.get_by_text(words("web-campaign-imported", lang))).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=str(tmp_path / "page.png"), full_page=True)
    shown = page.locator("main").inner_text()
    assert "web-" not in shown
    assert "{" not in shown
