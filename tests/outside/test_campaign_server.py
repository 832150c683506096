"""A campaign at the web table: begun, joined, played over several sessions, taken along, never lost."""

import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from seasons.rules import RULES
from websockets.exceptions import WebSocketException

from dreamtable.cli import commands
from dreamtable.kernel import Campaign, from_bytes
from dreamtable.lang import Speaker
from server.kit import Server, Visitor, play

Info = dict[str, Any]


@pytest.fixture(scope="module")
def server(garden: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a game with a campaign."""
    one = Server(tmp_path_factory.mktemp("server"), outside=garden)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


NO_CAMPAIGN = Speaker("en").say("server-no-campaign")


class Gardener(Visitor):
    """Somebody who plays campaigns."""

    def begins(self, title: str = "The old garden") -> str:
        """Begin a campaign; return its id."""
        return str(self.post("/api/campaigns", {"game": "seasons", "title": title})["id"])

    def looks_at(self, campaign: str) -> Info:
        """Return the campaign as its page shows it."""
        info: Info = self.get(f"/api/campaigns/{campaign}")
        return info

    def joins(self, campaign: str, invite: str) -> Info:
        """Take part."""
        info: Info = self.post(f"/api/campaigns/{campaign}/join", {"invite": invite})
        return info

    def opens(self, campaign: str, follows: int | None = None, seats: int = 1, **wishes: Any) -> str:
        """Put up the table of a session; return its id."""
        number = self.looks_at(campaign)["next_number"]
        wish = {"number": number, "follows": follows, "seats": seats, **wishes}
        made = self.post(f"/api/campaigns/{campaign}/sessions", wish)
        return str(made["table"]["id"])

    def plants(self, table: str, *others: "Gardener") -> None:
        """Play a session to its end, by planting alone."""
        players = [one.sits(table) for one in (self, *others)]
        play(players, Planting())
        for player in players:
            player.leave()

    def plays(self, campaign: str, follows: int | None = None, **wishes: Any) -> int:
        """Play a session alone until one is won; return its number."""
        for _ in range(40):
            self.plants(self.opens(campaign, follows, start=True, **wishes))
            session = self.looks_at(campaign)["sessions"][-1]
            if session["winners"]:
                return int(session["number"])
        raise AssertionError("never won")


class Planting(random.Random):
    """Always chooses what is offered first."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


def test_a_campaign_begins_with_what_is_unlocked_first(server: Server) -> None:
    ann = Gardener(server)
    info = ann.looks_at(ann.begins())
    assert (info["title"], info["game"], info["sessions"]) == ("The old garden", "seasons", [])
    garden = next(option for option in info["beginning"]["options"] if option["name"] == "garden")
    assert [choice["label"] for choice in garden["choices"]] == ["The courtyard"]
    assert [mode["label"] for mode in info["beginning"]["modes"]] == ["All together"]
    assert info["beginning"]["locked"] == 2
    assert [(member["me"], member["leads"]) for member in info["members"]] == [(True, True)]
    assert ann.looks_at(ann.begins("  "))["title"] == "Seasons"


def test_only_games_that_remember_have_a_campaign(server: Server) -> None:
    ann = Gardener(server, "zh-Hans")
    assert ann.refused("POST", "/api/campaigns", {"game": "lucidity"}, 400) == "这个游戏没有战役。"
    ann.refused("POST", "/api/campaigns", {"game": "chess"}, 404)
    games = {game["name"]: game["campaign"] for game in ann.get("/api/games")}
    assert games["seasons"]
    assert not games["lucidity"]


def test_friends_take_part_by_invitation_only_and_strangers_see_no_story(server: Server) -> None:
    ann, ben, eve = Gardener(server), Gardener(server), Gardener(server)
    campaign = ann.begins()
    ann.plays(campaign)
    invite = ann.looks_at(campaign)["invite"]
    for one in (campaign, "nothing"):  # whoever is not invited does not even learn that it is there
        reasons = {
            eve.refused("GET", f"/api/campaigns/{one}{page}", status=404) for page in ("", "/book", "/export")
        }
        for page in ("join", "invitation"):
            reasons.add(eve.refused("POST", f"/api/campaigns/{one}/{page}", {"invite": "guess"}, 404))
        reasons.add(eve.refused("PUT", f"/api/campaigns/{one}/title", {"title": "Eve's"}, 404))
        assert [*reasons] == [NO_CAMPAIGN]
    seen = ben.post(f"/api/campaigns/{campaign}/invitation", {"invite": invite})
    assert (seen["member"], seen["sessions"], seen["invite"], seen["beginning"]) == (False, [], None, None)
    assert invite not in json.dumps(seen)
    joined = ben.joins(campaign, invite)
    assert [member["me"] for member in joined["members"]] == [False, True]
    assert joined["sessions"]
    assert campaign in [line["id"] for line in ben.get("/api/campaigns/mine")]
    assert campaign not in [line["id"] for line in eve.get("/api/campaigns/mine")]
    wish = {"number": 9, "follows": None, "seats": 1}
    eve.refused("POST", f"/api/campaigns/{campaign}/sessions", wish, 404)


def test_who_leads_lets_others_go_and_their_link_is_worth_nothing_then(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign = ann.begins()
    invite = ann.looks_at(campaign)["invite"]
    ben.joins(campaign, invite)
    ben.refused("POST", f"/api/campaigns/{campaign}/members/0/remove", status=403)
    ben.refused("PUT", f"/api/campaigns/{campaign}/title", {"title": "Mine"}, 403)
    ann.post(f"/api/campaigns/{campaign}/members/1/remove")
    ben.refused("GET", f"/api/campaigns/{campaign}", status=404)
    ben.refused("POST", f"/api/campaigns/{campaign}/join", {"invite": invite}, 404)
    ben.joins(campaign, ann.looks_at(campaign)["invite"])
    assert ann.http.post(f"/api/campaigns/{campaign}/leave").status_code == 204
    assert ben.looks_at(campaign)["leads"]
    assert ben.put(f"/api/campaigns/{campaign}/title", {"title": "Ben's"})["title"] == "Ben's"


def test_a_session_is_kept_and_what_it_unlocks_is_offered(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    info = ann.looks_at(campaign)
    session = info["sessions"][first]
    assert session["status"] == "over"
    assert session["reason"] == "The garden was in bloom."
    assert session["choices"] == ["The courtyard"]
    assert set(session["unlocked"]) == {"The orchard", "Rivals"}
    assert any("put by" in line for line in session["remembered"])
    assert "buried" not in json.dumps(info)
    assert info["latest"] == first
    garden = next(option for option in session["offer"]["options"] if option["name"] == "garden")
    assert [choice["value"] for choice in garden["choices"]] == ["courtyard", "orchard"]
    table = ann.opens(campaign, first, start=True, options={"garden": "orchard"})
    with ann.sits(table) as player:
        view = player.hear_until("update")["view"]
    assert (view["garden"], view["seeds"]) == ("orchard", 1)


def test_what_is_not_unlocked_is_refused(server: Server) -> None:
    ann = Gardener(server, "ja")
    campaign = ann.begins()
    sessions = f"/api/campaigns/{campaign}/sessions"
    wish = {"number": 0, "follows": None, "seats": 2}
    locked = {**wish, "options": {"garden": "pond"}}
    assert ann.refused("POST", sessions, locked, 400) == "まだ解放されていません。解放済み：courtyard"
    ann.refused("POST", sessions, {**wish, "mode": "rivals"}, 400)
    ann.refused("POST", sessions, {**wish, "options": {"garden": "moon"}}, 400)
    ann.refused("POST", sessions, {**wish, "seats": 9}, 400)
    ann.refused("POST", sessions, {**wish, "follows": 3})
    ann.refused("POST", sessions, {**wish, "bots": {"1": "genius"}}, 400)
    assert ann.looks_at(campaign)["sessions"] == []


def test_of_two_who_begin_the_same_session_at_once_the_second_is_told(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign = ann.begins()
    ben.joins(campaign, ann.looks_at(campaign)["invite"])
    table = ann.opens(campaign, seats=2)
    wish = {"number": 0, "follows": None, "seats": 2}
    assert "just begun" in ben.refused("POST", f"/api/campaigns/{campaign}/sessions", wish)
    assert ben.post(f"/api/tables/{table}/join", {})["my_seat"] == 1


def test_members_sit_down_without_a_link_and_who_sits_down_by_one_takes_part(server: Server) -> None:
    ann, ben, eve = Gardener(server), Gardener(server), Gardener(server)
    campaign = ann.begins()
    table = ann.opens(campaign, seats=2)
    info = ann.get(f"/api/tables/{table}")
    assert info["campaign"] == campaign
    assert info["private"]
    eve.refused("POST", f"/api/tables/{table}/join", {}, 404)
    ben.post(f"/api/tables/{table}/join", {"invite": info["invite"]})
    assert ben.looks_at(campaign)["member"]
    ann.post(f"/api/tables/{table}/start")
    ann.plants(table, ben)
    assert ben.looks_at(campaign)["sessions"][0]["status"] == "over"
    assert "campaign's page" in ann.refused("POST", f"/api/tables/{table}/rematch")


def friends_at_an_end(*friends: Gardener) -> tuple[str, str]:
    """Let friends play a session together; return the campaign and the table."""
    first, *others = friends
    campaign = first.begins()
    table = first.opens(campaign, seats=len(friends))
    for friend in others:
        friend.joins(campaign, first.looks_at(campaign)["invite"])
        friend.post(f"/api/tables/{table}/join", {})
    first.post(f"/api/tables/{table}/start")
    first.plants(table, *others)
    return campaign, table


def test_whoever_goes_on_first_finds_everybody_on_their_seats_at_the_same_table(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign, table = friends_at_an_end(ann, ben)
    onward = f"/api/campaigns/{campaign}/sessions/0/onward"
    with ann.sits(table), ben.sits(table):
        made = ben.post(onward)["table"]
        assert (made["status"], made["my_seat"], made["campaign"]) == ("open", 1, campaign)
        again = ann.post(onward)["table"]
        assert (again["id"], again["my_seat"]) == (made["id"], 0)
        assert [one["follows"] for one in ann.looks_at(campaign)["sessions"]] == [None, 0]
        waits = ann.get(f"/api/tables/{table}")["rematch"]
        assert (waits["ready"], waits["waits"]) == ([1], [0])
        ready = ann.put(f"/api/tables/{table}/rematch/ready", {"ready": True})
        assert ready["rematch"]["status"] == "running"
    ann.plants(made["id"], ben)
    assert [one["chapter"] for one in ben.looks_at(campaign)["sessions"]] == [1, 2]


def test_nobody_waits_for_who_has_left_whose_seat_is_led_until_they_come(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign, table = friends_at_an_end(ann, ben)
    with ann.sits(table):
        made = ann.post(f"/api/campaigns/{campaign}/sessions/0/onward")["table"]
        ready = ann.put(f"/api/tables/{table}/rematch/ready", {"ready": True})
    assert ready["rematch"]["status"] == "running"
    seats = ann.get(f"/api/tables/{made['id']}")["seats"]
    assert [(seat["kind"], seat["away"], seat["relieved"]) for seat in seats] == [
        ("person", False, None),
        ("person", True, "table"),
    ]
    with ben.sits(made["id"]) as player:
        player.send({"type": "away", "away": False})
        wait_until(lambda: not ben.get(f"/api/tables/{made['id']}")["seats"][1]["away"])


@pytest.mark.rule("ETH-SFT-08")
def test_whoever_is_away_when_an_evening_begins_is_led_by_a_bot_until_they_come(server: Server) -> None:
    ann, ben, eve = Gardener(server), Gardener(server), Gardener(server)
    campaign, _ = friends_at_an_end(ann, ben)
    info = ben.looks_at(campaign)
    ann_is = next(member["number"] for member in info["members"] if not member["me"])
    before = info["sessions"][0]["seating"]
    assert (before["mine"], before["others"]) == ([1], {"0": ann_is})
    table = ben.opens(campaign, 0, seats=2, seat=1, led={"0": ann_is})
    seats = ben.post(f"/api/tables/{table}/start")["seats"]
    assert [(seat["away"], seat["relieved"]) for seat in seats] == [(True, "table"), (False, None)]
    with ann.sits(table) as player:
        assert player.hear_until("update")["view"] is not None
        player.send({"type": "away", "away": False})
        wait_until(lambda: not ann.get(f"/api/tables/{table}")["seats"][0]["away"])
    ben.refused(
        "POST", f"/api/campaigns/{campaign}/sessions", {**begun(ben, campaign), "led": {"0": 77}}, 400
    )
    eve.refused("POST", f"/api/campaigns/{campaign}/sessions", begun(ben, campaign), 404)


def begun(one: Gardener, campaign: str) -> Info:
    """Return the wish for a session that follows the first."""
    return {"number": one.looks_at(campaign)["next_number"], "follows": 0, "seats": 2}


def test_at_the_next_session_everybody_finds_the_own_seat(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign, _ = friends_at_an_end(ann, ben)
    table = ben.opens(campaign, 0, seats=2, seat=1)
    assert ben.get(f"/api/tables/{table}")["my_seat"] == 1
    assert ann.post(f"/api/tables/{table}/join", {})["my_seat"] == 0


def wait_until(done: Callable[[], bool]) -> None:
    """Wait a while until something is so."""
    until = time.monotonic() + 20
    while not done():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.rule("ETH-SFT-02")
def test_who_was_not_there_is_told_so_of_each_session(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    ben.joins(campaign, ann.looks_at(campaign)["invite"])
    assert ben.looks_at(campaign)["sessions"][first]["missed"]
    assert not ann.looks_at(campaign)["sessions"][first]["missed"]


def test_only_members_go_on_and_only_after_what_is_over(server: Server) -> None:
    ann, eve = Gardener(server), Gardener(server)
    campaign = ann.begins()
    ann.opens(campaign, start=True)
    ann.refused("POST", f"/api/campaigns/{campaign}/sessions/0/onward")
    ann.refused("POST", f"/api/campaigns/{campaign}/sessions/7/onward")
    eve.refused("POST", f"/api/campaigns/{campaign}/sessions/0/onward", status=404)


def test_a_session_that_nobody_begins_leaves_no_trace(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    table = ann.opens(campaign)
    assert [session["status"] for session in ann.looks_at(campaign)["sessions"]] == ["open"]
    ann.post(f"/api/tables/{table}/leave")
    assert ann.looks_at(campaign)["sessions"] == []
    ann.plays(campaign)


def test_the_road_not_taken_leaves_the_first_one_as_it_was(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    second = ann.plays(campaign, first)
    before = ann.looks_at(campaign)["sessions"]
    table = ann.opens(campaign, None, start=True)
    with ann.sits(table) as player:
        assert player.hear_until("update")["view"]["seeds"] == 0
        play([player], Planting())
    info = ann.looks_at(campaign)
    assert info["sessions"][: len(before)] == before
    assert [info["sessions"][at]["chapter"] for at in (first, second, -1)] == [1, 2, 1]
    assert info["latest"] == info["sessions"][-1]["number"]
    assert ann.get(f"/api/tables/{before[first]['table']}/replay")


def test_the_turn_is_shown_in_the_list(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    ann.opens(campaign, start=True)
    (line,) = [one for one in ann.get("/api/campaigns/mine") if one["id"] == campaign]
    assert (line["running"], line["my_turn"], line["chapters"]) == (True, True, 0)


def test_the_record_of_a_session_is_for_those_who_take_part(server: Server) -> None:
    ann, eve = Gardener(server), Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    table = ann.looks_at(campaign)["sessions"][first]["table"]
    eve.refused("GET", f"/api/tables/{table}/record", status=404)
    eve.invited_by(ann, table).get(f"/api/tables/{table}/replay")
    eve.refused("GET", f"/api/tables/{table}/record", status=403)
    proof = ann.get(f"/api/tables/{table}/record")
    assert proof["record"]["kept"] is None
    assert proof["fairness"]["secret"]


# Names and accounts


def test_a_guest_who_signs_in_brings_the_campaigns_along(server: Server) -> None:
    owner, guest, friend = Gardener(server), Gardener(server), Gardener(server)
    name = f"Ann{time.time_ns() % 10**9}"
    owner.post("/api/account/register", {"account": name, "password": "long enough"})
    both, own, led = friend.begins("Both"), friend.begins("Guest's"), guest.begins("Led")
    for campaign in (both, own):
        guest.joins(campaign, friend.looks_at(campaign)["invite"])
    owner.joins(both, friend.looks_at(both)["invite"])
    guest.post("/api/account/login", {"account": name, "password": "long enough"})
    assert {line["id"] for line in owner.get("/api/campaigns/mine")} == {both, own, led}
    assert [member["name"] for member in friend.looks_at(both)["members"]].count(name) == 1
    assert owner.looks_at(led)["leads"]


def test_a_new_name_is_read_in_campaigns_too(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    ann.put("/api/me/name", {"name": "Annika"})
    assert [member["name"] for member in ann.looks_at(campaign)["members"]] == ["Annika"]


# Taken along


def test_whoever_is_deleted_is_somebody_in_the_story_that_others_go_on_with(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    ann.put("/api/me/name", {"name": "Ann who leaves"})
    campaign = ann.begins()
    ben.joins(campaign, ann.looks_at(campaign)["invite"])
    table = ann.opens(campaign, seats=2)
    ben.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start")
    ann.plants(table, ben)
    kept = ben.looks_at(campaign)["sessions"][0]
    own = ann.plays(ann.begins("Only Ann's"))
    assert own >= 0
    ann.post("/api/account/delete", {})
    info = ben.looks_at(campaign)
    assert [(member["me"], member["leads"]) for member in info["members"]] == [(True, True)]
    session = info["sessions"][0]
    assert session["players"][0] == "Somebody"
    assert session["remembered"] == kept["remembered"]
    export = ben.http.get(f"/api/campaigns/{campaign}/export").content
    assert b"Ann who leaves" not in export
    Campaign.from_bytes(export, lambda _: RULES).check()
    stored = "\n".join(sqlite3.connect(server.file).iterdump())
    assert "Ann who leaves" not in stored
    assert "Only Ann" not in stored
    ben.opens(campaign, follows=session["number"], start=True)


def test_an_export_holds_what_is_over_and_never_a_running_session(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    running = ann.opens(campaign, first, start=True)
    answer = ann.http.get(f"/api/campaigns/{campaign}/export")
    assert "attachment" in answer.headers["content-disposition"]
    taken: Campaign[Any] = Campaign.from_bytes(answer.content, lambda _: RULES)
    taken.check()
    assert taken.running == []
    assert taken.title == "The old garden"
    assert len(taken.sessions) == first + 1
    assert running not in answer.text
    assert all(session.record.players for session in taken.sessions)


def test_an_export_is_taken_in_elsewhere_and_goes_on_there(server: Server) -> None:
    ann, ben = Gardener(server), Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    ann.plays(campaign, first, options={"garden": "orchard"})
    content = ann.http.get(f"/api/campaigns/{campaign}/export").content
    answer = ben.http.post("/api/campaigns/import", content=content)
    assert answer.status_code == 201, answer.text
    taken = answer.json()
    was = ann.looks_at(campaign)
    told = ("follows", "chapter", "players", "choices", "reason", "remembered", "unlocked", "offer")
    for old, new in zip(was["sessions"], taken["sessions"], strict=True):
        assert {name: new[name] for name in told} == {name: old[name] for name in told}
    assert [member["me"] for member in taken["members"]] == [True]
    steps = ben.get(f"/api/tables/{taken['sessions'][-1]['table']}/replay")
    assert steps[-1]["outcome"] is not None
    elsewhere = f"/api/tables/{taken['sessions'][-1]['table']}"
    assert ben.get(f"{elsewhere}/record")["hash"]
    assert "played elsewhere" in ben.refused("GET", f"{elsewhere}/fairness", status=404)
    again = ben.plays(taken["id"], taken["latest"])
    assert ben.looks_at(taken["id"])["sessions"][again]["chapter"] == was["sessions"][-1]["chapter"] + 1
    assert ben.http.get(f"/api/campaigns/{taken['id']}/export").status_code == 200


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[" * 50_000, b"\xff", b'{"format":1,"game":"chess","sessions":[]}']
)
def test_what_is_no_campaign_is_not_taken_in(server: Server, content: bytes) -> None:
    answer = Gardener(server).http.post("/api/campaigns/import", content=content)
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"reason"}


def test_a_campaign_that_was_not_played_so_is_not_taken_in(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    ann.plays(campaign)
    content = ann.http.get(f"/api/campaigns/{campaign}/export").json()
    content["sessions"][-1]["kept"]["seeds"] = 50
    answer = ann.http.post("/api/campaigns/import", json=content)
    assert answer.status_code == 400
    assert "is not what the rules keep of it" in answer.json()["reason"]
    for claim, says in (
        ({"rules_version": 0}, "there is no version 0"),
        ({"renewed": [{"answers": 1, "rules_version": 1}]}, "which it had already"),
        ({"renewed": [{"answers": 1, "rules_version": 1, "lost": 1, "seed": "luck"}]}, "did not begin anew"),
    ):
        forged = json.loads(json.dumps(content))
        forged["sessions"][-1]["record"].update(claim)
        answer = ann.http.post("/api/campaigns/import", json=forged)
        assert answer.status_code == 400
        assert says in answer.json()["reason"]


def test_too_much_is_not_taken_in(server: Server) -> None:
    ann = Gardener(server)
    assert ann.http.post("/api/campaigns/import", content=b" " * 9_000_000).status_code == 413
    campaign = ann.begins()
    ann.plays(campaign)
    content = ann.http.get(f"/api/campaigns/{campaign}/export").json()
    first = content["sessions"][0]
    content["sessions"] += [first] * 300
    assert ann.http.post("/api/campaigns/import", json=content).status_code == 413


def test_a_campaign_from_the_terminal_is_taken_in(server: Server) -> None:
    campaign: Campaign[Any] = Campaign(RULES, title="From home")
    for number in range(3):
        match = campaign.next_match(f"home {number}", seats=2, players=["Ines", "bot:random"])
        while match.question is not None:
            match.choose(min(match.question.menus), 0)
        campaign.finish(match)
    taken = Gardener(server).http.post("/api/campaigns/import", content=campaign.to_bytes()).json()
    assert taken["title"] == "From home"
    assert taken["sessions"][0]["players"] == ["Ines", "Orion (bot)"]


# Never lost


@pytest.fixture
def own_server(garden: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that can be killed."""
    one = Server(tmp_path, outside=garden)
    yield one
    one.kill()


def test_a_kill_between_the_last_answer_and_the_keeping_loses_nothing(own_server: Server) -> None:
    """What is kept is made from the journal: it is taken away here, as if it had never been written."""
    ann = Gardener(own_server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    before = ann.looks_at(campaign)
    own_server.kill()
    for status in ("over", "running"):
        forget_what_was_kept(own_server, status)
        own_server.start()
        wait_until_kept(own_server)
        after = ann.looks_at(campaign)
        for session in (*before["sessions"], *after["sessions"]):
            session.pop("ended", None)
        assert after["sessions"] == before["sessions"]
        own_server.kill()
    own_server.start()
    ann.plays(campaign, first)


def forget_what_was_kept(server: Server, status: str) -> None:
    with sqlite3.connect(server.file) as on:
        on.execute("UPDATE campaign_sessions SET record = NULL, kept = NULL, outcome = NULL, ended = NULL")
        on.execute("UPDATE tables SET status = ?, entries = entries - ?", (status, int(status == "running")))


def wait_until_kept(server: Server) -> None:
    """Nobody looks at the campaign: the server does it by itself when it starts."""
    until = time.monotonic() + 20
    while True:
        with sqlite3.connect(server.file) as on:
            (missing,) = on.execute("SELECT count(*) FROM campaign_sessions WHERE kept IS NULL").fetchone()
        if not missing:
            return
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_campaign_goes_on_through_kills_at_any_moment(own_server: Server) -> None:
    ann = Gardener(own_server)
    campaign = ann.begins()
    chance = random.Random(4)
    for _ in range(6):
        table = ann.opens(campaign, ann.looks_at(campaign)["latest"], start=True)
        killing = threading.Timer(chance.random() * 0.25, own_server.process.kill)
        killing.start()
        with suppress(WebSocketException, ConnectionError, TimeoutError):
            ann.plants(table)
        own_server.process.join()
        own_server.start()
        session = next(one for one in ann.looks_at(campaign)["sessions"] if one["table"] == table)
        if session["status"] != "over":
            ann.plants(table)
    sessions = ann.looks_at(campaign)["sessions"]
    assert [session["status"] for session in sessions] == ["over"] * 6
    assert [session["follows"] for session in sessions] == [None, 0, 1, 2, 3, 4]
    Campaign.from_bytes(ann.http.get(f"/api/campaigns/{campaign}/export").content, lambda _: RULES).check()


def test_campaigns_move_to_another_server_with_their_tables(
    own_server: Server, garden: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    ann = Gardener(own_server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    running = ann.opens(campaign, first, start=True)
    invite = ann.get(f"/api/tables/{running}")["invite"]
    own_server.stop()
    folder = tmp_path_factory.mktemp("moved")
    file = folder / "all.jsonl"
    where = ["--database", str(own_server.file)]
    CliRunner().invoke(commands, ["export", str(file), "--table", running, *where], catch_exceptions=False)
    other = Server(folder, outside=garden)
    other.stop()
    done = CliRunner().invoke(commands, ["import", str(file), "--database", str(other.file)])
    assert done.exit_code == 0, done.output
    with sqlite3.connect(other.file) as on, sqlite3.connect(own_server.file) as old:
        for relation in ("campaigns", "campaign_members", "campaign_sessions"):
            query = f"SELECT * FROM {relation} ORDER BY 1, 2"  # noqa: S608
            assert on.execute(query).fetchall() == old.execute(query).fetchall()
    other.start()
    try:
        watching = Visitor(other)
        watching.post(f"/api/tables/{running}/invitation", {"invite": invite})
        with watching.sits(running) as watcher:
            assert watcher.hear_until("update")["view"]["seeds"] == 1
    finally:
        other.stop()
    own_server.start()


def test_the_record_in_an_export_is_that_of_the_table(server: Server) -> None:
    ann = Gardener(server)
    campaign = ann.begins()
    first = ann.plays(campaign)
    table = ann.looks_at(campaign)["sessions"][first]["table"]
    content = ann.http.get(f"/api/campaigns/{campaign}/export").json()
    record = ann.get(f"/api/tables/{table}/record")["record"]
    assert content["sessions"][first]["record"] == record
    from_bytes(json.dumps(record).encode())
