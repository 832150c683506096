"""Programs of the machine that tests and measurements need. Run as a program, this installs those that are
missing where one may, or says how.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

DEBIAN = "/usr/lib/postgresql/*/bin"
"""Where Debian has PostgreSQL's programs, apart from the path: several versions may be there."""


class Program(NamedTuple):
    """A program that is no part of Python or Node."""

    purpose: str
    """What it is for."""
    names: tuple[str, ...]
    """How it may be called."""
    packages: tuple[str, ...]
    """What Debian installs it with."""
    variable: str
    """Names the path of another one."""

    @property
    def path(self) -> str | None:
        """Where it is: as the variable says, or on the path."""
        if wanted := os.environ.get(self.variable):
            return shutil.which(wanted)
        return next((path for name in self.names if (path := shutil.which(name, path=places()))), None)

    @property
    def how(self) -> str:
        """How to get it."""
        packages = " ".join(self.packages)
        return f"{self.purpose}: as root, apt-get install -y {packages}; or set {self.variable} to its path."

    def needed(self) -> str:
        """Return where it is; where it is missing, say how to get it."""
        assert self.path is not None, self.how
        return self.path


def places() -> str:
    """Return the path, and after it the newest PostgreSQL of Debian's."""
    apart = sorted(Path("/").glob(DEBIAN[1:]), key=lambda folder: int(folder.parent.name), reverse=True)
    return os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, apart)])


CHROMIUM = Program(
    "Pages are tested and measured in Chromium",
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("chromium", "fonts-noto-cjk"),
    "CHROMIUM",
)
PAGES = Program(
    "Most tests of pages take half the time in a Chromium that can do nothing but pages",
    ("chromium-headless-shell", *CHROMIUM.names),
    ("chromium-headless-shell",),
    "CHROMIUM_SHELL",
)
POSTGRES = Program("Several workers share PostgreSQL", ("postgres",), ("postgresql",), "POSTGRES")
REDIS = Program("Several workers talk through Redis", ("redis-server",), ("redis-server",), "REDIS_SERVER")
PROGRAMS = {"chromium": CHROMIUM, "pages": PAGES, "postgres": POSTGRES, "redis": REDIS}


def install(missing: list[Program]) -> None:
    """Install what Debian has of what is missing: Chromium with letters for all our languages."""
    how = "\n".join(one.how for one in missing)
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0 or any(one.variable in os.environ for one in missing):
        sys.exit(how)
    packages = sorted({package for one in missing for package in one.packages})
    sys.stdout.write(f"Installing {', '.join(packages)} (once) …\n")
    sys.stdout.flush()
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run([apt, "-q", *words], env=environment, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            sys.exit(f"{how}\n{done.stderr}")
    if any(one.path is None for one in missing):
        sys.exit(how)


def main(names: list[str]) -> None:
    """See that the programs of these names are there, or all of them."""
    missing = [PROGRAMS[name] for name in names or PROGRAMS if PROGRAMS[name].path is None]
    if missing:
        install(missing)


if __name__ == "__main__":
    main(sys.argv[1:])
