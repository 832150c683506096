"""ETH-SFT-03: which pages all who sit at a table have read before, in another evening of their campaign."""

from typing import TYPE_CHECKING

from dreamtable.server import ledger
from dreamtable.server.campaigns import rows
from dreamtable.server.campaigns.books import chapter_in, fill_in_chapters
from dreamtable.server.campaigns.rows import RECORDS, CampaignListing
from dreamtable.server.messages import Known
from dreamtable.telling import Chapter, Sealing, sealing_of
from dreamtable.telling.book import leaf_of

if TYPE_CHECKING:
    from dreamtable.server.ledger import TableWithSeats
    from dreamtable.server.listening import Listener
    from dreamtable.server.live_table import LiveTable
    from dreamtable.server.worker import Worker


async def show(worker: "Worker", live: "LiveTable", to: "Listener") -> None:
    """Tell somebody which pages the table knows; nothing if there are none."""
    sealing, table = sealing_of(live.rules), live.listing.table
    if sealing is None or table.campaign is None:
        return
    async with worker.database.reading() as on:
        campaign = await rows.load(on, table.campaign, but=RECORDS)
    if campaign is None or not any(one.over for one in campaign.sessions):
        return
    await fill_in_chapters(worker, campaign)
    pages = known_to_all(sealing, await read_by_each(worker, campaign, live.listing))
    if pages:
        to.tell(Known(pages=pages))


async def read_by_each(worker: "Worker", campaign: CampaignListing, here: "TableWithSeats") -> list[set[str]]:
    """Return what was told to each person at a table in the evenings that are over, try by try and branch by
    branch: the texts by their keys."""
    told: dict[str, set[str]] = {seat.person: set() for seat in here.seats if seat.person is not None}
    for session in campaign.sessions:
        chapter = chapter_in(session) if session.table_id != here.table.id else None
        if chapter is None:
            continue
        async with worker.database.reading() as on:
            there = await ledger.load(on, session.table_id)
        for seat in there.seats if there is not None else ():
            if seat.person in told:
                told[seat.person] |= texts_in(chapter)
    return list(told.values())


def texts_in(chapter: Chapter) -> set[str]:
    """Return the texts that were read aloud in an evening, by their keys."""
    return {leaf.text.key for leaf in chapter.leaves if leaf.text is not None and leaf.sort}


def known_to_all(sealing: Sealing, told: list[set[str]]) -> list[str]:
    """Return the pages that everybody has read, by their ids; nobody has read any where nobody is."""
    both = set[str].intersection(*told) if told else set[str]()
    if not both:
        return []
    leaves = ((one, leaf_of(sealing.thing(one))) for one in sealing.ids())
    return [
        one for one, leaf in leaves if leaf is not None and leaf.text is not None and leaf.text.key in both
    ]
