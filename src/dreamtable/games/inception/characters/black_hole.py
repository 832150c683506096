"""Black Hole: Backflow."""

from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.model import LOCKS, Table
from dreamtable.games.inception.vaults import change_locks, unopened
from dreamtable.kernel import Game, Seat

REGAINED = 2


class BlackHole(DreamLord):
    """Locks come back before each draw; in its world thieves may unlock twice a turn (DRM-BLK-04)."""

    number = 1
    skills = ("backflow",)
    world = World(unlocks=2)

    def before_draw(self, g: Game[Table], seat: Seat) -> None:
        """DRM-BLK-01, DRM-BLK-02: each level with a closed vault regains two locks, up to its start."""
        s = g.state
        most = LOCKS[len(s.hands)]
        self.announce(g, seat)
        for level in unopened(s):
            change_locks(g, level, min(s.locks[level] + REGAINED, most[level]))
