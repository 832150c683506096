"""Soul Sculptor: Carve."""

from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.dice import FACES
from dreamtable.games.inception.events import Carved, ResultKnown
from dreamtable.games.inception.model import Table
from dreamtable.games.inception.moves import DECLINE, Carve, Decline
from dreamtable.kernel import Game, Script, Seat


class SoulSculptor(Thief):
    """Makes the target's hand the result of the shot."""

    number = 16
    skills = ("carve",)

    def after_result(self, g: Game[Table], seat: Seat, target: Seat, result: int) -> Script[int]:
        """DRM-SCU-01 to -04, DRM-SHT-05: the size of the hand, from 1 to 6, as the final result."""
        carved = min(max(len(g.state.hands[target]), 1), FACES)
        if carved == result:  # DRM-TIM-10
            return result
        moves: list[Decline | Carve] = [DECLINE, Carve(carved)]
        match (yield from g.ask(seat, moves, rule="DRM-SCU-01", about=ResultKnown(target, result))):
            case Carve():
                self.announce(g, seat)
                g.tell(Carved, seat, target, carved)
                return carved
        return result
