"""What became of finished matches, seat by seat: looked up once, stored, and never of one that still runs."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import RowMapping, and_, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import WATCHER, DreamtableError, Match, Seat
from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.chapters import course_of
from dreamtable.server.endings import stood_in
from dreamtable.server.journal import Chapter, Entry
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.listings import mode_at
from dreamtable.server.open_tables import OpenTables
from dreamtable.server.refusals import Refusal
from dreamtable.server.stored_match import standing
from dreamtable.telling import telling_of
from dreamtable.telling.feats import earned

log = logging.getLogger("dreamtable.results")
_encode = msgspec.json.encode
AT_ONCE = 20
"""How many matches are looked up for somebody who waits for it."""
MODEL = PlackettLuce()


class SeatResult(msgspec.Struct, kw_only=True):
    """What a seat was and did in a finished match."""

    table_id: str
    seat: Seat
    traits: dict[str, str] = {}
    """As in `{"side": "side-thief"}`: by messages of the game."""
    figures: dict[str, int] = {}
    score: int = 0
    answers: int = 0
    stood_in: int = 0
    feats: list[str] = []
    mu: float | None = None
    sigma: float | None = None

    @property
    def counts(self) -> bool:
        """Whether whoever sat there played more of it than a substitute did."""
        return 2 * self.stood_in <= self.answers

    @property
    def rating(self) -> int | None:
        """How strong whoever sat there surely is, as far as their matches say; None where not rated."""
        return rating_of(self.mu, self.sigma) if self.mu is not None and self.sigma is not None else None


def rating_of(mu: float, sigma: float) -> int:
    """Return a rating as a whole number: a newcomer has 0, and it grows with wins and with certainty."""
    return round(40 * (mu - 3 * sigma))


class Looked(NamedTuple):
    """What was found in a match."""

    seats: list[SeatResult]
    moment: str | None
    step: int | None


def look_at(table: str, match: Match[Any], chapters: Sequence[Chapter], entries: Sequence[Entry]) -> Looked:
    """Go through a finished match once more; return what every seat was, and where it turned last."""
    outcome, telling = match.outcome, telling_of(match.rules)
    if outcome is None:
        raise Refusal("not-over")
    told: list[list[Any]] = [[] for _ in range(match.seats)]
    moment, step, heard = None, None, 0
    for again in course_of(match, chapters):
        for seat in range(match.seats):
            told[seat] += [event for _, event in again.events(seat, heard)]
        for _, event in again.events(WATCHER, heard):
            if event.is_turning_point():
                moment, step = (
                    _encode(match.components.own(event, match.rules.events)).decode(),
                    again.answers,
                )
        heard = again.happened
    given = Counter(entry.seat for entry in standing(entries))
    substituted = stood_in(match.seats, entries)
    state = match.state
    return Looked(
        [
            SeatResult(
                table_id=table,
                seat=seat,
                traits=telling.traits(state, seat) if telling.traits is not None else {},
                figures=telling.figures(state, seat) if telling.figures is not None else {},
                score=outcome.scores[seat],
                answers=given[seat],
                stood_in=substituted[seat],
                feats=earned(match, seat, told[seat]),
            )
            for seat in range(match.seats)
        ],
        moment,
        max(1, step) if step is not None else None,
    )


async def look_up(tables: OpenTables, table: str) -> None:
    """Find out what became of a finished match and store it, once for all."""
    try:
        live = await tables.open(table)
        live.summary()
        match = live.match
        if match is None or match.outcome is None:
            return
        listing = live.listing
        if live.course is None or live.course.ended is None:
            raise Refusal("other-rules", 409)
        again, chapters = await live.retelling(match)
        entries = await tables.journal.read(table)
        looked = await tables.in_thread(look_at, table, again, chapters, entries)
    except (Refusal, DreamtableError) as error:  # nobody can tell any more
        log.info("result can't be known", extra={"table": table, "reason": str(error)})
        looked, listing = Looked([], None, None), None
    try:
        async with tables.database.writing() as on:
            if listing is not None:
                await _rate(on, listing, looked.seats)
            last = await on.scalar(select(func.max(db.results.c.number)))
            row = {"table_id": table, "moment": looked.moment, "step": looked.step}
            await on.execute(insert(db.results), [{**row, "number": (last or 0) + 1}])
            if looked.seats:
                await on.execute(insert(db.seat_results), [_columns(one) for one in looked.seats])
    except IntegrityError:
        log.debug("looked up already", extra={"table": table})


def _columns(one: SeatResult) -> dict[str, object]:
    values = msgspec.structs.asdict(one)
    return values | {name: _encode(values[name]).decode() for name in ("traits", "figures", "feats")}


def read_seat(row: RowMapping) -> SeatResult:
    """Return the result of a seat as it is stored."""
    values = dict(row)
    for name in ("traits", "figures", "feats"):
        values[name] = msgspec.json.decode(values[name])
    return SeatResult(**values)


async def of_seats(on: AsyncConnection, table: str, seats: Sequence[Seat]) -> list[SeatResult]:
    """Return what is stored of some seats of a match."""
    s = db.seat_results.c
    query = select(db.seat_results).where(s.table_id == table, s.seat.in_(seats)).order_by(s.seat)
    return [read_seat(row) for row in (await on.execute(query)).mappings()]


async def is_known(on: AsyncConnection, table: str) -> bool:
    """Say whether somebody has looked at a finished match already."""
    r = db.results.c
    return await on.scalar(select(r.table_id).where(r.table_id == table)) is not None


async def _rate(on: AsyncConnection, listing: TableWithSeats, seats: Sequence[SeatResult]) -> None:
    """Rate the people of a match that they played against each other, all of it themselves.

    Everybody is compared with everybody: whoever won with those who did not, by points where those differ.
    """
    table = listing.table
    people = [row for row in listing.seats if row.kind == "person" and row.person is not None]
    alone = len({row.person for row in people}) == len(people)
    if mode_at(table).together or table.campaign is not None or len(people) < 2 or not alone:
        return
    if table.winners is None or any(seats[row.seat].stood_in for row in people):
        return
    places = [(row.seat not in table.winners, -seats[row.seat].score) for row in people]
    if len({lost for lost, _ in places}) == 1 and len(set(places)) == 1:
        return
    order = sorted(set(places))
    before = [await rating_before(on, str(row.person), table.game) for row in people]
    teams = [[MODEL.rating(mu=one[0], sigma=one[1]) if one is not None else MODEL.rating()] for one in before]
    after = MODEL.rate(teams, ranks=[float(order.index(place)) for place in places])
    for row, (rated,) in zip(people, after, strict=True):
        seats[row.seat].mu, seats[row.seat].sigma = rated.mu, rated.sigma


async def rating_before(on: AsyncConnection, person: str, game: str) -> tuple[float, float] | None:
    """Return how somebody was rated last in a game; None before their first rated match."""
    r, s, t, seat = db.results.c, db.seat_results.c, db.tables.c, db.seats.c
    query = (
        select(s.mu, s.sigma)
        .join(db.seats, and_(seat.table_id == s.table_id, seat.seat == s.seat))
        .join(db.tables, t.id == s.table_id)
        .join(db.results, r.table_id == s.table_id)
        .where(seat.person == person, t.game == game, s.mu.is_not(None))
        .order_by(r.number.desc())
        .limit(1)
    )
    row = (await on.execute(query)).first()
    return (row[0], row[1]) if row is not None else None


async def missing(on: AsyncConnection, person: str | None = None, limit: int | None = None) -> list[str]:
    """Return finished matches at which nobody has looked yet, the earliest first; those that count."""
    t = db.tables.c
    query = select(t.id).where(
        t.status == "over",
        ledger.counts(),
        t.seed.is_not(None),
        t.id.not_in(select(db.results.c.table_id)),
    )
    if person is not None:
        query = query.where(t.id.in_(select(db.seats.c.table_id).where(db.seats.c.person == person)))
    return list((await on.scalars(query.order_by(t.updated).limit(limit))).all())


async def look_up_all(tables: OpenTables, pause: float) -> None:
    """Look at all finished matches at which nobody has looked yet, one after the other."""
    async with tables.database.reading() as on:
        found = await missing(on)
    for table in found:
        try:
            await look_up(tables, table)
        except Exception:
            log.exception("result not looked up", extra={"table": table})
        await asyncio.sleep(pause)


async def look_up_for(tables: OpenTables, person: str) -> None:
    """Look at some finished matches of somebody who wants to see them now."""
    await tables.sum_up()
    async with tables.database.reading() as on:
        found = await missing(on, person, AT_ONCE)
    for table in found:
        await look_up(tables, table)
