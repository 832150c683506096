"""Verbs for bodies and augmentations."""

from typing import Literal

from dreamtable.content.effects import number
from dreamtable.games.tamashii.augmentations import (
    destroy,
    draw_class_cards,
    draw_faction_card,
    equip,
    equippable,
    hand_in,
    to_hand_in,
)
from dreamtable.games.tamashii.bodies import refresh_market, swap_bodies, take_body
from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.cards import ClassCard, FactionCard
from dreamtable.games.tamashii.deeds import Deed, OfTable
from dreamtable.games.tamashii.moves import Equip as EquipMove
from dreamtable.games.tamashii.moves import Stop
from dreamtable.games.tamashii.parts import FACTIONS, FactionName
from dreamtable.games.tamashii.scene import Scene
from dreamtable.games.tamashii.terms import NONE, ONE, Number, step
from dreamtable.kernel import NOTHING_TO_DO, Script
from dreamtable.telling import Word


@step
class SwapBody(Deed, frozen=True):
    """TAM-BOD-09: attach: the two body cards change places."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Swap them."""
        swap_bodies(scene.g, scene.you)
        return NOTHING_TO_DO


@step
class TakeBody(Deed, frozen=True):
    """Attach a body from the market without its program."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Take it."""
        return take_body(scene.g, scene.you)


@step
class Market(OfTable, frozen=True):
    """TAM-TIL-01: put market cards under the body deck and refill."""

    refresh: Number = ONE

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Refresh it."""
        return refresh_market(scene, self.amount(scene, self.refresh, times))


@step
class DrawClass(Deed, frozen=True):
    """TAM-UPG-05: draw class cards and keep some of them."""

    n: Number = Number(2)
    keep: Number = ONE

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Draw and keep."""
        count, keep = self.amount(scene, self.n), self.amount(scene, self.keep)
        for _ in range(times):
            yield from draw_class_cards(scene.g, scene.you, count, keep)


@step
class DrawFaction(Deed, frozen=True):
    """TAM-AUG-09: draw a faction card."""

    faction: FactionName

    def act(self, scene: Scene, times: int) -> Script[None]:
        """Draw it."""
        for _ in range(times):
            draw_faction_card(scene.g, scene.you, FACTIONS.index(self.faction))
        return NOTHING_TO_DO

    def words(self) -> Word:
        """Return its words."""
        return Word("do-draw-faction", {"faction": Word(f"faction-{self.faction}")})


@step
class Equip(Deed, frozen=True):
    """TAM-AUG-10: equip an augmentation for less memory."""

    offers = True
    discount: Number = NONE

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let the player choose it."""
        less = self.amount(scene, self.discount)
        found = equippable(scene.s, scene.you, less)
        if not found:
            return
        move = yield from scene.ask(scene.you, [Stop(), *map(EquipMove, found)], rule="TAM-AUG-10")
        if isinstance(move, EquipMove):
            yield from equip(scene.g, scene.you, move.card, less)

    def possible(self, scene: Scene) -> bool:
        """Say whether something can be equipped."""
        return bool(equippable(scene.s, scene.you, number(scene, self.discount) or 0))


@step
class Destroy(OfTable, frozen=True):
    """TAM-AUG-12: this card leaves the game."""

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Remove it."""
        if isinstance(CARDS[scene.card], ClassCard | FactionCard):
            destroy(scene.g, scene.you, scene.card)
        return NOTHING_TO_DO


@step
class HandIn(Deed, frozen=True):
    """One of your equipped faction cards leaves the game; without one the text ends."""

    needed = True
    what: Literal["equipped"] = "equipped"
    where: Literal["", "its-stronghold"] = ""

    def possible(self, scene: Scene) -> bool:
        """TAM-VOC-07: say whether there is one."""
        return bool(to_hand_in(scene, at_stronghold=bool(self.where)))

    def act(self, scene: Scene, _times: int) -> Script[None]:
        """Let the player pick it."""
        faction = yield from hand_in(scene, at_stronghold=bool(self.where))
        if faction:
            scene.faction = faction
        else:
            scene.stopped = True
