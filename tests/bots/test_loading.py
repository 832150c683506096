"""Bots from elsewhere: installed, in a module, in a file; what is wrong with one is said in a sentence."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

from dreamtable.bots import RandomBot, bot_named, bots_of, loading, play_out, usual_bot
from dreamtable.bots.bot import OWN
from dreamtable.cli import commands
from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup, DreamtableError, Match, from_bytes, record, to_bytes
from dreamtable.server.hosting import check_bot
from dreamtable.server.refusals import Refusal
from dreamtable.server.thinking import new_bot

BOTS = """
MADE = []

class First:
    def __init__(self, game, seed):
        MADE.append(seed)
        self.game, self.seed, self.made = game, seed, MADE
    def choose(self, chair):
        return chair.menu[0]

class Second(First):
    pass

class Lost(First):
    def choose(self, chair):
        raise KeyError("the plot")

class Odd(First):
    def choose(self, chair):
        return "win"

class Odder(First):
    def choose(self, chair):
        return object()

def shy(game, seed):
    raise ValueError(f"no nerve for {game}")

def no_seed(game):
    return First(game, "")

def empty(game, seed):
    return {}

SEVEN = 7
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file of bots."""
    path = tmp_path / "my_bots.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a module of bots, and others that can't be loaded."""
    package = tmp_path / f"pack_{tmp_path.name.replace('-', '_')}"
    package.mkdir()
    (package / "play.py").write_text(BOTS, encoding="utf-8")
    (package / "lame.py").write_text("import no_such_thing", encoding="utf-8")
    (package / "torn.py").write_text("class Bot(", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return package.name


@pytest.fixture
def installed(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some packages that offer bots."""
    values = {
        "bold": f"{module}.play:First",
        "lucidity.bold": f"{module}.play:Second",
        "inception.sly": f"{module}.play:First",
        "random": f"{module}.play:First",
        "broken": "no_such_package:Bot",
    }
    points = tuple(EntryPoint(name, value, loading.GROUP) for name, value in values.items())
    monkeypatch.setattr(loading, "_offered", lambda: points)


def refusal(name: str, game: str = "lucidity") -> str:
    """Return why a bot is refused."""
    with pytest.raises(BadSetup) as refused:
        bot_named(name, game, "x")
    return str(refused.value)


def test_a_bot_in_a_file_plays(file: str) -> None:
    match = Match(rules_of("lucidity"), 2, "file")
    play_out(match, {seat: bot_named(f"{file}:First", "lucidity", str(seat)) for seat in range(2)})
    assert match.outcome is not None
    assert {choice for _, choice, _, _ in match.journal} == {0}


def test_a_bot_is_told_the_game_and_its_seed(file: str) -> None:
    made = vars(bot_named(f"{file}:First", "lucidity", "one"))
    assert (made["game"], made["seed"]) == ("lucidity", "one")


def test_a_file_is_run_once_and_every_seat_gets_a_bot_of_its_own(file: str) -> None:
    bots = [bot_named(f"{file}:First", "lucidity", seed) for seed in "abc"]
    assert len(set(map(id, bots))) == 3
    assert vars(bots[0])["made"] == ["a", "b", "c"]


def test_a_file_is_found_from_where_the_user_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "here.py").write_text(f"FOLDER = {folder!r}\n{BOTS}", encoding="utf-8")
        monkeypatch.chdir(tmp_path / folder)
        bot = bot_named("here.py:First", "lucidity", "x")
        assert sys.modules[type(bot).__module__].__dict__["FOLDER"] == folder


def test_a_bot_in_a_module_plays(module: str) -> None:
    assert type(bot_named(f"{module}.play:Second", "lucidity", "x")).__name__ == "Second"


@pytest.mark.usefixtures("installed")
def test_installed_bots_stand_before_our_own_so_that_the_last_is_still_the_strongest_of_ours() -> None:
    assert bots_of("lucidity") == ("bold", "broken", *OWN)
    assert bots_of("inception") == ("bold", "broken", "sly", *OWN)
    assert usual_bot("lucidity") in OWN


@pytest.mark.usefixtures("installed")
def test_an_entry_point_with_the_name_of_a_game_is_for_that_game() -> None:
    assert type(bot_named("bold", "inception", "x")).__name__ == "First"
    assert type(bot_named("bold", "lucidity", "x")).__name__ == "Second"


@pytest.mark.usefixtures("installed")
def test_nobody_else_can_be_random() -> None:
    assert isinstance(bot_named("random", "lucidity", "x"), RandomBot)


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_that_cannot_be_loaded_is_named_with_the_reason() -> None:
    assert refusal("broken") == (
        "The bot 'broken', installed as 'no_such_package:Bot', can't be loaded: "
        "ModuleNotFoundError: No module named 'no_such_package'."
    )


def test_an_unknown_bot_is_refused_with_the_nearest_and_the_way_to_name_ones_own() -> None:
    said = refusal("radnom")
    assert "There is no bot 'radnom'. Did you mean 'random'?" in said
    assert "path/to/file.py:Name" in said


@pytest.mark.parametrize("name", ["my_bots.py:", ":First", ":", "my_bots.py:First()", "a:b c"])
def test_a_name_that_is_no_name_is_refused(name: str) -> None:
    assert refusal(name).startswith(f"{name!r} names no bot. A bot of your own is named")


def test_a_missing_file_is_named() -> None:
    assert refusal("nowhere/my_bots.py:First") == f"There is no file {Path.cwd()}/nowhere/my_bots.py."


def test_a_missing_module_is_named_and_a_file_suggested(module: str) -> None:
    assert refusal("my_bots:First") == (
        "There is no module 'my_bots' here. A file is named with its ending: my_bots.py:First."
    )
    assert "There is no module" in refusal(f"{module}.nothing:First")


def test_a_module_that_lacks_something_is_not_taken_for_a_missing_one(module: str) -> None:
    assert refusal(f"{module}.lame:Bot") == (
        f"The module '{module}.lame' can't be loaded: ModuleNotFoundError: No module named 'no_such_thing'."
    )
    assert f"The module '{module}.torn' can't be loaded: SyntaxError" in refusal(f"{module}.torn:Bot")


def test_a_file_that_fails_is_named_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("1 / 0", encoding="utf-8")
    assert refusal(f"{path}:Bot") == f"The file {path} can't be loaded: ZeroDivisionError: division by zero."


def test_a_name_that_the_file_lacks_is_refused_with_the_nearest(file: str) -> None:
    said = refusal(f"{file}:Frist")
    assert said.startswith(f"In {file}: There is no name 'Frist'. Did you mean 'First'?")


def test_a_file_without_bots_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nothing.py"
    path.write_text("", encoding="utf-8")
    assert refusal(f"{path}:Bot") == f"There is no bot in {path}."


def test_something_that_makes_no_bot_is_refused(file: str) -> None:
    assert "is no bot but a int: it must take (game, seed)" in refusal(f"{file}:SEVEN")
    assert "makes a dict, which is no bot: a bot has a method choose(chair)" in refusal(f"{file}:empty")


def test_a_bot_that_cannot_be_made_is_refused_with_the_reason(file: str) -> None:
    assert "could not be made for lucidity: ValueError: no nerve for lucidity." in refusal(f"{file}:shy")
    assert "It is called with (game, seed)." in refusal(f"{file}:no_seed")


def test_a_visitor_of_the_server_cannot_name_code(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(ran)!r}, 'w').close()\n{BOTS}", encoding="utf-8")
    with pytest.raises(Refusal):
        check_bot("lucidity", f"{evil}:First")
    new_bot(f"{evil}:First", "lucidity")  # as from a table of another server
    assert not ran.exists()


def test_a_bot_that_fails_at_the_table_is_named_and_the_match_is_kept(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DREAMTABLE_HOME", str(tmp_path / "home"))
    for name, why in (
        ("Lost", "KeyError: 'the plot'"),
        ("Odd", "is not allowed now"),
        ("Odder", "TypeError"),
    ):
        path = kept_match(tmp_path, f"{file}:{name}")
        again = CliRunner().invoke(
            commands, ["resume", str(path), "--bots", f"{file}:{name}", "--lang", "en"]
        )
        assert isinstance(again.exception, DreamtableError)
        assert str(again.exception).startswith(f"The bot {file}:{name} failed (")
        assert why in str(again.exception)
        assert from_bytes(path.read_bytes()).players == [f"bot:{file}:{name}"] * 2


def kept_match(folder: Path, bot: str) -> Path:
    """Return the file of a match that was left when a bot of a name sat at it."""
    path = folder / "match.json"
    path.write_bytes(to_bytes(record(Match(rules_of("lucidity"), 2, "kept"), ["bot:random", f"bot:{bot}"])))
    return path


def test_a_record_runs_no_code_unless_the_user_says_so(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    evil = tmp_path / "evil.py"
    evil.write_text(f"open({str(ran)!r}, 'w').close()\n{BOTS}", encoding="utf-8")
    path = kept_match(tmp_path, f"{evil}:First")
    assert CliRunner().invoke(commands, ["replay", str(path)]).exit_code == 0
    resumed = CliRunner().invoke(commands, ["resume", str(path), "--lang", "en"])
    assert isinstance(resumed.exception, BadSetup)
    assert f"dreamtable resume {path} --bots random,{evil}:First" in str(resumed.exception)
    assert not ran.exists()
    trusted = CliRunner().invoke(commands, ["resume", str(path), "--bots", f"random,{evil}:First"])
    assert trusted.exit_code == 0
    assert ran.exists()
