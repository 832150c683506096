"""ETH-CMP: verbs for Companions."""

from typing import Annotated, ClassVar

from dreamtable.content import Names
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import CompanionCard
from dreamtable.games.etherfields.companions import companion_of, fly, order, summon
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.model import NOTHING
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import ONE, Number, step
from dreamtable.games.etherfields.verbs.base import amount
from dreamtable.kernel import Script
from dreamtable.telling import Word

Name = Annotated[str, Names("companion")]


@step
class Summon(Deed, frozen=True):
    """ETH-CMP-01: a Companion comes into your space; by a Progress card it stays as long as that lies there,
    by anything else until the Dream ends. One that flies does so once it is there."""

    personal: ClassVar[bool] = True
    companion: Name

    def do(self, scene: Scene) -> Script[None]:
        """Let it come, or fly where it is wanted."""
        kind = BOX.numbers[self.companion]
        it = companion_of(scene.s, kind)
        if it is not None:
            return fly(scene, it, BOX.card(kind, CompanionCard).flies)
        card = scene.card if any(scene.card in d.progress for d in scene.s.dreamers) else NOTHING
        return summon(scene, kind, card)

    def possible(self, scene: Scene) -> bool:
        """Say whether it is not there yet, or flies."""
        kind = BOX.numbers[self.companion]
        return companion_of(scene.s, kind) is None or BOX.card(kind, CompanionCard).flies > 0

    def text(self) -> Word:
        """Return its words."""
        return Word("do-summon", {"companion": Word(f"card-{self.companion}")})


@step
class Order(Deed, frozen=True):
    """ETH-CMP-04: a Companion moves up to so many spaces, as a Dreamer would; traps do nothing to it."""

    personal: ClassVar[bool] = True
    must_be_possible: ClassVar[bool] = True
    companion: Name
    num: Number = ONE

    def do(self, scene: Scene) -> Script[None]:
        """Send it."""
        return order(scene, BOX.numbers[self.companion], amount(scene, self.num))

    def possible(self, scene: Scene) -> bool:
        """Say whether it is there."""
        return companion_of(scene.s, BOX.numbers[self.companion]) is not None

    def text(self) -> Word:
        """Return its words."""
        return Word("do-order", {"companion": Word(f"card-{self.companion}"), "num": self.num.text()})
