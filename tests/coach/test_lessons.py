"""Every lesson leads from its first word to its last, in every language."""

from collections.abc import Iterator
from typing import Any

import pytest

from dreamtable.games import playable_games, rules_of
from dreamtable.games.lessons import FIRST, hints_of, lesson_of, lessons_of, written_lesson
from dreamtable.games.lucidity.foreseeing import FORESEER
from dreamtable.kernel import BadSetup, Match, from_bytes, record, replay, to_bytes
from dreamtable.lang import LANGUAGES, Speaker
from dreamtable.telling import telling_of
from dreamtable.telling.coach import Lesson, foresee, situation_of
from gauntlet.test_guide import readable

LESSONS = [(game, name) for game in playable_games() for name in lessons_of(game)]
lessons = pytest.mark.parametrize(("game", "name"), LESSONS)


def begin(lesson: Lesson) -> Match[Any]:
    """Return the match of a lesson at its beginning."""
    return Match(lesson.rules, lesson.seats, lesson.seed, lesson.rules.read_options(lesson.options))


def walk(lesson: Lesson) -> Iterator[tuple[Match[Any], int]]:
    """Do what every step of a lesson says; stop before each with what was read so far."""
    match, read = begin(lesson), 0
    while (place := lesson.at(len(match.journal), read)) is not None:
        yield match, read
        step = lesson.steps[place]
        if step.moves:
            match.answer(step.seat, step.moves[0])
        else:
            read = place + 1


def test_the_games_for_newcomers_have_a_first_lesson() -> None:
    taught = {game for game, name in LESSONS if name == FIRST}
    assert {"lucidity", "inception", "eldritch", "tamashii", "etherfields"} <= taught


@lessons
@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_a_lesson_is_walked_to_its_end_in_every_language(game: str, name: str, lang: str) -> None:
    lesson = lesson_of(game, name)
    speaker = Speaker(lang, lesson.rules, list("甲乙丙丁戊己庚辛")[: lesson.seats])
    said = []
    for match, read in walk(lesson):
        advice = lesson.advice(situation_of(match, lesson.seat), len(match.journal), read)
        if advice is not None:
            text = speaker.word(advice.word)
            assert readable(text), text
            said.append((advice.step, text))
            assert advice.steps >= advice.step
            if advice.waits:
                assert advice.moves, f"{advice.name} waits for a move that nobody can make"
            else:
                assert advice.moves == [], "while one reads, nothing is to be done"
    numbers = [step for step, _ in said]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len({text for _, text in said}) == len(said)
    # Two to five minutes: some 15 to 30 steps.
    assert 12 <= len(said) <= 30


@lessons
def test_what_a_lesson_points_at_is_there(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    guide = telling_of(lesson.rules).guide
    assert guide is not None
    for match, read in walk(lesson):
        advice = lesson.advice(situation_of(match, lesson.seat), len(match.journal), read)
        for ref in advice.refs if advice is not None else ():
            kind, thing = ref.split(":")
            if kind == "seat":
                assert int(thing) < lesson.seats
            else:
                assert guide.explain(kind, thing) is not None, ref


@lessons
def test_others_answer_by_themselves_and_only_when_the_learner_has_read(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for match, read in walk(lesson):
        place = lesson.at(len(match.journal), read)
        assert place is not None
        answer = lesson.answer_due(len(match.journal), read)
        assert (answer is None) is (lesson.steps[place].say is not None)
        if answer is not None:
            assert answer[1] in match.menu(answer[0])


@lessons
def test_a_lesson_that_is_left_is_over_at_any_step(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for match, _ in walk(lesson):
        everything = len(lesson.steps)
        assert lesson.at(len(match.journal), everything) is None
        assert lesson.answer_due(len(match.journal), everything) is None


@lessons
def test_a_lesson_is_a_record_like_any_other(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for match, _ in walk(lesson):
        assert lesson.fits(match)
    again = replay(from_bytes(to_bytes(record(match))), lesson.rules)
    assert again.hash() == match.hash()
    assert lesson.fits(again)


@lessons
def test_every_way_that_a_lesson_leaves_open_leads_to_its_end(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for place, step in enumerate(lesson.steps):
        for way in range(1, len(step.moves)):
            match = begin(lesson)
            for at, one in enumerate(lesson.steps):
                if one.moves:
                    match.answer(one.seat, one.moves[way if at == place else 0])


@lessons
def test_a_match_that_has_gone_another_way_no_longer_fits(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for match, read in walk(lesson):
        place = lesson.at(len(match.journal), read)
        assert place is not None
        step = lesson.steps[place]
        others = [move for move in match.menu(step.seat) if move not in step.moves]
        if step.moves and others:
            match.answer(step.seat, others[0])
            break
    assert not lesson.fits(match)


@lessons
def test_what_a_lesson_teaches_are_hints(game: str, name: str) -> None:
    assert set(lesson_of(game, name).teaches) <= {hint.name for hint in hints_of(game)}


def test_the_lesson_of_lucidity_ends_with_a_turn_of_ones_own() -> None:
    *_, (match, _) = walk(lesson_of("lucidity"))
    assert match.due() == (0,)
    assert match.outcome is None


def test_the_lesson_of_inception_city_is_won_by_the_thieves_but_for_the_traitor() -> None:
    *_, (match, _) = walk(lesson_of("inception"))
    assert match.outcome is not None
    assert match.outcome.winners == [0, 2]
    assert match.outcome.reason == "secret-opened"


def test_the_lesson_of_eldritch_horror_ends_with_a_solved_mystery() -> None:
    *_, (match, _) = walk(lesson_of("eldritch"))
    assert len(match.state.solved) == 1
    assert match.due() == (0,)
    assert match.outcome is None


def test_the_lesson_of_tamashii_ends_with_a_defeated_enemy_and_a_choice() -> None:
    *_, (match, _) = walk(lesson_of("tamashii"))
    player = match.state.players[0]
    assert not player.queue
    assert player.xp == 2
    assert list(match.due()) == [0]
    assert match.outcome is None


def test_the_lesson_of_etherfields_leaves_the_usher_counting_and_the_floor_to_the_learner() -> None:
    *_, (match, _) = walk(lesson_of("etherfields"))
    s = match.state
    assert (s.turn, [(d.distress, len(d.sealed)) for d in s.dreamers]) == (3, [(1, 1), (1, 1)])
    assert [one.stunned for one in s.figures] == [True]
    assert list(match.due()) == [0]
    assert match.outcome is None


def test_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSetup, match=r"no lesson of lucidity 'frist'.*first"):
        lesson_of("lucidity", "frist")


def test_a_step_that_does_not_fit_says_what_would() -> None:
    lesson, _ = written_lesson("lucidity")
    second = [step for step in lesson.steps if step.moves][1]
    wrong = lesson._replace(steps=(second,))
    with pytest.raises(BadSetup, match=r"Step 1 of the lesson 'first' does not fit.*LUC-STEP1-01"):
        foresee(wrong, [], FORESEER)
    with pytest.raises(BadSetup, match="foresees what never comes: 7"):
        foresee(lesson._replace(steps=()), ["7"], FORESEER)


def test_rules_are_the_same_in_a_lesson() -> None:
    assert lesson_of("lucidity").rules is rules_of("lucidity")
