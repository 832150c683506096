"""Which tastes win: teams of Eldritch Horror's quick bot whose tastes differ play many games.

For each game every part of the taste is multiplied by a chance factor of its own. A regression tells how much
more often teams win that value a thing twice as much: `python -m bench.tastes --games 2000`.
"""

import argparse
import random
from multiprocessing import Pool

import numpy as np

from dreamtable.games.eldritch import RULES
from dreamtable.games.eldritch.bot import GreedyBot
from dreamtable.games.eldritch.bot_taste import CASUAL, PRACTISED, Taste
from dreamtable.games.eldritch.model import EldritchOptions, God
from dreamtable.kernel import Chair, Match

AROUND = {"casual": CASUAL, "practised": PRACTISED}
GODS = (God.AZATHOTH, God.CTHULHU, God.SHUB_NIGGURATH, God.YOG_SOTHOTH)
SPREAD = 0.5
"""The spread of the factors, in doublings."""


def doublings(number: int) -> list[float]:
    """Return by how many doublings each part of the taste differs in a game."""
    chance = random.Random(f"taste {number}")
    return [chance.gauss(0, SPREAD) for _ in Taste._fields]


def wins(number: int, seats: int, around: str) -> bool:
    """Say whether the team of a game wins; the Ancient Ones take turns."""
    taste = Taste(*(value * 2**by for value, by in zip(AROUND[around], doublings(number), strict=True)))
    god = GODS[number % len(GODS)]
    match = Match(RULES, seats, f"taste {number}", EldritchOptions(ancient_one=god))
    bots = [GreedyBot(str(seat), taste) for seat in range(seats)]
    chairs = [Chair(match, seat) for seat in range(seats)]
    while match.question is not None:
        seat = min(match.question.menus)
        match.answer(seat, bots[seat].choose(chairs[seat]))
    return match.outcome is not None and bool(match.outcome.winners)


def main() -> None:
    """Play, and print what a doubling of each part changes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--around", choices=AROUND, default="practised")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    games, taste = range(asked.games), AROUND[asked.around]
    with Pool(asked.workers) as pool:
        won = pool.starmap(wins, [(number, asked.seats, asked.around) for number in games], chunksize=4)
    tastes = np.array([[1.0, *doublings(number)] for number in games])
    change, _, _, _ = np.linalg.lstsq(tastes, np.array(won, float), rcond=None)
    rest = np.array(won, float) - tastes @ change
    noise = rest @ rest / max(1, len(won) - tastes.shape[1])
    errors = np.sqrt(np.diag(noise * np.linalg.pinv(tastes.T @ tastes)))
    print(f"{sum(won)} of {len(won)} games won; who values a thing twice as much wins so much more often:")
    for name, value, by, error in zip(Taste._fields, taste, change[1:], errors[1:], strict=True):
        print(f"{name:12} {value:6g} {100 * by:+6.1f} ± {100 * error:.1f} points")


if __name__ == "__main__":
    main()
