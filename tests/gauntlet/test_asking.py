"""What people are asked, in matches of sensible bots: something to decide, and never first to do nothing."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.bots import bot_named, usual_bot
from dreamtable.games import rules_of
from dreamtable.kernel import (
    Chair,
    Entry,
    Match,
    Move,
    Question,
    Rank,
    Seat,
    entries_on,
    notes_on,
    refs_of,
    sole_answer,
    source_words,
    word_of,
)
from dreamtable.lang import LANGUAGES, Speaker, what_asks
from gauntlet.games import ENTRIES, seatings_of
from gauntlet.test_guide import course, guide_of, speakers_of

GAMES = 50 // len(ENTRIES) + 1
MOST_EMPTY = 0.05


def sensible_match(game: str, number: int) -> Iterator[tuple[Match[Any], Seat, Question]]:
    """Yield a match of sensible bots wherever a person would be asked; standing orders answer the rest."""
    seatings = seatings_of(game)
    seating = seatings[number % len(seatings)]
    match: Match[Any] = Match(rules_of(game), seating.seats, f"asking {number}", mode=seating.mode)
    bots = [bot_named(usual_bot(game), game, f"{number} {seat}", 1.0) for seat in range(seating.seats)]
    while match.outcome is None:
        seat = match.due()[0]
        answer, question = sole_answer(match, seat), match.question_of(seat)
        assert question is not None
        if answer is None:
            yield match, seat, question
            answer = bots[seat].choose(Chair(match, seat))
        match.answer(seat, answer)


def menu_of(match: Match[Any], seat: Seat, question: Question) -> list[Entry]:
    """Return a menu as its seat reads it."""
    return entries_on(match.rules, match.view(seat), match.menu(seat), question.rule)


@pytest.mark.parametrize("game", list(ENTRIES))
def test_hardly_any_prompt_has_a_single_option_and_the_first_never_ends_what_can_be_done(game: str) -> None:
    prompts = 0
    single: Counter[str] = Counter()
    for number in range(GAMES):
        for match, seat, question in sensible_match(game, number):
            entries = menu_of(match, seat, question)
            prompts += 1
            single[question.rule] += len(entries) == 1
            ranks = [entry.rank for entry in entries]
            assert ranks[0] is Rank.FIRST or Rank.FIRST not in ranks, match.whereabouts()
    assert prompts > 1000
    assert single.total() <= MOST_EMPTY * prompts, single.most_common(5)


LEAST_PURPOSE = {"en": 16, "zh-Hans": 6, "ja": 8}
"""A prompt with fewer letters, besides its source, does not say what for."""


def purpose_of(speaker: Speaker, question: Question, view: object) -> str:
    """Return what a prompt says besides naming what asks; nothing at all if nobody can tell what asks."""
    text = speaker.question(question, view)
    names = what_asks(speaker, question, view)
    for name in names:
        text = text.replace(name, "")
    return text if names else ""


@pytest.mark.parametrize("game", list(ENTRIES))
def test_every_prompt_says_what_asks_and_what_for(game: str) -> None:
    speakers = speakers_of(game)
    seen: set[tuple[str, str]] = set()
    for match in course(game, number=4):
        for seat in match.due():
            question, view = match.question_of(seat), match.view(seat)
            assert question is not None
            about = (question.rule, str(source_words(match.rules, view)))
            if about in seen:
                continue
            seen.add(about)
            for speaker in speakers:
                purpose = purpose_of(speaker, question, view)
                text = speaker.question(question, view)
                assert len(purpose) >= LEAST_PURPOSE[speaker.lang], f"{question.rule} asks only {text!r}"
    assert set(LEAST_PURPOSE) == set(LANGUAGES)
    assert len({rule for rule, _ in seen}) > 8


@pytest.mark.parametrize("game", [game for game in ENTRIES if rules_of(game).plain_names])
def test_where_names_are_plain_a_move_reads_the_same_whatever_is_seen(game: str) -> None:
    rules, read = rules_of(game), 0
    for match in course(game, number=6):
        for seat in match.due():
            view = match.view(seat)
            for move in match.menu(seat):
                assert word_of(move, rules.name_of, view) == word_of(move, rules.name_of), move
                read += 1
    assert read > 100


@pytest.mark.parametrize("game", list(ENTRIES))
def test_every_option_says_its_price_or_is_known_to_have_none(game: str) -> None:
    rules, guide = rules_of(game), guide_of(game)
    priced: set[str] = set()
    for match in course(game, number=5):
        for seat in match.due():
            question, view = match.question_of(seat), match.view(seat)
            assert question is not None
            for move in match.menu(seat):
                notes = notes_on(rules, view, move, question.rule)
                says = any(note.kind == "price" for note in notes)
                assert says is not isinstance(move, guide.free), f"{move} by {question.rule}: {notes}"
                priced |= {type(move).__name__} if says else set()
    assert priced


@pytest.mark.parametrize("game", list(ENTRIES))
def test_no_entry_of_a_menu_calls_whoever_is_asked_by_name(game: str) -> None:
    assert rules_of(game).says_you
    names = [f"<{seat}>" for seat in range(8)]
    speakers = [Speaker(lang, rules_of(game), names) for lang in LANGUAGES]
    seen: set[tuple[Seat, type[Move]]] = set()
    for match in course(game, number=2):
        for seat in match.due():
            view = match.view(seat)
            for move in match.menu(seat):
                if f"seat:{seat}" not in refs_of(move) or (seat, type(move)) in seen:
                    continue
                seen.add((seat, type(move)))
                for speaker in speakers:
                    text = speaker.move(move, view, seat)
                    assert names[seat] not in text, text
                    assert "yourself's" not in text, text
                    assert not text[0].islower(), text
