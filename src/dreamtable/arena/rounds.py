"""Who meets whom in a tournament, in the way that the game calls for."""

import enum
import hashlib
import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from dreamtable.arena.plan import Plan, make_plan
from dreamtable.games import rules_of
from dreamtable.kernel import BadSetup, Mode, OneAgainstMany

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


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and how often."""

    game: str
    mode: str | None = None
    """Which way of playing; None for the first one that is for so many."""
    bots: list[str]
    seats: list[int]
    games: int
    """Between each two bots; in a game played together, of each bot."""
    seed: str
    options: dict[str, object] = {}
    limit: float = 60.0
    packs: list[str] = []
    """Which packs are played with, besides the game's own box."""

    @property
    def kind(self) -> Kind:
        """How bots meet in this game."""
        if all(mode.together for mode in self.modes):
            return Kind.TEAMS
        return Kind.SIDES if self.against is not None else Kind.DUELS

    @property
    def modes(self) -> list[Mode]:
        """The modes in which so many play it."""
        rules = rules_of(self.game)
        return [rules.mode_for(seats, self.mode) for seats in self.seats]

    @property
    def against(self) -> OneAgainstMany | None:
        """Who plays alone against all others, if somebody does."""
        sides = [mode.against for mode in self.modes]
        return sides[0] if all(sides) else None


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
    mode: str | None = None,
    seats: list[int] | None = None,
    options: dict[str, object] | None = None,
    limit: float = 60.0,
    packs: Sequence[str] = (),
) -> Tournament:
    """Return a tournament that can be played, or say what is wrong with it."""
    rules = rules_of(game)
    seats = seats or [fewest_rivals(rules.seats_for(mode))]
    if len(seats) > 1 and 1 in seats:
        raise BadSetup("Who plays alone plays against the game: 1 seat can't go together with other numbers.")
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadSetup(f"The bot {bot!r} is named twice.")
    tournament = Tournament(
        game=game,
        mode=mode,
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        options=options or {},
        limit=limit,
        packs=list(packs),
    )
    least = 1 if tournament.kind is Kind.TEAMS else 2
    if len(bots) < least:
        raise BadSetup(f"A tournament of {game} needs at least {least} bots, not {len(bots)}.")
    for _ in rounds(tournament):
        pass
    return tournament


def fewest_rivals(seats: range) -> int:
    """Return with how few a game is a game between players; alone where it can only be played alone."""
    return min(max(2, seats[0]), seats[-1])


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
    against = tournament.against
    fixed = against.options if against is not None else {}
    if taken := sorted(fixed.keys() & tournament.options):
        raise BadSetup(f"In a tournament of {tournament.game} the option {taken[0]!r} is not free.")
    return make_plan(
        tournament.game,
        mode=tournament.mode,
        seats=tournament.seats,
        bots=bots,
        games=games,
        seed=seed,
        options={**tournament.options, **fixed},
        rotate=against is None,
        limit=tournament.limit,
        packs=tournament.packs,
    )


def label(bot: str) -> str:
    """Return a name that a folder can have: that of the bot, if it is a plain one."""
    plain = re.sub(r"[^A-Za-z0-9_.]+", "-", bot).strip("-.")[-LONGEST:]
    return plain if plain == bot else f"{plain}-{hashlib.blake2b(bot.encode(), digest_size=3).hexdigest()}"
