"""ETH-DWM-01 to -05, -19: the Dreamworld map: locations, arrows, shortcuts."""

from collections.abc import Sequence

from dreamtable.games.etherfields.model import World
from dreamtable.games.etherfields.world.cards import District, Location
from dreamtable.games.etherfields.world.piles import district, with_code


def places(world: World) -> dict[str, Location]:
    """ETH-DWM-01: return the locations of all districts that were found."""
    return places_in(world.districts)


def places_in(districts: Sequence[str]) -> dict[str, Location]:
    """ETH-DWM-19: return the locations of some districts; a later side leaves what it does not name as it
    was."""
    found: dict[str, Location] = {}
    for name in districts:
        tile = district(name)
        if tile.of:
            found |= district(with_code(tile.of, District)).locations
        found |= tile.locations
    return found


def tile_of(world: World, location: str) -> str:
    """Return the district that a location lies in, by its id."""
    for name in world.districts:
        if location[:1] in {one[:1] for one in district(name).locations}:
            return name
    return ""


def awakening_location(world: World) -> str:
    """ETH-DWM-13, ETH-LSE-11: return the Awakening location."""
    return next((at for at, place in places(world).items() if "awakening" in place.icons), "")


def ways(world: World) -> tuple[list[str], list[str]]:
    """ETH-DWM-01, -03 to -05: return where the big arrows and the shortcuts lead from here, as far as
    found."""
    there = places(world)
    here = there.get(world.team)
    if here is None:
        return [], []
    return [one for one in here.to if one in there], [one for one in here.short if one in there]
