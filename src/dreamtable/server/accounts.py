"""Who somebody is: guests and accounts, recognised by a cookie of which only the hash is stored."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.lang import Speaker
from dreamtable.server import calling, ledger, reports
from dreamtable.server import database as db
from dreamtable.server.campaigns import rows
from dreamtable.server.database import Database
from dreamtable.server.hours import now
from dreamtable.server.mail import RECOVERY_SECONDS
from dreamtable.server.refusals import Refusal

P = ParamSpec("P")
T = TypeVar("T")

COOKIE = "dreamtable"
SESSION_SECONDS = 400 * 24 * 3600
NAME_LENGTH = 24
_BAD_IN_NAMES = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_DIRECTIONS = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}
"""Would turn the text around a name."""
_INVISIBLE = {"\u200b", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u3164", "\u115f", "\u1160", "\uffa0"}


CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None of them is read as another one."""
CODE_GROUPS, GROUP = 5, 4


def new_code() -> str:
    """Return a code that somebody can write down, and that nobody guesses."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(CODE_GROUPS * GROUP)]
    return "-".join("".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP))


def code_key(code: str) -> str:
    """Return a code however it was written down."""
    return "".join(char for char in code.upper() if char in CODE_LETTERS)


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who visits."""

    id: str
    name: str
    lang: str
    account: str | None
    session: str = ""
    """The hash of the token of this visit."""


def clean(text: str) -> str:
    """Return a text without characters that are no text; spaces are single."""
    kept = [
        char
        for char in unicodedata.normalize("NFC", text)
        if char in "\t\n " or (unicodedata.category(char) not in _BAD_IN_NAMES and char not in _DIRECTIONS)
    ]
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Return a name as others will see it, or refuse one with nothing to see."""
    name = clean(text)
    seen = [char for char in name if char not in _INVISIBLE and unicodedata.category(char)[0] in "LNPS"]
    if not seen or len(name) > NAME_LENGTH:
        raise Refusal("bad-name", 400, most=NAME_LENGTH)
    return name


def hash_of(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Knows all people."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        # Hashing is costly on purpose: a flood of sign-ins waits here and not in front of the tables.
        self._threads = ThreadPoolExecutor(1, "password")
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    def close(self) -> None:
        """Let the thread go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def find(self, token: str | None) -> Person | None:
        """Return who a cookie belongs to."""
        return await self.find_by_session(hash_of(token)) if token and len(token) <= 100 else None

    async def find_by_session(self, session: str) -> Person | None:
        """Return whose session has this hash."""
        query = (
            select(db.people.c.id, db.people.c.name, db.people.c.lang, db.people.c.account)
            .join(db.sessions, db.sessions.c.person == db.people.c.id)
            .where(db.sessions.c.token == session, db.sessions.c.created > time.time() - SESSION_SECONDS)
        )
        async with self._database.reading() as on:
            row = (await on.execute(query)).mappings().first()
        return Person(**row, session=session) if row is not None else None

    async def new_guest(self, lang: str) -> tuple[Person, str]:
        """Make a guest; return them and the token of their cookie."""
        name = Speaker(lang).say("server-guest", number=str(1000 + secrets.randbelow(9000)))
        token = secrets.token_urlsafe(32)
        person = Person(id=secrets.token_hex(16), name=name, lang=lang, account=None, session=hash_of(token))
        at = time.time()
        row = {"id": person.id, "name": name, "lang": lang, "created": at}
        async with self._database.writing() as on:
            await on.execute(insert(db.people).values(**row))
            await on.execute(insert(db.sessions).values(token=person.session, person=person.id, created=at))
        return person, token

    async def rename(self, person: Person, name: str) -> tuple[Person, list[str]]:
        """Change a name, also on seats at tables; return those tables."""
        name = clean_name(name)
        async with self._database.writing() as on:
            await on.execute(update(db.people).where(db.people.c.id == person.id).values(name=name))
            seats = db.seats.c
            tables = (
                await on.scalars(
                    select(seats.table_id)
                    .distinct()
                    .join(db.tables, db.tables.c.id == seats.table_id)
                    .where(seats.person == person.id, db.tables.c.status != "over")
                )
            ).all()
            await rows.rename_member(on, person.id, name)
            member = db.group_members.c.person == person.id
            await on.execute(update(db.group_members).where(member).values(name=name))
            here = db.guests.c.person == person.id
            await on.execute(update(db.guests).where(here).values(name=name))
            for table in tables:
                here = (seats.person == person.id) & (seats.table_id == table)
                await on.execute(update(db.seats).where(here).values(name=name))
        return msgspec.structs.replace(person, name=name), list(tables)

    async def speak(self, person: Person, lang: str) -> Person:
        """Remember which language somebody reads."""
        async with self._database.writing() as on:
            await on.execute(update(db.people).where(db.people.c.id == person.id).values(lang=lang))
        return msgspec.structs.replace(person, lang=lang)

    async def register(self, person: Person, account: str, password: str) -> tuple[Person, str, list[str]]:
        """Make an account out of a guest, who keeps all seats; return them, a new token, and the tables."""
        if person.account is not None:
            raise Refusal("signed-in-already")
        account = clean_name(account)
        hashed = await self._in_thread(self._hasher.hash, password)
        values = {"account": account, "account_key": account_key(account), "password": hashed}
        try:
            async with self._database.writing() as on:
                await on.execute(update(db.people).where(db.people.c.id == person.id).values(**values))
        except IntegrityError:
            raise Refusal("name-taken") from None
        renamed, tables = await self.rename(person, account)
        token = secrets.token_urlsafe(32)
        known = db.sessions.c.token == person.session
        async with self._database.writing() as on:
            await on.execute(update(db.sessions).where(known).values(token=hash_of(token)))
        return msgspec.structs.replace(renamed, account=account, session=hash_of(token)), token, tables

    async def new_recovery(self, person: Person) -> str:
        """Return a new code by which a lost password is replaced; the one of before is worth nothing then."""
        if person.account is None:
            raise Refusal("no-account")
        code = new_code()
        stored = {"recovery": hash_of(code_key(code))}
        async with self._database.writing() as on:
            await on.execute(update(db.people).where(db.people.c.id == person.id).values(**stored))
        return code

    async def recover(self, account: str, code: str, password: str) -> list[str]:
        """Replace a lost password; the code is used up, and all visits end, which are returned."""
        p, m, given = db.people.c, db.mail_addresses.c, hash_of(code_key(code))
        hashed = await self._in_thread(self._hasher.hash, password)
        fresh = m.recovery_at > now() - RECOVERY_SECONDS
        by_mail = exists().where(m.person == p.id, m.recovery == given, fresh)
        fits = (p.account_key == account_key(account)) & ((p.recovery == given) | by_mail)
        async with self._database.writing() as on:
            owner = await on.scalar(select(p.id).where(fits))
            if owner is None:
                raise Refusal("wrong-code", 403)
            await on.execute(update(db.people).where(p.id == owner).values(password=hashed, recovery=None))
            await on.execute(update(db.mail_addresses).where(m.person == owner).values(recovery=None))
            own = db.sessions.c.person == owner
            ended = list((await on.scalars(select(db.sessions.c.token).where(own))).all())
            await on.execute(delete(db.sessions).where(own))
        return ended

    async def sign_in(self, person: Person, account: str, password: str) -> tuple[Person, str, list[str]]:
        """Return the owner of an account and a new token; the guest's tables, returned too, become theirs."""
        p = db.people.c
        async with self._database.reading() as on:
            query = select(p.id, p.name, p.lang, p.account, p.password)
            row = (await on.execute(query.where(p.account_key == account_key(account)))).mappings().first()
        # An unknown name takes as long as a wrong password.
        hashed = row["password"] if row is not None else self._nobody
        if not await self._in_thread(self._matches, hashed, password) or row is None:
            raise Refusal("wrong-password", 403)
        token = secrets.token_urlsafe(32)
        session = hash_of(token)
        owner = Person(
            id=row["id"], name=row["name"], lang=row["lang"], account=row["account"], session=session
        )
        tables: list[str] = []
        async with self._database.writing() as on:
            await on.execute(delete(db.sessions).where(db.sessions.c.token == person.session))
            await on.execute(insert(db.sessions).values(token=session, person=owner.id, created=time.time()))
            if person.account is None and person.id != owner.id:
                tables = await self._merge(on, person.id, owner)
        return owner, token, tables

    async def _merge(self, on: AsyncConnection, guest: str, owner: Person) -> list[str]:
        """Give a guest's seats to an account and what the guest was told; return the tables.

        Where the account sits already it has both seats then, so that none is left without anybody.
        """
        seats = db.seats.c
        mine = seats.person == guest
        tables = (await on.scalars(select(seats.table_id).distinct().where(mine))).all()
        await on.execute(update(db.seats).where(mine).values(person=owner.id, name=owner.name))
        await on.execute(update(db.tables).where(db.tables.c.host == guest).values(host=owner.id))
        await on.execute(update(db.chat).where(db.chat.c.person == guest).values(person=owner.id))
        await calling.merge(on, guest, owner.id)
        await _merge_starts(on, guest, owner.id)
        await rows.merge(on, guest, owner.id, owner.name)
        await ledger.merge_guest(on, guest, owner.id, owner.name)
        await reports.merge(on, guest, owner.id)
        await _merge_groups(on, guest, owner)
        told = select(db.seen_hints.c.game, db.seen_hints.c.hint)
        known = {tuple(row) for row in await on.execute(told.where(db.seen_hints.c.person == owner.id))}
        for game, hint in (await on.execute(told.where(db.seen_hints.c.person == guest))).all():
            if (game, hint) not in known:
                await on.execute(insert(db.seen_hints).values(person=owner.id, game=game, hint=hint))
        return list(tables)

    async def confirm(self, person: Person, password: str | None) -> None:
        """Refuse somebody who has an account and does not know its password; a guest has none."""
        if person.account is None:
            return
        async with self._database.reading() as on:
            hashed = await on.scalar(select(db.people.c.password).where(db.people.c.id == person.id))
        if not await self._in_thread(self._matches, hashed or self._nobody, password or ""):
            raise Refusal("not-your-password", 403)

    async def change_password(self, person: Person, password: str) -> tuple[Person, str, list[str]]:
        """Store another password; return who it is with a new token, and the visits elsewhere that end."""
        if person.account is None:
            raise Refusal("no-account")
        hashed = await self._in_thread(self._hasher.hash, password)
        token = secrets.token_urlsafe(32)
        async with self._database.writing() as on:
            await on.execute(update(db.people).where(db.people.c.id == person.id).values(password=hashed))
            ended = await self._end_all(on, person)
            row = {"token": hash_of(token), "person": person.id, "created": time.time()}
            await on.execute(insert(db.sessions).values(**row))
        others = [one for one in ended if one != person.session]
        return msgspec.structs.replace(person, session=hash_of(token)), token, others

    async def sign_out_everywhere(self, person: Person) -> list[str]:
        """Forget all visits of somebody; return them."""
        async with self._database.writing() as on:
            return await self._end_all(on, person)

    async def _end_all(self, on: AsyncConnection, person: Person) -> list[str]:
        own = db.sessions.c.person == person.id
        ended = list((await on.scalars(select(db.sessions.c.token).where(own))).all())
        await on.execute(delete(db.sessions).where(own))
        return ended

    async def sign_out(self, person: Person) -> None:
        """Forget this visit."""
        async with self._database.writing() as on:
            await on.execute(delete(db.sessions).where(db.sessions.c.token == person.session))

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)


async def _merge_starts(on: AsyncConnection, guest: str, owner: str) -> None:
    """Of the dream of a day that a guest and an account have both begun, the first start counts."""
    s = db.daily_starts.c
    known = {
        (row.day, row.game): row.at
        for row in await on.execute(select(s.day, s.game, s.at).where(s.person == owner))
    }
    for row in (await on.execute(select(s.day, s.game, s.at).where(s.person == guest))).all():
        before = known.get((row.day, row.game))
        later = guest if before is not None and before <= row.at else owner
        await on.execute(
            delete(db.daily_starts).where(s.day == row.day, s.game == row.game, s.person == later)
        )
    await on.execute(update(db.daily_starts).where(s.person == guest).values(person=owner))


def account_key(account: str) -> str:
    """Return the form in which two names count as the same, however they are spelled."""
    return unicodedata.normalize("NFKC", clean(account)).casefold()


async def _merge_groups(on: AsyncConnection, guest: str, owner: Person) -> None:
    """Let an account belong to the groups to which a guest belongs who signs in."""
    m = db.group_members.c
    known = (await on.scalars(select(m.group_id).where(m.person == owner.id))).all()
    await on.execute(delete(db.group_members).where(m.person == guest, m.group_id.in_(known)))
    values = {"person": owner.id, "name": owner.name}
    await on.execute(update(db.group_members).where(m.person == guest).values(values))
    await on.execute(update(db.groups).where(db.groups.c.host == guest).values(host=owner.id))
    await on.execute(update(db.group_chat).where(db.group_chat.c.person == guest).values(person=owner.id))
