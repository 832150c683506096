"""How a match ended, as its players and others are told."""

import random

import pytest

from dreamtable.lang import LANGUAGES
from server.kit import Server, Visitor, play, seated


def finished(
    server: Server, game: str = "lucidity", seats: int = 2, number: int = 1
) -> tuple[str, list[Visitor]]:
    """Return a table where a game is over, and its people."""
    table, people = seated(server, seats, game)
    players = [one.sits(table) for one in people]
    play(players, random.Random(number))
    for player in players:
        player.leave()
    return table, people


def test_each_is_told_whether_it_was_won_and_what_everybody_was(server: Server) -> None:
    table, people = finished(server)
    results = []
    for one in people:
        ending = one.get(f"/api/tables/{table}/ending")
        results.append(ending["result"])
        assert ending["title"]
        assert ending["reason"]
        assert len(ending["seats"]) == 2
        assert all(ending["seats"])
        assert [curve["seat"] for curve in ending["curves"]] == [0, 1]
    outcome = people[0].get(f"/api/tables/{table}/replay?seat=0")[-1]["outcome"]
    assert results == ["won" if seat in outcome["winners"] else "lost" for seat in (0, 1)]
    onlooker = Visitor(server).invited_by(people[0], table)
    assert onlooker.get(f"/api/tables/{table}/ending")["result"] == "over"


def test_what_is_told_leads_to_the_steps_of_the_replay(server: Server) -> None:
    table, people = finished(server, "inception", 4)
    for seat, one in enumerate(people):
        ending = one.get(f"/api/tables/{table}/ending")
        steps = one.get(f"/api/tables/{table}/replay?seat={seat}&lang=en")
        turned = [
            (at, event["turning"], event["text"])
            for at, step in enumerate(steps)
            for event in step["events"]
            if event["turning"]
        ]
        told = [(one["step"], one["title"], one["text"]) for one in ending["turning"]]
        assert [point[:2] for point in told] == [point[:2] for point in turned]
        for (_, title, text), (_, _, then) in zip(told, turned, strict=True):
            assert text == then or title == "A deal is struck"  # what the card was, all know in the end only


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_is_told_in_the_language_of_the_reader(server: Server, lang: str) -> None:
    table, people = finished(server, number=3)
    told = people[0].get(f"/api/tables/{table}/ending?lang={lang}")
    english = people[0].get(f"/api/tables/{table}/ending?lang=en")
    assert (told["title"] == english["title"]) is (lang == "en")


def test_lists_show_how_finished_tables_ended(server: Server) -> None:
    table, people = finished(server)
    (mine,) = [one for one in people[0].get("/api/tables/mine") if one["id"] == table]
    ending = people[0].get(f"/api/tables/{table}/ending")
    assert (mine["result"], mine["reason"]) == (ending["result"], ending["reason"])
    running, others = seated(server, 2)
    assert others[0].get(f"/api/tables/{running}")["result"] is None


def test_nothing_is_told_of_the_end_before_it(server: Server) -> None:
    table, people = seated(server, 2)
    assert people[0].refused("GET", f"/api/tables/{table}/ending")


def test_the_log_says_you_to_the_one_who_reads_and_names_to_the_others(server: Server) -> None:
    table, people = seated(server, 2)
    first, second = (one.sits(table) for one in people)
    for player in (first, second):
        player.hear_until("update")
    play([first, second], random.Random(2), answers=6)
    seen: set[str] = set()
    for seat, (me, other) in enumerate(((first, second), (second, first))):
        lines = {event["number"]: event["text"] for event in other.events}
        name = me.table["seats"][seat]["name"]
        for event in me.events:
            if event["event"][0] in ("turn-began", "drew") and event["event"][1] == seat:
                assert event["text"].startswith(("You begin ", "You draw "))
                assert lines[event["number"]].startswith((f"{name} begins ", f"{name} draws "))
                seen.add(event["event"][0])
    assert seen == {"turn-began", "drew"}
    for player in (first, second):
        player.leave()
