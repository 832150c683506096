"""Bots at a table with people: they let them begin, and wait while a page is read."""

import random
import time
from typing import Any

import pytest

from server.kit import Player, Server, Visitor


def a_dream(server: Server, **wishes: Any) -> Player:
    """Return somebody who dreams with a bot."""
    host = Visitor(server)
    made = host.host("etherfields", 2, bots={"1": "normal"}, start=True, **wishes)
    player = host.sits(made["table"]["id"])
    player.hear_until("update")
    return player


def answers(player: Player, kind: str = "") -> None:
    """Let somebody take the first entry of a kind, and hear what comes of it."""
    while not player.asked:
        player.hear_until("update")
    moves = [one["move"][0] for one in player.update["question"]["moves"]]
    player.answer(random.Random(0), moves.index(kind) if kind in moves else 0)
    player.hear_until("accepted")
    player.hear_rest()


def on_the_floor(player: Player) -> None:
    """Let somebody answer until the Dreamers act for the first time."""
    while not player.asked or player.update["question"]["rule"] != "ETH-TRO-05":
        answers(player, "draw")


def test_in_the_first_turn_a_bot_lets_a_person_go_first(server: Server) -> None:
    with a_dream(server) as player:
        on_the_floor(player)
        answered = player.update["answers"]
        player.hear_rest()
        assert player.update["answers"] == answered
        answers(player, "done")
        assert player.update["answers"] > answered + 1


def test_the_host_says_how_bold_bots_are(server: Server) -> None:
    with a_dream(server, boldness="bold") as player:
        on_the_floor(player)
        until = time.monotonic() + 10
        while not player.update["view"]["dreamers"][1]["done"]:
            assert time.monotonic() < until, "a bold bot waits"
            player.hear_rest()
    wanted = {"game": "etherfields", "seats": 2, "boldness": "impudent"}
    Visitor(server).refused("POST", "/api/tables", wanted, 400)


@pytest.mark.rule("ETH-SCR-01")
def test_bots_wait_while_a_page_is_open_and_go_on_when_it_is_closed(server: Server) -> None:
    host = Visitor(server)
    table = host.host("etherfields", 2, bots={"1": "normal"}, start=True)["table"]["id"]
    with host.sits(table) as player, host.sits(table) as reader:
        player.hear_until("update")
        on_the_floor(player)
        reader.hear_until("update")
        reader.send({"type": "reads", "on": True})
        reader.hear_rest()
        answers(player, "done")
        answered = player.update["answers"]
        player.hear_rest()
        assert player.update["answers"] == answered
        reader.send({"type": "reads", "on": False})
        player.hear_until("update")
        assert player.update["answers"] > answered


def test_who_answers_beside_an_open_page_has_read_it(server: Server) -> None:
    with a_dream(server) as player:
        on_the_floor(player)
        answered = player.update["answers"]
        player.send({"type": "reads", "on": True})
        answers(player, "done")
        until = time.monotonic() + 10
        while player.update["answers"] <= answered + 1:
            assert time.monotonic() < until, "a bot waits for somebody who has answered"
            player.hear_rest()


def test_who_leaves_an_open_page_lets_bots_go_on(server: Server) -> None:
    host = Visitor(server)
    table = host.host("etherfields", 2, bots={"1": "normal"}, start=True)["table"]["id"]
    with host.sits(table) as player:
        player.hear_until("update")
        on_the_floor(player)
        with host.sits(table) as reader:
            reader.hear_until("update")
            reader.send({"type": "reads", "on": True})
            reader.hear_rest()
            answers(player, "done")
            answered = player.update["answers"]
        while player.update["answers"] <= answered:
            player.hear_until("update")


def test_a_bot_that_is_asked_by_name_does_not_wait_for_the_person(server: Server) -> None:
    with a_dream(server) as player:
        on_the_floor(player)
        answered = player.update["answers"]
        assert player.table["askable"] == [1]
        player.send({"type": "say", "to": 1})
        said = player.hear_until("said")
        assert said["text"].endswith(", take it.")
        until = time.monotonic() + 15
        while player.update["answers"] <= answered:
            assert time.monotonic() < until, "the bot still waits"
            player.hear_rest()


def test_only_a_bot_at_the_own_table_can_be_asked(server: Server) -> None:
    with a_dream(server) as player:
        for seat in (0, 7):
            player.send({"type": "say", "to": seat})
            assert "take it" in player.hear_until("refused")["reason"]
    with a_dream(server, boldness="bold") as player:
        player.send({"type": "say", "to": 1})
        player.hear_until("refused")
