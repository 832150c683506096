"""Dream Interpreter: Foreshadow."""

from dreamtable.games.inception.cards import draw
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.draw import wants_cards
from dreamtable.games.inception.model import Table
from dreamtable.kernel import Game, Script, Seat

GAINED = 2


class DreamInterpreter(Thief):
    """Draws with every Unseal."""

    number = 20
    skills = ("foreshadow",)

    def used_unseal(self, g: Game[Table], seat: Seat) -> Script[None]:
        """DRM-INT-01 to -03, DRM-LAB-08: two cards at once for an Unseal of either effect, unless sealed."""
        if not g.state.seals[seat] and (yield from wants_cards(g, seat, GAINED, rule="DRM-INT-01")):
            self.announce(g, seat)
            draw(g, seat, GAINED)
