"""Each of the 26 endings and 11 defeats is reached."""

from typing import Any

import pytest

from dreamtable.games.tamashii.box import BOX, CARDS
from dreamtable.games.tamashii.cards import Defeat, Victory
from tamashii.kit import Board, Scene, board, seat_at

COMMONS: dict[int, dict[str, int]] = {tile: {"success": 1} for tile in (11, 12, 13, 15)}
ENGINEER = {9: {"engineer": 1}}
ASH = "e05 e06 e07 e08"


def last_moment(card: str) -> dict[str, Any]:
    """Return how a table stands right before an ending is drawn, in the world activity."""
    letter = card[0]
    cases: dict[str, dict[str, Any]] = {
        "a09": {"story": "a07", "specials": "a08", "success": 1},
        "a10": {"story": "a06"},
        "a11": {"story": "a06", "boards": [board(at=2), board()]},
        "b10": {"story": "b03", "specials": "b06 b07 b08", "tokens": {1: {"survivor": 6}}},
        "b11": {"story": "b03", "specials": "b06 b07 b08", "tokens": {1: {"survivor": 8}}},
        "b12": {"story": "b03", "specials": "b06 b07 b08"},
        "c10": {"story": "c04", "specials": "c12", "success": 1},
        "c11": {"story": "c09", "specials": "c12", "boards": [board(at=20), board(at=1)]},
        "c13": {"story": "c09", "specials": "c12"},
        "d12": {"story": "d02"},
        "e10": {"story": "e03", "specials": ASH, "on": {"e05": {"corrupted": 10}, "e08": {"frost": 1}}},
        "e11": {"story": "e03", "specials": ASH, "on": {"e05": {"corrupted": 10}}},
        "e12": {"story": "e03", "specials": ASH},
        "f11": {"story": "f06"},
        "f12": {"story": "f05", "success": 2},
        "f13": {"story": "f05"},
        "g10": {"story": "g04", "specials": "g08", "success": 1},
        "g11": {
            "story": "g05",
            "specials": "g09",
            "boards": [board(bodies="soldier"), board(bodies="courier")],
        },
        "g12": {"story": "g02", "specials": "g06 g07"},
        "h11": {"story": "h03", "tokens": COMMONS},
        "h12": {"story": "h03", "tokens": COMMONS, "boards": [board(bag="O1"), board(dump="O1")]},
        "h13": {"story": "h09"},
        "j11": {
            "story": "j04",
            "boards": [board(at=9, trace=2), board(at=9)],
            "tokens": {9: {"engineer": 1}},
        },
        "j12": {"story": "j04", "boards": [board(at=9), board(at=9)], "tokens": {9: {"engineer": 1}}},
        "j13": {"story": "j04"},
        "k10": {
            "story": "k03",
            "specials": "k07 k08 k09",
            "on": {"k07": {"success": 2}, "k08": {"success": 2}},
        },
        "k11": {"story": "k06", "success": 1},
        "k12": {"story": "k05", "success": 1},
        "k13": {"story": "k05"},
        "p11": {"story": "p09", "boss": "the-choir", "seals": [0]},
    }
    if letter == "d" and card != "d12":
        stronghold = int(card[1:]) + 1
        return {"story": "d11", "success": 1, "tokens": {stronghold: {"success": 1}}}
    if card in ("p13", "p14", "p15"):
        return {"story": "p09", "boss": "the-choir"}
    return cases[card]


def play_to(card: str) -> Scene:
    """Return a scenario that has come to its last card."""
    told = dict(last_moment(card))
    boards: list[Board] = told.pop("boards", [board(), board()])
    scene = seat_at(*boards, scenario=card[0], step="world", time=1, **told)
    if card[0] == "p" and card != "p11":
        scene.votes(int(card[1:]) - 13)
    return scene


ENDINGS = [CARDS[card].id for card in (*BOX.of(Victory), *BOX.of(Defeat))]


@pytest.mark.rule("TAM-END-01", "TAM-END-04")
@pytest.mark.parametrize("card", ENDINGS)
def test_an_ending_is_reached(card: str) -> None:
    scene = play_to(card)
    assert CARDS[scene.s.drawn[-1]].id == card
    assert scene.over == ("victory" if BOX.numbers[card] in BOX.of(Victory) else "defeat")


def test_there_are_26_endings_and_11_defeats() -> None:
    assert (len(BOX.of(Victory)), len(BOX.of(Defeat))) == (26, 11)


def test_the_choir_lets_nobody_take_its_place_who_has_fallen() -> None:
    scene = seat_at(
        board(),
        board(),
        scenario="p",
        story="p09",
        boss="the-choir",
        on={"the-choir": {"fallen": 1}},
        step="world",
        time=3,
    )
    assert scene.ways == [0, 1]
