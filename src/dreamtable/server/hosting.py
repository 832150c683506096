"""What can be done with a table before and around its match: host, join, leave, start, play again."""

from collections.abc import Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.bots import bots_of, usual_bot
from dreamtable.games import playable_games, rules_of
from dreamtable.kernel import AnyRules, BadSetup, Mode, Seat
from dreamtable.server import ledger
from dreamtable.server.accounts import Person
from dreamtable.server.admission import found, is_invitation, may_come, remember
from dreamtable.server.campaigns import rows
from dreamtable.server.days import is_closed
from dreamtable.server.fair import commitment_of, new_nonce, new_secret, scheme_of, seed_of
from dreamtable.server.hours import now
from dreamtable.server.ledger import SeatRow, TableRow, TableWithSeats
from dreamtable.server.listings import is_free, mode_at, takes_newcomers
from dreamtable.server.messages import BotSeat, Fairness, Joining, NewTable, SeatOffer
from dreamtable.server.offers import read_options
from dreamtable.server.reference import packs_of
from dreamtable.server.refusals import Refusal
from dreamtable.server.worker import Worker


async def host(worker: Worker, me: Person, wanted: NewTable) -> TableWithSeats:
    """Put up a new table."""
    new = new_table(me, wanted)
    async with worker.database.writing() as on:
        await ledger.store(on, new)
        if wanted.start:
            await begin(on, new)
    return await listing_of(worker, new.table.id)


def new_table(me: Person, wanted: NewTable) -> TableWithSeats:
    """Return a table as somebody wants it. The host takes the first seat that no bot has."""
    if wanted.game not in playable_games():
        raise Refusal("no-game", 404)
    rules = rules_of(wanted.game)
    mode = mode_wanted(rules, wanted)
    read_options(rules, wanted.options, wanted.seats)
    check_packs(rules, wanted.packs)
    for seat, level in wanted.bots.items():
        check_seat(wanted.seats, seat)
        check_bot(wanted.game, level)
    at = now()
    table = TableRow(
        id=ledger.new_id(),
        game=wanted.game,
        mode=mode.name,
        rules_version=rules.rules_version,
        state_version=rules.state_version,
        seats=wanted.seats,
        options=wanted.options,
        private=wanted.private,
        hints=wanted.hints,
        suggestions=wanted.suggestions,
        what_if=wanted.what_if,
        boldness=wanted.boldness,
        packs=wanted.packs,
        seconds=wanted.seconds,
        status="open",
        host=me.id,
        invite=ledger.new_id(),
        secret=new_secret(),
        created=at,
        updated=at,
    )
    seats = [SeatRow(table_id=table.id, seat=seat) for seat in range(wanted.seats)]
    for seat, level in wanted.bots.items():
        seats[seat] = bot_on(table.id, seat, level)
    free = [row for row in seats if row.kind == "empty"]
    if free:
        seats[free[0].seat] = person_on(table.id, free[0].seat, me, new_nonce())
    if wanted.start:
        for row in free[1:]:
            seats[row.seat] = bot_on(table.id, row.seat, usual_bot(wanted.game))
    return TableWithSeats(table, seats)


def mode_wanted(rules: AnyRules, wanted: NewTable) -> Mode:
    """Return the way to play that somebody wants, or refuse what the game does not have."""
    if wanted.mode is not None and wanted.mode not in [mode.name for mode in rules.modes]:
        raise Refusal("bad-mode", 400)
    counts = rules.seats_for(wanted.mode)
    try:
        return rules.mode_for(wanted.seats, wanted.mode)
    except BadSetup:
        raise Refusal("bad-seats", 400, least=counts[0], most=counts[-1]) from None


def check_packs(rules: AnyRules, packs: Sequence[str]) -> None:
    """Refuse a pack that is not here, or not for this game."""
    for pack in packs:
        if pack not in packs_of(rules):
            raise Refusal("no-pack", 400, pack=pack)


def check_seat(seats: int, seat: Seat) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < seats:
        raise Refusal("no-seat", 400, seats=seats)


def check_bot(game: str, level: str) -> None:
    """Refuse a bot that does not play the game."""
    if level not in bots_of(game):
        raise Refusal("no-bot", 400, bots=", ".join(bots_of(game)))


def bot_on(table: str, seat: Seat, level: str) -> SeatRow:
    """Return a seat with a bot."""
    return SeatRow(table_id=table, seat=seat, kind="bot", level=level)


def person_on(table: str, seat: Seat, person: Person, nonce: str) -> SeatRow:
    """Return a seat with somebody, who adds a part to the seed."""
    return SeatRow(table_id=table, seat=seat, kind="person", person=person.id, name=person.name, nonce=nonce)


async def listing_of(worker: Worker, table: str) -> TableWithSeats:
    """Return a table as it is stored."""
    await worker.open_tables.settle(table)
    async with worker.database.reading() as on:
        return await found(on, table)


def seats_of(listing: TableWithSeats, person: str) -> list[SeatRow]:
    """Return the seats that somebody has: one, or several if the game allows it."""
    return [row for row in listing.seats if row.person == person]


def must_be_open(listing: TableWithSeats) -> None:
    """Refuse changes once the match has begun."""
    if listing.table.status != "open":
        raise Refusal("started")


def must_host(listing: TableWithSeats, me: Person) -> None:
    """Refuse what only the host may do."""
    if listing.table.host != me.id:
        raise Refusal("not-host", 403)


async def join(worker: Worker, me: Person, table: str, wish: Joining) -> None:
    """Sit down: before the match, or in the middle of it on a seat that is offered to newcomers."""
    await worker.open_tables.settle(table)
    async with worker.database.writing() as on:
        await ledger.hold(on, table)
        listing = await found(on, table)
        row = listing.table
        banned = listing.standing(me.id) == "banned"
        invited = is_invitation(wish.invite, row.invite) and not banned
        if not invited and not await may_come(on, listing, me.id):
            raise Refusal("no-table", 404)
        if row.status == "running":
            await _come_late(on, listing, me, wish)
        else:
            await _sit_down(on, listing, me, wish)
        if row.campaign is not None:
            await rows.add_member(on, row.campaign, me.id, me.name)
        await ledger.change(on, table)
    await worker.open_tables.refresh(table)


async def _sit_down(on: AsyncConnection, listing: TableWithSeats, me: Person, wish: Joining) -> None:
    """Sit down; who sits already may change the own part of the seed or the seat, or take a further one."""
    must_be_open(listing)
    table, own = listing.table.id, seats_of(listing, me.id)
    if wish.also and not mode_at(listing.table).open_hands:
        raise Refusal("one-seat")
    if wish.seat is not None:
        check_seat(listing.table.seats, wish.seat)
    free = [one.seat for one in listing.seats if one.kind == "empty"]
    here = [one for one in own if one.seat == wish.seat or (wish.seat is None and not wish.also)]
    if here:
        here[0].nonce = wish.nonce or here[0].nonce
        await ledger.put_seat(on, here[0])
        return
    if not free and wish.seat is None:
        raise Refusal("full")
    seat = wish.seat if wish.seat is not None else await _usual_seat(on, listing, me, free)
    if not await ledger.take_seat(on, person_on(table, seat, me, wish.nonce or new_nonce())):
        raise Refusal("seat-taken")
    if own and not wish.also:
        await ledger.put_seat(on, SeatRow(table_id=table, seat=own[0].seat))


async def _usual_seat(on: AsyncConnection, listing: TableWithSeats, me: Person, free: Sequence[Seat]) -> Seat:
    """Return the free seat where somebody sits down: in a campaign the one of the session before, else the
    first."""
    campaign, number = listing.table.campaign, listing.table.session
    before = None
    if campaign is not None and number is not None:
        before = await rows.table_before(on, campaign, number)
    old = await ledger.load(on, before) if before is not None else None
    own = [row.seat for row in seats_of(old, me.id) if row.seat in free] if old is not None else []
    return own[0] if own else free[0]


async def _come_late(on: AsyncConnection, listing: TableWithSeats, me: Person, wish: Joining) -> None:
    """Take a seat in the middle of a match; what was added to the seed there stays, for the proof."""
    offered = [row for row in listing.seats if row.offered and is_free(row) and wish.seat in (None, row.seat)]
    if seats_of(listing, me.id) or not offered:
        raise Refusal("started")
    old, lines = offered[0], listing.table.entries
    new = person_on(listing.table.id, old.seat, me, old.nonce)
    await ledger.put_seat(on, msgspec.structs.replace(new, first_line=lines))


async def offer_seat(worker: Worker, me: Person, table: str, wish: SeatOffer) -> None:
    """Offer a seat of a running match that no person has to newcomers, or no longer."""
    async with worker.database.writing() as on:
        listing = await found(on, table)
        must_host(listing, me)
        check_seat(listing.table.seats, wish.seat)
        row = listing.seats[wish.seat]
        if listing.table.status != "running":
            raise Refusal("not-running")
        if not takes_newcomers(listing.table) or not is_free(row):
            raise Refusal("seat-taken")
        row.offered = wish.on
        await ledger.put_seat(on, row)
    await worker.open_tables.refresh(table)


async def leave(worker: Worker, me: Person, table: str, seat: Seat | None = None) -> TableWithSeats:
    """Stand up, from one of the own seats or from all; from a running match bots take over for the time."""
    await worker.open_tables.settle(table)
    async with worker.database.writing() as on:
        listing = await found(on, table)
        own = seats_of(listing, me.id)
        freed = [row for row in own if seat in (None, row.seat)]
        if not freed:
            raise Refusal("not-here", 403)
        if listing.table.status == "open":
            await stand_up(on, listing, freed)
        elif listing.table.status == "running":
            for row in own:
                row.away = True
                await ledger.put_seat(on, row)
    await worker.open_tables.refresh(table)
    return listing


async def stand_up(on: AsyncConnection, listing: TableWithSeats, freed: list[SeatRow]) -> None:
    """Free somebody's seats; if none is left another person hosts; a table without people is taken away."""
    table = listing.table
    for row in freed:
        listing.seats[row.seat] = SeatRow(table_id=table.id, seat=row.seat)
    people = [row.person for row in listing.seats if row.person is not None]
    for row in freed:
        if people and row.person is not None and row.person not in people:
            await remember(on, listing, row.person, row.name)
    if not people:
        await ledger.remove(on, table.id)
        return
    for row in freed:
        await ledger.put_seat(on, listing.seats[row.seat])
    if table.host == freed[0].person and table.host not in people:
        table.host = people[0]
    await ledger.change(on, table.id, host=table.host)


async def put_bot(worker: Worker, me: Person, table: str, wish: BotSeat) -> None:
    """Put a bot on a seat or take it away. An absent person's seat can be freed that way too."""
    live = worker.open_tables.live(table)
    async with worker.database.writing() as on:
        listing = await found(on, table)
        must_host(listing, me)
        must_be_open(listing)
        check_seat(listing.table.seats, wish.seat)
        row = listing.seats[wish.seat]
        there = live is not None and live.presence.online(wish.seat)
        if row.kind == "person" and (row.person == me.id or there):
            raise Refusal("seat-taken")
        new = SeatRow(table_id=table, seat=wish.seat)
        if wish.level is not None:
            check_bot(listing.table.game, wish.level)
            new = bot_on(table, wish.seat, wish.level)
        await ledger.put_seat(on, new)
        await ledger.change(on, table)
    await worker.open_tables.refresh(table)


async def start(worker: Worker, me: Person, table: str) -> None:
    """Begin the match, once all seats are taken."""
    async with worker.database.writing() as on:
        listing = await found(on, table)
        must_host(listing, me)
        must_be_open(listing)
        empty = sum(row.kind == "empty" for row in listing.seats)
        if empty:
            raise Refusal("empty-seats", seats=empty)
        if not await begin(on, listing):
            raise Refusal("started")
    await worker.open_tables.refresh(table)


async def begin(on: AsyncConnection, listing: TableWithSeats) -> bool:
    """Make the seed from all parts and let the match run."""
    table = listing.table
    seed = seed_of(table.secret, [row.nonce for row in listing.seats])
    rules = rules_of(table.game)
    components = await ledger.keep_components(on, rules.components(table.packs).table)
    return await ledger.change(
        on,
        table.id,
        "open",
        status="running",
        seed=seed,
        rules_version=rules.rules_version,
        state_version=rules.state_version,
        components=components,
        started=now(),
        busy=True,
    )


async def play_again(worker: Worker, me: Person, table: str) -> TableWithSeats:
    """Put up a table like this one, with the same people; or return the one that is there already."""
    await worker.open_tables.settle(table)
    async with worker.database.writing() as on:
        old = await found(on, table)
        if not seats_of(old, me.id) and old.table.host != me.id:
            raise Refusal("not-here", 403)
        if old.table.status != "over":
            raise Refusal("not-over")
        if old.table.campaign is not None:
            raise Refusal("goes-on-in-campaign")
        if old.table.branch_of is not None:
            raise Refusal("what-if-again")
        if old.table.next_table is not None:
            following = await ledger.load(on, old.table.next_table)
            if following is not None:
                return following
        new = again(old, me)
        await ledger.store(on, new)
        await ledger.change(on, table, next_table=new.table.id)
    await worker.open_tables.refresh(table)
    return new


async def be_ready(worker: Worker, me: Person, table: str, *, ready: bool) -> None:
    """Be there for a rematch, or no longer; it begins as soon as everybody is.

    In a campaign nobody waits for who has left: bots lead their seats until they come.
    """
    live = worker.open_tables.live(table)
    async with worker.database.writing() as on:
        new = await _rematch(on, table)
        own = seats_of(new, me.id)
        if not own:
            raise Refusal("not-here", 403)
        for row in own:
            row.ready = ready
            await ledger.put_seat(on, row)
        missing = [row.seat for row in new.seats if row.kind == "person" and not row.ready]
        if new.table.campaign is not None and live is not None:
            missing = [seat for seat in missing if live.presence.online(seat)]
        if ready and not missing:
            await _fill_in(on, new)
            await begin(on, new)
    await _told_of_rematch(worker, table, new)


async def begin_rematch(worker: Worker, me: Person, table: str) -> None:
    """Begin a rematch with those who are there: on the seats of the others sit bots."""
    async with worker.database.writing() as on:
        new = await _rematch(on, table)
        must_host(new, me)
        await _fill_in(on, new)
        await begin(on, new)
    await _told_of_rematch(worker, table, new)


async def _fill_in(on: AsyncConnection, new: TableWithSeats) -> None:
    """Put bots on the seats of those who do not come; in a campaign they only lead them until they do."""
    for row in new.seats:
        if row.kind == "bot" or (row.kind == "person" and row.ready):
            continue
        if row.kind == "person" and new.table.campaign is not None:
            row.away, row.relieved = True, "table"
        else:
            new.seats[row.seat] = bot_on(new.table.id, row.seat, usual_bot(new.table.game))
        await ledger.put_seat(on, new.seats[row.seat])


async def _rematch(on: AsyncConnection, table: str) -> TableWithSeats:
    """Return the table at which the same people play again, before that begins."""
    old = await found(on, table)
    if old.table.next_table is None:
        raise Refusal("no-table", 404)
    await ledger.hold(on, old.table.next_table)
    new = await found(on, old.table.next_table)
    must_be_open(new)
    return new


async def _told_of_rematch(worker: Worker, table: str, new: TableWithSeats) -> None:
    """Let everybody at both tables see who is ready."""
    await worker.open_tables.refresh(new.table.id)
    await worker.open_tables.refresh(table)


def again(old: TableWithSeats, me: Person) -> TableWithSeats:
    """Return a new table with the same people and bots, and a secret of its own.

    The seat of somebody who was deleted is free.
    """
    at = now()
    table = TableRow(
        id=ledger.new_id(),
        game=old.table.game,
        mode=old.table.mode,
        rules_version=rules_of(old.table.game).rules_version,
        state_version=rules_of(old.table.game).state_version,
        seats=old.table.seats,
        options=old.table.options,
        private=old.table.private,
        hints=old.table.hints,
        suggestions=old.table.suggestions,
        what_if=old.table.what_if,
        boldness=old.table.boldness,
        quiet=old.table.quiet,
        group_id=old.table.group_id,
        packs=old.table.packs,
        seconds=old.table.seconds,
        status="open",
        host=me.id,
        invite=ledger.new_id(),
        secret=new_secret(),
        created=at,
        updated=at,
    )
    seats = [
        SeatRow(
            table_id=table.id,
            seat=row.seat,
            kind=row.kind,
            person=row.person,
            name=row.name,
            level=row.level,
            nonce=new_nonce() if row.kind == "person" else "",
            orders=row.orders,
            ready=row.person == me.id,
        )
        if row.kind == "bot" or row.person is not None
        else SeatRow(table_id=table.id, seat=row.seat)
        for row in old.seats
    ]
    # Who was let in to watch, and who was not, is so once more.
    guests = [msgspec.structs.replace(guest, table_id=table.id) for guest in old.guests]
    return TableWithSeats(table, seats, guests=guests)


def fairness_of(listing: TableWithSeats) -> Fairness:
    """Return how the seed came about; the secret only after the end."""
    table = listing.table
    if not table.secret:
        raise Refusal("played-elsewhere", 404)
    over = table.status == "over" and not is_closed(table.daily)
    return Fairness(
        commitment=commitment_of(table.secret),
        nonces=[row.nonce for row in listing.seats],
        secret=table.secret if over else None,
        seed=table.seed if over else None,
        scheme=scheme_of(table.secret),
    )


async def set_away(
    worker: Worker, table: str, seats: Sequence[Seat], *, away: bool, for_good: bool = False
) -> None:
    """Let bots take over somebody's seats, or let their owner come back."""
    await worker.open_tables.settle(table)
    async with worker.database.writing() as on:
        listing = await found(on, table)
        if listing.table.status != "running":
            raise Refusal("not-running")
        rows = [listing.seats[seat] for seat in seats]
        if any(row.conceded for row in rows):
            raise Refusal("conceded")
        for row in rows:
            row.away = away
            row.conceded = for_good
            row.missed, row.relieved = 0, None
            await ledger.put_seat(on, row)
    await worker.open_tables.refresh(table)


async def give_orders(worker: Worker, table: str, seats: Sequence[Seat], *, on: bool) -> None:
    """Let what there is only one answer to be answered by itself on somebody's seats, or not."""
    async with worker.database.writing() as connection:
        listing = await found(connection, table)
        for seat in seats:
            listing.seats[seat].orders = on
            await ledger.put_seat(connection, listing.seats[seat])
    await worker.open_tables.refresh(table)
