"""Bots think beside the event loop, in a twin of the match, and only for so long."""

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from dreamtable.bots import Bot, bot_named, bots_of
from dreamtable.kernel import Chair, Match, Move, Seat

log = logging.getLogger("dreamtable.bots")


def substitute(game: str) -> str:
    """Return the level of the bot that plays for somebody who is away."""
    return bots_of(game)[-1]


class Thinkers:
    """A few threads in which bots think."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(2, "bot")

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def choose(self, bot: Bot, twin: Match[Any], seat: Seat) -> Move:
        """Return a bot's move; any legal one if it takes too long or fails."""
        menu = twin.menu(seat)
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, bot.choose, Chair(twin, seat))
        try:
            move = await asyncio.wait_for(thought, self._seconds)
        except TimeoutError:
            log.warning("bot too slow", extra={"game": twin.rules.name})
        except Exception:
            log.exception("bot failed", extra={"game": twin.rules.name})
        else:
            if move in menu:
                return move
        return secrets.choice(menu)


def new_bot(level: str, game: str) -> Bot:
    """Return a fresh bot of a level, or the one that plays for absent people."""
    known = level if level in bots_of(game) else substitute(game)
    return bot_named(known, game, secrets.token_hex(8))
