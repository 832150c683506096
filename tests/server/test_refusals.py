"""What is wrong is refused in the reader's language, and changes nothing."""

import json
import random

import pytest

from server.kit import Player, Server, Visitor, seated

ODD_NAMES = {
    "👩‍🚀🌙": "👩‍🚀🌙",
    "שלום עולם": "שלום עולם",
    "<script>alert(1)</script>"[:24]: "<script>alert(1)</script",
    "  a\u202eb\u0007c\n d ": "abc d",
    "{ $seat }": "{ $seat }",
}


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_are_kept_as_text_without_control_characters(server: Server, name: str) -> None:
    visitor = Visitor(server)
    assert visitor.put("/api/me/name", {"name": name})["name"] == ODD_NAMES[name]
    table = visitor.host(start=True)["table"]["id"]
    with visitor.sits(table) as player:
        player.hear_until("update")
        assert player.table["seats"][0]["name"] == ODD_NAMES[name]
        told = " ".join(event["text"] for event in player.events)
        assert "\ue000" not in told


@pytest.mark.parametrize("name", ["", "\u200b\u202e", "   ", "x" * 25, "\ue000\ue001"])
def test_a_name_with_nothing_to_see_is_refused(server: Server, name: str) -> None:
    visitor = Visitor(server)
    before = visitor.get("/api/me")
    visitor.refused("PUT", "/api/me/name", {"name": name}, 400)
    assert visitor.get("/api/me") == before


@pytest.mark.parametrize(
    "frame",
    [
        "nonsense",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"answer"}',
        '{"type":"answer","number":-1,"move":["sleep",0]}',
        '{"type":"hello"}',
        '{"type":"hello","lang":"en","since":-3}',
        '{"type":"say","text":7}',
        json.dumps({"type": "say", "text": "x" * 501}),
        "[" * 3000,
        "x" * 10_000,
        b"\xff\xfe\x00",
        '{"type":"say","text":"\\ud800"}',
    ],
)
def test_a_malformed_frame_is_refused_and_play_goes_on(server: Server, frame: str | bytes) -> None:
    table, visitors = seated(server, 2, options={"first": "0"})
    with visitors[0].sits(table) as player:
        player.hear_until("update")
        assert player.refused(frame)
        player.answer(random.Random(1))
        player.hear_until("accepted")


def test_a_huge_frame_closes_the_socket(server: Server) -> None:
    table, visitors = seated(server, 2)
    player = visitors[0].sits(table)
    player.send("x" * 200_000)
    assert player.closed_with() == 1009


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You are not asked now."),
        ("zh-Hans", "现在没有轮到你。"),
        ("ja", "いまはあなたの番ではありません。"),
    ],
)
def test_out_of_turn_is_refused_in_three_languages(server: Server, lang: str, sentence: str) -> None:
    table, visitors = seated(server, 2, options={"first": "0"})
    visitors[1].lang = lang
    with visitors[1].sits(table) as player:
        player.hear_until("update")
        reason = player.refused({"type": "answer", "number": 0, "move": ["sleep", 0]})
        assert reason == sentence
        assert player.hear_until("update")["number"] == 0


def test_stale_illegal_and_unknown_moves_change_nothing(server: Server) -> None:
    table, visitors = seated(server, 2, options={"first": "0"})
    with visitors[0].sits(table) as player:
        player.hear_until("update")
        view = player.update["view"]
        assert "moved on" in player.refused({"type": "answer", "number": 3, "move": ["sleep", 0]})
        assert "not allowed" in player.refused({"type": "answer", "number": 0, "move": ["resolve", 3]})
        assert "no such move" in player.refused({"type": "answer", "number": 0, "move": ["win"]})
        assert "no such move" in player.refused({"type": "answer", "number": 0, "move": None})
        player.hear_rest()
        assert (player.update["number"], player.update["view"]) == (0, view)


def test_who_only_watches_can_not_play(server: Server) -> None:
    table, visitors = seated(server, 2)
    stranger = Visitor(server).invited_by(visitors[0], table)
    with stranger.sits(table) as player:
        player.hear_until("update")
        for message in (
            {"type": "answer", "number": 0, "move": ["sleep", 0]},
            {"type": "undo", "number": 0},
            {"type": "away", "away": True},
            {"type": "concede"},
        ):
            assert "don't sit" in player.refused(message)


def test_a_socket_must_say_hello_first(server: Server) -> None:
    table, visitors = seated(server, 2)
    with Player(server, table, visitors[0].cookie) as player:
        assert "hello" in player.refused({"type": "undo", "number": 0})


def test_a_socket_at_an_unknown_table_is_told_so(server: Server) -> None:
    with Player(server, "nowhere", **{"Accept-Language": "ja"}) as player:
        assert player.hear()["reason"].startswith("そのテーブルはありません")
        assert player.closed_with() == 4404


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess", "seats": 2}, 404),
        ({"game": "lucidity", "seats": 9}, 400),
        ({"game": "lucidity", "seats": 2, "options": {"first": "3"}}, 400),
        ({"game": "lucidity", "seats": 2, "options": {"temptation": "blue"}}, 400),
        ({"game": "lucidity", "seats": 2, "options": {"magic": "yes"}}, 400),
        ({"game": "lucidity", "seats": 2, "bots": {"5": "greedy"}}, 400),
        ({"game": "lucidity", "seats": 2, "bots": {"1": "oracle"}}, 400),
        ({"game": "lucidity", "seats": 2, "bots": {"1": "os:system"}}, 400),
        ({"game": "lucidity", "seats": 2, "seconds": 1}, 400),
        ({"game": "lucidity", "seats": 2, "cheat": True}, 400),
        ({"seats": 2}, 400),
        ([1, 2], 400),
        ("text", 400),
    ],
)
def test_a_table_that_can_not_be_is_refused(server: Server, wish: object, status: int) -> None:
    visitor = Visitor(server)
    visitor.refused("POST", "/api/tables", wish, status)
    assert visitor.get("/api/tables/mine") == []


@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_errors_of_http_are_sentences_too(server: Server, lang: str) -> None:
    visitor = Visitor(server, lang)
    reasons = {
        visitor.refused("GET", "/api/nothing", status=404),
        visitor.refused("DELETE", "/api/me", status=405),
        visitor.refused("POST", "/api/tables", {"game": "x" * 40_000, "seats": 2}, 413),
        visitor.refused("PUT", "/api/me/lang", {"lang": "tlh"}, 400),
        visitor.refused("GET", "/api/tables/nowhere", status=404),
    }
    assert len(reasons) == 5
    assert all(reason.isascii() for reason in reasons) == (lang == "en")


def test_the_secret_and_the_record_stay_closed_until_the_end(server: Server) -> None:
    table, visitors = seated(server, 2)
    for what in ("record", "replay"):
        assert "not over" in visitors[0].refused("GET", f"/api/tables/{table}/{what}")
    fairness = visitors[0].get(f"/api/tables/{table}/fairness")
    assert fairness["secret"] is fairness["seed"] is None
    assert len(fairness["commitment"]) == 64
