"""Eldritch Horror in the browser: rounds by clicks on the map, stories and dice, a phone, a replay."""

import json
import random
import re
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from browser.conftest import Welcome
from browser.kit import Guest, Seat, game_words, words
from browser.moments import Moment, course_to, has_come_to
from browser.test_looks import AT_REST, AXE, STILL, assert_fits, serious
from dreamtable.games.eldritch.box import CARDS
from dreamtable.games.eldritch.cards import Complex, Condition, General, Mythos, Parted, Regional
from dreamtable.kernel import Match
from server.kit import Server, play, seated

eldritch_words = partial(game_words, "eldritch")

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PAGES = 10
SOON = 5000
"""Milliseconds."""
OVERLAPS = """([one, other]) => {
  const [a, b] = [one, other].map(ref => document.querySelector(ref).getBoundingClientRect());
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}"""
"""How far the middles of two things are apart."""
READ = """story => {
  const text = [...story.querySelectorAll('.source')].at(-1).getBoundingClientRect();
  const body = story.querySelector('.body').getBoundingClientRect();
  const [x, line] = [text.x + text.width / 2, Math.min(text.height, 16) / 2];
  const seen = y => story.contains(document.elementFromPoint(x, y));
  const inside = text.top >= body.top - 4 && text.top + line <= body.bottom;
  return inside && seen(text.top + line) && seen(Math.min(text.bottom, body.bottom) - line);
}"""
"""Whether the text of a scene lies open, from its first line to its last or as far as the scene has room."""


def told_at_last(steps: list[dict[str, Any]]) -> tuple[int, str] | None:
    """Return a step that ends with the story of an encounter or its dice, and the story, if one does."""
    for at, step in enumerate(steps):
        for event in step["events"]:
            last = step["events"][-1]["event"][0]
            if event["event"][0] == "encounter-began" and last in ("encounter-began", "rolled"):
                return at, event["story"]
    return None


@pytest.fixture(scope="module")
def ended(server: Server) -> tuple[str, int, str]:
    """A table where a game for one is over, a step that tells a story, and the story."""
    for number in range(50):  # the dice of a server are always others, and some games tell little
        table, people = seated(server, 1, "eldritch", private=False)
        with people[0].sits(table) as player:
            play([player], random.Random(number))
        if told := told_at_last(people[0].get(f"/api/tables/{table}/replay?seat=0&lang=en")):
            return table, *told
    raise AssertionError("No game told a story.")


def story(page: Page) -> Locator:
    return page.get_by_role("article", name=eldritch_words("web-eldritch-story"))


def world(page: Page) -> Locator:
    return page.get_by_role("region", name=eldritch_words("web-eldritch-map"))


def begins(guest: Guest, seats: int = 1) -> Seat:
    """Sit at a table until the first round has begun, choosing the sheets on the board."""
    guest.page.clock.install()
    me = guest.plays("eldritch", seats, options={"lead": "0"})
    page = guest.page
    answers(me, page.locator("[data-ref][data-glow]", has_text="Moana Rewi"))
    while me.turn_comes() and not me.update["view"]["round"]:
        answers(me, page.locator("[data-ref][data-glow]", has_text="Azathoth"))
    me.reads()
    return me


def answers(me: Seat, by: Locator) -> None:
    """Read what is told, answer by a click, and wait until the table has gone on."""
    number = me.number
    for _ in range(PAGES):
        me.reads()
        with suppress(TookTooLong):  # a page may open just now, over what is to be clicked
            by.click(timeout=SOON)
            break
    for _ in range(200):
        if me.number > number:
            return
        me.page.clock.run_for(100)
        me.page.wait_for_timeout(20)
    raise AssertionError("The answer never came back.")


def test_the_sheets_are_chosen_on_the_board_and_the_map_is_laid_out(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK)
    me = begins(guest)
    page = guest.page
    view = me.update["view"]
    expect(world(page).locator(".place")).to_have_count(36)
    expect(world(page).locator(".gate")).to_have_count(len(view["gates"]))
    expect(world(page).locator('[data-ref^="clue:"]')).to_have_count(len(view["clues"]))
    expect(world(page).locator(".monster")).to_have_count(len(view["foes"]))
    expect(
        page.get_by_role("img", name=eldritch_words("web-eldritch-doom-at", doom=view["doom"], most=20))
    ).to_be_visible()
    expect(page.get_by_role("group", name="Azathoth")).to_be_visible()
    reserve = page.get_by_role("region", name=eldritch_words("web-eldritch-reserve"))
    expect(reserve.get_by_role("img")).to_have_count(4)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_opening_and_the_first_mystery_are_read_before_the_first_round(
    welcome: Welcome, viewport: dict[str, int]
) -> None:
    guest = welcome(viewport=viewport, is_mobile=viewport == PHONE, has_touch=viewport == PHONE)
    me = guest.plays("eldritch", 1, options={"lead": "0", "ancient_one": "azathoth"})
    me.click_choice(0)
    expect(me.book).to_contain_text("Ghent")
    expect(me.book).to_be_in_viewport(ratio=0.5)
    me.book.locator("footer .primary").click()
    mystery = next(info for info in me.events if info["event"][0] == "mystery-drawn")
    expect(me.book).to_contain_text(mystery["story"].splitlines()[0])
    me.book.locator("footer .primary").click()
    expect(me.book).to_have_count(0)
    guest.page.reload()
    expect(me.question).to_be_visible()


def test_an_investigators_life_can_be_read_before_one_chooses(guest: Guest) -> None:
    me = guest.plays("eldritch", 1, options={"lead": "0"})
    sheet = guest.page.locator("li[data-ref]", has_text="Moana Rewi")
    sheet.get_by_role("button", name=eldritch_words("web-eldritch-life")).click()
    expect(me.book).to_contain_text("the Horn eighteen times")
    answers_before = me.number
    me.book.get_by_role("button", name=words("web-page-later")).click()
    expect(me.book.get_by_role("heading")).not_to_have_text("Moana Rewi")
    me.book.locator("footer .primary").click()
    expect(me.book).to_have_count(0)
    assert me.number == answers_before
    expect(me.question).to_be_visible()


def a_companion_has_met_something() -> Moment:
    """Say of a match for two whether the first seat chooses an encounter right after the other had one."""
    before: list[bool] = [False]

    def is_it(match: Match[Any]) -> bool:
        stack = match.state.stack
        source = CARDS[stack[0].card] if stack and stack[0].card >= 0 else None
        met, before[0] = before[0], isinstance(source, General | Regional) and stack[0].you == 1
        question = match.question_of(0) if 0 in match.due() else None
        return met and not stack and question is not None and question.rule == "ELD-ENC-06"

    return is_it


def test_what_a_companion_meets_is_a_line_that_can_be_opened(welcome: Welcome, server: Server) -> None:
    guest = welcome(viewport=DESK)
    seed, lines = course_to(a_companion_has_met_something(), "eldritch", 2, None, {})
    guest.page.goto(f"/#/table/{has_come_to(guest, server, seed, lines, 'eldritch', 2, None, {})}")
    me = guest.seat
    expect(me.question).to_be_visible()
    me.reads()
    story(guest.page).locator("header").hover()  # where it would lie over what glows, it is but a heading
    met = [info for info in me.events if info["event"][0] == "encounter-began" and info["event"][1] == 1]
    title = story(guest.page).locator("header strong").inner_text()
    story(guest.page).get_by_role("button", name=eldritch_words("web-eldritch-read", title=title)).click()
    expect(me.book).to_contain_text(met[-1]["story"].splitlines()[0])
    me.reads()
    expect(me.book).to_have_count(0)
    expect(me.question).to_be_visible()


def test_the_end_is_told_before_the_result(guest: Guest) -> None:
    me = guest.plays("eldritch", 1, options={"lead": "0"})
    chance = random.Random(3)
    told: list[str] = []
    while not me.ending.is_visible():
        while me.book.is_visible():
            told.append(me.book.inner_text())
            assert me.ending.count() == 0
            me.book.locator("footer .primary").click()
        if me.question.is_visible():
            me.click_choice(chance.randrange(me.choices.count()))
        guest.page.wait_for_timeout(20)
    last = next(info for info in reversed(me.events) if info["story"])
    assert last["event"][0] == "tale-ended"
    assert last["story"] in told[-1]


def test_nothing_on_a_desk_has_to_be_scrolled(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK)
    begins(guest, seats=2)
    high, room, board, seen = guest.page.evaluate(
        """() => {
          const [page, board] = [document.documentElement, document.querySelector('.board')];
          return [page.scrollHeight, page.clientHeight, board.scrollHeight, board.clientHeight];
        }"""
    )
    assert high <= room
    assert board <= seen


def test_a_menu_that_goes_on_below_fades_out_there(welcome: Welcome) -> None:
    guest = welcome(viewport={"width": 1280, "height": 640})
    seat = guest.plays("eldritch", 1)  # twelve investigators to choose from
    menu = seat.question.get_by_role("list")
    fading = re.compile("gradient")
    expect(menu).to_have_css("mask-image", fading)
    seat.choices.last.scroll_into_view_if_needed()
    expect(menu).to_have_css("mask-image", "none")
    menu.evaluate("list => list.scrollTo(0, 0)")
    expect(menu).to_have_css("mask-image", fading)
    guest.page.set_viewport_size({"width": 1280, "height": 1600})
    expect(menu).to_have_css("mask-image", "none")


def test_some_rounds_are_played_by_clicks_on_the_map_and_the_menu(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK)
    me = begins(guest, seats=2)
    page = guest.page
    chance = random.Random(2)
    travelled = told = 0
    while me.turn_comes() and (me.update["view"]["round"] < 4 or not travelled or not told):
        moves = [info["move"] for info in me.update["question"]["moves"]]
        trips = [move[1] for move in moves if move[0] == "travel"]
        if trips and chance.random() < 0.7:
            space = chance.choice(trips)
            answers(me, page.locator(f'.node[data-ref="space:{space}"]'))
            travelled += me.turn_comes() and stands_at(me, space)
            continue
        if any(move[0].startswith("reroll") for move in moves):
            dice = next(info["event"][2] for info in reversed(me.events) if info["event"][0] == "rolled")
            expect(story(page).locator(".test").last.locator(".die")).to_have_count(len(dice))
        before = len(me.events)
        answers(me, me.choices.nth(chance.randrange(me.choices.count())))
        stories = [info["story"] for info in me.events[before:] if info["event"][0] == "encounter-began"]
        if stories and me.turn_comes():
            told += page.get_by_text(stories[-1].splitlines()[0]).count() > 0
    assert travelled
    assert told
    person = me.update["view"]["people"][0]
    if person is not None:
        vital = game_words(
            "eldritch", "web-eldritch-figure-health", number=f"{person['health']}/{person['most_health']}"
        )
        expect(page.get_by_role("img", name=vital, exact=True).first).to_be_visible()


def stands_at(me: Seat, space: int) -> bool:
    """Say whether the own investigator is still where it travelled; if so, it is seen there."""
    person = me.update["view"]["people"][0]
    if person is None or person["space"] != space:
        return False
    apart = me.page.evaluate(OVERLAPS, [f'.node[data-ref="space:{space}"]', '.pawn[data-ref="seat:0"]'])
    assert apart < 40
    return True


def test_a_card_explains_itself_when_it_is_pointed_at(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK)
    begins(guest)
    page = guest.page
    card = page.get_by_role("region", name=eldritch_words("web-eldritch-reserve")).get_by_role("img").first
    name = card.get_attribute("aria-label") or ""
    card.focus()
    page.keyboard.press("Shift")
    card.hover()
    page.clock.run_for(1000)
    tip = page.locator(".tip")
    expect(tip.locator("strong")).to_have_text(name)
    expect(tip).to_contain_text(eldritch_words("web-eldritch-figure-value", number="")[:5])


def test_the_map_is_zoomed_and_moved_on_a_phone(welcome: Welcome) -> None:
    phone = welcome(viewport=PHONE, is_mobile=True, has_touch=True)
    begins(phone)
    page = phone.page
    assert_fits(page, "eldritch")
    chart = world(page).locator(".world")
    before = (chart.bounding_box() or {"width": 0})["width"]
    assert before > PHONE["width"]
    page.get_by_role("button", name=eldritch_words("web-eldritch-zoom-in")).tap()
    page.clock.run_for(500)
    after = (chart.bounding_box() or {"width": 0})["width"]
    assert after > before
    page.get_by_role("button", name=eldritch_words("web-eldritch-show-me")).tap()
    expect(page.locator('.pawn[data-ref="seat:0"]')).to_be_in_viewport()


def test_a_table_that_waits_for_somebody_comes_to_rest(welcome: Welcome) -> None:
    guest = welcome(viewport=DESK, reduced_motion="no-preference")
    begins(guest)
    guest.page.clock.resume()
    guest.page.wait_for_function(AT_REST)


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(welcome: Welcome, viewport: dict[str, int]) -> None:
    guest = welcome(viewport=viewport)
    me = begins(guest)
    page = guest.page
    chance = random.Random(5)
    while story(page).locator(".die").count() == 0 and me.turn_comes():
        answers(me, me.choices.nth(chance.randrange(me.choices.count())))
        page.clock.run_for(1500)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in ("dark", "light"):
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        page.wait_for_function(STILL)
        assert serious(page) == [], theme


def test_a_replay_tells_the_stories_again(guest: Guest, ended: tuple[str, int, str]) -> None:
    page = guest.page
    table, at, told = ended
    page.goto(f"/#/replay/{table}?seat=0&step={at}")
    expect(page.get_by_role("slider", name=words("web-timeline"))).to_have_value(str(at))
    expect(story(page)).to_contain_text(told.splitlines()[0])
    expect(page.get_by_label(eldritch_words("web-eldritch-map"))).to_be_visible()


def another_text_asks() -> Moment:
    """Say of a match for one whether a Mythos card or a condition asks right after an encounter."""
    before: list[bool] = [False]

    def is_it(match: Match[Any]) -> bool:
        sources = [CARDS[one.card] for one in match.state.stack if one.card >= 0]
        met, before[0] = before[0], bool(sources) and isinstance(sources[-1], Parted | Complex)
        return met and bool(sources) and isinstance(sources[-1], Mythos | Condition)

    return is_it


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_what_asks_can_be_read_while_it_does_also_after_something_of_ones_own(
    welcome: Welcome, server: Server, viewport: dict[str, int]
) -> None:
    guest = welcome(viewport=viewport, is_mobile=viewport == PHONE, has_touch=viewport == PHONE)
    seed, lines = course_to(another_text_asks(), "eldritch", 1, None, {})
    before, (_, last) = lines[:-1], lines[-1]
    guest.page.goto(f"/#/table/{has_come_to(guest, server, seed, before, 'eldritch', 1, None, {})}")
    me, told = guest.seat, story(guest.page)
    for _ in range(2):  # the encounter asks, and what comes after it
        expect(me.question).to_be_visible()
        title = told.locator("header strong, h2")
        expect(title).to_be_visible()
        assert me.update["question"]["text"].startswith(title.inner_text())
        guest.page.wait_for_timeout(500)  # the page finds its form
        assert told.evaluate(READ)
        if me.number == len(before):
            move = next(info for info in me.update["question"]["moves"] if info["move"] == json.loads(last))
            me.choices.filter(has_text=move["text"]).first.click()
            expect(me.question).to_contain_text(re.compile("^(?!" + re.escape(title.inner_text()) + ")"))
    assert me.number == len(lines)


def meets_a_scene() -> Moment:
    """Say of a match for one whether an encounter that is told has just begun to ask."""

    def is_it(match: Match[Any]) -> bool:
        sources = [CARDS[one.card] for one in match.state.stack if one.card >= 0]
        return bool(sources) and isinstance(sources[0], General)

    return is_it


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_ones_own_encounter_is_a_page_over_the_map_until_it_is_read(
    welcome: Welcome, server: Server, viewport: dict[str, int]
) -> None:
    guest = welcome(viewport=viewport, is_mobile=viewport == PHONE, has_touch=viewport == PHONE)
    seed, lines = course_to(meets_a_scene(), "eldritch", 1, None, {})
    guest.page.goto(f"/#/table/{has_come_to(guest, server, seed, lines, 'eldritch', 1, None, {})}")
    me = guest.seat
    expect(me.book).to_be_visible()
    told = [info["story"] for info in me.events if info["event"][0] == "encounter-began"]
    expect(me.book).to_contain_text(told[-1].splitlines()[0])
    expect(me.book).to_be_in_viewport(ratio=0.5)
    expect(me.question).to_be_visible()
    me.click_choice(0)
    expect(me.book).to_be_visible()  # what came of it is told on the same page
    me.reads()
    expect(me.book).to_have_count(0)
    expect(world(guest.page)).to_be_visible()
