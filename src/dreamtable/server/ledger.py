"""Tables and seats in the database: who sits where, and how far a match has come."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import Seat
from dreamtable.kernel.components import Table, digest_of
from dreamtable.server import database as db
from dreamtable.server.hours import now
from dreamtable.server.messages import Status

Kind = Literal["empty", "person", "bot"]
Standing = Literal["invited", "muted", "banned"]
"""How somebody stands at a table, seat or not: has shown the invitation, may not speak, may not come."""
Relief = Literal["table", "time"]
"""Who lets a bot play for somebody: those at the table, or the clock."""
SOMEBODY = ""
"""The name of who was deleted: everybody reads it as "somebody", in their own language."""


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits on a seat."""

    table_id: str
    seat: Seat
    kind: Kind = "empty"
    person: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str = ""
    away: bool = False
    conceded: bool = False
    orders: bool = True
    """Whether what there is only one answer to is answered by itself."""
    seen: float | None = None
    """When nobody looked on from it any more; None while somebody does, as far as is known."""
    heard: int = 0
    """How many answers there were then."""
    missed: int = 0
    """How often in a row its time was up."""
    relieved: Relief | None = None
    """Why a bot plays for somebody who has not asked for it."""
    first_line: int = 0
    """From which line of the journal on whoever sits there has answered."""
    offered: bool = False
    """Whether the host offers it to somebody who comes to a running match."""
    ready: bool = False
    """Whether whoever sits there wants to play again, before a rematch begins."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table, without its journal."""

    id: str
    game: str
    mode: str | None = None
    """Which way of playing; None at old tables: the first one that is for so many."""
    rules_version: int
    """Under which version of the rules it was begun."""
    state_version: int = 1
    """The version of the form in which its first lines are stored."""
    seats: int
    options: dict[str, str]
    private: bool
    seconds: int | None
    status: Status
    host: str
    invite: str
    secret: str
    seed: str | None = None
    next_table: str | None = None
    campaign: str | None = None
    session: int | None = None
    """Which session of the campaign is played here."""
    created: float
    started: float | None = None
    updated: float
    entries: int = 0
    answers: int = 0
    waiting: list[Seat] = []
    deadline: float | None = None
    busy: bool = False
    lesson: str | None = None
    """The lesson that is given here, if it is no match of its own."""
    lesson_read: int = 0
    """How many of its steps were read: all of them, once it is over."""
    hints: bool = True
    """Whether the host lets newcomers be told what is new to them."""
    suggestions: bool = True
    """Whether the host lets players ask what a bot would do."""
    boldness: str = "considerate"
    """How much of the story its bots take upon themselves."""
    winners: list[Seat] | None = None
    """Who has won, once the match is over; None if that is not known, as at some old tables."""
    reason: str | None = None
    """Why it ended, by its name in the language files."""
    packs: list[str] = []
    """Which packs it is played with."""
    components: str | None = None
    """By which table the numbers of its components are read, once it has begun; None at old tables."""
    rests: list[tuple[float, float]] = []
    """From when until when those who play agreed to rest."""
    daily: str | None = None
    """The day whose dream is dreamt here."""
    quiet: bool = False
    """Whether those who only watch may not speak."""
    group_id: str | None = None
    """The group that plays here."""
    what_if: bool = False
    """Whether the host lets players try out what might come, before the match is over."""
    branch_of: str | None = None
    """The table from whose match this one branches off."""
    branch_step: int = 0
    """After how many answers there."""
    dreamer: Seat | None = None
    """Who has imagined what is hidden here, if it may not be known how it truly is."""

    @property
    def counts(self) -> bool:
        """Whether it counts: lessons and what-ifs never do."""
        return self.lesson is None and self.branch_of is None


class GuestRow(msgspec.Struct, kw_only=True):
    """How somebody stands at a table."""

    table_id: str
    person: str
    name: str
    standing: Standing


class BranchRow(msgspec.Struct, kw_only=True):
    """Where a match begins that branches off from amidst another one."""

    table_id: str
    version: int
    """The version of the form in which the state is stored."""
    state: bytes
    kept: str | None = None
    """What the campaign of the other one kept before it."""
    kept_version: int = 1


class TableWithSeats(msgspec.Struct):
    """A table with its seats."""

    table: TableRow
    seats: list[SeatRow]
    kept: str | None = None
    """What the campaign kept before this session."""
    kept_version: int = 1
    """The version of the form in which it is stored."""
    components: Table = {}
    """What the numbers of its components mean."""
    agreed: dict[str, dict[Seat, float]] = {}
    """Who wants what the table decides together, and since when."""
    rematch: "TableWithSeats | None" = None
    """The table at which the same people play again."""
    branch: BranchRow | None = None
    """Where it begins, if it branches off from another match."""
    guests: list[GuestRow] = []
    """Who has shown the invitation, may not speak or may not come."""

    def standing(self, person: str | None) -> Standing | None:
        """Return how somebody stands here; None if nothing is known of them but maybe a seat."""
        return next((row.standing for row in self.guests if row.person == person), None)


def mark_of(table: str, person: str) -> str:
    """Return by what somebody is known at one table, and at no other: never by who they are."""
    return hashlib.sha256(f"{table} {person}".encode()).hexdigest()[:16]


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(16)


_JSON_COLUMNS = ("options", "waiting", "winners", "packs", "rests")


def _table(row: RowMapping) -> TableRow:
    values = dict(row)
    for name in _JSON_COLUMNS:
        values[name] = msgspec.json.decode(values[name] or "null")
    return TableRow(**values)


def _columns(row: TableRow) -> dict[str, object]:
    values: dict[str, object] = msgspec.structs.asdict(row)
    for name in _JSON_COLUMNS:
        values[name] = msgspec.json.encode(values[name]).decode()
    return values


_COMPONENT_TABLES: dict[str, Table] = {}
"""Tables of components that were read: they never change, and most matches share one."""


async def keep_components(on: AsyncConnection, table: Table) -> str | None:
    """Write what the numbers of components mean, if that is not known yet; return by what it is found."""
    if not table:
        return None
    digest, c = digest_of(table), db.component_tables.c
    if await on.scalar(select(c.digest).where(c.digest == digest)) is None:
        names = msgspec.json.encode(table).decode()
        await on.execute(insert(db.component_tables), [{"digest": digest, "names": names}])
    return digest


async def components_of(on: AsyncConnection, digest: str | None) -> Table:
    """Return what the numbers of components mean at a table."""
    if digest is None:
        return {}
    if digest not in _COMPONENT_TABLES:
        c = db.component_tables.c
        names = await on.scalar(select(c.names).where(c.digest == digest))
        _COMPONENT_TABLES[digest] = msgspec.json.decode(names or "{}", type=Table)
    return _COMPONENT_TABLES[digest]


async def store(on: AsyncConnection, listing: TableWithSeats) -> None:
    """Write a new table."""
    if listing.components:
        listing.table.components = await keep_components(on, listing.components)
    await on.execute(insert(db.tables), [_columns(listing.table)])
    await on.execute(insert(db.seats), [msgspec.structs.asdict(seat) for seat in listing.seats])
    if listing.branch is not None:
        await on.execute(insert(db.branches), [msgspec.structs.asdict(listing.branch)])
    if listing.guests:
        await on.execute(insert(db.guests), [msgspec.structs.asdict(guest) for guest in listing.guests])


async def load(on: AsyncConnection, table: str) -> TableWithSeats | None:
    """Return a table, if there is such a one."""
    found = await load_all(on, [table])
    if not found:
        return None
    listing = found[0]
    if listing.table.campaign is not None:
        kept = await kept_before(on, listing.table.campaign, listing.table.session)
        listing.kept, listing.kept_version = kept
    if listing.table.branch_of is not None:
        b = db.branches
        row = (await on.execute(select(b).where(b.c.table_id == table))).mappings().one()
        listing.branch = BranchRow(**row)
        listing.kept, listing.kept_version = listing.branch.kept, listing.branch.kept_version
    listing.components = await components_of(on, listing.table.components)
    listing.guests = await guests_of(on, table)
    if listing.table.status == "running":
        listing.agreed = await agreed_at(on, table)
    if listing.table.next_table is not None:
        listing.rematch = next(iter(await load_all(on, [listing.table.next_table])), None)
    return listing


async def guests_of(on: AsyncConnection, table: str) -> list[GuestRow]:
    """Return how people stand at a table, by name."""
    g = db.guests.c
    rows = await on.execute(select(db.guests).where(g.table_id == table).order_by(g.name, g.person))
    return [GuestRow(**row) for row in rows.mappings()]


async def put_guest(on: AsyncConnection, guest: GuestRow) -> None:
    """Write how somebody stands at a table."""
    await forget_guest(on, guest.table_id, guest.person)
    await on.execute(insert(db.guests), [msgspec.structs.asdict(guest)])


async def forget_guest(on: AsyncConnection, table: str, person: str) -> None:
    """Know no more of somebody at a table than the seat they may have."""
    g = db.guests.c
    await on.execute(delete(db.guests).where(g.table_id == table, g.person == person))


async def merge_guest(on: AsyncConnection, guest: str, owner: str, name: str) -> None:
    """Let an account stand at tables as a guest stood there who signs in; the worse of both counts."""
    g = db.guests.c
    rows = (await on.execute(select(db.guests).where(g.person.in_((guest, owner))))).mappings().all()
    standings: dict[str, list[Standing]] = {}
    for row in rows:
        standings.setdefault(row["table_id"], []).append(row["standing"])
    await on.execute(delete(db.guests).where(g.person.in_((guest, owner))))
    for table, known in standings.items():
        worst = max(known, key=get_args(Standing).index)
        await put_guest(on, GuestRow(table_id=table, person=owner, name=name, standing=worst))


async def hold(on: AsyncConnection, table: str) -> None:
    """Let nobody else decide about a table until this is stored."""
    await on.execute(select(db.tables.c.id).where(db.tables.c.id == table).with_for_update())


async def rest(on: AsyncConnection, table: TableRow, seconds: float | None) -> None:
    """Let a table rest for so long from now on; None if it goes on."""
    at = now()
    rests = [(since, min(until, at)) for since, until in table.rests]
    if seconds is not None:
        rests.append((at, at + seconds))
    encoded = msgspec.json.encode(rests).decode()
    await on.execute(update(db.tables).where(db.tables.c.id == table.id).values(rests=encoded))


async def agreed_at(on: AsyncConnection, table: str) -> dict[str, dict[Seat, float]]:
    """Return who wants what at a table that it decides together, and since when."""
    a = db.agreements.c
    agreed: dict[str, dict[Seat, float]] = {}
    for about, seat, at in await on.execute(select(a.about, a.seat, a.at).where(a.table_id == table)):
        agreed.setdefault(about, {})[seat] = at
    return agreed


async def agree(on: AsyncConnection, table: str, about: str, seat: Seat, at: float) -> None:
    """Write that a seat wants something."""
    await disagree(on, table, about, seat)
    await on.execute(insert(db.agreements), [{"table_id": table, "about": about, "seat": seat, "at": at}])


async def disagree(on: AsyncConnection, table: str, about: str, seat: Seat | None = None) -> None:
    """Forget that a seat wants something, or that anybody does."""
    a = db.agreements.c
    here = and_(a.table_id == table, a.about == about)
    await on.execute(delete(db.agreements).where(here if seat is None else and_(here, a.seat == seat)))


async def kept_before(on: AsyncConnection, campaign: str, session: int | None) -> tuple[str | None, int]:
    """Return what a session of a campaign began with, and its version; None if it is a first one."""
    own, before = db.campaign_sessions.alias(), db.campaign_sessions.alias()
    follows = and_(before.c.campaign_id == own.c.campaign_id, before.c.number == own.c.follows)
    here = and_(own.c.campaign_id == campaign, own.c.number == session)
    found = await on.execute(select(before.c.kept, before.c.kept_version).join(own, follows).where(here))
    row = found.first()
    return (row[0], row[1]) if row is not None else (None, 1)


async def load_all(on: AsyncConnection, ids: Sequence[str]) -> list[TableWithSeats]:
    """Return tables, the latest first."""
    if not ids:
        return []
    rows = await on.execute(
        select(db.tables).where(db.tables.c.id.in_(ids)).order_by(db.tables.c.updated.desc())
    )
    listings = {row["id"]: TableWithSeats(_table(row), []) for row in rows.mappings()}
    seats = await on.execute(
        select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
    )
    for row in seats.mappings():
        if row["table_id"] in listings:
            listings[row["table_id"]].seats.append(SeatRow(**row))
    return list(listings.values())


def counts() -> ColumnElement[bool]:
    """Say of a table whether it counts: lessons and what-ifs never do."""
    return and_(db.tables.c.lesson.is_(None), db.tables.c.branch_of.is_(None))


async def public_ids(on: AsyncConnection, limit: int) -> list[str]:
    """Return public tables that are open or running, the latest first."""
    t = db.tables.c
    query = select(t.id).where(t.status.in_(("open", "running")), t.private.is_(False), t.lesson.is_(None))
    return list((await on.scalars(query.order_by(t.updated.desc()).limit(limit))).all())


async def ids_of(on: AsyncConnection, person: str, limit: int) -> list[str]:
    """Return the tables that somebody sits at, the latest first; lessons are none."""
    t = db.tables.c
    sat = select(db.seats.c.table_id).where(db.seats.c.person == person)
    query = select(t.id).where(t.id.in_(sat), t.lesson.is_(None)).order_by(t.updated.desc()).limit(limit)
    return list((await on.scalars(query)).all())


async def games_played(on: AsyncConnection, person: str) -> list[str]:
    """Return the games of which somebody has played a match to its end; lessons and what-ifs are none."""
    t, s = db.tables.c, db.seats.c
    over = select(t.game).join(db.seats, s.table_id == t.id).where(s.person == person, t.status == "over")
    return list((await on.scalars(over.where(counts()).distinct().order_by(t.game))).all())


async def lessons_of(on: AsyncConnection, person: str, game: str) -> list[str]:
    """Return the tables where somebody is given a lesson of a game, the latest first."""
    t = db.tables.c
    query = select(t.id).where(t.host == person, t.game == game, t.lesson.is_not(None))
    return list((await on.scalars(query.order_by(t.updated.desc()))).all())


async def take_seat(on: AsyncConnection, seat: SeatRow) -> bool:
    """Sit down where nobody sits; say whether that worked."""
    s = db.seats.c
    free = and_(s.table_id == seat.table_id, s.seat == seat.seat, s.kind == "empty")
    done = await on.execute(update(db.seats).where(free).values(**msgspec.structs.asdict(seat)))
    return done.rowcount == 1


async def put_seat(on: AsyncConnection, seat: SeatRow) -> None:
    """Write who sits on a seat; when they were there last is written elsewhere."""
    s = db.seats.c
    here = and_(s.table_id == seat.table_id, s.seat == seat.seat)
    values = msgspec.structs.asdict(seat)
    del values["seen"], values["heard"]
    await on.execute(update(db.seats).where(here).values(**values))


async def note_presence(on: AsyncConnection, seats: Sequence[tuple[str, Seat, float | None, int]]) -> None:
    """Write when seats were left and after how many answers; None for who is there."""
    s = db.seats.c
    here = and_(s.table_id == bindparam("table"), s.seat == bindparam("at"))
    rows = [{"table": table, "at": seat, "left": seen, "after": heard} for table, seat, seen, heard in seats]
    left = update(db.seats).where(here).values(seen=bindparam("left"), heard=bindparam("after"))
    await on.execute(left, rows)


async def change(on: AsyncConnection, table: str, only: Status | None = None, **values: object) -> bool:
    """Change a table, if it still has that one status; say whether it did."""
    t = db.tables.c
    here = t.id == table if only is None else and_(t.id == table, t.status == only)
    done = await on.execute(update(db.tables).where(here).values(updated=time.time(), **values))
    return done.rowcount == 1


async def put_into_campaign(on: AsyncConnection, table: str, campaign: str) -> bool:
    """Let a table be the first session of a campaign, unless it is one of another; say whether it is."""
    t = db.tables.c
    here = and_(t.id == table, t.campaign.is_(None))
    done = await on.execute(update(db.tables).where(here).values(campaign=campaign, session=0))
    return done.rowcount == 1


async def remove(on: AsyncConnection, table: str) -> None:
    """Remove a table at which nobody sits any more, with everything that was played there."""
    await on.execute(delete(db.journal).where(db.journal.c.table_id == table))
    await on.execute(delete(db.chat).where(db.chat.c.table_id == table))
    await on.execute(delete(db.papers).where(db.papers.c.place == f"table/{table}"))
    await on.execute(delete(db.campaign_sessions).where(db.campaign_sessions.c.table_id == table))
    await on.execute(delete(db.chapters).where(db.chapters.c.table_id == table))
    await on.execute(delete(db.agreements).where(db.agreements.c.table_id == table))
    await on.execute(delete(db.guests).where(db.guests.c.table_id == table))
    await on.execute(delete(db.branches).where(db.branches.c.table_id == table))
    await on.execute(delete(db.seats).where(db.seats.c.table_id == table))
    await on.execute(delete(db.tables).where(db.tables.c.id == table))


async def let_states_go(on: AsyncConnection, before: float) -> int:
    """Keep of matches that were over before a time only what was told; return of how many chapters."""
    c, t = db.chapters.c, db.tables.c
    over = select(t.id).where(t.status == "over", t.updated < before)
    old = update(db.chapters).where(c.states.is_not(None), c.table_id.in_(over))
    return (await on.execute(old.values(states=None))).rowcount


async def without_result(on: AsyncConnection) -> list[str]:
    """Return finished tables of which it is not stored how they ended, the latest first; lessons are none."""
    t = db.tables.c
    empty = func.coalesce(t.winners, "null") == "null"
    query = select(t.id).where(t.status == "over", t.lesson.is_(None), empty).order_by(t.updated.desc())
    return list((await on.scalars(query)).all())


async def due(on: AsyncConnection, at: float) -> list[str]:
    """Return running tables whose time for a decision is up."""
    t = db.tables.c
    return list((await on.scalars(select(t.id).where(t.status == "running", t.deadline <= at))).all())


async def unattended(on: AsyncConnection) -> list[str]:
    """Return running tables that a stop has left behind: a bot is to answer, or the row lags behind."""
    t = db.tables.c
    written = (
        select(func.coalesce(func.max(db.journal.c.number) + 1, 0))
        .where(db.journal.c.table_id == t.id)
        .scalar_subquery()
    )
    query = select(t.id).where(t.status == "running", or_(t.busy, t.entries < written))
    return list((await on.scalars(query)).all())


async def lengths(on: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[bool, int]]:
    """Return of tables whether their matches have begun, and how many lines their journals have."""
    t = db.tables.c
    written = (
        select(func.coalesce(func.max(db.journal.c.number) + 1, 0))
        .where(db.journal.c.table_id == t.id)
        .scalar_subquery()
    )
    rows = await on.execute(select(t.id, t.seed.is_not(None), written).where(t.id.in_(ids)))
    return {table: (begun, entries) for table, begun, entries in rows}


class ChatRow(msgspec.Struct, kw_only=True):
    """Something that was said at a table: free text, or a quick phrase."""

    table_id: str
    number: int = 0
    seat: Seat | None
    person: str | None = None
    """Who said it; nobody in old lines, and of somebody who was deleted."""
    name: str
    text: str
    phrase: int | None
    """The number of a quick phrase; below 0 a bot is asked to take it (`request_to`)."""
    at: float

    @property
    def asked(self) -> Seat | None:
        """The bot that is asked to take what bots leave to people."""
        return -self.phrase - 1 if self.phrase is not None and self.phrase < 0 else None


def request_to(seat: Seat) -> int:
    """Return what stands for a phrase by which a bot is asked to take what bots leave to people."""
    return -seat - 1


async def say(on: AsyncConnection, line: ChatRow) -> ChatRow:
    """Write down what was said; return it with its number."""
    c = db.chat.c
    last = await on.scalar(select(func.max(c.number)).where(c.table_id == line.table_id))
    line.number = 0 if last is None else last + 1
    await on.execute(insert(db.chat), [msgspec.structs.asdict(line)])
    return line


async def said(on: AsyncConnection, table: str, limit: int) -> list[ChatRow]:
    """Return what was said last at a table, in order."""
    c = db.chat.c
    query = select(db.chat).where(c.table_id == table).order_by(c.number.desc()).limit(limit)
    rows = (await on.execute(query)).mappings().all()
    return [ChatRow(**row) for row in reversed(rows)]
