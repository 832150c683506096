"""Avatar: Descent."""

from dreamtable.games.inception.cards import draw
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.draw import wants_cards
from dreamtable.games.inception.model import Level, Table
from dreamtable.kernel import Game, Script, Seat

GAINED = 2


class Avatar(Thief):
    """Draws on the way to higher levels."""

    number = 12
    skills = ("descent",)

    def moved(self, g: Game[Table], seat: Seat, start: Level) -> Script[None]:
        """DRM-AVA-01 to -03, DRM-LAB-08: each move to a higher number may draw two, unless sealed."""
        s = g.state
        if (
            s.places[seat] > start
            and not s.seals[seat]
            and (yield from wants_cards(g, seat, GAINED, rule="DRM-AVA-01"))
        ):
            self.announce(g, seat)
            draw(g, seat, GAINED)
