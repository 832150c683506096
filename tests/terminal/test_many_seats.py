"""Several seats at one keyboard."""

import dataclasses
import io
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from dreamtable.games import rules_of
from dreamtable.kernel import Match
from dreamtable.lang import Speaker
from dreamtable.terminal import Session

TAKEN_BACK, NOT_TAKEN_BACK = (Speaker("en").say(key) for key in ("undone", "cannot-undo"))


def typing(lines: Iterable[str]) -> Iterator[str]:
    """Type lines, then close the input."""
    yield from lines
    raise EOFError


@pytest.mark.parametrize(
    ("one_for_many", "players", "says", "left"),
    [
        (True, ["", "", "", ""], TAKEN_BACK, 0),
        (False, ["", "", "", ""], NOT_TAKEN_BACK, 1),
        (True, ["bot:random", "", "", ""], NOT_TAKEN_BACK, 1),
    ],
)
def test_an_answer_of_another_seat_is_taken_back_only_by_who_plays_both(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    one_for_many: bool,
    players: list[str],
    says: str,
    left: int,
) -> None:
    """The first question of Inception City goes to all seats, one after the other at one keyboard."""
    mode = rules_of("inception").modes[0]._replace(open_hands=one_for_many)
    match = Match(dataclasses.replace(rules_of("inception"), modes=(mode,)), 4, "7")
    console = Console(file=io.StringIO(), width=120)
    first = [] if players[0] else ["1"]
    lines = typing([*first, "u"])
    monkeypatch.setattr(console, "input", lambda *_, **__: next(lines))
    Session(console, "en", match, players, tmp_path / "match.json").run()
    assert isinstance(console.file, io.StringIO)
    assert says in console.file.getvalue()
    assert len(match.journal) == left


def test_beside_people_a_bot_lets_them_begin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = Match(rules_of("etherfields"), 2, "7")
    console = Console(file=io.StringIO(), width=120)
    lines = typing(["1"] * 8)
    monkeypatch.setattr(console, "input", lambda *_, **__: next(lines))
    Session(console, "en", match, ["bot:normal", ""], tmp_path / "match.json").run()
    answered = [seat for seat, _, _, _ in match.journal]
    asked = [match.fork(at).due() for at in range(len(answered))]
    assert {0, 1} in map(set, asked)
    assert not [at for at, seat in enumerate(answered) if seat == 0 and 1 in asked[at]]
