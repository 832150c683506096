"""The games in the gauntlet: all of ours, in all modes; what each tells of itself is in its own tests."""

import importlib
import os
from typing import NamedTuple

from dreamtable.games import own_games, rules_of
from gauntlet.entry import Entry

GAMES_PER_SEAT_COUNT = int(os.environ.get("GAUNTLET_GAMES", "8"))
ONLY = os.environ.get("GAUNTLET_GAME", "")


def entry_of(game: str) -> Entry:
    """Return what a game tells the gauntlet."""
    entry: Entry = importlib.import_module(f"{game}.gauntlet").ENTRY
    return entry


class Seating(NamedTuple):
    """A game in one of its modes, with so many seats."""

    game: str
    mode: str
    seats: int


ENTRIES = {game: entry_of(game) for game in own_games() if ONLY in ("", game)}
SEATINGS = [
    Seating(game, mode.name, seats)
    for game in ENTRIES
    for mode in rules_of(game).modes
    for seats in mode.seats
]


def seatings_of(game: str) -> list[Seating]:
    """Return a game in all its modes and numbers of seats."""
    return [seating for seating in SEATINGS if seating.game == game]
