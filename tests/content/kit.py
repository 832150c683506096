"""Helps to look at small pieces of content: what is wrong with them, and where."""

import textwrap
from pathlib import Path

from dreamtable.content.packs import Pack, check_pack, open_pack
from dreamtable.content.problems import ContentError, Problem
from dreamtable.games import content_of

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "lighthouse"
LANGUAGES = ("en", "zh-Hans", "ja")
CONTENT, RULES = content_of("eldritch")


def problems_of(text: str) -> list[Problem]:
    """Return what is wrong with the cards in a text, among those of the base game."""
    pack = Pack("trial", None, [("cards.yaml", textwrap.dedent(text).lstrip("\n"))], {})
    return check_pack(pack, CONTENT, LANGUAGES).problems


def problem_of(text: str) -> Problem:
    """Return the one thing that is wrong."""
    (problem,) = problems_of(text)
    return problem


def asset(ability: str) -> str:
    """Return an asset with an ability, which stands on line 6."""
    return f"""
- id: brass-key
  kind: asset
  value: 1
  traits: [item]
  abilities:
    - {ability}
"""


def copy_of_example(folder: Path) -> Path:
    """Return a copy of the example pack."""
    for file in EXAMPLE.rglob("*"):
        if file.is_file():
            copy = folder / file.relative_to(EXAMPLE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def problems_in(folder: Path) -> list[Problem]:
    """Return what is wrong with a pack on the disk."""
    try:
        return check_pack(open_pack(folder), CONTENT, LANGUAGES).problems
    except ContentError as error:
        return [one for one in error.problems if isinstance(one, Problem)]
