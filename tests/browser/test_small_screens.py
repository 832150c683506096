"""Phones and small windows: what must stay in sight, covers nothing, and does not move by itself."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from bench.painting import visit
from playwright.sync_api import Browser, Locator, Page, Route, expect

from browser.conftest import Welcome
from browser.kit import BEAT, Guest, Seat, game_words, meanwhile, words
from server.kit import Server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
GAMES = [("lucidity", 3), ("inception", 5), ("eldritch", 2), ("tamashii", 3), ("etherfields", 2)]
QUESTIONS = 8
"""How many questions of a game are looked at."""
SHEET = 0.4
"""How much of a phone the question may take."""
LEAST_LETTERS = 11
"""How large letters are at least, in pixels."""
MOST_SHIFT = 0.1
LATE = 0.15
"""Seconds after which the server answers, when the page has been painted without it."""

SMALL_TEXTS = """least => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.data.trim() || holder.closest('.unseen, script, style, option, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (!range.getClientRects().length) continue;
    const drawing = holder.closest('svg[viewBox]');
    const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < least - 0.05) found.push(`${size.toFixed(1)}px ${text.data.trim()}`);
  }
  return found;
}"""
UNSEEN = """(things, [top, bottom]) => things.filter(thing => {
  const box = thing.getBoundingClientRect();
  return box.top < top - 1 || box.bottom > bottom + 1;
}).map(thing => thing.textContent.trim() || thing.dataset.ref)"""
SOME_SEEN = """(things, [top, bottom]) => things.some(thing => {
  const box = thing.getBoundingClientRect();
  return Math.min(box.bottom, bottom) - Math.max(box.top, top) >= Math.min(box.height, 40);
})"""
COVERED = """() => {
  const board = document.querySelector('[data-board]');
  const asks = '[data-small] [data-telling]';  // can be read wherever it lies
  const cards = [...board.querySelectorAll('.story > *')]
    .filter(card => card.getClientRects().length && !card.matches(asks) && !card.querySelector(asks));
  return [...board.querySelectorAll('[data-glow]')].filter(thing => cards.some(card => {
    const one = thing.getBoundingClientRect(), over = card.getBoundingClientRect();
    return !card.contains(thing) && one.width > 0 && over.left < one.right && one.left < over.right
      && over.top < one.bottom && one.top < over.bottom;
  })).map(thing => thing.dataset.ref);
}"""
SHIFTS = """
window.shifted = 0;
new PerformanceObserver(list => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({type: 'layout-shift', buffered: true});
"""
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def plays_some(seat: Seat, check: Callable[[], None]) -> None:
    """Answer a few questions, and look at the page at each of them."""
    seat.page.clock.install()
    for _ in range(QUESTIONS):
        if not seat.turn_comes():
            return
        seat.reads()
        seat.page.clock.run_for(BEAT)
        seat.page.evaluate("document.fonts.ready.then(() => true)")
        seat.page.evaluate(TWO_FRAMES)
        comes_true(seat, check)
        if seat.turn_comes():
            seat.click_choice()


def comes_true(seat: Seat, check: Callable[[], None]) -> None:
    """See that a check holds as soon as a busy machine has drawn all; if it never does, fail as it fails."""
    try:
        meanwhile([seat], lambda: passes(check))
    except AssertionError:
        check()


def passes(check: Callable[[], None]) -> bool:
    """Say whether a check holds now."""
    try:
        check()
    except AssertionError:
        return False
    return True


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_on_a_phone_the_own_numbers_and_the_hand_are_in_sight_at_every_question(
    welcome: Welcome, game: str, seats: int
) -> None:
    phone = welcome(**PHONE)
    me = phone.plays(game, seats)
    page = phone.page
    sheet = page.locator("aside")

    def look() -> None:
        high = sheet.evaluate("sheet => sheet.offsetHeight")
        assert high <= SHEET * 844 + 1
        numbers = page.get_by_role("list", name=words("web-vitals"))
        if numbers.count():
            assert unseen(numbers.get_by_role("listitem"), 844 - high) == []
        assert unseen(page.locator("ul.hand li[data-ref]"), 844 - high) == []

    plays_some(me, look)


def unseen(things: Locator, bottom: float, top: float = 0) -> list[str]:
    """Return what is not wholly between two heights of the screen."""
    return list(things.evaluate_all(UNSEEN, [top, bottom]))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_hints_and_the_question_share_two_fifths_of_a_phone(welcome: Welcome, game: str, seats: int) -> None:
    phone = welcome(newcomer=True, **PHONE)
    phone.has_read(game)
    phone.plays(game, seats)
    coach = phone.page.get_by_role("region", name=words("web-coach"))
    expect(coach).to_be_visible()
    sheet = phone.page.locator("aside")
    assert sheet.evaluate("sheet => sheet.offsetHeight") <= SHEET * 844 + 1
    assert sheet.locator("[data-coach]").count() == 1
    coach.get_by_role("button", name=words("web-coach-got-it")).tap()
    expect(coach).to_be_hidden()


def test_the_question_folds_and_stays_folded_as_long_as_the_board_is_enough(welcome: Welcome) -> None:
    phone = welcome(**PHONE)
    me = phone.plays("lucidity", 2, options={"first": "0"})
    page = phone.page
    page.get_by_role("button", name=words("web-fold")).tap()
    expect(me.choices.first).to_be_hidden()
    expect(page.get_by_role("button", name=words("web-unfold"))).to_contain_text(
        me.update["question"]["text"]
    )
    number = me.number
    me.glowing.first.tap()
    meanwhile([me], lambda: me.number > number)
    expect(page.get_by_role("button", name=words("web-unfold"))).to_be_visible()
    page.get_by_role("button", name=words("web-unfold")).tap()
    expect(me.choices.first).to_be_in_viewport()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_on_a_phone_the_text_that_asks_is_in_sight_or_else_something_that_can_be_touched(
    welcome: Welcome, game: str, seats: int
) -> None:
    phone = welcome(**PHONE)
    me = phone.plays(game, seats)

    def look() -> None:
        high = phone.page.locator("aside").evaluate("sheet => sheet.offsetHeight")
        top = phone.page.locator("header").first.evaluate("header => header.getBoundingClientRect().bottom")
        text = phone.page.locator("[data-telling] .source")
        wanted = text if text.count() else me.glowing
        assert wanted.count() == 0 or wanted.evaluate_all(SOME_SEEN, [top, 844 - high])

    plays_some(me, look)


def test_unread_lines_of_log_and_chat_are_marked_on_a_phone(welcome: Welcome) -> None:
    phone, friend = welcome(**PHONE), welcome()
    phone.lands()
    phone.hosts("lucidity", 2)
    friend.page.goto(phone.page.get_by_label(words("web-invite")).input_value())
    friend.page.get_by_role("button", name=words("web-sit")).first.click()
    phone.page.get_by_role("button", name=words("web-start"), exact=True).tap()
    expect(friend.seat.lines.first).to_be_visible()
    friend.page.get_by_role("tab", name=words("web-chat")).click()
    friend.page.get_by_role("button", name=words("server-phrase-3"), exact=True).click()
    marked = phone.page.get_by_role("button", name=words("web-unread", what=words("web-chat"), lines=1))
    expect(marked).to_be_visible()
    marked.tap()
    expect(phone.page.get_by_role("dialog")).to_contain_text(words("server-phrase-3"))
    phone.page.get_by_role("button", name=words("web-close"), exact=True).tap()
    expect(phone.page.get_by_role("button", name=words("web-chat"), exact=True)).to_be_visible()


@pytest.mark.parametrize("game", ["inception", "eldritch"])
def test_eight_seats_fit_into_a_low_window(welcome: Welcome, game: str) -> None:
    desk = welcome(**LOW)
    me = desk.plays(game, 8)
    page = desk.page
    expect(page.locator("[data-ref]").first).to_be_visible()

    def look() -> None:
        assert page.evaluate(SMALL_TEXTS, LEAST_LETTERS) == []
        assert page.evaluate("document.documentElement.scrollHeight") == 720
        seats = page.get_by_role("list", name=words("web-at-table")).get_by_role("listitem")
        assert seats.count() == 8
        assert unseen(seats, 720) == []
        assert unseen(page.locator(".players [data-seat], ul.hand li[data-ref]"), 720) == []
        assert unseen(page.locator(".side.many [data-ref^='seat:']"), 720) == []

    plays_some(me, look)


@pytest.mark.parametrize("size", [LOW, {"viewport": {"width": 1280, "height": 800}}])
def test_with_hints_the_page_is_not_taller_than_the_window(welcome: Welcome, size: dict[str, Any]) -> None:
    desk = welcome(newcomer=True, **size)
    me = desk.plays("eldritch", 2)

    def look() -> None:
        high = size["viewport"]["height"]
        assert desk.page.evaluate("document.documentElement.scrollHeight") == high
        assert unseen(desk.page.locator("aside > div, aside > section"), high) == []
        assert me.choices.first.is_visible()

    plays_some(me, look)


def test_the_card_of_the_moment_covers_nothing_that_glows(welcome: Welcome) -> None:
    desk = welcome(viewport={"width": 1280, "height": 800})
    me = desk.plays("eldritch", 2)

    def look() -> None:
        desk.page.mouse.move(1, 1)  # what is pointed at opens
        desk.page.evaluate(TWO_FRAMES)
        assert desk.page.evaluate(COVERED) == []

    plays_some(me, look)


@pytest.mark.parametrize("size", [PHONE, {"viewport": {"width": 1280, "height": 800}}])
def test_nothing_moves_by_itself_while_a_page_comes_up(
    welcome: Welcome, finished: str, size: dict[str, Any]
) -> None:
    guest = welcome(newcomer=True, **size)
    guest.context.add_init_script(SHIFTS)
    guest.context.request.get("/api/me")
    lobby = guest.context.request.post("/api/tables", data={"game": "inception", "seats": 4}).json()
    tables = {game: f"/#/table/{guest.has_table(game, seats)}" for game, seats in GAMES}
    pages = {
        "front": ("/", "article"),
        "lobby": (f"/#/table/{lobby['table']['id']}", "ol li"),
        **{game: (address, "[data-ref]") for game, address in tables.items()},
        "replay": (f"/#/replay/{finished}", "[data-ref]"),
        "rules": ("/#/rules/lucidity", "article"),
    }
    guest.context.route("**/api/**", comes_late)
    moved = {name: shift(guest, address, drawn) for name, (address, drawn) in pages.items()}
    assert {name: much for name, much in moved.items() if much >= MOST_SHIFT} == {}


def comes_late(route: Route) -> None:
    """Let an answer of the server come after the page was painted."""
    answer = route.fetch()
    time.sleep(LATE)
    route.fulfill(response=answer)


def shift(guest: Guest, address: str, drawn: str) -> float:
    """Return how much a page moved until it was drawn."""
    page: Page = guest.context.new_page()
    page.goto(address)
    expect(page.locator(drawn).first).to_be_visible()
    page.evaluate(TWO_FRAMES)
    moved = float(page.evaluate("window.shifted"))
    page.close()
    return moved


def test_a_slow_phone_sees_the_moon_before_anything_is_said(welcome: Welcome) -> None:
    phone = welcome(java_script_enabled=False, **PHONE)
    phone.page.goto("/")
    expect(phone.page.locator("#app img")).to_be_in_viewport()


def test_a_board_is_drawn_when_its_words_are_there(welcome: Welcome) -> None:
    phone = welcome(**PHONE)
    table = phone.has_table("inception", 5)
    title = game_words("inception", "game-title")
    held: list[Callable[[], None]] = []

    def hold_back(route: Route) -> None:
        answer = route.fetch()
        if f"game-title = {title}" in answer.text():
            held.append(lambda: route.fulfill(response=answer))
        else:
            route.fulfill(response=answer)

    phone.context.route("**/assets/en-*", hold_back)
    phone.page.goto(f"/table/{table}")
    expect(phone.seat.question).to_be_visible()
    meanwhile([phone.seat], lambda: bool(held))
    phone.page.evaluate(TWO_FRAMES)
    assert phone.page.locator("[data-board] [data-ref]").count() == 0
    for release in held:
        release()
    expect(phone.page.locator("[data-board] [data-ref]").first).to_be_visible()


def test_what_a_slow_phone_sees_is_measured(browser: Browser, server: Server) -> None:
    for game in (None, "inception"):
        figures = visit(browser, server.port, game)
        assert 0 < figures["fcp"] <= figures["lcp"]
        assert 0 <= figures["cls"] < 1
