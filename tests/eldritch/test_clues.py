"""ELD-CLU, ELD-RSP: clues, and spaces drawn with them."""

import pytest

from dreamtable.games.eldritch.box import SPACE, SPACES
from dreamtable.games.eldritch.model import View
from eldritch.kit import investigator, seat_at

EVERY = " ".join(space.id for space in SPACES)


def of_type(kind: str) -> list[str]:
    """Return all spaces of a type."""
    return [space.id for space in SPACES if space.type == kind]


@pytest.mark.rule("ELD-CLU-01")
def test_clues_are_spent_for_rerolls_for_rumors_and_for_costs() -> None:
    scene = seat_at(investigator(at="moscow", clues=3), ongoing="a-library-burns", phase="encounter")
    (a,) = scene
    a.does("meet text a-library-burns", "reroll-with-clue 1", "keep-dice", "accept", dice="1 1 6")
    assert (a.clues, scene.ongoing) == (1, [])
    assert a.can("spend: {clue: 1}")
    assert not a.can("spend: {clue: 2}")


@pytest.mark.rule("ELD-CLU-02")
def test_a_spawned_clue_lies_on_the_space_printed_on_it() -> None:
    scene = seat_at(investigator())
    scene.player("A").tries("spawn: {clue: 2}", draws="panama rio")
    assert scene.clues == ["panama", "rio"]


@pytest.mark.rule("ELD-CLU-03")
def test_a_clue_spawned_on_a_named_space_ignores_its_print() -> None:
    scene = seat_at(investigator())
    scene.player("A").tries("spawn: {clue: 1, at: here}", draws="panama")
    assert scene.state.clues == {SPACE["panama"]: SPACE["boston"]}


@pytest.mark.rule("ELD-CLU-04")
def test_a_clue_to_gain_comes_from_the_pool() -> None:
    scene = seat_at(investigator(), clues="boston")
    (a,) = scene
    a.tries("gain: {clue: 1}", draws="panama")
    assert a.person.clues == [SPACE["panama"]]
    assert scene.clues == ["boston"]


@pytest.mark.rule("ELD-CLU-04")
def test_this_clue_is_the_one_being_met_and_an_additional_one_comes_from_the_pool() -> None:
    scene = seat_at(
        investigator(at="cape-horn"), clues="cape-horn", research="research-azathoth-1", phase="encounter"
    )
    (a,) = scene
    a.does("meet research cape-horn", dice="5 1", draws="panama")
    assert a.person.clues == [SPACE["cape-horn"], SPACE["panama"]]
    assert "cape-horn" not in scene.clues


@pytest.mark.rule("ELD-CLU-05")
def test_a_clue_that_nobody_took_stays_and_can_be_met_again() -> None:
    scene = seat_at(
        investigator(), investigator(), clues="boston", research="research-azathoth-1", phase="encounter"
    )
    a, b = scene
    a.does("meet research boston", dice="1 1")
    assert "meet research boston" in b.offers


@pytest.mark.rule("ELD-CLU-06")
def test_discarded_clues_come_back_only_when_the_pool_is_empty() -> None:
    """Scenario 50: an empty pool and some clues in the pile."""
    scene = seat_at(investigator(clues="boston rio"), pool="panama")
    (a,) = scene
    pile = len(scene.state.clue_discard)
    a.tries("spend: {clue: 1}")
    assert (scene.state.clue_pool, len(scene.state.clue_discard)) == ([SPACE["panama"]], pile + 1)
    a.tries("gain: {clue: 1}")
    assert (scene.state.clue_pool, a.clues) == ([], 2)
    a.tries("gain: {clue: 1}")
    assert (len(scene.state.clue_pool), scene.state.clue_discard, a.clues) == (pile, [], 3)


@pytest.mark.rule("ELD-CLU-07")
def test_without_any_clue_left_none_is_spawned_or_gained() -> None:
    scene = seat_at(investigator(at="rio", clues=EVERY), investigator())
    b = scene.player("B")
    b.tries("- gain: {clue: 1}\n- spawn: {clue: 1}")
    assert (b.clues, scene.clues) == (0, [])


@pytest.mark.rule("ELD-CLU-08")
def test_there_is_no_limit_to_the_clues_on_a_space_or_in_a_hand() -> None:
    lying = "boston rio@boston naples@boston congo@boston"
    scene = seat_at(investigator(clues=20), clues=lying)
    (a,) = scene
    a.tries("- gain: {clue: 5}\n- spawn: {clue: 5, at: here}")
    assert a.clues == 25
    assert scene.clues == ["boston"] * 9


@pytest.mark.rule("ELD-CLU-09")
def test_the_prints_of_held_and_discarded_clues_are_public_the_pool_is_not() -> None:
    scene = seat_at(investigator(clues="rio"), investigator(), pool="panama boston", clues="congo@naples")
    view = scene.match.view(1)
    assert isinstance(view, View)
    assert view.people[0] is not None
    assert view.people[0].clues == [SPACE["rio"]]
    assert SPACE["cape-horn"] in view.clue_discard
    assert view.clues == {SPACE["congo"]: SPACE["naples"]}
    assert view.pool == 2


@pytest.mark.rule("ELD-RSP-01")
def test_a_random_space_is_that_of_a_drawn_clue_which_is_discarded() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("move: {to: random}", draws="panama")
    assert a.space == "panama"
    assert scene.state.clue_discard == [SPACE["panama"]]


@pytest.mark.rule("ELD-RSP-02")
def test_without_clues_the_lead_chooses_the_random_space() -> None:
    scene = seat_at(investigator(clues=EVERY), investigator(), lead="B")
    a, b = scene
    a.tries("move: {to: random}")
    assert (scene.asked, scene.rule, len(b.offers)) == ("B", "ELD-RSP-02", 36)
    b.does("pick-space congo")
    assert a.space == "congo"


@pytest.mark.rule("ELD-RSP-02")
def test_without_clues_the_lead_chooses_the_random_space_of_a_type() -> None:
    scene = seat_at(investigator(clues=EVERY), investigator(), lead="B", cup="ghoul")
    a, b = scene
    a.tries("spawn: {monster: 1, at: random(sea)}")
    assert (scene.asked, scene.rule) == ("B", "ELD-RSP-02")
    assert b.offered("pick-space") == set(of_type("sea"))
    b.does("pick-space cape-horn")
    assert scene.monsters == ["ghoul@cape-horn"]


@pytest.mark.rule("ELD-RSP-03")
def test_for_a_random_space_of_a_type_clues_are_drawn_until_one_fits() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("move: {to: random(sea)}", draws="panama boston cape-horn")
    assert a.space == "cape-horn"
    assert scene.state.clue_discard == [SPACE[name] for name in ("panama", "boston", "cape-horn")]


@pytest.mark.rule("ELD-RSP-03")
def test_the_search_mixes_the_pile_as_it_was_before_in_once() -> None:
    scene = seat_at(investigator(), pool="panama boston")
    (a,) = scene
    before = sorted(scene.state.clue_discard)
    a.tries("move: {to: random(sea)}", draws="panama boston cape-horn")
    assert a.space == "cape-horn"
    assert sorted(scene.state.clue_pool) == [clue for clue in before if clue != SPACE["cape-horn"]]
    assert scene.state.clue_discard == [SPACE[name] for name in ("panama", "boston", "cape-horn")]


@pytest.mark.rule("ELD-RSP-03")
def test_if_no_clue_fits_there_is_no_space_and_nothing_is_placed() -> None:
    scene = seat_at(investigator(clues=" ".join(of_type("sea"))), pool="panama boston", cup="ghoul")
    scene.player("A").tries("spawn: {monster: 1, at: random(sea)}")
    assert (scene.monsters, scene.in_cup("ghoul")) == ([], 1)
    assert len(scene.state.clue_discard) == 36 - 8


@pytest.mark.rule("ELD-SPD-01", "ELD-CLU-06")
def test_clues_of_the_mystery_are_spent_from_the_mystery() -> None:
    scene = seat_at(investigator(clues=1), mystery="the-nine-angles", clues_on_mystery=2)
    (a,) = scene
    on_it = list(scene.state.clues_on[scene.state.mystery])
    assert not a.can("spend: {clue: 3, from: mystery}")
    a.tries("spend: {clue: 2, from: mystery}")
    assert (a.clues, scene.clues_on("the-nine-angles")) == (1, 0)
    assert sorted(scene.state.clue_discard) == sorted(on_it)


@pytest.mark.rule("ELD-SPD-01")
def test_without_a_mystery_nothing_can_be_spent_from_it() -> None:
    (a,) = seat_at(investigator(clues=3))
    assert not a.can("spend: {clue: 1, from: mystery}")


@pytest.mark.rule("ELD-CLU-09")
@pytest.mark.parametrize(
    ("place", "clues"),
    [
        ("adjacent-by-train", {"chicago", "new-orleans"}),
        ("any(sea)", {"ross", "sargasso-sea"}),
        ("any(clue)", {"chicago", "new-orleans", "rio", "ross", "sargasso-sea"}),
    ],
)
def test_a_clue_is_moved_from_where_the_card_says(place: str, clues: set[str]) -> None:
    scene = seat_at(investigator(), clues="chicago new-orleans rio ross sargasso-sea")
    (a,) = scene
    step = f"shift: {{clue: 1, from: {place}, to: here}}"
    assert a.can(step)
    a.tries(step)
    assert a.offered("pick-clue") == clues


@pytest.mark.rule("ELD-CLU-09")
def test_where_no_clue_is_none_is_moved() -> None:
    scene = seat_at(investigator(), clues="rio")
    (a,) = scene
    assert not a.can("shift: {clue: 1, from: any(sea), to: here}")
    a.tries("shift: {clue: 1, from: any(sea), to: here}")
    assert scene.clues == ["rio"]


@pytest.mark.rule("ELD-CLU-09", "ELD-RSP-01")
def test_a_clue_may_be_moved_from_a_random_space() -> None:
    scene = seat_at(investigator(), clues="rio@panama boston@panama ross")
    (a,) = scene
    a.tries("shift: {clue: 1, from: random, to: here}", draws="panama")
    assert a.offered("pick-clue") == {"rio", "boston"}
