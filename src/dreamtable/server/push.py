"""Calls to browsers that are closed (Web Push): sealed for the browser (RFC 8291), signed by us (RFC 8292).

The addresses come from clients, so that we are led nowhere by them: only https, only public networks, only
the address that was looked at, no redirects, and nothing of an answer is read but its status.
"""

import asyncio
import base64
import json
import logging
import socket
import time
from ipaddress import ip_address
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select, text

from dreamtable.server import database as db
from dreamtable.server.database import Database
from dreamtable.server.refusals import Refusal

log = logging.getLogger("dreamtable.push")
KEY = "push"
CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, NUMBER_BYTES = 65, 16, 32
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 24 * 3600
"""How long a call is kept for a browser that is not there."""
PATIENCE_SECONDS = 10.0
LONGEST = 1000
_MAKE = text("INSERT INTO server_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
Outcome = Literal["sent", "gone", "failed"]


class Address(NamedTuple):
    """Where a browser is called, and by which keys what is said to it is sealed."""

    address: str
    key: str
    auth: str


def plain(data: bytes) -> str:
    """Return bytes as they stand in addresses and headers."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(data: str) -> bytes:
    """Return the bytes of such a text."""
    return base64.urlsafe_b64decode(data + "=" * (-len(data) % 4))


async def own_key(database: Database) -> ec.EllipticCurvePrivateKey:
    """Return the key by which this server is known: made when it is first needed, stored with the tables."""
    k = db.server_keys.c
    query = select(k.value).where(k.name == KEY)
    async with database.reading() as on:
        known = await on.scalar(query)
    if known is None:
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        async with database.writing() as on:
            await on.execute(_MAKE, {"name": KEY, "value": f"{number:x}"})
            known = await on.scalar(query)
    return ec.derive_private_key(int(str(known), 16), CURVE)


def public_part(key: ec.EllipticCurvePrivateKey) -> str:
    """Return what browsers know a server by."""
    return plain(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check(found: Address, allowed: list[str]) -> None:
    """Refuse an address at which no browser can be called, or that we should not be led to."""
    try:
        parts = urlsplit(found.address)
        origin = f"{parts.scheme}://{parts.netloc}"
        named = parts.hostname is not None and parts.username is None and parts.port is not False
        point, auth = read(found.key), read(found.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, UnicodeError):
        raise Refusal("bad-push", 400) from None
    fits = len(found.address) <= LONGEST and len(point) == POINT_BYTES and len(auth) == AUTH_BYTES
    if not named or not fits or not found.address.isascii():
        raise Refusal("bad-push", 400)
    if origin not in allowed and (parts.scheme != "https" or not _could_be_public(parts.hostname or "")):
        raise Refusal("bad-push", 400)


def _could_be_public(host: str) -> bool:
    try:
        return ip_address(host).is_global
    except ValueError:
        return "." in host and not host.endswith((".local", ".internal", ".localhost"))


async def _place_of(host: str, port: int, *, private: bool) -> str | None:
    """Return the address of a host; None if any of its addresses is in no public network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    places = [str(one[4][0]) for one in found]
    if not places or not (private or all(ip_address(one).is_global for one in places)):
        return None
    return places[0]


def token_for(key: ec.EllipticCurvePrivateKey, origin: str, contact: str) -> str:
    """Return what shows to those who carry calls who we are."""
    head = plain(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    until = int(time.time()) + TOKEN_SECONDS
    body = plain(json.dumps({"aud": origin, "exp": until, "sub": contact}).encode())
    numbers = decode_dss_signature(key.sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256())))
    signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
    return f"{head}.{body}.{plain(signature)}"


async def send(
    to: Address, content: bytes, key: ec.EllipticCurvePrivateKey, contact: str, allowed: list[str]
) -> Outcome:
    """Call a browser; say whether it was taken, or whether it is to be forgotten."""
    parts = urlsplit(to.address)
    origin, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            place = await _place_of(host, port, private=origin in allowed)
            if place is None:
                return "gone"
            sealed = http_ece.encrypt(
                content,
                private_key=ec.generate_private_key(CURVE),
                dh=read(to.key),
                auth_secret=read(to.auth),
                version="aes128gcm",
            )
            headers = {
                "host": parts.netloc,
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_SECONDS),
                "urgency": "normal",
                "authorization": f"vapid t={token_for(key, origin, contact)}, k={public_part(key)}",
            }
            url = httpx.URL(to.address).copy_with(host=place)
            named = {"sni_hostname": host}
            async with (
                httpx.AsyncClient(trust_env=False, follow_redirects=False) as client,
                client.stream("POST", url, content=sealed, headers=headers, extensions=named) as answer,
            ):
                status = answer.status_code
    except (httpx.HTTPError, OSError, TimeoutError, ValueError) as error:
        log.info("push failed", extra={"error": type(error).__name__})
        return "failed"
    if status in (404, 410):
        return "gone"
    if not 200 <= status < 300:
        log.info("push refused", extra={"status": status})
        return "failed"
    return "sent"
