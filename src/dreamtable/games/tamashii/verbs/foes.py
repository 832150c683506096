"""Verbs for enemies."""

from typing import Literal

from dreamtable.content.effects import number
from dreamtable.games.tamashii.bosses import aim, damage_boss, move_boss
from dreamtable.games.tamashii.conditions import left_on
from dreamtable.games.tamashii.deeds import Deed, OfTable
from dreamtable.games.tamashii.enemies import (
    cards_left,
    damage,
    defeat,
    expel,
    hand_over,
    lock_on,
    mend,
    requeue,
    stands,
    targets,
)
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import ONE, TOP, Number, Target, step
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


@step
class Damage(Deed, frozen=True):
    """TAM-DMG-02: deal damage, to the top enemy unless it says otherwise."""

    adds = True
    n: Number
    target: Target = TOP
    carry: bool = False
    """Whether what is left over goes on to the next enemy."""

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Deal it; the damage of a box may be aimed at a boss."""
        count = self.amount(scene, self.n, times)
        if scene.boxed and (yield from aim(scene)):
            yield from damage_boss(scene.g, count, hit=True)
            return
        if self.carry:
            yield from self._go_on(scene, count)
            return
        for foe in (yield from targets(scene, self.target)):
            if stands(scene.me, foe):
                yield from damage(scene, foe, count)

    def _go_on(self, scene: Scene, count: int) -> Script[None]:
        """Deal it to one enemy after the other, until it is used up."""
        for foe in list(scene.me.queue):
            if count > 0 and stands(scene.me, foe):
                left = left_on(scene.s, foe.enemy, foe.damage)
                yield from damage(scene, foe, count)
                count -= left


@step
class Defeat(Deed, frozen=True):
    """TAM-DMG-04: defeat an enemy, if it has no more integrity left than `max`."""

    target: Target = TOP
    max: Number | None = None

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Defeat it."""
        most = None if self.max is None else self.amount(scene, self.max)
        for foe in (yield from targets(scene, self.target)):
            if most is None or left_on(scene.s, foe.enemy, foe.damage) <= most:
                yield from defeat(scene.g, scene.you, foe)

    def is_simple(self) -> bool:
        """A condition of the enemy stands in a sentence of its own."""
        return self.max is None and super().is_simple()


@step
class Expel(Deed, frozen=True):
    """TAM-DMG-04: discard an enemy without defeating it."""

    target: Target = TOP
    max: Number | None = None

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Discard it."""
        most = None if self.max is None else self.amount(scene, self.max)
        for foe in (yield from targets(scene, self.target)):
            if most is None or left_on(scene.s, foe.enemy, foe.damage) <= most:
                yield from expel(scene.g, scene.you, foe)

    def is_simple(self) -> bool:
        """A condition of the enemy stands in a sentence of its own."""
        return self.max is None and super().is_simple()


@step
class Mend(Deed, frozen=True):
    """TAM-DMG-06: enemies recover."""

    can_say_you = False
    yours = False
    n: Number
    target: Target = TOP

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Let them recover."""
        for foe in (yield from targets(scene, self.target)):
            mend(scene.g, scene.you, foe, self.amount(scene, self.n, times))


@step
class Lock(Deed, frozen=True):
    """TAM-ENM-06: enemies lock on."""

    adds = True
    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Draw them."""
        lock_on(scene.g, scene.you, self.amount(scene, self.num, times))
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """TAM-VOC-07: say whether there are so many enemy cards."""
        s = scene.s
        there = sum([len(group.cards) for group in s.deck]) + len(s.discard)
        return cards_left(s) and there >= (number(scene, self.num) or 0)


@step
class Requeue(Deed, frozen=True):
    """TAM-VOC-08: an enemy goes to the top or the bottom of the queue."""

    target: Target = TOP
    to: Literal["top", "bottom"] = "bottom"

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Move it."""
        for foe in (yield from targets(scene, self.target)):
            requeue(scene.g, scene.you, foe, top=self.to == "top")


@step
class HandOver(Deed, frozen=True):
    """An enemy leaves your queue, with its damage, and joins another player's."""

    target: Target = TOP
    to: Literal["top", "bottom"] = "bottom"

    def do(self, scene: Scene) -> Script[None]:
        """Let the resolver hand it over."""
        if self.may and not (yield from self._wanted(scene)):
            return
        for seat in (yield from self.partners(scene)):
            for foe in (yield from targets(scene, self.target)):
                if seat != scene.you:
                    hand_over(scene.g, scene.you, foe, seat, top=self.to == "top")

    @property
    def tells_who(self) -> bool:
        """Its words say to whom."""
        return True

    def words(self) -> Word:
        """Return its words."""
        return Word("do-hand-over", {"target": self.target.text(), "to": self.to, "who": self.who.text()})


@step
class Stun(Deed, frozen=True):
    """TAM-VOC-06: the enemies of the next enemy slots do not act, in this combat phase or the next."""

    num: Number = ONE

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Note it."""
        s, slots = scene.s, self.amount(scene, self.num, times)
        if s.combat is not None and s.turns[:1] == [scene.you]:
            s.combat.stunned += slots
        else:
            scene.me.stunned += slots
        return NOTHING_TO_DO


@step
class BossDamage(OfTable, frozen=True):
    """TAM-BOS-04: the boss takes damage."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Deal it."""
        return damage_boss(scene.g, self.amount(scene, self.num, times), hit=True)


@step
class BossMove(OfTable, frozen=True):
    """TAM-BOS-05: the boss moves towards the nearest player."""

    yours = False
    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Move it."""
        move_boss(scene.g, self.amount(scene, self.num, times))
        return NOTHING_TO_DO
