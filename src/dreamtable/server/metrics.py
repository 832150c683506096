"""Figures for whoever runs the server, in the form that Prometheus reads."""

import os
import resource
import time
from collections.abc import Callable
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

NAMESPACE = "dreamtable"
FRESH_SECONDS = 0.5
"""For how long what was told once is told again."""
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper edges of the classes of a duration, in seconds."""

# All counts began with the worker: a line that says when, for each of them, tells nothing.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Counts what this worker does; every figure is marked with it, as several may share an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.worker = str(os.getpid())
        self._text, self._text_at = b"", -FRESH_SECONDS
        self.sockets = self._counter("sockets", "Sockets that were opened")
        self.conflicts = self._counter("conflicts", "Answers that another worker had stored before")
        self.entries = self._counter("journal_entries", "Lines written to the journal")
        self.commits = self._durations("commit_seconds", "How long a commit of the journal took")
        self.answers = self._durations("answer_seconds", "How long it took to store and tell an answer")
        self.refusals = Counter(
            "refusals",
            "What was refused on sockets",
            ("worker", "reason"),
            namespace=NAMESPACE,
            registry=self.registry,
        )
        self.gauge("memory_bytes", "Memory that the worker holds", resident_bytes)

    def gauge(self, name: str, about: str, figure: Callable[[], float]) -> None:
        """Show a figure as it is whenever somebody looks."""
        gauge = Gauge(name, about, ("worker",), namespace=NAMESPACE, registry=self.registry)
        gauge.labels(self.worker).set_function(figure)

    def _counter(self, name: str, about: str) -> Counter:
        counter = Counter(name, about, ("worker",), namespace=NAMESPACE, registry=self.registry)
        return counter.labels(self.worker)

    def _durations(self, name: str, about: str) -> Histogram:
        durations = Histogram(
            name, about, ("worker",), namespace=NAMESPACE, registry=self.registry, buckets=BOUNDS
        )
        return durations.labels(self.worker)

    def commit(self, entries: int, seconds: float) -> None:
        """Count a commit of the journal."""
        self.entries.inc(entries)
        self.commits.observe(seconds)

    def refused(self, reason: str) -> None:
        """Count a refusal."""
        self.refusals.labels(self.worker, reason).inc()

    def text(self) -> bytes:
        """Return everything in Prometheus' text form, at most a moment old."""
        now = time.monotonic()
        if now - self._text_at > FRESH_SECONDS:
            self._text, self._text_at = generate_latest(self.registry), now
        return self._text


def resident_bytes() -> int:
    """Return how much memory this process holds now."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return pages * resource.getpagesize()
