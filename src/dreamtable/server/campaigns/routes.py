"""Campaigns over HTTP."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import playable_games
from dreamtable.kernel.campaign import CampaignRecord
from dreamtable.server import ledger, papers
from dreamtable.server.accounts import Person
from dreamtable.server.campaigns import books, moving, playing, rows
from dreamtable.server.campaigns.rows import CampaignListing
from dreamtable.server.campaigns.sealing import key_of
from dreamtable.server.campaigns.showing import Story
from dreamtable.server.lobby import LISTED
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import (
    BookInfo,
    BookSharing,
    CampaignInfo,
    CampaignLine,
    CampaignTitle,
    Created,
    FirstSession,
    Invitation,
    NewCampaign,
    NewSession,
)
from dreamtable.server.visitors import address_of
from dreamtable.server.worker import Worker

Req = Request[Any, Any, Any]
CampaignId = Annotated[str, Parameter(max_length=64)]
FILE_BYTES = 8_000_000
"""How large a campaign from a file may be."""
GIVES_CAMPAIGN = ResponseSpec(CampaignRecord, generate_examples=False)


async def _story(
    on: AsyncConnection, worker: Worker, listing: CampaignListing, me: Person, lang: str
) -> Story:
    """Return a campaign with its tables, each as it stands now."""
    tables = await ledger.load_all(on, [session.table_id for session in listing.sessions])
    for table in tables:
        if (live := worker.open_tables.live(table.table.id)) is not None:
            table.table = live.summary()
    return Story(listing, {table.table.id: table for table in tables}, me.id, lang)


async def _told(worker: Worker, campaign: str, me: Person, lang: str) -> Story:
    """Return a campaign with its tables and chapters."""
    listing = await playing.listing_of(worker, campaign)
    await books.fill_in_chapters(worker, listing)
    async with worker.database.reading() as on:
        return await _story(on, worker, listing, me, lang)


async def _info(worker: Worker, campaign: str, me: Person, lang: str) -> CampaignInfo:
    return (await _told(worker, campaign, me, lang)).info()


@get("/mine", responses=REFUSED)
async def my_campaigns(me: Person, worker: Worker, reader: str) -> list[CampaignLine]:
    """List the campaigns in which one takes part."""
    async with worker.database.reading() as on:
        lines = []
        for campaign in await rows.ids_of(on, me.id, LISTED):
            listing = await rows.load(on, campaign, rows.KEEPINGS)
            if listing is None or listing.campaign.game not in playable_games():
                continue
            story = await _story(on, worker, listing, me, reader)
            if (latest := listing.session(story.latest)) is not None:
                await rows.fill_in_kept(on, latest)
            lines.append(story.line())
        return lines


@post("/", status_code=201, responses=REFUSED)
async def begin(data: NewCampaign, me: Person, worker: Worker, reader: str) -> CampaignInfo:
    """Begin a campaign."""
    listing = await playing.begin(worker, me, data, reader)
    return await _info(worker, listing.campaign.id, me, reader)


@post("/with-table", status_code=201, responses=REFUSED)
async def begin_with(data: FirstSession, me: Person, worker: Worker, reader: str) -> CampaignInfo:
    """Begin a campaign whose first session is over already: a match that was played by itself."""
    listing = await playing.begin_with(worker, me, data.table, reader)
    return await _info(worker, listing.campaign.id, me, reader)


@get("/{campaign_id:str}", responses=REFUSED)
async def campaign_page(campaign_id: CampaignId, me: Person, worker: Worker, reader: str) -> CampaignInfo:
    """Return a campaign to who takes part in it: its story so far."""
    story = await _told(worker, campaign_id, me, reader)
    playing.must_take_part(story.listing, me)
    return story.info()


@post("/{campaign_id:str}/invitation", status_code=200, responses=REFUSED)
async def look_in(
    campaign_id: CampaignId, data: Invitation, me: Person, worker: Worker, reader: str
) -> CampaignInfo:
    """Return to who is invited to a campaign who takes part in it."""
    story = await _told(worker, campaign_id, me, reader)
    playing.must_be_invited(story.listing, me, data.invite)
    return story.info()


@post("/{campaign_id:str}/join", status_code=200, responses=REFUSED)
async def join(
    campaign_id: CampaignId, data: Invitation, me: Person, worker: Worker, reader: str
) -> CampaignInfo:
    """Take part in a campaign."""
    await playing.join(worker, me, campaign_id, data.invite)
    return await _info(worker, campaign_id, me, reader)


@post("/{campaign_id:str}/leave", status_code=204, responses=REFUSED)
async def leave(campaign_id: CampaignId, me: Person, worker: Worker) -> None:
    """Take part in a campaign no longer."""
    await playing.leave(worker, me, campaign_id)


@post("/{campaign_id:str}/members/{number:int}/remove", status_code=200, responses=REFUSED)
async def send_away(
    campaign_id: CampaignId, number: int, me: Person, worker: Worker, reader: str
) -> CampaignInfo:
    """Let a member go, and make the invitation worthless that they know."""
    await playing.send_away(worker, me, campaign_id, number)
    return await _info(worker, campaign_id, me, reader)


@put("/{campaign_id:str}/title", responses=REFUSED)
async def retitle(
    campaign_id: CampaignId, data: CampaignTitle, me: Person, worker: Worker, reader: str
) -> CampaignInfo:
    """Call a campaign something else."""
    await playing.retitle(worker, me, campaign_id, data.title, reader)
    return await _info(worker, campaign_id, me, reader)


@post("/{campaign_id:str}/sessions", status_code=201, responses=REFUSED)
async def begin_session(
    campaign_id: CampaignId, data: NewSession, me: Person, worker: Worker, reader: str
) -> Created:
    """Put up a table for the next session, or play on once more from an earlier one."""
    listing = await playing.begin_session(worker, me, campaign_id, data)
    if data.start:
        await worker.open_tables.open(listing.table.id)
    return Created(table=await worker.open_tables.info(listing, me.id, reader), invite=listing.table.invite)


@post("/{campaign_id:str}/sessions/{number:int}/onward", status_code=201, responses=REFUSED)
async def go_on(campaign_id: CampaignId, number: int, me: Person, worker: Worker, reader: str) -> Created:
    """Go on after a session with everybody on their seats, to the same table whoever asks first."""
    listing = await playing.go_on(worker, me, campaign_id, number)
    return Created(table=await worker.open_tables.info(listing, me.id, reader), invite=listing.table.invite)


@get("/{campaign_id:str}/export", responses=REFUSED | {200: GIVES_CAMPAIGN})
async def export(campaign_id: CampaignId, me: Person, worker: Worker) -> Response[bytes]:
    """Return the sessions that are over, and what was kept, as one file. Who opens it can read ahead."""
    listing = await playing.listing_of(worker, campaign_id, but=())
    playing.must_take_part(listing, me)
    name = f"{listing.campaign.game}-campaign-{campaign_id[:8]}.json"
    async with worker.database.reading() as on:
        notes = await papers.read(on, papers.notes_of_campaign(campaign_id))
    return Response(
        moving.file_of(listing, notes, await key_of(worker.database)),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/{campaign_id:str}/book", responses=REFUSED)
async def book(campaign_id: CampaignId, me: Person, worker: Worker, reader: str) -> BookInfo:
    """Return the book of a campaign to who takes part in it: what was read in all evenings that are over."""
    story = await _told(worker, campaign_id, me, reader)
    playing.must_take_part(story.listing, me)
    return story.book()


@put("/{campaign_id:str}/book/shared", responses=REFUSED)
async def share_book(
    campaign_id: CampaignId, data: BookSharing, me: Person, worker: Worker, reader: str
) -> BookInfo:
    """Let whoever has the link read the book, or nobody any more."""
    await books.share(worker, me, campaign_id, shared=data.shared)
    return (await _told(worker, campaign_id, me, reader)).book()


@get("/shared-book/{key:str}", responses=REFUSED)
async def shared_book(key: CampaignId, me: Person, worker: Worker, reader: str) -> BookInfo:
    """Return a book that is shared, to whoever has its link."""
    return (await _told(worker, await books.shared_campaign(worker, key), me, reader)).book()


@post("/import", status_code=201, responses=REFUSED, request_max_body_size=FILE_BYTES)
async def take_in(request: Req, me: Person, worker: Worker, reader: str) -> CampaignInfo:
    """Take in a campaign from a file, once all its sessions were played again."""
    worker.limits.take("import", address_of(request))
    listing = await moving.take_in(worker, me, await request.body(), reader)
    return await _info(worker, listing.campaign.id, me, reader)


ROUTER = Router(
    "/api/campaigns",
    route_handlers=[
        my_campaigns,
        begin,
        begin_with,
        campaign_page,
        look_in,
        join,
        leave,
        send_away,
        retitle,
        begin_session,
        go_on,
        export,
        book,
        share_book,
        shared_book,
        take_in,
    ],
)
