"""A worker in the process of the test, where the time or a failing part is tested and not a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from dreamtable.server import hosting
from dreamtable.server.accounts import Person
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.live_table import LiveTable
from dreamtable.server.messages import Joining, NewTable
from dreamtable.server.worker import Worker


@asynccontextmanager
async def worker_in(folder: Path, **settings: Any) -> AsyncIterator[Worker]:
    """Give a worker on the file of a folder, without the chores that are done once a second."""
    plain = {"limits": 0, "window_pause": 0, "bot_pause": 0}
    chosen = Settings(database=str(folder / "tables.db"), **{**plain, **settings})
    database = Database(chosen)
    await database.migrate()
    await database.close()
    worker = Worker(chosen)
    await worker.journal.open()
    yield worker
    await worker.close()


async def table_of_two(worker: Worker, **wishes: Any) -> tuple[LiveTable, list[Person]]:
    """Return a table of Lucidity at which two guests play."""
    people = [(await worker.accounts.new_guest("en"))[0] for _ in range(2)]
    listing = await hosting.host(worker, people[0], NewTable(game="lucidity", seats=2, **wishes))
    await hosting.join(worker, people[1], listing.table.id, Joining(invite=listing.table.invite))
    await hosting.start(worker, people[0], listing.table.id)
    return await worker.open_tables.open(listing.table.id), people
