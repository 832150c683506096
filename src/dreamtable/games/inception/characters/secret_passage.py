"""Secret Passage: Teleport."""

from dreamtable.games.inception.cards import NOT_HELD, holds, use_card
from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.events import CardUsedOn
from dreamtable.games.inception.limbo import send_to_limbo
from dreamtable.games.inception.model import TRANSIT_SERUM, Table
from dreamtable.games.inception.moves import Teleport
from dreamtable.kernel import Game, Move, Script, Seat

USES = 2


class SecretPassage(DreamLord):
    """A Serum sends a thief to Limbo; in its world a Serum is the price of every revival (DRM-PSG-03)."""

    number = 5
    skills = ("teleport",)
    world = World(serum_revives=True)

    def actions(self, s: Table, seat: Seat, reach: list[Seat]) -> list[Move]:
        """DRM-PSG-01: any thief on any level, twice per turn."""
        serum = holds(s.hands[seat], TRANSIT_SERUM)
        if serum == NOT_HELD or self.times_used(s) >= USES:
            return []
        return [Teleport(serum, target) for target in reach if target != s.lord]

    def act(self, g: Game[Table], seat: Seat, move: Move) -> Script[None]:
        """DRM-PSG-01, DRM-PSG-02: it is no kill, and nothing is given."""
        yield from ()
        if isinstance(move, Teleport):
            use_card(g, seat, move.card)
            g.tell(CardUsedOn, seat, move.card, move.target)
            self.count_use(g, seat)
            send_to_limbo(g, move.target)
