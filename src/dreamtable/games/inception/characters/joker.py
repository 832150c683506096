"""Joker: Out of Control."""

from dreamtable.games.inception.cards import draw
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.dice import roll_for_skill
from dreamtable.games.inception.model import HAND_LIMIT, Table
from dreamtable.games.inception.moves import OutOfControl
from dreamtable.kernel import Game, Move, Script, Seat


class Joker(Thief):
    """Draws by the die, and keeps nothing."""

    number = 8
    skills = ("out-of-control",)

    def replacements(self, s: Table, seat: Seat) -> list[Move]:
        """DRM-JOK-01, DRM-LAB-08: instead of the normal draw, unless sealed."""
        return [] if s.seals[seat] else [OutOfControl()]

    def replace_draw(self, g: Game[Table], seat: Seat, _move: Move) -> Script[None]:
        """DRM-JOK-01, DRM-JOK-02: roll a die and draw as many cards, with no additions."""
        yield from ()
        self.announce(g, seat)
        g.state.out_of_control = True
        draw(g, seat, roll_for_skill(g, seat))

    def hand_limit(self, s: Table) -> int:
        """DRM-JOK-03, DRM-JOK-04: whoever used it and holds the Joker discards everything, also in Limbo."""
        return 0 if s.out_of_control else HAND_LIMIT
