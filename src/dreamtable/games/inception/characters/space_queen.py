"""Space Queen: Interlace and Creation."""

from dreamtable.games.inception.cards import draw, one_of_each_kind, put_on_top
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.draw import wants_cards
from dreamtable.games.inception.events import Unlocked
from dreamtable.games.inception.model import Level, Table
from dreamtable.games.inception.moves import DECLINE, Decline, PutOnTop
from dreamtable.kernel import Game, Script, Seat

CREATION = 1


class SpaceQueen(Thief):
    """Gains by the unlocks of others, and decides what is drawn next."""

    number = 17
    skills = ("interlace", "creation")

    def after_unlock(self, g: Game[Table], seat: Seat, thief: Seat, level: Level) -> Script[None]:
        """DRM-SPQ-01, DRM-SPQ-02, DRM-LAB-08: she may draw one when another unlocks, unless sealed."""
        s = g.state
        if seat == thief or s.seals[seat]:
            return
        about = Unlocked(thief, level, s.locks[level])
        if (yield from wants_cards(g, seat, 1, rule="DRM-SPQ-01", about=about)):
            self.announce(g, seat)
            draw(g, seat, 1)

    def discard_phase(self, g: Game[Table], seat: Seat) -> Script[None]:
        """DRM-SPQ-03, DRM-SPQ-04: once in every discard phase she may put a hand card on top of the deck."""
        cards = one_of_each_kind(g.state.hands[seat])
        if not cards:
            return
        moves: list[Decline | PutOnTop] = [DECLINE, *map(PutOnTop, cards)]
        move = yield from g.ask(seat, moves, rule="DRM-SPQ-03")
        if isinstance(move, PutOnTop):
            self.announce(g, seat, CREATION)
            put_on_top(g, seat, move.card)
