"""Nothing acknowledged is ever lost."""

import os
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from click.testing import CliRunner
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from dreamtable.cli import commands
from dreamtable.games import rules_of
from dreamtable.server import database
from server.kit import Player, Server, Visitor, play, seated

KILLS = int(os.environ.get("DREAMTABLE_KILLS", "10"))


def test_every_accepted_answer_survives_kill_9(tmp_path: Path) -> None:
    """Two people play on through one kill after another; the last kill is followed by a whole game."""
    server = Server(tmp_path)
    try:
        chance = random.Random(9)
        table, visitors = seated(server, 2)
        for _ in range(KILLS):
            accepted = play_until_killed(server, table, visitors, chance)
            server.start()
            stored = lines_of(server, table)
            assert set(range(accepted)) <= set(stored)
            if visitors[0].get(f"/api/tables/{table}")["status"] == "over":
                table, visitors = seated(server, 2)
        players = [visitor.sits(table) for visitor in visitors]
        play(players, chance)
        assert players[0].over or players[1].over
        record = visitors[0].get(f"/api/tables/{table}/record")["record"]
        assert len(record["answers"]) == len(lines_of(server, table))
    finally:
        server.kill()


def play_until_killed(server: Server, table: str, visitors: list[Visitor], chance: random.Random) -> int:
    """Play, kill the server in the middle, and return how many answers it had accepted."""
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    killing = threading.Timer(0.1 + chance.random() * 0.3, server.process.kill)
    killing.start()
    accepted = int(players[0].update["number"])
    try:
        while not players[0].over:
            asked = next(player for player in players if player.asked)
            asked.answer(chance)
            asked.hear_until("accepted")
            accepted = int(asked.accepted[-1]) + 1
            for player in players:
                player.hear_until("update")
    except (ConnectionClosed, ConnectionError):
        pass
    server.process.join()
    assert server.process.exitcode == -signal.SIGKILL
    return accepted


def lines_of(server: Server, table: str) -> list[int]:
    connection = sqlite3.connect(server.file)
    rows = connection.execute("SELECT number FROM journal WHERE table_id = ? ORDER BY number", (table,))
    numbers = [number for (number,) in rows]
    connection.close()
    assert numbers == list(range(len(numbers)))
    return numbers


def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_pause=0.05)
    try:
        visitor = Visitor(server)
        table = visitor.host(seats=4, bots={str(seat): "random" for seat in range(4)}, start=True)["table"][
            "id"
        ]
        with visitor.sits(table) as watcher:
            watcher.hear_until("update")
            server.kill()
        server.start()
        until = time.monotonic() + 20
        while visitor.get(f"/api/tables/{table}")["status"] != "over":
            assert time.monotonic() < until
            time.sleep(0.2)
    finally:
        server.kill()


def test_a_gentle_stop_closes_sockets_for_a_restart_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, visitors = seated(server, 2)
    players = [visitor.sits(table) for visitor in visitors]
    play(players, random.Random(3), answers=8)
    server.process.terminate()
    assert players[0].closed_with() == 1012
    server.process.join(20)
    assert "closed" in server.log()
    summary = sqlite3.connect(server.file).execute("SELECT answers, status FROM tables").fetchone()
    assert summary == (8, "running")


def test_tables_move_to_another_server(server: Server, tmp_path: Path) -> None:
    table, visitors = seated(server, 2, options={"temptation": "red"}, private=False)
    players = [visitor.sits(table) for visitor in visitors]
    play(players, random.Random(4), answers=12)
    players[0].send({"type": "say", "text": "See you there"})
    players[0].hear_until("said")
    parcel = tmp_path / "parcel.jsonl"
    run("export", str(parcel), "--database", str(server.file), "--table", table)
    new_home = tmp_path / "new"
    new_home.mkdir()
    assert "1 tables" in run("import", str(parcel), "--database", str(new_home / "tables.db"))
    assert "1 were there" in run("import", str(parcel), "--database", str(new_home / "tables.db"))
    other = Server(new_home)
    try:
        with Player(other, table) as watcher:
            watcher.send({"type": "hello", "lang": "en"})
            watcher.hear_until("said")
            assert watcher.update["number"] == 12
            mine, theirs = players[0].update["view"], watcher.update["view"]
            assert {**mine, "seat": -1} == theirs
            assert watcher.said[0]["text"] == "See you there"
    finally:
        other.stop()


def run(*arguments: str) -> str:
    done = CliRunner().invoke(commands, [*arguments, "--lang", "en"], catch_exceptions=False)
    return done.output


def test_the_rules_of_a_stored_table_are_known(server: Server) -> None:
    seated(server, 2)
    version = sqlite3.connect(server.file).execute("SELECT DISTINCT rules_version FROM tables").fetchall()
    assert (rules_of("lucidity").rules_version,) in version


def as_it_was_at_first(file: Path) -> None:
    """Bring a database back to the form of the first release."""
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()


def test_tables_of_an_old_database_go_on_in_the_first_mode_for_so_many(tmp_path: Path) -> None:
    server = Server(tmp_path)
    chance = random.Random(2)
    table, visitors = seated(server, 2)
    players = [visitor.sits(table) for visitor in visitors]
    play(players, chance, answers=5)
    alone = visitors[0].host("lucidity", 1)["table"]["id"]
    server.stop()
    as_it_was_at_first(server.file)
    columns = sqlite3.connect(server.file).execute("SELECT * FROM tables").description
    assert "mode" not in [column[0] for column in columns]
    server.start()
    try:
        assert visitors[0].get(f"/api/tables/{table}")["mode"] == "rivals"
        assert visitors[0].get(f"/api/tables/{alone}")["mode"] == "solo"
        play([visitor.sits(table) for visitor in visitors], chance)
        assert len(visitors[0].get(f"/api/tables/{table}/record")["record"]["answers"]) > 5
    finally:
        server.stop()
