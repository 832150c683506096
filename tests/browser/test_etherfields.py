"""Etherfields in the browser: the first Dream from the first click to its ending, a vote, a riddle."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Welcome
from browser.kit import BEAT, Guest, Seat, game_words, meanwhile, words
from browser.moments import ME, comes_to, offers
from browser.test_looks import AXE, IN_SIGHT, STILL, assert_fits, serious
from dreamtable.games.etherfields.map import printed_at
from dreamtable.games.etherfields.model import SPACES, Phase
from dreamtable.kernel import Match
from dreamtable.server.pages import ROOT
from dreamtable.telling import foretold_to, wishes_of
from etherfields.small_dream import LOCK, TALE, serve_small_dream
from server.kit import Server

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LOW: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
LANGUAGES = {"en": "en-US", "zh-Hans": "zh-CN"}
MOST_ANSWERS = 300
DEEDS = 24
"""So many answers are what a bot would do; then the Dreamer lets time pass."""
LAZY = ("draw", "done", "pass-phase", "pass", "stay", "refuse")
ENDINGS = (1950, 1960)
"""The paragraphs in which the first Dream ends."""

ether_words = partial(game_words, "etherfields")


def question(me: Seat, lang: str = "en") -> Locator:
    return me.page.get_by_role("region", name=words("web-question", lang))


def ending(me: Seat, lang: str = "en") -> Locator:
    return me.page.get_by_role("button", name=words("web-rematch", lang), exact=True)


def asking(me: Seat) -> tuple[Any, int]:
    return me.update["lane"], int(me.update["number"])


def answered(me: Seat, before: tuple[Any, int]) -> None:
    """Wait until an answer has come back, and it can be seen."""
    for _ in range(600):
        if me.over or asking(me) != before:
            break
        me.page.clock.run_for(100)
        me.page.wait_for_timeout(10)
    assert me.over or asking(me) != before, "The answer never came back."


def turn_comes(me: Seat, lang: str) -> bool:
    """Let time fly until this seat is asked, or the end is told; False then."""
    for _ in range(300):
        told = me.book.or_(ending(me, lang)).first
        if told.is_visible() if me.over else question(me, lang).is_visible():
            break
        me.page.clock.run_for(BEAT)
        me.page.wait_for_timeout(10)
    return not me.over


def answers(me: Seat, lang: str, *, lazily: bool) -> None:
    """Answer as a bot would, or let time pass; on the board where that is one touch."""
    before_it = asking(me)
    moves = me.update["question"]["moves"]
    kinds = [move["move"][0] for move in moves]
    menu = question(me, lang).locator("li > button")
    if kinds[0] in ("pick-dreamer", "enter-at"):
        me.page.locator(f'[data-ref="{moves[0]["refs"][0]}"][data-glow]').first.click()
    elif lazily:
        at = next((kinds.index(kind) for kind in LAZY if kind in kinds), 0)
        menu.filter(has_text=moves[at]["text"]).first.click()
    else:
        me.page.keyboard.press("s")
        wish = question(me, lang).locator(".suggested")
        folded = question(me, lang).locator(".folded")
        if folded.is_visible():
            folded.click()
        expect(wish.first).to_be_visible()
        wish.first.click()
    answered(me, before_it)


@pytest.mark.parametrize(("screen", "lang"), [(DESK, "zh-Hans"), (PHONE, "en")], ids=["desk-zh", "phone-en"])
def test_the_first_dream_is_played_to_its_ending(welcome: Welcome, screen: dict[str, Any], lang: str) -> None:
    guest = welcome(**screen, locale=LANGUAGES[lang])
    page, me = guest.page, guest.seat
    page.clock.install()
    page.goto("/")
    page.get_by_role("button", name=words("web-host", lang), exact=True).first.click()
    dialog = page.get_by_role("dialog", name=words("web-host", lang))
    dialog.get_by_role("combobox", name=words("web-game", lang), exact=True).select_option("etherfields")
    dialog.get_by_role("combobox", name=words("web-seats", lang), exact=True).select_option("1")
    dialog.get_by_role("button", name=words("web-open-table", lang)).click()
    page.get_by_role("button", name=words("web-start", lang), exact=True).click()
    told: list[str] = []
    for number in range(MOST_ANSWERS):
        if not turn_comes(me, lang):
            break
        told += me.reads()
        answers(me, lang, lazily=number > DEEDS)
        if number == DEEDS:
            assert_fits(page, f"a Turn in {lang}")
    assert me.over
    told += me.reads()
    expect(ending(me, lang)).to_be_visible()
    assert told[0].startswith("§ 1001")
    assert any(one.startswith(f"§ {number}") for one in told for number in ENDINGS)


# What the Dream is about to do


def threatened(match: Match[Any]) -> bool:
    """Say whether the first seat acts on the open floor while a figure will walk, and hurt it."""
    if ME not in match.due() or match.state.phase is not Phase.FLOOR or match.state.payments:
        return False
    signs = [sign for one in foretold_to(match, ME) for sign in one.signs]
    hurt = [sign for sign in signs if sign.kind == "hurt" and sign.refs == (f"seat:{ME}",)]
    return bool(hurt) and any(sign.kind == "walk" for sign in signs)


def test_the_turn_card_tells_who_will_suffer_and_the_end_of_the_turn_shows_it(
    welcome: Welcome, server: Server
) -> None:
    guest = welcome(**DESK)
    me = comes_to(guest, server, threatened, "etherfields", 2)
    page = me.page
    expect(question(me)).to_be_visible()
    me.reads()
    name = page.locator(".pawn.mine").get_attribute("title") or "nobody"
    turn = page.get_by_role("region", name=ether_words("web-etherfields-turn-card"))
    expect(turn.locator(".harm", has_text=name).first).to_contain_text("1 Distress")
    expect(page.locator("p.danger")).to_contain_text("Distress")
    done = question(me).locator("li > button").filter(has_text=ether_words("move-done"))
    expect(page.locator(".shade")).to_have_count(0)
    done.hover()
    expect(page.locator(".shade").first).to_be_visible()
    expect(page.locator(".pawn.mine .omen.hurt")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".shade")).to_have_count(0)


# Wishes


def on_the_floor(match: Match[Any]) -> bool:
    """Say whether the first seat may walk on the open floor, with cards to pay by."""
    if ME not in match.due() or match.state.phase is not Phase.FLOOR or match.state.payments:
        return False
    return match.state.turn > 1 and sum(one.startswith("space:") for one in wishes_of(match, ME)) > 1


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_who_touches_a_space_confirms_way_and_payment_at_once_and_takes_all_of_it_back(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    me = comes_to(welcome(**screen, together=True), server, on_the_floor, "etherfields", 2)
    page = me.page
    expect(question(me)).to_be_visible()
    me.reads()
    before = me.update["view"]["dreamers"][ME]
    space = next(one for one in me.update["question"]["wishes"] if one.startswith("space:"))
    page.locator(f'[data-ref="{space}"]').first.click(position={"x": 8, "y": 8})
    proposal = page.get_by_role("region", name=words("web-proposal"))
    expect(proposal).to_contain_text("Pays with")
    expect(page.locator(".hand [data-hint]").first).to_be_visible()
    proposal.get_by_role("button", name=words("web-proposal-agree")).click()
    meanwhile([me], lambda: f"space:{me.update['view']['dreamers'][ME]['space']}" == space)
    expect(question(me)).to_be_visible()
    page.keyboard.press("u")
    meanwhile([me], lambda: me.update["view"]["dreamers"][ME]["hand"] == before["hand"])
    assert me.update["view"]["dreamers"][ME]["space"] == before["space"]
    meanwhile([me], lambda: me.update["view"]["payments"] == [])


def test_who_would_rather_decide_pays_step_by_step(welcome: Welcome, server: Server) -> None:
    me = comes_to(welcome(**DESK, together=True), server, on_the_floor, "etherfields", 2)
    expect(question(me)).to_be_visible()
    me.reads()
    space = next(one for one in me.update["question"]["wishes"] if one.startswith("space:"))
    me.page.locator(f'[data-ref="{space}"]').first.click(position={"x": 8, "y": 8})
    proposal = me.page.get_by_role("region", name=words("web-proposal"))
    proposal.get_by_role("button", name=words("web-proposal-begin")).click()
    meanwhile([me], lambda: bool(me.update["view"]["payments"]))
    expect(question(me)).to_be_visible()


# On the map


COVERED = """() => [...document.querySelectorAll('.dreamscape .space')].flatMap((space) => {
  const boxes = (what) => [...space.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()]);
  const { top, bottom } = space.querySelector('.deeds').getBoundingClientRect();
  return boxes('.deed').flatMap(([deed, box]) => boxes('.pawn, .figure')
    .filter(([, other]) => box.left < other.right - 1 && other.left < box.right - 1)
    .filter(([, other]) => Math.max(box.top, top) < other.bottom - 1)
    .filter(([, other]) => other.top < Math.min(box.bottom, bottom) - 1)
    .map(() => deed.innerText));
})"""
"""The actions over which somebody stands."""


def stands_at_actions(match: Match[Any]) -> bool:
    """Say whether the first seat acts freely in a space with two actions or more."""
    s = match.state
    printed = printed_at(s, s.dreamers[0].space) if s.dreamers[0].space >= 0 else None
    return printed is not None and len(printed.actions) > 1 and offers("done")(match)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (390, 844)])
def test_nobody_stands_over_what_can_be_done(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    guest = welcome(viewport={"width": size[0], "height": size[1]})
    me = comes_to(guest, server, stands_at_actions, "etherfields", 4)
    expect(me.question).to_be_visible()
    expect(me.book).to_be_visible()
    me.reads()
    expect(guest.page.locator(".dreamscape .pawn")).to_have_count(4)
    assert guest.page.evaluate(COVERED) == []


NARROW_NAMES = """() => [...document.querySelectorAll('.dreamscape .deeds')]
  .filter((deeds) => deeds.children.length > 1)
  .flatMap((deeds) => [...deeds.children])
  .map((deed) => [deed.querySelector('.name'), deed])
  .filter(([name]) => name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 2)
  .filter(([name, deed]) => name.clientWidth < deed.clientWidth / 2)
  .map(([, deed]) => deed.innerText)"""
"""The actions, of several in a space, whose names are cut and have less room than their prices."""


def stands_before_crowded_rooms(match: Match[Any]) -> bool:
    """Say whether a space is known to have three actions, and the first seat acts freely."""
    s = match.state
    found = [printed_at(s, space) for space in range(SPACES) if s.there >> space & 1]
    crowded = [one.actions for one in found if one is not None and len(one.actions) > 2]
    return bool(crowded) and offers("done")(match)


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_three_actions_in_a_space_each_can_be_read(
    welcome: Welcome, server: Server, lang: str, screen: dict[str, Any]
) -> None:
    guest = welcome(locale=LANGUAGES[lang], **screen)
    me = comes_to(guest, server, stands_before_crowded_rooms, "etherfields", 2, gate="i-03-x")
    expect(question(me, lang)).to_be_visible()
    me.reads()
    expect(guest.page.locator(".dreamscape .crowded").first).to_be_visible()
    guest.page.wait_for_function(STILL)
    assert guest.page.evaluate(NARROW_NAMES) == []


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_ends_a_turn_is_in_sight_with_a_hint_open(
    welcome: Welcome, server: Server, lang: str, screen: dict[str, Any]
) -> None:
    guest = welcome(newcomer=True, locale=LANGUAGES[lang], **screen)
    guest.has_read("etherfields")
    me = comes_to(guest, server, stands_at_actions, "etherfields", 4)
    expect(guest.page.locator(".dreamscape .pawn.mine")).to_be_visible()
    me.reads()
    expect(guest.page.get_by_role("region", name=words("web-coach", lang))).to_be_visible()
    done = guest.page.get_by_role("button", name=ether_words("move-done", lang)).locator("visible=true")
    guest.page.wait_for_function(STILL)
    assert any(one.evaluate(IN_SIGHT) for one in done.all())


CUT_NAMES = """() => [...document.querySelectorAll('.dreamscape .deed:not(.closed) .name')]
  .filter((name) => name.scrollHeight > name.clientHeight + 3)
  .filter((name) => name.clientHeight < 12 || name.clientWidth < 40)
  .map((name) => name.innerText)"""
"""The actions that can hardly be read: their names have less room than a short word."""


def acts_in_a_later_turn(match: Match[Any]) -> bool:
    """Say whether the first seat acts freely, and all pages were read."""
    return match.state.turn > 1 and offers("done")(match)


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["desk", "phone"])
def test_a_large_dream_is_seen_from_near_with_the_own_dreamer_in_the_middle(
    welcome: Welcome, server: Server, screen: dict[str, Any]
) -> None:
    me = comes_to(welcome(**screen), server, acts_in_a_later_turn, "etherfields", 2, gate="i-02-x")
    page = me.page
    expect(question(me)).to_be_visible()
    whole = page.get_by_role("button", name=ether_words("web-etherfields-near"))
    expect(whole).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(STILL)
    assert page.evaluate(CUT_NAMES) == []
    meanwhile([me], lambda: bool(page.locator(".pawn.mine").evaluate(IN_SIGHT)))
    wide = page.locator(".dreamscape .space").first.evaluate("one => one.offsetWidth")
    whole.dispatch_event("click")
    expect(whole).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(f"document.querySelector('.dreamscape .space').offsetWidth < {wide}")


# On a phone


def test_hand_board_question_and_the_end_of_the_turn_are_in_one_view_on_a_phone(
    welcome: Welcome, server: Server
) -> None:
    me = comes_to(welcome(**PHONE), server, on_the_floor, "etherfields", 2)
    page = me.page
    expect(question(me)).to_be_visible()
    hand = page.get_by_role("group", name=ether_words("web-etherfields-own-hand"))
    held = me.update["view"]["dreamers"][ME]["hand"]
    expect(hand.locator("[data-ref^='card:']")).to_have_count(len(held))
    done = hand.get_by_role("button", name=ether_words("move-done"))
    for thing in (question(me), page.locator(".pawn.mine"), hand, done):
        expect(thing).to_be_in_viewport()
    done.click()
    meanwhile([me], lambda: me.update["view"]["dreamers"][ME]["done"])


# The small Dream


@pytest.fixture(scope="module")
def small_dream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose evenings lead into the small Dream of the tests."""
    assert (ROOT / "index.html").is_file(), "The browser tests need the built client: make web"
    one = Server(tmp_path_factory.mktemp("dream"), serving=serve_small_dream)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


@pytest.fixture
def friends(browser: Browser, small_dream: Server) -> Iterator[list[Seat]]:
    """Two friends who have entered the small Dream, each at a browser."""
    guests = [Guest(browser, small_dream, **screen) for screen in (DESK, PHONE)]
    hosting, joining = (guest.context.request for guest in guests)
    made = hosting.post("/api/tables", data={"game": "etherfields", "seats": 2}).json()
    table = made["table"]["id"]
    assert joining.post(f"/api/tables/{table}/join", data={"invite": made["invite"]}).ok
    assert hosting.post(f"/api/tables/{table}/start").ok
    seats = [guest.seat for guest in guests]
    for seat in seats:
        seat.page.goto(f"/#/table/{table}")
    while not all(seat.update and seat.update["view"]["turn"] for seat in seats):
        for seat in seats:
            if seat.asked and question(seat).is_visible() and seat.update["view"]["turn"] == 0:
                seat.reads()
                seat.choices.first.click()
            seat.page.wait_for_timeout(50)
    yield seats
    for guest in guests:
        guest.context.close()
    assert [error for guest in guests for error in guest.errors] == []


def begins(me: Seat, action: int) -> None:
    """Choose an action on the map; who is to discard or draw first draws."""
    me.reads()
    while me.update["question"]["rule"] != "ETH-TRO-05":
        me.choices.first.click()
        me.page.wait_for_timeout(50)
    me.page.locator(f'.deed[data-ref="action:{action}"][data-glow]').click()


def test_a_choice_of_the_script_is_voted_on_and_everybody_sees_who_is_for_what(friends: list[Seat]) -> None:
    one, other = friends
    begins(one, TALE)
    for seat in friends:
        ways = seat.page.locator("article.book button.way")
        expect(ways).to_have_count(2)
    hours = one.update["view"]["hours"]
    friends[0].page.locator("article.book button.way").first.click()
    votes = other.page.locator("article.book button.way").first.locator(".votes i")
    expect(votes).to_have_count(1)
    other.page.locator("article.book button.way").first.click()
    meanwhile(friends, lambda: all(seat.update["view"]["hours"] == hours + 1 for seat in friends))


def test_a_riddle_is_set_dial_by_dial_and_opens(friends: list[Seat]) -> None:
    one, other = friends
    begins(one, LOCK)
    riddle = one.page.get_by_role("region", name=ether_words("web-etherfields-riddle"))
    expect(riddle.locator(".alphabet button")).to_have_count(10)
    riddle.locator('[data-ref="setting:digit-7"]').click()
    expect(riddle.locator(".alphabet button")).to_have_count(4)
    watched = other.page.get_by_role("region", name=ether_words("web-etherfields-riddle"))
    expect(watched.locator(".dials .set")).to_have_count(1)
    expect(watched.locator('button:not([data-ref="riddle:ask-hint"])')).to_have_count(0)
    riddle.locator('[data-ref="setting:suit-diamonds"]').click()
    riddle.locator('[data-ref="riddle:enter-answer"]').click()
    for seat in friends:  # the group says whether it is entered, and who opened it pays
        expect(seat.question).to_contain_text(ether_words("ask-ETH-RID-03"))
        seat.choices.first.click()
    meanwhile(friends, lambda: one.asked and one.update["question"]["rule"] == "ETH-ACT-19")
    one.choices.first.click()
    meanwhile(friends, lambda: one.update["view"]["keys"] == 1)
    expect(riddle).to_have_count(0)
    expect(one.book).to_be_visible()


def test_a_page_has_room_where_the_question_stands_beside_a_narrow_board(welcome: Welcome) -> None:
    me = welcome(viewport={"width": 1100, "height": 720}).plays("etherfields", 1)
    me.choices.first.click()
    expect(me.book).to_be_visible()
    box = me.book.bounding_box()
    assert box is not None
    assert box["height"] > 600
    me.reads()
    expect(me.book).to_have_count(0)


def test_axe_finds_nothing_serious_on_the_table_and_in_the_book(welcome: Welcome) -> None:
    me = welcome(**DESK).plays("etherfields", 1)
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    expect(me.page.locator(".dreamers article")).to_have_count(4)
    look_at_both_themes(me.page)
    me.choices.first.click()
    expect(me.book).to_be_visible()
    look_at_both_themes(me.page)
    me.reads()
    me.choices.first.click()
    expect(me.page.locator(".hand .card").first).to_be_visible()
    look_at_both_themes(me.page)


def look_at_both_themes(page: Page) -> None:
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme
