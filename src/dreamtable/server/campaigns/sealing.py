"""What a campaign keeps is sealed by the server that kept it, which knows it again when the file comes back.

A session by today's rules needs no seal: it is played again. One by earlier rules can't be, so what it says
was kept is believed only with the seal of this server; without one it is marked as not verified.
"""

import hmac
import secrets
from typing import Any

import msgspec
from sqlalchemy import select, text

from dreamtable.kernel import Campaign, CampaignSession
from dreamtable.server import database as db
from dreamtable.server.database import Database

KEY = "seal"
_MAKE = text("INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


async def key_of(database: Database) -> bytes:
    """Return the key of this server: made when it is first needed, and stored with the tables."""
    k = db.server_keys.c
    query = select(k.value).where(k.name == KEY)
    async with database.reading() as on:
        known = await on.scalar(query)
    if known is None:
        async with database.writing() as on:
            await on.execute(_MAKE, {"name": KEY, "value": secrets.token_hex(32)})
            known = await on.scalar(query)
    return bytes.fromhex(str(known))


def seal_of(key: bytes, session: CampaignSession) -> str:
    """Return the seal of a session: on its match, what was kept before and after it, and how it ended.

    Names are left out, so that somebody who is deleted can be taken out of records.
    """
    record = msgspec.structs.replace(session.record, players=[])
    told = msgspec.json.encode([record, session.kept, session.kept_version, session.outcome])
    alike = msgspec.json.encode(msgspec.json.decode(told))  # however a file is spaced
    return hmac.digest(key, alike, "sha256").hex()


def is_sealed(key: bytes, session: CampaignSession) -> bool:
    """Say whether a session bears the seal of this server."""
    seal = session.seal if isinstance(session.seal, str) else ""
    return hmac.compare_digest(seal.encode(), seal_of(key, session).encode())


def unverified(key: bytes, campaign: Campaign[Any]) -> set[int]:
    """Return the sessions that nobody here can vouch for."""
    return {number for number in campaign.unproven() if not is_sealed(key, campaign.sessions[number])}
