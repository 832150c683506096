"""TAM-TMG, TAM-VOC, TAM-KEY: in which order things come, and what effects let choose."""

import pytest

from dreamtable.games.tamashii.box import ABILITIES, CARDS, NUMBERS
from dreamtable.games.tamashii.events import CodesDumped
from dreamtable.games.tamashii.moves import (
    Accept,
    Finish,
    Launch,
    PickCode,
    PickEnemy,
    PickPlace,
    Ready,
    Refuse,
    Stop,
    UseAbility,
    UseArea,
    UseCells,
)
from tamashii.kit import board, seat_at

SECOND_BASIC = "repeat-after-me"
"""A card that lets launch another basic program."""


@pytest.mark.rule("TAM-KEY-02")
def test_dumped_tokens_go_to_the_own_dump_area() -> None:
    stung = board(colour="blue", queue="paper-wasp", launcher="R r1c1, G r1c2")
    scene = seat_at(stung, step="combat", dice="- -", enemy="1 special")
    a = scene.players[0]
    assert CodesDumped(0, [1, 3]) in scene.events
    assert a.count("dump") + a.count("bag") + sum(code != "." for code in a.launcher) == 2
    assert a.board.integrity == 4


@pytest.mark.rule("TAM-RUN-08")
def test_a_granted_launch_does_not_count_towards_the_limit() -> None:
    tokens = "R r1c1, R r1c2, R r1c3, R r3c1, R r3c2, R r3c3, G r4c1, G r4c2, G r4c3"
    a = seat_at(board(launcher=tokens, cards=f"{SECOND_BASIC}*")).players[0]
    a.launches("RRR")
    a.does(next(move for move in a.menu if isinstance(move, UseCells)))
    a.uses(SECOND_BASIC)
    a.does(a.launch("RRR"))
    assert a.has("energy") == 2
    assert not a.can(a.launch("RRR"))
    assert a.can(a.launch("GGG"))


@pytest.mark.rule("TAM-TMG-02")
def test_what_one_may_do_is_asked() -> None:
    scene = seat_at(board(colour="red", at=20, launcher="R r1c1"), scenario="c", step="area")
    a = scene.players[0]
    a.does(UseArea(), Accept(), PickCode(4))
    assert a.board.core == 4
    assert a.asked == "TAM-WRI-05"
    other = seat_at(board(colour="red", at=20, launcher="R r1c1"), scenario="c", step="area").players[0]
    other.does(UseArea(), Refuse())
    assert other.board.core == 1
    assert other.asked == "TAM-WRI-05"


@pytest.mark.rule("TAM-TMG-05")
def test_the_owner_orders_abilities_of_the_same_moment() -> None:
    a = seat_at(
        board(launcher="R r1c1, Y r1c2", bodies="soldier", cards="harvest-log*", queue="rust-hound:2")
    ).players[0]
    a.launches("RY", of="rust-hound")
    offered = {CARDS[ABILITIES[one.ability].card].id for one in a.menu if isinstance(one, UseAbility)}
    assert offered == {"soldier", "harvest-log"}
    assert a.asked == "TAM-TMG-05"
    a.uses("harvest-log").picks("energy")
    assert (a.board.xp, a.has("energy")) == (2, 1)


@pytest.mark.rule("TAM-VOC-01")
def test_an_enemy_of_ones_choice() -> None:
    tokens = "Y r1c1, Y r1c3, B r2c2"
    a = seat_at(board(launcher=tokens, cards="loop-the-tape*", queue="catcher rust-hound lamp-eye")).players[
        0
    ]
    a.launches("Y.Y/.B.", of="loop-the-tape")
    a.does(PickEnemy(NUMBERS["rust-hound"]))
    assert a.queue == "catcher lamp-eye rust-hound"


@pytest.mark.rule("TAM-VOC-12")
def test_the_group_picks_a_tile_that_a_text_leaves_open() -> None:
    scene = seat_at(scenario="h", story="h01", specials="h08", step="launch")
    scene.s.tokens[NUMBERS["h08"]] = {"wire": 1}
    for _ in range(60):
        if any(one.asked == "TAM-VOC-12" for one in scene.players):
            break
        scene.match.choose(scene.match.due()[0], 0)
    a, b = scene.players
    place = next(one for one in a.menu if isinstance(one, PickPlace))
    for one in (a, b):
        if place in one.menu and one.asked == "TAM-VOC-12":
            one.does(place)
    assert scene.s.places[place.place].tokens.get("ascend") == 1


@pytest.mark.rule("TAM-ACT-01", "TAM-ACT-04")
def test_the_steps_of_the_action_phase_come_one_after_another() -> None:
    a = seat_at(board(at=11, launcher="R r1c1, R r1c2, R r1c3"), step="move").players[0]
    a.does(a.menu[0])
    assert a.asked == "TAM-MAP-13"
    a.does(Finish())
    assert a.asked == "TAM-ACT-04"
    assert a.can(Launch)


@pytest.mark.rule("TAM-TMG-15")
def test_s93_out_of_time_means_ready_in_a_parallel_step_only() -> None:
    writing = seat_at(board(launcher="R r1c1"), board(launcher="G r1c1"), step="writing")
    for seat in (0, 1):
        question = writing.match.question_of(seat)
        assert question is not None
        assert question.silence == Ready()
    hurt = board(colour="red", queue="street-usher", resources={"shield": 1})
    shield = seat_at(hurt, step="combat", dice="- -", enemy="1 basic").match.question_of(0)
    assert shield is not None
    assert shield.silence is None
    assert not shield.within


@pytest.mark.rule("TAM-TMG-15")
def test_out_of_time_in_a_choice_of_ones_own_one_is_silent_in_the_step_around_it() -> None:
    writing = seat_at(board(colour="green", launcher="G r1c1, G r1c3"), step="writing")
    a = writing.players[0]
    a.uses("walker-green")
    cell = writing.match.question_of(0)
    assert cell is not None
    assert (cell.rule != "TAM-WRI-02", cell.within) == (True, "TAM-WRI-02")
    check = seat_at(
        board(colour="red", at=16, launcher="R r1c1"),
        board(colour="blue", launcher="B r1c1"),
        scenario="a",
        story="a07",
        step="activities",
        time=5,
    )
    a, b = check.players
    a.does(a.activity("a07", "check"))
    own = check.match.question_of(0)
    assert own is not None
    assert own.within == "TAM-ADV-01"
    a.does(Stop())
    joining = check.match.question_of(1)
    assert joining is not None
    assert b.asked == "TAM-CHK-02"
    assert not joining.within, "B has begun nothing in this step"
