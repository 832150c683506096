"""What is stored for the peace of tables: who mutes whom, and reports to the operator."""

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import Record, Seat
from dreamtable.server import database as db
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.ledger import SOMEBODY


class ReportedLine(msgspec.Struct, kw_only=True):
    """What somebody said, as a report keeps it."""

    person: str | None
    name: str
    text: str
    at: float


async def muted_by(on: AsyncConnection, person: str | None) -> frozenset[str]:
    """Return whom somebody does not want to hear."""
    if person is None:
        return frozenset()
    m = db.mutes.c
    return frozenset((await on.scalars(select(m.other).where(m.person == person))).all())


class StoredReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report, as the operator reads it."""

    id: str
    at: float
    person: str | None
    """Who reports; None once they were deleted."""
    about: str | None
    name: str
    table_id: str
    game: str
    why: str
    chat: list[ReportedLine]
    record: msgspec.Raw | None


async def stored_reports(settings: Settings, done: str | None = None) -> list[StoredReport]:
    """Return all reports, the latest first; let one go that is done with."""
    database = Database(settings)
    r = db.reports.c
    try:
        await database.migrate()
        async with database.writing() as on:
            if done is not None:
                await on.execute(delete(db.reports).where(r.id == done))
            rows = (await on.execute(select(db.reports).order_by(r.at.desc()))).mappings().all()
        return [_read(row) for row in rows]
    finally:
        await database.close()


def _read(row: RowMapping) -> StoredReport:
    values = dict(row)
    values["chat"] = msgspec.json.decode(row["chat"], type=list[ReportedLine])
    values["record"] = msgspec.Raw(row["record"].encode()) if row["record"] is not None else None
    return StoredReport(**values)


# Who somebody is may change, and end


async def merge(on: AsyncConnection, guest: str, owner: str) -> None:
    """Let an account have muted and reported what a guest has who signs in."""
    m, r = db.mutes.c, db.reports.c
    both = select(db.mutes).where((m.person.in_((guest, owner))) | (m.other.in_((guest, owner))))
    rows = (await on.execute(both)).mappings().all()
    await on.execute(delete(db.mutes).where((m.person.in_((guest, owner))) | (m.other.in_((guest, owner)))))
    anew = {}
    for row in rows:
        person, other = (owner if one == guest else one for one in (row["person"], row["other"]))
        if person != other:
            anew[person, other] = {"person": person, "other": other, "name": row["name"]}
    if anew:
        await on.execute(insert(db.mutes), list(anew.values()))
    await on.execute(update(db.reports).where(r.person == guest).values(person=owner))
    await on.execute(update(db.reports).where(r.about == guest).values(about=owner))


async def forget(on: AsyncConnection, person: str, seats: dict[str, list[Seat]]) -> None:
    """Take somebody out of what others have muted and reported; they sat on these seats of tables."""
    m, r = db.mutes.c, db.reports.c
    await on.execute(delete(db.mutes).where((m.person == person) | (m.other == person)))
    await on.execute(update(db.reports).where(r.person == person).values(person=None))
    await on.execute(update(db.reports).where(r.about == person).values(about=None, name=SOMEBODY))
    query = select(r.id, r.table_id, r.chat, r.record)
    told = query.where(r.chat.contains(person, autoescape=True) | r.table_id.in_(list(seats)))
    for name, table, chat, kept in (await on.execute(told)).tuples():
        lines = msgspec.json.decode(chat, type=list[ReportedLine])
        for line in lines:
            if line.person == person:
                line.person, line.name = None, SOMEBODY
        if kept is not None:
            found_in = msgspec.json.decode(kept, type=Record)
            for seat in seats.get(table, ()):
                found_in.players[seat] = SOMEBODY
            kept = msgspec.json.encode(found_in).decode()
        values = {"chat": msgspec.json.encode(lines).decode(), "record": kept}
        await on.execute(update(db.reports).where(r.id == name).values(values))
