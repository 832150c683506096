"""Stories at the keyboard: one's own encounter is a page, what others meet is a line that can be opened."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.prompt import Prompt

from dreamtable.games.eldritch.events import EncounterBegan, MysteryDrawn, StoryTold
from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.rules import RULES
from dreamtable.kernel import Event, Match, Seat
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import read_aloud
from dreamtable.terminal.reading import show_event
from dreamtable.terminal.session import Session

HUMAN, BOT = 0, 1


def plain(text: str) -> str:
    """Return a text as it is read: without the frame of a page."""
    return "".join(text.translate({ord(mark): None for mark in "│╭╮╰╯─"}).split())


def story_of(lang: str, match: Match[Any], event: Event) -> str:
    """Return the story that an event reads aloud."""
    [thing, *_] = read_aloud(RULES, event, match.options)
    assert thing.flavour is not None
    return Speaker(lang, RULES).word(thing.flavour)


def met_by(seat: Seat) -> Match[Any]:
    """Return a match for two in which somebody has just had an encounter and another decision comes."""
    for seed in range(60):
        match: Match[Any] = Match(RULES, 2, f"reading {seed}", options=EldritchOptions(lead=0))
        for _ in range(400):
            if not match.due():
                break
            due = match.due()[0]
            told = [event for _, event in match.events(HUMAN)]
            ended = [event for event in told if isinstance(event, StoryTold) and event.seat == seat]
            if ended and due == HUMAN:
                return match
            match.answer(due, match.menu(due)[0])
    raise AssertionError("Nobody had an encounter.")


def typed(home: Path, monkeypatch: pytest.MonkeyPatch, lang: str, match: Match[Any], *lines: str) -> str:
    """Sit down beside a bot, type some lines and leave; return what was on the screen."""
    screen, typing = io.StringIO(), iter([*lines, "q"])
    monkeypatch.setattr(Prompt, "ask", lambda *_, **__: next(typing))
    console = Console(file=screen, width=100, highlight=False)
    Session(console, lang, match, ["", "bot:random"], home / "match.json", hinting=False).run()
    return plain(screen.getvalue())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scene_and_its_outcome_are_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    match = met_by(HUMAN)
    seen = typed(tmp_path, monkeypatch, lang, match)
    told = [event for _, event in match.events(HUMAN) if isinstance(event, EncounterBegan | StoryTold)]
    own = [event for event in told if event.seat == HUMAN]
    assert len(own) > 1
    for event in own:
        assert plain(story_of(lang, match, event)) in seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_another_meets_is_a_line_until_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    match = met_by(BOT)
    told = [event for _, event in match.events(HUMAN) if isinstance(event, EncounterBegan | StoryTold)]
    story = plain(story_of(lang, match, next(event for event in told if event.seat == BOT)))
    closed = typed(tmp_path, monkeypatch, lang, match)
    assert "▸" in closed
    assert plain(Speaker(lang).say("prompt-read")) in closed
    assert story not in closed
    assert story in typed(tmp_path, monkeypatch, lang, match, "r")


def test_no_page_is_wider_than_one_reads_with_ease() -> None:
    match = met_by(HUMAN)
    screen = io.StringIO()
    drawn = next(event for _, event in match.events(HUMAN) if isinstance(event, MysteryDrawn))
    show_event(Console(file=screen, width=200), Speaker("en", RULES, seats=2), match, drawn)
    page = [line for line in screen.getvalue().splitlines() if line.startswith("│")]
    assert page
    assert max(map(len, page)) <= 78


def test_there_is_nothing_to_read_where_nobody_else_met_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = typed(tmp_path, monkeypatch, "en", Match(RULES, 2, "quiet", options=EldritchOptions(lead=0)), "r")
    assert plain(Speaker("en").say("read-none")) in seen
