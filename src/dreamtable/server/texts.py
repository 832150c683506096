"""From a match to messages: what a seat may see, in the reader's language. The only way out of a table.

Formatting a sentence takes far longer than a move, so sentences are kept, with a mark where a name goes.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from dreamtable.games import rules_of
from dreamtable.kernel import Event, Match, Options, Question, Seat, Word, refs_of
from dreamtable.lang import Speaker
from dreamtable.server.messages import EventInfo, MoveInfo, QuestionInfo, Update

MOST_SEATS = 16
MARKS = [chr(0xE000 + seat) for seat in range(MOST_SEATS)]
"""Stand for the names of the seats; names themselves can't contain them."""
KEPT = 50_000
"""How many sentences are kept of each kind, game and language."""

_encode = msgspec.json.Encoder().encode


class Voice(Speaker):
    """A speaker that remembers what it has said."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, rules_of(game), MARKS)
        self._words: dict[bytes, str] = {}
        self._lines: dict[bytes, tuple[str, list[str]]] = {}

    def word(self, word: Word) -> str:
        """Return the text of a word, with marks for names."""
        key = _encode(word)
        text = self._words.get(key)
        if text is None:
            if len(self._words) >= KEPT:
                self._words.clear()
            text = self._words[key] = super().word(word)
        return text

    def line(self, event: Event, encoded: bytes) -> tuple[str, list[str]]:
        """Return an event as a line of the log, with marks for names, and what it touches."""
        line = self._lines.get(encoded)
        if line is None:
            if len(self._lines) >= KEPT:
                self._lines.clear()
            line = self._lines[encoded] = (self.event(event), refs_of(event))
        return line

    def story(self, event: Event, options: Options) -> str:
        """Return the text that may be read once an event has happened."""
        told = self._rules.told
        return "\n".join(self.word(one) for one in told(event, options)) if told is not None else ""


@cache
def voice_of(lang: str, game: str) -> Voice:
    """Return the voice of a game in a language."""
    return Voice(lang, game)


class Names:
    """Puts the names of the people at a table into sentences."""

    __slots__ = ("_pairs",)

    def __init__(self, names: Sequence[str]) -> None:
        self._pairs = list(zip(MARKS, names, strict=False))

    def into(self, text: str) -> str:
        """Return the text with names where marks were."""
        for mark, name in self._pairs:
            if mark in text:
                text = text.replace(mark, name)
        return text


Lines = dict[tuple[str, int, bytes], EventInfo]
"""Lines of the log by language, number, and what was learned."""


class Situation(msgspec.Struct, frozen=True):
    """What a table knows beside its match."""

    deadline: float | None = None
    undone: int = 0
    undoers: Sequence[Seat] = ()
    """From which seats the last answer may be taken back."""
    lines: Lines = {}
    """The lines of the log so far: seats that learned the same share them."""


def update(
    match: Match[Any],
    seat: Seat,
    voice: Voice,
    names: Names,
    since: int,
    situation: Situation,
    *,
    restart: bool,
    own: Sequence[Seat] = (),
) -> Update:
    """Return where a match stands for a seat, and what was learned since, from it or all the own ones."""
    question = match.question
    outcome = match.outcome
    view = match.view(seat)
    events = match.events_of(own, since) if len(own) > 1 else match.events(seat, since)
    return Update(
        seat=seat,
        number=len(match.journal),
        events=event_infos(match, events, voice, names, situation.lines),
        total=match.happened,
        view=Raw(_encode(view)),
        question=asked(match, question, seat, view, voice, names) if question is not None else None,
        waiting=list(question.menus) if question is not None else [],
        deadline=situation.deadline,
        can_undo=seat in situation.undoers,
        outcome=outcome,
        reason=names.into(voice.say(f"reason-{outcome.reason}")) if outcome is not None else None,
        restart=restart,
        undone=situation.undone,
    )


def event_infos(
    match: Match[Any], events: Iterable[tuple[int, Event]], voice: Voice, names: Names, lines: Lines
) -> list[EventInfo]:
    """Return events as lines of the log."""
    infos = []
    for number, event in events:
        encoded = _encode(event)
        key = (voice.lang, number, encoded)
        info = lines.get(key)
        if info is None:
            text, refs = voice.line(event, encoded)
            story = voice.story(event, match.options)
            info = EventInfo(number=number, event=Raw(encoded), text=names.into(text), refs=refs, story=story)
            lines[key] = info
        infos.append(info)
    return infos


def asked(
    match: Match[Any], question: Question, seat: Seat, view: object, voice: Voice, names: Names
) -> QuestionInfo | None:
    """Return what a seat is asked, if it is."""
    menu = match.menu(seat)
    if not menu:
        return None
    return QuestionInfo(
        rule=question.rule,
        text=names.into(voice.question(question)),
        moves=[
            MoveInfo(move=Raw(_encode(move)), text=names.into(voice.move(move, view)), refs=refs_of(move))
            for move in menu
        ],
    )
