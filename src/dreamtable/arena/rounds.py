"""Who meets whom in a tournament, in the way that the game calls for."""

import enum
import hashlib
import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import msgspec

from dreamtable.arena.plan import Plan, make_plan
from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup

LONGEST = 40
"""No part of a folder's name that stands for a bot is longer."""


class Kind(enum.Enum):
    """How bots meet."""

    DUELS = "duels"
    """Two bots share the seats, one after the other; from game to game they change places."""
    SIDES = "sides"
    """One against many: each bot plays alone against the other one in all other seats."""
    TEAMS = "teams"
    """All win or lose together: each bot has all seats, and all of them get the same deals."""


class Sides(NamedTuple):
    """A game of one against many."""

    options: dict[str, object]
    """What puts the one on the first seat."""
    alone: str
    """What the one is called, and the many: messages of the game."""
    together: str


SIDES = {"inception": Sides({"lord": 0}, "side-lord", "side-thief")}


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and how often."""

    game: str
    bots: list[str]
    seats: list[int]
    games: int
    """Between each two bots; in a game played together, of each bot."""
    seed: str
    options: dict[str, object] = {}
    limit: float = 60.0

    @property
    def kind(self) -> Kind:
        """How bots meet in this game."""
        if rules_of(self.game).one_for_many or self.seats == [1]:
            return Kind.TEAMS
        return Kind.SIDES if self.game in SIDES else Kind.DUELS


class Round(NamedTuple):
    """Some games of a tournament with the same bots."""

    one: str
    other: str | None
    """None for a team."""
    plan: Plan

    @property
    def folder(self) -> str:
        """The name of the folder in which its results are."""
        return label(self.one) if self.other is None else f"{label(self.one)}-against-{label(self.other)}"


def make_tournament(
    game: str,
    bots: list[str],
    *,
    games: int,
    seed: str,
    seats: list[int] | None = None,
    options: dict[str, object] | None = None,
    limit: float = 60.0,
) -> Tournament:
    """Return a tournament that can be played, or say what is wrong with it."""
    rules = rules_of(game)
    seats = seats or [max(2, rules.seats[0])]
    if len(seats) > 1 and 1 in seats:
        raise BadSetup("Who plays alone plays against the game: 1 seat can't go together with other numbers.")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadSetup(f"The bot {bot!r} is named twice.")
    tournament = Tournament(
        game=game, bots=bots, seats=seats, games=games, seed=seed, options=options or {}, limit=limit
    )
    least = 1 if tournament.kind is Kind.TEAMS else 2
    if len(bots) < least:
        raise BadSetup(f"A tournament of {game} needs at least {least} bots, not {len(bots)}.")
    for _ in rounds(tournament):
        pass
    return tournament


def rounds(tournament: Tournament) -> Iterator[Round]:
    """Return what is played. Neither the other bots nor the order of names make a difference to a round."""
    pairs = combinations(sorted(tournament.bots), 2)
    match tournament.kind:
        case Kind.TEAMS:
            for bot in tournament.bots:
                yield Round(bot, None, plan_of(tournament, [bot], tournament.games, tournament.seed))
        case Kind.DUELS:
            both_everywhere = 2 * len(tournament.seats)
            games = -(-tournament.games // both_everywhere) * both_everywhere
            for one, other in pairs:
                seed = f"{tournament.seed} {one} {other}"
                yield Round(one, other, plan_of(tournament, [one, other], games, seed))
        case Kind.SIDES:
            for pair in pairs:
                for alone, many in (pair, pair[::-1]):
                    bots = [alone] + [many] * (max(tournament.seats) - 1)
                    seed = f"{tournament.seed} {alone} {many}"
                    yield Round(alone, many, plan_of(tournament, bots, -(-tournament.games // 2), seed))


def plan_of(tournament: Tournament, bots: list[str], games: int, seed: str) -> Plan:
    """Return the plan of a round."""
    sides = tournament.kind is Kind.SIDES
    fixed = SIDES[tournament.game].options if sides else {}
    if taken := sorted(fixed.keys() & tournament.options):
        raise BadSetup(f"In a tournament of {tournament.game} the option {taken[0]!r} is not free.")
    return make_plan(
        tournament.game,
        seats=tournament.seats,
        bots=bots,
        games=games,
        seed=seed,
        options={**tournament.options, **fixed},
        rotate=not sides,
        limit=tournament.limit,
    )


def label(bot: str) -> str:
    """Return a name that a folder can have: that of the bot, if it is a plain one."""
    plain = re.sub(r"[^A-Za-z0-9_.]+", "-", bot).strip("-.")[-LONGEST:]
    return plain if plain == bot else f"{plain}-{hashlib.blake2b(bot.encode(), digest_size=3).hexdigest()}"
