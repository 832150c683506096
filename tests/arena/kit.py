"""Small plans, folders to compare, and the command as a user gives it."""

import subprocess
import sys
from pathlib import Path

from dreamtable.arena.plan import Plan, make_plan

ODD = Path(__file__).with_name("odd_bots.py")
COMMAND = [sys.executable, "-m", "dreamtable.cli", "simulate"]


def odd(name: str) -> str:
    """Return the name of a bot that goes wrong."""
    return f"{ODD}:{name}"


def small(
    game: str = "lucidity",
    *,
    seats: tuple[int, ...] = (2, 3),
    bots: tuple[str, ...] = ("random", "greedy"),
    games: int = 12,
    seed: str = "small",
    chunk: int | None = 3,
    limit: float = 60.0,
) -> Plan:
    """Return a plan of a few quick games."""
    return make_plan(game, seats=seats, bots=bots, games=games, seed=seed, chunk=chunk, limit=limit)


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder."""
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def times(folder: Path) -> dict[str, int]:
    """Return when the tables of a folder were written."""
    return {file.name: file.stat().st_mtime_ns for file in folder.glob("*.parquet")}


def simulate(*words: str) -> "subprocess.CompletedProcess[str]":
    """Give the command and wait for its end."""
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=False)
