"""One look at the table from one seat: what dice, cards and choices of cards are worth."""

from dreamtable.content.effects import FREE, Asked, Choose, May, Steps, Unless
from dreamtable.games.eldritch.abilities import Triggered
from dreamtable.games.eldritch.bot.at_hand import AtHand
from dreamtable.games.eldritch.bot.field import Field
from dreamtable.games.eldritch.bot.fights import Spot
from dreamtable.games.eldritch.bot.memory import Memory
from dreamtable.games.eldritch.bot.sight import Sight
from dreamtable.games.eldritch.bot.taste import Taste
from dreamtable.games.eldritch.bot.texts import parts
from dreamtable.games.eldritch.bot.verbs import DELAY
from dreamtable.games.eldritch.bot.worth import Worth
from dreamtable.games.eldritch.box import BOX, CARDS, FRONTS, NUMBERS
from dreamtable.games.eldritch.cards import Card
from dreamtable.games.eldritch.map import UNCHARTED
from dreamtable.games.eldritch.model import ACTION, ENCOUNTER, INFLUENCE, NOTHING, SKILL, STRENGTH, View
from dreamtable.games.eldritch.verbs import tests
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
        self.at_hand = AtHand(view)
        self.sight = Sight(view, taste)
        self.worth = Worth(self.sight)
        self.field = Field(self.sight, self.worth, memory)

    def spot(self, card: int | None = None) -> Spot:
        """Return where this seat stands, about a card."""
        space = self.sight.people[self.seat].space
        during = ("encounter",) if self.view.phase is ENCOUNTER else ()
        gate = self.sight.gates.get(space, NOTHING)
        clue = next((clue for clue, at in self.view.clues.items() if at == space), NOTHING)
        fought = self.at_hand.foe
        foe = next((one for one in self.view.foes if one.monster == fought), None)
        return Spot(
            self.view,
            self.seat,
            space,
            during=during,
            gate=gate,
            clue=clue,
            card=self.at_hand.card if card is None else card,
            foe=foe,
        )

    # Dice

    def reroll(self, face: int, price: float) -> float:
        """Return what it is worth to roll a die again."""
        hand = self.sight.hands[self.seat]
        least = 7 - hand.faces
        if face >= least:
            return -1.0
        test = self.at_hand.test
        result = sum(die >= least for die in test.dice) if test is not None else 0
        gain = self.outcome(result + 1) - self.outcome(result)
        return gain * hand.faces / 6 - price + 0.001 * (7 - face)

    def outcome(self, result: int) -> float:
        """Return what a result of the test at hand is worth."""
        sight, at_hand = self.sight, self.at_hand
        person = sight.people[self.seat]
        skill = at_hand.test.skill if at_hand.test is not None else None
        if at_hand.in_combat:
            figures = sight.figures(at_hand.foe)
            if skill is not STRENGTH:
                return sight.body(person.sanity - max(0, figures.horror - result))
            foe = next((one for one in self.view.foes if one.monster == at_hand.foe), None)
            worth = sight.body(person.health - max(0, figures.damage - result))
            if foe is None:
                return worth
            each, prize = self.worth.prize(foe, self.spot())
            left = self.worth.toughness(foe)
            return worth + each * min(result, left) + (prize if result >= left else 0.0)
        if self.view.phase is ACTION and skill is INFLUENCE and at_hand.card == NOTHING:
            return 0.9 * result
        test = self.test()
        if test is None:
            return 2.5 if result else 0.0
        passed, failed = test
        return passed if result else failed

    def test(self) -> tuple[float, float] | None:
        """Return what it is worth to pass and to fail the test at hand, if its card is known."""
        test = self.at_hand.test
        if test is None:
            return None
        for text in self.at_hand.texts:
            thing = CARDS[text.card]
            for step in parts(text.card, text.part):
                if not isinstance(step, tests.Test):
                    continue
                if SKILL[step.test.skill] is not test.skill or step.test.modifier != test.modifier:
                    continue
                spot = self.spot(text.card)
                if text.part == "initial" and hasattr(thing, "initial"):
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
        if not power.cost.payable(spot):
            return -1.0
        worth = self.worth.steps(power.cost.steps, spot) + self.worth.steps(power.do, spot)
        if event == "doom-would-advance":
            worth += self.sight.doom
        elif event == "gain-condition":
            worth += 1.8
        elif event == "stand-up":  # he is still Delayed then
            worth += DELAY
        elif event.startswith("fall-by"):
            worth += 8.0
        elif event == "travel":
            here = self.sight.people[self.seat].space
            near = [space for space, path in BOX.paths[here].items() if path == UNCHARTED]
            worth = max((self.field.place(self.seat, space) for space in near), default=-9.0)
            worth -= self.field.place(self.seat, here)
        elif event == "would-lose-sanity" and power.cost is not FREE:
            worth = 3.5 - self.sight.people[self.seat].sanity
        return worth

    def accept(self) -> float:
        """Return what it is worth to agree to a card or a trade."""
        if not isinstance(self.about, Asked):
            return 1.0
        spot = self.spot(self.about.card)
        match BOX.step_of(self.about.step):
            case May(steps, cost):
                return self.worth.steps(cost.steps, spot) + self.worth.steps(steps, spot)
            case Unless(price, steps):
                return self.worth.steps(price.steps, spot) - self.worth.steps(steps, spot)
        return 0.5

    def option(self, label: str) -> float:
        """Return what one of several ways is worth."""
        if label.endswith(("-pass", "-fail")) and (name := label[:-5]) in NUMBERS:
            card = NUMBERS[name][0]
            passed, failed = self.boxes(CARDS[card], self.spot(card))
            return passed if label.endswith("-pass") else failed
        choice = BOX.step_of(self.about.step) if isinstance(self.about, Asked) else None
        if not isinstance(self.about, Asked) or not isinstance(choice, Choose):
            return 0.0
        way = next(option for option in choice.options if option.label == label)
        return self.worth.steps((*way.cost.steps, *way.do), self.spot(self.about.card))
