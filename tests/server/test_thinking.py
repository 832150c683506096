"""Bots that think long do so beside the server, and for all people in turn."""

import asyncio
import time
from pathlib import Path

from dreamtable.server import hosting
from dreamtable.server.listening import Listener
from dreamtable.server.turns import Turns
from server.inside import table_of_two, worker_in
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


def in_turn(*wishes: tuple[str, bool]) -> list[str]:
    """Return in which order places are given to people who ask at the same time."""
    order: list[str] = []

    async def think(turns: Turns, who: str, watched: bool) -> None:
        async with turns.of([who], last=not watched):
            order.append(who)
            await asyncio.sleep(0.001)

    async def ask() -> None:
        turns = Turns(1)
        async with asyncio.TaskGroup() as group:
            for who, watched in wishes:
                group.create_task(think(turns, who, watched))

    asyncio.run(ask())
    return order


def test_many_tables_of_one_person_do_not_delay_the_bots_of_another() -> None:
    order = in_turn(*[("greedy", True)] * 30, ("modest", True))
    assert order[:2] == ["greedy", "modest"], "right after the thought that is being thought"


def test_bots_at_tables_that_nobody_watches_think_last() -> None:
    order = in_turn(("one", False), ("two", False), ("one", False), ("three", True), ("three", True))
    assert order == ["one", "three", "three", "two", "one"]


def test_who_goes_away_leaves_the_place_to_the_next() -> None:
    async def leave() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def think(who: str) -> None:
            async with turns.of([who]):
                order.append(who)
                await asyncio.sleep(0.01)

        first, second, third = (asyncio.create_task(think(who)) for who in ("one", "two", "three"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        fourth, fifth = (asyncio.create_task(think(who)) for who in ("four", "five"))
        await asyncio.sleep(0)
        fourth.cancel()
        await asyncio.gather(fourth, fifth, return_exceptions=True)
        return order

    assert asyncio.run(leave()) == ["one", "three", "four", "five"]


def test_bots_think_for_those_who_play_and_first_where_somebody_looks_on(tmp_path: Path) -> None:
    async def look() -> None:
        async with worker_in(tmp_path) as worker:
            live, people = await table_of_two(worker)
            assert live.audience() == (sorted(one.id for one in people), False)
            listener = Listener(None, "en", lambda _: None)
            await live.enter(listener, 0, None)
            assert live.audience().watches
            live.exit(listener)
            await hosting.set_away(worker, live.id, [0], away=True, for_good=True)
            assert live.audience() == ([people[1].id], False)

    asyncio.run(look())
