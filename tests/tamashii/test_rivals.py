"""TAM-VS, TAM-GEN: against each other."""

import pytest

from dreamtable.games.tamashii.box import BOX, CARDS, NUMBERS, TILES
from dreamtable.games.tamashii.cards import ClassCard, Objective
from dreamtable.games.tamashii.conditions import pool
from dreamtable.games.tamashii.events import ObjectiveTaken, Scored
from dreamtable.games.tamashii.goals import visit
from dreamtable.games.tamashii.model import NOTHING, Length, Step, TamashiiOptions
from dreamtable.games.tamashii.moves import (
    Pass,
    PickCell,
    Reroll,
    SpendEnergy,
    StartAt,
    Stop,
    TryObjective,
    UnlockCell,
)
from dreamtable.games.tamashii.rivals import score, score_all
from dreamtable.games.tamashii.rules import RULES
from dreamtable.kernel import Match
from dreamtable.kernel.game import GameOver
from tamashii.kit import board, cell, fresh, seat_at


@pytest.mark.rule("TAM-VS-01", "TAM-VS-02", "TAM-VS-04", "TAM-VS-05", "TAM-VS-07", "TAM-VS-08", "TAM-CMP-14")
def test_s73_set_up_for_three() -> None:
    s = fresh(3, "a", "rivals").state
    assert len(s.objectives) == 3
    assert s.next_objective != NOTHING
    assert s.next_objective not in s.objectives
    assert len({p.place for p in s.players}) == 3
    assert all(TILES[s.places[p.place].tile].type == "start" for p in s.players)
    assert all(p.protocol == NOTHING for p in s.players)
    for p in s.players:
        assert sorted(BOX.card(card, ClassCard).role for card in p.equipped) == ["start", "start-solo"]
    assert len(fresh(2, "a", "rivals").state.objectives) == 2
    assert len(s.standing) == 3


@pytest.mark.rule("TAM-VS-05", "TAM-GEN-01")
def test_no_two_players_start_on_the_same_tile() -> None:
    match = Match(RULES, 4, "starts", TamashiiOptions(start=0), mode="rivals")
    while not any(isinstance(one, StartAt) for one in match.menu(match.due()[0])):
        match.choose(match.due()[0], 0)
    first = match.menu(0)[0]
    match.answer(0, first)
    assert first not in match.menu(1)
    hidden = [one for one in match.state.places if not one.shown]
    assert 6 <= len(hidden) <= 10
    assert all(one.explore for one in hidden)


@pytest.mark.rule("TAM-VS-03", "TAM-VS-06")
def test_the_length_sets_the_time() -> None:
    for length, time in ((Length.SHORT, 5), (Length.MEDIUM, 7), (Length.LONG, 9)):
        assert fresh(2, "a", "rivals", length=length.value).state.time == time


@pytest.mark.rule("TAM-VS-12", "TAM-VS-13", "TAM-GEN-02")
def test_s74_an_objective_is_taken_at_once() -> None:
    tokens = "R r1c1, R r1c2, R r1c3, R r1c4"
    scene = seat_at(board(launcher=tokens), mode="rivals", objectives="go11 go01")
    a, _ = scene.players
    following = scene.s.next_objective
    a.launches("RRRR")
    assert a.board.taken == [NUMBERS["go11"]]
    assert scene.seen_by(1).players[0].taken == [NOTHING]
    assert following in scene.s.objectives
    assert scene.s.next_objective != following


@pytest.mark.rule("TAM-VS-14")
def test_a_state_that_is_fulfilled_already_counts_from_the_start_player() -> None:
    scene = seat_at(
        board(bodies="soldier courier"),
        board(bodies="weaver anvil", xp=2),
        mode="rivals",
        objectives="go01 go02",
        step="writing",
        first="B",
    )
    a, b = scene.players
    b.does(next(one for one in b.menu if isinstance(one, UnlockCell)))
    assert scene.happened(ObjectiveTaken)[0] == ObjectiveTaken(1, NUMBERS["go01"])
    assert a.board.taken == []


@pytest.mark.rule("TAM-VS-18", "TAM-VS-19")
def test_s75_scoring() -> None:
    scene = seat_at(
        board(
            resources={"shield": 3, "memory": 2, "energy": 1, "reroll": 1},
            locks="r1c5 r2c5",
            dump="O1 X2",
            cap=6,
            integrity=6,
            cards="sickle-routine* lone-mark* termination-code* breach-charge* nobody-home*",
        ),
        mode="rivals",
    )
    a = scene.players[0]
    five = [card for card in BOX.of(Objective) if BOX.card(card, Objective).points in (2, 3)]
    two = next(card for card in five if BOX.card(card, Objective).points == 2)
    three = next(card for card in five if BOX.card(card, Objective).points == 3)
    a.board.taken = [two, three]
    assert score(scene.s, 0) == 12


@pytest.mark.rule("TAM-VS-20")
def test_s76_a_tie_goes_to_fewer_corrupted_codes() -> None:
    scene = seat_at(board(dump="X2", resources={"energy": 3}), board(dump="X1"), mode="rivals")
    with pytest.raises(GameOver) as over:
        score_all(scene.match._game)
    assert over.value.outcome.scores == [-1, -1]
    assert over.value.outcome.winners == [1]
    shared = seat_at(board(), board(), mode="rivals")
    with pytest.raises(GameOver) as both:
        score_all(shared.match._game)
    assert both.value.outcome.winners == [0, 1]


@pytest.mark.rule("TAM-VS-17")
def test_s77_the_last_tile_becomes_a_stronghold() -> None:
    from dreamtable.games.tamashii.exploring import last_tile

    scene = seat_at(board(), mode="rivals")
    s = scene.s
    strongholds = [tile for tile, one in TILES.items() if one.type == "stronghold"]
    plain = iter(tile for tile in (9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20))
    for one in s.places:
        if not one.shown:
            one.shown, one.tile = True, next(plain)
    s.tile_box = list(strongholds)
    last = len(s.places) - 2
    last_tile(scene.match._game, last)
    assert TILES[s.places[last].tile].type == "stronghold"


@pytest.mark.rule("TAM-VS-10", "TAM-VS-11", "TAM-VS-15")
def test_s78_checks_then_the_token_then_time() -> None:
    scene = seat_at(
        board(launcher="R r1c1, R r1c2"),
        board(launcher="R r1c1"),
        mode="rivals",
        objectives="go06 go02",
        step="world",
        time=1,
    )
    a, b = scene.players
    check = TryObjective(NUMBERS["go06"])
    a.does(check)
    scene.dice("S S")
    a.picks("r1c1", "r1c2")
    assert a.board.taken == [NUMBERS["go06"]]
    assert not b.can(check)
    assert scene.over == "scored"
    assert scene.s.time == 0
    assert len(scene.happened(Scored)) == 2


@pytest.mark.rule("TAM-VS-11")
def test_one_attempt_for_each_player_and_objective() -> None:
    scene = seat_at(
        board(launcher="R r1c1, R r1c2"), mode="rivals", objectives="go06 go02", step="world", time=3
    )
    a, _ = scene.players
    a.does(TryObjective(NUMBERS["go06"]))
    scene.dice("- -")
    a.does(PickCell(cell("r1c1")), Stop())
    assert not a.can(TryObjective(NUMBERS["go06"]))


@pytest.mark.rule("TAM-VS-11", "TAM-VS-14")
def test_no_card_that_came_in_this_step_can_be_tried_however_many_came_at_once() -> None:
    scene = seat_at(
        board(colour="red", launcher="R r1c1, R r1c2, R r1c3", cap=7),
        board(colour="blue", launcher="B r1c1"),
        mode="rivals",
        objectives="go06 go02",
        step="world",
        time=3,
    )
    a, b = scene.players
    scene.s.next_objective, scene.s.objective_deck = NUMBERS["go18"], [NUMBERS["go05"]]
    a.does(TryObjective(NUMBERS["go06"]))
    scene.dice("S S")
    a.picks("r1c1", "r1c2").does(Stop())
    assert a.board.taken == [NUMBERS["go06"], NUMBERS["go18"]]
    assert NUMBERS["go05"] in scene.s.objectives
    assert not a.can(TryObjective)
    assert not b.can(TryObjective)
    scene.goes_on(until=Step.WORLD)
    assert scene.s.round == 3
    assert any(one.can(TryObjective(NUMBERS["go05"])) for one in (a, b))


@pytest.mark.rule("TAM-VS-16", "TAM-VS-12")
def test_s96_the_start_player_is_asked_first() -> None:
    once = "r2c5 r3c5 r4c5"
    scene = seat_at(
        board(xp=2, locks=once),
        board(),
        board(xp=2, locks=once),
        mode="rivals",
        first="C",
        objectives="go07 go02 go03",
        step="writing",
    )
    a, _, c = scene.players
    assert scene.match.due() == (2,)
    assert a.menu == ()
    c.unlocks("r2c5")
    assert c.board.taken == [NUMBERS["go07"]]


@pytest.mark.rule("TAM-VS-09", "TAM-VS-22")
def test_corrupted_codes_belong_to_the_common_supply() -> None:
    scene = seat_at(
        board(integrity=1, queue="street-usher"), mode="rivals", step="combat", dice="- -", enemy="1 basic"
    )
    assert scene.players[0].board.resets == 1
    assert scene.s.supply[6] == 14
    from dreamtable.games.tamashii.codes import discard_from

    a = scene.players[0]
    pile = a.board.dump if a.board.dump[6] else a.board.bag
    list(discard_from(scene.match._game, 0, pile, 6))
    assert scene.s.supply[6] == 15


@pytest.mark.rule("TAM-VS-21", "TAM-VS-07", "TAM-GEN-03")
def test_rules_of_the_generator_hold_for_all() -> None:
    from dreamtable.games.tamashii.changed import resource_cap, top_space

    assert resource_cap(seat_at(board(), mode="rivals", variable="gv01").s) == 4
    assert top_space(seat_at(board(), mode="rivals", variable="gv04").s) == 8
    handed = seat_at(
        board(colour="red", launcher="Y r1c1, R r1c2, Y r1c3", queue="catcher:2"),
        mode="rivals",
        interaction="gi02",
    )
    a, b = handed.players
    b.board.place = a.board.place
    a.launches("?*?", of="gi02")
    assert (a.queue, b.queue) == ("", "catcher:2")
    assert isinstance(CARDS[NUMBERS["gi02"]].id, str)
    assert Pass() not in a.menu


@pytest.mark.rule("TAM-GEN-02", "TAM-VOC-10")
def test_tiles_visited_before_an_objective_was_displayed_count_again() -> None:
    scene = seat_at(board(at=1), mode="rivals", objectives="go01 go02", step="move")
    a, g = scene.players[0], scene.match._game
    for tile in (1, 2):
        visit(g, 0, tile)
    scene.s.objectives.append(NUMBERS["go17"])
    for tile in (1, 2, 2, 3):
        visit(g, 0, tile)
    assert a.board.goals[NUMBERS["go17"]] == 3


@pytest.mark.rule("TAM-RES-10")
def test_the_dice_of_a_duel_may_be_rerolled() -> None:
    duellists = board(colour="red", at=1, resources={"reroll": 1}, xp=1), board(colour="blue", at=1, xp=1)
    scene = seat_at(*duellists, mode="rivals", interaction="gi05", step="activities", dice="- - H -")
    a, b = scene.players
    a.does(a.activity("gi05", "duel"))
    assert a.can(Reroll(0, 0, 1))
    scene.dice("S")
    a.does(Reroll(0, 0, 1))
    assert (a.board.xp, b.board.xp) == (2, 0)


@pytest.mark.rule("TAM-VS-22", "TAM-VS-09")
def test_a_reset_takes_what_the_common_supply_still_has_and_nobody_loses_by_it() -> None:
    scene = seat_at(
        board(at=2, integrity=1, queue="street-usher", resources={"energy": 1}), mode="rivals", step="combat"
    )
    a = scene.players[0]
    scene.s.supply[6] = 1
    scene.dice("- -", "1 basic")
    a.does(SpendEnergy(0))
    assert (a.board.resets, pool(a.board)[6], scene.s.supply[6]) == (1, 1, 0)
    assert a.tile == 1
    assert not scene.over
