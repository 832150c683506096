"""What writes views down: one flat function, put together from small parts as text and compiled once.

Each part says how a value is written, given the expression that reads it. What a view is made of is known
before any view is seen, so nothing is looked up, called or asked when one is written that need not be.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, NoReturn

import msgspec

from dreamtable.envs.shape import Shape
from dreamtable.kernel import RulesBug


class Marks(dict[str, Sequence[int]]):
    """The classes that things have by what a view shows: worked out when they are first wanted."""

    __slots__ = ("_shape", "_view")

    def __init__(self, shape: Shape, view: msgspec.Struct) -> None:
        self._shape = shape
        self._view = view

    def __missing__(self, domain: str) -> Sequence[int]:
        self[domain] = found = self._shape.marks[domain](self._view)
        return found


class Page(NamedTuple):
    """What is being written down: where things are, numbers in their order, numbers with their places."""

    things: list[int]
    numbers: list[int]
    places: list[int]
    placed: list[int]
    marks: Marks


def blank_page(marks: Marks) -> Page:
    """Return a page on which nothing is written yet."""
    return Page([], [], [], [], marks)


NOWHERE = 0
"""Where things that are not there are counted; this place is cut off in the end."""


class Code:
    """The text of a function that writes, as it grows: its `value` onto what a `Page` holds."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._depth = 1
        self._numbers: list[str] = []
        self._things: list[str] = []
        self._constants: dict[str, Any] = {}
        self._names = 0
        self._marks: dict[str, str] = {}

    # What is written

    def number(self, expression: str) -> None:
        """Write a number, or with a star in front all numbers of a list."""
        self._numbers.append(expression)

    def zeros(self, count: int) -> None:
        """Write so many zeros."""
        if count:
            self.number("0" if count == 1 else f"*{self.constant((0,) * count)}")

    def thing(self, place: str) -> None:
        """Count the thing that stands at a place, or with a star in front all of several places."""
        self._things.append(place)

    def line(self, text: str) -> None:
        """Do something else, on which what is written does not depend."""
        self._lines.append("    " * self._depth + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Do what is written meanwhile under a condition, or several times."""
        self.flush()
        self.line(head)
        before = len(self._lines)
        self._depth += 1
        yield
        self.flush()
        if len(self._lines) == before:
            self.line("pass")
        self._depth -= 1

    def flush(self) -> None:
        """Put down what has come together: what is written without conditions is written in one go."""
        for name, parts in (("numbers", self._numbers), ("things", self._things)):
            if len(parts) == 1:
                self.line(one_more(name, parts[0]))
            elif parts:
                self.line(f"{name} += ({', '.join(parts)})")
            parts.clear()

    # What it is made of

    def constant(self, value: Any) -> str:
        """Return the name of something that is known before."""
        name = self._name("c")
        self._constants[name] = value
        return name

    def local(self, expression: str) -> str:
        """Return the name of a value that is needed more than once."""
        name = self._name("v")
        self.line(f"{name} = {expression}")
        return name

    def variable(self) -> str:
        """Return a name for what a loop goes through."""
        return self._name("x")

    def marked(self, domain: str) -> str:
        """Return the name of the classes that things have by what the view shows."""
        return self._marks.setdefault(domain, f"marks_{len(self._marks)}")

    def _name(self, letter: str) -> str:
        self._names += 1
        return f"{letter}{self._names}"

    def function(self) -> "Writing":
        """Return the function that all of it makes."""
        self.flush()
        marks = [f"    {name} = marks[{domain!r}]" for domain, name in self._marks.items()]
        head = "def write(value, things, numbers, places, placed, marks):"
        text = "\n".join([head, *marks, *self._lines, "    return"])
        found = dict(self._constants)
        exec(compile(text, "<observation>", "exec"), found)  # noqa: S102 (made of declarations alone)
        return found["write"]  # type: ignore[no-any-return]


def one_more(name: str, expression: str) -> str:
    """Return the text that writes one number, or the numbers of one list."""
    return f"{name} += {expression[1:]}" if expression.startswith("*") else f"{name}.append({expression})"


Writing = Callable[[Any, list[int], list[int], list[int], list[int], Marks], None]
"""Writes a value down: it, then what a `Page` holds."""

Write = Callable[[Code, str], None]
"""Says how the value of an expression is written."""


def nothing(_code: Code, _value: str) -> None:
    """Write nothing."""


def compiled(write: Write) -> Writing:
    """Return the function that writes a value."""
    code = Code()
    write(code, "value")
    return code.function()


class Rows(dict[int, Writing]):
    """The functions that write structs into the rows of their things, each compiled when it is needed."""

    def __init__(self, writes: list[Write]) -> None:
        self._writes = writes

    def __missing__(self, row: int) -> Writing:
        self[row] = found = compiled(self._writes[row])
        return found


def too_long(path: str, there: int, declared: int) -> NoReturn:
    """Say that a list holds more than there is room for."""
    raise RulesBug(f"The list {path} has {there} entries; {declared} are declared.")
