"""Spans of whole numbers: `6`, `1-2`, `3+`. The lines of a table begin with them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeVar

from dreamtable.content.problems import Wrong

_SPAN = re.compile(r"(\d+)(?:-(\d+)|(\+))?")
T = TypeVar("T")


class Span(NamedTuple):
    """From a number to another, which is None where there is no end."""

    low: int
    high: int | None

    def has(self, number: int) -> bool:
        """Say whether a number lies in it."""
        return self.low <= number and (self.high is None or number <= self.high)


@cache
def span(written: str) -> Span:
    """Return the span that is written."""
    parts = _SPAN.fullmatch(written)
    if parts is None:
        raise Wrong(f"{written!r} is no span: write '1', '1-2' or '3+'")
    low = int(parts[1])
    return Span(low, None if parts[3] else int(parts[2] or low))


@cache
def is_span(written: str) -> bool:
    """Say whether something is written as a span."""
    return _SPAN.fullmatch(written) is not None


def shown(written: str) -> str:
    """Return a span as it is printed."""
    return written.replace("-", "–")


def lines_at(table: Mapping[str, T], face: int | str) -> Iterator[T]:
    """Return the lines of a table for a number, or for a face that has a name."""
    for written, line in table.items():
        if written == face if isinstance(face, str) else is_span(written) and span(written).has(face):
            yield line


def gaps(spans: Mapping[str, object]) -> str:
    """Return what is wrong with spans that must hold every number from 0 on once."""
    expected: int | None = 0
    for low, high in sorted((span(one) for one in spans), key=lambda one: one.low):
        if expected is None or low < expected:
            return f"the result {low} stands in two lines."
        if low > expected:
            return f"there is no line for the result {expected}."
        expected = None if high is None else high + 1
    if expected is not None:
        return f"there is no line for the result {expected} and more: write '{expected}+'."
    return ""
