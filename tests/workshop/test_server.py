"""Everybody at once on a real server: nobody is told that somebody was faster, and nothing is lost."""

import contextlib
import json
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from dreamtable.kernel import Match
from dreamtable.server.journal import UNDO
from server.kit import Player, Server, Visitor
from workshop.game import RULES
from workshop.kit import (
    NOT_ALLOWED,
    NOT_ASKED,
    NOT_HERE,
    OVER,
    STALE,
    FarPlayer,
    all_play,
    anything,
    catch_up,
    do,
    own_lane,
    send,
    sit_down,
    workshop_server,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has Workshop, whose bots are in no hurry."""
    with workshop_server(tmp_path_factory.mktemp("workshop"), bot_patience=1.5) as one:
        yield one


def lines_of(server: Server, table: str) -> list[tuple[int, int, str]]:
    """Return the journal of a table: kind, seat and move."""
    connection = sqlite3.connect(server.file)
    rows = connection.execute(
        "SELECT kind, seat, move FROM journal WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    connection.close()
    return [(kind, seat, move) for kind, seat, move in rows]


def answers_in(server: Server, table: str) -> list[tuple[int, Any]]:
    """Return the answers that stand in the journal of a table."""
    standing: list[tuple[int, Any]] = []
    for kind, seat, move in lines_of(server, table):
        if kind == UNDO:
            standing.pop(json.loads(move)[0] if move else -1)
        else:
            standing.append((seat, json.loads(move)))
    return standing


def seated(server: Server, people: int, **wishes: Any) -> tuple[str, list[Player]]:
    """Return a running table, and everybody at it in the order of their seats."""
    table, visitors = sit_down(server, people, **wishes)
    players = [visitor.sits(table) for visitor in visitors]
    catch_up(players, 0)
    return table, players


@pytest.mark.parametrize("game", range(3))
def test_four_who_play_at_once_on_a_slow_line_are_never_told_that_somebody_was_faster(
    server: Server, game: int
) -> None:
    table, visitors = sit_down(server, 4)
    players: list[Player] = [FarPlayer(visitor, table, 0.15) for visitor in visitors]
    all_play(players, lambda seat: anything(10 * game + seat))
    refusals = [reason for player in players for reason in player.refusals]
    assert STALE not in refusals
    assert set(refusals) <= {NOT_ALLOWED, OVER}, "but what somebody has taken another one can't take"
    accepted = sum(len(player.accepted) for player in players)
    assert accepted == len(answers_in(server, table)) > 20
    record = visitors[0].get(f"/api/tables/{table}/record")["record"]
    assert [(seat, move) for seat, move in record["answers"]] == answers_in(server, table)


def test_only_an_answer_to_what_is_no_longer_asked_in_the_own_lane_comes_too_late(server: Server) -> None:
    _, (one, other, third) = seated(server, 3)
    send(one, "carve", 0)
    send(other, "carve", 0)
    send(third, "carve", 0)
    for player in (one, other, third):
        player.hear_until("accepted")
    catch_up([one, other, third], 3)
    assert [player.update["number"] for player in (one, other, third)] == [1, 1, 1]
    assert [player.update["lane"] for player in (one, other, third)] == [0, 1, 2]
    send(one, "carve", 1)
    send(one, "carve", 1)
    assert one.hear_until("refused")["reason"] == STALE


def test_an_answer_waits_while_somebody_else_asks_something_first(server: Server) -> None:
    table, (one, other) = seated(server, 2)
    do(one, "carve", 0)
    catch_up([other], 1)
    do(one, "offer", 1, 0)
    send(other, "carve", 1)  # its owner does not know of the offer yet
    catch_up([other], 2)
    assert other.update["question"]["rule"] == "WRK-04"
    assert other.update["lane"] == 0
    assert other.update["waiting"] == [1]
    do(other, "agree")
    other.hear_rest()
    assert other.refusals == []
    assert other.accepted == [1, 0] or other.accepted[-1] == 0
    assert [(seat, move[0]) for seat, move in answers_in(server, table)] == [
        (0, "carve"),
        (0, "offer"),
        (1, "agree"),
        (1, "carve"),
    ]
    assert other.update["view"]["benches"][1]["marks"] == [1, 1]


def test_an_offer_that_was_withdrawn_can_no_longer_be_agreed_to(server: Server) -> None:
    _, (one, other) = seated(server, 2)
    do(one, "carve", 0)
    do(one, "offer", 1, 0)
    catch_up([other], 2)
    assert one.update["can_undo"]
    one.send({"type": "undo", "number": one.update["number"]})
    one.hear_until("accepted")
    one.hear_until("update")
    do(one, "carve", 0)
    do(one, "offer", 1, 0)
    send(other, "agree")  # to the first offer, which came before the second mark
    assert other.hear_until("refused")["reason"] == STALE


def test_everybody_takes_back_the_own_last_answer_and_the_journal_says_which(server: Server) -> None:
    table, (one, other) = seated(server, 2)
    do(one, "carve", 0)
    do(other, "carve", 0)
    do(other, "carve", 1)
    catch_up([one], 3)
    assert one.update["can_undo"]
    before = other.update["number"], other.update["question"]["text"]
    one.send({"type": "undo", "number": one.update["number"]})
    one.hear_until("accepted")
    one.hear_until("update")
    assert lines_of(server, table)[-1] == (1, 0, "[0,0]")
    other.hear_until("update")
    assert (other.update["number"], other.update["question"]["text"]) == before
    assert [bench["marks"] for bench in other.update["view"]["benches"]] == [[0, 0], [1, 1]]
    do(other, "carve", 0)
    assert [(seat, move[0]) for seat, move in answers_in(server, table)] == [(1, "carve")] * 3


def test_what_others_have_built_on_is_not_taken_back(server: Server) -> None:
    _, (one, other) = seated(server, 2)
    for player, move in ((one, "take"), (one, "take"), (one, "take"), (one, "give-back")):
        do(player, move)
    catch_up([other], 4)
    do(other, "take")
    catch_up([one], 5)
    assert "builds on it" in one.refused({"type": "undo", "number": one.update["number"]})


def test_a_vote_shows_who_voted_for_what_and_can_be_changed(server: Server) -> None:
    table, players = seated(server, 3)
    one, other, third = players
    for player in players:
        do(player, "ready")
    catch_up(players, 3)
    send(one, "vote", 1)
    send(other, "vote", 2)
    for player in (one, other):
        player.hear_until("accepted")
    catch_up(players, 5)
    assert third.update["votes"] == [{"seat": 0, "text": "For plan 2"}, {"seat": 1, "text": "For plan 3"}]
    assert third.update["waiting"] == [2]
    do(other, "vote", 1)
    catch_up(players, 6)
    do(third, "abstain")
    assert third.update["view"]["plan"] == 1
    assert [move[0] for _, move in answers_in(server, table)][3:] == ["vote", "vote", "vote", "abstain"]


def test_bots_let_people_go_first(server: Server) -> None:
    after_people: int = 0
    alone: list[float] = []
    for _ in range(4):
        table, (one,) = seated(server, 1, seats=4, bots={"1": "random", "2": "random", "3": "random"})
        send(one, "carve", 0)
        refuse_offers(one, until=time.monotonic() + 3)
        followed, waited = paces_of_bots(server, table)
        after_people, alone = after_people + followed, alone + waited
        own_lane(one)
        send(one, "ready")
        while one.update["question"] is None or one.update["question"]["rule"] != "WRK-05":
            if one.asked and one.update["question"]["rule"] == "WRK-04":
                send(one, "refuse")
            one.hear_until("update")
        waits = [pace for pace in paces_after(server, table, "ready") if pace > 1.4]
        assert len(waits) <= 1, "they wait for nobody who is ready"  # one may be the machine's
    assert after_people, "some follow the person"
    assert alone, "some go on after a while"
    assert min(alone) > 1.4


def paces_after(server: Server, table: str, move: str) -> list[float]:
    """Return the times between the answers that were given since the first seat made a move."""
    connection = sqlite3.connect(server.file)
    query = "SELECT seat, move, at FROM journal WHERE table_id = ? ORDER BY number"
    lines = connection.execute(query, (table,)).fetchall()
    connection.close()
    since = next(
        place for place, (seat, done, _) in enumerate(lines) if (seat, json.loads(done)) == (0, [move])
    )
    times = [at for _, _, at in lines[since:]]
    return [later - earlier for earlier, later in pairwise(times)]


def refuse_offers(player: Player, until: float) -> None:
    """Refuse what others offer, and do nothing else."""
    while time.monotonic() < until:
        if player.asked and player.update["question"]["rule"] == "WRK-04":
            send(player, "refuse")
        with contextlib.suppress(TimeoutError):
            player.hear(timeout=0.2)


def paces_of_bots(server: Server, table: str) -> tuple[int, list[float]]:
    """Return how many answers bots gave in lanes in which a person was ahead, and after which time others."""
    connection = sqlite3.connect(server.file)
    query = "SELECT seat, move, at FROM journal WHERE table_id = ? ORDER BY number"
    lines = connection.execute(query, (table,)).fetchall()
    (seed, started) = connection.execute("SELECT seed, started FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    match: Match[Any] = Match(RULES, 4, seed)
    begun = [started]
    after_people, alone = 0, []
    for seat, move, at in lines:
        if seat != 0 and match.lane_of(seat) == seat:
            if match.number_in(seat) < match.number_in(0):
                after_people += 1
            else:
                alone.append(at - begun[match.asked_after(seat)])
        match.answer(seat, msgspec.json.decode(move, type=RULES.moves))
        begun.append(at)
    return after_people, alone


def test_the_lane_of_somebody_silent_is_played_when_its_time_is_up_and_others_go_on(server: Server) -> None:
    table, (one, other) = seated(server, 2, seconds=5)
    deadline = other.update["deadline"]
    time.sleep(3)
    do(one, "carve", 0)
    catch_up([other], 1)
    assert other.update["deadline"] == deadline, "each has a clock of its own"
    assert one.update["deadline"] > deadline + 2
    while other.update["answers"] < 2:
        other.hear_until("update")
    assert abs(time.time() - deadline) < 1.5
    assert [seat for seat, _ in answers_in(server, table)] == [0, 1]
    catch_up([one], 2)
    assert one.update["number"] == 1 or one.update["lane"] == 1, (
        "it is where it was, unless there is an offer"
    )
    both_get_ready(one, other)
    do(one, "vote", 2)
    while one.update["view"]["plan"] is None:
        one.hear_until("update")
    assert answers_in(server, table)[-1] == (1, ["abstain"]), "in a vote silence is no vote"
    assert one.update["view"]["plan"] == 2
    assert one.refusals == other.refusals == []


def both_get_ready(one: Player, other: Player) -> None:
    """Refuse all offers and be ready, whatever was played for one of them."""
    while one.update["question"] is None or one.update["question"]["rule"] != "WRK-05":
        for player in (one, other):
            player.hear_rest()
            moves = [entry["move"] for entry in (player.update["question"] or {"moves": []})["moves"]]
            for wish in (["ready"], ["refuse"]):
                if wish in moves:
                    send(player, *wish)
    catch_up([one, other], one.update["answers"])


def test_somebody_on_two_seats_looks_through_the_one_that_is_wished(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host("workshop", seats=2, mode="crew")
    table = made["table"]["id"]
    visitor.post(f"/api/tables/{table}/join", {"seat": 1, "also": True})
    visitor.post(f"/api/tables/{table}/start")
    with visitor.sits(table) as player:
        catch_up([player], 0)
        assert (player.update["seat"], player.update["lane"]) == (0, 0)
        do(player, "carve", 0)
        assert player.update["seat"] == 0, "who is at it goes on"
        player.send({"type": "look", "seat": 1})
        assert player.hear_until("update")["seat"] == 1
        do(player, "carve", 1)
        assert (player.update["seat"], player.update["number"]) == (1, 1)
        answer = {"type": "answer", "number": 1, "lane": 0, "move": ["carve", 0]}
        player.send({**answer, "seat": 0})
        player.hear_until("accepted")
        assert [bench["marks"] for bench in player.hear_until("update")["view"]["benches"]] == [
            [2, 0],
            [0, 1],
        ]
        assert player.update["seat"] == 1
        assert player.refused({"type": "look", "seat": 3})
        assert player.refused({**answer, "seat": 3})


def looks_ahead(player: Player, number: int) -> list[Any]:
    """Ask what the next moves can bring about; return what is told, step by step, up to two moves."""
    player.send({"type": "ahead", "number": number})
    return [player.hear_until("ahead") for _ in range(3)]


def test_whoever_asks_is_told_what_the_next_moves_can_bring_about_and_nobody_else(server: Server) -> None:
    _, (one, other) = seated(server, 2)
    do(one, "carve", 0)
    told = looks_ahead(one, 1)
    assert [(step["seat"], step["number"], step["moves"]) for step in told] == [
        (0, 1, 0),
        (0, 1, 1),
        (0, 1, 2),
    ]
    assert [way["text"] for way in told[0]["ways"]] == ["cell 1 with mark 1"]
    assert [way["moves"] for way in told[2]["ways"]] == [[["carve", 0]] * 2, [["carve", 1]] * 2]
    assert told[1]["ways"][1] == {"text": "cell 2 with mark 1", "refs": ["cell:1"], "moves": [["carve", 1]]}
    other.hear_rest()
    assert not any('"ahead"' in text for text in other.raw)


def test_what_others_do_in_their_lanes_does_not_make_the_look_ahead_stale(server: Server) -> None:
    _, (one, other) = seated(server, 2)
    do(other, "carve", 0)
    catch_up([one], 1)
    assert [step["moves"] for step in looks_ahead(one, 0)] == [0, 1, 2]
    do(one, "carve", 0)
    assert one.refused({"type": "ahead", "number": 0}) == STALE
    assert [step["moves"] for step in looks_ahead(one, 1)] == [0, 1, 2]


def test_who_is_not_asked_or_plays_a_game_without_it_is_told_so(server: Server) -> None:
    table, (one, _) = seated(server, 2, private=False)
    do(one, "ready")
    assert one.refused({"type": "ahead", "number": one.update["number"]}) == NOT_ASKED
    watcher = Visitor(server).sits(table)
    watcher.hear_until("update")
    assert watcher.refused({"type": "ahead", "number": 0}) == NOT_HERE
    games = {game["name"]: game["ahead"] for game in Visitor(server).get("/api/games")}
    assert games["workshop"]
    assert not games["lucidity"]
    visitor = Visitor(server)
    lucidity = visitor.host("lucidity", seats=2, start=True)["table"]["id"]
    with visitor.sits(lucidity) as player:
        player.hear_until("update")
        reason = player.refused({"type": "ahead", "number": player.update["number"]})
        assert reason == "This game does not show what the next moves can bring about."


def test_every_accepted_answer_in_lanes_survives_kill_9(tmp_path: Path) -> None:
    """Three people play at once, and take back what they like, through one kill after another."""
    with workshop_server(tmp_path) as server:
        chance = random.Random(5)
        table, visitors = sit_down(server, 3)
        for _ in range(6):
            players = [visitor.sits(table) for visitor in visitors]
            catch_up(players, 0)
            killing = threading.Timer(0.2 + chance.random() * 0.3, server.process.kill)
            accepted: list[int] = [0] * 3
            before = len(lines_of(server, table))
            killing.start()
            threads = [
                threading.Thread(target=play_until_killed, args=(player, random.Random(seat), accepted, seat))
                for seat, player in enumerate(players)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            server.process.join()
            assert server.process.exitcode == -signal.SIGKILL
            server.start()
            stored = len(lines_of(server, table)) - before
            assert sum(accepted) <= stored <= sum(accepted) + 3, "at most what was under way is there too"
            if visitors[0].get(f"/api/tables/{table}")["status"] == "over":
                table, visitors = sit_down(server, 3)
        players = [visitor.sits(table) for visitor in visitors]
        all_play(players, anything)
        record = visitors[0].get(f"/api/tables/{table}/record")["record"]
        assert [(seat, move) for seat, move in record["answers"]] == answers_in(server, table)


def play_until_killed(player: Player, chance: random.Random, accepted: list[int], seat: int) -> None:
    """Answer, or take back now and then, until the line breaks; count what was accepted."""
    try:
        while not player.over:
            update = player.update
            if update["can_undo"] and chance.random() < 0.2:
                player.send({"type": "undo", "number": update["number"]})
            elif player.asked and update["seat"] in update["waiting"]:
                player.answer(chance)
            else:
                player.hear()
                continue
            while (heard := player.hear()["type"]) not in ("accepted", "refused"):
                pass
            accepted[seat] += heard == "accepted"
            player.hear_until("update")
    except (ConnectionClosed, ConnectionError):
        pass
