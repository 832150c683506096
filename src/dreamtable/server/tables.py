"""A live table: a match in memory that is exactly what its journal says, and all who look on."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from dreamtable.bots import Bot
from dreamtable.games import rules_of
from dreamtable.kernel import WATCHER, DreamtableError, Match, Move, Seat
from dreamtable.server import ledger
from dreamtable.server.course import Course
from dreamtable.server.journal import ANSWER, UNDO, Conflict, Entry, NotStored
from dreamtable.server.ledger import Listing, SeatRow
from dreamtable.server.listings import names_at, table_info
from dreamtable.server.messages import Accepted, Said, TableChanged, TableInfo, ToClient
from dreamtable.server.offers import phrases_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.texts import Names, Situation, update, voice_of
from dreamtable.server.thinking import SUBSTITUTE, new_bot

if TYPE_CHECKING:
    from dreamtable.server.hall import Hall

log = logging.getLogger("dreamtable.tables")
encode = msgspec.json.Encoder().encode

TRIES = 3
"""How often a bot is asked again after the rules failed on its move."""


class Listener:
    """Somebody who looks on, from a seat or from beside the table."""

    __slots__ = ("chat", "lang", "person", "seat", "seats", "send", "told", "unheard")

    def __init__(self, person: str | None, lang: str, send: Callable[[bytes], None]) -> None:
        self.seat: Seat = WATCHER
        """The seat through whose eyes it sees the table."""
        self.seats: Sequence[Seat] = ()
        """All seats of its own."""
        self.person = person
        self.lang = lang
        self.send = send
        self.told = 0
        """How many events it has heard of."""
        self.chat: int | None = None
        """The number of the last thing said that it has heard; None before it has heard what went before."""
        self.unheard: list[Said] = []
        """What was said while it had yet to hear what went before."""

    def sit(self, seats: Sequence[Seat]) -> None:
        """Have these seats from now on, or none."""
        self.seats = seats
        if self.seat not in seats:
            self.seat = seats[0] if seats else WATCHER

    def turn_to(self, asked: Sequence[Seat]) -> None:
        """Look through one of the own seats that is asked; if none is, through the last one."""
        if self.seat not in asked:
            self.seat = next((seat for seat in asked if seat in self.seats), self.seat)

    def hear(self, line: Said) -> None:
        """Hear what was said, in order and only once."""
        if self.chat is None:
            self.unheard.append(line)
        elif line.number > self.chat:
            self.chat = line.number
            self.tell(line)

    def hear_of_before(self, lines: list[Said]) -> None:
        """Hear what was said before, and then what was said meanwhile."""
        meanwhile, self.unheard, self.chat = self.unheard, [], -1
        for line in (*lines, *meanwhile):
            self.hear(line)

    def tell(self, message: ToClient) -> None:
        """Send a message."""
        self.send(encode(message))


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
        self._stale = False
        self._bots: dict[Seat, tuple[str, Bot]] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
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
        return SUBSTITUTE if row.away or row.conceded else None

    def given_up(self) -> bool:
        """Say whether everybody who sat down here has left the game for good: nobody needs to follow it."""
        people = [row for row in self.listing.seats if row.kind == "person"]
        return bool(people) and all(row.conceded for row in people)

    def waiting(self) -> list[Seat]:
        """Return whose answers the match waits for."""
        match = self.match
        return list(match.question.menus) if match is not None and match.question is not None else []

    def deadline(self) -> float | None:
        """Return when the time for this decision is up."""
        seconds = self.listing.table.seconds
        if seconds is None or self.course is None:
            return None
        people = [seat for seat in self.waiting() if self.played_by_bot(self.listing.seats[seat]) is None]
        return self.course.begun[-1] + seconds if people else None

    def names(self, lang: str) -> Names:
        """Return the names at the table as a reader of a language knows them."""
        if lang not in self._names:
            self._names[lang] = Names(names_at(self.listing, lang))
        return self._names[lang]

    def info(self, person: str | None, lang: str) -> TableInfo:
        """Return the table as somebody may see it in a list."""
        self._sum_up()
        return table_info(self.listing, person, lang, self.online)

    # Coming and going

    async def enter(self, listener: Listener, since: int, undone: int | None) -> None:
        """Let somebody look on, from the given event on."""
        async with self.lock:
            await self._catch_up()
            if self.gone:
                raise Refusal("no-table", 404)
            listener.sit(self.seats_of(listener.person))
            came = not all(map(self.online, listener.seats))
            self.listeners.append(listener)
            self.used = time.monotonic()
            listener.tell(TableChanged(table=self.info(listener.person, listener.lang)))
            if self.course is not None:
                fits = 0 < since <= self.course.match.happened and (undone or 0) == self.course.undone
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
        self, seat: Seat, number: int, move: str | Move, listener: Listener | None = None
    ) -> None:
        """Take an answer: play it, store it, and only then let anybody know."""
        begun = time.perf_counter()
        async with self.lock:
            await self._catch_up()
            course = self._course_at(number)
            match = course.match
            choice = self._choice(course, seat, move)
            try:
                match.choose(seat, choice)
            except DreamtableError as error:
                log.exception("rules failed", extra={"table": self.id})
                raise Refusal("rules-failed", 500) from error
            chosen = match.journal[-1][2]
            await self._store(course, ANSWER, seat, encode(chosen).decode())
            if listener is not None:
                listener.tell(Accepted(number=number))
            self._publish()
            self.attend()
        self.hall.metrics.answers.add(time.perf_counter() - begun)

    def _course_at(self, number: int) -> Course:
        if self.course is None:
            raise Refusal("not-running")
        if self.course.match.question is None:
            raise Refusal("over")
        if number != len(self.course.match.journal):
            raise Refusal("stale")
        return self.course

    def _choice(self, course: Course, seat: Seat, move: str | Move) -> int:
        """Return which entry of the seat's menu a move is."""
        menu = course.match.menu(seat)
        if not menu:
            raise Refusal("not-asked")
        try:
            return menu.index(course.decode(move) if isinstance(move, str) else move)
        except msgspec.DecodeError:
            raise Refusal("no-such-move", 400) from None
        except ValueError:
            raise Refusal("not-allowed") from None

    async def undo(self, seats: Sequence[Seat], number: int, listener: Listener | None = None) -> None:
        """Take the last answer back, where that is fair and it came from one of these seats."""
        async with self.lock:
            await self._catch_up()
            if self.course is None:
                raise Refusal("not-running")
            if number != len(self.course.match.journal):
                raise Refusal("stale")
            seat = self.course.match.undoer()
            if seat is None or seat not in seats:
                raise Refusal("no-undo")
            seconds = self.listing.table.seconds
            if seconds is not None and time.time() > self.course.begun[-2] + seconds:
                raise Refusal("undo-too-late")
            self.course.go_back()
            await self._store(self.course, UNDO, seat, "")
            self.course.undone += 1
            if listener is not None:
                listener.seat = seat
                listener.tell(Accepted(number=number))
            self._publish(restart=True)
            self.attend()

    async def _store(self, course: Course, kind: int, seat: Seat, move: str) -> None:
        """Write the line of what just happened in memory; if that fails, memory is no longer trusted."""
        entry = Entry(self.id, course.entries, kind, seat, move, time.time())
        self._stale = True
        try:
            await self.hall.journal.append(entry)
        except Conflict:
            self.hall.metrics.counts["conflicts"] += 1
            await self._catch_up()
            raise Refusal("stale") from None
        except NotStored as error:
            log.error("not stored", extra={"table": self.id, "error": str(error)})
            raise Refusal("not-stored", 503) from None
        self._stale = False
        course.entries += 1
        course.at = entry.at
        if kind == ANSWER:
            course.begun.append(entry.at)
        self.used = time.monotonic()
        self.hall.dirty.add(self.id)
        self.hall.news.answers(self.id, course.entries)

    async def _catch_up(self) -> None:
        """Read the journal again if memory may differ from it."""
        if self._stale:
            await self._read_anew()
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
            entries = await self.hall.journal.read(self.id)
            self.course = await self.hall.build(self.rules, listing, entries)

    def _seat(self, listing: Listing) -> None:
        """Take over who sits where: who looked on may have sat down, or got up."""
        self._names.clear()
        self.listing = listing
        for listener in self.listeners:
            listener.sit(self.seats_of(listener.person))

    async def follow(self) -> None:
        """Apply what other workers have written since."""
        async with self.lock:
            await self._catch_up()
            if self.course is None:
                return
            entries = await self.hall.journal.read(self.id, self.course.entries)
            if entries:
                self.course.follow(entries)
                self._publish(restart=any(entry.kind == UNDO for entry in entries))
                self.attend()

    async def refresh(self) -> None:
        """Read who sits where again, and begin the match if it has begun."""
        async with self.lock:
            await self._catch_up()
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
                entries = await self.hall.journal.read(self.id)
                self.course = await self.hall.build(self.rules, listing, entries)
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
        return Said(number=line.number, seat=line.seat, name=line.name, text=text, at=line.at)

    def _publish(self, *, restart: bool = False) -> None:
        """Tell everybody where the match stands, each through the one gate for its seat."""
        if self.course is None:
            return
        made: dict[tuple[Seat, str, int], bytes] = {}
        situation = self._situation(self.course)
        for listener in self.listeners:
            self._update(listener, 0 if restart else listener.told, situation, made, restart=restart)
        if self.course.match.outcome is not None:
            self.show_table()

    def show_again(self, listener: Listener) -> None:
        """Tell somebody who seems not to know where the match stands; the same events are not told twice."""
        if self.course is not None:
            self._update(listener, listener.told, self._situation(self.course), {}, restart=False)

    def _situation(self, course: Course) -> Situation:
        undoer = course.match.undoer()
        undoers = self.seats_of(self.listing.seats[undoer].person) if undoer is not None else ()
        return Situation(self.deadline(), course.undone, undoers)

    def _update(
        self,
        listener: Listener,
        since: int,
        situation: Situation,
        made: dict[tuple[Seat, str, int], bytes],
        *,
        restart: bool,
    ) -> None:
        """Send where the match stands; what was made for one listener serves all in the same place."""
        match = self.match
        if match is None:
            return
        if len(listener.seats) > 1:
            listener.turn_to(self.waiting())
        seat, lang = listener.seat, listener.lang
        content = made.get((seat, lang, since))
        if content is None:
            voice, names = voice_of(lang, self.rules.name), self.names(lang)
            own = listener.seats
            told = update(match, seat, voice, names, since, situation, restart=restart, own=own)
            content = made[(seat, lang, since)] = encode(told)
        listener.send(content)
        listener.told = match.happened

    def _sum_up(self) -> None:
        """Bring the row of the table up to what the match says."""
        row, course = self.listing.table, self.course
        if course is None:
            return
        row.entries = course.entries
        row.answers = len(course.match.journal)
        row.waiting = self.waiting()
        row.deadline = self.deadline()
        row.updated = course.at
        row.busy = any(self.played_by_bot(self.listing.seats[seat]) for seat in row.waiting)
        row.status = "over" if course.match.outcome is not None else "running"

    def summary(self) -> ledger.TableRow:
        """Return the row of the table for the lists."""
        self._sum_up()
        return self.listing.table

    # Bots and time

    def attend(self) -> None:
        """Let bots answer if they are asked, and watch the time."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.hall.closing:
            return
        if self._thinking is None and self._next_bot() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())
        deadline = self.deadline()
        if deadline is not None and self.course is not None:
            delay = max(0.0, deadline - time.time())
            number = self.course.entries
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring, number)

    def _next_bot(self) -> tuple[Seat, str] | None:
        """Return a seat that is asked and played by a bot, with the bot's level."""
        for seat in self.waiting():
            level = self.played_by_bot(self.listing.seats[seat])
            if level is not None:
                return seat, level
        return None

    async def _let_bots_play(self) -> None:
        failures = 0
        try:
            while (asked := self._next_bot()) is not None and failures < TRIES and not self.hall.closing:
                if self.listeners and not self.given_up():
                    await asyncio.sleep(self.hall.settings.bot_pause)
                try:
                    await self._let_bot_answer(*asked)
                except Refusal as refusal:
                    failures += refusal.status >= 500
                    await asyncio.sleep(0)
        except Exception:
            log.exception("bots stopped", extra={"table": self.id})
        finally:
            self._thinking = None

    async def _let_bot_answer(self, seat: Seat, level: str) -> None:
        """Let a bot think in a twin of the match, then answer as any player does."""
        async with self.lock:
            await self._catch_up()
            match = self.match
            if match is None or not match.menu(seat):
                return
            number = len(match.journal)
            twin = match.fork(listening=True)
        if seat not in self._bots or self._bots[seat][0] != level:
            self._bots[seat] = (level, new_bot(level, self.rules.name))
        move, bot = await self.hall.thinkers.choose(self._bots[seat][1], twin, seat)
        self._bots[seat] = (level, bot)
        await self.answer(seat, number, move)

    def _ring(self, number: int) -> None:
        self._alarm = None
        self.hall.spawn(self._time_is_up(number))

    async def _time_is_up(self, number: int) -> None:
        """Let a bot answer this one question for whoever has not answered in time."""
        match = self.match
        if match is None or match.question is None or self.course is None or self.course.entries != number:
            return
        late = [seat for seat in self.waiting() if self.played_by_bot(self.listing.seats[seat]) is None]
        # Of a question that goes to all in secret, all late answers are given; else the first one goes on.
        for seat in late if match.question.sealed is not None else late[:1]:
            try:
                await self._let_bot_answer(seat, SUBSTITUTE)
            except Refusal as refusal:
                log.info("too late", extra={"table": self.id, "reason": refusal.key})

    def quiet(self, seconds: float) -> bool:
        """Say whether nobody has needed the table for so long."""
        busy = self.listeners or self._thinking is not None or self._alarm is not None or self.lock.locked()
        return not busy and time.monotonic() - self.used > seconds

    def close(self) -> None:
        """Stop bots and clock."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
