"""A finished match once more: its record, and one update an answer for a timeline."""

from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.kernel import Event, Match, Record, Seat, record
from dreamtable.server.fair import Proof
from dreamtable.server.hosting import fairness_of
from dreamtable.server.ledger import Listing
from dreamtable.server.listings import names_at
from dreamtable.server.messages import Update
from dreamtable.server.texts import Names, Situation, Voice, event_infos, update, voice_of

ALL_OPEN: Seat = -2
"""Eyes that see everything."""
_encode = msgspec.json.encode


def proof_of(listing: Listing, match: Match[Any]) -> Proof:
    """Return the record of a match with the way its seed came about."""
    return Proof(kept_record(listing, match), fairness_of(listing))


def kept_record(listing: Listing, match: Match[Any]) -> Record:
    """Return the record of a match, with who played."""
    return record(match, [row.name if row.kind == "person" else f"bot:{row.level}" for row in listing.seats])


def timeline(listing: Listing, match: Match[Any], seat: Seat, lang: str) -> bytes:
    """Return what a seat saw after each answer, beginning before the first, as one JSON text."""
    voice = voice_of(lang, match.rules.name)
    names = Names(names_at(listing, lang))
    again: Match[Any] = Match(match.rules, match.seats, match.seed, match.options)
    steps: list[Update] = []
    told = 0
    for by, choice in [(-1, -1)] + [(entry[0], entry[1]) for entry in match.journal]:
        if by >= 0:
            again.choose(by, choice)
        eyes = 0 if seat == ALL_OPEN else seat
        step = update(again, eyes, voice, names, told, Situation(), restart=not steps)
        if seat == ALL_OPEN:
            step = _open_up(step, again, match, voice, names, told)
        told = step.total
        steps.append(step)
    return _encode(steps)


def _open_up(
    step: Update, again: Match[Any], match: Match[Any], voice: Voice, names: Names, since: int
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
    events = event_infos(match, sorted(fullest.items()), voice, names, {})
    return msgspec.structs.replace(step, view=Raw(_encode(view)), events=events)
