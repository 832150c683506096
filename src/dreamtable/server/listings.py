"""A table as lists and its own page show it, in the reader's language."""

from collections import Counter
from collections.abc import Callable

from dreamtable.games import rules_of
from dreamtable.kernel import Seat
from dreamtable.lang import Speaker
from dreamtable.server.ledger import Listing
from dreamtable.server.messages import SeatInfo, TableInfo


def names_at(listing: Listing, lang: str) -> list[str]:
    """Return the names of all seats in a reader's language, each only once for who holds several."""
    speaker = Speaker(lang, rules_of(listing.table.game))
    held = Counter(row.person for row in listing.seats if row.kind == "person")
    names = []
    for row in listing.seats:
        if row.kind == "bot":
            persona = f"persona-{row.seat + 1}-name"
            name = speaker.say(persona) if speaker.has(persona) else ""
            number = speaker.say("seat-number", number=row.seat + 1)
            names.append(speaker.say("bot-name", name=name or number))
        elif held[row.person] > 1:
            names.append(speaker.say("one-of-many-name", name=row.name, number=row.seat + 1))
        else:
            names.append(row.name)
    return names


def table_info(listing: Listing, person: str | None, lang: str, online: Callable[[Seat], bool]) -> TableInfo:
    """Return a table as somebody may see it in a list."""
    table = listing.table
    mine = [row.seat for row in listing.seats if person is not None and row.person == person]
    hosts = [row.seat for row in listing.seats if row.person == table.host]
    return TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        private=table.private,
        host=hosts[0] if hosts else None,
        seats=[
            SeatInfo(
                name=name,
                kind=row.kind,
                level=row.level,
                online=online(row.seat),
                away=row.away or row.conceded,
                conceded=row.conceded,
            )
            for row, name in zip(listing.seats, names_at(listing, lang), strict=True)
        ],
        seconds=table.seconds,
        options=table.options,
        my_seat=mine[0] if mine else None,
        my_seats=mine,
        my_turn=any(seat in table.waiting for seat in mine),
        answers=table.answers,
        updated=table.updated,
        next_table=table.next_table,
        invite=table.invite if mine or (person is not None and person == table.host) else None,
    )
