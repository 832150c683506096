"""What people are asked, in matches of sensible bots: something to decide, and never first to do nothing."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.bots import bot_named, usual_bot
from dreamtable.games import rules_of
from dreamtable.kernel import Chair, Match, Move, Question, Seat
from dreamtable.lang import LANGUAGES, Speaker, what_asks
from dreamtable.telling import (
    Entry,
    Rank,
    entries_on,
    notes_on,
    refs_of,
    sole_answer,
    source_words,
    telling_of,
    word_of,
)
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


@pytest.mark.parametrize("game", [game for game in ENTRIES if telling_of(rules_of(game)).plain_names])
def test_where_names_are_plain_a_move_reads_the_same_whatever_is_seen(game: str) -> None:
    rules, read = rules_of(game), 0
    for match in course(game, number=6):
        for seat in match.due():
            view = match.view(seat)
            for move in match.menu(seat):
                assert word_of(move, telling_of(rules).name_of, view) == word_of(
                    move, telling_of(rules).name_of
                ), move
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
    assert telling_of(rules_of(game)).says_you
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


SAYS_ALL = {
    "lucidity": """DRAW-02 DRM-01 MIN-01 NENV-02 NENV-03 NENV-04 NFEAR-02 NIMP-02 NMT-01 NM-01 RES-02 REST-01
        RR-08 SHD-09 SOLO-18 STEP1-01 TEMG-02 TEMR-02""",
    "inception": """AVA-01 CHS-01 DRW-03 DSC-02 EXT-01 FOR-03 FRT-01 IMP-04 INT-01 JDG-01 LOW-01 LOW-02 MAR-02
        PEK-02 PLY-02 REV-02 SET-13 SPQ-03 SWN-02""",
    "eldritch": """ACQ-02 ACQ-04 ACQ-06 ACQ-10 ACT-01 ACT-03 DEF-04 DEF-05 DEF-07 ENC-02 ENC-05 ENC-06 GEN-11
        MYT-16 NEW-02 PRE-04 RND-03 RST-04 SET-06 SET-09 TIM-06 TIM-11 TIM-14 TKN-01 TRD-01 TRD-02 TRV-02""",
    "tamashii": """ACT-04 ADV-01 BOD-05 BOD-08 SET-03 SET-10 SET-11 SOL-05 SOL-06 SOL-08 SOL-14 SSU-07 UPG-05
        VS-05""",
    "etherfields": """ACT-09 ACT-11 BAS-02 BAS-03 BAS-04 BAS-06 BST-04 CAP-02 CHO-04 CLK-03 EMV-04 EMV-09
        HND-04 MAP-06 MOV-01 MSK-05 MSK-07 PRG-02 PRG-05 PRG-11 RID-01 SET-02 SHU-02 TBT-02 TIM-20 TRN-06
        TRO-03 TRO-05""",
}
"""Questions whose own words say which thing is meant and what is at stake: a step in which one acts, an
effect that is called by its name. Every other one names a text, a card, a tile, an enemy or a number."""
NUMBER_OF_CARD = re.compile(r"\b[A-Z]{1,2}\d{2}\b")


@pytest.mark.parametrize("game", list(ENTRIES))
def test_every_question_names_its_object_and_no_card_by_its_number_alone(game: str) -> None:
    rules = rules_of(game)
    title, speakers = telling_of(rules).title, speakers_of(game)
    known = set(SAYS_ALL[game].split())
    seen: set[tuple[str, str]] = set()
    for number in range(3):
        for match, seat, question in sensible_match(game, number):
            view = match.view(seat)
            named = question.about is not None or (title is not None and title(question, view) is not None)
            rule = question.rule.partition("-")[2]
            assert named or rule in known, (
                f"{question.rule} names nothing: {speakers[0].question(question, view)}"
            )
            about = (question.rule, str(question.about))
            if about in seen:
                continue
            seen.add(about)
            for speaker in speakers:
                for text in (
                    speaker.question(question, view),
                    *(speaker.move(move, view, seat) for move in match.menu(seat)[:8]),
                ):
                    assert not NUMBER_OF_CARD.search(text), text
    assert len(seen) > 8
