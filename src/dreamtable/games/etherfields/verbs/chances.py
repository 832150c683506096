"""Verbs for chance: a die that is turned over, a suit that is bet on."""

from typing import ClassVar, Literal

import msgspec

from dreamtable.content.effects import Steps, text_of
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import DieTurned, SuitNamed
from dreamtable.games.etherfields.model import LUCK_NAMES, Bet, Suit
from dreamtable.games.etherfields.moves import PickSuit
from dreamtable.games.etherfields.rolls import PACES, show
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import step
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word

Face = Literal["fail", "blank", "1", "2", "3", "one", "full", "full-again"]


@step
class SetDie(Deed, frozen=True):
    """ETH-TIM-05: the die that was just rolled shows what you want; it may be rerolled like any other."""

    moment: ClassVar[str] = "roll"
    face: Face

    def do(self, scene: Scene) -> Script[None]:
        """Turn it over."""
        roll = scene.s.roll
        if roll is not None and self.possible(scene):
            scene.g.tell(DieTurned, scene.you)
            show(scene.g, self.face)
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether such a die lies there, and shows something else."""
        roll = scene.s.roll
        if roll is None or (roll.pace is None) == (self.face in PACES):
            return False
        if roll.pace is None:
            return roll.luck is None or LUCK_NAMES[roll.luck] != self.face
        return roll.pace is not PACES[self.face]

    def text(self) -> Word:
        """Return its words."""
        if self.face in PACES:
            return Word("do-set-die", {"die": "move", "face": Word(f"pace-{self.face}")})
        return Word("do-set-die", {"die": "luck", "face": Word(f"face-{self.face}")})


@step
class Guess(Deed, frozen=True):
    """Name a suit; if the next Turn card has it, something happens as soon as that is current."""

    personal: ClassVar[bool] = True
    do_: Steps = msgspec.field(name="win")

    def do(self, scene: Scene) -> Script[None]:
        """Name it."""
        s = scene.s
        if not s.turn_deck:
            return
        suit = (yield from scene.ask(scene.you, [PickSuit(one) for one in Suit], rule="ETH-TRN-01")).suit
        s.bets.append(Bet(scene.you, suit, scene.card, BOX.steps.number(self)))
        scene.g.tell(SuitNamed, scene.you, suit)

    def staked(self) -> Steps:
        """Return what happens to who was right."""
        return self.do_

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a Turn card to come."""
        return bool(scene.s.turn_deck)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-guess", {"win": text_of(self.do_)})
