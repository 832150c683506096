"""The tables of the database, and the way to it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    event,
    false,
    func,
    select,
    true,
)
from sqlalchemy import (
    Table as Relation,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from dreamtable.kernel import BadSetup
from dreamtable.server.config import Settings

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Relation(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("account", Text),
    Column("account_key", Text, unique=True),
    Column("password", Text),
    # The fingerprint of the code by which a lost password is replaced.
    Column("recovery", Text),
    Column("created", Float, nullable=False),
)

sessions = Relation(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Relation(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mode", Text),
    Column("rules_version", Integer, nullable=False),
    Column("state_version", Integer, nullable=False, default=1, server_default="1"),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("seconds", Integer),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seed", Text),
    Column("next_table", Text),
    Column("campaign", Text),
    Column("session", Integer),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("updated", Float, nullable=False),
    # What follows sums up the journal for lists, and may lag behind it by a moment.
    Column("entries", Integer, nullable=False, default=0),
    Column("answers", Integer, nullable=False, default=0),
    Column("waiting", Text, nullable=False, default="[]"),
    Column("deadline", Float),
    Column("busy", Boolean, nullable=False, default=False),
    # The name of the lesson that is given here, and how many of its steps were read.
    Column("lesson", Text),
    Column("lesson_read", Integer, nullable=False, default=0, server_default="0"),
    Column("hints", Boolean, nullable=False, default=True, server_default=true()),
    Column("suggestions", Boolean, nullable=False, default=True, server_default=true()),
    Column("boldness", Text, nullable=False, default="considerate", server_default="considerate"),
    Column("winners", Text, nullable=True),
    Column("reason", Text, nullable=True),
    # Which packs are played with, and by which table the numbers of components are read.
    Column("packs", Text, nullable=False, default="[]", server_default="[]"),
    Column("components", Text, nullable=True),
    # From when until when those who play agreed to rest.
    Column("rests", Text, nullable=False, default="[]", server_default="[]"),
    # The day whose dream is dreamt here, as in `2026-05-04`.
    Column("daily", Text, nullable=True),
    # Whether those who only watch may not speak; the group that plays here.
    Column("quiet", Boolean, nullable=False, default=False, server_default=false()),
    Column("group_id", Text, index=True),
    # Whether what might come may be tried out before the match is over; from which table, after how many
    # answers it branches off itself, and which seat has imagined it.
    Column("what_if", Boolean, nullable=False, default=False, server_default=false()),
    Column("branch_of", Text),
    Column("branch_step", Integer, nullable=False, default=0, server_default="0"),
    Column("dreamer", Integer),
    Index(None, "status", "private", "updated"),
    Index(None, "status", "deadline"),
)

component_tables = Relation(
    "component_tables",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("names", Text, nullable=False),
    sqlite_with_rowid=False,
)

seats = Relation(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("nonce", Text, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("orders", Boolean, nullable=False, default=True, server_default=true()),
    # When and after how many answers nobody looked on from it any more; no time while somebody does.
    Column("seen", Float),
    Column("heard", Integer, nullable=False, default=0, server_default="0"),
    # How often in a row its time was up, and why a bot plays for somebody who has not asked for it.
    Column("missed", Integer, nullable=False, default=0, server_default="0"),
    Column("relieved", Text),
    # From which line of the journal on whoever sits there has answered: who comes later finds a match.
    Column("first_line", Integer, nullable=False, default=0, server_default="0"),
    Column("offered", Boolean, nullable=False, default=False, server_default=false()),
    # Whether whoever sits there wants to play again, before a rematch begins.
    Column("ready", Boolean, nullable=False, default=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)

guests = Relation(
    "guests",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    # How somebody stands there who has no seat by it: has shown the invitation, may not speak, may not come.
    Column("standing", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
    sqlite_with_rowid=False,
)

agreements = Relation(
    "agreements",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("about", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "about", "seat"),
    sqlite_with_rowid=False,
)

journal = Relation(
    "journal",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("drawn", Integer),
    # The order of the key keeps the answers of a table together, so that it opens in one read.
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

chapters = Relation(
    "chapters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("next_version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("undone", Integer, nullable=False),
    Column("taken_back", Text, nullable=False),
    Column("late", Text, nullable=False),
    Column("stood_in", Text, nullable=False, default="{}", server_default="{}"),
    # From where the match can go on; kept of the last two chapters.
    Column("state", LargeBinary),
    # How it stood after each answer; as long as the operator wishes. What was told stays.
    Column("states", LargeBinary),
    Column("told", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

branches = Relation(
    "branches",
    metadata,
    # Where a match begins that branches off from amidst another one.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("kept", Text),
    Column("kept_version", Integer, nullable=False, default=1),
)

papers = Relation(
    "papers",
    metadata,
    # `table/…` or `campaign/…`: what is pinned up lies with the table, what is written with the campaign.
    Column("place", Text, primary_key=True),
    Column("content", Text, nullable=False),
    Column("number", Integer, nullable=False),
)

chat = Relation(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    # Who said it; nobody in old lines, and of somebody who was deleted.
    Column("person", Text, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Integer),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

campaigns = Relation(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # By what its book is read by whoever has the link; nothing while it is not shared.
    Column("book", Text, index=True),
)

campaign_members = Relation(
    "campaign_members",
    metadata,
    Column("campaign_id", Text, ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("campaign_id", "number"),
    UniqueConstraint("campaign_id", "person"),
    sqlite_with_rowid=False,
)

campaign_sessions = Relation(
    "campaign_sessions",
    metadata,
    Column("campaign_id", Text, ForeignKey("campaigns.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("follows", Integer),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
    # What follows is written once, when the match is over: from the journal, so it can be made anew.
    Column("record", Text),
    Column("kept", Text),
    Column("kept_version", Integer, nullable=False, default=1),
    Column("outcome", Text),
    Column("ended", Float),
    # The chapter that it is in the book of the campaign, once somebody has looked for it.
    Column("chapter", Text),
    # Whether it came from a file, and can neither be played again here nor bears our seal.
    Column("unverified", Boolean, nullable=False, default=False, server_default=false()),
    PrimaryKeyConstraint("campaign_id", "number"),
    sqlite_with_rowid=False,
)

server_keys = Relation(
    "server_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

seen_hints = Relation(
    "seen_hints",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("hint", Text, nullable=False),
    PrimaryKeyConstraint("person", "game", "hint"),
    sqlite_with_rowid=False,
)

results = Relation(
    "results",
    metadata,
    # There once somebody has looked what a finished match was; also of those of which nobody can tell.
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Where it turned: an event that everybody knows by now, and after how many answers.
    Column("moment", Text),
    Column("step", Integer),
    # In which order matches were looked at: ratings follow it.
    Column("number", Integer, nullable=False, index=True),
)

seat_results = Relation(
    "seat_results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # What it was, by the names of messages; numbers that it ended with.
    Column("traits", Text, nullable=False),
    Column("figures", Text, nullable=False),
    Column("score", Integer, nullable=False),
    # How many answers were given from it, and how many of them by a substitute.
    Column("answers", Integer, nullable=False),
    Column("stood_in", Integer, nullable=False),
    # Which achievements it has earned.
    Column("feats", Text, nullable=False),
    # The rating of whoever sat there, after this match; nothing where it is not rated.
    Column("mu", Float),
    Column("sigma", Float),
    PrimaryKeyConstraint("table_id", "seat"),
)

dailies = Relation(
    "dailies",
    metadata,
    # The dream of a day in a game: what is played, and the secret from which its chance comes.
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("made", Float, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)

daily_starts = Relation(
    "daily_starts",
    metadata,
    # Who began it first at which table: there is no second time.
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("day", "game", "person"),
)

mutes = Relation(
    "mutes",
    metadata,
    # Who does not want to hear whom, and how they were called then.
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("person", "other"),
    sqlite_with_rowid=False,
)

reports = Relation(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    # Who reports whom; nobody once they were deleted.
    Column("person", Text, index=True),
    Column("about", Text, index=True),
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("record", Text),
)

groups = Relation(
    "groups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("invite", Text, nullable=False),
    # By what a calendar reads when it meets, and when that is.
    Column("calendar", Text, nullable=False),
    Column("meets", Text),
    Column("created", Float, nullable=False),
)

group_members = Relation(
    "group_members",
    metadata,
    Column("group_id", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False),
    Column("person", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("joined", Float, nullable=False),
    PrimaryKeyConstraint("group_id", "person"),
    sqlite_with_rowid=False,
)

group_chat = Relation(
    "group_chat",
    metadata,
    Column("group_id", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("group_id", "number"),
    sqlite_with_rowid=False,
)

push_addresses = Relation(
    "push_addresses",
    metadata,
    # Where a browser of somebody is called, and by which keys what is said to it is sealed.
    Column("address", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Float, nullable=False),
)

mail_addresses = Relation(
    "mail_addresses",
    metadata,
    # Where somebody gets letters, once they have confirmed it by a secret that came there.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, nullable=False),
    # Whether they want to be called there, and the secret by which that ends.
    Column("calls", Boolean, nullable=False),
    Column("confirmed", Float),
    Column("token", Text),
    Column("stop", Text, nullable=False, unique=True),
    # The fingerprint of a code that came there and replaces a lost password, and when it was sent.
    Column("recovery", Text),
    Column("recovery_at", Float),
    Column("created", Float, nullable=False),
)

friend_links = Relation(
    "friend_links",
    metadata,
    # By what others become somebody's friends.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("key", Text, nullable=False, unique=True),
)

friends = Relation(
    "friends",
    metadata,
    # Who is whose friend: each of two has a row.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

calls = Relation(
    "calls",
    metadata,
    # What somebody was called for: never twice for the same.
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("topic", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "topic"),
)

SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",
    # FULL: what is acknowledged survives the loss of power too; group commit pays for it once a batch.
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


PATIENCE = {"timeout": 2.0, "command_timeout": 10.0}
"""How many seconds PostgreSQL may take to answer the door, and to carry something out."""
ONE_AT_A_TIME = 0x647265616D
"""By this number workers know that one of them changes the form of the tables."""


class Database:
    """The way to the database for everything but the journal's hot path."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        if settings.embedded:
            settings.file.parent.mkdir(parents=True, exist_ok=True)
        # What is written may be secret; errors name the statement alone.
        if not settings.embedded:
            self.engine: AsyncEngine = create_async_engine(
                settings.url, hide_parameters=True, pool_pre_ping=True, connect_args=PATIENCE
            )
        else:
            self.engine = create_async_engine(settings.url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", _prepare)
            event.listen(self.engine.sync_engine, "begin", _begin)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose changes are stored at the end, all or none."""
        async with self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def migrate(self) -> None:
        """Bring the tables of the database to the newest form; a file is copied first, if that changes it."""
        if self.settings.embedded:
            await asyncio.to_thread(back_up, self.settings.file)
        async with self.writing() as connection:
            if not self.settings.embedded:  # one worker after the other
                await connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()


def _prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Let SQLAlchemy alone begin transactions, and set the file up."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for line in SQLITE_SETTINGS:
        cursor.execute(line)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Writers queue up at the beginning: a reader that turns writer halfway could be refused."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection, form: str = "head") -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def back_up(file: Path) -> Path | None:
    """Copy a file whose tables have an older form than this program's; return the copy, if one was made.

    A copy that is there already stays: it is from before the first try.
    """
    scripts = ScriptDirectory.from_config(_config())
    newest = scripts.get_current_head()
    if not file.exists() or (form := _form_of(file)) in (None, newest):
        return None
    if form not in [script.revision for script in scripts.walk_revisions()]:
        raise BadSetup(
            f"{file} was written by a newer version of Dreamtable (form {form}; this one knows {newest}). "
            "Start that version, or put the copy back that it made before it changed the file."
        )
    copy = file.with_name(f"{file.stem}-before-{newest}{file.suffix}")
    if copy.exists():
        return None
    fresh = copy.with_suffix(".part")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(fresh)) as target:
        source.backup(target)
    fresh.replace(copy)
    return copy


def _form_of(file: Path) -> str | None:
    """Return the form of the tables in a file; None if there are none yet."""
    with closing(sqlite3.connect(file)) as connection:
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if known else None
    return str(row[0]) if row is not None else None
