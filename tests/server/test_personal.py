"""Somebody takes along what is stored about them, or is deleted: others then played with somebody."""

import random
import sqlite3
from typing import Any

from server.kit import Server, Visitor, log_of, play, seated

HORSE = "correct horse"


def named(server: Server, name: str) -> Visitor:
    """Return somebody with an account."""
    visitor = Visitor(server)
    visitor.post("/api/account/register", {"account": name, "password": HORSE})
    return visitor


def table_for(host: Visitor, *others: Visitor, **wishes: Any) -> str:
    """Return a running table of people with accounts."""
    made = host.host("lucidity", 1 + len(others), **wishes)
    table = str(made["table"]["id"])
    for other in others:
        other.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    host.post(f"/api/tables/{table}/start")
    return table


def said_at(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    """Return who said what at a table."""
    with visitor.sits(table) as player:
        player.hear_until("said")
        player.hear_rest()
        return [(line["name"], line["text"]) for line in player.said]


def names_at(visitor: Visitor, table: str) -> list[str]:
    return [seat["name"] for seat in visitor.get(f"/api/tables/{table}")["seats"]]


def stored(server: Server) -> str:
    """Return everything that is in the database."""
    return "\n".join(sqlite3.connect(server.file).iterdump())


def test_what_is_stored_about_somebody_is_one_file_without_anybody_else(server: Server) -> None:
    ada, bea = named(server, "Ada Download"), named(server, "Bea Other")
    table = table_for(ada, bea)
    with ada.sits(table) as one, bea.sits(table) as two:
        play([one, two], random.Random(1), 10)
        one.send({"type": "say", "text": "a word of mine"})
        one.hear_until("said")
        two.send({"type": "say", "text": "a word of hers"})
        two.hear_until("said")
    answer = ada.http.get("/api/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["name"], data["account"], data["lang"]) == ("Ada Download", "Ada Download", "en")
    (own,) = data["tables"]
    assert (own["id"], own["seats"], own["hosts"]) == (table, [0], True)
    assert own["answers"]
    assert all(line["seat"] == 0 for line in own["answers"])
    assert [line["text"] for line in data["said"]] == ["a word of mine"]
    assert len(data["sessions"]) == 1
    for other in ("Bea", "hers", "argon2", HORSE, ada.http.cookies["dreamtable"]):
        assert other not in answer.text


def test_whoever_takes_the_name_of_an_onlooker_gets_none_of_their_old_words(server: Server) -> None:
    host, onlooker = named(server, "Ida Host"), named(server, "Jon Looks")
    table = host.host()["table"]["id"]
    onlooker.invited_by(host, table)
    with onlooker.sits(table) as looking:
        looking.send({"type": "say", "text": "said long ago"})
        looking.hear_until("said")
    with sqlite3.connect(server.file) as database:
        database.execute("UPDATE chat SET person = NULL WHERE text = 'said long ago'")
    database.close()
    namesake = Visitor(server)
    assert namesake.http.put("/api/me/name", json={"name": "Jon Looks"}).status_code == 200
    assert namesake.get("/api/account/data")["said"] == []
    namesake.post("/api/account/delete", {})
    assert said_at(host, table) == [("Jon Looks", "said long ago")]


def test_whoever_is_deleted_is_somebody_in_what_others_share(server: Server) -> None:
    cleo, dora = named(server, "Cleo Leaves"), named(server, "Dora Stays")
    table = table_for(cleo, dora)
    with cleo.sits(table) as one, dora.sits(table) as two:
        play([one, two], random.Random(2))
        one.send({"type": "say", "text": "well played"})
        one.hear_until("said")
    other = dora.host()["table"]["id"]
    with cleo.invited_by(dora, other).sits(other) as onlooker:
        onlooker.send({"type": "say", "text": "only looking"})
        onlooker.hear_until("said")
    cleo.post("/api/account/delete", {"password": HORSE})
    assert names_at(dora, table) == ["Somebody", "Dora Stays"]
    assert said_at(dora, table) == [("Somebody", "well played")]
    assert said_at(dora, other) == [("Somebody", "only looking")]
    replay = dora.http.get(f"/api/tables/{table}/replay").text
    assert "Somebody" in replay
    ending = dora.http.get(f"/api/tables/{table}/ending").text
    record = dora.http.get(f"/api/tables/{table}/record").text
    for told in (replay, ending, record, stored(server)):
        assert "Cleo Leaves" not in told
    assert dora.http.get(f"/api/tables/{table}/replay", params={"lang": "zh-Hans"}).text.count("某人")
    with dora.sits(table) as again:
        again.hear_until("update")
        texts = [event["text"] for event in log_of(dora, table, again)]
    assert any("Somebody" in text for text in texts)


def test_a_running_match_goes_on_with_a_bot_in_the_place_of_whoever_is_deleted(server: Server) -> None:
    eve, fay = named(server, "Eve Leaves"), named(server, "Fay Stays")
    table = table_for(eve, fay)
    with eve.sits(table) as one, fay.sits(table) as two:
        play([one, two], random.Random(3), 6)
        eve.post("/api/account/delete", {"password": HORSE})
        assert one.closed_with() == 4401
        play([two], random.Random(3))
        assert two.over
    seat = fay.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["name"], seat["kind"], seat["conceded"]) == ("Somebody", "person", True)
    again = fay.post(f"/api/tables/{table}/rematch")["table"]
    assert [one["kind"] for one in again["seats"]] == ["empty", "person"]


def test_what_was_played_alone_goes_with_its_owner(server: Server) -> None:
    gil = named(server, "Gil Alone")
    made = gil.host("lucidity", 2, bots={"1": "random"}, start=True)
    table = made["table"]["id"]
    with gil.sits(table) as player:
        play([player], random.Random(4), 5)
    lobby = gil.host()["table"]["id"]
    gil.post("/api/lessons/lucidity")
    gil.post("/api/account/delete", {"password": HORSE})
    watcher = Visitor(server)
    for gone in (table, lobby):
        watcher.refused("GET", f"/api/tables/{gone}", None, 404)
        assert gone not in stored(server)
    assert "Gil Alone" not in stored(server)


def test_an_open_table_is_left_to_those_who_sit_there(server: Server) -> None:
    hal, ida = named(server, "Hal Hosts"), named(server, "Ida Waits")
    made = hal.host()
    table = made["table"]["id"]
    ida.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    hal.post("/api/account/delete", {"password": HORSE})
    seats = ida.get(f"/api/tables/{table}")["seats"]
    assert [seat["kind"] for seat in seats] == ["empty", "person"]
    ida.put(f"/api/tables/{table}/bot", {"seat": 0, "level": "random"})
    ida.post(f"/api/tables/{table}/start")


def test_nobody_is_deleted_by_a_wrong_password_or_from_another_site(server: Server) -> None:
    jan = named(server, "Jan Careful")
    for password in ("wrong horse", None, ""):
        reason = jan.refused("POST", "/api/account/delete", {"password": password}, 403)
        assert reason == "That is not your password."
    answer = jan.http.post(
        "/api/account/delete", json={"password": HORSE}, headers={"origin": "http://evil.example"}
    )
    assert answer.status_code == 403
    assert jan.get("/api/me")["account"] == "Jan Careful"


def test_whoever_is_deleted_is_signed_out_everywhere_and_a_new_guest(server: Server) -> None:
    phone, laptop = named(server, "Kim Twice"), Visitor(server)
    laptop.post("/api/account/login", {"account": "Kim Twice", "password": HORSE})
    me = phone.post("/api/account/delete", {"password": HORSE})
    assert me["account"] is None
    assert me["name"] != "Kim Twice"
    assert phone.get("/api/me")["name"] == me["name"]
    assert laptop.get("/api/me")["account"] is None
    laptop.refused("POST", "/api/account/login", {"account": "Kim Twice", "password": HORSE}, 403)
    assert named(server, "Kim Twice").get("/api/tables/mine") == []


def test_a_guest_is_deleted_without_a_password(server: Server) -> None:
    table, (guest, other) = seated(server, 2)
    name = guest.get("/api/me")["name"]
    guest.post("/api/account/delete", {})
    assert names_at(other, table)[0] == "Somebody"
    assert f"'{name}'" not in stored(server)


def test_a_campaign_that_others_share_stays_and_one_of_ones_own_goes(server: Server) -> None:
    lea, max_ = named(server, "Lea Leads"), named(server, "Max Follows")
    shared = lea.post("/api/campaigns", {"game": "etherfields", "title": "Shared"})
    max_.post(f"/api/campaigns/{shared['id']}/join", {"invite": shared["invite"]})
    alone = lea.post("/api/campaigns", {"game": "etherfields", "title": "Only mine"})
    assert {one["title"] for one in lea.get("/api/account/data")["campaigns"]} == {"Shared", "Only mine"}
    lea.post("/api/account/delete", {"password": HORSE})
    left = max_.get(f"/api/campaigns/{shared['id']}")
    assert [(one["name"], one["leads"]) for one in left["members"]] == [("Max Follows", True)]
    assert alone["id"] not in stored(server)


def test_old_lines_of_the_chat_that_do_not_say_who_it_was_lose_the_name_too(server: Server) -> None:
    ned, ola = named(server, "Ned Old"), named(server, "Ola New")
    table = table_for(ned, ola)
    with ned.sits(table) as one, ola.sits(table) as two:
        for player, text in ((one, "from my seat"), (two, "from hers")):
            player.send({"type": "say", "text": text})
            player.hear_until("said")
    with sqlite3.connect(server.file) as connection:
        connection.execute("UPDATE chat SET person = NULL WHERE table_id = ?", (table,))
    connection.close()
    ned.post("/api/account/delete", {"password": HORSE})
    assert said_at(ola, table) == [("Somebody", "from my seat"), ("Ola New", "from hers")]
