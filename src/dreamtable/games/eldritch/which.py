"""ELD-MON, ELD-EPC: which monsters the words of a card mean."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from dreamtable.content.effects import MANY
from dreamtable.games.eldritch.box import BOX, CARDS, EPICS, FRONTS
from dreamtable.games.eldritch.look import Look, Seen
from dreamtable.games.eldritch.model import Foe
from dreamtable.games.eldritch.moves import PickMonster
from dreamtable.games.eldritch.places import choose_space, here, spaces_of_type
from dreamtable.games.eldritch.sides import Side
from dreamtable.games.eldritch.terms import Which
from dreamtable.kernel import Script

if TYPE_CHECKING:
    from dreamtable.games.eldritch.scene import Scene


def monsters_at(s: Seen, space: int) -> list[int]:
    """Return the monsters on a space."""
    found = []
    for foe in s.foes:
        if foe.space == space:
            found.append(foe.monster)
    return found


def named(s: Seen, name: str) -> list[Foe]:
    """Return the monsters of a name on the map."""
    return [foe for foe in s.foes if CARDS[foe.monster].id == name]


def is_epic(foe: Foe) -> bool:
    """ELD-EPC-01: say whether it is an Epic Monster."""
    return foe.monster in EPICS


def meant(look: Look, words: Which) -> list[Foe]:
    """Return all monsters on the map among which the words choose."""
    s = look.g.state
    match words.name:
        case "this":
            return [look.foe] if look.foe is not None else []
        case "fought":
            return [look.fought] if look.fought is not None else []
        case "spawned":
            return [look.spawned] if look.spawned is not None else []
        case "one-here" | "all-here":
            near = [here(look)]
        case "one-near":
            near = [here(look), *BOX.paths[here(look)]]
        case "one-adjacent":
            near = list(BOX.paths[here(look)])
        case "all-on":
            near = spaces_of_type(words.of)
        case "named":
            return named(s, words.of)
        case _:
            return list(s.foes)
    return on_one_of(s.foes, near)


def on_one_of(foes: Iterable[Foe], spaces: Sequence[int]) -> list[Foe]:
    """Return those of the monsters that are on one of some spaces."""
    found = []
    for foe in foes:
        if foe.space in spaces:
            found.append(foe)
    return found


def able(
    foes: Iterable[Foe],
    epics: bool,
    at_most: int = MANY,
    names: tuple[str, ...] = (),
    on: Sequence[int] | None = None,
) -> list[Foe]:
    """ELD-EPC-03: return those of the monsters that an effect can mean."""
    found = []
    for foe in foes:
        if (
            (epics or foe.monster not in EPICS)
            and foe.toughness <= at_most
            and (not names or CARDS[foe.monster].id in names)
            and (on is None or foe.space in on)
        ):
            found.append(foe)
    return found


def foe_on_map(s: Seen, monster: int) -> Foe:
    """Return a monster that is known to be on the map."""
    for foe in s.foes:
        if foe.monster == monster:
            return foe
    raise LookupError(f"{CARDS[monster].id} is not on the map.")


def side_of_foe(s: Seen, foe: Foe) -> Side:
    """ELD-MON-05: what a monster does; cultists look at the sheet."""
    if foe.monster in BOX.by_sheet:
        return BOX.cultists[s.ancient_one][s.awake]
    return FRONTS[foe.monster]


def monsters(
    scene: "Scene",
    words: Which,
    *,
    epics: bool,
    at_most: int = MANY,
    names: tuple[str, ...] = (),
    on: Sequence[int] | None = None,
) -> Script[list[Foe]]:
    """Return the monsters that are meant; ELD-EPC-03: without Epic ones where these can't be meant."""
    s = scene.g.state
    if words.name == "all-at-chosen-space":
        found = able(s.foes, epics, at_most, names, on)
        places = sorted({foe.space for foe in found})
        if not places:
            return []
        near = [(yield from choose_space(scene, places, "ELD-MAP-08"))]
        return on_one_of(found, near)
    found = able(meant(scene, words), epics, at_most, names, on)
    if not found or not words.name.startswith("one-"):
        return found
    move = yield from scene.ask(scene.you, [PickMonster(foe.monster) for foe in found], rule="ELD-EPC-03")
    return [foe_on_map(s, move.monster)]
