"""TAM-SCE-02: how far the group is with what the active story card asks for, where that is counted."""

from dreamtable.content.effects import AllOf, AnyOf, Compared, Condition, number
from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.cards import Story
from dreamtable.games.tamashii.conditions import Onlooker
from dreamtable.games.tamashii.look import guide_of
from dreamtable.games.tamashii.model import NOTHING, View

REVEALED = "tile-revealed"
UNCOUNTED = ("player", "wearer", "enemy", "engineer")
"""What stands somewhere or not: the map shows it better than a number does."""
FEWEST = 2
"""Of a single thing it is enough to be told whether it is there."""


def progress(v: View) -> tuple[int, int]:
    """Return how many of what the active card counts are there, and how many it takes; 0 of 0 if nothing."""
    card = CARDS[v.story] if v.story != NOTHING else None
    for paragraph in card.world_activity if isinstance(card, Story) else ():
        check = paragraph.if_ or paragraph.else_if
        found = counted_in(v, check) if check is not None else None
        if found is not None and found[1] >= FEWEST:
            return found
    return 0, 0


def counted_in(v: View, check: Condition) -> tuple[int, int] | None:
    """Return what a condition counts, and how many it takes: of all it asks for, or of the nearest way."""
    if isinstance(check, Compared):
        return compared(v, check)
    if not isinstance(check, AllOf | AnyOf):
        return None
    parts = [one for part in check.parts if (one := counted_in(v, part)) is not None]
    if not parts or isinstance(check, AnyOf):
        return max(parts, key=lambda one: one[0] / one[1], default=None)
    return sum(done for done, _ in parts), sum(of for _, of in parts)


def compared(v: View, check: Compared) -> tuple[int, int] | None:
    """Return how much there is of what is to be enough; what lay there from the beginning does not count."""
    left = check.left.parts
    if check.than.sign != ">=" or not left or any(one.name != "count" for one in left):
        return None
    if any(one.of in UNCOUNTED for one in left):
        return None
    look = Onlooker(v, 0, v.story)
    done, of = number(look, check.left), number(look, check.than.number)
    if done is None or of is None:
        return None
    guide = guide_of(v)
    before = len(guide.map.face_up) if guide is not None and any(one.of == REVEALED for one in left) else 0
    return max(0, min(done, of) - before), max(1, of - before)
