"""The dream of a day as it is dreamt: begun once by each, over at midnight."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import and_, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import rules_of
from dreamtable.server import database as db
from dreamtable.server import hosting, ledger, results
from dreamtable.server.accounts import Person
from dreamtable.server.commitments import SEATS, Daily, commit, of_day
from dreamtable.server.days import end_of, today
from dreamtable.server.hours import now
from dreamtable.server.ledger import TableRow, TableWithSeats
from dreamtable.server.refusals import Refusal
from dreamtable.server.results import SeatResult
from dreamtable.server.worker import Worker

_BEGIN = text(
    "INSERT INTO daily_starts (day, game, person, table_id, at) "
    "VALUES (:day, :game, :person, :table, :at) ON CONFLICT DO NOTHING"
)


class Start(NamedTuple):
    """A dream of a day that somebody has begun."""

    person: str
    account: bool
    listing: TableWithSeats
    ended: float
    """When the last answer was given."""
    looked: SeatResult | None
    """What was found in it, once it is over."""

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.listing.table.game

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.listing.table.status == "over"

    @property
    def won(self) -> bool:
        """Whether it ended well."""
        return bool(self.listing.table.winners)

    @property
    def counts(self) -> bool:
        """Whether it is on the record: with an account, over within its day, and all of it one's own."""
        table = self.listing.table
        known = table.winners is not None and self.looked is not None and not self.looked.stood_in
        return self.account and self.over and known and self.ended < end_of(str(table.daily))

    @property
    def rank(self) -> tuple[bool, int, int]:
        """What the best is found by: won, with most points, by fewest answers; the lowest is the best."""
        looked = self.looked
        return (not self.won, -looked.score, looked.answers) if looked is not None else (True, 0, 0)


async def begin(worker: Worker, me: Person, game: str) -> TableWithSeats:
    """Begin the dream of today, or return the one that was begun: there is only one."""
    await commit(worker.database)
    day = today()
    async with worker.database.writing() as on:
        begun = await _begun(on, day, game, me.id)
        if begun is not None:
            return begun
        daily = next((one for one in await of_day(on, day) if one.game == game), None)
        if daily is None:
            raise Refusal("no-daily", 404)
        new = _table(me, daily)
        await ledger.store(on, new)
        await on.execute(
            _BEGIN, {"day": day, "game": game, "person": me.id, "table": new.table.id, "at": now()}
        )
        await hosting.begin(on, new)
    return await hosting.listing_of(worker, new.table.id)


async def _begun(on: AsyncConnection, day: str, game: str, person: str) -> TableWithSeats | None:
    s = db.daily_starts.c
    query = select(s.table_id).where(s.day == day, s.game == game, s.person == person)
    table = await on.scalar(query)
    return await ledger.load(on, table) if table is not None else None


def _table(me: Person, daily: Daily) -> TableWithSeats:
    rules, at = rules_of(daily.game), now()
    table = TableRow(
        id=ledger.new_id(),
        game=daily.game,
        mode=daily.mode,
        rules_version=rules.rules_version,
        state_version=rules.state_version,
        seats=SEATS,
        options=daily.options,
        private=True,
        suggestions=False,
        seconds=None,
        status="open",
        host=me.id,
        invite=ledger.new_id(),
        secret=daily.secret,
        created=at,
        updated=at,
        daily=daily.day,
    )
    return TableWithSeats(table, [hosting.person_on(table.id, 0, me, nonce="")])


async def started(on: AsyncConnection, day: str) -> dict[str, int]:
    """Return by game how many have begun the dream of a day."""
    s = db.daily_starts.c
    query = select(s.game, func.count()).where(s.day == day).group_by(s.game)
    return dict((await on.execute(query)).tuples().all())


async def starts_of(worker: Worker, day: str, person: str | None = None) -> list[Start]:
    """Return who has begun the dreams of a day; all, or somebody alone."""
    await worker.open_tables.sum_up()
    found = await _read_starts(worker, day, person)
    missing = [one for one in found if one.over and one.looked is None]
    for one in missing[: results.AT_ONCE]:
        await results.look_up(worker.open_tables, one.listing.table.id)
    return await _read_starts(worker, day, person) if missing else found


async def _read_starts(worker: Worker, day: str, person: str | None) -> list[Start]:
    s, p, j, r = db.daily_starts.c, db.people.c, db.journal.c, db.seat_results.c
    query = select(s.person, s.table_id, p.account).join(db.people, p.id == s.person).where(s.day == day)
    if person is not None:
        query = query.where(s.person == person)
    async with worker.database.reading() as on:
        rows = (await on.execute(query)).all()
        tables: Sequence[str] = [row.table_id for row in rows]
        listings = {one.table.id: one for one in await ledger.load_all(on, tables)}
        last = select(j.table_id, func.max(j.at)).where(j.table_id.in_(tables)).group_by(j.table_id)
        ended = {str(table): float(at) for table, at in (await on.execute(last)).tuples()}
        own = await on.execute(select(db.seat_results).where(and_(r.table_id.in_(tables), r.seat == 0)))
        looked = {row["table_id"]: results.read_seat(row) for row in own.mappings()}
    return [
        Start(
            row.person,
            row.account is not None,
            listings[row.table_id],
            ended.get(row.table_id, 0.0),
            looked.get(row.table_id),
        )
        for row in rows
        if row.table_id in listings
    ]
