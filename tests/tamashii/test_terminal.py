"""Tamashii in a terminal: what is drawn, what is explained, and help to see at the keyboard."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from dreamtable.games import rules_of
from dreamtable.games.tamashii.bot import GreedyBot
from dreamtable.games.tamashii.model import FACE_DOWN, Step
from dreamtable.games.tamashii.view import view
from dreamtable.kernel import Chair, Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.terminal import Session
from dreamtable.terminal.boards import draw, explain
from gauntlet.test_languages import RAW
from tamashii.grids import grid


def shown(match: Match[Any], seat: int, lang: str) -> str:
    """Return what a seat is shown, and what is explained to it."""
    speaker = Speaker(lang, match.rules, list("甲乙丙丁"))
    console = Console(file=io.StringIO(), width=160)
    view = match.view(seat)
    console.print(draw(view, speaker))
    console.print(explain(view, speaker))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def playing(
    seats: int, mode: str, scenario: str = "a", seed: str = "terminal"
) -> tuple[Match[Any], list[GreedyBot]]:
    """Return a match and bots for it."""
    rules = rules_of("tamashii")
    match: Match[Any] = Match(rules, seats, seed, rules.read_options({"scenario": scenario}), mode=mode)
    return match, [GreedyBot(str(seat)) for seat in range(seats)]


def until(match: Match[Any], bots: list[GreedyBot], step: Step, round_: int) -> None:
    """Let bots play until a step of a round."""
    while match.state.step is not step or match.state.round < round_:
        seat = match.due()[0]
        match.answer(seat, bots[seat].choose(Chair(match, seat)))


def test_launcher_map_and_queue_are_drawn_with_letters() -> None:
    match, bots = playing(2, "cooperative", "b")
    until(match, bots, Step.WRITING, 2)
    player = match.state.players[0]
    player.launcher[:] = grid("R.Y.. .GB.. OX... .....")
    text = shown(match, 0, "en")
    assert " R . Y . #" in text
    assert " . G B o #" in text
    assert " O X o . #" in text
    assert "[  1 " in text
    unknown = next(
        at for at, one in enumerate(view(match.state, 0).places) if one.tile == FACE_DOWN and one.explore
    )
    assert f"?{unknown + 1}*" in text
    assert "Shelter" in text
    assert "Survivors" in text or "survivor" in text


@pytest.mark.parametrize(
    ("seats", "mode", "scenario"), [(1, "solo", "a"), (3, "cooperative", "f"), (2, "rivals", "a")]
)
def test_the_whole_table_reads_as_text_in_every_language(seats: int, mode: str, scenario: str) -> None:
    match, bots = playing(seats, mode, scenario)
    answers = 0
    while match.outcome is None:
        seat = match.due()[0]
        if answers % 25 == 0:
            for lang in LANGUAGES:
                text = shown(match, seat, lang)
                assert text.strip()
                assert not RAW.search(text), RAW.search(text)
        match.answer(seat, bots[seat].choose(Chair(match, seat)))
        answers += 1
    for lang in LANGUAGES:
        assert shown(match, 0, lang).strip()


def test_at_the_keyboard_one_sees_which_programs_the_next_writes_complete(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match, bots = playing(1, "solo")
    until(match, bots, Step.WRITING, 1)
    player = match.state.players[0]
    player.launcher[:], player.writes = grid("RRR.. Y..Y. ...Y. G.GG."), 3
    console = Console(file=io.StringIO(), width=160)
    lines = iter(["a", "q"])
    monkeypatch.setattr(console, "input", lambda *_, **__: next(lines))
    Session(console, "en", match, [""], tmp_path / "match.json", hinting=False).run()
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "There already:\n  [red red red] (resource program): 1 energy" in text
    by_one = "[green green green] (resource program): 1 memory → Write: green, row 4, column 1, goes right"
    assert f"By one move:\n  {by_one}" in text


def test_writes_stand_side_by_side_on_the_menu(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match, bots = playing(1, "solo")
    until(match, bots, Step.WRITING, 1)
    player = match.state.players[0]
    player.launcher[:], player.writes = grid("RRR.. Y..Y. ...Y. G.GG."), 3
    console = Console(file=io.StringIO(), width=160)
    monkeypatch.setattr(console, "input", lambda *_, **__: "q")
    Session(console, "en", match, [""], tmp_path / "match.json", hinting=False).run()
    assert isinstance(console.file, io.StringIO)
    lines = [line for line in console.file.getvalue().splitlines() if "Write:" in line]
    writes = sum(line.count("Write:") for line in lines)
    assert writes > 10
    assert len(lines) <= writes / 2
