"""The client's own files, as the build leaves them."""

import gzip
import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from dreamtable.lang import Speaker
from dreamtable.server.previews import UNLISTED, preview_of, with_preview
from dreamtable.server.visitors import count, reader_of
from dreamtable.server.worker import Worker

ROOT = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@lru_cache(512)
def _packed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 9)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], worker: Worker, path: str = "") -> Response[bytes]:
    """Return a file of the client; for any other address its first page."""
    file = _file_at(path)
    if file is None:
        if path.startswith("/assets/"):
            raise NotFoundException
        file = ROOT / "index.html"
    if not file.is_file():
        return _missing(reader_of(request))
    if file.name == "index.html" and path.strip("/"):
        count(request, worker)
        lang = reader_of(request)
        found = await preview_of(worker, path)
        if found is not None:
            origin = f"{'https' if worker.settings.secure else request.url.scheme}://{request.url.netloc}"
            body = with_preview(file.read_bytes(), found, ROOT, origin, lang)
            headers = {"cache-control": ANEW, "vary": "accept-language", **UNLISTED}
            return Response(body, media_type="text/html; charset=utf-8", headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER if file.parent.name == "assets" else ANEW, "vary": "accept-encoding"}
    if kind.startswith(TEXTS) and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(_packed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _file_at(path: str) -> Path | None:
    """Return the file of the client at an address, if there is one."""
    try:
        file = (ROOT / path.lstrip("/")).resolve()
        return file if file.is_relative_to(ROOT.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def _missing(lang: str) -> Response[bytes]:
    """Say how to build the client."""
    speaker = Speaker(lang)
    title, text = html.escape(speaker.say("title")), html.escape(speaker.say("server-no-client"))
    head = f"<!doctype html><html lang='{lang}'><meta charset='utf-8'><title>{title}</title>"
    body = f"{head}<h1>{title}</h1><p>{text}</p>"
    return Response(body.encode(), media_type="text/html; charset=utf-8")
