"""What a lesson of Lucidity foresees: `17` is the die that is drawn, `17 hunt` the die that is rolled."""

from collections.abc import Sequence

from dreamtable.games.lucidity.model import COLOUR_OF, FACES, Symbol, Table
from dreamtable.kernel import BadSetup
from dreamtable.telling.coach import Foreseer


def number(s: Table, wish: str, n: int) -> int:
    """LUC-DRAW-01, LUC-DIE-04: return by which number a die is drawn from the bag, or shows a symbol."""
    die, _, symbol = wish.partition(" ")
    if symbol:
        return FACES[COLOUR_OF[int(die)]].index(Symbol[symbol.upper().replace("-", "_")])
    if n != len(s.bag) or int(die) not in s.bag:
        raise BadSetup(f"The die {die} should be drawn, but it is not in the bag, or nothing is drawn.")
    return s.bag.index(int(die))


def order(wish: str, _things: Sequence[object]) -> list[object]:
    """Nothing is shuffled in Lucidity."""
    raise BadSetup(f"{wish!r} can't be foreseen: nothing is shuffled.")


FORESEER = Foreseer(number, order)
