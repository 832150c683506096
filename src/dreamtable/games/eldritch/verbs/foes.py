"""Verbs for what appears on the map, and for monsters: they are hurt, moved, fought."""

from typing import Literal

import msgspec

from dreamtable.content.effects import MANY, Verb, either
from dreamtable.games.eldritch.box import BOX
from dreamtable.games.eldritch.cards import PathType
from dreamtable.games.eldritch.combat import ambush, fight
from dreamtable.games.eldritch.conditions import number
from dreamtable.games.eldritch.events import ClueMoved
from dreamtable.games.eldritch.gates import spawn_clue, spawn_gate
from dreamtable.games.eldritch.look import Look
from dreamtable.games.eldritch.map import PATH_NAMES
from dreamtable.games.eldritch.model import NOTHING, Foe
from dreamtable.games.eldritch.monsters import (
    defeat_foe,
    discard_foe,
    heal,
    hurt,
    move_foe,
    spawn,
    spawn_epic,
)
from dreamtable.games.eldritch.moves import PickClue, PickSpace
from dreamtable.games.eldritch.names import EpicName, MonsterName, Monsters
from dreamtable.games.eldritch.places import clues_on, fitting, meant_spaces, searched_spaces, spaces
from dreamtable.games.eldritch.scene import Scene
from dreamtable.games.eldritch.terms import ONE, YOU, Number, Place, Which, step
from dreamtable.games.eldritch.verbs.things import names_of, names_text
from dreamtable.games.eldritch.which import able, is_epic, meant, monsters
from dreamtable.kernel import Script, Seat
from dreamtable.telling import Word

By = Literal["you", "lead"]
HERE = Place("here")


def decider(scene: Scene, by: By) -> Seat:
    """Return who chooses."""
    return scene.g.state.lead if by == "lead" else scene.you


@step
class Spawn(Verb, frozen=True):
    """ELD-MON-01, ELD-EPC-02, ELD-GAT-01, ELD-CLU-02: monsters, an Epic Monster, gates or clues appear."""

    one_of = ("monster", "epic", "gate", "clue")
    monster: Number | None = None
    epic: EpicName = ""
    gate: Number | None = None
    clue: Number | None = None
    name: MonsterName = ""
    at: Place | None = None
    by: By = "you"

    def do(self, scene: Scene) -> Script[None]:
        """Let them appear."""
        g = scene.g
        scene.done = False
        if self.gate is not None:
            for _ in range(number(scene, self.gate)):
                yield from spawn_gate(g)
            scene.done = True
            return
        if self.clue is not None:
            for _ in range(number(scene, self.clue)):
                where: list[int | None] = (
                    list((yield from spaces(scene, self.at))) if self.at is not None else [None]
                )
                for space in where:
                    scene.done = (yield from spawn_clue(g, space)) or scene.done
            return
        by = decider(scene, self.by)
        places = list((yield from spaces(scene, self.at or HERE, by=by)))
        while places:
            space = yield from self._next(scene, places)
            places.remove(space)
            if self.epic:
                scene.spawned = yield from spawn_epic(g, self.epic, space, scene.card)
                scene.done = scene.spawned is not None
            for _ in range(number(scene, self.monster) if self.monster is not None else 0):
                scene.spawned = yield from spawn(g, space, self.name)
                scene.done = scene.done or scene.spawned is not None

    def _next(self, scene: Scene, places: list[int]) -> Script[int]:
        """ELD-MYT-16: of several spaces the lead chooses the next one."""
        moves = list(map(PickSpace, places))
        move = yield from scene.ask(scene.g.state.lead, moves, rule="ELD-MYT-16")
        return move.space

    def text(self) -> Word:
        """Return its words."""
        at: Word | str = self.at.text() if self.at is not None else "none"
        if self.epic:
            return Word("do-spawn-epic", {"epic": Word(f"card-{self.epic}"), "at": at})
        if self.gate is not None:
            return Word("do-spawn-gate", {"num": self.gate.text()})
        if self.clue is not None:
            return Word("do-spawn-clue", {"num": self.clue.text(), "at": at})
        name: Word | str = Word(f"card-{self.name}") if self.name else "none"
        num = self.monster.text() if self.monster is not None else 1
        return Word("do-spawn-monster", {"num": num, "name": name, "at": at})


@step
class Hurt(Verb, frozen=True):
    """ELD-CBT-04: monsters lose Health."""

    yours = False
    which: Which
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Hurt them."""
        found = yield from monsters(scene, self.which, epics=True)
        scene.done = bool(found)
        for foe in found:
            yield from hurt(scene.g, foe, number(scene, self.num), scene.you)

    def possible(self, look: Look) -> bool:
        """Say whether there is a monster."""
        return bool(meant(look, self.which))


@step
class Heal(Verb, frozen=True):
    """Damage is removed from monsters."""

    yours = False
    which: Which
    num: Number

    def do(self, scene: Scene) -> Script[None]:
        """Heal them."""
        scene.done = False
        for foe in (yield from monsters(scene, self.which, epics=True)):
            scene.done = heal(scene.g, foe, number(scene, self.num)) or scene.done


@step
class Remove(Verb, frozen=True):
    """ELD-MON-03: discard monsters, which is not defeating them; not Epic ones."""

    which: Which
    max_toughness: Number = Number(MANY)

    def do(self, scene: Scene) -> Script[None]:
        """Discard them."""
        scene.done = False
        at_most = number(scene, self.max_toughness)
        for foe in (yield from monsters(scene, self.which, epics=False, at_most=at_most)):
            discard_foe(scene.g, foe)
            scene.done = True

    def possible(self, look: Look) -> bool:
        """Say whether there is such a monster."""
        return weak(look, self.which, self.max_toughness)

    def text(self) -> Word:
        """Return its words."""
        return limited_text("do-remove", self.which, self.max_toughness)


def weak(look: Look, which: Which, most: Number) -> bool:
    """Say whether there is an ordinary monster of at most that toughness."""
    return any(not is_epic(foe) and foe.toughness <= number(look, most) for foe in meant(look, which))


def limited_text(key: str, which: Which, most: Number) -> Word:
    """Return the words for monsters of at most some toughness."""
    limit = "none" if most.plus == MANY else most.text()
    return Word(key, {"which": which.text(), "max": limit})


@step
class Defeat(Verb, frozen=True):
    """ELD-CBT-15: defeat monsters outside combat; not Epic ones."""

    which: Which
    max_toughness: Number = Number(MANY)

    def do(self, scene: Scene) -> Script[None]:
        """Defeat them."""
        scene.done = False
        at_most = number(scene, self.max_toughness)
        for foe in (yield from monsters(scene, self.which, epics=False, at_most=at_most)):
            yield from defeat_foe(scene.g, foe, scene.you)
            scene.done = True

    def possible(self, look: Look) -> bool:
        """Say whether there is such a monster."""
        return weak(look, self.which, self.max_toughness)

    def text(self) -> Word:
        """Return its words."""
        return limited_text("do-defeat", self.which, self.max_toughness)


@step
class Shift(Verb, frozen=True):
    """ELD-MON-06, ELD-EPC-04: move monsters or a clue, to a space or so many steps toward one.

    Without `from` the clue is the one at hand, and monsters come from anywhere.
    """

    one_of = ("monster", "clue")
    monster: Which | None = None
    clue: Number | None = None
    to: Place | None = None
    toward: Place | None = None
    num: int = 1
    along: tuple[PathType, ...] = ()
    from_: Place | None = msgspec.field(default=None, name="from")
    name: Monsters = ()
    by: By = "you"

    def do(self, scene: Scene) -> Script[None]:
        """Move them."""
        scene.done = False
        if self.clue is not None:
            yield from self._clue(scene)
            return
        if self.monster is None:
            return
        by = decider(scene, self.by)
        on = (yield from searched_spaces(scene, self.from_)) if self.from_ is not None else None
        found = yield from monsters(
            scene, self.monster, epics=not self._chooses, names=names_of(self.name), on=on
        )
        for foe in found:
            if is_epic(foe) and scene.card not in (foe.monster, foe.source):  # ELD-EPC-04
                continue
            yield from self._monster(scene, foe, by)

    @property
    def _chooses(self) -> bool:
        """ELD-EPC-04: whether somebody chooses the monster, and so no Epic one."""
        return self.monster is not None and self.monster.name.startswith("one-")

    def _monster(self, scene: Scene, foe: Foe, by: Seat) -> Script[None]:
        if self.to is not None:
            for space in (yield from spaces(scene, self.to, by=by, start=foe.space)):
                move_foe(scene.g, foe, space)
                scene.done = True
        elif self.toward is not None:
            for _ in range(self.num):
                yield from self._step(scene, foe, by)

    def _step(self, scene: Scene, foe: Foe, by: Seat) -> Script[None]:
        """One step on a shortest way along allowed paths, if they lead there."""
        goals = fitting(scene, self.toward.of) if self.toward is not None else []
        distances = BOX.distances_along(self.along)
        far = min([distances[foe.space][goal] for goal in goals], default=MANY)
        ways = [
            there
            for there, path in BOX.paths[foe.space].items()
            if (not self.along or PATH_NAMES[path] in self.along)
            and min([distances[there][goal] for goal in goals], default=MANY) < far
        ]
        if ways:
            move = yield from scene.ask(by, list(map(PickSpace, ways)), rule="ELD-MAP-05")
            move_foe(scene.g, foe, move.space)
            scene.done = True

    def _clue(self, scene: Scene) -> Script[None]:
        """Move the clue at hand, or one of one's choice from the spaces named."""
        g, s = scene.g, scene.g.state
        clue = scene.hand if self.from_ is None else NOTHING
        if self.from_ is not None:
            choice = clues_on(s, (yield from searched_spaces(scene, self.from_)))
            if choice:
                move = yield from scene.ask(scene.you, list(map(PickClue, choice)), rule="ELD-CLU-09")
                clue = move.clue
        if clue in s.clues and self.to is not None:
            for space in (yield from spaces(scene, self.to, start=s.clues[clue])):
                s.clues[clue] = space
                g.tell(ClueMoved, clue, space)
                scene.done = True

    def possible(self, look: Look) -> bool:
        """Say whether there is something to move."""
        on = meant_spaces(look, self.from_) if self.from_ is not None else None
        if self.monster is not None:
            return bool(able(meant(look, self.monster), not self._chooses, names=names_of(self.name), on=on))
        if on is None:
            return look.hand in look.g.state.clues
        return bool(clues_on(look.g.state, on))

    def text(self) -> Word:
        """Return its words."""
        args: dict[str, int | str | Word | list[Word]] = {
            "to": self.to.text() if self.to is not None else "none",
            "toward": self.toward.text() if self.toward is not None else "none",
            "num": self.num,
            "along": either([Word(f"path-{path}") for path in self.along]) if self.along else "any",
            "from": self.from_.text() if self.from_ is not None else "none",
            "name": names_text("card", self.name),
        }
        if self.monster is None:
            return Word("do-shift-clue", args)
        return Word("do-shift-monster", {**args, "monster": self.monster.text()})


@step
class Fight(Verb, frozen=True):
    """ELD-CBT-07: a combat encounter now."""

    which: Which

    def do(self, scene: Scene) -> Script[None]:
        """Fight."""
        for foe in (yield from monsters(scene, self.which, epics=True)):
            yield from fight(scene.g, scene.you, foe, scene.during)

    def possible(self, look: Look) -> bool:
        """Say whether there is a monster."""
        return bool(meant(look, self.which))


@step
class Ambush(Verb, frozen=True):
    """ELD-AMB-01: monsters ambush, one after another."""

    yours = False
    num: Number = ONE
    name: MonsterName = ""

    def do(self, scene: Scene) -> Script[None]:
        """Fight them."""
        for _ in range(number(scene, self.num)):
            yield from ambush(scene.g, scene.you, self.name, scene.during)

    def text(self) -> Word:
        """Return its words."""
        name: Word | str = Word(f"card-{self.name}") if self.name else "none"
        return Word("do-ambush", {"num": self.num.text(), "name": name, "who": YOU.text()})
