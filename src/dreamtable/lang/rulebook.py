"""The rulebook pages: each rule by its id, as the players read it."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from dreamtable.kernel import BadSetup
from dreamtable.lang.speaker import language

_RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z0-9]+-\d+)\*\* (.*)$")
_HEADING = re.compile(r"^#{2,3} (.*)$")


class Rule(NamedTuple):
    """One rule of a game."""

    id: str
    chapter: str
    text: str


class Rulebook(NamedTuple):
    """A game's rulebook in one language."""

    page: str
    """The whole page in Markdown."""
    rules: dict[str, Rule]


@cache
def rulebook(game: str, lang: str, package: str | None = None) -> Rulebook:
    """Return the rulebook of a game; in English where there is no page in the language yet.

    A game from outside has its pages in its own `package`: `rulebook/<lang>.md`.
    """
    for candidate in (language(lang), "en"):
        page = _read_in(package, f"{candidate}.md") or _read(f"{game}.{candidate}.md")
        if page is not None:
            return Rulebook(page, _rules_in(page))
    raise BadSetup(f"There is no rulebook page for {game!r}.")


def _read_in(package: str | None, name: str) -> str | None:
    """Return a page from the package of a game."""
    page = files(package) / "rulebook" / name if package is not None else None
    return page.read_text(encoding="utf-8") if page is not None and page.is_file() else None


def _read(name: str) -> str | None:
    """Return a page from the installed package, or from the source tree beside it."""
    packed = files("dreamtable") / "rulebooks" / name
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    source = Path(__file__).parents[3] / "docs" / "rules" / name
    return source.read_text(encoding="utf-8") if source.is_file() else None


def _rules_in(page: str) -> dict[str, Rule]:
    """Find the rules: bullets that begin with an id, each with the table that may follow it."""
    rules: dict[str, Rule] = {}
    chapter, current = "", None
    for line in page.splitlines():
        if heading := _HEADING.match(line):
            chapter, current = heading[1], None
        elif rule := _RULE.match(line):
            current = rule[1]
            rules[current] = Rule(current, chapter, rule[2])
        elif current is not None and line.startswith("  "):
            known = rules[current]
            rules[current] = known._replace(text=f"{known.text}\n{line.strip()}")
    return rules
