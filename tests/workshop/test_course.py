"""The journal of a table in lanes: whoever reads it, at once or line by line, has the same match."""

import dataclasses
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dreamtable.kernel import BadMove
from dreamtable.server.chapters import retold, told_before
from dreamtable.server.journal import ANSWER, UNDO, Chapter, Entry
from dreamtable.server.ledger import TableRow, TableWithSeats
from dreamtable.server.stored_match import StoredMatch, build_course
from outside.kit import forget_games, offer
from workshop.game import RULES, Carve


@pytest.fixture(autouse=True)
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Workshop be found as a game from outside."""
    forget_games()
    monkeypatch.syspath_prepend(offer(tmp_path, workshop="workshop.manifest:GAME"))
    yield
    forget_games()


def course() -> StoredMatch:
    """Return a match at its beginning, as a table has it."""
    return StoredMatch(RULES, listing())


def listing() -> TableWithSeats:
    """Return a table."""
    table = TableRow(
        id="table",
        game="workshop",
        rules_version=1,
        seats=3,
        options={},
        private=True,
        seconds=60,
        status="running",
        host="",
        invite="",
        secret="",
        seed="course",
        created=1.0,
        started=2.0,
        updated=2.0,
    )
    return TableWithSeats(table, [])


def played(
    seed: int, chapters: list[Chapter] | None = None, most: int = 60
) -> tuple[StoredMatch, list[Entry]]:
    """Return a match that was played by chance, with much taken back, and its journal; add its chapters."""
    live, lines, chance = course(), list[Entry](), random.Random(seed)
    chapters = chapters if chapters is not None else []
    while live.match.question is not None and len(lines) < most:
        kind, seat, move = ANSWER, chance.choice(live.match.due()), ""
        undoers = [one for one in range(3) if live.match.can_undo(one)]
        if undoers and chance.random() < 0.3:
            try:
                kind, seat = UNDO, chance.choice(undoers)
                move = live.go_back(seat)
            except BadMove:
                continue
        else:
            live.match.choose(seat, chance.randrange(len(live.match.menu(seat))))
            move = msgspec.json.encode(live.match.journal[-1][2]).decode()
        lines.append(Entry("table", len(lines), kind, seat, move, float(len(lines)), live.match.drawn))
        live.stored(lines[-1])
        if (draft := live.next_chapter(apart=4)) is not None:
            chapter = draft.chapter("table")
            chapters[chapter.number :] = [chapter]
            live.written(chapter)
    return live, lines


@pytest.mark.parametrize("seed", range(12))
def test_a_journal_in_which_answers_were_taken_back_tells_the_same_match_to_everybody(seed: int) -> None:
    live, lines = played(seed)
    assert any(line.kind == UNDO and line.move for line in lines)
    at_once, step_by_step, in_parts = course(), course(), course()
    at_once.follow(lines)
    for line in lines:
        step_by_step.follow([line])
    for begin in range(0, len(lines), 7):
        in_parts.follow(lines[begin : begin + 7])
    for other in (at_once, step_by_step, in_parts):
        assert other.match.hash() == live.match.hash()
        assert other.match.journal == live.match.journal
        assert other.places[-1] == live.places[-1]
        assert as_everybody_knows_it(other) == as_everybody_knows_it(live)


def as_everybody_knows_it(live: StoredMatch) -> list[object]:
    """Return what people at a table could tell apart, and what is stored."""
    match = live.match
    asked = (
        [(live.number(seat), live.asked_at(seat)) for seat in match.question.menus] if match.question else []
    )
    return [match.hash(), match.answers, match.happened, live.undone, live.taken_back, live.entries, asked]


@pytest.mark.parametrize("seed", range(12))
def test_a_table_opened_from_a_chapter_is_the_same_as_one_from_its_beginning(seed: int) -> None:
    chapters: list[Chapter] = []
    live, lines = played(seed, chapters, most=110)
    assert len(chapters) > 1
    opened = build_course(RULES, listing(), chapters[:-3:-1], lines)
    assert opened is not None
    assert opened.match.past.answers > 0
    assert (opened.lost, opened.of_this_version) == (0, True)
    assert as_everybody_knows_it(opened) == as_everybody_knows_it(live)
    opened.match.recall(told_before(opened.match, chapters, opened.match.past.events))
    for seat in range(3):
        assert opened.match.events(seat) == live.match.events(seat)


def test_what_was_taken_back_across_a_chapter_is_not_gone_on_from() -> None:
    for seed in range(40):
        chapters: list[Chapter] = []
        live, lines = played(seed, chapters)
        stale = [one for one in chapters if one.answers > live.match.answers]
        opened = build_course(RULES, listing(), [*stale, *chapters[-2:]][::-1], lines)
        assert opened is not None
        assert as_everybody_knows_it(opened) == as_everybody_knows_it(live)


def test_a_match_that_is_over_is_retold_without_its_rules() -> None:
    chapters: list[Chapter] = []
    live, lines = played(3, chapters, most=10_000)
    assert live.match.outcome is not None
    forgotten = dataclasses.replace(RULES, play=without_rules, setup=without_rules)
    finished = listing()
    finished.table.status = "over"
    opened = build_course(forgotten, finished, chapters[:-3:-1], lines)
    assert opened is not None
    assert opened.match.outcome == live.match.outcome
    shown = [(still.hash(), still.answers, still.events(0)) for still in retold(opened.match, chapters)]
    assert shown == [(twin.hash(), twin.answers, twin.events(0)) for twin in live.match.retrace()]


def without_rules(_: object) -> Any:
    """Rules that are no longer there."""
    yield from ()
    raise AssertionError("nobody needs the rules of a match that is over")


def test_no_question_of_a_lane_has_the_number_of_one_that_was_taken_back() -> None:
    live = course()
    numbers = [live.number(0)]
    for _ in range(3):
        live.match.answer(0, Carve(0))
        live.stored(Entry("table", live.entries, ANSWER, 0, "", 3.0))
        numbers.append(live.number(0))
        live.go_back(0)
        numbers.append(live.number(0))
    assert len(numbers) == len(set(numbers))
    assert live.number(1) == 0


def test_the_clock_can_be_read_while_an_answer_is_being_stored() -> None:
    live = course()
    live.match.answer(0, Carve(0))
    assert live.asked_at(0) == live.asked_at(1) == 2.0
    live.stored(Entry("table", 0, ANSWER, 0, "", 9.0))
    assert (live.asked_at(0), live.asked_at(1)) == (9.0, 2.0)
