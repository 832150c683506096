"""The course of a match in chapters: what it can be gone on from, and watched by, without its old rules."""

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from dreamtable.kernel import BadRecord, Event, Match, Seat, Snapshot
from dreamtable.server.journal import Chapter

encode = msgspec.json.Encoder().encode
_read_states = msgspec.msgpack.Decoder(list[bytes]).decode
_read_told = msgspec.json.Decoder(list[list[msgspec.Raw]]).decode


class Place(NamedTuple):
    """Where a match stood after some number of answers."""

    at: float
    """When the question was first asked that came then: to take an answer back brings no new time."""
    entries: int
    """How many lines of the journal there were."""
    undone: int
    """How many answers were taken back until then."""
    taken_back: Mapping[Seat, int]
    """How many of them in each lane."""
    rules_version: int
    version: int
    """The version of the form in which the next line is stored."""


class End(NamedTuple):
    """Where a stored chapter ends."""

    number: int
    answers: int
    events: int


class Draft(NamedTuple):
    """What a chapter is made from, beside the event loop."""

    match: Match[Any]
    """A twin that stands where the chapter ends."""
    snapshot: Snapshot
    place: Place
    last: End | None
    """The end of the chapter before."""
    late: Mapping[int, Sequence[Seat]]
    """For whom the table has answered because the time was up, by the number of the next event."""
    stood_in: Mapping[int, Sequence[Seat]]
    """For whom a bot has answered who was not there."""

    def chapter(self, table: str) -> Chapter:
        """Return the chapter, once the match was gone through again from where the one before ends."""
        states: list[bytes] = []
        told: list[list[Event]] = []
        if self.last is not None:
            heard, until = self.last.events, self.snapshot.events
            own, kind = self.match.components.own, self.match.rules.events
            for twin in self.match.retrace(self.last.answers):
                states.append(twin.stored_state())
                told.append([own(event, kind) for event in twin.told_from(heard)[: max(0, until - heard)]])
                heard = twin.happened
        return Chapter(
            table=table,
            number=self.last.number + 1 if self.last is not None else 0,
            entries=self.place.entries,
            answers=self.snapshot.answers,
            events=self.snapshot.events,
            rules_version=self.place.rules_version,
            version=self.snapshot.version,
            next_version=self.place.version,
            at=self.place.at,
            undone=self.place.undone,
            taken_back=encode(self.place.taken_back).decode(),
            late=self._until_then(self.late),
            stood_in=self._until_then(self.stood_in),
            state=self.snapshot.state,
            states=zlib.compress(msgspec.msgpack.encode(states)),
            told=zlib.compress(encode(told)),
        )

    def _until_then(self, marks: Mapping[int, Sequence[Seat]]) -> str:
        """Return which of some seats are marked before the chapter ends."""
        return encode({at: seats for at, seats in marks.items() if at <= self.snapshot.events}).decode()


def snapshot_of(chapter: Chapter) -> Snapshot:
    """Return the state at the end of a chapter."""
    return Snapshot(
        answers=chapter.answers, events=chapter.events, version=chapter.version, state=chapter.state or b""
    )


def states_in(match: Match[Any], chapter: Chapter) -> list[Any]:
    """Return how a match stood where a chapter begins, and after each answer in it."""
    if chapter.states is None:
        raise BadRecord(f"The states of chapter {chapter.number} are no longer kept.")
    read, here, kind = match.rules.stored.state, match.components.here, match.rules.state
    states = _read_states(zlib.decompress(chapter.states))
    return [here(read(state, chapter.version), kind) for state in states]


def told_in(match: Match[Any], chapter: Chapter) -> list[list[Event]]:
    """Return what was told before the first answer of a chapter, and by each."""
    read, here, kind = match.rules.stored.event, match.components.here, match.rules.events
    groups = _read_told(zlib.decompress(chapter.told))
    return [[here(read(bytes(event), chapter.version), kind) for event in group] for group in groups]


def told_before(match: Match[Any], chapters: Sequence[Chapter], events: int) -> list[Event]:
    """Return all that was told in chapters up to an event."""
    told: list[Event] = []
    for chapter in chapters:
        if chapter.events <= events:
            told += (event for group in told_in(match, chapter) for event in group)
    return told


def tells_all(match: Match[Any], chapters: Sequence[Chapter]) -> bool:
    """Say whether chapters tell a whole match, and can be read."""
    if len(chapters) < 2 or chapters[-1].answers != match.answers:
        return False
    try:
        for chapter in chapters[1:]:
            if chapter.states is not None:
                states_in(match, chapter)
            told_in(match, chapter)
    except BadRecord:
        return False
    return True


def shows_all(chapters: Sequence[Chapter]) -> bool:
    """Say whether chapters still hold how the match stood after each answer, not only what was told."""
    return all(chapter.states is not None for chapter in chapters[1:])


def retold(match: Match[Any], chapters: Sequence[Chapter]) -> Iterator[Match[Any]]:
    """Return how a match that is over stood at first and after each answer, as its chapters tell.

    Where the states are no longer kept it stands as at its end, and only what was told goes on. It is always
    the same match, so look before the next one.
    """
    rules = match.rules
    still = Match(
        rules,
        match.seats,
        match.seed,
        match.options,
        mode=match.mode.name,
        kept=match.kept,
        components=match.components,
        state=match.components.here(
            rules.stored.state(match.stored_state(), rules.state_version), rules.state
        ),
    )
    end = still.state
    answers, state, told = 0, None, list[Event]()
    for chapter in chapters[1:]:
        begins = True
        groups = told_in(match, chapter)
        states = states_in(match, chapter) if chapter.states is not None else [end] * len(groups)
        for after, events in zip(states, groups, strict=True):
            if begins and state is not None:  # told after the quiet point, and still by the answer before it
                told += events
            else:
                if state is not None:
                    still.show(state, answers, told)
                    yield still
                    answers += 1
                state, told = after, events
            begins = False
    still.show(state, answers, told)
    yield still


def course_of(match: Match[Any], chapters: Sequence[Chapter]) -> Iterable[Match[Any]]:
    """Return how a finished match stood at first and after each answer: by its chapters, or by its rules.

    It is always the same match, so look before the next one.
    """
    return retold(match, chapters) if tells_all(match, chapters) else match.retrace()
