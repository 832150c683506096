"""The command as a user gives it: what it prints, what it refuses, and that Ctrl-C loses nothing."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pexpect
import pytest

from arena.kit import COMMAND, contents, odd, simulate, small
from dreamtable.arena.results import read
from dreamtable.arena.running import run
from dreamtable.arena.summary import summarize

LITTLE = ("--seats", "2", "--games", "6", "--workers", "1", "--lang", "en")


def test_it_says_who_won_how_often(tmp_path: Path) -> None:
    words = ("--seats", "4", "--games", "6", "--workers", "1", "--lang", "en")
    done = simulate("inception", *words, "--out", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Inception City"
    assert [cell.strip() for cell in lines[1].split("┃")] == [
        "Bot",
        "Side",
        "Seats",
        "Wins",
        "Win rate",
        "95% interval",
    ]
    assert [line.split()[:2] for line in lines if line.startswith("greedy")] == [["greedy", "│"]]
    lords = next(line for line in lines if "Dream Lord" in line)
    assert lords.split("│")[2].strip() == "6"
    assert any(line.startswith("6 games, ") and "decisions each on average" in line for line in lines)
    assert any(line.startswith("6 games were played in ") for line in lines)
    assert lines[-1] == f"Results: {tmp_path}"


def test_a_second_run_has_nothing_to_do(tmp_path: Path) -> None:
    simulate("lucidity", *LITTLE, "--out", str(tmp_path))
    again = simulate("lucidity", *LITTLE, "--out", str(tmp_path))
    assert "All games were there already; nothing was played." in again.stdout


def test_it_speaks_other_languages(tmp_path: Path) -> None:
    run(small(games=4), tmp_path)
    words = ("--seats", "2,3", "--bots", "random,greedy", "--games", "4", "--seed", "small", "--chunk", "3")
    done = simulate("lucidity", *words, "--out", str(tmp_path), "--lang", "ja")
    assert "勝率" in done.stdout
    assert "すべての対局が済んでいた" in done.stdout


def test_failed_games_are_named_and_count_for_no_win_rate(tmp_path: Path) -> None:
    bot = odd("NowAndThen")
    done = simulate("lucidity", *LITTLE, "--bots", f"random,{bot}", "--out", str(tmp_path))
    assert done.returncode == 0
    said = f'{bot}, one game, first on seat 1 of game 3 (seed "simulate 3"): ValueError: out of ideas (LUC-'
    assert "One game failed and counts for no win rate:" in done.stdout
    assert said in done.stdout
    summary = summarize(read(tmp_path))
    assert summary.failed == 1
    assert [line.rate.seats for line in summary.lines] == [5, 5]


def test_a_terminal_sees_a_bar(tmp_path: Path) -> None:
    words = [*COMMAND[1:], "lucidity", *LITTLE, "--on", "here", "--out", str(tmp_path)]
    shown = pexpect.run(
        f"{sys.executable} {' '.join(words)}", env={"TERM": "xterm", "PATH": "", "COLUMNS": "100"}
    )
    assert "━━━".encode() in shown
    assert b"6/6" in shown


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["lucidity", "--bots", "gredy"], "There is no bot 'gredy'. Did you mean 'greedy'?"),
        (["lucidity", "--bots", ","], "At least one bot must be named."),
        (["lucidity", "--games", "0"], "At least 1 game must be played, not 0."),
        (["lucidity", "--seats", "2-9"], "lucidity is for 1 to 4 players, not for 5."),
        (["lucidity", "--option", "temptation"], 'An option is given as name=value, not "temptation".'),
        (["lucidity", "--on", "mars"], "Games are played on here, processes, ray or ray://host:port"),
        (["lucidity", "--out", "plan.json"], "plan.json can't be the folder of the results"),
        (["lucidity", "--out", "."], "holds the results of another plan (seats: [2,3], not [1,2,3,4];"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(
    tmp_path: Path, words: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(small(games=2), tmp_path)
    monkeypatch.chdir(tmp_path)
    done = simulate(*words, "--lang", "en")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("dreamtable: ")
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    plan = small(games=160, chunk=5, bots=("greedy",))
    words = ["lucidity", "--seats", "2,3", "--bots", "greedy", "--games", "160", "--seed", "small"]
    command = [*COMMAND, *words, "--chunk", "5", "--workers", "2", "--lang", "en", "--out", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        until = time.monotonic() + 60
        while not (tmp_path / "games-000001.parquet").exists() and time.monotonic() < until:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, "")
    stored = read(tmp_path).games.height
    assert 0 < stored < 160
    assert out == (
        f"Stopped. {stored} of 160 games are stored in {tmp_path}; the same command goes on from there.\n"
    )
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert f"{160 - stored} games were played in" in done.stdout
    run(plan, tmp_path / "whole")
    whole = contents(tmp_path / "whole")
    assert {name: (tmp_path / name).read_bytes() for name in whole} == whole
