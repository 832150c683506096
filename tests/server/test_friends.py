"""Friends by a link: two accounts, both ways; seen at open tables to which one may come, and nowhere else."""

import secrets

from server.kit import Server, Visitor
from server.test_mail import with_account


def friends(server: Server) -> tuple[Visitor, Visitor]:
    """Return two friends."""
    ann, ben = (with_account(server, f"{name} {secrets.token_hex(4)}") for name in ("Ann", "Ben"))
    key = ann.post("/api/friends/link")["key"]
    told = ben.post("/api/friends", {"key": key})
    assert [one["name"] for one in told["friends"]] == [ann.get("/api/me")["name"]]
    return ann, ben


def test_a_link_makes_friends_of_two_accounts(server: Server) -> None:
    ann, ben = friends(server)
    assert [one["name"] for one in ann.get("/api/friends")["friends"]] == [ben.get("/api/me")["name"]]
    key = ann.get("/api/friends")["key"]
    ann.refused("POST", "/api/friends", {"key": key}, status=404)
    guest = Visitor(server)
    guest.get("/api/me")
    guest.refused("POST", "/api/friends", {"key": key})
    guest.refused("POST", "/api/friends/link")
    ann.post("/api/friends/link")
    ben.refused("POST", "/api/friends", {"key": key}, status=404)
    assert len(ann.get("/api/friends")["friends"]) == 1


def test_friends_are_seen_at_open_tables_to_which_one_may_come(server: Server) -> None:
    ann, ben = friends(server)
    hidden = ann.host("lucidity", 2)
    shown = ann.host("lucidity", 2, private=False)["table"]["id"]
    ann.host("lucidity", 1, start=True, private=False)
    [friend] = ben.get("/api/friends")["friends"]
    assert friend["tables"] == [{"id": shown, "game": "lucidity"}]
    ben.post(f"/api/tables/{hidden['table']['id']}/invitation", {"invite": hidden["invite"]})
    [friend] = ben.get("/api/friends")["friends"]
    assert {one["id"] for one in friend["tables"]} == {shown, hidden["table"]["id"]}


def test_either_ends_it_for_both_and_it_goes_with_an_account(server: Server) -> None:
    ann, ben = friends(server)
    assert ann.get("/api/account/data")["friends"] == [ben.get("/api/me")["name"]]
    [friend] = ben.get("/api/friends")["friends"]
    assert ben.post("/api/friends/forget", {"who": friend["who"]})["friends"] == []
    assert ann.get("/api/friends")["friends"] == []
    ben.post("/api/friends", {"key": ann.get("/api/friends")["key"]})
    ann.post("/api/account/delete", {"password": "a long password"})
    assert ben.get("/api/friends")["friends"] == []
    assert ben.get("/api/account/data")["friends"] == []
