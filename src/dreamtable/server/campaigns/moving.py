"""A campaign as one file: to take along, and to be taken in."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import DataError

from dreamtable.games import rules_of
from dreamtable.kernel import AnyRules, Campaign, CampaignSession, DreamtableError, Outcome
from dreamtable.server import database as db
from dreamtable.server import ledger, papers
from dreamtable.server.accounts import NAME_LENGTH, Person, clean
from dreamtable.server.campaigns import rows
from dreamtable.server.campaigns.keeping import record_of
from dreamtable.server.campaigns.playing import campaign_rules, clean_title, new_campaign
from dreamtable.server.campaigns.rows import CampaignListing, SessionRow
from dreamtable.server.campaigns.sealing import key_of, seal_of, unverified
from dreamtable.server.journal import ANSWER
from dreamtable.server.ledger import SOMEBODY, SeatRow, TableRow, TableWithSeats
from dreamtable.server.messages import Strokes, WrittenNotes
from dreamtable.server.offers import fields_of, read_options, word_for
from dreamtable.server.papers import Paper
from dreamtable.server.refusals import Refusal
from dreamtable.server.worker import Worker

MOST_SESSIONS = 200
MOST_ANSWERS = 100_000
"""How much a campaign from a file may hold: all of it is played again before it is believed."""
BOT = "bot:"
NUL = rb"\u0000"
"""No database stores this character as text."""

_encode = msgspec.json.encode


def file_of(listing: CampaignListing, notes: Paper, key: bytes) -> bytes:
    """Return all sessions that are over, what was kept of them, and the group's notes, as one file; never a
    running session. What this server vouches for bears its seal."""
    over = [session for session in listing.sessions if session.over]
    number = {session.number: new for new, session in enumerate(over)}
    sessions = [
        CampaignSession(
            follows=None if session.follows is None else number[session.follows],
            record=record_of(session),
            kept=msgspec.Raw((session.kept or "null").encode()),
            kept_version=session.kept_version,
            outcome=msgspec.json.decode(session.outcome or "null", type=Outcome | None),
        )
        for session in over
    ]
    for row, session in zip(over, sessions, strict=True):
        if not row.unverified:
            session.seal = seal_of(key, session)
    rules: AnyRules = rules_of(listing.campaign.game)
    title = listing.campaign.title
    return Campaign(rules, title=title, sessions=sessions, notes=notes.text, sketch=notes.strokes).to_bytes()


def read_file(content: bytes) -> Campaign[Any]:
    """Return the campaign in a file, once everything in it was played again; or refuse it."""
    if NUL in content:
        raise Refusal("bad-campaign", 400, why="It holds characters that are no text.")
    try:
        campaign: Campaign[Any] = Campaign.from_bytes(content, campaign_rules).without_running()
        answers = sum(len(session.record.answers) for session in campaign.sessions)
        if len(campaign.sessions) > MOST_SESSIONS or answers > MOST_ANSWERS:
            raise Refusal("campaign-too-long", 413, sessions=MOST_SESSIONS, answers=MOST_ANSWERS)
        campaign.check()
        notes = notes_in(campaign)
        campaign.notes, campaign.sketch = notes.text, notes.strokes
    except DreamtableError as error:
        raise Refusal("bad-campaign", 400, why=str(error)[:300]) from None
    return campaign


def notes_in(campaign: Campaign[Any]) -> Paper:
    """Return the notes of a campaign from a file, as far as a group may write and draw."""
    try:
        text = msgspec.convert(campaign.notes, WrittenNotes)
        strokes = msgspec.convert(campaign.sketch, Strokes)
    except msgspec.ValidationError:
        raise Refusal("bad-campaign", 400, why="Its notes are too long.") from None
    return Paper(text=text, strokes=strokes)


async def take_in(worker: Worker, me: Person, content: bytes, lang: str) -> CampaignListing:
    """Take in a campaign from a file. Its sessions get tables of their own, so that they can be watched."""
    campaign = await worker.open_tables.look_back(lambda: read_file(content))
    doubtful = unverified(await key_of(worker.database), campaign)
    game = campaign.rules.name
    listing = new_campaign(game, clean_title(campaign.title, game, lang), me)
    try:
        tables = [
            table_of(campaign.rules, listing, number, one) for number, one in enumerate(campaign.sessions)
        ]
    except DreamtableError as error:
        raise Refusal("bad-campaign", 400, why=str(error)[:300]) from None
    listing.sessions = [
        SessionRow(
            campaign_id=listing.campaign.id,
            number=number,
            follows=one.follows,
            table_id=table.table.id,
            record=_encode(one.record).decode(),
            kept=bytes(one.kept).decode(),
            kept_version=one.kept_version,
            outcome=_encode(one.outcome).decode(),
            ended=listing.campaign.created + number * 1e-3,
            unverified=number in doubtful,
        )
        for number, (one, table) in enumerate(zip(campaign.sessions, tables, strict=True))
    ]
    try:
        await _store(worker, listing, campaign, tables)
    except (OverflowError, DataError):
        raise Refusal("bad-campaign", 400, why="Its numbers are too large to be stored.") from None
    return listing


async def _store(
    worker: Worker, listing: CampaignListing, campaign: Campaign[Any], tables: Sequence[TableWithSeats]
) -> None:
    async with worker.database.writing() as on:
        for table, one in zip(tables, campaign.sessions, strict=True):
            await ledger.store(on, table)
            lines = [
                {
                    "table_id": table.table.id,
                    "number": number,
                    "kind": ANSWER,
                    "seat": seat,
                    "move": bytes(move).decode(),
                    "at": listing.campaign.created,
                    "drawn": one.record.drawn[number] if number < len(one.record.drawn) else None,
                }
                for number, (seat, move) in enumerate(one.record.answers)
            ]
            if lines:
                await on.execute(insert(db.journal), lines)
        await rows.store(on, listing)
        if campaign.notes or campaign.sketch:
            notes = Paper(text=campaign.notes, strokes=campaign.sketch)
            await papers.write(on, papers.notes_of_campaign(listing.campaign.id), notes)


def table_of(
    rules: AnyRules, listing: CampaignListing, number: int, session: CampaignSession
) -> TableWithSeats:
    """Return a table at which a session was played elsewhere."""
    kept = session.record
    now = time.time()
    table = TableRow(
        id=ledger.new_id(),
        game=kept.game,
        rules_version=kept.rules_version,
        state_version=kept.state_version,
        mode=kept.mode,
        seats=kept.seats,
        options=option_words(rules, session),
        private=True,
        seconds=None,
        status="over",
        host="",
        invite=ledger.new_id(),
        secret="",
        seed=kept.seed,
        campaign=listing.campaign.id,
        session=number,
        created=now,
        started=now,
        updated=now,
        entries=len(kept.answers),
        answers=len(kept.answers),
        packs=list(kept.packs),
    )
    seats = [seat_of(table.id, seat, name) for seat, name in enumerate(kept.players)]
    return TableWithSeats(table, seats, components=kept.components)


def seat_of(table: str, seat: int, player: str) -> SeatRow:
    """Return who sat on a seat elsewhere: somebody whom nobody knows here."""
    if player.startswith(BOT):
        return SeatRow(table_id=table, seat=seat, kind="bot", level=player.removeprefix(BOT)[:NAME_LENGTH])
    name = clean(player)[:NAME_LENGTH] or SOMEBODY
    return SeatRow(table_id=table, seat=seat, kind="person", person=f"{table} {seat}", name=name)


def option_words(rules: AnyRules, session: CampaignSession) -> dict[str, str]:
    """Return the options of a session in words; refuse those that no table here can have."""
    kept = session.record
    options = rules.read_options({name: msgspec.json.decode(raw) for name, raw in kept.options.items()})
    words = {name: word_for(rules, name, getattr(options, name)) for name in fields_of(rules)}
    spoken = {name: word for name, word in words.items() if word is not None}
    if read_options(rules, spoken, kept.seats) != options:
        raise Refusal("bad-campaign", 400, why=f"The options {_encode(options).decode()} can't be had here.")
    return spoken
