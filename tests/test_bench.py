"""The benchmark runs and speaks JSON."""

import json
import subprocess
import sys


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
    }
    for figure in figures:
        assert set(figure) == {"name", "value", "unit", "ratio"}
        assert figure["value"] > 0
        assert figure["ratio"] > 0
