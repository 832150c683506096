"""The log and the end of a match in a terminal."""

import io
import random

import pytest
from rich.console import Console

from dreamtable.games import rules_of
from dreamtable.kernel import Match
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import story_of
from dreamtable.terminal.endings import show_ending
from dreamtable.terminal.reading import show_event


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["lucidity", "inception", "eldritch", "tamashii"])
def test_the_end_is_told_in_words_with_its_course_and_where_it_turned(game: str, lang: str) -> None:
    rules = rules_of(game)
    seats = max(rules.seats[0], 2)
    match = Match(rules, seats, "an end")
    chance = random.Random(4)
    while match.question is not None:
        seat = match.due()[0]
        match.choose(seat, chance.randrange(len(match.menu(seat))))
    speaker = Speaker(lang, rules, [f"Dreamer {seat}" for seat in range(seats)])
    console = Console(record=True, width=200, file=io.StringIO())
    for _, event in match.events(0):
        show_event(console, speaker, match, event)
    show_ending(console, speaker, match, [0])
    text = console.export_text()
    story = story_of(match, [0])
    assert match.outcome is not None
    assert speaker.say(f"reason-{match.outcome.reason}") in text
    for words in (story.deeds.together, *story.deeds.seats):
        assert all(speaker.word(word) in text for word in words)
    assert sum(any(step in line for step in "▂▃▄▅▆▇█") for line in text.splitlines()) >= 2
    assert story.turning
    for point in story.turning:
        assert f"✦ {speaker.turning(point.event)}" in text
