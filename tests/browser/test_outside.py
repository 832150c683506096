"""A game that the client was not built with: its poster, the generic board, its words from the server."""

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from browser.kit import Guest, Seat, meanwhile, words
from browser.test_looks import AXE, PHONE, STILL, assert_fits, serious
from outside.kit import install
from server.kit import Server


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the game Stones is installed, which is no part of the project."""
    site = install("stones", tmp_path_factory.mktemp("site"))
    server = Server(tmp_path_factory.mktemp("elsewhere"), outside=site)
    yield server
    server.stop()
    assert '"trace"' not in server.log(), server.log()


@pytest.fixture
def visitor(browser: Browser, elsewhere: Server) -> Iterator[Guest]:
    """Somebody at that server, whose page never fails."""
    guest = Guest(browser, elsewhere)
    yield guest
    guest.context.close()
    assert guest.errors == []


def test_it_has_a_poster_made_from_its_name_and_is_played_from_there(visitor: Guest) -> None:
    visitor.lands()
    poster = visitor.page.get_by_role("article").filter(
        has=visitor.page.get_by_role("heading", name="Stones")
    )
    expect(poster.locator("svg[viewBox='0 0 300 420']")).to_have_count(1)
    poster.get_by_role("button", name=words("web-play-now")).click()
    expect(visitor.seat.question).to_contain_text("How many stones do you take?")


def test_a_whole_game_is_played_on_the_generic_board(visitor: Guest) -> None:
    me = visitor.plays("stones", 2)
    stones = visitor.page.locator("[data-board] dl > div", has_text="Stones").locator("dd")
    turn = visitor.page.locator("[data-board] dl > div", has_text="Turn").locator("dd")
    while not me.over:
        expect(stones).to_have_text(str(me.update["view"]["stones"]))
        expect(turn).to_have_text(me.page.locator("header li").first.inner_text().strip())
        number = me.number
        me.click_choice(0)
        meanwhile([me], partial(asked_again, me, number))
    expect(me.ending).to_be_visible()
    expect(stones).to_have_text("0")


def asked_again(seat: Seat, number: int) -> bool:
    """Say whether somebody is asked once more, or the game is over."""
    return seat.over or (seat.asked and seat.number > number)


@pytest.mark.parametrize("lang", ["zh-Hans", "ja"])
def test_its_words_come_from_the_server(browser: Browser, elsewhere: Server, lang: str) -> None:
    guest = Guest(browser, elsewhere, locale=lang)
    table = guest.has_table("stones", 2)
    with guest.page.expect_response("**/api/words/stones?*") as told:
        guest.page.goto(f"/#/table/{table}")
    assert told.value.json()["lang"] == ("zh-Hans" if lang == "zh-Hans" else "en")
    title = "取石子" if lang == "zh-Hans" else "Stones"
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(title)
    guest.context.close()
    assert guest.errors == []


def test_the_generic_board_fits_a_phone_and_a_screen_reader(browser: Browser, elsewhere: Server) -> None:
    phone = Guest(browser, elsewhere, viewport=PHONE, is_mobile=True, has_touch=True)
    phone.plays("stones", 3)
    expect(phone.page.locator("[data-board] dl")).to_be_visible()
    assert_fits(phone.page, "the generic board")
    phone.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        phone.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        phone.page.wait_for_function(STILL)
        assert serious(phone.page) == [], theme
    phone.context.close()
    assert phone.errors == []


def test_the_host_chooses_a_mode_and_it_is_played(visitor: Guest) -> None:
    visitor.lands()
    page, me = visitor.page, visitor.seat
    page.get_by_role("button", name=words("web-host"), exact=True).first.click()
    dialog = page.get_by_role("dialog", name=words("web-host"))
    dialog.get_by_role("combobox", name=words("web-game"), exact=True).select_option("stones")
    way = dialog.get_by_role("combobox", name=words("web-mode"), exact=True)
    way.select_option(label="Who takes the last one loses")
    dialog.get_by_role("combobox", name=words("web-seats"), exact=True).select_option("2")
    dialog.get_by_role("combobox", name=words("web-seat", number=2), exact=True).select_option("random")
    dialog.get_by_role("button", name=words("web-open-table")).click()
    expect(page.get_by_text("Who takes the last one loses")).to_be_visible()
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    expect(me.question).to_be_visible()
    while not me.over:
        number = me.number
        me.click_choice(0)
        meanwhile([me], partial(asked_again, me, number))
    expect(me.ending).to_be_visible()
    loser = me.events[-1]["event"][1]
    assert me.update["outcome"]["winners"] == [1 - loser]


def test_the_seats_that_a_host_can_choose_follow_from_the_mode(visitor: Guest) -> None:
    visitor.lands()
    visitor.page.get_by_role("button", name=words("web-host"), exact=True).first.click()
    dialog = visitor.page.get_by_role("dialog", name=words("web-host"))
    game = dialog.get_by_role("combobox", name=words("web-game"), exact=True)
    mode = dialog.get_by_role("combobox", name=words("web-mode"), exact=True)
    seats = dialog.get_by_role("combobox", name=words("web-seats"), exact=True).get_by_role("option")
    game.select_option("lucidity")
    expect(seats).to_have_text(["2", "3", "4"])
    mode.select_option(label="Alone")
    expect(seats).to_have_text(["1"])
    game.select_option("eldritch")
    expect(mode).to_have_count(0)
    expect(seats).to_have_count(8)
