"""Harbor: Tsunami."""

from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.dice import roll_for_skill
from dreamtable.games.inception.limbo import send_to_limbo
from dreamtable.games.inception.model import Table, is_open_target, seats_in_turn
from dreamtable.kernel import Game, Seat

SAFE = 6


class Harbor(DreamLord):
    """Opening a vault washes thieves away; in its world a second gold vault loses the game (DRM-HBR-04)."""

    number = 2
    skills = ("tsunami",)
    world = World(vaults_lost=2)

    def after_opening(self, g: Game[Table], seat: Seat) -> None:
        """DRM-HBR-01, DRM-HBR-02: every thief on a level and not sealed rolls; only a 6 stays."""
        s = g.state
        self.announce(g, seat)
        for thief in seats_in_turn(s):
            if thief != s.lord and is_open_target(s, thief) and roll_for_skill(g, thief) < SAFE:
                send_to_limbo(g, thief)
