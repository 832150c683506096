"""The time at a table: how long an answer may take, and how long it is held back."""

from typing import TYPE_CHECKING

from dreamtable.kernel import Seat
from dreamtable.server.hours import now, on_the_clock
from dreamtable.server.listening import Listener
from dreamtable.server.messages import Timed

if TYPE_CHECKING:
    from dreamtable.server.live_table import LiveTable

OWN_SHARE = 0.3
"""Where one alone is asked so that silence tells nothing, answers take this share of the pause: somebody who
plays fast is hardly held up."""


class Clock:
    """Measures time at one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._ready: dict[Seat, tuple[float, float]] = {}
        """When a question was put to a seat, and since when its page lets it answer."""

    def deadlines(self) -> dict[Seat, float]:
        """Return when the time is up of each person the match waits for."""
        seconds, course = self.table.listing.table.seconds, self.table.course
        if seconds is None or course is None:
            return {}
        return {
            seat: self.begins(seat, course.asked_at(seat)) + seconds
            for seat in self.table.waiting()
            if self.table.plays(seat)
        }

    def deadline(self) -> float | None:
        """Return when the time for a decision is up next."""
        return min(self.deadlines().values(), default=None)

    def is_up(self, seat: Seat, asked: float) -> bool:
        """Say whether the time is up for a question that was put to a seat then."""
        seconds = self.table.listing.table.seconds
        return seconds is not None and now() > self.begins(seat, asked) + seconds

    def begins(self, seat: Seat, asked: float) -> float:
        """Return when the time for a question begins: first its page may show what went before.

        While the table rests no time passes: it is as if it had begun so much later.
        """
        begun = self._shown(seat, asked)
        rests = self.table.listing.table.rests
        return begun + sum(max(0.0, until - max(since, begun)) for since, until in rests)

    def paused(self) -> float | None:
        """Return until when the table rests, if it does."""
        at = now()
        return next((until for since, until in self.table.listing.table.rests if since <= at < until), None)

    def _shown(self, seat: Seat, asked: float) -> float:
        """Return when the page of a seat has shown what went before a question."""
        latest = asked + self.table.open_tables.settings.stage_seconds
        put, ready = self._ready.get(seat, (None, latest))
        if put == asked:
            return min(ready, latest)
        here = any(listener.stages and seat in listener.seats for listener in self.table.listeners)
        elsewhere = any(seat in seats for _, seats in self.table.presence.elsewhere.values())
        return latest if here or elsewhere else asked

    def ready(self, seat: Seat, number: int, lane: Seat | None) -> None:
        """Let the time for a question begin, if it is the open one and has not begun yet."""
        course = self.table.course
        if course is None or seat not in self.deadlines():
            return
        asked = course.asked_at(seat)
        begun = seat in self._ready and self._ready[seat][0] == asked
        if begun or (lane, number) != (course.match.lane_of(seat), course.number(seat)):
            return
        self._ready[seat] = (asked, now())
        deadlines, answers = self.deadlines(), course.match.answers - course.hidden
        for listener in self.table.listeners:
            if course.among and seat not in listener.seats:
                continue  # nobody is told who is asked in a window
            deadline = on_the_clock(deadlines.get(listener.seat, min(deadlines.values())))
            listener.tell(Timed(answers=answers, undone=course.undone, deadline=deadline))
        self.table.attend()

    def reads(self, listener: Listener, *, on: bool) -> None:
        """Note that somebody reads a page of the story, or has closed it: then bots go on."""
        listener.reads_since = now() if on else None
        if not on:
            self.table.attendance.look_after()

    def reading(self) -> float:
        """Return for how many seconds bots wait at most for people who read a page of the story."""
        since = [one.reads_since for one in self.table.listeners if one.seats and one.reads_since is not None]
        patience = self.table.open_tables.settings.book_patience
        return max(0.0, max(since, default=0.0) + patience - now()) if since else 0.0

    def pause(self) -> float:
        """Return for how many seconds an answer is held back: in a window all take equally long at least."""
        window = self.table.course.window if self.table.course is not None else None
        if window is None or not (self.table.listeners or self.table.presence.elsewhere):
            return 0.0
        share = 1.0 if len(window.seats) > 1 else OWN_SHARE
        return max(0.0, window.at + share * self.table.open_tables.settings.window_pause - now())
