"""TAM-CBT, TAM-RST: the combat phase and the reset."""

import pytest

from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.events import DiceRolled, EnemyActs, EnemyStunned
from dreamtable.games.tamashii.model import NOTHING, Step
from dreamtable.games.tamashii.moves import Pass, RaiseShield, ResolveBox, SpendEnergy, TakeWounds
from tamashii.kit import Hand, Scene, board, seat_at


@pytest.mark.rule("TAM-CBT-03", "TAM-CBT-12", "TAM-CMP-04")
def test_s55_the_number_die() -> None:
    scene = seat_at(board(queue="rust-hound lamp-eye"), step="combat", dice="H H", enemy="4 basic")
    assert scene.s.combat is not None
    assert scene.s.combat.at == 1
    blank = seat_at(board(queue="rust-hound lamp-eye"), step="combat", dice="H H", enemy="- basic")
    a = blank.players[0]
    assert blank.s.combat is not None
    assert blank.s.combat.at == NOTHING
    a.does(a.box("walker-red", "H*", 2))
    assert blank.happened(EnemyActs) == []
    assert a.queue == "rust-hound:2 lamp-eye"


@pytest.mark.rule(
    "TAM-CBT-30",
    "TAM-CBT-31",
    "TAM-CBT-32",
    "TAM-CBT-33",
    "TAM-CBT-34",
    "TAM-CBT-35",
    "TAM-CBT-36",
    "TAM-CBT-04",
    "TAM-CBT-05",
    "TAM-CBT-06",
    "TAM-CBT-10",
    "TAM-CBT-11",
    "TAM-CBT-15",
    "TAM-CBT-19",
)
def test_s56_the_worked_example() -> None:
    scene = seat_at(
        board(
            bodies="soldier",
            cards="termination-code*",
            queue="incinerator:4 catcher scan-drone",
            resources={"shield": 2, "energy": 2, "memory": 2},
        ),
        step="combat",
    )
    a = scene.dice("- H H S S", "3 special").players[0]
    a.does(SpendEnergy(2))
    a.does(a.box("soldier", "S", 1))
    assert a.queue == "incinerator:7 catcher scan-drone"
    a.does(RaiseShield())
    assert (a.board.integrity, a.has("shield")) == (4, 0)
    a.does(a.box("termination-code", "S", 1))
    assert a.board.xp == 1
    a.picks("reroll")
    assert a.queue == "catcher scan-drone"
    assert a.board.integrity == 2
    assert scene.s.combat is not None
    assert scene.s.combat.at == NOTHING
    a.does(a.box("soldier", "H", 1))
    a.does(a.box("soldier", "H*", 1))
    assert (a.board.integrity, a.board.xp) == (2, 1)
    assert [a.has(one) for one in ("shield", "energy", "reroll", "memory")] == [0, 0, 1, 2]
    assert a.queue == "catcher:3 scan-drone"
    assert scene.s.discard == [NUMBERS["incinerator"]]


@pytest.mark.rule("TAM-CBT-14")
def test_s57_the_die_leaves_with_the_top_enemy() -> None:
    scene = seat_at(board(queue="rust-hound:3 lamp-eye catcher"), step="combat", dice="H H", enemy="1 basic")
    a = scene.players[0]
    a.does(a.box("walker-red", "H*", 1))
    assert scene.happened(EnemyActs) == []
    assert a.queue == "lamp-eye catcher"


@pytest.mark.rule("TAM-CBT-07", "TAM-CBT-08", "TAM-CBT-21")
def test_s58_multi_use_and_single_use_boxes() -> None:
    scene = seat_at(board(colour="green", queue="incinerator", resources={"energy": 1}), step="combat")
    a = scene.dice("H H H", "- basic").players[0]
    a.does(SpendEnergy(1))
    a.does(a.box("walker-green", "H*", 1))
    a.does(a.box("walker-green", "H*", 2))
    assert a.queue == "incinerator:3"
    soldier = seat_at(
        board(bodies="soldier", queue="incinerator"), step="combat", dice="H H H", enemy="- basic"
    ).players[0]
    soldier.does(soldier.box("soldier", "H", 1))
    assert not soldier.can(soldier.box("soldier", "H", 1))
    assert soldier.can(soldier.box("soldier", "H*", 2))


@pytest.mark.rule("TAM-CBT-09", "TAM-DMG-05")
def test_s59_excess_damage_is_lost() -> None:
    a = seat_at(
        board(bodies="anvil", queue="rust-hound:3 lamp-eye"), step="combat", dice="H H - - -", enemy="- basic"
    ).players[0]
    a.does(a.box("anvil", "HH", 2))
    assert a.queue == "lamp-eye"


@pytest.mark.rule("TAM-CBT-01", "TAM-BRD-02")
def test_s60_without_enemies_the_phase_is_skipped() -> None:
    scene = seat_at(board(), step="combat")
    assert scene.happened(DiceRolled) == []


@pytest.mark.rule("TAM-CBT-13", "TAM-CBT-20")
def test_passing_is_not_final() -> None:
    scene = seat_at(board(queue="street-usher"), step="combat", dice="H H", enemy="1 basic")
    a = scene.players[0]
    a.does(Pass())
    assert a.board.integrity == 4
    assert a.can(ResolveBox)
    a.does(Pass())
    assert scene.s.combat is None


@pytest.mark.rule("TAM-CBT-17")
def test_after_the_last_enemy_other_boxes_stay_useful() -> None:
    a = seat_at(
        board(bodies="lantern", queue="rust-hound:3"), step="combat", dice="H S", enemy="- basic"
    ).players[0]
    a.does(a.box("lantern", "H", 1))
    assert a.queue == ""
    a.does(a.box("lantern", "S", 1)).picks("shield", "shield")
    assert a.has("shield") == 2


@pytest.mark.rule("TAM-VOC-06")
def test_a_stunned_enemy_does_not_act() -> None:
    scene = seat_at(
        board(bodies="puppet-queen", queue="incinerator"), step="combat", dice="S -", enemy="1 basic"
    )
    a = scene.players[0]
    a.does(a.box("puppet-queen", "S", 1))
    assert a.board.integrity == 5
    assert scene.happened(EnemyActs) == []


# Reset


def falling(symbol: str, supply: int = 7) -> tuple[Scene, Hand]:
    """Return a table on which A has just been brought to 0 integrity."""
    scene = seat_at(
        board(
            integrity=2,
            bodies="weaver soldier",
            launcher="R r1c1, Y r1c3, G r2c2, B r2c4, R r3c1, Y r3c3",
            queue="scan-drone rust-hound",
            trace=5,
            at=2,
            bag="G9",
        ),
        step="combat",
        corrupted=supply,
        market="courier anvil lantern",
        bodies="bulwark",
        dice="- - -",
        enemy="1 special",
        chance=[(5 if symbol == "special" else 0, 8)],
    )
    return scene, scene.players[0]


@pytest.mark.rule("TAM-RST-01", "TAM-RST-05", "TAM-RST-06", "TAM-RST-03", "TAM-RES-06")
def test_s61_a_reset_that_loses_the_body() -> None:
    scene, a = falling("special")
    assert a.bodies == "weaver"
    assert scene.s.bodies_below == [NUMBERS["soldier"]]
    assert scene.s.supply[6] == 5
    assert a.count("dump", "X") + a.count("bag", "X") + a.launcher.count("X") == 2
    assert (a.queue, a.board.trace, a.board.integrity, a.tile) == ("", 0, 5, 1)
    assert scene.s.combat is None
    assert a.board.resets == 1


@pytest.mark.rule("TAM-RST-01", "TAM-RST-02")
def test_s62_a_reset_that_keeps_the_body() -> None:
    _, a = falling("basic")
    assert a.bodies == "weaver soldier"


@pytest.mark.rule("TAM-COD-07", "TAM-COD-08", "TAM-RST-07", "TAM-TMG-10", "TAM-END-01")
def test_s63_a_corrupted_code_that_is_not_there_loses_the_scenario() -> None:
    scene, a = falling("basic", supply=1)
    assert scene.over == "defeat"
    assert scene.drew("b12")
    assert a.count("dump", "X") == 1


@pytest.mark.rule("TAM-RST-02")
def test_a_reset_in_the_action_phase_skips_the_rest_of_it() -> None:
    from dreamtable.games.tamashii.harm import bleed

    scene = seat_at(board(at=2, integrity=1), board(at=2, integrity=1), step="launch")
    list(bleed(scene.match._game, 1, 1))
    assert scene.players[1].board.out
    assert scene.s.step == Step.MOVE


@pytest.mark.rule("TAM-RST-08")
def test_a_reset_without_a_shelter_goes_to_the_start_tile() -> None:
    from dreamtable.games.tamashii.harm import reset_place

    scene = seat_at(board(at=2))
    s = scene.s
    s.places[0].tile = 99
    s.players[0].start = 3
    assert reset_place(s, 0) == 3
    k = seat_at(board(at=2), scenario="k")
    assert k.s.places[reset_place(k.s, 0)].tile == 2


@pytest.mark.rule("TAM-RES-04", "TAM-TMG-08")
def test_wounds_are_reduced_before_the_shield_is_asked() -> None:
    scene = seat_at(
        board(bodies="bulwark", queue="street-usher", resources={"shield": 1}),
        step="combat",
        dice="- - -",
        enemy="1 special",
    )
    a = scene.players[0]
    a.does(TakeWounds())
    assert a.board.integrity == 4


@pytest.mark.rule("TAM-VOC-06", "TAM-AUG-07")
def test_a_stun_of_the_launch_step_holds_for_the_combat_that_follows() -> None:
    tokens = "R r1c1, G r1c2, R r1c3"
    shot = board(colour="red", launcher=tokens, cards="covering-fire*", queue="catcher rust-hound")
    scene = seat_at(shot, step="launch", dice="- -", enemy="2 basic")
    a = scene.players[0]
    a.launches("R?R", of="covering-fire")
    scene.goes_on(until=Step.WRITING)
    assert scene.happened(EnemyStunned) == [EnemyStunned(0, NUMBERS["rust-hound"])]
    assert scene.happened(EnemyActs) == [EnemyActs(0, NUMBERS["catcher"], False)]


@pytest.mark.rule("TAM-RST-03", "TAM-TMG-13")
def test_the_rest_of_a_text_goes_on_for_the_others() -> None:
    blamed = board(colour="red", integrity=1, launcher="R r1c1, Y r1c2, R r1c3", cards="take-the-blame*")
    a, b = seat_at(blamed, board(trace=5), corrupted=9).players
    a.launches("*Y*", of="take-the-blame")
    assert (a.board.resets, a.board.integrity) == (1, 5)
    assert b.board.trace == 2


@pytest.mark.rule("TAM-CBT-18", "TAM-CBT-10")
def test_an_enemy_that_joins_in_combat_does_not_attack_in_it() -> None:
    scene = seat_at(
        board(colour="red", queue="siren-finch"),
        step="combat",
        dice="- -",
        enemy="1 special",
        deck="rust-hound",
    )
    a = scene.players[0]
    assert a.queue == "siren-finch rust-hound"
    assert scene.happened(EnemyActs) == [EnemyActs(0, NUMBERS["siren-finch"], True)]
    assert a.board.integrity == 5
    assert scene.s.combat is None
