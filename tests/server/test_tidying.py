"""Guests and tables go after the time that the operator sets, and nothing else does."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dreamtable.cli import commands
from dreamtable.kernel import BadSetup
from dreamtable.server import hosting, tidying
from dreamtable.server.accounts import SESSION_SECONDS, Person
from dreamtable.server.config import Settings
from dreamtable.server.messages import NewTable
from dreamtable.server.tidying import DAY_SECONDS, Old, look, tidy, tidy_up
from dreamtable.server.worker import Worker
from server.inside import worker_in

RULES: dict[str, Any] = {"keep_guests": 30.0, "keep_tables": 90.0, "keep_abandoned": 14.0}


def rows(folder: Path, statement: str, *values: object) -> list[Any]:
    connection = sqlite3.connect(folder / "tables.db")
    with connection:
        found = connection.execute(statement, values).fetchall()
    connection.close()
    return found


def days_ago(days: float) -> float:
    return time.time() - days * DAY_SECONDS


async def guest(worker: Worker) -> Person:
    return (await worker.accounts.new_guest("en"))[0]


async def table(worker: Worker, host: Person) -> str:
    return (await hosting.host(worker, host, NewTable(game="lucidity", seats=2))).table.id


def age(folder: Path, table: str, status: str, days: float) -> None:
    """Let a table have been touched last so many days ago."""
    rows(folder, "UPDATE tables SET status = ?, updated = ? WHERE id = ?", status, days_ago(days), table)


async def a_house(worker: Worker, folder: Path) -> dict[str, Any]:
    """Return an old house: tables and guests, some of which may go."""
    host, lonely, newcomer, other = [await guest(worker) for _ in range(4)]
    names = ("old", "recent", "waiting", "abandoned", "campaign")
    tables = {name: await table(worker, other if name == "old" else host) for name in names}
    age(folder, tables["old"], "over", 91)
    age(folder, tables["recent"], "over", 89)
    age(folder, tables["waiting"], "running", 13)
    age(folder, tables["abandoned"], "open", 15)
    age(folder, tables["campaign"], "over", 1000)
    rows(folder, "UPDATE tables SET campaign = 'c' WHERE id = ?", tables["campaign"])
    rows(
        folder,
        "INSERT INTO journal (table_id, number, kind, seat, move, at) VALUES (?, 0, 0, 0, '', 0)",
        tables["old"],
    )
    rows(folder, "UPDATE people SET created = ? WHERE id != ?", days_ago(31), newcomer.id)
    rows(
        folder, "UPDATE sessions SET created = ? WHERE person = ?", time.time() - SESSION_SECONDS - 1, host.id
    )
    return {**tables, "host": host, "lonely": lonely, "newcomer": newcomer, "other": other}


def left(folder: Path) -> tuple[set[str], set[str]]:
    """Return the tables and people who are still there."""
    tables = {one for (one,) in rows(folder, "SELECT id FROM tables")}
    return tables, {one for (one,) in rows(folder, "SELECT id FROM people")}


def test_what_is_old_enough_goes_and_everything_else_stays(tmp_path: Path) -> None:
    async def let_go() -> None:
        async with worker_in(tmp_path, **RULES) as worker:
            house = await a_house(worker, tmp_path)
            before = left(tmp_path)
            assert await look(worker.database) == Old(sessions=1, finished=1, abandoned=1, guests=1)
            assert left(tmp_path) == before, "to look changes nothing"
            told: list[str] = []

            async def gone(table: str) -> None:
                told.append(table)

            done = await tidy_up(worker.database, gone)
            # With the table goes what kept the guest who hosted it.
            assert done == Old(sessions=1, finished=1, abandoned=1, guests=2)
            assert told == [house["old"], house["abandoned"]]
            tables, people = left(tmp_path)
            assert tables == {house[name] for name in ("recent", "waiting", "campaign")}
            assert people == {house["host"].id, house["newcomer"].id}
            assert rows(tmp_path, "SELECT count(*) FROM journal") == [(0,)]
            assert await tidy_up(worker.database) == Old()

    asyncio.run(let_go())


def test_by_default_everything_is_kept(tmp_path: Path) -> None:
    async def let_go() -> None:
        async with worker_in(tmp_path) as worker:
            await a_house(worker, tmp_path)
            before = left(tmp_path)
            assert await tidy_up(worker.database) == Old(sessions=1)
            assert left(tmp_path) == before

    asyncio.run(let_go())


def test_many_go_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "REST_SECONDS", 0.0)

    async def let_go() -> Old:
        async with worker_in(tmp_path, keep_guests=1.0) as worker:
            people = [(f"p{number}", days_ago(2)) for number in range(2 * tidying.BATCH + 1)]
            connection = sqlite3.connect(tmp_path / "tables.db")
            with connection:
                connection.executemany(
                    "INSERT INTO people (id, name, lang, created) VALUES (?, 'Guest', 'en', ?)", people
                )
            connection.close()
            return await tidy_up(worker.database)

    assert asyncio.run(let_go()).guests == 2 * tidying.BATCH + 1


def test_a_server_lets_go_by_itself_and_those_who_look_on_see_it(tmp_path: Path) -> None:
    async def let_go() -> None:
        async with worker_in(tmp_path, keep_tables=1.0) as worker:
            one = await table(worker, await guest(worker))
            live = await worker.open_tables.open(one)
            age(tmp_path, one, "over", 2)
            await worker.tidy_up()
            assert live.gone
            assert worker.open_tables.live(one) is None

    asyncio.run(let_go())


def test_the_command_says_what_would_go_and_lets_it_go_only_if_told_to(tmp_path: Path) -> None:
    async def prepare() -> None:
        async with worker_in(tmp_path) as worker:
            await a_house(worker, tmp_path)

    asyncio.run(prepare())
    before = left(tmp_path)
    command = ["tidy", "--database", str(tmp_path / "tables.db"), "--keep-tables", "90", "--lang", "en"]
    said = CliRunner().invoke(commands, command).output
    assert "1 finished table" in said
    assert "--now" in said
    assert left(tmp_path) == before
    assert "1 finished table" in CliRunner().invoke(commands, [*command, "--now"]).output
    assert len(before[0] - left(tmp_path)[0]) == 1


def test_rules_that_say_nothing_are_refused() -> None:
    with pytest.raises(BadSetup, match="--keep-guests"):
        asyncio.run(tidy(Settings(), now=True))
    with pytest.raises(BadSetup, match="0 or more"):
        Settings(keep_tables=-1.0).check()
