"""The lobby over HTTP: people, games, tables."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from dreamtable.games import playable_games
from dreamtable.games.lessons import IN_SHORT
from dreamtable.kernel import BadSetup, DreamtableError
from dreamtable.lang import language
from dreamtable.server import admission, calling, coaching, hosting, ledger, personal, push
from dreamtable.server.accounts import Person, account_key
from dreamtable.server.admission import TableId
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.looking_back import REFUSED, playable
from dreamtable.server.messages import (
    BotSeat,
    Created,
    Credentials,
    ExplanationInfo,
    Farewell,
    Invitation,
    Joining,
    LogPage,
    Me,
    NewHints,
    NewLanguage,
    NewName,
    NewPassword,
    NewRecovery,
    NewTable,
    PushAddress,
    PushForgotten,
    PushKey,
    Readiness,
    Recovery,
    SeatOffer,
    TableInfo,
    Update,
)
from dreamtable.server.offers import phrases_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.visitors import address_of, leave_cookie
from dreamtable.server.worker import Worker

log = logging.getLogger("dreamtable.lobby")
Req = Request[Any, Any, Any]
Things = Annotated[list[str], Parameter(query="ref", max_items=24)]
"""Things that somebody asks about, as in `?ref=die:17&ref=track:deep`."""
Since = Annotated[int, Parameter(ge=0)]
GIVES_DATA = ResponseSpec(personal.OwnData, generate_examples=False)
LISTED = 100
"""How many tables a list shows."""


async def _me(worker: Worker, me: Person) -> Me:
    async with worker.database.reading() as on:
        known = await coaching.knowledge_of(on, me.id)
        played = await ledger.games_played(on, me.id)
    new_to = [game for game in playable_games() if game not in played]
    return Me(
        name=me.name,
        account=me.account,
        lang=me.lang,
        hints=known.hints,
        learned=known.learned,
        new_to=new_to,
        offered=[game for game in new_to if game not in known.read] if known.hints else [],
    )


# People


@get("/me", responses=REFUSED)
async def who_am_i(me: Person, worker: Worker) -> Me:
    """Who the client is; the first call makes a guest."""
    return await _me(worker, me)


@put("/me/name", responses=REFUSED)
async def call_me(data: NewName, me: Person, worker: Worker) -> Me:
    """Change the own name."""
    worker.limits.take("name", me.id)
    renamed, tables = await worker.accounts.rename(me, data.name)
    await worker.visits.move(me.session, renamed)  # what is said from now on is said under the new name
    for table in tables:
        await worker.open_tables.refresh(table)
    return await _me(worker, renamed)


@put("/me/lang", responses=REFUSED)
async def speak_to_me(data: NewLanguage, me: Person, worker: Worker) -> Me:
    """Choose the own language."""
    try:
        lang = language(data.lang)
    except BadSetup:
        raise Refusal("no-language", 400) from None
    return await _me(worker, await worker.accounts.speak(me, lang))


@put("/me/hints", responses=REFUSED)
async def tell_me(data: NewHints, me: Person, worker: Worker) -> Me:
    """Say whether one wants to be told what is new."""
    await coaching.want_hints(worker.database, me.id, wanted=data.wanted)
    return await _me(worker, me)


@put("/me/read/{game:str}", responses=REFUSED)
async def read_in_short(game: str, me: Person, worker: Worker) -> Me:
    """Say that one has read the rules of a game in short, or does not want to: they are not offered again."""
    playable(game)
    await coaching.remember(worker.database, me.id, game, IN_SHORT)
    return await _me(worker, me)


@post("/account/register", status_code=200, responses=REFUSED)
async def register(data: Credentials, request: Req, me: Person, worker: Worker) -> Me:
    """Make an account that keeps the guest's seats."""
    worker.limits.take("sign-in", address_of(request))
    person, token, tables = await worker.accounts.register(me, data.account, data.password)
    leave_cookie(request, token)
    await _moved(worker, me, person, tables)
    code = await worker.accounts.new_recovery(person)
    return msgspec.structs.replace(await _me(worker, person), recovery=code)


@post("/account/login", status_code=200, responses=REFUSED)
async def sign_in(data: Credentials, request: Req, me: Person, worker: Worker) -> Me:
    """Sign in; the guest's tables become the account's."""
    with _guess(worker, request, data.account):
        await worker.notebook.store()  # what the guest has read is the account's then
        owner, token, tables = await worker.accounts.sign_in(me, data.account, data.password)
    leave_cookie(request, token)
    await _moved(worker, me, owner, tables)
    return await _me(worker, owner)


@contextmanager
def _guess(worker: Worker, request: Req, account: str) -> Iterator[None]:
    """Count that a password is tried, and whether it was wrong."""
    key = account_key(account)
    worker.limits.guess(address_of(request), key)
    try:
        yield
    except Refusal:
        worker.limits.guessed_wrong(key)
        raise


async def _moved(worker: Worker, before: Person, now: Person, tables: list[str]) -> None:
    """Let open sockets know who somebody is now, and everybody at the tables see it."""
    await worker.visits.move(before.session, now)
    for table in tables:
        await worker.open_tables.refresh(table)


@post("/account/logout", status_code=200, responses=REFUSED)
async def sign_out(request: Req, me: Person, worker: Worker, reader: str) -> Me:
    """Sign out; a new guest comes in."""
    await worker.accounts.sign_out(me)
    worker.visits.sign_out(me.session)
    guest, token = await worker.accounts.new_guest(reader)
    leave_cookie(request, token)
    return await _me(worker, guest)


@post("/account/logout-everywhere", status_code=200, responses=REFUSED)
async def sign_out_everywhere(request: Req, me: Person, worker: Worker, reader: str) -> Me:
    """Sign out on all devices; a new guest comes in."""
    if me.account is None:
        raise Refusal("no-account")
    await calling.forget(worker.database, me.id)
    for session in await worker.accounts.sign_out_everywhere(me):
        worker.visits.sign_out(session)
    guest, token = await worker.accounts.new_guest(reader)
    leave_cookie(request, token)
    return await _me(worker, guest)


@post("/account/password", status_code=200, responses=REFUSED)
async def change_password(data: NewPassword, request: Req, me: Person, worker: Worker) -> Me:
    """Change the own password; all other devices are signed out by it."""
    with _guess(worker, request, me.account or me.id):
        await worker.accounts.confirm(me, data.password)
    owner, token, ended = await worker.accounts.change_password(me, data.new)
    leave_cookie(request, token)
    for session in ended:
        worker.visits.sign_out(session)
    await worker.visits.move(me.session, owner)
    return await _me(worker, owner)


@post("/account/recovery", status_code=200, responses=REFUSED)
async def new_recovery(data: NewRecovery, request: Req, me: Person, worker: Worker) -> Me:
    """Make another code by which a lost password is replaced."""
    with _guess(worker, request, me.account or me.id):
        await worker.accounts.confirm(me, data.password)
    code = await worker.accounts.new_recovery(me)
    return msgspec.structs.replace(await _me(worker, me), recovery=code)


@post("/account/recover", status_code=200, responses=REFUSED)
async def recover(data: Recovery, request: Req, me: Person, worker: Worker) -> Me:
    """Replace a lost password, sign in with the new one, and make another code."""
    with _guess(worker, request, data.account):
        for session in await worker.accounts.recover(data.account, data.code, data.password):
            worker.visits.sign_out(session)
    await worker.notebook.store()
    owner, token, tables = await worker.accounts.sign_in(me, data.account, data.password)
    leave_cookie(request, token)
    await _moved(worker, me, owner, tables)
    code = await worker.accounts.new_recovery(owner)
    return msgspec.structs.replace(await _me(worker, owner), recovery=code)


# Called back


@get("/push", responses=REFUSED)
async def push_key(worker: Worker) -> PushKey:
    """Return by what browsers know our calls."""
    return PushKey(push.public_part(await push.own_key(worker.database)))


@put("/push", responses=REFUSED)
async def call_here(data: PushAddress, me: Person, worker: Worker) -> None:
    """Be called at this browser from now on, when one is not there and a table waits."""
    found = push.Address(data.address, data.key, data.auth)
    push.check(found, worker.settings.push_to)
    await calling.keep(worker.database, me.id, found)


@post("/push/forget", status_code=200, responses=REFUSED)
async def call_no_more(data: PushForgotten, me: Person, worker: Worker) -> None:
    """Be called at a browser no longer."""
    await calling.forget(worker.database, me.id, data.address)


@get("/account/data", responses=REFUSED | {200: GIVES_DATA})
async def take_along(me: Person, worker: Worker) -> Response[bytes]:
    """Return all that is stored about whoever asks, as a file."""
    return Response(
        msgspec.json.format(msgspec.json.encode(await personal.stored_about(worker, me))) + b"\n",
        media_type=MediaType.JSON,
        headers={"content-disposition": 'attachment; filename="dreamtable-data.json"'},
    )


@post("/account/delete", status_code=200, responses=REFUSED)
async def forget_me(data: Farewell, request: Req, me: Person, worker: Worker, reader: str) -> Me:
    """Delete whoever asks; a new guest comes in."""
    with _guess(worker, request, me.account or me.id):
        await worker.accounts.confirm(me, data.password)
    await personal.forget(worker, me)
    guest, token = await worker.accounts.new_guest(reader)
    leave_cookie(request, token)
    return await _me(worker, guest)


# Games


@get("/phrases/{game:str}", responses=REFUSED)
async def phrases(game: str, reader: str) -> list[str]:
    """Return the quick phrases of a game."""
    playable(game)
    return phrases_in(game, reader)


# Tables


async def _infos(worker: Worker, listings: list[TableWithSeats], me: Person, reader: str) -> list[TableInfo]:
    infos = []
    for listing in listings:
        try:
            infos.append(await worker.open_tables.info(listing, me.id, reader))
        except DreamtableError as error:  # of a game that is not there any more, or does not load
            log.warning("table left out", extra={"table": listing.table.id, "reason": str(error)})
    return infos


@get("/tables", responses=REFUSED)
async def tables(me: Person, worker: Worker, reader: str) -> list[TableInfo]:
    """List public tables that are open or running."""
    async with worker.database.reading() as on:
        listings = await ledger.load_all(on, await ledger.public_ids(on, LISTED))
    return await _infos(worker, listings, me, reader)


@get("/tables/mine", responses=REFUSED)
async def my_tables(me: Person, worker: Worker, reader: str) -> list[TableInfo]:
    """List the tables at which one sits."""
    async with worker.database.reading() as on:
        listings = await ledger.load_all(on, await ledger.ids_of(on, me.id, LISTED))
    return await _infos(worker, listings, me, reader)


@post("/tables", status_code=201, responses=REFUSED)
async def host(data: NewTable, me: Person, worker: Worker, reader: str) -> Created:
    """Host a table."""
    listing = await hosting.host(worker, me, data)
    if data.start:
        await worker.open_tables.open(listing.table.id)
    return Created(table=await worker.open_tables.info(listing, me.id, reader), invite=listing.table.invite)


@post("/lessons/{game:str}", status_code=201, responses=REFUSED)
async def lesson(game: str, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Begin the first lesson of a game, or go on with it."""
    listing = await coaching.teach(worker.database, me, game)
    await worker.open_tables.open(listing.table.id)
    return await worker.open_tables.info(listing, me.id, reader)


async def _info(worker: Worker, table: str, me: Person, reader: str) -> TableInfo:
    return await worker.open_tables.info(await hosting.listing_of(worker, table), me.id, reader)


@get("/tables/{table_id:str}", responses=REFUSED)
async def table_page(entered: str, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Return a table."""
    return await _info(worker, entered, me, reader)


@get("/tables/{table_id:str}/explanations", responses=REFUSED)
async def explain_things(
    entered: str, refs: Things, me: Person, worker: Worker, reader: str
) -> list[ExplanationInfo]:
    """Return what things are: those that views, menus and events have named to the own seats."""
    return await (await worker.open_tables.open(entered)).publishing.explain(me.id, reader, refs)


@get("/tables/{table_id:str}/log", responses=REFUSED)
async def log_page(entered: str, me: Person, worker: Worker, reader: str, before: int) -> LogPage:
    """Return the lines of the log before an event, as the own seats learned of it."""
    return await (await worker.open_tables.open(entered)).publishing.log_page(me.id, reader, before)


@post("/tables/{table_id:str}/invitation", status_code=200, responses=REFUSED)
async def show_invitation(
    table_id: TableId, data: Invitation, me: Person, worker: Worker, reader: str
) -> TableInfo:
    """Show the invitation of a table, to be let in from now on: to watch, to talk, and to look back."""
    await admission.show_invitation(worker, table_id, me, data.invite)
    return await _info(worker, table_id, me, reader)


@post("/tables/{table_id:str}/join", status_code=200, responses=REFUSED)
async def join(table_id: TableId, data: Joining, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Sit down at a table."""
    await hosting.join(worker, me, table_id, data)
    return await _info(worker, table_id, me, reader)


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSED)
async def leave(entered: str, me: Person, worker: Worker, reader: str, seat: int | None = None) -> TableInfo:
    """Stand up from one of the own seats or from all, or let a bot take over."""
    listing = await hosting.leave(worker, me, entered, seat)
    return await worker.open_tables.info(listing, me.id, reader)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSED)
async def start(entered: str, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Begin the match."""
    await hosting.start(worker, me, entered)
    await worker.open_tables.open(entered)
    return await _info(worker, entered, me, reader)


@post("/tables/{table_id:str}/rematch", status_code=201, responses=REFUSED)
async def rematch(entered: str, me: Person, worker: Worker, reader: str) -> Created:
    """Put up a table for the same people."""
    listing = await hosting.play_again(worker, me, entered)
    return Created(table=await worker.open_tables.info(listing, me.id, reader), invite=listing.table.invite)


@put("/tables/{table_id:str}/rematch/ready", responses=REFUSED)
async def be_ready(entered: str, data: Readiness, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Be there for the rematch of a table, or no longer."""
    await hosting.be_ready(worker, me, entered, ready=data.ready)
    return await _info(worker, entered, me, reader)


@post("/tables/{table_id:str}/rematch/start", status_code=200, responses=REFUSED)
async def begin_rematch(entered: str, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Begin the rematch of a table with those who are there."""
    await hosting.begin_rematch(worker, me, entered)
    return await _info(worker, entered, me, reader)


@put("/tables/{table_id:str}/bot", responses=REFUSED)
async def put_bot(entered: str, data: BotSeat, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Put a bot on a seat, or take it away."""
    await hosting.put_bot(worker, me, entered, data)
    return await _info(worker, entered, me, reader)


@put("/tables/{table_id:str}/offer", responses=REFUSED)
async def offer_seat(entered: str, data: SeatOffer, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Offer a seat of a running match to newcomers, or no longer."""
    await hosting.offer_seat(worker, me, entered, data)
    return await _info(worker, entered, me, reader)


@get(
    "/tables/{table_id:str}/meanwhile",
    responses=REFUSED | {200: ResponseSpec(list[Update], generate_examples=False)},
)
async def meanwhile(
    entered: str, me: Person, worker: Worker, reader: str, since: Since, seat: int | None = None
) -> Response[bytes]:
    """Return what happened on a running table since so many answers, step by step, as an own seat saw it."""
    live = await worker.open_tables.open(entered)
    own = live.seats_of(me.id)
    if not own or (seat is not None and seat not in own):
        raise Refusal("not-here", 403)
    content = await live.retell(own[0] if seat is None else seat, reader, since)
    return Response(content, media_type=MediaType.JSON)


ROUTER = Router(
    "/api",
    route_handlers=[
        who_am_i,
        call_me,
        speak_to_me,
        tell_me,
        read_in_short,
        register,
        sign_in,
        sign_out,
        sign_out_everywhere,
        change_password,
        new_recovery,
        recover,
        push_key,
        call_here,
        call_no_more,
        take_along,
        forget_me,
        phrases,
        tables,
        my_tables,
        host,
        lesson,
        table_page,
        explain_things,
        log_page,
        show_invitation,
        join,
        leave,
        start,
        rematch,
        be_ready,
        begin_rematch,
        put_bot,
        offer_seat,
        meanwhile,
    ],
)
