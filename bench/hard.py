"""How strong hard bots are: a team of them and one of normal bots play the same deals, for `docs/bots.md`.

`python -m bench.hard etherfields --seats 2 --games 40` plays deals 0 to 39 with both, and says how many each
won, and how many only one of them. Bots have all the time that they need, so that all machines play the same
games. Bots of games of rivals are compared by `dreamtable tournament`.
"""

import argparse
import time
from collections.abc import Sequence

from dreamtable.arena.ratings import sign_test
from dreamtable.arena.statistics import wilson
from dreamtable.bots import bot_named, play_out
from dreamtable.games import rules_of
from dreamtable.kernel import Match

TEAMS = ("eldritch", "tamashii", "etherfields")
"""The games in which all win or lose together."""


def won(game: str, seats: int, deal: int, level: str, options: dict[str, object]) -> bool:
    """Say whether a team of bots wins a deal."""
    rules, seed = rules_of(game), f"deal {deal}"
    match = Match(rules, seats, seed, rules.read_options(options), listening=False)
    play_out(match, {seat: bot_named(level, game, f"{seed} {seat}") for seat in range(seats)})
    return match.outcome is not None and bool(match.outcome.winners)


def share(level: str, results: Sequence[bool], seconds: float) -> str:
    """Return what is told of a team."""
    sure = wilson(sum(results), len(results))
    rate = f"{100 * sum(results) / len(results):.0f} % ({100 * sure.low:.0f}–{100 * sure.high:.0f})"
    return f"{level:7} {rate} of {len(results)} games, {seconds / len(results):.1f} s a game"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print who won how often."""
    parser = argparse.ArgumentParser(prog="python -m bench.hard", description=__doc__)
    parser.add_argument("game", choices=TEAMS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--option", action="append", default=[], help="e.g. scenario=b")
    asked = parser.parse_args(arguments)
    options: dict[str, object] = dict(one.split("=", 1) for one in asked.option)
    results: dict[str, list[bool]] = {}
    for level in ("normal", "hard"):
        begun = time.process_time()
        deals = range(asked.first, asked.first + asked.games)
        results[level] = [won(asked.game, asked.seats, deal, level, options) for deal in deals]
        print(share(level, results[level], time.process_time() - begun), flush=True)
    pairs = list(zip(results["normal"], results["hard"], strict=True))
    only_hard, only_normal = pairs.count((False, True)), pairs.count((True, False))
    chance = sign_test(only_hard, only_normal)
    print(f"only hard won {only_hard}, only normal {only_normal} of the deals (p = {chance:.2g})")


if __name__ == "__main__":
    main()
