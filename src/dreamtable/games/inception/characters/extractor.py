"""Extractor: Extract."""

from dreamtable.games.inception.cards import draw
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.draw import wants_cards
from dreamtable.games.inception.model import Level, Table
from dreamtable.kernel import Game, Script, Seat


class Extractor(Thief):
    """Draws for the locks that are left."""

    number = 21
    skills = ("extract",)

    def after_unlock(self, g: Game[Table], seat: Seat, thief: Seat, level: Level) -> Script[None]:
        """DRM-EXT-01, DRM-EXT-02, DRM-LAB-08: as many cards as locks are left there now, unless sealed."""
        s = g.state
        count = s.locks[level]
        if seat != thief or not count or s.seals[seat]:
            return
        if (yield from wants_cards(g, seat, count, rule="DRM-EXT-01")):
            self.announce(g, seat)
            draw(g, seat, count)
