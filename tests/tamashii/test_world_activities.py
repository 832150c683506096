"""TAM-ADV-03 to -06: what each paragraph of a world activity does, and that it waits for its condition."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from dreamtable.content.effects import Steps, resolve
from dreamtable.games.tamashii import advance
from dreamtable.games.tamashii.box import CARDS, NUMBERS
from dreamtable.games.tamashii.cards import Special, Story
from dreamtable.games.tamashii.parts import Paragraph
from dreamtable.games.tamashii.scene import Scene as Resolving
from dreamtable.kernel import Script
from tamashii.kit import Scene, board, seat_at

SWEEP = "b06 b07"
ASH = "e05 e06 e07 e08"
EVERYWHERE = [2, 3, 5, 6, 7, 8, 11, 12, 13, 15]
"""All tiles that lie face-down in the final scenario."""
WARDEN = {"boss": "warden-of-ash", "specials": "f10"}
PLATED = {"warden-of-ash": {"ascend": 2}}
CHOIR: dict[str, Any] = {"boss": "the-choir", "reveal": EVERYWHERE}
THERE = [board(at=9), board(at=9)]
APART = [board(at=2), board()]
FOUR = {tile: {"success": 1} for tile in (11, 12, 13, 15)}


class Case(NamedTuple):
    """A world activity: how the table stands, which paragraphs are resolved, what is noticed then."""

    card: str
    applies: str
    """Paragraphs by their numbers: `1 3`."""
    stands: dict[str, Any]
    then: dict[str, object]
    """See `Scene.notices`."""
    answers: int = 0
    """How many questions come in between, which everybody answers with the first entry of the menu."""


CASES = [
    # A: Prologue
    Case("a01", "1", {"reveal": [3, 11]}, {"story": "a02", "energy": (1, 1), "time": 4}),
    Case("a01", "2", {"in_round": 8}, {"story": "a02", "energy": (0, 0)}),
    Case("a01", "", {"reveal": [3], "in_round": 7}, {"story": "a01", "energy": (0, 0)}),
    Case("a02", "1 2", {"success": 2, "time": 4}, {"story": "a03", "memory": (1, 1), "X": (0, 0)}),
    Case("a02", "1 3", {"success": 1, "time": 1}, {"story": "a03", "memory": (0, 0), "X": (1, 1)}),
    Case("a02", "1", {"success": 1, "time": 4}, {"story": "a02", "time": 3, "X": (0, 0)}),
    Case("a03", "1 2", {"success": 2, "time": 4}, {"last": "a04", "xp": (1, 1)}),
    Case("a03", "1 3", {"success": 1, "time": 1}, {"story": "a06", "enemies": (1, 1), "time": 5}),
    Case("a03", "1", {"success": 1, "time": 4}, {"story": "a03", "time": 3, "enemies": (0, 0)}),
    Case("a06", "1 2", {"time": 4}, {"last": "a10", "over": "victory"}),
    Case("a06", "1 3", {"boards": APART, "time": 1}, {"last": "a11", "over": "defeat"}),
    Case("a06", "1", {"boards": APART, "time": 4}, {"story": "a06", "time": 3}),
    Case("a06", "1", {"boards": [board(queue="catcher"), board()], "time": 4}, {"story": "a06", "time": 3}),
    Case("a07", "1", {"success": 1, "time": 1}, {"last": "a09", "over": "victory"}),
    Case("a07", "2 3", {"time": 1}, {"last": "a11", "over": "defeat"}),
    Case("a07", "2", {"time": 4}, {"story": "a07", "time": 3}),
    # B: Lanterns in Static
    *(
        case
        for card, stays in (("b01", {"time": 6}), ("b03", {"time": 3}), ("b04", {"time": 3}))
        for case in (
            Case(
                card,
                "1 2",
                {**stays, "without": "survivor", "tokens": {1: {"survivor": 5}}},
                {"last": "b12", "over": "defeat"},
            ),
            Case(
                card,
                "1 3",
                {**stays, "without": "survivor", "tokens": {1: {"survivor": 8}}},
                {"last": "b11", "over": "victory"},
            ),
            Case(card, "1", stays, {"story": card, "time": stays["time"] - 1}),
        )
    ),
    Case("b01", "1 4", {"time": 5}, {"last": "b02", "time": 4}),
    *(
        Case(
            card,
            "1 3",
            {"time": 1, "without": "survivor", "tokens": {1: {"survivor": 6}, 3: {"survivor": 1}}},
            {"last": "b10", "over": "victory"},
        )
        for card in ("b03", "b04")
    ),
    Case(
        "b07",
        "1 2",
        {"story": "b01", "specials": SWEEP, "time": 9, "tokens": {3: {"ascend": 2, "survivor": 1}}},
        {"map ascend": 3, "tile 1 ascend": 0, "tile 3 survivor": 0},
    ),
    Case(
        "b07",
        "1 2",
        {
            "story": "b01",
            "specials": SWEEP,
            "time": 9,
            "boards": [board(at=3), board()],
            "tokens": {3: {"ascend": 2, "survivor": 1}},
        },
        {"map ascend": 3, "tile 3 survivor": 1},
    ),
    Case(
        "b07",
        "2",
        {"story": "b03", "specials": f"{SWEEP} b08", "time": 3, "boards": [board(at=19), board()]},
        {"map ascend": 0},
    ),
    Case(
        "b07",
        "2",
        {"story": "b04", "specials": f"{SWEEP} b09", "time": 3, "on": {"b09": {"quiet": 1}}},
        {"map ascend": 0},
    ),
    Case(
        "b08",
        "1",
        {"story": "b03", "specials": f"{SWEEP} b08", "time": 3, "boards": [board(at=19), board()]},
        {"enemies": (1, 0)},
    ),
    Case(
        "b09",
        "1",
        {"story": "b04", "specials": f"{SWEEP} b09", "time": 3, "on": {"b09": {"quiet": 1}}},
        {"on b09 quiet": 0},
    ),
    Case("b09", "2", {"story": "b04", "specials": f"{SWEEP} b09", "time": 3}, {"on b09 quiet": 1}),
    # C: The Borrowed Afternoon
    Case("c01", "1 2", {"specials": "c12", "success": 3, "time": 2}, {"last": "c03", "time": 3}),
    Case(
        "c01",
        "1 3",
        {"specials": "c12", "success": 2, "time": 1, "boards": [board(at=11), board(at=20)]},
        {"story": "c02", "on c12 loop": 1, "on c02 success": 2, "at": (1, 1), "time": 3},
    ),
    Case("c01", "1", {"specials": "c12", "success": 2, "time": 3}, {"story": "c01", "time": 2}),
    Case("c02", "1 2", {"specials": "c12", "success": 3, "time": 2}, {"last": "c03", "time": 3}),
    Case(
        "c02",
        "1 3",
        {"specials": "c12", "time": 1, "on": {"c12": {"loop": 3}}},
        {"last": "c13", "over": "defeat"},
    ),
    Case(
        "c02",
        "1 4",
        {"specials": "c12", "time": 1, "on": {"c12": {"loop": 2}}, "boards": [board(at=11), board(at=20)]},
        {"story": "c02", "on c12 loop": 3, "at": (1, 1), "time": 3},
    ),
    Case("c02", "1", {"specials": "c12", "time": 3}, {"story": "c02", "on c12 loop": 0, "time": 2}),
    Case("c04", "1 2", {"success": 1, "time": 3}, {"last": "c10", "over": "victory"}),
    Case("c04", "1 3", {"time": 1}, {"last": "c13", "over": "defeat"}),
    Case("c04", "1", {"time": 3}, {"story": "c04", "time": 2}),
    Case("c09", "1 2", {"boards": [board(at=20), board()], "time": 3}, {"last": "c11", "over": "victory"}),
    Case("c09", "1 3", {"time": 1}, {"last": "c13", "over": "defeat"}),
    Case("c09", "1", {"boards": [board(at=20), board(at=20)], "time": 3}, {"story": "c09", "time": 2}),
    Case("c09", "1", {"boards": [board(at=20), board(at=11)], "time": 3}, {"story": "c09", "time": 2}),
    Case(
        "c09",
        "1",
        {"boards": [board(at=20), board(at=1), board(at=11)], "time": 3},
        {"story": "c09", "time": 2},
    ),
    # D: Ledger of Oaths
    Case("d01", "1 2", {"reveal": [5, 6], "time": 10}, {"story": "d02", "time": 9}),
    Case("d01", "1 2", {"time": 8}, {"story": "d02", "time": 7}),
    Case("d01", "1", {"reveal": [5, 3], "time": 9}, {"story": "d01", "time": 8}),
    *(
        Case(
            "d02",
            "1 2",
            {"reveal": [tile], "on": {"d02": {house: 3}}, "time": 5},
            {"story": "d11", f"tile {tile} success": 1, "tile 1 ledger": 1, "time": 4},
        )
        for house, tile in (("spartans", 5), ("ninkyodo", 6), ("seekers", 7), ("nameless", 8))
    ),
    Case("d02", "1 3", {"on": {"d02": {"seekers": 2}}, "time": 1}, {"last": "d12", "over": "defeat"}),
    Case("d02", "1", {"on": {"d02": {"seekers": 2, "nameless": 2}}, "time": 5}, {"story": "d02", "time": 4}),
    *(
        Case(
            "d11",
            f"1 {tile - 3}",
            {"success": 1, "tokens": {tile: {"success": 1}}, "time": 3},
            {"last": f"d0{tile - 1}", "over": "victory"},
        )
        for tile in (5, 6, 7, 8)
    ),
    Case("d11", "1 6", {"tokens": {5: {"success": 1}}, "time": 1}, {"last": "d12", "over": "defeat"}),
    Case("d11", "1", {"tokens": {5: {"success": 1}}, "time": 3}, {"story": "d11", "time": 2}),
    # E: Cold Relay
    Case(
        "e01",
        "1 2",
        {"specials": ASH, "success": 1, "time": 7},
        {"story": "e02", "energy": (1, 1), "time": 6},
    ),
    Case("e01", "1 3", {"specials": ASH, "time": 6}, {"story": "e02", "energy": (0, 0), "time": 5}),
    Case("e01", "1", {"specials": ASH, "time": 7}, {"story": "e01", "time": 6}),
    *(
        case
        for card in ("e02", "e03", "e09")
        for case in (
            Case(
                card,
                "1 2",
                {"specials": ASH, "on": {"e05": {"corrupted": 8}}, "time": 1},
                {"last": "e11", "over": "victory"},
            ),
            Case(
                card,
                "1 3",
                {"specials": ASH, "on": {"e05": {"corrupted": 7}}, "time": 1},
                {"last": "e12", "over": "defeat"},
            ),
            Case(
                card,
                "1",
                {"specials": ASH, "on": {"e05": {"corrupted": 3}}, "time": 4},
                {"story": card, "time": 3},
            ),
        )
    ),
    Case("e02", "1 4", {"specials": ASH, "on": {"e05": {"corrupted": 4}}, "time": 4}, {"last": "e03"}),
    # F: Furnace Heart
    Case("f01", "1 2", {"boards": [board(at=11), board()], "time": 10}, {"story": "f02", "time": 9}),
    Case("f01", "1 2", {"time": 8}, {"story": "f02", "time": 7, "on warden-of-ash ascend": 2}),
    Case("f01", "1", {"time": 9}, {"story": "f01", "time": 8}),
    Case("f02", "1 2", {**WARDEN, "on": PLATED, "boss_damage": 16, "time": 4}, {"last": "f04", "time": 6}),
    Case("f02", "1 3", {**WARDEN, "time": 5}, {"story": "f03", "energy": (1, 1), "time": 4}),
    Case("f02", "1 4", {**WARDEN, "on": PLATED, "time": 1}, {"last": "f13", "over": "defeat"}),
    Case("f02", "1", {**WARDEN, "on": PLATED, "boss_damage": 15, "time": 5}, {"story": "f02", "time": 4}),
    Case("f03", "1 2", {**WARDEN, "boss_damage": 16, "time": 5}, {"last": "f04", "time": 7}),
    Case("f03", "1 3", {**WARDEN, "boss_damage": 15, "time": 1}, {"last": "f13", "over": "defeat"}),
    Case("f03", "1", {**WARDEN, "boss_damage": 15, "time": 5}, {"story": "f03", "time": 4}),
    Case("f05", "1 2", {"success": 2, "time": 3}, {"last": "f12", "over": "victory"}),
    Case("f05", "1 3", {"success": 1, "time": 1}, {"last": "f13", "over": "defeat"}),
    Case("f05", "1", {"success": 1, "time": 3}, {"story": "f05", "time": 2}),
    Case("f06", "1 2", {"time": 3}, {"last": "f11", "over": "victory"}),
    Case("f06", "1 3", {"boards": APART, "time": 1}, {"last": "f13", "over": "defeat"}),
    Case("f06", "1", {"boards": APART, "time": 3}, {"story": "f06", "time": 2}),
    # G: Nine Empty Chairs
    Case(
        "g01",
        "1 2",
        {"boards": [board(bodies="soldier"), board()], "time": 7}
        | {"on": {"soldier": {"body-memory": 1}, "g07": {"body-memory": 1}}},
        {"story": "g02", "time": 6},
    ),
    Case("g01", "1 2", {"time": 6}, {"story": "g02", "time": 5}),
    Case("g01", "1", {"on": {"g06": {"body-memory": 1}}, "time": 7}, {"story": "g01", "time": 6}),
    Case("g02", "1 2", {"on": {"g07": {"body-memory": 6}}, "time": 3}, {"last": "g03", "time": 4}),
    Case("g02", "1 3", {"on": {"g07": {"body-memory": 5}}, "time": 1}, {"last": "g12", "over": "defeat"}),
    Case("g02", "1", {"on": {"g07": {"body-memory": 5}}, "time": 3}, {"story": "g02", "time": 2}),
    Case("g04", "1 2", {"success": 1, "time": 3}, {"last": "g10", "over": "victory"}),
    Case("g04", "1 3", {"time": 1}, {"last": "g12", "over": "defeat"}),
    Case("g04", "1", {"time": 3}, {"story": "g04", "time": 2}),
    Case(
        "g05",
        "1 2",
        {"boards": [board(bodies="soldier"), board(bodies="courier")], "time": 3},
        {"last": "g11", "over": "victory"},
    ),
    Case("g05", "1 3", {"time": 1}, {"last": "g12", "over": "defeat"}),
    Case("g05", "1", {"boards": [board(bodies="soldier"), board()], "time": 3}, {"story": "g05", "time": 2}),
    Case(
        "g05",
        "1",
        {"boards": [board(at=13, bodies="soldier"), board(bodies="courier")], "time": 3},
        {"story": "g05", "time": 2},
    ),
    # H: The Open Commons
    Case("h01", "1 2", {"without": "success", "tokens": {11: {"success": 1}}, "time": 11}, {"last": "h02"}),
    Case("h01", "1 2", {"without": "success", "time": 9}, {"last": "h02", "time": 8}),
    Case(
        "h01",
        "1",
        {"without": "success", "tokens": {11: {"success": 1, "ascend": 1}}, "time": 10},
        {"story": "h01", "time": 9},
    ),
    Case(
        "h02",
        "1 2",
        {"without": "success", "tokens": {11: {"success": 1}, 12: {"success": 1}}, "time": 8},
        {"story": "h03", "time": 7},
    ),
    Case("h02", "1 2", {"without": "success", "time": 6}, {"story": "h03", "time": 5}),
    Case(
        "h02",
        "1",
        {"without": "success", "tokens": {11: {"success": 1}}, "time": 7},
        {"story": "h02", "time": 6},
    ),
    Case("h03", "1 2", {"tokens": FOUR, "time": 5}, {"last": "h11", "over": "victory"}),
    Case("h03", "1 3", {"time": 4}, {"story": "h09", "time": 3}),
    Case(
        "h03",
        "1",
        {"tokens": {**FOUR, 12: {"success": 1, "ascend": 1}}, "time": 5},
        {"story": "h03", "time": 4},
    ),
    Case("h09", "1 2", {"tokens": FOUR, "time": 1}, {"last": "h11", "over": "victory"}),
    Case("h09", "1 3", {"time": 1}, {"last": "h13", "over": "defeat"}),
    Case(
        "h09",
        "1 4",
        {"specials": "h08", "boards": [board(at=11), board(at=12)], "time": 3},
        {"story": "h09", "time": 2, "map ascend": 1, "tile 13 ascend": 1},
        answers=2,
    ),
    # J: Hush Protocol
    *(
        case
        for card, time in (("j01", 8), ("j02", 6), ("j03", 4), ("j04", 2))
        for case in (
            Case(
                card,
                "1 2",
                {"boards": THERE, "tokens": {9: {"engineer": 1}}, "time": 1},
                {"last": "j12", "over": "victory"},
            ),
            Case(card, "1 3", {"boards": THERE, "time": 1}, {"last": "j13", "over": "defeat"}),
            Case(card, "1", {"time": time}, {"story": card, "time": time - 1}),
        )
    ),
    Case("j04", "1", {"boards": THERE, "time": 3}, {"story": "j04", "time": 2}),
    Case(
        "j04",
        "1",
        {"boards": [board(at=9), board()], "tokens": {9: {"engineer": 1}}, "time": 3},
        {"story": "j04", "time": 2},
    ),
    Case("j01", "1 4", {"boards": [board(carried={"engineer": 1}), board()], "time": 9}, {"last": "j02"}),
    Case("j01", "1 4", {"time": 7}, {"last": "j02", "time": 6}),
    Case("j02", "1 4", {"boards": [board(at=9), board()], "time": 9}, {"story": "j03", "time": 8}),
    Case("j02", "1 4", {"time": 5}, {"story": "j03", "time": 4}),
    Case("j03", "1 4", {"boards": [board(at=9), board()], "time": 9}, {"story": "j04", "time": 8}),
    Case("j03", "1 4", {"time": 3}, {"story": "j04", "time": 2}),
    # K: Two Suns
    Case("k01", "1 2", {"boards": [board(at=11), board(at=13)], "time": 10}, {"story": "k02", "time": 9}),
    Case("k01", "1 2", {"time": 8}, {"story": "k02", "time": 7}),
    Case("k01", "1", {"boards": [board(at=11), board(at=11)], "time": 9}, {"story": "k01", "time": 8}),
    Case("k02", "1 2", {"on": {"k07": {"success": 2}, "k08": {"success": 2}}, "time": 7}, {"story": "k03"}),
    Case("k02", "1 3", {"time": 5}, {"last": "k04", "time": 4}),
    Case(
        "k02",
        "1",
        {"on": {"k07": {"success": 2}, "k08": {"success": 1}}, "time": 6},
        {"story": "k02", "time": 5},
    ),
    Case(
        "k03",
        "1 2",
        {"on": {"k07": {"success": 2}, "k08": {"success": 2}}, "time": 7},
        {"last": "k10", "over": "victory"},
    ),
    Case("k03", "1 3", {"time": 4}, {"last": "k04", "time": 3}),
    Case(
        "k03",
        "1",
        {"on": {"k07": {"success": 1}, "k08": {"success": 2}}, "time": 5},
        {"story": "k03", "time": 4},
    ),
    *(
        case
        for card, ending in (("k05", "k12"), ("k06", "k11"))
        for case in (
            Case(card, "1 2", {"success": 1, "time": 3}, {"last": ending, "over": "victory"}),
            Case(card, "1 3", {"time": 1}, {"last": "k13", "over": "defeat"}),
            Case(card, "1", {"time": 3}, {"story": card, "time": 2}),
        )
    ),
    # P: Zero-Hour Choir
    Case("p01", "1 2", {"reveal": [2, 3, 5], "time": 3}, {"story": "p02", "time": 4}),
    Case("p01", "1 2", {"time": 1}, {"story": "p02", "time": 4}),
    Case("p01", "1", {"reveal": [2, 3], "time": 3}, {"story": "p01", "time": 2}),
    Case("p02", "1 2", {"reveal": EVERYWHERE, "time": 4}, {"story": "p03", "xp": (1, 1), "map engineer": 6}),
    Case("p02", "1 3", {"time": 1}, {"story": "p03", "xp": (0, 0), "map engineer": 6}),
    Case("p02", "1", {"reveal": [2], "time": 4}, {"story": "p02", "time": 3}),
    Case(
        "p03",
        "1 2",
        {"specials": "p12", "tokens": {2: {"success": 1, "engineer": 1}, 3: {"success": 1}}, "time": 1},
        {"last": "p04", "xp": (2, 2), "shield": (4, 4), "map engineer": 0, "in-play p12": False},
        answers=8,
    ),
    Case(
        "p03",
        "1 3",
        {"specials": "p12", "tokens": {2: {"success": 1, "engineer": 2}}, "time": 1},
        {"last": "p11", "over": "defeat"},
    ),
    Case(
        "p03",
        "1 3",
        {"specials": "p12", "tokens": {2: {"success": 1}, 3: {"engineer": 1}}, "time": 4},
        {"last": "p11", "over": "defeat"},
    ),
    Case(
        "p03",
        "1",
        {"specials": "p12", "boards": [board(at=2), board()], "time": 4}
        | {"tokens": {2: {"engineer": 2}, 3: {"engineer": 2}}},
        {"story": "p03", "time": 3, "tile 2 engineer": 2, "tile 3 engineer": 1},
    ),
    Case("p05", "1 2", {"boards": THERE, "time": 3}, {"story": "p07", "X": (0, 0), "time": 4}),
    Case("p05", "1 3", {"time": 1}, {"story": "p07", "X": (1, 1), "time": 4}),
    Case("p05", "1", {"boards": [board(at=9), board()], "time": 3}, {"story": "p05", "time": 2}),
    Case(
        "p06",
        "1 2",
        {"boards": [board(at=19), board(at=19)], "time": 3},
        {"story": "p07", "enemies": (0, 0), "time": 4},
    ),
    Case("p06", "1 3", {"time": 1}, {"story": "p07", "enemies": (1, 1), "time": 4}),
    Case("p06", "1", {"boards": [board(at=19), board()], "time": 3}, {"story": "p06", "time": 2}),
    Case("p07", "1 2", {"success": 1, "time": 3}, {"last": "p08", "integrity": (5, 5), "time": 9}),
    Case("p07", "1 3", {"time": 1}, {"last": "p08", "integrity": (3, 3), "time": 9}),
    Case("p07", "1", {"time": 3}, {"story": "p07", "time": 2}),
    Case("p08", "1 2", {**CHOIR, "seals": [0, 0], "time": 5}, {"story": "p09", "time": 4}),
    Case("p08", "1 3", {**CHOIR, "seals": [0, 0, 0], "time": 1}, {"last": "p11", "over": "defeat"}),
    Case("p08", "1", {**CHOIR, "seals": [0, 0, 0], "time": 5}, {"story": "p08", "time": 4}),
    Case("p09", "1 2", {**CHOIR, "time": 1}, {"last": "p10"}),
    Case("p09", "1 3", {**CHOIR, "seals": [0], "time": 1}, {"last": "p11", "over": "defeat"}),
    Case("p09", "1", {**CHOIR, "seals": [0], "time": 5}, {"story": "p09", "time": 4}),
]


def name(case: Case) -> str:
    """Return what a case is called."""
    return f"{case.card}-{case.applies.replace(' ', '-') or 'waits'}"


def paragraphs_of(card: str) -> tuple[Paragraph, ...]:
    """Return the world activity of a card."""
    one = CARDS[NUMBERS[card]]
    assert isinstance(one, Story | Special)
    return one.world_activity


def play(case: Case) -> Scene:
    """Let the world activity come."""
    stands = {"story": case.card, **case.stands}
    boards = stands.pop("boards", [board(), board()])
    return seat_at(*boards, scenario=case.card[0], step="world", **stands).goes_on(most=case.answers)


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> list[Steps]:
    """What paragraphs of world activities have said so far."""
    found: list[Steps] = []

    def noted(steps: Steps, scene: Resolving, part: str = "") -> Script[None]:
        if part == "world":
            found.append(steps)
        return resolve(steps, scene, part)

    monkeypatch.setattr(f"{advance.__name__}.resolve", noted)
    return found


@pytest.mark.rule("TAM-ADV-03", "TAM-ADV-04", "TAM-ADV-05", "TAM-ADV-06")
@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_world_activity_does_what_it_says_where_its_condition_holds(
    case: Case, resolved: list[Steps]
) -> None:
    scene = play(case)
    applied = [
        str(number)
        for number, one in enumerate(paragraphs_of(case.card), 1)
        if any(one.do is steps for steps in resolved)
    ]
    assert applied == case.applies.split()
    assert {what: scene.notices(what) for what in case.then} == case.then


def all_paragraphs() -> Iterator[tuple[str, str, bool]]:
    """Return every paragraph of every scenario: its card, its number, and whether it has a condition."""
    for card in CARDS:
        if isinstance(card, Story | Special):
            for number, one in enumerate(card.world_activity, 1):
                bound = one.if_ is not None or one.else_if is not None or one.else_
                yield card.id, str(number), bound


@pytest.mark.rule("TAM-ADV-03")
def test_every_paragraph_of_every_world_activity_is_told_here() -> None:
    tried = {(case.card, number) for case in CASES for number in case.applies.split()}
    assert not [(card, number) for card, number, _ in all_paragraphs() if (card, number) not in tried]


@pytest.mark.rule("TAM-ADV-04")
def test_every_condition_of_a_world_activity_is_also_told_where_it_does_not_hold() -> None:
    passed = {
        (case.card, str(number))
        for case in CASES
        for number in range(1, len(paragraphs_of(case.card)) + 1)
        if str(number) not in case.applies.split()
    }
    assert not [
        (card, number) for card, number, bound in all_paragraphs() if bound and (card, number) not in passed
    ]
