"""A Way set for a test: where the Team stands, what lies in the decks between the Dreams.

table = way(2, at="b5", keys=1, slumbers="wraith")
table.both(GoTo("b6"))
assert table.s.keys == 2
"""

from collections.abc import Callable, Sequence
from typing import Any, Self

import msgspec

from dreamtable.games.etherfields.bot import BOT
from dreamtable.games.etherfields.box import BOX, NUMBERS
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.map import place_of, redraw, space_named
from dreamtable.games.etherfields.model import NOTHING, Dream, Laid, Phase, Pile, Saga, World
from dreamtable.games.etherfields.rules import RULES
from dreamtable.games.etherfields.world.cards import SlumberTile
from dreamtable.games.etherfields.world.gaining import new_world
from dreamtable.kernel import Chair, Match, Move, Seat
from dreamtable.kernel.rng import Given
from etherfields.kit import Table, dream

SETUP = "ii-36-crossing ii-36-tram-stop"


class WayTable(Table):
    """A match on the way between the Dreams."""

    @property
    def world(self) -> World:
        """What lies between the Dreams."""
        assert self.s.world is not None
        return self.s.world

    def all_vote(self, move: Move) -> Self:
        """Let everybody vote for something."""
        for seat in range(len(self.dreamers)):
            if self.can(seat, move):
                self.does(seat, move)
        return self

    def offered(self, kind: type[Move], seat: Seat = 0) -> list[Any]:
        """Return what a seat may do of a kind."""
        return [move for move in self.menu(seat) if isinstance(move, kind)]

    def goes_on(self, until: Callable[[Dream], bool]) -> Self:
        """Answer what is asked by the first entry until something is so."""
        for _ in range(400):
            if until(self.s) or self.match.outcome is not None:
                break
            self.match.choose(self.match.due()[0], 0)
        return self


def way(
    seats: int = 2,
    *,
    at: str = "b1",
    phase: Phase = Phase.TRAVEL,
    icons: Sequence[str] = (),
    keys: int = 0,
    slumbers: str = "",
    below: str = "",
    fates: str = "",
    map_tiles: str = "ii-36-roofs ii-36-lock ii-36-garages",
    districts: str = "suburbia harbour market",
    gates: str = "i-02-x",
    season: str = "",
    wisdom: str = "wisdom-awakening wisdom-map",
    slumber: str = "",
    turns: int = 4,
    where: str = "",
    also: Callable[[Dream], None] | None = None,
    brings: Sequence[Given] = (),
    **more: Any,
) -> WayTable:
    """Set a Way up; with `slumber` one that is fought, on the open floor of its first Turn."""

    def between(s: Dream) -> None:
        world = new_world()
        world.districts, world.team, world.icons = districts.split(), at, list(icons)
        world.slumbers = Pile(top=slumbers.split(), below=below.split())
        world.delta, world.season, world.wisdom = "delta-phase", season, wisdom.split()
        world.fates, world.map_tiles = Pile(top=fates.split()), Pile(top=map_tiles.split())
        world.gates, world.slumber = gates.split(), slumber
        s.world, s.gate, s.keys, s.secrets = world, NOTHING, keys, {}
        tiles = [NUMBERS[name] for name in SETUP.split()]
        s.tiles = [Laid(tile, place_of(BOX.card(tile, SlumberTile))) for tile in tiles]
        redraw(s)
        for seat, d in enumerate(s.dreamers):
            spaces = where.split()
            d.space = space_named(spaces[seat] if seat < len(spaces) else "B2.nw")
        if phase is not Phase.FLOOR:
            s.turn_pool, s.current = BOX.of(TurnCard), NOTHING
            s.turn_deck, s.turn_discard = [], [NOTHING] * 12
        if also is not None:
            also(s)

    table = dream(seats, phase=phase, also=between, turns=turns, brings=brings, table=WayTable, **more)
    assert isinstance(table, WayTable)
    return table


def slumber(seats: int = 1, *, at: str = "B2.ne", **more: Any) -> WayTable:
    """Set the Wraith up as it is fought."""
    return way(seats, slumber="wraith", phase=Phase.FLOOR, figures=[("wraith", at)], **more)


def follows(kept: Saga, seats: int = 2, seed: str = "next") -> WayTable:
    """Return the match that follows, from what was stored."""
    stored = msgspec.json.decode(msgspec.json.encode(kept), type=Saga)
    table = WayTable.__new__(WayTable)
    table.match = Match(RULES, seats, seed, kept=stored)
    return table


def played(match: Match[Dream]) -> Match[Dream]:
    """Let bots play a match to its end."""
    bots = [BOT.quick(f"bot {seat}") for seat in range(match.seats)]
    while match.outcome is None:
        seat = match.due()[0]
        chair = Chair(match, seat)
        match.choose(seat, list(chair.menu).index(bots[seat].choose(chair)))
    return match
