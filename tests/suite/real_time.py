"""Which tests depend on the time of a machine: those that start a server or a browser. Others must not fail
once in a while, and are never tried twice.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

STARTERS = frozenset(
    {
        "server.kit.Address",
        "server.kit.Server",
        "server.outages.Redis",
        "playwright.sync_api.sync_playwright",
    }
)
"""What starts a server or a browser, or speaks to one."""
OTHERS = {"src", "bench", ".venv"}
"""Folders of a project that hold no tests."""


class RealTime:
    """Knows which tests of a project start something."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.known: dict[object, bool] = {}

    def __contains__(self, item: pytest.Item) -> bool:
        """Say whether a test starts a server or a browser, by itself or by what it is given."""
        if not isinstance(item, pytest.Function):
            return False
        given = [one.func for defined in item._fixtureinfo.name2fixturedefs.values() for one in defined]
        return any(map(self.starts, (item.function, *given)))

    def starts(self, thing: object) -> bool:
        """Say whether a function or class starts something, or uses another of the tests' that does."""
        if not isinstance(thing, FunctionType | type):
            return False
        if thing not in self.known:
            self.known[thing] = False  # where it uses itself
            self.known[thing] = f"{thing.__module__}.{thing.__qualname__}" in STARTERS or (
                self.is_ours(thing) and any(map(self.starts, used_by(thing)))
            )
        return self.known[thing]

    def is_ours(self, thing: FunctionType | type) -> bool:
        """Say whether something is written among the tests."""
        module = sys.modules.get(thing.__module__)
        file = Path(getattr(module, "__file__", None) or "/")
        return self.root in file.parents and file.relative_to(self.root).parts[0] not in OTHERS


def functions_of(one: type) -> list[FunctionType]:
    """Return the functions of a class."""
    return [part for part in vars(one).values() if isinstance(part, FunctionType)]


def used_by(thing: FunctionType | type) -> Iterator[object]:
    """Yield what a function or the functions of a class name of their module's, or of modules named there."""
    if isinstance(thing, type):
        yield from (*functions_of(thing), *thing.__bases__)
        return
    yield getattr(thing, "__wrapped__", None)  # of a context, say
    names = set(names_in(thing.__code__))
    for name in names & thing.__globals__.keys():
        one = thing.__globals__[name]
        yield one
        if isinstance(one, ModuleType):
            yield from (vars(one)[part] for part in names & vars(one).keys())


def names_in(code: CodeType) -> Iterator[str]:
    """Yield the names in some code."""
    yield from code.co_names
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from names_in(part)
