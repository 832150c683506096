"""Friends at the end of a match: who plays again is seen inside the result, and said there."""

import random
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Welcome
from browser.kit import Guest, meanwhile, words
from browser.test_endings import result
from browser.test_looks import AXE, STILL, serious
from server.kit import Player, Server, play

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


def friends_at_an_end(server: Server, guests: list[Guest]) -> str:
    """Let friends play a match to its end and look at its result; return the table."""
    for guest in guests:
        guest.context.request.get("/api/me")
    made = (
        guests[0].context.request.post("/api/tables", data={"game": "lucidity", "seats": len(guests)}).json()
    )
    table = str(made["table"]["id"])
    for guest in guests[1:]:
        assert guest.context.request.post(f"/api/tables/{table}/join", data={"invite": made["invite"]}).ok
    assert guests[0].context.request.post(f"/api/tables/{table}/start").ok
    players = [Player(server, table, cookie_of(guest)) for guest in guests]
    for player in players:
        player.send({"type": "hello", "lang": "en"})
        player.hear_until("update")
    play(players, random.Random(4))
    for player in players:
        player.leave()
    for guest in guests:
        guest.page.goto(f"/table/{table}")
        expect(result(guest.page)).to_be_visible()
    return table


def cookie_of(guest: Guest) -> str:
    """Return the cookie of somebody's browser."""
    return "; ".join(f"{one['name']}={one['value']}" for one in guest.context.cookies())


def test_a_rematch_is_agreed_on_inside_the_result_and_takes_everybody_along(
    welcome: Welcome, server: Server
) -> None:
    ann, ben, cem = guests = [welcome(), welcome(**PHONE), welcome()]
    table = friends_at_an_end(server, guests)
    result(ann.page).get_by_role("button", name=words("web-rematch"), exact=True).click()
    name = ann.context.request.get("/api/me").json()["name"]
    for guest in (ben, cem):
        asked = result(guest.page).get_by_role("region", name=words("web-rematch"))
        expect(asked.get_by_text(words("web-rematch-by", name=name))).to_be_visible()
        expect(asked.get_by_role("listitem")).to_have_count(3)
    ben.page.evaluate(AXE.read_text(encoding="utf-8"))
    ben.page.wait_for_function(STILL)
    assert serious(ben.page) == []
    says = result(cem.page).get_by_role("textbox", name=words("web-say"))
    says.fill("one more!")
    says.press("Enter")
    expect(result(ann.page).get_by_text("one more!")).to_be_visible()
    result(ben.page).get_by_role("button", name=words("web-rematch-join")).click()
    expect(result(ann.page).get_by_text(words("web-rematch-ready"), exact=True)).to_have_count(2)
    for guest in guests:
        guest.seat.update = None
    result(cem.page).get_by_role("button", name=words("web-rematch-join")).click()
    meanwhile([guest.seat for guest in guests], lambda: all(guest.seat.update for guest in guests))
    assert len({guest.page.url for guest in guests}) == 1
    assert table not in ann.page.url
    assert not ann.seat.over


def test_who_proposed_a_rematch_begins_without_a_friend_who_is_gone(welcome: Welcome, server: Server) -> None:
    ann, ben, cem = guests = [welcome(), welcome(), welcome()]
    friends_at_an_end(server, guests)
    cem.page.close()
    result(ann.page).get_by_role("button", name=words("web-rematch"), exact=True).click()
    result(ben.page).get_by_role("button", name=words("web-rematch-join")).click()
    expect(result(ann.page).get_by_text(words("web-rematch-ready"), exact=True)).to_have_count(2)
    for guest in (ann, ben):
        guest.seat.update = None
    result(ann.page).get_by_role("button", name=words("web-rematch-start")).click()
    meanwhile([ann.seat, ben.seat], lambda: bool(ann.seat.update and ben.seat.update))
    table = ann.page.url.rpartition("/")[2]
    seats = ann.context.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
