"""TAM-SCE-11: what the group chooses on the cards of a scenario, and what it costs."""

import pytest

from dreamtable.games.tamashii.look import place_of_tile
from dreamtable.games.tamashii.moves import PickPlace
from tamashii.kit import Scene, board, seat_at

ASH = "e05 e06 e07 e08"
LINES = "h04 h05 h06 h07 h08"
QUIET = "- - - -"
"""The trace roll of the next round finds nobody."""


# D: which house the ledger goes to


def reading(oaths: dict[str, int]) -> Scene:
    """Return the Ledger as it is read out: the group chooses a house."""
    return seat_at(
        scenario="d", story="d02", step="world", time=6, reveal=[5, 6, 7, 8], on={"d02": dict(oaths)}
    )


@pytest.mark.rule("TAM-SCE-11")
@pytest.mark.parametrize(("oaths", "time"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_d_the_walk_has_1_time_less_for_each_oath_that_a_house_is_short_of_three(
    oaths: int, time: int
) -> None:
    scene = reading({"spartans": 3, "nameless": oaths}).votes(1)
    assert scene.story == "d11"
    assert scene.s.time == time
    assert scene.tile(8) == {"success": 1}
    assert scene.tile(1)["ledger"] == 1


@pytest.mark.rule("TAM-SCE-11")
def test_d_every_house_with_an_oath_is_offered_and_no_other() -> None:
    assert reading({"spartans": 1, "ninkyodo": 3, "seekers": 2}).ways == [0, 1, 2]
    assert reading({"seekers": 3, "nameless": 1}).ways == [2, 3]


@pytest.mark.rule("TAM-SCE-11")
def test_d_a_single_house_is_no_choice() -> None:
    scene = reading({"ninkyodo": 3})
    assert scene.story == "d11"
    assert scene.tile(6) == {"success": 1}


# E: the voice that would like to finish its sentence


def voice(time: int = 5) -> Scene:
    """Return the Relay as half of it is burned."""
    burned = {"e05": {"corrupted": 4}}
    return seat_at(scenario="e", story="e02", specials=ASH, step="world", time=time, on=burned)


@pytest.mark.rule("TAM-SCE-11")
def test_e_who_hears_the_voice_out_loses_time_and_burns_a_code_each() -> None:
    scene = voice().votes(0)
    assert scene.story == "e03"
    assert scene.s.time == 3
    assert scene.on("e05") == {"corrupted": 6}
    assert [one.queue for one in scene.players] == ["", ""]
    assert scene.s.noted == 1


@pytest.mark.rule("TAM-SCE-11")
def test_e_who_interrupts_the_voice_has_an_enemy_each() -> None:
    scene = voice().votes(1)
    assert scene.story == "e03"
    assert scene.s.time == 4
    assert scene.on("e05") == {"corrupted": 4}
    assert [len(one.board.queue) for one in scene.players] == [1, 1]
    assert scene.s.noted == 2


@pytest.mark.rule("TAM-SCE-11")
def test_e_in_the_last_round_there_is_no_time_to_hear_it() -> None:
    scene = voice(time=2)
    assert scene.story == "e03"
    assert scene.s.noted == 2
    assert [len(one.board.queue) for one in scene.players] == [1, 1]


# H: the fitter who asks what the line says


def fitter() -> Scene:
    """Return the Commons as the second gate is begun."""
    boards = [board(at=12), board(at=13)]
    standing = {11: {"success": 1}, 15: {}}
    wires = {"h08": {"wire": 1}}
    return seat_at(
        *boards,
        scenario="h",
        story="h01",
        specials=LINES,
        step="world",
        time=10,
        tokens=standing,
        on=wires,
        dice=QUIET,
    )


@pytest.mark.rule("TAM-SCE-11")
def test_h_who_reads_the_line_to_the_fitter_is_seen_and_the_wire_goes_back() -> None:
    scene = fitter().votes(0)
    assert scene.story == "h02"
    assert [one.board.trace for one in scene.players] == [2, 2]
    assert scene.on("h08").get("wire", 0) <= 1  # what the end of the round brings
    assert all(scene.tile(tile).get("ascend", 0) == 0 for tile in (11, 12, 13, 15))
    assert scene.s.noted == 1


@pytest.mark.rule("TAM-SCE-11", "TAM-VOC-12")
def test_h_who_fills_the_pots_gets_open_source_while_a_place_without_players_closes() -> None:
    scene = fitter().votes(1)
    a, b = scene.players
    assert {move.place for move in a.menu if isinstance(move, PickPlace)} == {
        place_of_tile(scene.s, tile) for tile in (11, 15)
    }
    for one in (a, b):
        one.does(PickPlace(place_of_tile(scene.s, 15)))
    assert scene.story == "h02"
    assert scene.tile(15)["ascend"] == 1
    assert [one.owns("O") for one in scene.players] == [1, 1]
    assert [one.board.trace for one in scene.players] == [0, 0]
    assert scene.s.noted == 2


# J: the engineer who talks in her sleep


def sleeper() -> Scene:
    """Return Hush Protocol as the long street begins."""
    boards = [board(trace=3), board(trace=1)]
    return seat_at(*boards, scenario="j", story="j01", specials="j06 j07", step="world", time=7, dice=QUIET)


@pytest.mark.rule("TAM-SCE-11")
def test_j_who_chalks_the_numbers_down_learns_and_is_heard() -> None:
    scene = sleeper().votes(0)
    assert scene.story == "j02"
    assert scene.s.time == 6
    assert [(one.board.xp, one.board.trace) for one in scene.players] == [(1, 4), (1, 2)]
    assert scene.s.noted == 1


@pytest.mark.rule("TAM-SCE-11", "TAM-VOC-09")
def test_j_who_hums_loses_time_and_is_heard_less() -> None:
    scene = sleeper().votes(1)
    assert scene.story == "j02"
    assert scene.s.time == 5
    assert [(one.board.xp, one.board.trace) for one in scene.players] == [(0, 2), (0, 0)]
    assert scene.s.noted == 2


# K: how long the crews wait for each other


@pytest.mark.rule("TAM-SCE-13")
@pytest.mark.parametrize(
    ("tiles", "time", "card"),
    [((11, 13), 10, "k02"), ((11, 2), 10, "k01"), ((11, 2), 9, "k01"), ((1, 2), 8, "k02")],
)
def test_k_the_first_surge_waits_three_rounds_for_a_player_on_each_reactor(
    tiles: tuple[int, int], time: int, card: str
) -> None:
    boards = [board(at=tile) for tile in tiles]
    scene = seat_at(*boards, scenario="k", story="k01", specials="k07 k08 k09", step="world", time=time)
    assert scene.story == card
