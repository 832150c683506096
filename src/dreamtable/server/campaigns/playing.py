"""What can be done with a campaign: begin one, join it, leave it, and begin its sessions."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import manifest_of, playable_games, rules_of
from dreamtable.kernel import BEGINNING, AnyRules, DreamtableError, MissingComponent, Offer
from dreamtable.kernel.campaign import modes_within
from dreamtable.lang import Speaker
from dreamtable.server import admission, hosting, ledger
from dreamtable.server.accounts import Person, clean
from dreamtable.server.admission import check, could_be_id, is_invitation
from dreamtable.server.campaigns import rows
from dreamtable.server.campaigns.rows import CampaignListing, CampaignRow, MemberRow, SessionRow
from dreamtable.server.endings import could_begin
from dreamtable.server.fair import new_nonce
from dreamtable.server.ledger import SeatRow, TableWithSeats
from dreamtable.server.messages import NewCampaign, NewSession, NewTable
from dreamtable.server.offers import words_within
from dreamtable.server.refusals import Refusal, gone
from dreamtable.server.worker import Worker

TITLE_LENGTH = 60


async def found(on: AsyncConnection, campaign: str, but: Sequence[str] = rows.RECORDS) -> CampaignListing:
    """Return a campaign as it is stored, or refuse."""
    listing = await rows.load(on, campaign, but) if could_be_id(campaign) else None
    if listing is None or listing.campaign.game not in playable_games():
        raise Refusal("no-campaign", 404)
    return listing


async def listing_of(worker: Worker, campaign: str, but: Sequence[str] = rows.RECORDS) -> CampaignListing:
    """Return a campaign in which all that is over is kept."""
    await worker.open_tables.keep_all(campaign)
    async with worker.database.reading() as on:
        return await found(on, campaign, but)


def must_take_part(listing: CampaignListing, me: Person) -> MemberRow:
    """Refuse what only members may do: to others there is no such campaign."""
    member = listing.member(me.id)
    if member is None:
        raise Refusal("no-campaign", 404)
    return member


def must_be_invited(listing: CampaignListing, me: Person, invite: str) -> None:
    """Refuse who neither takes part nor knows the invitation: to others there is no such campaign."""
    if listing.member(me.id) is None and not is_invitation(invite, listing.campaign.invite):
        raise Refusal("no-campaign", 404)


def must_lead(listing: CampaignListing, me: Person) -> None:
    """Refuse what only the one may do who leads the campaign."""
    must_take_part(listing, me)
    if listing.campaign.host != me.id:
        raise Refusal("not-leader", 403)


def clean_title(text: str, game: str, lang: str) -> str:
    """Return a title as others will see it; that of the game if there is nothing to see."""
    title = clean(text)[:TITLE_LENGTH].strip()
    return title or Speaker(lang, package=manifest_of(game).package).say("game-title")


def new_campaign(game: str, title: str, me: Person) -> CampaignListing:
    """Return a campaign that begins, with one member."""
    now = time.time()
    row = CampaignRow(
        id=ledger.new_id(),
        game=game,
        title=title,
        host=me.id,
        invite=ledger.new_id(),
        created=now,
        updated=now,
    )
    return CampaignListing(row, [MemberRow(campaign_id=row.id, number=0, person=me.id, name=me.name)], [])


def campaign_rules(game: str) -> AnyRules:
    """Return the rules of a game that has a campaign, or refuse."""
    if game not in playable_games():
        raise Refusal("no-game", 404)
    rules = rules_of(game)
    if rules.campaign is None:
        raise Refusal("game-without-campaign", 400)
    return rules


async def begin(worker: Worker, me: Person, wanted: NewCampaign, lang: str) -> CampaignListing:
    """Begin a campaign."""
    campaign_rules(wanted.game)
    listing = new_campaign(wanted.game, clean_title(wanted.title, wanted.game, lang), me)
    async with worker.database.writing() as on:
        await rows.store(on, listing)
    return listing


async def begin_with(worker: Worker, me: Person, table: str, lang: str) -> CampaignListing:
    """Begin a campaign with a match that was played by itself; whoever sat there takes part."""
    await check(worker, table, me)
    stored = await hosting.listing_of(worker, table)
    live = await worker.open_tables.open(table)
    if live.match is None or not could_begin(live.match) or not stored.table.counts:
        raise Refusal("no-first-session")
    people = {row.person: row.name for row in stored.seats if row.kind == "person" and row.person}
    if me.id not in people:
        raise Refusal("no-member", 403)
    game = stored.table.game
    listing = new_campaign(game, clean_title("", game, lang), me)
    campaign = listing.campaign.id
    others = [(person, name) for person, name in people.items() if person != me.id]
    listing.members += [
        MemberRow(campaign_id=campaign, number=number, person=person, name=name)
        for number, (person, name) in enumerate(others, 1)
    ]
    listing.sessions.append(SessionRow(campaign_id=campaign, number=0, follows=BEGINNING, table_id=table))
    async with worker.database.writing() as on:
        if not await ledger.put_into_campaign(on, table, campaign):
            raise Refusal("goes-on-in-campaign")
        await rows.store(on, listing)
    await live.refresh()
    return await listing_of(worker, campaign)


async def join(worker: Worker, me: Person, campaign: str, invite: str) -> CampaignListing:
    """Let somebody take part who has the secret of the invitation."""
    async with worker.database.writing() as on:
        listing = await found(on, campaign)
        must_be_invited(listing, me, invite)
        if listing.member(me.id) is None:
            await rows.add_member(on, campaign, me.id, me.name)
            await rows.change(on, campaign)
    return await listing_of(worker, campaign)


async def leave(worker: Worker, me: Person, campaign: str) -> None:
    """Take part no longer. If it was who leads, the one who came next does."""
    async with worker.database.writing() as on:
        listing = await found(on, campaign)
        await let_go(on, listing, must_take_part(listing, me))


async def send_away(worker: Worker, me: Person, campaign: str, number: int) -> CampaignListing:
    """Let a member go. The invitation that they know is good for nothing from then on."""
    async with worker.database.writing() as on:
        listing = await found(on, campaign)
        must_lead(listing, me)
        member = next((one for one in listing.members if one.number == number), None)
        if member is None or member.person == me.id:
            raise Refusal("no-member", 404)
        await let_go(on, listing, member)
        await rows.change(on, campaign, invite=ledger.new_id())
    return await listing_of(worker, campaign)


async def let_go(on: AsyncConnection, listing: CampaignListing, member: MemberRow) -> None:
    """Let somebody go. If it was who leads, the one who came next does."""
    campaign = listing.campaign
    await rows.remove_member(on, campaign.id, member.number)
    others = [one.person for one in listing.members if one is not member]
    if campaign.host == member.person and others:
        campaign.host = others[0]
    await rows.change(on, campaign.id, host=campaign.host)


async def retitle(worker: Worker, me: Person, campaign: str, title: str, lang: str) -> CampaignListing:
    """Call a campaign something else."""
    async with worker.database.writing() as on:
        listing = await found(on, campaign)
        must_lead(listing, me)
        await rows.change(on, campaign, title=clean_title(title, listing.campaign.game, lang))
    return await listing_of(worker, campaign)


# Sessions


def kept_after(rules: AnyRules, listing: CampaignListing, follows: int | None) -> Any:
    """Return what was kept of a session, or refuse if nothing can follow it."""
    if follows is BEGINNING:
        return None
    session = listing.session(follows)
    if session is None or session.kept is None:
        raise Refusal("nothing-follows")
    try:
        return rules.read_kept(session.kept.encode(), session.kept_version)
    except DreamtableError:
        raise Refusal("kept-otherwise") from None


def offer_after(rules: AnyRules, listing: CampaignListing, follows: int | None) -> Offer:
    """Return what a session may be that follows a session."""
    return rules.offer_after(kept_after(rules, listing, follows))


async def begin_session(worker: Worker, me: Person, campaign: str, wanted: NewSession) -> TableWithSeats:
    """Put up a table for the next session, or for one that follows an earlier one again."""
    listing = await listing_of(worker, campaign)
    must_take_part(listing, me)
    rules = campaign_rules(listing.campaign.game)
    offer = offer_after(rules, listing, wanted.follows)
    if offer.over:
        raise Refusal("campaign-over")
    number = listing.next_number
    if wanted.number != number:
        raise Refusal("session-begun")
    unlocked = [mode.name for mode in modes_within(rules, offer)]
    if wanted.mode is not None and wanted.mode not in unlocked:
        raise Refusal("locked", 400, unlocked=", ".join(unlocked))
    new = hosting.new_table(
        me,
        NewTable(
            game=rules.name,
            seats=wanted.seats,
            mode=wanted.mode or _usual_mode(rules, offer, wanted.seats),
            options=words_within(rules, offer, wanted.options),
            bots=wanted.bots,
            private=True,
            seconds=wanted.seconds,
            packs=await _packs_of(worker, listing, wanted.follows, wanted.packs),
            start=wanted.start,
        ),
    )
    new.table.campaign, new.table.session = campaign, number
    _take_places(listing, new, me, wanted)
    session = SessionRow(campaign_id=campaign, number=number, follows=wanted.follows, table_id=new.table.id)
    async with worker.database.writing() as on:
        await ledger.store(on, new)
        if not await rows.add_session(on, session):
            raise Refusal("session-begun")
        await rows.change(on, campaign)
        if wanted.start:
            await hosting.begin(on, new)
    return await hosting.listing_of(worker, new.table.id)


def _take_places(listing: CampaignListing, new: TableWithSeats, me: Person, wanted: NewSession) -> None:
    """Let the one who begins a session sit where they wish, and let bots lead the seats of absent members."""
    own = next((row for row in new.seats if row.person == me.id), None)
    if own is not None and wanted.seat not in (None, own.seat):
        hosting.check_seat(wanted.seats, wanted.seat)
        if wanted.seat in wanted.bots:
            raise Refusal("seat-taken")
        there = msgspec.structs.replace(new.seats[wanted.seat], seat=own.seat)
        new.seats[own.seat], new.seats[wanted.seat] = there, msgspec.structs.replace(own, seat=wanted.seat)
    for seat, number in wanted.led.items():
        hosting.check_seat(wanted.seats, seat)
        member = next((one for one in listing.members if one.number == number), None)
        if member is None or any(row.person == member.person for row in new.seats):
            raise Refusal("no-member", 400)
        if new.seats[seat].kind == "person":
            raise Refusal("seat-taken")
        new.seats[seat] = SeatRow(
            table_id=new.table.id,
            seat=seat,
            kind="person",
            person=member.person,
            name=member.name,
            nonce=new_nonce(),
            away=True,
            relieved="table",
        )


async def go_on(worker: Worker, me: Person, campaign: str, number: int) -> TableWithSeats:
    """Put up the table of what usually follows a session, with everybody on their seats; or return the one
    that is there already. Whoever asks is there; it begins when the others are (`hosting.be_ready`)."""
    listing = await listing_of(worker, campaign)
    must_take_part(listing, me)
    rules = campaign_rules(listing.campaign.game)
    offer = offer_after(rules, listing, number)
    if offer.over:
        raise Refusal("campaign-over")
    before = next(one for one in listing.sessions if one.number == number)
    packs = await _packs_of(worker, listing, number, None)
    chosen_before = offer_after(rules, listing, before.follows).options
    async with worker.database.writing() as on:
        await ledger.hold(on, before.table_id)
        old = await admission.found(on, before.table_id)
        if old.table.next_table is not None:
            following = await ledger.load(on, old.table.next_table)
            if following is not None:
                return following
        new = hosting.again(old, me)
        free = {name: value for name, value in old.table.options.items() if name not in chosen_before}
        new.table.options = words_within(rules, offer, free)
        new.table.packs = packs
        if new.table.mode not in [mode.name for mode in modes_within(rules, offer)]:
            new.table.mode = _usual_mode(rules, offer, new.table.seats)
        new.table.campaign, new.table.session = campaign, listing.next_number
        await ledger.store(on, new)
        row = SessionRow(
            campaign_id=campaign, number=listing.next_number, follows=number, table_id=new.table.id
        )
        if not await rows.add_session(on, row):
            raise Refusal("session-begun")
        await rows.change(on, campaign)
        await ledger.change(on, old.table.id, next_table=new.table.id)
    await worker.open_tables.refresh(old.table.id)
    return await hosting.listing_of(worker, new.table.id)


async def _packs_of(
    worker: Worker, listing: CampaignListing, follows: int | None, wanted: list[str] | None
) -> list[str]:
    """Return the packs of a session: those that are wanted, or those of the session that it follows.

    What that one was played with must all be there: it may have been kept.
    """
    before = next((one.table_id for one in listing.sessions if one.number == follows), None)
    if before is None:
        return wanted or []
    table = await hosting.listing_of(worker, before)
    try:
        campaign_rules(table.table.game).stored_components(table.table.packs, table.components)
    except MissingComponent as missing:
        raise gone(missing) from missing
    return table.table.packs if wanted is None else wanted


def _usual_mode(rules: AnyRules, offer: Offer, seats: int) -> str | None:
    """Return the first unlocked mode that is for so many."""
    for mode in modes_within(rules, offer):
        if seats in mode.seats:
            return mode.name
    return None
