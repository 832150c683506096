"""Running the server from the command line."""

import asyncio
import os

import msgspec
import uvicorn

from dreamtable.server.config import ENVIRONMENT, Settings
from dreamtable.server.database import Database

GRACE_SECONDS = 5


def serve(settings: Settings) -> None:
    """Bring the database up to date, then serve until told to stop."""
    settings.check()
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
    )


async def _migrate(settings: Settings) -> None:
    database = Database(settings)
    await database.migrate()
    await database.close()
