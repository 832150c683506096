"""Paprika: Salvation."""

from dreamtable.games.inception.cards import discard, give, one_of_each_kind
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.limbo import revive
from dreamtable.games.inception.model import LIMBO, Table
from dreamtable.games.inception.moves import Salvation
from dreamtable.kernel import Game, Move, Script, Seat

USES = 2


class Paprika(Thief):
    """Brings the lost back, and takes what they have."""

    number = 24
    skills = ("salvation",)

    def actions(self, s: Table, seat: Seat, _reach: list[Seat]) -> list[Move]:
        """DRM-PAP-01, DRM-LAB-02: twice per turn, anyone in Limbo who is not sealed, for one card."""
        if LIMBO not in s.places or self.times_used(s) >= USES:
            return []
        lost = [other for other, place in enumerate(s.places) if place == LIMBO and not s.seals[other]]
        return [Salvation(card, target) for card in one_of_each_kind(s.hands[seat]) for target in lost]

    def act(self, g: Game[Table], seat: Seat, move: Move) -> Script[None]:
        """DRM-PAP-01 to -03, DRM-LAB-08: revive on her level and take the hand; sealed she leaves it."""
        s = g.state
        if isinstance(move, Salvation):
            self.count_use(g, seat)
            discard(g, seat, [move.card])
            yield from revive(g, move.target, s.places[seat], by=seat)
            if not s.seals[seat]:
                give(g, move.target, seat, list(s.hands[move.target]))
