"""What an answer costs, in things that can be counted: lines of the journal, statements, messages and their
parts."""

import asyncio
import random
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import event, select

from dreamtable.server import database as db
from dreamtable.server.socket import Socket, Visit
from dreamtable.server.worker import Worker
from server.inside import table_of_two, worker_in

ANSWERS = 60


class Choice(msgspec.Struct):
    """An entry of a menu."""

    move: msgspec.Raw


class Asked(msgspec.Struct):
    """A question."""

    moves: list[Choice]


PASSING = ("type", "events", "first", "restart", "reading", "late", "moments")
"""What a message says of the time since the one before."""


class Ear(Socket):
    """The end of a line: keeps what would be sent."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        """The kinds of messages."""
        self.known: dict[str, msgspec.Raw] = {}
        """Where the match stands, part by part."""
        self.advised = 0
        """How often something was advised."""
        self.again: list[str] = []
        """Which parts were sent that were known."""
        self.events: list[int] = []
        """The numbers of all events that were told."""

    def send(self, message: bytes) -> None:
        parts = msgspec.json.decode(message, type=dict[str, msgspec.Raw])
        kind = str(msgspec.json.decode(parts["type"]))
        self.messages.append(kind)
        if kind not in ("update", "change"):
            return
        lasting = {name: part for name, part in parts.items() if name not in PASSING}
        if kind == "change":
            self.again += [name for name, part in lasting.items() if part == self.known[name]]
        self.known |= lasting
        self.advised += bytes(lasting.get("coach", b"null")) != b"null"
        if "events" in parts:
            self.events += [one["number"] for one in msgspec.json.decode(parts["events"])]

    def asked(self) -> tuple[int, list[Choice]] | None:
        """Return the number and the menu of what is asked, if something is."""
        question = msgspec.json.decode(self.known["question"], type=Asked | None)
        return (msgspec.json.decode(self.known["number"]), question.moves) if question is not None else None


class Cost(NamedTuple):
    """What some answers took."""

    answers: int
    lines: int
    statements: list[str]
    messages: int
    again: list[str]
    """Parts of messages that the client had."""
    events: list[list[int]]
    """The numbers of the events that each client was told."""
    hints_told: int
    hints_stored: int


async def cost_of_answers(folder: Path) -> Cost:
    """Let two newcomers play Lucidity, who are told hints, and count; then store what they have read."""
    async with worker_in(folder) as worker:
        return await cost_at(worker)


async def cost_at(worker: Worker) -> Cost:
    """Count what two people at a worker cost."""
    statements: list[str] = []
    live, people = await table_of_two(worker)
    ears = [Ear(), Ear()]
    visits = [Visit(worker, ear, live, person, "en") for ear, person in zip(ears, people, strict=True)]
    for visit in visits:
        await visit.take('{"type":"hello","lang":"en"}')
    before = sum(len(ear.messages) for ear in ears)
    event.listen(
        worker.database.engine.sync_engine,
        "before_cursor_execute",
        lambda _connection, _cursor, statement, *_: statements.append(statement),
    )
    chance = random.Random(3)
    answers = 0
    while answers < ANSWERS and live.match is not None and live.match.outcome is None:
        seat, asked = next((seat, ear.asked()) for seat, ear in enumerate(ears) if ear.asked() is not None)
        assert asked is not None
        number, moves = asked
        move = bytes(chance.choice(moves).move).decode()
        await visits[seat].take(f'{{"type":"answer","number":{number},"move":{move}}}')
        answers += 1
    messages = sum(len(ear.messages) for ear in ears) - before
    made = list(statements)
    lines = len(await worker.journal.read(live.id))
    told = sum(ear.advised for ear in ears)
    await worker.notebook.store()
    async with worker.database.reading() as on:
        stored = len((await on.execute(select(db.seen_hints))).all())
    again = [name for ear in ears for name in ear.again]
    return Cost(answers, lines, made, messages, again, [ear.events for ear in ears], told, stored)


@pytest.fixture(scope="module")
def cost(tmp_path_factory: pytest.TempPathFactory) -> Cost:
    return asyncio.run(cost_of_answers(tmp_path_factory.mktemp("cost")))


def test_an_answer_is_one_line_of_the_journal_and_no_other_statement(cost: Cost) -> None:
    assert cost.answers == ANSWERS
    assert cost.lines == cost.answers
    assert cost.statements == []


def test_an_answer_is_acknowledged_once_and_told_once_to_everybody(cost: Cost) -> None:
    assert cost.messages == 3 * cost.answers


def test_nothing_that_a_client_has_is_sent_again(cost: Cost) -> None:
    assert cost.again == []
    for told in cost.events:
        assert told == list(range(len(told)))


def test_hints_that_were_read_are_stored_together_behind_the_answers(cost: Cost) -> None:
    assert cost.hints_told > 3
    assert 3 < cost.hints_stored <= cost.hints_told
