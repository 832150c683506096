"""Judge of Mind: Convict."""

from dreamtable.games.inception.character import Thief
from dreamtable.games.inception.events import DieChosen
from dreamtable.games.inception.model import Table
from dreamtable.games.inception.moves import ChooseDie
from dreamtable.kernel import Game, Script, Seat


class JudgeOfMind(Thief):
    """Picks one of two dice."""

    number = 22
    skills = ("convict",)

    dice = 2  # DRM-JDG-01

    def choose_roll(self, g: Game[Table], seat: Seat, dice: list[int]) -> Script[int]:
        """DRM-JDG-01, DRM-JDG-02: the shooter picks the die that counts; two equal ones leave no choice."""
        rolls = [ChooseDie(roll) for roll in sorted(set(dice))]
        roll = (yield from g.ask(seat, rolls, rule="DRM-JDG-01")).roll
        self.announce(g, seat)
        g.tell(DieChosen, seat, roll)
        return roll
