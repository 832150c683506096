"""What if: a match that goes its own way from amidst another one, alone or with bots. It counts nowhere.

From a match that is over it begins as that truly stood, with other chance. As long as it is not over, or is
the dream of a day that goes on, it begins in a world that a seat imagines: nothing there is true that the
seat can't know.
"""

import secrets
from typing import Any

from litestar import Router, post
from sqlalchemy import insert

from dreamtable.bots import usual_bot
from dreamtable.kernel import BadMove, Branch, Dream, DreamtableError, Match, Seat
from dreamtable.server import database as db
from dreamtable.server import hosting, ledger
from dreamtable.server.accounts import Person
from dreamtable.server.admission import takes_part
from dreamtable.server.days import is_closed
from dreamtable.server.fair import new_nonce, new_secret, seed_of
from dreamtable.server.hours import now
from dreamtable.server.journal import ANSWER, BRANCHED, Entry
from dreamtable.server.ledger import BranchRow, SeatRow, TableRow, TableWithSeats
from dreamtable.server.listings import mode_at
from dreamtable.server.live_table import LiveTable
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import Created, NewBranch
from dreamtable.server.refusals import Refusal
from dreamtable.server.stored_match import StoredMatch, encode, played_again
from dreamtable.server.worker import Worker


async def branch_off(worker: Worker, me: Person, table: str, wanted: NewBranch) -> TableWithSeats:
    """Put up a table where a match goes on from a moment of another one, and begin it."""
    worker.limits.take("what-if", me.id)
    live = await worker.open_tables.open(table)
    hosting.check_seat(live.listing.table.seats, wanted.seat)
    if wanted.alone and not mode_at(live.listing.table).open_hands:
        raise Refusal("one-seat")
    await _check(worker, live, me, wanted.seat)
    dream = None
    if live.match is None or live.match.outcome is None:
        dream = Dream(wanted.seat, secrets.token_hex(16))
        match = await _as_it_stands(live)
        step = match.answers
    else:
        if is_closed(live.listing.table.daily):
            dream = Dream(wanted.seat, secrets.token_hex(16))
        match, step = await _whole(worker, live, live.match), wanted.step
        if step >= match.answers:
            raise Refusal("what-if-over")
    new, entries = await worker.open_tables.look_back(
        lambda: _begun(me, live.listing, wanted, match, step, match.branch(step, dream), dream)
    )
    async with worker.database.writing() as on:
        await ledger.store(on, new)
        if entries:
            columns = ("table_id", *Entry._fields[1:])
            await on.execute(
                insert(db.journal), [dict(zip(columns, entry, strict=True)) for entry in entries]
            )
    return new


async def _check(worker: Worker, live: LiveTable, me: Person, seat: Seat) -> None:
    """Refuse where the host does not allow it, or what is for others to play on."""
    table = live.listing.table
    over = live.match is not None and live.match.outcome is not None
    own = seat in live.seats_of(me.id)
    if table.lesson is not None or (not over and not (table.what_if and own)):
        raise Refusal("no-what-if", 403)
    if over and is_closed(table.daily) and not own:
        raise Refusal("day-not-over", 403)
    if table.campaign is not None:
        async with worker.database.reading() as on:
            if not await takes_part(on, table, me.id):
                raise Refusal("no-member", 403)


async def _as_it_stands(live: LiveTable) -> Match[Any]:
    """Return a twin of a match that goes on, as everybody may know that it stands."""
    async with live.lock:
        await live.catch_up()
        course = live.running()
        return course.match.fork(course.match.answers - course.hidden)


async def _whole(worker: Worker, live: LiveTable, match: Match[Any]) -> Match[Any]:
    """Return a match that is over from its beginning on, if it can be played again by these rules."""
    entries, end = await worker.journal.read(live.id), match.hash()
    again = await worker.open_tables.look_back(lambda: played_again(live.rules, live.listing, entries, end))
    if again is None:
        raise Refusal("what-if-earlier-rules", 409)
    return again


def _begun(
    me: Person,
    origin: TableWithSeats,
    wanted: NewBranch,
    match: Match[Any],
    step: int,
    branch: Branch,
    dream: Dream | None,
) -> tuple[TableWithSeats, list[Entry]]:
    """Return a table where a branch is played, with the lines by which it stands where it should."""
    rules, old, at, secret = match.rules, origin.table, now(), new_secret()
    table = TableRow(
        id=ledger.new_id(),
        game=old.game,
        mode=match.mode.name,
        rules_version=rules.rules_version,
        state_version=rules.state_version,
        seats=old.seats,
        options=old.options,
        private=True,
        hints=old.hints,
        boldness=old.boldness,
        packs=old.packs,
        seconds=None,
        status="running",
        host=me.id,
        invite=ledger.new_id(),
        secret=secret,
        components=old.components,
        created=at,
        started=at,
        updated=at,
        busy=True,
        what_if=True,
        branch_of=old.id,
        branch_step=step,
        dreamer=dream.seat if dream is not None else None,
    )
    mine = range(old.seats) if wanted.alone else (wanted.seat,)
    seats = [
        hosting.person_on(table.id, row.seat, me, new_nonce())
        if row.seat in mine
        else SeatRow(table_id=table.id, seat=row.seat, kind="bot", level=row.level or usual_bot(old.game))
        for row in origin.seats
    ]
    table.seed = seed_of(secret, [row.nonce for row in seats])
    begins = BranchRow(
        table_id=table.id,
        version=branch.begins.version,
        state=branch.begins.state,
        kept=origin.kept,
        kept_version=origin.kept_version,
    )
    new = TableWithSeats(
        table,
        seats,
        kept=origin.kept,
        kept_version=origin.kept_version,
        components=origin.components,
        branch=begins,
    )
    own, kind = match.components.own, rules.moves
    entries = [
        Entry(table.id, number, ANSWER, seat, encode(own(move, kind)).decode(), at, drawn)
        for number, (seat, move, drawn) in enumerate(branch.answers)
    ]
    if dream is None:  # what is imagined has chance of its own already
        entries.append(Entry(table.id, len(entries), BRANCHED, wanted.seat, "", at))
    try:
        course = StoredMatch(rules, new)
        course.follow(entries)
    except (DreamtableError, BadMove):
        raise Refusal("what-if-earlier-rules", 409) from None
    table.entries, table.answers = course.entries, course.match.answers
    return new, entries


@post("/tables/{table_id:str}/what-if", status_code=201, responses=REFUSED)
async def what_if(entered: str, data: NewBranch, me: Person, worker: Worker, reader: str) -> Created:
    """Play on from a moment of a match: what would have been, or might be, if."""
    new = await branch_off(worker, me, entered, data)
    await worker.open_tables.open(new.table.id)
    listing = await hosting.listing_of(worker, new.table.id)
    return Created(table=await worker.open_tables.info(listing, me.id, reader), invite=new.table.invite)


ROUTER = Router("/api", route_handlers=[what_if])
