"""What the steps of a card are worth to the team: the verbs by their table, recursively."""

from collections.abc import Callable
from math import prod
from typing import TypeVar

from dreamtable.content.effects import (
    AllOf,
    AnyOf,
    Condition,
    NotSo,
    Number,
    Step,
    Steps,
    Stop,
    Who,
    holds,
    meant,
)
from dreamtable.games.eldritch import cards
from dreamtable.games.eldritch.bot.fights import Fights, Spot
from dreamtable.games.eldritch.bot.odds import some
from dreamtable.games.eldritch.bot.sight import CONDITIONS, RECKONINGS_A_ROUND, UNKNOWN_CONDITION, Sight
from dreamtable.games.eldritch.box import BOX, CARDS
from dreamtable.games.eldritch.cards import Artifact, Asset, Spell
from dreamtable.games.eldritch.conditions import Result, TokensOnSheet
from dreamtable.games.eldritch.decks import has_trait
from dreamtable.games.eldritch.model import NOTHING, SKILL, STRENGTH, WILL, Skill
from dreamtable.games.eldritch.verbs import tests, things
from dreamtable.kernel import Seat

LOCKED, LOCKED_EACH = 8.0, 0.4
"""What it is worth that gates can be closed again: anyway, and as part of what each gate is worth."""

UNKNOWN, RESULT = 0.5, 0.35
"""How likely something is that can't be known; how likely a test has the result that is asked for."""

V = TypeVar("V", bound=Step)


class Worth(Fights):
    """Weighs steps at one look at the table."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self._rumors: dict[int, float] = {}

    def steps(self, steps: Steps, spot: Spot) -> float:
        """Return what steps are worth on average."""
        total = 0.0
        for step in steps:
            kind = type(step)
            if (weigh := TABLE.get(kind)) is not None:
                total += weigh(self, step, spot)
            elif kind is Stop:
                break
        return total

    # Tests

    def chance(self, spot: Spot, skill: Skill, modifier: int) -> float:
        """Return the chance to pass a test, with what cards let one roll again."""
        hand = self.sight.hands[spot.seat]
        dice = hand.dice(skill, modifier, spot.during, spot.space)
        return some(dice + hand.rerolls(skill, spot.during), hand.faces)

    def test(self, step: tests.Test, spot: Spot) -> float:
        """Weigh a test by its chance; clues help where the difference is worth them."""
        total = 0.0
        for seat in self.who(step.who, spot):
            here = spot.of(seat, self.sight.people[seat].space) if seat != spot.seat else spot
            hand = self.sight.hands[seat]
            skill = SKILL[step.test.skill]
            dice = hand.dice(skill, step.test.modifier, here.during, here.space)
            passed, failed = self.steps(step.pass_, here), self.steps(step.fail, here)
            chance = some(dice + hand.rerolls(skill, here.during), hand.faces)
            rescued = failed
            for _ in range(min(3, len(hand.person.clues))):
                again = passed * hand.faces / 6 + rescued * (1 - hand.faces / 6) - self.sight.one_less(seat)
                rescued = max(failed, again)
            total += chance * passed + (1 - chance) * rescued
        return total

    def who(self, words: Who, spot: Spot) -> list[Seat]:
        """Return whom words mean; of those that are chosen, the resolver or the first."""
        if words.name == "you":  # nearly always
            return [spot.you] if spot.you in self.sight.people else []
        found = meant(spot, words)
        if not found.chosen:
            return list(found.seats)
        return [spot.seat] if spot.seat in (*found.surely, *found.seats) else list(found.seats[:1])

    def best_who(self, words: Who, spot: Spot, worth: Callable[[Seat], float]) -> float:
        """Return what it is worth for those who are meant, or for the best of those who may be chosen."""
        if words.name == "you":
            return worth(spot.you) if spot.you in self.sight.people else 0.0
        found = meant(spot, words)
        if not found.chosen or found.surely:
            return sum(worth(seat) for seat in self.who(words, spot))
        return max((worth(seat) for seat in found.seats), default=0.0)

    def held(self, seat: Seat, kind: str, step: things.Discard) -> list[int]:
        """Return the cards of an investigator among which a discard chooses, the least worth first."""
        names, traits = things.names_of(step.name), things.names_of(step.trait)
        cards = [
            card
            for card in self.sight.people[seat].cards
            if isinstance(CARDS[card], things.KINDS[kind])
            and (not names or CARDS[card].id in names)
            and has_trait(card, traits)
        ]
        return sorted(cards, key=lambda card: self.card(card, seat, owned=True))

    def holds(self, check: Condition, spot: Spot) -> float:
        """Return how likely a condition is fulfilled: 0, 1, or a guess where it can't be known."""
        if isinstance(check, TokensOnSheet):  # a token is taken away before one looks
            left = max(0, self.view.tokens.get(self.view.ancient_one, 0) - 1)
            return float(check.than.holds(left, round(self.sight.number(check.than.number))))
        known = holds(spot, check)
        if known is not None:
            return float(known)
        match check:
            case NotSo():
                return 1 - self.holds(check.one, spot)
            case AllOf():
                return prod(self.holds(one, spot) for one in check.parts)
            case AnyOf():
                return 1 - prod(1 - self.holds(one, spot) for one in check.parts)
            case _:
                return RESULT if isinstance(check, Result) else UNKNOWN

    # Cards

    def card(self, card: int, seat: Seat, *, owned: bool = False) -> float:
        """Return what a card is worth to an investigator."""
        thing = CARDS[card]
        if isinstance(thing, cards.Condition):
            return CONDITIONS.get(thing.id, UNKNOWN_CONDITION)
        if isinstance(thing, Spell):
            return self.sight.spell(seat) + (0.5 if owned else 0.0)
        hand = self.sight.hands[seat]
        person = hand.person
        side = BOX.fronts[card]
        worth = 0.8 if isinstance(thing, Artifact) else 0.0
        if isinstance(thing, Artifact) and self.sight.wanted.get("artifact"):
            worth += 0.4 * self.sight.token
        for power in side.bonuses:
            skill = SKILL[power.skill] if power.skill != "any" else WILL
            during = (power.during,) if power.during else ()
            gain = power.num - hand.bonus(skill, during, person.space, but=card if owned else -1)
            worth += max(0, gain) * weight(skill, power.during, person.skills[skill])
        worth += sum(0.9 * power.num for power in side.dice)
        worth += sum(0.6 for _ in side.rerolls)
        worth += 0.7 * len(side.actions) + 0.8 * len(side.instead)
        for event, powers in [*side.when.items(), *side.before_roll.items(), *side.after_roll.items()]:
            for when in powers:
                if event == "gain-this":
                    worth += max(0.0, self.steps(when.do, Spot(self.view, seat, person.space, card=card)))
                elif event == "rest":
                    worth += 1.0
                else:
                    worth += 0.9
        return worth

    def best_reserve(self, seat: Seat, step: things.Gain) -> float:
        """Return the most that a card of the reserve is worth."""
        traits = things.names_of(step.trait)
        fitting = [
            card
            for card in self.view.reserve
            if has_trait(card, traits) and BOX.card(card, Asset).value <= step.max_value
        ]
        return max((self.card(card, seat) for card in fitting), default=0.0)

    # What follows an event

    def after(self, event: str, spot: Spot) -> float:
        """Return what mysteries and other cards in play make of an event."""
        total = 0.0
        for card, power in self.sight.hooks(event):
            inside = spot.of(spot.seat, spot.space, card)
            if holds(inside, power.if_) is False or not power.cost.payable(inside):
                continue
            worth = self.steps(power.cost.steps, inside) + self.steps(power.do, inside)
            total += max(0.0, worth) if power.may else worth
        return total

    def closing(self, spot: Spot) -> float:
        """Return what it is worth to close a gate: the gate, and what follows."""
        if spot.gate == NOTHING or self.sight.forbidden(spot.seat, "close-gate"):
            return 0.0
        return self.sight.gate(spot.gate) + self.after("close-gate", spot)

    def finding(self, spot: Spot) -> float:
        """Return what it is worth to gain a clue by research: the clue, and what follows."""
        if spot.clue == NOTHING:
            return 0.0
        return self.sight.one_more(spot.seat) + self.after("gain-clue-by-research", spot)

    def rumor(self, card: int) -> float:
        """Return what it is worth to solve a rumor: what its fuse and its reckonings would do."""
        known = self._rumors.get(card)
        if known is not None:
            return known
        self._rumors[card] = 0.0
        side = BOX.fronts[card]
        spot = Spot(self.view, self.view.lead, self.view.rumors.get(card, 0), card=card)
        if spot.seat not in self.sight.people:
            spot.you = next(iter(self.sight.people))
        tokens = self.view.tokens.get(card, 0)
        rounds = self.sight.rounds
        worth = 0.5
        if tokens:
            fuse = sum(self.steps(power.do, spot) for power in side.when.get("tokens-zero", ()))
            left = tokens / RECKONINGS_A_ROUND
            if left < rounds + 1:
                worth -= max(fuse, -40.0) * min(1.0, 2.5 / left + 0.3)
        each = sum(self.steps(power.do, spot) for power in side.reckonings)
        worth -= each * RECKONINGS_A_ROUND * min(rounds, 4)
        if "close-gate" in side.cannot:
            worth += LOCKED + LOCKED_EACH * sum(self.sight.gate(gate) for gate in self.view.gates)
        self._rumors[card] = max(0.5, worth)
        return self._rumors[card]


Weigh = Callable[[Worth, V, Spot], float]
TABLE: dict[type[Step], Callable[..., float]] = {}
"""By verb: what it is worth."""

UNWEIGHED: dict[type[Step], str] = {Stop: "ends the text: what stands after it is not weighed"}
"""By verb that has no weight: why."""


def weighs(verb: type[V]) -> Callable[[Weigh[V]], Weigh[V]]:
    """Take what a verb is worth into the table; for use as a decorator."""

    def add(weigh: Weigh[V]) -> Weigh[V]:
        TABLE[verb] = weigh
        return weigh

    return add


def flat(verb: type[Step], value: float) -> None:
    """Let a verb always be worth the same."""
    TABLE[verb] = lambda _worth, _step, _spot: value


def unweighed(verb: type[Step], why: str) -> None:
    """Say that a verb has no weight of its own, and why."""
    UNWEIGHED[verb] = why


def counts(step: things.Discard) -> list[tuple[str, Number]]:
    """Return the kinds of cards that are discarded, each with how many."""
    found = {
        "asset": step.asset,
        "artifact": step.artifact,
        "spell": step.spell,
        "condition": step.condition,
    }
    return [(kind, count) for kind, count in found.items() if count is not None]


def weight(skill: Skill, during: str, value: int) -> float:
    """Return what a die more for a skill is worth to somebody."""
    if during == "acquire":
        return 0.2
    if skill is STRENGTH:
        return 0.75 if value >= 3 else 0.45
    if during == "combat":
        return 0.45
    return (0.7, 0.5, 0.9, 0.7, 0.8)[skill]
