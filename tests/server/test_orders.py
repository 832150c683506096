"""Standing orders and windows over real sockets: nobody is asked for nothing, and nobody's silence tells."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.kit import PATIENCE, Player, Server, Visitor, seated

PAUSE = 0.2
PREFERRED = ("unlock", "draw", "decline", "end-phase")
"""What these thieves do: they try to unlock whenever they can, and cancel nothing."""


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which answers in windows take their time."""
    one = Server(tmp_path_factory.mktemp("windows"), window_pause=PAUSE)
    yield one
    one.stop()
    assert '"trace"' not in one.log(), one.log()


class Thieves:
    """Four people at a table of Inception City without characters, and somebody who watches."""

    def __init__(self, server: Server, *, orders: bool = True) -> None:
        self.server = server
        self.orders = orders
        self.asked: list[Any] = []
        """All questions that anybody was asked."""
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a match."""
        options = {"teaching": "yes", "lord": "0"}
        self.table, self.visitors = seated(self.server, 4, "inception", options=options)
        self.players = [visitor.sits(self.table) for visitor in self.visitors]
        self.onlooker = Visitor(self.server).invited_by(self.visitors[0], self.table)
        self.watcher = self.onlooker.sits(self.table)
        for player in (*self.players, self.watcher):
            player.hear_until("update")
            if not self.orders and player is not self.watcher:
                player.send({"type": "orders", "on": False})
                while player.table["my_orders"]:  # others who come in are told of before that
                    player.hear_until("table")

    def leave(self) -> None:
        self.watcher.hear_rest()
        for player in (*self.players, self.watcher):
            player.leave()

    def next_asked(self) -> Player:
        """Wait until somebody is asked."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for player in self.players:
                try:
                    while True:
                        player.hear(timeout=0.01)
                except TimeoutError:
                    if player.asked:
                        self.asked.append(player.update["question"])
                        return player
                    if player.over:  # chance did not bring about what was waited for
                        self.leave()
                        self.sit_down()
                        break
        raise AssertionError("Nobody is asked.")

    def go_on(self, player: Player) -> None:
        """Let somebody answer as these thieves do."""
        moves = [info["move"] for info in player.update["question"]["moves"]]
        ranked = sorted(moves, key=lambda move: [*PREFERRED, move[0]].index(move[0]))
        player.send({"type": "answer", "number": player.update["number"], "move": ranked[0]})
        player.hear_until("accepted")
        player.hear_until("update")

    def go_on_until(self, rule: str) -> Player:
        """Play until somebody is asked by a rule."""
        for _ in range(1000):
            player = self.next_asked()
            if player.update["question"]["rule"] == rule:
                return player
            self.go_on(player)
        raise AssertionError(f"{rule} asks nobody.")


@pytest.fixture
def thieves(slow_server: Server) -> Iterator[Thieves]:
    one = Thieves(slow_server)
    yield one
    one.leave()


WINDOW = "DRM-UNL-04"


def tags(update: Any) -> list[str]:
    """Return what happened in an update, by the names of the events."""
    return [info["event"][0] for info in update["events"]]


@pytest.mark.rule("DRM-UNL-04", "DRM-TIM-13")
def test_who_watches_sees_a_window_open_and_close_and_nothing_in_between(thieves: Thieves) -> None:
    asked = thieves.go_on_until(WINDOW)
    watcher = thieves.watcher
    watcher.hear_rest()
    open_update = watcher.update
    assert len(open_update["waiting"]) > 1
    assert asked.update["seat"] in open_update["waiting"]
    shown = thieves.onlooker.get(f"/api/tables/{thieves.table}")
    assert shown["answers"] == open_update["answers"]
    with thieves.onlooker.sits(thieves.table) as late:
        seen = late.hear_until("update")
        assert (seen["waiting"], seen["answers"], seen["number"]) == (
            open_update["waiting"],
            open_update["answers"],
            open_update["number"],
        )
    heard, told = len(watcher.raw), len(watcher.events)
    while watcher.update["answers"] == open_update["answers"]:
        if asked.asked:
            thieves.go_on(asked)
        watcher.hear_rest()
        if watcher.update["answers"] == open_update["answers"]:
            assert len(watcher.raw) == heard
            asked = thieves.next_asked()
    assert {"unlocked", "unlock-cancelled"} & {info["event"][0] for info in watcher.events[told:]}
    assert watcher.update["answers"] >= open_update["answers"] + len(open_update["waiting"])


@pytest.mark.rule("DRM-UNL-04")
def test_every_window_takes_its_time_whoever_has_something_to_say(thieves: Thieves) -> None:
    opened = closed = 0.0
    is_open = False
    while not closed:
        asked = thieves.next_asked()
        unlocks = [info["move"] for info in asked.update["question"]["moves"] if info["move"][0] == "unlock"]
        if unlocks and not is_open:
            opened = time.monotonic()
        thieves.go_on(asked)
        while opened and not closed:
            thieves.watcher.hear_until("update")
            if {"unlocked", "unlock-cancelled"} & set(tags(thieves.watcher.update)):
                closed = time.monotonic()
            elif "unlocking" in tags(thieves.watcher.update):
                is_open = True
                break
    assert closed - opened > PAUSE


def test_nobody_is_asked_what_there_is_only_one_answer_to(thieves: Thieves) -> None:
    thieves.go_on_until("DRM-PLY-02")
    for _ in range(25):
        thieves.go_on(thieves.next_asked())
    assert all(len(question["moves"]) > 1 for question in thieves.asked)


def test_who_wants_no_standing_orders_is_asked_everything(slow_server: Server) -> None:
    thieves = Thieves(slow_server, orders=False)
    assert thieves.visitors[1].get(f"/api/tables/{thieves.table}")["my_orders"] is False
    while not any(len(question["moves"]) == 1 for question in thieves.asked):
        assert len(thieves.asked) < 1000
        thieves.go_on(thieves.next_asked())
    thieves.leave()


@pytest.mark.rule("DRM-UNL-04")
def test_nobody_takes_back_what_was_said_in_an_open_window(thieves: Thieves) -> None:
    asked = thieves.go_on_until(WINDOW)
    for player in thieves.players:
        if player is not asked:
            player.hear_rest()
            assert player.update["can_undo"] is False
            assert "taken back" in player.refused({"type": "undo", "number": player.update["number"]})


def test_the_order_of_a_menu_is_told_with_it(thieves: Thieves) -> None:
    asked = thieves.go_on_until("DRM-PLY-02")
    ranks = {info["move"][0]: info["rank"] for info in asked.update["question"]["moves"]}
    assert ranks["end-phase"] == 1
    assert {rank for name, rank in ranks.items() if name != "end-phase"} == {0}
