"""The benchmark runs and speaks JSON."""

import json
import subprocess
import sys

import pytest
from bench import opening, painting, speed, storing
from bench.peers.engines import Peer
from bench.speed import count

from dreamtable.games import rules_of
from dreamtable.server.open_tables import CHAPTER_ANSWERS


def test_the_benchmark_measures_the_loading_of_content() -> None:
    command = [
        sys.executable,
        "-m",
        "dreamtable.cli",
        "bench",
        "--json",
        "--game",
        "eldritch",
        "--rounds",
        "1",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = {figure["name"]: figure for figure in map(json.loads, done.stdout.splitlines())}
    assert figures["eldritch.env-steps"]["unit"] == "1/s"
    assert figures["eldritch.load"]["unit"] == "ms"
    assert 0 < figures["eldritch.load-cached"]["value"] < figures["eldritch.load"]["value"]


def test_the_benchmark_prints_one_object_a_line() -> None:
    command = [
        sys.executable,
        "-m",
        "dreamtable.cli",
        "bench",
        "--json",
        "--game",
        "tictactoe",
        "--rounds",
        "1",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures = [json.loads(line) for line in done.stdout.splitlines()]
    assert {figure["name"] for figure in figures} >= {
        "tictactoe.decisions",
        "tictactoe.decisions-watched",
        "tictactoe.matches",
        "tictactoe.copies",
        "tictactoe.fork-mean",
        "tictactoe.forks-of-one-question",
        "tictactoe.imagined-worlds",
    }
    for figure in figures:
        assert set(figure) == {"name", "value", "unit", "ratio"}
        assert figure["value"] > 0
        assert figure["ratio"] > 0


def test_to_open_a_long_table_is_to_play_no_more_answers_than_a_chapter_has() -> None:
    short, long = (opening.opening(answers)() for answers in (20, 2_000))
    assert (short.match.answers, long.match.answers) == (20, 2_000)
    assert len(long.match.journal) <= CHAPTER_ANSWERS + 20
    assert len(long.match.told_from(0)) <= CHAPTER_ANSWERS + 20
    assert long.match.happened == 2_000


def test_the_benchmark_tells_how_long_a_table_takes_to_open() -> None:
    assert [(name, unit) for name, _, unit in opening.figures(rounds=1)] == [
        ("open-20", "ms"),
        ("open-2000", "ms"),
    ]


def test_the_benchmark_tells_how_many_bytes_a_match_takes_with_and_without_its_states() -> None:
    rules = rules_of("lucidity")
    (whole, bytes_of_all, unit), (rest, bytes_without, _) = storing.figures(rules, 2)
    assert (whole, rest, unit) == ("lucidity.stored-match", "lucidity.stored-without-states", "B")
    assert bytes_of_all > bytes_without > 0
    chapters, entries = storing.stored(rules, 2, "stored 0")
    assert chapters[-1].answers == len(entries), "all of the match is told"


def test_an_engine_that_is_not_there_is_named_and_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    absent = Peer(("no_such_engine",), dict)
    present = Peer(("bench",), lambda: {"game.decisions": lambda: count(1_000)})
    monkeypatch.setattr(speed, "PEERS", {"absent": absent, "present": present})
    speed.main(["--peers", "--rounds", "1"])
    printed = capsys.readouterr().out
    assert "present.game.decisions" in printed
    assert "not measured: absent (pip install --group peers)" in printed


def test_where_no_chromium_is_painting_is_not_measured_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    painting.main([])
    assert capsys.readouterr().out.startswith("not measured: painting (")
