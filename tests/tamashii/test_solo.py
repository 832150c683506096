"""TAM-SOL: alone, with the robot."""

import pytest

from dreamtable.games.tamashii.box import NUMBERS, TILES
from dreamtable.games.tamashii.changed import linger_trace, reach
from dreamtable.games.tamashii.conditions import boss_left
from dreamtable.games.tamashii.events import DiceRolled, JordanLeft, StepBegan
from dreamtable.games.tamashii.look import distances, place_of_tile
from dreamtable.games.tamashii.model import Find, Scenario, Step, TamashiiOptions
from dreamtable.games.tamashii.moves import (
    AimAtBoss,
    Finish,
    JordanDoes,
    JordanMovesForYou,
    MoveJordan,
    MoveTo,
    PickCode,
    PickPlace,
    PickWay,
    Ready,
    Stay,
    UseArea,
    UseJordan,
    UseOwnFigure,
)
from dreamtable.games.tamashii.rules import RULES
from dreamtable.kernel import Match
from tamashii.kit import Scene, board, fresh, seat_at


@pytest.mark.rule("TAM-SOL-01", "TAM-SOL-02", "TAM-SOL-12")
def test_jordan_starts_beside_the_player() -> None:
    s = fresh(1, "b", "solo").state
    assert s.jordan is not None
    assert (s.jordan.place, s.jordan.battery) == (s.players[0].place, 5)
    roles = sorted(getattr(card, "role", "") for card in map(card_of, s.players[0].equipped))
    assert roles == ["start", "start-solo"]
    assert fresh(1, "a", "solo").state.jordan is None


def card_of(number: int) -> object:
    """Return a card."""
    from dreamtable.games.tamashii.box import CARDS

    return CARDS[number]


@pytest.mark.rule("TAM-SOL-03", "TAM-SOL-04", "TAM-SOL-05")
def test_s70_jordan_reveals_for_the_player_without_trace() -> None:
    scene = seat_at(board(at=1), mode="solo", scenario="b", step="move", jordan=1)
    (a,) = scene.players
    s = scene.s
    goal = next(at for at in reach(s, s.players[0].place, 2, 0) if not s.places[at].shown)
    s.places[goal].find = Find.ENERGY
    a.does(MoveJordan(goal))
    assert s.places[goal].shown
    assert a.has("energy") == 1
    assert a.board.trace == 0
    assert not a.can(MoveJordan)


@pytest.mark.rule("TAM-SOL-06", "TAM-SOL-08", "TAM-SOL-09")
def test_s71_jordans_tile_for_trace_and_effect() -> None:
    scene = seat_at(board(at=1), mode="solo", scenario="h", step="move", jordan=12, reveal=[2])
    (a,) = scene.players
    s = scene.s
    goal = next(one for one in a.menu if isinstance(one, MoveTo) and s.places[one.place].shown)
    entry = goal.place
    a.does(goal, Finish(), UseJordan())
    assert a.board.trace == 3
    assert not a.can(UseArea)
    a.does(UseJordan())
    assert a.has("memory") == 2
    assert s.jordan is not None
    assert s.jordan.battery == 4
    assert s.players[0].place == entry


@pytest.mark.rule("TAM-SOL-11")
def test_s72_without_battery_jordan_leaves_at_the_end_of_the_step() -> None:
    scene = seat_at(
        board(at=1),
        mode="solo",
        scenario="b",
        story="b01",
        specials="b06",
        step="activities",
        jordan=2,
        battery=1,
        tokens={2: {"survivor": 1}},
    )
    (a,) = scene.players
    a.does(UseJordan())
    assert scene.s.jordan is not None
    a.does(next(one for one in a.menu if isinstance(one, JordanDoes)))
    a.does(Ready())
    assert scene.s.jordan is None


@pytest.mark.rule("TAM-SOL-07", "TAM-SOL-06")
def test_a_program_that_belongs_to_a_tile_is_launched_through_jordan_who_stands_there() -> None:
    def table(jordan: int) -> Scene:
        codes = "X r1c1, R r1c2, X r1c3"
        ash = "e05 e06 e07 e08"
        return seat_at(
            board(colour="red", at=1, launcher=codes),
            mode="solo",
            scenario="e",
            story="e02",
            specials=ash,
            jordan=jordan,
        )

    (a,) = table(jordan=17).players
    assert not a.can(a.launch("X*X", of="e06"))
    a.does(UseJordan()).launches("X*X", of="e06")
    jordan = a.scene.s.jordan
    assert jordan is not None
    assert (jordan.battery, a.scene.on("e05")) == (4, {"corrupted": 2})
    (far,) = table(jordan=1).players
    far.does(UseJordan())
    assert not far.can(far.launch("X*X", of="e06"))


@pytest.mark.rule("TAM-SOL-14")
def test_s94_jordan_makes_the_players_move() -> None:
    scene, goal = three_tiles_away("courier")
    (a,) = scene.players
    home = a.board.place
    a.does(JordanMovesForYou(), MoveTo(goal))
    jordan = scene.s.jordan
    assert jordan is not None
    assert (jordan.battery, jordan.place, a.board.place) == (3, goal, home)
    assert a.board.trace == TILES[12].entry == 2, "the entry value of Jordan's tile"
    assert a.asked == "TAM-MAP-13", "Jordan has no free move"
    a.does(UseJordan())
    assert (jordan.battery, a.has("memory")) == (2, 2), "its tile for 1 more"


@pytest.mark.rule("TAM-SOL-14")
def test_s94_jordan_that_stays_for_the_player_costs_the_linger_trace_of_its_tile() -> None:
    scene, goal = three_tiles_away("courier")
    (a,) = scene.players
    jordan = scene.s.jordan
    assert jordan is not None
    jordan.place = goal
    a.does(JordanMovesForYou(), Stay())
    assert (jordan.battery, jordan.place) == (3, goal)
    assert a.board.trace == TILES[12].linger == 3
    assert (TILES[1].linger, a.asked) == (1, "TAM-MAP-13")


@pytest.mark.rule("TAM-SOL-14")
def test_s94_the_own_tile_is_free_after_jordan_made_the_move() -> None:
    scene, goal = three_tiles_away("courier")
    (a,) = scene.players
    a.board.integrity = 2
    a.does(JordanMovesForYou(), MoveTo(goal), UseArea(), PickWay("shelter.1-1"))
    assert scene.s.jordan is not None
    assert (scene.s.jordan.battery, a.board.integrity, a.has("memory")) == (3, 4, 0)


@pytest.mark.rule("TAM-SOL-14", "TAM-SOL-04")
@pytest.mark.parametrize(("body", "far"), [("", 2), ("courier", 3)])
def test_s94_it_goes_as_far_as_the_active_body_and_by_itself_two_tiles(body: str, far: int) -> None:
    scene, _ = three_tiles_away(body)
    (a,) = scene.players
    away = distances(scene.s, a.board.place, 6)
    alone = {move.place for move in a.menu if isinstance(move, MoveJordan)}
    assert alone == {place for place, steps in away.items() if 1 <= steps <= 2}
    a.does(JordanMovesForYou())
    for_you = {move.place for move in a.menu if isinstance(move, MoveTo)}
    assert for_you == {place for place, steps in away.items() if 1 <= steps <= far}


def three_tiles_away(body: str) -> tuple[Scene, int]:
    """Return a table with all tiles face-up, and the place of tile 12, three tiles from both figures."""
    scene = seat_at(
        board(at=1, bodies=body), mode="solo", scenario="c", step="before-refill", jordan=1, battery=4
    )
    s = scene.s
    for place in s.places:
        if not place.shown:
            place.tile, place.shown, place.explore = s.tiles.pop(), True, False
    goal = next(at for at, far in distances(s, s.players[0].place, 3).items() if far == 3)
    other = s.places[place_of_tile(s, 12)]
    other.tile, s.places[goal].tile = s.places[goal].tile, 12
    scene.goes_on(until=Step.MOVE)
    return scene, goal


@pytest.mark.rule("TAM-SOL-08", "TAM-VOC-07")
def test_jordan_is_not_offered_for_a_tile_that_can_do_nothing() -> None:
    scene = seat_at(board(at=1, dump="R1"), mode="solo", scenario="h", step="move", jordan=23, reveal=[23])
    (a,) = scene.players
    a.does(Stay(), Finish(), UseJordan())
    assert a.asked != "TAM-MAP-13"
    assert scene.s.jordan is not None
    assert scene.s.jordan.battery == 5


@pytest.mark.rule("TAM-SOL-15", "TAM-VOC-02")
def test_s95_jordan_alone_does_not_win() -> None:
    both = seat_at(board(at=1), mode="solo", scenario="a", story="a06", step="world", time=3, jordan=1)
    assert both.drew("a10")
    alone = seat_at(board(at=2), mode="solo", scenario="a", story="a06", step="world", time=3, jordan=1)
    assert not alone.drew("a10")


@pytest.mark.rule("TAM-SOL-10", "TAM-RUN-09")
def test_the_battery_is_loaded_by_a_program() -> None:
    tokens = "R r1c1, G r1c2, R r1c3"
    scene = seat_at(board(colour="red", launcher=tokens), mode="solo", jordan=1, battery=3)
    (a,) = scene.players
    a.launches("*?*", of="jordan")
    assert scene.s.jordan is not None
    assert scene.s.jordan.battery == 4
    full = seat_at(board(colour="red", launcher=tokens), mode="solo", jordan=1).players[0]
    assert not full.can(full.launch("*?*", of="jordan"))


@pytest.mark.rule("TAM-CHK-08")
def test_a_team_check_alone_is_a_personal_check() -> None:
    scene = seat_at(
        board(colour="red", at=16, launcher="R r1c1, R r1c2"),
        mode="solo",
        scenario="a",
        story="a07",
        specials="a08",
        step="activities",
        time=5,
        jordan=1,
    )
    (a,) = scene.players
    a.does(a.activity("a07", "check"))
    scene.dice("H H")
    a.picks("r1c1", "r1c2").ready()
    assert scene.over == "victory"


@pytest.mark.rule("TAM-SOL-08")
def test_the_own_tile_counts_if_the_own_figure_is_used() -> None:
    scene = seat_at(board(at=1), mode="solo", scenario="h", step="move", jordan=12)
    (a,) = scene.players
    a.does(Stay(), Finish(), UseOwnFigure())
    assert a.board.trace == 1
    assert a.can(UseArea())
    assert not a.can(UseJordan())
    assert scene.s.step == Step.AREA


@pytest.mark.rule("TAM-SOL-08", "TAM-SOL-09")
def test_on_one_tile_the_figure_that_moved_there_counts_by_its_entry_trace() -> None:
    scene = seat_at(board(at=12), mode="solo", scenario="h", step="move", jordan=2, reveal=[14, 2])
    (a,) = scene.players
    a.does(MoveJordan(a.board.place), Stay())
    assert a.can(UseJordan())
    a.does(UseJordan())
    assert a.board.trace == 2
    assert not a.can(UseArea())
    a.does(UseJordan())
    assert scene.s.jordan is not None
    assert (a.has("memory"), scene.s.jordan.battery) == (2, 4)


@pytest.mark.rule("TAM-SOL-08")
def test_on_one_tile_nothing_is_asked_if_it_is_the_same() -> None:
    scene = seat_at(board(at=1), mode="solo", scenario="h", step="move", jordan=1)
    (a,) = scene.players
    a.does(Stay(), Finish())
    assert (a.asked, a.board.trace) == ("TAM-MAP-13", 1)


@pytest.mark.rule("TAM-SOL-03", "TAM-SOL-04", "TAM-VOC-10")
def test_jordans_own_move_is_no_move_of_the_player() -> None:
    scene = seat_at(
        board(at=1, bodies="ferryman", protocol="cartography", learned=2, launcher="R r1c1"),
        mode="solo",
        scenario="h",
        step="move",
        jordan=1,
        reveal=[2],
    )
    (a,) = scene.players
    s = scene.s
    goal = next(at for at in reach(s, a.board.place, 1, 0) if s.places[at].shown)
    a.does(MoveJordan(goal))
    assert a.asked == "TAM-SOL-05"
    assert a.board.visited == []
    assert a.board.counted == [0, 0, 0]


@pytest.mark.rule("TAM-SOL-14", "TAM-VOC-10")
def test_a_move_that_jordan_makes_for_the_player_is_one() -> None:
    scene = seat_at(
        board(at=1, bodies="ferryman", protocol="cartography", learned=2, launcher="R r1c1"),
        mode="solo",
        scenario="h",
        step="move",
        jordan=1,
        reveal=[2],
    )
    (a,) = scene.players
    s = scene.s
    goal = next(at for at in reach(s, a.board.place, 1, 0) if s.places[at].shown)
    a.does(JordanMovesForYou(), MoveTo(goal))
    assert a.asked == "TAM-WRI-05"
    assert a.board.visited == [s.places[goal].tile]


@pytest.mark.rule("TAM-SOL-03", "TAM-SCE-04", "TAM-MAP-07")
def test_a_card_on_a_tile_waits_for_the_player_not_for_jordan() -> None:
    scene = seat_at(
        board(at=1), mode="solo", scenario="c", story="c01", specials="c12", step="move", time=3, jordan=1
    )
    (a,) = scene.players
    s = scene.s
    s.laid = [NUMBERS["c05"]]
    for place in s.places:
        place.lying = 0
    goal = next(at for at in reach(s, a.board.place, 1, 0) if s.places[at].tile != 20)
    s.places[goal].lying = 1
    a.does(MoveJordan(goal))
    assert not scene.drew("c05")
    a.does(MoveTo(goal))
    assert scene.drew("c05")


@pytest.mark.rule("TAM-SOL-11", "TAM-TOK-03")
def test_what_jordan_carries_stays_on_its_tile_when_it_leaves() -> None:
    scene = seat_at(
        board(at=1),
        mode="solo",
        scenario="b",
        story="b01",
        specials="b06",
        step="activities",
        jordan=2,
        battery=1,
        tokens={2: {"survivor": 1}},
    )
    (a,) = scene.players
    a.does(next(one for one in a.menu if isinstance(one, JordanDoes)))
    assert "survivor" not in scene.tile(2)
    a.does(UseJordan(), Ready())
    assert scene.s.jordan is None
    assert scene.tile(2)["survivor"] == 1


@pytest.mark.rule("TAM-MAP-02", "TAM-SOL-03")
def test_the_engineer_is_as_loud_when_jordan_carries_it() -> None:
    scene = seat_at(
        board(at=19), mode="solo", scenario="j", story="j01", specials="j06 j07", step="move", jordan=19
    )
    s = scene.s
    here = s.players[0].place
    s.places[here].tokens.pop("engineer", None)
    assert linger_trace(s, here, 0) == 2
    assert s.jordan is not None
    s.jordan.carried["engineer"] = 1
    assert linger_trace(s, here, 0) == 4


@pytest.mark.rule("TAM-SSU-07", "TAM-SOL-01")
def test_k_jordan_starts_in_the_other_half() -> None:
    match = Match(RULES, 1, "halves", TamashiiOptions(scenario=Scenario.K), mode="solo")
    while match.state.round == 0:
        assert match.question is not None
        assert match.question.rule != "TAM-SSU-07"
        match.choose(0, 0)
    s = match.state
    assert s.jordan is not None
    assert (s.places[s.players[0].place].tile, s.places[s.jordan.place].tile) == (1, 2)


@pytest.mark.rule("TAM-MAP-16", "TAM-SOL-04")
def test_b_jordan_steps_off_the_burning_bridge_and_reveals_where_it_stands() -> None:
    scene = seat_at(board(at=1), mode="solo", story="b01", specials="b06 b07", step="boss", time=5, jordan=19)
    (a,) = scene.players
    s = scene.s
    a.does([move for move in a.menu if isinstance(move, PickWay)][1])
    goal = next(move for move in a.menu if isinstance(move, PickPlace) and not s.places[move.place].shown)
    a.does(goal)
    while a.can(PickCode):
        a.does(a.menu[0])
    assert s.jordan is not None
    assert s.jordan.place == goal.place
    assert s.places[goal.place].shown
    assert not s.places[goal.place].explore


def before_the_warden(queue: str = "", *, jordan: int, battery: int = 5, dice: str, enemy: str = "") -> Scene:
    """F alone, in combat: the Warden stands on tile 11, the player on tile 1."""
    return seat_at(
        board(colour="red", at=1, queue=queue),
        mode="solo",
        scenario="f",
        story="f02",
        boss="warden-of-ash",
        step="combat",
        time=6,
        jordan=jordan,
        battery=battery,
        dice=dice,
        enemy=enemy,
    )


@pytest.mark.rule("TAM-SOL-06", "TAM-BOS-05", "TAM-CBT-01")
def test_jordan_fights_the_warden_for_a_battery_where_the_player_is_elsewhere() -> None:
    scene = before_the_warden(jordan=11, battery=2, dice="H H")
    (a,) = scene.players
    before = boss_left(scene.s)
    assert a.asked == "TAM-SOL-06"
    a.does(UseJordan())
    assert scene.s.jordan is not None
    assert scene.s.jordan.battery == 1
    a.does(a.box("walker-red", "H*", 2))
    assert before - boss_left(scene.s) == 2
    assert not scene.s.jordan.acting
    assert a.tile == 1
    left = before_the_warden(jordan=11, battery=2, dice="H H")
    left.players[0].does(UseOwnFigure())
    assert left.s.jordan is not None
    assert (left.s.jordan.battery, boss_left(left.s)) == (2, before)
    assert not left.happened(DiceRolled)


@pytest.mark.rule("TAM-SOL-06", "TAM-SOL-11", "TAM-CBT-09")
def test_after_the_combat_jordan_is_no_longer_the_own_figure_and_leaves_without_battery() -> None:
    scene = before_the_warden("catcher", jordan=11, battery=1, dice="H -", enemy="- basic")
    (a,) = scene.players
    before = boss_left(scene.s)
    a.does(UseJordan(), a.box("walker-red", "H*", 1), AimAtBoss())
    assert before - boss_left(scene.s) == 1
    assert a.queue == "catcher"
    assert scene.s.jordan is None
    assert scene.events.index(JordanLeft()) < scene.events.index(StepBegan(Step.ACTIVITIES))


@pytest.mark.rule("TAM-SOL-06", "TAM-SOL-15", "TAM-VOC-02")
def test_jordan_stands_where_all_must_be_while_it_is_the_own_figure_in_the_world_activity() -> None:
    def away() -> Scene:
        return seat_at(
            board(at=2), mode="solo", scenario="a", story="a06", step="world", time=3, jordan=1, battery=2
        )

    scene = away()
    (a,) = scene.players
    assert a.asked == "TAM-SOL-06"
    a.does(UseJordan())
    assert scene.drew("a10")
    stayed = away()
    stayed.players[0].does(UseOwnFigure())
    assert not stayed.drew("a10")
    assert stayed.s.jordan is not None
    assert (stayed.s.jordan.battery, stayed.s.jordan.acting) == (2, False)
    there = seat_at(
        board(at=1, queue="catcher"), mode="solo", scenario="a", story="a06", step="world", time=3, jordan=1
    )
    assert there.players[0].asked != "TAM-SOL-06"
    hunted = seat_at(
        board(at=2, queue="catcher"), mode="solo", scenario="a", story="a06", step="world", time=3, jordan=1
    )
    assert hunted.players[0].asked != "TAM-SOL-06", "it would change nothing"


@pytest.mark.rule("TAM-SOL-06", "TAM-SOL-08")
def test_nobody_is_asked_for_a_battery_where_jordans_figure_changes_nothing() -> None:
    elsewhere = before_the_warden("catcher", jordan=1, dice="H -", enemy="- basic")
    assert elsewhere.players[0].asked == "TAM-CBT-05"
    empty = before_the_warden("catcher", jordan=11, battery=0, dice="H -", enemy="- basic")
    assert empty.players[0].asked == "TAM-CBT-05"


@pytest.mark.rule("TAM-SOL-09")
def test_jordans_tile_left_unused_costs_nothing_but_the_own_one() -> None:
    scene = seat_at(board(at=1), mode="solo", scenario="h", step="move", jordan=12)
    (a,) = scene.players
    a.does(Stay(), Finish(), UseJordan())
    assert a.board.trace == 3
    assert list(a.menu) == [Finish(), UseJordan()]
    a.does(Finish())
    assert scene.s.jordan is not None
    assert (scene.s.jordan.battery, a.has("memory")) == (5, 0)


@pytest.mark.rule("TAM-SOL-13", "TAM-SOL-10", "TAM-SOL-11")
def test_a_battery_loaded_again_before_the_end_of_the_step_keeps_jordan() -> None:
    def last_cell() -> Scene:
        tokens = "R r1c1, G r1c2, R r1c3"
        return seat_at(board(colour="red", launcher=tokens), mode="solo", jordan=1, battery=1)

    kept = last_cell()
    kept.players[0].does(UseJordan()).launches("*?*", of="jordan")
    assert kept.s.step == Step.ACTIVITIES
    assert kept.s.jordan is not None
    assert kept.s.jordan.battery == 1
    gone = last_cell()
    gone.players[0].does(UseJordan(), Finish())
    assert gone.s.jordan is None
