"""Whose time runs out while all act at the same time."""

import random
import time
from typing import Any

import pytest

from server.kit import Player, Server, seated

GREEN = 3
SECONDS = 5


def writing(server: Server) -> list[Player]:
    """Return two who write in the Prologue, the first with two green codes, from which to take one."""
    while True:
        table, visitors = seated(
            server, 2, "tamashii", options={"scenario": "a", "start": "0"}, seconds=SECONDS
        )
        players = [visitor.sits(table) for visitor in visitors]
        for player in players:
            player.hear_until("update")
        takes(players[0], "pick-colour", GREEN - 1)
        while not players[1].asked:
            players[1].hear_until("update")
        takes(players[1], "pick-colour", 0)
        for player in players:
            while rule_of(player) != "TAM-WRI-02":
                player.hear_until("update")
        if players[0].update["view"]["players"][0]["launcher"].count(GREEN) > 1:
            return players


def rule_of(player: Player) -> str:
    """Return the rule that asks somebody."""
    return player.update["question"]["rule"] if player.asked else ""


def takes(player: Player, kind: str, *what: int) -> None:
    """Let somebody take what is on the menu."""
    moves: list[Any] = [one["move"] for one in player.update["question"]["moves"]]
    index = next(at for at, move in enumerate(moves) if move[0] == kind and move[1:][: len(what)] == [*what])
    player.answer(random.Random(0), index)
    player.hear_until("accepted")
    player.hear_until("update")


def told_late(player: Player) -> list[str]:
    """Return what the log says of those whose time ran out, also of those after whom nothing was told."""
    return [late for late in [*(event["late"] for event in player.events), player.update["late"]] if late]


def out_of_time(player: Player, *seats: int) -> str:
    """Return what the log says of some."""
    names = ", ".join(player.table["seats"][seat]["name"] for seat in seats)
    return f"Time ran out for {names}; the table answered in their place."


@pytest.mark.rule("TAM-TMG-15")
def test_out_of_time_in_the_midst_of_a_choice_one_is_ready_with_the_choice_made(server: Server) -> None:
    a, b = writing(server)
    takes(a, "use-ability")
    assert rule_of(a) != "TAM-WRI-02"
    deadline = a.update["deadline"]
    time.sleep(1)
    takes(b, "write")
    mine = b.update["deadline"]
    while 0 in b.update["waiting"]:
        b.hear_until("update")
    assert time.time() < deadline + SECONDS / 2
    assert b.update["view"]["players"][0]["ready"]
    assert b.update["view"]["players"][0]["dump"][GREEN] == 1
    assert (b.update["waiting"], b.update["deadline"]) == ([1], mine)
    assert told_late(b) == [out_of_time(b, 0)]


@pytest.mark.rule("TAM-TMG-15")
def test_the_log_says_for_whom_time_ran_out_though_nothing_else_happened(server: Server) -> None:
    a, b = writing(server)
    time.sleep(2)
    takes(b, "write")
    takes(b, "write")
    while 0 in b.update["waiting"]:
        b.hear_until("update")
    assert told_late(b) == [out_of_time(b, 0)]
    assert b.update["late"]
    b.send({"type": "undo", "number": b.update["number"]})
    b.hear_until("update")
    assert b.update["undone"] == 1
    assert told_late(b) == [out_of_time(b, 0)], "that B takes a write back does not change it"
    while rule_of(a) != "TAM-MAP-03":
        a.hear_until("update")
    assert told_late(a) == [out_of_time(a, 0, 1)]
    assert not a.update["late"]
