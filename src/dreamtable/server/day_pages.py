"""The dreams of a day over HTTP: what is dreamt, who has begun, and once the day is over how it went."""

from datetime import date

from litestar import Router, get, post

from dreamtable.server import commitments, daily
from dreamtable.server.accounts import Person
from dreamtable.server.commitments import Daily
from dreamtable.server.daily import Start
from dreamtable.server.days import end_of, today
from dreamtable.server.endings import result_for
from dreamtable.server.fair import commitment_of
from dreamtable.server.hours import on_the_clock
from dreamtable.server.listings import names_at, reason_in
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.memory import was_in
from dreamtable.server.messages import DailyInfo, DailyResult, DayPage, DayState, TableInfo
from dreamtable.server.offers import games_in
from dreamtable.server.refusals import Refusal
from dreamtable.server.worker import Worker


@get("/daily", responses=REFUSED)
async def this_day(me: Person, worker: Worker, reader: str) -> DayPage:
    """Return the dreams of today."""
    await commitments.commit(worker.database)
    return await _page(worker, me, today(), reader)


@get("/daily/{day:str}", responses=REFUSED)
async def one_day(day: str, me: Person, worker: Worker, reader: str) -> DayPage:
    """Return the dreams of a day, as much of them as is known by now."""
    try:
        known = len(day) == 10 and date.fromisoformat(day).isoformat() == day
    except ValueError:
        known = False
    if not known or day == date.max.isoformat():
        raise Refusal("no-daily", 404)
    return await _page(worker, me, day, reader)


@post("/daily/{game:str}", status_code=201, responses=REFUSED)
async def begin(game: str, me: Person, worker: Worker, reader: str) -> TableInfo:
    """Begin the dream of today, or go on with it."""
    listing = await daily.begin(worker, me, game)
    await worker.open_tables.open(listing.table.id)
    return await worker.open_tables.info(listing, me.id, reader)


async def _page(worker: Worker, me: Person, day: str, lang: str) -> DayPage:
    async with worker.database.reading() as on:
        dreams = await commitments.of_day(on, day)
        counts = await daily.started(on, day)
        before, after = await commitments.neighbours(on, day)
    if not dreams:
        raise Refusal("no-daily", 404)
    now = today()
    state: DayState = "over" if day < now else "open" if day == now else "coming"
    begun = await daily.starts_of(worker, day, None if state == "over" else me.id)
    return DayPage(
        day=day,
        state=state,
        ends=on_the_clock(end_of(day)),
        before=before,
        after=after,
        dreams=[
            _dream(
                one,
                counts.get(one.game, 0),
                [start for start in begun if start.game == one.game],
                me,
                state,
                lang,
            )
            for one in dreams
        ],
    )


def _dream(one: Daily, count: int, begun: list[Start], me: Person, state: DayState, lang: str) -> DailyInfo:
    own = next((start for start in begun if start.person == me.id), None)
    listed = [start for start in begun if start.counts] if state == "over" else []
    return DailyInfo(
        game=one.game,
        options=_in_words(one, lang) if state != "coming" else [],
        commitment=commitment_of(one.secret),
        committed=on_the_clock(one.made),
        secret=one.secret if state == "over" else None,
        started=count,
        own=_result(own, me, lang) if own is not None else None,
        results=[_result(start, me, lang) for start in sorted(listed, key=lambda start: start.rank)],
    )


def _in_words(one: Daily, lang: str) -> list[str]:
    options = next(game.options for game in games_in(lang) if game.name == one.game)
    return [
        choice.label
        for option in options
        for choice in option.choices
        if one.options.get(option.name) == choice.value
    ]


def _result(start: Start, me: Person, lang: str) -> DailyResult:
    table, looked = start.listing.table, start.looked
    return DailyResult(
        table=table.id,
        name=names_at(start.listing, lang)[0],
        own=start.person == me.id,
        status=table.status,
        result=result_for(table.winners, [0]) if start.over else None,
        reason=reason_in(table, lang) if start.over else None,
        score=looked.score if looked is not None else None,
        answers=looked.answers if looked is not None else table.answers,
        counts=start.counts,
        was=was_in(table.game, looked, lang),
    )


ROUTER = Router("/api", route_handlers=[this_day, one_day, begin])
