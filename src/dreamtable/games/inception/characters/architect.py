"""Architect: Labyrinth."""

from dreamtable.games.inception.cards import discard, one_of_each_kind
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.events import Sealed
from dreamtable.games.inception.model import KIND_OF, SHOOT_CLASS, Table
from dreamtable.games.inception.moves import Labyrinth
from dreamtable.kernel import Game, Move, Script, Seat


class Architect(Thief):
    """Seals players in the Labyrinth."""

    number = 13
    skills = ("labyrinth",)

    def actions(self, s: Table, seat: Seat, reach: list[Seat]) -> list[Move]:
        """DRM-ARC-01, DRM-ARC-02: for a SHOOT-class card, anyone on the own level who is not sealed."""
        shots = [card for card in one_of_each_kind(s.hands[seat]) if KIND_OF[card] < SHOOT_CLASS]
        if not shots:
            return []
        targets = [target for target in reach if s.places[target] == s.places[seat]]
        if not s.seals[seat]:
            targets.append(seat)
        return [Labyrinth(card, target) for card in shots for target in targets]

    def act(self, g: Game[Table], seat: Seat, move: Move) -> Script[None]:
        """DRM-LAB-01: until the end of the target's next turn; a turn that runs already does not count."""
        yield from ()
        if isinstance(move, Labyrinth):
            self.announce(g, seat)
            discard(g, seat, [move.card])
            g.state.seals[move.target] = 2 if move.target == g.state.turn else 1
            g.tell(Sealed, move.target, seat)
