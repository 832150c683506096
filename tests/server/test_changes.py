"""What a client has is not sent again; and whatever gets lost, it has everything in the end."""

import json
import random
from typing import Any

import msgspec
import pytest

from dreamtable.server.messages import Change, ToClient
from server.kit import Player, Server, Visitor, in_the_midst, play, seated

PASSING = ("events", "first", "restart", "reading", "late", "moments")
"""What an update says of the time since the one before, not of where the match stands."""


def stands(player: Player) -> dict[str, Any]:
    """Return where the match stands for somebody, as far as they were told."""
    return {name: part for name, part in player.update.items() if name not in PASSING}


def as_if_new(visitor: Visitor, table: str, **hello: Any) -> Player:
    """Return somebody with a second tab, who was just told everything."""
    player = visitor.sits(table, **hello)
    player.hear_until("update")
    return player


@pytest.mark.parametrize(("game", "seats"), [("lucidity", 2), ("inception", 4), ("eldritch", 2)])
def test_what_changes_make_together_is_what_a_second_tab_is_told(
    server: Server, game: str, seats: int
) -> None:
    table, visitors = seated(server, seats, game)
    stranger = Visitor(server).invited_by(visitors[0], table)
    everybody = [*visitors, stranger]
    players = [as_if_new(visitor, table) for visitor in everybody]
    chance = random.Random(3)
    for _ in range(6):
        play(players[:-1], chance, 4)
        for visitor, player in zip(everybody, players, strict=True):
            player.hear_rest()
            again = as_if_new(visitor, table)
            now, fresh = stands(player), stands(again)
            # What was said while somebody was there is no hint for who comes.
            now["coach"] = fresh["coach"] = None
            assert now == fresh
            assert player.events == again.events
            again.leave()


def test_a_client_that_lost_a_message_has_everything_once_it_is_back(server: Server) -> None:
    table, visitors = in_the_midst(server, random.Random(5), 6)
    players = [as_if_new(visitor, table) for visitor in visitors]
    asked, waits = sorted(range(2), key=lambda seat: not players[seat].asked)
    known = players[waits].update["total"]
    players[waits].leave()  # what comes now is lost
    play([players[asked]], random.Random(1), 1)
    back = visitors[waits].sits(table, since=known, undone=0)
    told = back.hear_until("update")
    fresh = as_if_new(visitors[waits], table)
    assert not told["restart"]
    assert stands(back) == stands(fresh)
    assert fresh.update["total"] > known
    assert [event["number"] for event in told["events"]] == list(range(known, fresh.update["total"]))


def frames_after(player: Player, message: Any) -> list[list[Any]]:
    """Send something; return the frames that come until an update or a change is among them."""
    player.send(message)
    frames: list[list[Any]] = []
    while not frames or not any(one["type"] in ("update", "change") for one in frames[-1]):
        frame = json.loads(player.next_text(20.0))
        frames.append(frame if isinstance(frame, list) else [frame])
    return frames


def test_who_answered_hears_that_it_is_stored_and_what_changed_in_one_frame(server: Server) -> None:
    table, visitors = in_the_midst(server, random.Random(7), 4)
    players = [as_if_new(visitor, table) for visitor in visitors]
    for player in players:
        player.hear_rest()
    asked = next(player for player in players if player.asked)
    before = asked.update
    move = before["question"]["moves"][0]["move"]
    (frame,) = frames_after(asked, {"type": "answer", "number": before["number"], "move": move})
    assert [one["type"] for one in frame] == ["accepted", "change"]
    assert isinstance(msgspec.json.decode(json.dumps(frame[1]), type=ToClient), Change)
    lasting = {name: part for name, part in frame[1].items() if name not in (*PASSING, "type")}
    assert lasting
    assert all(before[name] != part for name, part in lasting.items())


def test_a_taken_back_answer_is_followed_by_everything_for_all_who_look_on(server: Server) -> None:
    table, visitors = seated(server, 2)
    everybody = [*visitors, Visitor(server).invited_by(visitors[0], table)]
    *players, watcher = (as_if_new(visitor, table) for visitor in everybody)
    chance = random.Random(2)
    while not any(player.update["can_undo"] for player in players):
        assert play(players, chance, 1) == 1
    for player in (*players, watcher):
        player.hear_rest()
    one = next(player for player in players if player.update["can_undo"])
    told = frames_after(one, {"type": "undo", "number": one.update["number"]})[-1]
    assert told[-1]["type"] == "update"
    for visitor, player in zip(everybody, (*players, watcher), strict=True):
        if player is not one:
            assert player.hear_until("update")["restart"]
            assert stands(player) == stands(as_if_new(visitor, table))


def test_another_language_and_a_refused_answer_bring_everything(server: Server) -> None:
    table, visitors = in_the_midst(server, random.Random(4), 4)
    players = [as_if_new(visitor, table) for visitor in visitors]
    for player in players:
        player.hear_rest()
    one = players[0]
    late = {"type": "answer", "number": 999, "move": []}
    assert frames_after(one, late)[-1][-1]["type"] == "update"
    told = frames_after(one, {"type": "hello", "lang": "ja"})[-1]
    (in_japanese,) = (message for message in told if message["type"] == "update")
    assert in_japanese["restart"]
    assert in_japanese["standing"]["role"] != one.update["standing"]["role"]
