"""What is seen where a link is pasted elsewhere: what it is, game and host, no more; nobody joins by it."""

import html
from pathlib import Path
from typing import NamedTuple

from dreamtable.games import manifest_of
from dreamtable.lang import Speaker
from dreamtable.server import ledger
from dreamtable.server.campaigns import rows
from dreamtable.server.worker import Worker

LONGEST_ID = 64
PICTURE = "previews/table.jpg"
"""The picture of a game that brings none."""
UNLISTED = {"x-robots-tag": "noindex, nofollow"}


class Preview(NamedTuple):
    """What a link leads to."""

    game: str
    host: str
    """The name of who invited; nothing if nobody is known."""
    replay: bool = False
    """Whether a match is only watched again there."""
    book: str = ""
    """The title of the book that is read there."""


async def preview_of(worker: Worker, path: str) -> Preview | None:
    """Return what a path leads to; None if it leads to no table."""
    page, _, rest = path.strip("/").partition("/")
    wanted = rest.partition("/")[0]
    if not wanted or len(wanted) > LONGEST_ID:
        return None
    async with worker.database.reading() as on:
        if page in ("table", "replay"):
            listing = await ledger.load(on, wanted)
            if listing is not None:
                names = [row.name for row in listing.seats if row.person == listing.table.host]
                return Preview(listing.table.game, names[0] if names else "", replay=page == "replay")
        elif page == "campaign":
            campaign = await rows.load(on, wanted)
            if campaign is not None:
                hosts = [one.name for one in campaign.members if one.person == campaign.campaign.host]
                return Preview(campaign.campaign.game, hosts[0] if hosts else "")
        elif page == "book" and wanted == "shared":
            known = await rows.id_by_book(on, rest.rpartition("/")[2][:LONGEST_ID])
            campaign = await rows.load(on, known, rows.KEEPINGS) if known is not None else None
            if campaign is not None:
                return Preview(campaign.campaign.game, "", book=campaign.campaign.title)
    return None


def with_preview(page: bytes, found: Preview, root: Path, origin: str, lang: str) -> bytes:
    """Return the client's first page with title, host and picture of what the link leads to."""
    speaker = Speaker(lang, package=manifest_of(found.game).package)
    title = f"{speaker.say('game-title')} · {speaker.say('title')}"
    if found.book:
        title, line = f"{found.book} · {title}", speaker.say("server-preview-book")
    elif found.replay:
        title = speaker.say("server-preview-replay-title", title=title)
        line = speaker.say("server-preview-replay", known="yes" if found.host else "no", name=found.host)
    else:
        line = speaker.say("server-preview", name=found.host) if found.host else speaker.say("game-tagline")
    picture = f"previews/{found.game}.jpg"
    if not (root / picture).is_file():
        picture = PICTURE
    properties = {
        "og:type": "website",
        "og:site_name": speaker.say("title"),
        "og:title": title,
        "og:description": line,
        "og:image": f"{origin}/{picture}",
    }
    head = [f"<title>{html.escape(title)}</title>", '<meta name="robots" content="noindex, nofollow" />']
    head += [
        f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in properties.items()
    ]
    head.append('<meta name="twitter:card" content="summary_large_image" />')
    before, _, rest = page.decode().partition("<title>")
    return (before + "\n    ".join(head) + rest.partition("</title>")[2]).encode()
