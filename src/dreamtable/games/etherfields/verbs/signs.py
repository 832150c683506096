"""Verbs for Signs: those of the Team by their glyphs, and personal ones."""

from collections.abc import Iterable
from typing import ClassVar

from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.cards import Sign
from dreamtable.games.etherfields.deeds import Deed
from dreamtable.games.etherfields.events import SignFound, SignGained
from dreamtable.games.etherfields.look import knows
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.scene import Scene
from dreamtable.games.etherfields.terms import ONE, YOU, Number, Who, step
from dreamtable.games.etherfields.verbs.base import amount, seats_of
from dreamtable.kernel import NOTHING_TO_DO, Game, Script, Seat
from dreamtable.telling import Word

SIGNS = "II-40 C"
"""ETH-SGN-01: the Wisdom card without which Signs stay in the box."""
OF_A_KIND = 4
"""ETH-SGN-03: how many there are of each personal Sign for a Dreamer."""
MOST = 4
"""ETH-SGN-03: how many a Dreamer holds."""


@step
class GainSign(Deed, frozen=True):
    """ETH-SGN-02, -06: the Team gains the Sign with a glyph, once the rule is known; else nothing happens."""

    verb = "sign"
    yours: ClassVar[bool] = False
    glyph: str

    def do(self, scene: Scene) -> Script[None]:
        """Take it."""
        s = scene.s
        for card in scene.g.components.these(BOX.of(Sign)):
            if BOX.card(card, Sign).glyph == self.glyph and card not in s.signs and knows(s, SIGNS):
                s.signs.append(card)
                scene.g.tell(SignFound, card)
        return NOTHING_TO_DO

    def messages(self) -> Iterable[str]:
        """Return the name of what is drawn on it."""
        return [f"glyph-{self.glyph}"]

    def text(self) -> Word:
        """Return its words."""
        return Word("do-sign", {"glyph": Word(f"glyph-{self.glyph}")})


@step
class PersonalSign(Deed, frozen=True):
    """ETH-SGN-03, -04, -06: gain personal Signs; before the rule is known they are noted."""

    num: Number = ONE
    who: Who = YOU

    def do(self, scene: Scene) -> Script[None]:
        """Draw them."""
        s = scene.s
        for seat in (yield from seats_of(scene, self.who)):
            d = s.dreamers[seat]
            d.signs_owed += amount(scene, self.num)
            if knows(s, SIGNS):
                num, d.signs_owed = d.signs_owed, 0
                draw_signs(scene.g, seat, num)


def draw_signs(g: Game[Dream], seat: Seat, num: int) -> None:
    """ETH-SGN-03, -04: a Dreamer gains personal Signs at random from the own supply, up to 4."""
    own = g.state.dreamers[seat].signs
    for _ in range(min(num, MOST - len(own))):
        kinds = [card for card in g.components.these(BOX.of(Sign)) if not BOX.card(card, Sign).glyph]
        supply = [card for card in kinds for _ in range(OF_A_KIND - own.count(card))]
        card = g.rng.pick(supply)
        own.append(card)
        g.tell(SignGained, seat, card)
