"""What is kept of a session that is over: made from its match, so it can be made again at any time."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from dreamtable.kernel import Match, Record, keeping_of
from dreamtable.server.campaigns.rows import SessionRow
from dreamtable.server.journal import Entry
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.stored_match import kept_record

_encode = msgspec.json.encode


def kept_session(listing: TableWithSeats, match: Match[Any], entries: Sequence[Entry]) -> SessionRow:
    """Return a session with its record, how it ended, and what is kept of it."""
    table = listing.table
    if table.campaign is None or table.session is None:
        raise ValueError(f"Table {table.id} belongs to no campaign.")
    return SessionRow(
        campaign_id=table.campaign,
        number=table.session,
        follows=None,
        table_id=table.id,
        record=_encode(kept_record(listing, match, entries)).decode(),
        kept=keeping_of(match).decode(),
        kept_version=match.rules.state_version,
        outcome=_encode(match.outcome).decode(),
        ended=time.time(),
    )


def record_of(session: SessionRow) -> Record:
    """Return the record of a session that is over."""
    return msgspec.json.decode(session.record or "", type=Record)
