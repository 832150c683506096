"""Whoever asks for too much is refused, and slows nobody else down before that."""

import asyncio
import itertools
import json
import random
import re
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from dreamtable.server import endings, replays, texts
from dreamtable.server.answering import Answering
from dreamtable.server.limits import Limits
from dreamtable.server.refusals import Refusal
from dreamtable.server.shelf import Shelf
from dreamtable.server.updates import Bulletin
from dreamtable.server.work import Payer, Queue, counted
from server.hostile import ADDRESS, Inside, Seat, application, plain_scope

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
HELLO = {"type": "hello", "lang": "en"}
GREEDY = "192.0.2.66"
UNCOUNTED = {
    "/health": "whoever watches over the server must always hear how it is",
    "/health/ready": "the same",
    "/health/live": "the same",
    "/": "files of the client are kept by browsers",
}
"""Where requests are not refused, and why."""


async def post(inside: Inside, path: str, body: Any, cookie: bytes) -> Any:
    headers = [(b"cookie", b"dreamtable=" + cookie), (b"content-type", b"application/json")]
    answer = await inside.ask("POST", path.encode(), json.dumps(body).encode(), headers)
    assert answer.status < 300, answer
    return json.loads(answer.body)


async def get(inside: Inside, path: str, cookie: bytes) -> int:
    return (await inside.ask("GET", path.encode(), b"", [(b"cookie", b"dreamtable=" + cookie)])).status


async def finished_match(inside: Inside, cookie: bytes) -> str:
    """Return a table whose match bots have played to its end."""
    bots = {"game": "lucidity", "seats": 2, "bots": {"0": "random", "1": "random"}, "start": True}
    table = str((await post(inside, "/api/tables", bots, cookie))["table"]["id"])
    while await get(inside, f"/api/tables/{table}/ending", cookie) != 200:
        await asyncio.sleep(0.02)
    return table


# Every route


def test_every_route_is_counted_or_has_a_reason(tmp_path: Path) -> None:
    async def flood() -> None:
        async with application(tmp_path, limits=0.01) as inside:
            scope = {**plain_scope("http", b"/health", b"", []), "method": "GET"}
            await inside.app(scope, _nothing, _silence)
            routes = _routes(scope["litestar_app"])
            assert len(routes) > 40
            for number, (route, method) in enumerate(sorted(routes)):
                inside.address = f"198.51.100.{number}"
                path = re.sub(r"\{[^}]*\}", "1", route)
                statuses = [(await inside.ask(method, path.encode())).status for _ in range(4)]
                assert (429 in statuses) != (route in UNCOUNTED), (route, statuses)

    asyncio.run(flood())


def _routes(app: Any) -> set[tuple[str, str]]:
    http = [route for route in app.routes if hasattr(route, "methods")]
    return {(one.path_format, method) for one in http for method in one.methods - {"OPTIONS", "HEAD"}}


async def _nothing() -> Any:
    return {"type": "http.request", "body": b"", "more_body": False}


async def _silence(_message: Any) -> None:
    """Hear nothing."""


# Work


def work_for(seconds: float) -> None:
    """Compute for a while."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def asked(steps: int, seconds: float, done: list[str], who: str) -> None:
    """Do so many steps of work."""
    for _ in range(steps):
        work_for(seconds)
        done.append(who)
        await asyncio.sleep(0)


def test_nobody_waits_for_more_than_one_step_of_those_who_take_much() -> None:
    limits, queue, done = Limits(1.0), Queue(), list[str]()

    async def crowd() -> None:
        limits.spend("much-work", GREEDY, 1.0)
        payer = Payer(limits, queue, GREEDY)
        greedy = [asyncio.create_task(_all(asked(5, 0.001, done, "greedy"), payer)) for _ in range(40)]
        for _ in range(5):
            await asyncio.sleep(0)
        done.clear()
        await _all(asked(10, 0.0, done, "modest"), Payer(limits, queue, ADDRESS))
        until = len(done)
        await asyncio.gather(*greedy)
        assert done[:until].count("modest") == 10
        assert done[:until].count("greedy") <= 11, "one between two steps"
        assert done.count("greedy") > 100, "and the others have their turn then"

    asyncio.run(crowd())


async def _all(work: Awaitable[None], payer: Payer) -> None:
    await counted(work, payer)


def test_the_neighbour_of_who_takes_much_goes_first() -> None:
    limits, queue, done = Limits(1.0), Queue(), list[str]()

    async def house() -> None:
        limits.spend("much-work", GREEDY, 1.0)
        greedy, modest = (Payer(limits, queue, GREEDY, one) for one in ("greedy", "modest"))
        greedy.pay(1.0)
        crowd = [asyncio.create_task(_all(asked(2, 0.0, done, "greedy"), greedy)) for _ in range(20)]
        await asyncio.sleep(0)
        await _all(asked(2, 0.0, done, "modest"), modest)
        assert done.count("greedy") < 10
        await asyncio.gather(*crowd)

    asyncio.run(house())


def test_work_that_is_called_off_is_called_off() -> None:
    limits, queue = Limits(1.0), Queue()
    ended = []

    async def forever() -> None:
        try:
            await asyncio.sleep(1000)
        finally:
            ended.append(True)

    async def call_off(spent: float) -> None:
        limits.spend("much-work", ADDRESS, spent)
        task = asyncio.create_task(_all(forever(), Payer(limits, queue, ADDRESS)))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(call_off(0.0))
    asyncio.run(call_off(5.0))
    assert ended == [True, True]


def test_who_has_had_too_much_work_done_is_refused_and_others_are_not() -> None:
    limits, queue = Limits(1.0), Queue()
    greedy = Payer(limits, queue, GREEDY, "one")
    greedy.check()
    greedy.pay(11.0)
    with pytest.raises(Refusal, match="too-fast"):
        greedy.check()
    Payer(limits, queue, GREEDY, "another").check()
    Payer(limits, queue, GREEDY, "another").pay(10.0)
    with pytest.raises(Refusal):
        Payer(limits, queue, GREEDY, "a third").check()
    Payer(limits, queue, ADDRESS, "a fourth").check()


def test_what_was_had_at_one_worker_counts_at_the_others() -> None:
    one, other = Limits(1.0), Limits(1.0)
    one.spend("work-of-person", "somebody", 11.0)
    for _ in range(10):
        one.take("sign-in", GREEDY)
    other.check("work-of-person", "somebody")
    other.hear(one.spent())
    assert one.spent() == {}, "it is told once"
    with pytest.raises(Refusal):
        other.check("work-of-person", "somebody")
    with pytest.raises(Refusal):
        other.take("sign-in", GREEDY)
    other.take("sign-in", ADDRESS)


def test_requests_and_frames_pay_from_the_same_purse(tmp_path: Path) -> None:
    async def take_much() -> None:
        async with application(tmp_path, limits=0.02) as inside:
            cookie = await inside.cookie()
            wish = {"game": "lucidity", "seats": 2, "bots": {"1": "random"}, "start": True}
            table = (await post(inside, "/api/tables", wish, cookie))["table"]["id"]
            async with inside.seat(table, b"dreamtable=" + cookie) as seat:
                seat.send(HELLO)
                await seat.hear_until("update", "refused")
                for _ in range(400):  # what one may have at once is a fifth of a second here
                    if await get(inside, "/api/games", cookie) == 429:
                        break
                seat.send({"type": "undo", "number": 99})
                assert "too much" in (await seat.hear_until("refused"))["reason"]

    asyncio.run(take_much())


# What is kept


def counting(monkeypatch: pytest.MonkeyPatch, room: Any, name: str) -> Callable[[], int]:
    """Count how often something is made."""
    made, before = itertools.count(), getattr(room, name)

    def count(*args: Any, **kwargs: Any) -> Any:
        next(made)
        return before(*args, **kwargs)

    monkeypatch.setattr(room, name, count)
    return lambda: next(made)


@pytest.mark.parametrize(
    ("page", "room", "name"),
    [
        ("replay?seat=-2", replays, "timeline"),
        ("ending", endings, "ending"),
        ("record", replays, "proof_of"),
        ("reference", texts, "reference_with"),
    ],
)
def test_what_is_asked_for_again_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str, room: Any, name: str
) -> None:
    async def ask() -> int:
        async with application(tmp_path) as inside:
            cookie = await inside.cookie()
            table = await finished_match(inside, cookie)
            made = counting(monkeypatch, publishing if name == "reference_with" else room, name)
            pages = [get(inside, f"/api/tables/{table}/{page}", cookie) for _ in range(10)]
            assert set(await asyncio.gather(*pages)) == {200}
            return made()

    from dreamtable.server import publishing

    assert asyncio.run(ask()) <= 1


def test_a_bot_thinks_once_about_a_question_and_hello_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = counting(monkeypatch, Answering, "_suggestion")
    places = counting(monkeypatch, Bulletin, "place")

    async def ask() -> tuple[int, int]:
        async with application(tmp_path) as inside:
            cookie = await inside.cookie()
            wish = {"game": "lucidity", "seats": 2, "options": {"first": "0"}}
            made = await post(inside, "/api/tables", wish, cookie)
            other = await inside.cookie()
            table = made["table"]["id"]
            await post(inside, f"/api/tables/{table}/join", {"invite": made["invite"]}, other)
            await post(inside, f"/api/tables/{table}/start", None, cookie)
            async with inside.seat(table, b"dreamtable=" + cookie) as seat:
                seat.send(HELLO)
                before = (await seat.hear_until("update"))["question"]
                first = places()
                for _ in range(20):
                    seat.send(HELLO)
                    again = await seat.hear_until("update")
                    assert again["question"] == before
                seen = places() - first - 1
                if before is not None:
                    for _ in range(5):
                        seat.send({"type": "suggest"})
                        await seat.hear_until("suggested")
            return seen, thoughts()

    seen, thought = asyncio.run(ask())
    assert seen == 0
    assert thought <= 1


def test_a_shelf_has_no_more_than_it_has_room_for() -> None:
    shelf = Shelf[bytes](len, 100)
    for number in range(20):
        shelf.put(number, b"x" * 30)
        shelf.get(0)
    assert [number for number in range(20) if shelf.get(number)] == [0, 18, 19]


# Greed beside somebody who plays

ANSWERS, CROWD = 40, 12


class Bookkeeper:
    """Writes down every step that was paid for: in which round of the event loop, by whom, and its work."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps: list[tuple[int, str, float]] = []
        self.round = 0
        pay = Payer.pay

        def note(payer: Payer, seconds: float) -> None:
            self.steps.append((self.round, payer.address, seconds))
            pay(payer, seconds)

        monkeypatch.setattr(Payer, "pay", note)

    def count_rounds(self) -> None:
        """Count how often the event loop has gone round."""
        self.round += 1
        asyncio.get_running_loop().call_soon(self.count_rounds)

    def longer(self, since: int) -> float:
        """Return how many times longer an answer took than its own work: what was done before its steps.

        A step waits for what is done for others in the same round of the event loop, and for no more.
        """
        steps = self.steps[since:]
        rounds = {at for at, who, _ in steps if who == ADDRESS}
        own = sum(seconds for _, who, seconds in steps if who == ADDRESS)
        others = sum(seconds for at, who, seconds in steps if who == GREEDY and at in rounds)
        return (own + others) / own


class Table:
    """People who play."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.chance = random.Random("table")

    async def answer(self, books: Bookkeeper) -> float | None:
        """Give an answer; return how much longer it took than it had to, or None if the match is over."""
        while True:
            asked = [seat for seat in self.seats if seat.update["question"] is not None]
            if any(seat.update["outcome"] is not None for seat in self.seats):
                return None
            if asked:
                seat, since = self.chance.choice(asked), len(books.steps)
                seat.send(self._answer(seat.update))
                told = await seat.hear_until("accepted", "refused")
                took = books.longer(since)
                if told["type"] == "accepted":
                    await seat.hear_until("update")
                    await self._hear_rest()
                    return took
            await self._hear_rest()

    def _answer(self, update: Any) -> Any:
        move = self.chance.choice(update["question"]["moves"])["move"]
        return {"type": "answer", "number": update["number"], "lane": update["lane"], "move": move}

    async def _hear_rest(self) -> None:
        """Take in what has come to anybody, and comes in the next moment."""
        await asyncio.sleep(0.01)
        for seat in self.seats:
            seat.hear_rest()


async def play_beside(inside: Inside, people: list[bytes], table: str, books: Bookkeeper) -> float:
    """Return how many times longer answers take than they had to, mostly."""
    took: list[float] = []
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(inside.seat(table, b"dreamtable=" + one)) for one in people]
        for seat in seats:
            seat.send(HELLO)
            await seat.hear_until("update")
        playing = Table(seats)
        while len(took) < ANSWERS and (longer := await playing.answer(books)) is not None:
            took.append(longer)
    assert len(took) >= ANSWERS // 2
    return statistics.median(took)


@pytest.mark.parametrize("wish", ["replay", "hello", "suggest", "metrics", "reference"])
def test_a_greedy_client_hardly_slows_down_who_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    """In work, not in seconds: so it holds on any machine."""
    books = Bookkeeper(monkeypatch)

    async def measure() -> float:
        async with application(tmp_path, limits=1.0, window_pause=0, metrics_for=["*"]) as inside:
            people = [await inside.cookie() for _ in range(2)]
            made = await post(inside, "/api/tables", {"game": "tamashii", "seats": 2}, people[0])
            table = made["table"]["id"]
            await post(inside, f"/api/tables/{table}/join", {"invite": made["invite"]}, people[1])
            await post(inside, f"/api/tables/{table}/start", None, people[0])
            other = await stranger(inside)
            crowd = [asyncio.create_task(other.ask_on(wish)) for _ in range(CROWD)]
            books.count_rounds()
            await asyncio.sleep(0.2)
            longer = await play_beside(inside, people, table, books)
            other.over = True
            await asyncio.gather(*crowd)
            assert other.served > 2 * CROWD, "it was served, too"
            return longer

    assert asyncio.run(measure()) < 2


class Hasty(Seat):
    """A socket of somebody who hardly looks at what comes."""

    async def take(self, message: Any) -> None:
        """Note of which kind it is."""
        if message["type"] == "websocket.close":
            await super().take(message)
        text = message.get("text") or ""
        for kind in ("update", "suggested", "refused"):
            if f'"type":"{kind}"' in text:
                self.heard.put_nowait({"type": kind, "outcome": None})


class Stranger:
    """Somebody at another address who asks for one thing all the time."""

    def __init__(self, inside: Inside, cookie: bytes, finished: str, table: str) -> None:
        self.inside, self.cookie, self.finished, self.table = inside, cookie, finished, table
        self.served = 0
        self.over = False

    async def ask_on(self, wish: str) -> None:
        """Ask and ask; who is refused waits a little."""
        pages = {
            "replay": f"/api/tables/{self.finished}/replay",
            "reference": f"/api/tables/{self.table}/reference",
            "metrics": "/metrics",
        }
        while not self.over:
            if wish in pages:
                refused = await get(self.inside, pages[wish], self.cookie) == 429
            else:
                refused = await self._frames(wish)
            self.served += not refused
            await asyncio.sleep(0.05 if refused else 0)

    async def _frames(self, wish: str) -> bool:
        async with self.inside.seat(self.table, b"dreamtable=" + self.cookie, Hasty()) as seat:
            seat.send(HELLO)
            told = await seat.hear_until("update", "refused", "closed")
            while not self.over and told["type"] not in ("refused", "closed"):
                seat.send(HELLO if wish == "hello" else {"type": wish})
                told = await seat.hear_until("update", "suggested", "refused", "closed")
                self.served += 1
        return bool(told["type"] == "refused")


async def stranger(inside: Inside) -> Stranger:
    inside.address = GREEDY
    cookie = await inside.cookie()
    finished = await finished_match(inside, cookie)
    wish = {"game": "tamashii", "seats": 2, "bots": {"1": "easy"}, "start": True}
    table = (await post(inside, "/api/tables", wish, cookie))["table"]["id"]
    other = Inside.__new__(Inside)
    vars(other).update(vars(inside))
    inside.address = ADDRESS
    return Stranger(other, cookie, finished, table)
