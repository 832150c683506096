"""Whole games by clicks and by keys, and a table where browsers come and go."""

import re
import time
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Welcome
from browser.kit import BEAT, MOST_ANSWERS, Guest, Seat, meanwhile, words


def test_a_whole_game_of_lucidity_is_played_by_clicks(guest: Guest) -> None:
    guest.page.clock.install()
    guest.lands()
    guest.hosts("lucidity", 2, 2)
    guest.page.get_by_role("button", name=words("web-start"), exact=True).click()
    me, by_menu, by_board = guest.seat, 0, 0
    for _ in range(MOST_ANSWERS):
        if not me.turn_comes():
            break
        dice = me.page.locator('[data-ref^="die:"][data-glow]')
        if by_board < 6 and dice.count():
            dice.first.click()
            by_board += 1
            if me.narrowed.is_visible():
                me.click_choice(0)
        else:
            me.click_choice(me.choose())
            by_menu += 1
    expect(me.ending).to_be_visible()
    assert me.over
    assert by_board >= 3
    assert me.answered == by_menu + by_board
    expect(me.page.get_by_role("link", name=words("web-replay"), exact=True)).to_be_visible()


def test_a_whole_game_of_lucidity_is_played_as_it_is_offered_with_sets_picked_together(
    welcome: Welcome,
) -> None:
    guest = welcome(together=True)
    guest.page.clock.install()
    guest.lands()
    guest.hosts("lucidity", 2, 2)
    guest.page.get_by_role("button", name=words("web-start"), exact=True).click()
    me, sets, single = guest.seat, 0, 0
    confirm = me.question.get_by_role("button", name=re.compile("^Confirm"))
    for _ in range(MOST_ANSWERS):
        if not me.turn_comes():
            break
        if confirm.is_visible():
            asked = me.number
            for _ in range(2):
                me.page.locator('[data-ref^="die:"][data-glow]:not([data-chosen])').first.click()
            confirm.click()
            meanwhile([me], partial(goes_on, me, asked))
            sets += 1
        else:
            me.click_choice(me.choose())
            single += 1
    expect(me.ending).to_be_visible()
    assert sets >= 2
    assert single + sets < me.answered <= single + 2 * sets


def goes_on(seat: Seat, asked: int) -> bool:
    """Say whether more was answered by now."""
    return seat.number > asked


def test_who_starts_at_once_still_tells_a_part_of_the_seed_first(guest: Guest) -> None:
    held: list[Route] = []
    guest.lands()
    guest.page.route("**/fairness", lambda route: held.append(route))
    with guest.page.expect_request("**/fairness"):
        guest.hosts("lucidity", 2, 2)
    guest.page.get_by_role("button", name=words("web-start"), exact=True).click()
    with guest.page.expect_response("**/join") as told:
        held[0].continue_()
    assert told.value.ok
    assert guest.seat.turn_comes()


def test_a_whole_game_of_lucidity_is_played_with_the_keyboard_alone(guest: Guest) -> None:
    page, me = guest.page, guest.seat
    page.clock.install()
    guest.lands()
    tab_to(page, page.get_by_role("button", name=words("web-host"), exact=True).first)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=words("web-host"))
    tab_to(page, dialog.get_by_role("combobox", name=words("web-seats"), exact=True))
    page.keyboard.press("ArrowUp")
    other = dialog.get_by_role("combobox", name=words("web-seat", number=2), exact=True)
    tab_to(page, other)
    page.keyboard.type(words("web-bot-random")[:3])
    expect(other).to_have_value("random")
    tab_to(page, dialog.get_by_role("button", name=words("web-open-table")))
    page.keyboard.press("Enter")
    start = page.get_by_role("button", name=words("web-start"), exact=True)
    expect(start).to_be_enabled()
    tab_to(page, start)
    page.keyboard.press("Enter")
    given = 0
    while given < MOST_ANSWERS and me.turn_comes():
        press(me, given)
        given += 1
    expect(me.ending).to_be_visible()
    assert me.answered == given
    tab_to(page, page.get_by_role("link", name=words("web-replay"), exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name=words("web-timeline"))).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider", name=words("web-timeline"))).to_have_value("1")


def tab_to(page: Page, thing: Locator) -> None:
    """Press Tab until a thing has the focus."""
    thing.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if thing.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError(f"Tab does not lead to {thing}")


def press(me: Seat, given: int) -> None:
    """Answer: at first with Tab, arrows and Enter, then with the number keys."""
    at = me.choose()
    if given == 0:
        tab_to(me.page, me.choices.first)
    if given < 4:
        expect(me.choices.first).to_be_focused()
        for _ in range(at):
            me.page.keyboard.press("ArrowDown")
        expect(me.choices.nth(at)).to_be_focused()
        me.page.keyboard.press("Enter")
    else:
        me.page.keyboard.press(str(min(at, 8) + 1))


ANSWERS = 25
A_WHILE = 200
"""Milliseconds."""
A_LONG_WHILE = 3.0
"""Seconds in which bots would have answered."""


@pytest.fixture
def three(welcome: Welcome) -> list[Guest]:
    """Three friends at one table of Inception City, with a bot on the fourth seat."""
    host, *friends = guests = [welcome(), welcome(), welcome()]
    for guest in guests:
        guest.page.clock.install()
    host.lands()
    host.hosts("inception", 4, 4)
    link = host.page.get_by_label(words("web-invite")).input_value()
    for friend in friends:
        friend.page.goto(link)
        friend.page.get_by_role("button", name=words("web-sit")).first.click()
        expect(friend.page.get_by_text(words("web-wait-host"))).to_be_visible()
    host.page.get_by_role("button", name=words("web-start"), exact=True).click()
    settle([guest.seat for guest in guests])
    return guests


def test_friends_play_inception_city_while_browsers_reload_and_lose_the_network_and_open_tabs(
    three: list[Guest],
) -> None:
    host, second, third = three
    given = play(three, 7)

    before, number = second.seat.lines.all_inner_texts(), second.seat.number
    second.page.reload()
    expect(second.seat.lines).to_have_text(before)
    assert second.seat.number == number

    lost = next((one for one in (third, second) if not one.seat.asked), third)
    others = [one for one in three if one is not lost]
    lost.context.set_offline(True)
    expect(lost.page.get_by_text(words("web-offline"))).to_be_visible()
    without = play(others, 6, without=True)
    assert without > 0
    assert lost.seat.number < host.seat.number
    lost.context.set_offline(False)
    expect(lost.page.get_by_text(words("web-offline"))).to_be_hidden()
    settle([one.seat for one in three])
    tabs = [same_in_a_new_tab(host), same_in_a_new_tab(lost)]

    given += without
    while given < ANSWERS and not host.seat.over:
        given += play(three, ANSWERS - given)
        host.page.wait_for_timeout(A_WHILE)  # a window that all have answered closes by itself
    settle([*(one.seat for one in three), *tabs])
    for one, tab in zip((host, lost), tabs, strict=True):
        expect(one.seat.lines).to_have_count(tab.lines.count())
        expect(tab.lines).to_have_text(one.seat.lines.all_inner_texts())


def same_in_a_new_tab(guest: Guest) -> Seat:
    """Open the table in another tab as well: it stands there just as in the first."""
    tab = guest.opens_tab()
    tab.page.goto(guest.page.url)
    expect(tab.lines.first).to_be_visible()
    assert tab.number == guest.seat.number
    expect(guest.seat.lines).to_have_text(tab.lines.all_inner_texts())
    return tab


def settle(seats: list[Seat], *, without: bool = False) -> None:
    """Wait until all tabs know the same and the match waits for people alone, or is over.

    Without one of them it may also wait in a window for the one who is away: nobody is told so.
    """
    last: tuple[set[int], float] = (set(), time.monotonic())

    def settled() -> bool:
        nonlocal last
        numbers = {seat.number for seat in seats}
        if numbers != last[0]:
            last = (numbers, time.monotonic())
        elif without and time.monotonic() - last[1] > A_LONG_WHILE:
            return len(numbers) == 1
        waiting = seats[0].update["waiting"] if seats[0].update is not None else [3]
        # In a window everybody waits as when it opened, until all have answered.
        people = any(seat.asked for seat in seats) or (bool(waiting) and 3 not in waiting)
        return len(numbers) == 1 and (seats[0].over or people)

    meanwhile(seats, settled)


def play(guests: list[Guest], answers: int, *, without: bool = False) -> int:
    """Let these guests answer by clicks; return how many answers were given before others are asked."""
    seats = [guest.seat for guest in guests]
    for given in range(answers):
        settle(seats, without=without)
        asked = [seat for seat in seats if seat.asked]
        if not asked:
            return given
        number = asked[0].number
        if not asks(asked[0]):
            continue
        asked[0].click_choice()
        meanwhile(seats, partial(knows_more, seats[0], number))
    settle(seats, without=without)
    return answers


def asks(seat: Seat) -> bool:
    """Say whether a page asks, once it has shown all; it does not if its answer is under way."""
    meanwhile([seat], partial(has_shown_all, seat))
    return seat.question.is_visible()


def has_shown_all(seat: Seat) -> bool:
    """Let the time of a page fly until it asks, or is asked no more."""
    if seat.asked and not seat.question.is_visible():
        seat.page.clock.run_for(BEAT)
        return False
    return True


def knows_more(seat: Seat, number: int) -> bool:
    """Say whether a tab has heard of an answer after this number."""
    return seat.number > number
