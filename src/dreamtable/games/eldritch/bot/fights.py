"""What fights are worth: exact odds of both tests, against what the monster is worth."""

from abc import ABC, abstractmethod

from dreamtable.content.effects import Condition
from dreamtable.games.eldritch.bot.odds import spread
from dreamtable.games.eldritch.bot.sight import Sight
from dreamtable.games.eldritch.box import CARDS, NUMBERS
from dreamtable.games.eldritch.cards import Epic
from dreamtable.games.eldritch.model import STRENGTH, WILL, Foe
from dreamtable.games.eldritch.onlooker import Onlooker
from dreamtable.games.eldritch.terms import Number, Which
from dreamtable.games.eldritch.which import meant
from dreamtable.kernel import Seat

GUARD = 0.5
"""Which part of a gate's closing is done when its guards are gone."""


class Spot(Onlooker):
    """Where and about what steps are weighed: what a seat sees, as if it were on a space."""

    __slots__ = ()

    @property
    def seat(self) -> Seat:
        """Return for whom it is weighed."""
        return self.you

    def of(self, seat: Seat, space: int, card: int | None = None) -> "Spot":
        """Return the same for somebody else, perhaps about another card."""
        return Spot(
            self.state,
            seat,
            space,
            during=self.during,
            card=self.card if card is None else card,
            gate=self.gate,
            clue=self.clue,
            foe=self.foe,
        )


class Fights(ABC):
    """Weighs combat at one look at the table."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.view = sight.view
        self._ambush: dict[Seat, float] = {}
        self._fights: dict[tuple[object, ...], tuple[float, float]] = {}

    @abstractmethod
    def holds(self, check: Condition, spot: Spot) -> float:
        """Return how likely a condition is fulfilled."""

    @abstractmethod
    def after(self, event: str, spot: Spot) -> float:
        """Return what cards in play make of an event."""

    def toughness(self, foe: Foe) -> int:
        """Return how much a monster still bears."""
        figures = self.sight.figures(foe.monster)
        most = foe.toughness if isinstance(figures, Epic) else figures.toughness.plus
        return max(1, most - foe.damage)

    def prize(self, foe: Foe, spot: Spot) -> tuple[float, float]:
        """Return what each point of damage is worth, and what the defeat is worth beside that."""
        name = CARDS[foe.monster].id
        left = self.toughness(foe)
        target = self.sight.targets.get(name, 0.0)
        if isinstance(CARDS[foe.monster], Epic):
            return (self.sight.taste.wound * target / left if target else 0.1), 0.4 * target + 1.0
        prize = 0.9 + 0.6 * len(self.sight.side(foe.monster).reckonings)
        if (gate := self.sight.gates.get(foe.space)) is not None:
            prize += GUARD * self.sight.gate(gate) / len(self.sight.foes.get(foe.space, (foe,)))
        return 0.1, prize + self.after("defeat-monster", spot)

    def fight(self, foe: Foe, spot: Spot, extra: int = 0) -> tuple[float, float]:
        """Return what a combat is worth, and the chance to defeat the monster in it."""
        key = (foe.monster, foe.damage, foe.toughness, spot.seat, spot.space, spot.during, extra)
        known = self._fights.get(key)
        if known is None:
            known = self._fights[key] = self._fight(foe, spot, extra)
        return known

    def _fight(self, foe: Foe, spot: Spot, extra: int) -> tuple[float, float]:
        """Both tests: Will against its horror, Strength against its damage and toughness."""
        sight, seat = self.sight, spot.seat
        hand, person = sight.hands[seat], sight.people[seat]
        figures = sight.figures(foe.monster)
        during = (*spot.during, "combat")
        worth, alive = 0.0, 1.0
        modified = {"damage": 0.0, "horror": 0.0}
        for side in (sight.side(foe.monster), *(side for _, side in hand.sides)):
            for mod in side.mods:
                if mod.stat in modified and self.holds(mod.if_, spot) > 0.4:
                    modified[mod.stat] += sight.number(mod.num)
        if figures.will is not None:
            dice = hand.dice(WILL, figures.will, during, spot.space, foe.monster)
            horror = max(0, round(figures.horror + modified["horror"]))
            now = sight.body(person.sanity)
            for result, chance in enumerate(spread(dice, hand.faces)[:horror]):
                lost = horror - result
                worth += chance * (sight.body(person.sanity - lost) - now)
                alive -= chance if lost >= person.sanity else 0.0
        if figures.strength is None:
            return worth + (0.4 * self.prize(foe, spot)[1] - 0.6) * alive, 0.4 * alive
        each, prize = self.prize(foe, spot)
        left = self.toughness(foe)
        damage = round(figures.damage + modified["damage"])
        dice = hand.dice(STRENGTH, figures.strength, during, spot.space, foe.monster) + extra
        kills, value, now = 0.0, 0.0, sight.body(person.health)
        for result, chance in enumerate(spread(dice, hand.faces)):
            if result < damage:
                value += chance * (sight.body(person.health - damage + result) - now)
            if result < left:
                value += chance * each * result
            else:
                kills += chance
        return worth + alive * (value + kills * (each * left + prize)), kills * alive

    def ambush(self, spot: Spot, name: str) -> float:
        """Return what an ambush is worth: by a monster of a name, or by any of the cup."""
        if name:
            foe = Foe(NUMBERS[name][0], spot.space, 0, 1)
            return self.fight(foe, spot)[0]
        known = self._ambush.get(spot.seat)
        if known is None:
            cup = self.view.cup[::3] or self.view.cup
            fights = [self.fight(Foe(monster, spot.space, 0, 1), spot)[0] for monster in cup]
            known = self._ambush[spot.seat] = sum(fights) / len(fights) if fights else 0.0
        return known

    def best_foe(self, words: Which, spot: Spot, most: Number | None = None) -> list[Foe]:
        """Return the monsters among which words choose."""
        foes = meant(spot, words)
        if most is None:
            return foes
        limit = self.sight.number(most, 99)
        return [
            foe for foe in foes if not isinstance(CARDS[foe.monster], Epic) and self.toughness(foe) <= limit
        ]
