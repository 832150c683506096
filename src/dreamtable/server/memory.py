"""What somebody has played, over HTTP: the history page by page, and the profile."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import manifest_of, playable_games
from dreamtable.kernel import Seat
from dreamtable.lang import Speaker
from dreamtable.server import admission, ledger, results
from dreamtable.server import database as db
from dreamtable.server.accounts import Person
from dreamtable.server.endings import result_for
from dreamtable.server.ledger import TableWithSeats
from dreamtable.server.listings import names_at, reason_in
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import (
    FeatInfo,
    GameStatistics,
    HistoryPage,
    PartnerInfo,
    PastMatch,
    PastSeat,
    Profile,
    Result,
    SeatFeats,
    Tally,
    TraitStatistics,
)
from dreamtable.server.results import SeatResult
from dreamtable.server.worker import Worker
from dreamtable.telling.feats import feats_in

PAGE = 20
"""How many matches a page of the history has."""
PARTNERS = 8
Before = Annotated[float | None, Parameter()]
Text = Annotated[str | None, Parameter(max_length=64)]


class Played:
    """A finished match of somebody, with what was found in it."""

    def __init__(self, listing: TableWithSeats, seats: Sequence[SeatResult], person: str) -> None:
        self.listing, self.table = listing, listing.table
        self.seats = {one.seat: one for one in seats}
        self.own = [row.seat for row in listing.seats if row.person == person]
        self.result: Result = result_for(listing.table.winners, self.own)

    @property
    def counts(self) -> bool:
        """Whether it counts: its result is known, and the person played it more than a substitute did."""
        known = self.result in ("won", "lost")
        return known and all(self.seats[seat].counts for seat in self.own if seat in self.seats)


async def played_by(on: AsyncConnection, person: str, tables: Sequence[str] | None = None) -> list[Played]:
    """Return finished matches of somebody, the latest first; lessons and what-ifs are none."""
    t, s = db.tables.c, db.seat_results.c
    if tables is None:
        sat = select(db.seats.c.table_id).where(db.seats.c.person == person)
        query = select(t.id).where(t.id.in_(sat), t.status == "over", ledger.counts())
        tables = list((await on.scalars(query)).all())
    games = playable_games()
    listings = [one for one in await ledger.load_all(on, tables) if one.table.game in games]
    found: dict[str, list[SeatResult]] = {}
    rows = await on.execute(select(db.seat_results).where(s.table_id.in_(tables)).order_by(s.seat))
    for row in rows.mappings():
        found.setdefault(row["table_id"], []).append(results.read_seat(row))
    return [Played(one, found.get(one.table.id, ()), person) for one in listings]


# The history


@get("/history", responses=REFUSED)
async def history(
    me: Person,
    worker: Worker,
    reader: str,
    before: Before = None,
    game: Text = None,
    person: Text = None,
    result: Text = None,
) -> HistoryPage:
    """Return matches that one has played to the end, the latest first, a page at a time."""
    await results.look_up_for(worker.open_tables, me.id)
    async with worker.database.reading() as on:
        tables = await _search(on, me.id, before, game, person)
        found = await played_by(on, me.id, tables)
    fitting = [one for one in found if result in (None, "", one.result)]
    page = fitting[:PAGE]
    more = page[-1].table.updated if len(fitting) > PAGE else None
    return HistoryPage(matches=[_past(one, reader) for one in page], before=more, found=len(fitting))


async def _search(
    on: AsyncConnection, me: str, before: float | None, game: str | None, person: str | None
) -> list[str]:
    t, s = db.tables.c, db.seats.c
    own = select(s.table_id).where(s.person == me)
    query = select(t.id).where(t.id.in_(own), t.status == "over", ledger.counts())
    if before is not None:
        query = query.where(t.updated < before)
    if game:
        query = query.where(t.game == game)
    if person and person.strip():
        named = func.lower(s.name).contains(person.strip().lower(), autoescape=True)
        query = query.where(
            t.id.in_(select(s.table_id).where(named, or_(s.person.is_(None), s.person != me)))
        )
    return list((await on.scalars(query)).all())


def _past(one: Played, lang: str) -> PastMatch:
    table, speaker = one.table, _speaker(one.table.game, lang)
    names = names_at(one.listing, lang)
    return PastMatch(
        id=table.id,
        game=table.game,
        at=table.updated,
        result=one.result,
        reason=reason_in(table, lang),
        campaign=table.campaign,
        counts=one.counts,
        seats=[
            PastSeat(
                name=name,
                own=row.seat in one.own,
                bot=row.kind == "bot",
                won=table.winners is not None and row.seat in table.winners,
                was=_was(speaker, one.seats.get(row.seat)),
                score=one.seats[row.seat].score if row.seat in one.seats else None,
                stood_in=one.seats[row.seat].stood_in if row.seat in one.seats else 0,
                rating=one.seats[row.seat].rating if row.seat in one.seats and row.seat in one.own else None,
            )
            for row, name in zip(one.listing.seats, names, strict=True)
        ],
        feats=[_feat(speaker, name) for name in _feats(one)],
    )


def _feats(one: Played) -> list[str]:
    found = (name for seat in one.own if seat in one.seats for name in one.seats[seat].feats)
    return list(dict.fromkeys(found)) if one.counts else []


def _speaker(game: str, lang: str) -> Speaker:
    return Speaker(lang, package=manifest_of(game).package)


def was_in(game: str, one: SeatResult | None, lang: str) -> list[str]:
    """Return what a seat was in a match, in words."""
    return _was(_speaker(game, lang), one)


def _was(speaker: Speaker, one: SeatResult | None) -> list[str]:
    """Return what a seat was, in words; that it began first is nothing that one is."""
    if one is None:
        return []
    return [speaker.say(key) for name, key in one.traits.items() if name != "start" and speaker.has(key)]


def _feat(speaker: Speaker, name: str, times: int = 1) -> FeatInfo:
    return FeatInfo(
        id=name, name=speaker.say(f"feat-{name}"), how=speaker.say(f"feat-{name}-how"), times=times
    )


@get("/tables/{table_id:str}/feats", responses=REFUSED)
async def feats_of(entered: str, worker: Worker, reader: str) -> list[SeatFeats]:
    """Return what was achieved at a table whose match is over, by those people who played it themselves."""
    await worker.open_tables.sum_up()
    async with worker.database.reading() as on:
        listing = await admission.found(on, entered)
        known = await results.is_known(on, entered)
    if listing.table.status != "over" or not listing.table.counts:
        return []
    if not known:
        await results.look_up(worker.open_tables, entered)
    people = [row.seat for row in listing.seats if row.kind == "person"]
    async with worker.database.reading() as on:
        seats = await results.of_seats(on, entered, people)
    speaker = _speaker(listing.table.game, reader)
    return [
        SeatFeats(seat=one.seat, feats=[_feat(speaker, name) for name in one.feats])
        for one in seats
        if one.feats and one.counts
    ]


# The profile


@get("/profile", responses=REFUSED)
async def profile(me: Person, worker: Worker, reader: str) -> Profile:
    """Return what somebody's finished matches say, all together."""
    await results.look_up_for(worker.open_tables, me.id)
    async with worker.database.reading() as on:
        return profile_of(await played_by(on, me.id), me.id, me.name, reader)


def profile_of(matches: Sequence[Played], person: str, name: str, lang: str) -> Profile:
    """Return what the matches of somebody say; those that a substitute played are only named."""
    counting = [one for one in matches if one.counts and _is_match(one)]
    by_game: dict[str, list[Played]] = {}
    for one in counting:
        by_game.setdefault(one.table.game, []).append(one)
    games = [_statistics(game, ones, lang) for game, ones in by_game.items()]
    return Profile(
        name=name,
        total=_tally(counting),
        uncounted=len(matches) - len(counting),
        streak=_streak(counting),
        longest=_longest(counting),
        games=sorted(games, key=lambda one: -one.total.played),
        partners=_partners(counting, person),
    )


def _is_match(one: Played) -> bool:
    """Say whether a person sat there at all: what bots play among themselves is none."""
    return bool(one.own)


def _tally(matches: Sequence[Played]) -> Tally:
    return Tally(played=len(matches), won=sum(one.result == "won" for one in matches))


def _streak(matches: Sequence[Played]) -> int:
    """Return how many matches in a row were won last."""
    for count, one in enumerate(matches):
        if one.result != "won":
            return count
    return len(matches)


def _longest(matches: Sequence[Played]) -> int:
    longest = count = 0
    for one in matches:
        count = count + 1 if one.result == "won" else 0
        longest = max(longest, count)
    return longest


def _statistics(game: str, matches: Sequence[Played], lang: str) -> GameStatistics:
    """Return what matches of one game say, by what the person was in them."""
    speaker = _speaker(game, lang)
    by_trait: dict[tuple[str, str], list[Played]] = {}
    earned: Counter[str] = Counter()
    for one in matches:
        earned.update(_feats(one))
        for seat in one.own:
            for trait in (one.seats[seat].traits if seat in one.seats else {}).items():
                if trait[0] != "start" and speaker.has(trait[1]):
                    by_trait.setdefault(trait, []).append(one)
    traits = [
        TraitStatistics(
            sort=speaker.say(f"trait-{sort}") if speaker.has(f"trait-{sort}") else "",
            name=speaker.say(key),
            total=_tally(ones),
        )
        for (sort, key), ones in by_trait.items()
    ]
    rated = [one.seats[seat] for one in matches for seat in one.own if seat in one.seats]
    ratings = [one.rating for one in rated if one.rating is not None]
    feats = feats_in(manifest_of(game).package)
    return GameStatistics(
        game=game,
        total=_tally(matches),
        traits=sorted(traits, key=lambda one: (one.sort, -one.total.played)),
        rating=ratings[0] if ratings else None,
        rated=len(ratings),
        feats=[_feat(speaker, feat.id, earned[feat.id]) for feat in feats],
    )


def _partners(matches: Iterable[Played], person: str) -> list[PartnerInfo]:
    """Return with whom somebody has played most: how often, and how often both have won."""
    names: dict[str, str] = {}
    played: Counter[str] = Counter()
    both: Counter[str] = Counter()
    for one in matches:
        others: dict[str, list[Seat]] = {}
        for row in one.listing.seats:
            if row.kind == "person" and row.person not in (None, person):
                others.setdefault(str(row.person), []).append(row.seat)
                names.setdefault(str(row.person), row.name)
        for other, seats in others.items():
            played[other] += 1
            won = any(seat in (one.table.winners or ()) for seat in seats)
            both[other] += one.result == "won" and won
    return [
        PartnerInfo(name=names[other], played=count, won=both[other])
        for other, count in played.most_common(PARTNERS)
    ]


ROUTER = Router("/api", route_handlers=[history, profile, feats_of])
