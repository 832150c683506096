"""The course of a match: what its journal says, played."""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from dreamtable.kernel import (
    WATCHER,
    AnyRules,
    BadMove,
    DreamtableError,
    Event,
    Line,
    Match,
    Move,
    Options,
    Outcome,
    Record,
    Renewed,
    Seat,
    Snapshot,
    record,
    renewed_seed,
    resume,
    retake,
)
from dreamtable.server.chapters import Draft, End, Place, snapshot_of
from dreamtable.server.hours import now
from dreamtable.server.journal import ANSWERS, BRANCHED, LATE, RENEWED, STAND_IN, Chapter, Entry
from dreamtable.server.ledger import TableRow, TableWithSeats
from dreamtable.server.moments import Moments
from dreamtable.server.offers import read_options
from dreamtable.server.refusals import Refusal

EARLIER_RULES = "earlier-rules"
"""Why a match ended of which that was not stored, and that can't be played again."""
TAKEN_BACK_IN_A_ROW = 8
"""So many answers can be taken back at least at a table that was just opened."""


class Window(NamedTuple):
    """A window that is open: some are asked in turn so that nobody's silence tells anything."""

    seats: frozenset[Seat]
    rule: str
    about: Event | None
    answers: int
    """How many answers there were before it."""
    at: float
    """Since when it is open."""


class Misfit(DreamtableError):
    """A line of the journal does not fit this version of the game."""


class StoredMatch:
    """A match, built line by line from its journal, from its beginning or from a chapter on."""

    __slots__ = (
        "at",
        "chapters",
        "entries",
        "late",
        "lost",
        "match",
        "moments",
        "places",
        "rules_version",
        "stood_in",
        "taken_back",
        "undone",
        "version",
        "window",
    )

    def __init__(self, rules: AnyRules, listing: TableWithSeats, chapters: Sequence[Chapter] = ()) -> None:
        """Begin at the end of the first of these chapters; they are the last ones, the last one first."""
        table = listing.table
        kept = listing.kept.encode() if listing.kept is not None else b"null"
        self.match: Match[Any] = resume(
            rules,
            table.seats,
            table.seed or "",
            options_at(rules, table),
            mode=table.mode,
            kept=rules.read_kept(kept, listing.kept_version),
            components=rules.stored_components(table.packs, listing.components),
            snapshots=[snapshot_of(chapters[0])] if chapters else beginning_of(listing),
            dreamer=table.dreamer,
        )
        begun = chapters[0] if chapters else None
        if begun is not None and self.match.past.answers != begun.answers:
            raise Misfit(f"Chapter {begun.number} can't be read.")
        self.chapters = [End(one.number, one.answers, one.events) for one in reversed(chapters)]
        """Where the last chapters end that are stored."""
        self.rules_version = begun.rules_version if begun is not None else table.rules_version
        self.version = begun.next_version if begun is not None else table.state_version
        """The version of the form in which the next line is stored."""
        self.entries = begun.entries if begun is not None else 0
        self.lost = 0
        """How many answers no longer fit: they were given after those in the match."""
        self.undone = begun.undone if begun is not None else 0
        self.taken_back: Mapping[Seat, int] = read_counts(begun.taken_back) if begun is not None else {}
        """How many answers were taken back in each lane."""
        self.at = min(begun.at if begun is not None else table.started or table.created, now())
        """When the last line was written; by a clock that was ahead of ours, now."""
        self.places = [self._here()]
        """Where the match stood after each number of answers, as far as they are in memory."""
        self.window: Window | None = None
        self.late: dict[int, list[Seat]] = read_late(begun.late) if begun is not None else {}
        """For whom the table answered because the time was up, by the number of the next event."""
        self.stood_in: dict[int, list[Seat]] = read_late(begun.stood_in) if begun is not None else {}
        """For whom a bot answered who was not there, in the same way."""
        self.moments: Moments = {}
        """How it stood in between, for those who look on, until they are told."""
        self.look()

    def _here(self) -> Place:
        return Place(self.at, self.entries, self.undone, self.taken_back, self.rules_version, self.version)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Apply lines of the journal. Answers that are taken back later are not played at all."""
        plan: list[tuple[Entry, Place]] = []
        undone, taken_back, latest = self.undone, self.taken_back, now()
        for entry in entries:
            stands = self.match.answers
            if entry.kind in ANSWERS:
                versions = (self.rules_version, self.version)
                at = min(entry.at, latest)
                plan.append((entry, Place(at, entry.number + 1, undone, taken_back, *versions)))
                continue
            undone += 1
            if entry.kind == RENEWED:
                answers, rules_version, version = read_renewed(entry.move)
                lost = stands + len(plan) - answers
                del plan[max(0, answers - stands) :]
                self._play(plan)
                plan = []
                if answers < stands:
                    self._go_back_to(answers)
                self._renew(entry.number, rules_version, version, lost)
            elif entry.kind == BRANCHED:
                self._play(plan)
                plan = []
                self.match.renew(renewed_seed(self.match.seed, entry.number), 0)
            else:
                place, lane = read_taken_back(entry.move) if entry.move else (stands + len(plan) - 1, None)
                if lane is not None:
                    taken_back = {**taken_back, lane: taken_back.get(lane, 0) + 1}
                if place >= stands:
                    plan.pop(place - stands)
                else:
                    self._play(plan)
                    plan = []
                    self._take_back(place)
            self.undone, self.taken_back = undone, taken_back
        self._play(plan)
        if entries:
            self.entries = entries[-1].number + 1
            self.at = min(entries[-1].at, latest)
            self.undone, self.taken_back = undone, taken_back
            self.look()

    def _play(self, plan: Sequence[tuple[Entry, Place]]) -> None:
        for entry, place in plan:
            happened = self.match.happened
            if not retake(self.match, Line(entry.seat, entry.move, entry.drawn, self.version)):
                raise Misfit(f"Line {entry.number} of table {entry.table} does not fit.")
            self.was_answered_for(entry.kind, entry.seat, happened)
            self.places.append(place)
            self.at = place.at
            self.look()

    def _take_back(self, place: int) -> None:
        journal, at = self.match.journal, place - self.match.past.answers
        seat = journal[at][0] if 0 <= at < len(journal) else WATCHER
        try:
            self.match.take_back(place)
        except BadMove as error:
            raise Misfit(f"Answer {place} can't be taken back: {error}") from None
        self.went_back(place, seat)

    def _go_back_to(self, answers: int) -> None:
        try:
            self.match.rewind(answers)
        except BadMove as error:
            raise Misfit(str(error)) from None
        del self.places[answers - self.match.past.answers + 1 :]
        self.chapters = [end for end in self.chapters if end.answers <= answers]
        self.late, self.stood_in = self._before(self.late), self._before(self.stood_in)

    def went_back(self, place: int, seat: Seat) -> None:
        """Forget where the match stood after an answer that a seat has taken back, and that it was late."""
        self.places.pop(place - self.match.past.answers + 1)
        self.chapters = [end for end in self.chapters if end.answers <= place]
        late, stood_in = self.late, self.stood_in
        self.late, self.stood_in = self._before(late), self._before(stood_in)
        for kind, marks in ((LATE, late), (STAND_IN, stood_in)):
            for number, seats in marks.items():
                for other in seats:
                    if number >= self.match.happened and other != seat:
                        self.was_answered_for(kind, other, self.match.happened)

    def was_answered_for(self, kind: int, seat: Seat, happened: int) -> None:
        """Note whether somebody did not answer alone, when so much had happened."""
        if kind not in (LATE, STAND_IN):
            return
        seats = (self.late if kind == LATE else self.stood_in).setdefault(happened, [])
        if seat not in seats:
            seats.append(seat)

    def _before(self, marks: dict[int, list[Seat]]) -> dict[int, list[Seat]]:
        """Return what was marked before the last event."""
        return {number: seats for number, seats in marks.items() if number < self.match.happened}

    def renew(self, entry: Entry) -> None:
        """Go on under this version: what no longer fits is asked for again, with new chance."""
        _, rules_version, version = read_renewed(entry.move)
        self._renew(entry.number, rules_version, version, self.lost)
        self.entries, self.at, self.lost = entry.number + 1, entry.at, 0
        self.undone += 1
        self.look()

    def _renew(self, number: int, rules_version: int, version: int, lost: int) -> None:
        rules = self.match.rules
        if rules_version > rules.rules_version or version > rules.state_version:
            raise Refusal("other-rules", 409)
        self.rules_version, self.version = rules_version, version
        if lost:
            self.match.renew(renewed_seed(self.match.seed, number), lost)

    @property
    def of_this_version(self) -> bool:
        """Whether all of it fits, and was last played under the version of the rules that is here."""
        rules = self.match.rules
        return not self.lost and (self.rules_version, self.version) == (
            rules.rules_version,
            rules.state_version,
        )

    @property
    def ended(self) -> Outcome | None:
        """How the match ended, if that is known: as its end is stored, or by the rules it was played by."""
        outcome = self.match.outcome
        if outcome is None or outcome.reason == EARLIER_RULES:
            return None
        is_stored = self.match.past.answers == self.match.answers
        return outcome if is_stored or self.of_this_version else None

    def as_stored(self, move: Move) -> str:
        """Return a move as the journal has it, in the match's own numbers."""
        return encode(self.match.components.own(move, self.match.rules.moves)).decode()

    def look(self) -> None:
        """Notice whether a window is open: another one, or still the same."""
        question = self.match.question
        if question is None or question.window is None:
            self.window = None
            return
        now = (question.window, question.rule, question.about)
        if self.window is None or len(question.window) == 1 or self.window[:3] != now:
            self.window = Window(*now, self.match.answers, self.at)

    @property
    def among(self) -> frozenset[Seat]:
        """Who is asked in turn in the open window, of whom nobody is told who has answered; else nobody."""
        window = self.window
        return window.seats if window is not None and len(window.seats) > 1 else frozenset()

    @property
    def hidden(self) -> int:
        """How many answers were given in the open window."""
        return self.match.answers - self.window.answers if self.window is not None and self.among else 0

    def go_back(self, seat: Seat) -> str:
        """Take a seat's last answer back, where that is fair; return which one as the journal says it."""
        place = self.match.undoable(seat)
        lane = self.match.answered_after(place)[1] if place is not None else None
        place = self.match.undo(seat)
        self.went_back(place, seat)
        self.undone += 1
        if lane is None:
            return ""
        self.taken_back = {**self.taken_back, lane: self.taken_back.get(lane, 0) + 1}
        return encode((place, lane)).decode()

    def number(self, seat: Seat) -> int:
        """Return the number of the question to a seat. In lanes none comes twice, also by taking back."""
        lane = self.match.lane_of(seat)
        return self.match.number(seat) if lane is None else self.number_in(lane, seat)

    def number_in(self, lane: Seat, seat: Seat) -> int:
        """Return the number of the open question in a lane, to a seat."""
        return self.match.number_in(lane, seat) + 2 * self.taken_back.get(lane, 0)

    def asked_at(self, seat: Seat) -> float:
        """Return when the open question was first put to a seat."""
        return self.put_at(self.match.asked_after(seat))

    def put_at(self, answers: int) -> float:
        """Return when the question was first put that came after so many answers."""
        # An answer that is being stored is played already, but has no time yet.
        return self.places[min(answers - self.match.past.answers, len(self.places) - 1)].at

    def stored(self, entry: Entry) -> None:
        """Take note that the line was stored of what happened last."""
        self.entries, self.at = entry.number + 1, entry.at
        if entry.kind in ANSWERS:
            self.places.append(self._here())
        self.look()

    # Chapters

    def next_chapter(self, apart: int) -> Draft | None:
        """Return what the next chapter is to be made from, once it would hold so many answers; or the end.

        It ends where the match can be gone on from: at a quiet point before the window that is open, and in
        lanes where they were opened.
        """
        match = self.match
        last = self.chapters[-1] if self.chapters else None
        if last is None:
            if match.past.answers:
                return None
            return Draft(match.fork(0, listening=True), match.snapshot(0), self.places[0], None, {}, {})
        over = match.outcome is not None
        until = match.answers if self.window is None else self.window.answers
        snapshot = match.snapshot(until)
        if snapshot.answers < last.answers + (1 if over else max(1, apart)):
            return None
        place = self.places[snapshot.answers - match.past.answers]
        late, stood_in = (
            {number: tuple(seats) for number, seats in marks.items()} for marks in (self.late, self.stood_in)
        )
        return Draft(match.fork(snapshot.answers, listening=True), snapshot, place, last, late, stood_in)

    def written(self, chapter: Chapter) -> None:
        """Remember that a chapter is stored, if what it tells was not taken back meanwhile."""
        if chapter.answers <= self.match.answers and chapter.number == self.next_number:
            self.chapters.append(End(chapter.number, chapter.answers, chapter.events))

    @property
    def next_number(self) -> int:
        """The number of the next chapter."""
        return self.chapters[-1].number + 1 if self.chapters else 0


encode = msgspec.json.Encoder().encode
read_taken_back = msgspec.json.Decoder(tuple[int, Seat]).decode
read_renewed = msgspec.json.Decoder(tuple[int, int, int]).decode
read_counts = msgspec.json.Decoder(dict[int, int]).decode
_read_late = msgspec.json.Decoder(dict[int, Seat | list[Seat]]).decode


def read_late(stored: str) -> dict[int, list[Seat]]:
    """Return who was late, by the number of the next event; at first there was one seat to a number."""
    return {
        number: seats if isinstance(seats, list) else [seats] for number, seats in _read_late(stored).items()
    }


def beginning_of(listing: TableWithSeats) -> Sequence[Snapshot]:
    """Return where a match begins that branches off from amidst another one; any other is set up."""
    if listing.branch is None:
        return ()
    return [Snapshot(answers=0, events=0, version=listing.branch.version, state=listing.branch.state)]


def options_at(rules: AnyRules, table: TableRow) -> Options:
    """Return the options of a table; those that this version no longer has are left out."""
    if not table.options:
        usual: Options = rules.options()
        return usual
    try:
        return read_options(rules, table.options, table.seats)
    except Refusal:
        known = {}
        for name, value in table.options.items():
            with contextlib.suppress(Refusal):
                read_options(rules, {name: value}, table.seats)
                known[name] = value
        return read_options(rules, known, table.seats)


def standing(entries: Sequence[Entry], before: int = 0) -> list[Entry]:
    """Return the answers that stand of those in some lines, after so many that stood before."""
    stands: list[Entry] = []
    for entry in entries:
        if entry.kind in ANSWERS:
            stands.append(entry)
        elif entry.kind == BRANCHED:
            continue
        elif entry.kind == RENEWED:
            del stands[max(0, read_renewed(entry.move)[0] - before) :]
        else:
            place = read_taken_back(entry.move)[0] - before if entry.move else len(stands) - 1
            if place < 0:
                raise Misfit("An answer was taken back that was given before these lines.")
            stands.pop(place)
    return stands


def build_course(
    rules: AnyRules, listing: TableWithSeats, chapters: Sequence[Chapter], entries: Sequence[Entry]
) -> StoredMatch | None:
    """Return the match that a journal describes, from the best of the last chapters on.

    None if it can't go on from any of them: then the whole journal is needed. Given that, it goes as far as
    the answers fit.
    """
    best: StoredMatch | None = None
    over = listing.table.status == "over"
    for begun in in_turn(chapters, entries, over=over) if chapters else [()]:
        lines = [entry for entry in entries if not begun or entry.number >= begun[0].entries]
        try:
            course = StoredMatch(rules, listing, begun)
        except Misfit:
            continue
        try:
            course.follow(lines)
        except Misfit:
            try:
                course.lost = (
                    course.match.past.answers
                    + len(standing(lines, course.match.past.answers))
                    - course.match.answers
                )
            except Misfit:  # what was answered before the chapter was taken back after it
                continue
            course.entries, course.at = lines[-1].number + 1, lines[-1].at
            course.look()
        if best is None or course.lost < best.lost:
            best = course
        if not best.lost:
            break
    return best


def is_played_by(
    rules: AnyRules, table: TableRow, chapters: Sequence[Chapter], since: Sequence[Entry]
) -> bool:
    """Say whether the rules here are those of the end of a match, whose lines since a chapter these are."""
    versions = (table.rules_version, table.state_version)
    if chapters:
        versions = (chapters[0].rules_version, chapters[0].next_version)
    for entry in since:
        if entry.kind == RENEWED:
            versions = read_renewed(entry.move)[1:]
    return versions == (rules.rules_version, rules.state_version)


def played_again(
    rules: AnyRules, listing: TableWithSeats, entries: Sequence[Entry], end: str
) -> Match[Any] | None:
    """Return a match from its beginning to its end, if these are the rules by which it was played.

    Its end must be the one that is known by this fingerprint.
    """
    if listing.table.rules_version != rules.rules_version:
        return None
    try:
        course = build_course(rules, listing, (), entries)
    except DreamtableError:
        return None
    whole = course is not None and not course.lost and course.match.hash() == end
    return course.match if course is not None and whole else None


def in_turn(
    chapters: Sequence[Chapter], entries: Sequence[Entry], *, over: bool
) -> Sequence[Sequence[Chapter]]:
    """Return the last chapters in the order in which to try them.

    First the last one, unless hardly anything was answered since, which somebody may want to take back.
    """
    newest, older = chapters, chapters[1:]
    since = sum(entry.number >= newest[0].entries for entry in entries)
    if not older:
        return [newest]
    return [newest, older] if over or since >= TAKEN_BACK_IN_A_ROW else [older, newest]


def kept_record(listing: TableWithSeats, match: Match[Any], entries: Sequence[Entry]) -> Record:
    """Return the record of a match with who played; the answers are those of its whole journal."""
    players = [row.name if row.kind == "person" else f"bot:{row.level}" for row in listing.seats]
    stands = standing(entries)
    return msgspec.structs.replace(
        record(match, players),
        rules_version=listing.table.rules_version,
        answers=[(entry.seat, msgspec.Raw(entry.move.encode())) for entry in stands],
        drawn=[entry.drawn for entry in stands if entry.drawn is not None],
        renewed=list(_renewals(listing.table, entries)),
    )


def _renewals(table: TableRow, entries: Sequence[Entry]) -> Iterator[Renewed]:
    """Return where another version went on with a match."""
    for entry in entries:
        if entry.kind == RENEWED:
            answers, rules_version, _ = read_renewed(entry.move)
            lost = len(standing(entries[: entry.number])) - answers
            yield Renewed(
                answers, rules_version, lost, renewed_seed(table.seed or "", entry.number) if lost else ""
            )
