"""The log in pages, newest first: no page is left out, wherever memory begins."""

import asyncio
import random
from unittest.mock import Mock

from bench.storing import stored, table_of

from dreamtable.games import rules_of
from dreamtable.server.ledger import SeatRow
from dreamtable.server.live_table import LiveTable
from dreamtable.server.publishing import LOG_PAGE
from dreamtable.server.stored_match import StoredMatch

RULES = rules_of("lucidity")


def opened_from_a_chapter() -> LiveTable:
    """Return a table that was opened from its first chapters, and at which much has happened since."""
    listing = table_of(RULES, 2, "stored 0")
    listing.seats = [SeatRow(table_id="stored 0", seat=seat, kind="person", name="A") for seat in range(2)]
    chapters, _ = stored(RULES, 2, "stored 0")
    course = StoredMatch(RULES, listing, chapters[1::-1])
    chance = random.Random(9)
    while course.match.question is not None:
        seat = course.match.due()[0]
        course.match.choose(seat, chance.randrange(len(course.match.menu(seat))))
    live = LiveTable(Mock(), listing)
    live.course = course
    return live


def test_a_page_that_ends_where_memory_begins_is_not_the_first_one() -> None:
    live = opened_from_a_chapter()
    match = live.match
    assert match is not None
    begins = match.past.events
    assert 0 < begins < match.happened - LOG_PAGE
    page = asyncio.run(live.publishing.log_page(None, "en", begins + LOG_PAGE))
    assert page.events[0].number >= begins
    assert page.first == begins, "there is more before it"
