"""Tables and campaigns to a file and back: one JSON object a line.

A line is a table with its seats, journal and chat, or a campaign with its members and sessions. Campaigns
come after the tables at which they were played.
"""

from pathlib import Path

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import BadRecord
from dreamtable.server import database as db
from dreamtable.server import ledger
from dreamtable.server.campaigns import rows
from dreamtable.server.campaigns.rows import CampaignListing
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.ledger import ChatRow, TableWithSeats

FORMAT = 1


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the journal."""

    number: int
    kind: int
    seat: int
    move: str
    at: float
    drawn: int | None = None


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of the match."""

    number: int
    entries: int
    answers: int
    events: int
    rules_version: int
    version: int
    next_version: int
    at: float
    undone: int
    taken_back: str
    late: str
    stood_in: str = "{}"
    state: bytes | None
    states: bytes | None
    told: bytes


class Parcel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole table. It names people as they are seated, but holds no account, password or session."""

    format: int
    listing: TableWithSeats
    journal: list[Line]
    chapters: list[Part] = []
    chat: list[ChatRow]


class CampaignParcel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole campaign, without its tables."""

    format: int
    campaign: CampaignListing


async def export_tables(settings: Settings, file: Path, table: str | None) -> int:
    """Write one table or all of them to a file; return how many. A campaign comes with all its tables."""
    database = Database(settings)
    await database.migrate()
    async with database.reading() as on:
        known = list((await on.scalars(select(db.tables.c.id).order_by(db.tables.c.created))).all())
        campaigns = await rows.all_ids(on) if table is None else await rows.ids_at(on, table)
        listings = [one for campaign in campaigns if (one := await rows.load(on, campaign)) is not None]
        played = {session.table_id for listing in listings for session in listing.sessions}
        wanted = [one for one in known if table is None or one == table or one in played]
        with file.open("wb") as out:
            for one in wanted:
                listing = await ledger.load(on, one)
                if listing is not None:
                    lines = await on.execute(
                        select(*(db.journal.c[name] for name in Line.__struct_fields__))
                        .where(db.journal.c.table_id == one)
                        .order_by(db.journal.c.number)
                    )
                    parts = await on.execute(
                        select(*(db.chapters.c[name] for name in Part.__struct_fields__))
                        .where(db.chapters.c.table_id == one)
                        .order_by(db.chapters.c.number)
                    )
                    parcel = Parcel(
                        format=FORMAT,
                        listing=listing,
                        journal=[Line(**row) for row in lines.mappings()],
                        chapters=[Part(**row) for row in parts.mappings()],
                        chat=await ledger.said(on, one, 1_000_000),
                    )
                    out.write(msgspec.json.encode(parcel) + b"\n")
            for campaign in listings:
                out.write(msgspec.json.encode(CampaignParcel(format=FORMAT, campaign=campaign)) + b"\n")
    await database.close()
    return len(wanted)


async def import_tables(settings: Settings, file: Path) -> tuple[int, int]:
    """Read tables from a file; return how many came in, and how many were there already."""
    lines = [_read(number, line) for number, line in enumerate(file.read_bytes().splitlines(), 1)]
    parcels = [line for line in lines if isinstance(line, Parcel)]
    campaigns = [line for line in lines if isinstance(line, CampaignParcel)]
    database = Database(settings)
    await database.migrate()
    added = 0
    try:
        async with database.writing() as on:
            for parcel in parcels:
                added += await _take_in(on, parcel)
            for one in campaigns:
                if await rows.load(on, one.campaign.campaign.id) is None:
                    await rows.store(on, one.campaign)
    except (IntegrityError, DataError, OverflowError, UnicodeError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise BadRecord(f"The file contradicts itself, so nothing was taken in: {why}.") from None
    finally:
        await database.close()
    return added, len(parcels) - added


async def _take_in(on: AsyncConnection, parcel: Parcel) -> bool:
    """Store a table; say whether it is new."""
    table = parcel.listing.table.id
    if await ledger.load(on, table) is not None:
        return False
    await ledger.store(on, parcel.listing)
    if parcel.journal:
        entries = [{"table_id": table, **msgspec.structs.asdict(line)} for line in parcel.journal]
        await on.execute(insert(db.journal), entries)
    if parcel.chapters:
        parts = [{"table_id": table, **msgspec.structs.asdict(part)} for part in parcel.chapters]
        await on.execute(insert(db.chapters), parts)
    if parcel.chat:
        await on.execute(insert(db.chat), [msgspec.structs.asdict(line) for line in parcel.chat])
    return True


def _read(number: int, line: bytes) -> Parcel | CampaignParcel:
    parcel: Parcel | CampaignParcel
    try:
        if "campaign" in msgspec.json.decode(line, type=dict[str, msgspec.Raw]):
            parcel = msgspec.json.decode(line, type=CampaignParcel)
        else:
            parcel = msgspec.json.decode(line, type=Parcel)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"Line {number} is no table, or it is damaged: {error}.") from None
    if parcel.format != FORMAT:
        raise BadRecord(f"Line {number} has format {parcel.format}; this version reads format {FORMAT}.")
    return parcel
