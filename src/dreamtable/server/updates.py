"""From a match to updates: what a seat may see, in the reader's language.

Where a match stands is told to many at once. What several of them hear alike is made once, and what somebody
has heard already is not said again.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.kernel import Event, Match, Outcome, Question, Seat
from dreamtable.server.messages import EventInfo, MomentInfo, Reading, Update, VoteInfo
from dreamtable.server.moments import Moments, told_of
from dreamtable.server.texts import Names, Voice
from dreamtable.telling import (
    copies_of,
    foretold_to,
    notes_on,
    readable_to,
    sealing_of,
    sources_of,
    standing_for,
    wishes_of,
)
from dreamtable.telling.coach import Advice

_encode = msgspec.json.Encoder().encode
_read_update = msgspec.json.Decoder(Update).decode
_read_event = msgspec.json.Decoder(EventInfo).decode


class Situation(msgspec.Struct, frozen=True):
    """What a table knows beside its match."""

    deadline: float | None = None
    deadlines: Mapping[Seat, float] = {}
    """When the time is up of those whose time is measured."""
    numbers: Mapping[Seat, int] = {}
    """The numbers of the questions to seats, where they differ from those of the match."""
    undone: int = 0
    undoers: Collection[Seat] = ()
    """From which seats an answer may be taken back."""
    among: Collection[Seat] = ()
    """Who is asked in turn in an open window: nobody is told who of them has answered."""
    hidden: int = 0
    """How many of them have."""
    ordered: Collection[Seat] = ()
    """Whose question is answered by a standing order: it is not put to them."""
    late: Mapping[int, Sequence[Seat]] = {}
    """For whom the table answered because the time was up, by the number of the next event."""
    stood_in: Mapping[int, Sequence[Seat]] = {}
    """For whom a bot answered who was not there, in the same way."""
    moments: Moments = {}
    """How it stood at the beats of what is told now."""

    def beside(self) -> tuple[object, ...]:
        """Return what of it may change while nothing happens in the match."""
        return (
            self.deadline,
            *sorted(self.deadlines.items()),
            *self.undoers,
            None,
            *self.ordered,
        )


class Place(NamedTuple):
    """Where a match stands for somebody, part by part as an update says it, with marks for names."""

    seat: Seat
    number: int
    answers: int
    total: int
    view: Raw
    standing: Raw | None
    foretold: Raw
    question: Raw | None
    waiting: Sequence[Seat]
    deadline: float | None
    can_undo: bool
    outcome: Outcome | None
    reason: str | None
    undone: int
    coach: Raw | None
    lane: Seat | None
    votes: list[VoteInfo]


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked, with its menu in parts."""

    rule: str
    text: str
    moves: list[Raw]
    refs: list[str]
    source: str
    picks: int
    wishes: list[str]


class Heard(NamedTuple):
    """Something that happened as somebody learned of it."""

    event: Event
    encoded: bytes
    refs: list[str]
    lines: dict[tuple[str, Seat | None], Raw]
    """Its lines in the log by language, and by whom they address."""


class Bulletin:
    """Tells where a match stands now, with what a table knows beside it, to one after the other."""

    def __init__(self, match: Match[Any], situation: Situation) -> None:
        self.match = match
        self.situation = situation
        self._waiting: Sequence[Seat] = sorted(situation.among) or list(match.due())
        self._learned: dict[tuple[Sequence[Seat], int], list[tuple[int, Event]]] = {}
        self._readable: dict[Sequence[Seat], tuple[str, ...]] = {}
        self._heard: dict[tuple[int, int], Heard] = {}
        self._options = _encode(match.options) if sealing_of(match.rules) is not None else b""
        """By which sealed texts are read aloud; nothing where nothing is sealed."""

    def learned(self, seats: Sequence[Seat], since: int) -> list[tuple[int, Event]]:
        """Return what somebody on these seats learned since, or somebody who only watches."""
        key = (seats, since)
        learned = self._learned.get(key)
        if learned is None:
            match = self.match
            learned = match.events_of(seats, since) if len(seats) > 1 else match.events(seats[0], since)
            self._learned[key] = learned
        return learned

    def readable(self, seats: Sequence[Seat]) -> tuple[str, ...]:
        """Return what somebody on these seats may read now of what was sealed."""
        if not self._options:
            return ()
        readable = self._readable.get(seats)
        if readable is None:
            readable = self._readable[seats] = tuple(readable_to(self.match, seats))
        return readable

    def lines(self, learned: Iterable[tuple[int, Event]], voice: Voice, reader: Seat | None) -> list[Raw]:
        """Return events as lines of the log, said to a seat or to nobody."""
        lines, lang, own = [], voice.lang, f"seat:{reader}"
        for number, event in learned:
            at = (number, id(event))
            heard = self._heard.get(at)
            if heard is None:
                encoded = _encode(event)
                heard = self._heard[at] = Heard(event, encoded, voice.refs(event, encoded), {})
            to = reader if own in heard.refs else None
            line = heard.lines.get((lang, to))
            if line is None:
                fields = voice.line(event, heard.encoded, to, self._options, self.match.options)
                late = _encode(said_of("log-late", self.situation.late.get(number, ()), voice))
                stood_in = _encode(said_of("log-stood-in", self.situation.stood_in.get(number, ()), voice))
                marks = (number, fields, late, stood_in)
                line = heard.lines[lang, to] = Raw(b'{"number":%d,%b,"late":%b,"stood_in":%b}' % marks)
            lines.append(line)
        return lines

    def moments(self, seat: Seat, learned: Iterable[tuple[int, Event]], place: Place) -> list[MomentInfo]:
        """Return how the table stood for a seat when it learned of these events, where that was seen."""
        moments = self.situation.moments
        return told_of(moments, seat, (number for number, _ in learned), bytes(place.view)) if moments else []

    def place(self, seat: Seat, own: Sequence[Seat], voice: Voice, advice: Advice | None = None) -> Place:
        """Return where the match stands for a seat, which may be one of several own ones."""
        match, situation = self.match, self.situation
        question = match.question_of(seat) if seat not in situation.ordered else None
        outcome, view, standing = match.outcome, match.view(seat), standing_for(match, seat)
        hidden = situation.hidden if question is None else 0
        return Place(
            seat=seat,
            number=situation.numbers.get(seat, match.number(seat) - hidden),
            answers=match.answers - situation.hidden,
            total=match.happened,
            view=Raw(_encode(view)),
            standing=voice.standing(standing) if standing is not None else None,
            foretold=voice.foretold(foretold_to(match, seat)),
            question=asked(match, question, seat, view, voice, own) if question is not None else None,
            waiting=self._waiting,
            deadline=situation.deadlines.get(seat, None if situation.among else situation.deadline),
            can_undo=seat in situation.undoers,
            outcome=outcome,
            reason=voice.say(f"reason-{outcome.reason}") if outcome is not None else None,
            undone=situation.undone,
            coach=voice.advice(advice) if advice is not None else None,
            lane=match.lane_of(seat) if question is not None or seat in match.lanes else None,
            votes=votes_in(question or match.question, voice, view),
        )

    def late(self, voice: Voice) -> str:
        """Return whose time was up since the last event."""
        situation = self.situation
        late = situation.late.get(self.match.happened, ()) if not situation.among else ()
        return said_of("log-late", late, voice)


def whole(
    place: Place, events: list[Raw], since: int, reading: Reading | None, late: str, *, restart: bool
) -> bytes:
    """Return an update that says everything, with marks for names."""
    return _encode(
        {
            "type": "update",
            **place._asdict(),
            "events": events,
            "first": since,
            "reading": reading,
            "late": late,
            "restart": restart,
            "still": False,
            "moments": [],
        }
    )


def change(
    place: Place,
    known: Place,
    events: list[Raw],
    reading: Reading | None,
    late: str,
    moments: list[MomentInfo],
) -> bytes:
    """Return what is new to somebody who knows where the match stood, with marks for names."""
    new: dict[str, object] = {"type": "change"}
    for name, now, before in zip(Place._fields, place, known, strict=True):
        if now != before:
            new[name] = now
    if events:
        new["events"] = events
    if reading is not None:
        new["reading"] = reading
    if late:
        new["late"] = late
    if moments:
        new["moments"] = moments
    return _encode(new)


def update(
    match: Match[Any],
    seat: Seat,
    voice: Voice,
    names: Names,
    since: int,
    situation: Situation,
    *,
    restart: bool,
    reading: Reading | None = None,
) -> Update:
    """Return where a match stands for a seat, and what it learned since, told to nobody in particular."""
    bulletin = Bulletin(match, situation)
    lines = bulletin.lines(bulletin.learned((seat,), since), voice, None)
    told = whole(
        bulletin.place(seat, (), voice), lines, since, reading, bulletin.late(voice), restart=restart
    )
    return _read_update(names.into_message(told))


def log_lines(
    match: Match[Any],
    learned: Iterable[tuple[int, Event]],
    voice: Voice,
    names: Names,
    situation: Situation,
    reader: Seat | None = None,
) -> list[EventInfo]:
    """Return events as lines of the log, with where a substitute answered because the time was up."""
    lines = Bulletin(match, situation).lines(learned, voice, reader)
    return [_read_event(names.into_message(bytes(line))) for line in lines]


def said_of(message: str, seats: Sequence[Seat], voice: Voice) -> str:
    """Return what the log says of those for whom somebody else answered; nothing of nobody."""
    return voice.say(message, name=voice.joined([voice.names[seat] for seat in seats])) if seats else ""


def votes_in(question: Question | None, voice: Voice, view: object) -> list[VoteInfo]:
    """Return who has voted for what."""
    votes = question.votes if question is not None else None
    if not votes:
        return []
    return [VoteInfo(seat=seat, text=voice.move(vote, view)) for seat, vote in sorted(votes.items())]


def asked(
    match: Match[Any], question: Question, seat: Seat, view: object, voice: Voice, own: Sequence[Seat]
) -> Raw | None:
    """Return what a seat is asked, if it is; who holds several reads their names, as in the log."""
    reader = seat if len(own) == 1 else None
    menu, rules, rule, picks = match.menu(seat), match.rules, question.rule, question.picks
    if not menu:
        return None
    asks = voice.question(question, view)
    text = asks if seat in match.due() else voice.say("need-not-answer", question=asks)
    moves = [
        voice.offer(
            move,
            view,
            reader,
            notes_on(rules, view, move, rule),
            copies_of(rules, view, move) if picks > 1 else 1,
        )
        for move in menu
    ]
    refs, source = sources_of(rules, view, question), voice.source(question, asks, view)
    return Raw(_encode(Asked(rule, text, moves, refs, source, picks, wishes_of(match, seat))))
