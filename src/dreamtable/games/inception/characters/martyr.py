"""Martyr: Sacrifice."""

from dreamtable.games.inception.cards import discard
from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.dice import roll_for_skill
from dreamtable.games.inception.events import SkillUsed
from dreamtable.games.inception.limbo import send_to_limbo
from dreamtable.games.inception.model import CREATION, LOCKS, Level, Table
from dreamtable.games.inception.moves import AddLocks, Sacrifice, TakeLocks
from dreamtable.games.inception.vaults import change_locks, open_vault
from dreamtable.kernel import Game, Move, Script, Seat

SUCCESS = 3
CHANGE = 2


class Martyr(Thief):
    """Dies to change the locks."""

    number = 23
    skills = ("sacrifice",)

    def actions(self, s: Table, seat: Seat, _reach: list[Seat]) -> list[Move]:
        """DRM-MAR-01, DRM-PLY-05: before any other action of the play phase, on a level that is closed."""
        return [] if s.acted or s.opened[s.places[seat]] else [Sacrifice()]

    def act(self, g: Game[Table], seat: Seat, _move: Move) -> Script[None]:
        """DRM-MAR-01 to -04, DRM-DTH-03, DRM-LAB-09: roll, change the locks, die, and discard the hand."""
        s = g.state
        self.announce(g, seat)
        if roll_for_skill(g, seat) >= SUCCESS:
            yield from self.shift_locks(g, seat, s.places[seat])
        send_to_limbo(g, seat)
        discard(g, seat, list(s.hands[seat]))
        s.step = CREATION

    def shift_locks(self, g: Game[Table], seat: Seat, level: Level) -> Script[None]:
        """DRM-MAR-02, DRM-MAR-05, DRM-UNL-13: two locks more or fewer; it is no unlock."""
        s = g.state
        moves: list[AddLocks | TakeLocks] = [AddLocks(), TakeLocks()]
        match (yield from g.ask(seat, moves, rule="DRM-MAR-02")):
            case AddLocks():
                change_locks(g, level, min(s.locks[level] + CHANGE, LOCKS[len(s.hands)][level]))
            case TakeLocks():
                change_locks(g, level, max(s.locks[level] - CHANGE, 0))
                if s.locks[level] == 0:
                    yield from open_vault(g, level, seat, SkillUsed(seat, self.skill()))
