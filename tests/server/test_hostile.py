"""Whatever a stranger sends is answered with a sentence: nothing is a failure of ours.

DREAMTABLE_HOSTILE=40000 for more; DREAMTABLE_DATABASE=postgresql://… for another database.
"""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import DreamtableError
from dreamtable.server.config import Settings
from dreamtable.server.transfer import export_tables, import_tables
from gauntlet.checks import play_a_campaign
from server.hostile import Inside, Stranger, application

NUMBER = int(os.environ.get("DREAMTABLE_HOSTILE", "900"))
SETTINGS = {"database": url} if (url := os.environ.get("DREAMTABLE_DATABASE")) else {}
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


async def settle_in(inside: Inside) -> tuple[dict[str, Any], list[str], bytes]:
    """Return the description of the interface, some ids of what is there, and a cookie."""
    schema = json.loads((await inside.ask("GET", b"/schema/openapi.json")).body)
    cookie = b"dreamtable=" + await inside.cookie()
    wishes: list[Any] = [
        {"game": "lucidity", "seats": 2, "bots": {"1": "random"}, "start": True},
        {"game": "lucidity", "seats": 2, "bots": {"0": "random", "1": "random"}, "start": True},
        {"game": "tamashii", "seats": 2, "bots": {"1": "random"}, "start": True},
        {"game": "inception", "seats": 4},
    ]
    sends = [(b"cookie", cookie), (b"content-type", b"application/json")]
    ids = []
    for wish in wishes:
        made = await inside.ask("POST", b"/api/tables", json.dumps(wish).encode(), sends)
        assert made.status == 201, made
        ids.append(json.loads(made.body)["table"]["id"])
    wish = {"game": "tamashii", "title": "x"}
    made = await inside.ask("POST", b"/api/campaigns", json.dumps(wish).encode(), sends)
    assert made.status == 201, made
    return schema, [*ids, json.loads(made.body)["id"]], cookie


def test_no_request_and_no_frame_makes_the_server_fail(tmp_path: Path) -> None:
    async def attack() -> None:
        async with application(tmp_path, **SETTINGS) as inside:
            schema, ids, cookie = await settle_in(inside)
            stranger = Stranger("requests", schema, ids)
            failed = []
            for _ in range(NUMBER):
                method, path, body, headers = stranger.request(cookie)
                if path.startswith(
                    (
                        b"/api/account/logout",
                        b"/api/account/delete",
                        b"/api/account/login",
                        b"/api/account/password",
                    )
                ):
                    headers = [header for header in headers if header[0] != b"cookie"]
                answer = await inside.ask(method, path, body, headers)
                if answer.status >= 500:
                    failed.append(answer)
            for number in range(NUMBER // 30):
                frames = [stranger.frame(number) for _ in range(30)]
                told = await inside.sit(stranger.chance.choice(ids), ['{"type":"hello"}', *frames], cookie)
                failed += [one for one in told if one["type"] == "refused" and "in the log" in one["reason"]]
            assert not failed, (len(failed), failed[:5])
            assert not inside.complaints.heard, (len(inside.complaints.heard), inside.complaints.heard[:3])

    asyncio.run(attack())


@pytest.mark.parametrize("game", ["tamashii", "etherfields"])
def test_a_campaign_that_was_tampered_with_is_answered_with_a_sentence(tmp_path: Path, game: str) -> None:
    async def attack() -> None:
        campaign = json.loads(play_a_campaign(rules_of(game), "hostile", 1).to_bytes())
        async with application(tmp_path, **SETTINGS) as inside:
            sends = [(b"cookie", b"dreamtable=" + await inside.cookie())]
            whole = await inside.ask("POST", b"/api/campaigns/import", json.dumps(campaign).encode(), sends)
            assert whole.status == 201, whole.body
            stranger = Stranger(f"campaigns {game}", {"paths": {}}, [])
            for _ in range(NUMBER // 40):
                content = json.dumps(stranger.mutated(campaign)).encode()
                answer = await inside.ask("POST", b"/api/campaigns/import", content, sends)
                assert answer.status < 500, (answer.body, inside.complaints.heard)
                assert answer.status == 201 or json.loads(answer.body)["reason"], answer
            assert not inside.complaints.heard

    asyncio.run(attack())


def test_a_file_of_tables_that_was_tampered_with_is_answered_with_a_sentence(tmp_path: Path) -> None:
    async def attack() -> None:
        source, out = tmp_path / "source", tmp_path / "tables.jsonl"
        source.mkdir()
        async with application(source) as inside:
            _, ids, _ = await settle_in(inside)
        await export_tables(Settings(database=str(source / "tables.db")), out, None)
        lines = [json.loads(line) for line in out.read_bytes().splitlines()]
        stranger = Stranger("tables", {"paths": {}}, ids)
        target = tmp_path / "target"
        target.mkdir()
        taken_in, sentences = 0, []
        for _ in range(NUMBER // 30):
            line = stranger.chance.randrange(len(lines))
            changed = [stranger.mutated(one) if at == line else one for at, one in enumerate(lines)]
            out.write_text("\n".join(map(json.dumps, changed)), encoding="utf-8")
            try:
                taken_in += (await import_tables(Settings(database=str(target / "tables.db")), out))[0]
            except DreamtableError as error:
                sentences.append(str(error))
        assert taken_in
        assert [one for one in sentences if not one.endswith(".")] == []
        async with application(target) as inside:
            sends = [(b"cookie", b"dreamtable=" + await inside.cookie())]
            for table in ids:
                for page in ("", "/replay", "/record", "/ending", "/reference", "/fairness"):
                    answer = await inside.ask("GET", f"/api/tables/{table}{page}".encode(), b"", sends)
                    assert answer.status < 500, (answer, inside.complaints.heard)

    asyncio.run(attack())
