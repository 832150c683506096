"""What was played is remembered: results with who was what, all of the history, and a profile."""

import random
from pathlib import Path
from typing import Any

import pytest

from server.kit import Server, Visitor, play, seated
from server.test_versions import rows, sit


@pytest.fixture
def server(tmp_path: Path) -> Any:
    one = Server(tmp_path)
    yield one
    one.kill()
    assert '"trace"' not in one.log()


def played(server: Server, number: int = 0) -> tuple[str, list[Visitor]]:
    """Return a table where two people have played to the end."""
    table, people = seated(server, 2)
    players = sit(table, people)
    play(players, random.Random(number))
    for player in players:
        player.leave()
    return table, people


def test_the_history_tells_who_was_what_and_how_it_ended(server: Server) -> None:
    table, people = played(server)
    for at, visitor in enumerate(people):
        [match] = visitor.get("/api/history")["matches"]
        assert (match["id"], match["game"]) == (table, "lucidity")
        assert [seat["own"] for seat in match["seats"]] == [seat == at for seat in range(2)]
        assert all(seat["was"] for seat in match["seats"])
        assert match["result"] == ("won" if match["seats"][at]["won"] else "lost")
        assert match["reason"]


def test_a_running_match_is_in_no_history(server: Server) -> None:
    table, people = seated(server, 2)
    players = sit(table, people)
    play(players, random.Random(1), 4)
    assert people[0].get("/api/history")["matches"] == []
    assert people[0].get("/api/profile")["total"] == {"played": 0, "won": 0}


def test_the_history_is_searched_by_game_person_and_result(server: Server) -> None:
    _, (one, two) = played(server)
    name = two.get("/api/me")["name"]
    result = one.get("/api/history")["matches"][0]["result"]
    other = "lost" if result == "won" else "won"
    assert one.get(f"/api/history?game=lucidity&person={name}&result={result}")["found"] == 1
    assert one.get("/api/history?game=tamashii")["found"] == 0
    assert one.get("/api/history?person=nobody-at-all")["found"] == 0
    assert one.get(f"/api/history?result={other}")["found"] == 0


def test_all_of_the_history_is_there_page_by_page(server: Server) -> None:
    table, people = played(server)
    people[0].get("/api/history")
    for number in range(45):
        copy_table(server, table, f"copy-{number:02}", number)
    seen: list[str] = []
    before = ""
    while True:
        page = people[0].get(f"/api/history{before}")
        seen += [match["id"] for match in page["matches"]]
        if page["before"] is None:
            break
        before = f"?before={page['before']}"
    assert len(seen) == len(set(seen)) == 46


def copy_table(server: Server, table: str, name: str, at: int) -> None:
    """Let a finished match be there once more; its result first, so that nobody looks for it."""
    for relation in ("seats", "seat_results", "results"):
        columns = [row[1] for row in rows(server, f"PRAGMA table_info({relation})")]
        same = ", ".join({"table_id": f"'{name}'"}.get(one, f'"{one}"') for one in columns)
        rows(server, f"INSERT INTO {relation} SELECT {same} FROM {relation} WHERE table_id = ?", table)  # noqa: S608
    columns = [row[1] for row in rows(server, "PRAGMA table_info(tables)")]
    same = ", ".join({"id": f"'{name}'", "updated": str(at)}.get(one, f'"{one}"') for one in columns)
    rows(server, f"INSERT INTO tables SELECT {same} FROM tables WHERE id = ?", table)  # noqa: S608


def test_a_profile_counts_by_game_role_and_partner_and_rates_rivals(server: Server) -> None:
    _, people = played(server)
    profiles = [one.get("/api/profile") for one in people]
    won = [profile["total"]["won"] for profile in profiles]
    ratings = [profile["games"][0]["rating"] for profile in profiles]
    for profile, other in zip(profiles, reversed(profiles), strict=True):
        [game] = profile["games"]
        assert profile["total"]["played"] == game["total"]["played"] == 1
        assert game["traits"]
        assert [(one["name"], one["played"]) for one in profile["partners"]] == [(other["name"], 1)]
    if won[0] != won[1]:
        assert (ratings[0] > ratings[1]) == (won[0] > won[1])


def test_a_match_that_a_substitute_played_is_named_and_does_not_count(server: Server) -> None:
    table, (one, _) = played(server)
    one.get("/api/history")
    rows(server, "UPDATE seat_results SET stood_in = answers WHERE table_id = ? AND seat = 0", table)
    [match] = one.get("/api/history")["matches"]
    assert not match["counts"]
    profile = one.get("/api/profile")
    assert (profile["total"]["played"], profile["uncounted"]) == (0, 1)


def test_what_was_achieved_stands_in_the_result_and_on_the_profile_and_is_taken_along(server: Server) -> None:
    for number in range(20):
        table, people = played(server, number)
        told = people[0].get(f"/api/tables/{table}/feats")
        if told:
            break
    assert told == people[1].get(f"/api/tables/{table}/feats")
    earner = people[told[0]["seat"]]
    own = {feat["id"] for feat in told[0]["feats"]}
    assert all(feat["name"] and feat["how"] for feat in told[0]["feats"])
    listed = earner.get("/api/profile")["games"][0]["feats"]
    assert {feat["id"] for feat in listed if feat["times"]} == own
    assert len(listed) >= 8
    [taken] = earner.get("/api/account/data")["tables"]
    assert set(taken["results"][0]["feats"]) == own


def test_of_a_running_match_nothing_is_achieved(server: Server) -> None:
    table, people = seated(server, 2)
    play(sit(table, people), random.Random(1), 4)
    assert people[0].get(f"/api/tables/{table}/feats") == []
