"""What a group pins up, writes down and draws: all see it, it stays, and nothing unread gets on the board."""

import random
from typing import Any

import pytest

from server.kit import Player, Server, Visitor

INTRO = "paragraph/1001"
UNREAD = "paragraph/1950"


def two_dreamers(server: Server) -> tuple[Visitor, Visitor, str]:
    """Return two people at a Dream that has begun."""
    host, guest = Visitor(server), Visitor(server)
    made = host.host("etherfields", 2)
    table = made["table"]["id"]
    guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    host.post(f"/api/tables/{table}/start")
    return host, guest, table


def enters(*players: Player) -> None:
    """Let people hear how it stands, with what is pinned up."""
    for player in players:
        player.hear_until("update")
        player.hear_until("papers")


def papers_of(player: Player) -> Any:
    """Return what is pinned up, written and drawn, as soon as it has changed."""
    return player.hear_until("papers")


def until_the_intro(*players: Player) -> None:
    """Let Dreamers be chosen until the first page was read."""
    for _ in range(20):
        for player in players:
            player.hear_rest()
            if player.update["view"]["read"]:
                return
            if player.asked:
                player.answer(random.Random(0), 0)


@pytest.mark.rule("ETH-SFT-04")
def test_what_was_read_is_pinned_up_for_all_moved_and_taken_off(server: Server) -> None:
    host, guest, table = two_dreamers(server)
    with host.sits(table) as ada, guest.sits(table) as ben:
        enters(ada, ben)
        until_the_intro(ada, ben)
        ada.send({"type": "pin", "id": INTRO, "x": 100, "y": 200})
        (pin,) = papers_of(ben)["pins"]
        assert (pin["thing"]["id"], pin["x"], pin["y"]) == (INTRO, 100, 200)
        assert pin["thing"]["flavour"].startswith("Rows of chairs")
        ben.send({"type": "pin", "id": INTRO, "x": 900, "y": 10})
        papers_of(ada)
        (moved,) = papers_of(ada)["pins"]
        assert (moved["x"], moved["y"]) == (900, 10)
        ada.send({"type": "pin", "id": INTRO, "off": True})
        papers_of(ben)
        assert papers_of(ben)["pins"] == []


@pytest.mark.rule("ETH-SFT-04")
def test_what_nobody_has_read_cannot_be_pinned_up(server: Server) -> None:
    host, guest, table = two_dreamers(server)
    with host.sits(table) as ada, guest.sits(table) as ben:
        enters(ada, ben)
        until_the_intro(ada, ben)
        for secret in (UNREAD, "no/thing", ""):
            ada.send({"type": "pin", "id": secret})
            assert "pinned up" in ada.hear_until("refused")["reason"]
    with Visitor(server).invited_by(host, table).sits(table) as watcher:
        watcher.hear_until("papers")
        watcher.send({"type": "pin", "id": INTRO})
        watcher.hear_until("refused")


@pytest.mark.rule("ETH-SFT-05")
def test_notes_and_drawing_are_shared_and_found_again(server: Server) -> None:
    host, guest, table = two_dreamers(server)
    with host.sits(table) as ada, guest.sits(table) as ben:
        enters(ada, ben)
        ada.send({"type": "jot", "text": "The clock is painted."})
        assert papers_of(ben)["text"] == "The clock is painted."
        ben.send({"type": "draw", "stroke": [0, 0, 100, 100]})
        assert papers_of(ben)["strokes"] == [[0, 0, 100, 100]]
        ben.send({"type": "draw", "stroke": []})
        assert papers_of(ben)["strokes"] == []
    with host.sits(table) as ada:
        assert papers_of(ada)["text"] == "The clock is painted."


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "jot", "text": "x" * 2001},
        {"type": "draw", "stroke": [-1, 0]},
        {"type": "draw", "stroke": [0] * 401},
        {"type": "pin", "id": INTRO, "x": 1001},
    ],
)
def test_what_is_too_long_or_beside_the_paper_is_refused(server: Server, wrong: dict[str, Any]) -> None:
    host, _, table = two_dreamers(server)
    with host.sits(table) as ada:
        enters(ada)
        ada.send(wrong)
        ada.hear_until("refused")


@pytest.mark.rule("ETH-SFT-05")
def test_the_notes_of_a_campaign_stay_for_its_next_session_and_go_along_in_its_file(server: Server) -> None:
    host = Visitor(server)
    campaign = host.post("/api/campaigns", {"game": "etherfields", "title": "Evenings"})["id"]
    table = host.post(
        f"/api/campaigns/{campaign}/sessions", {"number": 0, "follows": None, "seats": 1, "start": True}
    )
    with host.sits(table["table"]["id"]) as ada:
        ada.hear_until("papers")
        ada.send({"type": "jot", "text": "Thursday."})
        papers_of(ada)
    file = host.get(f"/api/campaigns/{campaign}/export")
    assert file["notes"] == "Thursday."
