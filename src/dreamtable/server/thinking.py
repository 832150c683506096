"""Bots think beside the event loop: quick ones in threads on a twin of the match, others in processes."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from dreamtable.bots import SECONDS, Bot, SearchBot, bot_named, bots_of
from dreamtable.games import rules_of
from dreamtable.kernel import Chair, Match, Move, Seat, from_bytes, record, replay, to_bytes

log = logging.getLogger("dreamtable.bots")

SUBSTITUTE = "normal"
"""The level of the bot that plays for somebody who is away."""
PATIENCE = 3.0
"""How many seconds a process may take longer than its bot: to start, and to play the match again."""
PROCESSES = max(1, min(4, (os.cpu_count() or 1) - 1))


class Thinkers:
    """A few threads and processes in which bots think."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, "bot")
        self._processes: ProcessPoolExecutor | None = None
        self._turn = asyncio.Semaphore(PROCESSES)

    def close(self) -> None:
        """Let the threads and processes go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)

    async def choose(self, bot: Bot, twin: Match[Any], seat: Seat) -> tuple[Move, Bot]:
        """Return a bot's move, any legal one if it takes too long or fails; and the bot as it is then."""
        menu = twin.menu(seat)
        try:
            if isinstance(bot, SearchBot):
                move, bot = await self._search(bot, twin, seat)
            else:
                thought = asyncio.get_running_loop().run_in_executor(
                    self._threads, bot.choose, Chair(twin, seat)
                )
                move = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            log.warning("bot too slow", extra={"game": twin.rules.name})
        except Exception:
            log.exception("bot failed", extra={"game": twin.rules.name})
        else:
            if move in menu:
                return move, bot
        return secrets.choice(menu), bot

    async def _search(self, bot: SearchBot, twin: Match[Any], seat: Seat) -> tuple[Move, Bot]:
        """Let a bot that thinks long do so in a process of its own; the wait for a free one costs no time."""
        async with self._turn:
            if self._processes is None:
                spawn = multiprocessing.get_context("spawn")  # a copy of this process would hold its sockets
                self._processes = ProcessPoolExecutor(PROCESSES, spawn, end_with_server)
            try:
                kept = to_bytes(record(twin))
                thought = asyncio.get_running_loop().run_in_executor(self._processes, think, bot, kept, seat)
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


def think(bot: SearchBot, kept: bytes, seat: Seat) -> tuple[Move, SearchBot]:
    """Play the match again in this process, and return the bot's move and the bot with what it remembers."""
    known = from_bytes(kept)
    return bot.choose(Chair(replay(known, rules_of(known.game)), seat)), bot


def new_bot(level: str, game: str) -> Bot:
    """Return a fresh bot of a level, or the one that plays for absent people."""
    known = level if level in bots_of(game) else SUBSTITUTE
    return bot_named(known, game, secrets.token_hex(8), SECONDS)
