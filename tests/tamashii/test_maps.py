"""The map of every scenario can be laid and walked, and texts speak of the tiles on it."""

import re
from collections.abc import Iterator

import pytest

from tamashii.scenarios import SCENARIOS, Raw, Scenario, listed, told

TILES = {"a": 8, "b": 11, "c": 9, "d": 13, "e": 8, "f": 10, "g": 9, "h": 12, "j": 14, "k": 15, "p": 14}
FROM_THE_START = range(1, 21)
"""The tiles that no ending has to unlock."""
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
Place = tuple[int, int]

each_scenario = pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=lambda one: one.letter)


def rows_of(scenario: Scenario) -> list[list[str]]:
    """Return the map string by rows and columns; none where a guide gives coordinates."""
    match scenario.guide["map"]:
        case {"rows": str(rows)}:
            return [row.split() for row in rows.split("/")]
    return []


def axial(row: int, column: int) -> Place:
    """Return where a cell of a map string lies; rows and columns from 0."""
    return column - row // 2, row


def places(scenario: Scenario) -> dict[Place, str]:
    """Return what lies where: a tile's number, or `?` for a tile that is face-down."""
    found = {
        axial(row, column): cell
        for row, cells in enumerate(rows_of(scenario))
        for column, cell in enumerate(cells)
        if cell != "."
    }
    match scenario.guide["map"]:
        case {"face-up": dict(shown), "face-down-random": {"at": list(hidden)}}:
            found |= {coordinates(where): str(tile) for tile, where in shown.items()}
            found |= {coordinates(where): "?" for where in hidden}
    return found


def coordinates(written: Raw) -> Place:
    """Return a place that is written as two numbers."""
    match written:
        case [int(q), int(r)]:
            return q, r
    raise AssertionError(f"{written!r} is no place")


def face_down(scenario: Scenario) -> list[int]:
    """Return the tiles that are shuffled onto the map."""
    match scenario.guide["map"]:
        case {"face-down-random": {"tiles": list(tiles)}} | {"face-down": list(tiles)}:
            return [tile for tile in tiles if isinstance(tile, int)]
        case {"face-down": dict(zones)}:
            return [tile for tiles in zones.values() for tile in listed(tiles) if isinstance(tile, int)]
    return []


def tiles_of(scenario: Scenario) -> list[int]:
    """Return all tiles of a map."""
    return [int(cell) for cell in places(scenario).values() if cell != "?"] + face_down(scenario)


def walked(among: set[Place]) -> set[Place]:
    """Return the places that can be walked to from one of them."""
    reached, next_ = set[Place](), {min(among)}
    while next_:
        reached |= next_
        next_ = ({(q + dq, r + dr) for q, r in next_ for dq, dr in STEPS} & among) - reached
    return reached


def spoken_of(raw: Raw) -> Iterator[str]:
    """Return the places that texts name."""
    for word in ("where", "put", "close-tile", "open-tile", "remove-tile", "start-tile"):
        yield from (str(one) for place in told(raw, word) for one in listed(place))
    for word in ("place", "remove"):
        yield from (str(one) for step in told(raw, word) for one in told(step, "at"))
    for changes in told(raw, "changes"):
        yield from (str(one) for one in told(changes, "tile"))
    for word in ("if", "else-if"):
        for sentence in told(raw, word):
            yield from re.findall(r"@([\w-]+)", str(sentence))


@pytest.mark.rule("TAM-SSU-02", "TAM-MAP-01")
@each_scenario
def test_a_map_is_one_piece_with_a_tile_for_every_place(scenario: Scenario) -> None:
    there, tiles = places(scenario), tiles_of(scenario)
    assert len(there) == len(tiles) == len(set(tiles)) == TILES[scenario.letter]
    assert "1" in there.values(), "whoever resets needs a Shelter"
    assert walked(set(there)) == set(there)


@pytest.mark.rule("TAM-SET-16")
@each_scenario
def test_no_map_needs_a_tile_that_may_still_be_locked(scenario: Scenario) -> None:
    assert set(tiles_of(scenario)) <= set(FROM_THE_START)


@each_scenario
def test_texts_speak_of_tiles_that_are_on_the_map(scenario: Scenario) -> None:
    named = {
        found[0]
        for one in spoken_of([scenario.guide, *scenario.cards.values()])
        if (found := re.match(r"\d+(?=$|-)", one))
    }
    assert named <= set(map(str, tiles_of(scenario)))


@each_scenario
def test_zones_and_marked_places_lie_on_the_map(scenario: Scenario) -> None:
    rows, there = rows_of(scenario), places(scenario)
    zones = [
        place
        for zones in told(scenario.guide, "zones")
        if isinstance(zones, dict)
        for places_ in zones.values()
        for place in listed(places_)
    ]
    for written in (*zones, *(one for places_ in told(scenario.guide, "places") for one in listed(places_))):
        row, column = map(int, str(written).split("."))
        assert rows[row - 1][column - 1] != "."
        assert axial(row - 1, column - 1) in there


@pytest.mark.rule("TAM-MAP-05")
def test_only_the_bridge_joins_the_two_suns() -> None:
    there = places(SCENARIOS["k"])
    halves = {place for place, tile in there.items() if tile != "19"}
    left = walked(halves)
    assert len(left) == len(halves - left) == 7
    assert {there[place] for place in left} == {"1", "11", "?"}
    assert {there[place] for place in halves - left} == {"13", "2", "?"}
