"""What those at a table decide together: that a bot stands in for somebody, to rest, and to go on."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dreamtable.kernel import Seat
from dreamtable.server import ledger
from dreamtable.server.hours import now
from dreamtable.server.ledger import SeatRow, TableWithSeats
from dreamtable.server.messages import AgreementInfo, Topic
from dreamtable.server.refusals import Refusal

if TYPE_CHECKING:
    from dreamtable.server.live_table import LiveTable

TIMES_UP = 2
"""After so many decisions in a row for which the time was up a bot takes over."""
VALID_SECONDS = 600.0
"""For how long somebody counts as being for a pause or its end."""
REST_SECONDS = 24 * 3600.0
"""After which time a pause ends by itself."""


def people_at(listing: TableWithSeats) -> dict[str, SeatRow]:
    """Return who plays at a table, each with the first of their seats."""
    people: dict[str, SeatRow] = {}
    for row in listing.seats:
        if row.person is not None and not row.conceded:
            people.setdefault(row.person, row)
    return people


def there(live: "LiveTable", listing: TableWithSeats) -> dict[str, SeatRow]:
    """Return who of them looks on, and plays without a substitute."""
    people = people_at(listing)
    seen = {row.person for row in listing.seats if live.presence.online(row.seat) and not row.away}
    return {person: row for person, row in people.items() if person in seen}


class Agreement:
    """Something that a table may decide: who has a say in it, and who is for it."""

    def __init__(self, live: "LiveTable", listing: TableWithSeats, topic: Topic, seat: Seat | None) -> None:
        self.topic = topic
        self.seat = seat
        self.name = topic if seat is None else f"{topic}:{seat}"
        people = there(live, listing)
        absent = listing.seats[seat].person if seat is not None else None
        self.voters = {row.seat: person for person, row in people.items() if person != absent}
        since = now() - VALID_SECONDS
        if seat is not None:
            since = live.presence.absent_since(listing.seats[seat]) or now()
        agreed = listing.agreed.get(self.name, {})
        self.by = sorted(one for one, at in agreed.items() if one in self.voters and at >= since)
        host = listing.table.host in [self.voters[one] for one in self.by]
        if topic == "relieve":
            self.needed = 1 if host else len(self.voters) // 2 + 1
        elif topic == "pause":
            self.needed = len(self.voters)
        else:  # nobody goes on for most of the others
            self.needed = max(len(self.voters), (len(people_at(listing)) + 1) // 2)

    @property
    def reached(self) -> bool:
        """Whether it is decided."""
        return len(self.by) >= self.needed > 0


def agreements(live: "LiveTable") -> Iterator[AgreementInfo]:
    """Return what somebody at a table is for and is not decided yet."""
    for name in sorted(live.listing.agreed):
        topic, _, seat = name.partition(":")
        one = Agreement(live, live.listing, _topic(topic), int(seat) if seat else None)
        if one.by and _is_open(live, live.listing, one):
            yield AgreementInfo(topic=one.topic, seat=one.seat, by=one.by, needed=one.needed)


def _topic(name: str) -> Topic:
    return "relieve" if name == "relieve" else "pause" if name == "pause" else "go-on"


def _is_open(live: "LiveTable", listing: TableWithSeats, one: Agreement) -> bool:
    """Say whether something can be decided now."""
    rests = live.clock.paused() is not None
    if one.seat is None:
        return rests == (one.topic == "go-on")
    row = listing.seats[one.seat]
    since = live.presence.absent_since(row)
    return since is not None and not row.away and not row.conceded


async def agree(live: "LiveTable", own: Seat, topic: Topic, seat: Seat | None, *, on: bool) -> None:
    """Let somebody be for something, or no longer; if enough are, it happens."""
    database = live.open_tables.database
    async with database.writing() as connection:
        await ledger.hold(connection, live.id)
        listing = await ledger.load(connection, live.id)
        if listing is None or listing.table.status != "running":
            raise Refusal("not-running")
        one = _checked(live, listing, topic, seat)
        voter = people_at(listing).get(listing.seats[own].person or "")
        if voter is None or voter.seat not in one.voters:
            raise Refusal("not-here", 403)
        if on:
            await ledger.agree(connection, live.id, one.name, voter.seat, now())
            listing.agreed.setdefault(one.name, {})[voter.seat] = now()
        else:
            await ledger.disagree(connection, live.id, one.name, voter.seat)
            listing.agreed.get(one.name, {}).pop(voter.seat, None)
        decided = Agreement(live, listing, topic, seat)
        if decided.reached:
            await ledger.disagree(connection, live.id, one.name)
            if topic == "relieve" and seat is not None:
                row = listing.seats[seat]
                row.away, row.relieved = True, "table"
                await ledger.put_seat(connection, row)
            else:
                await ledger.rest(connection, listing.table, REST_SECONDS if topic == "pause" else None)
    await live.open_tables.refresh(live.id)


def _checked(live: "LiveTable", listing: TableWithSeats, topic: Topic, seat: Seat | None) -> Agreement:
    """Return what can be decided, or refuse."""
    if (topic == "relieve") != (seat is not None) or (
        seat is not None and not 0 <= seat < listing.table.seats
    ):
        raise Refusal("no-seat", 400, seats=listing.table.seats)
    one = Agreement(live, listing, topic, seat)
    if not _is_open(live, listing, one):
        raise Refusal({"relieve": "not-absent", "pause": "paused", "go-on": "not-paused"}[topic])
    if seat is not None:
        since = live.presence.absent_since(listing.seats[seat]) or now()
        if now() - since < live.open_tables.settings.absence:
            raise Refusal("not-absent")
    return one


async def note_missed(live: "LiveTable", seat: Seat) -> None:
    """Note that somebody's time was up; after two times in a row a bot takes over until they return."""
    async with live.open_tables.database.writing() as on:
        await ledger.hold(on, live.id)
        listing = await ledger.load(on, live.id)
        if listing is None or listing.table.status != "running":
            return
        row = listing.seats[seat]
        row.missed += 1
        if row.missed >= TIMES_UP and not row.away:
            row.away, row.relieved = True, "time"
        await ledger.put_seat(on, row)
    await live.open_tables.refresh(live.id)


async def note_there(live: "LiveTable", seat: Seat) -> None:
    """Note that somebody has answered in time."""
    async with live.open_tables.database.writing() as on:
        await ledger.hold(on, live.id)
        listing = await ledger.load(on, live.id)
        if listing is None:
            return
        listing.seats[seat].missed = 0
        await ledger.put_seat(on, listing.seats[seat])
    await live.open_tables.refresh(live.id)
