"""The matches of a campaign follow each other by themselves: nobody has to ask for the next table."""

import sqlite3

import pytest
from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Guest, game_words, meanwhile, words
from browser.moments import course_to, lay_out
from browser.test_again import PHONE
from browser.test_endings import result
from browser.test_evenings import DESK, is_won
from browser.test_looks import AXE, STILL, serious
from server.kit import Server

GAME = "etherfields"


def friends_at_an_end(server: Server, ann: Guest, ben: Guest) -> tuple[str, str]:
    """Let two friends have won the first evening of a campaign; return it and the table."""
    seed, lines = course_to(is_won, GAME, 2, None, {})
    for guest in (ann, ben):
        guest.context.request.get("/api/me")
    campaign = ann.context.request.post("/api/campaigns", data={"game": GAME, "title": "Ours"}).json()
    wish = {"number": 0, "follows": None, "seats": 2}
    made = ann.context.request.post(f"/api/campaigns/{campaign['id']}/sessions", data=wish).json()
    table = str(made["table"]["id"])
    assert ben.context.request.post(f"/api/tables/{table}/join", data={"invite": made["invite"]}).ok
    with sqlite3.connect(server.file, timeout=60) as on:
        seats = on.execute("SELECT person, name FROM seats WHERE table_id = ? AND seat = 1", (table,))
        person, name = seats.fetchone()
        lay_out(server, table, seed, lines, 1)
        on.execute(
            "UPDATE seats SET person = ?, name = ? WHERE table_id = ? AND seat = 1", (person, name, table)
        )
    return str(campaign["id"]), table


@pytest.mark.rule("ETH-MCH-03", "ETH-MCH-01")
def test_after_an_ending_everybody_comes_to_the_next_table_without_asking_for_it(
    welcome: Welcome, server: Server
) -> None:
    ann, ben = welcome(**DESK), welcome(**PHONE)
    campaign, table = friends_at_an_end(server, ann, ben)
    for guest in (ann, ben):
        guest.page.goto(f"/#/table/{table}")
        expect(result(guest.page)).to_be_visible()
    soon = words("web-onward-soon", title=game_words(GAME, "way-title"))
    for guest in (ann, ben):
        expect(result(guest.page).get_by_text(soon)).to_be_visible()
        guest.seat.update = None
    ben.page.evaluate(AXE.read_text(encoding="utf-8"))
    ben.page.wait_for_function(STILL)
    assert serious(ben.page) == []
    meanwhile([ann.seat, ben.seat], lambda: bool(ann.seat.update and ben.seat.update))
    now = ann.context.request.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}").json()
    assert ann.page.url == ben.page.url
    assert (now["id"] != table, now["campaign"], now["status"]) == (True, campaign, "running")
    assert ann.seat.update["view"]["world"] is not None
    assert (now["my_seat"], ben.context.request.get(f"/api/tables/{now['id']}").json()["my_seat"]) == (0, 1)


def test_who_stays_a_little_is_waited_for_and_goes_on_with_a_click(welcome: Welcome, server: Server) -> None:
    ann, ben = welcome(**DESK), welcome(**PHONE)
    _, table = friends_at_an_end(server, ann, ben)
    for guest in (ann, ben):
        guest.page.goto(f"/#/table/{table}")
    result(ann.page).get_by_role("button", name=words("web-onward-stay")).click()
    expect(result(ann.page).get_by_text(words("web-onward-stays"))).to_be_visible()
    result(ben.page).get_by_role("button", name=words("web-onward-go")).click()
    expect(result(ben.page).get_by_text(words("web-onward-waits"))).to_be_visible()
    name = ben.context.request.get("/api/me").json()["name"]
    expect(result(ann.page).get_by_text(words("web-onward-there", names=name))).to_be_visible()
    for guest in (ann, ben):
        guest.seat.update = None
    result(ann.page).get_by_role("button", name=words("web-onward-go")).click()
    meanwhile([ann.seat, ben.seat], lambda: bool(ann.seat.update and ben.seat.update))
    assert ann.page.url == ben.page.url
    assert table not in ann.page.url
