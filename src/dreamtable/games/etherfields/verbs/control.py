"""Verbs that steer: choices, offers, conditions, loops, the Luck die."""

from typing import ClassVar, Literal

from dreamtable.content import effects
from dreamtable.content.effects import (
    AnyOf,
    Arguments,
    NotSo,
    Option,
    Repeat,
    Steps,
    Stop,
    both,
    choose,
    either,
    number,
    one_holds,
    optional,
    some_possible,
    text_of,
    told_alike,
)
from dreamtable.games.etherfields import terms
from dreamtable.games.etherfields.cards import gathered
from dreamtable.games.etherfields.conditions import HasMask, On, Within
from dreamtable.games.etherfields.costs import affordable
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.model import LUCK_ADDS, LUCK_NAMES
from dreamtable.games.etherfields.paying import pay_price
from dreamtable.games.etherfields.rolls import roll_luck
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import STEPS, Price, step
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


class If(effects.If, frozen=True):
    """Do one thing or another, as the case is."""

    def said(self, steps: Steps) -> Word | str:
        """Return the words of what is done in a case; what is alike in a row stands together."""
        return optional(list(gathered(steps)))


class For(effects.For, frozen=True):
    """Each of some in turn order does it; inside, `you` is that one."""

    def text(self) -> Word:
        """Return its words; that all reveal their own cards, or who has no Mask, is one sentence."""
        steps, bare = without_mask(self.do_)
        cards = {one.own_card() if isinstance(one, Deed) else "" for one in steps}
        if len(cards) == 1 and "" not in cards:
            code = cards.pop().removeprefix("card ")
            args: effects.Arguments = {"who": self.who.text(), "code": code, "num": len(steps)}
            return Word("do-for-own", args | {"bare": "yes" if bare else "no"})
        return Word("do-for-bare", {"do": text_of(steps)}) if bare else self._told_of()

    def _told_of(self) -> Word:
        """Return its words with who they are: one deed in one sentence, choices and more after a colon."""
        whom, steps = self._those_somewhere()
        match steps:
            case (Choose(options=options),):
                return Word("do-for-choose", {"who": whom, "ways": either([one.way() for one in options])})
            case (Deed() as one,) if "is-you" in (word := one.text()).args:
                return Word(word.key, word.args | {"who": whom, "is-you": "no"})
        return Word("do-for-told", {"who": whom, "do": text_of(steps)})

    def _those_somewhere(self) -> tuple[Word, Steps]:
        """Return who they are and what they do; who is asked only where they stand is named by that place."""
        match self.do_:
            case (If(check=check, then=then, else_if=(), else_=()),) if self.who.name in ("each", "range"):
                places = [place_of(one) for one in (check.parts if isinstance(check, AnyOf) else (check,))]
                known = [place for place in places if place is not None]
                if len(known) == len(places):
                    near = [Word("where-within", self.who.text().args)] if self.who.name == "range" else []
                    return Word("who-somewhere", {"where": both([*near, one_holds(known)])}), then
        return self.who.text(), self.do_


def place_of(check: object) -> Word | None:
    """Return the place that a condition asks for, if it asks where somebody stands."""
    match check:
        case Within(num=num):
            return Word("where-within", {"num": num})
        case On(what=what):
            return Word("where-on", {"of": Word(f"thing-{what}")})
        case _:
            return None


def without_mask(steps: Steps) -> tuple[Steps, bool]:
    """Return what somebody does, and whether only without a Mask."""
    match steps:
        case (If(check=NotSo(one=HasMask()), then=then, else_if=(), else_=()),):
            return then, True
    return steps, False


for shared in (If, For, Repeat, Stop):
    STEPS.add(shared)


class Cost(terms.Cost):
    """ETH-ACT-19: what must be paid, in one of several ways."""

    def payable(self, look: Scene) -> bool:
        """ETH-ACT-02: say whether it could be paid in one of its ways."""
        return affordable(look.s, look.you, self)

    def pay(self, scene: Scene) -> Script[bool]:
        """ETH-TIM-03: pay it, unless that is cancelled or fails."""
        return (yield from pay_price(scene, self)) is not None


@step
class Choose(Deed, frozen=True):
    """ETH-CHO-01: one of several ways; a Dreamer's own, or the group's on Turn cards and lines."""

    options: tuple[Option, ...]
    by: Literal["", "you", "group"] = ""

    def do(self, scene: Scene) -> Script[None]:
        """Let choose, pay, carry it out."""
        return choose(scene, self, self.options, self.by)

    def way(self, at: int) -> Word:
        """Return the words of a way: what it does."""
        return self.options[at].way()

    def text(self) -> Word:
        """Return its words: those of one step, if the ways differ in nothing but what it is about."""
        alike = told_alike(self.options)
        return alike or Word("do-choose-way", {"ways": either([one.way() for one in self.options])})

    def possible(self, scene: Scene) -> bool:
        """Say whether one of the ways is open and leads anywhere."""
        return any(one.is_open(scene) and some_possible(one.do, scene) for one in self.options)

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


PAID = ("ether", "gem", "key", "hour")
"""What is paid of a price; the rest of it is done."""


@step
class May(effects.May, frozen=True):
    """Do it or not; at a price, if there is one."""

    personal: ClassVar[bool] = True

    def possible(self, scene: Scene) -> bool:
        """Say whether it can be paid and done."""
        return self.cost.payable(scene) and some_possible(self.do_, scene)

    def _args(self) -> Arguments:
        """Return its parts; what is no deed is paid, and deeds are done besides."""
        args = super()._args()
        price = self.cost.ways[0] if isinstance(self.cost, terms.Cost) else Price()
        things = tuple(one for one in price.parts if one.what in PAID)
        deeds = [one for one in price.parts if one not in things]
        if not price.intents and not things:
            return args
        several = isinstance(self.cost, terms.Cost) and len(self.cost.ways) > 1
        bare = self.cost.text() if several else terms.price_text(price._replace(parts=things))
        paid = Word("cost-paid", {"cost": bare})
        done = [] if several else [terms.price_text(Price(parts=(one,))) for one in deeds]
        args["cost"] = Word("clauses", {"parts": [paid, *done]}) if done else paid
        return args

    def can_be_chosen(self, _scene: Scene) -> bool:
        """A way with an offer can be chosen, whether or not it can be taken."""
        return True


@step
class Roll(effects.Roll, frozen=True):
    """ETH-LCK-01: roll the Luck die, and do what stands beside its result."""

    personal: ClassVar[bool] = True
    die: Literal["luck"] = "luck"

    def thrown(self, scene: Scene) -> Script[list[int | str]]:
        """Roll; from now on nothing that is being paid can be taken back."""
        faces: list[int | str] = []
        for _ in range(number(scene, self.num) or 0):
            luck = yield from roll_luck(scene.g, scene.you)
            for pay in scene.s.payments:
                pay.locked = True
            faces.append(LUCK_ADDS[luck] or LUCK_NAMES[luck])
        return faces

    def text(self) -> Word:
        """Return its words."""
        return Word("do-roll-luck", {"lines": self.lines()})

    def face_text(self, written: str) -> Word:
        """Return the words for a face, or for each from one to another: `1-3`."""
        low, dash, high = written.partition("-")
        faces = range(int(low), int(high) + 1) if dash else [written]
        return either([Word(f"face-{one}") for one in faces])
