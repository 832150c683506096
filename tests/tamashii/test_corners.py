"""Where rules meet: resets in the midst of a text, stunned enemies, cards out of their phase."""

import msgspec
import pytest

from dreamtable.content import effects
from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS
from dreamtable.games.tamashii.changed import linger_trace
from dreamtable.games.tamashii.conditions import Onlooker, count_at
from dreamtable.games.tamashii.events import EnemyActs, EnemyStunned
from dreamtable.games.tamashii.look import place_of_tile
from dreamtable.games.tamashii.model import Boss, Step
from dreamtable.games.tamashii.moves import (
    AimAtBoss,
    Equip,
    Finish,
    KeepDice,
    MoveTo,
    Pass,
    Ready,
    Reroll,
    Stay,
    TryObjective,
    UseAbility,
)
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.scene import scene_of
from dreamtable.games.tamashii.terms import Number, Where
from dreamtable.games.tamashii.verbs.world import Remove
from dreamtable.kernel import Match
from dreamtable.kernel.rng import prepared
from tamashii.kit import Scene, board, places_of, seat_at, thrown


def with_warden(told: Scene, tile: int, step: Step, dice: str = "", enemy: str = "") -> Scene:
    """Return the same table with the Warden of Ash on a tile, at a step."""
    s = told.s
    s.boss = Boss(NUMBERS["warden-of-ash"], place_of_tile(s, tile))
    s.step, s.stack = step, []
    s.turns = [0, 1] if step == Step.COMBAT else []
    s.rng.seed, s.rng.drawn = prepared("scene", places_of(thrown(dice, enemy))), 0
    return Scene(Match(RULES, told.match.seats, "scene", s.options, mode=told.match.mode.name, state=s))


# Reset in the midst of a text


@pytest.mark.rule("TAM-RST-09", "TAM-RST-03", "TAM-BCO-02")
def test_the_rest_of_the_bosss_activity_passes_by_who_has_just_reset_next_to_it() -> None:
    told = seat_at(board(at=11), board(at=2, integrity=2), scenario="f", story="f03", time=5)
    scene = with_warden(told, 2, Step.BOSS)
    b = scene.players[1]
    assert (b.board.resets, b.tile) == (1, 1)
    assert b.board.trace == 0


@pytest.mark.rule("TAM-RST-03", "TAM-TMG-13")
def test_a_reset_does_not_take_the_rest_of_the_text_from_the_others() -> None:
    scene = seat_at(
        board(
            colour="red",
            integrity=1,
            trace=6,
            launcher="R r1c1, Y r1c2, R r1c3",
            cards="take-the-blame*",
        ),
        board(trace=5),
        step="launch",
    )
    a, b = scene.players
    a.launches("*Y*", of="take-the-blame")
    assert (a.board.resets, a.board.trace) == (1, 0)
    assert b.board.trace == 2


# Stun


@pytest.mark.rule("TAM-VOC-06")
def test_an_enemy_stunned_in_the_launch_step_does_not_act_in_the_next_enemy_slot() -> None:
    scene = seat_at(
        board(
            colour="blue",
            launcher="R r1c1, G r1c2, R r1c3",
            cards="covering-fire*",
            queue="incinerator catcher",
        ),
        step="launch",
    )
    a, b = scene.players
    a.launches("R?R", of="covering-fire")
    b.does(Stay())
    scene.dice("- -", "2 basic")
    b.does(Finish())
    assert len(scene.happened(EnemyStunned)) == 1
    assert len(scene.happened(EnemyActs)) == 1
    assert a.board.integrity == 2


# Cards and their phases


@pytest.mark.rule("TAM-AUG-06")
def test_a_combat_card_does_not_wait_for_what_happens_in_the_launch_step() -> None:
    a = seat_at(
        board(launcher="R r1c1, Y r1c2", cards="second-cut*", queue="rust-hound:2 incinerator")
    ).players[0]
    a.launches("RY", of="rust-hound")
    assert not a.can(UseAbility)
    assert a.queue == "incinerator"
    fighting = board(cards="second-cut*", queue="rust-hound:3 incinerator")
    b = seat_at(fighting, step="combat", dice="H -", enemy="- basic").players[0]
    b.does(b.box("walker-red", "H*", 1)).uses("second-cut")
    assert b.queue == "incinerator:3"


@pytest.mark.rule("TAM-AUG-06")
def test_a_planning_card_rerolls_no_attack() -> None:
    fighting = board(colour="green", cards="deaf-dice*", queue="incinerator")
    a = seat_at(fighting, step="combat", dice="H -", enemy="- basic").players[0]
    assert a.asked == "TAM-CBT-05"
    b = seat_at(board(trace=1, cards="deaf-dice*"), step="trace-roll", dice="H").players[0]
    assert b.can(UseAbility)


@pytest.mark.rule("TAM-VOC-04", "TAM-UPG-08", "TAM-AUG-06")
def test_a_planning_card_can_be_used_before_the_refill_by_who_can_pay_for_nothing() -> None:
    scene = seat_at(board(dump="R2 G1", bag="B9", cards="recall*"), board(bag="B9"), step="before-refill")
    a, b = scene.players
    assert (a.asked, b.asked) == ("TAM-UPG-01", "")
    a.uses("recall").picks("R", "R", "G")
    assert scene.s.step == Step.WRITING
    assert not a.can(a.use("recall"))


# At once


@pytest.mark.rule("TAM-LRN-02", "TAM-TMG-03", "TAM-MAP-07")
def test_a_step_of_a_protocol_is_completed_before_trace_rises() -> None:
    scene = seat_at(board(colour="blue", at=1, launcher="B r1c1", protocol="cartography"), step="move")
    a = scene.players[0]
    s = scene.s
    hidden = next(move for move in a.menu if isinstance(move, MoveTo) and not s.places[move.place].shown)
    scene.chance((0, sum(s.finds)))
    a.does(hidden)
    while a.asked == "TAM-KEY-01":
        a.picks("R")
    assert a.can(a.use("walker-blue"))
    assert a.board.learned == 1


# Dice


@pytest.mark.rule("TAM-RES-10", "TAM-TMG-07")
def test_dice_of_a_duel_may_be_rerolled() -> None:
    scene = seat_at(
        board(at=2, xp=0),
        board(at=2, xp=1, resources={"reroll": 1}),
        mode="rivals",
        interaction="gi05",
        step="activities",
        objectives="go01 go02",
    )
    a, b = scene.players
    scene.dice("H H H -")
    a.does(a.activity("gi05", "duel"))
    assert b.can(Reroll)
    b.does(KeepDice())
    assert (a.board.xp, b.board.xp) == (1, 0)


# Bosses


@pytest.mark.rule("TAM-BOS-04", "TAM-CBT-09")
def test_any_damage_of_a_box_can_be_aimed_at_the_boss() -> None:
    told = seat_at(
        board(at=11, cards="through-and-through*", queue="catcher"), scenario="f", story="f03", time=5
    )
    scene = with_warden(told, 11, Step.COMBAT, dice="H S", enemy="- basic")
    a = scene.players[0]
    a.does(a.box("through-and-through", "HS", 2), AimAtBoss())
    assert scene.s.boss is not None
    assert scene.s.boss.damage == 6
    assert a.queue == "catcher"


# The writing step


@pytest.mark.rule("TAM-WRI-02", "TAM-UPG-03")
def test_a_card_for_one_more_write_helps_in_the_step_in_which_it_is_equipped() -> None:
    a = seat_at(
        board(launcher="R r1c1", cards="inner-voice", resources={"memory": 3}), step="writing"
    ).players[0]
    assert a.board.writes == 3
    a.does(Equip(NUMBERS["inner-voice"]))
    assert a.board.writes == 4


@pytest.mark.rule("TAM-TMG-01", "TAM-WRI-02")
def test_nothing_brings_more_writes_than_a_limit_leaves() -> None:
    scene = seat_at(
        board(launcher="R r1c1", cards="second-thought* inner-voice", resources={"memory": 3}),
        step="before-refill",
    )
    a = scene.players[0]
    a.board.most_writes = 2
    a.ready()
    assert a.board.writes == 2
    a.writes("r1c1", "r1c2").uses("second-thought")
    a.does(Equip(NUMBERS["inner-voice"]))
    assert a.board.writes == 1
    scene.goes_on(until=Step.MOVE)
    assert a.board.most_writes is None


# Order


@pytest.mark.rule("TAM-TMG-01")
def test_of_two_cards_that_change_the_same_tile_the_stronger_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seat_at(board(at=1), scenario="a", story="a06")
    weaker = BOX.changes[NUMBERS["a06"]][0][1]
    monkeypatch.setitem(
        BOX.changes, scene.s.guide, [(scene.s.guide, msgspec.structs.replace(weaker, linger=4))]
    )
    assert linger_trace(scene.s, place_of_tile(scene.s, 1), 0) == 3


@pytest.mark.rule("TAM-TMG-07", "TAM-AUG-08")
def test_the_sundial_can_be_kept_for_a_later_roll() -> None:
    scene = seat_at(board(bodies="sundial", trace=1, resources={"reroll": 1}), step="trace-roll", dice="- H")
    a = scene.players[0]
    assert a.can(UseAbility)
    a.does(Reroll(0, 0, 1), KeepDice())
    assert len(a.board.queue) == 1
    assert a.board.used == []


@pytest.mark.rule("TAM-TMG-15", "TAM-RND-03")
def test_out_of_time_in_the_player_activities_means_ready() -> None:
    scene = seat_at(
        board(at=3),
        story="b01",
        specials="b06",
        step="activities",
        reveal=[3],
        tokens={3: {"survivor": 2}},
    )
    question = scene.match.question_of(0)
    assert question is not None
    assert question.silence == Ready()


# Codes


@pytest.mark.rule("TAM-BAG-04", "TAM-KEY-01")
def test_a_code_gained_onto_the_launcher_lies_on_a_cell_of_choice() -> None:
    a = seat_at(board(colour="red", launcher="B r1c1, G r1c2, Y r1c3, R r2c2", cards="forked-repo*")).players[
        0
    ]
    a.launches("B?Y/.*.", of="forked-repo")
    a.picks("r4c1")
    assert a.lies_on("r4c1") == "O"
    assert a.count("dump", "O") == 0
    assert a.asked == "TAM-WRI-05"
    b = seat_at(board(colour="red", launcher="Y r1c1, G r1c2, Y r2c2", dump="X1", cards="errata*")).players[0]
    b.launches("YG/.Y", of="errata").picks("X", "B")
    assert b.asked == "TAM-KEY-04"
    b.picks("r1c1")
    assert b.lies_on("r1c1") == "B"


# Against each other


@pytest.mark.rule("TAM-VS-10", "TAM-VS-11")
def test_objectives_are_tried_one_after_another_each_by_all_players() -> None:
    tokens = "R r1c1, G r1c2"
    scene = seat_at(
        board(colour="red", launcher=tokens),
        board(colour="green", launcher=tokens),
        mode="rivals",
        objectives="go05 go06",
        step="world",
        first="B",
        time=3,
    )
    a, b = scene.players
    asked = []
    while scene.s.step == Step.WORLD:
        one = a if a.menu else b
        (check,) = [move for move in one.menu if isinstance(move, TryObjective)]
        asked.append((one.seat, CARDS[check.card].id))
        one.does(Pass())
    assert asked == [(1, "go05"), (0, "go05"), (1, "go06"), (0, "go06")]


def carried_out(scene: Scene, *steps: effects.Step) -> None:
    """Let A resolve steps in which nothing is asked."""
    for _ in effects.resolve(steps, scene_of(scene.match._game, 0)):
        raise AssertionError("Nothing is to be asked.")


@pytest.mark.rule("TAM-VOC-12")
def test_from_the_map_so_many_tokens_are_removed_in_all_but_from_several_tiles_so_many_each() -> None:
    def crowded() -> Scene:
        scene = seat_at(board(at=1), scenario="h", reveal=[2, 3, 12])
        for place in scene.s.places:
            place.tokens.pop("engineer", None)
            place.marked = False
        for tile in (2, 3, 12):
            scene.tile(tile)["engineer"] = 2
            scene.s.places[place_of_tile(scene.s, tile)].marked = tile != 12
        return scene

    def left(scene: Scene) -> list[int]:
        return [scene.tile(tile).get("engineer", 0) for tile in (2, 3, 12)]

    three = crowded()
    carried_out(three, Remove("engineer", Number(3), Where("map")))
    assert sum(left(three)) == 3
    everything = crowded()
    carried_out(everything, Remove("engineer", Number.read("all"), Where("map")))
    assert left(everything) == [0, 0, 0]
    each = crowded()
    carried_out(each, Remove("engineer", Number(1), Where("marked-tiles")))
    assert left(each) == [1, 1, 2]


@pytest.mark.rule("TAM-VOC-11", "TAM-TOK-03", "TAM-SOL-03")
def test_carried_is_what_anybody_carries_jordan_too() -> None:
    together = seat_at(board(at=1), board(at=1), board(at=1), scenario="j", story="j01", step="launch")
    look = Onlooker(together.s, 0)
    assert count_at(look, "engineer", "carried") == 0
    together.players[1].board.carried["engineer"] = 1
    assert count_at(look, "engineer", "carried") == 1
    together.players[2].board.carried["engineer"] = 1
    assert count_at(look, "engineer", "carried") == 2
    alone = seat_at(board(at=1), mode="solo", scenario="j", story="j01", step="launch", jordan=1)
    assert alone.s.jordan is not None
    alone.s.jordan.carried["engineer"] = 1
    assert count_at(Onlooker(alone.s, 0), "engineer", "carried") == 1


@pytest.mark.rule("TAM-VOC-01", "TAM-DMG-05")
def test_the_next_enemy_is_the_one_behind_the_top_and_nobody_if_there_is_none() -> None:
    tokens = "R r1c1, R r1c2, R r1c3"
    three = board(colour="red", launcher=tokens, cards="spear-drill*", queue="catcher rust-hound lamp-eye")
    a = seat_at(three).players[0]
    a.launches("R*R", of="spear-drill")
    assert a.queue == "catcher:2 rust-hound:2 lamp-eye"
    one = seat_at(board(colour="red", launcher=tokens, cards="spear-drill*", queue="catcher")).players[0]
    one.launches("R*R", of="spear-drill")
    assert one.queue == "catcher:2"


@pytest.mark.rule("TAM-AUG-12", "TAM-SOL-12")
def test_d_alone_a_card_is_handed_in_at_the_stronghold_of_its_own_faction() -> None:
    scene = introducing(at=5)
    (a,) = scene.players
    a.does(a.activity("d09", "introduce"))
    assert [CARDS[card].id for card in a.board.equipped] == ["field-notes"]
    assert NUMBERS["breach-charge"] in scene.s.removed
    assert scene.on("d02") == {"spartans": 1}
    assert NUMBERS["d09"] not in scene.s.specials


@pytest.mark.rule("TAM-VOC-07", "TAM-AUG-12")
@pytest.mark.parametrize("tile", [1, 8])
def test_d_where_no_card_can_be_handed_in_it_is_not_offered(tile: int) -> None:
    (a,) = introducing(at=tile).players
    assert not a.can(a.activity("d09", "introduce"))


def introducing(at: int) -> Scene:
    """D alone: a card of the Spartans and one of the Seekers are equipped."""
    return seat_at(
        board(at=at, cards="breach-charge* field-notes*"),
        mode="solo",
        scenario="d",
        story="d02",
        specials="d09",
        step="activities",
        time=5,
        jordan=1,
    )
