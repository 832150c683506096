"""Chess: Transposition."""

from dreamtable.games.inception.character import DreamLord, World
from dreamtable.games.inception.events import VaultsExchanged
from dreamtable.games.inception.model import Level, Table
from dreamtable.games.inception.moves import DECLINE, Decline, Transpose
from dreamtable.games.inception.vaults import unopened
from dreamtable.kernel import Game, Script, Seat

USES = 2


class Chess(DreamLord):
    """Vaults change places; in its world Dream Peek makes its user draw two cards (DRM-CHS-04)."""

    number = 7
    skills = ("transposition",)
    world = World(peek_draw=2)

    def before_opening(self, g: Game[Table], seat: Seat, level: Level) -> Script[None]:
        """DRM-CHS-01 to -03: twice per game, exchange the vault about to open with another closed one."""
        s = g.state
        used = s.used_in_game.get(self.skill(), 0)
        others: list[Decline | Transpose] = [Transpose(other) for other in unopened(s) if other != level]
        if used >= USES or not others:
            return
        move = yield from g.ask(seat, [DECLINE, *others], rule="DRM-CHS-01")
        if isinstance(move, Transpose):
            s.used_in_game[self.skill()] = used + 1
            self.announce(g, seat)
            other = move.level
            s.vaults[level], s.vaults[other] = s.vaults[other], s.vaults[level]
            g.tell(VaultsExchanged, level, other)
