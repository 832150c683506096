"""Guests and accounts."""

import itertools
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Server, Visitor


def test_an_account_keeps_the_guests_seats_and_carries_them_to_another_device(server: Server) -> None:
    phone, laptop = Visitor(server), Visitor(server)
    table = phone.host()["table"]["id"]
    me = phone.post("/api/account/register", {"account": "Ada", "password": "correct horse"})
    assert me["account"] == me["name"] == "Ada"
    other = laptop.host()["table"]["id"]
    assert laptop.post("/api/account/login", {"account": "ada", "password": "correct horse"})["name"] == "Ada"
    mine = {one["id"] for one in laptop.get("/api/tables/mine")}
    assert {table, other} <= mine
    assert {one["id"] for one in phone.get("/api/tables/mine")} == mine


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(server: Server) -> None:
    visitor = Visitor(server)
    visitor.post("/api/account/register", {"account": "Bea", "password": "correct horse"})
    other = Visitor(server)
    wrong = other.refused("POST", "/api/account/login", {"account": "Bea", "password": "wrong horse"}, 403)
    nobody = other.refused("POST", "/api/account/login", {"account": "Nemo", "password": "wrong horse"}, 403)
    assert wrong == nobody


def test_a_name_is_taken_whatever_its_case(server: Server) -> None:
    Visitor(server).post("/api/account/register", {"account": "Cleo", "password": "correct horse"})
    reason = Visitor(server).refused(
        "POST", "/api/account/register", {"account": "ＣＬＥＯ", "password": "correct horse"}
    )
    assert "already" in reason


def test_who_signs_out_is_a_new_guest(server: Server) -> None:
    visitor = Visitor(server)
    visitor.post("/api/account/register", {"account": "Dora", "password": "correct horse"})
    token = visitor.http.cookies["dreamtable"]
    assert visitor.post("/api/account/logout")["account"] is None
    assert visitor.http.cookies["dreamtable"] != token
    stale = Visitor(server)
    stale.http.cookies.set("dreamtable", token)
    assert stale.get("/api/me")["account"] is None


def signed_in(server: Server, account: str, devices: int) -> list[Visitor]:
    """Return the devices of somebody who has an account."""
    visitors = [Visitor(server) for _ in range(devices)]
    visitors[0].post("/api/account/register", {"account": account, "password": "correct horse"})
    for visitor in visitors[1:]:
        visitor.post("/api/account/login", {"account": account, "password": "correct horse"})
    return visitors


def test_who_changes_the_password_stays_and_all_other_devices_are_signed_out(server: Server) -> None:
    phone, laptop = signed_in(server, "Fay", 2)
    table = phone.host()["table"]["id"]
    with phone.sits(table) as here, laptop.sits(table) as there:
        here.hear_until("table")
        there.hear_until("table")
        body = {"password": "wrong horse", "new": "another horse"}
        assert "not your" in phone.refused("POST", "/api/account/password", body, 403)
        assert phone.post("/api/account/password", {**body, "password": "correct horse"})["account"] == "Fay"
        assert there.closed_with() == 4401
        here.send({"type": "say", "text": "still here"})
        assert here.hear_until("said")["text"] == "still here"
    assert laptop.get("/api/me")["account"] is None
    assert phone.get("/api/me")["account"] == "Fay"
    old = {"account": "Fay", "password": "correct horse"}
    assert laptop.refused("POST", "/api/account/login", old, 403)
    assert laptop.post("/api/account/login", {**old, "password": "another horse"})["account"] == "Fay"


def test_who_signs_out_everywhere_is_signed_in_nowhere(server: Server) -> None:
    devices = signed_in(server, "Gil", 3)
    assert devices[0].post("/api/account/logout-everywhere")["account"] is None
    assert [one.get("/api/me")["account"] for one in devices] == [None] * 3
    again = {"account": "Gil", "password": "correct horse"}
    assert devices[1].post("/api/account/login", again)["account"] == "Gil"


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    guest = Visitor(server)
    body = {"password": "", "new": "another horse"}
    assert "no account" in guest.refused("POST", "/api/account/password", body)
    assert "no account" in guest.refused("POST", "/api/account/logout-everywhere")


def test_neither_tokens_nor_passwords_are_stored_or_logged(server: Server) -> None:
    visitor = Visitor(server)
    visitor.post("/api/account/register", {"account": "Eve", "password": "a very secret horse"})
    token = visitor.http.cookies["dreamtable"]
    stored = "\n".join(sqlite3.connect(server.file).iterdump())
    assert "Eve" in stored
    for secret in (token, "secret horse"):
        assert secret not in stored
        assert secret not in server.log()


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    cookie = Visitor(server).http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with the usual limits."""
    one = Server(tmp_path, limits=1.0)
    yield one
    one.stop()


SPELLINGS = ("Fay", "FAY", "\uff26ay", " fay", "f\u202eay", "\uff46\uff41\uff59")
"""One name, in six ways."""


def visitor_from(server: Server, address: str) -> Visitor:
    """Return somebody who comes from an address, as the proxy in front of a server says."""
    visitor = Visitor(server)
    visitor.http.headers["x-forwarded-for"] = address
    return visitor


def guesses(visitor: Visitor, number: int) -> list[int]:
    """Guess the password of an account, spelled otherwise each time; return how that is answered."""
    names = itertools.islice(itertools.cycle(SPELLINGS), number)
    tries = [{"account": name, "password": f"guess {place}, wrong"} for place, name in enumerate(names)]
    return [visitor.http.post("/api/account/login", json=one).status_code for one in tries]


def test_guesses_from_everywhere_are_few_and_the_owner_still_comes_in(strict: Server) -> None:
    password = {"account": "Fay", "password": "correct horse"}
    visitor_from(strict, "192.0.2.1").post("/api/account/register", password)
    begun = time.monotonic()
    answers = [guesses(visitor_from(strict, f"198.51.100.{place}"), 12) for place in range(4)]
    later = (time.monotonic() - begun) / 5  # every five seconds there may be one more
    assert 10 <= answers[0].count(403) <= 10 + later, "no address has more than ten at once"
    together = sum(answer.count(403) for answer in answers)
    assert together <= 26 + 4 * later, "together they have hardly more than twenty"
    assert visitor_from(strict, "203.0.113.5").post("/api/account/login", password)["account"] == "Fay"


def test_all_addresses_of_one_network_count_as_one(strict: Server) -> None:
    begun = time.monotonic()
    answers = [guesses(visitor_from(strict, f"2001:db8::{place:x}"), 4) for place in range(1, 5)]
    tried = sum(answer.count(403) for answer in answers)
    assert 10 <= tried <= 10 + (time.monotonic() - begun) / 5
    assert guesses(visitor_from(strict, "::ffff:192.0.2.7"), 1) == [403]
    assert guesses(visitor_from(strict, "::ffff:192.0.2.8"), 1) == [403]
