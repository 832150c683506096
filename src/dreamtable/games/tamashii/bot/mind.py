"""What each move of a menu is worth."""

from collections.abc import Sequence
from functools import cached_property

from dreamtable.content.effects import Asked, steps_in
from dreamtable.content.effects import Step as CardStep
from dreamtable.games.tamashii.bot.aims import Aims
from dreamtable.games.tamashii.bot.desires import Desires
from dreamtable.games.tamashii.bot.fighting import Fight
from dreamtable.games.tamashii.bot.map import BATTERY, Ground
from dreamtable.games.tamashii.bot.memory import Memory
from dreamtable.games.tamashii.bot.odds import dice_wanted
from dreamtable.games.tamashii.bot.picks import Picks
from dreamtable.games.tamashii.bot.sight import POINT, Sight
from dreamtable.games.tamashii.bot.upgrades import Upgrades
from dreamtable.games.tamashii.bot.verbs import DUMPED
from dreamtable.games.tamashii.bot.worth import Worth
from dreamtable.games.tamashii.bot.writing import Writing, best_launches
from dreamtable.games.tamashii.box import ABILITIES, ACTIVITIES, BOX, CARDS, PROGRAMS
from dreamtable.games.tamashii.cards import Objective
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.events import CardOffered, CardWanted, Launched
from dreamtable.games.tamashii.launcher import LIGHT, mask_of
from dreamtable.games.tamashii.model import Roll, Step, View
from dreamtable.games.tamashii.moves import (
    Accept,
    AimAtBoss,
    BuyCode,
    BuyOpenSource,
    DiscardCode,
    DoActivity,
    DrawClassCards,
    Equip,
    Finish,
    JordanDoes,
    JordanMovesForYou,
    KeepDice,
    Launch,
    MoveJordan,
    MoveTo,
    OfferCard,
    Pass,
    PickCell,
    PickWay,
    RaiseCap,
    RaiseShield,
    Ready,
    Refuse,
    Reroll,
    ResolveBox,
    SpendEnergy,
    Stay,
    Stop,
    TakeWounds,
    TryObjective,
    UnlockCell,
    UseAbility,
    UseArea,
    UseCells,
    UseJordan,
    UseOwnFigure,
    Write,
)
from dreamtable.games.tamashii.moves import AskForCard as AskFor
from dreamtable.games.tamashii.verbs.codes import Write as WriteNow
from dreamtable.games.tamashii.verbs.control import Checking, Choose, Pay, TeamCheck
from dreamtable.kernel import Event, Menu, Move, Seat

PLANNED = 50.0
"""A write of the plan comes before everything but upgrades."""
REROLL_POINT = 0.8
STANDING_IN = 4.0
"""What it is worth that Jordan fights the boss, or is where all must be."""
BEFORE_WRITING = (Step.BEFORE_TRACE, Step.BEFORE_REFILL)


class Mind:
    """Weighs the moves of one menu."""

    def __init__(
        self, view: View, seat: Seat, memory: Memory, menu: Menu, rule: str, about: Event | None
    ) -> None:
        self.view = view
        self.seat = seat
        self.memory = memory
        self.menu = menu
        self.rule = rule
        self.about = about
        self.sight = Sight(view, seat)
        self.me = self.sight.me

    @cached_property
    def aims(self) -> Aims:
        """What the table asks for."""
        return Aims(self.sight)

    @cached_property
    def worth(self) -> Worth:
        """What texts are worth."""
        return Worth(self.sight, self.aims)

    @cached_property
    def desires(self) -> Desires:
        """What programs are worth."""
        return Desires(self.sight, self.aims, self.worth)

    @cached_property
    def ground(self) -> Ground:
        """What places are worth."""
        return Ground(self.sight, self.aims, self.worth)

    @cached_property
    def fight(self) -> Fight:
        """What dice are worth."""
        return Fight(self.worth)

    @cached_property
    def upgrades(self) -> Upgrades:
        """What upgrades are worth."""
        return Upgrades(self.sight, self.aims, self.worth)

    @cached_property
    def picks(self) -> Picks:
        """What is picked where an effect leaves it open."""
        return Picks(self.sight, self.aims, self.ground, self.rule)

    def weigh(self) -> list[float]:
        """Return how good each move of the menu looks."""
        return [self.value(move) for move in self.menu]

    def value(self, move: Move) -> float:
        """Return how good a move looks."""
        match move:
            case Write(edge):
                return self.write(edge)
            case Ready() | Finish() | Pass() | Stop() | KeepDice() | Refuse():
                return self.nothing(move)
            case MoveTo(place):
                return self.ground.going(place)
            case Stay():
                return self.ground.staying()
            case MoveJordan(place):
                return self.ground.jordan(place) - 0.2
            case UseArea():
                return self.ground.area(self.me.place) - 0.05
            case UseJordan() | JordanMovesForYou() | UseOwnFigure():
                return self.jordan(move)
            case Launch(program):
                return self.launch(program)
            case UseCells(cells):
                return self.use_cells(cells)
            case UseAbility(number):
                return self.ability(number)
            case SpendEnergy(energy):
                return self.fight.energy(energy)
            case Reroll(hits, specials, blanks):
                return self.reroll((hits, specials, blanks))
            case ResolveBox(box, dice):
                return self.box(box, dice)
            case AimAtBoss():
                return 1.0
            case RaiseShield() | TakeWounds():
                return self.shield(move)
            case DoActivity(number):
                return self.activity(number)
            case JordanDoes(number):
                return self.jordan_does(number)
            case TryObjective(card):
                return self.objective(card)
            case Accept():
                return self.accept()
            case PickWay(way):
                return self.way(int(way.rpartition("-")[2]))
            case PickCell(cell):
                return self.cell(cell)
            case Equip() | RaiseCap() | UnlockCell() | BuyOpenSource() | DrawClassCards():
                return PLANNED + self.upgrades.value(move)
            case BuyCode() | DiscardCode() | OfferCard() | AskFor():
                return self.upgrades.value(move)
            case _:
                return self.picks.value(move)

    def nothing(self, move: Move) -> float:
        """Return what it is worth to leave things as they are."""
        if isinstance(move, Ready) and self.view.step is Step.WRITING:
            return 0.01
        if isinstance(move, KeepDice) and self.view.dice is not None:
            return self.roll_as_it_is()
        if isinstance(move, Stop) and self.rule == "TAM-CHK-02":
            return 0.0
        return 0.0

    # The launcher

    def write(self, edge: int) -> float:
        """TAM-WRI-02: the next write of the plan, and no other."""
        memory, launcher = self.memory, self.me.launcher
        if memory.next_write(launcher) is None and tuple(launcher) != memory.launcher:
            left = self.me.writes if self.view.step is Step.WRITING else 2
            plan = Writing(self.desires.wishes, self.me.core, self.me.unlocked, self.desires.spent).plan(
                launcher, min(left, 5)
            )
            memory.plan(launcher, plan.writes)
        return PLANNED if memory.next_write(launcher) == edge else -1.0

    @cached_property
    def planned(self) -> dict[int, int]:
        """The programs that are launched together now, each with its cells."""
        desires = self.desires
        _, launches = best_launches(
            self.me.launcher, desires.wishes, self.me.core, self.me.unlocked, spent=desires.spent
        )
        return {desires.numbers[one.wish]: one.cells for one in launches}

    def launch(self, program: int) -> float:
        """TAM-RUN-03: programs of the plan; those that bring tokens come last, what they dump comes back."""
        if program in self.planned:
            return 1.0 + self.desires.of(program)
        return -0.5

    def use_cells(self, cells: Sequence[int]) -> float:
        """TAM-PRG-07: the cells that were planned; else those that keep what is worth keeping."""
        about = self.about
        mask = mask_of(cells)
        if isinstance(about, Launched) and self.planned.get(about.program) == mask:
            return 10.0
        spent = self.desires.spent
        return -sum(spent[self.me.launcher[cell]] for cell in cells)

    def cell(self, cell: int) -> float:
        """Return what it is worth to pick a cell: to put a token there, or to give its token away."""
        launcher = self.me.launcher
        if self.rule == "TAM-KEY-04" and self.me.hand:
            after = list(launcher)
            after[cell] = self.me.hand[0]
            desires = self.desires
            worth, _ = best_launches(
                after, desires.wishes, self.me.core, self.me.unlocked, spent=desires.spent
            )
            return worth + (0.2 if not LIGHT >> cell & 1 else 0.0)
        if self.rule == "TAM-CHK-02":
            return self.commit(cell)
        planned = any(cells >> cell & 1 for cells in self.planned.values())
        return self.picks.give_up(launcher[cell]) - (1.0 if planned else 0.0)

    # Checks

    def commit(self, cell: int) -> float:
        """TAM-CHK-02: tokens are dumped until the check is safe enough."""
        step = self.step
        kind, need, team = "", 4, False
        if isinstance(step, Checking):
            kind, need = step.type, self.sight.count(step.need, 3)
            team = isinstance(step, TeamCheck)
        cells = [move.cell for move in self.menu if isinstance(move, PickCell)]
        given = self.worth.tokens_for(kind, self.seat) - len(cells) if kind and kind != "chosen" else 0
        mine = len(cells) + max(0, given)
        everybody = mine
        if team:
            everybody = sum(self.worth.tokens_for(kind, seat) for seat in range(len(self.view.players)))
        wanted = dice_wanted(need, max(1, everybody))
        share = wanted if not team else -(-wanted * mine // max(1, everybody))
        if given >= share:
            return -1.0
        return 1.0 - 0.1 * self.desires.spent[self.me.launcher[cell]]

    @property
    def step(self) -> CardStep | None:
        """The step of a card that the question is about."""
        return BOX.steps.at(self.about.step) if isinstance(self.about, Asked) else None

    def activity(self, number: int) -> float:
        """TAM-ADV-01: what an activity is worth."""
        card, offer = ACTIVITIES[number].card, ACTIVITIES[number].activity
        look = Onlooker(self.sight.table, self.seat, card)
        return self.worth.steps(offer.cost.steps, look) + self.worth.steps(offer.do, look) - 0.05

    def objective(self, card: int) -> float:
        """TAM-VS-10: a check that is likely passed."""
        one = CARDS[card]
        if not isinstance(one, Objective) or one.goal.check is None:
            return -1.0
        need = self.sight.count(one.goal.check.need, 4)
        chance = self.worth.chance(one.goal.check.type, need, team=False)
        return POINT * one.points * chance - DUMPED * need

    # Dice

    def roll_as_it_is(self) -> float:
        """Return what the dice are worth as they lie."""
        dice = self.view.dice
        if dice is None:
            return 0.0
        match dice.roll:
            case Roll.ATTACK:
                return self.fight.best(dice.faces[0], dice.faces[1])
            case Roll.TRACE:
                return -self.sight.lock * dice.faces[0]
            case _:
                return dice.faces[0] + 2.0 * dice.faces[1]

    def reroll(self, again: tuple[int, int, int]) -> float:
        """TAM-RES-10: what it is worth to roll some dice again."""
        dice = self.view.dice
        if dice is None:
            return -1.0
        count = sum(again)
        price = REROLL_POINT * count if self.rule == "TAM-RES-10" else 0.0
        match dice.roll:
            case Roll.ATTACK:
                return self.fight.reroll(dice.faces, again) - price
            case Roll.TRACE:
                return -self.sight.lock * (dice.faces[0] - again[0] + count / 2) - price
            case _:
                kept = dice.faces[0] - again[0] + 2.0 * (dice.faces[1] - again[1])
                return kept + count * 7 / 6 - 0.9 * price

    def box(self, box: int, dice: int) -> float:
        """TAM-CBT-05: a box with so many dice, and what can be done with the rest."""
        fight = self.view.combat
        if fight is None:
            return 0.0
        gain, whole = self.fight.use(box, dice, fight.faces[0], fight.faces[1])
        return whole + 0.01 * gain if whole > 0 else -0.1

    def shield(self, move: Move) -> float:
        """TAM-RES-04: the shield is there to be raised; against each other it is a part of the score."""
        keep = self.sight.against and self.me.integrity >= 4 and self.sight.rounds <= 3
        return float(isinstance(move, RaiseShield) != keep)

    # Cards

    def ability(self, number: int) -> float:
        """TAM-AUG-05: what it is worth to use an ability."""
        held = ABILITIES[number]
        look = Onlooker(self.sight.table, self.seat, held.card)
        ability = held.ability
        if self.view.step in BEFORE_WRITING and any(
            isinstance(one, WriteNow) for one in steps_in(ability.do)
        ):
            return -1.0  # there is more to be written when the launcher is refilled
        worth = self.worth.steps(ability.cost.steps, look) + self.worth.steps(ability.do, look)
        if self.view.step is Step.WRITING and worth > 0:
            return PLANNED + worth  # more writes are had before they are planned
        return worth

    def accept(self) -> float:
        """Return what it is worth to say yes: to a card, a body, a trade."""
        match self.about:
            case Launched(_, program):
                return self.desires.body(PROGRAMS[program].card)
            case CardOffered():
                return 1.0
            case CardWanted(_, card):
                return -1.0 if self.sight.against or card in self.me.equipped else 0.2
        step = self.step
        if isinstance(step, Pay):
            return self.worth.steps(step.cost.steps) + self.worth.steps(step.then)
        return self.worth.step(step) if step is not None else 0.5

    def way(self, at: int) -> float:
        """D-25: what one of several ways is worth."""
        step = self.step
        if not isinstance(step, Choose):
            return 0.0
        way = step.ways.ways[at]
        return self.worth.steps(way.cost.steps) + self.worth.steps(way.do)

    def jordan_does(self, number: int) -> float:
        """TAM-SOL-06: what it is worth that Jordan does what a card offers."""
        jordan = self.sight.table.jordan
        if jordan is None:
            return 0.0
        before, jordan.acting = jordan.acting, True
        worth = self.activity(number)
        jordan.acting = before
        return worth

    def jordan_acts(self) -> float:
        """Return what Jordan's figure could do in the player activity step, beyond what the own one can."""
        jordan = self.sight.table.jordan
        if jordan is None:
            return 0.0
        own = self.ground.activities()
        jordan.acting = True
        its = self.ground.activities()
        jordan.acting = False
        return its - own

    def jordan(self, move: Move) -> float:
        """TAM-SOL-06: Jordan's figure is used where it stands better."""
        jordan = self.view.jordan
        if jordan is None or isinstance(move, UseOwnFigure):
            return 0.0
        if isinstance(move, JordanMovesForYou):
            return self.ground.staying() - BATTERY - 1.0
        scarce = BATTERY + (1.5 if jordan.battery == 1 else 0.0)
        if self.rule in ("TAM-SOL-08", "TAM-MAP-13"):
            return self.ground.area(jordan.place) - self.ground.area(self.me.place) - scarce
        if self.rule == "TAM-ADV-01":
            return self.jordan_acts() - scarce
        if self.rule == "TAM-SOL-06":  # it is asked only where Jordan alone can fight the boss, or is awaited
            return STANDING_IN - scarce
        return -scarce
