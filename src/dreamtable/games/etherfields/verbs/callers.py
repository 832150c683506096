"""Verbs for those who call in a Slumber: markers on their tile, the way home."""

from typing import ClassVar

from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.entities import banish, lead_home
from dreamtable.games.etherfields.events import TileMarked
from dreamtable.games.etherfields.look import entity_of
from dreamtable.games.etherfields.map import entrances
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import ONE, ONE_FIGURE, Number, step
from dreamtable.games.etherfields.verbs.base import amount, figures
from dreamtable.games.etherfields.verbs.entities import empty
from dreamtable.kernel import NOTHING_TO_DO, Script


class _Marking(Deed, frozen=True):
    """Markers on the Entity tile whose text it is."""

    yours: ClassVar[bool] = False
    sign: ClassVar[int] = 1
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Put them, or take them."""
        entity = entity_of(scene.s, scene.card)
        if entity is not None:
            entity.marks = max(0, entity.marks + self.sign * amount(scene, self.num))
            scene.g.tell(TileMarked, entity.card, entity.marks)
        return NOTHING_TO_DO


@step
class Mark(_Marking, frozen=True):
    """ETH-ENT-08: Universal markers are put on this Entity tile."""


@step
class Unmark(_Marking, frozen=True):
    """ETH-ENT-08: Universal markers are taken from this Entity tile."""

    sign: ClassVar[int] = -1


@step
class LeadHome(Deed, frozen=True):
    """The figure goes so many spaces towards the nearest entrance; once there, it is banished."""

    yours: ClassVar[bool] = False
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Let it go."""
        for figure in (yield from figures(scene, ONE_FIGURE)):
            yield from lead_home(scene.g, figure, amount(scene, self.num))
            if figure.space in entrances(scene.s):
                banish(scene.g, figure)
                yield from empty(scene.g, figure.entity)
