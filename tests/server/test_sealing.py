"""A campaign from a file is believed as far as it can be played again, or bears the seal of this server."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import Campaign
from dreamtable.server.campaigns.sealing import is_sealed, key_of, seal_of
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from gauntlet.checks import play_a_campaign
from server.hostile import Inside, application

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def today() -> Campaign[Any]:
    """A campaign by the rules of today."""
    return play_a_campaign(rules_of("tamashii"), "sealing", 1)


@pytest.fixture
def earlier(today: Campaign[Any]) -> Campaign[Any]:
    """The same, as if it had been played by rules that are no longer there."""
    again: Campaign[Any] = Campaign.from_bytes(today.to_bytes(), rules_of)
    one = again.sessions[0]
    one.record = msgspec.structs.replace(one.record, rules_version=1)
    return again


async def take_in(inside: Inside, campaign: Campaign[Any]) -> tuple[Any, bytes]:
    """Take a campaign in; return how it is shown, and the file that the server makes of it."""
    cookie = [(b"cookie", b"dreamtable=" + await inside.cookie())]
    answer = await inside.ask("POST", b"/api/campaigns/import", campaign.to_bytes(), cookie)
    assert answer.status == 201, answer
    shown = json.loads(answer.body)
    path = f"/api/campaigns/{shown['id']}/export".encode()
    return shown, (await inside.ask("GET", path, b"", cookie)).body


async def key_in(folder: Path) -> bytes:
    database = Database(Settings(database=str(folder / "tables.db")))
    try:
        return await key_of(database)
    finally:
        await database.close()


def marks(shown: Any) -> list[bool]:
    return [session["unverified"] for session in shown["sessions"]]


def test_what_can_be_played_again_needs_no_seal_and_gets_one(tmp_path: Path, today: Campaign[Any]) -> None:
    async def play() -> None:
        async with application(tmp_path) as inside:
            shown, file = await take_in(inside, today)
            assert marks(shown) == [False]
            back: Campaign[Any] = Campaign.from_bytes(file, rules_of)
            assert is_sealed(await key_in(tmp_path), back.sessions[0])

    asyncio.run(play())


def test_a_session_by_earlier_rules_from_elsewhere_is_marked_and_not_sealed(
    tmp_path: Path, earlier: Campaign[Any]
) -> None:
    async def play() -> None:
        async with application(tmp_path) as inside:
            shown, file = await take_in(inside, earlier)
            assert marks(shown) == [True]
            shown, _ = await take_in(inside, Campaign.from_bytes(file, rules_of))
            assert marks(shown) == [True], "to take it along and back proves nothing"

    asyncio.run(play())


def test_a_session_by_earlier_rules_that_comes_home_is_believed_but_not_if_it_was_changed(
    tmp_path: Path, earlier: Campaign[Any]
) -> None:
    async def play() -> None:
        async with application(tmp_path) as inside:
            one = earlier.sessions[0]
            one.seal = seal_of(await key_in(tmp_path), one)
            shown, _ = await take_in(inside, earlier)
            assert marks(shown) == [False]
            kept = msgspec.json.decode(one.kept)
            kept["chips"] = 99
            one.kept = msgspec.Raw(msgspec.json.encode(kept))
            shown, _ = await take_in(inside, earlier)
            assert marks(shown) == [True]

    asyncio.run(play())


def test_another_server_has_another_key(tmp_path: Path, today: Campaign[Any]) -> None:
    async def play() -> None:
        keys = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            async with application(tmp_path / name) as inside:
                _, file = await take_in(inside, today)
                keys.append(await key_in(tmp_path / name))
                assert await key_in(tmp_path / name) == keys[-1], "it stays"
        sealed: Campaign[Any] = Campaign.from_bytes(file, rules_of)
        assert [is_sealed(key, sealed.sessions[0]) for key in keys] == [False, True]

    asyncio.run(play())


def test_a_seal_holds_for_the_match_and_what_was_kept_but_not_for_names(today: Campaign[Any]) -> None:
    one, key, replace = today.sessions[0], b"x" * 32, msgspec.structs.replace
    seal, record = seal_of(key, one), one.record
    renamed = replace(record, players=["Somebody"] * record.seats)
    assert seal_of(key, replace(one, record=renamed)) == seal
    shorter = replace(record, answers=record.answers[:-1])
    assert seal_of(key, replace(one, record=shorter)) != seal
    assert seal_of(key, replace(one, outcome=None)) != seal
    assert seal_of(b"y" * 32, one) != seal
