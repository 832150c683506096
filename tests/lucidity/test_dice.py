"""LUC-DIE: eighty dice in four colours."""

from collections import Counter

import pytest

from dreamtable.games.lucidity.events import Rolled
from dreamtable.games.lucidity.model import COLOUR_OF, FACES, Colour, Symbol
from dreamtable.games.lucidity.rules import RULES
from dreamtable.kernel import Match
from lucidity.kit import card, seat_at
from lucidity.notation import SHOWS

P1, P2, H, E, S = Symbol


def rolls(nights: int) -> list[list[tuple[Colour, Symbol]]]:
    """Return what comes of many first rolls of three dice."""
    found = []
    for n in range(nights):
        match = Match(RULES, 2, f"roll {n}", RULES.read_options({"first": 0}))
        match.choose(0, 2)
        while match.question is not None and match.question.rule == "LUC-DRAW-02":
            match.choose(0, 0)
        roll = next(event for _, event in match.events(0) if isinstance(event, Rolled))
        found.append([(COLOUR_OF[die], symbol) for die, symbol in zip(roll.dice, roll.symbols, strict=True)])
    return found


@pytest.mark.rule("LUC-DIE-01")
@pytest.mark.parametrize(
    ("shadow", "chance", "nightmare"),
    [
        ("B-S", "Y Y-P1", "depths"),
        ("G-S", "", "envy"),
        ("Y-S", "", "imprisonment"),
        ("R-S", "", "primeval-fear"),
    ],
)
def test_each_colour_belongs_to_its_nightmare(shadow: str, chance: str, nightmare: str) -> None:
    scene = seat_at(card(shadows=f"{shadow} {shadow}"), card(), card())
    a, _, _ = scene
    a.dreams(shadow, chance=chance)
    assert a.role == nightmare


@pytest.mark.rule("LUC-DIE-01")
@pytest.mark.parametrize("colour", list(Colour))
def test_a_colour_carries_several_symbols(colour: Colour) -> None:
    assert len(set(FACES[colour])) >= 3


@pytest.mark.rule("LUC-DIE-02")
def test_a_shadow_has_the_colour_of_its_die() -> None:
    scene = seat_at(card(), card(), card())
    a, _, _ = scene
    a.dreams("Y-S R-S")
    a.resolves_all()
    assert [len(row) for row in a.card.shadows] == [0, 0, 1, 1]


@pytest.mark.rule("LUC-DIE-02")
def test_the_symbols_are_power_1_power_2_hunt_exhaust_and_shadow() -> None:
    assert {symbol for faces in FACES for symbol in faces} == set(SHOWS.values()) == set(Symbol)


@pytest.mark.rule("LUC-DIE-01", "LUC-DIE-03", "LUC-DIE-05")
def test_eighty_dice_have_their_faces() -> None:
    """Scenario 55: all faces of all dice."""
    faces = Counter(symbol for colour in COLOUR_OF for symbol in FACES[colour])
    assert faces == {P1: 180, P2: 20, E: 100, H: 20, S: 160}
    assert all({P1, E, S} <= set(FACES[colour]) for colour in Colour)


@pytest.mark.rule("LUC-DIE-03")
@pytest.mark.parametrize(
    ("colour", "faces"),
    [
        (Colour.BLUE, {P1: 2, E: 1, S: 3}),
        (Colour.GREEN, {P1: 3, E: 1, S: 2}),
        (Colour.YELLOW, {P1: 3, E: 2, S: 1}),
        (Colour.RED, {P1: 1, P2: 1, E: 1, H: 1, S: 2}),
    ],
)
def test_each_colour_has_faces_of_its_own(colour: Colour, faces: dict[Symbol, int]) -> None:
    assert Counter(FACES[colour]) == faces


@pytest.mark.rule("LUC-DIE-04")
def test_each_face_comes_up_equally_often() -> None:
    counts = Counter(die for roll in rolls(2500) for die in roll)
    for colour in Colour:
        total = sum(counts[colour, symbol] for symbol in Symbol)
        for symbol in Symbol:
            expected = total * FACES[colour].count(symbol) / 6
            assert abs(counts[colour, symbol] - expected) <= 5 * expected**0.5


@pytest.mark.rule("LUC-DIE-04")
def test_a_roll_tells_nothing_about_the_next() -> None:
    pairs = Counter((one[1] is S, two[1] is S) for one, two, _ in rolls(2500))
    after_shadow = pairs[True, True] / (pairs[True, True] + pairs[True, False])
    after_other = pairs[False, True] / (pairs[False, True] + pairs[False, False])
    assert abs(after_shadow - after_other) < 0.1


@pytest.mark.rule("LUC-DIE-05")
@pytest.mark.parametrize("colour", list(Colour))
def test_every_colour_can_be_turned_to_power_exhaust_and_shadow(colour: Colour) -> None:
    assert {P1, E, S} <= set(FACES[colour])


@pytest.mark.rule("LUC-DIE-06")
def test_a_die_counts_for_the_row_it_stands_in_whatever_it_shows() -> None:
    scene = seat_at(card(hunt="R R R", exhaust="B"), card(), card())
    a, _, _ = scene
    a.dreams("R-S")
    assert scene.told("moved") == ["moved A B hunt"]
    assert scene.told("eliminated") == ["eliminated A"]


@pytest.mark.rule("LUC-DIE-06")
def test_a_die_in_the_hunt_row_keeps_the_face_it_had() -> None:
    scene = seat_at(card(exhaust="Y"), card(), card())
    a, _, _ = scene
    a.dreams("R-S")
    assert a.hunt == "Y-E"
    assert a.exhaust == ""
