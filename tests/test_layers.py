"""Imports go one way only: kernel, telling, lang and content, games, bots, then all that people touch."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import dreamtable

ROOT = Path(dreamtable.__file__).parent
MAY_IMPORT = {
    "kernel": set[str](),
    "telling": {"kernel"},
    "lang": {"kernel", "telling"},
    "content": {"kernel", "telling"},
    "games": {"kernel", "telling", "content"},
    "bots": {"kernel", "telling", "games"},
    "terminal": {"kernel", "telling", "lang", "games", "bots"},
    "server": {"kernel", "telling", "lang", "games", "bots"},
    "arena": {"kernel", "telling", "lang", "games", "bots"},
    "envs": {"kernel", "telling", "games", "bots"},
    "api": {"kernel", "telling", "games", "bots", "arena", "envs"},
    "cli": {"kernel", "telling", "lang", "content", "games", "bots", "arena", "terminal", "server"},
}


def rooms_imported_by(file: Path) -> set[str]:
    """Return the rooms of the package that a file imports from."""
    rooms = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        rooms |= {name.split(".")[1] for name in names if name.startswith("dreamtable.")}
    return rooms


def test_every_room_imports_only_from_the_rooms_below_it() -> None:
    wrong = []
    for file in ROOT.rglob("*.py"):
        room = file.relative_to(ROOT).parts[0].removesuffix(".py")
        if room != "__init__":
            wrong += [
                f"{file.name} imports {other}"
                for other in rooms_imported_by(file) - MAY_IMPORT[room] - {room}
            ]
    assert not wrong


def test_no_game_knows_another() -> None:
    for file in (ROOT / "games").rglob("*/*.py"):
        game = file.relative_to(ROOT / "games").parts[0]
        text = file.read_text(encoding="utf-8")
        others = [other.name for other in (ROOT / "games").iterdir() if other.is_dir() and other.name != game]
        assert not [other for other in others if f"dreamtable.games.{other}" in text], file


GAMES = sorted(one.parent.name for one in (ROOT / "games").glob("*/__init__.py"))


def chapters(game: str) -> Iterator[tuple[str, ast.Module]]:
    """Return the modules of a game, but for what says what it is without loading it."""
    for file in sorted((ROOT / "games" / game).rglob("*.py")):
        name = ".".join(file.relative_to(ROOT.parent).with_suffix("").parts)
        if file != ROOT / "games" / game / "__init__.py":
            yield name, ast.parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_no_chapter_of_a_game_imports_inside_of_a_function(game: str) -> None:
    late = [
        f"{name}, line {node.lineno}"
        for name, module in chapters(game)
        for outer in ast.walk(module)
        if isinstance(outer, ast.FunctionDef)
        for node in ast.walk(outer)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert not late


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_of_a_game_import_each_other_in_no_ring(game: str) -> None:
    known = dict(chapters(game))
    order: TopologicalSorter[str] = TopologicalSorter()
    for name, module in known.items():
        for node in module.body:  # what only the checker of types imports stands deeper
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                inside = [f"{node.module}.{one.name}" for one in node.names]
                order.add(name, *(one for one in (node.module, *inside) if one in known))
    order.prepare()  # says which ring there is


def test_the_command_loads_a_game_only_when_it_is_wanted() -> None:
    assert loaded_after("import dreamtable.cli") == []


def test_games_say_what_they_are_without_being_loaded() -> None:
    ask = "import dreamtable.games as games; [one.seats for one in games.all_games().values()]"
    assert loaded_after(ask) == GAMES


def loaded_after(script: str) -> list[str]:
    """Return what is loaded of the games after some lines of Python."""
    told = f"{script}; import sys; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    room = "dreamtable.games."
    names = [name.removeprefix(room) for name in found.stdout.split() if name.startswith(room)]
    return sorted(name for name in names if name not in ("manifest", "lessons"))
