"""What a lesson of Tamashii foresees, in the words of the table.

`red` is a code from the bag, `find energy` an explore token, `tile 13` a tile; `hit`, `special`, `blank` are
faces of a player's die, `number 1` and `basic` those of the enemies' dice. Enemies go by their names.
"""

from collections.abc import Sequence

from dreamtable.content.foreseeing import find_named, order_named
from dreamtable.games.tamashii.loading import CONTENT
from dreamtable.games.tamashii.model import NUMBER_DIE, PLAYER_DIE, SYMBOL_DIE, Face, Find, Table
from dreamtable.games.tamashii.naming import CODE_NAMES
from dreamtable.telling.coach import Foreseer

FACES = {face.name.lower(): PLAYER_DIE.index(face) for face in Face}
ENEMY_DIE = {f"number {number}": NUMBER_DIE.index(number) for number in NUMBER_DIE}
SYMBOLS = {"basic": SYMBOL_DIE.index(False), "enemy special": SYMBOL_DIE.index(True)}
find_card = find_named(CONTENT.catalogue)


def number(s: Table | None, wish: str, n: int) -> int | None:
    """TAM-BAG-02, TAM-EXP-01, TAM-CMP-03, -04: return by which number a token is drawn, or a die rolled."""
    kind, _, name = wish.rpartition(" ")
    if s is not None and kind == "find" and n == sum(s.finds):
        return sum(s.finds[: Find[name.upper().replace("-", "_")]])
    if s is not None and wish in CODE_NAMES:
        bags = [p.bag for p in s.players if sum(p.bag) == n]
        return sum(bags[0][: CODE_NAMES.index(wish)]) if bags else None
    if n == len(PLAYER_DIE):
        return FACES.get(wish)
    if n == len(NUMBER_DIE):
        return ENEMY_DIE.get(wish, SYMBOLS.get(wish))
    return None


def find(wish: str, things: Sequence[object]) -> object:
    """TAM-MAP-07, TAM-ENM-05: return the tile or the card that is drawn."""
    kind, _, name = wish.rpartition(" ")
    if kind == "tile":
        return int(name) if int(name) in things else None
    return find_card(wish, things)


FORESEER = Foreseer(number, order_named(CONTENT.catalogue), find)
