"""Fortress: Ruthless."""

from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.model import Level, Table, is_open_target
from dreamtable.games.inception.moves import DECLINE, Decline, ShootAt
from dreamtable.games.inception.shoot import SHOTS_AS_IF, shoot_as_if
from dreamtable.kernel import Game, Script, Seat


class Fortress(DreamLord):
    """Each own move may be a shot; in its world the Lord's dice show one less (DRM-FRT-04)."""

    number = 6
    skills = ("ruthless",)
    world = World(lord_dice=-1)

    def moved(self, g: Game[Table], seat: Seat, _start: Level) -> Script[None]:
        """DRM-FRT-01 to -03: an as-if SHOOT at any thief on any level."""
        s = g.state
        targets: list[Decline | ShootAt] = [
            SHOTS_AS_IF[thief]
            for thief in range(len(s.hands))
            if thief not in (seat, s.lord) and is_open_target(s, thief)
        ]
        if s.seals[seat] or not targets:  # DRM-LAB-08
            return
        move = yield from g.ask(seat, [DECLINE, *targets], rule="DRM-FRT-01")
        if isinstance(move, ShootAt):
            self.announce(g, seat)
            yield from shoot_as_if(g, seat, move.target)
