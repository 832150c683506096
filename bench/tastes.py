"""Which tastes win: quick bots whose tastes differ play many games.

For each game every part of the taste is multiplied by a chance factor of its own. A regression tells how much
more often those win who value a thing twice as much: teams of Eldritch Horror, or thieves of Inception City
against a casual Lord. `python -m bench.tastes eldritch --games 2000`.
"""

import argparse
import random
from functools import partial
from multiprocessing import Pool
from typing import Any

import numpy as np

from dreamtable.games import rules_of
from dreamtable.games.eldritch import bot as eldritch
from dreamtable.games.eldritch.model import EldritchOptions, God
from dreamtable.games.inception import bot as inception
from dreamtable.kernel import Chair, Match, Seat

BOTS = {"eldritch": eldritch, "inception": inception}
"""The bots that have a taste."""
GODS = (God.AZATHOTH, God.CTHULHU, God.SHUB_NIGGURATH, God.YOG_SOTHOTH)
SPREAD = 0.5
"""The spread of the factors, in doublings."""


def taste_of(game: str, around: str) -> Any:
    """Return a taste of a game's bot by its name."""
    return getattr(BOTS[game], around.upper())


def parts_of(taste: Any) -> list[str]:
    """Return the parts of a taste that can be more or less."""
    return [name for name, value in taste._asdict().items() if isinstance(value, float)]


def doublings(number: int, parts: int) -> list[float]:
    """Return by how many doublings each part of the taste differs in a game."""
    chance = random.Random(f"taste {number}")
    return [chance.gauss(0, SPREAD) for _ in range(parts)]


def begin(game: str, seats: int, number: int) -> tuple[Match[Any], list[Seat]]:
    """Begin a game, and return it with who does not play by the taste; the Ancient Ones take turns."""
    if game == "eldritch":
        options = EldritchOptions(ancient_one=GODS[number % len(GODS)])
        return Match(rules_of(game), seats, f"taste {number}", options), []
    match = Match(rules_of(game), seats, f"taste {number}")
    return match, [match.state.lord]


def wins(number: int, game: str, seats: int, around: str) -> bool:
    """Say whether those win who play a game by its taste."""
    taste = taste_of(game, around)
    parts = parts_of(taste)
    by = dict(zip(parts, doublings(number, len(parts)), strict=True))
    tried = taste._replace(**{part: getattr(taste, part) * 2 ** by[part] for part in parts})
    match, others = begin(game, seats, number)
    made = BOTS[game].GreedyBot
    bots = [made(str(seat)) if seat in others else made(str(seat), tried) for seat in range(seats)]
    chairs = [Chair(match, seat) for seat in range(seats)]
    while due := match.due():
        match.answer(due[0], bots[due[0]].choose(chairs[due[0]]))
    winners = match.outcome.winners if match.outcome else ()
    return bool(winners) and not set(others).intersection(winners)


def main() -> None:
    """Play, and print what a doubling of each part changes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BOTS))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--around", choices=("casual", "practised"), default="practised")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    games, taste = range(asked.games), taste_of(asked.game, asked.around)
    parts = parts_of(taste)
    trial = partial(wins, game=asked.game, seats=asked.seats, around=asked.around)
    with Pool(asked.workers) as pool:
        won = pool.map(trial, games, chunksize=4)
    tastes = np.array([[1.0, *doublings(number, len(parts))] for number in games])
    change, _, _, _ = np.linalg.lstsq(tastes, np.array(won, float), rcond=None)
    rest = np.array(won, float) - tastes @ change
    noise = rest @ rest / max(1, len(won) - tastes.shape[1])
    errors = np.sqrt(np.diag(noise * np.linalg.pinv(tastes.T @ tastes)))
    print(f"{sum(won)} of {len(won)} games won; who values a thing twice as much wins so much more often:")
    for name, by, error in zip(parts, change[1:], errors[1:], strict=True):
        print(f"{name:12} {getattr(taste, name):6g} {100 * by:+6.1f} ± {100 * error:.1f} points")


if __name__ == "__main__":
    main()
