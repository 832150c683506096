"""Verbs for Entities: figures, Morphings, States."""

from typing import Literal

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import CARDS
from dreamtable.games.etherfields.changes import forbidden
from dreamtable.games.etherfields.conditions import entity_named
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.entities import (
    banish,
    discard_entity,
    drive,
    give_dreamer_state,
    give_state,
    go_for,
    morph,
    spawn,
    stand,
    unmorph,
)
from dreamtable.games.etherfields.events import FigureStood, Relocated
from dreamtable.games.etherfields.look import entity_of, free, is_big
from dreamtable.games.etherfields.model import ActiveEntity, Dream, Figure
from dreamtable.games.etherfields.movement import spring, trapped
from dreamtable.games.etherfields.moves import PickCard, PickSpace
from dreamtable.games.etherfields.scene import Scene, scene_of
from dreamtable.games.etherfields.terms import (
    KIND,
    ONE,
    ONE_FIGURE,
    SPAWN,
    YOU,
    Number,
    Where,
    Which,
    Who,
    step,
)
from dreamtable.games.etherfields.verbs.base import amount, figures, found, seats_of, spaces
from dreamtable.games.etherfields.voting import among, lead
from dreamtable.games.etherfields.world.cards import SlumberEntity
from dreamtable.kernel import NOTHING_TO_DO, Game, Script
from dreamtable.telling import Word

StateName = Literal["dazed", "stunned", "paralyzed", "poisoned"]


@step
class Spawn(Deed, frozen=True):
    """ETH-SPN-01: figures of an Entity come."""

    code: str
    num: Number = ONE
    at: Where = SPAWN

    def secret(self) -> str:
        """Return that Entity's tile, if it is named by its code."""
        return f"tile {self.code}" if " " in self.code else ""

    def do(self, scene: Scene) -> Script[None]:
        """Let them come."""
        some = [space for space in spaces(scene, self.at) if not scene.s.blocked >> space & 1]
        return spawn(scene.g, entity_named(self.code), amount(scene, self.num), some)

    def text(self) -> Word:
        """Return its words."""
        return Word("do-spawn", {"code": self.code, "num": self.num.text(), "at": self.at.text()})


@step
class Banish(Deed, frozen=True):
    """A figure leaves the Dreamscape."""

    which: Which = ONE_FIGURE

    def do(self, scene: Scene) -> Script[None]:
        """Take it away."""
        some = yield from figures(scene, self.which)
        for figure in some:
            banish(scene.g, figure)
        for entity in dict.fromkeys(one.entity for one in some):
            yield from empty(scene.g, entity)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a figure."""
        return bool(found(scene, self.which))


def empty(g: Game[Dream], card: int) -> Script[None]:
    """ETH-SLU-20: with the last figure of some Slumbers they are won."""
    held = CARDS[card]
    if (
        isinstance(held, SlumberEntity)
        and held.gone
        and not any(one.entity == card for one in g.state.figures)
    ):
        yield from resolve(held.gone, scene_of(g, g.state.first, card), "slumber")


@step
class DiscardEntity(Deed, frozen=True):
    """ETH-ENT-09: an Entity tile leaves play, with its figures."""

    code: str = ""

    def do(self, scene: Scene) -> Script[None]:
        """Take it away."""
        discard_entity(scene.g, entity_named(self.code) if self.code else scene.card)
        return NOTHING_TO_DO


def movable(scene: Scene, words: Which) -> Script[list[Figure]]:
    """ETH-ENT-11: return the figures that words mean; lines move no befriended one."""
    some = yield from figures(scene, words)
    return [one for one in some if not (scene.line and one.friend)]


@step
class MoveEntity(Deed, frozen=True):
    """A figure moves towards you, away from you, or towards whom it looks for."""

    which: Which = ONE_FIGURE
    num: Number = ONE
    dir: Literal["toward", "away", "target"] = "toward"

    def do(self, scene: Scene) -> Script[None]:
        """Let it move; towards its target it goes as in its own step."""
        for figure in (yield from movable(scene, self.which)):
            if self.dir == "target":
                yield from go_for(scene.g, figure, 0 if figure.paralyzed else amount(scene, self.num))
                continue
            yield from drive(scene, figure, amount(scene, self.num), away=self.dir == "away")

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a figure."""
        return bool(found(scene, self.which))


@step
class RelocateEntity(Deed, frozen=True):
    """ETH-MOV-06: a figure is put into another space."""

    which: Which = ONE_FIGURE
    to: Where = SPAWN

    def do(self, scene: Scene) -> Script[None]:
        """Choose where, and put it there."""
        for figure in (yield from movable(scene, self.which)):
            open_ = [one for one in spaces(scene, self.to) if one != figure.space and free(scene.s, one)]
            if open_:
                moves = among([PickSpace(one) for one in open_])
                to = yield from lead(scene.g, moves, rule="ETH-MOV-06", about=scene.about())
                yield from stand(scene.g, figure, to.space)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a figure."""
        return bool(found(scene, self.which))


@step
class Morph(Deed, frozen=True):
    """ETH-MOR-01: Entities get Morphings."""

    num: Number = ONE
    which: Which = KIND

    def do(self, scene: Scene) -> Script[None]:
        """Draw them."""
        for entity in (yield from _entities(scene, self.which)):
            morph(scene.g, entity, amount(scene, self.num))

    def is_simple(self) -> bool:
        """Say whether it is something that you do, and nothing that befalls the Entity."""
        return self.which.name != "kind"


@step
class Unmorph(Deed, frozen=True):
    """ETH-MOR-10: Morphings return to the pool, of your choice."""

    num: Number = ONE
    which: Which = ONE_FIGURE

    def do(self, scene: Scene) -> Script[None]:
        """Choose them."""
        for entity in (yield from _entities(scene, self.which)):
            for _ in range(min(amount(scene, self.num), len(entity.morphings))):
                tokens = sorted(set(entity.morphings))
                move = yield from scene.ask(scene.you, [PickCard(one) for one in tokens], rule="ETH-MOR-10")
                unmorph(scene.g, entity, move.card)

    def possible(self, scene: Scene) -> bool:
        """Say whether such an Entity has a Morphing."""
        some = {one.entity for one in found(scene, self.which)}
        return any(entity.card in some and entity.morphings for entity in scene.s.entities)


def _entities(scene: Scene, which: Which) -> Script[list[ActiveEntity]]:
    """Return the Entity tiles whose figures words mean."""
    if which.name == "kind":
        own = entity_of(scene.s, scene.card)
        return [own] if own is not None else []
    some = yield from figures(scene, which)
    cards = dict.fromkeys(one.entity for one in some)
    return [entity for card in cards if (entity := entity_of(scene.s, card)) is not None]


@step
class State(Deed, frozen=True):
    """ETH-STA-01: a figure or a Dreamer gets a State."""

    state: StateName
    which: Which | None = None
    who: Who | None = None

    def do(self, scene: Scene) -> Script[None]:
        """Give it."""
        if self.who is not None:
            for seat in (yield from seats_of(scene, self.who)):
                give_dreamer_state(scene.g, seat, self.state)
        else:
            for figure in (yield from figures(scene, self.which or ONE_FIGURE)):
                give_state(scene.g, figure, self.state)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a figure."""
        return self.who is not None or bool(found(scene, self.which or ONE_FIGURE))

    def text(self) -> Word:
        """Return its words."""
        whom = self.who.text() if self.who is not None else (self.which or ONE_FIGURE).text()
        return Word("do-state", {"state": Word(f"card-{self.state}"), "whom": whom})


@step
class ClearState(Deed, frozen=True):
    """ETH-STA-01: States of a Dreamer end."""

    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Take them away."""
        for seat in (yield from seats_of(scene, self.who)):
            scene.s.dreamers[seat].dazed = scene.s.dreamers[seat].paralyzed = 0


@step
class Befriend(Deed, frozen=True):
    """ETH-ENT-11: a figure is befriended."""

    which: Which = ONE_FIGURE

    def do(self, scene: Scene) -> Script[None]:
        """Note it."""
        for figure in (yield from figures(scene, self.which)):
            figure.friend = True


@step
class Swap(Deed, frozen=True):
    """ETH-MOV-07: you and a figure exchange your spaces."""

    which: Which

    def do(self, scene: Scene) -> Script[None]:
        """Exchange them."""
        for figure in (yield from figures(scene, self.which)):
            if not self._may(scene) or figure.paralyzed or is_big(figure):
                continue
            scene.me.space, figure.space = figure.space, scene.me.space
            scene.g.tell(FigureStood, figure.id, figure.space, figure.entity)
            scene.g.tell(Relocated, scene.you, scene.me.space)
            if trapped(scene.s) >> scene.me.space & 1:
                yield from spring(scene.g, scene.you)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is such a figure."""
        return self._may(scene) and bool(found(scene, self.which))

    def _may(self, scene: Scene) -> bool:
        return not scene.me.paralyzed and not forbidden(scene.s, scene.you, "relocate")
