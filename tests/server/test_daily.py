"""The dream of the day: the same for everybody, begun once, closed until midnight, and then open to all."""

import hashlib
import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from dreamtable.server import hours
from server.kit import Server, Visitor, play

DAY = 24 * 3600.0
KEYWORDS = "a long password"


class Days:
    """The time by which a server plays, moved by a file that it begins with."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        self.server, self.patch, self.moved = server, patch, 0.0
        self.to(0)

    def to(self, days: float) -> None:
        """Let the server go on so many days later, at noon."""
        noon = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0).timestamp()
        self.moved = noon - datetime.now(UTC).timestamp() + days * DAY
        self.server.stop()
        self.server.serving = moved(hours.beginning() + self.moved)
        self.server.start()

    @staticmethod
    def named(days: int = 0) -> str:
        """Return the name of a day."""
        return (datetime.now(UTC).date() + timedelta(days=days)).isoformat()


def moved(begun: float) -> Any:
    """Return what serves with another time."""
    return Moved(begun)


class Moved:
    """Serves in a process whose time began at another moment."""

    def __init__(self, begun: float) -> None:
        self.begun = begun

    def __call__(self, *arguments: Any) -> None:
        from server.kit import serve_in_child

        vars(hours)["_BEGUN"] = self.begun
        serve_in_child(*arguments)


@pytest.fixture
def server(tmp_path: Path) -> Any:
    one = Server(tmp_path)
    yield one
    one.kill()
    assert '"trace"' not in one.log()


@pytest.fixture
def days(server: Server, monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(server, monkeypatch)


def dream(page: Any, game: str = "lucidity") -> Any:
    """Return the dream of a day in a game."""
    return next(one for one in page["dreams"] if one["game"] == game)


def somebody(server: Server, name: str | None = None) -> Visitor:
    """Return somebody, with an account if they have a name for it."""
    visitor = Visitor(server)
    visitor.get("/api/me")
    if name is not None:
        visitor.post("/api/account/register", {"account": name, "password": KEYWORDS})
    return visitor


def dreams(visitor: Visitor, number: int = 1, game: str = "lucidity") -> str:
    """Let somebody dream the dream of the day to its end; return the table."""
    table = str(visitor.post(f"/api/daily/{game}")["id"])
    with visitor.sits(table) as player:
        player.hear_until("update")
        play([player], random.Random(number))
    return table


def test_every_day_has_a_dream_in_three_games(server: Server, days: Days) -> None:
    page = Visitor(server).get("/api/daily")
    assert (page["day"], page["state"]) == (days.named(), "open")
    assert [one["game"] for one in page["dreams"]] == ["lucidity", "eldritch", "tamashii"]
    assert all(one["options"] and one["secret"] is None for one in page["dreams"])
    for game in ("eldritch", "tamashii"):
        with (visitor := Visitor(server)).sits(visitor.post(f"/api/daily/{game}")["id"]) as player:
            player.hear_until("update")
            assert player.asked


def test_the_server_is_bound_to_a_dream_the_day_before_and_shows_what_it_was(
    server: Server, days: Days
) -> None:
    reader = Visitor(server)
    before = dream(reader.get(f"/api/daily/{days.named(1)}"))
    assert (before["options"], before["secret"]) == ([], None)
    days.to(1)
    today = dream(reader.get("/api/daily"))
    assert today["commitment"] == before["commitment"]
    assert today["committed"] < datetime.fromisoformat(f"{days.named(1)}T00:00:00+00:00").timestamp()
    assert today["secret"] is None
    days.to(2)
    after = dream(reader.get(f"/api/daily/{days.named(1)}"))
    assert hashlib.sha256(after["secret"].encode()).hexdigest() == before["commitment"]
    assert after["secret"].split(":", 2)[2].startswith(f"{days.named(1)}:lucidity:solo:")


def test_everybody_dreams_the_same(server: Server, days: Days) -> None:
    seen = []
    for name in ("Ann", "Ben"):
        visitor = somebody(server, name)
        with visitor.sits(visitor.post("/api/daily/eldritch")["id"]) as player:
            player.hear_until("update")
            play([player], random.Random(7), 30)
            seen.append((player.update["view"], player.update["question"]["moves"]))
    assert seen[0] == seen[1]


def test_a_dream_is_begun_once(server: Server, days: Days) -> None:
    ann = somebody(server, "Ann")
    table = dreams(ann)
    assert ann.post("/api/daily/lucidity")["id"] == table
    page = dream(ann.get("/api/daily"))
    assert (page["started"], page["own"]["table"]) == (1, table)


def test_nothing_is_taken_back_or_suggested(server: Server, days: Days) -> None:
    ann = somebody(server, "Ann")
    table = ann.post("/api/daily/eldritch")["id"]
    with ann.sits(table) as player:
        player.hear_until("update")
        for _ in range(4):
            play([player], random.Random(1), 1)
            assert player.update["can_undo"] is False
        reason = player.refused({"type": "undo", "number": player.update["number"]})
        assert "nothing is taken back" in reason
        assert "No moves are suggested" in player.refused({"type": "suggest"})


def test_nothing_of_it_is_for_others_before_the_day_is_over(server: Server, days: Days) -> None:
    ann, ben = somebody(server, "Ann"), somebody(server, "Ben")
    table = dreams(ann)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    assert dream(ann.get("/api/daily"))["own"]["result"] in ("won", "lost")
    assert dream(ann.get("/api/daily"))["results"] == []
    ann.get(f"/api/tables/{table}/replay?seat=0")
    fairness = ann.get(f"/api/tables/{table}/fairness")
    assert (fairness["secret"], fairness["seed"]) == (None, None)
    ann.refused("GET", f"/api/tables/{table}/record", status=403)
    page = dream(ben.get("/api/daily"))
    assert (page["started"], page["results"], page["own"]) == (1, [], None)
    reason = ben.refused("POST", f"/api/tables/{table}/invitation", {"invite": invite}, 403)
    assert "once the day is over" in reason
    for what in ("", "/replay?seat=0", "/ending", "/fairness", "/record", "/log?before=9"):
        ben.refused("GET", f"/api/tables/{table}{what}", status=404)


def test_when_the_day_is_over_all_results_and_replays_are_open(server: Server, days: Days) -> None:
    for number, name in enumerate(("Ann", "Ben")):
        dreams(somebody(server, name), number + 1)
    dreams(somebody(server), 3)
    days.to(1)
    reader = Visitor(server)
    page = reader.get(f"/api/daily/{days.named()}")
    results = dream(page)["results"]
    assert (page["state"], dream(page)["started"]) == ("over", 3)
    assert sorted(one["name"] for one in results) == ["Ann", "Ben"], "a guest is not on the record"
    assert all(one["counts"] and one["was"] is not None for one in results)
    order = [(one["result"] != "won", -one["score"], one["answers"]) for one in results]
    assert order == sorted(order)
    for one in results:
        assert reader.get(f"/api/tables/{one['table']}/replay?seat=0")
        assert reader.get(f"/api/tables/{one['table']}/fairness")["secret"] == dream(page)["secret"]


def test_a_guest_who_registers_within_the_day_is_on_the_record(server: Server, days: Days) -> None:
    cem = somebody(server)
    dreams(cem)
    assert dream(cem.get("/api/daily"))["own"]["counts"] is False
    cem.post("/api/account/register", {"account": "Cem", "password": KEYWORDS})
    assert dream(cem.get("/api/daily"))["own"]["counts"] is True


def test_of_two_starts_of_one_person_the_first_counts(server: Server, days: Days) -> None:
    ann, guest = somebody(server, "Ann"), somebody(server)
    first = dreams(guest, 5)
    dreams(ann, 6)
    guest.post("/api/account/login", {"account": "Ann", "password": KEYWORDS})
    assert dream(guest.get("/api/daily"))["own"]["table"] == first
    assert dream(guest.get("/api/daily"))["started"] == 1


def test_what_is_over_only_after_midnight_is_not_on_the_record(server: Server, days: Days) -> None:
    ann = somebody(server, "Ann")
    table = ann.post("/api/daily/lucidity")["id"]
    days.to(1)
    with ann.sits(table) as player:
        player.hear_until("update")
        play([player], random.Random(1))
    page = dream(ann.get(f"/api/daily/{days.named()}"))
    assert (page["own"]["counts"], page["results"]) == (False, [])
    assert page["own"]["result"] in ("won", "lost")


def test_who_is_deleted_is_on_no_page(server: Server, days: Days) -> None:
    ann = somebody(server, "Ann")
    dreams(ann)
    ann.post("/api/account/delete", {"password": KEYWORDS})
    assert dream(Visitor(server).get("/api/daily"))["started"] == 0


@pytest.mark.parametrize("day", ["2001-01-01", "yesterday", "2026-13-40", "9999-12-31"])
def test_a_day_without_dreams_is_refused(server: Server, day: str) -> None:
    assert Visitor(server).refused("GET", f"/api/daily/{day}", status=404)
