"""Verbs that steer: choices, prices, conditions, checks, values."""

from typing import Literal

import msgspec

from dreamtable.content.effects import (
    ALWAYS,
    If,
    Steps,
    either,
    holds,
    number,
    optional,
    paid,
    possible,
    run,
    some_possible,
    text_of,
)
from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.checks import can_try, check, joining, team_check
from dreamtable.games.tamashii.deeds import Deed
from dreamtable.games.tamashii.events import WayChosen
from dreamtable.games.tamashii.moves import PickWay
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.steps import name_of_step
from dreamtable.games.tamashii.terms import STEPS, Cost, Number, Way, Ways, step
from dreamtable.kernel import Script, Word

CheckType = Literal["R", "Y", "G", "B", "core", "any", "basic", "chosen"]


@step
class Choose(Deed, frozen=True):
    """TAM-SCE-11: choose one way: the group on scenario cards, elsewhere the player."""

    can_say_you = False
    ways: Ways
    by: Literal["", "me", "group"] = ""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let choose, then carry it out."""
        name = name_of_step(self)
        open_ = [at for at, way in enumerate(self.ways.ways) if self._is_open(scene, way)]
        if not open_:
            return
        moves = [PickWay(f"{name}-{at}") for at in open_]
        grouped = self.by == "group" or (not self.by and scene.of_group)
        scene.step = self
        if grouped:
            move = yield from scene.ask_group(lambda: moves, rule="TAM-SCE-11")
            scene.g.tell(WayChosen, scene.card, move.way)
        else:
            move = yield from scene.ask(scene.you, moves, rule="TAM-TMG-02")
        way = self.ways.ways[int(move.way.rpartition("-")[2])]
        if not way.cost or (yield from paid(scene, way.cost.steps)):
            yield from run(way.do, scene)

    def _is_open(self, scene: Scene, way: Way) -> bool:
        if way.if_ is not ALWAYS and not holds(scene, way.if_):
            return False
        return possible(way.cost, scene)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-choose-way", {"ways": either([way_text(way) for way in self.ways.ways])})

    def is_simple(self) -> bool:
        """A choice is more than one thing."""
        return False


def way_text(way: Way) -> Word:
    """Return the words of one way of several."""
    check_: Word | str = "none" if way.if_ is ALWAYS else way.if_.text()
    return Word("way", {"if": check_, "cost": optional(way.cost), "do": optional(way.do)})


def way_name(step: str, at: int) -> Word:
    """Return what a way is called where it is chosen: its own words on scenario cards, or what it does."""
    from dreamtable.games.tamashii.cards import Story
    from dreamtable.games.tamashii.steps import card_of_step, step_named

    one = step_named(step)
    if not isinstance(one, Choose):
        return Word("step-none")
    card = CARDS[card_of_step(step)]
    if isinstance(card, Story):
        way = one.ways.ways[at]
        return Word(f"label-{card.id}-{way.label}" if way.label else f"choice-{card.id}-{at + 1}")
    return text_of(one.ways.ways[at].do)


@step
class Pay(Deed, frozen=True):
    """TAM-VOC-07: pay the cost in full, then have the effect; or leave it."""

    can_say_you = False
    cost: Cost
    then: Steps

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Ask, unless that was done; pay; do."""
        if not possible(self.cost, scene):
            return
        if scene.agreed or (yield from scene.ask_yes(self)):
            scene.agreed = False
            if (yield from paid(scene, self.cost.steps)):
                yield from run(self.then, scene)

    def possible(self, scene: Scene) -> bool:
        """Say whether it can be paid."""
        return possible(self.cost, scene) and some_possible(self.then, scene)

    def words(self) -> Word:
        """Return its words."""
        return Word("do-pay", {"cost": text_of(self.cost), "then": text_of(self.then)})

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


def sign(num: int) -> str:
    """Say (as an argument of a message) in which direction a value is changed."""
    return "less" if num < 0 else "more"
