"""How a match ended is stored with its table: lists remember it, whoever forgot the match."""

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.lang import LANGUAGES, Speaker
from server.kit import PATIENCE, Server, Visitor, play, seated
from server.test_versions import rows, sit, start_newer

FORGET = "UPDATE tables SET winners = 'null', reason = NULL"
"""Leaves the rows of tables as they were before results were stored."""


@pytest.fixture
def server(tmp_path: Path) -> Any:
    one = Server(tmp_path)
    yield one
    one.kill()
    assert '"trace"' not in one.log()


def finished(server: Server) -> tuple[str, list[Visitor]]:
    """Return a table where a game is over that somebody has won, and its people, who have left it."""
    for number in range(30):
        table, people = seated(server, 2)
        players = sit(table, people)
        play(players, random.Random(number))
        for player in players:
            player.leave()
        if any(result == "won" for result, _ in results(table, people)):
            return table, people
    raise AssertionError("Nobody ever wins.")


def results(table: str, people: list[Visitor]) -> list[tuple[str | None, str | None]]:
    """Return what the lists of people say of how a table ended."""
    told = [next(one for one in each.get("/api/tables/mine") if one["id"] == table) for each in people]
    return [(one["result"], one["reason"]) for one in told]


def stored(server: Server, table: str) -> tuple[Any, str | None]:
    """Return who has won and why, as the row of a table has it."""
    [(winners, reason)] = rows(server, "SELECT winners, reason FROM tables WHERE id = ?", table)
    return msgspec.json.decode(winners or "null"), reason


def wait_for_result(server: Server, table: str) -> None:
    until = time.monotonic() + PATIENCE
    while stored(server, table)[0] is None:
        assert time.monotonic() < until, "nobody has looked how it ended"
        time.sleep(0.05)


def wait_until_looked_up(server: Server, other: str) -> None:
    """Wait until the server has looked up results: those of a table that is older come after all others."""
    rows(server, "UPDATE tables SET updated = 0 WHERE id = ?", other)
    server.start()
    wait_for_result(server, other)


def test_lists_remember_the_result_when_the_match_has_left_memory(tmp_path: Path) -> None:
    server = Server(tmp_path, idle_seconds=0.0)
    table, people = finished(server)
    told = results(table, people)
    assert ("won", told[0][1]) in told
    time.sleep(2.5)  # tables are tidied every second
    assert results(table, people) == told
    winners, reason = stored(server, table)
    assert [seat in winners for seat in (0, 1)] == [result == "won" for result, _ in told]
    assert reason
    server.kill()


def test_lists_remember_the_result_after_a_restart(server: Server) -> None:
    table, people = finished(server)
    told = results(table, people)
    server.stop()
    server.start()
    assert results(table, people) == told


def test_a_result_that_a_kill_left_unwritten_is_written_at_the_next_start(server: Server) -> None:
    table, people = finished(server)
    told = results(table, people)
    server.kill()
    rows(server, f"{FORGET}, status = 'running', entries = 1")
    server.start()
    wait_for_result(server, table)
    assert results(table, people) == told


def test_a_running_table_has_no_result(server: Server) -> None:
    table, people = seated(server, 2)
    play(sit(table, people), random.Random(1), answers=4)
    assert results(table, people) == [(None, None)] * 2
    server.stop()
    assert stored(server, table) == (None, None)


@pytest.mark.parametrize("lost", ["", "DELETE FROM chapters"], ids=["with its end", "from its journal"])
def test_an_old_row_is_filled_by_the_same_version(server: Server, lost: str) -> None:
    table, people = finished(server)
    told = results(table, people)
    server.stop()
    updated = rows(server, "SELECT updated FROM tables WHERE id = ?", table)
    rows(server, FORGET)
    rows(server, lost)
    server.start()
    wait_for_result(server, table)
    assert results(table, people) == told
    assert rows(server, "SELECT updated FROM tables WHERE id = ?", table) == updated


def test_a_match_of_an_earlier_version_ended_as_its_last_chapter_says(server: Server) -> None:
    table, people = finished(server)
    told = results(table, people)
    server.stop()
    rows(server, FORGET)
    rows(server, "UPDATE journal SET move = '[\"gone\"]', drawn = NULL")
    start_newer(server)
    wait_for_result(server, table)
    assert results(table, people) == told
    server.settings = msgspec.structs.replace(server.settings, idle_seconds=0.0)
    server.stop()
    server.start()
    time.sleep(2.5)
    assert results(table, people) == told


@pytest.mark.parametrize("fits", [True, False], ids=["that other rules would end", "that no longer fits"])
def test_nobody_invents_how_a_match_of_an_earlier_version_ended(server: Server, fits: bool) -> None:
    table, people = finished(server)
    other, _ = finished(server)
    server.stop()
    rows(server, FORGET)
    rows(server, "DELETE FROM chapters WHERE table_id = ?", table)
    rows(server, "UPDATE tables SET rules_version = rules_version - 1 WHERE id = ?", table)
    if not fits:
        [(last,)] = rows(server, "SELECT max(number) FROM journal WHERE table_id = ?", table)
        here = "UPDATE journal SET move = '[\"gone\"]' WHERE table_id = ? AND number = ?"
        rows(server, here, table, last)
    wait_until_looked_up(server, other)
    unknown = [("unknown", None)] * 2
    assert results(table, people) == unknown
    for lang in LANGUAGES:
        told = people[0].get(f"/api/tables/{table}/ending?lang={lang}")
        assert told["result"] == "unknown"
        assert told["reason"] == Speaker(lang).say("reason-earlier-rules")
    assert results(table, people) == unknown, "also while somebody looks at it"
    server.stop()
    assert stored(server, table) == (None, None)
    rows(server, "UPDATE tables SET winners = 'null', reason = NULL WHERE id = ?", other)
    wait_until_looked_up(server, other)
    assert results(table, people) == unknown, "what was shown of it is not taken for its end"
