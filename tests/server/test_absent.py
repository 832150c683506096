"""Nobody blocks a table: who is away is seen to be, a bot stands in until they return, and all may rest."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.kit import Player, Server, Visitor, play, seated

SECONDS = 5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which nobody has to be gone for long."""
    one = Server(tmp_path_factory.mktemp("absent"), absence=0.0)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


def sitting(table: str, visitors: list[Visitor]) -> list[Player]:
    """Let people sit down at a running table."""
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    return players


def hear_until_seat(player: Player, seat: int, **wanted: Any) -> Any:
    """Take messages in until a seat is as wanted; return it."""
    while player.table is None or any(
        player.table["seats"][seat][name] != value for name, value in wanted.items()
    ):
        player.hear_until("table")
    return player.table["seats"][seat]


def agree(player: Player, topic: str, seat: int | None = None, *, on: bool = True) -> None:
    """Be for something, or no longer."""
    player.send({"type": "agree", "topic": topic, "seat": seat, "on": on})


def waits_for(player: Player, seat: int) -> None:
    """Take messages in until the match waits for a seat."""
    while player.update is None or seat not in player.update["waiting"]:
        player.hear_until("update")


def comes_to(players: list[Player], seat: int) -> None:
    """Play on until the match waits for a seat that is not the first one."""
    chance = random.Random(5)
    while seat not in players[0].update["waiting"]:
        assert play(players, chance, 1) == 1
    for player in players:
        waits_for(player, seat)


def test_everybody_sees_since_when_somebody_is_away_and_a_restart_does_not_forget_it(server: Server) -> None:
    table, visitors = seated(server, 2)
    ann, ben = sitting(table, visitors)
    hear_until_seat(ann, 1, online=True)
    left = time.time()
    ben.leave()
    since = hear_until_seat(ann, 1, online=False)["since"]
    assert left - 2 < since < time.time() + 2
    assert ann.table["seats"][0]["since"] is None
    ann.leave()
    server.stop()
    server.start()
    again = visitors[0].get(f"/api/tables/{table}")["seats"][1]
    assert again["since"] == pytest.approx(since, abs=2)


def test_the_host_lets_a_bot_stand_in_until_somebody_returns_and_it_is_marked(server: Server) -> None:
    table, visitors = seated(server, 2)
    ann, ben = sitting(table, visitors)
    comes_to([ann, ben], 1)
    answers = ben.update["answers"]
    ben.leave()
    hear_until_seat(ann, 1, online=False)
    agree(ann, "relieve", 1)
    assert hear_until_seat(ann, 1, away=True)["relieved"] == "table"
    waits_for(ann, 0)
    name = ann.table["seats"][1]["name"]
    marked = [event["stood_in"] for event in ann.events if event["stood_in"]]
    assert marked
    assert set(marked) == {f"A bot answered for {name}."}
    back = visitors[1].sits(table)
    missed = back.hear_until("meanwhile")
    assert (missed["first"], missed["first"] + missed["answers"]) == (answers, ann.update["answers"])
    back.send({"type": "away", "away": False})
    assert hear_until_seat(ann, 1, away=False)["relieved"] is None
    waits_for(back, 0)
    assert play([ann, back], random.Random(3)) > 0
    ending = visitors[0].get(f"/api/tables/{table}/ending")
    assert ending["stood_in"][0] == 0
    assert ending["stood_in"][1] > 0
    replay = visitors[0].get(f"/api/tables/{table}/replay")
    assert {event["stood_in"] for step in replay for event in step["events"]} == {"", marked[0]}


def test_what_was_missed_is_told_again_step_by_step_to_nobody_else(server: Server) -> None:
    table, visitors = seated(server, 2)
    ann, ben = sitting(table, visitors)
    comes_to([ann, ben], 1)
    before = ben.update
    ben.leave()
    agree(ann, "relieve", 1)
    hear_until_seat(ann, 1, away=True)
    waits_for(ann, 0)
    since = {"since": before["answers"]}
    steps = visitors[1].get(f"/api/tables/{table}/meanwhile", params=since)
    assert steps[0]["view"] == before["view"]
    assert [step["answers"] for step in steps] == list(range(before["answers"], ann.update["answers"] + 1))
    assert all(step["question"] is None and step["seat"] == 1 for step in steps)
    told = [event["number"] for step in steps for event in step["events"]]
    assert told == [event["number"] for event in ann.events if event["number"] >= before["total"]]
    stranger = Visitor(server).invited_by(visitors[0], table)
    stranger.refused("GET", f"/api/tables/{table}/meanwhile?since=0", status=403)
    visitors[1].refused("GET", f"/api/tables/{table}/meanwhile?since=0&seat=0", status=403)


def test_where_the_host_is_away_most_of_the_others_must_want_a_bot(server: Server) -> None:
    table, visitors = seated(server, 3)
    host, ben, cem = sitting(table, visitors)
    hear_until_seat(ben, 2, online=True)
    assert "gone for a while" in ben.refused({"type": "agree", "topic": "relieve", "seat": 0})
    host.leave()
    hear_until_seat(ben, 0, online=False)
    agree(ben, "relieve", 0)
    while not ben.table["agreements"]:
        ben.hear_until("table")
    assert ben.table["agreements"] == [{"topic": "relieve", "seat": 0, "by": [1], "needed": 2}]
    agree(ben, "relieve", 0, on=False)
    while ben.table["agreements"]:
        ben.hear_until("table")
    agree(ben, "relieve", 0)
    agree(cem, "relieve", 0)
    assert hear_until_seat(ben, 0, away=True)["relieved"] == "table"
    assert ben.table["agreements"] == []


def test_votes_against_somebody_who_was_back_do_not_count_any_more(server: Server) -> None:
    table, visitors = seated(server, 3)
    host, ben, cem = sitting(table, visitors)
    host.leave()
    hear_until_seat(ben, 0, online=False)
    agree(ben, "relieve", 0)
    while not ben.table["agreements"]:
        ben.hear_until("table")
    back = visitors[0].sits(table)
    hear_until_seat(ben, 0, online=True)
    assert ben.table["agreements"] == []
    back.leave()
    hear_until_seat(cem, 0, online=False)
    agree(cem, "relieve", 0)
    while not cem.table["agreements"] or cem.table["agreements"][0]["by"] != [2]:
        cem.hear_until("table")
    assert not cem.table["seats"][0]["away"]


def test_after_two_time_outs_in_a_row_a_bot_takes_over_by_itself(server: Server) -> None:
    table, visitors = seated(server, 2, seconds=SECONDS)
    ann, ben = sitting(table, visitors)
    late = 0
    while not ann.table["seats"][0]["away"]:
        if ben.asked:
            ben.answer(random.Random(2))
            ben.update = {**ben.update, "question": None}
        for player in (ann, ben):
            player.hear_rest()
        late = sum(bool(event["late"]) for event in ann.events)
        assert late <= 3
    assert ann.table["seats"][0]["relieved"] == "time"
    assert ann.table["seats"][0]["online"]
    ann.send({"type": "away", "away": False})
    assert hear_until_seat(ann, 0, away=False)["relieved"] is None


def test_a_pause_needs_all_who_are_there_and_no_clock_runs_in_it(server: Server) -> None:
    table, visitors = seated(server, 2, seconds=SECONDS)
    ann, ben = sitting(table, visitors)
    deadline = ann.update["deadline"]
    agree(ann, "pause")
    while not ben.table["agreements"]:
        ben.hear_until("table")
    assert ben.table["agreements"] == [{"topic": "pause", "seat": None, "by": [0], "needed": 2}]
    assert ben.table["rests"] is None
    agree(ben, "pause")
    while ann.table["rests"] is None:
        ann.hear_until("table")
    assert ann.table["rests"] == pytest.approx(time.time() + 24 * 3600, abs=10)
    asked = next(player for player in (ann, ben) if player.asked)
    move = {
        "type": "answer",
        "number": asked.update["number"],
        "move": asked.update["question"]["moves"][0]["move"],
    }
    assert "rests" in asked.refused(move)
    for player in (ann, ben):
        player.leave()
    server.kill()
    server.start()
    time.sleep(SECONDS + 1)
    ann, ben = sitting(table, visitors)
    assert ann.table["answers"] == 0, "nobody's time was up"
    agree(ann, "go-on")
    agree(ben, "go-on")
    while ann.table is None or ann.table["rests"] is not None:
        ann.hear_until("table")
    ann.hear_rest()
    assert ann.update["deadline"] > deadline + SECONDS
    assert play([ann, ben], random.Random(1), 1) == 1


def test_bots_rest_as_well(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host("lucidity", 2, bots={"1": "random"}, start=True)
    table = made["table"]["id"]
    ann = visitor.sits(table)
    ann.hear_until("update")
    while not ann.asked:
        ann.hear_until("update")
    agree(ann, "pause")
    while ann.table["rests"] is None:
        ann.hear_until("table")
    agree(ann, "go-on")
    while ann.table["rests"] is not None:
        ann.hear_until("table")
    assert "already" in ann.refused({"type": "agree", "topic": "go-on"})
    assert play([ann], random.Random(1), 3) == 3


def test_a_bots_seat_is_offered_to_a_newcomer_where_the_rules_allow(server: Server) -> None:
    visitor, friend, third = (Visitor(server) for _ in range(3))
    made = visitor.host("eldritch", 2, bots={"1": "random"}, start=True)
    table, invite = made["table"]["id"], made["invite"]
    assert made["table"]["newcomers"]
    ann = visitor.sits(table)
    ann.hear_until("update")
    join = {"seat": 1, "invite": invite}
    friend.refused("POST", f"/api/tables/{table}/join", join)
    friend.refused("PUT", f"/api/tables/{table}/offer", {"seat": 1}, status=404)
    visitor.refused("PUT", f"/api/tables/{table}/offer", {"seat": 0})
    visitor.put(f"/api/tables/{table}/offer", {"seat": 1})
    while not ann.table["seats"][1]["offered"]:
        ann.hear_until("table")
    friend.refused("POST", f"/api/tables/{table}/join", {"seat": 1}, status=404)
    assert friend.post(f"/api/tables/{table}/join", join)["my_seats"] == [1]
    third.refused("POST", f"/api/tables/{table}/join", join)
    ben = friend.sits(table)
    ben.hear_until("update")
    assert play([ann, ben], random.Random(1), 4) == 4
    own = friend.get("/api/account/data")["tables"][0]
    assert all(answer["seat"] == 1 for answer in own["answers"])
    assert own["answers"] == [] or own["answers"][0]["number"] > 0


def test_where_seats_have_secrets_no_newcomer_takes_one_over(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host("inception", 4, bots={str(seat): "random" for seat in (1, 2, 3)}, start=True)
    assert not made["table"]["newcomers"]
    visitor.refused("PUT", f"/api/tables/{made['table']['id']}/offer", {"seat": 1})
