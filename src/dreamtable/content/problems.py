"""What is wrong with content: where it stands, why, and what would be right."""

import difflib
from collections.abc import Iterable
from typing import Any, NamedTuple

from dreamtable.kernel import DreamtableError

Raw = Any
"""What YAML gives: mappings, lists, strings and numbers, not yet checked."""


class Problem(NamedTuple):
    """One thing that is wrong: the file, the line (0: the whole file), the card if it is known, and why."""

    file: str
    line: int
    card: str
    message: str

    def __str__(self) -> str:
        """Return it as one line that editors can jump to."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        whose = f"card {self.card!r}: " if self.card else ""
        return f"{where}: {whose}{self.message}"


class ContentError(DreamtableError):
    """Content that can't be used, with everything that is wrong with it."""

    def __init__(self, *problems: Problem | str) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


class Wrong(ValueError):
    """What is wrong with a piece of content, before it is known where that stands."""


class Misread(Wrong):
    """Something wrong inside a mapping: the mapping, and the way to the wrong place in it."""

    def __init__(self, message: str, raw: Raw, path: str) -> None:
        super().__init__(message)
        self.raw = raw
        self.path = path


def nearest(name: object, known: Iterable[str]) -> str:
    """Return ` Did you mean 'x'?` for the nearest known name, or nothing."""
    close = difflib.get_close_matches(str(name), list(known), n=1, cutoff=0.5)
    return f" Did you mean {close[0]!r}?" if close else ""
