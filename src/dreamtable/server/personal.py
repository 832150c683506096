"""What is stored about somebody: to be taken along, and to be forgotten."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, and_, delete, false, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import Record, Seat
from dreamtable.server import calling, friends, groups, hosting, ledger, mail, reports, results
from dreamtable.server import database as db
from dreamtable.server.accounts import Person
from dreamtable.server.campaigns import playing, rows
from dreamtable.server.campaigns.rows import CampaignListing
from dreamtable.server.journal import ANSWER
from dreamtable.server.ledger import SOMEBODY, SeatRow, TableWithSeats
from dreamtable.server.results import SeatResult
from dreamtable.server.worker import Worker

_encode = msgspec.json.encode


class OwnAnswer(msgspec.Struct, frozen=True):
    """What was answered from one of the own seats."""

    number: int
    seat: Seat
    move: msgspec.Raw
    at: float


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which somebody sits, or which they host."""

    id: str
    game: str
    mode: str | None
    options: dict[str, str]
    packs: list[str]
    status: str
    hosts: bool
    seats: list[Seat]
    seed_parts: list[str]
    """What the own seats added to the seed."""
    left: list[float | None]
    """When each of the own seats was left last; None while somebody is there."""
    campaign: str | None
    lesson: str | None
    daily: str | None
    """The day whose dream it is."""
    branch_of: str | None
    """The table from whose match it branches off, as a what-if."""
    created: float
    started: float | None
    updated: float
    answers: list[OwnAnswer]
    results: list[SeatResult]
    """What the own seats were and did, once the match is over; with the rating after it."""


class OwnLine(msgspec.Struct, frozen=True):
    """What somebody said at a table."""

    table: str
    text: str
    at: float


class OwnStanding(msgspec.Struct, frozen=True):
    """A table to which somebody was let in or not, without a seat."""

    table: str
    standing: str


class OwnGroup(msgspec.Struct, frozen=True):
    """A group to which somebody belongs or belonged, and what they said there."""

    id: str
    title: str | None
    hosts: bool
    joined: float | None
    said: list[OwnLine]


class OwnReport(msgspec.Struct, frozen=True):
    """What somebody has reported."""

    table: str
    why: str
    at: float


class OwnReported(msgspec.Struct, frozen=True):
    """Where somebody was reported."""

    table: str
    at: float


class OwnCampaign(msgspec.Struct, frozen=True):
    """A campaign in which somebody takes part."""

    id: str
    game: str
    title: str
    leads: bool


class OwnHint(msgspec.Struct, frozen=True):
    """What somebody was told, or does not want to be told."""

    game: str
    hint: str


class OwnData(msgspec.Struct, frozen=True, kw_only=True):
    """All that is stored about somebody. Of the password and of sessions there are only fingerprints."""

    name: str
    account: str | None
    lang: str
    created: float
    sessions: list[float]
    """When each visit began that still counts."""
    hints: list[OwnHint]
    tables: list[OwnTable]
    said: list[OwnLine]
    campaigns: list[OwnCampaign]
    groups: list[OwnGroup]
    muted: list[str]
    """The names of those whom somebody does not want to hear, as they were then."""
    reports: list[OwnReport]
    """What somebody has reported."""
    reported: list[OwnReported]
    """Where somebody was reported; by whom and why is not said."""
    called_at: list[str]
    """Browsers at which they are called back."""
    mail: mail.MailRow | None
    """Where they get letters."""
    friends: list[str]
    """The names of their friends."""
    guest_at: list[OwnStanding]
    """Where somebody has shown an invitation, may not speak or may not come."""


async def stored_about(worker: Worker, me: Person) -> OwnData:
    """Return all that is stored about somebody, and nothing about anybody else."""
    p, s, h = db.people.c, db.sessions.c, db.seen_hints.c
    await worker.notebook.store()
    async with worker.database.reading() as on:
        created = await on.scalar(select(p.created).where(p.id == me.id))
        sessions = (await on.scalars(select(s.created).where(s.person == me.id).order_by(s.created))).all()
        hints = await on.execute(select(h.game, h.hint).where(h.person == me.id).order_by(h.game, h.hint))
        listings = await ledger.load_all(on, await _tables_of(on, me))
        c = db.chat.c
        said = await on.execute(
            select(c.table_id, c.text, c.at).where(_said_by(me, listings)).order_by(c.at, c.number)
        )
        g = db.guests.c
        guest_at = await on.execute(
            select(g.table_id, g.standing).where(g.person == me.id).order_by(g.table_id)
        )
        m, r = db.mutes.c, db.reports.c
        muted = (await on.scalars(select(m.name).where(m.person == me.id).order_by(m.name))).all()
        told = await on.execute(select(r.table_id, r.why, r.at).where(r.person == me.id).order_by(r.at))
        reported = await on.execute(select(r.table_id, r.at).where(r.about == me.id).order_by(r.at))
        campaigns = [await rows.load(on, one, rows.KEEPINGS) for one in await _campaigns_of(on, me)]
        return OwnData(
            name=me.name,
            account=me.account,
            lang=me.lang,
            created=created or 0.0,
            sessions=list(sessions),
            hints=[OwnHint(game, hint) for game, hint in hints.tuples()],
            tables=[await _own_table(on, me, listing) for listing in listings],
            said=[OwnLine(table, text, at) for table, text, at in said.tuples()],
            groups=await _own_groups(on, me),
            muted=list(muted),
            reports=[OwnReport(table, why, at) for table, why, at in told.tuples()],
            reported=[OwnReported(table, at) for table, at in reported.tuples()],
            called_at=[one.address for one in await calling.addresses_of(on, me.id)],
            mail=await mail.of(on, me.id),
            friends=[name for _, name in await friends.names_of(on, me.id)],
            guest_at=[OwnStanding(table, standing) for table, standing in guest_at.tuples()],
            campaigns=[_own_campaign(me, one) for one in campaigns if one is not None],
        )


async def _own_table(on: AsyncConnection, me: Person, listing: TableWithSeats) -> OwnTable:
    table, seats = listing.table, hosting.seats_of(listing, me.id)
    j = db.journal.c
    own = or_(false(), *(and_(j.seat == row.seat, j.number >= row.first_line) for row in seats))
    lines = await on.execute(
        select(j.number, j.seat, j.move, j.at)
        .where(j.table_id == table.id, j.kind == ANSWER, own)
        .order_by(j.number)
    )
    return OwnTable(
        id=table.id,
        game=table.game,
        mode=table.mode,
        options=table.options,
        packs=table.packs,
        status=table.status,
        hosts=table.host == me.id,
        seats=[row.seat for row in seats],
        seed_parts=[row.nonce for row in seats],
        left=[row.seen for row in seats],
        campaign=table.campaign,
        lesson=table.lesson,
        daily=table.daily,
        branch_of=table.branch_of,
        created=table.created,
        started=table.started,
        updated=table.updated,
        answers=[
            OwnAnswer(number, seat, msgspec.Raw(move.encode()), at)
            for number, seat, move, at in lines.tuples()
        ],
        results=await results.of_seats(on, table.id, [row.seat for row in seats]),
    )


async def _own_groups(on: AsyncConnection, me: Person) -> list[OwnGroup]:
    g, m, c = db.groups.c, db.group_members.c, db.group_chat.c
    joined = dict((await on.execute(select(m.group_id, m.joined).where(m.person == me.id))).tuples().all())
    said: dict[str, list[OwnLine]] = {group: [] for group in joined}
    lines = select(c.group_id, c.text, c.at).where(c.person == me.id).order_by(c.number)
    for group, text, at in (await on.execute(lines)).tuples():
        said.setdefault(group, []).append(OwnLine(group, text, at))
    told = await on.execute(select(g.id, g.title, g.host).where(g.id.in_(said)))
    return [
        OwnGroup(group, title if group in joined else None, host == me.id, joined.get(group), said[group])
        for group, title, host in told.tuples()
    ]


def _own_campaign(me: Person, listing: CampaignListing) -> OwnCampaign:
    campaign = listing.campaign
    return OwnCampaign(campaign.id, campaign.game, campaign.title, campaign.host == me.id)


async def forget(worker: Worker, me: Person) -> None:
    """Delete somebody: what is theirs alone goes, and in what others share they become somebody.

    A seat in a running match goes on with a bot, as that of anybody who has left it for good.
    """
    await worker.open_tables.sum_up()
    async with worker.database.writing() as on:
        tokens = (await on.scalars(select(db.sessions.c.token).where(db.sessions.c.person == me.id))).all()
        listings = await ledger.load_all(on, await _tables_of(on, me))
        await on.execute(update(db.chat).where(_said_by(me, listings)).values(name=SOMEBODY, person=None))
        shared = await _forget_campaigns(on, me)
        for listing in listings:
            await _forget_at(on, me, listing, keeps=listing.table.campaign in shared)
        await on.execute(delete(db.guests).where(db.guests.c.person == me.id))
        sat = {one.table.id: [row.seat for row in hosting.seats_of(one, me.id)] for one in listings}
        await reports.forget(on, me.id, sat)
        await groups.forget(on, me.id)
        await friends.forget(on, me.id)
        await on.execute(delete(db.push_addresses).where(db.push_addresses.c.person == me.id))
        await on.execute(delete(db.mail_addresses).where(db.mail_addresses.c.person == me.id))
        await on.execute(delete(db.calls).where(db.calls.c.person == me.id))
        await on.execute(delete(db.seen_hints).where(db.seen_hints.c.person == me.id))
        await on.execute(delete(db.sessions).where(db.sessions.c.person == me.id))
        await on.execute(delete(db.people).where(db.people.c.id == me.id))
    for token in tokens:
        worker.visits.sign_out(token)
    for listing in listings:
        await worker.open_tables.refresh(listing.table.id)


async def _tables_of(on: AsyncConnection, me: Person) -> list[str]:
    """Return all tables at which somebody sits or which they host, the earliest first."""
    t = db.tables.c
    sat = select(db.seats.c.table_id).where(db.seats.c.person == me.id)
    query = select(t.id).where(or_(t.id.in_(sat), t.host == me.id)).order_by(t.created)
    return list((await on.scalars(query)).all())


async def _campaigns_of(on: AsyncConnection, me: Person) -> list[str]:
    """Return all campaigns in which somebody takes part, or of which they have played a session."""
    c, m, s, t = (one.c for one in (db.campaigns, db.campaign_members, db.seats, db.tables))
    member = select(m.campaign_id).where(m.person == me.id)
    played = select(t.campaign).join(db.seats, s.table_id == t.id).where(s.person == me.id)
    query = select(c.id).where(or_(c.id.in_(member), c.id.in_(played), c.host == me.id))
    return list((await on.scalars(query.order_by(c.created))).all())


def _said_by(me: Person, listings: Sequence[TableWithSeats]) -> ColumnElement[bool]:
    """Return the condition for lines of the chat that somebody said.

    Old lines do not say who it was: those from one of the own seats are taken. Onlookers are not told apart
    by their names, which anybody can take.
    """
    c = db.chat.c
    own = [
        and_(c.table_id == listing.table.id, c.seat == row.seat)
        for listing in listings
        for row in hosting.seats_of(listing, me.id)
    ]
    return or_(c.person == me.id, and_(c.person.is_(None), or_(false(), *own)))


async def _others(on: AsyncConnection, me: Person, people: Sequence[str | None]) -> list[str]:
    """Return those of some people who are not oneself and still there, in order."""
    known = set((await on.scalars(select(db.people.c.id).where(db.people.c.id.in_(people)))).all())
    return [one for one in dict.fromkeys(people) if one is not None and one in known and one != me.id]


async def _forget_campaigns(on: AsyncConnection, me: Person) -> set[str | None]:
    """Let somebody take part in no campaign; return those that stay, since others have a part in them."""
    stay: set[str | None] = set()
    for campaign in await _campaigns_of(on, me):
        listing = await rows.load(on, campaign)
        if listing is None:
            continue
        tables = await ledger.load_all(on, [session.table_id for session in listing.sessions])
        seated = [row.person for table in tables for row in table.seats]
        if await _others(on, me, [*(one.person for one in listing.members), *seated]):
            stay.add(campaign)
            await _forget_in_records(on, me, listing, tables)
            if (member := listing.member(me.id)) is not None:
                await playing.let_go(on, listing, member)
            if listing.campaign.host == me.id:
                await rows.change(on, campaign, host=SOMEBODY)
        else:
            await rows.remove(on, campaign)
            for table in tables:
                await ledger.remove(on, table.table.id)
    return stay


async def _forget_in_records(
    on: AsyncConnection, me: Person, listing: CampaignListing, tables: Sequence[TableWithSeats]
) -> None:
    """Take somebody's name out of the records that a campaign keeps."""
    seats = {table.table.id: hosting.seats_of(table, me.id) for table in tables}
    for session in listing.sessions:
        if session.record is not None and (own := seats.get(session.table_id)):
            record = msgspec.json.decode(session.record, type=Record)
            for row in own:
                record.players[row.seat] = SOMEBODY
            await rows.put_record(on, session, _encode(record).decode())


async def _forget_at(on: AsyncConnection, me: Person, listing: TableWithSeats, *, keeps: bool) -> None:
    """Take somebody away from a table; one that is nobody else's goes with them, unless a campaign has it."""
    table, own = listing.table, hosting.seats_of(listing, me.id)
    others = await _others(on, me, [row.person for row in listing.seats])
    if table.status == "open" and own:
        await hosting.stand_up(on, listing, own)
    elif not others and not keeps:
        await ledger.remove(on, table.id)
    else:
        for row in own:
            await ledger.put_seat(on, _left(row, running=table.status == "running"))
            await ledger.note_presence(on, [(table.id, row.seat, None, 0)])
        if table.host == me.id:
            host = others[0] if others else SOMEBODY
            await on.execute(update(db.tables).where(db.tables.c.id == table.id).values(host=host))


def _left(row: SeatRow, *, running: bool) -> SeatRow:
    """Return the seat of somebody who is no longer there; what it added to the seed stays, for the proof."""
    left = running or row.away
    return msgspec.structs.replace(
        row, person=None, name=SOMEBODY, away=left, conceded=running or row.conceded
    )
