"""Forger: Trickery."""

from dreamtable.games.inception.cards import GIFTS, choose_cards, draw_blindly, give
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.model import Table
from dreamtable.games.inception.moves import Trickery
from dreamtable.kernel import Game, Move, Script, Seat

MOST = 2


class Forger(Thief):
    """Exchanges cards with another hand."""

    number = 15
    skills = ("trickery",)

    def actions(self, s: Table, seat: Seat, reach: list[Seat]) -> list[Move]:
        """DRM-FOR-01, DRM-FOR-02, DRM-LAB-08: once per turn, one or two cards, unless sealed."""
        if self.times_used(s) or s.seals[seat]:
            return []
        return [
            Trickery(target, count)
            for target in reach
            for count in range(1, min(MOST, len(s.hands[target])) + 1)
        ]

    def act(self, g: Game[Table], seat: Seat, move: Move) -> Script[None]:
        """DRM-FOR-01, DRM-FOR-03: draw blindly, then give as many cards of one's choice back."""
        if isinstance(move, Trickery):
            self.count_use(g, seat)
            draw_blindly(g, seat, move.target, move.count)
            cards = yield from choose_cards(g, seat, move.count, GIFTS, rule="DRM-FOR-03")
            give(g, seat, move.target, cards)
