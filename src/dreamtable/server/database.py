"""The tables of the database, and the way to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Text,
    event,
)
from sqlalchemy import (
    Table as Relation,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

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
    Column("rules_version", Integer, nullable=False),
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
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("updated", Float, nullable=False),
    # What follows sums up the journal for lists, and may lag behind it by a moment.
    Column("entries", Integer, nullable=False, default=0),
    Column("answers", Integer, nullable=False, default=0),
    Column("waiting", Text, nullable=False, default="[]"),
    Column("deadline", Float),
    Column("busy", Boolean, nullable=False, default=False),
    Index(None, "status", "private", "updated"),
    Index(None, "status", "deadline"),
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
    PrimaryKeyConstraint("table_id", "seat"),
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
    # The order of the key keeps the answers of a table together, so that it opens in one read.
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

chat = Relation(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Integer),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

SQLITE_SETTINGS = (
    "PRAGMA journal_mode=WAL",
    # FULL: what is acknowledged survives the loss of power too; group commit pays for it once a batch.
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


class Database:
    """The way to the database for everything but the journal's hot path."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        if settings.embedded:
            settings.file.parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(settings.url)
        if settings.embedded:
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
        """Bring the tables of the database to the newest form."""
        async with self.writing() as connection:
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


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
