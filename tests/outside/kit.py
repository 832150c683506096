"""Games from outside: whole little packages beside this file, installed into a folder of their own."""

import subprocess
import sys
from pathlib import Path

from dreamtable import games

HERE = Path(__file__).parent
PIP = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index")


def install(game: str, into: Path) -> Path:
    """Install a game of this folder as pip does, and return the folder to put on the path."""
    words = [sys.executable, *PIP, "--target", str(into), str(HERE / game)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return into


def offer(folder: Path, **games: str) -> Path:
    """Let a folder offer games by entry points, as an installed package does; return the folder."""
    about = folder / "offers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: offers\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {where}" for name, where in games.items()]
    (about / "entry_points.txt").write_text("\n".join(["[dreamtable.games]", *lines]), encoding="utf-8")
    return folder


def forget_games() -> None:
    """Let games be looked for anew."""
    for known in (games._offered, games.manifest_of, games._found):
        known.cache_clear()
