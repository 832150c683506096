"""Who is not there is called back: at a slow table, to play again; once for each question, and safely."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, Server, Visitor, play, seated
from server.receiver import Receiver
from server.test_groups import founded
from server.test_versions import rows

A_WHILE = 3.0
"""Seconds within which a second call would have come."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as one:
        yield one


@pytest.fixture
def server(tmp_path: Path, receiver: Receiver) -> Any:
    one = Server(tmp_path, call_seconds=0.0, push_to=[receiver.origin], contact="mailto:me@dreams.example")
    yield one
    one.kill()
    assert '"trace"' not in one.log()


def can_be_called(visitor: Visitor, browser: dict[str, str]) -> None:
    """Let somebody be called at a browser."""
    assert visitor.http.put("/api/push", json=browser).is_success


def hears(receiver: Receiver, count: int) -> None:
    """Wait until so many calls have come."""
    until = time.monotonic() + PATIENCE
    while len(receiver.heard) < count and time.monotonic() < until:
        time.sleep(0.05)
    assert len(receiver.heard) == count


def left_to(server: Server, receiver: Receiver, **wishes: Any) -> tuple[str, list[Visitor]]:
    """Return a table that both have left after a first look; each can be called."""
    table, people = seated(server, 2, **wishes)
    for at, one in enumerate(people):
        can_be_called(one, receiver.browser(f"browser-{at}"))
    players = [one.sits(table) for one in people]
    for player in players:
        player.hear_until("update")
    for player in players:
        player.leave()
    return table, people


def test_who_is_asked_at_a_table_without_haste_is_called_once(server: Server, receiver: Receiver) -> None:
    table, people = left_to(server, receiver)
    hears(receiver, 1)
    [call] = receiver.heard
    assert call.content == {
        "title": "It is your turn",
        "body": "Lucidity: Six-Sided Nightmares",
        "url": f"/table/{table}",
        "tag": call.content["tag"],
    }
    assert (call.audience, call.contact) == (receiver.origin, "mailto:me@dreams.example")
    assert call.key == people[0].get("/api/push")["key"]
    assert people[0].get(f"/api/tables/{table}")["invite"] not in str(call.content)
    time.sleep(A_WHILE)
    assert len(receiver.heard) == 1, "never twice for the same question"
    server.stop()
    server.start()
    time.sleep(A_WHILE)
    assert len(receiver.heard) == 1, "nor after a restart"


def test_after_an_answer_of_ones_own_the_next_question_is_a_new_one(
    server: Server, receiver: Receiver
) -> None:
    table, people = left_to(server, receiver)
    hears(receiver, 1)
    players = [one.sits(table) for one in people]
    for player in players:
        player.hear_until("update")
    play(players, random.Random(2), 12)
    for player in players:
        player.leave()
    hears(receiver, 2)


def test_who_is_at_the_table_is_not_called(server: Server, receiver: Receiver) -> None:
    table, people = seated(server, 2)
    players = [one.sits(table) for one in people]
    for at, one in enumerate(people):
        players[at].hear_until("update")
        can_be_called(one, receiver.browser(f"browser-{at}"))
    time.sleep(A_WHILE)
    assert receiver.heard == []


def test_at_a_table_with_haste_nobody_is_called(server: Server, receiver: Receiver) -> None:
    left_to(server, receiver, seconds=300)
    time.sleep(A_WHILE)
    assert receiver.heard == []


def test_who_has_gone_is_called_to_a_rematch(server: Server, receiver: Receiver) -> None:
    table, people = seated(server, 2)
    can_be_called(people[1], receiver.browser("ben"))
    players = [one.sits(table) for one in people]
    for player in players:
        player.hear_until("update")
    play(players, random.Random(3))
    for player in players:
        player.leave()
    again = people[0].post(f"/api/tables/{table}/rematch")["table"]["id"]
    hears(receiver, 1)
    assert receiver.heard[0].content["title"] == "Will you play again?"
    assert receiver.heard[0].content["url"] == f"/table/{again}"


def test_who_is_seated_by_their_group_is_called_to_the_table(server: Server, receiver: Receiver) -> None:
    group, people = founded(server, "Ann", "Ben")
    can_be_called(people[1], receiver.browser("ben"))
    made = people[0].post(f"/api/groups/{group}/table", {"game": "lucidity"})["table"]["id"]
    hears(receiver, 1)
    [call] = receiver.heard
    assert (call.content["title"], call.content["url"]) == ("A seat is kept for you", f"/table/{made}")


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(server: Server, receiver: Receiver, status: int) -> None:
    receiver.statuses = {"/browser-0": status, "/browser-1": status}
    _, people = left_to(server, receiver)
    hears(receiver, 1)
    until = time.monotonic() + PATIENCE
    while all(one.get("/api/account/data")["called_at"] for one in people):
        assert time.monotonic() < until
        time.sleep(0.1)


def test_where_one_is_called_is_in_ones_data_and_goes_with_one(server: Server, receiver: Receiver) -> None:
    ann = Visitor(server)
    ann.get("/api/me")
    browser = receiver.browser("ann")
    can_be_called(ann, browser)
    assert ann.get("/api/account/data")["called_at"] == [browser["address"]]
    assert ann.http.post("/api/push/forget", json={"address": browser["address"]}).is_success
    assert ann.get("/api/account/data")["called_at"] == []
    can_be_called(ann, browser)
    ann.post("/api/account/delete", {})
    kept = rows(server, "SELECT address FROM push_addresses")
    assert kept == []


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://localhost/x",
        "https://database.internal/x",
        "https://user:word@push.example.org/x",
        "ftp://push.example.org",
        "nothing",
    ],
)
def test_nobody_leads_the_server_into_its_own_network(
    server: Server, receiver: Receiver, address: str
) -> None:
    visitor = Visitor(server)
    visitor.get("/api/me")
    wish = {**receiver.browser("x"), "address": address}
    assert "no browser can be called" in visitor.refused("PUT", "/api/push", wish, 400)


def test_keys_that_are_none_are_refused(server: Server, receiver: Receiver) -> None:
    visitor = Visitor(server)
    visitor.get("/api/me")
    for wrong in ({"key": "AAAA"}, {"auth": "AA"}, {"key": "\u00e4"}):
        visitor.refused("PUT", "/api/push", {**receiver.browser("x"), **wrong}, 400)


# A lost password


def registered(server: Server, name: str) -> tuple[Visitor, str]:
    """Return somebody with an account, and the code that they wrote down."""
    visitor = Visitor(server)
    visitor.get("/api/me")
    me = visitor.post("/api/account/register", {"account": name, "password": "first words"})
    return visitor, me["recovery"]


def test_a_lost_password_is_replaced_by_the_code_that_was_shown_once(server: Server) -> None:
    ann, code = registered(server, "Ann")
    assert ann.get("/api/me")["recovery"] is None
    other = Visitor(server)
    other.get("/api/me")
    wish = {"account": "ann", "code": f" {code.lower().replace('-', ' ')} ", "password": "second words"}
    me = other.post("/api/account/recover", wish)
    assert me["account"] == "Ann"
    assert me["recovery"] not in (None, code)
    assert ann.get("/api/me")["account"] is None, "all other devices are signed out"
    other.refused("POST", "/api/account/recover", wish, 403)
    again = Visitor(server)
    again.get("/api/me")
    again.refused("POST", "/api/account/login", {"account": "Ann", "password": "first words"}, 403)
    again.post("/api/account/login", {"account": "Ann", "password": "second words"})


def test_a_wrong_code_and_an_unknown_name_are_refused_alike(server: Server) -> None:
    registered(server, "Ann")
    eve = Visitor(server)
    eve.get("/api/me")
    wish = {"code": "AAAA-AAAA-AAAA-AAAA-AAAA", "password": "other words"}
    reasons = {
        eve.refused("POST", "/api/account/recover", {"account": name, **wish}, 403)
        for name in ("Ann", "Nobody")
    }
    assert len(reasons) == 1


def test_a_new_code_replaces_the_old_one_and_takes_the_password(server: Server) -> None:
    ann, code = registered(server, "Ann")
    ann.refused("POST", "/api/account/recovery", {"password": "wrong words"}, 403)
    fresh = ann.post("/api/account/recovery", {"password": "first words"})["recovery"]
    eve = Visitor(server)
    eve.get("/api/me")
    wish = {"account": "Ann", "password": "second words"}
    eve.refused("POST", "/api/account/recover", {**wish, "code": code}, 403)
    eve.post("/api/account/recover", {**wish, "code": fresh})
