"""Verbs that steer: tests, choices, conditions, loops."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, Self

import msgspec

from dreamtable.content import Raw, Wrong
from dreamtable.games.eldritch.box import CARDS
from dreamtable.games.eldritch.conditions import holds, number
from dreamtable.games.eldritch.dice import take_test, throw
from dreamtable.games.eldritch.events import Asked
from dreamtable.games.eldritch.model import SKILL
from dreamtable.games.eldritch.moves import Accept, PickOption, Refuse
from dreamtable.games.eldritch.scene import (
    Scene,
    not_fallen,
    only_you,
    possible,
    run,
    some_possible,
    who,
)
from dreamtable.games.eldritch.terms import (
    ONE,
    YOU,
    Check,
    Number,
    SkillTest,
    Step,
    Steps,
    Verb,
    Who,
    either,
    is_simple,
    one_clause,
    step,
    text_of,
)
from dreamtable.games.eldritch.texts import number_of
from dreamtable.games.eldritch.verbs.people import Spend
from dreamtable.kernel import NOTHING_TO_DO, Move, Script, Word


def _optional(steps: Steps) -> Word | str:
    return text_of(steps) if steps else "none"


def paid(scene: Scene, price: Steps) -> Script[bool]:
    """ELD-SPD-01, ELD-SPD-06: pay a price; say whether it was paid, since a group may not want to."""
    scene.as_cost = True
    for one in price:
        yield from one.do(scene)
        if isinstance(one, Spend) and not scene.done:
            scene.as_cost = False
            return False
    scene.as_cost = False
    return True


def carried_out(scene: Scene, steps: Steps) -> Script[bool]:
    """ELD-GEN-10: carry a way out; say whether it could be, which a group decides that is to pay for it."""
    for one in steps:
        if scene.over:
            break
        yield from one.do(scene)
        if isinstance(one, Spend) and not scene.done:
            return False
    return True


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
        for seat in not_fallen(scene, (yield from who(scene, self.who))):
            yield from self._one(scene, scene if seat == scene.you else scene.within(scene.card, seat))

    def _one(self, scene: Scene, inside: Scene) -> Script[None]:
        result = yield from take_test(inside, SKILL[self.test.skill], self.test.modifier)
        scene.result = result
        then = self.pass_ if result else self.fail
        if then and scene.g.state.people[inside.you] is not None:
            yield from run(then, inside)
        if inside.stopped:
            scene.stopped = True

    def inner(self) -> Iterable[Step]:
        """Return what may follow."""
        return (*self.pass_, *self.fail)

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-test",
            {
                "test": self.test.text(),
                "pass": _optional(self.pass_),
                "fail": _optional(self.fail),
                "who": self.who.text(),
            },
        )


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """ELD-GEN-10: one way of several."""

    label: str
    do: Steps

    def text(self) -> Word:
        """Return its words."""
        return Word("option-of-card", {"label": Word(f"label-{self.label}"), "do": text_of(self.do)})


@step
class Choose(Verb, frozen=True):
    """ELD-GEN-10: choose exactly one way that can be carried out."""

    options: tuple[Option, ...]
    by: Literal["you", "lead"] = "you"

    def do(self, scene: Scene) -> Script[None]:
        """Let the resolver or the lead choose, then carry it out."""
        open_ = self._open(scene)
        seat = scene.g.state.lead if self.by == "lead" else scene.you
        while open_:
            labels = [option.label for option in open_]
            move = yield from scene.g.ask(
                seat,
                list(map(PickOption, labels)),
                rule="ELD-GEN-10",
                about=Asked(scene.card, number_of(self)),
            )
            way = open_.pop(labels.index(move.label))
            if (yield from carried_out(scene, way.do)):
                return

    def _open(self, scene: Scene) -> list[Option]:
        """ELD-GEN-10: the ways that can be carried out."""
        found = []
        for option in self.options:
            if possible(option.do, scene):
                found.append(option)
        return found

    def inner(self) -> Iterable[Step]:
        """Return the steps of all ways."""
        return [one for option in self.options for one in option.do]

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-choose",
            {"options": either([one.text() for one in self.options]), "by": self.by},
        )


@step
class May(Verb, frozen=True):
    """ELD-GEN-10: do it or not; at a price, if there is one."""

    do_: Steps = msgspec.field(name="steps")
    cost: Steps = ()

    def do(self, scene: Scene) -> Script[None]:
        """Ask, then pay, then do it."""
        scene.done = False
        if not possible(self.cost, scene) or not some_possible(self.do_, scene):
            return
        yes: Move = Accept()
        move = yield from scene.g.ask(
            scene.you, [yes, Refuse()], rule="ELD-GEN-10", about=Asked(scene.card, number_of(self))
        )
        if move is yes and (yield from paid(scene, self.cost)):
            yield from run(self.do_, scene)
            scene.done = True

    def inner(self) -> Iterable[Step]:
        """Return price and steps."""
        return (*self.cost, *self.do_)

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-may",
            {"steps": text_of(self.do_), "cost": _optional(self.cost), "simple": one_clause(self.do_)},
        )

    def question(self) -> Word:
        """Return the words with which it asks."""
        return Word("ask-may", self.text().args)


@step
class Unless(Verb, frozen=True):
    """ELD-GEN-10: it happens unless the price is paid."""

    price: Steps
    do_: Steps = msgspec.field(name="do")

    def do(self, scene: Scene) -> Script[None]:
        """Ask for the price if it can be paid."""
        if possible(self.price, scene):
            yes: Move = Accept()
            move = yield from scene.g.ask(
                scene.you, [yes, Refuse()], rule="ELD-GEN-10", about=Asked(scene.card, number_of(self))
            )
            if move is yes and (yield from paid(scene, self.price)):
                return
        yield from run(self.do_, scene)

    def inner(self) -> Iterable[Step]:
        """Return price and steps."""
        return (*self.price, *self.do_)

    def text(self) -> Word:
        """Return its words."""
        simple = "yes" if all(is_simple(one) for one in self.do_) else "no"
        return Word("do-unless", {"price": text_of(self.price), "do": text_of(self.do_), "simple": simple})

    def question(self) -> Word:
        """Return the words with which it asks."""
        return Word("ask-unless", self.text().args)


@step
class Branch(Verb, frozen=True):
    """Do one thing or another, as the case is."""

    check: Check
    then: Steps = ()
    else_: Steps = msgspec.field(default=(), name="else")

    def do(self, scene: Scene) -> Script[None]:
        """Look, and go on."""
        return run(self.then if holds(scene, self.check) else self.else_, scene)

    def inner(self) -> Iterable[Step]:
        """Return both branches."""
        return (*self.then, *self.else_)

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "do-branch",
            {"check": self.check.text(), "then": _optional(self.then), "else": _optional(self.else_)},
        )


@step
class For(Verb, frozen=True):
    """ELD-GEN-12: each of some in turn order does it; inside, `you` is that one."""

    who: Who
    do_: Steps = msgspec.field(name="do")

    def do(self, scene: Scene) -> Script[None]:
        """Go round."""
        if self.who.name == "each-cultist":
            yield from self._cultists(scene)
            return
        for seat in not_fallen(scene, (yield from who(scene, self.who))):
            inside = scene.within(scene.card, seat)
            inside.personal = True
            yield from run(self.do_, inside)

    def _cultists(self, scene: Scene) -> Script[None]:
        """Go through the cultists that are on the map now."""
        s = scene.g.state
        cultists = [foe for foe in s.foes if CARDS[foe.monster].id == "cultist"]
        for foe in cultists:
            inside = scene.within(scene.card)
            inside.foe = foe
            yield from run(self.do_, inside)

    def inner(self) -> Iterable[Step]:
        """Return the steps."""
        return self.do_

    def text(self) -> Word:
        """Return its words."""
        return Word("do-for", {"who": self.who.text(), "do": text_of(self.do_)})


@step
class Repeat(Verb, frozen=True):
    """Do it so many times."""

    num: Number
    do_: Steps = msgspec.field(name="do")

    def do(self, scene: Scene) -> Script[None]:
        """Again and again."""
        for _ in range(number(scene, self.num)):
            yield from run(self.do_, scene)

    def inner(self) -> Iterable[Step]:
        """Return the steps."""
        return self.do_

    def text(self) -> Word:
        """Return its words."""
        return Word("do-repeat", {"num": self.num.text(), "do": text_of(self.do_)})


class Faces:
    """`1-2`, `6`: a span of die faces."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    @classmethod
    def of(cls, raw: Raw) -> Self:
        """Return what is written."""
        low, _, high = str(raw).partition("-")
        if not low.isdigit() or not (high or low).isdigit():
            raise Wrong(f"{raw!r} is no span of faces: write '1' or '1-2'")
        return cls(int(low), int(high or low))


@cache
def faces_of(span: str) -> Faces:
    """Return the faces of a line, which is read again and again."""
    return Faces.of(span)


@step
class Roll(Verb, frozen=True):
    """ELD-TST-12: roll dice, which is no test; a table is read for each die."""

    num: Number = ONE
    faces: dict[str, Steps] = {}

    def do(self, scene: Scene) -> Script[None]:
        """Roll and read."""
        for die in throw(scene, number(scene, self.num)):
            for span, steps in self.faces.items():
                faces = faces_of(span)
                if faces.low <= die <= faces.high:
                    yield from run(steps, scene)

    def inner(self) -> Iterable[Step]:
        """Return all lines of the table."""
        return [one for steps in self.faces.values() for one in steps]

    def text(self) -> Word:
        """Return its words."""
        lines = [
            Word("on-faces", {"faces": span.replace("-", "–"), "do": text_of(steps)})
            for span, steps in self.faces.items()
        ]
        return Word("do-roll", {"num": self.num.text(), "lines": Word("table", {"parts": lines})})


@step
class Stop(Verb, frozen=True):
    """The card ends here."""

    def do(self, scene: Scene) -> Script[None]:
        """End."""
        scene.stopped = True
        return NOTHING_TO_DO
