"""The coach at a table: lessons, hints, and what each reader has been told already."""

import logging
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.bots import usual_bot
from dreamtable.games import playable_games
from dreamtable.games.lessons import FIRST, IN_SHORT, hints_of, lesson_of, lessons_of
from dreamtable.kernel import AnyRules, BadSetup, DreamtableError, Match, Move
from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.accounts import Person
from dreamtable.server.database import Database
from dreamtable.server.fair import new_secret
from dreamtable.server.hours import now
from dreamtable.server.ledger import SeatRow, TableRow, TableWithSeats
from dreamtable.server.offers import NO, NONE, YES
from dreamtable.server.refusals import Refusal
from dreamtable.telling.coach import Hints, Lesson

log = logging.getLogger("dreamtable.coaching")

EVERY_GAME = "*"
MUTED = "*"
"""Stand in the place of a game and a hint if somebody wants no more hints."""
LEARNED = "lesson"
"""Stands in the place of a hint if somebody has had the lesson of a game, or did not want it."""


class Knowledge(NamedTuple):
    """What somebody knows already, and wishes to be told."""

    hints: bool
    """Whether hints are wanted."""
    learned: list[str]
    """The games whose lesson need not be offered any more."""
    read: list[str]
    """The games whose rules in short need not be offered any more."""


# Lessons


def lesson_at(table: TableRow, match: Match[Any] | None) -> Lesson | None:
    """Return the lesson that is being given at a table; None at other tables, and once it is over.

    A lesson that does not fit its match any more, because it or the rules were changed since, is over.
    """
    if table.lesson is None or match is None:
        return None
    try:
        lesson = lesson_of(table.game, table.lesson)
    except DreamtableError as error:
        log.error("no such lesson", extra={"table": table.id, "reason": str(error)})
        return None
    if lesson.seed != table.seed or not lesson.fits(match):
        return None
    return lesson if lesson.at(len(match.journal), table.lesson_read) is not None else None


def check_move(table: TableRow, match: Match[Any], move: Move) -> None:
    """Refuse kindly what the lesson does not let the learner do yet."""
    lesson = lesson_at(table, match)
    if lesson is None:
        return
    place = lesson.at(len(match.journal), table.lesson_read)
    if place is not None and move not in lesson.steps[place].moves:
        raise Refusal("lesson-not-now" if lesson.steps[place].moves else "lesson-read-first")


def options_in_words(lesson: Lesson) -> dict[str, str]:
    """Return the options of a lesson as tables keep them."""
    plain = {True: YES, False: NO, None: NONE}
    return {
        name: plain[value] if value is None or isinstance(value, bool) else str(value)
        for name, value in lesson.options.items()
    }


async def teach(database: Database, me: Person, game: str) -> TableWithSeats:
    """Return a table where a lesson is given: the one that was left, or a new one."""
    if game not in playable_games():
        raise Refusal("no-game", 404)
    if FIRST not in lessons_of(game):
        raise Refusal("no-lesson", 404)
    lesson = lesson_of(game, FIRST)
    async with database.writing() as on:
        for listing in await ledger.load_all(on, await ledger.lessons_of(on, me.id, game)):
            left = listing.table.lesson_read < len(lesson.steps) and listing.table.status == "running"
            if left and listing.table.seed == lesson.seed:
                return listing
        listing = _new_lesson(me, lesson)
        await ledger.store(on, listing)
    return listing


def _new_lesson(me: Person, lesson: Lesson) -> TableWithSeats:
    """Return a running table with the learner on one seat; the others play what is written."""
    at = now()
    game = lesson.rules.name
    table = TableRow(
        id=ledger.new_id(),
        game=game,
        mode=lesson.rules.mode_for(lesson.seats).name,
        rules_version=lesson.rules.rules_version,
        state_version=lesson.rules.state_version,
        seats=lesson.seats,
        options=options_in_words(lesson),
        private=True,
        seconds=None,
        status="running",
        host=me.id,
        invite=ledger.new_id(),
        secret=new_secret(),
        seed=lesson.seed,
        lesson=lesson.name,
        created=at,
        started=at,
        updated=at,
        busy=True,
    )
    seats = [
        SeatRow(table_id=table.id, seat=seat, kind="person", person=me.id, name=me.name)
        if seat == lesson.seat
        else SeatRow(table_id=table.id, seat=seat, kind="bot", level=usual_bot(game))
        for seat in range(lesson.seats)
    ]
    return TableWithSeats(table, seats, components=lesson.rules.components().table)


async def go_on(
    database: Database, person: str, lesson: Lesson, table: TableRow, answers: int, name: str
) -> None:
    """Remember that a step was read; once the lesson is over, what it teaches need not be told again."""
    place = lesson.at(answers, table.lesson_read)
    if place is None or lesson.steps[place].moves or lesson.name_of(place) != name:
        return  # it was read before, or it is to be done
    read = place + 1
    over = lesson.at(answers, read) is None
    async with database.writing() as on:
        await ledger.change(on, table.id, lesson_read=len(lesson.steps) if over else read)
        if over:
            await _remember(on, [(person, table.game, hint) for hint in (*lesson.teaches, LEARNED)])


async def skip(database: Database, person: str, lesson: Lesson, table: TableRow) -> None:
    """Leave a lesson; it is not offered again, but nothing of it counts as told."""
    async with database.writing() as on:
        await ledger.change(on, table.id, lesson_read=len(lesson.steps))
        await _remember(on, [(person, table.game, LEARNED)])


# Hints


class Notebook:
    """Which hints were read since it was last stored: no answer waits until that is written down."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read: set[tuple[str, str, str]] = set()
        """Person, game and hint."""

    def note(self, person: str, game: str, hint: str) -> None:
        """Take down that somebody has read a hint of a game."""
        self._read.add((person, game, hint))

    def read_by(self, person: str, game: str) -> list[str]:
        """Return which hints of a game somebody has read that are not stored yet."""
        return [hint for reader, of, hint in self._read if (reader, of) == (person, game)]

    async def store(self) -> None:
        """Write everything down together; what could not be written is kept for the next time."""
        if not self._read:
            return
        read, self._read = self._read, set()
        try:
            async with self._database.writing() as on:
                await _remember(on, read)
        except Exception:
            self._read |= read
            raise


async def hints_for(
    database: Database, notebook: Notebook, person: str | None, rules: AnyRules
) -> Hints | None:
    """Return what somebody is still to be told of a game; None for who wants no hints."""
    try:
        hints = hints_of(rules.name)
    except BadSetup as error:
        log.error("no hints", extra={"game": rules.name, "reason": str(error)})
        return None
    if person is None or not hints:
        return None
    async with database.reading() as on:
        told = await _told(on, person, (rules.name, EVERY_GAME))
    if (EVERY_GAME, MUTED) in told:
        return None
    return Hints(rules, hints, [*(hint for _, hint in told), *notebook.read_by(person, rules.name)])


async def remember(database: Database, person: str, game: str, hint: str) -> None:
    """Remember that somebody has read something about a game."""
    async with database.writing() as on:
        await _remember(on, [(person, game, hint)])


async def want_hints(database: Database, person: str, *, wanted: bool) -> None:
    """Tell somebody no more hints, or tell them again what is new."""
    h = db.seen_hints.c
    async with database.writing() as on:
        if wanted:
            await on.execute(delete(db.seen_hints).where(h.person == person, h.game == EVERY_GAME))
        else:
            await _remember(on, [(person, EVERY_GAME, MUTED)])


async def knowledge_of(on: AsyncConnection, person: str) -> Knowledge:
    """Return what somebody knows already, and wishes to be told."""
    h = db.seen_hints.c
    query = select(h.game, h.hint).where(h.person == person, h.hint.in_((MUTED, LEARNED, IN_SHORT)))
    rows = (await on.execute(query.order_by(h.game))).all()
    return Knowledge(
        hints=(EVERY_GAME, MUTED) not in [tuple(row) for row in rows],
        learned=[game for game, hint in rows if hint == LEARNED],
        read=[game for game, hint in rows if hint == IN_SHORT],
    )


async def _told(on: AsyncConnection, person: str, games: tuple[str, ...]) -> set[tuple[str, str]]:
    h = db.seen_hints.c
    rows = await on.execute(select(h.game, h.hint).where(h.person == person, h.game.in_(games)))
    return {(game, hint) for game, hint in rows}


_REMEMBER = text(
    "INSERT INTO seen_hints (person, game, hint) SELECT :person, :game, :hint "
    "WHERE EXISTS (SELECT 1 FROM people WHERE id = :person) ON CONFLICT DO NOTHING"
)


async def _remember(on: AsyncConnection, read: Iterable[tuple[str, str, str]]) -> None:
    """Store who has read which hints of which game; what is known, and who is gone by now, is passed over."""
    rows = [{"person": person, "game": game, "hint": hint} for person, game, hint in sorted(read)]
    await on.execute(_REMEMBER, rows)
