"""What a reader is told of a match, in words. The only way out of a table.

Formatting a sentence takes far longer than a move, so sentences are kept, with a mark where a name goes;
parts of messages are kept as they are sent.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, Event, Heading, Match, Move, Options, Question, Seat
from dreamtable.lang import Speaker, source_of
from dreamtable.server.messages import (
    BelongingInfo,
    CoachInfo,
    ExplanationInfo,
    ForetoldInfo,
    MoveInfo,
    NoteInfo,
    Proposed,
    Reading,
    SignInfo,
    StandingInfo,
    TableReference,
    ThingInfo,
    WayInfo,
)
from dreamtable.server.reference import reference_in, thing_info
from dreamtable.telling import (
    Foretold,
    Note,
    Proposal,
    Prospect,
    Standing,
    Word,
    explanations_of,
    rank_of,
    read_aloud,
    refs_of,
    sealing_of,
    source_words,
    telling_of,
    word_of,
)
from dreamtable.telling.coach import Advice

K = TypeVar("K")
V = TypeVar("V")

MOST_SEATS = 16
MARKS = [chr(0xE000 + seat) for seat in range(MOST_SEATS)]
"""Stand for the names of the seats; names themselves can't contain them."""
MARKED = MARKS[0].encode()[:2]
"""What all marks begin with in a message."""
KEPT = 50_000
"""How many sentences are kept of each kind, game and language."""

_encode = msgspec.json.Encoder().encode


class Line(msgspec.Struct, frozen=True):
    """An event in the log without its number, with marks for names."""

    event: Raw
    text: str
    refs: list[str]
    story: str
    turning: str
    heads: Heading


class Kept(dict[K, V]):
    """What was said once and may be said again; it is forgotten when it becomes too much."""

    def keep(self, key: K, value: V) -> V:
        """Keep a value, and return it."""
        if len(self) >= KEPT:
            self.clear()
        self[key] = value
        return value


class Voice(Speaker):
    """A speaker that remembers what it has said: as texts, or as parts of messages, ready to be sent."""

    def __init__(self, lang: str, game: str, packs: tuple[str, ...], seats: int) -> None:
        super().__init__(lang, rules_of(game), MARKS, packs=packs, seats=seats)
        self.game = game
        self.packs = packs
        self._words: Kept[bytes, str] = Kept()
        self._lines: Kept[tuple[bytes, Seat | None, bytes], bytes] = Kept()
        self._refs: Kept[tuple[type, bytes], list[str]] = Kept()
        self._entries: Kept[tuple[bytes, Seat | None, bytes, int], Raw] = Kept()
        self._sources: Kept[tuple[str, str, bytes], str] = Kept()
        self._standings: Kept[bytes, Raw] = Kept()
        self._foretold: Kept[bytes, Raw] = Kept()
        self._advice: Kept[bytes, Raw] = Kept()
        self._things: dict[str, ThingInfo] = {}

    def word(self, word: Word) -> str:
        """Return the text of a word, with marks for names."""
        key = _encode(word)
        text = self._words.get(key)
        return text if text is not None else self._words.keep(key, self.put(word))

    def line(self, event: Event, encoded: bytes, reader: Seat | None, options: bytes, read: Options) -> bytes:
        """Return an event as a line of the log, said to a seat or to nobody: all fields but its number.

        The options, also encoded, say what of it may be read aloud.
        """
        key = (encoded, reader, options)
        line = self._lines.get(key)
        if line is None:
            said = Line(
                event=Raw(encoded),
                text=self.fact(event, reader),
                refs=self.refs(event, encoded),
                story=self.read_aloud(event, read) or self.tale(event),
                turning=self.turning(event) if event.is_turning_point() else "",
                heads=event.heads,
            )
            line = self._lines.keep(key, _encode(said)[1:-1])
        return line

    def refs(self, thing: Event | Move, encoded: bytes) -> list[str]:
        """Return what an event or a move touches or names."""
        key = (type(thing), encoded)  # a move and an event may look the same
        refs = self._refs.get(key)
        return refs if refs is not None else self._refs.keep(key, refs_of(thing))

    def offer(self, move: Move, view: object, reader: Seat | None, notes: Sequence[Note], copies: int) -> Raw:
        """Return an entry of a menu, with marks for names, said to a seat or to nobody."""
        telling, encoded = self._telling, _encode(move)
        refs = self.refs(move, encoded)
        to = reader if reader is not None and f"seat:{reader}" in refs else None
        word = word_of(move, telling.name_of, view) if not telling.plain_names else None
        key = (encoded, to, _encode((word, notes)), copies)
        entry = self._entries.get(key)
        if entry is None:
            info = MoveInfo(
                move=Raw(encoded),
                text=self.entry(word if word is not None else word_of(move, telling.name_of, view), to),
                refs=refs,
                notes=[NoteInfo(kind=note.kind, text=self.word(note.word)) for note in notes],
                rank=rank_of(self._rules, move, notes).value,
                copies=copies,
            )
            entry = self._entries.keep(key, Raw(_encode(info)))
        return entry

    def source(self, question: Question, text: str, view: object) -> str:
        """Return what asks a question, where its text does not say it."""
        key = (question.rule, text, _encode(source_words(self._rules, view)))
        source = self._sources.get(key)
        return (
            source if source is not None else self._sources.keep(key, source_of(self, question, text, view))
        )

    def standing(self, standing: Standing) -> Raw:
        """Return how it stands for a seat, with marks for names."""
        key = _encode(standing)
        told = self._standings.get(key)
        if told is None:
            info = StandingInfo(
                side=standing.side,
                role=self.word(standing.role),
                goal=self.word(standing.goal),
                danger=self.word(standing.danger),
                alarm=standing.alarm.value,
                steps=standing.steps,
                belongings=[
                    BelongingInfo(ref=one.ref, text=self.word(one.word)) for one in standing.belongings
                ],
            )
            told = self._standings.keep(key, Raw(_encode(info)))
        return told

    def foretold(self, coming: Sequence[Foretold]) -> Raw:
        """Return what comes by itself, with marks for names."""
        key = _encode(coming)
        told = self._foretold.get(key)
        if told is None:
            infos = [
                ForetoldInfo(
                    ref=one.ref,
                    text=self.word(one.word),
                    signs=[
                        SignInfo(kind=sign.kind, refs=list(sign.refs), num=sign.num, sure=sign.sure)
                        for sign in one.signs
                    ],
                )
                for one in coming
            ]
            told = self._foretold.keep(key, Raw(_encode(infos)))
        return told

    def advice(self, advice: Advice) -> Raw:
        """Return what the coach says, with marks for names."""
        key = _encode(advice)
        told = self._advice.get(key)
        if told is None:
            info = CoachInfo(
                name=advice.name,
                text=self.word(advice.word),
                refs=advice.refs,
                step=advice.step,
                steps=advice.steps,
                moves=advice.moves,
                waits=advice.waits,
            )
            told = self._advice.keep(key, Raw(_encode(info)))
        return told

    def things(self, ids: Iterable[str]) -> list[ThingInfo]:
        """Return what was sealed as it reads. Whoever asks has made sure that the reader may read it."""
        sealed = sealing_of(self._rules)
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
        if sealing_of(self._rules) is None or now == before:
            return None
        had, has = set(before or ()), set(now)
        return Reading(
            things=self.things(one for one in now if one not in had),
            closed=[one for one in before or () if one not in has],
            whole=before is None,
        )

    def read_aloud(self, event: Event, options: Options) -> str:
        """Return the text that may be read once an event has happened."""
        things = read_aloud(self._rules, event, options)
        return "\n".join(self.word(word) for thing in things for word in thing.read()) if things else ""


def voice_of(lang: str, game: str, packs: tuple[str, ...] = (), seats: int = 0) -> Voice:
    """Return the voice of a game that is played with some packs at a table of so many seats, in a language.

    Where the number of seats changes no words, all tables share one.
    """
    return _voice(lang, game, packs, seats if telling_of(rules_of(game)).number_at is not None else 0)


@cache
def _voice(lang: str, game: str, packs: tuple[str, ...], seats: int) -> Voice:
    return Voice(lang, game, packs, seats)


def reference_with(voice: Voice, readable: Iterable[str]) -> TableReference:
    """Return what is printed on the components of a game, and what somebody may read of what was sealed."""
    public = reference_in(voice.game, voice.lang, voice.packs, voice.seats)
    return TableReference(**msgspec.structs.asdict(public), readable=voice.things(readable))


class Names:
    """Puts the names of the people at a table into sentences, and into messages ready to be sent."""

    __slots__ = ("_in_messages", "_pairs", "all")

    def __init__(self, names: Sequence[str]) -> None:
        self.all = tuple(names)
        self._pairs = list(zip(MARKS, names, strict=False))
        self._in_messages = {mark.encode()[len(MARKED) :]: _encode(name)[1:-1] for mark, name in self._pairs}

    def into(self, text: str) -> str:
        """Return the text with names where marks were."""
        if text.isascii():
            return text
        for mark, name in self._pairs:
            if mark in text:
                text = text.replace(mark, name)
        return text

    def into_message(self, message: bytes) -> bytes:
        """Return a message with names where marks were."""
        first, *others = message.split(MARKED)
        if not others:
            return message
        named = self._in_messages
        return first + b"".join([named.get(part[:1], MARKED + part[:1]) + part[1:] for part in others])


def way_info(prospect: Prospect, voice: Voice, names: Names) -> WayInfo:
    """Return what somebody can bring about in the reader's language."""
    return WayInfo(
        text=names.into(voice.word(prospect.word)),
        refs=list(prospect.refs),
        moves=[Raw(_encode(move)) for move in prospect.moves],
    )


def proposed(
    number: int, seat: Seat, wish: str, found: Proposal | None, voice: Voice, names: Names
) -> Proposed:
    """Return what is proposed to who wishes for something, in the reader's language."""
    if found is None:
        return Proposed(number=number, seat=seat, wish=wish)
    return Proposed(
        number=number,
        seat=seat,
        wish=wish,
        text=names.into(voice.word(found.word)),
        notes=[NoteInfo(kind=note.kind, text=names.into(voice.word(note.word))) for note in found.notes],
        refs=list(found.refs),
        moves=[Raw(_encode(move)) for move in found.moves],
        goes_on=found.goes_on,
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
