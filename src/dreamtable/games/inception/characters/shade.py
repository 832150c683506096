"""Shade: Tag Along."""

from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.model import LIMBO, Table
from dreamtable.games.inception.movement import move_to
from dreamtable.games.inception.moves import TagAlong
from dreamtable.kernel import Game, Move, Script, Seat


class Shade(Thief):
    """Follows the Lord."""

    number = 11
    skills = ("tag-along",)

    def actions(self, s: Table, seat: Seat, _reach: list[Seat]) -> list[Move]:
        """DRM-SHD-01, DRM-SHD-02, DRM-LAB-08: while the Lord is on another level, unless sealed."""
        blocked = s.places[s.lord] in (LIMBO, s.places[seat]) or s.seals[seat]
        return [] if blocked else [TagAlong()]

    def act(self, g: Game[Table], seat: Seat, _move: Move) -> Script[None]:
        """DRM-SHD-01, DRM-IXN-22: move to the level where the Lord is now."""
        self.announce(g, seat)
        yield from move_to(g, seat, g.state.places[g.state.lord])
