"""What docs/bots.md says about writing a bot is true."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from dreamtable.arena.rounds import make_tournament
from dreamtable.arena.tournament import play_tournament
from dreamtable.bots import bot_named, bots_of, loading
from dreamtable.cli import commands

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """Return the code of the page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the bot of the page, where the reader works."""
    (code,) = blocks("python")
    (tmp_path / "my_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_bot_has_at_most_20_lines() -> None:
    (code,) = blocks("python")
    assert len(code.splitlines()) <= 20


@pytest.mark.parametrize("seats", [2, 4])
def test_the_bot_beats_random_with_95_percent_confidence(desk: Path, seats: int) -> None:
    bots = ["my_bots.py:Cautious", "random"]
    tournament = make_tournament("lucidity", bots, games=60, seed="page", seats=[seats])
    standings = play_tournament(tournament, desk / "out")
    best = next(one for one in standings.meetings if one.one == bots[0])
    assert best.got.low > 0.5
    assert standings.failures == []


def test_every_command_of_the_page_is_a_command_with_such_options(desk: Path) -> None:
    shown = re.findall(r"^\$ dreamtable (.*)$", PAGE, re.MULTILINE)
    assert len(shown) == 4
    for line in shown:
        command, *arguments = line.split()
        assert command in commands.commands
        options = {name for option in commands.commands[command].params for name in option.opts}
        assert {argument for argument in arguments if argument.startswith("--")} <= options


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_the_commands_that_show_tables_run(desk: Path, command: str) -> None:
    (line,) = re.findall(rf"^\$ dreamtable ({command} .*)$", PAGE, re.MULTILINE)
    arguments = re.sub(r" --games \d+", "", line).split()
    result = CliRunner().invoke(commands, [*arguments, "--games", "2", "--on", "here", "--lang", "en"])
    assert result.exit_code == 0, result.output
    assert "my_bots.py:Cautious" in result.output


def test_the_names_on_the_page_are_those_of_a_chair() -> None:
    from dreamtable.kernel import Chair

    named = set(re.findall(r"`chair\.(\w+)", PAGE))
    assert named == {name for name in dir(Chair) if not name.startswith("_")}


def test_a_package_offers_the_bot_as_the_page_says(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (text,) = blocks("toml")
    points = tomllib.loads(text)["project"]["entry-points"]
    meta = desk / "my_bots-1.0.dist-info"
    meta.mkdir()
    (meta / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in some.items()) for group, some in points.items()
    ]
    (meta / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    monkeypatch.syspath_prepend(desk)
    loading._offered.cache_clear()
    try:
        assert bots_of("lucidity")[0] == "cautious"
        assert "cautious" not in bots_of("inception")
        assert type(bot_named("cautious", "lucidity", "x")).__name__ == "Cautious"
    finally:
        loading._offered.cache_clear()
        sys.modules.pop("my_bots", None)
