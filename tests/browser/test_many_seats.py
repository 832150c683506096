"""One person plays several seats, where the game allows it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.kit import MOST_ANSWERS, Guest, Seat, words
from server.kit import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where one person may hold several seats in every game."""
    one = Server(tmp_path_factory.mktemp("many"), one_for_many=True)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


@pytest.fixture
def soloist(browser: Browser, house: Server) -> Iterator[Guest]:
    """Somebody called Ines at a desk."""
    guest = Guest(browser, house)
    guest.context.request.put("/api/me/name", data={"name": "Ines"})
    guest.page.clock.install()
    guest.lands()
    yield guest
    guest.context.close()
    assert guest.errors == []


def seats_of(guest: Guest) -> Locator:
    """The seats in the lobby."""
    return guest.page.get_by_role("main").get_by_role("listitem")


def answers_as_asked(me: Seat) -> int:
    """Answer for the seat that is asked, whose name the question bears; return which seat that was."""
    seat = int(me.update["seat"])
    assert me.update["view"]["seat"] == seat
    expect(me.question).to_contain_text(f"Ines ({seat + 1})")
    me.click_choice(me.choose())
    return seat


def hosts_for_both(guest: Guest, game: str) -> None:
    """Host a table for two by clicks, play on both seats, and begin."""
    page = guest.page
    page.get_by_role("button", name=words("web-host"), exact=True).first.click()
    dialog = page.get_by_role("dialog", name=words("web-host"))
    dialog.get_by_role("combobox", name=words("web-game"), exact=True).select_option(game)
    dialog.get_by_role("combobox", name=words("web-seats"), exact=True).select_option("2")
    other = dialog.get_by_role("combobox", name=words("web-seat", number=2), exact=True)
    other.select_option(label=words("web-play-too"))
    dialog.get_by_role("button", name=words("web-open-table")).click()
    expect(seats_of(guest)).to_contain_text(["Ines (1)", "Ines (2)"])
    page.get_by_role("button", name=words("web-start"), exact=True).click()


def test_one_person_plays_a_whole_game_on_both_seats(soloist: Guest) -> None:
    me = soloist.seat
    hosts_for_both(soloist, "lucidity")
    played: set[int] = set()
    given = 0
    while given < MOST_ANSWERS and me.turn_comes():
        played.add(answers_as_asked(me))
        given += 1
    expect(me.ending).to_be_visible()
    assert played == {0, 1}
    assert me.answered == given


@pytest.mark.rule("ELD-VAR-07")
def test_one_person_leads_two_investigators(guest: Guest) -> None:
    guest.context.request.put("/api/me/name", data={"name": "Ines"})
    guest.page.clock.install()
    guest.lands()
    hosts_for_both(guest, "eldritch")
    played = {answers_as_asked(guest.seat) for _ in range(25) if guest.seat.turn_comes()}
    assert played == {0, 1}


def test_seats_are_taken_and_freed_in_the_lobby_and_given_up_together(soloist: Guest) -> None:
    page, me = soloist.page, soloist.seat
    soloist.hosts("lucidity", 4, 4)
    seats = seats_of(soloist)
    for at in (1, 2):
        seats.nth(at).get_by_role("button", name=words("web-play-too")).click()
        expect(seats.nth(at)).to_contain_text(f"Ines ({at + 1})")
        expect(seats.nth(at)).to_contain_text(words("web-you"))
    seats.nth(1).get_by_role("button", name=words("web-leave-seat")).click()
    expect(seats.nth(1)).to_contain_text(words("web-empty-seat"))
    seats.nth(1).get_by_role("button", name=words("web-bot-random")).click()
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    assert me.turn_comes()
    played = {answers_as_asked(me) for _ in range(30) if me.turn_comes()}
    assert played == {0, 2}
    assert me.turn_comes()
    page.get_by_role("button", name=words("web-more")).click()
    page.get_by_role("button", name=words("web-concede")).click()
    page.get_by_role("button", name=words("web-concede")).click()
    strip = page.get_by_role("list", name=words("web-at-table")).get_by_role("listitem")
    for at in (0, 2):
        expect(strip.nth(at)).to_contain_text(words("web-away-mark"))
