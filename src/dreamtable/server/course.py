"""The course of a match: what its journal says, played."""

from collections.abc import Callable
from typing import Any

import msgspec

from dreamtable.kernel import AnyRules, Match, Move
from dreamtable.server.journal import ANSWER, UNDO, Entry
from dreamtable.server.ledger import Listing
from dreamtable.server.offers import read_options


class Course:
    """A match, built line by line from its journal."""

    __slots__ = ("at", "begun", "decode", "entries", "match", "undone")

    def __init__(self, rules: AnyRules, listing: Listing) -> None:
        table = listing.table
        options = read_options(rules, table.options, table.seats)
        self.match: Match[Any] = Match(rules, table.seats, table.seed or "", options)
        self.decode: Callable[[str], Move] = _decoder(rules)
        self.entries = 0
        self.undone = 0
        self.at = table.started or table.created
        """When the last line was written."""
        self.begun = [self.at]
        """When each question was first asked: to take an answer back brings no new time."""

    def follow(self, entries: list[Entry]) -> None:
        """Apply lines of the journal. Answers that are taken back later are not played at all."""
        plan: list[Entry] = []
        for entry in entries:
            if entry.kind == ANSWER:
                plan.append(entry)
            elif plan:
                plan.pop()
            else:
                self.go_back()
            self.undone += entry.kind == UNDO
        for entry in plan:
            self.match.answer(entry.seat, self.decode(entry.move))
            self.begun.append(entry.at)
        if entries:
            self.entries = entries[-1].number + 1
            self.at = entries[-1].at

    def go_back(self) -> None:
        """Take the last answer back."""
        self.match.rewind(len(self.match.journal) - 1)
        self.begun.pop()


_DECODERS: dict[str, Callable[[str], Move]] = {}


def _decoder(rules: AnyRules) -> Callable[[str], Move]:
    if rules.name not in _DECODERS:
        _DECODERS[rules.name] = msgspec.json.Decoder(rules.moves).decode
    return _DECODERS[rules.name]


def build_course(rules: AnyRules, listing: Listing, entries: list[Entry]) -> Course:
    """Return the match that a journal describes."""
    course = Course(rules, listing)
    course.follow(entries)
    return course
