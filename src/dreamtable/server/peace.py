"""Peace at a table: the host mutes, removes, bans; everybody mutes for themselves; operators get reports."""

import time

import msgspec
from litestar import Router, post, put
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import Seat, record
from dreamtable.server import database as db
from dreamtable.server import hosting, ledger
from dreamtable.server.accounts import Person, clean
from dreamtable.server.admission import found
from dreamtable.server.ledger import GuestRow, TableWithSeats, mark_of
from dreamtable.server.listings import names_at
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import Conduct, Muting, Quiet, Report, TableInfo, Thanks
from dreamtable.server.refusals import Refusal
from dreamtable.server.reports import ReportedLine
from dreamtable.server.worker import Worker

CARRIED = 200
"""How many lines of the chat a report carries."""


async def _whom(
    on: AsyncConnection, listing: TableWithSeats, me: Person, seat: Seat | None, who: str | None
) -> tuple[str, str]:
    """Return somebody at a table and their name: from a seat, or who has spoken or is known there."""
    table, known = listing.table.id, {}
    c = db.chat.c
    spoken = select(c.person, func.max(c.name)).where(c.table_id == table, c.person.is_not(None))
    for person, name in (await on.execute(spoken.group_by(c.person))).tuples():
        known[str(person)] = str(name)
    known |= {guest.person: guest.name for guest in listing.guests}
    known |= {row.person: row.name for row in listing.seats if row.person is not None}
    if seat is not None:
        hosting.check_seat(listing.table.seats, seat)
        wanted = [one for one in known if one == listing.seats[seat].person]
    else:
        wanted = [one for one in known if mark_of(table, one) == who]
    if not wanted:
        raise Refusal("nobody-there", 404)
    if wanted[0] == me.id:
        raise Refusal("not-yourself", 400)
    return wanted[0], known[wanted[0]]


@put("/tables/{table_id:str}/standing", responses=REFUSED)
async def conduct(entered: str, data: Conduct, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Let somebody not speak, not sit or not come, or let them again."""
    await worker.open_tables.settle(entered)
    async with worker.database.writing() as on:
        await ledger.hold(on, entered)
        listing = await found(on, entered)
        hosting.must_host(listing, me)
        person, name = await _whom(on, listing, me, data.seat, data.who)
        if data.standing in ("removed", "banned"):
            await _remove(on, listing, person)
        if data.standing in ("muted", "banned"):
            standing: ledger.Standing = "muted" if data.standing == "muted" else "banned"
            guest = GuestRow(table_id=entered, person=person, name=name, standing=standing)
            await ledger.put_guest(on, guest)
        elif data.standing is None:
            await ledger.forget_guest(on, entered, person)
            if listing.table.private:
                guest = GuestRow(table_id=entered, person=person, name=name, standing="invited")
                await ledger.put_guest(on, guest)
    await worker.open_tables.refresh(entered)
    return await worker.open_tables.info(await hosting.listing_of(worker, entered), me.id, reader)


async def _remove(on: AsyncConnection, listing: TableWithSeats, person: str) -> None:
    """Take somebody's seats from them; in a running match bots play them to the end."""
    own = hosting.seats_of(listing, person)
    if listing.table.status == "open" and own:
        await hosting.stand_up(on, listing, own)
    elif listing.table.status == "running":
        for row in own:
            row.away = row.conceded = True
            await ledger.put_seat(on, row)


@put("/tables/{table_id:str}/quiet", responses=REFUSED)
async def be_quiet(entered: str, data: Quiet, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Let those who only watch not speak, or let them again."""
    async with worker.database.writing() as on:
        hosting.must_host(await found(on, entered), me)
        await on.execute(update(db.tables).where(db.tables.c.id == entered).values(quiet=data.on))
    await worker.open_tables.refresh(entered)
    return await worker.open_tables.info(await hosting.listing_of(worker, entered), me.id, reader)


@put("/tables/{table_id:str}/mute", responses=REFUSED)
async def mute(entered: str, data: Muting, me: Person, worker: Worker) -> Thanks:
    """Hear no more of what somebody says, at no table, or hear it again."""
    m = db.mutes.c
    async with worker.database.writing() as on:
        listing = await found(on, entered)
        other, name = await _whom(on, listing, me, data.seat, data.who)
        await on.execute(delete(db.mutes).where(m.person == me.id, m.other == other))
        if data.on:
            await on.execute(insert(db.mutes), [{"person": me.id, "other": other, "name": name}])
    return Thanks()


# Reports


@post("/tables/{table_id:str}/report", status_code=201, responses=REFUSED)
async def report(entered: str, data: Report, me: Person, worker: Worker) -> Thanks:
    """Tell the operator of somebody, with the match and the chat as they stand."""
    worker.limits.take("report", me.id)
    live = await worker.open_tables.open(entered)
    match, names = live.match, names_at(live.listing, "en")
    told = match is not None and live.listing.table.branch_of is None  # a what-if has no record of its own
    kept = msgspec.json.encode(record(match, names)).decode() if match is not None and told else None
    why = clean(data.why)
    if not why:
        raise Refusal("nothing-said", 400)
    async with worker.database.writing() as on:
        listing = await found(on, entered)
        about, name = await _whom(on, listing, me, data.seat, data.who)
        lines = [
            ReportedLine(person=line.person, name=line.name, text=line.text, at=line.at)
            for line in await ledger.said(on, entered, CARRIED)
        ]
        row = {
            "id": ledger.new_id(),
            "at": time.time(),
            "person": me.id,
            "about": about,
            "name": name,
            "table_id": entered,
            "game": listing.table.game,
            "why": why,
            "chat": msgspec.json.encode(lines).decode(),
            "record": kept,
        }
        await on.execute(insert(db.reports), [row])
    return Thanks()


ROUTER = Router("/api", route_handlers=[conduct, be_quiet, mute, report])
