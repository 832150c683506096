"""What a lesson of Eldritch Horror foresees: `ghoul` from the cup, `clue boston` from the pool, `5` on a die.

Where the Mythos deck is built: first the cards of a stage, by colour, then which of them lie on top.
"""

from dreamtable.content.foreseeing import find_named, number_rolled, order_named
from dreamtable.games.eldritch.loading import CONTENT
from dreamtable.telling.coach import Foreseer

FORESEER = Foreseer(number_rolled, order_named(CONTENT.catalogue), find_named(CONTENT.catalogue))
