"""One person on several seats: only where seats have no secrets from each other."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import Match, from_bytes
from dreamtable.telling import sole_answer
from server.kit import Player, Server, Visitor, play

ONE_SEAT = {
    "en": "In this game everybody has one seat only.",
    "zh-Hans": "在这个游戏里，每人只能有一个座位。",
    "ja": "このゲームでは、ひとり一席だけです。",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where one person may hold several seats in every game."""
    one = Server(tmp_path_factory.mktemp("many"), one_for_many=True)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


def alone(house: Server, seats: int, game: str = "lucidity", **wishes: Any) -> tuple[Visitor, str]:
    """Return somebody on all seats of a table where play has begun."""
    visitor = Visitor(house)
    table = str(visitor.host(game, seats, **wishes)["table"]["id"])
    for seat in range(1, seats):
        visitor.post(f"/api/tables/{table}/join", {"seat": seat, "also": True})
    visitor.post(f"/api/tables/{table}/start")
    return visitor, table


def looks(visitor: Visitor, table: str) -> Player:
    """Return a socket that has heard how the match stands."""
    player = visitor.sits(table)
    player.hear_until("update")
    return player


@pytest.mark.parametrize("lang", ONE_SEAT)
def test_where_seats_have_secrets_a_further_one_is_refused(server: Server, lang: str) -> None:
    visitor = Visitor(server, lang)
    table = visitor.host(seats=3)["table"]["id"]
    wish = {"seat": 2, "also": True}
    assert visitor.refused("POST", f"/api/tables/{table}/join", wish) == ONE_SEAT[lang]
    assert visitor.get(f"/api/tables/{table}")["my_seats"] == [0]
    games = [game for game in visitor.get("/api/games") if game["name"] in ("lucidity", "inception")]
    assert not any(mode["open_hands"] for game in games for mode in game["modes"])


def test_somebody_takes_further_seats_and_frees_one_again(house: Server) -> None:
    visitor = Visitor(house)
    visitor.put("/api/me/name", {"name": "Ines"})
    table = visitor.host(seats=4)["table"]["id"]
    visitor.post(f"/api/tables/{table}/join", {"seat": 3, "also": True})
    info = visitor.post(f"/api/tables/{table}/join", {"also": True})
    assert (info["my_seat"], info["my_seats"]) == (0, [0, 1, 3])
    assert [seat["name"] for seat in info["seats"]] == ["Ines (1)", "Ines (2)", "", "Ines (4)"]
    assert [one["id"] for one in visitor.get("/api/tables/mine")] == [table]
    info = visitor.post(f"/api/tables/{table}/leave?seat=0")
    assert (info["my_seat"], info["my_seats"], info["host"]) == (1, [1, 3], 1)
    visitor.refused("POST", f"/api/tables/{table}/leave?seat=0", status=403)
    info = visitor.post(f"/api/tables/{table}/leave?seat=3")
    assert [seat["name"] for seat in info["seats"]] == ["", "Ines", "", ""]


def test_who_leaves_with_all_seats_lets_another_host(house: Server) -> None:
    host, friend = Visitor(house), Visitor(house)
    made = host.host(seats=3)
    table = made["table"]["id"]
    host.post(f"/api/tables/{table}/join", {"seat": 1, "also": True})
    friend.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    host.post(f"/api/tables/{table}/leave")
    info = friend.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["empty", "empty", "person"]
    assert info["host"] == info["my_seat"] == 2
    friend.post(f"/api/tables/{table}/leave")
    friend.refused("GET", f"/api/tables/{table}", status=404)


def test_nobody_takes_a_seat_that_another_has_or_once_play_has_begun(house: Server) -> None:
    host, friend = Visitor(house), Visitor(house)
    made = host.host(seats=3)
    table = made["table"]["id"]
    friend.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    host.refused("POST", f"/api/tables/{table}/join", {"seat": 1, "also": True})
    host.put(f"/api/tables/{table}/bot", {"seat": 2, "level": "random"})
    host.refused("POST", f"/api/tables/{table}/join", {"also": True})
    host.post(f"/api/tables/{table}/start")
    assert "begun" in host.refused("POST", f"/api/tables/{table}/join", {"seat": 2, "also": True})
    assert host.get(f"/api/tables/{table}")["my_seats"] == [0]


def test_a_seat_that_is_taken_too_adds_a_part_of_its_own_to_the_seed(house: Server) -> None:
    visitor = Visitor(house)
    table = visitor.host(seats=2)["table"]["id"]
    visitor.post(f"/api/tables/{table}/join", {"seat": 1, "also": True, "nonce": "of the second"})
    visitor.post(f"/api/tables/{table}/join", {"seat": 0, "nonce": "of the first"})
    assert visitor.get(f"/api/tables/{table}/fairness")["nonces"] == ["of the first", "of the second"]
    assert visitor.get(f"/api/tables/{table}")["my_seats"] == [0, 1]


def test_one_person_plays_a_whole_game_from_all_seats(house: Server) -> None:
    visitor, table = alone(house, 3)
    with looks(visitor, table) as player:
        play([player], random.Random(1))
        assert player.over
        updates = [one for one in map(json.loads, player.raw) if one["type"] == "update"]
        assert [event["number"] for event in player.events] == list(range(player.update["total"]))
    for one in updates:
        assert one["seat"] == one["view"]["seat"]
        assert one["seat"] in one["waiting"] or one["outcome"]
        assert bool(one["question"]) != bool(one["outcome"])
    answers = visitor.get(f"/api/tables/{table}/record")["record"]["answers"]
    assert [seat for seat, _ in answers] == [one["seat"] for one in updates[:-1]]
    assert {seat for seat, _ in answers} == {0, 1, 2}


@pytest.mark.rule("ELD-VAR-07")
def test_one_person_sends_three_investigators_round_the_world(server: Server) -> None:
    visitor, table = alone(server, 3, "eldritch")
    with looks(visitor, table) as player:
        play([player], random.Random(6))
        assert player.over
        updates = [one for one in map(json.loads, player.raw) if one["type"] == "update"]
    assert {one["seat"] for one in updates} == {0, 1, 2}
    assert all(one["question"] for one in updates[:-1])


def test_while_others_are_asked_somebody_looks_through_the_last_seat(house: Server) -> None:
    visitor = Visitor(house)
    table = visitor.host(seats=3, bots={"1": "random"}, options={"first": "2"})["table"]["id"]
    visitor.post(f"/api/tables/{table}/join", {"seat": 2, "also": True})
    visitor.post(f"/api/tables/{table}/start")
    with looks(visitor, table) as player:
        play([player], random.Random(2))
        updates = [one for one in map(json.loads, player.raw) if one["type"] == "update"]
    assert updates[0]["seat"] == 2
    seat = 2
    for one in updates:
        asked = [own for own in (0, 2) if own in one["waiting"]]
        seat = asked[0] if asked else seat
        assert one["seat"] == seat


def test_nobody_gets_more_than_the_kernel_shows_the_own_seats(house: Server) -> None:
    """Even in a game with secrets: each socket gets what one of its own seats sees, and never another's."""
    host, friend = Visitor(house), Visitor(house)
    made = host.host("inception", 4)
    table = made["table"]["id"]
    host.post(f"/api/tables/{table}/join", {"seat": 2, "also": True})
    friend.post(f"/api/tables/{table}/join", {"seat": 1, "invite": made["invite"]})
    friend.post(f"/api/tables/{table}/join", {"seat": 3, "also": True})
    host.post(f"/api/tables/{table}/start")
    players = [looks(host, table), looks(friend, table)]
    watcher = looks(Visitor(house).invited_by(host, table), table)
    play(players, random.Random(3))
    while not watcher.over:
        watcher.hear_until("update")
    kept = from_bytes(json.dumps(host.get(f"/api/tables/{table}/record")["record"]).encode())
    rules = rules_of("inception")
    match: Match[Any] = Match(rules, 4, kept.seed)
    decode = msgspec.json.Decoder(rules.moves).decode
    seen = [updates_of(player) for player in (*players, watcher)]
    own = [(0, 2), (1, 3), (-1,)]
    for seat, raw in [(-1, None), *kept.answers]:
        if raw is not None:
            match.answer(seat, decode(raw))
        window = match.question.window if match.question is not None else None
        for updates, seats in zip(seen, own, strict=True):
            told = updates.get(len(match.journal))
            if told is not None or window is None or len(window) == 1:  # of others in a window nobody is told
                assert told is not None
                compare(match, told, seats)
    assert match.outcome is not None


def updates_of(player: Player) -> dict[int, Any]:
    heard = map(json.loads, player.raw)
    return {one["answers"]: one for one in heard if one["type"] == "update"}


def compare(match: Match[Any], message: Any, own: tuple[int, ...]) -> None:
    """Hold what a socket got against what the kernel shows the seat it names."""
    eyes = message["seat"]
    assert eyes in own
    assert message["view"] == msgspec.json.decode(msgspec.json.encode(match.view(eyes)))
    menu = message["question"]["moves"] if message["question"] else []
    window = match.question.window if match.question is not None else None
    if (window is None or len(window) == 1) and (menu or sole_answer(match, eyes) is None):
        assert [one["move"] for one in menu] == msgspec.json.decode(msgspec.json.encode(match.menu(eyes)))
    known = [dict(match.events(seat)) for seat in own]
    most = dict(match.events_of(own))
    for event in message["events"]:
        number = event["number"]
        parts = [one.get(number) for one in known]
        assert most[number] in parts
        assert event["event"] == msgspec.json.decode(msgspec.json.encode(most[number]))


def test_an_answer_of_one_seat_is_taken_back_while_another_is_asked(house: Server) -> None:
    visitor, table = alone(house, 4, "inception")
    with looks(visitor, table) as player:
        before = player.update
        player.answer(random.Random(0), 0)
        player.hear_until("update")
        assert player.update["seat"] != before["seat"]
        assert player.update["can_undo"]
        player.send({"type": "undo", "number": player.update["number"]})
        player.hear_until("update")
        for field in ("seat", "number", "view", "question", "waiting", "total"):
            assert player.update[field] == before[field], field


def test_nobody_takes_back_what_another_person_answered(house: Server) -> None:
    host, friend = Visitor(house), Visitor(house)
    made = host.host("inception", 4)
    table = made["table"]["id"]
    for seat in (1, 2):
        host.post(f"/api/tables/{table}/join", {"seat": seat, "also": True})
    friend.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    host.post(f"/api/tables/{table}/start")
    with looks(host, table) as player, looks(friend, table) as other:
        player.answer(random.Random(0), 0)
        other.hear_until("update")
        assert not other.update["can_undo"]
        assert "taken back" in other.refused({"type": "undo", "number": other.update["number"]})


def test_bots_play_on_all_seats_of_who_is_away(house: Server) -> None:
    visitor, table = alone(house, 2)
    with looks(visitor, table) as player:
        player.send({"type": "away", "away": True})
        while not all(seat["away"] for seat in player.table["seats"]):
            player.hear()
        player.send({"type": "away", "away": False})
        while any(seat["away"] for seat in player.table["seats"]):
            player.hear()
        player.send({"type": "concede"})
        while not player.over:
            player.hear_until("update")
        assert not player.accepted
    seats = visitor.get(f"/api/tables/{table}")["seats"]
    assert [seat["conceded"] for seat in seats] == [True, True]


def test_who_leaves_a_running_game_is_away_on_all_seats(house: Server) -> None:
    visitor, table = alone(house, 2)
    info = visitor.post(f"/api/tables/{table}/leave?seat=1")
    assert [seat["away"] for seat in info["seats"]] == [True, True]
    assert info["my_seats"] == [0, 1]


def test_all_own_seats_are_online_while_somebody_looks_on(house: Server) -> None:
    visitor, table = alone(house, 2)
    with looks(Visitor(house).invited_by(visitor, table), table) as watcher:
        assert watcher.update["seat"] == -1
        player = visitor.sits(table)
        assert [seat["online"] for seat in watcher.hear_until("table")["table"]["seats"]] == [True, True]
        player.leave()
        assert [seat["online"] for seat in watcher.hear_until("table")["table"]["seats"]] == [False, False]


def test_it_is_somebodys_turn_if_any_of_the_own_seats_is_asked(house: Server) -> None:
    visitor = Visitor(house)
    table = visitor.host(seats=3, bots={"0": "random"}, options={"first": "2"})["table"]["id"]
    visitor.post(f"/api/tables/{table}/join", {"seat": 2, "also": True})
    visitor.post(f"/api/tables/{table}/start")
    (info,) = visitor.get("/api/tables/mine")
    assert info["my_seat"] == 1
    assert info["my_turn"]


def test_when_time_is_up_a_bot_answers_for_that_one_of_the_own_seats(house: Server) -> None:
    visitor, table = alone(house, 2, seconds=5, options={"first": "1"})
    with looks(visitor, table) as player:
        assert player.update["seat"] == 1
        deadline = player.update["deadline"]
        while player.update["number"] == 0:
            player.hear_until("update")
        assert deadline <= time.time() < deadline + 3
        assert player.asked
        assert not any(seat["away"] for seat in player.table["seats"])


def test_who_comes_back_sees_the_table_through_the_seat_that_is_asked(house: Server) -> None:
    visitor, table = alone(house, 2, options={"first": "1"})
    for _ in range(3):
        with looks(visitor, table) as player:
            assert player.update["seat"] in player.update["waiting"]
            play([player], random.Random(5), answers=9)


def test_the_same_person_plays_all_seats_again(house: Server) -> None:
    visitor, table = alone(house, 2)
    with looks(visitor, table) as player:
        play([player], random.Random(4))
    again = visitor.post(f"/api/tables/{table}/rematch")["table"]
    assert again["my_seats"] == [0, 1]
    assert visitor.post(f"/api/tables/{again['id']}/start")["status"] == "running"
