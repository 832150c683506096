"""Nothing secret is in a log, whatever fails."""

import asyncio
import json
import logging
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Engine, event, select

from dreamtable.server import accounts
from dreamtable.server import database as db
from dreamtable.server.accounts import hash_of
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.logs import JsonLines
from server.hostile import Inside, application

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
PASSWORD = "a very secret horse"  # noqa: S105 (of an account that lives as long as a test)
NONCE = "nonce of a player who tells nobody"


class Failing:
    """Lets one statement after another fail, each with what it was to write."""

    def __init__(self) -> None:
        self.known: dict[str, None] = {}
        """All statements so far, in their order."""
        self.fails: str | None = None

    def __call__(self, _on: object, _cursor: object, statement: str, parameters: Any, *_: object) -> Any:
        self.known[statement] = None
        if statement != self.fails:
            return statement, parameters
        self.fails = None
        return "SELECT 1", parameters  # that has no place for what is to be written


async def evening(inside: Inside, name: str) -> list[str]:
    """Register, host, join, talk, begin a campaign, leave; return what of it nobody else may know."""
    token = (await inside.cookie()).decode()
    secrets = [token, hash_of(token)]
    sends = [(b"content-type", b"application/json")]

    async def post(path: str, body: object, way: str = "POST") -> Any:
        cookie = (b"cookie", f"dreamtable={token}".encode())
        answer = await inside.ask(way, path.encode(), json.dumps(body).encode(), [*sends, cookie])
        given = dict(inside.headers).get(b"set-cookie", b"").decode()
        if found := re.match("dreamtable=([^;]+)", given):
            secrets.extend((found[1], hash_of(found[1])))
            return {**json.loads(answer.body), "token": found[1]}
        return json.loads(answer.body)

    told = await post("/api/account/register", {"account": name, "password": PASSWORD})
    token = told.get("token", token)
    made = await post("/api/tables", {"game": "lucidity", "seats": 2, "private": True})
    table, secrets = made.get("table", {}).get("id", "none"), [*secrets, made.get("invite", PASSWORD)]
    other = (await inside.cookie()).decode()
    mine, token = token, other
    await post(f"/api/tables/{table}/join", {"invite": made.get("invite", "x" * 22), "nonce": NONCE})
    token = mine
    await post(f"/api/tables/{table}/start", {})
    frames: list[str | bytes] = ['{"type":"hello"}', '{"type":"say","text":"a word in confidence"}']
    await inside.sit(table, frames, f"dreamtable={token}".encode())
    began = await post("/api/campaigns", {"game": "tamashii", "title": "Ours"})
    secrets.append(began.get("invite") or PASSWORD)
    await post("/api/me/name", {"name": f"{name}!"}, "PUT")
    await post("/api/account/login", {"account": name, "password": PASSWORD})
    await post("/api/account/delete", {"password": PASSWORD})
    return [one for one in (*secrets, other, hash_of(other)) if one != "nobody"]


def test_no_statement_that_fails_tells_the_log_what_it_was_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(accounts, "PasswordHasher", lambda **_: cheap())

    async def suffer() -> list[str]:
        failing = Failing()
        event.listen(Engine, "before_cursor_execute", failing, retval=True)
        secrets = [PASSWORD, "$argon2", NONCE, "a word in confidence"]
        try:
            async with application(tmp_path) as inside:
                secrets += await evening(inside, "Nobody")
                for number, statement in enumerate(list(failing.known)):
                    failing.fails = statement
                    secrets += await evening(inside, f"Nobody{number}")
        finally:
            event.remove(Engine, "before_cursor_execute", failing)
        assert len(failing.known) > 30
        database = Database(Settings(database=str(tmp_path / "tables.db")))
        async with database.reading() as on:
            rows = await on.execute(select(db.tables.c.secret, db.tables.c.invite, db.tables.c.seed))
            secrets += [part for row in rows for part in row if part]
        await database.close()
        return secrets

    secrets = asyncio.run(suffer())
    log = capsys.readouterr().err
    assert '"trace"' in log, "something did fail"
    assert len(secrets) > 100
    assert [one for one in set(secrets) if one in log] == []


def test_what_a_database_adds_about_rows_is_left_out() -> None:
    told = 'duplicate key violates "pk_sessions"\nDETAIL:  Key (token)=(5ecre7) already exists.\nHINT: none'
    record = logging.makeLogRecord({"msg": "failed", "levelname": "ERROR"})
    try:
        raise ValueError(told)
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    record.error = repr(ValueError(told))
    line = JsonLines().format(record)
    assert "violates" in line
    assert "5ecre7" not in line
