"""Lines of the journal go in alone or together, and a line that is taken is refused alone; words are kept."""

import asyncio
from pathlib import Path
from typing import Annotated

import pytest

from dreamtable.kernel import Event, Move, Ref
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.journal import ANSWER, Entry, SqliteStore
from dreamtable.server.texts import voice_of


def line(number: int, move: str = "[]") -> Entry:
    """Return a line of a table."""
    return Entry("oak", number, ANSWER, 0, move, 1.0)


async def written(file: Path, batches: list[list[Entry]]) -> tuple[list[list[bool]], list[Entry]]:
    """Write batches one after the other; return which lines went in, and what can be read then."""
    settings = Settings(database=str(file))
    database = Database(settings)
    await database.migrate()
    await database.close()
    store = SqliteStore(settings)
    await store.open()
    assert store._write_to is not None
    store._write_to.execute("PRAGMA foreign_keys=OFF")  # there is no such table
    found = [await store.write(batch) for batch in batches]
    lines = await store.read("oak", 0)
    await store.close()
    return found, lines


@pytest.mark.parametrize("together", [True, False])
def test_lines_that_go_in_together_or_alone_are_the_same(tmp_path: Path, together: bool) -> None:
    lines = [line(0, '["draw",2]'), line(1, '["say","„ü"]')]
    batches = [lines] if together else [[one] for one in lines]
    found, read = asyncio.run(written(tmp_path / "dreamtable.db", batches))
    assert [fits for batch in found for fits in batch] == [True, True]
    assert read == lines


def test_a_line_that_is_taken_is_refused_alone_and_among_others(tmp_path: Path) -> None:
    batches = [[line(0, "[0]")], [line(0, "[1]")], [line(1), line(0, "[2]"), line(2)], []]
    found, read = asyncio.run(written(tmp_path / "dreamtable.db", batches))
    assert found == [[True], [False], [True, False, True], []]
    assert [(one.number, one.move) for one in read] == [(0, "[0]"), (1, "[]"), (2, "[]")]


class Turn(Move, frozen=True, tag="turn"):
    """Turn a die."""

    thing: Annotated[int, Ref("die")]


class Turned(Event, frozen=True, tag="turn"):
    """A card was turned: on the wire it looks like the move."""

    thing: Annotated[int, Ref("card")]


def test_a_move_and_an_event_that_look_the_same_touch_what_they_touch() -> None:
    voice = voice_of("en", "lucidity")
    encoded = b'["turn",3]'
    for _ in range(2):
        assert voice.refs(Turn(3), encoded) == ["die:3"]
        assert voice.refs(Turned(3), encoded) == ["card:3"]
