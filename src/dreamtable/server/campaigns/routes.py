"""Campaigns over HTTP."""

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import playable_games
from dreamtable.kernel.campaign import CampaignRecord
from dreamtable.server import ledger
from dreamtable.server.accounts import Person
from dreamtable.server.campaigns import moving, playing, rows
from dreamtable.server.campaigns.rows import CampaignListing
from dreamtable.server.campaigns.showing import Story
from dreamtable.server.house import House
from dreamtable.server.lobby import LISTED, REFUSED
from dreamtable.server.messages import (
    CampaignInfo,
    CampaignLine,
    CampaignTitle,
    Created,
    JoiningCampaign,
    NewCampaign,
    NewSession,
)
from dreamtable.server.visitors import address_of

Req = Request[Any, Any, Any]
CampaignId = Annotated[str, Parameter(max_length=64)]
FILE_BYTES = 8_000_000
"""How large a campaign from a file may be."""
GIVES_CAMPAIGN = ResponseSpec(CampaignRecord, generate_examples=False)


async def _story(on: AsyncConnection, house: House, listing: CampaignListing, me: Person, lang: str) -> Story:
    """Return a campaign with its tables, each as it stands now."""
    tables = await ledger.load_all(on, [session.table_id for session in listing.sessions])
    for table in tables:
        if (live := house.hall.live(table.table.id)) is not None:
            table.table = live.summary()
    return Story(listing, {table.table.id: table for table in tables}, me.id, lang)


async def _info(house: House, campaign: str, me: Person, lang: str) -> CampaignInfo:
    listing = await playing.listing_of(house, campaign)
    async with house.database.reading() as on:
        return (await _story(on, house, listing, me, lang)).info()


@get("/mine", responses=REFUSED)
async def my_campaigns(me: Person, house: House, reader: str) -> list[CampaignLine]:
    """List the campaigns in which one takes part."""
    async with house.database.reading() as on:
        lines = []
        for campaign in await rows.ids_of(on, me.id, LISTED):
            listing = await rows.load(on, campaign, rows.KEEPINGS)
            if listing is None or listing.campaign.game not in playable_games():
                continue
            story = await _story(on, house, listing, me, reader)
            if (latest := listing.session(story.latest)) is not None:
                await rows.fill_in_kept(on, latest)
            lines.append(story.line())
        return lines


@post("/", status_code=201, responses=REFUSED)
async def begin(data: NewCampaign, me: Person, house: House, reader: str) -> CampaignInfo:
    """Begin a campaign."""
    listing = await playing.begin(house, me, data, reader)
    return await _info(house, listing.campaign.id, me, reader)


@get("/{campaign_id:str}", responses=REFUSED)
async def campaign_page(campaign_id: CampaignId, me: Person, house: House, reader: str) -> CampaignInfo:
    """Return a campaign: to members its story so far, to others who takes part."""
    return await _info(house, campaign_id, me, reader)


@post("/{campaign_id:str}/join", status_code=200, responses=REFUSED)
async def join(
    campaign_id: CampaignId, data: JoiningCampaign, me: Person, house: House, reader: str
) -> CampaignInfo:
    """Take part in a campaign."""
    await playing.join(house, me, campaign_id, data.invite)
    return await _info(house, campaign_id, me, reader)


@post("/{campaign_id:str}/leave", status_code=204, responses=REFUSED)
async def leave(campaign_id: CampaignId, me: Person, house: House) -> None:
    """Take part in a campaign no longer."""
    await playing.leave(house, me, campaign_id)


@post("/{campaign_id:str}/members/{number:int}/remove", status_code=200, responses=REFUSED)
async def send_away(
    campaign_id: CampaignId, number: int, me: Person, house: House, reader: str
) -> CampaignInfo:
    """Let a member go, and make the invitation worthless that they know."""
    await playing.send_away(house, me, campaign_id, number)
    return await _info(house, campaign_id, me, reader)


@put("/{campaign_id:str}/title", responses=REFUSED)
async def retitle(
    campaign_id: CampaignId, data: CampaignTitle, me: Person, house: House, reader: str
) -> CampaignInfo:
    """Call a campaign something else."""
    await playing.retitle(house, me, campaign_id, data.title, reader)
    return await _info(house, campaign_id, me, reader)


@post("/{campaign_id:str}/sessions", status_code=201, responses=REFUSED)
async def begin_session(
    campaign_id: CampaignId, data: NewSession, me: Person, house: House, reader: str
) -> Created:
    """Put up a table for the next session, or play on once more from an earlier one."""
    listing = await playing.begin_session(house, me, campaign_id, data)
    if data.start:
        await house.hall.open(listing.table.id)
    return Created(table=await house.hall.info(listing, me.id, reader), invite=listing.table.invite)


@get("/{campaign_id:str}/export", responses=REFUSED | {200: GIVES_CAMPAIGN})
async def export(campaign_id: CampaignId, me: Person, house: House) -> Response[bytes]:
    """Return the sessions that are over, and what was kept, as one file. Who opens it can read ahead."""
    listing = await playing.listing_of(house, campaign_id, but=())
    playing.must_take_part(listing, me)
    name = f"{listing.campaign.game}-campaign-{campaign_id[:8]}.json"
    return Response(
        moving.file_of(listing),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/import", status_code=201, responses=REFUSED, request_max_body_size=FILE_BYTES)
async def take_in(request: Req, me: Person, house: House, reader: str) -> CampaignInfo:
    """Take in a campaign from a file, once all its sessions were played again."""
    house.limits.take("import", address_of(request))
    listing = await moving.take_in(house, me, await request.body(), reader)
    return await _info(house, listing.campaign.id, me, reader)


ROUTER = Router(
    "/api/campaigns",
    route_handlers=[
        my_campaigns,
        begin,
        campaign_page,
        join,
        leave,
        send_away,
        retitle,
        begin_session,
        export,
        take_in,
    ],
)
