"""Packs at the web table: hosts choose among those that the server has, and a table keeps its own."""

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from content.kit import EXAMPLE
from content.test_packs_in_play import another_pack
from server.kit import Player, Server, Visitor, log_of, play

LIGHTHOUSE = {"name": "lighthouse", "title": "The Dark Lighthouse", "version": "1.0", "author": ""}


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder of packs with the example in it."""
    shutil.copytree(EXAMPLE, tmp_path / "packs" / "lighthouse")
    return tmp_path / "packs"


@pytest.fixture
def with_packs(shelf: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that has packs."""
    server = Server(tmp_path, packs=str(shelf))
    yield server
    server.stop()


def start_again(server: Server, **settings: Any) -> None:
    """Stop a server and start it with other settings."""
    server.stop()
    server.settings = msgspec.structs.replace(server.settings, **settings)
    server.start()


def names_at(visitor: Visitor, table: str) -> set[str]:
    """Return what the components at a table are called."""
    things = visitor.get(f"/api/tables/{table}/reference")["things"]
    return {thing["name"] for thing in things}


def play_some(visitor: Visitor, table: str, answers: int) -> Player:
    """Answer some questions alone at a table."""
    with visitor.sits(table) as player:
        play([player], random.Random(answers), answers)
        player.hear_rest()
    return player


def test_hosts_are_offered_the_packs_that_the_server_has(with_packs: Server) -> None:
    games = {game["name"]: game for game in Visitor(with_packs).get("/api/games")}
    assert games["eldritch"]["packs"] == [LIGHTHOUSE]
    assert games["lucidity"]["packs"] == []


def test_a_pack_that_is_not_there_is_refused(with_packs: Server) -> None:
    visitor = Visitor(with_packs)
    wish = {"game": "eldritch", "seats": 1, "packs": ["brass"]}
    assert visitor.refused("POST", "/api/tables", wish, 400) == (
        'There is no pack "brass" for this game here.'
    )
    wish = {"game": "lucidity", "seats": 2, "packs": ["lighthouse"]}
    visitor.refused("POST", "/api/tables", wish, 400)


def test_two_tables_with_different_packs_are_played_at_the_same_time(with_packs: Server) -> None:
    visitor = Visitor(with_packs)
    plain = visitor.host("eldritch", 1, start=True)["table"]
    packed = visitor.host("eldritch", 1, start=True, packs=["lighthouse"])["table"]
    assert (plain["packs"], packed["packs"]) == ([], [LIGHTHOUSE])
    for table in (plain["id"], packed["id"]):
        play_some(visitor, table, 30)
    own = names_at(visitor, plain["id"])
    assert names_at(visitor, packed["id"]) - own == {"Keeper’s Lamp", "Lantern Moth"}
    assert own - names_at(visitor, packed["id"]) <= {""}
    chinese = Visitor(with_packs, "zh-Hans")
    for table in (plain["id"], packed["id"]):
        chinese.invited_by(visitor, table)
    assert "守灯人的提灯" not in names_at(chinese, plain["id"])


def test_a_table_goes_on_when_its_pack_has_other_numbers_and_waits_while_it_is_gone(
    with_packs: Server, shelf: Path
) -> None:
    visitor = Visitor(with_packs)
    table = visitor.host("eldritch", 1, start=True, packs=["lighthouse"])["table"]["id"]
    before = play_some(visitor, table, 40)
    told = [event["text"] for event in before.events]
    another_pack(shelf / "brass")
    start_again(with_packs)
    games = {game["name"]: game for game in visitor.get("/api/games")}
    assert [pack["name"] for pack in games["eldritch"]["packs"]] == ["brass", "lighthouse"]
    assert [event["text"] for event in whole_log(visitor, table)] == told
    play_some(visitor, table, 20)
    later = whole_log(visitor, table)
    start_again(with_packs, packs="")
    reason = visitor.refused("GET", f"/api/tables/{table}/reference")
    assert reason.startswith('This table is played with the card "keepers-lamp" of "lighthouse"')
    assert visitor.get(f"/api/tables/{table}")["packs"][0]["title"] == "lighthouse"
    start_again(with_packs, packs=str(shelf))
    assert whole_log(visitor, table) == later


def whole_log(visitor: Visitor, table: str) -> list[Any]:
    """Return the log as somebody reads it who comes in now."""
    with visitor.sits(table) as player:
        player.hear_until("update")
    return log_of(visitor, table, player)


def test_a_broken_pack_is_left_out_and_the_log_says_why(shelf: Path, tmp_path: Path) -> None:
    broken = another_pack(shelf / "brass")
    (broken / "cards.yaml").write_text("- {id: brass-key, kind: aset}\n", encoding="utf-8")
    server = Server(tmp_path, packs=str(shelf))
    games = {game["name"]: game for game in Visitor(server).get("/api/games")}
    server.stop()
    assert games["eldritch"]["packs"] == [LIGHTHOUSE]
    (line,) = [one for one in map(json.loads, server.log().splitlines()) if one["what"] == "pack left out"]
    assert line["pack"].endswith("brass")
    assert "'aset' is no kind of card. Did you mean 'asset'?" in line["reason"]
