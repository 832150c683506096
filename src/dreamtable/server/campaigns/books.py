"""The book of a campaign: each session that is over as a chapter, in the reader's language.

A chapter is made from what a watcher of the match was told (`telling/book.py`), so it holds nothing that the
match has not revealed to everybody. It is made once and stored, so that it stays when the rules change.
"""

import logging
from collections.abc import Iterable

import msgspec

from dreamtable.kernel import DreamtableError, Outcome
from dreamtable.server import ledger
from dreamtable.server.accounts import Person
from dreamtable.server.campaigns import playing, rows
from dreamtable.server.campaigns.rows import CampaignListing, SessionRow
from dreamtable.server.chapters import course_of
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.listings import names_at
from dreamtable.server.messages import CarriedInfo, ChapterInfo, LeafInfo
from dreamtable.server.refusals import Refusal
from dreamtable.server.texts import Names, Voice, voice_of
from dreamtable.server.worker import Worker
from dreamtable.telling import Chapter, Leaf, Word, chapter_of, read_chapter, stored

log = logging.getLogger("dreamtable.books")

UNTOLD = ""
"""Stands for a session of which no chapter can be made."""


async def fill_in_chapters(worker: Worker, listing: CampaignListing) -> None:
    """Make the chapters of those sessions that are over and have none yet, and store them."""
    for session in listing.sessions:
        if session.over and session.chapter is None:
            session.chapter = await _made(worker, session.table_id)
            async with worker.database.writing() as on:
                await rows.put_chapter(on, session)


async def _made(worker: Worker, table: str) -> str:
    """Return the chapter of a finished match as it is stored."""
    try:
        live = await worker.open_tables.open(table)
        if live.match is None:
            return UNTOLD
        match, course = await live.retelling(live.match)
        chapter = await worker.open_tables.look_back(lambda: chapter_of(match, course_of(match, course)))
    except DreamtableError as error:
        log.warning("no chapter can be made", extra={"table": table, "reason": str(error)})
        return UNTOLD
    return stored(chapter).decode() if chapter is not None else UNTOLD


def chapter_in(session: SessionRow) -> Chapter | None:
    """Return the chapter of a session; None if none was made."""
    return read_chapter(session.chapter.encode()) if session.chapter else None


class Teller:
    """Tells a chapter in the reader's language, with the names of those who sat at its table."""

    def __init__(self, voice: Voice, players: list[str]) -> None:
        self.voice = voice
        self.players = players
        self.names = Names(players)

    def say(self, word: Word) -> str:
        """Return a word; nothing where it has none any more."""
        return self.names.into(self.voice.word(word)) if self.voice.has(word.key) else ""

    def all(self, words: Iterable[Word]) -> list[str]:
        """Return words; but for those that are said no more."""
        return [said for word in words if (said := self.say(word))]

    def maybe(self, word: Word | None) -> str:
        """Return a word, if there is one."""
        return self.say(word) if word is not None else ""

    def chosen(self, chapter: Chapter) -> list[str]:
        """Return the ways that were taken."""
        return self.all(leaf.title for leaf in chapter.leaves if leaf.title is not None and not leaf.sort)

    def closing(self, chapter: Chapter) -> str:
        """Return the page on which the story ended."""
        return "".join(self.maybe(leaf.text) for leaf in chapter.leaves if leaf.last)

    def leaf(self, leaf: Leaf) -> LeafInfo:
        """Return a page, a picture or a choice."""
        text = self.maybe(leaf.text)
        known = leaf.title or leaf.text
        return LeafInfo(
            kind="choice" if not leaf.sort else "page" if text else "plate",
            title=self.maybe(leaf.title),
            text=text,
            sort=leaf.sort,
            name=known.key.partition("-")[2] if known is not None else "",
            closed=self.all(leaf.left),
            last=leaf.last,
        )

    def carried(self, chapter: Chapter) -> list[CarriedInfo]:
        """Return who had what in the end."""
        told = zip(self.players, map(self.all, chapter.carried), strict=False)
        return [
            CarriedInfo(player=name, seat=seat, who=things[0] if things else "", things=things[1:])
            for seat, (name, things) in enumerate(told)
        ]

    def info(self, session: SessionRow, chapter: Chapter, number: int, gained: list[str]) -> ChapterInfo:
        """Return a whole chapter."""
        outcome = msgspec.json.decode(session.outcome or "null", type=Outcome | None)
        return ChapterInfo(
            session=session.number,
            follows=session.follows,
            chapter=number,
            title=self.say(chapter.title),
            opening=self.say(chapter.opening),
            picture=chapter.picture,
            players=self.players,
            won=outcome is not None and bool(outcome.winners),
            reason=self.names.into(self.voice.say(f"reason-{outcome.reason}")) if outcome is not None else "",
            leaves=list(map(self.leaf, chapter.leaves)),
            carried=self.carried(chapter),
            together=self.all(chapter.together),
            gained=gained,
            doors=self.all(chapter.doors),
            ended=session.ended or 0.0,
        )


def teller_at(table: TableWithSeats, lang: str) -> Teller:
    """Return who tells of a table in a language."""
    row = table.table
    return Teller(voice_of(lang, row.game, tuple(row.packs), row.seats), names_at(table, lang))


# To be read by others


async def share(worker: Worker, me: Person, campaign: str, *, shared: bool) -> None:
    """Let whoever has the link read the book, or nobody any more: its link is worth nothing then."""
    async with worker.database.writing() as on:
        listing = await playing.found(on, campaign)
        playing.must_lead(listing, me)
        if shared != (listing.campaign.book is not None):
            await rows.change(on, campaign, book=ledger.new_id() if shared else None)


async def shared_campaign(worker: Worker, key: str) -> str:
    """Return the campaign whose book a link leads to, or refuse."""
    async with worker.database.reading() as on:
        campaign = await rows.id_by_book(on, key)
    if campaign is None:
        raise Refusal("no-book", 404)
    return campaign
