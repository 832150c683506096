"""Figures for whoever runs the server, in the form that Prometheus reads."""

import os
import resource
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper edges of the classes of a duration, in seconds."""


class Durations:
    """How often something took how long."""

    __slots__ = ("classes", "count", "total")

    def __init__(self) -> None:
        self.classes = [0] * (len(BOUNDS) + 1)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.count += 1
        self.total += seconds
        self.classes[bisect_left(BOUNDS, seconds)] += 1


class Metrics:
    """Counts what this worker does."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.commits = Durations()
        self.answers = Durations()

    def commit(self, entries: int, seconds: float) -> None:
        """Count a commit of the journal."""
        self.counts["journal_entries"] += entries
        self.commits.add(seconds)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Return everything in Prometheus' text form; marked, as several workers may share an address."""
        lines: list[str] = []
        for name, value in (*gauges.items(), ("memory_bytes", resident_bytes())):
            lines += [f"# TYPE dreamtable_{name} gauge", _sample(name, value)]
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE dreamtable_{name}_total counter", _sample(f"{name}_total", count)]
        if self.refusals:
            lines.append("# TYPE dreamtable_refusals_total counter")
            lines += [_sample("refusals_total", n, reason=key) for key, n in sorted(self.refusals.items())]
        lines += _histogram("commit_seconds", self.commits)
        lines += _histogram("answer_seconds", self.answers)
        return "\n".join(lines) + "\n"


def _sample(name: str, value: float, **labels: str) -> str:
    marks = ",".join(f'{label}="{what}"' for label, what in {"worker": str(os.getpid()), **labels}.items())
    return f"dreamtable_{name}{{{marks}}} {value}"


def _histogram(name: str, durations: Durations) -> list[str]:
    """Return how many took no longer than each bound, as Prometheus counts them."""
    lines = [f"# TYPE dreamtable_{name} histogram"]
    for bound, count in zip((*BOUNDS, "+Inf"), accumulate(durations.classes), strict=True):
        lines.append(_sample(f"{name}_bucket", count, le=str(bound)))
    return [*lines, _sample(f"{name}_sum", durations.total), _sample(f"{name}_count", durations.count)]


def resident_bytes() -> int:
    """Return how much memory this process holds now."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * resource.getpagesize()
