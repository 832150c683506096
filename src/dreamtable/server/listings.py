"""A table as lists and its own page show it, in the reader's language."""

from collections import Counter
from collections.abc import Callable, Iterable

from dreamtable.bots import Boldness, can_be_asked
from dreamtable.games import manifest_of, rules_of
from dreamtable.kernel import Mode, Seat
from dreamtable.lang import Speaker
from dreamtable.server.days import is_closed
from dreamtable.server.endings import result_for
from dreamtable.server.hours import now, on_the_clock
from dreamtable.server.ledger import SeatRow, TableRow, TableWithSeats, mark_of
from dreamtable.server.messages import AgreementInfo, BranchInfo, GuestInfo, RematchInfo, SeatInfo, TableInfo
from dreamtable.server.offers import packs_at


def names_at(listing: TableWithSeats, lang: str) -> list[str]:
    """Return the names of all seats in a reader's language, each only once for who holds several.

    Who was deleted is somebody; where there are several of them, each by the number of the seat.
    """
    speaker = Speaker(lang, package=manifest_of(listing.table.game).package)
    held = Counter(row.name and row.person for row in listing.seats if row.kind == "person")
    names = []
    for row in listing.seats:
        name = row.name or speaker.say("somebody") if row.kind == "person" else row.name
        if row.kind == "bot":
            names.append(speaker.bot_name(row.seat))
        elif held[row.name and row.person] > 1:
            names.append(speaker.say("one-of-many-name", name=name, number=row.seat + 1))
        else:
            names.append(name)
    return names


def mode_at(table: TableRow) -> Mode:
    """Return which way a table plays."""
    return rules_of(table.game).mode_for(table.seats, table.mode)


def rematch_of(listing: TableWithSeats) -> RematchInfo | None:
    """Return who is there to play again; None if nobody has proposed it."""
    again = listing.rematch
    if again is None:
        return None
    people = [row for row in again.seats if row.kind == "person"]
    return RematchInfo(
        table=again.table.id,
        status=again.table.status,
        host=next((row.seat for row in people if row.person == again.table.host), None),
        ready=[row.seat for row in people if row.ready],
        waits=[row.seat for row in people if not row.ready],
    )


def takes_newcomers(table: TableRow) -> bool:
    """Say whether the rules let somebody come in later: where no seat has secrets, or all win."""
    mode = mode_at(table)
    return (mode.open_hands or mode.together) and table.lesson is None


def is_free(row: SeatRow) -> bool:
    """Say whether no person has a seat that is played: a bot does, or somebody who was deleted had it."""
    return row.kind == "bot" or (row.kind == "person" and row.person is None)


def may_suggest(table: TableRow) -> bool:
    """Say whether players may ask what a bot would do: if the host lets them, and the game has one."""
    return table.suggestions and manifest_of(table.game).bot is not None


def may_try(table: TableRow) -> bool:
    """Say whether those who play may try out what might come, before the match is over."""
    return table.what_if and table.lesson is None


def askable_at(listing: TableWithSeats) -> list[Seat]:
    """Return the bots that can be asked to take what they leave to people."""
    table = listing.table
    if table.status != "running" or not can_be_asked(rules_of(table.game), Boldness(table.boldness)):
        return []
    return [row.seat for row in listing.seats if row.kind == "bot"]


def table_info(
    listing: TableWithSeats,
    person: str | None,
    lang: str,
    absent_since: Callable[[SeatRow], float | None],
    agreements: Iterable[AgreementInfo] = (),
    absence: float = 0.0,
    watchers: int = 0,
) -> TableInfo:
    """Return a table as somebody may see it in a list."""
    table = listing.table
    absent = [absent_since(row) if row.kind == "person" else None for row in listing.seats]
    at = now()
    rests = next((until for since, until in table.rests if since <= at < until), None)
    mine = [row.seat for row in listing.seats if person is not None and row.person == person]
    hosts = [row.seat for row in listing.seats if row.person == table.host]
    return TableInfo(
        id=table.id,
        game=table.game,
        mode=mode_at(table).name,
        status=table.status,
        private=table.private,
        host=hosts[0] if hosts else None,
        seats=[
            SeatInfo(
                name=name,
                kind=row.kind,
                level=row.level,
                online=row.kind == "person" and since is None,
                away=row.away or row.conceded,
                conceded=row.conceded,
                since=on_the_clock(since) if since is not None else None,
                relieved=row.relieved,
                offered=row.offered,
            )
            for row, since, name in zip(listing.seats, absent, names_at(listing, lang), strict=True)
        ],
        seconds=table.seconds,
        options=table.options,
        my_seat=mine[0] if mine else None,
        my_seats=mine,
        my_turn=any(seat in table.waiting for seat in mine),
        answers=table.answers,
        updated=table.updated,
        next_table=table.next_table,
        rematch=rematch_of(listing),
        lesson=table.lesson is not None,
        hints=table.hints,
        suggestions=may_suggest(table),
        my_orders=all(listing.seats[seat].orders for seat in mine),
        askable=askable_at(listing),
        invite=table.invite if knows_invitation(listing, person) else None,
        campaign=table.campaign,
        session=table.session,
        result=result_for(table.winners, mine) if table.status == "over" else None,
        reason=reason_in(table, lang),
        packs=packs_at(table),
        rests=on_the_clock(rests) if rests is not None else None,
        agreements=list(agreements),
        newcomers=takes_newcomers(table),
        absence=absence,
        watchers=watchers,
        daily=table.daily,
        closed=is_closed(table.daily),
        quiet=table.quiet,
        guests=_kept_out(listing) if person is not None and person == table.host else [],
        group=table.group_id if mine else None,
        what_if=may_try(table),
        branch=BranchInfo(table=table.branch_of, step=table.branch_step, imagined=table.dreamer is not None)
        if table.branch_of is not None
        else None,
    )


def _kept_out(listing: TableWithSeats) -> list[GuestInfo]:
    """Return who may not speak at a table or not come."""
    return [
        GuestInfo(who=mark_of(row.table_id, row.person), name=row.name, standing=row.standing)
        for row in listing.guests
        if row.standing != "invited"
    ]


def knows_invitation(listing: TableWithSeats, person: str | None) -> bool:
    """Say whether somebody may pass the invitation on: who sits or hosts there, or has shown it."""
    if person is None:
        return False
    sits = person == listing.table.host or any(row.person == person for row in listing.seats)
    return sits or listing.standing(person) == "invited"


def reason_in(table: TableRow, lang: str) -> str | None:
    """Return why a match ended, in words."""
    if table.reason is None:
        return None
    speaker = Speaker(lang, package=manifest_of(table.game).package)
    return speaker.say(f"reason-{table.reason}") if speaker.has(f"reason-{table.reason}") else None
