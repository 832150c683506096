"""What an answer costs, in things that can be counted: lines of the journal, statements, messages."""

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import event, select

from dreamtable.server import database as db
from dreamtable.server import hosting
from dreamtable.server.config import Settings
from dreamtable.server.database import Database
from dreamtable.server.house import House
from dreamtable.server.live import Socket, Visit
from dreamtable.server.messages import Joining, NewTable

ANSWERS = 60


class Choice(msgspec.Struct):
    """An entry of a menu."""

    move: msgspec.Raw


class Asked(msgspec.Struct):
    """A question."""

    moves: list[Choice]


class Heard(msgspec.Struct):
    """What is read of a message."""

    type: str
    number: int = 0
    question: Asked | None = None
    coach: dict[str, object] | None = None


class Ear(Socket):
    """The end of a line: keeps what would be sent."""

    def __init__(self) -> None:
        self.messages: list[Heard] = []

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message, type=Heard))

    def asked(self) -> Heard | None:
        """Return the last update, if it asks something."""
        updates = [one for one in self.messages if one.type == "update"]
        return updates[-1] if updates and updates[-1].question is not None else None


class Cost(NamedTuple):
    """What some answers took."""

    answers: int
    lines: int
    statements: list[str]
    messages: int
    hints_told: int
    hints_stored: int


async def cost_of_answers(folder: Path) -> Cost:
    """Let two newcomers play Lucidity, who are told hints, and count; then store what they have read."""
    settings = Settings(database=str(folder / "tables.db"), limits=0, window_pause=0)
    database = Database(settings)
    await database.migrate()
    await database.close()
    house = House(settings)
    await house.journal.open()  # without the chores that are done once a second
    statements: list[str] = []
    people = [(await house.accounts.new_guest("en"))[0] for _ in range(2)]
    listing = await hosting.host(house, people[0], NewTable(game="lucidity", seats=2))
    await hosting.join(house, people[1], listing.table.id, Joining(invite=listing.table.invite))
    await hosting.start(house, people[0], listing.table.id)
    live = await house.hall.open(listing.table.id)
    ears = [Ear(), Ear()]
    visits = [Visit(house, ear, live, person, "en") for ear, person in zip(ears, people, strict=True)]
    for visit in visits:
        await visit.take('{"type":"hello","lang":"en"}')
    before = sum(len(ear.messages) for ear in ears)
    event.listen(
        house.database.engine.sync_engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, *_: statements.append(statement),
    )
    chance = random.Random(3)
    answers = 0
    while answers < ANSWERS and live.match is not None and live.match.outcome is None:
        seat, asked = next((seat, ear.asked()) for seat, ear in enumerate(ears) if ear.asked() is not None)
        assert asked is not None
        assert asked.question is not None
        move = bytes(chance.choice(asked.question.moves).move).decode()
        await visits[seat].take(f'{{"type":"answer","number":{asked.number},"move":{move}}}')
        answers += 1
    messages = sum(len(ear.messages) for ear in ears) - before
    made = list(statements)
    lines = len(await house.journal.read(live.id))
    told = sum(one.coach is not None for ear in ears for one in ear.messages)
    await house.notebook.store()
    async with house.database.reading() as on:
        stored = len((await on.execute(select(db.seen_hints))).all())
    await house.close()
    return Cost(answers, lines, made, messages, told, stored)


@pytest.fixture(scope="module")
def cost(tmp_path_factory: pytest.TempPathFactory) -> Cost:
    return asyncio.run(cost_of_answers(tmp_path_factory.mktemp("cost")))


def test_an_answer_is_one_line_of_the_journal_and_no_other_statement(cost: Cost) -> None:
    assert cost.answers == ANSWERS
    assert cost.lines == cost.answers
    assert cost.statements == []


def test_an_answer_is_acknowledged_once_and_told_once_to_everybody(cost: Cost) -> None:
    assert cost.messages == 3 * cost.answers


def test_hints_that_were_read_are_stored_together_behind_the_answers(cost: Cost) -> None:
    assert cost.hints_told > 3
    assert 3 < cost.hints_stored <= cost.hints_told
