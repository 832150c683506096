"""A live table: a match in memory that is exactly what its journal says, and all who look on."""

import asyncio
import logging
import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Raw
from sqlalchemy.exc import SQLAlchemyError

from dreamtable.bots import usual_bot
from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, BadMove, BadRecord, DreamtableError, Match, Move, Seat, sole_answer
from dreamtable.kernel.coach import Advice, situation_of
from dreamtable.lang import Speaker
from dreamtable.server import ledger
from dreamtable.server.attending import BY_ORDER, Attendance
from dreamtable.server.chapters import shows_all, told_before
from dreamtable.server.coaching import check_move, lesson_at
from dreamtable.server.course import Course, Misfit, played_again
from dreamtable.server.journal import ANSWER, LATE, RENEWED, UNDO, Chapter, Conflict, Entry, NotStored
from dreamtable.server.ledger import Listing, SeatRow
from dreamtable.server.listening import Listener
from dreamtable.server.listings import may_suggest, names_at, table_info
from dreamtable.server.messages import (
    Accepted,
    Ahead,
    ExplanationInfo,
    LogPage,
    Refused,
    Said,
    Suggested,
    TableChanged,
    TableInfo,
    TableReference,
    Timed,
)
from dreamtable.server.offers import phrases_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.texts import (
    Names,
    Situation,
    Voice,
    coach_info,
    explanations,
    log_lines,
    reference_with,
    update,
    voice_of,
    way_info,
)
from dreamtable.server.thinking import new_bot

if TYPE_CHECKING:
    from dreamtable.server.hall import Hall

log = logging.getLogger("dreamtable.tables")
encode = msgspec.json.Encoder().encode

OWN_SHARE = 0.3
"""Where one alone is asked so that silence tells nothing, answers take this share of the pause: somebody who
plays fast is hardly held up."""
LOG_PAGE = 200
"""So many events are told to somebody who comes; earlier ones are read page by page."""
Made = dict[tuple[Seat, str, int, tuple[str, ...] | None, str | None], bytes]
"""Updates by seat, language, what was heard before, and what could be read before."""


class Held(NamedTuple):
    """An answer that waits in its lane while another one asks its seat something that comes first."""

    number: int
    move: str | Move
    listener: Listener | None
    late: bool = False
    """Whether a substitute gives it, because the time is up."""


class Live:
    """One table in memory."""

    def __init__(self, hall: "Hall", listing: Listing) -> None:
        self.hall = hall
        self.id = listing.table.id
        self.rules = rules_of(listing.table.game)
        self.listing = listing
        self.course: Course | None = None
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, tuple[float, list[Seat]]] = {}
        """Which seats are online at other workers, and since when we know."""
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.gone = False
        self.recalled = False
        """Whether all that was told before the match was opened is in memory again."""
        self.kept = False
        """Whether the campaign has stored what it keeps of this session."""
        self._stale = False
        self._held: dict[Seat, Held] = {}
        self._ready: dict[Seat, tuple[float, float]] = {}
        """When a question was put to a seat, and since when its page lets it answer."""
        self.attendance = Attendance(self)
        self._names: dict[str, Names] = {}

    # What is the case

    @property
    def match(self) -> Match[Any] | None:
        """The match, once it has begun."""
        return self.course.match if self.course is not None else None

    def seats_of(self, person: str | None) -> Sequence[Seat]:
        """Return where somebody sits: on several seats only if the game allows it."""
        if person is None:
            return ()
        return [row.seat for row in self.listing.seats if row.person == person]

    def online(self, seat: Seat) -> bool:
        """Say whether somebody looks on from a seat."""
        if any(seat in listener.seats for listener in self.listeners):
            return True
        return any(seat in seats for _, seats in self.elsewhere.values())

    def present(self) -> list[Seat]:
        """Return from which seats somebody looks on at this worker."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    def played_by_bot(self, row: SeatRow) -> str | None:
        """Return the level of the bot that plays on a seat, if one does."""
        if row.kind == "bot":
            return row.level
        return usual_bot(self.rules.name) if row.away or row.conceded else None

    def given_up(self) -> bool:
        """Say whether everybody who sat down here has left the game for good: nobody needs to follow it."""
        people = [row for row in self.listing.seats if row.kind == "person"]
        return bool(people) and all(row.conceded for row in people)

    def answered_by(self, seat: Seat) -> str | None:
        """Return who answers on a seat without being asked: the level of a bot, or a standing order."""
        level = self.played_by_bot(self.listing.seats[seat])
        return BY_ORDER if level is None and seat in self.ordered() else level

    def ordered(self) -> list[Seat]:
        """Return who is to answer what there is only one answer to, and wants that to be done by itself."""
        match = self.match
        if match is None or lesson_at(self.listing.table, match) is not None:
            return []
        return [
            seat
            for seat in match.due()
            if self.plays(seat) and self.listing.seats[seat].orders and sole_answer(match, seat) is not None
        ]

    def waiting(self) -> list[Seat]:
        """Return whose answers the match waits for."""
        return list(self.match.due()) if self.match is not None else []

    def plays(self, seat: Seat) -> bool:
        """Say whether a person plays on a seat, and no bot."""
        return self.played_by_bot(self.listing.seats[seat]) is None

    def deadlines(self) -> dict[Seat, float]:
        """Return when the time is up of each person the match waits for."""
        seconds, course = self.listing.table.seconds, self.course
        if seconds is None or course is None:
            return {}
        return {
            seat: self._clock_from(seat, course.asked_at(seat)) + seconds
            for seat in self.waiting()
            if self.plays(seat)
        }

    def _clock_from(self, seat: Seat, asked: float) -> float:
        """Return when the time for a question begins: first its page may show what went before."""
        latest = asked + self.hall.settings.stage_seconds
        put, ready = self._ready.get(seat, (None, latest))
        if put == asked:
            return min(ready, latest)
        here = any(listener.stages and seat in listener.seats for listener in self.listeners)
        elsewhere = any(seat in seats for _, seats in self.elsewhere.values())
        return latest if here or elsewhere else asked

    def deadline(self) -> float | None:
        """Return when the time for a decision is up next."""
        return min(self.deadlines().values(), default=None)

    def names(self, lang: str) -> Names:
        """Return the names at the table as a reader of a language knows them."""
        if lang not in self._names:
            self._names[lang] = Names(names_at(self.listing, lang))
        return self._names[lang]

    def voice(self, lang: str) -> Voice:
        """Return who speaks about this table in a language, with the words of its packs."""
        table = self.listing.table
        return voice_of(lang, self.rules.name, tuple(table.packs), table.seats)

    def info(self, person: str | None, lang: str) -> TableInfo:
        """Return the table as somebody may see it in a list."""
        self._sum_up()
        return table_info(self.listing, person, lang, self.online)

    # Coming and going

    async def enter(self, listener: Listener, since: int, undone: int | None) -> None:
        """Let somebody look on, from the given event on."""
        async with self.lock:
            await self.catch_up()
            if not self.hall.news.alone:
                await self._read_on()
            if self.gone:
                raise Refusal("no-table", 404)
            listener.sit(self.seats_of(listener.person))
            came = not all(map(self.online, listener.seats))
            self.listeners.append(listener)
            self.used = time.monotonic()
            listener.tell(TableChanged(table=self.info(listener.person, listener.lang)))
            if self.course is not None:
                match = self.course.match
                known = match.past.events < since <= match.happened
                fits = known and (undone or 0) == self.course.undone
                situation = self._situation(self.course)
                self._update(listener, since if fits else 0, situation, {}, restart=not fits)
            if came:
                self._presence(but=listener)
            self.attend()

    def exit(self, listener: Listener) -> None:
        """Let somebody go."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.used = time.monotonic()
            if not all(map(self.online, listener.seats)):
                self._presence()

    def _presence(self, but: Listener | None = None) -> None:
        self.show_table(but)
        self.hall.news.online(self.id, self.present())

    def heard_online(self, worker: str, seats: list[Seat]) -> None:
        """Remember who looks on at another worker."""
        before = [self.online(row.seat) for row in self.listing.seats]
        self.elsewhere[worker] = (time.monotonic(), seats)
        if before != [self.online(row.seat) for row in self.listing.seats]:
            self.show_table()

    def show_table(self, but: Listener | None = None) -> None:
        """Tell everybody who sits where."""
        made: dict[tuple[str | None, str], bytes] = {}
        for listener in self.listeners:
            if listener is not but:
                key = (listener.person, listener.lang)
                if key not in made:
                    made[key] = encode(TableChanged(table=self.info(*key)))
                listener.send(made[key])

    # What happens

    async def answer(
        self,
        seat: Seat,
        number: int,
        move: str | Move,
        lane: Seat | None = None,
        listener: Listener | None = None,
        *,
        late: bool = False,
    ) -> None:
        """Take an answer: play it, store it, and only then let anybody know.

        If it is `late`, a substitute gives it because the time is up.
        """
        begun = time.perf_counter()
        if (pause := self.pause()) > 0:
            await asyncio.sleep(pause)
        async with self.lock:
            await self.catch_up()
            course = self._running()
            match = course.match
            if (lane, number) != (match.lane_of(seat), course.number(seat)):
                if lane != seat or seat not in match.lanes or number != course.number_in(seat, seat):
                    raise Refusal("stale")
                self._held[seat] = Held(number, move, listener)
                return
            await self._take(course, seat, Held(number, move, listener, late))
            await self._take_held(course)
            self._publish()
            self.attend()
        self.hall.metrics.answers.observe(time.perf_counter() - begun)

    def pause(self) -> float:
        """Return for how many seconds an answer is held back: in a window all take equally long at least."""
        window = self.course.window if self.course is not None else None
        if window is None or not (self.listeners or self.elsewhere):
            return 0.0
        share = 1.0 if len(window.seats) > 1 else OWN_SHARE
        return max(0.0, window.at + share * self.hall.settings.window_pause - time.time())

    def _running(self) -> Course:
        if self.course is None:
            raise Refusal("not-running")
        if self.course.match.question is None:
            raise Refusal("over")
        return self.course

    async def _take(self, course: Course, seat: Seat, given: Held) -> None:
        """Play an answer, store it, and let who gave it know."""
        match = course.match
        lane = match.lane_of(seat)
        choice = self._choice(course, seat, given.move)
        happened = match.happened
        if given.listener is not None:
            check_move(self.listing.table, match, match.menu(seat)[choice])
        try:
            match.choose(seat, choice)
        except DreamtableError as error:
            log.exception("rules failed", extra={"table": self.id})
            raise Refusal("rules-failed", 500) from error
        chosen = match.journal[-1][2]
        if given.late:
            course.was_late(seat, happened)
        await self._store(course, LATE if given.late else ANSWER, seat, course.as_stored(chosen))
        if given.listener is not None:
            given.listener.tell(Accepted(number=given.number, lane=lane))

    async def _take_held(self, course: Course) -> None:
        """Take the answers that had to wait for another one and need to no longer."""
        for seat, held in list(self._held.items()):
            if course.match.lane_of(seat) != seat and seat in course.match.lanes:
                continue
            del self._held[seat]
            try:
                if seat not in self._running().match.lanes or course.number(seat) != held.number:
                    raise Refusal("stale")
                await self._take(course, seat, held)
            except Refusal as refusal:
                if held.listener is not None:
                    reason = refusal.reason(held.listener.lang)
                    held.listener.tell(Refused(reason=reason, number=held.number, lane=seat))
                if refusal.status >= 500:
                    raise

    def followed(self) -> bool:
        """Say whether somebody follows what bots do."""
        players = [listener for listener in self.listeners if listener.seats]
        skipped = bool(players) and all(listener.skips for listener in players)
        return bool(self.listeners) and not skipped and not self.given_up()

    def skip(self, listener: Listener) -> None:
        """Let somebody not follow what happens until the own seat is asked."""
        listener.skips = True
        self.attendance.skip()

    def ready(self, seat: Seat, number: int, lane: Seat | None) -> None:
        """Let the time for a question begin, if it is the open one and has not begun yet."""
        course = self.course
        if course is None or seat not in self.deadlines():
            return
        asked = course.asked_at(seat)
        begun = seat in self._ready and self._ready[seat][0] == asked
        if begun or (lane, number) != (course.match.lane_of(seat), course.number(seat)):
            return
        self._ready[seat] = (asked, time.time())
        deadlines, answers = self.deadlines(), course.match.answers - course.hidden
        for listener in self.listeners:
            if course.among and seat not in listener.seats:
                continue  # nobody is told who is asked in a window
            deadline = deadlines.get(listener.seat, min(deadlines.values()))
            listener.tell(Timed(answers=answers, undone=course.undone, deadline=deadline))
        self.attend()

    async def suggest(self, listener: Listener) -> None:
        """Tell somebody what a bot would do there: one that sees what the seat sees, and no more."""
        seat = listener.seat
        await self.recall()  # a bot that has heard nothing yet is asked
        async with self.lock:
            await self.catch_up()
            course, table = self._running(), self.listing.table
            if not may_suggest(table) or lesson_at(table, course.match) is not None:
                raise Refusal("no-suggestions", 403)
            if not course.match.menu(seat):
                raise Refusal("not-asked")
            lane, number = course.match.lane_of(seat), course.number(seat)
            twin = course.match.fork(listening=True)
        bot = new_bot(usual_bot(self.rules.name), self.rules.name)
        move, _ = await self.hall.thinkers.choose(bot, twin, seat)
        listener.tell(Suggested(number=number, lane=lane, move=Raw(encode(move))))

    def look(self, listener: Listener, seat: Seat) -> None:
        """Let somebody see the table through another of the own seats."""
        listener.seat = seat
        self.show_again(listener)

    def _choice(self, course: Course, seat: Seat, move: str | Move) -> int:
        """Return which entry of the seat's menu a move is."""
        menu = course.match.menu(seat)
        if not menu:
            raise Refusal("not-asked")
        try:
            return menu.index(self._read(move) if isinstance(move, str) else move)
        except BadRecord:
            raise Refusal("no-such-move", 400) from None
        except ValueError:
            raise Refusal("not-allowed") from None

    def _read(self, move: str) -> Move:
        """Return a move as a client sends it: in the form in which it is stored now."""
        return self.rules.stored.move(move, self.rules.state_version)

    async def undo(self, seats: Sequence[Seat], number: int, listener: Listener | None = None) -> None:
        """Take an answer back that came from one of these seats, where that is fair."""
        async with self.lock:
            await self.catch_up()
            course = self.course
            if course is None:
                raise Refusal("not-running")
            if course.among:  # whether it was still possible would tell who has answered
                raise Refusal("no-undo")
            eyes = listener.seat if listener is not None else seats[0]
            if number != course.number(eyes):
                raise Refusal("stale")
            own = (seat for seat in (eyes, *seats) if course.match.can_undo(seat))
            seat = next(own, None)
            place = course.match.undoable(seat) if seat is not None else None
            if seat is None or place is None:
                raise Refusal("no-undo")
            put, lane = course.match.answered_after(place)
            seconds = self.listing.table.seconds
            if seconds is not None and time.time() > self._clock_from(seat, course.put_at(put)) + seconds:
                raise Refusal("undo-too-late")
            try:
                which = course.go_back(seat)
            except BadMove:
                raise Refusal("built-on") from None
            await self._store(course, UNDO, seat, which)
            self.attendance.forget()
            if listener is not None:
                listener.seat = seat
                listener.tell(Accepted(number=number, lane=lane))
            self._publish(restart=True)
            self.attend()

    async def _store(self, course: Course, kind: int, seat: Seat, move: str) -> None:
        """Write the line of what just happened in memory; if that fails, memory is no longer trusted."""
        entry = Entry(self.id, course.entries, kind, seat, move, time.time(), course.match.drawn)
        self._stale = True
        try:
            await self.hall.journal.append(entry)
        except Conflict:
            self.hall.metrics.conflicts.inc()
            await self.catch_up()
            raise Refusal("stale") from None
        except NotStored as error:
            log.error("not stored", extra={"table": self.id, "error": str(error)})
            raise Refusal("not-stored", 503) from None
        self._stale = False
        course.stored(entry)
        self.used = time.monotonic()
        self.hall.dirty.add(self.id)
        self.hall.news.answers(self.id, course.entries)

    async def catch_up(self) -> None:
        """Read the journal again if memory may differ from it."""
        if self._stale:
            try:
                await self._read_anew()
            except (NotStored, SQLAlchemyError, OSError) as error:
                log.error("not read", extra={"table": self.id, "error": repr(error)})
                raise Refusal("not-stored", 503) from None
            self._stale = False
            self._publish(restart=True)

    async def _read_anew(self) -> None:
        async with self.hall.database.reading() as on:
            listing = await ledger.load(on, self.id)
        if listing is None:
            self.gone = True
            return
        self._seat(listing)
        self.course = None
        if listing.table.seed is not None:
            self.course = await self.hall.read_course(self.rules, listing)
            self.recalled = False

    def _seat(self, listing: Listing) -> None:
        """Take over who sits where: who looked on may have sat down, or got up."""
        self._names.clear()
        self.listing = listing
        for listener in self.listeners:
            listener.sit(self.seats_of(listener.person))

    async def follow(self) -> None:
        """Apply what other workers have written since."""
        async with self.lock:
            await self.catch_up()
            if await self._read_on():
                self.attend()

    async def _read_on(self) -> bool:
        """Take in the lines that other workers have written; say whether there were any."""
        if self.course is None:
            return False
        entries = await self.hall.journal.read(self.id, self.course.entries)
        if entries:
            try:
                self.course.follow(entries)
            except Misfit:
                self._stale = True
                await self.catch_up()
                return True
            self._publish(restart=any(entry.kind in (UNDO, RENEWED) for entry in entries))
        return bool(entries)

    async def recall(self) -> None:
        """Have all that was told in memory: a table is opened without it."""
        course = self.course
        if course is None or self.recalled or not course.match.past.events:
            return
        stored = await self.hall.journal.all_chapters(self.id)
        told = await self.hall.in_thread(told_before, course.match, stored, course.match.past.events)
        async with self.lock:
            if course is self.course and not self.recalled:
                course.match.recall(told[-course.match.past.events :])
                self.recalled = True

    async def write_chapter(self, apart: int) -> bool:
        """Store the next chapter if it would hold so many answers, or is the last one; say whether it did."""
        async with self.lock:
            course = self.course
            lags = course is None or self._stale or self.listing.table.lesson is not None
            draft = course.next_chapter(apart) if course is not None and not lags else None
        if course is None or draft is None:
            return False
        chapter = await self.hall.in_thread(draft.chapter, self.id)
        await self.hall.journal.write_chapter(chapter)
        course.written(chapter)
        return True

    async def chapters(self) -> list[Chapter]:
        """Return the course of the match in chapters, up to its end if it is over."""
        while await self.write_chapter(apart=1):
            pass
        return await self.hall.journal.all_chapters(self.id)

    async def retelling(self, match: Match[Any]) -> tuple[Match[Any], list[Chapter]]:
        """Return a finished match with the chapters to watch it by.

        Where its states are no longer kept it is played again, if this version can, and needs no chapters.
        """
        chapters = await self.chapters()
        if shows_all(chapters):
            return match, chapters
        entries = await self.hall.journal.read(self.id)
        again = await self.hall.in_thread(played_again, self.rules, self.listing, entries, match.hash())
        return (again, []) if again is not None else (match, chapters)

    async def refresh(self) -> None:
        """Read who sits where again, and begin the match if it has begun."""
        async with self.lock:
            await self.catch_up()
            async with self.hall.database.reading() as on:
                listing = await ledger.load(on, self.id)
            if listing is None:
                self.gone = True
                for listener in self.listeners:
                    listener.tell(TableChanged(table=self.info(None, listener.lang)))
                return
            begins = self.course is None and listing.table.seed is not None
            self._seat(listing)
            if begins:
                self.course = await self.hall.read_course(self.rules, listing)
                self.hall.dirty.add(self.id)
            self.show_table()
            if begins:
                self._publish(restart=True)
            self.attend()

    def say(self, line: ledger.ChatRow) -> None:
        """Let everybody hear what was said."""
        for listener in self.listeners:
            listener.hear(self.said(line, listener.lang))

    def said(self, line: ledger.ChatRow, lang: str) -> Said:
        """Return what was said in a reader's language."""
        text = line.text
        if line.phrase is not None:
            phrases = phrases_in(self.rules.name, lang)
            text = phrases[line.phrase - 1] if line.phrase <= len(phrases) else text
        name = line.name or Speaker(lang).say("somebody")
        return Said(number=line.number, seat=line.seat, name=name, text=text, at=line.at)

    def _publish(self, *, restart: bool = False) -> None:
        """Tell everybody where the match stands, each through the one gate for its seat."""
        if self.course is None:
            return
        made: Made = {}
        situation = self._situation(self.course)
        for listener in self.listeners:
            if restart or not self._in_the_dark(listener, self.course):
                self._update(listener, 0 if restart else listener.told, situation, made, restart=restart)
        if self.course.match.outcome is not None:
            self.show_table()

    def _in_the_dark(self, listener: Listener, course: Course) -> bool:
        """Say whether somebody is not to notice that others have answered in an open window."""
        match = course.match
        if not course.hidden or listener.told != match.happened:
            return False
        concerned = (match.journal[-1][0], *match.due())
        return not any(seat in concerned for seat in listener.seats)

    def show_again(self, listener: Listener) -> None:
        """Tell somebody who seems not to know where the match stands; the same events are not told twice."""
        if self.course is not None:
            self._update(listener, listener.told, self._situation(self.course), {}, restart=False)

    def _situation(self, course: Course) -> Situation:
        match = course.match
        seats = range(match.seats) if not course.among else ()
        undoers = {self.listing.seats[seat].person for seat in seats if match.can_undo(seat)}
        deadlines = self.deadlines()
        return Situation(
            deadline=min(deadlines.values(), default=None),
            deadlines=deadlines,
            numbers={row.seat: course.number(row.seat) for row in self.listing.seats if match.lanes},
            undone=course.undone,
            undoers=[row.seat for row in self.listing.seats if row.person in undoers],
            among=course.among,
            hidden=course.hidden,
            ordered=self.ordered(),
            late=course.late,
        )

    def _update(
        self,
        listener: Listener,
        since: int,
        situation: Situation,
        made: Made,
        *,
        restart: bool,
    ) -> None:
        """Send where the match stands; what was made for one listener serves all in the same place."""
        match = self.match
        if match is None:
            return
        if len(listener.seats) > 1:
            listener.turn_to(self.waiting())
        if restart:
            since = max(since, match.past.events, match.happened - LOG_PAGE)
        seat, lang = listener.seat, listener.lang
        advice = self._advise(listener, match)
        before = None if restart else listener.read
        now = tuple(match.readable(listener.seats or [WATCHER]))
        key = (seat, lang, since, before, advice.name if advice is not None else None)
        content = made.get(key)
        if content is None:
            voice, names = self.voice(lang), self.names(lang)
            told = update(
                match,
                seat,
                voice,
                names,
                since,
                situation,
                restart=restart,
                own=listener.seats,
                reading=voice.reading(now, before),
            )
            if advice is not None:
                told = msgspec.structs.replace(told, coach=coach_info(advice, voice, names))
            content = made[key] = encode(told)
        listener.send(content)
        listener.told, listener.read = match.happened, now
        if any(one in listener.seats for one in match.due()):
            listener.skips = False

    def _advise(self, listener: Listener, match: Match[Any]) -> Advice | None:
        """Return what the coach says to somebody now: a step of the lesson, or a hint.

        What was before somebody came needs no hint any more.
        """
        table, seat, hints = self.listing.table, listener.seat, listener.hints
        if seat == WATCHER:
            return None
        lesson = lesson_at(table, match)
        if lesson is not None:
            return lesson.advice(situation_of(match, seat), len(match.journal), table.lesson_read)
        if hints is None or hints.all_read or not table.hints:
            return None
        if listener.told or not match.answers:
            hints.hear(seat, [event for _, event in match.events(seat, listener.told)])
        return hints.due(situation_of(match, seat))

    def ahead(self, listener: Listener, number: int) -> Iterator[Ahead]:
        """Tell what the next moves of a seat can bring about, until it is asked something else."""
        course, seat, hints = self._running(), listener.seat, self.rules.hints
        if hints is None:
            raise Refusal("no-ahead", 400)
        if number != course.number(seat):
            raise Refusal("stale")
        if not course.match.menu(seat):
            raise Refusal("not-asked")
        voice, names = self.voice(listener.lang), self.names(listener.lang)
        for moves, prospects in enumerate(hints(course.match.view(seat), seat)):
            if self.course is not course or course.number(seat) != number:
                return
            ways = [way_info(prospect, voice, names) for prospect in prospects]
            yield Ahead(number=number, seat=seat, moves=moves, ways=ways)

    def reference(self, person: str | None, lang: str) -> TableReference:
        """Return what is printed, and what the match has revealed to somebody's own seats."""
        readable = self.match.readable(self.seats_of(person) or [WATCHER]) if self.match is not None else []
        return reference_with(self.voice(lang), readable)

    async def explain(self, person: str | None, lang: str, refs: Sequence[str]) -> list[ExplanationInfo]:
        """Return what things are that were named to somebody's own seats, or to everybody."""
        seats = self.seats_of(person) or [WATCHER]
        voice, names = self.voice(lang), self.names(lang)
        known = explanations(self.match, seats, refs, voice, names) if self.match is not None else []
        if len(known) < len(set(refs)) and self.match is not None and self.match.past.events:
            await self.recall()  # it may have been named long ago
            known = explanations(self.match, seats, refs, voice, names)
        return known

    async def log_page(self, person: str | None, lang: str, before: int) -> LogPage:
        """Return the lines of the log before an event, as somebody on their own seats learned of it."""
        if self.match is None:
            raise Refusal("not-running")
        since = max(0, min(before, self.match.happened) - LOG_PAGE)
        if since < self.match.past.events:
            await self.recall()
        match, seats = self.match, self.seats_of(person)
        learned = match.events_of(seats or [WATCHER], since)
        lines = log_lines(
            match,
            [(number, event) for number, event in learned if number < before],
            self.voice(lang),
            self.names(lang),
            self.course.late if self.course is not None else {},
            seats[0] if len(seats) == 1 else None,
            {},
        )
        return LogPage(events=lines, first=since if since >= match.past.events else 0)

    def _sum_up(self) -> None:
        """Bring the row of the table up to what the match says."""
        row, course = self.listing.table, self.course
        if course is None:
            return
        row.entries = course.entries
        row.answers = course.match.answers - course.hidden
        row.waiting = self.waiting()
        row.deadline = self.deadline()
        row.updated = course.window.at if course.window is not None and course.hidden else course.at
        row.busy = any(self.answered_by(seat) for seat in row.waiting)
        row.status = "over" if course.match.outcome is not None else "running"
        if course.ended is not None:
            row.winners, row.reason = course.ended.winners, course.ended.reason
        elif row.status == "running":
            row.winners = row.reason = None

    def summary(self) -> ledger.TableRow:
        """Return the row of the table for the lists."""
        self._sum_up()
        return self.listing.table

    def attend(self) -> None:
        """Let bots answer if they are asked, watch the time, and let the campaign keep what is over."""
        self.attendance.look_after()
        over = self.match is not None and self.match.outcome is not None
        if over and not self.kept and not self.hall.closing:
            self.hall.spawn(self.hall.keep(self))

    def quiet(self, seconds: float) -> bool:
        """Say whether nobody has needed the table for so long."""
        busy = self.listeners or self.attendance.busy or self.lock.locked()
        return not busy and time.monotonic() - self.used > seconds

    def close(self) -> None:
        """Stop bots and clock."""
        self.attendance.close()
