"""What content looks like, field by field: shared by the schema for editors and the vocabulary page."""

import ast
import inspect
import sys
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from dreamtable.content.naming import hints_of


class Field(NamedTuple):
    """A key that a mapping may have."""

    key: str
    hint: Any
    """Its type, with what is noted about it."""
    required: bool
    default: Any
    meaning: str
    """What the source says about it."""


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """Return the keys of a struct in their order."""
    hints, meanings = hints_of(kind), meanings_of(kind)
    found = []
    for field in msgspec.structs.fields(kind):
        default = field.default
        if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        meaning = meanings.get(field.name, "")
        found.append(Field(field.encode_name, hints[field.name], field.required, default, meaning))
    return tuple(found)


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Return the classes of a module as they are written."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


@cache
def meanings_of(kind: type[Any]) -> dict[str, str]:
    """Return what stands in the source under each field of a class."""
    meanings: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if not base.__module__.startswith("dreamtable."):
            continue
        written = _classes(base.__module__).get(base.__name__)
        lines = written.body if written is not None else []
        for line, after in pairwise(lines):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                said = after.value if isinstance(after, ast.Expr) else None
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    meanings[line.target.id] = inspect.cleandoc(said.value)
    return meanings


def meaning_of(kind: type[Any]) -> str:
    """Return what the source says about a class."""
    return inspect.cleandoc(kind.__doc__ or "")
