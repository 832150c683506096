"""What an install brings: a wheel that plays by itself, without Node, and locked packages that suffice."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import httpx
import pexpect
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from dreamtable.games import own_games
from dreamtable.lang import LANGUAGES
from gauntlet.secrets import sealed_texts_in
from server.kit import HOST, PATIENCE, Address, free_port, play, seated

ROOT = Path(__file__).parents[1]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


class Installed:
    """A fresh environment with the wheel and what it needs to run, and nothing else on the path."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder)
        self.bin = folder / "bin"
        self.python = self.bin / "python"
        run(*PIP, "--python", self.python, "install", "--quiet", "--no-index", "--no-deps", wheel)
        (self.packages,) = folder.glob("lib/python*/site-packages")
        (found,) = distributions(name="dreamtable", path=[str(self.packages)])
        for needed in needed_by(found):
            self.bring(needed)

    def bring(self, needed: Distribution) -> None:
        """Link the files of a package that is installed here, so that none has to be fetched."""
        for file in needed.files or ():
            there = self.packages / file
            if ".." not in file.parts and not there.exists():
                there.parent.mkdir(parents=True, exist_ok=True)
                there.symlink_to(Path(str(needed.locate_file(file))).resolve())

    def environment(self, home: Path) -> dict[str, str]:
        """Return variables under which only this environment is found."""
        return {"PATH": str(self.bin), "HOME": str(home), "DREAMTABLE_LANG": "en", "LANG": "C.UTF-8"}

    @property
    def command(self) -> str:
        return str(self.bin / "dreamtable")


def run(*command: str | Path) -> str:
    """Run a command that must succeed; return what it says."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def needed_by(one: Distribution, extras: tuple[str, ...] = ()) -> Iterator[Distribution]:
    """Go through what a package needs to run here, and what that needs in turn."""
    for text in one.requires or ():
        wish = Requirement(text)
        if wish.marker is None or any(wish.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            needed = distribution(wish.name)
            yield needed
            yield from needed_by(needed, tuple(wish.extras))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, built from this source tree with the client that is there, and installed."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    quick = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}  # other tests use the client meanwhile
    built = subprocess.run(build, cwd=ROOT, env=quick, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    return Installed(folder / "fresh", wheel)


def test_a_wheel_holds_the_client_the_migrations_the_words_and_the_rulebooks(installed: Installed) -> None:
    package = installed.packages / "dreamtable"
    wanted = [
        "server/static/index.html",
        "server/migrations/script.py.mako",
        *(f"lang/locale/{lang}.ftl" for lang in LANGUAGES),
        *(f"games/{game}/locale/{lang}.ftl" for game in own_games() for lang in LANGUAGES),
        *(f"rulebooks/{game}.{lang}.md" for game in own_games() for lang in LANGUAGES),
    ]
    assert [name for name in wanted if not (package / name).is_file()] == []
    assert list(package.glob("server/migrations/versions/*.py"))
    assert list(package.glob("server/static/assets/*.js"))


def test_the_client_in_a_wheel_holds_no_text_that_is_sealed(installed: Installed) -> None:
    package = installed.packages / "dreamtable"
    assert sealed_texts_in((package / "server" / "static").rglob("*"), own_games()) == []
    assert list((package / "games" / "eldritch" / "locale" / "secret").glob("*.ftl")), "the server needs them"


def test_a_wheel_names_everything_that_it_needs(installed: Installed, tmp_path: Path) -> None:
    assert "No broken requirements" in run(*PIP, "--python", installed.python, "check")
    there = {canonicalize_name(one.name) for one in distributions(path=[str(installed.packages)])}
    assert not there & {"pytest", "hatchling", "ray", "polars", "numpy", "asyncpg", "redis", "watchfiles"}
    assert shutil.which("node", path=installed.environment(tmp_path)["PATH"]) is None


def test_a_rule_is_shown_from_a_wheel(installed: Installed, tmp_path: Path) -> None:
    command = [installed.command, "rules", "lucidity", "LUC-GEN-01"]
    done = subprocess.run(
        command, cwd=tmp_path, env=installed.environment(tmp_path), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "LUC-GEN-01" in done.stdout


def test_somebody_plays_in_the_terminal_from_a_wheel(installed: Installed, tmp_path: Path) -> None:
    words = ["play", "lucidity", "--seats", "2", "--seed", "7"]
    environment = {**installed.environment(tmp_path), "TERM": "xterm-256color"}
    terminal = pexpect.spawn(
        installed.command, words, cwd=tmp_path, env=environment, encoding="utf-8", timeout=3 * PATIENCE
    )
    for choice in ("1", "1", "1", "q"):
        terminal.expect_exact("Your choice: ")
        terminal.sendline(choice)
    terminal.expect_exact("dreamtable resume")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    (saved,) = (tmp_path / ".dreamtable").glob("lucidity-*.json")
    assert json.loads(saved.read_text(encoding="utf-8"))


def test_two_people_play_in_the_browser_from_a_wheel(installed: Installed, tmp_path: Path) -> None:
    address = Address(free_port())
    serve = [installed.command, "serve", "--port", str(address.port), "--limits", "0"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(
            serve, cwd=tmp_path, env=installed.environment(tmp_path), stdout=log, stderr=log
        )
    try:
        page = first_page(f"{address.url}/", server)
        assert '<div id="app">' in page, (tmp_path / "log").read_text(encoding="utf-8")
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        for script in scripts:
            assert "javascript" in httpx.get(f"{address.url}{script}").headers["content-type"]
        table, visitors = seated(address, 2)
        players = [visitor.sits(table) for visitor in visitors]
        assert play(players, random.Random(1)) > 10
        assert all(player.over for player in players)
        for player in players:
            player.leave()
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert (tmp_path / ".dreamtable" / "tables.db").is_file()
    assert f"http://{HOST}:{address.port}/" in (tmp_path / "log").read_text(encoding="utf-8")


def first_page(address: str, server: subprocess.Popen[bytes]) -> str:
    """Wait for a server; return its first page."""
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            return httpx.get(address).text
        except httpx.TransportError:
            time.sleep(0.1)
    return ""


def pinned(name: str) -> set[str]:
    """Return the lines of a list of locked packages, without its comments."""
    lines = (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines()
    return {line for line in lines if not line.lstrip().startswith("#")}


def test_playing_and_testing_use_the_same_versions() -> None:
    """Otherwise going from one to the other would install things back and forth."""
    names = {Requirement(line).name for line in pinned("play.txt")}
    assert {line for line in pinned("dev.txt") if Requirement(line).name in names} == pinned("play.txt")


def test_what_is_locked_for_playing_suffices_to_play_and_holds_no_more_than_the_build(
    installed: Installed,
) -> None:
    """`make play` installs the source tree with hatchling, and nothing else that a wheel would not need."""
    (wheel,) = distributions(name="dreamtable", path=[str(installed.packages)])
    needed = [*needed_by(wheel)]
    for tool in ("hatchling", "editables"):
        needed += [distribution(tool), *needed_by(distribution(tool))]
    here = {
        canonicalize_name(wish.name)
        for wish in map(Requirement, pinned("play.txt"))
        if wish.marker is None or wish.marker.evaluate()
    }
    assert here == {canonicalize_name(one.name) for one in needed}


def test_the_locked_packages_come_from_wherever_the_reader_gets_packages() -> None:
    for name in ("play.txt", "dev.txt"):
        text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        assert "://" not in text
        assert "--" not in text
