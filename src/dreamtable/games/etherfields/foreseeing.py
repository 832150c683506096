"""What a lesson of Etherfields foresees: `crowbar` from a deck, `t12` for a Turn, `first 0` for First Player,
`luck fail` and `pace one` on the dice.
"""

from dreamtable.content.foreseeing import find_named, order_named
from dreamtable.games.etherfields.loading import CONTENT
from dreamtable.games.etherfields.model import LUCK_DIE, LUCK_NAMES, MOVEMENT_DIE, Dream, Pace
from dreamtable.telling.coach import Foreseer


def number(s: Dream | None, wish: str, _n: int) -> int | None:
    """ETH-SET-07, ETH-LCK-01, ETH-EMV-02: return by which number somebody is First Player, or a die shows a
    face.
    """
    what, _, face = wish.partition(" ")
    if s is None:  # nobody has sat down yet
        return int(face) if what == "first" else None
    match what:
        case "luck" if s.roll is not None and s.roll.pace is None:
            return [LUCK_NAMES[one] for one in LUCK_DIE].index(face)
        case "pace" if s.roll is not None and s.roll.pace is not None:
            return MOVEMENT_DIE.index(Pace[face.upper().replace("-", "_")])
    return None


FORESEER = Foreseer(number, order_named(CONTENT.catalogue), find_named(CONTENT.catalogue))
