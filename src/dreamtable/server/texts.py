"""From a match to messages: what a seat may see, in the reader's language. The only way out of a table.

Formatting a sentence takes far longer than a move, so sentences are kept, with a mark where a name goes.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from dreamtable.games import rules_of
from dreamtable.kernel import (
    WATCHER,
    Event,
    Match,
    Move,
    Options,
    Prospect,
    Question,
    Seat,
    Word,
    copies_of,
    explanations_of,
    notes_on,
    rank_of,
    refs_of,
    sources_of,
)
from dreamtable.kernel.coach import Advice
from dreamtable.lang import Speaker, source_of
from dreamtable.server.messages import (
    CoachInfo,
    EventInfo,
    ExplanationInfo,
    MoveInfo,
    NoteInfo,
    QuestionInfo,
    Reading,
    StandingInfo,
    TableReference,
    ThingInfo,
    Update,
    VoteInfo,
    WayInfo,
)
from dreamtable.server.reference import reference_in, thing_info

MOST_SEATS = 16
MARKS = [chr(0xE000 + seat) for seat in range(MOST_SEATS)]
"""Stand for the names of the seats; names themselves can't contain them."""
KEPT = 50_000
"""How many sentences are kept of each kind, game and language."""

_encode = msgspec.json.Encoder().encode


class Line(NamedTuple):
    """An event in the log, with marks for names."""

    text: str
    refs: list[str]
    """What it touches."""
    tale: str
    """The story that it tells beside what happened."""
    turning: str
    """What it is called if the match turns with it."""


class Voice(Speaker):
    """A speaker that remembers what it has said."""

    def __init__(self, lang: str, game: str, packs: tuple[str, ...], seats: int) -> None:
        super().__init__(lang, rules_of(game), MARKS, packs=packs, seats=seats)
        self.game = game
        self.packs = packs
        self._words: dict[bytes, str] = {}
        self._lines: dict[tuple[bytes, Seat | None], Line] = {}
        self._refs: dict[tuple[type, bytes], list[str]] = {}
        self._entries: dict[tuple[bytes, Seat | None], str] = {}
        self._things: dict[str, ThingInfo] = {}

    def word(self, word: Word) -> str:
        """Return the text of a word, with marks for names."""
        key = _encode(word)
        text = self._words.get(key)
        if text is None:
            if len(self._words) >= KEPT:
                self._words.clear()
            text = self._words[key] = super().word(word)
        return text

    def line(self, event: Event, encoded: bytes, reader: Seat | None) -> Line:
        """Return an event as a line of the log, said to a seat or to nobody."""
        line = self._lines.get((encoded, reader))
        if line is None:
            if len(self._lines) >= KEPT:
                self._lines.clear()
            turning = self.turning(event) if event.is_turning_point() else ""
            line = Line(self.fact(event, reader), self.refs(event, encoded), self.tale(event), turning)
            self._lines[encoded, reader] = line
        return line

    def refs(self, thing: Event | Move, encoded: bytes) -> list[str]:
        """Return what an event or a move touches or names."""
        key = (type(thing), encoded)  # a move and an event may look the same
        refs = self._refs.get(key)
        if refs is None:
            if len(self._refs) >= KEPT:
                self._refs.clear()
            refs = self._refs[key] = refs_of(thing)
        return refs

    def offer(self, move: Move, encoded: bytes, view: object, reader: Seat | None) -> str:
        """Return a move as an entry of a menu, with marks for names, said to a seat or to nobody."""
        to = reader if reader is not None and f"seat:{reader}" in self.refs(move, encoded) else None
        if not self._rules.plain_names:
            return self.move(move, view, to)
        text = self._entries.get((encoded, to))
        if text is None:
            if len(self._entries) >= KEPT:
                self._entries.clear()
            text = self._entries[encoded, to] = self.move(move, view, to)
        return text

    def things(self, ids: Iterable[str]) -> list[ThingInfo]:
        """Return what was sealed as it reads. Whoever asks has made sure that the reader may read it."""
        sealed = self._rules.sealed
        if sealed is None:
            return []
        infos = []
        for one in ids:
            info = self._things.get(one)
            if info is None:
                info = self._things[one] = thing_info(self, sealed.thing(one))
            infos.append(info)
        return infos

    def reading(self, now: Sequence[str], before: Sequence[str] | None) -> Reading | None:
        """Return how what can be read has changed; without a before all that can be read."""
        if self._rules.readable is None or now == before:
            return None
        had, has = set(before or ()), set(now)
        return Reading(
            things=self.things(one for one in now if one not in had),
            closed=[one for one in before or () if one not in has],
            whole=before is None,
        )

    def read_aloud(self, event: Event, options: Options) -> str:
        """Return the text that may be read once an event has happened."""
        things = self._rules.read_aloud(event, options)
        return "\n".join(self.word(word) for thing in things for word in thing.read()) if things else ""


def voice_of(lang: str, game: str, packs: tuple[str, ...] = (), seats: int = 0) -> Voice:
    """Return the voice of a game that is played with some packs at a table of so many seats, in a language.

    Where the number of seats changes no words, all tables share one.
    """
    return _voice(lang, game, packs, seats if rules_of(game).number_at is not None else 0)


@cache
def _voice(lang: str, game: str, packs: tuple[str, ...], seats: int) -> Voice:
    return Voice(lang, game, packs, seats)


def reference_with(voice: Voice, readable: Iterable[str]) -> TableReference:
    """Return what is printed on the components of a game, and what somebody may read of what was sealed."""
    public = reference_in(voice.game, voice.lang, voice.packs, voice.seats)
    return TableReference(**msgspec.structs.asdict(public), readable=voice.things(readable))


class Names:
    """Puts the names of the people at a table into sentences."""

    __slots__ = ("_pairs",)

    def __init__(self, names: Sequence[str]) -> None:
        self._pairs = list(zip(MARKS, names, strict=False))

    def into(self, text: str) -> str:
        """Return the text with names where marks were."""
        if text.isascii():
            return text
        for mark, name in self._pairs:
            if mark in text:
                text = text.replace(mark, name)
        return text


Lines = dict[tuple[str, int, bytes, Seat | None], EventInfo]
"""Lines of the log by language, number, what was learned, and to whom it is said, if that one is in it."""


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
    lines: Lines = {}
    """The lines of the log so far: seats that learned the same share them."""
    among: Collection[Seat] = ()
    """Who is asked in turn in an open window: nobody is told who of them has answered."""
    hidden: int = 0
    """How many of them have."""
    ordered: Collection[Seat] = ()
    """Whose question is answered by a standing order: it is not put to them."""
    late: Mapping[int, Sequence[Seat]] = {}
    """For whom a substitute answered because the time was up, by the number of the next event."""


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
    reading: Reading | None = None,
) -> Update:
    """Return where a match stands for a seat, and what was learned since, from it or all the own ones."""
    question = match.question_of(seat) if seat not in situation.ordered else None
    outcome = match.outcome
    view = match.view(seat)
    among = sorted(situation.among)
    hidden = situation.hidden if question is None else 0
    events = match.events_of(own, since) if len(own) > 1 else match.events(seat, since)
    return Update(
        seat=seat,
        number=situation.numbers.get(seat, match.number(seat) - hidden),
        answers=match.answers - situation.hidden,
        events=log_lines(
            match, events, voice, names, situation.late, own[0] if len(own) == 1 else None, situation.lines
        ),
        total=match.happened,
        first=since,
        view=Raw(_encode(view)),
        standing=standing_of(match, seat, voice, names),
        question=asked(match, question, seat, view, voice, names, own) if question is not None else None,
        waiting=among or list(match.due()),
        deadline=situation.deadlines.get(seat, None if among else situation.deadline),
        can_undo=seat in situation.undoers,
        outcome=outcome,
        reason=names.into(voice.say(f"reason-{outcome.reason}")) if outcome is not None else None,
        restart=restart,
        undone=situation.undone,
        reading=reading,
        lane=match.lane_of(seat) if seat in match.lanes or question is not None else None,
        votes=votes_in(question or match.question, voice, names, view),
        late=said_late(situation.late.get(match.happened, ()) if not among else (), voice, names),
    )


def coach_info(advice: Advice, voice: Voice, names: Names) -> CoachInfo:
    """Return what the coach says in the reader's language."""
    return CoachInfo(
        name=advice.name,
        text=names.into(voice.word(advice.word)),
        refs=advice.refs,
        step=advice.step,
        steps=advice.steps,
        moves=advice.moves,
        waits=advice.waits,
    )


def way_info(prospect: Prospect, voice: Voice, names: Names) -> WayInfo:
    """Return what somebody can bring about in the reader's language."""
    return WayInfo(
        text=names.into(voice.word(prospect.word)),
        refs=list(prospect.refs),
        moves=[Raw(_encode(move)) for move in prospect.moves],
    )


def log_lines(
    match: Match[Any],
    events: Iterable[tuple[int, Event]],
    voice: Voice,
    names: Names,
    late: Mapping[int, Sequence[Seat]],
    reader: Seat | None,
    lines: Lines,
) -> list[EventInfo]:
    """Return events as lines of the log, with where a substitute answered because the time was up."""
    return [
        msgspec.structs.replace(info, late=said_late(late[info.number], voice, names))
        if info.number in late
        else info
        for info in event_infos(match, events, voice, names, lines, reader)
    ]


def said_late(seats: Sequence[Seat], voice: Voice, names: Names) -> str:
    """Return what the log says of those for whom a substitute answered; nothing of nobody."""
    if not seats:
        return ""
    return names.into(voice.say("log-late", name=voice.joined([voice.names[seat] for seat in seats])))


def votes_in(question: Question | None, voice: Voice, names: Names, view: object) -> list[VoteInfo]:
    """Return who has voted for what."""
    votes = question.votes if question is not None else None
    if not votes:
        return []
    return [
        VoteInfo(seat=seat, text=names.into(voice.move(vote, view))) for seat, vote in sorted(votes.items())
    ]


def event_infos(
    match: Match[Any],
    events: Iterable[tuple[int, Event]],
    voice: Voice,
    names: Names,
    lines: Lines,
    reader: Seat | None = None,
) -> list[EventInfo]:
    """Return events as lines of the log, said to a seat or to nobody."""
    infos = []
    own = f"seat:{reader}" if reader is not None else None
    for number, event in events:
        encoded = _encode(event)
        to = reader if own is not None and own in voice.refs(event, encoded) else None
        key = (voice.lang, number, encoded, to)
        info = lines.get(key)
        if info is None:
            line = voice.line(event, encoded, to)
            info = EventInfo(
                number=number,
                event=Raw(encoded),
                text=names.into(line.text),
                refs=line.refs,
                story=voice.read_aloud(event, match.options) or line.tale,
                turning=names.into(line.turning),
                heads=event.heads,
            )
            lines[key] = info
        infos.append(info)
    return infos


def asked(
    match: Match[Any],
    question: Question,
    seat: Seat,
    view: object,
    voice: Voice,
    names: Names,
    own: Sequence[Seat],
) -> QuestionInfo | None:
    """Return what a seat is asked, if it is; who holds several reads their names, as in the log."""
    reader = seat if len(own) == 1 else None
    menu = match.menu(seat)
    if not menu:
        return None
    asks = voice.question(question, view)
    text = asks if seat in match.due() else voice.say("need-not-answer", question=asks)
    return QuestionInfo(
        rule=question.rule,
        text=names.into(text),
        moves=[
            MoveInfo(
                move=Raw(encoded),
                text=names.into(voice.offer(move, encoded, view, reader)),
                refs=voice.refs(move, encoded),
                notes=[NoteInfo(kind=note.kind, text=names.into(voice.word(note.word))) for note in notes],
                rank=rank_of(match.rules, move, notes).value,
                copies=copies_of(match.rules, view, move) if question.picks > 1 else 1,
            )
            for move in menu
            for encoded in [_encode(move)]
            for notes in [notes_on(match.rules, view, move, question.rule)]
        ],
        refs=sources_of(match.rules, view, question),
        source=names.into(source_of(voice, question, asks, view)),
        picks=question.picks,
    )


def standing_of(match: Match[Any], seat: Seat, voice: Voice, names: Names) -> StandingInfo | None:
    """Return how it stands for a seat."""
    standing = match.standing(seat)
    if standing is None:
        return None
    return StandingInfo(
        side=standing.side,
        role=names.into(voice.word(standing.role)),
        goal=names.into(voice.word(standing.goal)),
        danger=names.into(voice.word(standing.danger)),
        alarm=standing.alarm.value,
    )


def explanations(
    match: Match[Any], seats: Sequence[Seat], refs: Iterable[str], voice: Voice, names: Names
) -> list[ExplanationInfo]:
    """Return what things are, for somebody on these seats; what was not named to them is left out.

    Once a match is over nothing of it is hidden.
    """
    eyes = seats if match.outcome is None else (*range(match.seats), WATCHER)
    infos = []
    for ref, known in explanations_of(match, eyes, refs).items():
        title, *text = (names.into(voice.word(word)) for word in (known.title, *known.text))
        infos.append(ExplanationInfo(ref=ref, title=title, text="\n".join(text)))
    return infos
