"""What a bot is, which bots a game has, and how bots play a match to its end."""

import importlib
import importlib.util
from collections.abc import Mapping
from typing import Any, Protocol

from dreamtable.bots.random_bot import RandomBot
from dreamtable.kernel import BadSetup, Chair, Match, Move, Seat, unknown


class Bot(Protocol):
    """A player: gets the table as its seat sees it, and returns a move of its menu."""

    def choose(self, chair: Chair) -> Move:
        """Return a move of the seat's menu."""
        ...


def bots_of(game: str) -> tuple[str, ...]:
    """Return the names of the bots that can play a game."""
    return ("random", "greedy") if importlib.util.find_spec(f"dreamtable.games.{game}.bot") else ("random",)


def bot_named(name: str, game: str, seed: str) -> Bot:
    """Return a fresh bot for one seat, or say which bots there are."""
    known = bots_of(game)
    if name not in known:
        raise BadSetup(unknown("bot", name, known))
    if name == "random":
        return RandomBot(seed)
    bot: Bot = importlib.import_module(f"dreamtable.games.{game}.bot").GreedyBot(seed)
    return bot


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
