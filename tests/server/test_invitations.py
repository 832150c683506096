"""Private tables and campaigns are watched, replayed and talked to only by whom somebody has invited."""

import random
from typing import Any

from server.kit import Player, Server, Visitor, play, seated

NO_TABLE = 4404
LOOKED_AT = ["", "/log?before=9", "/explanations?ref=die:1", "/reference", "/fairness", "/record", "/replay"]
LOOKED_AT += ["/ending", "/meanwhile?since=0"]
DONE = ("/start", "/leave", "/rematch", "/rematch/start")


def finished(server: Server, **wishes: Any) -> tuple[str, list[Visitor]]:
    """Return a private table at which a match is over."""
    table, people = seated(server, 2, **wishes)
    play([one.sits(table) for one in people], random.Random(5))
    return table, people


def test_a_stranger_learns_nothing_of_a_private_table_not_even_that_it_is_there(server: Server) -> None:
    table, _ = finished(server)
    stranger = Visitor(server)
    for path in LOOKED_AT:
        known = stranger.refused("GET", f"/api/tables/{table}{path}", status=404)
        assert known == stranger.refused("GET", f"/api/tables/nothing{path}", status=404)
        assert "invitation" in known
    for path in DONE:
        known = stranger.refused("POST", f"/api/tables/{table}{path}", status=404)
        assert known == stranger.refused("POST", f"/api/tables/nothing{path}", status=404)
    for path in ("/join", "/invitation"):
        known = stranger.refused("POST", f"/api/tables/{table}{path}", {"invite": "guessed"}, 404)
        assert known == stranger.refused("POST", f"/api/tables/nothing{path}", {"invite": "guessed"}, 404)


def test_nobody_watches_or_talks_at_a_private_table_without_its_invitation(server: Server) -> None:
    table, _ = seated(server, 2)
    stranger = Visitor(server)
    stranger.get("/api/me")
    for cookie in (stranger.cookie, ""):
        for wanted in (table, "nothing"):
            player = Player(server, wanted, cookie)
            assert player.closed_with() == NO_TABLE
            assert "invitation" in player.refusals[0]
            assert player.table is None


def test_the_refusal_is_said_in_the_language_of_the_reader(server: Server) -> None:
    table, _ = seated(server, 2)
    reasons = {
        Visitor(server, lang).refused("GET", f"/api/tables/{table}", status=404)
        for lang in ["zh", "en", "ja"]
    }
    assert len(reasons) == 3


def test_whoever_has_shown_the_invitation_watches_talks_and_comes_again(server: Server) -> None:
    table, people = finished(server)
    friend = Visitor(server).invited_by(people[0], table)
    for _ in range(2):
        with friend.sits(table) as watching:
            watching.hear_until("update")
            assert watching.update["seat"] == -1
            watching.send({"type": "say", "text": "Well played!"})
            assert watching.hear_until("said")["text"]
    for path in ("", "/replay", "/record", "/ending", "/fairness"):
        friend.get(f"/api/tables/{table}{path}")
    # Who was invited can show the moment to somebody else.
    Visitor(server).invited_by(friend, table).get(f"/api/tables/{table}/replay")


def test_who_has_left_a_table_before_the_match_can_still_watch_it(server: Server) -> None:
    host, friend = Visitor(server), Visitor(server)
    made = host.host()
    table = made["table"]["id"]
    friend.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    friend.post(f"/api/tables/{table}/leave")
    assert friend.get(f"/api/tables/{table}")["my_seat"] is None
    with friend.sits(table) as watching:
        watching.hear_until("table")


def test_who_watched_may_watch_the_rematch_too(server: Server) -> None:
    table, people = finished(server)
    friend = Visitor(server).invited_by(people[0], table)
    again = people[0].post(f"/api/tables/{table}/rematch")["table"]["id"]
    assert friend.get(f"/api/tables/{again}")["status"] == "open"
    assert Visitor(server).refused("GET", f"/api/tables/{again}", status=404)


def test_what_a_guest_was_invited_to_stays_open_to_the_account(server: Server) -> None:
    table, people = seated(server, 2)
    owner, guest = Visitor(server), Visitor(server)
    who = {"account": "Watcher of dreams", "password": "a long password"}
    owner.post("/api/account/register", who)
    guest.invited_by(people[0], table)
    guest.post("/api/account/login", who)
    assert owner.get(f"/api/tables/{table}")["id"] == table
    assert {"table": table, "standing": "invited"} in owner.get("/api/account/data")["guest_at"]
    owner.post("/api/account/delete", {"password": who["password"]})
    assert guest.refused("GET", f"/api/tables/{table}", status=404)


def test_public_tables_are_open_to_everybody(server: Server) -> None:
    table, _ = finished(server, private=False)
    stranger = Visitor(server)
    for path in ("", "/replay", "/record", "/ending", "/fairness", "/reference"):
        stranger.get(f"/api/tables/{table}{path}")
    with Player(server, table) as watching:
        watching.send({"type": "hello", "lang": "en"})
        watching.hear_until("update")
