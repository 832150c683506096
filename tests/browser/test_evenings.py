"""The last moments of an evening inside a campaign, and the campaign after it."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Guest, Seat, game_words, meanwhile, unfold, words
from browser.moments import EVENINGS, course_to, has_come_to, has_evening
from browser.test_endings import result
from browser.test_looks import AXE, STILL, serious
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES
from server.kit import Server

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SMALL_DESK: dict[str, Any] = {"viewport": {"width": 1024, "height": 700}}
"""Where the board is as narrow as on a phone, and the question stands beside it."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LAST_ANSWERS = 3
A_THIRD = 1 / 3
SHARE_OF_THE_WINDOW = "() => document.querySelector('article .sheet').offsetHeight / innerHeight"
FIRST_EVENING = {"tamashii": {"components": "first-box"}, "etherfields": {}}
"""What a campaign begins with."""


def is_won(match: Match[Any]) -> bool:
    """Say whether a match is over and was won."""
    return match.outcome is not None and bool(match.outcome.winners)


def plays_on(me: Seat, lines: Sequence[tuple[int, str]]) -> None:
    """Answer by the menu as these lines of a whole match say, until it is over."""
    meanwhile([me], lambda: me.asked)
    while not me.over:
        at = me.number
        moves = me.update["question"]["moves"]
        text = next(move["text"] for move in moves if move["move"] == json.loads(lines[at][1]))
        unfold(me.question)
        me.choices.filter(has_text=text).first.click()
        meanwhile([me], lambda: me.over or (me.asked and me.number > at))  # noqa: B023 (called at once)


@pytest.mark.parametrize("screen", [DESK, SMALL_DESK, PHONE], ids=["desk", "small-desk", "phone"])
@pytest.mark.parametrize("game", FIRST_EVENING)
def test_an_evening_is_read_to_its_last_page_and_stays_on_the_page_of_the_campaign(
    welcome: Welcome, server: Server, game: str, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    page, me = guest.page, guest.seat
    seed, lines = course_to(is_won, game, 1, None, FIRST_EVENING[game])
    campaign, table = has_evening(guest, server, seed, lines[:-LAST_ANSWERS], game)
    page.goto(f"/#/table/{table}")
    plays_on(me, lines)
    expect(me.book).to_be_visible()
    assert me.update["outcome"] is not None
    expect(result(page)).to_have_count(0)
    assert page.evaluate(SHARE_OF_THE_WINDOW) > A_THIRD
    assert me.reads()
    expect(result(page)).to_contain_text(game_words(game, f"reason-{me.update['outcome']['reason']}"))
    page.get_by_role("link", name=words("web-campaign-back")).first.click()
    told = guest.context.request.get(f"/api/campaigns/{campaign}").json()["sessions"][0]
    assert told["closing"]
    for _ in range(2):
        expect(page.get_by_role("heading", name=EVENINGS, level=1)).to_be_visible()
        session = page.locator("ol.road > li")
        expect(session).to_contain_text(told["title"])
        expect(session.locator("blockquote")).to_have_text(told["closing"])
        gained = session.get_by_role("list", name=words("web-campaign-treasures")).get_by_role("listitem")
        expect(gained).to_have_text([with_times(one) for one in told["gained"]])
        expect(page.get_by_role("heading", name=words("web-campaign-next"))).to_be_visible()
        page.reload()


def with_times(gained: dict[str, Any]) -> str:
    """Return what was gained as it is shown: alike things once, with how many there are."""
    name, count = str(gained["name"]), int(gained["count"])
    return f"{name} {words('times', count=count)}" if count > 1 else name


# The campaign between two evenings


def has_finished(guest: Guest, server: Server, game: str) -> tuple[str, str]:
    """Have a campaign whose first evening is won; return it and the table."""
    seed, lines = course_to(is_won, game, 1, None, FIRST_EVENING[game])
    found = has_evening(guest, server, seed, lines, game)
    assert guest.context.request.get(f"/api/tables/{found[1]}/ending").ok
    return found


@pytest.mark.rule("TAM-END-06")
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_scenarios_are_posters_and_the_next_one_begins_with_one_click(
    welcome: Welcome, server: Server, lang: str, screen: dict[str, Any]
) -> None:
    guest = welcome(locale=lang, **screen)
    page = guest.page
    campaign, _ = has_finished(guest, server, "tamashii")
    page.goto(f"/campaign/{campaign}")
    posters = page.locator("button.poster")
    expect(posters).to_have_count(11)
    expect(posters.last).to_be_disabled()
    expect(posters.last).to_contain_text(game_words("tamashii", "opens-last", lang))
    first, second = (game_words("tamashii", f"card-guide-{one}", lang) for one in "bc")
    expect(posters.nth(0)).to_contain_text(words("web-campaign-endings", lang, count=1))
    expect(page.get_by_text(game_words("tamashii", "teaser-guide-b", lang))).to_be_visible()
    posters.filter(has_text=second).click()
    expect(page.get_by_text(game_words("tamashii", "teaser-guide-c", lang))).to_be_visible()
    posters.filter(has_text=first).click()
    shown = page.locator("main").inner_text()
    assert not re.search(r"\b(BO|EN|CL|FA|LP|TI)0\d", shown)
    assert "{" not in shown
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=words("web-campaign-play", lang, title=first)).click()
    meanwhile([guest.seat], lambda: guest.seat.update is not None)
    assert guest.seat.update["view"]["mode"] == "solo"
    table = page.url.rpartition("/")[2]
    assert guest.context.request.get(f"/api/tables/{table}").json()["options"]["scenario"] == "b"


def test_a_campaign_of_etherfields_begins_with_one_click_on_a_phone(welcome: Welcome) -> None:
    guest = welcome(**PHONE)
    page = guest.page
    guest.lands()
    page.locator('article[data-game="etherfields"]').get_by_role(
        "button", name=words("web-campaign-new")
    ).click()
    page.get_by_role("button", name=words("web-campaign-begin"), exact=True).click()
    gate = game_words("etherfields", "card-i-01-x")
    expect(page.get_by_text(game_words("etherfields", "story-i-01-x"))).to_be_visible()
    otherwise = page.get_by_role("button", name=words("web-campaign-otherwise"))
    otherwise.click()
    dialog = page.get_by_role("dialog")
    expert = dialog.get_by_role("combobox", name=game_words("etherfields", "option-one_roll"))
    expect(expert).to_be_hidden()
    dialog.get_by_text(words("web-more-options")).click()
    expect(expert).to_be_visible()
    dialog.get_by_role("button", name=words("web-close")).click()
    page.get_by_role("button", name=words("web-campaign-play", title=gate)).click()
    meanwhile([guest.seat], lambda: guest.seat.asked)


def test_a_prologue_that_was_played_now_leads_to_the_next_scenario_with_one_click(
    welcome: Welcome, server: Server
) -> None:
    guest = welcome(**DESK)
    page, me = guest.page, guest.seat
    options = {"scenario": "a", "components": "first-box"}
    seed, lines = course_to(is_won, "tamashii", 1, None, options)
    table = has_come_to(guest, server, seed, lines[:-1], "tamashii", 1, None, options)
    page.goto(f"/#/table/{table}")
    plays_on(me, lines)
    expect(me.book).to_be_visible()
    assert me.reads()
    title = game_words("tamashii", "card-guide-b")
    expect(result(page).get_by_text(game_words("tamashii", "teaser-guide-b"))).to_be_visible()
    me.update = None
    result(page).get_by_role("button", name=words("web-campaign-play", title=title)).click()
    meanwhile([me], lambda: me.update is not None)
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    now = guest.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert now["options"]["scenario"] == "b"
    sessions = guest.context.request.get(f"/api/campaigns/{now['campaign']}").json()["sessions"]
    assert [one["status"] for one in sessions] == ["over", "running"]
    assert sessions[0]["table"] == table


# The book


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", FIRST_EVENING)
def test_an_evening_is_a_chapter_that_is_read_kept_and_shared(
    welcome: Welcome, server: Server, game: str, screen: dict[str, Any]
) -> None:
    guest, stranger = welcome(**screen), welcome(**screen)
    page = guest.page
    campaign, table = has_finished(guest, server, game)
    page.goto(f"/table/{table}")
    result(page).get_by_role("button", name=words("web-book-chapter-read")).click()
    told = guest.context.request.get(f"/api/campaigns/{campaign}/book").json()["chapters"][0]
    chapter = page.get_by_role("article", name=told["title"])
    for leaf in told["leaves"]:
        expect(chapter.get_by_text((leaf["text"] or leaf["title"]).split("\n")[0]).first).to_be_visible()
    expect(chapter.locator(".people li")).to_have_count(len(told["carried"]))
    expect(chapter.locator(".doors li")).to_have_text(told["doors"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme

    with page.expect_download() as download:
        page.get_by_role("button", name=words("web-book-download")).click()
    kept = Path(download.value.path()).read_text(encoding="utf-8")
    assert not re.search(r"<(script|link|img)|url\((?!#)|@import|https?://(?!www\.w3\.org)", kept)
    alone = guest.context.new_page()
    alone.set_content(kept)
    for text in (EVENINGS, told["title"], told["opening"], told["leaves"][-1]["text"]):
        expect(alone.get_by_text(text).first).to_be_visible()

    page.get_by_role("button", name=words("web-book-share"), exact=True).click()
    link = page.get_by_label(words("web-book-shared")).input_value()
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("article", name=told["title"])).to_be_visible()
    expect(stranger.page.get_by_role("button", name=words("web-book-share"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=words("web-book-unshare")).click()
    expect(page.get_by_label(words("web-book-shared"))).to_have_count(0)
    stranger.page.goto(link)
    stranger.page.reload()
    expect(stranger.page.get_by_text("This book is not shared any more")).to_be_visible()
    stranger.errors.clear()  # the refusal itself


@pytest.mark.parametrize("game", FIRST_EVENING)
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_on_the_page_of_a_campaign(
    welcome: Welcome, server: Server, game: str, screen: dict[str, Any]
) -> None:
    guest = welcome(**screen)
    campaign, _ = has_finished(guest, server, game)
    page = guest.page
    page.goto(f"/campaign/{campaign}")
    expect(page.locator("ol.road > li")).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme


@pytest.mark.rule("ETH-SFT-11", "ETH-SFT-12")
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", ["en", "zh-Hans"])
def test_an_ending_stands_on_its_shelf_beside_empty_places_and_leads_to_its_chapter(
    welcome: Welcome, server: Server, lang: str, screen: dict[str, Any]
) -> None:
    guest = welcome(locale=lang, **screen)
    page = guest.page
    campaign, _ = has_finished(guest, server, "etherfields")
    told = guest.context.request.get(f"/api/campaigns/{campaign}?lang={lang}").json()["shelves"]
    assert [len(one["endings"]) for one in told] == [1]
    page.goto(f"/campaign/{campaign}")
    shelf = page.get_by_role("list", name=words("web-campaign-shelf", lang), exact=True)
    expect(shelf.locator(".reached")).to_have_count(1)
    expect(shelf.locator(".empty")).to_have_count(told[0]["places"] - 1)
    counted = {"found": told[0]["found"], "secrets": told[0]["secrets"]}
    expect(shelf).to_contain_text(words("web-campaign-shelf-secrets", lang, **counted))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function(STILL)
    assert serious(page) == []
    shelf.get_by_role("link").click()
    expect(page.get_by_role("heading", name=told[0]["title"]).first).to_be_visible()


@pytest.mark.rule("ETH-SFT-03")
def test_who_tries_a_dream_again_finds_its_pages_folded_and_unfolds_them(
    welcome: Welcome, server: Server
) -> None:
    guest = welcome(**DESK)
    page, me = guest.page, guest.seat
    campaign, _ = has_finished(guest, server, "etherfields")
    ask = guest.context.request
    again = ask.post(f"/api/campaigns/{campaign}/sessions", data={"number": 1, "follows": None, "seats": 1})
    table = again.json()["table"]["id"]
    ask.post(f"/api/tables/{table}/start")
    page.goto(f"/table/{table}")
    me.choices.first.click()
    expect(me.book.get_by_text(words("web-page-known"))).to_be_visible()
    told = me.book.locator(".told")
    expect(told).to_have_count(0)
    me.book.get_by_role("button", name=words("web-page-unfold"), exact=True).click()
    expect(told).to_be_visible()
    page.reload()
    expect(me.book.get_by_text(words("web-page-known"))).to_be_visible()
    me.book.get_by_role("button", name=words("web-page-unfold-all")).click()
    expect(told).to_be_visible()
    expect(me.book.get_by_role("button", name=words("web-page-fold-all"))).to_be_visible()
