"""How strong bots are: Bradley-Terry ratings on the Elo scale, and tests of a difference."""

import math
import random
from collections.abc import Sequence

import msgspec

from dreamtable.kernel import BadSetup

MEAN = 1500.0
"""The mean of all ratings: they say how far bots are apart, within one tournament."""
ELO = 400.0
"""So many points apart, the stronger one is expected to get ten points for each of the weaker one."""
HALF = 0.5
"""What both sides of a duel are given where somebody never got a point, so that ratings stay finite."""
RESAMPLES = 1000
CLOSE = 1e-9

Points = list[list[float]]
"""Row by column: what each got against each."""
Played = tuple[int, int, list[float]]
"""Two bots by their numbers, and what the first one got in each game."""


class Duel(msgspec.Struct, frozen=True):
    """All games between two bots: what the first one got in each, 1 for a win and 0 for a defeat."""

    one: str
    other: str
    points: list[float]


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a bot is, with the limits between which it is with 95 % confidence."""

    bot: str
    rating: float
    low: float
    high: float
    points: float
    games: int


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of a tournament, the strongest first."""

    ratings: list[Rating]
    one_sided: bool
    """Whether somebody never got a point against somebody weaker or equal: distances are then least ones."""


def rate(duels: Sequence[Duel], *, seed: str = "ratings", resamples: int = RESAMPLES) -> Ratings:
    """Return the ratings that make the results most likely, with limits from games drawn again.

    The order of games and duels makes no difference; the seed is that of the drawing.
    """
    bots = sorted({bot for duel in duels for bot in (duel.one, duel.other)})
    played = in_order(duels, bots)
    met = [pair for one, other, _ in played for pair in ((one, other), (other, one))]
    if not all_reached(len(bots), met):
        raise BadSetup("Bots that never met, not even by way of others, can't be rated together.")
    points = table([(one, other, sum(got), len(got)) for one, other, got in played], len(bots))
    best = strengths(points)
    rng = random.Random(seed)  # noqa: S311 (not a secret)
    again = [elo(strengths(drawn_again(played, len(bots), rng), best)) for _ in range(resamples)]
    found = []
    for number, rating in enumerate(elo(best)):
        drawn = sorted(one[number] for one in again) or [rating]
        found.append(
            Rating(
                bot=bots[number],
                rating=round(rating, 1),
                low=round(quantile(drawn, 0.025), 1),
                high=round(quantile(drawn, 0.975), 1),
                points=sum(points[number]),
                games=sum(len(got) for one, other, got in played if number in (one, other)),
            )
        )
    found.sort(key=lambda one: (-one.rating, one.bot))
    return Ratings(ratings=found, one_sided=not has_best(points))


def in_order(duels: Sequence[Duel], bots: list[str]) -> list[Played]:
    """Return what the bots got by their numbers, each pair once, in an order that only the points decide."""
    at = {bot: number for number, bot in enumerate(bots)}
    found: dict[tuple[int, int], list[float]] = {}
    for duel in duels:
        one, other = at[duel.one], at[duel.other]
        points = duel.points if one < other else [1 - point for point in duel.points]
        found.setdefault((min(one, other), max(one, other)), []).extend(points)
    return [(one, other, sorted(got)) for (one, other), got in sorted(found.items()) if got]


def table(results: Sequence[tuple[int, int, float, int]], bots: int) -> Points:
    """Return what each got against each, from (one, other, points of one, games)."""
    points = [[0.0] * bots for _ in range(bots)]
    for one, other, got, games in results:
        points[one][other] += got
        points[other][one] += games - got
    return points


def drawn_again(played: Sequence[Played], bots: int, rng: random.Random) -> Points:
    """Return the points of as many games as each duel had, drawn from its games with repetition.

    A win and a defeat with half the weight of a game are among them: also who won every game might have
    lost one.
    """
    results = []
    for one, other, got in played:
        weights = [*range(1, len(got) + 1), len(got) + HALF, len(got) + 2 * HALF]
        drawn = rng.choices([*got, 0.0, 1.0], cum_weights=weights, k=len(got))
        results.append((one, other, sum(drawn), len(got)))
    return table(results, bots)


def strengths(points: Points, start: Sequence[float] | None = None) -> list[float]:
    """Return the strengths p that make the points most likely, if i beats j with chance p_i / (p_i + p_j).

    Each strength in turn is set to what the others call for (Newman's form of Zermelo's iteration), until
    nothing moves any more. The product of all is 1.
    """
    bots = range(len(points))
    if not has_best(points):
        points = [
            [got + HALF * (got + points[other][one] > 0) for other, got in enumerate(row)]
            for one, row in enumerate(points)
        ]
    strength = list(start) if start is not None else [1.0 for _ in bots]
    moved = 1.0
    while moved > CLOSE:
        moved = 0.0
        for one in bots:
            won = lost = 0.0
            for other in bots:
                if points[one][other] or points[other][one]:
                    both = strength[one] + strength[other]
                    won += points[one][other] * strength[other] / both
                    lost += points[other][one] / both
            if lost:
                moved = max(moved, abs(math.log(won / lost / strength[one])))
                strength[one] = won / lost
    mean = math.exp(sum(map(math.log, strength)) / len(strength)) if strength else 1.0
    return [one / mean for one in strength]


def elo(strength: Sequence[float]) -> list[float]:
    """Return strengths on the Elo scale."""
    return [MEAN + ELO * math.log10(one) for one in strength]


def has_best(points: Points) -> bool:
    """Say whether finite ratings fit best: from each bot a chain of points leads to each other one."""
    chains = [(one, other) for one, row in enumerate(points) for other, got in enumerate(row) if got > 0]
    back = [(other, one) for one, other in chains]
    return all_reached(len(points), chains) and all_reached(len(points), back)


def all_reached(bots: int, chains: Sequence[tuple[int, int]]) -> bool:
    """Say whether all can be reached from the first one."""
    found = [0]
    for one in found:
        found += dict.fromkeys(end for start, end in chains if start == one and end not in found)
    return len(found) >= bots


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which that share of sorted values lies."""
    place = share * (len(values) - 1)
    below = math.floor(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (values[above] - values[below]) * (place - below)


def sign_test(only_one: int, only_other: int) -> float:
    """Return how likely so unequal numbers are by chance alone: games on the same deals that one side won.

    Deals that both won or both lost say nothing about a difference, so only the others count (McNemar's
    exact test).
    """
    games = only_one + only_other
    tail = sum(math.comb(games, wins) for wins in range(min(only_one, only_other) + 1))
    return min(1.0, 2 * tail / (1 << games))
