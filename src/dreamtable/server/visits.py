"""The open sockets of a worker, by the session that they came with: who somebody is may change meanwhile."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from dreamtable.server.accounts import Accounts, Person
from dreamtable.server.news import News


class OpenSocket(Protocol):
    """Somebody at a table."""

    async def become(self, person: Person) -> None:
        """Be somebody else from now on: who has signed in or made an account."""

    def end(self) -> None:
        """Be no longer there: who has signed out."""


class Visits:
    """All open sockets, here and (by notices) at other workers."""

    def __init__(self, accounts: Accounts, news: News) -> None:
        self._accounts = accounts
        self._news = news
        self._open: defaultdict[str, list[OpenSocket]] = defaultdict(list)

    @contextmanager
    def of(self, person: Person | None, visit: OpenSocket) -> Iterator[None]:
        """Know of somebody's socket while it is open; who is nobody can't become anybody."""
        if person is None:
            yield
            return
        self._open[person.session].append(visit)
        try:
            yield
        finally:
            for session, visits in list(self._open.items()):  # it may be another one by now
                if visit in visits:
                    visits.remove(visit)
                if not visits:
                    del self._open[session]

    async def move(self, session: str, person: Person) -> None:
        """Let everybody who came with a session be somebody else, who has a new one."""
        self._news.moved(session, person.session)
        await self._move(session, person)

    async def hear_of_move(self, session: str, to: str) -> None:
        """The same, as another worker tells it."""
        if session in self._open and (person := await self._accounts.find_by_session(to)) is not None:
            await self._move(session, person)

    async def _move(self, session: str, person: Person) -> None:
        visits = self._open.pop(session, [])
        self._open[person.session] += visits
        for visit in visits:
            await visit.become(person)

    def sign_out(self, session: str) -> None:
        """Let all go who came with a session."""
        self._news.left(session)
        self.hear_of_leaving(session)

    def hear_of_leaving(self, session: str) -> None:
        """The same, as another worker tells it."""
        for visit in list(self._open.get(session, ())):
            visit.end()
