"""Verbs that steer: choices, prices, conditions, checks, values."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from dreamtable.content.effects import (
    If,
    Price,
    Steps,
    choose,
    either,
    number,
    optional,
    run,
    some_possible,
    steps_in,
    text_of,
)
from dreamtable.games.tamashii.checks import can_try, check, joining, team_check
from dreamtable.games.tamashii.deeds import Deed
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import STEPS, Number, Ways, step
from dreamtable.games.tamashii.wording import Spoken, sign
from dreamtable.kernel import Script
from dreamtable.telling import Word

CheckType = Literal["R", "Y", "G", "B", "core", "any", "basic", "chosen"]


@step
class Choose(Deed, frozen=True):
    """TAM-SCE-11: choose one way: the group on scenario cards, elsewhere the player."""

    can_say_you = False
    ways: Ways
    by: Literal["", "me", "group"] = ""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let choose, then carry it out."""
        return choose(scene, self, self.ways.ways, self.by)

    def ways_said(self) -> list[Word]:
        """Return what each way does."""
        return [text_of(way.do) for way in self.ways.ways]

    def ways_on(self, card: str) -> list[Word]:
        """Return what each way is called on a story card."""
        return [
            Word(f"label-{way.label}" if way.label else f"choice-{card}-{number}")
            for number, way in enumerate(self.ways.ways, 1)
        ]

    def leads(self) -> list[bool]:
        """Return of each way whether it brings a card that is read at once."""
        return [
            any(isinstance(one, Spoken) and any(one.brings()) for one in steps_in(way.do))
            for way in self.ways.ways
        ]

    def faults(self) -> Iterator[str]:
        """There is something to choose."""
        if len(self.ways.ways) < 2:
            yield "choose: there must be at least two ways."

    def words(self) -> Word:
        """Return its words; where all ways only lead on, they stand below the story."""
        if all(self.leads()):
            return Word("do-choose-on")
        return Word("do-choose-way", {"ways": either([one.way() for one in self.ways.ways])})

    def is_simple(self) -> bool:
        """A choice is more than one thing."""
        return False


@step
class Pay(Deed, frozen=True):
    """TAM-VOC-07: pay the cost in full, then have the effect; or leave it."""

    can_say_you = False
    is_price = True
    cost: Price
    then: Steps

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Ask, unless that was done; pay; do."""
        if not self.cost.payable(scene):
            return
        if scene.agreed or (yield from scene.ask_yes(self)):
            scene.agreed = False
            if (yield from self.cost.pay(scene)):
                yield from run(self.then, scene)

    def possible(self, scene: Scene) -> bool:
        """Say whether it can be paid."""
        return self.cost.payable(scene) and some_possible(self.then, scene)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-pay", {"cost": self.cost.text(), "then": text_of(self.then)})

    def is_simple(self) -> bool:
        """A price is more than one thing."""
        return False


STEPS.add(If)


class Checking(Deed, frozen=True):
    """TAM-CHK: a check and what follows."""

    can_say_you = False
    type: CheckType
    need: Number
    pass_: Steps = msgspec.field(default=(), name="pass")
    fail: Steps = ()
    must: bool = False
    """Whether not attempting it counts as failing."""

    def settle(self, scene: Scene, passed: bool | None) -> Script[None]:
        """Do what follows."""
        if passed is None and not self.must:
            return
        yield from run(self.pass_ if passed else self.fail, scene)

    def words(self) -> Word:
        """Return its words."""
        return Word(
            f"do-{self.called()}",
            {
                "type": Word(f"check-type-{self.type}"),
                "need": self.need.text(),
                "pass": optional(self.pass_),
                "fail": optional(self.fail),
                "must": "yes" if self.must else "no",
            },
        )

    def is_simple(self) -> bool:
        """A check is more than one thing."""
        return False


@step
class Check(Checking, frozen=True):
    """TAM-CHK-02: a personal check."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Make it."""
        passed = yield from check(scene, self.type, number(scene, self.need) or 0)
        yield from self.settle(scene, passed)

    def possible(self, scene: Scene) -> bool:
        """Say whether the player has a token for it."""
        return can_try(scene.s.players[scene.you], self.type)


@step
class TeamCheck(Checking, frozen=True):
    """TAM-CHK-05: a team check."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Make it."""
        passed = yield from team_check(scene, self.type, number(scene, self.need) or 0)
        yield from self.settle(scene, passed)

    def possible(self, scene: Scene) -> bool:
        """TAM-CHK-07: say whether somebody has a token for it."""
        return any(can_try(scene.s.players[seat], self.type) for seat in joining(scene))


@step
class Stat(Deed, frozen=True):
    """A value is other than printed, until the end of the round or the game."""

    move: int = 0
    attack: int = 0
    write: int = 0
    until: Literal["round", "game"] = "round"

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Note it."""
        p = scene.me
        values = p.stats if self.until == "game" else p.brief
        for name in ("move", "attack", "write"):
            change: int = getattr(self, name)
            if change:
                values[name] = values.get(name, 0) + change * times
        yield from ()

    def words(self) -> Word:
        """Return its words."""
        parts = [
            Word(f"value-change-{name}", {"num": abs(getattr(self, name)), "sign": sign(getattr(self, name))})
            for name in ("move", "attack", "write")
            if getattr(self, name)
        ]
        return Word("do-stat", {"values": parts, "until": self.until})
