"""Bots that think long do so beside the server."""

import time
from pathlib import Path

from server.kit import PATIENCE, Server, Visitor


def test_a_hard_bot_thinks_in_a_process_of_its_own_that_ends_with_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        visitor = Visitor(server)
        made = visitor.host(seats=2, bots={"1": "hard"}, options={"first": "1"}, start=True)
        with visitor.sits(made["table"]["id"]) as player:
            answered = player.hear_until("update")["number"]
            while not player.asked and not player.over:
                answered = player.hear_until("update")["number"]
        assert answered
        assert "bot failed" not in server.log()
        assert "bot too slow" not in server.log()
        thinking = children_of(server.pid)
        assert thinking
    finally:
        server.kill()
    until = time.monotonic() + PATIENCE
    while any(runs(child) for child in thinking):
        assert time.monotonic() < until, "a bot goes on thinking without a server"
        time.sleep(0.05)


def children_of(parent: int) -> list[int]:
    """Return the processes that a process has started."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def runs(process: int) -> bool:
    """Say whether a process is still there, and not only waiting to be buried."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
