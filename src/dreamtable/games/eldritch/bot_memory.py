"""What a bot keeps in mind between two questions: which card is being resolved, which test, which plan."""

from dreamtable.games.eldritch.events import (
    CardFlipped,
    CombatBegan,
    EncounterBegan,
    EncounterEnded,
    MythosDrawn,
    Performed,
    PhaseBegan,
    Rerolled,
    Rolled,
    StoryTold,
    TestBegan,
    Tested,
    Used,
)
from dreamtable.games.eldritch.model import NOTHING, STRENGTH, WILL, Skill
from dreamtable.kernel import Event, Move, Seat

ENOUGH = 4000


class Memory:
    """What one player has heard of what is going on. Where events are not kept, it stays empty."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        """The cards whose text was begun in this turn, the latest first."""
        self.part = ""
        self.foe = NOTHING
        """The monster being fought."""
        self.skill: Skill | None = None
        self.modifier = 0
        self.dice: list[int] = []
        self.result = 0
        self.known: dict[tuple[Seat, str, tuple[int, ...]], float] = {}
        """What encounters are worth on average, as long as nothing has changed that they depend on."""
        self.plan: tuple[Move, ...] = ()
        """What is still to be answered of an action that was begun."""

    def begin(self) -> None:
        """Forget what encounters were worth long ago."""
        if len(self.known) > ENOUGH:
            self.known.clear()

    def hear(self, event: Event) -> None:
        """Follow what is going on."""
        match event:
            case PhaseBegan():
                self.cards, self.foe, self.part = [], NOTHING, ""
            case EncounterBegan(_, card, part) | StoryTold(_, card, part):
                self.cards.insert(0, card)
                self.part = part
                self.foe = NOTHING
            case EncounterEnded():
                self.cards, self.part = [], ""
            case Performed(_, card) | Used(_, card) | CardFlipped(_, card):
                self.cards.insert(0, card)
            case MythosDrawn(card):
                self.cards = [card]
            case CombatBegan(_, monster):
                self.foe = monster
            case TestBegan(_, skill, modifier):
                self.skill, self.modifier = skill, modifier
            case Rolled(_, dice):
                self.dice = list(dice)
            case Rerolled(_, old, new):
                if old in self.dice:
                    self.dice.remove(old)
                self.dice.append(new)
            case Tested(_, skill, result):
                self.result = result
                if self.foe != NOTHING and skill == STRENGTH:
                    self.foe = NOTHING

    def fighting(self, skill: Skill | None) -> bool:
        """Say whether the test is one of a combat."""
        return self.foe != NOTHING and skill in (WILL, STRENGTH)
