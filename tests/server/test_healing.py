"""Nothing stays stuck after an outage: what could not be stored or told is made good by itself."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from dreamtable.server import journal
from dreamtable.server.socket import NO_TABLE, SIGNED_OUT
from server.inside import worker_in
from server.kit import Player, Server, Visitor, seated
from server.outages import Redis, full_disk, lines, locked, problems, wait_until

PASSWORD = "correct horse"  # noqa: S105 (of accounts that live as long as a test)


def test_bots_and_clocks_go_on_by_themselves_when_the_database_can_be_written_again(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=0.05)
    try:
        visitor = Visitor(server)
        bots = {str(seat): "random" for seat in range(3)}
        of_bots = visitor.host(seats=3, bots=bots, start=True)["table"]["id"]
        watcher = visitor.sits(of_bots)  # whoever looks on makes bots pause, or their match were over soon
        of_silent, _ = seated(server, 2, seconds=5)
        wait_until(lambda: lines(server, of_bots) > 0, "bots play")
        with locked(server.file):
            time.sleep(0.5)
            stood = lines(server, of_bots), lines(server, of_silent)
            wait_until(lambda: problems(server) == ["locked"], "it is said what is wrong")
            assert httpx.get(f"{server.url}/health/live").status_code == 200, "a restart would not help"
            assert (lines(server, of_bots), lines(server, of_silent)) == stood
        wait_until(lambda: lines(server, of_bots) > stood[0], "bots go on, nobody has entered")
        wait_until(lambda: lines(server, of_silent) > stood[1], "the clock goes on, nobody has entered")
        wait_until(lambda: problems(server) == [], "all is well again")
        watcher.leave()
    finally:
        server.kill()


def test_a_full_disk_is_told_as_such_until_there_is_room_again(tmp_path: Path) -> None:
    async def store() -> None:
        async with worker_in(tmp_path) as worker:
            full = "PRAGMA max_page_count = 1"  # as if there were no room for another page
            with patch.object(journal, "_TRY_OUT", (full, "CREATE TABLE more (number)")):
                assert await worker.problems() == ["disk-full"]
            await asyncio.sleep(journal.TRIAL_SECONDS)
            assert await worker.problems() == []

    asyncio.run(store())


@pytest.fixture
def redis() -> Iterator[Redis]:
    one = Redis()
    yield one
    one.stop()


@pytest.fixture
def workers(redis: Redis, tmp_path: Path) -> Iterator[list[Server]]:
    """Two workers on one database, who hear of each other through Redis."""
    both = [Server(tmp_path, redis=redis.url) for _ in range(2)]
    yield both
    for one in both:
        one.kill()


def test_after_redis_was_away_tables_at_both_workers_agree_again(redis: Redis, workers: list[Server]) -> None:
    first, second = workers
    table, visitors = seated(first, 2)
    visitors[1].server = second
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    chance = random.Random(3)
    redis.stop()
    wait_until(lambda: "redis-away" in problems(first), "it is said that Redis is away")
    asked, other = sorted(players, key=lambda player: not player.asked)
    given = 0
    while asked.asked and given < 3:
        asked.answer(chance)
        asked.hear_until("update")
        given += 1
    asked.send({"type": "say", "text": "are you there"})
    asked.hear_until("said")
    assert other.update["answers"] == 0, "it has not heard of it yet"
    redis.start()
    while other.update["answers"] < given:
        other.hear_until("update")
    if not other.said:
        other.hear_until("said")
    assert [one["text"] for one in other.said] == ["are you there"]
    visitors[1].server = first
    with visitors[1].sits(table) as again:
        assert again.hear_until("update")["view"] == players[1].update["view"]
    wait_until(lambda: not problems(first) and not problems(second), "all is well again")


def test_who_enters_sees_the_newest_answers_also_while_redis_is_away(
    redis: Redis, workers: list[Server]
) -> None:
    first, second = workers
    table, visitors = seated(first, 2)
    if not asked_first(visitors[0], table):
        visitors.reverse()
    player = visitors[0].sits(table)
    player.hear_until("update")
    visitors[1].server = second
    with visitors[1].sits(table) as early:
        assert early.hear_until("update")["answers"] == 0
    redis.stop()
    player.answer(random.Random(4))
    player.hear_until("update")
    with visitors[1].sits(table) as late:
        assert late.hear_until("update")["answers"] == player.update["answers"] == 1


def asked_first(visitor: Visitor, table: str) -> bool:
    """Say whether somebody is the first to be asked."""
    with visitor.sits(table) as player:
        player.hear_until("update")
        return player.asked


def register(visitor: Visitor, name: str) -> Any:
    """Make an account."""
    return visitor.post("/api/account/register", {"account": name, "password": PASSWORD})


def sign_in(visitor: Visitor, name: str) -> Any:
    """Sign in."""
    return visitor.post("/api/account/login", {"account": name, "password": PASSWORD})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("people"))
    yield one
    one.stop()


def two_at_a_table(server: Server) -> tuple[str, list[Visitor], list[Player]]:
    """Return a running table of two guests, who is asked first."""
    table, visitors = seated(server, 2)
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    if not players[0].asked:
        visitors.reverse()
        players.reverse()
    return table, visitors, players


def answers_on(player: Player) -> None:
    """Answer once and see it taken."""
    player.answer(random.Random(1))
    player.hear_until("accepted")
    player.hear_until("update")
    assert player.refusals == []


def test_who_registers_in_the_middle_of_a_match_plays_on_with_a_new_token(server: Server) -> None:
    table, visitors, players = two_at_a_table(server)
    before = visitors[0].http.cookies["dreamtable"]
    register(visitors[0], "Nara")
    assert visitors[0].http.cookies["dreamtable"] != before
    stranger = Visitor(server)
    stranger.http.cookies["dreamtable"] = before
    assert stranger.get("/api/me")["account"] is None, "the old token is nobody's any more"
    answers_on(players[0])
    while "Nara" not in [seat["name"] for seat in players[1].table["seats"]]:
        players[1].hear_until("table")
    with visitors[0].sits(table) as again:
        assert again.hear_until("update")["seat"] == players[0].update["seat"]


def test_who_signs_in_in_the_middle_of_a_match_keeps_the_seat_in_the_open_socket(server: Server) -> None:
    register(Visitor(server), "Oke")
    table, visitors, players = two_at_a_table(server)
    seat = players[0].update["seat"]
    sign_in(visitors[0], "Oke")
    answers_on(players[0])
    assert players[0].update["seat"] == seat
    with visitors[0].sits(table) as again:
        assert again.hear_until("update")["seat"] == seat


def test_an_account_that_sits_there_already_has_both_seats(server: Server) -> None:
    table, visitors, players = two_at_a_table(server)
    register(visitors[1], "Pia")
    sign_in(visitors[0], "Pia")
    answers_on(players[0])
    info = visitors[0].get(f"/api/tables/{table}")
    assert info["my_seats"] == [0, 1]
    assert [seat["name"] for seat in info["seats"]] == ["Pia (1)", "Pia (2)"]


def test_signing_out_closes_the_sockets_of_that_session_only(server: Server) -> None:
    register(Visitor(server), "Quim")
    table, visitors, players = two_at_a_table(server)
    sign_in(visitors[0], "Quim")
    elsewhere = Visitor(server)
    sign_in(elsewhere, "Quim")
    with elsewhere.sits(table) as other:
        other.hear_until("update")
        visitors[0].post("/api/account/logout")
        with pytest.raises(ConnectionClosed) as closed:
            players[0].hear_until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SIGNED_OUT
        answers_on(other)
        with visitors[0].sits(table) as guest:
            assert guest.closed_with() == NO_TABLE, "somebody else, whom nobody has invited"


def test_what_keeps_a_file_from_being_written_is_told_though_nobody_plays(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        Visitor(server).host()  # what is stored is longer than a full disk allows
        with locked(server.file):
            wait_until(lambda: problems(server) == ["locked"], "it is said that it is locked")
        wait_until(lambda: problems(server) == [], "all is well again")
        with full_disk(server):
            wait_until(lambda: problems(server) == ["disk-fails"], "it is said that the disk fails")
            answer = Visitor(server).http.get("/api/me")
            assert answer.status_code == 503
            assert "Nothing is lost" in answer.json()["reason"]
        wait_until(lambda: problems(server) == [], "all is well again")
    finally:
        server.kill()
