"""Who may come to a table: to a private one nobody who does not sit there, host it or know its invitation.

To everybody else a private table is no table at all, so that nobody learns which ids there are.
"""

import hmac
from typing import Annotated

from litestar.params import Parameter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.accounts import Person
from dreamtable.server.campaigns import rows
from dreamtable.server.days import is_closed
from dreamtable.server.ledger import GuestRow, TableRow, TableWithSeats
from dreamtable.server.live_table import LiveTable
from dreamtable.server.refusals import Refusal
from dreamtable.server.worker import Worker

LONGEST_ID = 64
TableId = Annotated[str, Parameter(max_length=LONGEST_ID)]


def could_be_id(text: str) -> bool:
    """Say whether a text could be an id: it is short, and no database refuses to look for it."""
    return len(text) <= LONGEST_ID and "\0" not in text


async def found(on: AsyncConnection, table: str) -> TableWithSeats:
    """Return a table as it is stored, or refuse."""
    listing = await ledger.load(on, table) if could_be_id(table) else None
    if listing is None:
        raise Refusal("no-table", 404)
    return listing


async def takes_part(on: AsyncConnection, table: TableRow, person: str) -> bool:
    """Say whether a table is a session of a campaign in which somebody takes part."""
    return table.campaign is not None and await rows.is_member(on, table.campaign, person)


async def in_group(on: AsyncConnection, table: TableRow, person: str) -> bool:
    """Say whether a group plays at a table to which somebody belongs."""
    m = db.group_members.c
    belongs = select(m.person).where(m.group_id == table.group_id, m.person == person)
    return table.group_id is not None and await on.scalar(belongs) is not None


def is_invitation(invite: str | None, secret: str) -> bool:
    """Say whether somebody knows the secret of an invitation."""
    return hmac.compare_digest((invite or "").encode(), secret.encode())


def is_known(listing: TableWithSeats, person: str | None) -> bool:
    """Say whether somebody may come to a table as far as it knows by itself; it may be of a campaign."""
    daily, over = listing.table.daily, listing.table.status == "over"
    if daily is not None and over and not is_closed(daily):
        return True
    if person is None:
        return not listing.table.private
    if listing.standing(person) == "banned":
        return False
    sits = listing.table.host == person or any(row.person == person for row in listing.seats)
    return not listing.table.private or sits or listing.standing(person) is not None


async def may_come(on: AsyncConnection, listing: TableWithSeats, person: str | None) -> bool:
    """Say whether somebody may come to a table that was just read."""
    if is_known(listing, person):
        return True
    if is_closed(listing.table.daily) or listing.standing(person) == "banned":
        return False
    if person is None:
        return False
    return await takes_part(on, listing.table, person) or await in_group(on, listing.table, person)


async def let_in(table_id: TableId, me: Person, worker: Worker) -> str:
    """Return a table to which somebody may come, or refuse as if there were none."""
    await check(worker, table_id, me)
    return table_id


async def check(worker: Worker, table: str, me: Person | None) -> None:
    """Refuse whoever may not come to a table, as if there were none."""
    person = me.id if me is not None else None
    live = worker.open_tables.live(table)
    if live is not None and is_known(live.listing, person):
        return
    async with worker.database.reading() as on:
        if not await may_come(on, await found(on, table), person):
            raise Refusal("no-table", 404)


async def open_for(worker: Worker, table: str, me: Person | None) -> LiveTable:
    """Return a table in memory to which somebody may come, or refuse."""
    await check(worker, table, me)
    return await worker.open_tables.open(table)


async def show_invitation(worker: Worker, table: str, me: Person, invite: str) -> None:
    """Let somebody come to a table from now on who knows its invitation."""
    async with worker.database.writing() as on:
        listing = await found(on, table)
        if is_known(listing, me.id):
            return
        if listing.standing(me.id) == "banned" or not is_invitation(invite, listing.table.invite):
            raise Refusal("no-table", 404)
        if is_closed(listing.table.daily):
            raise Refusal("day-not-over", 403)
        await remember(on, listing, me.id, me.name)
    await worker.open_tables.refresh(table)


async def remember(on: AsyncConnection, listing: TableWithSeats, person: str, name: str) -> None:
    """Let somebody who has no seat come again, to a private table; who stands otherwise there stays so."""
    if listing.table.private and listing.standing(person) is None:
        guest = GuestRow(table_id=listing.table.id, person=person, name=name, standing="invited")
        await ledger.put_guest(on, guest)
