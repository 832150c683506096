"""What can be asked at the keyboard besides answering: what things are, and what a bot would do."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.prompt import Prompt

from dreamtable.games import rules_of
from dreamtable.games.eldritch.box import BOX
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import entries_on
from dreamtable.terminal.session import Session


def typed(home: Path, monkeypatch: pytest.MonkeyPatch, lang: str, *lines: str) -> str:
    """Type some lines at a table of Lucidity, and leave; return what was on the screen."""
    screen, typing = io.StringIO(), iter([*lines, "q"])
    monkeypatch.setattr(Prompt, "ask", lambda *_, **__: next(typing))
    match = Match(rules_of("lucidity"), 2, "asking")
    match.state.turn = 0
    console = Console(file=screen, width=120, highlight=False)
    Session(console, lang, match, ["", ""], home / "match.json", hinting=False).run()
    return screen.getvalue()


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_what_a_choice_speaks_of_is_explained_by_its_number_and_other_things_by_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    speaker = Speaker(lang, rules_of("lucidity"))
    yellow = speaker.say("colour-yellow")
    title = speaker.say("about-colour", colour=yellow)
    seen = typed(tmp_path, monkeypatch, lang, "i 1", f"i {title}", "i nothing like it")
    assert speaker.say("about-track", first=3, spaces=3, last=5)[:20] in seen
    assert speaker.say("shadow-yellow-text")[:12] in seen.replace("\n", "")
    assert speaker.say("explained-none", text="nothing like it")[:12] in seen


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_a_bot_says_what_it_would_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    seen = typed(tmp_path, monkeypatch, lang, "s")
    speaker = Speaker(lang, rules_of("lucidity"))
    moves = [
        speaker.say("move-sleep", track=speaker.say(f"track-{name}")) for name in ("light", "middle", "deep")
    ]
    said = [speaker.say("suggestion", number=at, text=text) for at, text in enumerate(moves, 1)]
    assert sum(line in seen for line in said) == 1


PICKS = {"lucidity": 4, "inception": 5}
"""Games in which a set is picked, with so many seats."""


def asked_for_a_set(game: str) -> tuple[Match[Any], int]:
    """Return a match in which a seat is to pick several things, and that seat."""
    match: Match[Any] = Match(rules_of(game), PICKS[game], "sets")
    while match.question is not None:
        seat = match.due()[0]
        question = match.question_of(seat)
        assert question is not None
        different = entries_on(match.rules, match.view(seat), match.menu(seat), question.rule)
        if question.picks > 1 and len(different) > 2:
            return match, seat
        match.choose(seat, len(match.journal) * 7 % len(match.menu(seat)))
    raise AssertionError(f"Nothing is picked together in {game}.")


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("game", list(PICKS))
def test_several_things_are_picked_together_and_confirmed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, game: str
) -> None:
    match, seat = asked_for_a_set(game)
    question, before = match.question_of(seat), len(match.journal)
    assert question is not None
    screen, typing = io.StringIO(), iter(["1 99", "1,2", "no", "2、1", "", "q"])
    monkeypatch.setattr(Prompt, "ask", lambda *_, **__: next(typing))
    console = Console(file=screen, width=160, highlight=False)
    session = Session(console, lang, match, [""] * match.seats, tmp_path / "match.json", hinting=False)
    first, second, *_ = session.entries(seat)
    session.run()
    speaker = Speaker(lang)
    assert speaker.say("prompt-picks", count=question.picks) in screen.getvalue()
    assert speaker.say("not-together", text="1 99", count=2, most=3)[:14] in screen.getvalue()
    answers = match.journal[before:]
    assert [by for by, _, _, _ in answers] == [seat, seat]
    assert answers[0][2] in second.moves
    assert answers[1][2] in first.moves


def test_what_cards_say_at_the_keyboard_is_said_for_as_many_as_sit_there(tmp_path: Path) -> None:
    match = Match(rules_of("eldritch"), 3, "asking")
    console = Console(file=io.StringIO())
    session = Session(console, "en", match, [""] * match.seats, tmp_path / "match.json", hinting=False)
    (text,) = BOX.components["the-papers-believe-you"].face()
    assert session.speaker.word(text) == "Spawn 2 Clues."
