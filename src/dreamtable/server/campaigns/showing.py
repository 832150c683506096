"""A campaign as lists and its own page show it, in the reader's language."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from dreamtable.games import rules_of
from dreamtable.kernel import BEGINNING, AnyRules, Kept, Offer, Outcome
from dreamtable.kernel.campaign import modes_within
from dreamtable.lang import Speaker
from dreamtable.server.campaigns.books import chapter_in, teller_at
from dreamtable.server.campaigns.playing import kept_after
from dreamtable.server.campaigns.rows import CampaignListing, SessionRow
from dreamtable.server.endings import poster_info
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.listings import names_at
from dreamtable.server.messages import (
    BookInfo,
    CampaignInfo,
    CampaignLine,
    MemberInfo,
    OfferInfo,
    OptionInfo,
    PosterInfo,
    ReachedInfo,
    SeatingInfo,
    SessionInfo,
    ShelfInfo,
    TreasureInfo,
)
from dreamtable.server.offers import mode_info, offered_options
from dreamtable.server.refusals import Refusal
from dreamtable.telling import telling_of

Tables = Mapping[str, TableWithSeats]
"""The tables of a campaign's sessions, by id."""


class Story:
    """A campaign with all that is needed to tell of it."""

    def __init__(self, listing: CampaignListing, tables: Tables, person: str, lang: str) -> None:
        self.listing = listing
        self.tables = tables
        self.person = person
        self.rules: AnyRules = rules_of(listing.campaign.game)
        self.speaker = Speaker(lang, self.rules)
        self.lang = lang
        self._kept: dict[int | None, Kept | None] = {}
        self._offers: dict[int | None, Offer | None] = {}
        self._everything = sum(map(_choices, offered_options(self.speaker, self.rules, Offer())))
        """How many choices there are when all is unlocked."""

    @property
    def latest(self) -> int | None:
        """The session that was finished last."""
        over = [session for session in self.listing.sessions if session.over]
        return max(over, key=lambda one: (one.ended or 0.0, one.number)).number if over else BEGINNING

    def chapter(self, number: int | None) -> int:
        """Return the how manieth session of its line one is."""
        count = 0
        while number is not BEGINNING and (session := self.listing.session(number)) is not None:
            count += 1
            number = session.follows
        return count

    def offer(self, number: int | None) -> Offer | None:
        """Return what may follow a session; None if nothing may, or what was kept can't be read any more."""
        if number not in self._offers:
            try:
                self._kept[number] = kept_after(self.rules, self.listing, number)
                self._offers[number] = self.rules.offer_after(self._kept[number])
            except Refusal:
                self._offers[number] = None
        return self._offers[number]

    def info(self) -> CampaignInfo:
        """Return the campaign as its page shows it."""
        campaign = self.listing.campaign
        member = self.listing.member(self.person) is not None
        sessions = self.listing.sessions if member else []
        return CampaignInfo(
            id=campaign.id,
            game=campaign.game,
            title=campaign.title,
            member=member,
            leads=campaign.host == self.person,
            members=[
                MemberInfo(
                    number=one.number,
                    name=one.name,
                    leads=one.person == campaign.host,
                    me=one.person == self.person,
                )
                for one in self.listing.members
            ],
            sessions=[self.session(one) for one in sessions],
            beginning=self.offer_info(BEGINNING) if member else None,
            next_number=self.listing.next_number,
            latest=self.latest if member else None,
            updated=campaign.updated,
            invite=campaign.invite if member else None,
            treasures=self.treasures(self.latest) if member else [],
            posters=self.posters() if member else [],
            previously=self.previously(self.latest) if member else [],
            shelves=self.shelves() if member else [],
            book=campaign.book if member else None,
        )

    def line(self) -> CampaignLine:
        """Return the campaign as a list shows it."""
        campaign = self.listing.campaign
        offer = self.offer(self.latest)
        running = [one for one in self.listing.sessions if not one.over]
        return CampaignLine(
            id=campaign.id,
            game=campaign.game,
            title=campaign.title,
            members=[one.name for one in self.listing.members],
            chapters=self.chapter(self.latest),
            running=bool(running),
            my_turn=any(self.my_turn(one) for one in running),
            over=offer is not None and offer.over,
            updated=campaign.updated,
        )

    def my_turn(self, session: SessionRow) -> bool:
        """Say whether a session waits for the reader."""
        table = self.tables[session.table_id]
        return any(row.person == self.person and row.seat in table.table.waiting for row in table.seats)

    def session(self, session: SessionRow) -> SessionInfo:
        """Return a session."""
        table = self.tables[session.table_id]
        over = session.over
        outcome = msgspec.json.decode(session.outcome, type=Outcome) if session.outcome else None
        names = names_at(table, self.lang)
        teller, chapter = teller_at(table, self.lang), chapter_in(session)
        return SessionInfo(
            number=session.number,
            follows=session.follows,
            chapter=self.chapter(session.number),
            table=session.table_id,
            status="over" if over else table.table.status,
            players=[name for name, row in zip(names, table.seats, strict=True) if row.kind != "empty"],
            my_turn=self.my_turn(session),
            choices=self.choices(session, table),
            winners=[names[seat] for seat in outcome.winners] if outcome is not None else [],
            reason=self.speaker.say(f"reason-{outcome.reason}") if outcome is not None else None,
            remembered=self.remembered(session.number) if over else [],
            unlocked=self.unlocked(session) if over else [],
            offer=self.offer_info(session.number) if over else None,
            ended=session.ended,
            seating=self.seating(table),
            title=teller.say(chapter.title) if chapter is not None else "",
            chosen=teller.chosen(chapter) if chapter is not None else [],
            closing=teller.closing(chapter) if chapter is not None else "",
            gained=self.gained(session) if over else [],
            unverified=self.unverified(session),
            missed=over and all(row.person != self.person for row in table.seats),
            told=self.told_in(session) if over else [],
        )

    def unverified(self, session: SessionRow) -> bool:
        """Say whether nobody here can vouch for a session, or for one that it follows."""
        line: SessionRow | None = session
        while line is not None:
            if line.unverified:
                return True
            line = self.listing.session(line.follows) if line.follows is not BEGINNING else None
        return False

    def seating(self, table: TableWithSeats) -> SeatingInfo:
        """Return what a session is played with."""
        return SeatingInfo(
            seats=table.table.seats,
            mode=table.table.mode or "",
            options=table.table.options,
            bots={row.seat: row.level or "" for row in table.seats if row.kind == "bot"},
            mine=[row.seat for row in table.seats if row.kind == "person" and row.person == self.person],
            others={
                row.seat: member.number
                for row in table.seats
                if row.person is not None
                and row.person != self.person
                and (member := self.listing.member(row.person)) is not None
            },
            seconds=table.table.seconds,
        )

    def treasures(self, number: int | None) -> list[TreasureInfo]:
        """Return what was won and unlocked until the end of a session, what is alike together."""
        told = telling_of(self.rules).treasures
        self.offer(number)
        kept = self._kept.get(number)
        if told is None or kept is None:
            return []
        found = [(self.speaker.word(one.name), self.speaker.word(one.why), one.sort) for one in told(kept)]
        return [
            TreasureInfo(name=name, why=why, sort=sort, count=count)
            for (name, why, sort), count in Counter(found).items()
        ]

    def gained(self, session: SessionRow) -> list[TreasureInfo]:
        """Return what a session has won and unlocked."""
        before = {one.name: one.count for one in self.treasures(session.follows)}
        return [
            msgspec.structs.replace(one, count=one.count - before.get(one.name, 0))
            for one in self.treasures(session.number)
            if one.count > before.get(one.name, 0)
        ]

    def posters(self) -> list[PosterInfo]:
        """Return what can be played next, and what may be one day."""
        told = telling_of(self.rules).posters
        if told is None or self.offer(self.latest) is None:
            return []
        return [poster_info(one, self.speaker) for one in told(self._kept.get(self.latest))]

    def shelves(self) -> list[ShelfInfo]:
        """Return what was seen of each story: secrets that were found, and endings with date and group."""
        told = telling_of(self.rules).shelves
        if told is None:
            return []
        over = [session for session in self.listing.sessions if session.over]
        first: dict[str, SessionRow] = {}
        for session in sorted(over, key=lambda one: (one.ended or 0.0, one.number)):
            before = {one.id for shelf in told(self._keepings([session.follows])) for one in shelf.endings}
            for shelf in told(self._keepings([session.number])):
                for one in shelf.endings:
                    if one.id not in before:
                        first.setdefault(one.id, session)
        return [
            ShelfInfo(
                picture=shelf.picture,
                title=self.speaker.word(shelf.title),
                endings=[
                    self.reached(self.speaker.word(one.name), first[one.id])
                    for one in shelf.endings
                    if one.id in first
                ],
                places=shelf.places,
                found=shelf.found,
                secrets=shelf.secrets,
            )
            for shelf in told(self._keepings([one.number for one in over]))
        ]

    def reached(self, name: str, session: SessionRow) -> ReachedInfo:
        """Return an ending as it stands on the shelf."""
        table = self.tables[session.table_id]
        names = names_at(table, self.lang)
        players = [name for name, row in zip(names, table.seats, strict=True) if row.kind != "empty"]
        return ReachedInfo(name=name, session=session.number, players=players, ended=session.ended)

    def _keepings(self, numbers: Iterable[int | None]) -> list[Kept]:
        """Return what was kept of sessions, as far as it can be read."""
        numbers = list(numbers)
        for number in numbers:
            self.offer(number)
        return [kept for number in numbers if (kept := self._kept.get(number)) is not None]

    def book(self) -> BookInfo:
        """Return all evenings that are over as one book."""
        campaign = self.listing.campaign
        member = self.listing.member(self.person) is not None
        over = [session for session in self.listing.sessions if session.over]
        told = [(one, chapter) for one in over if (chapter := chapter_in(one)) is not None]
        return BookInfo(
            campaign=campaign.id if member else None,
            game=campaign.game,
            title=campaign.title,
            authors=[one.name for one in self.listing.members],
            chapters=[
                teller_at(self.tables[one.table_id], self.lang).info(
                    one, chapter, self.chapter(one.number), [gain.name for gain in self.gained(one)]
                )
                for one, chapter in told
            ],
            untold=len(over) - len(told),
            key=campaign.book if member else None,
            leads=campaign.host == self.person,
        )

    def choices(self, session: SessionRow, table: TableWithSeats) -> list[str]:
        """Return what was chosen of what was unlocked, in words."""
        offer = self.offer(session.follows)
        said = [
            f"option-{name}-{table.table.options.get(name, '')}" for name in (offer.options if offer else ())
        ]
        return [self.speaker.say(key) for key in said if self.speaker.has(key)]

    def remembered(self, number: int) -> list[str]:
        """Return what was kept of a session, in words."""
        self.offer(number)
        kept, told = self._kept.get(number), telling_of(self.rules).remembered
        return (
            [self.speaker.word(word) for word in told(kept)] if told is not None and kept is not None else []
        )

    def previously(self, number: int | None) -> list[str]:
        """Return what happened until the end of a session, in a few sentences."""
        self.offer(number)
        kept, told = self._kept.get(number), telling_of(self.rules).previously
        return list(map(self.speaker.word, told(kept))) if told is not None and kept is not None else []

    def told_in(self, session: SessionRow) -> list[str]:
        """Return what happened in a session, in a few sentences."""
        known = self.previously(session.follows)
        return [line for line in self.previously(session.number) if line not in known]

    def unlocked(self, session: SessionRow) -> list[str]:
        """Return what can be chosen after a session and could not before, in words."""
        before, after = self.offer_info(session.follows), self.offer_info(session.number)
        if before is None or after is None or after.over:
            return []
        known = {(one.name, choice.value) for one in before.options for choice in one.choices}
        new = [
            choice.label
            for one in after.options
            for choice in one.choices
            if (one.name, choice.value) not in known
        ]
        old = {mode.name for mode in before.modes}
        return new + [mode.label for mode in after.modes if mode.name not in old]

    def offer_info(self, number: int | None) -> OfferInfo | None:
        """Return what may follow a session, in words."""
        offer = self.offer(number)
        if offer is None:
            return None
        modes = modes_within(self.rules, offer._replace(over=False))
        options = offered_options(self.speaker, self.rules, offer)
        return OfferInfo(
            modes=[mode_info(self.speaker, mode) for mode in modes],
            options=options,
            limited=[option.name for option in options if option.name in offer.options],
            locked=self._everything - sum(map(_choices, options)),
            over=offer.over,
        )


def _choices(option: OptionInfo) -> int:
    return len(option.choices)
