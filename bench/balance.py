"""How hard Tamashii is: teams of its normal bots play all scenarios, at every number of players, and rivals.

Everything is unlocked. The games of all scenarios and numbers of players take turns, so that each has as many
as the time allows: `python -m bench.balance --seed autumn --minutes 60`. The table is written for
`docs/balance.md`, which names the seed: numbers that were turned on some games are judged by others.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from dreamtable.arena.statistics import wilson
from dreamtable.bots import bot_named, play_out
from dreamtable.games import rules_of
from dreamtable.games.tamashii.box import BOX
from dreamtable.games.tamashii.cards import Guide
from dreamtable.games.tamashii.look import RIVALS
from dreamtable.games.tamashii.model import Scenario, Table, TamashiiOptions
from dreamtable.kernel import Match, Seat
from dreamtable.lang import Speaker

BANDS = {"easy": (0.7, 0.9), "medium": (0.45, 0.65), "hard": (0.25, 0.45)}
"""By difficulty: the share of wins that is meant."""
SEATS = (1, 2, 3, 4)
BOT = "greedy"


class Played(NamedTuple):
    """How a game of a scenario went for a team."""

    scenario: Scenario
    seats: int
    ending: int
    """The number of the ending that was won by; 0 if it was lost."""
    resets: int


class Fought(NamedTuple):
    """How a game against each other went."""

    winners: Sequence[Seat]
    colours: Sequence[str]
    """By seat: whose board it had."""
    callings: Sequence[str]
    """By seat: its class."""


def game(seats: int, seed: str, options: TamashiiOptions, mode: str | None = None) -> Match[Table]:
    """Return a match that bots have played."""
    rules = rules_of("tamashii")
    match: Match[Table] = Match(rules, seats, seed, options, mode=mode, listening=False)
    play_out(match, {seat: bot_named(BOT, rules.name, f"{seed} {seat}") for seat in range(seats)})
    return match


def winners(match: Match[Table]) -> Sequence[Seat]:
    """Return who has won."""
    return match.outcome.winners if match.outcome is not None else ()


def play(scenario: Scenario, seats: int, seed: str) -> Played:
    """Let a team of bots play a scenario."""
    match = game(seats, seed, TamashiiOptions(scenario=scenario))
    table = match.state
    resets = sum(p.resets for p in table.players)
    return Played(scenario, seats, table.ticked if winners(match) else 0, resets)


def fight(seats: int, seed: str) -> Fought:
    """Let bots play against each other."""
    match = game(seats, seed, TamashiiOptions(), RIVALS)
    players = match.state.players
    return Fought(
        winners(match),
        [p.colour.name.lower() if p.colour is not None else "" for p in players],
        [p.calling.name.lower() if p.calling is not None else "" for p in players],
    )


def games(
    scenarios: Sequence[Scenario], seed: str, most: int | None, minutes: float
) -> Iterator[Played | Fought]:
    """Play in turns until each scenario has so many games at each number of players, or the time is up."""
    begun = time.monotonic()
    for number in count() if most is None else range(most):
        for scenario in scenarios:
            for seats in SEATS:
                if time.monotonic() - begun > 60 * minutes:
                    return
                yield play(scenario, seats, f"{seed} {scenario.value} {seats} {number}")
        for seats in SEATS[1:]:
            yield fight(seats, f"{seed} {RIVALS} {seats} {number}")


def row(played: Sequence[Played]) -> str:
    """Return what is told of the games of one scenario."""
    scenario, rules = played[0].scenario, rules_of("tamashii")
    guide = BOX.card(BOX.numbers[f"guide-{scenario.value}"], Guide)
    low, high = BANDS[guide.difficulty]
    wins = [one for one in played if one.ending]
    cells = []
    for seats in SEATS:
        own = [one for one in played if one.seats == seats]
        cells.append(f"{sum(bool(one.ending) for one in own)} of {len(own)}")
    share = len(wins) / len(played)
    sure = wilson(len(wins), len(played))
    outside = " ✗" if sure.low > high or sure.high < low else ""
    by_ending = Counter(one.ending for one in wins)
    endings = " · ".join(f"{by_ending[number]}" for number in range(1, max(by_ending, default=0) + 1))
    resets = sum(one.resets for one in played) / sum(one.seats for one in played)
    name = Speaker("en", rules).say(f"option-scenario-{scenario.value}")
    band = f"{guide.difficulty}, {100 * low:.0f}–{100 * high:.0f} %"
    whole = f"{100 * share:.0f} % ({100 * sure.low:.0f}–{100 * sure.high:.0f}){outside}"
    return f"| {name} | {band} | {' | '.join(cells)} | {whole} | {endings} | {resets:.1f} |"


def table(played: Sequence[Played]) -> Iterator[str]:
    """Return the table, line by line."""
    yield "| scenario | difficulty, meant | 1 | 2 | 3 | 4 | all | wins by ending | resets a player |"
    yield "|---" * 9 + "|"
    for scenario in Scenario:
        if own := [one for one in played if one.scenario is scenario]:
            yield row(own)


def shares(fought: Sequence[Fought]) -> Iterator[str]:
    """Return who has won against each other: by seat, and by colour and class where all four play."""
    for seats in SEATS[1:]:
        own = [one for one in fought if len(one.colours) == seats]
        if own:
            by_seat = Counter(seat for one in own for seat in one.winners)
            yield f"- {seats} seats, {len(own)} games: won by seat {[by_seat[seat] for seat in range(seats)]}"
    full = [one for one in fought if len(one.colours) == SEATS[-1]]
    for what in ("colours", "callings"):
        won = Counter(getattr(one, what)[seat] for one in full for seat in one.winners)
        there = Counter(name for one in full for name in getattr(one, what))
        yield "- " + ", ".join(f"{name} {won[name]} of {there[name]}" for name in sorted(there))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--seed", required=True, help="a name for these games; another one gives others")
    parser.add_argument("--games", type=int, help="so many for each scenario and number of players")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most so long")
    parser.add_argument("--scenarios", default="".join(one.value for one in Scenario), help="e.g. abg")
    asked = parser.parse_args(arguments)
    played = list(games([Scenario(one) for one in asked.scenarios], asked.seed, asked.games, asked.minutes))
    print(f"{len(played)} games, seed {asked.seed!r}")
    for line in table([one for one in played if isinstance(one, Played)]):
        print(line)
    for line in shares([one for one in played if isinstance(one, Fought)]):
        print(line)


if __name__ == "__main__":
    main()
