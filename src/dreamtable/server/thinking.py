"""Bots think beside the event loop: quick ones in threads on a twin of the match, others in processes."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, NamedTuple

from dreamtable.bots import ALONE, SECONDS, Bot, Company, SearchBot, bot_named, bots_of, usual_bot
from dreamtable.games import rules_of
from dreamtable.kernel import Event, Kept, Match, Move, Options, Seat, Snapshot, resume
from dreamtable.server.turns import Turns

log = logging.getLogger("dreamtable.bots")

PATIENCE = 3.0
"""How many seconds a process may take longer than its bot: to start, and to play the match again."""
PROCESSES = max(1, min(4, (os.cpu_count() or 1) - 1))
THREADS = 2


class Audience(NamedTuple):
    """For whom a bot thinks."""

    people: Sequence[str] = ()
    """They share the time to think, however many tables they have."""
    watches: bool = False
    """Whether somebody waits for it; if nobody does, it thinks after all others."""


NOBODY = Audience()


class Thinkers:
    """A few threads and processes in which bots think."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._quick, self._long = Turns(THREADS), Turns(PROCESSES)

    def close(self) -> None:
        """Let the threads and processes go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)

    async def choose(
        self,
        bot: Bot,
        twin: Match[Any],
        seat: Seat,
        heard: int = 0,
        company: Company = ALONE,
        audience: Audience = NOBODY,
    ) -> tuple[Move | None, Bot]:
        """Return a bot's move, any legal one if it takes too long or fails; and the bot as it is then.

        What was told before so many events it has `heard` already. It may rather wait for its company: None.
        Places to think are shared by the people for whom bots do so, and the wait for one costs no time.
        """
        menu = twin.menu(seat)
        turns = self._long if isinstance(bot, SearchBot) else self._quick
        try:
            async with turns.of(audience.people, last=not audience.watches):
                if isinstance(bot, SearchBot):
                    move, bot = await self._search(bot, twin, seat, heard, company)
                else:
                    thought = asyncio.get_running_loop().run_in_executor(
                        self._threads, company.choose, bot, twin, seat
                    )
                    move = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            log.warning("bot too slow", extra={"game": twin.rules.name})
        except Exception:
            log.exception("bot failed", extra={"game": twin.rules.name})
        else:
            if move is None or move in menu:
                return move, bot
        return secrets.choice(menu), bot

    async def _search(
        self, bot: SearchBot, twin: Match[Any], seat: Seat, heard: int, company: Company
    ) -> tuple[Move | None, Bot]:
        """Let a bot that thinks long do so in a process of its own."""
        if self._processes is None:
            spawn = multiprocessing.get_context("spawn")  # a copy of this process would hold its sockets
            self._processes = ProcessPoolExecutor(PROCESSES, spawn, end_with_server)
        try:
            handed = hand(twin, heard)
            thought = asyncio.get_running_loop().run_in_executor(
                self._processes, think, bot, handed, seat, company
            )
            return await asyncio.wait_for(thought, SECONDS + PATIENCE + self._seconds)
        except BrokenProcessPool:
            self._processes = None  # the next question gets new ones
            raise


def end_with_server() -> None:
    """Let this process end when the server has ended, even if it was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_after, args=(server.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Handed(NamedTuple):
    """A match for another process: from its last quiet point on, whatever its length."""

    game: str
    seats: int
    seed: str
    options: Options
    mode: str
    kept: Kept | None
    packs: Sequence[str]
    components: dict[str, list[str]]
    """What its numbers mean."""
    snapshot: Snapshot
    answers: list[tuple[Seat, int]]
    """Those since then."""
    told: list[Event]
    """What was told before that, as far as the bot has not heard it yet."""


def hand(match: Match[Any], heard: int) -> Handed:
    """Return what another process needs of a match to go on with it."""
    snapshot = match.snapshot()
    return Handed(
        game=match.rules.name,
        seats=match.seats,
        seed=match.seed,
        options=match.options,
        mode=match.mode.name,
        kept=match.kept,
        packs=match.components.packs,
        components=match.components.table,
        snapshot=snapshot,
        answers=[entry[:2] for entry in match.journal[snapshot.answers - match.past.answers :]],
        told=match.told_from(heard)[: max(0, snapshot.events - max(heard, match.past.events))],
    )


def taken(handed: Handed) -> Match[Any]:
    """Return a match that was handed over, as it stood."""
    rules = rules_of(handed.game)
    match: Match[Any] = resume(
        rules,
        handed.seats,
        handed.seed,
        handed.options,
        mode=handed.mode,
        kept=handed.kept,
        components=rules.stored_components(handed.packs, handed.components),
        snapshots=[handed.snapshot],
    )
    match.recall(handed.told)
    for seat, choice in handed.answers:
        match.choose(seat, choice)
    return match


def think(bot: SearchBot, handed: Handed, seat: Seat, company: Company) -> tuple[Move | None, SearchBot]:
    """Take the match up in this process, and return the bot's move and the bot with what it remembers."""
    return company.choose(bot, taken(handed), seat), bot


def new_bot(level: str, game: str, *, among_people: bool = True) -> Bot:
    """Return a fresh bot of a level, or the one that plays for absent people."""
    known = level if level in bots_of(game) else usual_bot(game)
    return bot_named(known, game, secrets.token_hex(8), SECONDS, among_people=among_people)
