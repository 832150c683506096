"""Running the server from the command line."""

import asyncio
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from dreamtable.games import use_packs_in
from dreamtable.server import hours
from dreamtable.server.config import ENVIRONMENT, Settings
from dreamtable.server.connections import IDLE_SECONDS, Frames, Requests
from dreamtable.server.database import Database
from dreamtable.server.logs import set_up_logs
from dreamtable.server.parent import Parent

log = logging.getLogger("dreamtable.serving")
GRACE_SECONDS = 5


def serve(settings: Settings) -> None:
    """Bring the database up to date, then serve until told to stop."""
    settings.check()
    set_up_logs(settings.log_level)
    if settings.packs:
        use_packs_in(Path(settings.packs))
    asyncio.run(_migrate(settings))
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    os.environ[hours.ENVIRONMENT] = str(hours.beginning())
    config = uvicorn.Config(
        "dreamtable.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=Requests,
        ws=Frames,
        timeout_keep_alive=IDLE_SECONDS,
        ws_max_size=64_000,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    if settings.workers > 1:
        Parent(config, [config.bind_socket()]).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


async def _migrate(settings: Settings) -> None:
    """Bring the database up to date; if it is away, the workers do so when it is back."""
    database = Database(settings)
    try:
        await database.migrate()
    except OSError:
        if settings.embedded:
            raise
        log.warning("database away, workers wait for it")
    finally:
        await database.close()
