"""Verbs for players: resources, experience, integrity, trace, dice."""

from typing import Literal

from dreamtable.content.effects import Steps, amounts, number, run, text_of
from dreamtable.games.tamashii.changed import value_of
from dreamtable.games.tamashii.deeds import Deed, OfTable
from dreamtable.games.tamashii.dice import reroll_some, rerolls, roll, roll_dice, successes, turn_dice
from dreamtable.games.tamashii.events import TraceSwitchedOn
from dreamtable.games.tamashii.harm import bleed, reset, wound
from dreamtable.games.tamashii.model import BLANK, HIT, RESOURCES, SPECIAL, Resource, Roll
from dreamtable.games.tamashii.resources import (
    gain,
    gain_any,
    gain_xp,
    lose,
    lose_any,
    pick_resource,
    raise_cap,
    recover,
    spend_xp,
    unlock_cells,
)
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import NONE, ONE, Number, step
from dreamtable.games.tamashii.trace import change_trace, set_trace
from dreamtable.games.tamashii.wording import FACE_WORDS, KEEP_BODY
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word

FaceName = Literal["H", "S", "blank"]
FACE = {"H": HIT, "S": SPECIAL, "blank": BLANK}
NAMES = tuple(one.name.lower() for one in RESOURCES)


class Resources(Deed, frozen=True):
    """Points of resources."""

    energy: Number = NONE
    shield: Number = NONE
    memory: Number = NONE
    reroll: Number = NONE
    any: Number = NONE

    def points(self, scene: Scene, times: int = 1) -> list[tuple[Resource, int]]:
        """Return the resources that are named, each with how many points."""
        named = [(one, getattr(self, name)) for one, name in zip(RESOURCES, NAMES, strict=True)]
        return [(one, self.amount(scene, num, times)) for one, num in named if num != NONE]

    def free_points(self, scene: Scene, times: int = 1) -> int:
        """Return how many points are of any type."""
        return self.amount(scene, self.any, times)

    def words(self) -> Word:
        """Return its words."""
        parts = []
        for name in (*NAMES, "any"):
            num: Number = getattr(self, name)
            if num != NONE:
                parts.append(Word(f"points-{name}", {"num": num.text()}))
        return Word(f"do-{self.called()}", {"points": amounts(parts), "who": self.who.text()})


@step
class Gain(Resources, frozen=True):
    """TAM-RES-01, TAM-RES-14: gain points of resources; of `any` type as the owner splits them."""

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Gain them."""
        for resource, count in self.points(scene, times):
            gain(scene.g, scene.you, resource, count)
        yield from gain_any(scene, self.free_points(scene, times))


@step
class Lose(Resources, frozen=True):
    """TAM-RES-02: lose points of resources, as far as there are any."""

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Lose them."""
        for resource, count in self.points(scene, times):
            lose(scene.g, scene.you, resource, count)
        yield from lose_any(scene, self.free_points(scene, times))


@step
class Spend(Resources, frozen=True):
    """TAM-RES-03: pay points of resources."""

    def possible(self, scene: Scene) -> bool:
        """Say whether there are enough."""
        p = scene.s.players[scene.you]
        named = self.points(scene)
        if any(p.resources[one] < count for one, count in named):
            return False
        return sum(p.resources) - sum([count for _, count in named]) >= self.free_points(scene)

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Pay them."""
        for resource, count in self.points(scene, times):
            lose(scene.g, scene.you, resource, count)
        yield from lose_any(scene, self.free_points(scene, times))


@step
class Give(Resources, frozen=True):
    """Give points of resources to another player."""

    def do(self, scene: Scene) -> Script[None]:
        """Let the resolver give to those who are meant."""
        for seat in (yield from self.partners(scene)):
            for resource, count in self.points(scene):
                gain(scene.g, seat, resource, lose(scene.g, scene.you, resource, count))
            for _ in range(self.free_points(scene)):
                resource_given = yield from pick_resource(
                    scene, scene.you, scene.me.resources, may_stop=False
                )
                if resource_given is not None:
                    gain(scene.g, seat, resource_given, lose(scene.g, scene.you, resource_given, 1))

    def possible(self, scene: Scene) -> bool:
        """Say whether there is something to give."""
        return sum(scene.s.players[scene.you].resources) > 0

    @property
    def tells_who(self) -> bool:
        """Its words say to whom."""
        return True


@step
class Take(Resources, frozen=True):
    """Take points of resources from another player."""

    def do(self, scene: Scene) -> Script[None]:
        """Let the resolver take from those who are meant."""
        if self.may and not (yield from self._wanted(scene)):
            return
        for seat in (yield from self.partners(scene)):
            theirs = scene.s.players[seat].resources
            for resource, count in self.points(scene):
                gain(scene.g, scene.you, resource, lose(scene.g, seat, resource, count))
            for _ in range(self.free_points(scene)):
                taken = yield from pick_resource(scene, scene.you, theirs, may_stop=False)
                if taken is not None:
                    gain(scene.g, scene.you, taken, lose(scene.g, seat, taken, 1))

    @property
    def tells_who(self) -> bool:
        """Its words say from whom."""
        return True


@step
class Xp(Deed, frozen=True):
    """Gain experience, or lose it."""

    adds = True
    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Gain or lose it."""
        count = self.amount(scene, self.num, times)
        if count < 0:
            spend_xp(scene.g, scene.you, -count)
        else:
            gain_xp(scene.g, scene.you, count)
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether there is enough to lose."""
        return scene.s.players[scene.you].xp + (number(scene, self.num) or 0) >= 0

    def words(self) -> Word:
        """Return its words."""
        less = not self.num.parts and self.num.plus < 0
        num: int | Word = -self.num.plus if less else self.num.text()
        return Word("do-lose-xp" if less else "do-xp", {"num": num})


@step
class Duel(Deed, frozen=True):
    """Both roll their attack value in dice; who has more successes takes experience from the other."""

    xp: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Roll, reroll and compare."""
        g, s = scene.g, scene.s
        for seat in (yield from self.partners(scene)):
            rolled = [roll_dice(g, one, value_of(s, one, "attack"), Roll.CARD) for one in (scene.you, seat)]
            for dice in rolled:  # TAM-RES-10
                s.dice = dice
                yield from rerolls(g, dice)
            s.dice = None
            results = [successes(dice.faces) for dice in rolled]
            if results[0] != results[1]:
                winner, loser = (scene.you, seat) if results[0] > results[1] else (seat, scene.you)
                gain_xp(g, winner, spend_xp(g, loser, self.amount(scene, self.xp)))

    @property
    def tells_who(self) -> bool:
        """Its words say with whom."""
        return True

    def words(self) -> Word:
        """Return its words."""
        return Word("do-duel", {"xp": self.xp.text(), "who": self.who.text()})


@step
class Wound(Deed, frozen=True):
    """TAM-TMG-08: take wounds."""

    adds = True
    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Take them."""
        return wound(scene.g, scene.you, self.amount(scene, self.num, times))


@step
class Bleed(Deed, frozen=True):
    """TAM-RES-07: lose integrity; shields do not help."""

    adds = True
    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Lose it."""
        return bleed(scene.g, scene.you, self.amount(scene, self.num, times))

    def possible(self, scene: Scene) -> bool:
        """TAM-VOC-07: say whether there is so much integrity."""
        return scene.s.players[scene.you].integrity >= (number(scene, self.num) or 0)


@step
class Prevent(Deed, frozen=True):
    """TAM-TMG-08: cancel wounds that are about to be taken."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Cancel them."""
        if scene.harm is not None:
            scene.harm.wounds = max(0, scene.harm.wounds - self.amount(scene, self.num, times))
        return NOTHING_TO_DO

    def possible(self, scene: Scene) -> bool:
        """Say whether there are wounds left to cancel."""
        return scene.harm is not None and scene.harm.wounds > 0


@step
class Recover(Deed, frozen=True):
    """TAM-KEY-07: recover integrity."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Recover."""
        recover(scene.g, scene.you, self.amount(scene, self.num, times))
        return NOTHING_TO_DO


@step
class Cap(Deed, frozen=True):
    """TAM-UPG-05: the integrity cap and integrity rise."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Raise it."""
        raise_cap(scene.g, scene.you, self.amount(scene, self.num, times))
        return NOTHING_TO_DO


@step
class UnlockCell(Deed, frozen=True):
    """TAM-LAU-03: unlock cells."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Unlock them."""
        return unlock_cells(scene, self.amount(scene, self.num, times))


@step
class Trace(Deed, frozen=True):
    """TAM-VOC-09: trace rises or falls; while it is about to rise, the rise becomes smaller."""

    adds = True
    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Change it."""
        count = self.amount(scene, self.num, times)
        if scene.rise is not None and count < 0:
            scene.rise.by = max(0, scene.rise.by + count)
            return NOTHING_TO_DO
        return change_trace(scene.g, scene.you, count)

    def possible(self, scene: Scene) -> bool:
        """Say whether it changes something."""
        return scene.rise is None or scene.rise.by > 0

    def words(self) -> Word:
        """Return its words."""
        less = not self.num.parts and self.num.plus < 0
        num: int | Word = -self.num.plus if less else self.num.text()
        return Word("do-lower-trace" if less else "do-trace", {"num": num})


@step
class TraceSet(Deed, frozen=True):
    """TAM-KEY-08: set trace."""

    num: Number

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Set it."""
        set_trace(scene.g, scene.you, self.amount(scene, self.num, times))
        return NOTHING_TO_DO


@step
class TraceOn(OfTable, frozen=True):
    """TAM-PRO-05: everybody puts the trace marker on 0; trace is used from now on."""

    yours = False

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Put it there."""
        for p in scene.s.players:
            if p.trace is None:
                p.trace = 0
        scene.g.tell(TraceSwitchedOn)
        return NOTHING_TO_DO


@step
class Reset(Deed, frozen=True):
    """TAM-RST-01: reset."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Reset."""
        return reset(scene.g, scene.you)


@step
class KeepBody(Deed, frozen=True):
    """TAM-RST-01: in a reset the body is kept without a roll."""

    at_moment = KEEP_BODY

    def act(self, _scene: Scene, _times: int) -> Script[None]:
        """Nothing is rolled (harm.py)."""
        return NOTHING_TO_DO


@step
class SkipCombat(Deed, frozen=True):
    """This player's combat phase is skipped."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Skip it."""
        scene.me.brief["skip-combat"] = 1
        return NOTHING_TO_DO


# Dice


@step
class AddDie(Deed, frozen=True):
    """TAM-TMG-07: more dice for the roll that is about to be made."""

    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Add them to the roll at hand, whoever makes it."""
        return self._one(scene)

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Add them."""
        if scene.readied is not None:
            scene.readied.dice += self.amount(scene, self.num, times)
        return NOTHING_TO_DO

    @property
    def tells_who(self) -> bool:
        """Its words speak of the roll at hand."""
        return True


@step
class Reroll(Deed, frozen=True):
    """TAM-RES-11: reroll dice of the roll at hand."""

    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Let the owner of the dice reroll them."""
        return self._one(scene)

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Reroll."""
        return reroll_some(scene, self.amount(scene, self.num, times))

    def possible(self, scene: Scene) -> bool:
        """Say whether there are dice."""
        return scene.dice is not None

    @property
    def tells_who(self) -> bool:
        """Its words speak of the roll at hand."""
        return True


@step
class TurnDie(Deed, frozen=True):
    """Turn dice of the roll at hand to a face."""

    n: Number = ONE
    to: FaceName = "H"

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Turn them."""
        return turn_dice(scene, self.amount(scene, self.n, times), FACE[self.to])

    def words(self) -> Word:
        """Return its words."""
        return Word("do-turn-die", {"n": self.n.text(), "to": FACE_WORDS[self.to]})


@step
class RollFor(Deed, frozen=True):
    """Roll player dice; what each face says happens once for each die that shows it."""

    verb = "roll"
    n: Number = ONE
    H: Steps = ()
    S: Steps = ()
    blank: Steps = ()

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Roll, reroll, read."""
        faces = yield from roll(scene.g, scene.you, self.amount(scene, self.n, times), Roll.CARD)
        for face, steps in ((HIT, self.H), (SPECIAL, self.S), (BLANK, self.blank)):
            for _ in range(faces[face]):
                yield from run(steps, scene)

    def words(self) -> Word:
        """Return its words."""
        lines = [
            Word("on-face", {"face": FACE_WORDS[name], "do": text_of(steps)})
            for name, steps in (("H", self.H), ("S", self.S), ("blank", self.blank))
            if steps
        ]
        return Word("do-roll-for", {"n": self.n.text(), "lines": Word("table", {"parts": lines})})
