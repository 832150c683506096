"""Campaigns, their members and their sessions in the database."""

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Table as Relation
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.server import database as db


class CampaignRow(msgspec.Struct, kw_only=True):
    """A campaign by itself."""

    id: str
    game: str
    title: str
    host: str
    invite: str
    created: float
    updated: float
    book: str | None = None
    """By what its book is read by whoever has the link; None while it is not shared."""


class MemberRow(msgspec.Struct, kw_only=True):
    """Somebody who takes part."""

    campaign_id: str
    number: int
    person: str
    name: str


class SessionRow(msgspec.Struct, kw_only=True):
    """A session: its table, and once it is over what was kept of it."""

    campaign_id: str
    number: int
    follows: int | None
    table_id: str
    record: str | None = None
    kept: str | None = None
    kept_version: int = 1
    outcome: str | None = None
    ended: float | None = None
    chapter: str | None = None
    """The chapter that it is in the book; None as long as nobody has looked for it."""
    unverified: bool = False
    """Whether it came from a file, and nobody here can vouch for it."""

    @property
    def over(self) -> bool:
        """Whether something is kept of it, so that something can follow."""
        return self.ended is not None


class CampaignListing(msgspec.Struct):
    """A campaign with its members and sessions."""

    campaign: CampaignRow
    members: list[MemberRow]
    sessions: list[SessionRow]

    def member(self, person: str) -> MemberRow | None:
        """Return somebody's part in it, if there is one."""
        return next((member for member in self.members if member.person == person), None)

    def session(self, number: int | None) -> SessionRow | None:
        """Return a session by its number; one that was put up and never begun may be missing."""
        return next((session for session in self.sessions if session.number == number), None)

    @property
    def next_number(self) -> int:
        """Which number the next session has."""
        return max((session.number for session in self.sessions), default=-1) + 1


async def store(on: AsyncConnection, listing: CampaignListing) -> None:
    """Write a new campaign."""
    await on.execute(insert(db.campaigns), [msgspec.structs.asdict(listing.campaign)])
    await on.execute(insert(db.campaign_members), [msgspec.structs.asdict(row) for row in listing.members])
    for session in listing.sessions:
        await add_session(on, session)


RECORDS, KEEPINGS = ("record",), ("record", "kept", "chapter")
"""What is large in a session, and not needed to tell of it; and what not even a list needs."""


async def load(on: AsyncConnection, campaign: str, but: Sequence[str] = ()) -> CampaignListing | None:
    """Return a campaign, if there is such a one; but without these columns of its sessions."""
    c, m, s = db.campaigns, db.campaign_members, db.campaign_sessions
    row = (await on.execute(select(c).where(c.c.id == campaign))).mappings().first()
    if row is None:
        return None
    members = await on.execute(select(m).where(m.c.campaign_id == campaign).order_by(m.c.number))
    columns = [column for column in s.c if column.name not in but]
    sessions = await on.execute(select(*columns).where(s.c.campaign_id == campaign).order_by(s.c.number))
    return CampaignListing(
        CampaignRow(**row),
        [MemberRow(**one) for one in members.mappings()],
        [SessionRow(**one) for one in sessions.mappings()],
    )


async def fill_in_kept(on: AsyncConnection, session: SessionRow) -> None:
    """Read what was kept of a session that was loaded without it."""
    s = db.campaign_sessions.c
    here = and_(s.campaign_id == session.campaign_id, s.number == session.number)
    session.kept = await on.scalar(select(s.kept).where(here))


async def ids_of(on: AsyncConnection, person: str, limit: int) -> list[str]:
    """Return the campaigns that somebody takes part in, the latest first."""
    c, m = db.campaigns.c, db.campaign_members.c
    joined = select(m.campaign_id).where(m.person == person)
    query = select(c.id).where(c.id.in_(joined)).order_by(c.updated.desc()).limit(limit)
    return list((await on.scalars(query)).all())


async def all_ids(on: AsyncConnection) -> list[str]:
    """Return all campaigns."""
    c = db.campaigns.c
    return list((await on.scalars(select(c.id).order_by(c.created))).all())


async def id_by_book(on: AsyncConnection, key: str) -> str | None:
    """Return the campaign whose book is shared by a key."""
    c = db.campaigns.c
    found: str | None = await on.scalar(select(c.id).where(c.book == key))
    return found


async def ids_at(on: AsyncConnection, table: str) -> list[str]:
    """Return the campaign that is played at a table, if one is."""
    s = db.campaign_sessions.c
    return list((await on.scalars(select(s.campaign_id).where(s.table_id == table))).all())


async def change(on: AsyncConnection, campaign: str, **values: object) -> None:
    """Change a campaign."""
    here = db.campaigns.c.id == campaign
    await on.execute(update(db.campaigns).where(here).values(updated=time.time(), **values))


async def remove(on: AsyncConnection, campaign: str) -> None:
    """Remove a campaign in which nobody takes part any more; its tables stay."""
    for relation in (db.campaign_sessions, db.campaign_members):
        await on.execute(delete(relation).where(relation.c.campaign_id == campaign))
    await on.execute(delete(db.papers).where(db.papers.c.place == f"campaign/{campaign}"))
    await on.execute(delete(db.campaigns).where(db.campaigns.c.id == campaign))


# Members


async def is_member(on: AsyncConnection, campaign: str, person: str) -> bool:
    """Say whether somebody takes part."""
    m = db.campaign_members.c
    here = and_(m.campaign_id == campaign, m.person == person)
    return await on.scalar(select(m.number).where(here)) is not None


async def add_member(on: AsyncConnection, campaign: str, person: str, name: str) -> bool:
    """Let somebody take part; say whether they did not before."""
    m = db.campaign_members.c
    while not await is_member(on, campaign, person):
        last = await on.scalar(select(func.max(m.number)).where(m.campaign_id == campaign))
        number = 0 if last is None else last + 1
        row = MemberRow(campaign_id=campaign, number=number, person=person, name=name)
        if await _added(on, db.campaign_members, row):
            return True
    return False


async def remove_member(on: AsyncConnection, campaign: str, number: int) -> None:
    """Let somebody go."""
    m = db.campaign_members.c
    await on.execute(delete(db.campaign_members).where(m.campaign_id == campaign, m.number == number))


async def rename_member(on: AsyncConnection, person: str, name: str) -> None:
    """Call somebody by another name in all campaigns."""
    here = db.campaign_members.c.person == person
    await on.execute(update(db.campaign_members).where(here).values(name=name))


async def merge(on: AsyncConnection, guest: str, owner: str, name: str) -> None:
    """Give a guest's part in campaigns to an account, except where the account takes part already."""
    m = db.campaign_members.c
    own = select(m.campaign_id).where(m.person == owner)
    both = (await on.scalars(select(m.campaign_id).where(m.person == guest, m.campaign_id.in_(own)))).all()
    await on.execute(delete(db.campaign_members).where(m.person == guest, m.campaign_id.in_(both)))
    here = m.person == guest
    await on.execute(update(db.campaign_members).where(here).values(person=owner, name=name))
    await on.execute(update(db.campaigns).where(db.campaigns.c.host == guest).values(host=owner))


# Sessions


async def add_session(on: AsyncConnection, session: SessionRow) -> bool:
    """Write a session whose table is there; say whether its number was free."""
    return await _added(on, db.campaign_sessions, session)


async def _added(on: AsyncConnection, relation: Relation, row: msgspec.Struct) -> bool:
    """Write a row, unless another worker was faster."""
    try:
        async with on.begin_nested():
            await on.execute(insert(relation), [msgspec.structs.asdict(row)])
    except IntegrityError:
        return False
    return True


async def keep(on: AsyncConnection, session: SessionRow) -> None:
    """Write what was kept of a session; only once, for what follows it has begun with that."""
    s = db.campaign_sessions.c
    here = and_(s.campaign_id == session.campaign_id, s.number == session.number, s.kept.is_(None))
    names = ("record", "kept", "kept_version", "outcome", "ended")
    values = {name: getattr(session, name) for name in names}
    done = await on.execute(update(db.campaign_sessions).where(here).values(**values))
    if done.rowcount:
        await change(on, session.campaign_id)


async def put_chapter(on: AsyncConnection, session: SessionRow) -> None:
    """Write the chapter that a session is in the book."""
    s = db.campaign_sessions.c
    here = and_(s.campaign_id == session.campaign_id, s.number == session.number)
    await on.execute(update(db.campaign_sessions).where(here).values(chapter=session.chapter))


async def put_record(on: AsyncConnection, session: SessionRow, record: str) -> None:
    """Write the record of a session anew."""
    s = db.campaign_sessions.c
    here = and_(s.campaign_id == session.campaign_id, s.number == session.number)
    await on.execute(update(db.campaign_sessions).where(here).values(record=record))


async def table_before(on: AsyncConnection, campaign: str, number: int) -> str | None:
    """Return the table of the session that a session follows, if it follows one."""
    s = db.campaign_sessions.c
    here = and_(s.campaign_id == campaign, s.number == number)
    follows = select(s.follows).where(here).scalar_subquery()
    query = select(s.table_id).where(s.campaign_id == campaign, s.number == follows)
    found: str | None = await on.scalar(query)
    return found


async def not_kept(on: AsyncConnection) -> list[str]:
    """Return the tables whose match is over and of which nothing is kept yet."""
    s, t = db.campaign_sessions.c, db.tables.c
    query = select(s.table_id).join(db.tables, t.id == s.table_id).where(s.kept.is_(None), t.status == "over")
    return list((await on.scalars(query)).all())


async def underway(on: AsyncConnection, campaign: str) -> list[tuple[str, str]]:
    """Return the tables of a campaign of which nothing is kept yet, each with its status."""
    s, t = db.campaign_sessions.c, db.tables.c
    query = select(s.table_id, t.status).join(db.tables, t.id == s.table_id).where(s.kept.is_(None))
    found = await on.execute(query.where(s.campaign_id == campaign))
    return [(table, status) for table, status in found.tuples()]
