"""A menu as it is read: what reads and means the same is one entry, in the order in which it is shown.

And what need not be asked at all, because there is only one thing to say.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import msgspec

from dreamtable.kernel.match import Match
from dreamtable.kernel.model import Menu, Move, Seat
from dreamtable.kernel.rules import AnyRules
from dreamtable.telling.guide import Note
from dreamtable.telling.telling import notes_on, telling_of
from dreamtable.telling.words import Word, word_of

_encode = msgspec.json.Encoder().encode


class Rank(IntEnum):
    """Where an entry stands on a menu."""

    FIRST = 0
    LAST = 1
    """Declines or ends something: after all that can be done."""
    APART = 2
    """Is hardly ever meant, and says why."""


class Entry(NamedTuple):
    """Moves that read the same and mean the same."""

    word: Word
    notes: list[Note]
    rank: Rank
    moves: list[Move]


def entries_on(rules: AnyRules, view: object, menu: Menu, rule: str) -> list[Entry]:
    """Return a menu as whoever has the view reads it; the first entry never ends what can still be done."""
    name_of = telling_of(rules).name_of
    entries: dict[bytes, Entry] = {}
    for move in menu:
        word, notes = word_of(move, name_of, view), notes_on(rules, view, move, rule)
        key = _encode((word, notes))
        if key not in entries:
            entries[key] = Entry(word, notes, rank_of(rules, move, notes), [])
        entries[key].moves.append(move)
    return sorted(entries.values(), key=lambda entry: entry.rank)


def rank_of(rules: AnyRules, move: Move, notes: Sequence[Note]) -> Rank:
    """Return where a move stands on a menu."""
    if any(note.kind == "warning" for note in notes):
        return Rank.APART
    guide = telling_of(rules).guide
    return Rank.LAST if guide is not None and isinstance(move, guide.ends) else Rank.FIRST


def sole_answer(match: Match[Any], seat: Seat) -> Move | None:
    """Return what a seat answers by a standing order: the only thing that it can say, or what goes without
    saying as its game knows; else None.

    Of a window in which several are asked so that nobody's silence tells anything, what is hardly ever meant
    does not count. Several things that read the same are asked for: they may lie in different places. In
    lanes and votes others may still add to a menu: there nothing goes without saying.
    """
    question = match.question_of(seat)
    if question is None or seat not in match.due() or question.votes is not None:
        return None
    if match.lane_of(seat) is not None:
        return None
    menu = match.menu(seat)
    if len(menu) == 1:
        return menu[0]
    guide = telling_of(match.rules).guide
    if guide is not None and guide.unasked is not None:
        view = match.view(seat)
        if (move := guide.unasked(view, menu, question.rule)) is not None:
            return move
    if question.window is None or len(question.window) == 1:
        return None
    entries = entries_on(match.rules, match.view(seat), menu, question.rule)
    meant = [entry for entry in entries if entry.rank is not Rank.APART]
    return meant[0].moves[0] if len(meant) == 1 else None
