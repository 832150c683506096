"""Games a second in the arena with one worker and with two, and how much faster two are.

Both play the same plan in the same run, in turns, so that a busy machine is busy for both; the time that
workers need to start is part of it, as it is for a user. The processor time of a game tells, whatever else
the machine does, whether two workers get in each other's way.
"""

import argparse
import json
import resource
import tempfile
from pathlib import Path
from typing import NamedTuple

from dreamtable.arena.plan import Plan, make_plan
from dreamtable.arena.running import cores, run


class Measured(NamedTuple):
    """One way of playing the plan."""

    speed: float
    """Games a second."""
    processor: float
    """Milliseconds of processor time for a game, the workers' and the parent's together."""


def used() -> float:
    """Return the processor time of this process and of its workers so far."""
    both = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in both)


def measure(plan: Plan, workers: int) -> Measured:
    """Let so many workers play the plan."""
    before = used()
    with tempfile.TemporaryDirectory() as folder:
        done = run(plan, Path(folder) / "results", "processes", workers)
    return Measured(done.played / done.seconds, 1000 * (used() - before) / done.played)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lucidity")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="one object a line")
    chosen = parser.parse_args()
    plan = make_plan(
        chosen.game, seats=[chosen.seats], bots=[chosen.bot], games=chosen.games, seed="bench", chunk=25
    )
    found: dict[int, list[Measured]] = {1: [], 2: []}
    for _ in range(chosen.rounds):
        for workers, runs in found.items():
            runs.append(measure(plan, workers))
    one, two = (max(runs, key=lambda measured: measured.speed) for runs in found.values())
    figures = [
        ("arena.games-1-worker", one.speed, "1/s"),
        ("arena.games-2-workers", two.speed, "1/s"),
        ("arena.two-to-one", two.speed / one.speed, "×"),
        ("arena.processor-1-worker", one.processor, "ms"),
        ("arena.processor-2-workers", two.processor, "ms"),
        ("arena.processors", float(cores()), ""),
    ]
    for name, value, unit in figures:
        if chosen.json:
            print(json.dumps({"name": name, "value": value, "unit": unit}))
        else:
            print(f"{name:28} {value:10.2f} {unit}")


if __name__ == "__main__":
    main()
