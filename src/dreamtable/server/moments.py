"""How a table stood at each beat of an answer, as a seat saw it: kept until it was told."""

import logging
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.kernel import Match, Seat
from dreamtable.server.messages import MomentInfo

log = logging.getLogger("dreamtable.tables")
_encode = msgspec.json.Encoder().encode
_read_parts = msgspec.json.Decoder(dict[str, Raw]).decode

Moments = dict[int, Mapping[Seat, bytes]]
"""By the number of the event that was told then: how the table stood, for some pairs of eyes."""


@contextmanager
def seen_by(eyes: Collection[Seat], match: Match[Any], moments: Moments) -> Iterator[None]:
    """Keep how the table stands for some eyes at each beat of what is answered meanwhile."""

    def look(number: int) -> None:
        try:
            moments[number] = {seat: _encode(match.view(seat)) for seat in eyes}
        except Exception:  # an answer never fails for want of a picture
            log.exception("not seen", extra={"game": match.rules.name, "event": number})

    if not eyes:
        yield
        return
    with match.watched(look):
        yield


def told_of(moments: Moments, seat: Seat, numbers: Iterable[int], view: bytes) -> list[MomentInfo]:
    """Return how the table stood for a seat when it learned of these events: what is other than it is now.

    The last one says nothing that the table itself does not say.
    """
    known = [(number, moments[number][seat]) for number in numbers if seat in moments.get(number, ())]
    if not known:
        return []
    now = {name: bytes(part) for name, part in _read_parts(view).items()}
    told = []
    for number, then in known:
        parts = {name: part for name, part in _read_parts(then).items() if bytes(part) != now.get(name)}
        told.append(MomentInfo(number=number, view=Raw(_encode(parts))))
    return told
