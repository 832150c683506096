"""ETH-WIS: a Wisdom card is gained: it can be read, and does what it does then."""

from dreamtable.content.effects import resolve
from dreamtable.games.etherfields.box import BOX
from dreamtable.games.etherfields.decks import show
from dreamtable.games.etherfields.events import SecretShown
from dreamtable.games.etherfields.model import Dream
from dreamtable.games.etherfields.scene import scene_of
from dreamtable.games.etherfields.world.cards import Wisdom
from dreamtable.kernel import Game, Script


def take_in(g: Game[Dream], card: int) -> Script[None]:
    """ETH-WIS-01: a Wisdom card can be read, and does what it does when it is gained."""
    s = g.state
    show(g, card)
    g.tell(SecretShown, card)
    if s.world is None:
        s.wisdom.append(card)
    scene = scene_of(g, s.first, card)
    scene.nobody = True
    yield from resolve(BOX.card(card, Wisdom).do, scene, "wisdom")
