"""A stored match goes on, also one of an earlier version: as far as what was answered still fits."""

import hashlib
from collections.abc import Iterable
from functools import partial
from typing import Any, NamedTuple

from dreamtable.kernel.components import Components
from dreamtable.kernel.errors import DreamtableError
from dreamtable.kernel.game import S
from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Kept, Options, Seat
from dreamtable.kernel.numbering import Past
from dreamtable.kernel.rules import Rules
from dreamtable.kernel.timeline import Snapshot


class Line(NamedTuple):
    """An answer as it is stored."""

    seat: Seat
    move: bytes | str
    drawn: int | None
    """How much chance was drawn up to the end of what it led to; None where that was not stored."""
    version: int
    """The version of the form in which the move is stored."""


def resume(
    rules: Rules[S, Any],
    seats: int,
    seed: str,
    options: Options | None = None,
    *,
    mode: str | None = None,
    kept: Kept | None = None,
    components: Components | None = None,
    snapshots: Iterable[Snapshot] = (),
    listening: bool = True,
    dreamer: Seat | None = None,
) -> Match[S]:
    """Return a match as the first snapshot says that this version can read; else from its beginning."""
    components = components if components is not None else rules.components()
    begin = partial(
        Match,
        rules,
        seats,
        seed,
        options,
        mode=mode,
        kept=kept,
        components=components,
        listening=listening,
        dreamer=dreamer,
    )
    for snapshot in snapshots:
        try:
            stored: Any = rules.stored.state(snapshot.state, snapshot.version)
            past = Past(snapshot.answers, snapshot.events)
            return begin(state=components.here(stored, rules.state), past=past)
        except DreamtableError:
            continue
    return begin()


def retake(match: Match[Any], line: Line) -> bool:
    """Give a stored answer again; say whether it fits and draws the same chance. If not, nothing changes."""
    before = match.answers
    try:
        move = match.rules.stored.move(line.move, line.version)
        match.answer(line.seat, match.components.here(move, match.rules.moves))
    except DreamtableError:
        return False
    if line.drawn is not None and line.drawn != match.drawn:
        match.rewind(before)
        return False
    return True


def retake_all(match: Match[Any], lines: Iterable[Line]) -> int:
    """Give stored answers again as far as they fit; return how many were left."""
    left = list(lines)
    while left and retake(match, left[0]):
        del left[0]
    return len(left)


def renewed_seed(seed: str, number: int) -> str:
    """Return the seed of chance that begins anew: only who knows the first one can tell it.

    The number is that of the line of the journal before which it begins, so that no seed comes twice.
    """
    return hashlib.blake2b(f"{seed}:renewed:{number}".encode(), digest_size=32).hexdigest()
