"""From text to plain data: YAML, with the line on which each mapping and list begins."""

from typing import Any, NamedTuple

import yaml

from dreamtable.content.problems import ContentError, Problem, Raw

MOST_CHARACTERS = 1_000_000
DEEPEST = 40
"""How large a file may be, and how deep things may stand in each other."""


class Source(NamedTuple):
    """A file of content as YAML gave it."""

    name: str
    entries: list[Raw]
    lines: dict[int, int]
    """By identity of a mapping or list: the line on which it begins."""

    def line(self, raw: Raw) -> int:
        """Return the line on which something begins."""
        return self.lines.get(id(raw), 0)


class _Twice(Exception):
    """A key stands twice in one mapping."""

    def __init__(self, key: str, line: int) -> None:
        super().__init__(key)
        self.line = line


class _Loader(yaml.CSafeLoader):
    """Reads YAML with what C offers, and remembers lines."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.lines: dict[int, int] = {}

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        if len(keys) != len(set(keys)):
            twice = next(key for key, _ in node.value if keys.count(key.value) > 1)
            again = [key for key, _ in node.value if key.value == twice.value][1]
            raise _Twice(twice.value, again.start_mark.line + 1)
        found: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return found

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:  # noqa: ARG002
        made = super().construct_object(node, deep=True)
        if isinstance(made, dict | list):
            self.lines[id(made)] = node.start_mark.line + 1
        return made


def parse(name: str, text: str) -> Source:
    """Read a YAML file: a list of mappings."""
    data, lines = _read(name, text)
    entries = [] if data is None else data
    if not isinstance(entries, list):
        raise ContentError(
            Problem(name, 1, "", "the file must be a list of cards, each beginning with `- id:`.")
        )
    for entry in entries:
        if not isinstance(entry, dict):
            line = lines.get(id(entry)) or lines.get(id(entries), 1)
            raise ContentError(
                Problem(name, line, "", f"{entry!r} is no card: a card is a mapping with id and kind.")
            )
    return Source(name, entries, lines)


def parse_head(name: str, text: str) -> dict[str, Raw]:
    """Read a YAML file that is one mapping."""
    guard(name, text)
    data, _ = _read(name, text)
    if not isinstance(data, dict):
        raise ContentError(Problem(name, 1, "", "the file must be a mapping."))
    return data


def _read(name: str, text: str) -> tuple[Raw, dict[int, int]]:
    try:
        loader = _Loader(text)
    except yaml.YAMLError as error:
        raise ContentError(_not_yaml(name, error)) from None
    try:
        return loader.get_single_data(), loader.lines
    except yaml.YAMLError as error:
        raise ContentError(_not_yaml(name, error)) from None
    except _Twice as error:
        raise ContentError(Problem(name, error.line, "", f"the key '{error}' stands here twice.")) from None
    except (ValueError, TypeError) as error:  # a date that is none, a list as a key
        raise ContentError(Problem(name, 0, "", f"this can't be read: {error}.")) from None
    finally:
        loader.dispose()


def _not_yaml(name: str, error: yaml.YAMLError) -> Problem:
    if isinstance(error, yaml.MarkedYAMLError):
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        return Problem(name, line, "", f"this is not YAML: {error.problem}.")
    return Problem(name, 1, "", f"this is not YAML: {error}.")


def guard(name: str, text: str) -> None:
    """Refuse a file from outside that only looks small: huge, endlessly deep, or multiplied by aliases."""
    if len(text) > MOST_CHARACTERS:
        raise ContentError(Problem(name, 0, "", f"the file is longer than {MOST_CHARACTERS:,} characters."))
    depth = 0
    try:
        for event in yaml.parse(text, Loader=yaml.CSafeLoader):
            line = event.start_mark.line + 1
            if isinstance(event, yaml.AliasEvent):
                raise ContentError(
                    Problem(name, line, "", "`*` refers to something else, which content can't do.")
                )
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth > DEEPEST:
                raise ContentError(Problem(name, line, "", f"this stands more than {DEEPEST} deep."))
    except yaml.YAMLError as error:
        raise ContentError(_not_yaml(name, error)) from None
