"""One outage after another, at random moments, while all games are played: nothing accepted is lost or stuck.

make chaos ROUNDS=200
"""

import contextlib
import os
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from outside.kit import install, offer
from server.kit import Player, Server, Visitor
from server.outages import Redis, full_disk, lines, locked, problems, wait_until

ROUNDS = int(os.environ.get("DREAMTABLE_CHAOS", "10"))
GAMES = {"lucidity": 2, "inception": 5, "eldritch": 2, "tamashii": 2, "workshop": 3}
"""With how many seats each is played, all by bots; Workshop has lanes and votes."""
OUTAGES = ("kill", "full disk", "locked")
"""In turn, so that a few rounds show them all."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder with the games from outside: Workshop, and Seasons, which has a campaign."""
    folder = tmp_path / "site"
    folder.mkdir()
    return offer(install("seasons", folder), workshop="workshop.manifest:GAME")


@pytest.fixture
def server(tmp_path: Path, site: Path) -> Iterator[Server]:
    one = Server(tmp_path, outside=site, bot_pause=0.02, bot_patience=0.05)
    yield one
    one.kill()


@pytest.fixture
def redis() -> Iterator[Redis]:
    one = Redis()
    yield one
    one.stop()


@pytest.fixture
def workers(redis: Redis, tmp_path: Path, site: Path) -> Iterator[list[Server]]:
    """Two workers on one database, who hear of each other through Redis."""
    both = [
        Server(tmp_path, outside=site, redis=redis.url, bot_pause=0.02, bot_patience=0.05) for _ in range(2)
    ]
    yield both
    for one in both:
        one.kill()


def all_bots(seats: int) -> dict[str, Any]:
    """Return what a host wishes who wants to see bots play, at once."""
    return {"seats": seats, "bots": {str(seat): "random" for seat in range(seats)}, "start": True}


def bots_at(visitor: Visitor, game: str) -> str:
    """Begin a match of bots; return its table."""
    return str(visitor.host(game, **all_bots(GAMES[game]))["table"]["id"])


class Years:
    """A campaign of bots, one session after another."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.campaign = visitor.post("/api/campaigns", {"game": "seasons", "title": "Through storms"})["id"]
        self.begun = 0
        self.begin()

    def begin(self) -> None:
        """Begin the next year."""
        wish = {"number": self.begun, "follows": None, **all_bots(2)}
        made = self.visitor.post(f"/api/campaigns/{self.campaign}/sessions", wish)
        self.table = str(made["table"]["id"])
        self.begun += 1

    def all_kept(self) -> bool:
        """Say whether every year that was begun is over and kept."""
        info = self.visitor.get(f"/api/campaigns/{self.campaign}")
        kept = [session for session in info["sessions"] if session["offer"] is not None]
        return len(kept) == self.begun


def own_table(visitor: Visitor) -> str:
    """Begin a match against a bot; return its table."""
    return str(visitor.host(seats=2, bots={"1": "random"}, start=True)["table"]["id"])


def is_over(visitor: Visitor, table: str) -> bool:
    """Say whether a match is over."""
    return bool(visitor.get(f"/api/tables/{table}")["status"] == "over")


def goes_on(server: Server, visitor: Visitor, table: str) -> None:
    """See that something happens at a table where nobody is, or that it is over."""
    before = lines(server, table)
    wait_until(lambda: lines(server, table) > before or is_over(visitor, table), "the table stays stuck")


def test_nothing_accepted_is_lost_and_nobody_stays_stuck(server: Server) -> None:
    chance = random.Random("chaos")
    visitor = Visitor(server)
    tables = {game: bots_at(visitor, game) for game in GAMES}
    years = Years(visitor)
    own = own_table(visitor)
    for number in range(ROUNDS):
        told = play_through(server, visitor, own, OUTAGES[number % len(OUTAGES)], chance)
        assert lines(server, own) >= told, "what was told is stored"
        for game, table in tables.items():
            goes_on(server, visitor, table)
            if is_over(visitor, table):
                tables[game] = bots_at(visitor, game)
        wait_until(years.all_kept, "a year of the campaign is lost")
        years.begin()
        if is_over(visitor, own):
            own = own_table(visitor)
    if len(OUTAGES) <= ROUNDS:
        assert "not stored" in server.log(), "it did go wrong"


def test_two_workers_agree_again_after_every_outage(redis: Redis, workers: list[Server]) -> None:
    chance = random.Random("two workers")
    visitor = Visitor(workers[0])
    table = own_table(visitor)
    for number in range(max(ROUNDS // 3, 1)):
        visitor.server = workers[number % 2]
        with visitor.sits(table) as player:
            player.hear_until("update")
            redis.stop()
            play_on(player, chance, 1 + chance.random())
            told = int(player.update["answers"])
            if number % 2:
                workers[1].kill()
                workers[1].launch()
                wait_until(partial(says_redis_is_away, workers[1]), "it starts without Redis, and says so")
            redis.start()
            workers[1].wait()
        wait_until(partial(agree, workers, visitor, table, told), "the workers drift apart")
        if is_over(visitor, table):
            table = own_table(visitor)


def says_redis_is_away(server: Server) -> bool:
    """Say whether a server that starts is there, and tells what it lacks."""
    with contextlib.suppress(httpx.TransportError):
        return "redis-away" in problems(server)
    return False


def agree(workers: list[Server], visitor: Visitor, table: str, told: int) -> bool:
    """Say whether somebody sees the same at both workers, and all that was told before."""
    seen = []
    for visitor.server in workers:
        with visitor.sits(table) as player:
            seen.append(player.hear_until("update"))
    one, other = ((update["answers"], update["view"]) for update in seen)
    return bool(one == other and one[0] >= told)


def play_through(server: Server, visitor: Visitor, table: str, outage: str, chance: random.Random) -> int:
    """Play while something goes wrong; return of how many answers one was told."""
    with visitor.sits(table) as player:
        player.hear_until("update")
        play_on(player, chance, chance.random())
        match outage:
            case "kill":
                server.process.kill()
                play_on(player, chance, 1)
                server.process.join()
                server.start()
            case "locked":
                with locked(server.file):
                    play_on(player, chance, 1 + chance.random())
            case _:
                with full_disk(server):
                    play_on(player, chance, 1 + chance.random())
        return int(player.update["answers"])


def play_on(player: Player, chance: random.Random, seconds: float) -> None:
    """Answer for some time, as somebody who tries again what was refused."""
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            if player.asked:
                player.answer(chance)
            player.hear_rest()
    except (ConnectionClosed, ConnectionError):
        return
