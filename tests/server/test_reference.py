"""What is printed on components, over HTTP; and stories that come with the event that tells them."""

import json
import random
from typing import Any

import pytest

from dreamtable.games import rules_of
from dreamtable.games.eldritch.box import CARDS
from dreamtable.lang import LANGUAGES, Speaker
from server.kit import Server, Visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_and_map_are_given_in_the_readers_language(server: Server, lang: str) -> None:
    reference = Visitor(server).get("/api/reference/eldritch", params={"lang": lang})
    speaker = Speaker(lang, rules_of("eldritch"))
    assert [thing["id"] for thing in reference["things"]] == [card.id for card in CARDS]
    hook = next(thing for thing in reference["things"] if thing["id"] == "boat-hook")
    assert hook["name"] == speaker.say("card-boat-hook")
    assert hook["traits"] == [speaker.say("trait-item"), speaker.say("trait-weapon")]
    assert hook["figures"]["value"] == 1
    assert hook["text"]
    assert reference["spaces"][0]["name"] == speaker.say("space-boston")
    assert len(reference["spaces"]) == 36
    assert all(0 <= end < 36 for path in reference["paths"] for end in path["ends"])


def test_no_secret_text_is_given_beforehand(server: Server) -> None:
    given = json.dumps(Visitor(server).get("/api/reference/eldritch"), ensure_ascii=False)
    speaker = Speaker("en", rules_of("eldritch"))
    for card in CARDS:
        if card.__struct_config__.tag in ("mystery", "mythos", "ancient-one"):
            continue
        for part in card.parts():
            assert speaker.say(f"story-{card.id}-{part}") not in given
        for number, back in enumerate(card.back_texts(), 1):
            assert speaker.say(f"story-{card.id}-{number}") not in given
            assert all(speaker.word(word) not in given for word in back if word.args.get("parts"))


def test_a_game_that_shows_no_components_has_none(server: Server) -> None:
    visitor = Visitor(server)
    assert visitor.get("/api/reference/lucidity") == {"things": [], "spaces": [], "paths": [], "parts": []}
    visitor.refused("GET", "/api/reference/chess", status=404)


def test_a_story_comes_with_the_event_that_tells_it(server: Server) -> None:
    host = Visitor(server)
    table = host.host("eldritch", 1, start=True)["table"]["id"]
    with host.sits(table) as player:
        player.hear_until("update")
        while not any(info["event"][0] == "encounter-began" for info in player.events):
            player.answer(random.Random(1))
            player.hear_until("update")
    told = {info["event"][0]: info["story"] for info in player.events}
    assert told["encounter-began"]
    assert told["round-began"] == ""


def test_the_reference_of_a_table_is_that_of_its_game_and_what_its_match_revealed(server: Server) -> None:
    host = Visitor(server)
    table = host.host("eldritch", 1, start=True)["table"]["id"]
    own, box = host.get(f"/api/tables/{table}/reference"), host.get("/api/reference/eldritch")
    assert own.keys() - box.keys() == {"readable"}
    assert own["readable"] == []
    assert (own["spaces"], own["paths"], own["parts"]) == (box["spaces"], box["paths"], box["parts"])
    assert [thing["name"] for thing in own["things"]] == [thing["name"] for thing in box["things"]]
    assert host.get(f"/api/tables/{table}/reference", params={"lang": "ja"})["things"] != own["things"]
    host.refused("GET", "/api/tables/nowhere/reference", status=404)


def printed_at(reference: dict[str, Any], id_: str) -> dict[str, Any]:
    """Return what is printed on a component."""
    return next(thing for thing in reference["things"] if thing["id"] == id_)


@pytest.mark.rule("ELD-GEN-08", "ELD-GEN-09")
def test_a_table_prints_numbers_where_the_box_can_only_say_how_many_for_so_many(server: Server) -> None:
    host = Visitor(server)
    tables = [host.host("eldritch", seats)["table"]["id"] for seats in (3, 6)]
    three, six = (host.get(f"/api/tables/{table}/reference") for table in tables)
    box = host.get("/api/reference/eldritch")
    assert printed_at(box, "the-papers-believe-you")["text"] == (
        "Spawn Clues equal to ½ the number of investigators."
    )
    assert printed_at(three, "the-papers-believe-you")["text"] == "Spawn 2 Clues."
    assert printed_at(six, "the-papers-believe-you")["text"] == "Spawn 3 Clues."
    assert printed_at(box, "father-dagon")["figures"]["toughness"] == (
        "the number of investigators plus twice the size of the team (1, 2 or 3)"
    )
    assert [printed_at(one, "father-dagon")["figures"]["toughness"] for one in (three, six)] == [7, 10]


def test_a_table_that_has_not_begun_has_revealed_nothing(server: Server) -> None:
    host = Visitor(server)
    table = host.host("eldritch", 2)["table"]["id"]
    assert host.get(f"/api/tables/{table}/reference")["readable"] == []
