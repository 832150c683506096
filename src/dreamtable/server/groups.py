"""Groups that meet again: who, when, what they play and have played, and what they say; all for members."""

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from litestar import Response, Router, get, post, put
from litestar.params import Parameter
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.bots import usual_bot
from dreamtable.games import manifest_of, playable_games, rules_of
from dreamtable.kernel.components import digest_of
from dreamtable.lang import Speaker
from dreamtable.server import database as db
from dreamtable.server import hosting, ledger, results
from dreamtable.server.accounts import Person, clean
from dreamtable.server.admission import TableId, is_invitation
from dreamtable.server.fair import new_nonce
from dreamtable.server.ledger import SOMEBODY, TableWithSeats
from dreamtable.server.listings import names_at, reason_in
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import (
    Created,
    GroupChange,
    GroupInfo,
    GroupLine,
    GroupMatch,
    GroupMember,
    GroupSaid,
    GroupTable,
    Invitation,
    MeetingInfo,
    NewGroup,
    NewTable,
    Parting,
    Saying,
)
from dreamtable.server.refusals import Refusal
from dreamtable.server.texts import Names, voice_of
from dreamtable.server.worker import Worker

MOST_MEMBERS = 24
MOST_GROUPS = 50
SHOWN = 30
"""How many matches the chronicle shows."""
REMEMBERED = 200
"""How many lines of the chat are shown."""
After = Annotated[int, Parameter(ge=-1)]


class MemberRow(msgspec.Struct, kw_only=True):
    """Somebody who belongs to a group."""

    group_id: str
    person: str
    name: str
    joined: float


class Group(msgspec.Struct, kw_only=True):
    """A group with its members."""

    id: str
    title: str
    host: str
    invite: str
    calendar: str
    meets: str | None
    created: float
    members: list[MemberRow] = []

    def has(self, person: str) -> bool:
        """Say whether somebody belongs to it."""
        return any(one.person == person for one in self.members)


async def load(on: AsyncConnection, group: str) -> Group | None:
    """Return a group, if there is such a one."""
    g, m = db.groups, db.group_members
    row = (await on.execute(select(g).where(g.c.id == group))).mappings().first()
    if row is None:
        return None
    members = await on.execute(select(m).where(m.c.group_id == group).order_by(m.c.joined, m.c.person))
    return Group(**row, members=[MemberRow(**one) for one in members.mappings()])


async def _of(on: AsyncConnection, group: str, me: Person) -> Group:
    """Return one's own group; to everybody else there is none."""
    found = await load(on, group) if len(group) <= 64 else None
    if found is None or not found.has(me.id):
        raise Refusal("no-group", 404)
    return found


# When it meets


def meeting_of(group: Group, now: float) -> MeetingInfo | None:
    """Return when a group meets, and when next."""
    if group.meets is None:
        return None
    told = msgspec.json.decode(group.meets, type=MeetingInfo)
    start = datetime.fromisoformat(told.start).replace(tzinfo=ZoneInfo(told.zone))
    upcoming: datetime | None = start
    if start.timestamp() < now:
        upcoming = None
        if told.every:
            days = (datetime.fromtimestamp(now, start.tzinfo) - start).days // told.every * told.every
            upcoming = start + timedelta(days=days)
            while upcoming.timestamp() < now:
                upcoming += timedelta(days=told.every)
    return msgspec.structs.replace(told, next=upcoming.timestamp() if upcoming is not None else None)


def _checked(meeting: MeetingInfo) -> str:
    """Return a meeting as it is stored, or refuse one that is at no time."""
    try:
        start = datetime.fromisoformat(meeting.start)
    except ValueError:
        raise Refusal("bad-time", 400) from None
    if start.tzinfo is not None or meeting.zone not in available_timezones():
        raise Refusal("bad-time", 400)
    kept = msgspec.structs.replace(meeting, start=start.isoformat(timespec="minutes"), next=None)
    return msgspec.json.encode(kept).decode()


def calendar_of(group: Group) -> str:
    """Return when a group meets as calendars read it."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dreamtable//Groups//EN"]
    if group.meets is not None:
        told = msgspec.json.decode(group.meets, type=MeetingInfo)
        start = datetime.fromisoformat(told.start)
        stamp = datetime.fromtimestamp(group.created, UTC)
        lines += [
            "BEGIN:VEVENT",
            f"UID:{group.id}@dreamtable",
            f"DTSTAMP:{stamp:%Y%m%dT%H%M%SZ}",
            f"DTSTART;TZID={told.zone}:{start:%Y%m%dT%H%M%S}",
            "DURATION:PT3H",
            f"SUMMARY:{_escaped(group.title)}",
            *([f"RRULE:FREQ=WEEKLY;INTERVAL={told.every // 7}"] if told.every else []),
            "END:VEVENT",
        ]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def _escaped(text: str) -> str:
    for mark in ("\\", ";", ","):
        text = text.replace(mark, f"\\{mark}")
    return text


# What is shown


async def _info(worker: Worker, group: str, me: Person, reader: str) -> GroupInfo:
    await results.look_up_for(worker.open_tables, me.id)
    t, r = db.tables.c, db.results.c
    async with worker.database.reading() as on:
        known = await _of(on, group, me)
        here = select(t.id).where(t.group_id == group, t.lesson.is_(None)).order_by(t.updated.desc())
        ids = list((await on.scalars(here.limit(4 * SHOWN))).all())
        games = playable_games()
        listings = [one for one in await ledger.load_all(on, ids) if one.table.game in games]
        moments = await on.execute(select(r.table_id, r.moment, r.step).where(r.table_id.in_(ids)))
        found = {table: (moment, step) for table, moment, step in moments.tuples()}
        chat = await _chat(on, group, me, reader)
    going = [one for one in listings if one.table.status != "over"]
    over = [one for one in listings if one.table.status == "over"]
    campaigns = dict.fromkeys(one.table.campaign for one in listings if one.table.campaign is not None)
    return GroupInfo(
        id=known.id,
        title=known.title,
        host=known.host == me.id,
        invite=known.invite,
        calendar=f"/api/groups/calendar/{known.calendar}.ics",
        meets=meeting_of(known, time.time()),
        members=[
            GroupMember(
                name=one.name,
                who=ledger.mark_of(group, one.person),
                own=one.person == me.id,
                host=one.person == known.host,
            )
            for one in known.members
        ],
        tables=[await worker.open_tables.info(one, me.id, reader) for one in going],
        campaigns=list(campaigns),
        matches=[_match(one, me, *found.get(one.table.id, (None, None)), reader) for one in over[:SHOWN]],
        said=chat,
    )


def _match(
    listing: TableWithSeats, me: Person, moment: str | None, step: int | None, reader: str
) -> GroupMatch:
    """Return a line of the chronicle; what turned it is told to those who were there."""
    table, names = listing.table, names_at(listing, reader)
    own = [row.seat for row in listing.seats if row.person == me.id]
    return GroupMatch(
        id=table.id,
        game=table.game,
        at=table.updated,
        names=names,
        winners=[names[seat] for seat in table.winners or ()],
        reason=reason_in(table, reader),
        seat=own[0] if own else None,
        moment=_turning(listing, names, moment, reader) if own and moment is not None else None,
        step=step if own else None,
        campaign=table.campaign,
    )


def _turning(listing: TableWithSeats, names: Sequence[str], moment: str, reader: str) -> str | None:
    """Return what turned a match, if its cards have the same numbers as ours."""
    table = listing.table
    rules = rules_of(table.game)
    numbers = rules.components(table.packs).table
    if table.components != (digest_of(numbers) if numbers else None):
        return None
    try:
        event = msgspec.json.decode(moment, type=rules.events)
    except msgspec.DecodeError:
        return None
    voice = voice_of(reader, table.game, tuple(table.packs), table.seats)
    return Names(names).into(voice.turning(event))


async def _chat(on: AsyncConnection, group: str, me: Person, lang: str, after: int = -1) -> list[GroupSaid]:
    c, m = db.group_chat.c, db.mutes.c
    muted = set((await on.scalars(select(m.other).where(m.person == me.id))).all())
    query = select(db.group_chat).where(c.group_id == group, c.number > after)
    somebody = Speaker(lang).say("somebody")
    rows = (await on.execute(query.order_by(c.number.desc()).limit(REMEMBERED))).mappings().all()
    return [
        GroupSaid(
            number=row["number"],
            name=row["name"] or somebody,
            text=row["text"],
            at=row["at"],
            own=row["person"] == me.id,
        )
        for row in reversed(rows)
        if row["person"] not in muted
    ]


# Over HTTP


@get("/groups/mine", responses=REFUSED)
async def my_groups(me: Person, worker: Worker) -> list[GroupLine]:
    """List the groups to which one belongs."""
    return await _lines(worker, me)


async def _lines(worker: Worker, me: Person) -> list[GroupLine]:
    m = db.group_members.c
    async with worker.database.reading() as on:
        ids = (await on.scalars(select(m.group_id).where(m.person == me.id).order_by(m.joined))).all()
        found = [await load(on, one) for one in ids]
    now = time.time()
    return [
        GroupLine(
            id=one.id,
            title=one.title,
            members=[member.name for member in one.members],
            next=meeting.next if (meeting := meeting_of(one, now)) is not None else None,
        )
        for one in found
        if one is not None
    ]


@post("/groups", status_code=201, responses=REFUSED)
async def found_group(data: NewGroup, me: Person, worker: Worker, reader: str) -> GroupInfo:
    """Found a group."""
    worker.limits.take("group", me.id)
    title = _title(data.title)
    group = Group(
        id=ledger.new_id(),
        title=title,
        host=me.id,
        invite=ledger.new_id(),
        calendar=secrets.token_urlsafe(16),
        meets=None,
        created=time.time(),
    )
    async with worker.database.writing() as on:
        own = select(func.count()).select_from(db.group_members).where(db.group_members.c.person == me.id)
        if (await on.scalar(own) or 0) >= MOST_GROUPS:
            raise Refusal("many-groups")
        values = msgspec.structs.asdict(group)
        del values["members"]
        await on.execute(insert(db.groups), [values])
        await _add(on, group.id, me)
    return await _info(worker, group.id, me, reader)


def _title(text: str) -> str:
    if not (title := clean(text)):
        raise Refusal("bad-title", 400)
    return title


async def _add(on: AsyncConnection, group: str, person: Person) -> None:
    row = {"group_id": group, "person": person.id, "name": person.name, "joined": time.time()}
    await on.execute(insert(db.group_members), [row])


@get("/groups/{group:str}", responses=REFUSED)
async def group_page(group: TableId, me: Person, worker: Worker, reader: str) -> GroupInfo:
    """Return all that a group's page shows."""
    return await _info(worker, group, me, reader)


@post("/groups/{group:str}/join", status_code=200, responses=REFUSED)
async def join_group(group: TableId, data: Invitation, me: Person, worker: Worker, reader: str) -> GroupInfo:
    """Belong to a group whose invitation one has."""
    async with worker.database.writing() as on:
        known = await load(on, group)
        if known is None or not (known.has(me.id) or is_invitation(data.invite, known.invite)):
            raise Refusal("no-group", 404)
        if not known.has(me.id):
            if len(known.members) >= MOST_MEMBERS:
                raise Refusal("group-full", most=MOST_MEMBERS)
            await _add(on, group, me)
    return await _info(worker, group, me, reader)


@put("/groups/{group:str}", responses=REFUSED)
async def change_group(
    group: TableId, data: GroupChange, me: Person, worker: Worker, reader: str
) -> GroupInfo:
    """Call a group otherwise, and say when it meets."""
    async with worker.database.writing() as on:
        await _of(on, group, me)
        meets = _checked(data.meets) if data.meets is not None else None
        values = {"title": _title(data.title), "meets": meets}
        await on.execute(update(db.groups).where(db.groups.c.id == group).values(values))
    return await _info(worker, group, me, reader)


@post("/groups/{group:str}/leave", status_code=200, responses=REFUSED)
async def leave_group(group: TableId, data: Parting, me: Person, worker: Worker) -> list[GroupLine]:
    """Leave a group; its host may send somebody away, who comes back by no link that is out."""
    async with worker.database.writing() as on:
        known = await _of(on, group, me)
        wanted = me.id
        if data.who is not None:
            if known.host != me.id:
                raise Refusal("not-host", 403)
            marks = {ledger.mark_of(group, one.person): one.person for one in known.members}
            if data.who not in marks:
                raise Refusal("nobody-there", 404)
            wanted = marks[data.who]
            fresh = ledger.new_id()
            await on.execute(update(db.groups).where(db.groups.c.id == group).values(invite=fresh))
        await _part(on, known, wanted)
    return await _lines(worker, me)


async def _part(on: AsyncConnection, group: Group, person: str) -> None:
    """Let somebody belong to a group no longer; the last one takes it along."""
    m, others = db.group_members.c, [one.person for one in group.members if one.person != person]
    await on.execute(delete(db.group_members).where(m.group_id == group.id, m.person == person))
    if not others:
        await on.execute(update(db.tables).where(db.tables.c.group_id == group.id).values(group_id=None))
        await on.execute(delete(db.group_chat).where(db.group_chat.c.group_id == group.id))
        await on.execute(delete(db.groups).where(db.groups.c.id == group.id))
    elif group.host == person:
        await on.execute(update(db.groups).where(db.groups.c.id == group.id).values(host=others[0]))


@post("/groups/{group:str}/say", status_code=200, responses=REFUSED)
async def say_in_group(
    group: TableId, data: Saying, me: Person, worker: Worker, reader: str
) -> list[GroupSaid]:
    """Say something that stays."""
    worker.limits.take("say-in-group", me.id)
    if not (text := clean(data.text)):
        raise Refusal("nothing-said", 400)
    c = db.group_chat.c
    async with worker.database.writing() as on:
        await _of(on, group, me)
        await on.execute(select(db.groups.c.id).where(db.groups.c.id == group).with_for_update())
        last = await on.scalar(select(func.max(c.number)).where(c.group_id == group))
        row = {
            "group_id": group,
            "number": 0 if last is None else last + 1,
            "person": me.id,
            "name": me.name,
            "text": text,
            "at": time.time(),
        }
        await on.execute(insert(db.group_chat), [row])
        return await _chat(on, group, me, reader, data.after)


@get("/groups/{group:str}/chat", responses=REFUSED)
async def hear_group(
    group: TableId, me: Person, worker: Worker, reader: str, after: After = -1
) -> list[GroupSaid]:
    """Return what was said after a line."""
    async with worker.database.reading() as on:
        await _of(on, group, me)
        return await _chat(on, group, me, reader, after)


@post("/groups/{group:str}/table", status_code=201, responses=REFUSED)
async def open_table(group: TableId, data: GroupTable, me: Person, worker: Worker, reader: str) -> Created:
    """Put up a table at which every member has a seat, as far as the game has seats; bots take the others."""
    if data.game not in playable_games():
        raise Refusal("no-game", 404)
    async with worker.database.writing() as on:
        known = await _of(on, group, me)
        people = [one for one in known.members if one.person == me.id]
        people += [one for one in known.members if one.person != me.id]
        counts = sorted({count for mode in manifest_of(data.game).modes for count in mode.seats})
        seats = min((count for count in counts if count >= len(people)), default=counts[-1])
        listing = hosting.new_table(me, NewTable(game=data.game, seats=seats))
        listing.table.group_id = group
        for row in listing.seats:
            if row.seat < len(people):
                one = people[row.seat]
                row.kind, row.person, row.name, row.nonce = "person", one.person, one.name, new_nonce()
            else:
                listing.seats[row.seat] = hosting.bot_on(row.table_id, row.seat, usual_bot(data.game))
        await ledger.store(on, listing)
    table = await worker.open_tables.info(listing, me.id, reader)
    return Created(table=table, invite=listing.table.invite)


@get("/groups/calendar/{key:str}", include_in_schema=False)
async def calendar(key: TableId, worker: Worker) -> Response[str]:
    """Return when a group meets, to whoever has the link of its calendar."""
    g = db.groups.c
    async with worker.database.reading() as on:
        group = await on.scalar(select(g.id).where(g.calendar == key.removesuffix(".ics")))
        known = await load(on, group) if group is not None else None
    if known is None:
        raise Refusal("no-group", 404)
    disposition = {"content-disposition": 'attachment; filename="dreamtable.ics"'}
    return Response(calendar_of(known), media_type="text/calendar; charset=utf-8", headers=disposition)


# Who somebody is may change, and end


async def forget(on: AsyncConnection, person: str) -> None:
    """Let somebody belong to no group; what they said stays, said by somebody."""
    m, c = db.group_members.c, db.group_chat.c
    for group in (await on.scalars(select(m.group_id).where(m.person == person))).all():
        if (known := await load(on, group)) is not None:
            await _part(on, known, person)
    await on.execute(update(db.group_chat).where(c.person == person).values(person=None, name=SOMEBODY))


ROUTER = Router(
    "/api",
    route_handlers=[
        my_groups,
        found_group,
        group_page,
        join_group,
        change_group,
        leave_group,
        say_in_group,
        hear_group,
        open_table,
        calendar,
    ],
)
