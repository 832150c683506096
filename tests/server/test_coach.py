"""Lessons and hints over real sockets: what is told to whom, and what is remembered."""

import random
from pathlib import Path
from typing import Any

import pytest

from dreamtable.games import playable_games
from dreamtable.games.lessons import FIRST, lesson_of, lessons_of
from dreamtable.lang import Speaker
from outside.kit import offer
from server.kit import Player, Server, Visitor, play, seated


def learn(visitor: Visitor, game: str) -> Player:
    """Begin a lesson, and sit down there."""
    table = visitor.post(f"/api/lessons/{game}")
    assert table["lesson"]
    player = visitor.sits(table["id"])
    player.hear_until("update")
    while player.update["coach"] is None:  # others may have the first turn
        player.hear_until("update")
    return player


def coached(player: Player, wish: str = "on") -> None:
    """Tell the coach something, and hear what comes of it."""
    player.send({"type": "coached", "name": player.update["coach"]["name"], "wish": wish})
    player.hear_until("update")


def do_step(player: Player) -> None:
    """Do what the coach says, and wait for the next word; others may play meanwhile."""
    coach = player.update["coach"]
    if coach["waits"]:
        player.answer(random.Random(), coach["moves"][0])
    else:
        player.send({"type": "coached", "name": coach["name"], "wish": "on"})
    player.hear_until("update")
    while coach["step"] < coach["steps"] and player.update["coach"] in (None, coach):
        player.hear_until("update")


def learn_all(player: Player) -> list[str]:
    """Go through a lesson to its end; return all that was said."""
    said = []
    for step in range(1, player.update["coach"]["steps"] + 1):
        assert player.update["coach"]["step"] == step
        said.append(player.update["coach"]["text"])
        do_step(player)
    return said


@pytest.mark.parametrize("game", [game for game in playable_games() if FIRST in lessons_of(game)])
@pytest.mark.parametrize("lang", ["en", "zh-Hans", "ja"])
def test_a_lesson_is_learned_over_the_wire(server: Server, game: str, lang: str) -> None:
    visitor = Visitor(server, lang)
    lesson = lesson_of(game)
    speaker = Speaker(lang, lesson.rules)
    with learn(visitor, game) as player:
        said = learn_all(player)
    steps = [step.say for step in lesson.steps if step.say is not None]
    assert said == [speaker.say(f"lesson-first-{say}") for say in steps]
    assert visitor.get("/api/me")["learned"] == [game]


def test_a_wrong_move_is_answered_kindly_and_nothing_is_lost(server: Server) -> None:
    visitor = Visitor(server)
    with learn(visitor, "lucidity") as player:
        number, move = player.update["number"], player.update["question"]["moves"][0]["move"]
        reason = player.refused({"type": "answer", "number": number, "move": move})
        assert reason == "First read what the coach says, and go on from there."
        coached(player)
        coached(player)
        assert player.update["coach"]["name"] == "first-sleep"
        assert player.update["coach"]["moves"] == [0]
        deep = player.update["question"]["moves"][2]["move"]
        reason = player.refused({"type": "answer", "number": number, "move": deep})
        assert reason.startswith("That is possible, but not in this step of the lesson.")
        assert player.update["number"] == number
        do_step(player)
        assert player.update["coach"]["name"] == "first-colours"


def test_a_lesson_goes_on_after_a_reload_and_even_after_a_crash(tmp_path: Any) -> None:
    server = Server(tmp_path)
    visitor = Visitor(server)
    with learn(visitor, "lucidity") as player:
        table = player.table["id"]
        for _ in range(6):
            do_step(player)
        name = player.update["coach"]["name"]
    with visitor.sits(table) as again:
        again.hear_until("update")
        assert again.update["coach"]["name"] == name
    server.kill()
    server.start()
    assert visitor.post("/api/lessons/lucidity")["id"] == table, "one lesson at a time"
    with visitor.sits(table) as again:
        again.hear_until("update")
        assert again.update["coach"]["name"] == name
    server.stop()


def test_a_lesson_can_be_left_at_any_step_and_becomes_free_play_against_bots(server: Server) -> None:
    visitor = Visitor(server)
    with learn(visitor, "lucidity") as player:
        table = player.table["id"]
        for _ in range(3):
            do_step(player)
        coached(player, "skip")
        coach = player.update["coach"]
        assert coach is None or coach["step"] == 0, "from now on there are hints only"
        last = player.update["question"]["moves"][-1]["move"]
        player.send({"type": "answer", "number": player.update["number"], "move": last})
        player.hear_until("accepted")
    assert visitor.post("/api/lessons/lucidity")["id"] != table, "the next lesson begins anew"


def test_a_lesson_is_in_no_list_and_nobody_calls_its_dice_fair(server: Server) -> None:
    visitor = Visitor(server)
    with learn(visitor, "inception") as player:
        table = player.table["id"]
        assert table not in [one["id"] for one in visitor.get("/api/tables/mine")]
        assert table not in [one["id"] for one in visitor.get("/api/tables")]
        reason = visitor.refused("GET", f"/api/tables/{table}/fairness")
        assert "prepared" in reason
        learn_all(player)
        assert player.over
    assert visitor.refused("GET", f"/api/tables/{table}/record") == reason
    assert visitor.get(f"/api/tables/{table}")["status"] == "over"


def test_who_looks_on_at_a_lesson_is_not_taught(server: Server) -> None:
    learner, looker = Visitor(server), Visitor(server)
    with learn(learner, "lucidity") as player:
        table = player.table["id"]
        with looker.invited_by(learner, table).sits(table) as stranger:
            stranger.hear_until("update")
            assert stranger.update["coach"] is None


def test_only_games_with_a_lesson_teach(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    server = Server(tmp_path, outside=offer(site, workshop="workshop.manifest:GAME"))
    visitor = Visitor(server)
    reason = visitor.refused("POST", "/api/lessons/workshop", status=404)
    taught = {game["name"]: game["lesson"] for game in visitor.get("/api/games")}
    server.kill()
    assert reason == "There is no lesson for this game."
    assert not taught["workshop"]
    assert taught["lucidity"]
    assert taught["inception"]
    assert taught["eldritch"]
    assert taught["tamashii"]


# Hints


def test_what_is_new_is_told_once_to_each_person(server: Server) -> None:
    table, (one, other) = seated(server, 2, options={"first": "0"})
    with one.sits(table) as player:
        player.hear_until("update")
        assert player.update["coach"]["name"] == "sleep"
        assert player.update["coach"]["step"] == 0
        assert player.update["coach"]["refs"] == ["track:light", "track:middle", "track:deep"]
        coached(player)
        assert player.update["coach"] is None
    with one.sits(table) as player:
        player.hear_until("update")
        assert player.update["coach"] is None
    again = one.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
    with one.sits(again) as player:
        player.hear_until("update")
        assert player.update["coach"] is None, "at other tables, too"
    fresh = other.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
    with other.sits(fresh) as player:
        player.hear_until("update")
        assert player.update["coach"]["name"] == "sleep"


def test_who_answers_has_read_the_hint(server: Server) -> None:
    visitor = Visitor(server)
    for name in ("sleep", None):
        table = visitor.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
        with visitor.sits(table) as player:
            player.hear_until("update")
            assert (player.update["coach"] or {"name": None})["name"] == name
            move = player.update["question"]["moves"][0]["move"]
            player.send({"type": "answer", "number": 0, "move": move})
            player.hear_until("accepted")


def test_hints_are_silenced_for_good_and_come_back_on_request(server: Server) -> None:
    visitor = Visitor(server)

    def first_hint() -> Any:
        table = visitor.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
        with visitor.sits(table) as player:
            player.hear_until("update")
            if player.update["coach"] is not None:
                coached(player, "mute")
                assert player.update["coach"] is None
                return "told"
            return None

    assert first_hint() == "told"
    assert first_hint() is None
    assert visitor.get("/api/me")["hints"] is False
    assert visitor.put("/api/me/hints", {"wanted": True})["hints"] is True
    assert first_hint() == "told"


def test_the_host_can_switch_hints_off(server: Server) -> None:
    visitor = Visitor(server)
    made = visitor.host(seats=2, options={"first": "0"}, hints=False, start=True)["table"]
    assert made["hints"] is False
    with visitor.sits(made["id"]) as player:
        player.hear_until("update")
        assert player.update["coach"] is None


def test_what_a_lesson_has_taught_is_not_told_again(server: Server) -> None:
    visitor = Visitor(server)
    with learn(visitor, "lucidity") as player:
        learn_all(player)
    table = visitor.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
    with visitor.sits(table) as player:
        player.hear_until("update")
        assert player.update["coach"] is None


def test_an_account_remembers_what_its_guest_was_told(server: Server) -> None:
    guest = Visitor(server)
    secret = {"account": "Coached reader", "password": "a long password"}
    guest.post("/api/account/register", secret)
    newcomer = Visitor(server)
    table = newcomer.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
    with newcomer.sits(table) as player:
        player.hear_until("update")
        coached(player)
    newcomer.post("/api/account/login", secret)
    table = newcomer.host(seats=2, options={"first": "0"}, start=True)["table"]["id"]
    with newcomer.sits(table) as player:
        player.hear_until("update")
        assert player.update["coach"] is None


@pytest.mark.parametrize(
    "message", [{"name": "x", "wish": "dance"}, {"wish": "on"}, {"name": "x" * 200, "wish": "on"}]
)
def test_nonsense_to_the_coach_is_refused(server: Server, message: dict[str, str]) -> None:
    with learn(Visitor(server), "lucidity") as player:
        assert player.refused({"type": "coached", **message})


def test_a_step_that_was_read_before_is_not_read_twice(server: Server) -> None:
    with learn(Visitor(server), "lucidity") as player:
        name = player.update["coach"]["name"]
        coached(player)
        second = player.update["coach"]["name"]
        player.send({"type": "coached", "name": name, "wish": "on"})
        player.hear_until("update")
        assert player.update["coach"]["name"] == second


def test_the_rules_in_short_are_offered_until_they_were_read_or_a_match_is_over(server: Server) -> None:
    visitor = Visitor(server)
    assert {"lucidity", "inception"} <= set(visitor.get("/api/me")["offered"])
    me = visitor.put("/api/me/read/inception", {})
    assert "inception" in me["new_to"]
    assert "inception" not in me["offered"]
    assert visitor.refused("PUT", "/api/me/read/chess", status=404)
    table, people = seated(server, 2)
    assert "lucidity" in people[0].get("/api/me")["new_to"]
    players = [one.sits(table) for one in people]
    play(players, random.Random(4))
    for one, player in zip(people, players, strict=True):
        player.leave()
        assert one.get(f"/api/tables/{table}")["status"] == "over"
        me = one.get("/api/me")
        assert "lucidity" not in me["new_to"] + me["offered"]
    visitor.put("/api/me/hints", {"wanted": False})
    assert visitor.get("/api/me")["offered"] == []


def test_a_lesson_is_no_first_game(server: Server) -> None:
    visitor = Visitor(server)
    with learn(visitor, "lucidity") as player:
        learn_all(player)
    assert "lucidity" in visitor.get("/api/me")["new_to"]
