"""What a tournament came to: ratings, each against each, teams, and who failed."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec

from dreamtable.arena.playing import RULES_FAILED
from dreamtable.arena.ratings import Duel, Rating, Ratings, rate, sign_test
from dreamtable.arena.results import Results
from dreamtable.arena.rounds import Kind, Round, Tournament
from dreamtable.arena.statistics import benjamini_hochberg, wilson
from dreamtable.kernel import DreamtableError

FILE = "ratings.json"


class Game(NamedTuple):
    """What a game of a round says about its bots."""

    seed: str
    points: float | None
    """What the first bot got, from 1 for a win to 0 for a defeat; None if the rules failed."""
    failed: str | None
    """Which bot failed and so lost."""
    why: str | None


Played = Sequence[tuple[Round, list[Game]]]


class Share(msgspec.Struct, frozen=True):
    """Points out of games, with the limits between which the true share is with 95 % confidence."""

    points: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """What one bot got against another."""

    one: str
    other: str
    got: Share


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot got alone against many, and among the many."""

    bot: str
    alone: Share
    together: Share


class Team(msgspec.Struct, frozen=True, kw_only=True):
    """How often a team of one bot won."""

    bot: str
    won: Share


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """Two teams on the same deals."""

    one: str
    other: str
    only_one: int
    """Deals that only the first team won, and those that only the other one won."""
    only_other: int
    chance: float
    """How likely so large a difference is by chance alone, corrected for the number of pairs."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """Games that a bot lost because it failed; without a bot, games that count for nobody."""

    bot: str | None
    why: str
    games: int
    seed: str
    """That of the first such game."""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a tournament."""

    tournament: Tournament
    kind: Kind
    rules_version: int
    ratings: list[Rating] = []
    one_sided: bool = False
    meetings: list[Meeting] = []
    parts: list[Part] = []
    teams: list[Team] = []
    differences: list[Difference] = []
    failures: list[Failure] = []


def games_of(one: Round, results: Results, kind: Kind) -> list[Game]:
    """Return what the games of a round say."""
    seats: dict[int, list[tuple[str, bool | None]]] = {}
    for number, bot, won in results.seats.select("game", "bot", "won").iter_rows():
        seats.setdefault(number, []).append((bot, won))
    columns = ("game", "seed", "reason", "failed_bot", "failed_why")
    return [
        Game(seed, points(one, kind, reason, failed, seats[number]), failed, why)
        for number, seed, reason, failed, why in results.games.select(columns).iter_rows()
    ]


def points(
    one: Round, kind: Kind, reason: str, failed: str | None, seats: Sequence[tuple[str, bool | None]]
) -> float | None:
    """Return what the first bot of a round got in a game."""
    if failed is not None:
        return 0.0 if failed == one.one else 1.0
    if reason == RULES_FAILED:
        return None
    if kind is not Kind.DUELS:
        return float(seats[0][1] is True)
    winners = [bot for bot, won in seats if won]
    return winners.count(one.one) / len(winners) if winners else 0.5


def share(points: Sequence[float | None]) -> Share:
    """Return the share of points in those games that count."""
    counted = [point for point in points if point is not None]
    low, high = wilson(sum(counted), len(counted))
    return Share(round(sum(counted), 6), len(counted), round(low, 6), round(high, 6))


def standings_of(tournament: Tournament, played: Played) -> Standings:
    """Return what the games of a tournament came to."""
    standings = Standings(
        tournament=tournament,
        kind=tournament.kind,
        rules_version=played[0][0].plan.rules_version,
        failures=failures_of(played),
    )
    if tournament.kind is Kind.TEAMS:
        return msgspec.structs.replace(standings, teams=teams_of(played), differences=differences_of(played))
    duels = [
        Duel(one.one, one.other, [game.points for game in games if game.points is not None])
        for one, games in played
        if one.other is not None
    ]
    all_met = all(duel.points for duel in duels)
    rated = rate(duels, seed=tournament.seed) if all_met else Ratings(ratings=[], one_sided=False)
    in_order = [rating.bot for rating in rated.ratings]
    return msgspec.structs.replace(
        standings,
        ratings=rated.ratings,
        one_sided=rated.one_sided,
        meetings=meetings_of(duels, in_order),
        parts=parts_of(duels, in_order) if tournament.kind is Kind.SIDES else [],
    )


def meetings_of(duels: Sequence[Duel], bots: Sequence[str]) -> list[Meeting]:
    """Return what each got against each, in the order of the bots."""
    return [
        Meeting(one=one, other=other, got=share(got_by(one, other, duels)))
        for one in bots
        for other in bots
        if one != other
    ]


def parts_of(duels: Sequence[Duel], bots: Sequence[str]) -> list[Part]:
    """Return what each bot got alone and among the many: the first of a duel is the one alone."""
    return [
        Part(
            bot=bot,
            alone=share([point for duel in duels if duel.one == bot for point in duel.points]),
            together=share([1 - point for duel in duels if duel.other == bot for point in duel.points]),
        )
        for bot in bots
    ]


def got_by(bot: str, other: str, duels: Sequence[Duel]) -> list[float]:
    """Return what a bot got in its games against another."""
    got: list[float] = []
    for duel in duels:
        if (duel.one, duel.other) == (bot, other):
            got += duel.points
        elif (duel.other, duel.one) == (bot, other):
            got += [1 - point for point in duel.points]
    return got


def teams_of(played: Played) -> list[Team]:
    """Return how often each team won, the best first."""
    teams = [Team(bot=one.one, won=share([game.points for game in games])) for one, games in played]
    return sorted(teams, key=lambda team: (-team.won.share, team.bot))


def differences_of(played: Played) -> list[Difference]:
    """Return each two teams on the same deals."""
    found = []
    for (one, games), (other, others) in combinations(played, 2):
        deals = [
            (game.points, same.points)
            for game, same in zip(games, others, strict=True)
            if game.points is not None and same.points is not None
        ]
        only_one, only_other = sum(a > b for a, b in deals), sum(a < b for a, b in deals)
        found.append((one.one, other.one, only_one, only_other))
    chances = benjamini_hochberg([sign_test(*only) for _, _, *only in found])
    return [
        Difference(one=one, other=other, only_one=only_one, only_other=only_other, chance=chance)
        for (one, other, only_one, only_other), chance in zip(found, chances, strict=True)
    ]


def failures_of(played: Played) -> list[Failure]:
    """Return what went wrong, each reason once."""
    first: dict[tuple[str | None, str], str] = {}
    count: dict[tuple[str | None, str], int] = {}
    for _, games in played:
        for game in games:
            if game.why is not None:
                key = (game.failed, game.why)
                first.setdefault(key, game.seed)
                count[key] = count.get(key, 0) + 1
    return [Failure(bot=bot, why=why, games=count[bot, why], seed=seed) for (bot, why), seed in first.items()]


def store(standings: Standings, folder: Path) -> None:
    """Write the standings as JSON; another process finds the old file or the new one."""
    file = folder / FILE
    unfinished = folder / f".{FILE}.unfinished"
    try:
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(standings), indent=2) + b"\n")
        unfinished.replace(file)
    except OSError as error:
        raise DreamtableError(f"{file} can't be written: {error.strerror or error}.") from None
