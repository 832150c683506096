"""Each scenario by its own mechanics."""

import pytest

from dreamtable.games.tamashii.advance import open_activities
from dreamtable.games.tamashii.box import NUMBERS
from dreamtable.games.tamashii.changed import may_enter, reach
from dreamtable.games.tamashii.conditions import Onlooker, count_at
from dreamtable.games.tamashii.events import CardDropped, TimeSet
from dreamtable.games.tamashii.look import place_of_tile
from dreamtable.games.tamashii.model import GAP, HIT, NOTHING
from dreamtable.games.tamashii.moves import (
    Accept,
    DoActivity,
    MoveTo,
    OfferCard,
    PickCode,
    PickNumber,
    PickPlace,
    PickWay,
    Ready,
    Stay,
    UseAbility,
)
from tamashii.kit import board, fresh, seat_at

# B: survivors are led to the Shelter


@pytest.mark.rule("TAM-TOK-03", "TAM-RST-01")
def test_b_survivors_are_carried_and_dropped_by_a_reset() -> None:
    s = fresh(3, "b").state
    assert count_at(Onlooker(s, 0), "survivor", "map") == 9
    scene = seat_at(
        board(at=3),
        story="b01",
        specials="b06 b07",
        step="activities",
        reveal=[3],
        tokens={3: {"survivor": 2}},
    )
    a, _ = scene.players
    a.does(a.activity("b06", "take"))
    assert a.board.carried == {"survivor": 1}
    assert scene.tile(3)["survivor"] == 1
    from dreamtable.games.tamashii.harm import reset

    list(reset(scene.match._game, 0))
    assert a.board.carried == {}
    assert scene.tile(3)["survivor"] == 2


@pytest.mark.rule("TAM-MAP-05", "TAM-SCE-11")
def test_b_burning_the_bridge_removes_its_tile() -> None:
    scene = seat_at(board(at=19), board(at=1), story="b01", specials="b06 b07", step="boss", time=5)
    scene.votes(1)
    a, _ = scene.players
    assert place_of_tile(scene.s, 19) == NOTHING
    assert a.asked == "TAM-MAP-16"
    a.does(a.menu[0])
    assert scene.s.places[a.board.place].tile != GAP
    assert scene.drew("b04")


# C: the afternoon repeats itself


@pytest.mark.rule("TAM-SCE-04", "TAM-TOK-04", "TAM-CHK-02")
def test_c_a_card_on_a_tile_is_turned_by_who_enters() -> None:
    scene = seat_at(board(at=1), scenario="c", story="c01", specials="c12", step="move", time=3)
    s = scene.s
    s.laid = [NUMBERS["c05"]]
    for place in s.places:
        place.lying = 0
    goal = next(at for at in reach(s, s.players[0].place, 2, 0) if s.places[at].tile not in (1, 20))
    s.places[goal].lying = 1
    s.faces[NUMBERS["c12"]] = [2]
    a = scene.players[0]
    a.does(MoveTo(goal))
    assert scene.drew("c05")
    assert s.laid == []
    assert s.places[goal].lying == 0


@pytest.mark.rule("TAM-SCE-05", "TAM-VOC-11")
def test_c_the_loop_restarts_and_tokens_move_on() -> None:
    scene = seat_at(board(at=11), scenario="c", story="c01", specials="c12", step="world", time=1, success=2)
    assert scene.story == "c02"
    assert scene.on("c02") == {"success": 2}
    assert scene.on("c12")["loop"] == 1
    assert scene.s.time == 3
    assert all(one.tile == 1 for one in scene.players)
    assert sum(place.lying for place in scene.s.places) == 4


# D: favours for the ledger


@pytest.mark.rule("TAM-UPG-04", "TAM-SCE-06")
def test_d_an_equipped_card_traded_to_the_named_player_counts() -> None:
    scene = seat_at(
        board(cards="tea-and-wire*"),
        board(),
        scenario="d",
        story="d02",
        specials="d09",
        step="writing",
        time=6,
    )
    a, b = scene.players
    scene.s.named = {NUMBERS["d09"]: 1}
    a.does(OfferCard(NUMBERS["tea-and-wire"], 1))
    b.does(Accept())
    assert scene.on("d02") == {"ninkyodo": 1}
    assert NUMBERS["d09"] not in scene.s.specials
    assert CardDropped(NUMBERS["d09"]) in scene.events


@pytest.mark.rule("TAM-AUG-12")
def test_d_a_card_is_delivered_where_the_ascend_token_lies() -> None:
    scene = seat_at(
        board(at=2, cards="breach-charge*"),
        scenario="d",
        story="d02",
        specials="d08",
        step="activities",
        time=6,
        tokens={2: {"ascend": 1}},
    )
    a, b = scene.players
    b.does(Ready())
    a.does(a.activity("d08", "deliver"))
    assert scene.on("d02") == {"spartans": 1}
    assert a.board.cards == []


# E: corrupted codes are carried out and burned


@pytest.mark.rule("TAM-COD-03", "TAM-COD-05", "TAM-PRG-06")
def test_e_burned_codes_lie_on_the_ash_card() -> None:
    scene = seat_at(
        board(colour="red", at=17, launcher="X r1c1, R r1c2, X r1c3"),
        scenario="e",
        story="e02",
        specials="e05 e06 e07 e08",
        time=5,
    )
    a = scene.players[0]
    a.launches("X*X", of="e06")
    assert scene.on("e05") == {"corrupted": 2}
    assert a.count("dump", "X") == 0


@pytest.mark.rule("TAM-COD-07")
def test_e_an_empty_supply_only_costs_time() -> None:
    scene = seat_at(
        board(at=16),
        scenario="e",
        story="e02",
        specials="e05 e06 e07 e08",
        step="activities",
        time=5,
        corrupted=0,
    )
    a, _ = scene.players
    a.does(a.activity("guide-e", "gather"), PickNumber(2))
    assert scene.story == "e09"
    assert TimeSet(4) in scene.events  # the card itself
    assert TimeSet(3) in scene.events  # the second code


# G: bodies remember


@pytest.mark.rule("TAM-BOD-05", "TAM-BOD-08")
def test_g_the_first_attach_reveals_a_memory() -> None:
    tokens = "B r1c1, B r1c2, B r2c1, B r2c2"
    scene = seat_at(
        board(launcher=tokens),
        scenario="g",
        story="g01",
        specials="g06 g07",
        market="bulwark soldier",
        bodies="weaver",
        time=7,
    )
    a = scene.players[0]
    a.launches("BB/BB").does(Accept())
    assert scene.on("bulwark") == {"body-memory": 1}
    assert count_at(Onlooker(scene.s, 0), "body-memory", "bodies") == 1


@pytest.mark.rule("TAM-BOD-07")
def test_g_two_wearers_on_a_tile_are_witnesses() -> None:
    scene = seat_at(
        board(at=13, bodies="soldier"),
        board(at=13, bodies="courier"),
        scenario="g",
        story="g02",
        specials="g06 g07",
        step="launch",
        time=6,
    )
    scene.s.tokens[NUMBERS["soldier"]] = {"body-memory": 1}
    scene.s.tokens[NUMBERS["courier"]] = {"body-memory": 1}
    for _ in range(40):
        if scene.players[0].can(DoActivity) or scene.match.question is None:
            break
        scene.match.choose(scene.match.due()[0], 0)
    a, _ = scene.players
    a.does(a.activity("g07", "witness"))
    assert scene.on("g07") == {"body-memory": 2}


@pytest.mark.parametrize(("players", "memories"), [(2, 6), (3, 7), (4, 7)])
@pytest.mark.rule("TAM-ADV-03")
def test_g_the_hearing_wants_one_memory_more_of_three_or_four(players: int, memories: int) -> None:
    def heard(brought: int) -> bool:
        brought_there = {"g07": {"body-memory": brought}}
        boards = [board(at=13) for _ in range(players)]
        scene = seat_at(*boards, scenario="g", story="g02", step="world", time=6, on=brought_there)
        return scene.drew("g03")

    assert heard(memories)
    assert not heard(memories - 1)


# H: the commons


@pytest.mark.rule("TAM-COD-10", "TAM-SCE-12", "TAM-UPG-05")
def test_h_a_commons_program_at_its_place() -> None:
    tokens = "R r1c1, O r1c2, R r1c3, G r3c1, G r3c2, G r3c3"
    scene = seat_at(board(at=11, launcher=tokens), scenario="h", story="h01", specials="h04 h08", time=9)
    a = scene.players[0]
    a.launches("ROR", of="h04")
    assert scene.tile(11)["success"] == 1
    assert a.count("dump", "O") == 0
    assert not a.can(a.launch("ROR", of="h04"))
    away = seat_at(board(at=1, launcher=tokens), scenario="h", story="h01", specials="h04 h08").players[0]
    assert not away.can(away.launch("ROR", of="h04"))
    from dreamtable.games.tamashii.changed import upgrade_costs

    assert upgrade_costs(scene.s)["open"] == 1


# J: hush


@pytest.mark.rule("TAM-TRC-04", "TAM-SCE-08")
def test_j_the_top_space_is_8_and_costs_time() -> None:
    scene = seat_at(
        board(at=1, trace=7),
        scenario="j",
        story="j01",
        specials="j07",
        step="move",
        time=6,
        deck="catcher scan-drone",
    )
    a = scene.players[0]
    a.does(Stay())
    assert a.queue == "catcher scan-drone"
    assert scene.s.time == 5


@pytest.mark.rule("TAM-ENM-09", "TAM-CBT-01")
def test_j_repel_costs_time_and_combat_can_be_skipped() -> None:
    scene = seat_at(
        board(launcher="G r1c1, G r1c2", queue="rust-hound"),
        scenario="j",
        story="j01",
        specials="j07",
        time=6,
    )
    a = scene.players[0]
    a.launches("GG", of="rust-hound")
    assert a.count("dump", "X") == 0
    assert scene.s.time == 5
    quiet = seat_at(
        board(launcher="G r1c1, G r1c2, Y r3c3", queue="rust-hound"),
        scenario="j",
        story="j01",
        step="combat",
        time=6,
    )
    b = quiet.players[0]
    b.does(next(one for one in b.menu if isinstance(one, UseAbility)))
    assert b.board.integrity == 5
    assert b.queue == "rust-hound"


@pytest.mark.rule("TAM-MAP-02")
def test_j_the_engineer_doubles_the_linger_trace() -> None:
    from dreamtable.games.tamashii.changed import linger_trace

    scene = seat_at(board(at=19), scenario="j", story="j01", specials="j07")
    place = place_of_tile(scene.s, 19)
    assert scene.tile(19)["engineer"] == 1
    assert linger_trace(scene.s, place, 0) == 4


# K: two halves and a bridge


@pytest.mark.rule("TAM-MAP-05", "TAM-SSU-07", "TAM-RST-08")
def test_k_the_bridge_opens_and_closes() -> None:
    s = fresh(2, "k").state
    assert {s.places[p.start].tile for p in s.players} == {1, 2}
    scene = seat_at(
        board(at=11), board(at=13), scenario="k", story="k02", specials="k07 k08 k09", step="world", time=9
    )
    assert "closed" in scene.tile(19)
    bridge = place_of_tile(scene.s, 19)
    assert all(bridge not in reach(scene.s, place, 3, 0) for place in range(len(scene.s.places)))


# P: nobody enters before the eighth card


@pytest.mark.rule("TAM-MAP-04", "TAM-BOS-02")
def test_p_the_core_is_closed_until_the_choir() -> None:
    scene = seat_at(board(), scenario="p", story="p05", time=3)
    s = scene.s
    core = place_of_tile(s, 16)
    assert not may_enter(s, core, 0)
    s.drawn.append(NUMBERS["p08"])
    assert may_enter(s, core, 0)


@pytest.mark.rule("TAM-BOS-03", "TAM-TOK-04")
def test_p_the_choir_has_three_seals() -> None:
    scene = seat_at(board(at=1), scenario="p", story="p07", step="world", time=1)
    for _ in range(20):
        if scene.s.boss is not None and not scene.s.stack:
            break
        scene.match.choose(scene.match.due()[0], 0)
    assert scene.s.boss is not None
    assert len(scene.s.boss.seals) == 3
    assert sum(place.tokens.get("ascend", 0) for place in scene.s.places) >= 4
    assert scene.seen_by(0).boss_seals == 3


@pytest.mark.rule("TAM-CHK-01")
def test_p_a_tower_is_built_by_a_check_of_any_one_type() -> None:
    scene = seat_at(
        board(at=2, launcher="G r1c1, G r1c2"),
        scenario="p",
        story="p03",
        specials="p12",
        step="activities",
        time=4,
        reveal=[2],
        tokens={2: {"engineer": 2}},
    )
    a = scene.players[0]
    a.does(a.activity("p12", "tower"))
    scene.dice("S S")
    a.picks("r1c1", "r1c2")
    assert scene.tile(2).get("success") == 1


@pytest.mark.rule("TAM-SCE-11", "TAM-TOK-04")
def test_c_the_group_picks_the_tiles_that_a_simulation_error_swaps() -> None:
    scene = seat_at(board(at=1), scenario="c", story="c01", specials="c12", step="move", time=3)
    s = scene.s
    s.laid = [NUMBERS["c05"]]
    for place in s.places:
        place.lying = 0
    s.places[place_of_tile(s, 11)].lying = 1
    s.faces[NUMBERS["c12"]] = [HIT]
    a, b = scene.players
    a.moves_to(11)
    assert a.can(PickPlace)
    assert b.can(PickPlace)
    here, there = place_of_tile(s, 14), place_of_tile(s, 10)
    for spot in (here, there):
        a.does(PickPlace(spot))
        b.does(PickPlace(spot))
    assert (s.places[here].tile, s.places[there].tile) == (10, 14)


@pytest.mark.rule("TAM-SCE-11")
def test_d_the_group_picks_the_favour() -> None:
    scene = seat_at(board(), scenario="d", story="d02", step="activities", time=5)
    a, b = scene.players
    a.does(a.activity("d02", "accept"))
    ways = [move for move in b.menu if isinstance(move, PickWay)]
    assert len(ways) == 3
    a.does(ways[0])
    b.does(ways[2])
    assert NUMBERS["d08"] in scene.s.specials  # a tie: the start player's vote
    assert NUMBERS["d10"] not in scene.s.specials
    assert not b.can(b.activity("d02", "accept"))


@pytest.mark.rule("TAM-SCE-04", "TAM-TMG-02")
@pytest.mark.parametrize(("launcher", "ways"), [("R r1c1, Y r3c3", 2), ("R r1c1", 0)])
def test_j_glass_offers_codes_only_to_who_has_two(launcher: str, ways: int) -> None:
    scene = seat_at(
        board(at=1, launcher=launcher), scenario="j", story="j01", specials="j06 j07", step="move", time=8
    )
    s = scene.s
    s.laid = [NUMBERS["j09"]]
    for place in s.places:
        place.lying = 0
    a, _ = scene.players
    goal = next(at for at in reach(s, a.board.place, 1, 0))
    s.places[goal].lying = 1
    a.does(MoveTo(goal))
    while a.can(PickCode):
        a.does(a.menu[0])
    assert len([move for move in a.menu if isinstance(move, PickWay)]) == ways
    assert ways or (a.board.trace is not None and a.board.trace >= 2)


@pytest.mark.rule("TAM-ENM-09")
def test_j_a_repel_costs_time_once_however_many_codes_are_due() -> None:
    scene = seat_at(
        board(launcher="B r1c1, B r1c2, R r2c1, R r2c2", queue="incinerator"),
        scenario="j",
        story="j01",
        specials="j06 j07",
        time=6,
    )
    a = scene.players[0].launches("BB/RR", of="incinerator")
    assert (a.count("dump", "X"), scene.s.time) == (0, 5)


@pytest.mark.rule("TAM-MAP-05", "TAM-VOC-12")
def test_k_nobody_is_put_on_the_closed_bridge() -> None:
    scene = seat_at(
        board(colour="red", at=1, cards="swapped-plates*", launcher="B r1c1, Y r1c2, B r1c3"),
        board(at=2),
        scenario="k",
        story="k02",
        specials="k07 k08 k09",
        time=6,
        tokens={19: {"closed": 1}},
    )
    a, _ = scene.players
    a.launches("BYB", of="swapped-plates")
    assert a.can(PickPlace(place_of_tile(scene.s, 13)))
    assert not a.can(PickPlace(place_of_tile(scene.s, 19)))


@pytest.mark.rule("TAM-VOC-12")
def test_p_nobody_is_put_on_the_closed_core() -> None:
    scene = seat_at(
        board(at=1, cards="swapped-plates*", launcher="B r1c1, Y r1c2, B r1c3"),
        scenario="p",
        story="p05",
        time=5,
    )
    a, _ = scene.players
    a.launches("BYB", of="swapped-plates")
    assert a.can(PickPlace(place_of_tile(scene.s, 9)))
    assert not a.can(PickPlace(place_of_tile(scene.s, 16)))


@pytest.mark.rule("TAM-SCE-11", "TAM-END-01")
def test_b_dawn_comes_at_once_when_the_bridge_takes_the_last_one_outside() -> None:
    scene = seat_at(
        board(at=1), story="b01", specials="b06 b07", step="boss", time=5, tokens={1: {"survivor": 6}}
    )
    for place in scene.s.places:
        place.tokens.pop("survivor", None)
    scene.tile(1)["survivor"] = 6
    scene.tile(19)["survivor"] = 2
    scene.votes(1)
    assert scene.over == "victory"
    assert scene.drew("b10")


@pytest.mark.rule("TAM-COD-07", "TAM-COD-08", "TAM-SCE-09")
def test_e_two_codes_due_at_once_cost_two_rounds() -> None:
    scene = seat_at(
        board(integrity=1, queue="rust-hound"),
        scenario="e",
        story="e02",
        specials="e05 e06 e07 e08",
        step="combat",
        time=5,
        corrupted=0,
        dice="- -",
        enemy="1 basic",
    )
    assert scene.story == "e09"
    assert (scene.s.round, scene.s.time) == (3, 3)
    assert scene.on("e08") == {"frost": 1}


@pytest.mark.rule("TAM-ADV-02", "TAM-TOK-03")
def test_b_nobody_is_taken_along_where_nobody_waits() -> None:
    scene = seat_at(
        board(at=3), story="b01", specials="b06 b07", step="activities", tokens={3: {"survivor": 1}}
    )
    a, _ = scene.players
    a.does(a.activity("b06", "take"))
    scene.s.done = []
    assert a.board.carried == {"survivor": 1}
    assert a.activity("b06", "take").activity not in open_activities(scene.match._game, 0)
