"""The clock of the machine may step: no deadline, no pause and nobody's turn changes by it."""

import asyncio
import time
from pathlib import Path

import pytest

from dreamtable.server.hours import now
from dreamtable.server.journal import ANSWER, Entry
from dreamtable.server.live_table import LiveTable
from dreamtable.server.worker import Worker
from server.inside import table_of_two, worker_in

HOUR = 3600.0
SECONDS = 600


def left(live: LiveTable) -> float:
    """Return how many seconds are left for the open question."""
    deadline = live.clock.deadline()
    assert deadline is not None
    return deadline - now()


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_clock_that_steps_changes_no_deadline_and_nobody_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    async def play() -> None:
        async with worker_in(tmp_path) as worker:
            live, _ = await table_of_two(worker, seconds=SECONDS)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + step)
            assert SECONDS - 60 < left(live) <= SECONDS
            await worker.open_tables.sum_up()
            await worker.open_tables.wake()
            await live.attendance._answer_for_all_late(0)
            assert live.match is not None
            assert live.match.answers == 0, "nobody was answered for"
            await answer(live)
            assert SECONDS - 60 < left(live) <= SECONDS, "a new question has the whole time"
            new, _ = await table_of_two(worker, seconds=SECONDS)
            assert SECONDS - 60 < left(new) <= SECONDS, "a new table too"

    asyncio.run(play())


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_clients_are_told_deadlines_by_the_clock_that_they_can_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    """Theirs are right, and so is that of the machine once it was set right."""

    async def look() -> None:
        async with worker_in(tmp_path) as worker:
            live, _ = await table_of_two(worker, seconds=SECONDS)
            assert live.course is not None
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + step)
            told = live.publishing._bulletin(live.course).situation.deadline
            assert told is not None
            assert SECONDS - 60 < told - time.time() <= SECONDS + 1

    asyncio.run(look())


def test_lines_from_a_clock_that_was_ahead_give_nobody_more_time(tmp_path: Path) -> None:
    async def read() -> None:
        async with worker_in(tmp_path) as worker:
            live, _ = await table_of_two(worker, seconds=SECONDS)
            await store_ahead(worker, live)
            await live.follow()
            assert live.match is not None
            assert live.match.answers == 1
            assert left(live) <= SECONDS
        async with worker_in(tmp_path) as worker:
            again = await worker.open_tables.open(live.id)
            assert left(again) <= SECONDS

    asyncio.run(read())


async def store_ahead(worker: Worker, live: LiveTable) -> None:
    """Store an answer as a worker would whose clock is an hour ahead."""
    course = live.course
    assert course is not None
    (seat,) = course.match.due()
    twin = course.match.fork()
    twin.choose(seat, 0)
    move = course.as_stored(twin.journal[-1][2])
    await worker.journal.append(Entry(live.id, course.entries, ANSWER, seat, move, now() + HOUR, twin.drawn))


async def answer(live: LiveTable) -> None:
    """Answer the open question."""
    course = live.course
    assert course is not None
    (seat,) = course.match.due()
    await live.answering.answer(seat, course.number(seat), course.match.menu(seat)[0])
