"""What `pip install` brings: a wheel that holds everything the commands need."""

import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import httpx
import pytest

from dreamtable.games import GAMES
from dreamtable.lang import LANGUAGES
from server.kit import HOST, PATIENCE, free_port

ROOT = Path(__file__).parents[1]
RUN = (sys.executable, "-c", "import dreamtable.cli as cli; print(cli.__file__, flush=True); cli.main()")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a wheel, built from this source tree with the client that is there."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    quick = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}  # other tests use the client meanwhile
    built = subprocess.run(build, cwd=ROOT, env=quick, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "site")
    return folder / "site"


def alone(site: Path) -> dict[str, str]:
    """Return an environment in which the package comes from the wheel."""
    return {**os.environ, "PYTHONPATH": str(site), "DREAMTABLE_LANG": "en"}


def test_a_wheel_holds_the_client_the_migrations_the_words_and_the_rulebooks(site: Path) -> None:
    package = site / "dreamtable"
    wanted = [
        "server/static/index.html",
        "server/migrations/script.py.mako",
        *(f"lang/locale/{lang}.ftl" for lang in LANGUAGES),
        *(f"games/{game}/locale/{lang}.ftl" for game in GAMES for lang in LANGUAGES),
        *(f"rulebooks/{game}.{lang}.md" for game in GAMES for lang in LANGUAGES),
    ]
    assert [name for name in wanted if not (package / name).is_file()] == []
    assert list(package.glob("server/migrations/versions/*.py"))
    assert list(package.glob("server/static/assets/*.js"))


@pytest.mark.parametrize(
    ("words", "said"),
    [(["rules", "lucidity", "LUC-GEN-01"], "LUC-GEN-01"), (["play", "lucidity"], "Lucidity")],
)
def test_the_terminal_works_from_a_wheel(site: Path, tmp_path: Path, words: list[str], said: str) -> None:
    done = subprocess.run(
        [*RUN, *words], cwd=tmp_path, env=alone(site), capture_output=True, text=True, input=""
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(site))
    assert said in done.stdout


def test_the_web_table_works_from_a_wheel(site: Path, tmp_path: Path) -> None:
    port = free_port()
    serve = [*RUN, "serve", "--port", str(port), "--database", str(tmp_path / "tables.db")]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(serve, cwd=tmp_path, env=alone(site), stdout=log, stderr=log)
    try:
        page = first_page(f"http://{HOST}:{port}/", server)
    finally:
        server.terminate()
        server.wait(PATIENCE)
    said = (tmp_path / "log").read_text(encoding="utf-8")
    assert said.startswith(str(site))
    assert '<div id="app">' in page, said


def first_page(address: str, server: subprocess.Popen[bytes]) -> str:
    """Wait for a server; return its first page."""
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            return httpx.get(address).text
        except httpx.TransportError:
            time.sleep(0.1)
    return ""
