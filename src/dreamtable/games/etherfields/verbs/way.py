"""Verbs for the way between the Dreams: Slumbers, Quirks, the Team marker, Delta."""

from typing import ClassVar, Literal

from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import step
from dreamtable.games.etherfields.world import fate, shopping, slumber, travel
from dreamtable.games.etherfields.world.delta import delta
from dreamtable.kernel import NOTHING_TO_DO, Script


@step
class EndSlumber(Deed, frozen=True):
    """ETH-SLU-11: this Slumber ends at once: won, lost, or neither."""

    yours: ClassVar[bool] = False
    result: Literal["win", "loss", "none"]

    def do(self, _scene: Scene) -> Script[None]:
        """End it."""
        slumber.end(self.result)


@step
class RemoveThis(Deed, frozen=True):
    """This Slumber tile leaves the game."""

    verb = "remove-slumber"

    def do(self, scene: Scene) -> Script[None]:
        """Take it out."""
        slumber.remove(scene.g)
        return NOTHING_TO_DO


@step
class Delta(Deed, frozen=True):
    """ETH-DEL-01: the Delta Phase."""

    def do(self, scene: Scene) -> Script[None]:
        """Resolve it."""
        return delta(scene.g)


@step
class BuyInfluence(Deed, frozen=True):
    """ETH-MKT-02, -03: see the top cards of the shuffled Influence Market and buy any of them."""

    verb = "buy-influence"
    personal: ClassVar[bool] = True

    def do(self, scene: Scene) -> Script[None]:
        """Buy."""
        shopping.open_market(scene.g)
        yield from shopping.buy_influence(scene.g, scene.you)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is a market here."""
        return scene.s.world is not None


@step
class SlumberTile(Deed, frozen=True):
    """ETH-FAT-02: draw and place a Slumber Map tile."""

    verb = "slumber-tile"

    def do(self, scene: Scene) -> Script[None]:
        """Place it."""
        return fate.extend(scene.g)


@step
class RemoveQuirk(Deed, frozen=True):
    """ETH-FAT-06: a Quirk goes under the Fate deck: this one, or one that the group names."""

    which: Literal["this", "one"] = "one"

    def do(self, scene: Scene) -> Script[None]:
        """Remove it."""
        return fate.remove_quirk(scene, this=self.which == "this")

    def possible(self, scene: Scene) -> bool:
        """Say whether a Quirk lies there."""
        return scene.s.world is not None and bool(scene.s.world.quirks)


@step
class RelocateTeam(Deed, frozen=True):
    """ETH-DWM-15: the Team marker goes to another location: by Awakening, of this tile, or of any."""

    to: Literal["awakening", "this-tile", "any"]

    def do(self, scene: Scene) -> Script[None]:
        """Move it."""
        return travel.relocate(scene.g, self.to)

    def possible(self, scene: Scene) -> bool:
        """Say whether there is another location."""
        return scene.s.world is not None and bool(travel.others(scene.s.world, self.to))


@step
class Cancel(Deed, frozen=True):
    """ETH-TIM-20: the Slumber tile that was just drawn goes under its deck, unresolved."""

    moment: ClassVar[str] = "drawn"

    def do(self, _scene: Scene) -> Script[None]:
        """Put it away."""
        slumber.end("cancelled")
