"""What a bot is, which bots a game has, and how bots play a match to its end."""

import math
from collections.abc import Mapping
from typing import Any, Protocol

from dreamtable.bots.levels import bot_of_level
from dreamtable.bots.loading import HOW, installed, is_code, load_bot
from dreamtable.bots.random_bot import RandomBot
from dreamtable.kernel import BadSetup, Chair, Match, Move, Seat, unknown

OWN = ("random", "easy", "greedy", "normal", "hard")
"""The names of our own bots, the weakest first; normal is greedy by another name."""


class Bot(Protocol):
    """A player: gets the table as its seat sees it, and returns a move of its menu."""

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        ...


def bots_of(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can play a game: installed ones, then our own."""
    return (*(name for name in installed(game) if name not in OWN), *OWN)


def bots_at_tables(game: str) -> tuple[str, ...]:
    """Return the names of the bots that people may choose at a table."""
    return tuple(name for name in bots_of(game) if name != "greedy")


def bot_named(name: str, game: str, seed: str, seconds: float = math.inf) -> Bot:
    """Return a fresh bot for one seat, or say which bots there are.

    Ours play alike on every machine, unless they may think about a move for only so many `seconds`.
    """
    known = bots_of(game)
    if name not in known and not is_code(name):
        raise BadSetup(f"{unknown('bot', name, known)} {HOW}")
    if name not in OWN:
        return load_bot(name, game, seed)
    if name == "random":
        return RandomBot(seed)
    return bot_of_level(name, game, seed, seconds)


def play_out(match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
    """Let bots answer while the question goes to a bot."""
    chairs = {seat: Chair(match, seat) for seat in bots}
    while (question := match.question) is not None:
        for seat in question.menus:
            if seat in bots:
                match.answer(seat, bots[seat].choose(chairs[seat]))
                break
        else:
            return
