"""The same people once more: everybody says whether they are there, and nobody is waited for who is not."""

import random

from server.kit import Player, Server, Visitor, play, seated


def over(server: Server) -> tuple[str, list[Visitor], list[Player]]:
    """Return a table of three people where a match is over."""
    table, visitors = seated(server, 3)
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    play(players, random.Random(4))
    return table, visitors, players


def hear_until_ready(player: Player, ready: list[int]) -> None:
    """Take messages in until these are there for the rematch."""
    while player.table["rematch"] is None or player.table["rematch"]["ready"] != ready:
        player.hear_until("table")


def test_a_rematch_begins_when_everybody_is_ready(server: Server) -> None:
    table, visitors, players = over(server)
    made = visitors[1].post(f"/api/tables/{table}/rematch")["table"]
    hear_until_ready(players[0], [1])
    known = players[0].table["rematch"]
    assert (known["table"], known["host"], known["waits"]) == (made["id"], 1, [0, 2])
    visitors[0].put(f"/api/tables/{table}/rematch/ready", {"ready": True})
    hear_until_ready(players[2], [0, 1])
    visitors[0].put(f"/api/tables/{table}/rematch/ready", {"ready": False})
    hear_until_ready(players[2], [1])
    visitors[2].put(f"/api/tables/{table}/rematch/ready", {"ready": True})
    assert visitors[0].get(f"/api/tables/{made['id']}")["status"] == "open"
    told = visitors[0].put(f"/api/tables/{table}/rematch/ready", {"ready": True})
    assert told["rematch"]["status"] == "running"
    assert visitors[0].get(f"/api/tables/{made['id']}")["status"] == "running"
    stranger = Visitor(server).invited_by(visitors[0], table)
    stranger.refused("PUT", f"/api/tables/{table}/rematch/ready", {"ready": True})


def test_who_proposed_it_begins_without_those_who_are_not_there(server: Server) -> None:
    table, visitors, players = over(server)
    made = visitors[0].post(f"/api/tables/{table}/rematch")["table"]
    visitors[1].put(f"/api/tables/{table}/rematch/ready", {"ready": True})
    hear_until_ready(players[2], [0, 1])
    visitors[1].refused("POST", f"/api/tables/{table}/rematch/start", status=403)
    visitors[0].post(f"/api/tables/{table}/rematch/start")
    new = visitors[0].get(f"/api/tables/{made['id']}")
    assert new["status"] == "running"
    assert [seat["kind"] for seat in new["seats"]] == ["person", "person", "bot"]
    visitors[2].refused("PUT", f"/api/tables/{table}/rematch/ready", {"ready": True})


def test_strangers_have_no_say_in_a_rematch(server: Server) -> None:
    table, visitors, _ = over(server)
    stranger = Visitor(server)
    stranger.refused("PUT", f"/api/tables/{table}/rematch/ready", {"ready": True}, status=404)
    stranger.invited_by(visitors[0], table)
    visitors[0].post(f"/api/tables/{table}/rematch")
    stranger.refused("PUT", f"/api/tables/{table}/rematch/ready", {"ready": True}, status=403)
    stranger.refused("POST", f"/api/tables/{table}/rematch/start", status=403)
