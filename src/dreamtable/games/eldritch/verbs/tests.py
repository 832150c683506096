"""Verbs for tests; and for the test, the loss, the combat or the event at hand."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from dreamtable.content.effects import If, Steps, Verb, branches_after, change_text, optional, run, who
from dreamtable.games.eldritch.abilities import AnySkill
from dreamtable.games.eldritch.conditions import Result, number
from dreamtable.games.eldritch.dice import choose_die, is_magical, resisted, roll_again, take_test
from dreamtable.games.eldritch.look import Look
from dreamtable.games.eldritch.model import SKILL
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.terms import NONE, YOU, Number, SkillTest, Who, step
from dreamtable.games.eldritch.verbs.people import body_text
from dreamtable.games.eldritch.who import only_you
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


@step
class Test(Verb, frozen=True):
    """ELD-TST: test a skill; then what follows on a pass or on a fail."""

    __test__ = False
    test: SkillTest
    pass_: Steps = msgspec.field(default=(), name="pass")
    fail: Steps = ()
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Let each who is meant test and carry out what follows."""
        return self._one(scene, scene) if only_you(scene, self.who) else self._each(scene)

    def _each(self, scene: Scene) -> Script[None]:
        for seat in scene.present((yield from who(scene, self.who))):
            yield from self._one(scene, scene if seat == scene.you else scene.within(scene.card, seat))

    def _one(self, scene: Scene, inside: Scene) -> Script[None]:
        result = yield from take_test(inside, SKILL[self.test.skill], self.test.modifier)
        scene.result = result
        then = self.pass_ if result else self.fail
        before = inside.go("pass" if result else "fail")
        if then and scene.g.state.people[inside.you] is not None:
            yield from run(then, inside)
        inside.way = before
        if inside.stopped:
            scene.stopped = True

    def branches(self) -> Iterator[str]:
        """Return how it can end, with what follows."""
        yield from branches_after("pass", self.pass_)
        yield from branches_after("fail", self.fail)

    def text(self) -> Word:
        """Return its words; where a pass brings something for so many successes only, it says how many."""
        need, then = self._needed()
        return Word(
            "do-test",
            {
                "test": self.test.text(),
                "need": need,
                "pass": optional(then),
                "fail": optional(self.fail),
                "who": self.who.text(),
            },
        )

    def _needed(self) -> tuple[int, Steps]:
        """Return how many successes a pass must have to bring something, and what it brings."""
        match self.pass_:
            case (If(check=Result(than=than), then=then, else_if=(), else_=()),):
                if than.sign == ">=" and not than.number.parts:
                    return max(1, than.number.plus), then
        return 1, self.pass_


@step
class Dice(Verb, frozen=True):
    """ELD-TST-05: additional dice for the test at hand, or for the whole combat at its beginning."""

    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Add them."""
        if scene.test is not None:
            scene.test.extra += number(scene, self.num)
        elif scene.combat is not None:
            scene.combat.dice += number(scene, self.num)
        return NOTHING_TO_DO


@step
class Bonus(Verb, frozen=True):
    """ELD-TST-04: a bonus for the test at hand; only the highest one counts."""

    skill: AnySkill
    num: int

    def do(self, scene: Scene) -> Script[None]:
        """Offer the bonus, unless the monster resists it."""
        test = scene.test
        if test is not None and not resisted(test.scene, magical=is_magical(scene.card)):
            test.bonus = max(test.bonus, self.num)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-bonus", {"skill": Word(f"skill-{self.skill}"), "num": self.num})


@step
class AddSuccess(Verb, frozen=True):
    """ELD-TST-14: successes added to the test at hand, after the rerolls."""

    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Add them."""
        if scene.test is not None:
            scene.test.added += number(scene, self.num)
        return NOTHING_TO_DO


@step
class Reroll(Verb, frozen=True):
    """ELD-RRL-04: reroll some dice of the test at hand."""

    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Choose dice and roll them again."""
        test = scene.test
        for _ in range(number(scene, self.num) if test is not None else 0):
            if test is not None and test.dice:
                roll_again(scene, test, (yield from choose_die(scene, test, test.dice)))


@step
class SetDie(Verb, frozen=True):
    """ELD-TST-14: one die that shows a face is turned to another."""

    from_: int = msgspec.field(name="from")
    to: int

    def do(self, scene: Scene) -> Script[None]:
        """Turn it."""
        test = scene.test
        if test is not None and self.from_ in test.dice:
            test.dice.remove(self.from_)
            test.dice.append(self.to)
            test.dice.sort()
        return NOTHING_TO_DO


@step
class SuccessOn(Verb, frozen=True):
    """ELD-TST-14: a face counts for several successes in the test at hand."""

    face: int
    counts: int

    def do(self, scene: Scene) -> Script[None]:
        """Let it count."""
        if scene.test is not None:
            scene.test.counts[self.face] = self.counts
        return NOTHING_TO_DO


@step
class UseSkill(Verb, frozen=True):
    """ELD-TST-13: another skill takes the place of the one tested."""

    skill: Literal["lore", "influence", "observation", "strength", "will"]

    def do(self, scene: Scene) -> Script[None]:
        """Replace it."""
        test = scene.test
        if test is not None:
            test.skill = SKILL[self.skill]
            if test.text is not None:
                test.text.skill = test.skill
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return Word("do-use-skill", {"skill": Word(f"skill-{self.skill}")})


@step
class Mod(Verb, frozen=True):
    """A figure of the monster being fought is changed until the combat ends."""

    stat: Literal["damage", "horror"]
    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Change it."""
        if scene.combat is not None:
            scene.combat.mods[self.stat] += number(scene, self.num)
        return NOTHING_TO_DO

    def text(self) -> Word:
        """Return its words."""
        return change_text(f"do-mod-{self.stat}", self.num)


@step
class Ignore(Verb, frozen=True):
    """ELD-CBT-13: the resistances of the monster do not count in this combat."""

    what: Literal["resistances"]

    def do(self, scene: Scene) -> Script[None]:
        """Ignore them."""
        if scene.combat is not None:
            scene.combat.no_resistance = True
        return NOTHING_TO_DO


@step
class Prevent(Verb, frozen=True):
    """ELD-TIM-05: a part of the loss at hand does not happen."""

    some_of = ("health", "sanity")
    health: Number = NONE
    sanity: Number = NONE

    def do(self, scene: Scene) -> Script[None]:
        """Make the loss smaller."""
        if scene.loss is not None:
            scene.loss.health = max(0, scene.loss.health - number(scene, self.health))
            scene.loss.sanity = max(0, scene.loss.sanity - number(scene, self.sanity))
        return NOTHING_TO_DO

    def possible(self, look: Look) -> bool:
        """Say whether there is something left to prevent."""
        loss = look.loss
        return loss is not None and bool(
            (self.health != NONE and loss.health) or (self.sanity != NONE and loss.sanity)
        )

    def text(self) -> Word:
        """Return its words."""
        return body_text("do-prevent", self.health, self.sanity)


@step
class Cancel(Verb, frozen=True):
    """The event at hand, or what it would give back, does not happen."""

    what: Literal["event", "recover-sanity", "recover-health"]

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        scene.cancelled |= {self.what}
        return NOTHING_TO_DO
