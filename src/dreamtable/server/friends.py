"""Friends: two accounts that know each other by a link. Nobody is looked for by name, and both can end it."""

import secrets
import time

from litestar import Router, get, post
from sqlalchemy import and_, delete, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import playable_games
from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.accounts import Person
from dreamtable.server.admission import may_come
from dreamtable.server.ledger import mark_of
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import FriendInfo, FriendKey, FriendsInfo, FriendTable, Unfriending
from dreamtable.server.refusals import Refusal
from dreamtable.server.worker import Worker

MOST_FRIENDS = 200
TABLES_SHOWN = 50


async def names_of(on: AsyncConnection, person: str) -> list[tuple[str, str]]:
    """Return the friends of somebody, with their names."""
    f, p = db.friends.c, db.people.c
    query = select(p.id, p.name).join(db.friends, f.other == p.id).where(f.person == person)
    return [(row.id, row.name) for row in await on.execute(query.order_by(p.name, p.id))]


def _mark(me: str, other: str) -> str:
    """Return by what somebody knows a friend: never by who they are."""
    return mark_of(f"friends of {me}", other)


async def _info(worker: Worker, me: Person) -> FriendsInfo:
    f, t, s = db.friend_links.c, db.tables.c, db.seats.c
    async with worker.database.reading() as on:
        key = await on.scalar(select(f.key).where(f.person == me.id))
        friends = await names_of(on, me.id)
        sat = select(s.table_id).where(s.person.in_([other for other, _ in friends]))
        query = select(t.id).where(t.status == "open", t.id.in_(sat)).order_by(t.updated.desc())
        ids = list((await on.scalars(query.limit(TABLES_SHOWN))).all())
        listings = []
        for one in ids:
            listing = await ledger.load(on, one)
            if listing is not None and await may_come(on, listing, me.id):
                listings.append(listing)
    games = playable_games()
    return FriendsInfo(
        key=key,
        friends=[
            FriendInfo(
                who=_mark(me.id, other),
                name=name,
                tables=[
                    FriendTable(id=one.table.id, game=one.table.game)
                    for one in listings
                    if one.table.game in games and any(row.person == other for row in one.seats)
                ],
            )
            for other, name in friends
        ],
    )


def _must_have_account(me: Person) -> None:
    if me.account is None:
        raise Refusal("no-account")


@get("/friends", responses=REFUSED)
async def my_friends(me: Person, worker: Worker) -> FriendsInfo:
    """Return one's friends, and at which open tables they sit to which one may come."""
    return await _info(worker, me)


@post("/friends/link", status_code=200, responses=REFUSED)
async def new_link(me: Person, worker: Worker) -> FriendsInfo:
    """Make a link by which others become one's friends; the one of before leads nowhere then."""
    _must_have_account(me)
    async with worker.database.writing() as on:
        await on.execute(delete(db.friend_links).where(db.friend_links.c.person == me.id))
        await on.execute(insert(db.friend_links), [{"person": me.id, "key": secrets.token_urlsafe(16)}])
    return await _info(worker, me)


@post("/friends", status_code=200, responses=REFUSED)
async def befriend(data: FriendKey, me: Person, worker: Worker) -> FriendsInfo:
    """Become the friend of whoever has given one this link."""
    _must_have_account(me)
    worker.limits.take("group", me.id)
    f, given = db.friends.c, db.friend_links.c
    async with worker.database.writing() as on:
        other = await on.scalar(select(given.person).where(given.key == data.key))
        if other is None or other == me.id:
            raise Refusal("no-friend", 404)
        for one in (me.id, other):
            count = await on.scalar(select(func.count()).where(f.person == one))
            if (count or 0) >= MOST_FRIENDS:
                raise Refusal("too-many-friends", most=MOST_FRIENDS)
        await _part(on, me.id, other)
        at = time.time()
        both = ((me.id, other), (other, me.id))
        await on.execute(insert(db.friends), [{"person": a, "other": b, "since": at} for a, b in both])
    return await _info(worker, me)


@post("/friends/forget", status_code=200, responses=REFUSED)
async def unfriend(data: Unfriending, me: Person, worker: Worker) -> FriendsInfo:
    """Be friends no longer, for both."""
    async with worker.database.writing() as on:
        for other, _ in await names_of(on, me.id):
            if _mark(me.id, other) == data.who:
                await _part(on, me.id, other)
    return await _info(worker, me)


async def _part(on: AsyncConnection, one: str, other: str) -> None:
    f = db.friends.c
    here, there = and_(f.person == one, f.other == other), and_(f.person == other, f.other == one)
    await on.execute(delete(db.friends).where(or_(here, there)))


async def forget(on: AsyncConnection, person: str) -> None:
    """Take somebody out of what others have, and their link away."""
    f = db.friends.c
    await on.execute(delete(db.friends).where(or_(f.person == person, f.other == person)))
    await on.execute(delete(db.friend_links).where(db.friend_links.c.person == person))


ROUTER = Router("/api", route_handlers=[my_friends, new_link, befriend, unfriend])
