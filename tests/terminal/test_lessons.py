"""Learning at the keyboard: a lesson step by step, and hints that are told once."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.prompt import Prompt

from dreamtable.games import playable_games
from dreamtable.games.lessons import FIRST, lesson_of, lessons_of
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.terminal import Session
from dreamtable.terminal.lessons import LessonSession

Typing = Callable[[LessonSession], str]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DREAMTABLE_HOME", str(tmp_path))
    return tmp_path


class Learner:
    """Somebody at the keyboard of a lesson, who types what the test says."""

    def __init__(self, home: Path, game: str, lang: str = "en") -> None:
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=120, highlight=False)
        self.session = LessonSession(console, lang, lesson_of(game), home / f"lesson-{game}.json")

    def types(self, monkeypatch: pytest.MonkeyPatch, typing: Typing) -> str:
        """Type until the lesson or the keyboard is left; return what was on the screen."""
        monkeypatch.setattr(Prompt, "ask", lambda *_, **__: typing(self.session))
        self.session.run()
        return self.screen.getvalue()


def right(session: LessonSession) -> str:
    """Type what the lesson asks for; leave when it is over."""
    lesson, match = session.lesson, session.match
    place = lesson.at(len(match.journal), session.read)
    if place is None:
        raise EOFError
    step = lesson.steps[place]
    entries = session.entries(lesson.seat)
    numbers = [at for at, entry in enumerate(entries, 1) if set(entry.moves) & set(step.moves)]
    return str(numbers[0]) if step.moves else ""


@pytest.mark.parametrize("game", [game for game in playable_games() if FIRST in lessons_of(game)])
@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_a_lesson_is_learned_at_the_keyboard(
    home: Path, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    seen = Learner(home, game, lang).types(monkeypatch, right)
    speaker = Speaker(lang, lesson_of(game).rules)
    steps = sum(step.say is not None for step in lesson_of(game).steps)
    for step in (1, steps // 2, steps):
        assert speaker.say("coach-step", step=step, steps=steps) in seen
    assert not (home / f"lesson-{game}.json").exists(), "a lesson that is over is not gone on with"
    assert json.loads((home / "hints.json").read_text())["seen"][game] == sorted(lesson_of(game).teaches)


def test_a_wrong_move_is_answered_kindly_and_nothing_is_lost(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(home, "lucidity")
    tried: list[int] = []

    def wrong_first(session: LessonSession) -> str:
        meant = right(session)
        answers = len(session.match.journal)
        if meant and answers not in tried:
            tried.append(answers)
            return "2" if meant != "2" else "1"
        return meant

    seen = learner.types(monkeypatch, wrong_first)
    assert seen.count("not in this step of the lesson") == len(tried) > 10


def test_a_lesson_that_was_left_goes_on_where_it_stood(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def until_the_third_move(session: LessonSession) -> str:
        if len(session.match.journal) == 3:
            raise EOFError
        return right(session)

    Learner(home, "lucidity").types(monkeypatch, until_the_third_move)
    again = Learner(home, "lucidity")
    assert len(again.session.match.journal) == 3
    seen = again.types(monkeypatch, right)
    assert "Step 23 of 23" in seen


def test_a_lesson_that_is_skipped_becomes_a_match_like_any_other(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["", "", "x", "3", "1"])

    def skip_and_play(session: LessonSession) -> str:
        text = next(typed, None)
        if text is None:
            raise EOFError
        return text

    learner = Learner(home, "lucidity")
    seen = learner.types(monkeypatch, skip_and_play)
    assert "you play on by yourself" in seen
    assert learner.session.match.journal[0][2] not in learner.session.lesson.steps[2].moves
    assert (home / "lucidity-1.json").exists()
    assert not (home / "lesson-lucidity.json").exists()


def a_session(lang: str = "en", **wishes: Any) -> tuple[Session, io.StringIO]:
    rules = lesson_of("lucidity").rules
    screen = io.StringIO()
    match: Match[Any] = Match(rules, 2, "hints", rules.read_options({"first": 0}))
    return Session(Console(file=screen, width=120), lang, match, ["", "bot:greedy"], **wishes), screen


def play_a_little(session: Session, monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    keys = iter(typed)

    def ask(*_: object, **__: object) -> str:
        text = next(keys, None)
        if text is None:
            raise EOFError
        return text

    monkeypatch.setattr(Prompt, "ask", ask)
    session.run()


def test_what_is_new_is_explained_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hint = "How deep do you sleep? Every track"
    first, screen = a_session()
    play_a_little(first, monkeypatch, "1")
    assert screen.getvalue().count(hint) == 1
    assert "Two dice go back unrolled" in screen.getvalue()
    second, screen = a_session()
    play_a_little(second, monkeypatch, "1")
    assert hint not in screen.getvalue()


def test_hints_can_be_silenced_for_good_or_for_a_match(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, screen = a_session(hinting=False)
    play_a_little(quiet, monkeypatch, "1")
    assert "Every track" not in screen.getvalue()
    first, screen = a_session()
    play_a_little(first, monkeypatch, "x", "1", "1")
    assert "There will be no more hints" in screen.getvalue()
    assert "Two dice go back unrolled" not in screen.getvalue()
    second, screen = a_session()
    play_a_little(second, monkeypatch, "1")
    assert "Two dice go back unrolled" not in screen.getvalue()


def test_a_damaged_memory_does_no_harm(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "hints.json").write_text("{")
    session, screen = a_session()
    play_a_little(session, monkeypatch, "1")
    assert "Every track" in screen.getvalue()
