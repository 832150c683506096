"""Tourist: Support."""

from dreamtable.games.inception.cards import give
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.model import Table
from dreamtable.games.inception.movement import move_to
from dreamtable.games.inception.moves import Support
from dreamtable.kernel import Game, Move, Script, Seat


class Tourist(Thief):
    """Gives everything away and travels to the receiver."""

    number = 10
    skills = ("support",)

    def actions(self, s: Table, seat: Seat, reach: list[Seat]) -> list[Move]:
        """DRM-TOU-01 to -03: to any other player on a level, with at least one card in hand."""
        return [Support(target) for target in reach] if s.hands[seat] else []

    def act(self, g: Game[Table], seat: Seat, move: Move) -> Script[None]:
        """DRM-TOU-01, DRM-LAB-08: the whole hand passes, then the giver moves there, unless sealed."""
        s = g.state
        if isinstance(move, Support):
            self.announce(g, seat)
            give(g, seat, move.target, list(s.hands[seat]))
            yield from move_to(g, seat, s.places[move.target])
