"""Carries out a plan: here, in several processes, or on a Ray cluster. The results are the same."""

import contextlib
import importlib.util
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from dreamtable.arena import results
from dreamtable.arena.campaigns import play_all
from dreamtable.arena.plan import Plan, check
from dreamtable.arena.results import Chunk, chunk_of
from dreamtable.kernel import BadSetup, DreamtableError

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

HERE, PROCESSES, RAY = "here", "processes", "ray"
RAY_ADDRESS = "ray://"
MOST_DEATHS = 3
"""A chunk during which so many workers died is not tried again."""
TELL_EVERY = 0.2
"""Seconds between two messages of a worker about how far it is."""
CLIENT_PORT = 10001
REACH = 5.0
"""Seconds to wait for a cluster to answer at its address."""

Progress = Callable[[int, int], None]
"""Hears how many games are done, of how many."""
Told = Callable[[int, int], None]
"""Hears of which chunk how many games are done."""
Finished = Generator[tuple[int, Chunk], None, None]
"""Chunks as they are finished, in any order."""


class CannotRun(DreamtableError):
    """The workers can't be had, or can't go on; what was finished is stored."""


class Run(NamedTuple):
    """What a run did."""

    played: int
    """Games played now."""
    before: int
    """Games that were there already."""
    seconds: float


def run(
    plan: Plan,
    folder: Path,
    on: str = HERE,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Run:
    """Play what is missing in the folder of a plan. Finished chunks are kept, whatever happens."""
    check(plan)
    if workers is not None and workers < 1:
        raise BadSetup(f"At least 1 worker is needed, not {workers}.")
    play = workplace(on, workers)
    results.polars()
    tell = progress or (lambda _done, _all: None)
    with results.opened(folder, plan):
        missing = results.missing(folder, plan)
        sizes = {chunk: len(plan.games_of(chunk)) for chunk in missing}
        before = plan.games - sum(sizes.values())
        tell(before, plan.games)
        stored = 0
        underway: dict[int, int] = {}

        def told(chunk: int, games: int) -> None:
            underway[chunk] = games
            tell(before + stored + sum(underway.values()), plan.games)

        begun = time.perf_counter()
        if missing:
            with contextlib.closing(play(plan, missing, told)) as finished:
                for chunk, content in finished:
                    results.store(folder, chunk, content)
                    underway.pop(chunk, None)
                    stored += sizes[chunk]
                    tell(before + stored + sum(underway.values()), plan.games)
        return Run(stored, before, time.perf_counter() - begun)


def workplace(on: str, workers: int | None) -> Callable[[Plan, list[int], Told], Finished]:
    """Return what plays chunks at a place."""
    if on == HERE:
        return play_here
    if on == PROCESSES:
        return lambda plan, chunks, told: play_in_processes(plan, chunks, told, workers or cores())
    if on == RAY or on.startswith(RAY_ADDRESS):
        return lambda plan, chunks, _told: play_on_ray(plan, chunks, on, workers)
    raise BadSetup(f"Games are played on {HERE}, {PROCESSES}, {RAY} or ray://host:port, not on {on!r}.")


def cores() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_chunk(plan: Plan, chunk: int, told: Callable[[int], None] | None = None) -> Chunk:
    """Play the games of a chunk."""
    played = []
    for done, number in enumerate(plan.games_of(chunk), 1):
        played += play_all(plan, number)
        if told is not None:
            told(done)
    return chunk_of(played)


def play_here(plan: Plan, chunks: list[int], told: Told) -> Finished:
    """Play in this very process."""
    for chunk in chunks:

        def so_far(games: int, chunk: int = chunk) -> None:
            told(chunk, games)

        yield chunk, play_chunk(plan, chunk, so_far)


# Several processes


class Worker:
    """A process that plays chunks, and the line to it."""

    def __init__(self, plan: Plan, chunk: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line, other = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=work, args=(other, plan), daemon=True)
        with deaf():
            self.process.start()
        other.close()
        self.give(chunk)

    def give(self, chunk: int) -> None:
        """Let it play a chunk."""
        self.chunk = chunk
        with contextlib.suppress(OSError):  # it is dead: that is noticed when it should answer
            self.line.send(chunk)

    def stop(self) -> None:
        """Let it go, in the middle of a game if need be."""
        self.process.kill()
        self.process.join()
        self.line.close()


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Let processes that begin now not hear Ctrl-C: whoever starts the workers ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: "Connection[Any, Any]", plan: Plan) -> None:
    """Play chunks until there is nobody left to play for; the life of a worker."""
    last = time.monotonic()

    def so_far(games: int) -> None:
        nonlocal last
        if time.monotonic() - last > TELL_EVERY:
            last = time.monotonic()
            line.send(games)

    with contextlib.suppress(EOFError, OSError):
        while True:
            chunk: int = line.recv()
            line.send(play_chunk(plan, chunk, so_far))


def play_in_processes(plan: Plan, chunks: list[int], told: Told, workers: int) -> Finished:
    """Play in processes of this machine. A chunk whose worker dies is given to a fresh one."""
    waiting = deque(chunks)
    deaths = dict.fromkeys(chunks, 0)
    staff: list[Worker] = []
    try:
        while waiting or staff:
            while waiting and len(staff) < workers:
                staff.append(Worker(plan, waiting.popleft()))
            ready = wait([worker.line for worker in staff])
            for worker in [one for one in staff if one.line in ready]:
                chunk = worker.chunk
                try:
                    message = worker.line.recv()
                except (EOFError, OSError):
                    staff.remove(worker)
                    worker.stop()
                    told(chunk, 0)
                    deaths[chunk] += 1
                    if deaths[chunk] == MOST_DEATHS:
                        raise CannotRun(died(plan, chunk, worker.process.exitcode)) from None
                    waiting.append(chunk)
                    continue
                if isinstance(message, int):
                    told(chunk, message)
                    continue
                if waiting:
                    worker.give(waiting.popleft())
                else:
                    staff.remove(worker)
                    worker.stop()
                yield chunk, message
    finally:
        for worker in staff:
            worker.stop()


def died(plan: Plan, chunk: int, code: int | None) -> str:
    """Return the sentence for a chunk that kills its workers."""
    games = plan.games_of(chunk)
    return (
        f"{MOST_DEATHS} workers died (exit code {code}) while they played games {games[0]} to {games[-1]}. "
        "What is finished is stored. To see where it happens, play on in one process: --on here."
    )


# Ray


def play_on_ray(plan: Plan, chunks: list[int], on: str, workers: int | None) -> Finished:
    """Play on a Ray cluster: the one this process is connected to, that at an address, or one made here."""
    own, ray = connect(on, workers)
    underway: dict[Any, int] = {}
    try:
        at_once = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(num_cpus=1, max_retries=MOST_DEATHS)(play_chunk)
        shared = ray.put(plan)
        waiting = deque(chunks)
        while waiting or underway:
            while waiting and len(underway) < 2 * at_once:
                chunk = waiting.popleft()
                underway[task.remote(shared, chunk)] = chunk
            done, _ = ray.wait(list(underway), num_returns=1)
            for one in done:
                chunk = underway.pop(one)
                yield chunk, Chunk(*ray.get(one))
    except ray.exceptions.RayError as error:
        raise CannotRun(f"The Ray cluster can't go on: {lines_of(error)[-1]}") from None
    except ConnectionError as error:
        raise CannotRun(f"The connection to the Ray cluster is lost: {lines_of(error)[0]}") from None
    finally:
        with contextlib.suppress(ray.exceptions.RayError, ConnectionError):
            for one in underway:  # nobody waits for them any more
                ray.cancel(one)
        if own:
            ray.shutdown()


def connect(on: str, workers: int | None) -> tuple[bool, Any]:
    """Return whether a connection was made just now, and Ray itself."""
    try:
        import ray
    except ImportError:
        raise CannotRun("Ray is not installed: pip install 'dreamtable[ray]'") from None
    if ray.is_initialized():
        return False, ray
    address = os.environ.get("RAY_ADDRESS") if on == RAY else on
    try:
        if address:
            reach(address)
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        else:
            ray.init(
                address="local",
                num_cpus=workers or cores(),
                include_dashboard=False,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
    except ImportError:
        raise CannotRun("A cluster at an address needs Ray's client: pip install 'dreamtable[ray]'") from None
    except (RuntimeError, ValueError, OSError) as error:
        raise CannotRun(f"There is no Ray cluster at {address or 'hand'}: {lines_of(error)[0]}") from None
    return True, ray


def reach(address: str) -> None:
    """Say at once if nobody answers at an address; Ray itself would try for a minute, in many words."""
    remote = address.startswith(RAY_ADDRESS)
    host, _, port = address.removeprefix(RAY_ADDRESS).partition(":")
    if remote and (not host or (port and not port.isdigit())):
        raise ValueError("an address is like ray://host:10001")
    if remote or port.isdigit():
        with socket.create_connection((host, int(port or CLIENT_PORT)), timeout=REACH):
            pass
    if remote and importlib.util.find_spec("grpc") is None:
        raise ImportError


def lines_of(error: BaseException) -> list[str]:
    """Return the text of an error, line by line: the first says what it is, the last one why."""
    return [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
