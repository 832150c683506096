"""A finished match once more: its record, and one update an answer for a timeline."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.kernel import WATCHER, Event, Match, Record, Seat
from dreamtable.server.chapters import course_of, shows_all
from dreamtable.server.fair import Proof, draws_of
from dreamtable.server.hosting import fairness_of
from dreamtable.server.journal import Chapter, Entry
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.messages import Update
from dreamtable.server.stored_match import kept_record
from dreamtable.server.texts import Names, Voice, voice_of
from dreamtable.server.updates import Situation, log_lines, update
from dreamtable.telling import readable_to
from dreamtable.telling.story import opened_at_end

ALL_OPEN: Seat = -2
"""Eyes that see everything."""
UNMARKED = Situation()
_encode = msgspec.json.encode


def proof_of(listing: TableWithSeats, match: Match[Any], entries: Sequence[Entry]) -> Proof | Record:
    """Return the record of a match with the way its seed came about, if it was played here."""
    kept = kept_record(listing, match, entries)
    return Proof(kept, fairness_of(listing), draws_of(kept)) if listing.table.secret else kept


def timeline(
    match: Match[Any],
    chapters: Sequence[Chapter],
    names: Names,
    seat: Seat,
    lang: str,
    marks: Situation = UNMARKED,
) -> bytes:
    """Return what a seat saw after each answer, beginning before the first, as one JSON text.

    All open is what any of the seats saw: what the match revealed to nobody stays sealed. Where only what was
    told is kept, the table stands as at the end.
    """
    voice = voice_of(lang, match.rules.name, match.components.packs, match.seats)
    steps: list[Update] = []
    told = 0
    readers = [*range(match.seats), WATCHER] if seat == ALL_OPEN else [seat]
    read: list[str] | None = None
    still = not shows_all(chapters)
    for again in course_of(match, chapters):
        eyes = 0 if seat == ALL_OPEN else seat
        now = readable_to(again, readers)
        reading, read = voice.reading(now, read), now
        step = update(again, eyes, voice, names, told, marks, restart=not steps, reading=reading)
        if seat == ALL_OPEN:
            step = _open_up(step, again, match, voice, names, told, marks)
        else:
            step = _turned(step, again, match, voice, names, told)
        told = step.total
        steps.append(msgspec.structs.replace(step, outcome=None, reason=None, still=True) if still else step)
    if still:
        steps[-1] = msgspec.structs.replace(steps[-1], outcome=step.outcome, reason=step.reason, still=False)
    return _encode(steps)


def _turned(
    step: Update, again: Match[Any], match: Match[Any], voice: Voice, names: Names, since: int
) -> Update:
    """Return an update in which the match also turns where only the end tells that it did."""
    opened = opened_at_end(match, again, since)
    turning = {number: event for number, event in opened.items() if event.is_turning_point()}
    if not turning:
        return step
    events = [
        msgspec.structs.replace(info, turning=names.into(voice.turning(turning[info.number])))
        if info.number in turning
        else info
        for info in step.events
    ]
    return msgspec.structs.replace(step, events=events)


def _open_up(
    step: Update,
    again: Match[Any],
    match: Match[Any],
    voice: Voice,
    names: Names,
    since: int,
    marks: Situation,
) -> Update:
    """Return an update with everything in it that any seat knew; nothing is hidden after the end."""
    outcome = again.state.outcome
    # Games show everything once there is an outcome: look with the outcome to come, then put it back.
    again.state.outcome = match.outcome
    view = msgspec.json.decode(_encode(again.view(0)))
    again.state.outcome = outcome
    view["outcome"] = outcome
    fullest: dict[int, Event] = {}
    for seat in range(again.seats):
        for number, event in again.events(seat, since):
            if number not in fullest or len(_encode(event)) > len(_encode(fullest[number])):
                fullest[number] = event
    events = log_lines(match, sorted(fullest.items()), voice, names, marks)
    return msgspec.structs.replace(step, view=Raw(_encode(view)), events=events)
