"""What a bot is, which bots a game has, and how bots play a match to its end."""

import math
from collections.abc import Mapping
from typing import Any, Protocol

from dreamtable.bots.levels import bot_of_level
from dreamtable.bots.loading import HOW, installed, is_code, load_bot
from dreamtable.bots.random_bot import RandomBot
from dreamtable.games import bot_of, manifest_of
from dreamtable.kernel import BadSetup, Chair, Match, Move, Seat, unknown

RANDOM, GREEDY, NORMAL = "random", "greedy", "normal"
OWN = (RANDOM, "easy", GREEDY, NORMAL, "hard")
"""The names of our own bots, the weakest first; normal is greedy by another name."""


class Bot(Protocol):
    """A player: gets the table as its seat sees it, and returns a move of its menu."""

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        ...


def bots_of(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can play a game: installed ones, then our own.

    Of ours only the random one plays a game that brings no bot.
    """
    own = OWN if manifest_of(game).bot is not None else (RANDOM,)
    return (*(name for name in installed(game) if name not in OWN), *own)


def bots_at_tables(game: str) -> tuple[str, ...]:
    """Return the names of the bots that people may choose at a table."""
    return tuple(name for name in bots_of(game) if name != GREEDY)


def usual_bot(game: str) -> str:
    """Return the name of the bot that plays where nobody chose one."""
    return NORMAL if manifest_of(game).bot is not None else RANDOM


def swift_bot(game: str) -> str:
    """Return the name of the bot that plays many games where nobody chose one."""
    return GREEDY if manifest_of(game).bot is not None else RANDOM


def bot_named(
    name: str, game: str, seed: str, seconds: float = math.inf, *, among_people: bool = False
) -> Bot:
    """Return a fresh bot for one seat, or say which bots there are.

    Ours play alike on every machine, unless they may think about a move for only so many `seconds`. Those
    among people go by what has been read; what a game tells bots for simulations is not for them.
    """
    known = bots_of(game)
    own = bot_of(game)
    if name not in known and not is_code(name):
        why = f"{game} brings no bot of its own, so there is no level {name!r}. " if name in OWN else ""
        raise BadSetup(f"{why}{unknown('bot', name, known)} {HOW}")
    if name not in OWN:
        return load_bot(name, game, seed)
    if name == RANDOM or own is None:
        return RandomBot(seed)
    if among_people and own.among_people is not None:
        own = own.among_people
    return bot_of_level(name, own, seed, seconds)


def play_out(match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
    """Let bots answer while one of them is to answer."""
    chairs = {seat: Chair(match, seat) for seat in bots}
    while (seat := next((seat for seat in match.due() if seat in bots), None)) is not None:
        match.answer(seat, bots[seat].choose(chairs[seat]))
