"""Verbs that steer, and that all games share: choices, prices, conditions, loops, tables of dice."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec

from dreamtable.content.effects.conditions import ALWAYS, Condition, holds, if_text
from dreamtable.content.effects.numbers import ONE, Number, number
from dreamtable.content.effects.people import Who
from dreamtable.content.effects.prices import FREE, Price
from dreamtable.content.effects.scene import AnyScene
from dreamtable.content.effects.spans import is_span, lines_at, shown
from dreamtable.content.effects.steps import (
    Step,
    Steps,
    Verb,
    branches_after,
    can_be_chosen,
    carried_out,
    run,
    some_possible,
    told_together,
)
from dreamtable.content.effects.texts import (
    SAME,
    Arguments,
    all_simple,
    either,
    one_clause,
    optional,
    text_of,
    told_of,
)
from dreamtable.content.naming import Names
from dreamtable.content.terms import ID, Vocabulary
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word

ChooserName = Annotated[str, Names("chooser")]
DieName = Annotated[str, Names("die")]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One way of several."""

    label: str = ""
    do: Steps = ()
    cost: Price = FREE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def is_open(self, look: Any) -> bool:
        """Say whether somebody may choose it, as far as that can be known from here."""
        if (self.if_ is not ALWAYS and not holds(look, self.if_)) or not self.cost.payable(look):
            return False
        return can_be_chosen(self.do, look)

    def text(self) -> Word:
        """Return its words, with its label."""
        return Word("option-of-card", self._args() | {"label": Word(f"label-{self.label}")})

    def way(self) -> Word:
        """Return its words: what it does."""
        return Word("way", self._args())

    def _args(self) -> Arguments:
        return {"do": optional(self.do), "cost": self.cost.text(), "if": if_text(self.if_)}


def choose(scene: AnyScene, step: Step, options: Sequence[Option], by: str) -> Script[None]:
    """Let somebody choose a way that is open, pay for it, and carry it out; another one if it can't be."""
    open_ = {at: option.label for at, option in enumerate(options) if option.is_open(scene)}
    while open_:
        at = yield from scene.ask_way(step, open_, by)
        way = options[at]
        if way.cost is FREE or (yield from way.cost.pay(scene)):
            before = scene.go(way.label)
            done = yield from carried_out(scene, way.do)
            scene.way = before
            if done:
                return
        if not scene.asks_again:
            return
        del open_[at]


class Choose(Verb, frozen=True):
    """Choose exactly one way that is open; its price is paid first."""

    options: tuple[Option, ...]
    by: ChooserName = ""
    """Who chooses, if not you."""

    def do(self, scene: AnyScene) -> Script[None]:
        """Let somebody choose, then carry it out."""
        return choose(scene, self, self.options, self.by)

    def faults(self) -> Iterator[str]:
        """Return what is wrong with the ways."""
        labels = [option.label for option in self.options]
        if len(labels) < 2:
            yield "choose: there must be at least two ways."
        for label in labels:
            if not ID.fullmatch(label):
                yield f"choose: {label!r} is no label: write small letters with hyphens, as in 'open-it'."
            if labels.count(label) > 1:
                yield f"choose: two ways have the label {label!r}."

    def branches(self) -> Iterator[str]:
        """Return its ways by their labels, with what follows there."""
        for option in self.options:
            yield from branches_after(option.label, option.do)

    def text(self) -> Word:
        """Return its words: those of one step, if the ways differ in nothing but what it is about."""
        alike = None if self.by else told_alike(self.options)
        return alike if alike is not None else self.question()

    def question(self) -> Word:
        """Return the words with which it asks: every way by its name."""
        return self._chosen_by(Word(f"who-{self.by or 'you'}"))

    def told_of(self, who: Word) -> Word | None:
        """Return its words where somebody else chooses."""
        return None if self.by else self._chosen_by(who)

    def _chosen_by(self, who: Word) -> Word:
        ways = either([one.text() for one in self.options])
        return Word("do-choose", {"options": ways, "by": who})


def told_alike(options: Sequence[Option]) -> Word | None:
    """Return the words of the one step that all ways have, with everything that it may be about; None if they
    differ in more than that."""
    if any(way.cost is not FREE or way.if_ is not ALWAYS or len(way.do) != 1 for way in options):
        return None
    first, *others = (way.do[0].text() for way in options)
    if any(word.key != first.key or word.args.keys() != first.args.keys() for word in others):
        return None
    other = [name for name, said in first.args.items() if any(word.args[name] != said for word in others)]
    about = [word.args[other[0]] for word in (first, *others)] if len(other) == 1 else []
    things = [one for one in about if isinstance(one, Word)]
    if not things or len(things) != len(options):
        return None
    return Word(first.key, first.args | {other[0]: either(things)})


class May(Verb, frozen=True):
    """Do it or not; at a price, if there is one."""

    do_: Steps = msgspec.field(name="steps")
    cost: Price = FREE

    def do(self, scene: AnyScene) -> Script[None]:
        """Ask, then pay, then do it."""
        scene.done = False
        if not self.cost.payable(scene) or not some_possible(self.do_, scene):
            return
        if (yield from scene.ask_yes(self)) and (yield from self.cost.pay(scene)):
            yield from run(self.do_, scene)
            scene.done = True

    def text(self) -> Word:
        """Return its words."""
        return Word("do-may", self._args())

    def question(self) -> Word:
        """Return the words with which it asks."""
        return Word("ask-may", self._args())

    def told_of(self, who: Word) -> Word | None:
        """Return its words where somebody else may do it."""
        simple = all_simple(self.do_) and all_simple(self.cost.steps)
        return Word("do-for-may", self._args() | {"who": who}) if simple else None

    def _args(self) -> Arguments:
        return {"steps": text_of(self.do_), "cost": self.cost.text(), "simple": one_clause(self.do_)}


class Unless(Verb, frozen=True):
    """It happens unless the price is paid."""

    price: Price
    do_: Steps = msgspec.field(name="do")

    def do(self, scene: AnyScene) -> Script[None]:
        """Ask for the price if it can be paid."""
        wanted = self.price.payable(scene) and (yield from scene.ask_yes(self))
        if not wanted or not (yield from self.price.pay(scene)):
            yield from run(self.do_, scene)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-unless", self._args())

    def question(self) -> Word:
        """Return the words with which it asks."""
        return Word("ask-unless", self._args())

    def told_of(self, who: Word) -> Word | None:
        """Return its words where it happens to somebody else."""
        told = told_together(self.do_, who) if all_simple(self.price.steps) else None
        return Word("do-for-unless", {"do": told, "price": self.price.text()}) if told is not None else None

    def _args(self) -> Arguments:
        simple = "yes" if all_simple(self.do_) else "no"
        return {"price": self.price.text(), "do": text_of(self.do_), "simple": simple}


class ElseIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Another case, looked at if none before it was so."""

    check: Condition = msgspec.field(name="if")
    then: Steps

    def text(self) -> Word:
        """Return its words."""
        return Word("else-if", {"check": self.check.text(), "then": optional(self.then)})


class If(Verb, frozen=True):
    """Do one thing or another, as the case is."""

    check: Condition
    then: Steps = ()
    else_if: tuple[ElseIf, ...] = ()
    else_: Steps = msgspec.field(default=(), name="else")

    def do(self, scene: AnyScene) -> Script[None]:
        """Look, and go on."""
        return run(self.case(scene), scene)

    def case(self, scene: AnyScene) -> Steps:
        """Return what is to be done as things are."""
        if holds(scene, self.check):
            return self.then
        for one in self.else_if:
            if holds(scene, one.check):
                return one.then
        return self.else_

    def text(self) -> Word:
        """Return its words."""
        args: Arguments = {
            "check": self.check.text(),
            "then": self.said(self.then),
            "more": Word("table", {"parts": [one.text() for one in self.else_if]})
            if self.else_if
            else "none",
            "else": self.said(self.else_),
        }
        return Word("do-if", args)

    def said(self, steps: Steps) -> Word | str:
        """Return the words of what is done in a case."""
        return optional(steps)

    def told_of(self, who: Word) -> Word | None:
        """Return its words where it is so with somebody else, if there is one case only."""
        check = told_of(self.check.text(), SAME)
        told = told_together(self.then, SAME)
        if check is None or told is None or self.else_if or self.else_:
            return None
        return Word("do-for-if", {"who": who, "check": check, "do": told})


class For(Verb, frozen=True):
    """Each of some in turn order does it; inside, `you` is that one."""

    who: Who
    do_: Steps = msgspec.field(name="do")

    def do(self, scene: AnyScene) -> Script[None]:
        """Go round."""
        for inside in (yield from scene.each(self.who)):
            yield from run(self.do_, inside)

    def text(self) -> Word:
        """Return its words: told of those who are meant, where that can be."""
        who = self.who.text()
        if not self.who.acts:
            return Word("do-for-things", {"who": who, "do": text_of(self.do_)})
        told = told_together(self.do_, who)
        return told if told is not None else Word("do-for", {"who": who, "do": text_of(self.do_)})


class Repeat(Verb, frozen=True):
    """Do it so many times."""

    num: Number
    do_: Steps = msgspec.field(name="do")

    def do(self, scene: AnyScene) -> Script[None]:
        """Again and again."""
        for _ in range(number(scene, self.num) or 0):
            yield from run(self.do_, scene)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-repeat", {"num": self.num.text(), "do": text_of(self.do_)})


class Roll(Verb, frozen=True):
    """Roll dice, which is no test; a table is read for each die."""

    num: Number = ONE
    faces: dict[str, Steps] = {}
    """By face, a span of faces or the name of one: what happens."""
    die: DieName = ""
    """Which die, where a game has several."""

    def do(self, scene: AnyScene) -> Script[None]:
        """Roll and read."""
        for face in (yield from self.thrown(scene)):
            for steps in lines_at(self.faces, face):
                yield from run(steps, scene)

    def thrown(self, scene: Any) -> Script[Sequence[int | str]]:
        """Roll, and return the faces."""
        yield from ()
        faces: Sequence[int | str] = scene.throw(number(scene, self.num) or 0, self.die)
        return faces

    def text(self) -> Word:
        """Return its words."""
        die: Word | str = Word(f"die-{self.die}") if self.die else "none"
        return Word("do-roll", {"num": self.num.text(), "die": die, "lines": self.lines()})

    def lines(self) -> Word:
        """Return the words of its table."""
        lines = [
            Word("on-faces", {"faces": self.face_text(face), "do": text_of(steps)})
            for face, steps in self.faces.items()
        ]
        return Word("table", {"parts": lines})

    def face_text(self, written: str) -> str | Word:
        """Return the words for a face or a span of faces."""
        return shown(written) if is_span(written) else Word(f"face-{written}")


class Stop(Verb, frozen=True):
    """The card ends here."""

    def do(self, scene: AnyScene) -> Script[None]:
        """End."""
        scene.stopped = True
        return NOTHING_TO_DO


CONTROL: tuple[type[Verb], ...] = (Choose, May, Unless, If, For, Repeat, Roll, Stop)
"""The verbs that steer."""


def take_control(steps: Vocabulary[Verb]) -> None:
    """Take the verbs that steer into the vocabulary of a game."""
    for verb in CONTROL:
        steps.add(verb)
