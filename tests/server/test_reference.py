"""What is printed on components, over HTTP; and stories that come with the event that tells them."""

import json
import random

import pytest

from dreamtable.games import rules_of
from dreamtable.games.eldritch.box import CARDS
from dreamtable.games.eldritch.texts import back, parts
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
        for part in parts(card):
            assert speaker.say(f"story-{card.id}-{part}") not in given
        for number in range(len(getattr(card, "backs", ()))):
            assert speaker.say(f"story-{card.id}-{number + 1}") not in given
            assert all(
                speaker.word(word) not in given for word in back(card, number) if word.args.get("parts")
            )


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
    own = host.get(f"/api/tables/{table}/reference")
    assert own == {**host.get("/api/reference/eldritch"), "readable": []}
    assert host.get(f"/api/tables/{table}/reference", params={"lang": "ja"})["things"] != own["things"]
    host.refused("GET", "/api/tables/nowhere/reference", status=404)


def test_a_table_that_has_not_begun_has_revealed_nothing(server: Server) -> None:
    host = Visitor(server)
    table = host.host("eldritch", 2)["table"]["id"]
    assert host.get(f"/api/tables/{table}/reference")["readable"] == []
