"""Whom a table calls back: whose turn it is at a slow one, who is asked to play again; once for each.

At a browser, if one takes the call; else by mail, where somebody wants that.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import manifest_of, playable_games
from dreamtable.lang import Speaker
from dreamtable.server import database as db
from dreamtable.server import mail, push
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.hours import now
from dreamtable.server.push import Address

log = logging.getLogger("dreamtable.calling")
SLOW_SECONDS = 600
"""From how long a decision may take on it is a slow table; those without a clock are."""
MOST_ADDRESSES = 10
"""How many browsers somebody is called at; the oldest goes."""
AT_ONCE = 50
_CALL = text(
    "INSERT INTO calls (person, topic, table_id, at) VALUES (:person, :topic, :table_id, :at) "
    "ON CONFLICT DO NOTHING"
)
Kind = Literal["turn", "rematch", "invitation"]


class Call(NamedTuple):
    """Something for which somebody is to be called to a table."""

    person: str
    lang: str
    table: str
    game: str
    kind: Kind
    topic: str
    """Names the question: nobody is called twice for the same."""


class Calling(msgspec.Struct, frozen=True):
    """What a browser is told. Nothing of it is secret: it says no more than the list of one's tables."""

    title: str
    body: str
    url: str
    tag: str


# Where somebody is called


async def keep(database: Database, person: str, found: Address) -> None:
    """Call somebody at a browser from now on; it is nobody else's any more."""
    p = db.push_addresses.c
    async with database.writing() as on:
        await on.execute(delete(db.push_addresses).where(p.address == found.address))
        older = select(p.address).where(p.person == person).order_by(p.created.desc())
        for address in (await on.scalars(older.offset(MOST_ADDRESSES - 1))).all():
            await on.execute(delete(db.push_addresses).where(p.address == address))
        row = {"person": person, "created": time.time(), **found._asdict()}
        await on.execute(insert(db.push_addresses), [row])


async def forget(database: Database, person: str, address: str | None = None) -> None:
    """Call somebody no longer at a browser, or at none."""
    p = db.push_addresses.c
    query = delete(db.push_addresses).where(p.person == person)
    async with database.writing() as on:
        await on.execute(query.where(p.address == address) if address is not None else query)


async def merge(on: AsyncConnection, guest: str, owner: str) -> None:
    """Give the browsers of a guest to an account."""
    p = db.push_addresses.c
    await on.execute(update(db.push_addresses).where(p.person == guest).values(person=owner))


async def addresses_of(on: AsyncConnection, person: str) -> list[Address]:
    """Return where somebody is called."""
    p = db.push_addresses.c
    query = select(p.address, p.key, p.auth).where(p.person == person).order_by(p.created)
    return [Address(*row) for row in await on.execute(query)]


# What they are called for


async def due(on: AsyncConnection, settings: Settings) -> list[Call]:
    """Return for what somebody is to be called now who can be, and was not yet."""
    before = now() - settings.call_seconds
    can = _can_be_called(mails=settings.mails)
    return [*await _turns(on, before, can), *await _invited(on, before, can)]


async def _turns(on: AsyncConnection, before: float, can: ColumnElement[bool]) -> list[Call]:
    """Return whose turn it is at slow tables where they are not.

    The question is named by the own answer before it: what others do meanwhile makes no new one of it.
    """
    t, s, p, j = db.tables.c, db.seats.c, db.people.c, db.journal.c
    last = select(func.max(j.number)).where(j.table_id == s.table_id, j.seat == s.seat).scalar_subquery()
    query = (
        select(s.person, p.lang, s.table_id, t.game, s.seat, t.waiting, last.label("last"))
        .join(db.tables, t.id == s.table_id)
        .join(db.people, p.id == s.person)
        .where(
            t.status == "running",
            t.lesson.is_(None),
            t.branch_of.is_(None),
            t.waiting != "[]",
            or_(t.seconds.is_(None), t.seconds >= SLOW_SECONDS),
            t.updated < before,
            s.kind == "person",
            s.away.is_(False),
            s.conceded.is_(False),
            s.seen.is_not(None),
            s.seen < before,
            can,
        )
    )
    found = [
        Call(
            row.person, row.lang, row.table_id, row.game, "turn", f"turn/{row.table_id}/{row.seat}/{row.last}"
        )
        for row in await on.execute(query)
        if row.seat in msgspec.json.decode(row.waiting)
    ]
    return await _new(on, found)


async def _invited(on: AsyncConnection, before: float, can: ColumnElement[bool]) -> list[Call]:
    """Return who is asked to play again, or was given a seat at a table where they have not been yet."""
    t, s, p = db.tables.c, db.seats.c, db.people.c
    old = db.tables.alias()
    again = exists().where(old.c.next_table == t.id)
    query = (
        select(s.person, p.lang, s.table_id, t.game, again.label("again"))
        .join(db.tables, t.id == s.table_id)
        .join(db.people, p.id == s.person)
        .where(
            t.status == "open",
            t.created < before,
            t.host != s.person,
            s.kind == "person",
            s.ready.is_(False),
            s.seen.is_(None),
            or_(again, t.campaign.is_not(None), t.group_id.is_not(None)),
            can,
        )
    )
    found = [
        Call(row.person, row.lang, row.table_id, row.game, kind, f"{kind}/{row.table_id}")
        for row in await on.execute(query)
        for kind in (("rematch" if row.again else "invitation"),)
    ]
    return await _new(on, found)


def _can_be_called(*, mails: bool) -> ColumnElement[bool]:
    p, m, s = db.push_addresses.c, db.mail_addresses.c, db.seats.c
    browser = exists().where(p.person == s.person)
    letter = exists().where(m.person == s.person, m.confirmed.is_not(None), m.calls)
    return or_(browser, letter) if mails else browser


async def _new(on: AsyncConnection, found: Sequence[Call]) -> list[Call]:
    c = db.calls.c
    known = {
        (row.person, row.topic)
        for one in found
        for row in await on.execute(
            select(c.person, c.topic).where(and_(c.person == one.person, c.topic == one.topic))
        )
    }
    games = playable_games()
    return [one for one in found if (one.person, one.topic) not in known and one.game in games]


# The call


async def call_all(database: Database, settings: Settings, here: set[str]) -> int:
    """Call everybody who is to be called and is not here; return how many calls went out."""
    async with database.reading() as on:
        found = [one for one in await due(on, settings) if one.person not in here][:AT_ONCE]
    return sum(await asyncio.gather(*(_call(database, settings, one) for one in found)))


async def _call(database: Database, settings: Settings, one: Call) -> int:
    """Call somebody; what was noted before it is sent is never sent twice, whatever fails."""
    noted = {"person": one.person, "topic": one.topic, "table_id": one.table, "at": now()}
    async with database.writing() as on:
        if not (await on.execute(_CALL, noted)).rowcount:
            return 0
        addresses = await addresses_of(on, one.person)
    key, content = await push.own_key(database), msgspec.json.encode(words_of(one))
    sent = 0
    for to in addresses:
        outcome = await push.send(to, content, key, settings.contact, settings.push_to)
        sent += outcome == "sent"
        if outcome == "gone":
            await forget(database, one.person, to.address)
    if not sent and settings.mails:
        sent += await _write(database, settings, one)
    return sent


async def _write(database: Database, settings: Settings, one: Call) -> bool:
    """Call somebody by mail, if they want that; say whether they were."""
    async with database.reading() as on:
        box = await mail.box_of(on, one.person)
    if box is None:
        return False
    said, speaker = words_of(one), Speaker(one.lang)
    link = f"{settings.mail_links}{said.url}"
    text = speaker.say("mail-call-text", game=said.body, link=link, stop=mail.stop_link(settings, box.stop))
    return await mail.send(
        settings, box.address, f"{said.title}: {said.body}", f"{said.title}\n\n{text}", box.stop
    )


def words_of(one: Call) -> Calling:
    """Return what is said in the language of who is called."""
    speaker = Speaker(one.lang, package=manifest_of(one.game).package)
    title = speaker.say("game-title")
    return Calling(speaker.say(f"call-{one.kind}"), title, f"/table/{one.table}", one.topic)
