"""The web application."""

import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import decode_json
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from dreamtable import __version__
from dreamtable.kernel import DreamtableError
from dreamtable.server.admission import let_in
from dreamtable.server.branching import ROUTER as BRANCHING
from dreamtable.server.campaigns.routes import ROUTER as CAMPAIGNS
from dreamtable.server.config import Settings, from_environment
from dreamtable.server.day_pages import ROUTER as DAYS
from dreamtable.server.failures import AGAIN_SECONDS, AWAY, refusal_for
from dreamtable.server.friends import ROUTER as FRIENDS
from dreamtable.server.groups import ROUTER as GROUPS
from dreamtable.server.guard import SAFE_METHODS, add_headers, same_origin
from dreamtable.server.limits import BODY_BYTES
from dreamtable.server.lobby import ROUTER
from dreamtable.server.logs import set_up_logs
from dreamtable.server.looking_back import ROUTER as LOOKING_BACK
from dreamtable.server.mail_pages import ROUTER as MAIL
from dreamtable.server.memory import ROUTER as MEMORY
from dreamtable.server.messages import Health, Problem
from dreamtable.server.pages import page
from dreamtable.server.peace import ROUTER as PEACE
from dreamtable.server.refusals import Refusal
from dreamtable.server.shelf import KEPT
from dreamtable.server.socket import CHANNEL, live_table
from dreamtable.server.visitors import (
    PAYS,
    address_in,
    count,
    find_reader,
    find_visitor,
    reader_of,
    set_cookie,
)
from dreamtable.server.work import PAYER, counted
from dreamtable.server.worker import Worker

log = logging.getLogger("dreamtable.app")
Req = Request[Any, Any, Any]
SWITCH_SECONDS = 0.0005
"""How long the event loop may keep the writer of the journal waiting for the interpreter."""
COLLECTING = (2_000, 10, 100)
"""When the collector of garbage looks at new, older and old objects: seldom, yet never at many at once."""
COUNTED = ("/api", "/metrics", "/schema")
"""Where requests are counted by address. Files of the client are kept by browsers, pages with a preview count
themselves, and whoever watches over the server must always hear how it is."""
ROUTERS = (ROUTER, LOOKING_BACK, BRANCHING, CAMPAIGNS, MEMORY, DAYS, PEACE, GROUPS, MAIL, FRIENDS)
NO_TEXT = "\ufffd"
READING = decode_json.__module__
"""Where bodies are read."""
SENTENCES = {404: "no-page", 405: "no-method", 413: "too-long", 429: "too-fast"}


def create(settings: Settings | None = None) -> ASGIApp:
    """Return the application; the settings come from the environment if not given."""
    settings = settings if settings is not None else from_environment()
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_SECONDS)
    worker = Worker(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await worker.open()
        # What is there by now stays for good: the collector need not look at it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        try:
            yield
        finally:
            await worker.close()

    @get(["/health", "/health/ready"], include_in_schema=False)
    async def ready() -> Response[Health]:
        """Say whether people can play here now."""
        problems = await worker.problems()
        health = Health(status="unwell" if problems else "well", problems=problems)
        return Response(health, status_code=503 if problems else 200)

    @get("/health/live", include_in_schema=False)
    async def alive() -> Health:
        """Say that the process serves; what it lacks it waits for by itself, no restart helps."""
        return Health(status="well")

    @get("/metrics", include_in_schema=False)
    async def metrics(request: Req) -> Response[bytes]:
        """Tell the figures to those whom the operator names; to others there is no such page."""
        if request.client is None or not settings.may_read_figures(request.client.host):
            raise NotFoundException
        return Response(worker.metrics.text(), headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})

    async def before_request(request: Req) -> None:
        if request.url.path.startswith(COUNTED):
            count(request, worker)
        if not worker.ready and request.url.path.startswith("/api"):
            raise Refusal("away", AWAY, wait=AGAIN_SECONDS)
        if request.method not in SAFE_METHODS and not same_origin(request, settings):
            raise Refusal("other-origin", 403)

    app = Litestar(
        route_handlers=[*ROUTERS, live_table, ready, alive, metrics, page],
        lifespan=[lifespan],
        dependencies={
            "worker": Provide(lambda: worker, sync_to_thread=False),
            "me": Provide(find_visitor),
            "reader": Provide(find_reader),
            "entered": Provide(let_in),
        },
        before_request=before_request,
        exception_handlers={
            Refusal: refused,
            HTTPException: refused_by_form,
            DreamtableError: failed,
            Exception: failed,
        },
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2_000, exclude=["^/assets"], exclude_opt_key=KEPT
        ),
        openapi_config=OpenAPIConfig(
            title="Dreamtable", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )

    async def outermost(scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody pay, add headers and cookies to every answer, give sockets their bare channel."""
        payer = None
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            scope["query_string"] = in_text(scope["query_string"])
            scope["path"] = scope["path"].replace("\0", NO_TEXT)  # which no database bears
            payer = worker.payer(address_in(scope))
            scope.setdefault("state", {})[PAYS] = payer
            PAYER.set(payer)
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["state"][CHANNEL] = (receive, send)
            await counted(app(scope, receive, send), payer)
            return

        async def send_safely(message: Message) -> None:
            add_headers(message, settings)
            set_cookie(message, scope, secure=settings.secure)
            await send(message)

        await counted(app(scope, receive, send_safely), payer)

    return outermost


def in_text(query: bytes) -> bytes:
    """Return the query of an address with marks where it was no text."""
    return query if query.isascii() else query.decode("utf-8", "replace").encode()


def refused(request: Req, refusal: Refusal) -> Response[Problem]:
    """Answer with the reason, in the reader's language."""
    headers = {"retry-after": str(int(refusal.wait) + 1)} if refusal.wait else None
    return Response(
        Problem(reason=refusal.reason(reader_of(request))),
        status_code=refusal.status,
        media_type=MediaType.JSON,
        headers=headers,
    )


def refused_by_form(request: Req, error: HTTPException) -> Response[Problem]:
    """Answer to what does not have the form of a request."""
    if error.status_code >= 500:
        return failed(request, error)
    log.debug("bad request", extra={"path": request.url.path, "detail": error.detail})
    key = SENTENCES.get(error.status_code, "bad-request")
    answer = refused(request, Refusal(key, error.status_code))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def unreadable(error: Exception) -> bool:
    """Say whether a body could not be read: no text, or so deep that it has no end."""
    if not isinstance(error, UnicodeError | RecursionError):
        return False
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return place is not None and place.tb_frame.f_globals.get("__name__") == READING


def failed(request: Req, error: Exception) -> Response[Problem]:
    """Answer to what should not have happened; the log has the details, the visitor a sentence."""
    if unreadable(error):
        return refused(request, Refusal("bad-request", 400))
    refusal = refusal_for(error)
    if refusal.status == AWAY:
        log.warning("database away", extra={"path": request.url.path, "error": type(error).__name__})
    else:
        log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return refused(request, refusal)
