"""Dice and combat boxes: what a roll is worth, and which box to resolve with it."""

from collections.abc import Iterator
from typing import NamedTuple

from dreamtable.games.tamashii.bot.odds import faces_of
from dreamtable.games.tamashii.bot.worth import Worth
from dreamtable.games.tamashii.box import BOX, BOXES
from dreamtable.games.tamashii.verbs import foes

ENERGY_PRICE = 0.85
"""What a point of energy is worth elsewhere."""
MOST_DICE = 8


class BoxLook(NamedTuple):
    """A combat box as it counts in a fight."""

    number: int
    hits: int
    specials: int
    many: bool
    damage: int
    ends: int
    """An enemy with so much integrity left is defeated at once; 0 if it does not do that."""
    other: float
    """What else it brings."""


class Fight:
    """One player's boxes against the own queue."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        sight = worth.sight
        self.sight = sight
        used = sight.view.combat.boxes if sight.view.combat is not None else []
        self.boxes = [self._look(number) for number in self._numbers() if number not in used]
        self.foes = [
            (sight.left_on(foe), sight.defeated(foe) + worth.event("defeat")) for foe in sight.me.queue
        ]
        self._known: dict[tuple[int, int, int, int, int], float] = {}

    def _numbers(self) -> Iterator[int]:
        me = self.sight.me
        yield from BOX.boxes_of.get(me.body, ())
        for card in me.equipped:
            yield from BOX.boxes_of.get(card, ())

    def _look(self, number: int) -> BoxLook:
        need, do = BOXES[number].box.need, BOXES[number].box.do
        damage = ends = 0
        other = 0.0
        for step in do:
            if isinstance(step, foes.Damage):
                damage += self.sight.count(step.n)
            elif isinstance(step, foes.Defeat):
                ends = 99 if step.max is None else self.sight.count(step.max)
            else:
                other += self.worth.step(step)
        return BoxLook(number, need.hits, need.specials, need.many, damage, ends, other)

    def best(self, hits: int, specials: int) -> float:
        """Return what some dice are worth."""
        left = self.foes[0][0] if self.foes else 0
        return self._best(hits, specials, 0, 0, left)

    def use(self, number: int, dice: int, hits: int, specials: int) -> tuple[float, float]:
        """Return what it is worth to resolve a box with so many dice: at once, and with what follows."""
        for at, box in enumerate(self.boxes):
            if box.number == number:
                times = dice // (box.hits + box.specials)
                left = self.foes[0][0] if self.foes else 0
                return self._after(at, times, hits, specials, 0, 0, left)
        return 0.0, 0.0

    def _best(self, hits: int, specials: int, used: int, at: int, left: int) -> float:
        key = (hits, specials, used, at, left)
        known = self._known.get(key)
        if known is not None:
            return known
        best = 0.0
        for number, box in enumerate(self.boxes):
            if used >> number & 1:
                continue
            most = hits + specials
            if box.hits:
                most = min(most, hits // box.hits)
            if box.specials:
                most = min(most, specials // box.specials)
            for times in range(1, (most if box.many else min(most, 1)) + 1):
                best = max(best, self._after(number, times, hits, specials, used, at, left)[1])
        self._known[key] = best
        return best

    def _after(
        self, number: int, times: int, hits: int, specials: int, used: int, at: int, left: int
    ) -> tuple[float, float]:
        box = self.boxes[number]
        gain = box.other * times
        if left > 0:
            whole = self.foes[at][1]
            dealt = left if box.ends >= left else min(left, box.damage * times)
            if dealt >= left:
                gain += whole * (0.25 + 0.75 * left / max(left, self._full(at)))
                at += 1
                left = self.foes[at][0] if at < len(self.foes) else 0
            elif dealt:
                gain += 0.75 * whole * dealt / max(left, self._full(at))
                left -= dealt
        marked = used if box.many else used | 1 << number
        rest = self._best(hits - box.hits * times, specials - box.specials * times, marked, at, left)
        return gain, gain + rest

    def _full(self, at: int) -> int:
        """Return the integrity of an enemy as the fight began."""
        return self.foes[at][0]

    def expected(self, dice: int) -> float:
        """Return what so many dice are worth before they are rolled."""
        return sum(
            chance * self.best(hits, specials) for chance, hits, specials in faces_of(min(dice, MOST_DICE))
        )

    def energy(self, spent: int) -> float:
        """Return what it is worth to spend so much energy."""
        if not self.foes and self.sight.view.boss < 0:
            return -float(spent)
        return self.expected(self.sight.me.attack + spent) - ENERGY_PRICE * spent

    def reroll(self, faces: list[int], again: tuple[int, int, int]) -> float:
        """Return what a roll is worth after some dice of it are rolled again."""
        hits, specials = faces[0] - again[0], faces[1] - again[1]
        return sum(
            chance * self.best(hits + more, specials + special)
            for chance, more, special in faces_of(sum(again))
        )
