"""Tables outlive the version under which they were played: running ones go on, finished ones are watched."""

import random
import sqlite3
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.games import rules_of
from dreamtable.server.journal import RENEWED
from gauntlet.past import _turned_round, old_move, old_state
from server.kit import Player, Server, Visitor, in_the_midst, log_of, play, seated


@pytest.fixture
def server(tmp_path: Path) -> Any:
    one = Server(tmp_path)
    yield one
    one.kill()
    assert "not stored" not in one.log()


def sit(table: str, visitors: list[Visitor]) -> list[Player]:
    """Let everybody look on."""
    players = [visitor.sits(table) for visitor in visitors]
    for player in players:
        player.hear_until("update")
    return players


def rows(server: Server, query: str, *values: object) -> list[Any]:
    """Ask the file of a server."""
    connection = sqlite3.connect(server.file)
    found = connection.execute(query, values).fetchall()
    connection.commit()
    connection.close()
    return found


def put_into_the_past(server: Server) -> None:
    """Give everything that is stored the form of a made-up earlier version."""
    for table, number, move in rows(server, "SELECT table_id, number, move FROM journal WHERE kind = 0"):
        here = "UPDATE journal SET move = ? WHERE table_id = ? AND number = ?"
        rows(server, here, old_move(move).decode(), table, number)
    chapters = rows(server, "SELECT table_id, number, state, states, told FROM chapters")
    for table, number, state, states, told in chapters:
        events = msgspec.json.decode(zlib.decompress(told))
        rows(
            server,
            "UPDATE chapters SET state = ?, states = ?, told = ? WHERE table_id = ? AND number = ?",
            old_state(state) if state is not None else None,
            _old_states(states) if states is not None else None,
            zlib.compress(msgspec.json.encode([[_turned_round(one) for one in group] for group in events])),
            table,
            number,
        )


def _old_states(states: bytes) -> bytes:
    kept = msgspec.msgpack.decode(zlib.decompress(states), type=list[bytes])
    return zlib.compress(msgspec.msgpack.encode([old_state(one) for one in kept]))


def start_newer(server: Server) -> None:
    """Start the server again with a newer version of all games."""
    put_into_the_past(server)
    server.newer = True
    server.start()


def seen(player: Player) -> list[Any]:
    """Return what somebody knows of the match."""
    names = ("seat", "number", "answers", "total", "view", "question", "waiting", "can_undo")
    return [player.update[name] for name in names]


def test_a_running_table_goes_on_under_a_new_version_and_is_watched_to_the_end(server: Server) -> None:
    chance = random.Random(3)
    table, visitors = in_the_midst(server, chance, 70)
    players = sit(table, visitors)
    before = [seen(player) for player in players]
    told = [event["event"] for event in log_of(visitors[0], table, players[0])]
    server.stop()
    last = rows(server, "SELECT MAX(answers) FROM chapters WHERE table_id = ?", table)[0][0]
    assert last > 35, "no turn takes that many answers, and the last chapter ends with the last turn"
    start_newer(server)
    players = sit(table, visitors)
    assert [seen(player) for player in players] == before
    assert [event["event"] for event in log_of(visitors[0], table, players[0])] == told
    play(players, chance)
    assert any(player.over for player in players)
    steps = visitors[0].get(f"/api/tables/{table}/replay", params={"seat": -2})
    record = visitors[0].get(f"/api/tables/{table}/record")["record"]
    assert len(steps) == len(record["answers"]) + 1
    assert steps[70]["answers"] == 70
    assert record["renewed"][0]["answers"] == 70
    assert record["rules_version"] == rules_of("lucidity").rules_version
    ending = visitors[0].get(f"/api/tables/{table}/ending")
    assert all(len(curve["values"]) > 1 for curve in ending["curves"])


def test_a_finished_table_is_watched_without_the_rules_it_was_played_by(server: Server) -> None:
    table, visitors = seated(server, 2)
    play(sit(table, visitors), random.Random(5))
    before = [visitors[0].get(f"/api/tables/{table}/{page}") for page in ("replay", "ending")]
    server.stop()
    start_newer(server)
    # A journal of which nothing fits any more: whoever needs it finds out.
    rows(server, "UPDATE journal SET move = '[\"gone\"]', drawn = NULL")
    assert [visitors[0].get(f"/api/tables/{table}/{page}") for page in ("replay", "ending")] == before
    [player] = sit(table, visitors[:1])
    assert player.over


def test_what_no_longer_fits_is_asked_again_and_the_log_says_so(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit(table, visitors)
    play(players, random.Random(7), answers=12)
    server.kill()
    start_newer_with_the_last_answers_gone(server, table, 4)
    players = sit(table, visitors)
    assert players[0].update["answers"] == 8
    assert "the last 4 answers no longer fit and are asked for again" in players[0].events[-1]["text"]
    assert [kind for (kind,) in rows(server, "SELECT kind FROM journal WHERE number = 12")] == [RENEWED]
    play(players, random.Random(8), answers=6)
    players[0].hear_rest()
    before = seen(players[0])
    server.kill()
    server.start()
    [again] = sit(table, visitors[:1])
    assert seen(again) == before, "the new chance is the same after the next start"


def start_newer_with_the_last_answers_gone(server: Server, table: str, answers: int) -> None:
    """Start a newer version that no longer has the moves of the last answers."""
    put_into_the_past(server)
    last = "SELECT number FROM journal WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    for (number,) in rows(server, last, table, answers):
        rows(
            server, "UPDATE journal SET move = '[\"gone\"]' WHERE table_id = ? AND number = ?", table, number
        )
    server.newer = True
    server.start()


def test_a_table_from_before_there_were_chapters_goes_on(server: Server) -> None:
    table, visitors = seated(server, 2)
    players = sit(table, visitors)
    play(players, random.Random(9), answers=20)
    players[0].hear_rest()
    before = seen(players[0])
    server.kill()
    rows(server, "DELETE FROM chapters")
    rows(server, "UPDATE journal SET drawn = NULL")
    rows(server, "UPDATE tables SET rules_version = 0")
    server.start()
    [again] = sit(table, visitors[:1])
    assert seen(again) == before


def test_a_table_of_a_newer_version_waits_until_that_is_back(server: Server) -> None:
    table, visitors = seated(server, 2)
    server.stop()
    rows(server, "UPDATE tables SET rules_version = 99")
    server.start()
    says = Player(server, table, visitors[0].cookie).hear()["reason"]
    assert "newer version of the game" in says


def test_a_long_table_opens_with_the_last_page_of_its_log(server: Server) -> None:
    table, visitors = seated(server, 2, "eldritch")
    players = sit(table, visitors)
    play(players, random.Random(11), answers=160)
    players[0].hear_rest()
    told = players[0].events
    server.stop()
    assert len(rows(server, "SELECT * FROM chapters")) >= 2
    assert len(rows(server, "SELECT * FROM chapters WHERE state IS NOT NULL")) == 2
    server.start()
    [again] = sit(table, visitors[:1])
    assert len(again.events) <= 200 < len(told)
    assert again.update["first"] > 0
    assert log_of(visitors[0], table, again) == told
