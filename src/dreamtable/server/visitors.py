"""Who asks, and in which language: the cookie, the address, the language of the reader."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from dreamtable.server.accounts import COOKIE, SESSION_SECONDS, Person
from dreamtable.server.house import House
from dreamtable.server.refusals import accepted_language, language_or

Asking = ASGIConnection[Any, Any, Any, Any]


def address_of(asking: Asking) -> str:
    """Return where somebody asks from."""
    return asking.client.host if asking.client is not None else "unknown"


def reader_of(asking: Asking) -> str:
    """Return the language to answer in: as asked for, as known, or as the browser says."""
    known = asking.scope.get("state", {}).get("lang")
    otherwise = known or accepted_language(asking.headers.get("accept-language", ""))
    return language_or(asking.query_params.get("lang"), otherwise)


def leave_cookie(asking: Asking, token: str) -> None:
    """Let the answer carry a cookie."""
    asking.scope["state"]["new_token"] = token


async def find_visitor(request: Request[Any, Any, Any], house: House) -> Person:
    """Return who asks; the first time, a new guest."""
    house.limits.take("request", address_of(request))
    person = await house.accounts.find(request.cookies.get(COOKIE))
    if person is None:
        house.limits.take("guest", address_of(request))
        person, token = await house.accounts.new_guest(reader_of(request))
        leave_cookie(request, token)
    if request.method != "GET":
        house.limits.take("change", person.session)
    request.scope["state"]["lang"] = person.lang
    return person


async def find_reader(request: Request[Any, Any, Any], house: House) -> str:
    """Return the language of who asks, known from an earlier visit if there was one."""
    if "lang" not in request.scope["state"] and "lang" not in request.query_params:
        person = await house.accounts.find(request.cookies.get(COOKIE))
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
