"""Headers that keep a browser safe, and the check that a request comes from our own pages."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message

from dreamtable.server.config import Settings

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def add_headers(message: Message, settings: Settings) -> None:
    """Add the headers to an answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        if settings.secure:
            headers.setdefault("strict-transport-security", "max-age=31536000")


def same_origin(asking: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Say whether a request comes from our own pages, or from no browser at all."""
    if asking.headers.get("sec-fetch-site") == "cross-site":
        return asking.headers.get("origin") in settings.origins
    origin = asking.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == asking.headers.get("host")
    except ValueError:  # it is no address at all
        return False
