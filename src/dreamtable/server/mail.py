"""Letters by mail, where the operator has named a server for them: to whom they go, and what they say.

Nobody gets a letter who has not confirmed the address but the one that asks for that. What confirms, stops or
recovers is a secret that stands in letters alone; stored of it is what is needed to know it again.
"""

import logging
import re
import secrets
import time
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple

import aiosmtplib
import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.lang import Speaker
from dreamtable.server import database as db
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.hours import now
from dreamtable.server.refusals import Refusal

log = logging.getLogger("dreamtable.mail")
LONGEST = 254
PATIENCE_SECONDS = 10.0
CONFIRM_SECONDS = 2 * 24 * 3600.0
"""How long an address can be confirmed."""
RECOVERY_SECONDS = 3600.0
"""How long a code that came by mail replaces a password."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Mailbox(NamedTuple):
    """Where somebody gets letters."""

    person: str
    address: str
    lang: str
    stop: str
    """The secret by which they end."""


def clean_address(text: str) -> str:
    """Return an address to which a letter can go, or refuse it."""
    address = text.strip()
    if len(address) > LONGEST or _ADDRESS.fullmatch(address) is None:
        raise Refusal("bad-mail", 400)
    return address


async def send(settings: Settings, to: str, subject: str, text: str, stop: str | None = None) -> bool:
    """Send a letter; say whether it was taken. With a secret to `stop` it can be ended by one click."""
    letter = EmailMessage()
    letter["From"] = Address(settings.mail_name, addr_spec=settings.mail_from)
    letter["To"] = Address(addr_spec=to)
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        letter["List-Unsubscribe"] = f"<{stop_link(settings, stop)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(text)
    try:
        await aiosmtplib.send(
            letter,
            hostname=settings.mail_host,
            port=settings.mail_port,
            username=settings.mail_user or None,
            password=settings.mail_password or None,
            use_tls=settings.mail_security == "tls",
            start_tls=settings.mail_security == "starttls",
            timeout=PATIENCE_SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
        log.warning("mail failed", extra={"error": type(error).__name__})
        return False
    return True


def stop_link(settings: Settings, stop: str) -> str:
    """Return where letters are ended."""
    return f"{settings.mail_links}/api/mail/stop/{stop}"


# Where somebody gets letters


class MailRow(msgspec.Struct, frozen=True):
    """What is stored of an address."""

    address: str
    confirmed: bool
    calls: bool


async def of(on: AsyncConnection, person: str) -> MailRow | None:
    """Return the address that somebody has given."""
    m = db.mail_addresses.c
    row = (await on.execute(select(m.address, m.confirmed, m.calls).where(m.person == person))).first()
    return MailRow(row.address, row.confirmed is not None, row.calls) if row is not None else None


async def ask(database: Database, person: str, lang: str, address: str) -> None:
    """Keep an address, and ask there whether it is theirs; the one of before is forgotten."""
    settings, token = database.settings, secrets.token_urlsafe(24)
    address = clean_address(address)
    row = {
        "person": person,
        "address": address,
        "calls": True,
        "token": token,
        "stop": secrets.token_urlsafe(24),
        "created": now(),
    }
    async with database.writing() as on:
        await on.execute(delete(db.mail_addresses).where(db.mail_addresses.c.person == person))
        await on.execute(insert(db.mail_addresses), [row])
    speaker = Speaker(lang)
    link = f"{settings.mail_links}/api/mail/confirm/{token}"
    text = speaker.say("mail-confirm-text", link=link)
    if not await send(settings, address, speaker.say("mail-confirm"), text):
        await forget(database, person)
        raise Refusal("mail-failed", 503)


async def confirm(database: Database, token: str) -> bool:
    """Confirm an address by the secret that came there; say whether it was one."""
    m = db.mail_addresses.c
    known = (m.token == token) & (m.created > now() - CONFIRM_SECONDS)
    async with database.writing() as on:
        done = await on.execute(
            update(db.mail_addresses).where(known).values(confirmed=time.time(), token=None)
        )
    return done.rowcount == 1


async def end_calls(database: Database, stop: str) -> bool:
    """Call nobody there any more; say whether that was a secret by which letters end."""
    async with database.writing() as on:
        done = await on.execute(
            update(db.mail_addresses).where(db.mail_addresses.c.stop == stop).values(calls=False)
        )
    return done.rowcount == 1


async def want_calls(database: Database, person: str, *, wanted: bool) -> None:
    """Be called by mail, or no longer."""
    async with database.writing() as on:
        own = db.mail_addresses.c.person == person
        await on.execute(update(db.mail_addresses).where(own).values(calls=wanted))


async def forget(database: Database, person: str) -> None:
    """Forget the address of somebody."""
    async with database.writing() as on:
        await on.execute(delete(db.mail_addresses).where(db.mail_addresses.c.person == person))


async def box_of(on: AsyncConnection, person: str) -> Mailbox | None:
    """Return where somebody wants to be called by mail, and has confirmed it."""
    m, p = db.mail_addresses.c, db.people.c
    query = select(m.person, m.address, p.lang, m.stop).join(db.people, p.id == m.person)
    row = (await on.execute(query.where(m.person == person, m.confirmed.is_not(None), m.calls))).first()
    return Mailbox(*row) if row is not None else None


async def recover(database: Database, account_key: str, code: str, stored: str) -> None:
    """Send a code that replaces a lost password, if the account has a confirmed address.

    Of the code only `stored` is kept. Nobody learns whether there was one.
    """
    m, p = db.mail_addresses.c, db.people.c
    query = select(m.person, m.address, p.lang).join(db.people, p.id == m.person)
    async with database.writing() as on:
        row = (await on.execute(query.where(p.account_key == account_key, m.confirmed.is_not(None)))).first()
        if row is None:
            return
        values = {"recovery": stored, "recovery_at": now()}
        await on.execute(update(db.mail_addresses).where(m.person == row.person).values(values))
    speaker = Speaker(row.lang)
    await send(
        database.settings,
        row.address,
        speaker.say("mail-recovery"),
        speaker.say("mail-recovery-text", code=code),
    )
