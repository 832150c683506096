"""Feast: Plenty."""

from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.model import Table, undealt
from dreamtable.kernel import Seat


class Feast(DreamLord):
    """Undealt bribes are cards for the Lord; in its world thieves draw one more (DRM-FST-02)."""

    number = 4
    skills = ("plenty",)
    world = World(thief_draw=1)

    def extra_cards(self, s: Table, seat: Seat) -> int:
        """DRM-FST-01, DRM-LAB-08: one more for each undealt bribe, unless sealed."""
        return 0 if s.seals[seat] else len(undealt(s))
