"""What each move of a menu is worth, and how a turn is begun."""

from dreamtable.games.eldritch.bot.picks import Picks
from dreamtable.games.eldritch.bot.plan import Plan
from dreamtable.games.eldritch.bot.verbs import IMPROVED
from dreamtable.games.eldritch.moves import (
    Accept,
    Buy,
    ChooseInvestigator,
    DrawAncientOne,
    EndTurn,
    Fight,
    GiveClue,
    GiveLead,
    KeepDice,
    Meet,
    Pass,
    PickCard,
    PickClue,
    PickDeck,
    PickMonster,
    PickNumber,
    PickOmen,
    PickOption,
    PickSeat,
    PickSkill,
    PickSpace,
    PickTicket,
    Propose,
    Refuse,
    RerollWithCard,
    RerollWithClue,
    Resolve,
    Stop,
    TakeLoan,
    Throw,
    Trade,
    Use,
)
from dreamtable.kernel import Move

ACTING = ("ELD-ACT-01", "ELD-ACT-03")
NEVER = -1000.0


class Mind(Picks):
    """Weighs the moves of one menu."""

    def choose(self) -> Move:
        """Return the move that is worth most."""
        menu = self.menu
        if self.rule in ACTING:
            return self.act()
        if self.memory.plan and self.memory.plan[0] in menu:
            move, *rest = self.memory.plan
            self.memory.plan = tuple(rest)
            return move
        self.memory.plan = ()
        return max(menu, key=self.value)

    def act(self) -> Move:
        """Plan the turn, begin it, and remember the rest of the first action."""
        _, moves = self.planning().best()
        first, *rest = moves
        self.memory.plan = self.rest_of(first, tuple(rest))
        return first if first in self.menu else EndTurn()

    def planning(self) -> Plan:
        """Return the plan of the turn."""
        actions = self.view.actions if self.rule == "ELD-ACT-01" else 1
        return Plan(self.field, self.seat, tuple(self.menu), actions)

    def rest_of(self, first: Move, rest: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return what is to be answered after the first move of an action."""
        if not isinstance(first, Trade):
            return rest
        _, given = self.field.exchange(self.seat, first.partner)
        owner = self.seat if given > 0 else first.partner
        return (*[GiveClue(owner)] * abs(given), Propose())

    def weigh(self) -> list[float]:
        """Return how good each move of the menu looks, and remember how each would go on."""
        memory = self.memory
        memory.rests = {}
        if self.rule in ACTING:
            firsts = self.planning().firsts()
            memory.rests = {move: self.rest_of(move, rest) for move, (_, rest) in firsts.items()}
            return [firsts[move][0] if move in firsts else NEVER for move in self.menu]
        if memory.plan and memory.plan[0] in self.menu:
            return [float(move == memory.plan[0]) for move in self.menu]
        return [self.value(move) for move in self.menu]

    def value(self, move: Move) -> float:
        """Return how good a move of the menu looks."""
        sight, seat = self.sight, self.seat
        match move:
            case Meet():
                return self.field.meeting(move, seat, sight.people[seat].space)
            case Fight(monster):
                return self.fight(monster)
            case KeepDice() | Pass() | Refuse() | Stop():
                return self.nothing()
            case RerollWithClue(face):
                return self.reroll(face, sight.one_less(seat))
            case RerollWithCard(_, face):
                return self.reroll(face, 0.05)
            case Use(card):
                return self.use(card)
            case Accept():
                return self.accept()
            case PickOption(label):
                return self.option(label)
            case PickSpace(space):
                return self.space(space)
            case PickSeat(other):
                return self.other(other)
            case PickMonster(monster):
                return self.fight(monster)
            case PickCard(card):
                return self.pick(card)
            case PickSkill(skill):
                return IMPROVED[skill] + 0.2 * sight.people[seat].skills[skill]
            case PickTicket(ticket):
                held = sight.people[seat].tickets[ticket]
                gaining = self.rule == "ELD-PRE-01"
                return (0.1 * ticket - held) if gaining else held
            case PickOmen(place):
                return -self.omen(place)
            case PickNumber(number):
                return float(number) if self.rule == "ELD-SPD-06" else self.give(number)
            case PickDeck(deck):
                return 1.0 if deck == "mythos" else 0.0
            case PickClue(clue):
                return self.field.research(seat, self.view.clues[clue], clue)
            case GiveLead(other):
                return self.leading(other)
            case Resolve():
                return 30.0
            case ChooseInvestigator(card):
                return self.join(card)
            case DrawAncientOne():
                return 1.0
            case Buy(card):
                return self.worth.card(card, seat)
            case TakeLoan():
                return self.loan()
            case Throw(card):
                return 0.6 - self.worth.card(card, seat)
            case Propose() | Trade():
                return -1.0
        return 0.0

    def nothing(self) -> float:
        """Return what it is worth to leave things as they are."""
        if self.rule == "ELD-MAP-08":
            return self.field.place(self.seat, self.sight.people[self.seat].space) + 0.05
        if self.rule == "ELD-ACQ-10":
            return -0.7
        return 0.15 if self.rule == "ELD-ACQ-02" else 0.0
