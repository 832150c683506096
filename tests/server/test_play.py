"""Whole games over real sockets."""

import json
import random
import time
from pathlib import Path
from typing import Any

import msgspec

from dreamtable.games import rules_of
from dreamtable.kernel import Match, from_bytes
from dreamtable.telling import sole_answer
from server.kit import Player, Server, Visitor, play, seated


def sit_down(table: str, visitors: list[Visitor]) -> list[Any]:
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    return players


def test_a_whole_lucidity_game_is_played_by_two_people(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit_down(table, visitors)
    answers = play(players, random.Random(1))
    assert all(player.over for player in players)
    assert players[0].update["number"] == answers
    assert visitors[0].get(f"/api/tables/{table}")["status"] == "over"
    assert [event["number"] for event in players[0].events] == list(range(players[0].update["total"]))


def test_bots_play_against_somebody_at_once(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host(seats=3, start=True)
    assert made["table"]["status"] == "running"
    with visitor.sits(made["table"]["id"]) as player:
        player.hear_until("update")
        play([player], random.Random(2))
        assert player.over
        assert player.update["reason"]


def test_who_sits_down_while_looking_on_plays_through_the_same_socket(server: Server) -> None:
    host, guest = Visitor(server), Visitor(server)
    made = host.host(seats=2)
    table = made["table"]["id"]
    guest.invited_by(host, table)
    with guest.sits(table) as player:
        player.hear_until("table")
        guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        host.post(f"/api/tables/{table}/start")
        assert player.hear_until("update")["view"]["seat"] == 1


def test_a_match_of_bots_alone_can_be_watched(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host(seats=2, bots={"0": "greedy", "1": "random"}, start=True)
    assert made["table"]["my_seat"] is None
    with visitor.sits(made["table"]["id"]) as watcher:
        while not watcher.over:
            watcher.hear_until("update")
    assert watcher.update["view"]["seat"] == -1


def test_no_socket_learns_anything_of_another_seat(server: Server) -> None:
    """Each socket gets exactly what the kernel shows its seat in a replay of the same match."""
    table, visitors = seated(server, 5, "inception")
    players = sit_down(table, visitors)
    stranger = Visitor(server).invited_by(visitors[0], table).sits(table)
    stranger.hear_until("update")
    updates: list[dict[int, Any]] = [{} for _ in range(6)]
    everybody = [*players, stranger]
    play(players, random.Random(3))
    while not stranger.over:
        stranger.hear_until("update")
    for seen, player in zip(updates, everybody, strict=True):
        for text in player.raw:
            message = json.loads(text)
            if message["type"] == "update":
                seen[message["answers"]] = message
    record = visitors[0].get(f"/api/tables/{table}/record")["record"]
    kept = from_bytes(json.dumps(record).encode())
    rules = rules_of("inception")
    match: Match[Any] = Match(rules, 5, kept.seed)
    compare(match, updates)
    decode = msgspec.json.Decoder(rules.moves).decode
    for seat, raw in kept.answers:
        match.answer(seat, decode(raw))
        compare(match, updates)
    assert match.outcome is not None


def compare(match: Match[Any], updates: list[dict[int, Any]]) -> None:
    """Hold what each socket got against what the kernel shows its seat."""
    number = len(match.journal)
    window = match.question.window if match.question is not None else None
    among_several = window is not None and len(window) > 1
    for seat, seen in enumerate(updates):
        eyes = seat if seat < 5 else -1
        if among_several and number not in seen:
            continue  # others have answered in the window, and nobody is told
        message = seen[number]
        assert message["view"] == msgspec.json.decode(msgspec.json.encode(match.view(eyes)))
        menu = message["question"]["moves"] if message["question"] else []
        if not among_several and (menu or sole_answer(match, eyes) is None):
            assert [one["move"] for one in menu] == msgspec.json.decode(msgspec.json.encode(match.menu(eyes)))
        known = dict(match.events(eyes))
        for event in message["events"]:
            assert event["event"] == msgspec.json.decode(msgspec.json.encode(known[event["number"]]))


def test_who_comes_back_gets_exactly_what_was_missed(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit_down(table, visitors)
    play(players, random.Random(4), answers=10)
    players[1].hear_rest()
    events, total = list(players[1].events), players[1].update["total"]
    players[1].leave()
    players[0].hear_rest()
    chance = random.Random(5)
    while players[0].asked:
        play(players[:1], chance, answers=1)
        if players[0].over:
            break
    back = visitors[1].sits(table, since=total, undone=0)
    back.hear_until("update")
    assert not back.update["restart"]
    heard = [(event["number"], event["event"]) for event in events + back.events]
    assert heard == [(event["number"], event["event"]) for event in players[0].events]
    assert back.update["view"]["bag"] == players[0].update["view"]["bag"]


def test_a_since_that_does_not_fit_begins_anew(server: Server) -> None:
    table, visitors = seated(server, 2)
    with visitors[0].sits(table, since=9999) as player:
        player.hear_until("update")
        assert player.update["restart"]
        assert player.events[0]["number"] == 0


def test_an_answer_that_revealed_nothing_can_be_taken_back(server: Server) -> None:
    visitor = Visitor(server)
    colours = 0
    while colours < 3:  # so that the second die to return is a choice, too, and nothing is rolled yet
        made = visitor.host(seats=2, options={"first": "0"}, bots={"1": "random"}, start=True)
        table = made["table"]["id"]
        player = visitor.sits(table)
        player.hear_until("update")
        player.answer(random.Random(0), 2)
        player.hear_until("update")
        colours = len({die // 20 for die in player.update["view"]["drawn"]})
    assert not player.update["can_undo"], "dice were drawn"
    before, events = player.update, list(player.events)
    player.answer(random.Random(0), 0)
    player.hear_until("update")
    assert player.update["can_undo"]
    player.send({"type": "undo", "number": player.update["number"]})
    player.hear_until("update")
    assert player.update["restart"]
    assert (player.update["number"], player.update["view"]) == (before["number"], before["view"])
    assert player.events == events
    assert player.update["undone"] == 1
    player.leave()
    with visitor.sits(table, since=len(events), undone=0) as back:
        back.hear_until("update")
        assert back.update["restart"], "it does not know that something was taken back"


def test_what_was_rolled_can_not_be_taken_back(server: Server) -> None:
    visitor = Visitor(server)
    table = visitor.host(seats=2, options={"first": "0"}, bots={"1": "random"}, start=True)["table"]["id"]
    with visitor.sits(table) as player:
        player.hear_until("update")
        player.answer(random.Random(0), 0)
        player.hear_until("update")
        reason = player.refused({"type": "undo", "number": player.update["number"]})
        assert "taken back" in reason


def test_a_bot_plays_for_who_is_away_until_they_come_back(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit_down(table, visitors)
    players[0].send({"type": "away", "away": True})
    while not players[0].table["seats"][0]["away"]:
        players[0].hear()
    chance = random.Random(6)
    while players[1].update["number"] < 25 and not players[1].over:
        players[1].hear_rest()
        if players[1].asked:
            players[1].answer(chance)
            players[1].hear_until("update")
    players[0].hear_rest()
    assert not players[0].accepted, "the bot has answered, not the person"
    players[0].send({"type": "away", "away": False})
    while players[0].table["seats"][0]["away"]:
        players[0].hear()


def test_who_concedes_can_not_come_back_and_a_bot_plays_on(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit_down(table, visitors)
    players[0].send({"type": "concede"})
    players[1].send({"type": "concede"})
    while not players[1].over:
        players[1].hear_until("update")
    table, visitors = seated(server, 2)
    with visitors[0].sits(table) as player:
        player.hear_until("update")
        player.send({"type": "concede"})
        assert "for good" in player.refused({"type": "away", "away": False})


def test_everybody_sees_who_has_conceded(server: Server) -> None:
    table, visitors = seated(server, 2)
    with visitors[0].sits(table) as player:
        player.hear_until("update")
        assert not player.table["seats"][0]["conceded"]
        player.send({"type": "concede"})
        while not player.table["seats"][0]["conceded"]:
            player.hear()
    seats = visitors[1].get(f"/api/tables/{table}")["seats"]
    assert [seat["conceded"] for seat in seats] == [True, False]


def test_bots_do_not_dawdle_at_a_table_that_everybody_has_given_up(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=60.0)
    visitor = Visitor(server)
    made = visitor.host(seats=2, bots={"1": "random"}, start=True, options={"first": "0"})
    with visitor.sits(made["table"]["id"]) as player:
        player.hear_until("update")
        player.send({"type": "concede"})
        while not player.over:
            player.hear_until("update")
    server.stop()


def test_when_time_is_up_a_bot_answers_this_one_question(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host(seats=2, options={"first": "0"}, bots={"1": "random"}, seconds=5, start=True)
    with visitor.sits(made["table"]["id"]) as player:
        player.hear_until("update")
        deadline = player.update["deadline"]
        assert deadline is not None
        while player.update["number"] == 0:
            player.hear_until("update")
        assert deadline <= time.time() < deadline + 3
        assert player.asked
        assert not player.table["seats"][0]["away"]
        told = [event["late"] for event in player.events if event["late"]]
        name = player.table["seats"][0]["name"]
        assert told == [f"Time ran out for {name}; the table answered in their place."]
    with visitor.sits(made["table"]["id"]) as again:
        again.hear_until("update")
        assert [event["late"] for event in again.events if event["late"]][:1] == told


def test_to_take_an_answer_back_brings_no_new_time(server: Server) -> None:
    visitor = Visitor(server)
    colours = 0
    while colours < 3:  # so that the second die to return is a choice, too, and nothing is rolled yet
        made = visitor.host(seats=2, options={"first": "0"}, bots={"1": "random"}, seconds=5, start=True)
        player = visitor.sits(made["table"]["id"])
        player.hear_until("update")
        player.answer(random.Random(0), 2)
        player.hear_until("update")
        colours = len({die // 20 for die in player.update["view"]["drawn"]})
    deadline = player.update["deadline"]
    time.sleep(2)
    player.answer(random.Random(0), 0)
    player.hear_until("update")
    assert player.update["deadline"] > deadline + 1
    player.send({"type": "undo", "number": player.update["number"]})
    player.hear_until("update")
    assert player.update["deadline"] == deadline
    player.answer(random.Random(0), 0)
    player.hear_until("update")
    time.sleep(deadline - time.time() + 0.1)
    reason = player.refused({"type": "undo", "number": player.update["number"]})
    assert "time" in reason
    player.leave()


def test_the_same_people_play_again(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit_down(table, visitors)
    reason = visitors[1].refused("POST", f"/api/tables/{table}/rematch")
    assert "not over" in reason
    play(players, random.Random(7))
    made = visitors[1].post(f"/api/tables/{table}/rematch")
    again = visitors[0].post(f"/api/tables/{table}/rematch")
    assert again["table"]["id"] == made["table"]["id"]
    assert [seat["name"] for seat in again["table"]["seats"]] == [
        s["name"] for s in players[0].table["seats"]
    ]
    assert visitors[0].get(f"/api/tables/{table}")["next_table"] == made["table"]["id"]
    new = visitors[1].post(f"/api/tables/{made['table']['id']}/start")
    assert new["status"] == "running"


def test_what_is_said_is_heard_in_each_readers_language(server: Server) -> None:
    table, visitors = seated(server, 2)
    visitors[1].lang = "ja"
    players = sit_down(table, visitors)
    players[0].send({"type": "say", "text": "  <b>hi</b>\u0000\u202e "})
    assert players[1].hear_until("said")["text"] == "<b>hi</b>"
    players[0].send({"type": "say", "phrase": 1})
    assert players[1].hear_until("said")["text"] == "みなさん、こんにちは！"
    players[0].hear_until("said")
    assert players[0].hear_until("said")["text"] == "Hello, everyone!"
    late = visitors[0].sits(table)
    late.hear_until("said")
    late.hear_until("said")
    assert [line["number"] for line in late.said] == [0, 1]


def measured(server: Server, *, stages: bool, seconds: int = 5) -> tuple[Visitor, Player]:
    """Sit at a table with a clock, asked first."""
    visitor = Visitor(server)
    made = visitor.host(seats=2, options={"first": "0"}, bots={"1": "random"}, seconds=seconds, start=True)
    player = visitor.sits(made["table"]["id"], stages=stages)
    player.hear_until("update")
    return visitor, player


def test_a_clock_begins_when_the_page_lets_one_answer(server: Server) -> None:
    _, player = measured(server, stages=True, seconds=600)
    latest = player.update["deadline"]
    said = time.time()
    player.send({"type": "ready", "number": 0})
    timed = player.hear_until("timed")
    assert (timed["answers"], timed["undone"]) == (0, 0)
    assert said + 600 <= timed["deadline"] <= time.time() + 600
    assert timed["deadline"] < latest
    player.leave()


def test_a_clock_begins_once_for_a_question_and_by_its_own_number_only(server: Server) -> None:
    visitor, player = measured(server, stages=True, seconds=600)
    player.send({"type": "ready", "number": 7})
    player.send({"type": "ready", "number": 0})
    first = player.hear_until("timed")["deadline"]
    player.send({"type": "ready", "number": 0})
    with visitor.sits(player.table["id"], stages=True) as again:
        again.hear_until("update")
        assert again.update["deadline"] == first
    player.leave()


def test_a_page_that_never_says_so_holds_a_clock_up_no_longer_than_the_server_allows(tmp_path: Path) -> None:
    server = Server(tmp_path, stage_seconds=1.5)
    _, player = measured(server, stages=True)
    deadline = player.update["deadline"]
    assert deadline <= time.time() + 5 + 1.5
    while player.update["number"] == 0:
        player.hear_until("update")
    assert deadline <= time.time() < deadline + 3
    player.leave()
    server.stop()


def test_who_skips_to_the_own_turn_does_not_wait_for_bots_that_wait(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=60.0)
    visitor = Visitor(server)
    made = visitor.host(seats=2, options={"first": "1"}, bots={"1": "random"}, start=True)
    with visitor.sits(made["table"]["id"]) as player:
        player.send({"type": "skip"})
        player.hear_until("update")
        while not player.asked:
            player.hear_until("update")
    server.stop()
