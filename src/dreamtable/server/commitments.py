"""What is dreamt on a day: the same for everybody, and the server commits itself to it the day before.

Its secret holds what is played, so that the commitment to it is one to both; all parts of the seed are empty.
"""

import secrets
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from dreamtable.games import manifest_of, playable_games, rules_of
from dreamtable.server import database as db
from dreamtable.server.database import Database
from dreamtable.server.days import today
from dreamtable.server.fair import new_secret
from dreamtable.server.hours import now
from dreamtable.server.refusals import Refusal

SEATS = 1
_encode = msgspec.json.encode
_KEEP = text(
    "INSERT INTO dailies (day, game, mode, options, secret, made) "
    "VALUES (:day, :game, :mode, :options, :secret, :made) ON CONFLICT DO NOTHING"
)


class Daily(NamedTuple):
    """The dream of a day in one game."""

    day: str
    game: str
    mode: str
    options: dict[str, str]
    secret: str
    made: float


def games() -> list[str]:
    """Return the games that have a dream of the day."""
    return [game for game in playable_games() if manifest_of(game).daily is not None]


async def commit(database: Database) -> None:
    """Make what is dreamt today and tomorrow, where that is not there yet: the server is bound to it now."""
    d = db.dailies.c
    for day in (today(), today(1)):
        async with database.reading() as on:
            known = set((await on.scalars(select(d.game).where(d.day == day))).all())
        for game in games():
            if game not in known:
                async with database.writing() as on:
                    await on.execute(_KEEP, _new(day, game))


def _new(day: str, game: str) -> dict[str, Any]:
    wanted = manifest_of(game).daily
    if wanted is None:
        raise Refusal("no-daily", 404)
    options = {name: secrets.choice(values) for name, values in wanted.options.items()}
    mode = rules_of(game).mode_for(SEATS, wanted.mode).name
    chosen = _encode(options, order="sorted").decode()
    secret = f"{new_secret()}:{day}:{game}:{mode}:{chosen}"
    return {"day": day, "game": game, "mode": mode, "options": chosen, "secret": secret, "made": now()}


async def of_day(on: AsyncConnection, day: str) -> list[Daily]:
    """Return the dreams of a day that can be played here, in the order of the games."""
    d = db.dailies.c
    query = select(d.day, d.game, d.mode, d.options, d.secret, d.made).where(d.day == day)
    found = {
        row.game: Daily(row.day, row.game, row.mode, msgspec.json.decode(row.options), row.secret, row.made)
        for row in await on.execute(query)
    }
    return [found[game] for game in playable_games() if game in found]


async def neighbours(on: AsyncConnection, day: str) -> tuple[str | None, str | None]:
    """Return the days with dreams before and after a day."""
    d = db.dailies.c
    before = await on.scalar(select(func.max(d.day)).where(d.day < day))
    return before, await on.scalar(select(func.min(d.day)).where(d.day > day))
