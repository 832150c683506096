"""Several workers on PostgreSQL and Redis."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from dreamtable.kernel import BadSetup
from dreamtable.server.config import Settings
from server.kit import Server, Visitor, play, seated
from server.outages import Postgres, Redis


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    one = Postgres()
    yield one.url
    one.remove()


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    one = Redis()
    yield one.url
    one.stop()


def test_a_game_is_played_through_two_workers(postgres: str, redis: str, tmp_path: Path) -> None:
    """Each player is at another worker; both see the same match, and every answer is stored once."""
    first = Server(tmp_path, database=postgres, redis=redis)
    second_folder = tmp_path / "second"
    second_folder.mkdir()
    second = Server(second_folder, database=postgres, redis=redis)
    try:
        table, visitors = seated(first, 2)
        visitors[1].server = second
        players = [visitor.sits(table) for visitor in visitors]
        for player in players:
            player.hear_until("update")
        given = play(players, random.Random(1))
        assert players[0].over
        assert players[1].over
        heard, other = ([event["event"] for event in player.events] for player in players)
        assert heard == other
        assert players[0].update["number"] == given
        while not all(seat["online"] for seat in players[0].table["seats"]):
            players[0].hear_until("table")
        numbers = asyncio.run(lines(postgres, table))
        assert numbers == list(range(given))
        players[0].send({"type": "say", "text": "good game"})
        assert players[1].hear_until("said")["text"] == "good game"
    finally:
        first.stop()
        second.stop()
    for one in (first, second):
        assert '"trace"' not in one.log(), one.log()


def test_who_is_away_and_what_is_decided_is_known_at_all_workers(
    postgres: str, redis: str, tmp_path: Path
) -> None:
    """Three people at two workers: one is lost, the others let a bot stand in, and all rest."""
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()
    first, second = (Server(folder, database=postgres, redis=redis, absence=0.0) for folder in folders)
    try:
        table, visitors = seated(first, 3)
        visitors[1].server = visitors[2].server = second
        host, ben, cem = (visitor.sits(table) for visitor in visitors)
        host.hear_until("update")
        while not all(seat["online"] for seat in ben.table["seats"]) if ben.table else True:
            ben.hear_until("table")
        host.leave()
        while ben.table["seats"][0]["online"]:
            ben.hear_until("table")
        assert ben.table["seats"][0]["since"] is not None
        visitors[2].server = first  # the third one goes on at the other worker
        cem.leave()
        cem = visitors[2].sits(table)
        cem.hear_until("update")
        while not cem.table["seats"][1]["online"]:
            cem.hear_until("table")
        ben.send({"type": "agree", "topic": "relieve", "seat": 0})
        while not cem.table["agreements"]:
            cem.hear_until("table")
        cem.send({"type": "agree", "topic": "relieve", "seat": 0})
        while not ben.table["seats"][0]["away"]:
            ben.hear_until("table")
        for player in (ben, cem):
            player.send({"type": "agree", "topic": "pause"})
        for player in (ben, cem):
            while player.table["rests"] is None:
                player.hear_until("table")
    finally:
        first.stop()
        second.stop()
    for one in (first, second):
        assert '"trace"' not in one.log(), one.log()


async def lines(url: str, table: str) -> list[int]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT number FROM journal WHERE table_id = $1 ORDER BY number", table)
    await connection.close()
    return [row["number"] for row in rows]


def test_workers_that_race_with_bots_agree(postgres: str, redis: str, tmp_path: Path) -> None:
    """Both workers let the bots of one table think; conflicts are noticed and nothing is played twice."""
    first = Server(tmp_path, database=postgres, redis=redis)
    second_folder = tmp_path / "second"
    second_folder.mkdir()
    second = Server(second_folder, database=postgres, redis=redis)
    try:
        visitor = Visitor(first)
        made = visitor.host(seats=3, bots={str(seat): "random" for seat in range(3)}, start=True)
        table = made["table"]["id"]
        one = visitor.sits(table)
        visitor.server = second
        other = visitor.sits(table)
        for player in (one, other):
            player.hear_until("update")
            while not player.over:
                player.hear_until("update")
        assert one.events[-1]["event"] == other.events[-1]["event"]
        assert one.update["number"] == other.update["number"]
        numbers = asyncio.run(lines(postgres, table))
        assert numbers == list(range(one.update["number"]))
    finally:
        first.stop()
        second.stop()


def test_several_workers_without_their_servers_are_refused() -> None:
    with pytest.raises(BadSetup, match="postgresql"):
        Settings(workers=2).check()
