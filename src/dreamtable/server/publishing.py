"""What those are told who look on at a table, each in their own language and through their own seat."""

from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from dreamtable.kernel import WATCHER, Seat
from dreamtable.lang import Speaker
from dreamtable.server import ledger
from dreamtable.server.coaching import lesson_at
from dreamtable.server.days import is_closed
from dreamtable.server.deciding import agreements
from dreamtable.server.hours import on_the_clock
from dreamtable.server.listening import Listener
from dreamtable.server.listings import names_at, table_info
from dreamtable.server.messages import (
    Ahead,
    ExplanationInfo,
    LogPage,
    Proposed,
    Said,
    TableChanged,
    TableInfo,
    TableReference,
)
from dreamtable.server.offers import phrases_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.shelf import Shelf
from dreamtable.server.stored_match import StoredMatch
from dreamtable.server.texts import Names, Voice, explanations, proposed, reference_with, voice_of, way_info
from dreamtable.server.updates import Bulletin, Place, Situation, change, log_lines, whole
from dreamtable.telling import proposal_for, readable_to, telling_of
from dreamtable.telling.coach import Advice, situation_of

if TYPE_CHECKING:
    from dreamtable.server.live_table import LiveTable

encode = msgspec.json.Encoder().encode

LOG_PAGE = 200
"""So many events are told to somebody who comes; earlier ones are read page by page."""
Told = tuple[Place, bytes]
"""Where a match was said to stand, part by part and as it was sent."""


class Made(Protocol):
    """Updates by seat, own seats, language, what was heard and read before, what is advised, and where the
    match was known to stand."""

    def get(self, key: Hashable, /) -> Told | None:
        """Return an update that was made already."""

    def __setitem__(self, key: Hashable, told: Told, /) -> None:
        """Remember an update."""


class Again(NamedTuple):
    """Updates that somebody may ask for again, of all tables together."""

    kept: Shelf[Told]
    here: Hashable
    """At which table, and where its match stands."""

    def get(self, key: Hashable) -> Told | None:
        """Return an update that was made already."""
        return self.kept.get((self.here, key))

    def __setitem__(self, key: Hashable, told: Told) -> None:
        """Keep an update."""
        self.kept.put((self.here, key), told)


class Publishing:
    """Tells everybody at one table where the match stands."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._names: dict[str, Names] = {}
        self._voices: dict[str, Voice] = {}

    def forget_names(self) -> None:
        """Look again who sits where: all who listen are told everything the next time."""
        self._names.clear()
        self._voices.clear()
        for listener in self.table.listeners:
            listener.known = None

    def names(self, lang: str) -> Names:
        """Return the names at the table as a reader of a language knows them."""
        if lang not in self._names:
            self._names[lang] = Names(names_at(self.table.listing, lang))
        return self._names[lang]

    def voice(self, lang: str) -> Voice:
        """Return who speaks about this table in a language, with the words of its packs."""
        if lang not in self._voices:
            table = self.table.listing.table
            self._voices[lang] = voice_of(lang, self.table.rules.name, tuple(table.packs), table.seats)
        return self._voices[lang]

    def info(self, person: str | None, lang: str) -> TableInfo:
        """Return the table as somebody may see it in a list."""
        self.table.sum_up()
        absent_since, decides = self.table.presence.absent_since, agreements(self.table)
        absence = self.table.open_tables.settings.absence
        watchers = self.table.presence.watchers
        return table_info(self.table.listing, person, lang, absent_since, decides, absence, watchers)

    def show_table(self, but: Listener | None = None) -> None:
        """Tell everybody who sits where."""
        made: dict[tuple[str | None, str], bytes] = {}
        for listener in self.table.listeners:
            if listener is not but:
                key = (listener.person, listener.lang)
                if key not in made:
                    made[key] = encode(TableChanged(table=self.info(*key)))
                listener.send(made[key])

    def say(self, line: ledger.ChatRow) -> None:
        """Let everybody hear what was said."""
        for listener in self.table.listeners:
            listener.hear(self.said(line, listener))

    def said(self, line: ledger.ChatRow, listener: Listener) -> Said:
        """Return what was said in a reader's language; nothing of whom they do not want to hear."""
        text, lang, muted = line.text, listener.lang, line.person in listener.muted
        if line.asked is not None:
            text = self.request(line.asked, lang)
        elif line.phrase is not None:
            phrases = phrases_in(self.table.rules.name, lang)
            text = phrases[line.phrase - 1] if line.phrase <= len(phrases) else text
        name = line.name or Speaker(lang).say("somebody")
        return Said(
            number=line.number,
            seat=line.seat,
            name=name,
            text="" if muted else text,
            at=line.at,
            who=ledger.mark_of(line.table_id, line.person) if line.person is not None else None,
            muted=muted,
        )

    def request(self, seat: Seat, lang: str) -> str:
        """Return how a bot is asked to take what bots leave to people, in a reader's language."""
        names = names_at(self.table.listing, lang)
        return Speaker(lang).say("take-it", name=names[seat]) if seat < len(names) else ""

    def publish(self, *, restart: bool = False) -> None:
        """Tell everybody where the match stands, each through the one gate for its seat."""
        if self.table.course is None:
            return
        made: dict[Hashable, Told] = {}
        bulletin = self._bulletin(self.table.course)
        for listener in self.table.listeners:
            if restart or not self._in_the_dark(listener, self.table.course):
                self._update(listener, 0 if restart else listener.told, bulletin, made, restart=restart)
        self.table.course.moments.clear()
        if self.table.course.match.outcome is not None:
            self.show_table()

    def _in_the_dark(self, listener: Listener, course: StoredMatch) -> bool:
        """Say whether somebody is not to notice that others have answered in an open window."""
        match = course.match
        if not course.hidden or listener.told != match.happened:
            return False
        concerned = (match.journal[-1][0], *match.due())
        return not any(seat in concerned for seat in listener.seats)

    def welcome(self, listener: Listener, course: StoredMatch, since: int, undone: int | None) -> None:
        """Tell everything to somebody who came, but no events twice that are known from before."""
        match = course.match
        fits = match.past.events < since <= match.happened and (undone or 0) == course.undone
        self._tell_all(listener, course, since if fits else 0, restart=not fits)

    def show_again(self, listener: Listener) -> None:
        """Tell somebody who seems not to know where the match stands; the same events are not told twice."""
        if self.table.course is not None:
            listener.known = None
            self._tell_all(listener, self.table.course, listener.told, restart=False)

    def _tell_all(self, listener: Listener, course: StoredMatch, since: int, *, restart: bool) -> None:
        """Tell somebody everything; who asks again hears what was made before, until something happens."""
        bulletin, match = self._bulletin(course), course.match
        names, told = self.names(listener.lang).all, bulletin.situation.beside()
        here = (self.table.id, course.entries, match.answers, match.happened, told, names, restart)
        self._update(listener, since, bulletin, Again(self.table.open_tables.told, here), restart=restart)

    def look(self, listener: Listener, seat: Seat) -> None:
        """Let somebody see the table through another of the own seats."""
        listener.seat = seat
        self.show_again(listener)

    def _bulletin(self, course: StoredMatch) -> Bulletin:
        """Return what is told now, with what the table knows beside the match."""
        match, rows = course.match, self.table.listing.seats
        # Outside of lanes nobody but who answered last may take that back.
        seats = range(match.seats) if match.lanes else [seat for seat, *_ in match.journal[-1:]]
        may_undo = not course.among and not is_closed(self.table.listing.table.daily)
        able = [seat for seat in seats if match.can_undo(seat)] if may_undo else []
        undoers = {rows[seat].person for seat in able}
        deadlines = {seat: on_the_clock(at) for seat, at in self.table.clock.deadlines().items()}
        situation = Situation(
            deadline=min(deadlines.values(), default=None),
            deadlines=deadlines,
            numbers={row.seat: course.number(row.seat) for row in rows} if match.lanes else {},
            undone=course.undone,
            undoers=[row.seat for row in rows if row.person in undoers] if undoers else (),
            among=course.among,
            hidden=course.hidden,
            ordered=self.table.ordered(),
            late=course.late,
            moments=course.moments,
            stood_in=course.stood_in,
        )
        return Bulletin(match, situation)

    def _update(
        self,
        listener: Listener,
        since: int,
        bulletin: Bulletin,
        made: Made,
        *,
        restart: bool,
    ) -> None:
        """Send where the match stands; what was made for one listener serves all in the same place."""
        match = bulletin.match
        if len(listener.seats) > 1:
            listener.turn_to(self.table.waiting())
        if restart:
            since = max(since, match.past.events, match.happened - LOG_PAGE)
        seat, lang, own = listener.seat, listener.lang, listener.seats
        advice = self._advise(listener, bulletin)
        before = None if restart else listener.read
        known = None if restart else listener.known
        now = bulletin.readable(own or (WATCHER,))
        name = advice.name if advice is not None else None
        key = (seat, own, lang, since, before, name, id(known) if known is not None else None)
        ready = made.get(key)
        if ready is None:
            voice, names = self.voice(lang), self.names(lang)
            place = bulletin.place(seat, own, voice, advice)
            learned = bulletin.learned(own if len(own) > 1 else (seat,), since)
            lines = bulletin.lines(learned, voice, seat if len(own) == 1 else None)
            reading, late = voice.reading(now, before), bulletin.late(voice)
            if known is None:
                told = whole(place, lines, since, reading, late, restart=restart)
            else:
                told = change(place, known, lines, reading, late, bulletin.moments(seat, learned, place))
            ready = made[key] = (place, names.into_message(told))
        listener.known, content = ready
        listener.send(content)
        listener.told, listener.read = match.happened, now
        if any(one in listener.seats for one in match.due()):
            listener.skips = False

    def _advise(self, listener: Listener, bulletin: Bulletin) -> Advice | None:
        """Return what the coach says to somebody now: a step of the lesson, or a hint.

        What was before somebody came needs no hint any more.
        """
        table, seat, hints, match = self.table.listing.table, listener.seat, listener.hints, bulletin.match
        if seat == WATCHER:
            return None
        lesson = lesson_at(table, match)
        if lesson is not None:
            return lesson.advice(situation_of(match, seat), len(match.journal), table.lesson_read)
        if hints is None or hints.all_read or not table.hints:
            return None
        if listener.told or not match.answers:
            hints.hear(seat, [event for _, event in bulletin.learned((seat,), listener.told)])
        return hints.due(situation_of(match, seat))

    def ahead(self, listener: Listener, number: int) -> Iterator[Ahead]:
        """Tell what the next moves of a seat can bring about, until it is asked something else."""
        course, seat, hints = self.table.running(), listener.seat, telling_of(self.table.rules).hints
        if hints is None:
            raise Refusal("no-ahead", 400)
        if number != course.number(seat):
            raise Refusal("stale")
        if not course.match.menu(seat):
            raise Refusal("not-asked")
        voice, names = self.voice(listener.lang), self.names(listener.lang)
        for moves, prospects in enumerate(hints(course.match.view(seat), seat)):
            if self.table.course is not course or course.number(seat) != number:
                return
            ways = [way_info(prospect, voice, names) for prospect in prospects]
            yield Ahead(number=number, seat=seat, moves=moves, ways=ways)

    def propose(self, listener: Listener, number: int, wish: str) -> Proposed:
        """Tell all that a wish of a seat takes."""
        course, seat = self.table.running(), listener.seat
        if number != course.number(seat):
            raise Refusal("stale")
        found = proposal_for(course.match, seat, wish)
        return proposed(number, seat, wish, found, self.voice(listener.lang), self.names(listener.lang))

    def readable(self, person: str | None) -> list[str]:
        """Return what the match has revealed to somebody's own seats of what was sealed."""
        match, seats = self.table.match, self.table.seats_of(person) or [WATCHER]
        return list(readable_to(match, seats)) if match is not None else []

    def reference(self, readable: Sequence[str], lang: str) -> TableReference:
        """Return what is printed, and what somebody may read of what was sealed."""
        return reference_with(self.voice(lang), readable)

    async def explain(self, person: str | None, lang: str, refs: Sequence[str]) -> list[ExplanationInfo]:
        """Return what things are that were named to somebody's own seats, or to everybody."""
        table, seats = self.table, self.table.seats_of(person) or [WATCHER]
        voice, names = self.voice(lang), self.names(lang)
        known = explanations(table.match, seats, refs, voice, names) if table.match is not None else []
        if len(known) < len(set(refs)) and table.match is not None and table.match.past.events:
            await table.recall()  # it may have been named long ago
            known = explanations(table.match, seats, refs, voice, names)
        return known

    def marks(self) -> Situation:
        """Return for whom somebody else has answered so far."""
        course = self.table.course
        return Situation(late=course.late, stood_in=course.stood_in) if course is not None else Situation()

    async def log_page(self, person: str | None, lang: str, before: int) -> LogPage:
        """Return the lines of the log before an event, as somebody on their own seats learned of it."""
        if self.table.match is None:
            raise Refusal("not-running")
        since = max(0, min(before, self.table.match.happened) - LOG_PAGE)
        if since < self.table.match.past.events:
            await self.table.recall()
        match, seats = self.table.match, self.table.seats_of(person)
        learned = match.events_of(seats or [WATCHER], since)
        lines = log_lines(
            match,
            [(number, event) for number, event in learned if number < before],
            self.voice(lang),
            self.names(lang),
            self.marks(),
            seats[0] if len(seats) == 1 else None,
        )
        return LogPage(events=lines, first=since if since >= match.past.events else 0)
