"""Where browsers are called: a receiver that opens what is sealed for it and checks who sent it."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple, Self

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from dreamtable.server.push import plain, read

CURVE = ec.SECP256R1()
AUTH = b"0123456789abcdef"


class Heard(NamedTuple):
    """A call that came."""

    path: str
    content: Any
    """What was sealed, opened."""
    audience: str
    contact: str
    key: str
    """By what the sender is known; the signature fits it."""
    raw: bytes


class Receiver:
    """Carries calls, as the makers of browsers do; what it answers by path, if not that all is well."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.statuses: dict[str, int] = {}
        self.private = ec.generate_private_key(CURVE)
        receiver = self

        class Hears(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                raw = self.rfile.read(int(self.headers["content-length"]))
                receiver.heard.append(receiver.open(self.path, raw, self.headers["authorization"]))
                self.send_response(receiver.statuses.get(self.path, 201))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Hears)
        self.thread = threading.Thread(target=self.http.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.http.shutdown()
        self.http.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.http.server_port}"

    def browser(self, name: str) -> dict[str, str]:
        """Return what a browser sends that wants to be called."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"address": f"{self.origin}/{name}", "key": plain(point), "auth": plain(AUTH)}

    def open(self, path: str, raw: bytes, authorization: str) -> Heard:
        """Open a call, after the signature of its sender was checked."""
        kind, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert kind == "vapid"
        head, body, signature = parts["t"].split(".")
        numbers = read(signature)
        known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(parts["k"]))
        r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
        known.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(base64.urlsafe_b64decode(body + "=="))
        content = http_ece.decrypt(raw, private_key=self.private, auth_secret=AUTH, version="aes128gcm")
        return Heard(path, json.loads(content), said["aud"], said["sub"], parts["k"], raw)
