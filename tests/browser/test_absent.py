"""Four friends far apart, one of them on a phone and one lost in the middle: nobody blocks the table."""

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Welcome
from browser.kit import Guest, Seat, meanwhile, words
from browser.test_looks import AXE, STILL, serious
from server.kit import Server

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
MINUTE = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which nobody has to be gone for long."""
    one = Server(tmp_path_factory.mktemp("absent"), absence=0.0)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


def friends_at_table(guests: Sequence[Guest], game: str = "lucidity", **wishes: Any) -> str:
    """Let friends sit down at a table, the first one as its host, and begin; return the table."""
    for guest in guests:
        guest.context.request.get("/api/me")
    body = {"game": game, "seats": len(guests), **wishes}
    made = guests[0].context.request.post("/api/tables", data=body).json()
    table = str(made["table"]["id"])
    for guest in guests[1:]:
        assert guest.context.request.post(f"/api/tables/{table}/join", data={"invite": made["invite"]}).ok
    assert guests[0].context.request.post(f"/api/tables/{table}/start").ok
    for guest in guests:
        guest.page.goto(f"/#/table/{table}")
    meanwhile([guest.seat for guest in guests], lambda: all(guest.seat.update for guest in guests))
    return table


def comes_to(seats: Sequence[Seat], who: int) -> None:
    """Answer by the menu until somebody is asked."""
    while not seats[who].asked:
        meanwhile(seats, lambda: any(seat.asked for seat in seats))
        asked = next(seat for seat in seats if seat.asked)
        at = asked.number
        if asked.understood.is_visible():  # who has become a Nightmare is told so
            asked.understood.press("Enter")
        asked.click_choice(0)
        meanwhile(seats, lambda: all(seat.number > at for seat in seats))  # noqa: B023 (called at once)


def later(page: Page, minutes: float) -> None:
    """Let the clock on somebody's wall say that it is later."""
    page.clock.set_fixed_time(time.time() + minutes * MINUTE)


def test_a_bot_stands_in_for_a_friend_who_is_lost_and_who_then_sees_what_was_missed(welcome: Welcome) -> None:
    ann, ben, cem, dana = guests = [welcome(), welcome(), welcome(**PHONE), welcome()]
    table = friends_at_table(guests)
    comes_to([guest.seat for guest in guests], 3)
    name = ann.context.request.get(f"/api/tables/{table}").json()["seats"][3]["name"]
    answers = dana.seat.number
    dana.page.close()
    for guest in (ann, ben, cem):
        later(guest.page, 3.5)
        expect(guest.page.get_by_text(words("web-absent", name=name, time="3 minutes"))).to_be_visible()
    expect(ann.page.get_by_text(words("web-offline-for", time="3 minutes"), exact=True)).to_be_visible()
    ben.page.get_by_role("button", name=words("web-relieve", name=name)).click()
    expect(cem.page.get_by_text(words("web-agreed", agreed=1, needed=2))).to_be_visible()
    for guest, theme in ((ann, "light"), (cem, "dark")):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        guest.page.wait_for_function(STILL)
        assert serious(guest.page) == [], theme
    ann.page.get_by_role("button", name=words("web-relieve", name=name)).click()
    meanwhile([one.seat for one in (ann, ben, cem)], lambda: 3 not in ann.seat.update["waiting"])
    expect(ann.page.get_by_text(words("log-stood-in", name=name)).first).to_be_visible()
    expect(ann.page.get_by_text(words("web-absent", name=name, time="3 minutes"))).to_have_count(0)

    dana.seat = back = dana.opens_tab()
    later(back.page, 3.5)
    back.page.goto(f"/table/{table}")
    card = back.page.get_by_text(re.compile("while you were away"))
    expect(card).to_be_visible()
    meanwhile([back, ann.seat], lambda: not _seat_of(ann, table)["away"])
    given = back.number - answers
    assert given > 0
    back.page.get_by_role("button", name=words("web-meanwhile-show")).click()
    expect(card).to_have_count(0)
    expect(back.page.get_by_text(words("web-meanwhile-now"))).to_have_count(0)
    comes_to([guest.seat for guest in guests], 3)
    expect(back.question).to_be_visible()


def _seat_of(guest: Guest, table: str) -> Any:
    return guest.context.request.get(f"/api/tables/{table}").json()["seats"][3]


def test_what_was_missed_is_staged_at_the_own_speed_and_can_be_cut_short(welcome: Welcome) -> None:
    ann, ben = guests = [welcome(), welcome(speed="0.5")]
    table = friends_at_table(guests)
    comes_to([guest.seat for guest in guests], 1)
    before = ben.seat.update["total"]
    ben.page.close()
    later(ann.page, 3.5)
    ann.page.get_by_role("button", name=re.compile("^Let a bot play for")).click()
    meanwhile([ann.seat], lambda: ann.seat.asked)
    ben.seat = back = ben.opens_tab()
    later(back.page, 3.5)
    back.page.goto(f"/table/{table}")
    back.page.get_by_role("button", name=words("web-meanwhile-show")).click()
    now = back.page.get_by_text(words("web-meanwhile-now"))
    expect(now).to_be_visible()
    total = back.lines.count()
    assert total < back.update["total"], "the log tells only what was shown"
    assert total <= before + 1
    back.page.get_by_role("button", name=words("web-meanwhile-end")).click()
    expect(now).to_have_count(0)
    expect(back.lines).to_have_count(len(back.events))


def test_friends_agree_to_rest_and_to_go_on(welcome: Welcome) -> None:
    ann, ben, cem = guests = [welcome(), welcome(**PHONE), welcome()]
    friends_at_table(guests, seconds=600)
    first = next(guest for guest in guests if guest.seat.asked)
    ann.page.get_by_role("button", name=words("web-more"), exact=True).click()
    ann.page.get_by_role("button", name=words("web-rest")).click()
    expect(ben.page.get_by_text(words("web-rest-asked", names=_name(ann)))).to_be_visible()
    for guest in (ben, cem):
        guest.page.get_by_role("button", name=words("web-agree"), exact=True).click()
    for guest in guests:
        expect(guest.page.get_by_text(re.compile("^The table rests"))).to_be_visible()
        expect(guest.seat.question).to_have_count(0)
    cem.page.reload()
    for guest in guests:
        guest.page.get_by_role("button", name=words("web-go-on"), exact=True).click()
    expect(first.seat.question).to_be_visible()


def _name(guest: Guest) -> str:
    return str(guest.context.request.get("/api/me").json()["name"])
