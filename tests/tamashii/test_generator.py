"""TAM-GEN-03: the rules of the generator cards, one by one."""

import pytest

from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.changed import entry_trace, linger_trace, value_of
from dreamtable.games.tamashii.conditions import pool
from dreamtable.games.tamashii.launcher import CORRUPTED
from dreamtable.games.tamashii.look import next_to
from dreamtable.games.tamashii.model import Step, TamashiiOptions
from dreamtable.games.tamashii.moves import (
    Accept,
    Equip,
    MoveTo,
    Pass,
    PickSeat,
    PickWay,
    Reroll,
    Stop,
    TryObjective,
)
from dreamtable.games.tamashii.planning import begin_writing
from dreamtable.games.tamashii.rules import RULES
from dreamtable.kernel import Match
from tamashii.kit import Scene, board, fresh, seat_at


def beside(scene: Scene, mover: int = 0, other: int = 1) -> MoveTo:
    """Let a player stand next to another one; return the move that leads there."""
    s = scene.s
    here = s.players[other].place
    s.players[mover].place = next(at for at in next_to(s, here) if not s.places[at].lying)
    return MoveTo(here)


def neighbours_at_move(interaction: str, **about: object) -> Scene:
    """Two players next to each other; the first is about to move."""
    scene = seat_at(
        board(at=2, **about),  # type: ignore[arg-type]
        board(at=1, resources={"energy": 2}),
        mode="rivals",
        interaction=interaction,
        step="writing",
    )
    beside(scene)
    scene.goes_on(until=Step.MOVE)
    return scene


# Variable rules


@pytest.mark.rule("TAM-GEN-03")
def test_gv01_every_resource_holds_at_most_4() -> None:
    scene = seat_at(
        board(launcher="R r1c1, R r1c2, R r1c3, R r1c4", resources={"energy": 3}),
        mode="rivals",
        variable="gv01",
    )
    assert scene.players[0].launches("RRRR").has("energy") == 4


@pytest.mark.rule("TAM-GEN-03")
def test_gv02_linger_trace_is_1_higher() -> None:
    s = seat_at(board(), mode="rivals", variable="gv02").s
    assert (entry_trace(s, s.players[0].place, 0), linger_trace(s, s.players[0].place, 0)) == (1, 2)


@pytest.mark.rule("TAM-GEN-03")
def test_gv03_the_experience_program_gives_2() -> None:
    scene = seat_at(board(launcher="R r1c1, Y r1c2, G r1c3, B r1c4"), mode="rivals", variable="gv03")
    assert scene.players[0].launches("RYGB").board.xp == 2


@pytest.mark.rule("TAM-GEN-03")
def test_gv05_attaching_gives_a_resource() -> None:
    launcher = "B r1c1, B r1c2, B r2c1, B r2c2"
    scene = seat_at(board(launcher=launcher), mode="rivals", variable="gv05", market="bulwark", bodies="")
    a = scene.players[0].launches("BB/BB")
    a.does(Accept())
    a.picks("memory")
    assert (a.bodies, a.has("memory")) == ("bulwark", 1)


@pytest.mark.rule("TAM-GEN-03")
def test_gv06_six_tokens_are_one_too_many() -> None:
    six = "R r1c1, R r1c3, Y r2c2, Y r2c4, G r3c1, G r3c3"
    scene = seat_at(
        board(launcher=six, bag="B8"),
        board(launcher=six[:-8], bag="B8"),
        mode="rivals",
        variable="gv06",
        interaction="gi08",
        turn="B",
    )
    a, b = scene.players
    a.picks("r1c1")
    assert (a.count("dump"), b.count("dump")) == (1, 0)


@pytest.mark.rule("TAM-GEN-03")
@pytest.mark.parametrize(("enemy", "xp"), [("rust-hound:3", 1), ("catcher:7", 2), ("incinerator:9", 2)])
def test_gv07_strong_enemies_give_more_experience(enemy: str, xp: int) -> None:
    scene = seat_at(
        board(queue=enemy), mode="rivals", variable="gv07", step="combat", dice="H -", enemy="- basic"
    )
    a = scene.players[0]
    a.does(a.box("walker-red", "H*", 1))
    assert (a.queue, a.board.xp) == ("", xp)


@pytest.mark.rule("TAM-GEN-03")
def test_gv08_everybody_moves_1_farther() -> None:
    for seed in range(80):
        s = fresh(2, mode="rivals", seed=f"green {seed}").state
        if NUMBERS["gv08"] in s.standing:
            break
    assert NUMBERS["gv08"] in s.standing
    assert [value_of(s, seat, "move") for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("TAM-GEN-03")
def test_gv09_equipping_costs_1_less_but_never_less_than_nothing() -> None:
    scene = seat_at(
        board(cards="tea-and-wire phalanx-loop", resources={"memory": 1}),
        mode="rivals",
        variable="gv09",
        step="before-refill",
    )
    a = scene.players[0]
    a.does(Equip(NUMBERS["tea-and-wire"]))
    assert a.has("memory") == 1
    a.does(Equip(NUMBERS["phalanx-loop"]))
    assert a.has("memory") == 0


@pytest.mark.rule("TAM-GEN-03")
def test_gv10_every_repel_gives_1_more_corrupted_code() -> None:
    scene = seat_at(board(queue="rust-hound", launcher="G r1c1, G r1c2"), mode="rivals", variable="gv10")
    a = scene.players[0].launches("GG", of="rust-hound")
    assert a.count("dump", "X") == 2


# Interactions


@pytest.mark.rule("TAM-GEN-03")
def test_gi01_who_is_met_is_seen() -> None:
    scene = neighbours_at_move("gi01")
    a, b = scene.players
    a.does(MoveTo(b.board.place))
    assert (b.board.trace, a.board.trace) == (1, 1)


@pytest.mark.rule("TAM-GEN-03")
def test_gi03_a_point_is_taken_once_a_round() -> None:
    scene = neighbours_at_move("gi03")
    a, b = scene.players
    a.does(MoveTo(b.board.place), Accept())
    assert (a.has("energy"), b.has("energy")) == (1, 1)


@pytest.mark.rule("TAM-GEN-03")
def test_gi04_the_toll_is_a_resource_or_trace() -> None:
    scene = neighbours_at_move("gi04", resources={"shield": 1})
    a, b = scene.players
    a.does(MoveTo(b.board.place))
    give, _ = (one for one in a.menu if isinstance(one, PickWay))
    a.does(give)
    assert (a.has("shield"), b.has("shield"), a.board.trace) == (0, 1, 1)


@pytest.mark.rule("TAM-GEN-03")
def test_gi04_who_has_nothing_to_give_raises_trace() -> None:
    scene = neighbours_at_move("gi04")
    a, b = scene.players
    a.does(MoveTo(b.board.place))
    assert a.board.trace == 3


@pytest.mark.rule("TAM-GEN-03", "TAM-RES-10")
def test_gi05_a_duel_takes_experience_and_both_may_reroll() -> None:
    scene = seat_at(
        board(resources={"reroll": 1}),
        board(xp=2),
        mode="rivals",
        interaction="gi05",
        step="activities",
        dice="- - H -",
    )
    a, b = scene.players
    a.does(a.activity("gi05", "duel"))
    scene.dice("S")
    a.does(Reroll(0, 0, 1))
    assert (a.board.xp, b.board.xp, a.has("reroll")) == (1, 1, 0)
    assert not a.can(a.activity("gi05", "duel"))


@pytest.mark.rule("TAM-GEN-03")
def test_gi06_a_jammed_player_does_at_most_2_writes() -> None:
    scene = seat_at(
        board(launcher="B r1c1, R r1c2, B r1c3"), board(bodies="weaver"), mode="rivals", interaction="gi06"
    )
    a, b = scene.players
    a.launches("B?B", of="gi06")
    a.does(PickSeat(1))
    begin_writing(scene.s)
    assert (a.board.writes, b.board.writes) == (3, 2)


@pytest.mark.rule("TAM-GEN-03", "TAM-VS-22")
def test_gi07_a_reset_leaks() -> None:
    scene = seat_at(
        board(integrity=1, queue="street-usher"),
        board(),
        mode="rivals",
        interaction="gi07",
        step="combat",
        dice="- -",
        enemy="1 basic",
    )
    a, b = scene.players
    b.picks("reroll")
    assert (a.has("reroll"), b.has("reroll")) == (0, 1)
    assert pool(a.board)[CORRUPTED] == 2


@pytest.mark.rule("TAM-GEN-03")
def test_gi08_the_player_on_the_left_may_write() -> None:
    scene = seat_at(
        board(at=1),
        board(at=2, launcher="R r1c1"),
        board(at=3, launcher="R r1c1"),
        mode="rivals",
        interaction="gi08",
        step="move",
    )
    a, b, _ = scene.players
    s = scene.s
    goal = next(one for one in a.menu if isinstance(one, MoveTo) and not s.places[one.place].shown)
    a.does(goal)
    while b.asked == "":
        a.does(a.menu[0])
    b.does(Accept()).writes("r1c1", "r1c2")
    assert b.lies_on("r1c2") == "R"


@pytest.mark.rule("TAM-GEN-03")
def test_gi09_tokens_of_the_same_cell_are_exchanged() -> None:
    scene = seat_at(
        board(colour="red", launcher="Y r1c1, R r1c2, Y r1c3, G r2c2"),
        board(launcher="B r2c2, B r3c3"),
        mode="rivals",
        interaction="gi09",
    )
    a, b = scene.players
    a.launches("Y*Y", of="gi09")
    while a.lies_on("r2c2") == "G":
        a.does(a.menu[0])
    assert (a.lies_on("r2c2"), b.lies_on("r2c2")) == ("B", "G")


@pytest.mark.rule("TAM-GEN-03")
def test_gi10_players_who_share_a_tile_gain_a_shield() -> None:
    scene = seat_at(board(at=1), board(at=1), board(at=2), mode="rivals", interaction="gi10", turn="C")
    assert [one.has("shield") for one in scene.players] == [1, 1, 0]


# The order of things


@pytest.mark.rule("TAM-VS-10", "TAM-VS-11")
def test_all_try_one_objective_before_the_next_one() -> None:
    scene = seat_at(
        board(colour="red", launcher="R r1c1, R r1c2"),
        board(colour="blue", launcher="R r1c1, B r1c2"),
        mode="rivals",
        objectives="go05 go06",
        step="world",
        time=3,
    )
    a, b = scene.players
    core, red = TryObjective(NUMBERS["go05"]), TryObjective(NUMBERS["go06"])
    assert not a.can(red)
    a.does(core)
    scene.dice("-")
    a.picks("r1c1").does(Stop())
    assert b.can(core)
    b.does(Pass())
    a.does(red)
    scene.dice("-")
    a.picks("r1c2")
    assert b.can(red)
    assert not b.can(core)


@pytest.mark.rule("TAM-VS-06", "TAM-VS-07", "TAM-VS-08")
def test_the_start_reward_comes_before_rules_and_objectives() -> None:
    asked = 0
    for seed in range(12):
        match = Match(RULES, 2, f"reward {seed}", TamashiiOptions(), mode="rivals")
        while match.state.round == 0:
            if match.state.step == Step.OPENING:
                asked += 1
                assert match.state.objectives == []
                assert len(match.state.standing) == 1
            match.choose(match.due()[0], 0)
    assert asked


@pytest.mark.rule("TAM-VS-20", "TAM-VS-15")
def test_whoever_is_tied_in_points_and_corrupted_codes_wins_together() -> None:
    scene = seat_at(
        board(resources={"energy": 3}),
        board(resources={"shield": 1, "memory": 2}),
        board(dump="X1 O2"),
        mode="rivals",
        objectives="go01 go02 go03",
        step="world",
        time=1,
    )
    outcome = scene.s.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([1, 1, 1], [0, 1])
