"""Peace at a table: who disturbs it is muted, removed, banned or reported; onlookers can be silenced."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from dreamtable.server.config import Settings
from dreamtable.server.reports import stored_reports
from server.kit import Player, Server, Visitor, play, seated

NO_TABLE = 4404


def speaks(player: Player, text: str) -> Any:
    """Let somebody say something; return the line."""
    player.send({"type": "say", "text": text})
    return player.hear_until("said")


def named(server: Server, name: str) -> Visitor:
    visitor = Visitor(server)
    visitor.put("/api/me/name", {"name": name})
    return visitor


def test_whom_the_host_mutes_may_not_speak_until_the_host_lets_them(server: Server) -> None:
    table, (host, guest) = seated(server, 2)
    with guest.sits(table) as player:
        player.hear_until("table")
        host.put(f"/api/tables/{table}/standing", {"seat": 1, "standing": "muted"})
        reason = player.refused({"type": "say", "text": "hello"})
        assert "host" in reason
        [kept] = host.get(f"/api/tables/{table}")["guests"]
        assert kept["standing"] == "muted"
        assert guest.get(f"/api/tables/{table}")["guests"] == []
        host.put(f"/api/tables/{table}/standing", {"who": kept["who"]})
        assert speaks(player, "thank you")["text"] == "thank you"


def test_only_the_host_mutes_and_nobody_themselves(server: Server) -> None:
    table, (host, guest) = seated(server, 2)
    guest.refused("PUT", f"/api/tables/{table}/standing", {"seat": 0, "standing": "banned"}, 403)
    guest.refused("PUT", f"/api/tables/{table}/quiet", {"on": True}, 403)
    host.refused("PUT", f"/api/tables/{table}/standing", {"seat": 0, "standing": "muted"}, 400)
    host.refused("PUT", f"/api/tables/{table}/standing", {"who": "nobody"}, 404)


def test_who_is_removed_before_the_match_has_no_seat_and_may_come_again(server: Server) -> None:
    made = (host := Visitor(server)).host(seats=2)
    table, guest = made["table"]["id"], Visitor(server)
    guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    told = host.put(f"/api/tables/{table}/standing", {"seat": 1, "standing": "removed"})
    assert told["seats"][1]["kind"] == "empty"
    guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})


def test_who_is_banned_goes_at_once_and_does_not_come_back_with_the_invitation(server: Server) -> None:
    made = (host := Visitor(server)).host(seats=2)
    table, guest = made["table"]["id"], Visitor(server)
    guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with guest.sits(table) as player:
        player.hear_until("table")
        told = host.put(f"/api/tables/{table}/standing", {"seat": 1, "standing": "banned"})
        assert told["seats"][1]["kind"] == "empty"
        assert player.closed_with()
    guest.refused("GET", f"/api/tables/{table}", status=404)
    guest.refused("POST", f"/api/tables/{table}/join", {"invite": made["invite"]}, 404)
    guest.refused("POST", f"/api/tables/{table}/invitation", {"invite": made["invite"]}, 404)
    assert Player(server, table, guest.cookie).closed_with() == NO_TABLE
    [kept] = host.get(f"/api/tables/{table}")["guests"]
    host.put(f"/api/tables/{table}/standing", {"who": kept["who"]})
    guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})


def test_a_bot_plays_on_for_who_is_banned_from_a_running_match(server: Server) -> None:
    table, (host, guest) = seated(server, 2)
    told = host.put(f"/api/tables/{table}/standing", {"seat": 1, "standing": "banned"})
    assert told["seats"][1]["conceded"]
    guest.refused("GET", f"/api/tables/{table}", status=404)
    with host.sits(table) as player:
        play([player], random.Random(3))
        assert player.over


def test_nobody_is_banned_from_a_public_table_and_comes_back_to_it(server: Server) -> None:
    host, guest = named(server, "Host"), named(server, "Rude")
    table = host.host(seats=2, private=False)["table"]["id"]
    with guest.sits(table) as player, host.sits(table) as own:
        line = speaks(player, "rude words")
        host.put(f"/api/tables/{table}/standing", {"who": line["who"], "standing": "banned"})
        assert player.closed_with()
        own.hear_rest()
    guest.refused("GET", f"/api/tables/{table}", status=404)
    guest.refused("POST", f"/api/tables/{table}/join", {}, 404)


def test_whom_i_mute_i_do_not_hear_and_others_do(server: Server) -> None:
    table, (one, two) = seated(server, 2)
    with one.sits(table) as hears, two.sits(table) as speaker:
        first = speaks(speaker, "first words")
        one.put(f"/api/tables/{table}/mute", {"who": first["who"], "on": True})
        hears.send({"type": "hello", "lang": "en"})
        hears.hear_rest()
        assert [(line["text"], line["muted"]) for line in hears.said][-1] == ("", True)
        assert speaks(speaker, "second words")["text"] == "second words"
        hears.hear_rest()
        assert not any("second words" in raw for raw in hears.raw)
        one.put(f"/api/tables/{table}/mute", {"who": first["who"], "on": False})
        hears.send({"type": "hello", "lang": "en"})
        hears.hear_rest()
        assert hears.said[-1]["text"] == "second words"


def test_who_only_watches_is_silent_where_the_host_wants_it(server: Server) -> None:
    table, (host, guest) = seated(server, 2)
    onlooker = Visitor(server).invited_by(host, table)
    with onlooker.sits(table) as looks, guest.sits(table) as plays:
        looks.hear_until("table")
        plays.hear_until("table")
        assert host.put(f"/api/tables/{table}/quiet", {"on": True})["quiet"]
        assert "watches" in looks.refused({"type": "say", "text": "fold!"})
        speaks(plays, "we may")
        host.put(f"/api/tables/{table}/quiet", {"on": False})
        speaks(looks, "at last")
        assert looks.refusals == [looks.refusals[0]]


def reported(server: Server) -> tuple[str, Visitor, Visitor]:
    """Return a table where somebody was reported, who reported them, and who that was."""
    table, people = seated(server, 2)
    one, two = people
    one.put("/api/me/name", {"name": "Ada Reports"})
    two.put("/api/me/name", {"name": "Rude Rufus"})
    with one.sits(table) as good, two.sits(table) as rude:
        play([good, rude], random.Random(2), 6)
        speaks(rude, "something rude")
    one.post(f"/api/tables/{table}/report", {"seat": 1, "why": "He is rude."})
    return table, one, two


def of(server: Server, table: str) -> list[Any]:
    """Return what was reported of a table."""
    found = asyncio.run(stored_reports(Settings(database=str(server.file))))
    return [one for one in found if one.table_id == table]


def test_a_report_carries_record_and_chat_to_the_operator(server: Server, tmp_path: Path) -> None:
    table, _, _ = reported(server)
    [one] = of(server, table)
    assert (one.table_id, one.game, one.name, one.why) == (table, "lucidity", "Rude Rufus", "He is rude.")
    assert [line.text for line in one.chat] == ["something rude"]
    assert json.loads(bytes(one.record))["players"] == ["Ada Reports", "Rude Rufus"]
    file = tmp_path / "reports.jsonl"
    command = [sys.executable, "-m", "dreamtable.cli", "reports", "--database", str(server.file)]
    shown = subprocess.run([*command, "--to", str(file)], capture_output=True, text=True, check=True)
    assert "Rude Rufus" in shown.stdout
    assert "something rude" in shown.stdout
    assert any(json.loads(line)["id"] == one.id for line in file.read_text().splitlines())
    done = subprocess.run([*command, "--done", one.id], capture_output=True, text=True, check=True)
    assert one.id in shown.stdout
    assert one.id not in done.stdout


def test_reports_are_taken_along_without_saying_who_wrote_them(server: Server) -> None:
    table, one, two = reported(server)
    [own] = one.get("/api/account/data")["reports"]
    assert (own["table"], own["why"]) == (table, "He is rude.")
    data = two.http.get("/api/account/data").text
    assert json.loads(data)["reported"][0]["table"] == table
    assert "He is rude" not in data
    assert "Ada" not in data


def test_who_is_deleted_is_somebody_in_reports_and_mutes(server: Server) -> None:
    table, one, two = reported(server)
    one.put(f"/api/tables/{table}/mute", {"seat": 1, "on": True})
    assert one.get("/api/account/data")["muted"] == ["Rude Rufus"]
    two.post("/api/account/delete", {})
    [told] = of(server, table)
    assert told.about is None
    assert "Rufus" not in told.name + str(told.chat) + bytes(told.record).decode()
    assert one.get("/api/account/data")["muted"] == []
    one.post("/api/account/delete", {})
    [told] = of(server, table)
    assert told.person is None
    assert "Ada" not in str(told.chat) + bytes(told.record).decode()


def test_reports_and_names_are_limited(tmp_path: Path) -> None:
    server = Server(tmp_path, limits=1.0)
    made = (host := Visitor(server)).host(seats=2)
    table, guest = made["table"]["id"], Visitor(server)
    guest.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    path, body = f"/api/tables/{table}/report", {"seat": 0, "why": "again"}
    answers = [guest.http.post(path, json=body).status_code for _ in range(6)]
    assert answers[:4] == [201] * 4
    assert answers[-1] == 429
    names = [guest.http.put("/api/me/name", json={"name": f"name {n}"}).status_code for n in range(9)]
    assert names[0] == 200
    assert names[-1] == 429
    guest.refused("PUT", "/api/me/name", {"name": "n" * 25}, 400)
    host.refused("POST", path, {"seat": 1, "why": "x" * 501}, 400)
    server.kill()
