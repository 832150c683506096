"""TAM-BOS: what stands on the cards of the two bosses, and on those that come with them."""

import pytest

from dreamtable.games.tamashii.bosses import act, move_boss
from dreamtable.games.tamashii.conditions import boss_left
from dreamtable.games.tamashii.look import distances, place_of_tile
from dreamtable.games.tamashii.model import BLANK, HIT, SPECIAL
from dreamtable.games.tamashii.moves import AimAtBoss, AimAtEnemy, PickPlace, UseJordan
from tamashii.kit import Scene, board, seat_at

ARMOURED = {"warden-of-ash": {"ascend": 2}}


def warden(*boards: object, **about: object) -> Scene:
    """A table with the Warden."""
    return seat_at(*boards, scenario="f", story="f02", boss="warden-of-ash", time=6, **about)  # type: ignore[arg-type]


@pytest.mark.rule("TAM-BOS-01", "TAM-BOS-04")
@pytest.mark.parametrize(("armour", "dealt"), [(ARMOURED, 1), ({}, 2)])
def test_each_hit_on_the_armoured_warden_is_1_smaller(armour: dict[str, dict[str, int]], dealt: int) -> None:
    scene = warden(
        board(colour="red", at=11, queue="catcher"), step="combat", dice="H H", enemy="- basic", on=armour
    )
    a = scene.players[0]
    before = boss_left(scene.s)
    a.does(a.box("walker-red", "H*", 2))
    assert a.can(AimAtEnemy())
    a.does(AimAtBoss())
    assert before - boss_left(scene.s) == dealt
    assert a.queue == "catcher"


@pytest.mark.rule("TAM-BOS-04", "TAM-COD-10")
@pytest.mark.parametrize(("armour", "dealt"), [(ARMOURED, 3), ({}, 4)])
def test_the_wardens_program_is_a_hit_too(armour: dict[str, dict[str, int]], dealt: int) -> None:
    scene = warden(board(at=11, launcher="R r1c1, G r1c2, R r1c3, O r2c2"), on=armour)
    before = boss_left(scene.s)
    scene.players[0].launches("R?R/.O.", of="warden-of-ash")
    assert before - boss_left(scene.s) == dealt == scene.s.boss.damage  # type: ignore[union-attr]


@pytest.mark.rule("TAM-BOS-04")
def test_each_player_may_take_a_plate_off_once_a_launch_step() -> None:
    six = "G r1c1, R r1c2, G r1c3, G r3c1, R r3c2, G r3c3"
    scene = warden(board(colour="red", at=11, launcher=six), on=ARMOURED)
    a = scene.players[0]
    a.launches("G*G", of="warden-of-ash")
    a.does(a.menu[0])
    assert scene.on("warden-of-ash") == {"ascend": 1}
    assert not a.can(a.launch("G*G", of="warden-of-ash"))
    far = warden(board(colour="red", at=1, launcher=six), on=ARMOURED).players[0]
    assert not far.can(far.launch("G*G", of="warden-of-ash"))


@pytest.mark.rule("TAM-BOS-05", "TAM-SOL-06")
def test_jordan_takes_a_plate_off_for_a_battery() -> None:
    scene = warden(
        board(colour="red", at=1, launcher="G r1c1, R r1c2, G r1c3"), mode="solo", jordan=11, on=ARMOURED
    )
    (a,) = scene.players
    assert not a.can(a.launch("G*G", of="warden-of-ash"))
    a.does(UseJordan()).launches("G*G", of="warden-of-ash")
    assert scene.on("warden-of-ash") == {"ascend": 1}


@pytest.mark.rule("TAM-BOS-05")
@pytest.mark.parametrize("first", ["A", "B"])
def test_of_two_as_near_the_warden_goes_to_the_start_player_side(first: str) -> None:
    scene = warden(board(), board(), step="writing", first=first)
    s = scene.s
    assert s.boss is not None
    far = distances(s, s.boss.place, 9, through_hidden=True)
    two = [place for place, distance in far.items() if distance == 3][:2]
    s.players[0].place, s.players[1].place = two
    move_boss(scene.match._game, 3)
    assert s.boss.place == s.players["AB".index(first)].place


@pytest.mark.rule("TAM-BOS-05", "TAM-SOL-03")
def test_the_warden_neither_follows_nor_hurts_jordan() -> None:
    scene = warden(board(at=1), mode="solo", jordan=11, step="boss", specials="f10")
    s = scene.s
    assert s.boss is not None
    here = place_of_tile(s, 11)
    assert distances(s, here, 9, through_hidden=True)[s.boss.place] == 2
    assert s.jordan is not None
    assert s.jordan.place == here


@pytest.mark.rule("TAM-BOS-03", "TAM-BCO-02")
def test_a_defeated_warden_stands_still() -> None:
    scene = warden(board(at=11), step="writing")
    s = scene.s
    assert s.boss is not None
    s.boss.damage = 16
    list(act(scene.match._game))
    assert s.boss.place == place_of_tile(s, 11)
    assert scene.players[0].board.integrity == 5


@pytest.mark.rule("TAM-RES-06", "TAM-TIM-01")
@pytest.mark.parametrize(("time", "integrity"), [(4, 4), (5, 5), (2, 4)])
def test_heat_wounds_when_time_becomes_3_and_1(time: int, integrity: int) -> None:
    scene = seat_at(
        board(at=1), board(at=2), scenario="f", story="f06", specials="f10", step="world", time=time
    )
    assert [one.board.integrity for one in scene.players] == [integrity, integrity]


# The Choir


def choir(*boards: object, **about: object) -> Scene:
    """A table with the Choir."""
    return seat_at(*boards, scenario="p", story="p08", boss="the-choir", **about)  # type: ignore[arg-type]


@pytest.mark.rule("TAM-BOS-03", "TAM-TOK-04", "TAM-COD-10")
@pytest.mark.parametrize(("face", "corrupted", "enemies"), [(HIT, 0, 0), (SPECIAL, 0, 1), (BLANK, 1, 0)])
def test_what_an_opened_seal_does(face: int, corrupted: int, enemies: int) -> None:
    scene = choir(
        board(colour="red", at=16, launcher="R r1c1, O r1c2, R r1c3, R r2c2", bag="B8"),
        board(at=1, bag="B8"),
        time=6,
        seals=[face],
    )
    a, b = scene.players
    a.launches("*O*/.*.", of="the-choir")
    assert scene.s.boss is not None
    assert scene.s.boss.seals == []
    assert [len(one.board.queue) for one in (a, b)] == [enemies, enemies]
    assert [one.count("dump", "X") for one in (a, b)] == [corrupted, corrupted]


@pytest.mark.rule("TAM-VOC-12", "TAM-SCE-11", "TAM-BCO-01")
def test_the_group_picks_where_the_choirs_token_lies() -> None:
    scene = choir(board(at=9), board(at=1), time=6, seals=[HIT, SPECIAL, BLANK], step="boss")
    a, b = scene.players
    here = {one.place for one in a.menu if isinstance(one, PickPlace)}
    assert a.board.place not in here
    assert b.board.place not in here
    goal = PickPlace(place_of_tile(scene.s, 19))
    a.does(goal)
    b.does(goal)
    assert scene.tile(19)["ascend"] == 1


@pytest.mark.rule("TAM-BCO-01", "TAM-TMG-13")
def test_whoever_stands_on_an_ascend_token_is_wounded_by_the_choir() -> None:
    scene = choir(board(at=9), board(at=1), time=6, seals=[HIT], step="boss", tokens={9: {"ascend": 1}})
    a, b = scene.players
    goal = PickPlace(place_of_tile(scene.s, 19))
    a.does(goal)
    b.does(goal)
    assert (a.board.integrity, b.board.integrity) == (4, 5)


@pytest.mark.rule("TAM-CHK-05", "TAM-BOS-03")
def test_a_team_check_next_to_the_choir_opens_a_seal() -> None:
    scene = choir(
        board(colour="red", at=16, launcher="R r1c1, R r1c2"),
        board(colour="blue", at=1, launcher="B r1c1"),
        time=6,
        seals=[HIT, HIT, HIT],
        step="activities",
    )
    a, b = scene.players
    assert not b.can(b.activity("p08", "seal"))
    a.does(a.activity("p08", "seal"))
    scene.dice("S H S")
    a.picks("r1c1", "r1c2")
    b.picks("r1c1")
    assert scene.s.boss is not None
    assert len(scene.s.boss.seals) == 2
