"""The folder of a simulation: its plan, and Parquet files with a row for each game and for each seat.

`plan.json`, `games-000000.parquet`, `seats-000000.parquet` and so on: one pair for each chunk of games. Files
get their name when they are complete, so whatever is there can be trusted after an interruption.
"""

import contextlib
import io
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple

import msgspec

from dreamtable.arena.plan import Plan, differences, from_json, to_json
from dreamtable.arena.playing import GameRow, Played, SeatRow
from dreamtable.kernel import DreamtableError

try:
    import fcntl
except ImportError:  # a system without it has no lock, and is trusted
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import polars as pl

PLAN = "plan.json"
TRAIT = "trait:"
FIGURE = "figure:"


class NoResults(DreamtableError):
    """A folder that holds no results of a simulation, or can't hold any."""


class Results(NamedTuple):
    """All that was stored so far."""

    plan: Plan
    games: "pl.DataFrame"
    """A row for each game or session: the fields of GameRow; traits as `trait:…`, figures as `figure:…`."""
    seats: "pl.DataFrame"
    """A row for each seat of each game: the fields of SeatRow in the same way."""


class Chunk(NamedTuple):
    """A chunk of games as the contents of its two files."""

    games: bytes
    seats: bytes


def polars() -> Any:
    """Return the library for tables, or say how to get it."""
    try:
        import polars as found
    except ImportError:
        raise NoResults(
            "Tables of results need a library that is not installed: pip install 'dreamtable[arena]'"
        ) from None
    return found


# Rows to tables


def chunk_of(played: Sequence[Played]) -> Chunk:
    """Return the files of a chunk: the same bytes for the same games."""
    return Chunk(
        _parquet([one.game for one in played], _game_columns()),
        _parquet([seat for one in played for seat in one.seats], _seat_columns()),
    )


def _game_columns() -> dict[str, Any]:
    pl = polars()
    return {
        "game": pl.Int32,
        "session": pl.Int32,
        "ends": pl.Boolean,
        "seed": pl.String,
        "seats": pl.Int32,
        "mode": pl.String,
        "rules_version": pl.Int32,
        "answers": pl.Int32,
        "reason": pl.String,
        "failed_seat": pl.Int32,
        "failed_bot": pl.String,
        "failed_why": pl.String,
        "hash": pl.String,
    }


def _seat_columns() -> dict[str, Any]:
    pl = polars()
    counts = pl.List(pl.Struct({"name": pl.String, "count": pl.Int32}))
    return {
        "game": pl.Int32,
        "session": pl.Int32,
        "seats": pl.Int32,
        "seat": pl.Int32,
        "bot": pl.String,
        "won": pl.Boolean,
        "score": pl.Int32,
        "decisions": pl.Int32,
        "moves": counts,
        "things": counts,
    }


def _parquet(rows: "Sequence[GameRow | SeatRow]", columns: dict[str, Any]) -> bytes:
    pl = polars()
    schema = dict(columns)
    data: dict[str, list[object]] = {
        name: [msgspec.to_builtins(getattr(row, name)) for row in rows] for name in schema
    }
    for field, prefix, kind in (("traits", TRAIT, pl.String), ("figures", FIGURE, pl.Int32)):
        for name in sorted({name for row in rows for name in getattr(row, field)}):
            schema[prefix + name] = kind
            data[prefix + name] = [getattr(row, field).get(name) for row in rows]
    file = io.BytesIO()
    pl.DataFrame(data, schema=schema).write_parquet(file, compression="zstd")
    return file.getvalue()


# The folder


def games_file(folder: Path, chunk: int) -> Path:
    """Return where the games of a chunk are stored."""
    return folder / f"games-{chunk:06}.parquet"


def seats_file(folder: Path, chunk: int) -> Path:
    """Return where the seats of a chunk are stored."""
    return folder / f"seats-{chunk:06}.parquet"


@contextlib.contextmanager
def opened(folder: Path, plan: Plan) -> Iterator[None]:
    """Make the folder ready for the results of a plan and keep others from writing there meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise NoResults(
            f"{folder} can't be the folder of the results: there is a file in its place."
        ) from None
    except OSError as error:
        raise NoResults(_cannot_write(folder, error)) from None
    file = folder / PLAN
    if not file.exists() and any(folder.glob("games-*.parquet")):
        raise NoResults(f"{folder} holds results, but no {PLAN} that says what they are of.")
    try:
        if not file.exists():
            _put(file, to_json(plan))
        kept = file.open("r+b")
    except OSError as error:
        raise NoResults(_cannot_write(file, error)) from None
    with kept:
        _lock(kept, folder)
        refuse_another(folder, from_json(kept.read(), file), plan)
        yield


def refuse_another(folder: Path, kept: Plan, plan: Plan) -> None:
    """Refuse to mix the results of two plans."""
    if found := differences(kept, plan):
        raise NoResults(
            f"{folder} holds the results of another plan ({'; '.join(found)}). "
            "Give the same plan to go on with it, or another folder."
        )


def store(folder: Path, number: int, chunk: Chunk) -> None:
    """Store a chunk. The games come last: where they are, the seats are, too."""
    try:
        _put(seats_file(folder, number), chunk.seats)
        _put(games_file(folder, number), chunk.games)
    except OSError as error:
        raise NoResults(_cannot_write(folder, error)) from None


def missing(folder: Path, plan: Plan) -> list[int]:
    """Return the chunks that are still to be played; one that is damaged counts as missing."""
    return [chunk for chunk in plan.chunks if not is_whole(folder, plan, chunk)]


def is_whole(folder: Path, plan: Plan, chunk: int) -> bool:
    """Say whether both files of a chunk are there and hold its games."""
    games, seats = games_file(folder, chunk), seats_file(folder, chunk)
    if not (games.is_file() and seats.is_file()):
        return False
    rows = _numbers(games)
    return (
        rows is not None
        and list(dict.fromkeys(rows)) == list(plan.games_of(chunk))
        and (plan.campaign > 0 or len(rows) == len(plan.games_of(chunk)))
        and _numbers(seats) == [game for game in rows for _ in range(plan.seats_of(game))]
    )


def read(folder: Path) -> Results:
    """Return what is stored in a folder, or say why there is nothing to read."""
    pl = polars()
    plan = read_plan(folder)
    chunks = [chunk for chunk in plan.chunks if is_whole(folder, plan, chunk)]
    if not chunks:
        raise NoResults(f"{folder} holds no results yet: the simulation was stopped before it had any.")
    return Results(
        plan,
        pl.concat([pl.read_parquet(games_file(folder, chunk)) for chunk in chunks], how="diagonal"),
        pl.concat([pl.read_parquet(seats_file(folder, chunk)) for chunk in chunks], how="diagonal"),
    )


def sessions_as_games(found: Results) -> Results:
    """Return results in which each session of a campaign is a game by itself."""
    if not found.plan.campaign:
        return found
    pl = polars()
    alone = (pl.col("game") * found.plan.campaign + pl.col("session")).cast(pl.Int32).alias("game")
    return found._replace(games=found.games.with_columns(alone), seats=found.seats.with_columns(alone))


def read_plan(folder: Path) -> Plan:
    """Return the plan in a folder, or say why there is none."""
    file = folder / PLAN
    try:
        return from_json(file.read_bytes(), file)
    except (FileNotFoundError, NotADirectoryError):
        raise NoResults(f"{folder} holds no results of a simulation: there is no {PLAN}.") from None
    except OSError as error:
        raise NoResults(f"{file} can't be read: {error.strerror}.") from None


def stored_games(folder: Path) -> int:
    """Return how many games are stored in a folder, if it is one of results at all."""
    if not (folder / PLAN).is_file():
        return 0
    plan = read_plan(folder)
    return sum(len(plan.games_of(chunk)) for chunk in plan.chunks if is_whole(folder, plan, chunk))


def _numbers(file: Path) -> list[int] | None:
    """Return the numbers of the games in a file; None if it can't be read."""
    pl = polars()
    try:
        numbers: list[int] = pl.read_parquet(file, columns=["game"])["game"].to_list()
    except (pl.exceptions.PolarsError, OSError):
        return None
    return numbers


def _put(file: Path, content: bytes) -> None:
    """Write a file that is there whole or not at all."""
    unfinished = file.with_name(f".{file.name}.unfinished")
    with unfinished.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    unfinished.replace(file)


def _lock(kept: IO[bytes], folder: Path) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(kept, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NoResults(f"Another simulation is writing to {folder} just now.") from None


def _cannot_write(file: Path, error: OSError) -> str:
    return f"{file} can't be written: {error.strerror or error}."
