"""Point Man: Scout."""

from dreamtable.games.inception.cards import draw, show
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.model import KIND_OF, TRANSIT_SERUM, Table
from dreamtable.games.inception.moves import Scout
from dreamtable.kernel import Game, Move, Script, Seat

FOUND = 2


class PointMan(Thief):
    """Shows what was drawn, and draws more for a Transit Serum."""

    number = 9
    skills = ("scout",)

    def actions(self, s: Table, seat: Seat, _reach: list[Seat]) -> list[Move]:
        """DRM-PNT-01, DRM-PNT-03, DRM-LAB-08: after a normal draw and before anything else, unless sealed."""
        hand = s.hands[seat]
        return [Scout()] if not s.seals[seat] and any(card in hand for card in s.fresh) else []

    def act(self, g: Game[Table], seat: Seat, _move: Move) -> Script[None]:
        """DRM-PNT-01 to -04: show all cards of the draw; with a Transit Serum among them draw two."""
        yield from ()
        s = g.state
        # A Body Swap used since the draw lies open on the discard pile already.
        cards = [card for card in s.fresh if card in s.hands[seat]]
        s.fresh = []
        self.announce(g, seat)
        show(g, seat, cards)
        if any(KIND_OF[card] is TRANSIT_SERUM for card in cards):
            draw(g, seat, FOUND)
