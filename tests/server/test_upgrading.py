"""Before the form of a database file changes, it is copied; the way back is to put the copy in its place."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dreamtable.kernel import BadSetup
from dreamtable.server.config import Settings
from dreamtable.server.database import Database, _upgrade, back_up

PERSON = "INSERT INTO people (id, name, lang, created) VALUES ('ann', 'Ann', 'en', 0)"


def written_under(form: str, file: Path) -> None:
    """Write a file as the version did that had this form, with somebody in it."""

    async def write() -> None:
        database = Database(Settings(database=str(file)))
        async with database.writing() as on:
            await on.run_sync(_upgrade, form)
            await on.exec_driver_sql(PERSON)
        await database.close()

    asyncio.run(write())


def migrate(file: Path) -> None:
    """Do what every start does."""

    async def work() -> None:
        database = Database(Settings(database=str(file)))
        await database.migrate()
        await database.close()

    asyncio.run(work())


def form_and_people(file: Path) -> tuple[str, list[str]]:
    """Return the form of a file and who is in it."""
    with closing(sqlite3.connect(file)) as on:
        (form,) = on.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(form), [str(name) for (name,) in on.execute("SELECT name FROM people")]


def test_a_file_of_an_older_form_is_copied_once_before_it_is_changed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    written_under("0005", file)
    migrate(file)
    newest, people = form_and_people(file)
    copy = tmp_path / f"tables-before-{newest}.db"
    assert newest > "0005"
    assert people == ["Ann"]
    assert form_and_people(copy) == ("0005", ["Ann"])
    before = copy.stat().st_mtime_ns
    migrate(file)
    assert copy.stat().st_mtime_ns == before
    assert sorted(one.name for one in tmp_path.glob("*before*")) == [copy.name]


def test_the_copy_can_take_the_place_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    written_under("0005", file)
    copy = back_up(file)
    assert copy is not None
    for one in tmp_path.glob("tables.db*"):
        one.unlink()
    copy.rename(file)
    assert form_and_people(file) == ("0005", ["Ann"])


def test_a_new_file_is_not_copied(tmp_path: Path) -> None:
    migrate(tmp_path / "tables.db")
    assert not list(tmp_path.glob("*before*"))


def test_a_file_of_a_newer_form_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    written_under("0005", file)
    with closing(sqlite3.connect(file)) as on:
        on.execute("UPDATE alembic_version SET version_num = '9999'")
        on.commit()
    with pytest.raises(BadSetup, match="was written by a newer version of Dreamtable"):
        migrate(file)
    assert form_and_people(file) == ("9999", ["Ann"])
