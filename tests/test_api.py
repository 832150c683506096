"""`dreamtable.api` is what is promised: authors need nothing else, and no name of it goes unannounced."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dreamtable import api

ROOT = Path(__file__).parents[1]
PROMISED = ROOT / "tests" / "promised.txt"
"""Every name that a version was released with."""
OURS = re.compile(r"dreamtable\.(api|content(\.\w+)*|games\.\w+(\.(model|moves|events))?)")
"""From where an author may import: the surface, what packs of cards are made with, the nouns of a game."""


def programs() -> dict[str, str]:
    """Return every program that an author is shown."""
    shown: dict[str, str] = {}
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
        shown |= {f"{page.name}, program {number}": block for number, block in enumerate(blocks, 1)}
    files = (*(ROOT / "docs" / "examples").rglob("*.py"), *(ROOT / "tests" / "outside").glob("*/*/*.py"))
    return shown | {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


def imports_in(program: str) -> list[str]:
    """Return the modules that a program imports from."""
    found = []
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module or "")
    return found


def test_authors_are_shown_nothing_but_what_is_promised() -> None:
    shown = {where: imports_in(program) for where, program in programs().items()}
    wrong = [
        f"{where} imports from {one}"
        for where, names in shown.items()
        for one in names
        if one.startswith("dreamtable") and not OURS.fullmatch(one)
    ]
    assert not wrong
    assert sum("dreamtable.api" in names for names in shown.values()) > 5


def test_what_was_promised_is_there_or_says_what_to_use_instead() -> None:
    promised = PROMISED.read_text(encoding="utf-8").split()
    assert not set(promised) - set(api.__all__) - set(api.RENAMED)
    assert not set(api.__all__) - set(promised), "a new name is a promise: add it to tests/promised.txt"
    assert not set(api.RENAMED) & set(api.__all__)


@pytest.mark.parametrize("name", sorted(api.__all__))
def test_each_name_is_found(name: str) -> None:
    assert hasattr(api, name)


def test_a_name_that_goes_still_works_and_warns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api.RENAMED, "Table", "Match")
    with pytest.warns(DeprecationWarning, match="use Match"):
        assert api.Table is api.Match  # type: ignore[attr-defined]


def test_a_name_that_never_was_is_no_part_of_it() -> None:
    with pytest.raises(AttributeError, match="Nonsense"):
        api.Nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_it_loads_no_game_and_no_optional_package() -> None:
    asked = "import dreamtable.api, sys; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = set(told.stdout.split())
    assert "dreamtable.api" in loaded
    assert not loaded & {"polars", "numpy", "pettingzoo", "dreamtable.games.lucidity", "litestar"}
