"""Black Swan: Scatter."""

from dreamtable.games.inception.cards import draw, give, one_of_each_kind
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.model import Table, is_open_target
from dreamtable.games.inception.moves import GiveTo, Scatter
from dreamtable.kernel import Game, Move, Script, Seat

GAINED = 4


class BlackSwan(Thief):
    """Scatters the whole hand and draws a new one."""

    number = 19
    skills = ("scatter",)

    def replacements(self, s: Table, seat: Seat) -> list[Move]:
        """DRM-SWN-01, DRM-SWN-03: with at least one card and one receiver."""
        return [Scatter()] if s.hands[seat] and receivers(s, seat) else []

    def replace_draw(self, g: Game[Table], seat: Seat, _move: Move) -> Script[None]:
        """DRM-SWN-01, DRM-SWN-02, DRM-LAB-08: each card to a thief she chooses; then four, unless sealed."""
        s = g.state
        self.announce(g, seat)
        thieves = receivers(s, seat)
        if len(thieves) == 1:
            give(g, seat, thieves[0], list(s.hands[seat]))
        while s.hands[seat]:
            gifts = [GiveTo(card, thief) for card in one_of_each_kind(s.hands[seat]) for thief in thieves]
            gift = yield from g.ask(seat, gifts, rule="DRM-SWN-02")
            give(g, seat, gift.target, [gift.card])
        if not s.seals[seat]:
            draw(g, seat, GAINED)


def receivers(s: Table, seat: Seat) -> list[Seat]:
    """DRM-SWN-02: return the other thieves on a level who are not sealed; never the Lord."""
    return [
        other for other in range(len(s.hands)) if other not in (seat, s.lord) and is_open_target(s, other)
    ]
