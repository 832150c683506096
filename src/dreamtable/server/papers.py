"""ETH-SFT-04, -05: what a group pins up, writes down and draws over its map; no rule and no bot reads it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.kernel import Match, Seat
from dreamtable.server import database as db
from dreamtable.server.ledger import TableRow
from dreamtable.server.messages import Draw, Jot, Papers, PinInfo, PinUp
from dreamtable.server.refusals import Refusal
from dreamtable.telling import readable_to, sealing_of

if TYPE_CHECKING:
    from dreamtable.server.listening import Listener
    from dreamtable.server.live_table import LiveTable
    from dreamtable.server.worker import Worker

MOST_PINS = 60
MOST_STROKES = 200
TRIES = 3
"""How often it is tried to write beside others who write at the same moment."""


class Pin(msgspec.Struct, array_like=True):
    """Something that is pinned up, and where on the board."""

    id: str
    x: int
    y: int


class Paper(msgspec.Struct):
    """What lies in one place: pins of a table, or notes and drawing of a table or a campaign."""

    pins: list[Pin] = []
    text: str = ""
    strokes: list[list[int]] = []
    number: int = 0
    """How often it was changed."""


def board_of(table: TableRow) -> str:
    """Return where the clue board of a table lies: it is stored with the Dream."""
    return f"table/{table.id}"


def notes_of(table: TableRow) -> str:
    """Return where the notes of a group lie: with the campaign, or with a table that is no session of one."""
    return notes_of_campaign(table.campaign) if table.campaign is not None else board_of(table)


def notes_of_campaign(campaign: str) -> str:
    """Return where the notes of a campaign lie."""
    return f"campaign/{campaign}"


async def read(on: AsyncConnection, place: str) -> Paper:
    """Return what lies in a place."""
    query = select(db.papers.c.content, db.papers.c.number).where(db.papers.c.place == place)
    row = (await on.execute(query)).one_or_none()
    if row is None:
        return Paper()
    paper = msgspec.json.decode(row.content, type=Paper)
    paper.number = row.number
    return paper


async def write(on: AsyncConnection, place: str, paper: Paper) -> bool:
    """Put a changed paper where it lay; say whether nobody was faster."""
    content = msgspec.json.encode(paper).decode()
    if not paper.number:
        await on.execute(insert(db.papers), [{"place": place, "content": content, "number": 1}])
        return True
    here = (db.papers.c.place == place) & (db.papers.c.number == paper.number)
    done = await on.execute(update(db.papers).where(here).values(content=content, number=paper.number + 1))
    return done.rowcount == 1


async def remove(on: AsyncConnection, place: str) -> None:
    """Throw away what lies in a place."""
    await on.execute(delete(db.papers).where(db.papers.c.place == place))


async def change(worker: "Worker", live: "LiveTable", place: str, deed: Callable[[Paper], None]) -> None:
    """Change what lies in a place, and show it to all who look on, here and at other workers."""
    for _ in range(TRIES):
        try:
            async with worker.database.writing() as on:
                paper = await read(on, place)
                deed(paper)
                stored = await write(on, place, paper)
        except IntegrityError:  # somebody else has put the first one there
            continue
        if stored:
            await show(worker, live)
            worker.news.papers(live.id)
            return
    raise Refusal("stale")


async def take(worker: "Worker", live: "LiveTable", listener: "Listener", wish: PinUp | Jot | Draw) -> None:
    """Do what somebody who sits at a table wants to be pinned, written or drawn."""
    table = live.listing.table
    match wish:
        case PinUp(id=id_, off=True):
            await change(worker, live, board_of(table), lambda paper: unpin(paper, id_))
        case PinUp(id=id_, x=x, y=y):
            await live.recall()
            if live.match is None or not may_pin(live.match, listener.seats, id_):
                raise Refusal("not-to-pin", 403)
            await change(worker, live, board_of(table), lambda paper: pin(paper, Pin(id_, x, y)))
        case Jot(text=text):
            await change(worker, live, notes_of(table), lambda paper: setattr(paper, "text", text))
        case Draw(stroke=stroke):
            await change(worker, live, notes_of(table), lambda paper: draw(paper, stroke))


def may_pin(match: Match[Any], seats: Sequence[Seat], id_: str) -> bool:
    """Say whether somebody on these seats has read something: with all, or in a look of their own."""
    sealing = sealing_of(match.rules)
    if sealing is None:
        return False
    if id_ in readable_to(match, seats):
        return True
    told = (event for seat in seats for _, event in match.events(seat))
    return any(id_ in sealing.told(event, match.options) for event in told)


def pin(paper: Paper, new: Pin) -> None:
    """Pin something up, or move it."""
    unpin(paper, new.id)
    if len(paper.pins) >= MOST_PINS:
        raise Refusal("board-full", 400, most=MOST_PINS)
    paper.pins.append(new)


def unpin(paper: Paper, id_: str) -> None:
    """Take something off the board."""
    paper.pins = [one for one in paper.pins if one.id != id_]


def draw(paper: Paper, stroke: list[int]) -> None:
    """Draw a stroke over the map; an empty one wipes the last away."""
    if stroke and len(paper.strokes) >= MOST_STROKES:
        raise Refusal("board-full", 400, most=MOST_STROKES)
    paper.strokes = [*paper.strokes, stroke] if stroke else paper.strokes[:-1]


async def show(worker: "Worker", live: "LiveTable", to: "Listener | None" = None) -> None:
    """Show the papers of a table to all who look on at this worker, or to one of them."""
    table = live.listing.table
    if sealing_of(live.rules) is None:
        return
    async with worker.database.reading() as on:
        board, notes = await read(on, board_of(table)), await read(on, notes_of(table))
    for listener in live.listeners if to is None else [to]:
        voice, names = live.publishing.voice(listener.lang), live.publishing.names(listener.lang)
        pins = [
            PinInfo(thing=thing, x=one.x, y=one.y)
            for one, thing in zip(board.pins, voice.things([one.id for one in board.pins]), strict=True)
        ]
        papers = Papers(pins=pins, text=notes.text, strokes=notes.strokes)
        listener.send(names.into_message(msgspec.json.encode(papers)))
