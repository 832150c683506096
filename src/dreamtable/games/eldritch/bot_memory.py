"""What a bot keeps in mind between two questions: which card is being resolved, which test, which plan."""

from copy import copy

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
        self.known: dict[tuple[Seat, str, tuple[int, ...]], tuple[float, float]] = {}
        """What encounters are worth on average: apart from a prize, and by how much of the prize."""
        self.shared_at: tuple[int, ...] = ()
        self.shared: dict[Seat, dict[int, float]] = {}
        """How goals were shared out, and when."""
        self.plan: tuple[Move, ...] = ()
        """What is still to be answered of an action that was begun."""
        self.rests: dict[Move, tuple[Move, ...]] = {}
        """How actions that were weighed would go on."""

    def follow(self, move: Move) -> None:
        """Remember what is still to be answered after a move that was weighed."""
        going_on = bool(self.plan) and self.plan[0] == move
        self.plan = self.rests.get(move, self.plan[1:] if going_on else ())

    def twin(self) -> "Memory":
        """Return the same memory for an imagined world; what it knows of encounters is shared."""
        twin = copy(self)
        twin.cards, twin.dice = list(self.cards), list(self.dice)
        return twin

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
