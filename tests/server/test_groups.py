"""Groups meet again: they have a page of their own, private to their members."""

import random
from typing import Any

from server.kit import Server, Visitor, play

MEETING = {"start": "2027-01-08T19:30", "zone": "Europe/Vienna", "every": 14}


def named(server: Server, name: str) -> Visitor:
    visitor = Visitor(server)
    visitor.put("/api/me/name", {"name": name})
    return visitor


def founded(server: Server, *names: str) -> tuple[str, list[Visitor]]:
    """Return a group of people with these names; the first has founded it."""
    people = [named(server, name) for name in names]
    group = people[0].post("/api/groups", {"title": "Friday dreamers"})
    for one in people[1:]:
        one.post(f"/api/groups/{group['id']}/join", {"invite": group["invite"]})
    return str(group["id"]), people


def page(visitor: Visitor, group: str) -> Any:
    return visitor.get(f"/api/groups/{group}")


def evening(group: str, people: list[Visitor], game: str = "lucidity") -> str:
    """Let a group play one game to the end; return the table."""
    table = str(people[0].post(f"/api/groups/{group}/table", {"game": game})["table"]["id"])
    people[0].post(f"/api/tables/{table}/start")
    players = [one.sits(table) for one in people]
    play(players, random.Random(4))
    for player in players:
        player.leave()
    return table


def test_who_has_the_link_belongs_to_the_group(server: Server) -> None:
    group, (ada, bea) = founded(server, "Ada", "Bea")
    assert [one["name"] for one in page(bea, group)["members"]] == ["Ada", "Bea"]
    assert [one["title"] for one in bea.get("/api/groups/mine")] == ["Friday dreamers"]
    assert page(ada, group)["host"]
    assert not page(bea, group)["host"]


def test_to_strangers_there_is_no_such_group(server: Server) -> None:
    group, _ = founded(server, "Ada")
    stranger = Visitor(server)
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/chat", None),
        ("PUT", "", {"title": "Mine", "meets": None}),
        ("POST", "/join", {"invite": "guessed"}),
        ("POST", "/say", {"text": "hello"}),
        ("POST", "/leave", {}),
        ("POST", "/table", {"game": "lucidity"}),
    ):
        told = stranger.refused(method, f"/api/groups/{group}{path}", body, 404)
        assert told == stranger.refused(method, f"/api/groups/nothing{path}", body, 404)


def test_one_click_seats_everybody_and_bots_where_the_game_needs_more(server: Server) -> None:
    group, people = founded(server, "Ada", "Bea", "Cy")
    table = people[1].post(f"/api/groups/{group}/table", {"game": "inception"})["table"]
    assert [seat["name"] for seat in table["seats"][:3]] == ["Bea", "Ada", "Cy"]
    assert table["seats"][3]["kind"] == "bot"
    for one in people:
        [listed] = page(one, group)["tables"]
        assert listed["id"] == table["id"]
        assert listed["my_seat"] is not None
    people[1].post(f"/api/tables/{table['id']}/start")


def test_the_chronicle_tells_what_was_played_who_won_and_where_it_turned(server: Server) -> None:
    group, people = founded(server, "Ada", "Bea")
    table = evening(group, people)
    [match] = page(people[0], group)["matches"]
    assert (match["id"], match["game"]) == (table, "lucidity")
    assert sorted(match["names"]) == ["Ada", "Bea"]
    assert set(match["winners"]) <= {"Ada", "Bea"}
    assert match["reason"]
    assert match["moment"]
    assert match["step"]


def test_members_watch_the_tables_of_their_group_and_strangers_do_not(server: Server) -> None:
    group, people = founded(server, "Ada", "Bea")
    table = evening(group, people)
    late = named(server, "Cy")
    late.refused("GET", f"/api/tables/{table}", status=404)
    late.post(f"/api/groups/{group}/join", {"invite": page(people[0], group)["invite"]})
    late.get(f"/api/tables/{table}")
    [match] = page(late, group)["matches"]
    assert match["moment"] is None, "who was not there learns no story"


def test_a_rematch_stays_with_the_group(server: Server) -> None:
    group, people = founded(server, "Ada", "Bea")
    table = evening(group, people)
    again = people[0].post(f"/api/tables/{table}/rematch")["table"]["id"]
    assert [one["id"] for one in page(people[1], group)["tables"]] == [again]


def test_what_is_said_to_the_group_stays(server: Server) -> None:
    group, (ada, bea) = founded(server, "Ada", "Bea")
    ada.post(f"/api/groups/{group}/say", {"text": "Friday again?"})
    told = bea.post(f"/api/groups/{group}/say", {"text": "Yes", "after": 0})
    assert [(line["name"], line["text"], line["own"]) for line in told] == [("Bea", "Yes", True)]
    assert [line["text"] for line in page(ada, group)["said"]] == ["Friday again?", "Yes"]
    bea.refused("POST", f"/api/groups/{group}/say", {"text": "  "}, 400)
    bea.refused("POST", f"/api/groups/{group}/say", {"text": "x" * 501}, 400)


def test_a_calendar_reads_when_the_group_meets(server: Server) -> None:
    group, (ada, _) = founded(server, "Ada", "Bea")
    told = ada.put(f"/api/groups/{group}", {"title": "Fridays, late", "meets": MEETING})
    assert told["meets"]["next"]
    text = Visitor(server).http.get(told["calendar"])
    assert text.headers["content-type"].startswith("text/calendar")
    for line in (
        "DTSTART;TZID=Europe/Vienna:20270108T193000",
        "RRULE:FREQ=WEEKLY;INTERVAL=2",
        "SUMMARY:Fridays\\, late",
    ):
        assert line in text.text.split("\r\n")
    for wrong in ({"start": "soon"}, {"zone": "Nowhere"}, {"every": 3}):
        ada.refused("PUT", f"/api/groups/{group}", {"title": "x", "meets": MEETING | wrong}, 400)
    Visitor(server).refused("GET", "/api/groups/calendar/guessed.ics", status=404)


def test_who_is_sent_away_does_not_come_back_with_the_old_link(server: Server) -> None:
    group, (ada, bea) = founded(server, "Ada", "Bea")
    old = page(bea, group)["invite"]
    mark = page(ada, group)["members"][1]["who"]
    bea.refused("POST", f"/api/groups/{group}/leave", {"who": mark}, 403)
    ada.post(f"/api/groups/{group}/leave", {"who": mark})
    bea.refused("GET", f"/api/groups/{group}", status=404)
    bea.refused("POST", f"/api/groups/{group}/join", {"invite": old}, 404)


def test_a_group_outlives_its_founder_and_goes_with_the_last_one(server: Server) -> None:
    group, (ada, bea) = founded(server, "Ada", "Bea")
    ada.post(f"/api/groups/{group}/leave", {})
    assert page(bea, group)["host"]
    bea.post(f"/api/groups/{group}/leave", {})
    bea.refused("GET", f"/api/groups/{group}", status=404)


def test_groups_are_in_the_export_and_in_the_deletion(server: Server) -> None:
    group, (ada, bea) = founded(server, "Ada", "Bea Other")
    ada.post(f"/api/groups/{group}/say", {"text": "a word of mine"})
    bea.post(f"/api/groups/{group}/say", {"text": "a word of hers"})
    answer = ada.http.get("/api/account/data")
    [own] = answer.json()["groups"]
    assert (own["title"], own["hosts"], [line["text"] for line in own["said"]]) == (
        "Friday dreamers",
        True,
        ["a word of mine"],
    )
    assert "hers" not in answer.text
    ada.post("/api/account/delete", {})
    told = page(bea, group)
    assert [one["name"] for one in told["members"]] == ["Bea Other"]
    assert told["host"]
    assert (told["said"][0]["name"], told["said"][0]["text"]) == ("Somebody", "a word of mine")


def test_a_guest_who_makes_or_has_an_account_stays_in_the_group(server: Server) -> None:
    group, (_, bea) = founded(server, "Ada", "Bea")
    owner = Visitor(server)
    who = {"account": "Bea Account", "password": "correct horse"}
    owner.post("/api/account/register", who)
    bea.post("/api/account/login", who)
    assert [one["name"] for one in page(bea, group)["members"]] == ["Ada", "Bea Account"]
