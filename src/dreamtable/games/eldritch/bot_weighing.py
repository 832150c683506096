"""One look at the table from one seat: what dice, cards and choices of cards are worth."""

from dreamtable.games.eldritch.abilities import Triggered
from dreamtable.games.eldritch.bot_field import Field
from dreamtable.games.eldritch.bot_fights import Spot
from dreamtable.games.eldritch.bot_memory import Memory
from dreamtable.games.eldritch.bot_sight import Sight
from dreamtable.games.eldritch.bot_taste import Taste
from dreamtable.games.eldritch.bot_texts import choices, parts
from dreamtable.games.eldritch.bot_worth import Worth
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, NUMBERS, UNCHARTED
from dreamtable.games.eldritch.cards import Card
from dreamtable.games.eldritch.events import Asked
from dreamtable.games.eldritch.model import ACTION, ENCOUNTER, INFLUENCE, NOTHING, SKILL, STRENGTH, View
from dreamtable.games.eldritch.moves import PickOption, RerollWithClue
from dreamtable.games.eldritch.terms import Steps
from dreamtable.games.eldritch.verbs import flow
from dreamtable.kernel import Event, Menu, Seat


class Weighing:
    """What is asked, and what cards say to it."""

    def __init__(
        self, view: View, seat: Seat, memory: Memory, taste: Taste, menu: Menu, rule: str, about: Event | None
    ) -> None:
        self.view = view
        self.seat = seat
        self.memory = memory
        self.menu = menu
        self.rule = rule
        self.about = about
        self.sight = Sight(view, taste)
        self.worth = Worth(self.sight)
        self.field = Field(self.sight, self.worth, memory)

    def spot(self, card: int | None = None) -> Spot:
        """Return where this seat stands, about a card."""
        space = self.sight.people[self.seat].space
        during = ("encounter",) if self.view.phase is ENCOUNTER else ()
        gate = self.sight.gates.get(space, NOTHING)
        clue = next((clue for clue, at in self.view.clues.items() if at == space), NOTHING)
        top = self.memory.cards[0] if self.memory.cards else NOTHING
        foe = next((one for one in self.view.foes if one.monster == self.memory.foe), None)
        return Spot(
            self.seat,
            space,
            during=during,
            gate=gate,
            clue=clue,
            card=top if card is None else card,
            foe=foe,
        )

    # Dice

    def reroll(self, face: int, price: float) -> float:
        """Return what it is worth to roll a die again."""
        hand = self.sight.hands[self.seat]
        least = 7 - hand.faces
        if face >= least:
            return -1.0
        dice = self.memory.dice or [move.face for move in self.menu if isinstance(move, RerollWithClue)]
        result = sum(die >= least for die in dice)
        gain = self.outcome(result + 1) - self.outcome(result)
        return gain * hand.faces / 6 - price + 0.001 * (7 - face)

    def outcome(self, result: int) -> float:
        """Return what a result of the test at hand is worth."""
        sight, memory = self.sight, self.memory
        person = sight.people[self.seat]
        skill = memory.skill
        if memory.fighting(skill):
            figures = sight.figures(memory.foe)
            if skill is not STRENGTH:
                return sight.body(person.sanity - max(0, figures.horror - result))
            foe = next((one for one in self.view.foes if one.monster == memory.foe), None)
            worth = sight.body(person.health - max(0, figures.damage - result))
            if foe is None:
                return worth
            each, prize = self.worth.prize(foe, self.spot())
            left = self.worth.toughness(foe)
            return worth + each * min(result, left) + (prize if result >= left else 0.0)
        if self.view.phase is ACTION and skill is INFLUENCE and not memory.cards:
            return 0.9 * result
        test = self.test()
        if test is None:
            return 2.5 if result else 0.0
        passed, failed = test
        return passed if result else failed

    def test(self) -> tuple[float, float] | None:
        """Return what it is worth to pass and to fail the test at hand, if its card is known."""
        for card in self.memory.cards:
            thing = CARDS[card]
            for step in parts(thing, self.memory.part):
                if not isinstance(step, flow.Test):
                    continue
                if (
                    SKILL[step.test.skill] is not self.memory.skill
                    or step.test.modifier != self.memory.modifier
                ):
                    continue
                spot = self.spot(card)
                if self.memory.part == "initial" and hasattr(thing, "initial"):
                    return self.boxes(thing, spot)
                return self.worth.steps(step.pass_, spot), self.worth.steps(step.fail, spot)
        return None

    def boxes(self, thing: Card, spot: Spot) -> tuple[float, float]:
        """ELD-CPX-02: what the two boxes of a card are worth."""
        passed: Steps = getattr(thing, "pass_", ())
        failed: Steps = getattr(thing, "fail", ())
        return self.worth.steps(passed, spot), self.worth.steps(failed, spot)

    # What may be used or not

    def use(self, card: int) -> float:
        """Return what it is worth to use what a card offers."""
        side = FRONTS[card] if CARDS[card].id != "cultist" else self.sight.side(card)
        if card == self.view.ancient_one:
            side = next(side for number, side in self.sight.world if number == card)
        groups = (side.when, side.before_roll, side.after_roll, side.instead)
        powers = [
            (event, one) for group in groups for event, found in group.items() for one in found if one.may
        ]
        return max((self.power(card, event, one) for event, one in powers), default=0.5)

    def power(self, card: int, event: str, power: Triggered) -> float:
        """Return what an ability that may be used is worth at its event."""
        spot = self.spot(card)
        if not self.worth.payable(power.cost, spot):
            return -1.0
        worth = self.worth.steps(power.cost, spot) + self.worth.steps(power.do, spot)
        if event == "doom-would-advance":
            worth += self.sight.doom
        elif event == "gain-condition":
            worth += 1.8
        elif event.startswith("fall-by"):
            worth += 8.0
        elif event == "travel":
            here = self.sight.people[self.seat].space
            near = [space for space, path in BOX.paths[here].items() if path == UNCHARTED]
            worth = max((self.field.place(self.seat, space) for space in near), default=-9.0)
            worth -= self.field.place(self.seat, here)
        elif event == "would-lose-sanity" and power.cost:
            worth = 3.5 - self.sight.people[self.seat].sanity
        return worth

    def accept(self) -> float:
        """Return what it is worth to agree to a card or a trade."""
        if not isinstance(self.about, Asked):
            return 1.0
        card = self.about.card
        spot = self.spot(card)
        for step in parts(CARDS[card], self.memory.part) if card != NOTHING else ():
            if isinstance(step, flow.May):
                return self.worth.steps(step.cost, spot) + self.worth.steps(step.do_, spot)
            if isinstance(step, flow.Unless):
                return self.worth.steps(step.price, spot) - self.worth.steps(step.do_, spot)
        return 0.5

    def option(self, label: str) -> float:
        """Return what one of several ways is worth."""
        labels = {move.label for move in self.menu if isinstance(move, PickOption)}
        if label.endswith(("-pass", "-fail")) and (name := label[:-5]) in NUMBERS:
            card = NUMBERS[name][0]
            passed, failed = self.boxes(CARDS[card], self.spot(card))
            return passed if label.endswith("-pass") else failed
        for card in [*self.memory.cards, *range(len(CARDS))]:
            for choice in choices(CARDS[card]):
                ways = {option.label: option.do for option in choice.options}
                if labels <= ways.keys():
                    return self.worth.steps(ways[label], self.spot(card))
        return 0.0
