"""How many bytes a finished match takes in the database: what is kept for ever, and what may be let go."""

import random
from collections.abc import Sequence

from dreamtable.kernel import AnyRules
from dreamtable.server.journal import ANSWER, Chapter, Entry
from dreamtable.server.ledger import TableRow, TableWithSeats
from dreamtable.server.open_tables import CHAPTER_ANSWERS
from dreamtable.server.stored_match import StoredMatch

MATCHES = 3
A_ROW = 40
"""About so much of a line of the journal are its numbers, its time and its place in the index."""


def table_of(rules: AnyRules, seats: int, seed: str) -> TableWithSeats:
    """Return a table at which a match is played with the usual options."""
    table = TableRow(
        id=seed,
        game=rules.name,
        mode=rules.mode_for(seats).name,
        rules_version=rules.rules_version,
        state_version=rules.state_version,
        seats=seats,
        options={},
        private=True,
        seconds=None,
        status="running",
        host="",
        invite="",
        secret="",
        seed=seed,
        created=0.0,
        updated=0.0,
    )
    return TableWithSeats(table, [])


def stored(rules: AnyRules, seats: int, seed: str) -> tuple[list[Chapter], list[Entry]]:
    """Return the chapters and the journal of a match that is played by chance."""
    listing, chance = table_of(rules, seats, seed), random.Random(seed)
    course, entries, chapters = StoredMatch(rules, listing), list[Entry](), list[Chapter]()
    while course.match.outcome is None:
        seat = course.match.due()[0]
        course.match.choose(seat, chance.randrange(len(course.match.menu(seat))))
        move = course.as_stored(course.match.journal[-1][2])
        entries.append(Entry(seed, len(entries), ANSWER, seat, move, 0.0, course.match.drawn))
        course.stored(entries[-1])
        while (draft := course.next_chapter(CHAPTER_ANSWERS)) is not None:
            chapters.append(draft.chapter(seed))
            course.written(chapters[-1])
    return chapters, entries


def sizes(chapters: Sequence[Chapter], entries: Sequence[Entry]) -> tuple[int, int, int]:
    """Return the bytes of a match: its journal, what was told and its end, how it stood at each answer."""
    journal = sum(len(entry.move) + A_ROW for entry in entries)
    told = sum(len(chapter.told) for chapter in chapters)
    ends = sum(len(chapter.state or b"") for chapter in chapters[-2:])
    return journal, told + ends, sum(len(chapter.states or b"") for chapter in chapters)


def figures(rules: AnyRules, seats: int) -> list[tuple[str, float, str]]:
    """Return how much a match of a game takes, in the mean of a few."""
    all_sizes = [sizes(*stored(rules, seats, f"stored {number}")) for number in range(MATCHES)]
    journal, told, states = (sum(size) / MATCHES for size in zip(*all_sizes, strict=True))
    return [
        (f"{rules.name}.stored-match", journal + told + states, "B"),
        (f"{rules.name}.stored-without-states", journal + told, "B"),
    ]
