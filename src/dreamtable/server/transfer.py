"""Tables to a file and back: one JSON object a line, a table with its seats, journal and chat."""

from pathlib import Path

import msgspec
from sqlalchemy import insert, select

from dreamtable.kernel import BadRecord
from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.ledger import ChatRow, Listing

FORMAT = 1


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the journal."""

    number: int
    kind: int
    seat: int
    move: str
    at: float


class Parcel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole table. It names people as they are seated, but holds no account, password or session."""

    format: int
    listing: Listing
    journal: list[Line]
    chat: list[ChatRow]


async def export_tables(settings: Settings, file: Path, table: str | None) -> int:
    """Write one table or all of them to a file; return how many."""
    database = Database(settings)
    await database.migrate()
    async with database.reading() as on:
        known = list((await on.scalars(select(db.tables.c.id).order_by(db.tables.c.created))).all())
        wanted = known if table is None else [one for one in known if one == table]
        with file.open("wb") as out:
            for one in wanted:
                listing = await ledger.load(on, one)
                if listing is not None:
                    lines = await on.execute(
                        select(*(db.journal.c[name] for name in Line.__struct_fields__))
                        .where(db.journal.c.table_id == one)
                        .order_by(db.journal.c.number)
                    )
                    parcel = Parcel(
                        format=FORMAT,
                        listing=listing,
                        journal=[Line(**row) for row in lines.mappings()],
                        chat=await ledger.said(on, one, 1_000_000),
                    )
                    out.write(msgspec.json.encode(parcel) + b"\n")
    await database.close()
    return len(wanted)


async def import_tables(settings: Settings, file: Path) -> tuple[int, int]:
    """Read tables from a file; return how many came in, and how many were there already."""
    parcels = [_parcel(number, line) for number, line in enumerate(file.read_bytes().splitlines(), 1)]
    database = Database(settings)
    await database.migrate()
    added = 0
    async with database.writing() as on:
        for parcel in parcels:
            table = parcel.listing.table.id
            if await ledger.load(on, table) is not None:
                continue
            added += 1
            await ledger.store(on, parcel.listing)
            if parcel.journal:
                rows = [{"table_id": table, **msgspec.structs.asdict(line)} for line in parcel.journal]
                await on.execute(insert(db.journal), rows)
            if parcel.chat:
                await on.execute(insert(db.chat), [msgspec.structs.asdict(line) for line in parcel.chat])
    await database.close()
    return added, len(parcels) - added


def _parcel(number: int, line: bytes) -> Parcel:
    try:
        parcel = msgspec.json.decode(line, type=Parcel)
    except msgspec.DecodeError as error:
        raise BadRecord(f"Line {number} is no table, or it is damaged: {error}.") from None
    if parcel.format != FORMAT:
        raise BadRecord(f"Line {number} has format {parcel.format}; this version reads format {FORMAT}.")
    return parcel
