"""ETH-SEC-14, -15, ETH-SLU-03, ETH-SSN-03, ETH-GATE-12: what the campaign gains goes to its place."""

from collections.abc import Sequence

from dreamtable.games.etherfields.box import BOX, CARDS
from dreamtable.games.etherfields.cards import Gate, Influence
from dreamtable.games.etherfields.losses import DEATH
from dreamtable.games.etherfields.model import Dream, World
from dreamtable.games.etherfields.world.cards import (
    District,
    Fate,
    FirstMemory,
    Season,
    SlumberEntity,
    SlumberEvent,
    SlumberTile,
    Wisdom,
)
from dreamtable.games.etherfields.world.piles import district, shuffle, whole, with_code

FALSE_DAWN = "II-21 D"
"""ETH-PAI-09: the event that joins the Slumber deck with the first death."""


def new_world() -> World:
    """ETH-SET-05, ETH-LSE-02, -04: the decks and the market as they are before anything was gained."""
    world = World()
    world.fates.loose = sorted(CARDS[card].id for card in BOX.of(Fate) if not BOX.notes[card].code)
    tiles = [BOX.card(card, SlumberTile) for card in BOX.of(SlumberTile)]
    world.map_tiles.loose = sorted(tile.id for tile in tiles if not tile.setup)
    influence = [BOX.card(card, Influence) for card in BOX.of(Influence)]
    world.market.loose = [one.id for one in influence if not one.owner and not one.code]
    return world


def world_from(world: World | None, gained: Sequence[str]) -> World:
    """ETH-MCH-02, ETH-SLU-01: the world as it was kept, with what was gained since; the first time it is
    built, and everything in the Slumber deck but Delta is shuffled."""
    found = world if world is not None else new_world()
    for one in gained[found.taken :]:
        put_in_place(found, one)
    found.taken = len(gained)
    if world is None:
        shuffle(found.slumbers)
    return found


def catch_up(s: Dream) -> None:
    """Put what was gained on this Way into its place at once."""
    if s.world is not None:
        world_from(s.world, [*s.saga.gained, *s.gained])


def settle(world: World) -> list[str]:
    """ETH-GATE-12, ETH-LSE-06: what was owed, and is in the edition now, is gained; return which Wisdom."""
    known = len(world.wisdom)
    owed, world.owed = world.owed, []
    for one in owed:
        put_in_place(world, one)
    return world.wisdom[known:]


def put_in_place(world: World, gained: str) -> None:
    """Put something that was gained where it belongs; what this edition does not have is owed."""
    sort, _, code = gained.partition(" ")
    match sort:
        case "wisdom":
            gain_wisdom(world, gained, code)
        case "season" if name := with_code(code, Season):
            world.season = name  # ETH-SSN-03
        case "gate" if name := with_code(code, Gate):
            if name not in world.gates:
                world.gates.append(name)
        case "remove-gate":
            world.gates = [one for one in world.gates if one != with_code(code, Gate)]
            world.owed = [one for one in world.owed if one != f"gate {code}"]
        case "world-tile" if name := with_code(code, District):
            find(world, name)
        case "add-slumber" if name := with_code(code, SlumberEntity, SlumberEvent):
            add_slumber(world, name)
        case "add-fate" if name := with_code(code, Fate):
            world.fates.below.append(name)  # ETH-SEC-15
        case "add-market":
            cards = [CARDS[card].id for card in BOX.of(Influence) if BOX.notes[card].code == code]
            world.market.below += cards
        case "shopping":
            world.shopping += 1
        case "memory":
            name = next_memory(world, code)
            world.memories += [name] if name else []  # ETH-FME-03: whoever has had all gains none
        case "awakening" | "flag" | "item-market":
            return
        case _:
            world.owed.append(gained)


def gain_wisdom(world: World, gained: str, code: str) -> None:
    """ETH-SEC-14, ETH-WIS-01: a Wisdom card is active from now on; Death also lets False Dawn join."""
    name = with_code(code, Wisdom)
    if not name:
        world.owed.append(gained)
    elif name not in world.wisdom:
        world.wisdom.append(name)
        if gained == DEATH:
            put_in_place(world, f"add-slumber {FALSE_DAWN}")


def find(world: World, name: str) -> None:
    """ETH-DWM-01, -19: a district is found; a later side takes the place of the first."""
    first = district(name).of
    world.districts = [one for one in world.districts if district(one).code != first and one != name]
    world.districts.append(name)


def add_slumber(world: World, name: str) -> None:
    """ETH-SLU-03, ETH-LSE-03: a Slumber tile goes under its deck; Delta lies lowest of those above."""
    tile = CARDS[BOX.numbers[name]]
    if isinstance(tile, SlumberEvent) and tile.delta:
        world.delta = name
    elif name not in (*whole(world.slumbers), world.slumber, *world.removed):
        world.slumbers.below.append(name)


def next_memory(world: World, dreamer: str) -> str:
    """ETH-FME-03: return the next of a Dreamer's three First Memories cards; nothing if there is none."""
    own = [BOX.card(card, FirstMemory) for card in BOX.of(FirstMemory)]
    dealt = (*world.memories, *world.removed)
    left = sorted((one.number, one.id) for one in own if one.owner == dreamer and one.id not in dealt)
    return left[0][1] if left else ""
