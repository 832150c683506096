"""What is asked for again and again, and stays as it is: what is printed, and matches that are over.

It is made once and kept as it is sent, by the number of answers, the language and whose eyes it is for.
"""

from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec

from dreamtable.games import Manifest, all_games, manifest_of, playable_games
from dreamtable.kernel import WATCHER, BadSetup, Match
from dreamtable.lang import rulebook
from dreamtable.server import endings, hosting, replays
from dreamtable.server.accounts import Person
from dreamtable.server.admission import takes_part
from dreamtable.server.days import is_closed
from dreamtable.server.fair import Proof
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.live_table import LiveTable
from dreamtable.server.messages import (
    CurveInfo,
    EndingInfo,
    Fairness,
    GameInfo,
    GameWords,
    Problem,
    Reference,
    RuleText,
    TableReference,
    Update,
)
from dreamtable.server.offers import games_in, words_in
from dreamtable.server.reference import reference_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.shelf import KEPT, answer_with, packed
from dreamtable.server.worker import Worker

Req = Request[Any, Any, Any]
REFUSED = {
    status: ResponseSpec(
        Problem, generate_examples=False, description="Refused, with the reason in the reader's language."
    )
    for status in (400, 403, 404, 409, 413, 429, 503)
}


def gives(what: Any) -> dict[int, ResponseSpec]:
    """Say in the description of the interface what an answer holds that is kept in bytes."""
    return REFUSED | {200: ResponseSpec(what, generate_examples=False)}


def playable(game: str) -> Manifest:
    """Return a game that can be played here, or refuse."""
    if game not in playable_games():
        raise Refusal("no-game", 404)
    return manifest_of(game)


async def _printed(
    worker: Worker, request: Req, key: Hashable, make: Callable[[], object]
) -> Response[bytes]:
    """Answer with something that is the same for everybody who reads a language."""

    async def made() -> bytes:
        return await worker.open_tables.look_back(lambda: packed(msgspec.json.encode(make())))

    return answer_with(request, await worker.shelf.once(key, made))


# What is printed


@get("/games", responses=gives(list[GameInfo]), opt={KEPT: True})
async def games(request: Req, worker: Worker, reader: str) -> Response[bytes]:
    """List all games, those still to come too."""
    return await _printed(worker, request, ("games", reader), lambda: games_in(reader))


@get("/rules/{game:str}", responses=gives(list[RuleText]), opt={KEPT: True})
async def rules(request: Req, game: str, worker: Worker, reader: str) -> Response[bytes]:
    """Return a rulebook, rule by rule; nothing for a game that brings none."""
    known = playable(game)

    def read() -> list[RuleText]:
        try:
            book = rulebook(game, reader, known.package)
        except BadSetup:
            return []
        return [RuleText(id=rule.id, chapter=rule.chapter, text=rule.text) for rule in book.rules.values()]

    return await _printed(worker, request, ("rules", game, reader), read)


@get("/reference/{game:str}", responses=gives(Reference), opt={KEPT: True})
async def reference(request: Req, game: str, worker: Worker, reader: str) -> Response[bytes]:
    """Return what is printed on the components of a game, and its map."""
    playable(game)
    return await _printed(worker, request, ("reference", game, reader), lambda: reference_in(game, reader))


@get("/words/{game:str}", responses=gives(GameWords), opt={KEPT: True})
async def words(request: Req, game: str, worker: Worker, reader: str) -> Response[bytes]:
    """Return the words of a game, for a client that was built without it."""
    if game not in all_games():
        raise Refusal("no-game", 404)
    return await _printed(worker, request, ("words", game, reader), lambda: words_in(game, reader))


@get("/tables/{table_id:str}/reference", responses=gives(TableReference), opt={KEPT: True})
async def table_reference(
    request: Req, entered: str, me: Person, worker: Worker, reader: str
) -> Response[bytes]:
    """Return what is printed on the components, and what the match has revealed to the own seats."""
    live = await worker.open_tables.open(entered)
    readable, row = live.publishing.readable(me.id), live.listing.table
    key = ("reference", row.game, reader, tuple(row.packs), row.seats, tuple(readable))
    return await _printed(worker, request, key, lambda: live.publishing.reference(readable, reader))


# Matches that are over


@get("/tables/{table_id:str}/fairness", responses=REFUSED)
async def fairness(entered: str, worker: Worker) -> Fairness:
    """Return how the seed came about."""
    live = worker.open_tables.live(entered)
    if live is not None:
        live.summary()
        return _fairness(live.listing)
    return _fairness(await hosting.listing_of(worker, entered))


def _fairness(listing: TableWithSeats) -> Fairness:
    """Return how a seed came about; that of a lesson was prepared, and nobody calls it fair."""
    _has_a_proof(listing)
    return hosting.fairness_of(listing)


def _has_a_proof(listing: TableWithSeats) -> None:
    """Refuse what was not played from its beginning by fair dice: a lesson, a what-if."""
    if listing.table.lesson is not None:
        raise Refusal("lesson-dice")
    if listing.table.branch_of is not None:
        raise Refusal("what-if-dice")


async def _finished(worker: Worker, table: str) -> tuple[LiveTable, Match[Any]]:
    """Return a table whose match is over."""
    live = await worker.open_tables.open(table)
    if live.match is None or live.match.outcome is None:
        raise Refusal("not-over")
    live.summary()
    return live, live.match


async def _once(
    worker: Worker, live: LiveTable, key: tuple[Hashable, ...], make: Callable[[], Awaitable[bytes]]
) -> bytes:
    """Return what was made of a finished match, for as long as it has the same answers."""
    return await worker.shelf.once((*key, live.id, live.listing.table.entries), make)


@get("/tables/{table_id:str}/record", responses=gives(Proof), opt={KEPT: True})
async def record(request: Req, entered: str, me: Person, worker: Worker) -> Response[bytes]:
    """Return the record of a finished match, with the way its seed came about.

    That of a session holds what was kept before it, which is for those who take part in the campaign.
    """
    live, match = await _finished(worker, entered)
    _has_a_proof(live.listing)
    if is_closed(live.listing.table.daily):
        raise Refusal("day-not-over", 403)
    if live.listing.table.campaign is not None:
        async with worker.database.reading() as on:
            if not await takes_part(on, live.listing.table, me.id):
                raise Refusal("no-member", 403)
    listing = live.listing

    async def made() -> bytes:
        entries = await worker.journal.read(entered)
        return await worker.open_tables.look_back(
            lambda: packed(msgspec.json.encode(replays.proof_of(listing, match, entries)) + b"\n")
        )

    content = await _once(worker, live, ("record", tuple(row.name for row in listing.seats)), made)
    name = f"{live.rules.name}-{entered[:8]}.json"
    return answer_with(request, content, content_disposition=f'attachment; filename="{name}"')


@get("/tables/{table_id:str}/replay", responses=gives(list[Update]), opt={KEPT: True})
async def replay(
    request: Req, entered: str, worker: Worker, reader: str, seat: int = WATCHER
) -> Response[bytes]:
    """Return a finished match as one update an answer, from the eyes of a seat, or all open (-2)."""
    live, ended = await _finished(worker, entered)
    if not replays.ALL_OPEN <= seat < ended.seats:
        raise Refusal("no-seat", 400, seats=ended.seats)
    names, marks = live.publishing.names(reader), live.publishing.marks()

    async def made() -> bytes:
        match, chapters = await live.retelling(ended)
        return await worker.open_tables.look_back(
            lambda: packed(replays.timeline(match, chapters, names, seat, reader, marks))
        )

    key = ("replay", seat, reader, names.all)
    return answer_with(request, await _once(worker, live, key, made))


@get("/tables/{table_id:str}/ending", responses=gives(EndingInfo), opt={KEPT: True})
async def ending(request: Req, entered: str, me: Person, worker: Worker, reader: str) -> Response[bytes]:
    """Return how a match ended, as somebody is told who sat there or not."""
    live, ended = await _finished(worker, entered)
    names, seats, row = live.publishing.names(reader), tuple(live.seats_of(me.id)), live.listing.table

    async def made() -> bytes:
        match, chapters = await live.retelling(ended)
        entries = await worker.journal.read(entered)
        return await worker.open_tables.look_back(
            lambda: packed(endings.ending(match, chapters, names, seats, reader, entries, counts=row.counts))
        )

    key = ("ending", seats, reader, names.all)
    return answer_with(request, await _once(worker, live, key, made))


@get("/tables/{table_id:str}/chances", responses=gives(list[CurveInfo]), opt={KEPT: True})
async def chances(request: Req, entered: str, worker: Worker, reader: str) -> Response[bytes]:
    """Return what chance the usual bot gave each side of a finished match, after each answer."""
    live, ended = await _finished(worker, entered)
    names = live.publishing.names(reader)

    async def made() -> bytes:
        match, chapters = await live.retelling(ended)
        return await worker.open_tables.look_back(
            lambda: packed(msgspec.json.encode(endings.chances(match, chapters, names, reader)))
        )

    key = ("chances", reader, names.all)
    return answer_with(request, await _once(worker, live, key, made))


ROUTER = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        reference,
        words,
        table_reference,
        fairness,
        record,
        replay,
        ending,
        chances,
    ],
)
