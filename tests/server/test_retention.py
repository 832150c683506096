"""Finished matches keep how they stood for as long as the operator wishes; they can be watched for ever."""

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.kernel import BadSetup
from dreamtable.server.config import Settings
from server.kit import PATIENCE, Server, Visitor, in_the_midst, play, seated
from server.test_versions import rows, sit, start_newer

ALL_OPEN = -2


@pytest.fixture
def server(tmp_path: Path) -> Any:
    one = Server(tmp_path)
    yield one
    one.kill()
    assert "not let go" not in one.log()


def keep_for(server: Server, days: float | None) -> None:
    """Let the server keep states for so many days from its next start on."""
    server.settings = msgspec.structs.replace(server.settings, keep_states=days)


def states_of(server: Server, table: str) -> list[bool]:
    """Say of each chapter whether it still has its states."""
    found = rows(server, "SELECT states IS NOT NULL FROM chapters WHERE table_id = ? ORDER BY number", table)
    return [bool(kept) for (kept,) in found]


def wait_until_let_go(server: Server, table: str) -> None:
    until = time.monotonic() + PATIENCE
    while any(states_of(server, table)):
        assert time.monotonic() < until, "the states are still there"
        time.sleep(0.05)


def played_to_its_end(server: Server) -> tuple[str, Visitor]:
    table, visitors = seated(server, 2)
    play(sit(table, visitors), random.Random(11))
    return table, visitors[0]


def watched(visitor: Visitor, table: str) -> list[Any]:
    steps: list[Any] = visitor.get(f"/api/tables/{table}/replay", params={"seat": ALL_OPEN})
    return steps


def seen_in(steps: list[Any]) -> list[Any]:
    """Return what there is to see in each step."""
    names = ("answers", "events", "total", "view", "standing", "outcome", "reason", "reading", "still")
    return [[step[name] for name in names] for step in steps]


def test_by_default_nothing_is_let_go(server: Server) -> None:
    table, visitor = played_to_its_end(server)
    watched(visitor, table)
    server.stop()
    assert all(states_of(server, table))
    keep_for(server, 1.0)
    server.start()
    visitor.get("/api/me")
    assert all(states_of(server, table)), "and not before its time"


def test_a_match_without_its_states_is_played_again_as_long_as_its_rules_are_there(server: Server) -> None:
    table, visitor = played_to_its_end(server)
    before, told_before = seen_in(watched(visitor, table)), visitor.get(f"/api/tables/{table}/ending")
    server.stop()
    keep_for(server, 0.0)
    server.start()
    wait_until_let_go(server, table)
    assert seen_in(watched(visitor, table)) == before
    assert visitor.get(f"/api/tables/{table}/ending") == told_before


def test_a_match_without_its_states_and_rules_is_watched_from_what_was_told(server: Server) -> None:
    table, visitor = played_to_its_end(server)
    before = watched(visitor, table)
    told_before = visitor.get(f"/api/tables/{table}/ending")
    server.stop()
    keep_for(server, 0.0)
    server.start()
    wait_until_let_go(server, table)
    server.stop()
    start_newer(server)
    rows(server, "UPDATE journal SET move = '[\"gone\"]', drawn = NULL")
    steps = watched(visitor, table)
    assert [step["answers"] for step in steps] == [step["answers"] for step in before]
    for step, known in zip(steps, before, strict=True):
        assert [event["text"] for event in step["events"]] == [event["text"] for event in known["events"]]
    assert all(step["still"] and step["outcome"] is None for step in steps[:-1])
    assert all(step["view"]["outcome"] is not None or step["still"] for step in steps)
    assert seen_in(steps[-1:])[0][3:7] == seen_in(before[-1:])[0][3:7], "the end is as it was"
    ending = visitor.get(f"/api/tables/{table}/ending")
    assert ending["curves"] == []
    assert {**ending, "curves": told_before["curves"]} == told_before
    [player] = sit(table, [visitor])
    assert player.over


def test_a_running_match_keeps_everything(server: Server) -> None:
    table, visitors = in_the_midst(server, random.Random(12), 60)
    server.stop()
    keep_for(server, 0.0)
    other = states_of(server, table)
    assert other
    server.start()
    over, _ = played_to_its_end(server)
    server.stop()
    server.start()
    wait_until_let_go(server, over)
    assert all(states_of(server, table))
    play(sit(table, visitors), random.Random(12))


def test_a_number_of_days_below_zero_is_refused() -> None:

    with pytest.raises(BadSetup, match="0 or more"):
        Settings(keep_states=-1.0).check()
