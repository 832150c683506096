"""Verbs that steer: choices, offers, conditions, loops, the Luck die."""

from typing import ClassVar, Literal

import msgspec

from dreamtable.content import effects
from dreamtable.content.effects import (
    ALWAYS,
    Condition,
    If,
    NotSo,
    Repeat,
    Steps,
    Stop,
    either,
    holds,
    number,
    one_clause,
    optional,
    run,
    some_possible,
    text_of,
)
from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.cards import TurnCard
from dreamtable.games.etherfields.conditions import HasMask
from dreamtable.games.etherfields.model import LUCK_NAMES, NOTHING, WAYS
from dreamtable.games.etherfields.moves import PickOption
from dreamtable.games.etherfields.paying import affordable, pay_price
from dreamtable.games.etherfields.rolls import roll_luck
from dreamtable.games.etherfields.scene import Scene, among, group
from dreamtable.games.etherfields.steps import number_of
from dreamtable.games.etherfields.terms import FREE, ONE, STEPS, Cost, Number, step
from dreamtable.games.etherfields.verbs.base import Deed
from dreamtable.kernel import NOTHING_TO_DO, Script, Word


class For(effects.For, frozen=True):
    """Each of some in turn order does it; inside, `you` is that one."""

    def text(self) -> Word:
        """Return its words; that all reveal their own cards, or who has no Mask, is one sentence."""
        from dreamtable.games.etherfields.verbs.story import Reveal

        steps, bare = without_mask(self.do_)
        cards = {one.code if isinstance(one, Reveal) and one.own else "" for one in steps}
        if len(cards) == 1 and "" not in cards:
            code = cards.pop().removeprefix("card ")
            args: effects.Arguments = {"who": self.who.text(), "code": code, "num": len(steps)}
            return Word("do-for-own", args | {"bare": "yes" if bare else "no"})
        return Word("do-for-bare", {"do": text_of(steps)}) if bare else super().text()


def without_mask(steps: Steps) -> tuple[Steps, bool]:
    """Return what somebody does, and whether only without a Mask."""
    match steps:
        case (If(check=NotSo(one=HasMask()), then=then, else_if=(), else_=()),):
            return then, True
    return steps, False


for shared in (If, For, Repeat, Stop):
    STEPS.add(shared)


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One way of several."""

    label: str
    do: Steps = ()
    cost: Cost = FREE
    if_: Condition = msgspec.field(default=ALWAYS, name="if")

    def text(self) -> Word:
        """Return its words."""
        return Word(
            "way",
            {
                "do": optional(self.do),
                "cost": "none" if self.cost.is_free else self.cost.text(),
                "if": "none" if self.if_ is ALWAYS else self.if_.text(),
            },
        )


@step
class Choose(Deed, frozen=True):
    """ETH-CHO-01: one of several ways; a Dreamer's own, or the group's on Turn cards and lines."""

    options: tuple[Option, ...]
    by: Literal["", "you", "group"] = ""

    def do(self, scene: Scene) -> Script[None]:
        """Let choose, pay, carry it out."""
        at = [number for number, option in enumerate(self.options) if self._is_open(scene, option)]
        if not at:
            return
        mine = number_of(self)
        moves = [PickOption(mine * WAYS + one) for one in at]
        scene.step = self
        if self.by == "group" or (not self.by and self._of_group(scene)):
            move = yield from group(scene.g, among(moves), rule="ETH-CHO-01", about=scene.about())
        else:
            move = yield from scene.ask(scene.you, moves, rule="ETH-CHO-04")
        way = self.options[move.way % WAYS]
        if (yield from pay_price(scene, way.cost)) is not None:
            yield from run(way.do, scene)

    def _of_group(self, scene: Scene) -> bool:
        return scene.nobody or (scene.card != NOTHING and isinstance(CARDS[scene.card], TurnCard))

    def _is_open(self, scene: Scene, option: Option) -> bool:
        if option.if_ is not ALWAYS and not holds(scene, option.if_):
            return False
        return affordable(scene.s, scene.you, option.cost) and scene.can_choose(option.do)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-choose-way", {"ways": either([one.text() for one in self.options])})

    def is_simple(self) -> bool:
        """A choice is more than one thing."""
        return False


@step
class Decide(Deed, frozen=True):
    """ETH-CHO-07: you settle the vote that is open."""

    moment: ClassVar[str] = "vote"

    def do(self, scene: Scene) -> Script[None]:
        """Settle it."""
        scene.s.decider = scene.you
        return NOTHING_TO_DO


@step
class May(Deed, frozen=True):
    """Do it or not; at a price, if there is one."""

    personal: ClassVar[bool] = True
    steps: Steps
    cost: Cost = FREE

    def do(self, scene: Scene) -> Script[None]:
        """Ask, pay, do it."""
        if not self.possible(scene) or not (yield from scene.ask_yes(self)):
            return
        if (yield from pay_price(scene, self.cost)) is not None:
            yield from run(self.steps, scene)

    def possible(self, scene: Scene) -> bool:
        """Say whether it can be paid and done."""
        return affordable(scene.s, scene.you, self.cost) and some_possible(self.steps, scene)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-may", self._args())

    def question(self) -> Word:
        """Return the words with which it asks."""
        return Word("ask-may", self._args())

    def _args(self) -> dict[str, int | str | Word | list[Word]]:
        cost: Word | str = "none" if self.cost.is_free else self.cost.text()
        return {"steps": text_of(self.steps), "cost": cost, "simple": one_clause(self.steps)}

    def is_simple(self) -> bool:
        """An offer is more than one thing."""
        return False


@step
class Roll(Deed, frozen=True):
    """ETH-LCK-01: roll the Luck die, and do what stands beside its result."""

    personal: ClassVar[bool] = True
    num: Number = ONE
    die: Literal["luck"] = "luck"
    faces: dict[str, Steps] = {}

    def do(self, scene: Scene) -> Script[None]:
        """Roll, and read the table."""
        for _ in range(number(scene, self.num) or 0):
            luck = yield from roll_luck(scene.g, scene.you)
            for pay in scene.s.payments:
                pay.locked = True
            for faces, steps in self.faces.items():
                if LUCK_NAMES[luck] in _faces(faces):
                    yield from run(steps, scene)

    def text(self) -> Word:
        """Return its words."""
        lines = [
            Word(
                "on-faces",
                {"faces": either([Word(f"face-{one}") for one in _faces(faces)]), "do": text_of(steps)},
            )
            for faces, steps in self.faces.items()
        ]
        return Word("do-roll-luck", {"lines": Word("table", {"parts": lines})})

    def is_simple(self) -> bool:
        """A table is more than one thing."""
        return False


def _faces(written: str) -> list[str]:
    """Return the faces of a line: `fail`, `2`, or from one to another: `1-3`."""
    low, dash, high = written.partition("-")
    return [str(one) for one in range(int(low), int(high) + 1)] if dash else [written]
