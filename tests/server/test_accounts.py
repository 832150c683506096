"""Guests and accounts."""

import sqlite3

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
