"""A server that has Workshop, a line with latency, and people who play over it at the same time."""

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from websockets.exceptions import ConnectionClosed

from dreamtable.lang import Speaker
from outside.kit import offer
from server.kit import Address, Player, Server, Visitor

STALE = Speaker("en").say("server-stale")
NOT_ALLOWED = Speaker("en").say("server-not-allowed")
NOT_ASKED = Speaker("en").say("server-not-asked")
NOT_HERE = Speaker("en").say("server-not-here")
OVER = Speaker("en").say("server-over")


@contextlib.contextmanager
def workshop_server(folder: Path, **settings: Any) -> Iterator[Server]:
    """Run a server that has Workshop as a game from outside."""
    site = folder / "site"
    site.mkdir()
    server = Server(folder, outside=offer(site, workshop="workshop.manifest:GAME"), **settings)
    try:
        yield server
    finally:
        server.kill()
        assert '"trace"' not in server.log(), server.log()


class FarPlayer(Player):
    """A socket at a table on a line on which everything takes its time, in both directions and in order."""

    def __init__(self, visitor: Visitor, table: str, seconds: float) -> None:
        self._seconds = seconds
        self._out: SimpleQueue[tuple[float, Any]] = SimpleQueue()
        self._in: SimpleQueue[tuple[float, str | None]] = SimpleQueue()
        super().__init__(visitor.server, table, visitor.cookie)
        for work in (self._deliver, self._receive):
            threading.Thread(target=work, daemon=True).start()
        self.send({"type": "hello", "lang": visitor.lang})

    def send(self, message: Any) -> None:
        """Send a message: it arrives later."""
        self._out.put((time.monotonic() + self._seconds, message))

    def _deliver(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                due, message = self._out.get()
                time.sleep(max(0.0, due - time.monotonic()))
                super().send(message)

    def _receive(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            for text in self.socket:
                self._in.put((time.monotonic() + self._seconds, str(text)))
        self._in.put((0.0, None))

    def next_text(self, timeout: float) -> str:
        """Return the next frame once it has arrived here."""
        due, text = self._in.get(timeout=timeout)
        time.sleep(max(0.0, due - time.monotonic()))
        assert text is not None, "The line is closed."
        return text


Chooser = Callable[[Any], Any]
"""From an update to one of its moves."""


def anything(seed: int) -> Chooser:
    """Return a way to choose any move by chance."""
    chance = random.Random(seed)
    return lambda update: chance.choice(update["question"]["moves"])


def play_over_line(player: Player, choose: Chooser, until: float) -> None:
    """Answer as soon as one is asked and is to answer, knowing only what has arrived; till the match is over.

    Like a browser: what was sent counts as pending until something else is asked.
    """
    pending: tuple[int | None, int] | None = None
    while not player.over:
        assert time.monotonic() < until, "The match does not come to its end."
        update = player.update
        here = (update["lane"], update["number"]) if update is not None else None
        due = update is not None and update["seat"] in update["waiting"]
        if player.asked and due and here != pending:
            pending = here
            send(player, *choose(update)["move"])
        heard = player.hear()
        if heard["type"] == "refused" and (heard["lane"], heard["number"]) == pending:
            pending = None


def all_play(players: list[Player], chooser: Callable[[int], Chooser], seconds: float = 120) -> None:
    """Let everybody play at the same time, each in a thread of its own."""
    until = time.monotonic() + seconds
    failures: list[BaseException] = []

    def play(seat: int) -> None:
        try:
            play_over_line(players[seat], chooser(seat), until)
        except BaseException as failure:
            failures.append(failure)
            raise

    threads = [threading.Thread(target=play, args=(seat,)) for seat in range(len(players))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures


def sit_down(server: Address, people: int, **wishes: Any) -> tuple[str, list[Visitor]]:
    """Return a running table of Workshop, with bots on the seats that nobody takes."""
    visitors = [Visitor(server) for _ in range(people)]
    made = visitors[0].host("workshop", **{"seats": people, **wishes})
    table = str(made["table"]["id"])
    for visitor in visitors[1:]:
        visitor.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    visitors[0].post(f"/api/tables/{table}/start")
    return table, visitors


def move_of(update: Any, *move: str | int) -> Any:
    """Return an entry of the menu by its move."""
    return next(one for one in update["question"]["moves"] if one["move"] == list(move))


def send(player: Player, *move: str | int) -> None:
    """Answer with a move, whatever is on the menu."""
    update = player.update
    player.send({"type": "answer", "number": update["number"], "lane": update["lane"], "move": list(move)})


def do(player: Player, *move: str | int) -> None:
    """Answer with a move, and hear what came of it."""
    send(player, *move)
    player.hear_until("accepted")
    player.hear_until("update")


def own_lane(player: Player) -> None:
    """Refuse what others offer until the own lane asks."""
    while player.update["question"] is None or player.update["lane"] != player.update["seat"]:
        if player.asked:
            send(player, "refuse")
        player.hear_until("update")


def catch_up(players: list[Player], answers: int) -> None:
    """Let everybody hear of so many answers."""
    for player in players:
        while player.update is None or player.update["answers"] < answers:
            player.hear_until("update")
