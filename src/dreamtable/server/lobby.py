"""The lobby over HTTP: people, games, tables."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from dreamtable.games import GAMES
from dreamtable.kernel import WATCHER, BadSetup
from dreamtable.lang import language, rulebook
from dreamtable.server import hosting, ledger, replays
from dreamtable.server.accounts import Person
from dreamtable.server.fair import Proof
from dreamtable.server.house import House
from dreamtable.server.ledger import Listing
from dreamtable.server.messages import (
    BotSeat,
    Created,
    Credentials,
    Fairness,
    GameInfo,
    Joining,
    Me,
    NewLanguage,
    NewName,
    NewTable,
    Problem,
    Reference,
    RuleText,
    TableInfo,
    Update,
)
from dreamtable.server.offers import games_in, phrases_in
from dreamtable.server.reference import reference_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.tables import Live
from dreamtable.server.visitors import address_of, leave_cookie

Req = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(max_length=64)]
REFUSED = {
    status: ResponseSpec(
        Problem, generate_examples=False, description="Refused, with the reason in the reader's language."
    )
    for status in (400, 403, 404, 409, 413, 429, 503)
}
GIVES_PROOF = ResponseSpec(Proof, generate_examples=False)
LISTED = 100
"""How many tables a list shows."""


def _me(me: Person) -> Me:
    return Me(name=me.name, account=me.account, lang=me.lang)


# People


@get("/me", responses=REFUSED)
async def who_am_i(me: Person) -> Me:
    """Who the client is; the first call makes a guest."""
    return _me(me)


@put("/me/name", responses=REFUSED)
async def call_me(data: NewName, me: Person, house: House) -> Me:
    """Change the own name."""
    renamed, tables = await house.accounts.rename(me, data.name)
    for table in tables:
        await house.hall.refresh(table)
    return _me(renamed)


@put("/me/lang", responses=REFUSED)
async def speak_to_me(data: NewLanguage, me: Person, house: House) -> Me:
    """Choose the own language."""
    try:
        lang = language(data.lang)
    except BadSetup:
        raise Refusal("no-language", 400) from None
    return _me(await house.accounts.speak(me, lang))


@post("/account/register", status_code=200, responses=REFUSED)
async def register(data: Credentials, request: Req, me: Person, house: House) -> Me:
    """Make an account that keeps the guest's seats."""
    house.limits.take("sign-in", address_of(request))
    return _me(await house.accounts.register(me, data.account, data.password))


@post("/account/login", status_code=200, responses=REFUSED)
async def sign_in(data: Credentials, request: Req, me: Person, house: House) -> Me:
    """Sign in; the guest's tables become the account's."""
    house.limits.take("sign-in", address_of(request))
    house.limits.take("sign-in", f"account {data.account.casefold()}")
    owner, token = await house.accounts.sign_in(me, data.account, data.password)
    leave_cookie(request, token)
    return _me(owner)


@post("/account/logout", status_code=200, responses=REFUSED)
async def sign_out(request: Req, me: Person, house: House, reader: str) -> Me:
    """Sign out; a new guest comes in."""
    await house.accounts.sign_out(me)
    guest, token = await house.accounts.new_guest(reader)
    leave_cookie(request, token)
    return _me(guest)


# Games


@get("/games", responses=REFUSED)
async def games(reader: str) -> list[GameInfo]:
    """List all games, those still to come too."""
    return games_in(reader)


@get("/rules/{game:str}", responses=REFUSED)
async def rules(game: str, reader: str) -> list[RuleText]:
    """Return a rulebook, rule by rule."""
    if game not in GAMES:
        raise Refusal("no-game", 404)
    book = rulebook(game, reader)
    return [RuleText(id=rule.id, chapter=rule.chapter, text=rule.text) for rule in book.rules.values()]


@get("/reference/{game:str}", responses=REFUSED)
async def reference(game: str, reader: str) -> Reference:
    """Return what is printed on the components of a game, and its map."""
    if game not in GAMES:
        raise Refusal("no-game", 404)
    return reference_in(game, reader)


@get("/phrases/{game:str}", responses=REFUSED)
async def phrases(game: str, reader: str) -> list[str]:
    """Return the quick phrases of a game."""
    if game not in GAMES:
        raise Refusal("no-game", 404)
    return phrases_in(game, reader)


# Tables


async def _infos(house: House, listings: list[Listing], me: Person, reader: str) -> list[TableInfo]:
    return [await house.hall.info(listing, me.id, reader) for listing in listings]


@get("/tables", responses=REFUSED)
async def tables(me: Person, house: House, reader: str) -> list[TableInfo]:
    """List public tables that are open or running."""
    async with house.database.reading() as on:
        listings = await ledger.load_all(on, await ledger.public_ids(on, LISTED))
    return await _infos(house, listings, me, reader)


@get("/tables/mine", responses=REFUSED)
async def my_tables(me: Person, house: House, reader: str) -> list[TableInfo]:
    """List the tables at which one sits."""
    async with house.database.reading() as on:
        listings = await ledger.load_all(on, await ledger.ids_of(on, me.id, LISTED))
    return await _infos(house, listings, me, reader)


@post("/tables", status_code=201, responses=REFUSED)
async def host(data: NewTable, me: Person, house: House, reader: str) -> Created:
    """Host a table."""
    listing = await hosting.host(house, me, data)
    if data.start:
        await house.hall.open(listing.table.id)
    return Created(table=await house.hall.info(listing, me.id, reader), invite=listing.table.invite)


async def _info(house: House, table: str, me: Person, reader: str) -> TableInfo:
    return await house.hall.info(await hosting.listing_of(house, table), me.id, reader)


@get("/tables/{table_id:str}", responses=REFUSED)
async def table_page(table_id: TableId, me: Person, house: House, reader: str) -> TableInfo:
    """Return a table."""
    return await _info(house, table_id, me, reader)


@post("/tables/{table_id:str}/join", status_code=200, responses=REFUSED)
async def join(table_id: TableId, data: Joining, me: Person, house: House, reader: str) -> TableInfo:
    """Sit down at a table."""
    await hosting.join(house, me, table_id, data)
    return await _info(house, table_id, me, reader)


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSED)
async def leave(
    table_id: TableId, me: Person, house: House, reader: str, seat: int | None = None
) -> TableInfo:
    """Stand up from one of the own seats or from all, or let a bot take over."""
    listing = await hosting.leave(house, me, table_id, seat)
    return await house.hall.info(listing, me.id, reader)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSED)
async def start(table_id: TableId, me: Person, house: House, reader: str) -> TableInfo:
    """Begin the match."""
    await hosting.start(house, me, table_id)
    await house.hall.open(table_id)
    return await _info(house, table_id, me, reader)


@post("/tables/{table_id:str}/rematch", status_code=201, responses=REFUSED)
async def rematch(table_id: TableId, me: Person, house: House, reader: str) -> Created:
    """Put up a table for the same people."""
    listing = await hosting.play_again(house, me, table_id)
    return Created(table=await house.hall.info(listing, me.id, reader), invite=listing.table.invite)


@put("/tables/{table_id:str}/bot", responses=REFUSED)
async def put_bot(table_id: TableId, data: BotSeat, me: Person, house: House, reader: str) -> TableInfo:
    """Put a bot on a seat, or take it away."""
    await hosting.put_bot(house, me, table_id, data)
    return await _info(house, table_id, me, reader)


@get("/tables/{table_id:str}/fairness", responses=REFUSED)
async def fairness(table_id: TableId, house: House) -> Fairness:
    """Return how the seed came about."""
    live = house.hall.live(table_id)
    if live is not None:
        live.summary()
        return hosting.fairness_of(live.listing)
    return hosting.fairness_of(await hosting.listing_of(house, table_id))


async def _finished(house: House, table: str) -> Live:
    """Return a table whose match is over."""
    await hosting.listing_of(house, table)
    live = await house.hall.open(table)
    if live.match is None or live.match.outcome is None:
        raise Refusal("not-over")
    live.summary()
    return live


@get("/tables/{table_id:str}/record", responses=REFUSED | {200: GIVES_PROOF})
async def record(table_id: TableId, house: House) -> Response[bytes]:
    """Return the record of a finished match, with the way its seed came about."""
    live = await _finished(house, table_id)
    if live.match is None:
        raise Refusal("not-over")
    proof = replays.proof_of(live.listing, live.match)
    name = f"{live.rules.name}-{table_id[:8]}.json"
    return Response(
        msgspec.json.encode(proof) + b"\n",
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table_id:str}/replay",
    responses=REFUSED | {200: ResponseSpec(list[Update], generate_examples=False)},
)
async def replay(table_id: TableId, house: House, reader: str, seat: int = WATCHER) -> Response[bytes]:
    """Return a finished match as one update an answer, from the eyes of a seat, or all open (-2)."""
    live = await _finished(house, table_id)
    if live.match is None:
        raise Refusal("not-over")
    if not replays.ALL_OPEN <= seat < live.match.seats:
        raise Refusal("no-seat", 400, seats=live.match.seats)
    content = await house.hall.in_thread(replays.timeline, live.listing, live.match, seat, reader)
    return Response(content, media_type=MediaType.JSON)


ROUTER = Router(
    "/api",
    route_handlers=[
        who_am_i,
        call_me,
        speak_to_me,
        register,
        sign_in,
        sign_out,
        games,
        rules,
        reference,
        phrases,
        tables,
        my_tables,
        host,
        table_page,
        join,
        leave,
        start,
        rematch,
        put_bot,
        fairness,
        record,
        replay,
    ],
)
