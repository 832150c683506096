"""Who looks after a table: bots that answer where they are asked, and the clock."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from dreamtable.bots import ALONE, Bot, is_taken, usual_bot
from dreamtable.kernel import Match, Move, Seat
from dreamtable.server.coaching import lesson_at
from dreamtable.server.deciding import note_missed
from dreamtable.server.failures import AWAY
from dreamtable.server.hours import now
from dreamtable.server.journal import ANSWER, LATE, STAND_IN
from dreamtable.server.refusals import Refusal
from dreamtable.server.stored_match import StoredMatch
from dreamtable.server.thinking import new_bot
from dreamtable.telling import sole_answer
from dreamtable.telling.coach import Lesson

if TYPE_CHECKING:
    from dreamtable.server.live_table import LiveTable

log = logging.getLogger("dreamtable.tables")

BY_LESSON = "lesson"
"""Stands for the level of a bot on a seat that plays what its lesson says."""
BY_ORDER = "order"
"""Stands for that of somebody who need not be asked what there is only one answer to."""
SOON = 0.05
"""Alarms ring a little early at times."""
AGAIN_SECONDS = 0.5
"""After which time it is tried again to store what could not be stored."""
LOOK_AGAIN = 2.0
"""After how many seconds a bot that waits looks whether it still should: who read may have left."""
TRIES = 3
"""How often a bot is asked again after the rules failed on its move."""


class Player(NamedTuple):
    """A bot on a seat."""

    level: str
    bot: Bot
    heard: int = 0
    """How many events it has heard of."""


class Attendance:
    """The bots and the clock of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._bots: dict[Seat, Player] = {}
        self._waiting: dict[Seat, int] = {}
        """The bots that wait for people: after how many entries of the course."""
        self._asked: set[Seat] = set()
        """The bots that were asked to take what they would leave to people."""
        self._stirred = asyncio.Event()
        """Set when something has happened for which bots may have waited."""
        self._skipped = asyncio.Event()
        """Set when nobody follows what bots do any more."""
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return self._thinking is not None or self._alarm is not None

    def look_after(self) -> None:
        """Let bots answer if they are asked, and watch the time."""
        self._stirred.set()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.open_tables.closing:
            return
        if (until := self.table.clock.paused()) is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, until - now()), self._go_on)
            return
        if self._thinking is None and self._next_bot() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())
        deadline = self.table.clock.deadline()
        if deadline is not None and self.table.course is not None:
            delay = max(0.0, deadline - now())
            number = self.table.course.entries
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring, number)

    def ask(self, seat: Seat) -> None:
        """Let a bot take what it would leave to people, until it has taken something or has no more to do."""
        self._asked.add(seat)
        self._waiting.pop(seat, None)
        self.look_after()

    def asked(self) -> frozenset[Seat]:
        """Return the bots that were asked to take what they would leave to people."""
        return frozenset(self._asked)

    def skip(self) -> None:
        """Let bots not pause, if nobody follows what they do."""
        if not self.table.followed():
            self._skipped.set()

    def _next_bot(self) -> tuple[float, Seat, str] | None:
        """Return a seat that is asked and played by a bot: after how many seconds, which, and its level.

        In a lesson it is who is due in it; in a pause nobody.
        """
        if self.table.clock.paused() is not None:
            return None
        lesson = lesson_at(self.table.listing.table, self.table.match)
        if lesson is not None:
            due = self._lesson_answer(lesson)
            return (0.0, due[0], BY_LESSON) if due is not None else None
        bots = [
            (self._patience(seat), seat, level)
            for seat in self.table.waiting()
            if (level := self.table.answered_by(seat)) is not None and not self._waits(seat)
        ]
        return min(bots, key=lambda bot: bot[0], default=None)

    def _waits(self, seat: Seat) -> bool:
        """Say whether a bot waits for people, who have done nothing since."""
        course = self.table.course
        return course is not None and self._waiting.get(seat) == course.entries

    def _patience(self, seat: Seat) -> float:
        """Return for how many seconds a bot waits: in a window as all do, in its own lane for people."""
        course = self.table.course
        if course is None or self.table.given_up():
            return 0.0
        if (reading := self.table.clock.reading()) > 0:
            return reading
        if course.match.lane_of(seat) != seat:
            return self.table.clock.pause()
        match = course.match
        people = [match.number_in(other) for other in match.lanes if self.table.plays(other)]
        if not people or match.number_in(seat) < max(people):
            return 0.0
        return max(0.0, course.asked_at(seat) + self.table.open_tables.settings.bot_patience - now())

    def _lesson_answer(self, lesson: Lesson) -> tuple[Seat, Move] | None:
        """Return the answer that the lesson gives by itself now, if it is time for one."""
        answers = len(self.table.match.journal) if self.table.match is not None else 0
        return lesson.answer_due(answers, self.table.listing.table.lesson_read)

    async def _let_bots_play(self) -> None:
        failures = 0
        try:
            while (asked := self._next_bot()) is not None and failures < TRIES:
                if self.table.open_tables.closing:
                    break
                patience, seat, level = asked
                if patience > 0:
                    self._stirred.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._stirred.wait(), min(patience, LOOK_AGAIN))
                    continue
                course = self.table.course
                alike = level == BY_ORDER or (course is not None and course.among)
                if self.table.followed() and not alike:
                    self._skipped.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(
                            self._skipped.wait(), self.table.open_tables.settings.bot_pause
                        )
                try:
                    await self._let_bot_answer(seat, level)
                except Refusal as refusal:
                    if refusal.status == AWAY:
                        await self._until_it_can_be_read()
                    else:
                        failures += refusal.status >= 500
                        await asyncio.sleep(0)
        except Exception:
            log.exception("bots stopped", extra={"table": self.table.id})
        finally:
            self._thinking = None

    async def _until_it_can_be_read(self) -> None:
        """Wait a moment, and until memory is again what is stored."""
        while not self.table.open_tables.closing:
            await asyncio.sleep(AGAIN_SECONDS)
            with contextlib.suppress(Refusal):
                async with self.table.lock:
                    await self.table.catch_up()
                return

    def _go_on(self) -> None:
        """Let the match go on: the pause is over."""
        self._alarm = None
        self.table.publishing.show_table()
        self.table.publishing.publish()
        self.table.attend()

    async def _let_bot_answer(self, seat: Seat, level: str, *, late: bool = False) -> None:
        """Let a bot think in a twin of the match, then answer as any player does."""
        if level not in (BY_LESSON, BY_ORDER) and seat not in self._bots:
            await self.table.recall()  # it has heard nothing yet
        async with self.table.lock:
            await self.table.catch_up()
            course, match = self.table.course, self.table.match
            if course is None or match is None or not match.menu(seat):
                return
            lane, number, entries = match.lane_of(seat), course.number(seat), course.entries
            happened = match.happened
            given = self._given(match, seat, level)
            twin = match.fork(listening=True) if level not in (BY_LESSON, BY_ORDER) else None
        if twin is None:
            if given is not None:
                await self.table.answering.answer(given[0], number, given[1], lane)
            return
        if seat not in self._bots or self._bots[seat].level != level:
            self._bots[seat] = Player(level, new_bot(level, self.table.rules.name))
        player = self._bots[seat]
        company = ALONE if late else self.table.company()
        move, bot = await self.table.open_tables.thinkers.choose(
            player.bot, twin, seat, player.heard, company, self.table.audience()
        )
        self._bots[seat] = Player(level, bot, twin.happened)
        if move is None:
            self._waiting[seat] = entries
            return
        stands_in = self.table.listing.seats[seat].kind == "person"
        kind = LATE if late else STAND_IN if stands_in else ANSWER
        await self.table.answering.answer(seat, number, move, lane, kind=kind)
        if seat in self._asked and is_taken(match, move, match.told_from(happened)):
            self._asked.discard(seat)

    def _given(self, match: Match[Any], seat: Seat, level: str) -> tuple[Seat, Move] | None:
        """Return the answer that nobody has to think about: that of a lesson or of a standing order."""
        lesson = lesson_at(self.table.listing.table, match)
        if level == BY_LESSON and lesson is not None:
            return self._lesson_answer(lesson)
        ordered = sole_answer(match, seat) if level == BY_ORDER else None
        return (seat, ordered) if ordered is not None else None

    def _ring(self, number: int) -> None:
        self._alarm = None
        self.table.open_tables.spawn(self._time_is_up(number))

    async def _time_is_up(self, number: int) -> None:
        """Let a bot answer for whoever has not answered in time; where it can't be stored, try again."""
        try:
            async with self.table.lock:
                await self.table.catch_up()
            await self._answer_for_all_late(number)
        except Refusal:
            if self._alarm is None and not self.table.open_tables.closing:
                loop = asyncio.get_running_loop()
                self._alarm = loop.call_later(AGAIN_SECONDS, self._ring, number)

    async def _answer_for_all_late(self, number: int) -> None:
        """Let a bot answer this one question for whoever has not answered in time."""
        course = self.table.course
        if course is None or course.match.question is None or course.entries != number:
            return
        question, soon = course.match.question, now() + SOON
        late = [seat for seat, deadline in self.table.clock.deadlines().items() if deadline <= soon]
        # What goes to all at the same time is answered for all who are late; else the first one goes on.
        every = question.given is not None or question.lanes is not None
        for seat in late if every else late[:1]:
            try:
                await self._answer_for(course, seat)
                await note_missed(self.table, seat)
            except Refusal as refusal:
                log.info("too late", extra={"table": self.table.id, "reason": refusal.key})
                if refusal.status == AWAY:
                    raise

    async def _answer_for(self, course: StoredMatch, seat: Seat) -> None:
        """Answer for somebody who has not: with what silence means, or else as a bot would.

        Who was in the midst of something in a step in which silence is an answer is silent after that; that
        the time was up is said once.
        """
        question, within = course.match.question_of(seat), ""
        while question is not None and (not within or within in (question.within, question.rule)):
            late = not within
            if question.silence is not None and question.silence in course.match.menu(seat):
                number, lane = course.number(seat), course.match.lane_of(seat)
                kind = LATE if late else STAND_IN
                await self.table.answering.answer(seat, number, question.silence, lane, kind=kind)
                return
            within = question.within
            await self._let_bot_answer(seat, usual_bot(self.table.rules.name), late=late)
            question = course.match.question_of(seat) if within else None

    def forget(self) -> None:
        """Begin with fresh bots: these may remember what has not happened."""
        self._bots.clear()
        self._waiting.clear()
        self._asked.clear()

    def close(self) -> None:
        """Stop bots and clock."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
