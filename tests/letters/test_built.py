"""What a browser loads: the client is built with the words of games, and with no word that is sealed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from dreamtable.games import own_games
from dreamtable.lang import Speaker
from gauntlet.secrets import sealed_texts_in
from letters.game import RULES

ROOT = Path(__file__).parents[2]
LETTERS = Path(__file__).parent / "locale"
WORDS = Path("src", "dreamtable", "games")


def a_tree(folder: Path) -> Path:
    """Return a copy of what the client is built from, with room for games of one's own."""
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules", "tests"))
    (folder / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    for words in (Path("src", "dreamtable", "lang"), *(WORDS / game for game in own_games())):
        shutil.copytree(ROOT / words / "locale", folder / words / "locale")
    return folder


def build(folder: Path) -> list[Path]:
    """Build the client as `make web` does; return its files."""
    command = [str(shutil.which("npm")), "run", "build", "--", "--logLevel", "error"]
    done = subprocess.run(command, cwd=folder / "web", env=os.environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    files = [file for file in (folder / "src/dreamtable/server/static").rglob("*") if file.is_file()]
    assert files
    return files


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The files of a client that is built with two more games: one keeps its letters, one lets one slip."""
    folder = a_tree(tmp_path_factory.mktemp("tree"))
    shutil.copytree(LETTERS, folder / WORDS / "letters" / "locale")
    (folder / WORDS / "loose" / "locale").mkdir(parents=True)
    slip = f"letter-20-text = {Speaker('zh', RULES).say('letter-20-text')}\n"
    (folder / WORDS / "loose" / "locale" / "zh-Hans.ftl").write_text(slip, encoding="utf-8")
    return build(folder)


def test_the_client_is_built_with_the_words_of_the_game(built: list[Path]) -> None:
    tagline = Speaker("en", RULES).say("game-tagline")
    assert any(tagline.encode() in file.read_bytes() for file in built)


def test_no_file_of_the_client_holds_a_letter_and_one_that_slips_in_is_found(
    built: list[Path], letters: str
) -> None:
    assert sealed_texts_in(built, [letters]) == [Speaker("zh", RULES).say("letter-20-text")]


def test_no_file_of_the_client_holds_a_sealed_text_of_our_games(built: list[Path]) -> None:
    assert sealed_texts_in(built, own_games()) == []
