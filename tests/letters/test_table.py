"""Sealed letters on a real server: everybody gets what the match has revealed to them, and nothing else."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dreamtable.cli import commands
from gauntlet.secrets import sealed_in
from server.kit import Player, Server, Visitor, play, seated

GAME_PAGES = (
    "/api/games",
    "/api/rules/letters",
    "/api/reference/letters",
    "/api/phrases/letters",
    "/api/words/letters",
)


def move(player: Player, *wanted: object) -> None:
    """Answer with a move, as it stands on the wire."""
    while not player.asked:
        player.hear_until("update")
    player.send({"type": "answer", "number": player.update["number"], "move": list(wanted)})


def ids(things: list[Any]) -> list[str]:
    """Return what can be read, by ids."""
    return [thing["id"] for thing in things]


def read_by(visitor: Visitor, table: str) -> list[str]:
    """Return what somebody can read at a table."""
    return ids(visitor.get(f"/api/tables/{table}/reference")["readable"])


def test_updates_bring_what_was_revealed_to_its_readers_only(server: Server, letters: str) -> None:
    table, (host, friend) = seated(server, 2, letters, private=False)
    passer_by = Visitor(server)
    with host.sits(table) as one, friend.sits(table) as two, passer_by.sits(table) as three:
        for player in (one, two, three):
            assert player.hear_until("update")["reading"] == {"things": [], "closed": [], "whole": True}
        move(one, "hold-up", 17)
        assert ids(one.hear_until("update")["reading"]["things"]) == ["letter/17"]
        assert two.hear_until("update")["reading"] is None
        assert three.hear_until("update")["reading"] is None
        move(two, "open", 13)
        for player in (one, two, three):
            reading = player.hear_until("update")["reading"]
            assert (ids(reading["things"]), reading["closed"], reading["whole"]) == (["letter/13"], [], False)
            assert reading["things"][0]["name"] == "Written at sea"
        assert "it was expecting us" in three.raw[-1]
    assert read_by(host, table) == ["letter/17", "letter/13"]
    assert read_by(friend, table) == read_by(passer_by, table) == ["letter/13"]
    said = host.get(f"/api/tables/{table}/reference", params={"lang": "zh"})["readable"]
    assert [thing["name"] for thing in said] == ["致从前的我", "写于海上"]


def test_who_comes_back_is_told_everything_again(server: Server, letters: str) -> None:
    table, (host, friend) = seated(server, 2, letters)
    with host.sits(table) as one:
        one.hear_until("update")
        move(one, "hold-up", 17)
        total = one.hear_until("update")["total"]
    with host.sits(table, since=total, undone=0) as one:
        update = one.hear_until("update")
        assert update["restart"] is False
        assert (ids(update["reading"]["things"]), update["reading"]["whole"]) == (["letter/17"], True)
    with friend.sits(table) as two:
        assert two.hear_until("update")["reading"]["things"] == []


def test_nobody_takes_back_what_was_read_and_what_reveals_nothing_leaves_nothing_to_read(
    server: Server, letters: str
) -> None:
    table, (host, friend) = seated(server, 2, letters)
    with host.sits(table) as one, friend.sits(table) as two:
        for player in (one, two):
            player.hear_until("update")
        move(one, "open", 13)
        assert one.hear_until("update")["can_undo"] is False
        two.hear_until("update")
        assert "taken back" in one.refused({"type": "undo", "number": 1})
        move(two, "burn", 12)
        assert two.hear_until("update")["can_undo"] is True
        two.send({"type": "undo", "number": 2})
        update = two.hear_until("update")
        assert update["restart"] is True
        assert (ids(update["reading"]["things"]), update["reading"]["whole"]) == (["letter/13"], True)


@pytest.fixture
def finished(server: Server, letters: str) -> tuple[str, list[Visitor], list[Player]]:
    """A table at which a match was played to its end, its people, and what they heard."""
    table, people = seated(server, 3, letters, private=False)
    players = [visitor.sits(table) for visitor in people]
    play(players, random.Random(7))
    for player in players:
        player.hear_rest()
        player.leave()
    return table, people, players


def test_nothing_that_was_sent_holds_a_letter_that_its_reader_has_not_read(
    server: Server, finished: tuple[str, list[Visitor], list[Player]]
) -> None:
    table, people, players = finished
    sealed = sealed_in("letters", "en")
    for visitor, player in zip(people, players, strict=True):
        known = read_by(visitor, table)
        assert known
        assert sealed.found_in("\n".join(player.raw).encode(), known) == []
        assert sealed.found_in(visitor.http.get(f"/api/tables/{table}/reference").content, known) == []
        assert sealed.found_in(visitor.http.get(f"/api/tables/{table}").content) == []


def test_after_the_end_a_replay_shows_only_what_the_match_revealed(
    server: Server, finished: tuple[str, list[Visitor], list[Player]]
) -> None:
    table, people, _ = finished
    sealed, each = sealed_in("letters", "en"), [read_by(visitor, table) for visitor in people]
    anybody = {one for known in each for one in known}
    for seat, known in [(-2, anybody), *enumerate(each), (-1, set(read_by(Visitor(server), table)))]:
        shown = people[0].http.get(f"/api/tables/{table}/replay", params={"seat": seat})
        assert shown.status_code == 200
        assert sealed.found_in(shown.content, known) == []
        read: set[str] = set()
        for step in shown.json():
            change = step["reading"] or {"things": [], "closed": []}
            read = (read | set(ids(change["things"]))) - set(change["closed"])
        assert read == set(known)
    assert len(anybody) < len({one for where in sealed.where.values() for one in where})


def test_the_record_is_given_when_the_match_is_over_and_holds_no_letter(
    server: Server, finished: tuple[str, list[Visitor], list[Player]]
) -> None:
    table, (host, *_), _ = finished
    record = host.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    assert sealed_in("letters", "en").found_in(record.content) == []
    running, (other, _) = seated(server, 2, "letters")
    other.refused("GET", f"/api/tables/{running}/record")
    other.refused("GET", f"/api/tables/{running}/replay")


def test_a_file_of_all_tables_holds_no_letter(
    server: Server, finished: tuple[str, list[Visitor], list[Player]], tmp_path: Path
) -> None:
    file = tmp_path / "tables.jsonl"
    done = CliRunner().invoke(commands, ["export", str(file), "--database", str(server.file)])
    assert done.exit_code == 0, done.output
    content = file.read_bytes()
    assert finished[0].encode() in content
    for lang in ("en", "zh-Hans", "ja"):
        assert sealed_in("letters", lang).found_in(content) == []


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_no_page_about_the_game_holds_a_letter(server: Server, letters: str, lang: str) -> None:
    visitor = Visitor(server, lang)
    for page in GAME_PAGES:
        answer = visitor.http.get(page)
        assert answer.status_code == 200, page
        assert sealed_in("letters", lang).found_in(answer.content) == []
    words = json.loads(visitor.http.get("/api/words/letters").content)
    assert len(words["sources"]) == 1
    assert "game-title" in words["sources"][0]


class Opening(random.Random):
    """Always chooses what is offered first: to read a letter to everybody."""

    def choice(self, seq: Any) -> Any:
        """Return the first one."""
        return seq[0]


def test_a_session_of_a_campaign_begins_with_what_was_revealed_before_and_its_files_hold_no_letter(
    server: Server, letters: str
) -> None:
    host = Visitor(server)
    campaign = host.post("/api/campaigns", {"game": letters, "title": "Evenings"})["id"]

    def opens(number: int, follows: int | None) -> str:
        wish = {"number": number, "follows": follows, "seats": 2, "bots": {"1": "random"}, "start": True}
        return str(host.post(f"/api/campaigns/{campaign}/sessions", wish)["table"]["id"])

    first = opens(0, None)
    with host.sits(first) as player:
        play([player], Opening())
    opened = read_by(Visitor(server).invited_by(host, first), first)
    assert opened
    second = opens(1, 0)
    assert read_by(host, second) == opened
    with host.sits(second) as player:
        assert ids(player.hear_until("update")["reading"]["things"]) == opened
        assert sealed_in("letters", "en").found_in("\n".join(player.raw).encode(), opened) == []
    for page in (f"/api/campaigns/{campaign}", f"/api/campaigns/{campaign}/export", "/api/campaigns/mine"):
        answer = host.http.get(page)
        assert answer.status_code == 200, page
        assert sealed_in("letters", "en").found_in(answer.content) == []


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_who_asks_what_a_letter_is_reads_its_envelope_if_it_was_named_and_nothing_else(
    server: Server, letters: str, lang: str
) -> None:
    table, (host, friend) = seated(server, 2, letters, private=False)
    asks = {"ref": [f"letter:{code}" for code in range(10, 30)], "lang": lang}
    page = f"/api/tables/{table}/explanations"
    with host.sits(table) as one, friend.sits(table) as two:
        for player in (one, two):
            player.hear_until("update")
        told = host.http.get(page, params=asks)
        assert [info["ref"] for info in told.json()] == [f"letter:{code}" for code in range(11, 21)]
        assert sealed_in("letters", lang).found_in(told.content) == []
        assert friend.get(page, params=asks) == Visitor(server).get(page, params=asks) == []
        move(one, "hold-up", 17)
        two.hear_until("update")
        for visitor in (host, friend, Visitor(server)):
            told = visitor.http.get(page, params=asks)
            assert "letter:17" in [info["ref"] for info in told.json()]
            assert sealed_in("letters", lang).found_in(told.content) == []
