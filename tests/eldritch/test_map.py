"""ELD-MAP: the map."""

from collections import Counter

import pytest

from dreamtable.games.eldritch.box import BOX, SPACE, SPACES
from dreamtable.games.eldritch.map import PATH_NAMES
from eldritch.kit import fallen, investigator, nobody, seat_at


@pytest.mark.rule("ELD-MAP-01")
def test_the_board_has_36_spaces_of_which_15_have_names_and_21_have_numbers() -> None:
    named = [space for space in SPACES if not space.number]
    assert len(SPACES) == 36
    assert len([space for space in named if space.region]) == 9
    assert len([space for space in named if space.site]) == 6
    assert sorted(space.number for space in SPACES if space.number) == list(range(1, 22))
    assert max(max(row) for row in BOX.distances) == 7


@pytest.mark.rule("ELD-MAP-02")
def test_each_space_has_one_type() -> None:
    assert Counter(space.type for space in SPACES) == {"city": 18, "wilderness": 10, "sea": 8}


@pytest.mark.rule("ELD-MAP-03")
def test_each_path_has_one_type() -> None:
    paths = Counter(
        PATH_NAMES[path] for here, row in enumerate(BOX.paths) for there, path in row.items() if here < there
    )
    assert paths == {"ship": 34, "train": 15, "uncharted": 11}


@pytest.mark.rule("ELD-MAP-04")
def test_paths_work_in_both_directions() -> None:
    for here, row in enumerate(BOX.paths):
        for there, path in row.items():
            assert BOX.paths[there][here] == path


@pytest.mark.rule("ELD-MAP-04")
def test_two_spaces_are_adjacent_when_a_path_joins_them() -> None:
    (a,) = seat_at(investigator(at="moscow"))
    assert a.offered("travel") == {"berlin", "yenisei"}


@pytest.mark.rule("ELD-MAP-04")
def test_paths_lead_over_the_edge_of_the_map() -> None:
    scene = seat_at(investigator(at="yokohama"))
    (a,) = scene
    assert SPACES[SPACE["yokohama"]].x > 800 > 200 > SPACES[SPACE["north-pacific"]].x
    a.does("travel north-pacific", "end-turn")
    scene.until("action")
    assert a.offered("travel") == {"vancouver", "yokohama"}


@pytest.mark.rule("ELD-MAP-05")
def test_a_space_that_fits_is_its_own_nearest() -> None:
    scene = seat_at(investigator(at="berlin"))
    (a,) = scene
    a.tries("spawn: {clue: 1, at: nearest(city)}")
    assert scene.clues == ["berlin"]


@pytest.mark.rule("ELD-MAP-05")
def test_ties_for_the_nearest_space_are_a_choice() -> None:
    scene = seat_at(investigator(at="nubia"))
    (a,) = scene
    a.tries("move: {to: nearest(city)}")
    assert a.offers == {f"pick-space {city}" for city in ("naples", "constantinople", "bombay", "cape-town")}
    a.does("pick-space cape-town")
    assert a.space == "cape-town"


@pytest.mark.rule("ELD-MAP-06")
def test_any_number_of_things_share_a_space() -> None:
    lying = fallen("hafiz-demir", at="boston", seat="C")
    scene = seat_at(
        investigator(),
        investigator(),
        nobody(),
        gates="boston",
        monsters="ghoul@boston cultist@boston",
        clues="boston rio@boston",
        fallen=(lying,),
    )
    a, b, _ = scene
    a.tries("- spawn: {clue: 1, at: here}\n- spawn: {monster: 1, name: cultist, at: here}")
    assert scene.clues == ["boston"] * 3
    assert scene.monsters == ["cultist@boston", "cultist@boston", "ghoul@boston"]
    assert (a.space, b.space) == ("boston", "boston")


@pytest.mark.rule("ELD-MAP-07")
def test_the_usual_benefit_of_a_city_is_printed_and_does_nothing() -> None:
    """Boston's own deck is good for spells, but its card alone says what happens."""
    assert {space.id for space in SPACES if space.benefit} == {space.id for space in SPACES if space.region}
    scene = seat_at(investigator(), phase="encounter")
    (a,) = scene
    before = (a.health, a.sanity, a.clues, a.cards)
    a.does("meet general")
    assert (a.health, a.sanity, a.clues, a.cards) == before


@pytest.mark.rule("ELD-MAP-08")
def test_moving_to_a_space_touches_no_space_between() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("move: {to: melbourne}")
    assert scene.told("moved") == ["moved A melbourne"]


@pytest.mark.rule("ELD-MAP-08")
def test_moving_goes_along_paths_one_by_one() -> None:
    scene = seat_at(investigator())
    (a,) = scene
    a.tries("move: {up-to: 2, along: [ship]}")
    assert a.offers == {
        "pick-space liverpool",
        "pick-space sargasso-sea",
        "pick-space greenland-ice",
        "stop",
    }
    a.does("pick-space greenland-ice")
    assert a.offers == {"pick-space boston", "pick-space norwegian-sea", "stop"}
    a.does("stop")
    assert a.space == "greenland-ice"


@pytest.mark.rule("ELD-MAP-09")
def test_monsters_never_stop_movement() -> None:
    scene = seat_at(investigator(tickets="train"), monsters="ghoul@boston cultist@chicago")
    (a,) = scene
    a.does("travel chicago", "spend-ticket train vancouver")
    assert a.space == "vancouver"
    assert scene.told("rolled") == []
