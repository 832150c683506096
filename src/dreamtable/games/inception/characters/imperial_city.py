"""Imperial City: Big Money."""

from dreamtable.games.inception.bribes import faces_of
from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.events import UndealtLookedAt
from dreamtable.games.inception.model import Table, bit, undealt
from dreamtable.games.inception.moves import GiveChosenBribe
from dreamtable.kernel import Game, Move, Seat


class ImperialCity(DreamLord):
    """The Lord chooses the bribes; in its world a bribed player must shoot (DRM-IMP-04)."""

    number = 3
    skills = ("big-money",)
    world = World(bribe_shot=-3)

    def bribes_to_choose(self, s: Table, _seat: Seat) -> list[Move]:
        """DRM-IMP-01: the Lord may choose the bribe himself."""
        return [GiveChosenBribe(face) for face in faces_of(s, undealt(s))]

    def look_around(self, g: Game[Table], seat: Seat) -> None:
        """DRM-IMP-02: the Lord may look at the undealt bribes at any time."""
        s = g.state
        pile = undealt(s)
        if seat == s.lord and not all(s.bribe_seen[bribe] & bit(seat) for bribe in pile):
            for bribe in pile:
                s.bribe_seen[bribe] |= bit(seat)
            g.tell(UndealtLookedAt, seat, [s.bribes[bribe] for bribe in pile])
