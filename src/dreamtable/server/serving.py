"""Running the server from the command line."""

import asyncio
import os
from pathlib import Path

import msgspec
import uvicorn

from dreamtable.games import use_packs_in
from dreamtable.server.config import ENVIRONMENT, Settings
from dreamtable.server.database import Database

GRACE_SECONDS = 5
BUSY_SECONDS = 60
"""A worker that does not answer its parent for so long is replaced; a shorter time would hit busy ones."""


def serve(settings: Settings) -> None:
    """Bring the database up to date, then serve until told to stop."""
    settings.check()
    if settings.packs:
        use_packs_in(Path(settings.packs))
    asyncio.run(_migrate(settings))
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "dreamtable.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=64_000,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_worker_healthcheck=BUSY_SECONDS,
    )


async def _migrate(settings: Settings) -> None:
    database = Database(settings)
    await database.migrate()
    await database.close()
