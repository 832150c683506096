"""Figures for whoever runs the server, in the form that Prometheus reads."""

import resource
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper edges of the classes of a duration, in seconds."""


class Durations:
    """How often something took how long."""

    __slots__ = ("classes", "count", "total")

    def __init__(self) -> None:
        self.classes = [0] * len(BOUNDS)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.count += 1
        self.total += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.classes[index] += 1


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
        """Return everything in Prometheus' text form."""
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE dreamtable_{name} gauge", f"dreamtable_{name} {value}"]
        memory = "dreamtable_memory_bytes"
        lines += [f"# TYPE {memory} gauge", f"{memory} {resident_bytes()}"]
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE dreamtable_{name}_total counter", f"dreamtable_{name}_total {count}"]
        if self.refusals:
            lines.append("# TYPE dreamtable_refusals_total counter")
            for key, count in sorted(self.refusals.items()):
                lines.append(f'dreamtable_refusals_total{{reason="{key}"}} {count}')
        lines += _histogram("dreamtable_commit_seconds", self.commits)
        lines += _histogram("dreamtable_answer_seconds", self.answers)
        return "\n".join(lines) + "\n"


def _histogram(name: str, durations: Durations) -> list[str]:
    lines = [f"# TYPE {name} histogram"]
    for bound, count in zip(BOUNDS, durations.classes, strict=True):
        lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
    lines.append(f'{name}_bucket{{le="+Inf"}} {durations.count}')
    lines += [f"{name}_sum {durations.total}", f"{name}_count {durations.count}"]
    return lines


def resident_bytes() -> int:
    """Return how much memory this process holds now."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * resource.getpagesize()
