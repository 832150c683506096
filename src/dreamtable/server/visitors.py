"""Who asks, and in which language: the cookie, the address, the language of the reader."""

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from dreamtable.server.accounts import COOKIE, SESSION_SECONDS, Person
from dreamtable.server.refusals import accepted_language, language_or
from dreamtable.server.work import Payer
from dreamtable.server.worker import Worker

Asking = ASGIConnection[Any, Any, Any, Any]
NETWORK_BITS = 64
PAYS = "pays"
"""Where the scope of a connection keeps who pays for it."""


def address_of(asking: Asking) -> str:
    """Return where somebody asks from."""
    return address_in(asking.scope)


def address_in(scope: Scope) -> str:
    """Return where somebody asks from; of the newer addresses the network, as each has very many of them."""
    client = scope["client"]
    host = str(client[0]) if client is not None else "unknown"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((address, NETWORK_BITS), strict=False))


def reader_of(asking: Asking) -> str:
    """Return the language to answer in: as asked for, as known, or as the browser says."""
    known = asking.scope.get("state", {}).get("lang")
    otherwise = known or accepted_language(asking.headers.get("accept-language", ""))
    return language_or(asking.query_params.get("lang"), otherwise)


def leave_cookie(asking: Asking, token: str) -> None:
    """Let the answer carry a cookie."""
    asking.scope["state"]["new_token"] = token


def count(asking: Asking, worker: Worker) -> None:
    """Count a request; refuse it if it is too much, or if those before it took too much work."""
    worker.limits.take("request", address_of(asking))
    check_work(asking)


def check_work(asking: Asking, person: Person | None = None) -> None:
    """Refuse who has had too much work done; who it is pays too, once that is known."""
    payer: Payer | None = asking.scope["state"].get(PAYS)
    if payer is not None:
        payer.person = person.id if person is not None else payer.person
        payer.check()


async def find_visitor(request: Request[Any, Any, Any], worker: Worker) -> Person:
    """Return who asks; the first time, a new guest."""
    person = await worker.accounts.find(request.cookies.get(COOKIE))
    if person is None:
        worker.limits.take("guest", address_of(request))
        person, token = await worker.accounts.new_guest(reader_of(request))
        leave_cookie(request, token)
    check_work(request, person)
    if request.method != "GET":
        worker.limits.take("change", person.session)
    request.scope["state"]["lang"] = person.lang
    return person


async def find_reader(request: Request[Any, Any, Any], worker: Worker) -> str:
    """Return the language of who asks, known from an earlier visit if there was one."""
    if "lang" not in request.scope["state"] and "lang" not in request.query_params:
        person = await worker.accounts.find(request.cookies.get(COOKIE))
        if person is not None:
            request.scope["state"]["lang"] = person.lang
    return reader_of(request)


def set_cookie(message: Message, scope: Scope, *, secure: bool) -> None:
    """Add the cookie to the answer, if there is a new one."""
    token = scope.get("state", {}).get("new_token")
    if message["type"] == "http.response.start" and token is not None:
        safety = "; Secure" if secure else ""
        cookie = f"{COOKIE}={token}; Path=/; Max-Age={SESSION_SECONDS}; HttpOnly; SameSite=Lax{safety}"
        MutableScopeHeaders(message).add("set-cookie", cookie)
